"""Cards of your own, shuffled in with the option `house_cards`. See docs/adding-a-card.md."""

from __future__ import annotations

from tharsis.vocabulary.card import Card

CARDS: list[Card] = []
