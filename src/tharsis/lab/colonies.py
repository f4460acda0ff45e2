"""The numbers of the Colonies expansion, and what may be answered about it."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.lab.mars import SEATS
from tharsis.lab.native import i32, vec
from tharsis.lab.numbers import Named, Numbers, seat_names
from tharsis.mars.colonies.moons import ABSENT, CLOSED, EMPTY, FEE_KINDS, MOONS, NO_MOONS, PLACES, STEPS, moons
from tharsis.mars.game import Mars
from tharsis.native import i64
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import STOCKS

KINDS: Final = ["trade", "colony", "bring", "moon", "marker", "fee", "advance"]  # of option
QUESTIONS: Final = ["colony", "fee", "advance", "bring", "moons", "marker"]
VISITS: Final[list[Named]] = [("visitor.me", 1), ("visitor.other", 1)]


class Tiles(Numbers):
    """Each colony tile."""

    def __init__(self) -> None:
        super().__init__("moons", [moon.name for moon in MOONS])

    def named(self) -> list[Named]:
        return [("here", 1), ("closed", 1), ("marker", 7), ("free", 3), ("mine", 1), ("others", 2), *VISITS]

    def write(self, g: Game, seat: i64, out: vec[i32], at: i64) -> None:
        assert isinstance(g, Mars)
        tiles = moons(g)
        if tiles is NO_MOONS:
            return
        m: i64 = 0
        n: i64 = len(MOONS)
        while m < n:
            marker = tiles.marker[m]
            if marker != ABSENT:
                out[at] = 1
                if marker == CLOSED:
                    out[at + 1] = 1
                out[at + 2] = marker
                k: i64 = 0
                while k < PLACES:
                    owner: i64 = tiles.colonies[m * PLACES + k]
                    out[at + (3 if owner == EMPTY else 4 if owner == seat else 5)] += 1
                    k += 1
                visitor: i64 = tiles.visitor[m]
                if visitor != EMPTY:
                    out[at + (6 if visitor == seat else 7)] = 1
            at += 6 + len(VISITS)
            m += 1


class Fleets(Numbers):
    """What each seat has among the tiles."""

    def __init__(self) -> None:
        super().__init__("fleets", seat_names(SEATS))

    def named(self) -> list[Named]:
        return [("fleets", 2), ("ready", 2), ("settled", 1), ("colonies", 3), ("discount", 2), ("advance", 2)]

    def write(self, g: Game, seat: i64, out: vec[i32], at: i64) -> None:
        assert isinstance(g, Mars)
        tiles = moons(g)
        if tiles is NO_MOONS:
            return
        seats: i64 = g.seats
        i: i64 = 0
        while i < seats:
            s: i64 = (seat + i) % seats
            out[at] = tiles.fleets[s]
            out[at + 1] = i32(tiles.ready_fleets(s))
            out[at + 2] = tiles.settled[s]
            out[at + 3] = i32(tiles.colonies_of(s))
            out[at + 4] = tiles.trade_discount[s]
            out[at + 5] = tiles.trade_advance[s]
            at += 6
            i += 1


def numbers() -> list[Numbers]:
    return [Tiles(), Fleets()]


def answers(cards: list[Card]) -> list[str]:
    """What may be answered here, in notation."""
    names = [moon.name for moon in MOONS]
    return [
        *(f"{verb} {name}" for verb in ("trade", "colony", "bring", "moon") for name in names),
        *(f"marker {name} {way}" for name in names for way in ("up", "down")),
        *(f"fee {STOCKS[kind]}" for kind in FEE_KINDS),
        *(f"advance {n}" for n in range(STEPS)),
    ]


def items() -> list[str]:
    """What they are about."""
    return [moon.name for moon in MOONS]
