"""The planet: its parameters, its areas and tiles, what may be placed where, and what placing brings."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.lanes import LOOSE, push
from tharsis.kernel.node import Later
from tharsis.kernel.rows import row_of, row_with
from tharsis.mars.board import (
    AREAS,
    BESIDE_CITY,
    BESIDE_GREENERY,
    BESIDE_TWO_CITIES,
    BIT,
    BY_CITY_RULE,
    BY_GREENERY_RULE,
    EMPTY,
    GANYMEDE,
    GREENERY_TILE,
    ISOLATED,
    NEXT_MASK,
    NEXT_TO,
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
    is_city,
    spread,
)
from tharsis.mars.map import CARDS, SEA, Map
from tharsis.mars.tracks import GOAL
from tharsis.native import Row, append, i64, vec
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.effects import When
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
from tharsis.vocabulary.world import Seat, World

NOBODY: Final = -1
OCEAN_REWARD: Final = 2  # for each ocean beside a tile
ENTER: Final = Later("enter")


def occasions_of(tile: i64) -> i64:
    """What placing such a tile on Mars sets off, as bits."""
    if is_city(tile):
        return 1 << ON_CITY | 1 << ON_CITY_ON_MARS
    return 1 << ON_GREENERY if tile == GREENERY_TILE else 1 << ON_OCEAN if tile == OCEAN_TILE else 0


def seats_like(source: Planet | None, n: i64) -> vec[Seat]:
    """So many seats: copies of those of a table, or fresh ones."""
    out = vec[Seat](capacity=n)
    i: i64 = 0
    while i < n:
        out = append(out, Seat(None if source is None else source.seat[i]))
        i += 1
    return out


class Planet(World):
    """What lies on Mars and its moons. The rest of the table is in `mars.game`."""

    def __init__(self, seats: int, seed: int, cards: list[Card], map: Map, source: Planet | None = None) -> None:
        super().__init__(seats_like(source, seats), seed, cards, source)
        self.map = map
        if source is None:
            self.tile = row_with(PLACES_IN_ALL, EMPTY)
            self.owner = row_with(PLACES_IN_ALL, NOBODY)
            self.claim = row_with(PLACES_IN_ALL, NOBODY)  # land claimed for later
            # derived from the tiles
            self.filled: i64 = 0
            self.near_any: i64 = 0
            self.near_city: i64 = 0
            self.near_two_cities: i64 = 0
            self.near_greenery: i64 = 0
            self.near = row_with(seats)
            self.barred = row_with(seats)  # areas claimed by others
            self.own_tiles = row_with(seats)
            self.own_cities = row_with(seats)
            self.own_greeneries = row_with(seats)
            self.cities_on_mars: i64 = 0
            self.cities_in_all: i64 = 0
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
        self.map = other.map
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
    def complete(self, parameter: i64) -> bool:
        return self.params[parameter] >= GOAL[parameter]

    def terraformed(self) -> bool:
        p = self.params
        return p[TEMPERATURE] >= GOAL[0] and p[OXYGEN] >= GOAL[1] and p[OCEANS] >= GOAL[2]

    def cities(self, on_mars: bool) -> i64:
        if on_mars:
            return self.cities_on_mars
        return self.cities_in_all

    def first_production(self) -> i64:
        """Where every production of every seat began."""
        return 0

    # ---- areas
    def where(self, seat: i64, where: i64, tile: i64 = EMPTY, price: i64 = 0) -> i64:
        """The areas that a rule of placement allows this seat for a tile, as bits. The fee of an area must be left when
        the price is paid."""
        map = self.map
        free: i64 = ~self.filled & ~i64(self.barred[seat])
        if where == ON_OCEAN_AREA:
            return map.oceans & free
        if where == ON_NOCTIS:
            if map.reserved:
                return map.reserved & free
            where = BY_CITY_RULE
        land: i64 = map.land & free
        if map.fees & land:
            land &= ~self.too_dear(seat, tile, price)
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
            return land & map.volcanoes
        if where == ON_METAL_AREA:
            return land & map.metals
        if where == ON_METAL_BESIDE_OWN:
            return land & map.metals & i64(self.near[seat])
        if where == BESIDE_CITY:
            return land & self.near_city
        if where == BESIDE_TWO_CITIES:
            return land & self.near_two_cities
        if where == BESIDE_GREENERY:
            return land & self.near_greenery
        return 0

    def too_dear(self, seat: i64, tile: i64, price: i64) -> i64:
        """The areas whose fee this seat could not pay, counting what the tile surely brings at once."""
        out: i64 = 0
        for a in spread(self.map.fees):
            money = self.money(self.seat[seat]) - price + self.tile_brings(seat, tile)
            for b in NEXT_TO[a]:
                if self.tile[b] == OCEAN_TILE:
                    money += OCEAN_REWARD
            if money < self.map.fee[a]:
                out |= i64(BIT[a])
        return out

    def tile_brings(self, seat: i64, tile: i64) -> i64:
        """Credits that the seat's own effects pay for an own tile on Mars."""
        fires = occasions_of(tile)
        n = 0
        for c in self.seat[seat].listeners:
            for effect in self.cards[c].effects:
                if isinstance(effect, When) and fires >> effect.occasion & 1:
                    n += effect.then.brings(self, seat, CREDITS, False)
        return n

    def has_area(self, seat: i64, where: i64, tile: i64 = EMPTY, price: i64 = 0) -> bool:
        if where == ON_GANYMEDE:
            return self.tile[GANYMEDE] == EMPTY
        if where == ON_PHOBOS:
            return self.tile[PHOBOS] == EMPTY
        return self.where(seat, where, tile, price) != 0

    def areas(self, seat: i64, where: i64, tile: i64 = EMPTY) -> Row:
        if where == ON_GANYMEDE:
            return row_of([GANYMEDE] if self.tile[GANYMEDE] == EMPTY else [])
        if where == ON_PHOBOS:
            return row_of([PHOBOS] if self.tile[PHOBOS] == EMPTY else [])
        return spread(self.where(seat, where, tile))

    def mark(self, seat: i64, tile: i64, area: i64) -> None:
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

    def set_claim(self, seat: i64, area: i64) -> None:
        self.claim[area] = seat
        for s in range(self.seats):
            if s != seat:
                self.barred[s] |= BIT[area]

    def lay(self, seat: i64, tile: i64, area: i64) -> None:
        """The tile lies there, and that is all."""
        self.tile[area] = tile
        self.owner[area] = NOBODY if tile == OCEAN_TILE else seat
        if self.claim[area] != NOBODY:
            self.claim[area] = NOBODY
            for s in range(self.seats):
                self.barred[s] &= ~BIT[area]
        self.mark(seat, tile, area)

    def put(self, seat: i64, tile: i64, area: i64, terraforms: bool = True) -> None:
        """A seat places a tile: bonuses of the area and of oceans beside it, rating, parameters, effects."""
        self.lay(seat, tile, area)
        who = self.seat[seat]
        bonus = self.map.bonus[area]
        i = 0
        while i < len(bonus):
            if bonus[i] == CARDS:
                self.draw(seat, bonus[i + 1])
            elif bonus[i] != SEA:  # that comes when the fee is paid
                who.stock[bonus[i]] += bonus[i + 1]
            i += 2
        for b in NEXT_TO[area]:
            if self.tile[b] == OCEAN_TILE:
                who.stock[CREDITS] += OCEAN_REWARD
        if self.map.metal[area]:
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
        if self.map.fee[area]:
            push(self.lanes[seat], ENTER.number, seat, 0, area + 1, LOOSE)

    def tile_of(self, seat: i64, tile: i64) -> i64:
        """The area of a special tile that this seat owns, or -1."""
        for a in range(AREAS):
            if self.tile[a] == tile and self.owner[a] == seat:
                return a
        return -1
