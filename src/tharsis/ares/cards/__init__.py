"""Every card of the game, written once as data. What it does, says and shows is derived from that."""

from __future__ import annotations

from typing import Final

from tharsis.ares.cards import blue, corporations, green, red
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.catalogue import number

CATALOGUE: Final[list[Card]] = number([corporations.CARDS, blue.CARDS, red.CARDS, green.CARDS])

BY_NAME: Final[dict[str, Card]] = {c.name: c for c in CATALOGUE if c.number}
