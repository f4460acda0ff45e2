"""Red-bordered words: they hit any one player, oneself included."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import Offer, first, kind_of, last, pack, second
from tharsis.kernel.icon import Icon
from tharsis.kernel.node import CHOOSES, COSTS
from tharsis.kernel.option import Option, Reason
from tharsis.native import i64
from tharsis.vocabulary.card import Card, Word
from tharsis.vocabulary.terms import K_NO, K_TARGET, NEUTRAL, PLANTS, STOCKS, T_OTHERS, T_PRODUCTION
from tharsis.vocabulary.world import World


def seat_name(seat: i64) -> str:
    return "neutral" if seat == NEUTRAL else str(seat)


class Remove(Word):
    """Up to so many cubes from the stock of any one player; partly or not at all. Stolen, they come to oneself."""

    def __init__(self, kind: int, n: int, steal: bool = False) -> None:
        super().__init__(f"{'steal' if steal else 'remove'} {n} {STOCKS[kind]}")
        self.kind: Final = kind
        self.n: Final = n
        self.steal: Final = steal
        self.rank = CHOOSES
        self.touches = T_OTHERS
        self.sees = T_OTHERS

    def choices(self, g: World, seat: i64, card: i64, about: i64) -> Offer:
        out = Offer()
        s = 0
        for who in g.seat:
            # Rulebook p. 9: any one player, even yourself; who steals from himself does nothing at all
            allowed = not self.steal if s == seat else self.kind != PLANTS or not who.shielded
            if allowed:
                place = 0
                for have in g.pools(s, self.kind):
                    n = min(self.n, have)
                    while n > 0:
                        out.add(pack(K_TARGET, place, first=s, second=n))
                        n -= 1
                    place += 1
            s += 1
        if g.neutral():
            out.add(pack(K_TARGET, first=NEUTRAL, second=self.n))
        out.add(pack(K_NO))
        return out

    def chosen(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> None:
        if kind_of(code) == K_NO:
            return
        s, n = first(code), second(code)
        if s != NEUTRAL:
            g.take_stock(s, self.kind, n, last(code))
        if self.steal:
            g.seat[seat].stock[self.kind] += n

    def told(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> Option:
        verb = "steal" if self.steal else "remove"
        item = STOCKS[self.kind]
        if kind_of(code) == K_NO:
            return Option(code, "no", f"{verb} nothing", item=item)
        s, n = first(code), second(code)
        useless = s == NEUTRAL and not self.steal
        place = g.place_name(last(code))
        notation = f"{verb} {n} {item} from {seat_name(s)}" + (f" {place}" if place else "")
        return Option(code, verb, notation, seat=s, item=item, place=place, amount=n, useless=useless)

    def shows(self) -> list[Icon]:
        if self.steal:
            return [Icon("u-target"), Icon("r-" + STOCKS[self.kind], self.n, any=True)]
        return [Icon("r-" + STOCKS[self.kind], -self.n, any=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [(("steal." if self.steal else "remove.") + STOCKS[self.kind], self.n)]


class Reduce(Word):
    """Production of any one player goes down. It must be done, in full and on one player; against MarsBot it is skipped
    where nobody can take it."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__(f"reduce {n} {STOCKS[kind]} production")
        self.kind: Final = kind
        self.n: Final = n
        self.rank = COSTS
        self.touches = T_PRODUCTION
        self.sees = T_PRODUCTION
        self.can_fail = True
        self.in_box = True

    def feasible(self, w: World, seat: i64, card: Card) -> bool:
        if w.neutral() or w.hits_may_fail():
            return True
        for s in range(w.seats):
            if w.can_lose_production(s, self.kind, self.n):
                return True
        floor = w.floor(self.kind)
        # gains of the card may come first, so that oneself can take the loss
        lack = floor + self.n - w.seat[seat].production[self.kind]
        return w.helps(seat, card, self.kind, True) >= lack

    def obstacle(self, w: World, seat: i64, card: Card) -> Reason:
        best = max(who.production[self.kind] for who in w.seat)
        return Reason("nobody_produces", STOCKS[self.kind], self.n, best)

    def asks(self, g: World, seat: i64, card: i64, about: i64) -> bool:
        return not g.hits_may_fail() or len(self.choices(g, seat, card, about).codes) > 0

    def choices(self, g: World, seat: i64, card: i64, about: i64) -> Offer:
        out = Offer()
        for s in range(g.seats):
            owed = 0
            if s == seat and g.can_lose_production(s, self.kind, self.n):
                owed = g.owed(seat, self.kind, True)
            if g.can_lose_production(s, self.kind, self.n + owed):
                out.add(pack(K_TARGET, first=s))
        if g.neutral():
            out.add(pack(K_TARGET, first=NEUTRAL))
        return out

    def chosen(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> None:
        s = first(code)
        if s != NEUTRAL:
            g.lose_production(s, self.kind, self.n)

    def told(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> Option:
        s = first(code)
        item = STOCKS[self.kind]
        return Option(code, "reduce", f"reduce {item} of {seat_name(s)}", seat=s, item=item, amount=self.n)

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], -self.n, production=True, any=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("reduce." + STOCKS[self.kind], self.n)]
