"""The random bot: uniform among its options, but it never sells patents, so that hands stay full."""

from __future__ import annotations

from tharsis.bots.rollout import Dice
from tharsis.kernel.view import View
from tharsis.vocabulary.terms import K_SELL


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def answer(self, view: View) -> list[int]:
        low, high = view.bounds
        return self.dice.choose(view.codes, low, high, K_SELL)
