"""The way of a game: what each move left, and stations to go on from, so that going back plays no long game anew.

What is true is the record. A station is a copy of the game that was played from it; where one does not match its digest
any more, all are thrown away and the way is walked from its beginning.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, islice

from tharsis.kernel.record import answers_since
from tharsis.vocabulary.world import World

APART = 32  # moves from one station to the next, where somebody goes through a game,
MOST = 160  # and most of those stations: less than 2 MB
FAR = 256  # moves from one to the next where nobody does: that many are played in a millisecond
FEW = 1  # of which the last stay


@dataclass(frozen=True, slots=True)
class Move:
    """What one event left: so many answers of a seat, told in so many lines: those of MarsBot or the table are some."""

    seat: int
    answers: int
    lines: int
    reveals: int  # how often something hidden had been shown before


@lru_cache(maxsize=4096)
def move_of(seat: int, answers: int, lines: int, reveals: int) -> Move:
    """Most are like others, at this table or another one."""
    return Move(seat, answers, lines, reveals)


@dataclass(frozen=True, slots=True)
class Station:
    """The game after so many moves, and how long its record was."""

    moves: int
    history: int
    digests: int
    game: World
    digest: str


class Way:
    """All moves of a game so far, and its stations."""

    def __init__(self, first: Callable[[], World]) -> None:
        self.first = first  # the game before its first move
        self.moves: list[Move] = []
        self.stations: list[Station] = []  # by their moves
        self.walking = False  # somebody goes through it, and the stations stay;
        self.walked = False  # has done so since `rest`

    def pass_by(self, game: World) -> None:
        """The game goes on from here. A station is left behind only now: the last move can be taken back from it."""
        if self.moves and len(self.moves) % (APART if self.walking else FAR) == 0:
            self.keep(len(self.moves), game)

    def back_to(self, moves: int) -> None:
        """What came after so many moves is no part of the way any more."""
        del self.moves[moves:]
        self.stations = [one for one in self.stations if one.moves <= moves]

    def leading_to(self, line: int) -> tuple[int, int]:
        """How many moves, and how many lines, come before the move that tells a line; they are counted from 1."""
        told = 0
        for n, lines in enumerate(accumulate(move.lines for move in self.moves)):
            if lines >= line:
                return n, told
            told = lines
        return len(self.moves), told

    def walk(self, moves: int, game: World) -> World:
        """As `after`, for somebody who will soon want another moment: all stations on the way stay."""
        self.walked = self.walking = True
        return self.after(moves, game)

    def after(self, moves: int, game: World) -> World:
        """The game that has come to `game` as it was after so many moves, with its record, and free to go on."""
        start = self.before(moves)
        g = self.first() if start is None else again(start, game)
        n, at = (0, 0) if start is None else (start.moves, start.history)
        answers = answers_since(game, at)
        while n < moves:
            for step in islice(answers, self.moves[n].answers):
                g.take(step[0], step[2:])
            n += 1
            if n % APART == 0 and (self.walking or moves - n < APART):  # who goes back once may do it again
                self.keep(n, g)
        return g

    def at(self, answers: int, game: World) -> World:
        """The game as it was after so many answers, which may be in the middle of a move."""
        given = list(accumulate(move.answers for move in self.moves))
        moves = bisect(given, answers)
        g = self.walk(moves, game)
        begun = given[moves - 1] if moves else 0
        if begun < answers and moves < len(self.moves):
            for step in self.answers(moves, game, g)[: answers - begun]:
                g.take(step[0], step[2:])
        return g

    def answers(self, move: int, game: World, before: World) -> list[list[int]]:
        """Those of one move of `game`, by the game before it."""
        assert before.history is not None
        return list(islice(answers_since(game, len(before.history)), self.moves[move].answers))

    def before(self, moves: int) -> Station | None:
        """The last station up to there."""
        found = next((one for one in reversed(self.stations) if one.moves <= moves), None)
        if found is not None and found.game.digest() != found.digest:
            self.stations.clear()
            return None
        return found

    def keep(self, moves: int, game: World) -> None:
        """A station here, unless there is one; the oldest makes room."""
        if any(one.moves == moves for one in self.stations):
            return
        copy = game.copy()
        assert isinstance(copy, World) and game.history is not None
        station = Station(moves, len(game.history), len(game.digests), copy, copy.digest())
        self.stations = sorted([*self.stations, station], key=lambda one: one.moves)
        del self.stations[: -(MOST if self.walking else FEW)]

    def rest(self) -> None:
        """To be called from time to time: where nobody has walked since, few stations stay."""
        if not self.walked:
            self.thin()
        self.walked = False

    def thin(self) -> None:
        del self.stations[:-FEW]
        self.walking = False


def again(station: Station, game: World) -> World:
    """The game of a station with its part of the record of what it has come to."""
    copy = station.game.copy()
    assert isinstance(copy, World) and game.history is not None
    copy.history = game.history[: station.history]
    copy.digests = game.digests[: station.digests]
    return copy
