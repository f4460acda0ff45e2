"""Who plays games out: a policy that has learned, or a bot."""

from __future__ import annotations

from typing import Final

from tharsis.bots.bot import Bot
from tharsis.bots.policy import TablePolicy
from tharsis.kernel.game import Game
from tharsis.kernel.playout import Policy


class Playing(Policy):
    """For every seat of `playout`. Plain Python, as what is compiled has no subclass in another library."""

    def __init__(self, policy: TablePolicy) -> None:
        self.policy: Final = policy

    def answer(self, game: Game, seat: int) -> list[int]:
        return self.policy.answer(game, seat)


class Guest(Policy):
    """A bot in a seat of `playout`. It sees no more of the game than at a table."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot

    def answer(self, game: Game, seat: int) -> list[int]:
        return self.bot.answer(game.view(seat))
