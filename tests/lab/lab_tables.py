"""Positions of all kinds of table, for the tests of the laboratory."""

from __future__ import annotations

from collections.abc import Iterator

import tharsis
from tharsis.bots.rollout import Uniform

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("mars", 2, {}),
    ("mars", 1, {"solo_goal": "tr63"}),
    ("mars", 3, {"draft": True, "world_government": True, "map": "hellas"}),
    ("mars", 4, {"colonies": True, "map": "elysium"}),
    ("mars", 5, {"corporate_era": False, "wording": "seeds"}),
    ("mars", 1, {"colonies": True}),
    ("mars", 2, {"house_cards": True, "colonies": True, "draft": True}),
    ("mars", 2, {"marsbot": "normal"}),
    ("mars", 2, {"marsbot": "brutal", "colonies": True}),
    ("ares", 2, {}),
    ("ares", 1, {"mulligan": True}),
    ("ares", 2, {"cooperative": True}),
    ("ares", 3, {"mulligan": True}),
    ("ares", 4, {"first_game": True}),
]
NAMES = [f"{game} {seats} {' '.join(options)}".strip() for game, seats, options in TABLES]


def questions(game: str, seats: int, options: dict[str, object], seed: int) -> Iterator[tuple[tharsis.Game, int]]:
    """A random game, each time somebody is asked: the game and the seat. Patents are sold here, too."""
    table = tharsis.new(game, seats, options, seed)
    player = Uniform(seed)
    while not table.over:
        asked = table.waiting()
        seat = asked[int(player.dice.roll(len(asked)))]
        yield table, seat
        table.take(seat, player.answer(table, seat))
