"""What a game of this family is: one with a box of cards."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.kernel.title import Title
from tharsis.vocabulary.card import Card


class BoxTitle(Title):
    """A game played with printed cards."""

    cards: Sequence[Card] = ()  # by number; the first is none
