"""The random bot: uniform among its options, but for what the game wants spared: it never sells patents, so that
hands stay full."""

from __future__ import annotations

from tharsis.bots.rollout import Dice
from tharsis.kernel.view import View


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def answer(self, view: View) -> list[int]:
        low, high = view.bounds
        return self.dice.choose(view.codes, low, high, view.title.spared)
