"""What a bot thinks of the options of a view, and why: for hints and analysis. It sees nothing but the view."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.bots.minds import Mind, mind_for
from tharsis.bots.search import Line, Search
from tharsis.kernel.view import View


@dataclass(frozen=True, slots=True)
class Considered:
    """An answer that was looked at. Margin and chances are means over its simulations, in which all seats play on; what
    it brings is what changes on average until the search looks no further."""

    answer: tuple[str, ...]  # in notation; empty where nothing is picked
    margin: float  # points ahead of the best rival at the end
    win: float  # the chance to win, 0 to 1
    spread: float  # the standard deviation of the margin
    simulations: int  # 0: there was nothing to weigh
    steps: float  # of terraforming, by whomever
    income: float
    points: float


def considered(view: View, line: Line) -> Considered:
    decision = view.decision
    assert decision is not None
    n = max(1, line.simulations)
    mean = line.mean()
    brings = line.brings
    return Considered(
        tuple(option.notation for option in decision.options if option.code in line.codes),
        mean.margin,
        mean.win,
        line.spread(),
        line.simulations,
        brings.steps / n,
        brings.income / n,
        brings.points / n,
    )


def consider(view: View, simulations: int, seed: int = 0, mind: Mind | None = None) -> list[Considered]:
    """The answers to the question of a view that are worth a look, the best first; none if nothing is asked. The same
    simulations and seed find the same."""
    if view.decision is None:
        return []
    root = view.sample(seed)
    mind = mind or mind_for(root.name(), root.setup())
    return [considered(view, line) for line in Search(mind, simulations, seed, tells=True).lines(view)]
