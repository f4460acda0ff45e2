"""Every card of the game, written once as data. What it does, says and shows is derived from that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tharsis.mars.board import CAPITAL
from tharsis.mars.cards import (
    corporations,
    projects_001_052,
    projects_053_104,
    projects_105_156,
    projects_157_208,
)
from tharsis.mars.place import Place
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.catalogue import append, number

CATALOGUE: Final[list[Card]] = number(
    [
        corporations.CARDS,
        projects_001_052.CARDS,
        projects_053_104.CARDS,
        projects_105_156.CARDS,
        projects_157_208.CARDS,
    ]
)
BY_NAME: Final[dict[str, Card]] = {}


def known(cards: Sequence[Card]) -> None:
    """Cards of the catalogue: found by name, with the special tile that they place."""
    for card in cards:
        BY_NAME[card.name] = card
        for step in card.steps:
            if isinstance(step, Place) and step.tile >= CAPITAL:
                card.tile = step.tile


def add_cards(cards: Sequence[Card]) -> None:
    """A set of an expansion, at the end of the catalogue."""
    append(CATALOGUE, cards)
    known(cards)


known(CATALOGUE[1:])
