"""Words about production boxes: steps from one kind to another, a step given up, a box copied."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import MOST, Offer, last, offer_each
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import LOOSE, push
from tharsis.kernel.node import CHOOSES, COSTS
from tharsis.kernel.option import Option, Reason
from tharsis.native import i64
from tharsis.vocabulary.card import Card, Word
from tharsis.vocabulary.gains import Instant
from tharsis.vocabulary.terms import BUILDING, K_CARD, K_NUMBER, STOCKS, T_PRODUCTION
from tharsis.vocabulary.world import World


class SwapProduction(Word):
    """Any number of own production steps from one kind to another, none included."""

    def __init__(self, kind: int, to: int) -> None:
        super().__init__(f"swap {STOCKS[kind]} production to {STOCKS[to]}")
        self.kind: Final = kind
        self.to: Final = to
        self.rank = CHOOSES
        self.sees = T_PRODUCTION
        self.touches = T_PRODUCTION

    def choices(self, g: World, seat: i64, card: i64, about: i64) -> Offer:
        return offer_each(K_NUMBER, list(range(min(MOST, g.seat[seat].production[self.kind]) + 1)))

    def chosen(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> None:
        production = g.seat[seat].production
        n = last(code)
        production[self.kind] -= n
        production[self.to] += n

    def told(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> Option:
        n = last(code)
        return Option(code, "swap", f"swap {n}", item=STOCKS[self.kind], amount=n)

    def shows(self) -> list[Icon]:
        return [
            Icon("r-" + STOCKS[self.kind], -1, production=True, star=True),
            Icon("r-" + STOCKS[self.to], 1, production=True, star=True),
        ]

    def signals(self) -> list[tuple[str, int]]:
        return [("swap." + STOCKS[self.kind], 1)]


class CopyBox(Word):
    """The production box of one of the own building cards once more, losses included."""

    def __init__(self) -> None:
        super().__init__("copy production box")
        self.rank = CHOOSES
        self.can_fail = True
        self.sees = T_PRODUCTION
        self.touches = T_PRODUCTION

    def boxes(self, w: World, seat: i64) -> list[int]:
        out: list[int] = []
        for c in w.seat[seat].played:
            card = w.cards[c]
            if card.mask >> BUILDING & 1 and card.box and copyable(w, seat, card):
                out.append(c)
        return out

    def feasible(self, w: World, seat: i64, card: Card) -> bool:
        return len(self.boxes(w, seat)) > 0 or self.feasible_after(w, seat, card)

    def feasible_after(self, w: World, seat: i64, card: Card) -> bool:
        """Whether a box can be copied once the card has set off what it surely does (Aridor's step for a new tag)."""
        production = w.seat[seat].production
        help = [w.helps(seat, card, kind, True) for kind in range(len(production))]
        if not any(help):
            return False
        for kind in range(len(production)):
            production[kind] += help[kind]
        found = len(self.boxes(w, seat)) > 0
        for kind in range(len(production)):
            production[kind] -= help[kind]
        return found

    def obstacle(self, w: World, seat: i64, card: Card) -> Reason:
        return Reason("no_box", "building", 1, 0)

    def choices(self, g: World, seat: i64, card: i64, about: i64) -> Offer:
        return offer_each(K_CARD, self.boxes(g, seat))

    def chosen(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> None:
        c = last(code)
        for word in g.cards[c].box:
            push(g.lanes[seat], word.number, seat, c, 0, LOOSE)

    def told(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = g.card_name(last(code))
        return Option(code, "copy", f"copy {name}", card=name)

    def shows(self) -> list[Icon]:
        return [Icon("u-copy", production=True), Icon("t-building", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("copy_box", 1)]


def copyable(w: World, seat: i64, card: Card) -> bool:
    """The whole box could be done once more, its gains before its losses. Effects are not set off by it."""
    box = card.just_box
    if box is not None:
        for word in box.risks:
            if not word.feasible(w, seat, box):
                return False
    return True


class GiveUpProduction(Instant):
    """A step of own production, left of an arrow."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__(f"give up {n} {STOCKS[kind]} production")
        self.kind: Final = kind
        self.n: Final = n
        self.rank = COSTS
        self.touches = T_PRODUCTION

    def payable(self, w: World, seat: i64, card: i64) -> bool:
        return w.seat[seat].production[self.kind] - self.n >= w.floor(self.kind)

    def unpaid(self, w: World, seat: i64, card: i64) -> Reason:
        need = w.floor(self.kind) + self.n
        return Reason("production_short", STOCKS[self.kind], need, w.seat[seat].production[self.kind])

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        w.seat[seat].production[self.kind] -= self.n

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], -self.n, production=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("produce." + STOCKS[self.kind], -self.n)]
