"""Red-bordered words: they hit any one player, oneself included."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import drop
from tharsis.kernel.node import ASKS, CHOOSES, COSTS, KIND, MASK, MOVED, A, B
from tharsis.kernel.option import Option
from tharsis.vocabulary.card import Card, Word
from tharsis.vocabulary.terms import K_NO, K_TARGET, NEUTRAL, PLANTS, STOCKS, T_OTHERS, T_PRODUCTION
from tharsis.vocabulary.world import World


def seat_name(seat: int) -> str:
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

    def run(self, g: Game, lane: list[int]) -> int:
        return ASKS

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, World)
        seat = lane[-4]
        out: list[int] = []
        s = 0
        for who in g.seat:
            # Rulebook p. 9: any one player, even yourself; who steals from himself does nothing at all
            allowed = not self.steal if s == seat else self.kind != PLANTS or not who.shielded
            if allowed:
                place = 0
                for have in g.pools(s, self.kind):
                    n = min(self.n, have)
                    while n > 0:
                        out.append(K_TARGET * KIND + s * A + n * B + place)
                        n -= 1
                    place += 1
            s += 1
        if g.neutral():
            out.append(K_TARGET * KIND + NEUTRAL * A + self.n * B)
        out.append(K_NO * KIND)
        return out

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, World)
        seat = lane[-4]
        drop(lane)
        code = picked[0]
        if code >> 36 == K_NO:
            return
        s = code >> 24 & MASK
        n = code >> 12 & MASK
        if s != NEUTRAL:
            g.take_stock(s, self.kind, n, code & MASK)
        if self.steal:
            g.seat[seat].stock[self.kind] += n

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        verb = "steal" if self.steal else "remove"
        item = STOCKS[self.kind]
        if code >> 36 == K_NO:
            return Option(code, "no", f"{verb} nothing", item=item)
        s = code >> 24 & MASK
        n = code >> 12 & MASK
        useless = s == NEUTRAL and not self.steal
        assert isinstance(g, World)
        place = g.place_name(code & MASK)
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

    def feasible(self, w: World, seat: int, card: Card) -> bool:
        if w.neutral() or w.hits_may_fail():
            return True
        for s in range(w.seats):
            if w.can_lose_production(s, self.kind, self.n):
                return True
        floor = w.floor(self.kind)
        # gains of the card may come first, so that oneself can take the loss
        lack = floor + self.n - w.seat[seat].production[self.kind]
        return w.helps(seat, card, self.kind, True) >= lack

    def obstacle(self, w: World, seat: int, card: Card) -> tuple[str, str, int, int]:
        best = max(who.production[self.kind] for who in w.seat)
        return ("nobody_produces", STOCKS[self.kind], self.n, best)

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, World)
        if g.hits_may_fail() and not self.options(g, lane):
            drop(lane)
            return MOVED
        return ASKS

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, World)
        out: list[int] = []
        for s in range(g.seats):
            owed = 0
            if s == lane[-4] and g.can_lose_production(s, self.kind, self.n):
                owed = g.owed(lane, self.kind, True)
            if g.can_lose_production(s, self.kind, self.n + owed):
                out.append(K_TARGET * KIND + s * A)
        if g.neutral():
            out.append(K_TARGET * KIND + NEUTRAL * A)
        return out

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, World)
        drop(lane)
        s = picked[0] >> 24 & MASK
        if s != NEUTRAL:
            g.lose_production(s, self.kind, self.n)

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        s = code >> 24 & MASK
        item = STOCKS[self.kind]
        return Option(code, "reduce", f"reduce {item} of {seat_name(s)}", seat=s, item=item, amount=self.n)

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], -self.n, production=True, any=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("reduce." + STOCKS[self.kind], self.n)]
