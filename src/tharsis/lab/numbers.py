"""A part of an observation: it names its numbers, and writes them into a row."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.node import NODES
from tharsis.lab.native import i32, vec
from tharsis.native import i64

Named = tuple[str, int]  # a number's name, and the unit it is told in: what an observation holds is number / unit
ME: Final = "me"
MOST_SEATS: Final = 5  # of any game


def seat_names(seats: int) -> list[str]:
    """The seats as the one that looks sees them: itself, then the others in turn order."""
    return [ME] + [f"rival{i}" for i in range(1, seats)]


def seat_from(seat: i64, other: i64, seats: i64) -> i64:
    """How many seats after the one that looks another one sits."""
    return (other - seat + seats) % seats


def clear(out: vec[i32], n: i64) -> None:
    """So many zeros."""
    i: i64 = 0
    while i < n:
        out[i] = 0
        i += 1


class Numbers:
    """Some numbers of a table as one seat may know it. A part of an expansion leaves the row alone at tables without
    that expansion."""

    def __init__(self, name: str, rows: list[str]) -> None:
        self.name: Final = name
        self.rows: Final = rows  # where the same numbers are told again and again: of each seat, of each area

    def named(self) -> list[Named]:
        """The numbers, or those of one of its rows."""
        raise NotImplementedError(self.name)

    def write(self, g: Game, seat: i64, out: vec[i32], at: i64) -> None:
        """Writes them from this place of a row on, which is all zeros so far."""
        raise NotImplementedError(self.name)


class Asked(Numbers):
    """The question to the seat that looks."""

    def __init__(self, kinds: list[str]) -> None:
        super().__init__("question", [])
        self.kinds: Final = kinds
        self.number: Final[dict[str, int]] = {kind: i for i, kind in enumerate(kinds)}

    def named(self) -> list[Named]:
        return [(kind, 1) for kind in self.kinds] + [("other", 1), ("least", 5), ("most", 5), ("options", 20)]

    def write(self, g: Game, seat: i64, out: vec[i32], at: i64) -> None:
        offer = g.offers[seat]
        if offer is None:
            return
        kinds: i64 = len(self.kinds)
        kind: i64 = self.number.get(NODES[g.lanes[seat].node].question(), len(self.kinds))
        out[at + kind] = 1
        least, most = g.bounds(seat)
        out[at + kinds + 1] = least
        out[at + kinds + 2] = most
        out[at + kinds + 3] = i32(len(offer.codes))


class Sheet:
    """An observation: the numbers of all parts in a row."""

    def __init__(self, parts: list[Numbers], starts: list[int], size: int) -> None:
        self.parts: Final = parts
        self.starts: Final = starts
        self.blank: vec[i32] = vec[i32]([0] * size)

    def filled(self, g: Game, seat: i64) -> object:
        """A fresh row, for numpy to look at."""
        out = self.blank[:]
        i = 0
        for part in self.parts:
            part.write(g, seat, out, self.starts[i])
            i += 1
        return out
