"""Players. They see a view and nothing else."""

from __future__ import annotations

from tharsis.bots.bot import Bot
from tharsis.bots.considering import Considered, consider
from tharsis.bots.levels import Level, Maker, add_bots, bots_of, levels_of, maker_of

__all__ = ["Bot", "Considered", "Level", "Maker", "add_bots", "bots_of", "consider", "levels_of", "maker_of"]
