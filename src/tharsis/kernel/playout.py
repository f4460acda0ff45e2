"""A game played on by policies, one for each seat, to its end or until something happens: what search lives on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tharsis.kernel.errors import GameError
from tharsis.kernel.game import Game
from tharsis.kernel.node import node_of
from tharsis.kernel.rows import row_of
from tharsis.native import Row, i64, mypyc_attr

LONGEST: Final = 50_000  # decisions


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Who answers for a seat. Unlike a bot it sees the whole game: it belongs on a copy, or on a sample of a view."""

    def answer(self, game: Game, seat: i64) -> list[int]:
        """Codes of the options picked, see `Game.codes` and `Game.bounds`."""
        raise NotImplementedError

    def answer_row(self, game: Game, seat: i64) -> Row:
        """The same in a row: for policies that are compiled."""
        return row_of(self.answer(game, seat))


class Until:
    """Where a playout stops: when a generation or round has begun, after so many decisions, or when a seat has its next
    turn. Whatever comes first."""

    def __init__(self, *, rounds: int = 0, decisions: int = 0, turn_of: int = -1) -> None:
        self.rounds: Final = rounds
        self.decisions: Final = decisions
        self.turn_of: Final = turn_of

    def reached(self, game: Game, taken: i64) -> bool:
        if 0 < self.decisions <= taken or 0 < self.rounds <= game.rounds():
            return True
        return taken > 0 and self.turn_of >= 0 and has_turn(game, self.turn_of)


THE_END: Final = Until()


def has_turn(game: Game, seat: i64) -> bool:
    """The seat is asked what it does next, and not about something that it has begun."""
    return game.offers[seat] is not None and node_of(game.lanes[seat].node).is_turn


def playout(game: Game, policies: Sequence[Policy], stop: Until = THE_END) -> i64:
    """Plays on until the end or where it should stop; gives the number of decisions."""
    before = game.decisions
    while not game.over:
        taken = game.decisions - before
        if stop is not THE_END and stop.reached(game, taken):
            break
        if taken > LONGEST:
            raise GameError(f"no end after {LONGEST} decisions")
        seat = 0
        while game.offers[seat] is None:
            seat += 1
        game.take_row(seat, policies[seat].answer_row(game, seat))
    return game.decisions - before
