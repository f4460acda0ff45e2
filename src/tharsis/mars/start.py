"""A new game: the table that its options ask for, and its beginning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tharsis.mars.cards import CATALOGUE
from tharsis.mars.game import Mars
from tharsis.mars.maps import MAPS
from tharsis.mars.opening import open_game
from tharsis.mars.room import ROOMS, rooms_at
from tharsis.mars.setup import Setup

SOLO_RATING: Final = 14


def table(rules: Setup, seed: int) -> Mars:
    """An empty table."""
    g = bare_table(rules, seed)
    if rules.seats == 1:
        g.seat[0].tr = SOLO_RATING
    for room in rooms_at(g):
        room.lay_out(g)
    return g


def bare_table(rules: Setup, seed: int) -> Mars:
    """Of the kind that an expansion needs, if one does."""
    for name in rules.rooms:
        special = ROOMS[name].table(rules, seed, CATALOGUE)
        if special is not None:
            return special
    return Mars(rules, seed, CATALOGUE)


def start(given: Mapping[str, object], seed: int) -> Mars:
    """Ready for its first answers."""
    g = table(Setup(given), seed)
    open_game(g, list(MAPS.values()))
    return g
