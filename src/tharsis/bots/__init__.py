"""Players. They see a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tharsis import ares, mars
from tharsis.bots.ares_greedy import AresGreedyBot
from tharsis.bots.bot import Bot
from tharsis.bots.greedy import GreedyBot
from tharsis.bots.random import RandomBot
from tharsis.kernel.title import Title

Maker = Callable[[int], Bot]  # of a seed

EVERYWHERE: Final[dict[str, Maker]] = {"random": RandomBot}  # they play whatever game there is
BOTS: Final[dict[str, dict[str, Maker]]] = {}  # by game: those that know it


def add_bots(title: Title, bots: Mapping[str, Maker]) -> None:
    """From now on these bots can play this game."""
    BOTS.setdefault(title.name, {}).update(bots)


def bots_of(game: str) -> dict[str, Maker]:
    """The bots that can play a game, by their names."""
    return {**EVERYWHERE, **BOTS.get(game, {})}


add_bots(mars.TITLE, {"greedy": GreedyBot})
add_bots(ares.TITLE, {"greedy": AresGreedyBot})

__all__ = ["Bot", "add_bots", "bots_of"]
