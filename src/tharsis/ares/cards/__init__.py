"""Every card of the game, written once as data. What it does, says and shows is derived from that."""

from __future__ import annotations

from typing import Final

from tharsis.ares.cards import corporations, projects_001_064, projects_065_102, projects_103_155, projects_156_208
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.catalogue import number

CATALOGUE: Final[list[Card]] = number(
    [
        corporations.CARDS,
        projects_001_064.CARDS,
        projects_065_102.CARDS,
        projects_103_155.CARDS,
        projects_156_208.CARDS,
    ]
)

BY_NAME: Final[dict[str, Card]] = {c.name: c for c in CATALOGUE if c.number}
