"""Cards from the deck and from the hand: drawing, looking, revealing, discarding."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import drop, on_top
from tharsis.kernel.node import ASKS, CHOOSES, KIND, MASK, MOVED, REVEALS, Node, intern
from tharsis.kernel.option import Option
from tharsis.vocabulary.card import Count, Word
from tharsis.vocabulary.gains import Amount, Instant
from tharsis.vocabulary.terms import CARD_PRICE, K_CARD, T_HAND, TAGS
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

    def does(self, w: World, seat: int, card: int, about: int) -> None:
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

    def stands(self, g: Game, lane: int, at: int) -> bool:
        row = g.lanes[lane]
        if row[at + 4] == 1:
            return lane < g.seats and on_top(row, at)
        return super().stands(g, lane, at)

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, World)
        if lane[-1] == 0:
            dealt = g.seat[lane[-4]].dealt
            for _ in range(self.cards):
                c = g.top()
                if c:
                    dealt.append(c)
            lane[-1] = 1
            return MOVED
        return ASKS

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, World)
        return [K_CARD * KIND + c for c in g.seat[lane[-4]].dealt]

    def bounds(self, g: Game, lane: list[int]) -> tuple[int, int]:
        assert isinstance(g, World)
        who = g.seat[lane[-4]]
        n = min(self.keep, len(who.dealt))
        if self.buy:
            return (0, min(n, g.money(who) // who.card_price))
        return (n, n)

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, World)
        seat = lane[-4]
        who = g.seat[seat]
        drop(lane)
        for code in picked:
            who.dealt.remove(code & MASK)
            who.hand.append(code & MASK)
        g.discard.extend(who.dealt)
        who.dealt = []
        if self.buy and picked:
            g.charge(seat, who.card_price * len(picked))

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        name = g.card_name(code & MASK)
        verb = "buy" if self.buy else "keep"
        assert isinstance(g, World)
        price = g.seat[lane[-4]].card_price if self.buy else 0
        return Option(code, verb, f"{verb} {name}", card=name, amount=price)

    def shows(self) -> list[Icon]:
        out = [Icon("u-eye"), Icon("card", self.cards)]
        return out + ([Icon("r-mc", -CARD_PRICE)] if self.buy else [Icon("u-hand", self.keep)])

    def signals(self) -> list[tuple[str, int]]:
        return [("look", self.cards), ("buy" if self.buy else "draw", self.keep)]


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

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        c = w.top()
        if c:
            w.discard.append(c)
            w.shown.append(c)
            if w.cards[c].mask >> self.tag & 1:
                self.then.does(w, seat, card, about)

    def shows(self) -> list[Icon]:
        return [Icon("u-eye"), Icon("card"), Icon("colon"), Icon("t-" + TAGS[self.tag], star=True), *self.then.shows()]

    def signals(self) -> list[tuple[str, int]]:
        return [("reveal." + TAGS[self.tag], 1)]


class Discard(Word):
    """Cards from the hand, face down."""

    def __init__(self, n: int) -> None:
        super().__init__(f"discard {n}")
        self.n: Final = n
        self.rank = CHOOSES
        self.sees = T_HAND
        self.touches = T_HAND
        self.many = True

    def payable(self, w: World, seat: int, card: int) -> bool:
        return len(w.seat[seat].hand) >= self.n

    def unpaid(self, w: World, seat: int, card: int) -> tuple[str, str, int, int]:
        return ("hand_short", "card", self.n, len(w.seat[seat].hand))

    def run(self, g: Game, lane: list[int]) -> int:
        return ASKS

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, World)
        return [K_CARD * KIND + c for c in g.seat[lane[-4]].hand]

    def bounds(self, g: Game, lane: list[int]) -> tuple[int, int]:
        assert isinstance(g, World)
        n = min(self.n, len(g.seat[lane[-4]].hand))
        return (n, n)

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, World)
        seat = lane[-4]
        drop(lane)
        g.discard_face_down(seat, picked)

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        name = g.card_name(code & MASK)
        return Option(code, "discard", f"discard {name}", card=name)

    def shows(self) -> list[Icon]:
        return [Icon("card", -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw", -self.n)]
