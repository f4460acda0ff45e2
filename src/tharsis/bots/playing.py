"""Playing games out by a policy that has learned."""

from __future__ import annotations

from typing import Final

from tharsis.bots.policy import TablePolicy
from tharsis.kernel.game import Game
from tharsis.kernel.playout import Policy


class Playing(Policy):
    """For every seat of `playout`. Plain Python, as what is compiled has no subclass in another library."""

    def __init__(self, policy: TablePolicy) -> None:
        self.policy: Final = policy

    def answer(self, game: Game, seat: int) -> list[int]:
        return self.policy.answer(game, seat)
