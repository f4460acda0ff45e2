"""What the coach does in the workers, a piece at a time."""

from __future__ import annotations

from typing import Any

from tharsis.coach.chances import chances
from tharsis.coach.hints import Depth, Hint, hint, told
from tharsis.coach.weighing import Weighing, trained
from tharsis.kernel.game import Game
from tharsis.server.rows import TableRow
from tharsis.server.tables import Table
from tharsis.server.thinking import game_at

MOST_WEIGHINGS = 16  # that a worker keeps to go on with
At = tuple[str, str, dict[str, Any], int, dict[str, Any] | None, list[list[int]]]  # a table, and how far it is
_weighings: dict[tuple[str, int], tuple[list[list[int]], Weighing]] = {}


def at_table(table: Table) -> At:
    row: TableRow = table.row
    return row.id, row.game, row.setup, row.seed, row.start, table.game.steps()


def game_of(at: At) -> Game:
    return game_at(*at).copy()


def advise(at: At, seat: int, depth: Depth, simulations: int) -> Hint:
    """A hint with so many simulations; a worker goes on from where it was if it can."""
    known = _weighings.pop((at[0], seat), None)
    if known is not None and known[0] == at[5]:
        weighing = known[1]
    else:
        game = game_of(at)
        view = game.view(seat)
        if depth == 1 or view.decision is None or not trained(game.name(), game.setup()):
            return hint(view, depth)
        weighing = Weighing(view)
    _weighings[at[0], seat] = at[5], weighing
    while len(_weighings) > MOST_WEIGHINGS:
        _weighings.pop(next(iter(_weighings)))
    weighing.go_on(simulations - weighing.simulations)
    return told(weighing, depth) if depth > 1 else hint(weighing.view, depth)


def chances_at(at: At, seat: int) -> list[float]:
    return chances(game_of(at).view(seat))
