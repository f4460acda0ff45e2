"""Words that leave something to the player: alternatives, numbers, the copy of a production box."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import MOST, Offer, last, offer_each, pack
from tharsis.kernel.icon import ARROW, SLASH, Icon
from tharsis.kernel.lanes import push
from tharsis.kernel.node import A_CARD, CHOOSES, Node, intern
from tharsis.kernel.option import Option, Reason
from tharsis.native import i64
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.cubes import Add
from tharsis.vocabulary.terms import (
    ANIMALS,
    K_NUMBER,
    MICROBES,
    PLANTS,
    STOCKS,
    T_CUBES,
    T_STOCK,
    THAT_CARD,
)
from tharsis.vocabulary.world import World


class Choose(Word):
    """Exactly one of several lists of words, each done in its printed order. An empty list is: no."""

    def __init__(self, *alternatives: list[Word]) -> None:
        rows: list[list[Word]] = []
        for alternative in alternatives:
            row: list[Word] = []
            for given in alternative:
                word = intern(given)
                assert isinstance(word, Word)
                row.append(word)
            rows.append(row)
        super().__init__("choose (" + " | ".join(", ".join(x.text for x in row) or "nothing" for row in rows) + ")")
        self.alternatives: Final = rows
        self.rank = CHOOSES
        for row in rows:
            for word in row:
                self.reveals = self.reveals or word.reveals
                self.sees |= word.sees
                self.touches |= word.touches
                if word.about == A_CARD:
                    self.about = A_CARD
                if word.touches & T_CUBES:
                    self.sees |= T_CUBES

    def children(self) -> list[Node]:
        out: list[Node] = []
        for row in self.alternatives:
            out.extend(row)
        return out

    def asks(self, g: World, seat: i64, card: i64, about: i64) -> bool:
        return len(self.choices(g, seat, card, about).codes) > 0

    def possible(self, w: World, seat: i64, card: i64, about: i64, row: list[Word]) -> bool:
        for word in row:
            if not word.payable(w, seat, card):
                return False
            if isinstance(word, Add) and word.to == THAT_CARD:
                holds = w.cards[about].holds
                if holds != MICROBES and holds != ANIMALS:
                    return False
        return True

    def choices(self, g: World, seat: i64, card: i64, about: i64) -> Offer:
        lack = g.owed(seat, PLANTS, False) - g.seat[seat].stock[PLANTS]  # plants that a card still takes
        out = Offer()
        i = 0
        for row in self.alternatives:
            if self.possible(g, seat, card, about, row):
                pays = lack <= 0
                if not pays:
                    for word in row:
                        pays = pays or word.brings(g, seat, PLANTS, False) > 0
                if pays:
                    out.add(pack(K_NUMBER, i))
            i += 1
        if lack <= 0 and len(out.codes) == 1 and not self.alternatives[last(out.codes[0])]:
            return Offer()  # nothing is left but to decline
        return out

    def chosen(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> None:
        row = self.alternatives[last(code)]
        i = len(row) - 1
        while i >= 0:
            push(g.lanes[seat], row[i].number, seat, card, about, 0)
            i -= 1

    def told(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> Option:
        i = last(code)
        row = self.alternatives[i]
        text = ", ".join(x.text for x in row) or "nothing"
        idle = [x.idle(g, seat, card) for x in row]
        useless = bool(row) and all(idle)
        return Option(
            code,
            "choose",
            f"choose {text}",
            item=self.text,
            index=i,
            idle=tuple(x for x in idle if x),
            useless=useless,
        )

    def brings(self, w: World, seat: i64, kind: i64, production: bool) -> i64:
        best = 0
        for row in self.alternatives:
            n = 0
            for word in row:
                n += word.brings(w, seat, kind, production)
            best = max(best, n)
        return best

    def shows(self) -> list[Icon]:
        out: list[Icon] = []
        for row in self.alternatives:
            if row:
                if out:
                    out.append(SLASH)
                costs = [x for x in row[:-1] if x.signals() and x.signals()[0][1] < 0]
                for word in row:
                    out.extend(word.shows())
                    if word in costs:
                        out.append(ARROW)
        return out

    def signals(self) -> list[tuple[str, int]]:
        out: list[tuple[str, int]] = []
        for word in self.children():
            out.extend(("choose." + name, n) for name, n in word.signals())
        return out


class Exchange(Word):
    """At least one cube of a kind for as many of another, left and right of an arrow; with `most`, up to so many."""

    def __init__(self, kind: int, to: int, most: int = 0) -> None:
        super().__init__(f"exchange {f'{most} ' if most else ''}{STOCKS[kind]} for {STOCKS[to]}")
        self.most: Final = most
        self.kind: Final = kind
        self.to: Final = to
        self.rank = CHOOSES
        self.sees = T_STOCK
        self.touches = T_STOCK

    def payable(self, w: World, seat: i64, card: i64) -> bool:
        return w.seat[seat].stock[self.kind] > 0

    def unpaid(self, w: World, seat: i64, card: i64) -> Reason:
        return Reason("stock_short", STOCKS[self.kind], 1, 0)

    def choices(self, g: World, seat: i64, card: i64, about: i64) -> Offer:
        have = g.seat[seat].stock[self.kind]
        if self.most and have > self.most:
            have = self.most
        return offer_each(K_NUMBER, list(range(1, min(MOST, have) + 1)))

    def chosen(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> None:
        stock = g.seat[seat].stock
        n = last(code)
        stock[self.kind] -= n
        stock[self.to] += n

    def told(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> Option:
        n = last(code)
        return Option(code, "exchange", f"exchange {n}", item=STOCKS[self.kind], amount=n)

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], -1, star=True), ARROW, Icon("r-" + STOCKS[self.to], 1, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("exchange." + STOCKS[self.kind], 1)]
