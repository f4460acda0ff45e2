"""Players. They see a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tharsis.bots.bot import Bot
from tharsis.bots.greedy import GreedyBot
from tharsis.bots.random import RandomBot

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot"]
