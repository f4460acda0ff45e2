"""What the coach does in the workers, a piece at a time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import tharsis
from tharsis.coach.chances import chances, trained
from tharsis.coach.hints import Depth, Hint, hint, told
from tharsis.coach.links import position_in
from tharsis.coach.review import Review, Reviewing, State, one_piece
from tharsis.coach.weighing import SHOWN, Weighing
from tharsis.kernel.game import Game
from tharsis.server.rows import TableRow
from tharsis.server.tables import Table
from tharsis.server.thinking import game_at

ENOUGH = 2.0  # seconds of a core for a piece: what strangers made up may take a thousand times as long as other games
MOST_WEIGHINGS = 16  # that a worker keeps to go on with
At = tuple[str, str, dict[str, Any], int, dict[str, Any] | None, list[list[int]]]  # a table, and how far it is
MOST_REVIEWS = 4
_reviews: dict[tuple[str, int], Reviewing] = {}
_weighings: dict[tuple[str, int], tuple[list[list[int]], Weighing]] = {}


def at_table(table: Table) -> At:
    row: TableRow = table.row
    return row.id, row.game, row.setup, row.seed, row.start, table.game.steps()


def game_of(at: At) -> Game:
    return game_at(*at).copy()


@dataclass(frozen=True, slots=True)
class Advice:
    """What was found out: a hint, with how many simulations, and of a position everybody's chances."""

    hint: Hint
    simulations: int = 0
    finished: bool = True  # there were as many as were asked for, or there is nothing more to find out
    chances: list[float] | None = None


def advise(at: At, seat: int, depth: Depth, simulations: int) -> Advice:
    """With so many simulations, as far as there is time; a worker goes on from where it was if it can."""
    known = _weighings.get((at[0], seat))
    if known is not None and known[0] == at[5] and depth > 1:
        return gone_on(at[0], seat, at[5], known[1], depth, simulations)
    game = game_of(at)
    view = game.view(seat)
    if depth == 1 or view.decision is None or not trained(game.name(), game.setup()):
        return Advice(hint(view, depth))
    return gone_on(at[0], seat, at[5], Weighing(view, least=SHOWN), depth, simulations)


def gone_on(key: str, seat: int, steps: list[list[int]], weighing: Weighing, depth: Depth, simulations: int) -> Advice:
    _weighings.pop((key, seat), None)
    _weighings[key, seat] = steps, weighing
    while len(_weighings) > MOST_WEIGHINGS:
        _weighings.pop(next(iter(_weighings)))
    finished = weighing.go_on(simulations - weighing.simulations, ENOUGH)
    return Advice(told(weighing, depth), weighing.simulations, finished)


def analyse(link: str, seat: int, simulations: int) -> Advice:
    """About a position that somebody has made up; hidden cards are dealt anew in each future."""
    return replace(lines_of(link, seat, simulations), chances=list(chances_in(link, seat)))


@lru_cache(MOST_WEIGHINGS)
def chances_in(link: str, seat: int) -> tuple[float, ...]:
    return tuple(chances(tharsis.load(position_in(link)).view(seat), seconds=ENOUGH))


def lines_of(link: str, seat: int, simulations: int) -> Advice:
    known = _weighings.get((link, seat))
    if known is not None:
        return gone_on(link, seat, [], known[1], 3, simulations)
    game = tharsis.load(position_in(link))
    view = game.view(seat)
    if view.decision is None or not trained(game.name(), game.setup()):
        return Advice(hint(view, 3))
    return gone_on(link, seat, [], Weighing(view, least=SHOWN), 3, simulations)


def chances_at(at: At, seat: int) -> list[float]:
    return chances(game_of(at).view(seat), seconds=ENOUGH)


def look_back(key: str, record: dict[str, Any], seat: int, state: State | None) -> tuple[State, float, Review]:
    """One piece of a review: how far it is then, and what was found so far."""
    work = _reviews.pop((key, seat), None) or Reviewing(tharsis.replay(record), seat)
    _reviews[key, seat] = work
    while len(_reviews) > MOST_REVIEWS:
        _reviews.pop(next(iter(_reviews)))
    if state is not None:
        work.resume(state)
    one_piece(work, ENOUGH)
    return work.state(), work.progress, work.review()
