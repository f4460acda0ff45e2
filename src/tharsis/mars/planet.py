"""The planet: its parameters, its areas and tiles, what may be placed where, and what placing brings."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.mars.board import (
    AREA_BONUS,
    AREAS,
    BESIDE_CITY,
    BESIDE_GREENERY,
    BESIDE_TWO_CITIES,
    BIT,
    BY_CITY_RULE,
    BY_GREENERY_RULE,
    CARDS,
    EMPTY,
    GANYMEDE,
    GREENERY_TILE,
    ISOLATED,
    LAND_MASK,
    METAL,
    METAL_MASK,
    NEXT_MASK,
    NEXT_TO,
    NOCTIS,
    OCEAN_MASK,
    OCEAN_TILE,
    ON_GANYMEDE,
    ON_LAND,
    ON_METAL_AREA,
    ON_METAL_BESIDE_OWN,
    ON_NOCTIS,
    ON_OCEAN_AREA,
    ON_PHOBOS,
    ON_VOLCANO,
    PHOBOS,
    PLACES_IN_ALL,
    VOLCANO_MASK,
    is_city,
    spread,
)
from tharsis.native import i64
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import (
    CREDITS,
    OCEANS,
    ON_CITY,
    ON_CITY_ON_MARS,
    ON_GREENERY,
    ON_METAL,
    ON_OCEAN,
    OXYGEN,
    TEMPERATURE,
)
from tharsis.vocabulary.world import World

GOAL: Final = [19, 14, 9]
NOBODY: Final = -1


class Planet(World):
    """What lies on Mars and its moons. The rest of the table is in `mars.game`."""

    def __init__(self, seats: int, seed: int, cards: list[Card], source: Planet | None = None) -> None:
        super().__init__(seats, seed, cards, source)
        if source is None:
            self.tile = [EMPTY] * PLACES_IN_ALL
            self.owner = [NOBODY] * PLACES_IN_ALL
            self.claim = [NOBODY] * PLACES_IN_ALL  # land claimed for later
            # derived from the tiles
            self.filled: i64 = 0
            self.near_any: i64 = 0
            self.near_city: i64 = 0
            self.near_two_cities: i64 = 0
            self.near_greenery: i64 = 0
            self.near = [0] * seats
            self.barred = [0] * seats  # areas claimed by others
            self.own_tiles = [0] * seats
            self.own_cities = [0] * seats
            self.own_greeneries = [0] * seats
            self.cities_on_mars = 0
            self.cities_in_all = 0
        else:
            self.tile = source.tile[:]
            self.owner = source.owner[:]
            self.claim = source.claim[:]
            self.filled = source.filled
            self.near_any = source.near_any
            self.near_city = source.near_city
            self.near_two_cities = source.near_two_cities
            self.near_greenery = source.near_greenery
            self.near = source.near[:]
            self.barred = source.barred[:]
            self.own_tiles = source.own_tiles[:]
            self.own_cities = source.own_cities[:]
            self.own_greeneries = source.own_greeneries[:]
            self.cities_on_mars = source.cities_on_mars
            self.cities_in_all = source.cities_in_all

    def become(self, other: Game) -> None:
        super().become(other)
        assert isinstance(other, Planet)
        self.tile = other.tile
        self.owner = other.owner
        self.claim = other.claim
        self.filled = other.filled
        self.near_any = other.near_any
        self.near_city = other.near_city
        self.near_two_cities = other.near_two_cities
        self.near_greenery = other.near_greenery
        self.near = other.near
        self.barred = other.barred
        self.own_tiles = other.own_tiles
        self.own_cities = other.own_cities
        self.own_greeneries = other.own_greeneries
        self.cities_on_mars = other.cities_on_mars
        self.cities_in_all = other.cities_in_all

    # ---- parameters
    def complete(self, parameter: int) -> bool:
        return self.params[parameter] >= GOAL[parameter]

    def terraformed(self) -> bool:
        p = self.params
        return p[TEMPERATURE] >= GOAL[0] and p[OXYGEN] >= GOAL[1] and p[OCEANS] >= GOAL[2]

    def cities(self, on_mars: bool) -> int:
        return self.cities_on_mars if on_mars else self.cities_in_all

    # ---- areas
    def where(self, seat: int, where: int) -> i64:
        """The areas of the map that a rule of placement allows this seat, as bits."""
        free: i64 = ~self.filled & ~i64(self.barred[seat])
        if where == ON_OCEAN_AREA:
            return OCEAN_MASK & free
        if where == ON_NOCTIS:
            return i64(BIT[NOCTIS]) & free
        land: i64 = LAND_MASK & free
        if where == BY_CITY_RULE:
            return land & ~self.near_city
        if where == BY_GREENERY_RULE:
            near: i64 = land & i64(self.near[seat])
            return near if near else land
        if where == ON_LAND:
            return land
        if where == ISOLATED:
            return land & ~self.near_any
        if where == ON_VOLCANO:
            return land & VOLCANO_MASK
        if where == ON_METAL_AREA:
            return land & METAL_MASK
        if where == ON_METAL_BESIDE_OWN:
            return land & METAL_MASK & i64(self.near[seat])
        if where == BESIDE_CITY:
            return land & self.near_city
        if where == BESIDE_TWO_CITIES:
            return land & self.near_two_cities
        if where == BESIDE_GREENERY:
            return land & self.near_greenery
        return 0

    def has_area(self, seat: int, where: int) -> bool:
        if where == ON_GANYMEDE:
            return self.tile[GANYMEDE] == EMPTY
        if where == ON_PHOBOS:
            return self.tile[PHOBOS] == EMPTY
        return self.where(seat, where) != 0

    def areas(self, seat: int, where: int) -> list[int]:
        if where == ON_GANYMEDE:
            return [GANYMEDE] if self.tile[GANYMEDE] == EMPTY else []
        if where == ON_PHOBOS:
            return [PHOBOS] if self.tile[PHOBOS] == EMPTY else []
        return spread(self.where(seat, where))

    def mark(self, seat: int, tile: int, area: int) -> None:
        """What is derived from a tile on an area."""
        if area < AREAS:
            around: i64 = i64(NEXT_MASK[area])
            self.filled |= i64(BIT[area])
            self.near_any |= around
            if is_city(tile):
                self.near_two_cities |= self.near_city & around
                self.near_city |= around
                self.cities_on_mars += 1
            elif tile == GREENERY_TILE:
                self.near_greenery |= around
        if is_city(tile):
            self.cities_in_all += 1
        if 0 <= seat < self.seats and tile != OCEAN_TILE:
            self.own_tiles[seat] += 1
            if area < AREAS:
                self.near[seat] |= NEXT_MASK[area]
            if tile == GREENERY_TILE:
                self.own_greeneries[seat] += 1
            elif is_city(tile):
                self.own_cities[seat] += 1

    def set_claim(self, seat: int, area: int) -> None:
        self.claim[area] = seat
        for s in range(self.seats):
            if s != seat:
                self.barred[s] |= BIT[area]

    def lay(self, seat: int, tile: int, area: int) -> None:
        """The tile lies there, and that is all."""
        self.tile[area] = tile
        self.owner[area] = NOBODY if tile == OCEAN_TILE else seat
        if self.claim[area] != NOBODY:
            self.claim[area] = NOBODY
            for s in range(self.seats):
                self.barred[s] &= ~BIT[area]
        self.mark(seat, tile, area)

    def put(self, seat: int, tile: int, area: int, terraforms: bool = True) -> None:
        """A seat places a tile: bonuses of the area and of oceans beside it, rating, parameters, effects."""
        self.lay(seat, tile, area)
        who = self.seat[seat]
        bonus = AREA_BONUS[area]
        i = 0
        while i < len(bonus):
            if bonus[i] == CARDS:
                self.draw(seat, bonus[i + 1])
            else:
                who.stock[bonus[i]] += bonus[i + 1]
            i += 2
        for b in NEXT_TO[area]:
            if self.tile[b] == OCEAN_TILE:
                who.stock[CREDITS] += 2
        if METAL[area]:
            self.happen(ON_METAL, seat, 0)
        if tile == OCEAN_TILE:
            self.params[OCEANS] += 1
            self.raise_rating(seat, 1)
            self.happen(ON_OCEAN, seat, 0)
        elif tile == GREENERY_TILE:
            if terraforms:
                self.raise_parameter(seat, OXYGEN, 1)
            self.happen(ON_GREENERY, seat, 0)
        elif is_city(tile):
            self.happen(ON_CITY, seat, 0)
            if area < AREAS:
                self.happen(ON_CITY_ON_MARS, seat, 0)

    def tile_of(self, seat: int, tile: int) -> int:
        """The area of a special tile that this seat owns, or -1."""
        for a in range(AREAS):
            if self.tile[a] == tile and self.owner[a] == seat:
                return a
        return -1
