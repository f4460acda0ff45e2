"""A hint: an opinion about the question of a view, as deep as it is asked for. It is made of nothing but the view.

Depth 1 tells what matters now, depth 2 what each kind of action is worth, depth 3 the move with the next best. Whoever
asks is shown no more than asked for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from tharsis.bots.minds import Mind, mind_for
from tharsis.bots.outcome import TO_WIN
from tharsis.coach.chances import trained
from tharsis.coach.coached import NEAR
from tharsis.coach.deeds import changes, kind_of
from tharsis.coach.facts import Unit, facts, met, sampled, unit_of
from tharsis.coach.weighing import SHOWN, Balance, Brings, Weighed, Weighing
from tharsis.kernel.log import Change
from tharsis.kernel.option import Decision, Option, Reason
from tharsis.kernel.view import View
from tharsis.vocabulary.terms import PARAMETERS
from tharsis.vocabulary.world import World

Depth = Literal[1, 2, 3]
# clear: one is best; close: several cannot be told apart; only: nothing else is worth a look;
# nothing: there is no question; unknown: nothing was learned for such a table
Verdict = Literal["clear", "close", "only", "nothing", "unknown"]
SIMULATIONS: Final = 2000  # about 1 s on one core at two seats
MOST_LINES: Final = 4
MOST_REASONS: Final = 4
TOLD_APART: Final = ("phase", "play")  # options that are of several kinds all the same
LIKELIER: Final = 2  # hundredths of a win that are worth a word
NOTICED: Final = 0.75  # points, steps or M€ between two answers that are worth a word


@dataclass(frozen=True, slots=True)
class KindHint:
    """What a kind of action is worth at its best, in whole points."""

    kind: str
    gain: int
    answers: int  # of this kind that were weighed


@dataclass(frozen=True, slots=True)
class LineHint:
    options: tuple[Option, ...]  # that are picked; none where the answer is to pick nothing
    gain: float  # points against what such questions are usually answered with
    range: float  # to each side of the difference to the first
    level: bool  # it cannot be told from the first
    margin: float  # points ahead of the best rival at the end
    win: float
    futures: int

    @property
    def answer(self) -> list[str]:
        return [option.notation for option in self.options]


@dataclass(frozen=True, slots=True)
class Hint:
    """What is not asked for is empty."""

    depth: Depth
    verdict: Verdict
    game: str
    seat: int
    unit: Unit = "points"
    matters: list[Reason] = field(default_factory=list)
    kinds: list[KindHint] = field(default_factory=list)
    lines: list[LineHint] = field(default_factory=list)
    does: list[Change] = field(default_factory=list)  # what the first does at once
    reasons: list[Reason] = field(default_factory=list)  # and why it is thought best
    lead: float = 0.0  # the share of imagined futures in which the first comes out best
    chance: float = 0.0  # to win with what is usually answered,
    chance_after: float = 0.0  # and with the first
    futures: int = 0


def hint(view: View, depth: Depth = 3, simulations: int = SIMULATIONS, seed: int = 0, mind: Mind | None = None) -> Hint:
    """The same view, simulations and seed lead to the same hint, whatever is hidden from the seat."""
    game = sampled(view, seed)
    decision = view.decision
    if decision is None:
        return Hint(depth, "nothing", game.name(), view.seat)
    if mind is None and not trained(game.name(), game.setup()):
        return Hint(depth, "unknown", game.name(), view.seat)
    mind = mind or mind_for(game.name(), game.setup())
    if depth == 1:
        return Hint(1, "clear", game.name(), view.seat, unit_of(game), facts(view, mind, seed))
    weighing = Weighing(view, seed, mind, least=SHOWN)
    weighing.go_on(simulations)
    return told(weighing, depth, seed)


def told(weighing: Weighing, depth: Depth, seed: int = 0) -> Hint:
    """What was weighed so far, as a hint of this depth."""
    view, mind = weighing.view, weighing.mind
    game, decision = sampled(view, seed), view.decision
    assert decision is not None
    balance = weighing.balance()
    verdict: Verdict = "only" if len(balance.lines) < 2 else "clear" if balance.clear else "close"
    first = balance.lines[0]
    deep = depth == 3
    does = changes(view, first.codes, mind, seed) if deep else []
    return Hint(
        depth,
        verdict,
        game.name(),
        view.seat,
        unit_of(game),
        facts(view, mind, seed),
        kinds(view, decision, balance, mind, seed),
        [line_hint(decision, line) for line in balance.lines[:MOST_LINES]] if deep else [],
        does,
        why(view, decision, balance, does, game) if deep else [],
        balance.lead if deep else 0.0,
        balance.usual,
        first.win if deep else 0.0,
        balance.futures,
    )


def picked(decision: Decision, line: Weighed) -> list[Option]:
    return [option for option in decision.options if option.code in line.codes]


def line_hint(decision: Decision, line: Weighed) -> LineHint:
    return LineHint(
        tuple(picked(decision, line)), line.gain, line.range, line.level, line.margin, line.win, line.futures
    )


def kinds(view: View, decision: Decision, balance: Balance, mind: Mind, seed: int) -> list[KindHint]:
    """What was weighed, by kinds of action, the best first. Where several options are picked there are none, nor where
    all are alike: which card to discard, where to place a tile."""
    alike = len({option.kind for option in decision.options}) == 1
    if not decision.single or (alike and decision.options[0].kind not in TOLD_APART):
        return []
    best: dict[str, KindHint] = {}
    for line in balance.lines:
        for option in picked(decision, line):
            kind = kind_of(option, changes(view, line.codes, mind, seed))
            known = best.get(kind, KindHint(kind, round(line.gain), 0))
            best[kind] = KindHint(kind, max(known.gain, round(line.gain)), known.answers + 1)
    return sorted(best.values(), key=lambda one: -one.gain)


# ---- why
def why(
    view: View, decision: Decision, balance: Balance, does: list[Change], game: World, before: float | None = None
) -> list[Reason]:
    """What speaks for the first answer: what it takes from others or saves from closing, what it brings more than the
    others as far as was looked ahead, and how much likelier it makes a win than it was `before`, else than with what
    is usually answered."""
    first, others = balance.lines[0], balance.lines[1:]
    found = [note for option in picked(decision, first) for note in about_option(view, option, game)]
    found += opened(game, view.seat, does)
    if others and balance.futures:
        short = Brings(*(sum(n) / len(others) for n in zip(*(each(line.short) for line in others), strict=True)))
        found += more(short, balance.ahead)
        likelier = round(100 * first.win) - round(100 * (balance.usual if before is None else before))
        if likelier >= LIKELIER:
            found.append(Reason("coach_wins", need=likelier))
    found = found[:MOST_REASONS]
    if unit_of(game) == "steps" and any(line.behind >= NOTICED for line in balance.lines[1:MOST_LINES]):
        found.append(Reason("coach_counts", need=round(TO_WIN)))
    return [note._replace(game=game.speech()) for note in found]


def each(brings: Brings) -> tuple[float, float, float]:
    return brings.steps, brings.income, brings.points


def more(brings: Brings, ahead: int) -> list[Reason]:
    """What is brought more than by the others, as far as it is worth a word, and what is given up for it. At the end
    income is worth nothing."""
    income = brings.income if ahead else 0.0
    parts = (("coach_points", brings.points), ("coach_income", income), ("coach_steps", brings.steps))
    gains = [Reason(kind, need=round(n), have=ahead) for kind, n in parts if n >= NOTICED]
    given_up = [Reason(kind + "_less", need=round(-n), have=ahead) for kind, n in parts if n <= -NOTICED]
    return [*gains, *given_up] if gains else []


def about_option(view: View, option: Option, game: World) -> list[Reason]:
    """What is known of the card or goal of an option."""
    if option.kind in ("claim", "fund"):
        return [Reason(f"coach_{option.kind}", option.item)]
    if option.kind == "play":
        card = next((game.cards[c] for c in game.seat[view.seat].hand if game.card_name(c) == option.card), None)
        closing = card is not None and any(
            not met(game, view.seat, card, parameter, NEAR)
            for parameter in range(len(game.params))
            if not game.complete(parameter)
        )
        if closing:
            return [Reason("coach_closes", option.card, NEAR)]
    return []


def opened(game: World, seat: int, does: list[Change]) -> list[Reason]:
    """Cards of the hand that can be played after these changes and could not before."""
    out: list[Reason] = []
    for change in does:
        if change.kind == "parameter" and change.amount > 0:
            parameter = list(PARAMETERS).index(change.item)
            steps = change.amount // 2 if change.item == "temperature" else change.amount
            for c in game.seat[seat].hand:
                card = game.cards[c]
                if not met(game, seat, card) and met(game, seat, card, parameter, steps):
                    out.append(Reason("coach_lets", card.name))
    return out
