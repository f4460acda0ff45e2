"""Players. They see a view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tharsis import ares, mars
from tharsis.bots.bot import Bot
from tharsis.bots.considering import Considered, consider
from tharsis.bots.levels import Level, Maker, levels_of, maker_of
from tharsis.bots.random import RandomBot
from tharsis.kernel.title import Title

EVERYWHERE: Final[dict[str, Maker]] = {"random": RandomBot}  # they play whatever game there is
BOTS: Final[dict[str, dict[str, Maker]]] = {}  # by game: those that know it


def add_bots(title: Title, bots: Mapping[str, Maker]) -> None:
    """From now on these bots can play this game."""
    BOTS.setdefault(title.name, {}).update(bots)


def bots_of(game: str) -> dict[str, Maker]:
    """The bots that can play a game, by their names."""
    return {**EVERYWHERE, **BOTS.get(game, {})}


for _title in (mars.TITLE, ares.TITLE):
    add_bots(_title, {level.bot: level.maker for level in levels_of(_title.name) if level.bot not in EVERYWHERE})

__all__ = ["Bot", "Considered", "Level", "Maker", "add_bots", "bots_of", "consider", "levels_of", "maker_of"]
