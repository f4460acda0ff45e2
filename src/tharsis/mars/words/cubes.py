"""Cubes off cards of anybody, and cubes for a stock."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import MOST, Offer, first, kind_of, last, offer_each, pack, second
from tharsis.kernel.icon import ARROW, Icon
from tharsis.kernel.lanes import about_at, on_top, step_at
from tharsis.kernel.node import CHOOSES
from tharsis.kernel.option import Option, Reason
from tharsis.native import i64
from tharsis.vocabulary.asking import Stepwise
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.terms import (
    ANYWHERE,
    CUBES,
    K_CARD,
    K_NO,
    K_NUMBER,
    K_TARGET,
    NEUTRAL,
    PLACES,
    STOCKS,
    T_CUBES,
    T_STOCK,
)
from tharsis.vocabulary.world import World


def takeable(w: World, seat: i64, cube: i64) -> list[int]:
    """Cards of anybody from which this seat may take such a cube."""
    out: list[int] = []
    s = 0
    for who in w.seat:
        if s == seat or not who.shielded:
            for c in who.played:
                if w.cubes[c] > 0:
                    card = w.cards[c]
                    if card.holds == cube and not card.safe:
                        out.append(c)
        s += 1
    return out


def has_beside_cards(w: World, cube: i64) -> bool:
    """Somebody keeps such cubes elsewhere than on cards."""
    for s in range(w.seats):
        for have in w.cube_pools(s, cube):
            if have > 0:
                return True
    return False


def offer_beside_cards(w: World, cube: i64, most: i64, out: Offer) -> None:
    """Adds options to take cubes from seats that keep them elsewhere than on cards."""
    for s in range(w.seats):
        place = 0
        for have in w.cube_pools(s, cube):
            n = min(most, have)
            while n > 0:
                out.add(pack(K_TARGET, place, first=s, second=n))
                n -= 1
            place += 1


def elsewhere(g: World, code: i64, item: str) -> Option:
    s, n = first(code), second(code)
    place = g.place_name(last(code))
    notation = f"take {n} {item} from {s}" + (f" {place}" if place else "")
    return Option(code, "take", notation, seat=s, item=item, place=place, amount=n)


class TakeAnywhere(Word):
    """One cube of a kind off any card of anybody, left of an arrow. The neutral opponent always has one."""

    def __init__(self, cube: int) -> None:
        super().__init__(f"take 1 {CUBES[cube]} from {PLACES[ANYWHERE]}")
        self.cube: Final = cube
        self.rank = CHOOSES
        self.touches = T_CUBES

    def payable(self, w: World, seat: i64, card: i64) -> bool:
        return w.neutral() or len(takeable(w, seat, self.cube)) > 0 or has_beside_cards(w, self.cube)

    def unpaid(self, w: World, seat: i64, card: i64) -> Reason:
        return Reason("no_cube_to_take", CUBES[self.cube], 1, 0)

    def choices(self, g: World, seat: i64, card: i64, about: i64) -> Offer:
        out = offer_each(K_CARD, takeable(g, seat, self.cube))
        offer_beside_cards(g, self.cube, 1, out)
        if g.neutral():
            out.add(pack(K_CARD))
        return out

    def chosen(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> None:
        if kind_of(code) == K_TARGET:
            g.take_cubes(first(code), self.cube, 1, last(code))
        elif last(code):
            g.cubes[last(code)] -= 1

    def told(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> Option:
        item = CUBES[self.cube]
        if kind_of(code) == K_TARGET:
            return elsewhere(g, code, item)
        if last(code) == 0:
            return Option(code, "take", f"take {item} from neutral", seat=NEUTRAL, item=item, amount=1)
        name = g.card_name(last(code))
        return Option(code, "take", f"take {name}", card=name, item=item, amount=1)

    def shows(self) -> list[Icon]:
        return [Icon("c-" + CUBES[self.cube], -1, any=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("take." + CUBES[self.cube], 1)]


class RemoveCubes(Stepwise):
    """Up to so many cubes of a kind, from cards of one player; partly or not at all."""

    def __init__(self, n: int, cube: int) -> None:
        super().__init__(f"remove {n} {CUBES[cube]} from anybody")
        self.n: Final = n
        self.cube: Final = cube
        self.rank = CHOOSES
        self.touches = T_CUBES
        self.sees = T_CUBES

    def stands(self, g: World, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        gone = step_at(row, at)
        if gone > 0:
            return lane < g.seats and gone < self.n and on_top(row, at) and self.owner(g, about_at(row, at)) >= 0
        return super().stands(g, lane, at)

    def owner(self, w: World, card: i64) -> i64:
        for s in range(w.seats):
            if card in w.seat[s].played:
                return s
        return -1

    def choices_at(self, g: World, seat: i64, about: i64, step: i64) -> Offer:
        """The step is how many are gone already, the occasion the last card and so the player."""
        out = Offer()
        victim = self.owner(g, about) if step else -1
        for c in takeable(g, seat, self.cube):
            if step and (c == about or self.owner(g, c) != victim):
                continue
            n = min(self.n - step, g.cubes[c])
            while n > 0:
                out.add(pack(K_CARD, first=c, second=n))
                n -= 1
        if not step:
            offer_beside_cards(g, self.cube, self.n, out)
            if g.neutral():
                out.add(pack(K_CARD, second=self.n))
        out.add(pack(K_NO))
        return out

    def chosen_at(self, g: World, seat: i64, card: i64, about: i64, step: i64, code: i64) -> None:
        c, n = first(code), second(code)
        if kind_of(code) == K_TARGET:
            g.take_cubes(c, self.cube, n, last(code))
        elif kind_of(code) == K_CARD and c:
            g.cubes[c] -= n
            gone = step + n
            if gone < self.n and len(self.choices_at(g, seat, c, gone).codes) > 1:
                self.ask_again(g, seat, card, c, gone)

    def told_at(self, g: World, seat: i64, about: i64, step: i64, code: i64) -> Option:
        item = CUBES[self.cube]
        if kind_of(code) == K_NO:
            return Option(code, "no", "no more" if step else "remove nothing", item=item)
        if kind_of(code) == K_TARGET:
            return elsewhere(g, code, item)
        c, n = first(code), second(code)
        if c == 0:
            return Option(
                code, "take", f"take {n} {item} from neutral", seat=NEUTRAL, item=item, amount=n, useless=True
            )
        name = g.card_name(c)
        return Option(code, "take", f"take {n} {name}", card=name, item=item, amount=n, seat=self.owner(g, c))

    def shows(self) -> list[Icon]:
        return [Icon("c-" + CUBES[self.cube], -self.n, any=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("remove." + CUBES[self.cube], self.n)]


class ExchangeCubes(Word):
    """At least one cube of this card for as many of a stock, left and right of an arrow."""

    def __init__(self, cube: int, to: int) -> None:
        super().__init__(f"exchange {CUBES[cube]} here for {STOCKS[to]}")
        self.cube: Final = cube
        self.to: Final = to
        self.rank = CHOOSES
        self.sees = T_CUBES
        self.touches = T_CUBES | T_STOCK

    def payable(self, w: World, seat: i64, card: i64) -> bool:
        return w.cubes[card] > 0

    def unpaid(self, w: World, seat: i64, card: i64) -> Reason:
        return Reason("cubes_short", CUBES[self.cube], 1, 0)

    def choices(self, g: World, seat: i64, card: i64, about: i64) -> Offer:
        return offer_each(K_NUMBER, list(range(1, min(MOST, g.cubes[card]) + 1)))

    def chosen(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> None:
        n = last(code)
        g.cubes[card] -= n
        g.seat[seat].stock[self.to] += n

    def told(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> Option:
        n = last(code)
        return Option(code, "exchange_cubes", f"exchange {n}", item=CUBES[self.cube], amount=n)

    def shows(self) -> list[Icon]:
        return [Icon("c-" + CUBES[self.cube], -1, star=True), ARROW, Icon("r-" + STOCKS[self.to], 1, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("exchange." + CUBES[self.cube], 1)]
