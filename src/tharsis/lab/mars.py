"""The numbers of a table of Terraforming Mars."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.lab.native import i32, vec
from tharsis.lab.numbers import Named, Numbers, seat_from, seat_names
from tharsis.lab.world import OF_SEAT, write_flag, write_row, write_seat
from tharsis.mars.board import AREA_NAME, AREAS, EMPTY, GREENERY_TILE, NEXT_TO, OCEAN_TILE, PLACES_IN_ALL, is_city
from tharsis.mars.game import Mars
from tharsis.mars.goals import AWARD_COST, claimed_by
from tharsis.mars.map import AREA_KINDS, BONUSES, Map
from tharsis.native import i64
from tharsis.vocabulary.terms import NEUTRAL

SEATS: Final = 5
GOALS: Final = 5  # milestones of a map, and awards
STEPS: Final = 42  # from a dry planet to a green one


class MarsTable(Numbers):
    """What belongs to nobody: the planet, how far the game is, what was agreed."""

    def __init__(self, maps: list[str]) -> None:
        super().__init__("table", [])
        self.maps: Final = maps

    def named(self) -> list[Named]:
        return (
            [("seats", 5), ("generation", 14), ("temperature", 19), ("oxygen", 14), ("oceans", 9), ("steps_left", 42)]
            + [("actions", 2), ("deck", 200), ("discard", 100), ("milestones", 3), ("awards", 3), ("award_price", 20)]
            + [(f"milestone{i}.need", 10) for i in range(GOALS)]
            + [("corporate_era", 1), ("draft", 1), ("world_government", 1), ("rating_goal", 1), ("over", 1)]
            + [("map." + name, 1) for name in self.maps]
        )

    def write(self, g: Game, seat: i64, out: vec[i32], at: i64) -> None:
        assert isinstance(g, Mars)
        out[at] = i32(g.seats)
        out[at + 1] = i32(g.generation)
        write_row(g.params, out, at + 2)
        out[at + 5] = i32(STEPS - g.params[0] - g.params[1] - g.params[2])
        out[at + 6] = i32(g.actions)
        out[at + 7] = i32(len(g.deck))
        out[at + 8] = i32(len(g.discard))
        funded = len(g.awards) // 2
        out[at + 9] = i32(len(g.milestones) // 2)
        out[at + 10] = i32(funded)
        if funded < len(AWARD_COST):
            out[at + 11] = AWARD_COST[funded]
        at += 12
        i: i64 = 0
        for goal in g.map.milestones:
            if i < GOALS:
                out[at + i] = goal.need
            i += 1
        at += GOALS
        rules = g.rules
        write_flag(rules.corporate_era, out, at)
        write_flag(g.drafts(), out, at + 1)
        write_flag(rules.world_government, out, at + 2)
        write_flag(rules.solo_goal == "tr63", out, at + 3)
        write_flag(g.over, out, at + 4)
        i = 0
        for name in self.maps:
            write_flag(name == g.map.name, out, at + 5 + i)
            i += 1


class MarsSeats(Numbers):
    """What is open of each seat, the one that looks first."""

    def __init__(self) -> None:
        super().__init__("seats", seat_names(SEATS))
        self.width: Final = len(self.named())

    def named(self) -> list[Named]:
        return [
            *OF_SEAT,
            *([("active", 1), ("first", 1), ("shielded", 1), ("power_discount", 3)]),
            *([("tiles", 10), ("cities", 4), ("greeneries", 8), ("points.cities", 10), ("points.cards", 20)]),
            *((f"milestone{i}.{what}", unit) for i in range(GOALS) for what, unit in (("has", 10), ("claimed", 1))),
            *((f"award{i}.{what}", unit) for i in range(GOALS) for what, unit in (("has", 10), ("funded", 1))),
        ]

    def write(self, g: Game, seat: i64, out: vec[i32], at: i64) -> None:
        assert isinstance(g, Mars)
        seats: i64 = g.seats
        i: i64 = 0
        while i < seats:
            self.write_one(g, (seat + i) % seats, i == 0, out, at + i * self.width)
            i += 1
        self.write_cities(g, seat, out, at + len(OF_SEAT) + 7)

    def write_cities(self, g: Mars, seat: i64, out: vec[i32], at: i64) -> None:
        """A point for each greenery beside a city, for whoever owns the city."""
        seats: i64 = g.seats
        a: i64 = 0
        while a < AREAS:
            owner: i64 = g.owner[a]
            if owner >= 0 and owner < seats and is_city(g.tile[a]):
                place: i64 = at + self.width * seat_from(seat, owner, seats)
                for b in NEXT_TO[a]:
                    if g.tile[b] == GREENERY_TILE:
                        out[place] += 1
            a += 1

    def write_one(self, g: Mars, s: i64, own: bool, out: vec[i32], at: i64) -> None:
        at = write_seat(g, s, own, out, at)
        who = g.seat[s]
        write_flag(g.active == s, out, at)
        write_flag(g.first == s, out, at + 1)
        write_flag(who.shielded, out, at + 2)
        out[at + 3] = i32(who.power_discount)
        out[at + 4] = i32(g.own_tiles[s])
        out[at + 5] = i32(g.own_cities[s])
        out[at + 6] = i32(g.own_greeneries[s])
        out[at + 8] = sum(g.other_points(s))
        at += 9
        i = 0
        for milestone in g.map.milestones:
            if i < GOALS:
                out[at + 2 * i] = i32(g.measure(s, milestone.measure))
                write_flag(claimed_by(g.milestones, i) == s, out, at + 2 * i + 1)
            i += 1
        at += 2 * GOALS
        i = 0
        for award in g.map.awards:
            if i < GOALS:
                out[at + 2 * i] = i32(g.measure(s, award.measure))
                write_flag(claimed_by(g.awards, i) == s, out, at + 2 * i + 1)
            i += 1


# planes of the map: what is printed on an area,
VOLCANO: Final = len(AREA_KINDS)
FEE: Final = VOLCANO + 1
BRINGS: Final = FEE + 1
# what lies there,
TILE: Final = BRINGS + len(BONUSES)
OCEAN: Final = 0
GREENERY: Final = 1
CITY: Final = 2
SPECIAL: Final = 3
# and whose it is
OWNER: Final = TILE + 4
OF_NEUTRAL: Final = OWNER + SEATS
CLAIM: Final = OF_NEUTRAL + 1
CLAIM_OF_OTHER: Final = CLAIM + 1
PLANES: Final[list[Named]] = (
    [(kind, 1) for kind in AREA_KINDS]
    + [("volcano", 1), ("fee", 6)]
    + [("brings." + kind, 2) for kind in BONUSES]
    + [("tile.ocean", 1), ("tile.greenery", 1), ("tile.city", 1), ("tile.special", 1)]
    + [("owner." + name, 1) for name in seat_names(SEATS)]
    + [("owner.neutral", 1), ("claim.me", 1), ("claim.other", 1)]
)


def plane_of(tile: int) -> i64:
    """The plane that a tile is told in."""
    if tile == OCEAN_TILE:
        return OCEAN
    if tile == GREENERY_TILE:
        return GREENERY
    return CITY if is_city(tile) else SPECIAL


class MarsMap(Numbers):
    """Area by area, the two off the map included."""

    def __init__(self) -> None:
        super().__init__("map", list(AREA_NAME))
        self.map: Map | None = None
        self.printed: list[int] = []  # of this map: place and number, alternating

    def named(self) -> list[Named]:
        return list(PLANES)

    def write(self, g: Game, seat: i64, out: vec[i32], at: i64) -> None:
        assert isinstance(g, Mars)
        width: i64 = len(PLANES)
        if g.map is not self.map:  # most often the same as last time
            self.map = g.map
            self.printed = printed_on(g.map)
        printed = self.printed
        i: i64 = 0
        n: i64 = len(printed)
        while i < n:
            out[at + i64(printed[i])] = printed[i + 1]
            i += 2
        a: i64 = 0
        seats: i64 = g.seats
        while a < PLACES_IN_ALL:
            tile = g.tile[a]
            if tile != EMPTY:
                out[at + TILE + plane_of(tile)] = 1
                owner: i64 = g.owner[a]
                if owner == NEUTRAL:
                    out[at + OF_NEUTRAL] = 1
                elif owner >= 0:
                    out[at + OWNER + seat_from(seat, owner, seats)] = 1
            claim: i64 = g.claim[a]
            if claim >= 0:
                out[at + (CLAIM if claim == seat else CLAIM_OF_OTHER)] = 1
            at += width
            a += 1


def printed_on(map: Map) -> list[int]:
    """What a map is before anybody has been there."""
    out: list[int] = []
    for a in range(PLACES_IN_ALL):
        at = a * len(PLANES)
        out += [at + map.kind[a], 1]
        if map.volcano[a]:
            out += [at + VOLCANO, 1]
        if map.fee[a]:
            out += [at + FEE, map.fee[a]]
        bonus = map.bonus[a]
        for k in range(0, len(bonus), 2):
            out += [at + BRINGS + bonus[k], bonus[k + 1]]
    return out


def around(g: Mars, seat: i64, out: vec[i32], at: i64, areas: list[int]) -> None:
    """What lies on these areas: see AROUND."""
    for b in areas:
        tile = g.tile[b]
        mine = g.owner[b] == seat
        if tile == EMPTY:
            out[at + 5] += 1
        elif tile == OCEAN_TILE:
            out[at] += 1
        elif tile == GREENERY_TILE:
            out[at + (1 if mine else 2)] += 1
        elif is_city(tile):
            out[at + (3 if mine else 4)] += 1


AROUND: Final[list[Named]] = [
    ("beside.oceans", 2),
    ("beside.own_greeneries", 2),
    ("beside.other_greeneries", 2),
    ("beside.own_cities", 2),
    ("beside.other_cities", 2),
    ("beside.free", 6),
]
