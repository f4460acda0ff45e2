"""Words about the map: placing tiles, claiming land, and what depends on the area just covered."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.asking import Asking
from tharsis.kernel.code import Offer, first, kind_of, last, offer_each, offer_row, pack, second
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import LOOSE, Lane, about_at, card_at, drop, is_bare, is_plain, push, step_at
from tharsis.kernel.node import CHOOSES, GIVES, MOVED, Node, intern
from tharsis.kernel.option import Option, Reason
from tharsis.mars.board import (
    AREA_NAME,
    AREAS,
    BY_CITY_RULE,
    BY_GREENERY_RULE,
    CAPITAL,
    CITY_TILE,
    EMPTY,
    GREENERY_TILE,
    NEXT_TO,
    OCEAN_TILE,
    ON_GANYMEDE,
    ON_LAND,
    ON_OCEAN_AREA,
    ON_PHOBOS,
    PLACES,
    TILES,
    is_city,
    spread,
)
from tharsis.mars.game import Mars
from tharsis.mars.map import BONUSES, CARDS, SEA
from tharsis.mars.planet import OCEAN_REWARD
from tharsis.mars.steps import FINAL
from tharsis.mars.words.targets import seat_name
from tharsis.native import i64
from tharsis.vocabulary.card import Card, Count, Need, Word
from tharsis.vocabulary.counts import per
from tharsis.vocabulary.gains import Instant
from tharsis.vocabulary.terms import (
    CREDITS,
    K_NO,
    K_PLACE,
    K_TARGET,
    NEUTRAL,
    OCEANS,
    ON_CITY,
    ON_CITY_ON_MARS,
    ON_GREENERY,
    ON_OCEAN,
    PLANTS,
    STEEL,
    T_BOARD,
    T_HAND,
    T_OTHERS,
    T_PRODUCTION,
    T_STOCK,
    TITANIUM,
)

TILE_ICON: Final = [
    "",
    "tile-ocean",
    "tile-greenery",
    "tile-city",
    "tile-capital",
    "tile-preserve",
    "tile-mining",
    "tile-mining",
    "tile-commercial",
    "tile-nuclear",
    "tile-industrial",
    "tile-ecological",
    "tile-lava",
    "tile-mohole",
    "tile-restricted",
    "tile-neural",
]
USUAL_PLACE: Final = {OCEAN_TILE: ON_OCEAN_AREA, GREENERY_TILE: BY_GREENERY_RULE, CITY_TILE: BY_CITY_RULE}


def place_option(g: Mars, code: i64, tile: i64, rewards: bool = True) -> Option:
    """Where a tile may go; the amounts are what the area and the oceans beside it bring."""
    area = last(code)
    name = AREA_NAME[area]
    brings: dict[str, int] = {}
    if rewards:
        bonus = g.map.bonus[area]
        for kind, n in zip(bonus[::2], bonus[1::2], strict=True):
            brings[BONUSES[kind]] = n
        oceans = sum(1 for b in NEXT_TO[area] if g.tile[b] == OCEAN_TILE)
        if oceans:
            brings["credits"] = OCEAN_REWARD * oceans
    fee = g.map.fee[area] if rewards else 0
    return Option(code, "place", f"place {TILES[tile]} {name}", item=TILES[tile], area=name, amounts=brings, amount=fee)


class Place(Word[Mars]):
    """A tile on the map or beside it. A word about the area just covered belongs to it and is done at once."""

    def __init__(self, tile: int, where: int = -1, then: Word | None = None) -> None:
        rule = where if where >= 0 else USUAL_PLACE.get(tile, ON_LAND)
        after: Word | None = None
        if then is not None:
            word = intern(then)
            assert isinstance(word, Word)
            after = word
        super().__init__(f"place {TILES[tile]} {PLACES[rule]}" + (f", {after.text}" if after is not None else ""))
        self.tile: Final = tile
        self.where: Final = rule
        self.then: Final = after
        self.rank = CHOOSES
        self.reveals = True  # an area may bring cards
        self.sees = T_BOARD
        self.touches = T_BOARD | T_STOCK | T_HAND | T_OTHERS
        self.bound = after is not None
        self.can_fail = tile != OCEAN_TILE or rule != ON_OCEAN_AREA

    def children(self) -> list[Node]:
        return [self.then] if self.then is not None else []

    def boxed(self) -> list[Word]:
        return self.then.boxed() if self.then is not None else []

    def fires(self) -> i64:
        if is_city(self.tile):
            off_map = self.where == ON_GANYMEDE or self.where == ON_PHOBOS
            return 1 << ON_CITY if off_map else 1 << ON_CITY | 1 << ON_CITY_ON_MARS
        return 1 << ON_GREENERY if self.tile == GREENERY_TILE else 0

    def touching(self, g: Mars, seat: i64) -> i64:
        """The stocks of others only if one of them waits for such a tile."""
        waits = 1 << ON_OCEAN if self.tile == OCEAN_TILE else self.fires()
        for s in range(g.seats):
            if s != seat and g.seat[s].hears & waits:
                return self.touches
        return self.touches & ~T_OTHERS

    def revealing(self, g: Mars, seat: i64) -> bool:
        for a in g.areas(seat, self.where, self.tile):
            if CARDS in g.map.bonus[a][::2]:
                return True
        return False

    def feasible(self, w: Mars, seat: i64, card: Card) -> bool:
        if self.tile == OCEAN_TILE and w.complete(OCEANS):
            return True  # oceans beyond the ninth never block
        if w.rules.tiles_may_fail:
            return True
        price = 0
        if w.map.fees:
            price = w.price(w.seat[seat], card)
        return w.has_area(seat, self.where, self.tile, price)

    def possible_now(self, w: Mars, seat: i64) -> bool:
        return w.has_area(seat, self.where, self.tile)

    def obstacle(self, w: Mars, seat: i64, card: Card) -> Reason:
        return Reason("no_area", TILES[self.tile], 1, 0)

    def asks(self, g: Mars, seat: i64, card: i64, about: i64) -> bool:
        used_up = g.complete(OCEANS) if self.tile == OCEAN_TILE else self.tile >= CAPITAL and self.tile in g.tile
        return not used_up and g.has_area(seat, self.where, self.tile)

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        return offer_row(K_PLACE, g.areas(seat, self.where, self.tile))

    def chosen(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> None:
        area = last(code)
        g.put(seat, self.tile, area)
        if self.then is not None:
            push(g.lanes[seat], self.then.number, seat, card, area + 1, 0)

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        return place_option(g, code, self.tile)

    def idle(self, w: Mars, seat: i64, card: i64) -> str:
        return "ocean" if self.tile == OCEAN_TILE and w.complete(OCEANS) else ""

    def shows(self) -> list[Icon]:
        star = self.where != USUAL_PLACE.get(self.tile, ON_LAND)
        return [Icon(TILE_ICON[self.tile], star=star), *(self.then.shows() if self.then is not None else [])]

    def signals(self) -> list[tuple[str, int]]:
        return [("place." + TILES[self.tile], 1), *(self.then.signals() if self.then is not None else [])]


class ClaimLand(Word[Mars]):
    """A marker on a free area: only its owner may build there. No bonus comes yet."""

    def __init__(self) -> None:
        super().__init__("claim land")
        self.rank = CHOOSES
        self.sees = T_BOARD
        self.touches = T_BOARD
        self.can_fail = True

    def free(self, w: Mars) -> list[int]:
        land: i64 = w.map.land & ~w.filled
        return [a for a in spread(land) if w.claim[a] < 0]

    def feasible(self, w: Mars, seat: i64, card: Card) -> bool:
        return len(self.free(w)) > 0

    def obstacle(self, w: Mars, seat: i64, card: Card) -> Reason:
        return Reason("no_area", "claim", 1, 0)

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        return offer_each(K_PLACE, self.free(g))

    def chosen(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> None:
        g.set_claim(seat, last(code))

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        area = AREA_NAME[last(code)]
        return Option(code, "claim_land", f"claim {area}", area=area)

    def shows(self) -> list[Icon]:
        return [Icon("u-flag", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("claim_land", 1)]


class MetalOfArea(Instant[Mars]):
    """Production of the metal printed on the area just covered; copied, of the area where the card's tile lies."""

    def __init__(self) -> None:
        super().__init__("produce metal of the area")
        self.touches = T_PRODUCTION
        self.in_box = True

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        return about_at(g.lanes[lane], at) <= AREAS and super().stands(g, lane, at)

    def does(self, w: Mars, seat: i64, card: i64, about: i64) -> None:
        area = about - 1 if about else w.tile_of(seat, w.cards[card].tile)
        if area >= 0:
            for kind in w.map.bonus[area][::2]:
                if kind == STEEL or kind == TITANIUM:
                    w.seat[seat].production[kind] += 1
                    return

    def shows(self) -> list[Icon]:
        return [
            Icon("r-steel", 1, production=True, star=True),
            Icon("slash"),
            Icon("r-titanium", 1, production=True, star=True),
        ]

    def signals(self) -> list[tuple[str, int]]:
        return [("produce.metal_of_area", 1)]


class RemoveBeside(Word[Mars]):
    """Up to so many credits from one owner of a tile beside the one just placed."""

    def __init__(self, n: int) -> None:
        super().__init__(f"remove {n} credits beside")
        self.n: Final = n
        self.rank = CHOOSES
        self.touches = T_OTHERS
        self.sees = T_OTHERS

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        return 0 < about_at(row, at) <= AREAS and step_at(row, at) == 0 and super().stands(g, lane, at)

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        owners: list[int] = []
        out = Offer()
        for b in NEXT_TO[about - 1]:
            owner = g.owner[b]
            if g.tile[b] == EMPTY or g.tile[b] == OCEAN_TILE or owner in owners:
                continue
            owners.append(owner)
            if owner == NEUTRAL:
                out.add(pack(K_TARGET, first=owner, second=self.n))
                continue
            place = 0
            for have in g.pools(owner, CREDITS):
                n = min(self.n, have)
                while n > 0:
                    out.add(pack(K_TARGET, place, first=owner, second=n))
                    n -= 1
                place += 1
        out.add(pack(K_NO))
        return out

    def chosen(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> None:
        s = first(code)
        if kind_of(code) != K_NO and s != NEUTRAL:
            g.take_stock(s, CREDITS, second(code), last(code))

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        if kind_of(code) == K_NO:
            return Option(code, "no", "remove nothing", item="credits")
        s, n = first(code), second(code)
        place = g.place_name(last(code))
        notation = f"remove {n} credits from {seat_name(s)}" + (f" {place}" if place else "")
        return Option(code, "remove", notation, seat=s, item="credits", place=place, amount=n, useless=s == NEUTRAL)

    def shows(self) -> list[Icon]:
        return [Icon("r-mc", -self.n, any=True, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("remove.credits", self.n)]


class EachNeighbour(Count[Mars]):
    """Tiles of a kind beside the special tile that this card placed, whoever owns them."""

    def __init__(self, tile: int, each: int = 1) -> None:
        super().__init__(f"each {TILES[tile]} beside", each, 1)
        self.tile: Final = tile

    def number_of(self, w: Mars, seat: i64, card: i64) -> i64:
        area = w.tile_of(seat, w.cards[card].tile)
        n = 0
        if area >= 0:
            for b in NEXT_TO[area]:
                if w.tile[b] == self.tile or (self.tile == CITY_TILE and is_city(w.tile[b])):
                    n += 1
        return n

    def shows(self) -> list[Icon]:
        return per(Icon(TILE_ICON[self.tile], any=True, star=True), 1)

    def signals(self) -> list[tuple[str, int]]:
        return [("each.beside." + TILES[self.tile], self.each)]


class OwnTile(Need[Mars]):
    """A city or greenery tile of one's own."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"needs own {TILES[tile]}")
        self.tile: Final = tile

    def met(self, w: Mars, seat: i64, shift: i64) -> bool:
        return (w.own_cities if self.tile == CITY_TILE else w.own_greeneries)[seat] > 0

    def short(self, w: Mars, seat: i64, shift: i64) -> Reason:
        return Reason("own_city" if self.tile == CITY_TILE else "own_greenery", TILES[self.tile], 1, 0)

    def shows(self) -> list[Icon]:
        return [Icon(TILE_ICON[self.tile], 1)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs." + TILES[self.tile], 1)]


class Enter(Node[Mars]):
    """Whoever places a tile on an area with a fee pays it, and gets the ocean that it buys. What the tile itself brings
    comes first and may pay for it."""

    def __init__(self) -> None:
        super().__init__("enter")
        self.rank = GIVES

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        area = about_at(row, at) - 1
        if lane == g.seats or card_at(row, at) or step_at(row, at) not in (0, LOOSE) or not 0 <= area < AREAS:
            return False
        return 0 < g.map.fee[area] <= g.money(g.seat[lane]) and g.owner[area] == lane

    def run(self, g: Mars, lane: Lane) -> int:
        seat, area = lane.seat, lane.about - 1
        drop(lane)
        if SEA in g.map.bonus[area][::2]:
            push(lane, PLACE_OCEAN.number, seat, 0, 0, LOOSE)
        g.charge(seat, g.map.fee[area])
        return MOVED


class LastGreenery(Asking[Mars]):
    """After the final production: plants into greeneries as long as they last, in player order. No oxygen rises."""

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        mine = g.answers(lane)
        return mine and at == 0 and is_plain(g.lanes[lane], at) and g.table_step() == FINAL

    def asks(self, g: Mars, seat: i64, card: i64, about: i64) -> bool:
        who = g.seat[seat]
        return who.stock[PLANTS] >= who.greenery_cost and g.has_area(seat, BY_GREENERY_RULE, GREENERY_TILE)

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        out = offer_row(K_PLACE, g.areas(seat, BY_GREENERY_RULE, GREENERY_TILE))
        out.add(pack(K_NO))
        return out

    def chosen(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> None:
        if kind_of(code) == K_PLACE:
            self.ask_again(g, seat, 0, 0, 0)
            g.seat[seat].stock[PLANTS] -= g.seat[seat].greenery_cost
            g.put(seat, GREENERY_TILE, last(code), False)

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        if kind_of(code) == K_NO:
            return Option(code, "no", "no more", item="greenery")
        return place_option(g, code, GREENERY_TILE)

    def question(self) -> str:
        return "last_greenery"


class WorldOcean(Asking[Mars]):
    """An ocean of the World Government: the chooser says where and gains nothing."""

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        if not g.answers(lane) or not is_bare(row, at):
            return False
        return step_at(row, at) == 0 or step_at(row, at) == LOOSE

    def asks(self, g: Mars, seat: i64, card: i64, about: i64) -> bool:
        return not g.complete(OCEANS) and g.has_area(seat, ON_OCEAN_AREA)

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        return offer_row(K_PLACE, g.areas(seat, ON_OCEAN_AREA))

    def chosen(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> None:
        g.lay(-1, OCEAN_TILE, last(code))
        g.params[OCEANS] += 1
        g.happen(ON_OCEAN, -1, 0)

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        return place_option(g, code, OCEAN_TILE, False)

    def question(self) -> str:
        return "world_ocean"


PLACE_OCEAN: Final = Place(OCEAN_TILE)
PLACE_GREENERY: Final = Place(GREENERY_TILE)
PLACE_CITY: Final = Place(CITY_TILE)
intern(PLACE_OCEAN)
intern(PLACE_GREENERY)
intern(PLACE_CITY)
LAST_GREENERY: Final = intern(LastGreenery("last greenery"))
WORLD_OCEAN: Final = intern(WorldOcean("world ocean"))
intern(Enter())
