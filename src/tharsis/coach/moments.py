"""The questions that a seat has answered in a game, each judged from what it knew then and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import mean, stdev
from time import process_time
from typing import Final, Literal

from tharsis.bots.minds import Mind
from tharsis.bots.outcome import together
from tharsis.bots.search import Line
from tharsis.coach.deeds import changes
from tharsis.coach.futures import CAREFUL, THOROUGH, Careful, ending
from tharsis.coach.hints import picked, why
from tharsis.coach.weighing import UNKNOWN, Weighed, Weighing, told_apart
from tharsis.kernel.game import Game
from tharsis.kernel.log import Change
from tharsis.kernel.option import Option, Reason
from tharsis.kernel.view import View
from tharsis.vocabulary.world import World

Mark = Literal["best", "good", "slip", "missed"]
SLIP: Final = 1.0  # points behind the best that are told,
MISSED: Final = 3.0  # and those that hurt
FOUND: Final = 1.5  # points ahead of all others, for which one is praised by a mark
PLAIN: Final = ("pay",)  # questions that decide nothing


@dataclass(slots=True)
class Moment:
    """One answer, and the game before it."""

    n: int  # of the answers of all, from 0
    generation: int
    kind: str
    game: World
    codes: list[int]


@dataclass(frozen=True, slots=True)
class Judged:
    """What the judge thinks of one answer. Chances are those of the seat, from 0 to 1."""

    n: int
    generation: int
    kind: str
    played: tuple[Option, ...]
    best: tuple[Option, ...]
    mark: Mark
    lost: float  # points against the best; 0 where they cannot be told apart, or nobody has looked closely
    behind: float  # the same without that
    range: float  # to each side
    ahead: float  # points that the best has before the next one
    chance: float  # with what was played,
    chance_best: float  # and with the best
    futures: int
    simulations: int
    does: list[Change] = field(default_factory=list)  # what the best would have done at once
    reasons: list[Reason] = field(default_factory=list)  # and why it is thought better


def moments(game: Game, seat: int) -> list[Moment]:
    """The questions of a seat at which there was something to decide, in order."""
    again = game.restart()
    assert isinstance(again, World)
    out: list[Moment] = []
    for n, step in enumerate(game.steps()):
        if step[0] == seat and again.offers[seat] is not None:
            decision = again.decision(seat)
            assert decision is not None
            if len(decision.options) > 1 and decision.kind not in PLAIN:
                before = again.copy()
                assert isinstance(before, World)
                out.append(Moment(n, int(again.rounds()), decision.kind, before, step[2:]))
        again.take(step[0], step[2:])
    return out


def judge(
    moment: Moment,
    seat: int,
    mind: Mind,
    simulations: int,
    widest: int,
    closely: bool,
    seconds: float = inf,
    chance: float = UNKNOWN,
) -> Judged:
    """So many simulations, or as many as so many seconds of a core allow. The same moment leads to the same judgement.
    At a quick look all answers are good: among a hundred of them some would look bad by chance. The `chance` to win is
    that before the answer, where it is known."""
    view = moment.game.view(seat)
    weighing = Weighing(view, moment.n, mind, also=[moment.codes], widest=widest, chance=chance)
    weighing.go_on(simulations, seconds)
    balance = weighing.balance()
    decision = view.decision
    found = balance.of(moment.codes)
    assert decision is not None and found is not None
    best = balance.lines[0]
    level = found is best or found.level
    lost = 0.0 if level or not closely else max(0.0, found.behind)
    if lost >= SLIP and together(moment.game):
        lost = carefully_lost(moment, view, best, mind, seconds)
    ahead = balance.lines[1].behind if len(balance.lines) > 1 else 0.0
    mark = mark_of(closely and found is best and balance.clear and ahead >= FOUND, lost)
    does = changes(view, best.codes, mind) if mark in ("slip", "missed") else []
    return Judged(
        moment.n,
        moment.generation,
        moment.kind,
        tuple(picked(decision, found)),
        tuple(picked(decision, best)),
        mark,
        lost,
        max(0.0, found.behind),
        found.range,
        ahead,
        found.win,
        best_win(best, found),
        balance.futures,
        weighing.simulations,
        does,
        why(view, decision, balance, does, moment.game, None if mark == "best" else found.win)
        if mark != "good"
        else [],
    )


def carefully_lost(moment: Moment, view: View, best: Weighed, mind: Mind, seconds: float) -> float:
    """Against the planet what looks like a mistake may be one of the policy's, which plays the futures."""
    late = process_time() + seconds
    search = Careful(mind, moment.n, ending(mind, view, moment.n), THOROUGH)
    apart: list[float] = []
    for _ in range(CAREFUL):
        better, played = Line(list(best.codes), 0.0), Line(moment.codes, 0.0)
        search.simulate(view, [better, played], 1)
        if better.simulations and played.simulations:
            apart.append(better.margin - played.margin)
        if process_time() > late:
            break
    if len(apart) < 2:
        return 0.0
    gap = mean(apart)
    return gap if told_apart(gap, stdev(apart) / sqrt(len(apart))) else 0.0


def mark_of(found: bool, lost: float) -> Mark:
    if lost >= MISSED:
        return "missed"
    if lost >= SLIP:
        return "slip"
    return "best" if found else "good"


def best_win(best: Weighed, found: Weighed) -> float:
    return max(best.win, found.win)
