"""A new game: an empty table, and its beginning."""

from __future__ import annotations

from collections.abc import Mapping

from tharsis.ares.cards import CATALOGUE
from tharsis.ares.game import Ares
from tharsis.ares.opening import open_game
from tharsis.ares.setup import Setup
from tharsis.ares.terms import COPPER_CUBES, PLAYER_CUBES


def table(rules: Setup, seed: int) -> Ares:
    """An empty table."""
    g = Ares(rules, seed, CATALOGUE)
    if rules.cooperative:
        g.pool = [COPPER_CUBES, PLAYER_CUBES]
    return g


def start(given: Mapping[str, object], seed: int) -> Ares:
    """Ready for its first answers."""
    g = table(Setup(given), seed)
    open_game(g)
    return g
