"""Bots that play by what was learned. They look at samples of their view, in which nothing hidden is left to see."""

from __future__ import annotations

from math import inf
from typing import Final

from tharsis.bots.minds import Mind, mind_for
from tharsis.bots.policy import HEATS, SCORE
from tharsis.bots.rollout import Dice
from tharsis.bots.search import NARROW, Search, Width
from tharsis.kernel.view import View

FURTHER: Final = {"mars": (64, 256), "ares": ()}  # from so many simulations on a search looks one round further,
WIDTHS: Final = {  # and is as wide as this
    "mars": {0: NARROW, 128: Width(16, 8 * SCORE), 256: Width(24, 40 * SCORE)},
    "ares": {0: NARROW},
}
CAREFUL: Final = 2048  # from so many on a search ends as soon as it is sure,
SURE: Final = 3.0  # by so many standard errors


class PolicyBot:
    """Plays by the policy alone: the hotter, the more often it takes something else than the best."""

    def __init__(self, seed: int, heat: int = HEATS, mind: Mind | None = None) -> None:
        self.dice: Final = Dice(seed)
        self.heat: Final = heat
        self.mind: Final = mind

    def answer(self, view: View) -> list[int]:
        root = view.sample(int(self.dice.roll(1 << 30)))
        mind = self.mind or mind_for(root.name(), root.setup())
        mind.policy.reseed(int(self.dice.roll(1 << 30)))
        mind.policy.heat = self.heat
        return mind.policy.answer(root, view.seat)


def further(game: str, simulations: int) -> int:
    """Rounds beyond the usual: the further a search looks the better it sees, but the more luck lies between. That is
    for those who try often."""
    return sum(simulations >= many for many in FURTHER[game])


def width(game: str, simulations: int) -> Width:
    """Who tries often has some to spare for what the policy thinks little of, and is not always right about."""
    return next(wide for many, wide in reversed(WIDTHS[game].items()) if simulations >= many)


def sure(simulations: int) -> float:
    """Who tries often has most of it to spare where the answer is plain."""
    return SURE if simulations >= CAREFUL else inf


class SearchBot:
    """So many simulations for each question that is one, at most."""

    def __init__(self, seed: int, simulations: int, mind: Mind | None = None, opinion: float = 1.0) -> None:
        self.dice: Final = Dice(seed)
        self.simulations: Final = simulations
        self.opinion: Final = opinion  # what the policy's own counts
        self.mind: Final = mind
        self.late = inf  # by `monotonic`, when what was tried so far has to do

    def answer(self, view: View) -> list[int]:
        seed = int(self.dice.roll(1 << 30))
        root = view.sample(seed)
        mind = self.mind or mind_for(root.name(), root.setup())
        search = Search(
            mind,
            self.simulations,
            seed,
            further=further(root.name(), self.simulations),
            late=self.late,
            opinion=self.opinion,
            width=width(root.name(), self.simulations),
            sure=sure(self.simulations),
        )
        return search.lines(view)[0].codes
