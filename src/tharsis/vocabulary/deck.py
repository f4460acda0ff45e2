"""Cards from the deck and from the hand: drawing, looking, revealing, discarding."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import Offer, last, offer_row
from tharsis.kernel.icon import Icon
from tharsis.kernel.node import CHOOSES, REVEALS, intern
from tharsis.kernel.option import Option, Reason
from tharsis.native import Row, i64
from tharsis.vocabulary.card import Count, Word
from tharsis.vocabulary.gains import Amount, Instant
from tharsis.vocabulary.terms import CARD_PRICE, K_CARD, T_HAND
from tharsis.vocabulary.world import World


class Draw(Instant):
    """Cards to the hand, for free."""

    def __init__(self, n: Amount) -> None:
        count: Count | None = None
        number = 1
        if isinstance(n, Count):
            counted = intern(n)
            assert isinstance(counted, Count)
            count = counted
        else:
            number = n
        super().__init__("draw " + (count.text if count is not None else str(number)))
        self.n: Final = number
        self.count: Final = count
        self.rank = REVEALS
        self.reveals = True
        self.touches = T_HAND

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        count = self.count
        w.draw(seat, self.n if count is None else count.total(w, seat, card))

    def shows(self) -> list[Icon]:
        return [Icon("card", self.n), *(self.count.shows() if self.count is not None else [])]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw", self.n)]


class Look(Word):
    """The top cards of the deck: keep some for free, or buy them; the rest is discarded unseen by others."""

    def __init__(self, cards: int, keep: int, buy: bool = False) -> None:
        super().__init__(f"look at {cards} {'buy' if buy else 'keep'} {keep}")
        self.always = buy  # who cannot pay sees the card all the same
        self.cards: Final = cards
        self.keep: Final = keep
        self.buy: Final = buy
        self.rank = CHOOSES  # what is kept may depend on what other effects bring to the hand first
        self.reveals = True
        self.sees = T_HAND
        self.touches = T_HAND
        self.many = True
        self.opens = True

    def opening(self, g: World, seat: i64, card: i64, about: i64) -> None:
        g.look_at(seat, self.cards)

    def choices(self, g: World, seat: i64, card: i64, about: i64) -> Offer:
        return offer_row(K_CARD, g.seat[seat].dealt)

    def limits(self, g: World, seat: i64, card: i64, about: i64) -> tuple[int, int]:
        who = g.seat[seat]
        n = min(self.keep, len(who.dealt))
        if self.buy:
            return (0, min(n, g.money(who) // who.card_price))
        return (n, n)

    def all_chosen(self, g: World, seat: i64, card: i64, about: i64, codes: Row) -> None:
        g.keep(seat, codes)
        if self.buy and len(codes) > 0:
            g.charge(seat, g.seat[seat].card_price * len(codes))

    def told(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = g.card_name(last(code))
        verb = "buy" if self.buy else "keep"
        price = 0
        if self.buy:
            price = g.seat[seat].card_price
        return Option(code, verb, f"{verb} {name}", card=name, amount=price)

    def shows(self) -> list[Icon]:
        out = [Icon("u-eye"), Icon("card", self.cards)]
        return out + ([Icon("r-mc", -CARD_PRICE)] if self.buy else [Icon("u-hand", self.keep)])

    def signals(self) -> list[tuple[str, int]]:
        return [("look", self.cards), ("buy" if self.buy else "draw", self.keep)]


class Discard(Word):
    """Cards from the hand, face down."""

    def __init__(self, n: int) -> None:
        super().__init__(f"discard {n}")
        self.n: Final = n
        self.rank = CHOOSES
        self.sees = T_HAND
        self.touches = T_HAND
        self.many = True

    def payable(self, w: World, seat: i64, card: i64) -> bool:
        return len(w.seat[seat].hand) >= self.n

    def unpaid(self, w: World, seat: i64, card: i64) -> Reason:
        return Reason("hand_short", "card", self.n, len(w.seat[seat].hand))

    def choices(self, g: World, seat: i64, card: i64, about: i64) -> Offer:
        return offer_row(K_CARD, g.seat[seat].hand)

    def limits(self, g: World, seat: i64, card: i64, about: i64) -> tuple[int, int]:
        n = min(self.n, len(g.seat[seat].hand))
        return (n, n)

    def all_chosen(self, g: World, seat: i64, card: i64, about: i64, codes: Row) -> None:
        g.discard_face_down(seat, codes)

    def told(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = g.card_name(last(code))
        return Option(code, "discard", f"discard {name}", card=name)

    def shows(self) -> list[Icon]:
        return [Icon("card", -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw", -self.n)]
