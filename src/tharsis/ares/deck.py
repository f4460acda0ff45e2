"""Cards from the deck and from the hand, as only this game does it: screening, browsing, exchanging."""

from __future__ import annotations

from typing import Final

from tharsis.ares.game import Ares
from tharsis.kernel.code import Offer, kind_of, last, offer_each, offer_row, pack
from tharsis.kernel.icon import ARROW, COLON, SLASH, Icon
from tharsis.kernel.node import CHOOSES, REVEALS, Node, intern
from tharsis.kernel.option import Option, Reason
from tharsis.kernel.rows import bit, row_of
from tharsis.native import Row, append, i64
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.gains import Instant
from tharsis.vocabulary.terms import AUTOMATED, K_CARD, K_NO, T_HAND, TAGS
from tharsis.vocabulary.world import World


class Screen(Word[Ares]):
    """Some cards of the deck are shown to all; one with such a tag comes to the hand, the rest is discarded."""

    def __init__(self, cards: int, *tags: int) -> None:
        super().__init__(f"screen {cards} for {'/'.join(TAGS[t] for t in tags)}")
        self.cards: Final = cards
        self.tags: Final = list(tags)
        mask = 0
        for t in tags:
            mask |= bit(t)
        self.mask: Final = mask
        self.rank = REVEALS
        self.reveals = True
        self.touches = T_HAND
        self.opens = True

    def opening(self, g: Ares, seat: i64, card: i64, about: i64) -> None:
        for _ in range(self.cards):
            c = g.top()
            if c:
                g.seat[seat].dealt = append(g.seat[seat].dealt, c)
                g.shown = append(g.shown, c)

    def asks(self, g: Ares, seat: i64, card: i64, about: i64) -> bool:
        return len(self.fitting(g, seat)) > 1 and not g.rules.takes_all_screened

    def unasked(self, g: Ares, seat: i64, card: i64, about: i64) -> None:
        self.take(g, seat, self.fitting(g, seat))

    def fitting(self, g: Ares, seat: i64) -> list[int]:
        return [c for c in g.seat[seat].dealt if g.cards[c].mask & self.mask]

    def take(self, g: Ares, seat: i64, cards: list[int]) -> None:
        who = g.seat[seat]
        for c in who.dealt:
            if c in cards:
                who.hand = append(who.hand, c)
            else:
                g.discards(c)
        who.dealt = row_of([])

    def choices(self, g: Ares, seat: i64, card: i64, about: i64) -> Offer:
        return offer_each(K_CARD, self.fitting(g, seat))

    def chosen(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> None:
        self.take(g, seat, [last(code)])

    def told(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = g.card_name(last(code))
        return Option(code, "keep", f"keep {name}", card=name)

    def shows(self) -> list[Icon]:
        out = [Icon("u-eye"), Icon("card", self.cards), COLON]
        for t in self.tags:
            if t != self.tags[0]:
                out.append(SLASH)
            out.append(Icon("t-" + TAGS[t]))
        return out

    def signals(self) -> list[tuple[str, int]]:
        return [("look", self.cards), ("draw", 1)]


class Browse(Instant):
    """The top card is shown: a green one is discarded for a gain, any other comes to the hand."""

    def __init__(self, gain: Word) -> None:
        word = intern(gain)
        assert isinstance(word, Word)
        super().__init__(f"browse: {word.text} or take")
        self.gain: Final = word
        self.rank = REVEALS
        self.reveals = True
        self.touches = T_HAND

    def children(self) -> list[Node]:
        return [self.gain]

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        c = w.top()
        if c == 0:
            return
        w.shown = append(w.shown, c)
        if w.cards[c].kind == AUTOMATED:
            w.discards(c)
            self.gain.does(w, seat, card, about)
        else:
            w.seat[seat].hand = append(w.seat[seat].hand, c)

    def shows(self) -> list[Icon]:
        return [Icon("u-eye"), Icon("card"), COLON, Icon("card-green"), *self.gain.shows(), SLASH, Icon("u-hand")]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw", 1)]


class DiscardToDraw(Word[Ares]):
    """A card of the hand may be discarded to draw one, or two if it had a certain tag."""

    def __init__(self, tag: int) -> None:
        super().__init__(f"discard to draw, twice for {TAGS[tag]}")
        self.tag: Final = tag
        self.rank = CHOOSES
        self.reveals = True
        self.sees = T_HAND
        self.touches = T_HAND

    def asks(self, g: Ares, seat: i64, card: i64, about: i64) -> bool:
        return len(g.seat[seat].hand) > 0

    def choices(self, g: Ares, seat: i64, card: i64, about: i64) -> Offer:
        out = offer_row(K_CARD, g.seat[seat].hand)
        out.add(pack(K_NO))
        return out

    def chosen(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> None:
        if kind_of(code) == K_CARD:
            g.discard_face_down(seat, row_of([code]))
            g.draw(seat, 2 if g.cards[last(code)].mask >> self.tag & 1 else 1)

    def told(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> Option:
        if kind_of(code) == K_NO:
            return Option(code, "no", "discard nothing")
        name = g.card_name(last(code))
        return Option(code, "discard", f"discard {name}", card=name)

    def shows(self) -> list[Icon]:
        return [Icon("card", -1), ARROW, Icon("card"), SLASH, Icon("t-" + TAGS[self.tag]), COLON, Icon("card", 2)]

    def signals(self) -> list[tuple[str, int]]:
        return [("redraw", 1)]


class Redraw(Word[Ares]):
    """Up to so many cards of the hand are discarded, and as many drawn."""

    def __init__(self, most: int) -> None:
        super().__init__(f"redraw up to {most}")
        self.most: Final = most
        self.rank = CHOOSES
        self.reveals = True
        self.sees = T_HAND
        self.touches = T_HAND
        self.many = True
        self.always = True

    def payable(self, w: Ares, seat: i64, card: i64) -> bool:
        return len(w.seat[seat].hand) > 0

    def unpaid(self, w: Ares, seat: i64, card: i64) -> Reason:
        return Reason("hand_short", "card", 1, 0)

    def choices(self, g: Ares, seat: i64, card: i64, about: i64) -> Offer:
        return offer_row(K_CARD, g.seat[seat].hand)

    def limits(self, g: Ares, seat: i64, card: i64, about: i64) -> tuple[int, int]:
        return (1, min(self.most, len(g.seat[seat].hand)))

    def all_chosen(self, g: Ares, seat: i64, card: i64, about: i64, codes: Row) -> None:
        g.discard_face_down(seat, codes)
        g.draw(seat, len(codes))

    def told(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = g.card_name(last(code))
        return Option(code, "discard", f"discard {name}", card=name)

    def shows(self) -> list[Icon]:
        return [Icon("card", -self.most, star=True), ARROW, Icon("card", self.most, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("redraw", self.most)]
