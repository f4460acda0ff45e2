"""The top card, shown to all."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.icon import Icon
from tharsis.kernel.node import REVEALS, Node, intern
from tharsis.native import i64
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.gains import Instant
from tharsis.vocabulary.terms import TAGS
from tharsis.vocabulary.world import World


class Reveal(Instant):
    """The top card is shown to all and discarded; with the tag, a word is done."""

    def __init__(self, tag: int, then: Word) -> None:
        word = intern(then)
        assert isinstance(word, Word)
        super().__init__(f"reveal {TAGS[tag]}: {word.text}")
        self.tag: Final = tag
        self.then: Final = word
        self.rank = REVEALS
        self.reveals = True

    def children(self) -> list[Node]:
        return [self.then]

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        c = w.top()
        if c:
            w.discards_openly(c)
            if w.cards[c].mask >> self.tag & 1:
                self.then.does(w, seat, card, about)

    def shows(self) -> list[Icon]:
        return [Icon("u-eye"), Icon("card"), Icon("colon"), Icon("t-" + TAGS[self.tag], star=True), *self.then.shows()]

    def signals(self) -> list[tuple[str, int]]:
        return [("reveal." + TAGS[self.tag], 1)]
