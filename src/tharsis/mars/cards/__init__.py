"""Every card of the game, written once as data. What it does, says and shows is derived from that."""

from __future__ import annotations

from typing import Final

from tharsis.mars.board import CAPITAL
from tharsis.mars.cards import (
    corporations,
    house,
    projects_001_052,
    projects_053_104,
    projects_105_156,
    projects_157_208,
)
from tharsis.mars.colonies.cards import corporations as colonies_corporations
from tharsis.mars.colonies.cards import projects as colonies_projects
from tharsis.mars.colonies.cards import tiles as colonies_tiles
from tharsis.mars.marsbot.cards import corporations as marsbot_corporations
from tharsis.mars.place import Place
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.catalogue import number

CATALOGUE: Final[list[Card]] = number(
    [
        corporations.CARDS,
        projects_001_052.CARDS,
        projects_053_104.CARDS,
        projects_105_156.CARDS,
        projects_157_208.CARDS,
        colonies_corporations.CARDS,
        colonies_projects.CARDS,
        house.CARDS,
    ]
)
for _card in CATALOGUE:
    for _step in _card.steps:
        if isinstance(_step, Place) and _step.tile >= CAPITAL:
            _card.tile = _step.tile

MOONS: Final = colonies_tiles.MOONS
MARSBOT_BOARD: Final = marsbot_corporations.SPACES
MARSBOT_BONUS: Final = marsbot_corporations.BONUS
MARSBOT_CORPORATIONS: Final = marsbot_corporations.CORPORATIONS
BY_NAME: Final[dict[str, Card]] = {c.name: c for c in CATALOGUE if c.number}
