"""Going back by agreement: somebody asks, all other people at the table say whether they agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tharsis.server.way import Move


@dataclass(frozen=True, slots=True)
class GoingBack:
    """What somebody asks of the others; any answer to the game ends it."""

    seat: int
    left: frozenset[int]  # who has not agreed yet
    line: int  # of the log, the first that would be taken back

    def agreed(self, seat: int) -> GoingBack:
        return replace(self, left=self.left - {seat})

    def told(self) -> dict[str, Any]:
        return {"seat": self.seat, "left": sorted(self.left), "line": self.line}


def lines_before(moves: Sequence[Move], seat: int, lines: int) -> int:
    """How many of so many lines were there before the last move of a seat."""
    first = last_of(moves, seat)
    return lines if first is None else lines - sum(move.lines for move in moves[first:])


def last_of(moves: Sequence[Move], seat: int | None = None) -> int | None:
    """The number of the last move, of a seat if one is named. A line that only tells something is none."""
    found = (n for n in reversed(range(len(moves))) if moves[n].answers and seat in (None, moves[n].seat))
    return next(found, None)
