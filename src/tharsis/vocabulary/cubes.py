"""Cubes on cards: adding them, taking them off."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.icon import ARROW, Icon
from tharsis.kernel.lanes import drop, on_top, push
from tharsis.kernel.node import ASKS, CARD, CHOOSES, COSTS, GIVES, KIND, MASK, MOVED, A, B
from tharsis.kernel.option import Option
from tharsis.vocabulary.card import Card, Word
from tharsis.vocabulary.counts import own_cubes
from tharsis.vocabulary.gains import Instant
from tharsis.vocabulary.terms import (
    ANYWHERE,
    CUBES,
    FILLED,
    HERE,
    JOVIAN,
    K_CARD,
    K_NO,
    K_NUMBER,
    K_TARGET,
    NEUTRAL,
    NONE,
    ON_JOVIAN,
    OTHER,
    PLACES,
    STOCKS,
    T_CUBES,
    T_STOCK,
    THAT_CARD,
)
from tharsis.vocabulary.world import World


class Add(Word):
    """Cubes onto a card: this one, the one that set it off, or one of one's own to choose.

    With `cube` NONE the card gets more of whatever it collects. Without a fitting card the cubes are lost.
    """

    def __init__(self, n: int, cube: int, to: int = HERE) -> None:
        super().__init__(f"add {n} {CUBES[cube] if cube else 'cube'} to {PLACES[to]}")
        self.n: Final = n
        self.cube: Final = cube
        self.to: Final = to
        self.touches = T_CUBES
        if to == THAT_CARD:
            self.about = CARD
        self.rank = GIVES if to in (HERE, THAT_CARD) else CHOOSES

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, World)
        if not super().stands(g, lane, at):
            return False
        about = g.lanes[lane][at + 3]
        return self.to != THAT_CARD or (about in g.seat[lane].played and g.cards[about].holds != NONE)

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, World)
        if self.rank == CHOOSES:
            if self.targets(g, lane[-4], lane[-3]):
                return ASKS
            drop(lane)
            return MOVED
        seat, card, about = lane[-4], lane[-3], lane[-2]
        drop(lane)
        self.does(g, seat, card, about)
        return MOVED

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        w.cubes[card if self.to == HERE else about] += self.n

    def targets(self, w: World, seat: int, card: int) -> list[int]:
        """Own cards that can take the cubes."""
        return [c for c in w.seat[seat].played if self.fits(w, c, card)]

    def fits(self, w: World, c: int, card: int) -> bool:
        """Whether that card can take the cubes, seen from the card with the words."""
        holds = w.cards[c].holds
        if holds == NONE or (holds != self.cube and self.cube != NONE):
            return False
        if self.to == OTHER:
            return c != card
        if self.to == FILLED:
            return w.cubes[c] > 0
        return self.to != ON_JOVIAN or w.cards[c].mask >> JOVIAN & 1 == 1

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, World)
        return [K_CARD * KIND + c for c in self.targets(g, lane[-4], lane[-3])]

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, World)
        drop(lane)
        g.cubes[picked[0] & MASK] += self.n

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        assert isinstance(g, World)
        card = g.cards[code & MASK]
        return Option(code, "add", f"add {card.name}", card=card.name, amount=self.n, item=CUBES[card.holds])

    def idle(self, w: World, seat: int, card: int) -> str:
        """A card that is still in the hand may take them itself once it lies there."""
        if self.rank != CHOOSES or self.fits(w, card, card) or self.targets(w, seat, card):
            return ""
        return "cube"

    def shows(self) -> list[Icon]:
        return [Icon("c-" + CUBES[self.cube] if self.cube else "star-card", self.n, star=self.to != HERE)]

    def signals(self) -> list[tuple[str, int]]:
        return [("add." + (CUBES[self.cube] if self.cube else "any"), self.n)]


class TakeHere(Instant):
    """Cubes off this very card, left of an arrow or as the price of an effect."""

    def __init__(self, n: int, cube: int) -> None:
        super().__init__(f"take {n} {CUBES[cube]} from here")
        self.n: Final = n
        self.cube: Final = cube
        self.rank = COSTS
        self.touches = T_CUBES

    def payable(self, w: World, seat: int, card: int) -> bool:
        return w.cubes[card] >= self.n

    def unpaid(self, w: World, seat: int, card: int) -> tuple[str, str, int, int]:
        return ("cubes_short", CUBES[self.cube], self.n, w.cubes[card])

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        w.cubes[card] -= self.n

    def shows(self) -> list[Icon]:
        return [Icon("c-" + CUBES[self.cube], -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("add." + CUBES[self.cube], -self.n)]


def takeable(w: World, seat: int, cube: int) -> list[int]:
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


def beside_cards(w: World, cube: int, most: int) -> list[int]:
    """Options to take cubes from seats that keep them elsewhere than on cards, as codes."""
    out: list[int] = []
    for s in range(w.seats):
        place = 0
        for have in w.cube_pools(s, cube):
            n = min(most, have)
            while n > 0:
                out.append(K_TARGET * KIND + s * A + n * B + place)
                n -= 1
            place += 1
    return out


def elsewhere(g: Game, code: int, item: str) -> Option:
    assert isinstance(g, World)
    s = code >> 24 & MASK
    n = code >> 12 & MASK
    place = g.place_name(code & MASK)
    notation = f"take {n} {item} from {s}" + (f" {place}" if place else "")
    return Option(code, "take", notation, seat=s, item=item, place=place, amount=n)


class TakeAnywhere(Word):
    """One cube of a kind off any card of anybody, left of an arrow. The neutral opponent always has one."""

    def __init__(self, cube: int) -> None:
        super().__init__(f"take 1 {CUBES[cube]} from {PLACES[ANYWHERE]}")
        self.cube: Final = cube
        self.rank = CHOOSES
        self.touches = T_CUBES

    def payable(self, w: World, seat: int, card: int) -> bool:
        return w.neutral() or len(takeable(w, seat, self.cube)) > 0 or len(beside_cards(w, self.cube, 1)) > 0

    def unpaid(self, w: World, seat: int, card: int) -> tuple[str, str, int, int]:
        return ("no_cube_to_take", CUBES[self.cube], 1, 0)

    def run(self, g: Game, lane: list[int]) -> int:
        return ASKS

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, World)
        out = [K_CARD * KIND + c for c in takeable(g, lane[-4], self.cube)]
        out.extend(beside_cards(g, self.cube, 1))
        if g.neutral():
            out.append(K_CARD * KIND)
        return out

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, World)
        drop(lane)
        if picked[0] >> 36 == K_TARGET:
            g.take_cubes(picked[0] >> 24 & MASK, self.cube, 1, picked[0] & MASK)
            return
        c = picked[0] & MASK
        if c:
            g.cubes[c] -= 1

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        item = CUBES[self.cube]
        if code >> 36 == K_TARGET:
            return elsewhere(g, code, item)
        c = code & MASK
        if c == 0:
            return Option(code, "take", f"take {item} from neutral", seat=NEUTRAL, item=item, amount=1)
        name = g.card_name(c)
        return Option(code, "take", f"take {name}", card=name, item=item, amount=1)

    def shows(self) -> list[Icon]:
        return [Icon("c-" + CUBES[self.cube], -1, any=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("take." + CUBES[self.cube], 1)]


class RemoveCubes(Word):
    """Up to so many cubes of a kind, from cards of one player; partly or not at all."""

    def __init__(self, n: int, cube: int) -> None:
        super().__init__(f"remove {n} {CUBES[cube]} from anybody")
        self.n: Final = n
        self.cube: Final = cube
        self.rank = CHOOSES
        self.touches = T_CUBES
        self.sees = T_CUBES

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, World)
        row = g.lanes[lane]
        gone = row[at + 4]
        if gone > 0:
            return lane < g.seats and gone < self.n and on_top(row, at) and self.owner(g, row[at + 3]) >= 0
        return super().stands(g, lane, at)

    def run(self, g: Game, lane: list[int]) -> int:
        return ASKS

    def owner(self, w: World, card: int) -> int:
        for s in range(w.seats):
            if card in w.seat[s].played:
                return s
        return -1

    def options(self, g: Game, lane: list[int]) -> list[int]:
        """The frame's step is how many are gone already, its about the last card and so the player."""
        assert isinstance(g, World)
        seat, last, gone = lane[-4], lane[-2], lane[-1]
        out: list[int] = []
        victim = self.owner(g, last) if gone else -1
        for c in takeable(g, seat, self.cube):
            if gone and (c == last or self.owner(g, c) != victim):
                continue
            n = min(self.n - gone, g.cubes[c])
            while n > 0:
                out.append(K_CARD * KIND + c * A + n * B)
                n -= 1
        if not gone:
            out.extend(beside_cards(g, self.cube, self.n))
            if g.neutral():
                out.append(K_CARD * KIND + self.n * B)
        out.append(K_NO * KIND)
        return out

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, World)
        code = picked[0]
        seat, card, gone = lane[-4], lane[-3], lane[-1]
        number = lane[-5]
        drop(lane)
        if code >> 36 == K_TARGET:
            g.take_cubes(code >> 24 & MASK, self.cube, code >> 12 & MASK, code & MASK)
            return
        c = code >> 24 & MASK
        if code >> 36 == K_NO or c == 0:
            return
        n = code >> 12 & MASK
        g.cubes[c] -= n
        if gone + n < self.n:
            push(lane, number, seat, card, c, gone + n)
            if self.options(g, lane) == [K_NO * KIND]:
                drop(lane)

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        assert isinstance(g, World)
        item = CUBES[self.cube]
        if code >> 36 == K_NO:
            return Option(code, "no", "no more" if lane[-1] else "remove nothing", item=item)
        if code >> 36 == K_TARGET:
            return elsewhere(g, code, item)
        n = code >> 12 & MASK
        c = code >> 24 & MASK
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


class TakeOwn(Word):
    """Cubes of a kind off one card of one's own, to choose. They must be there."""

    def __init__(self, n: int, cube: int, text: str = "") -> None:
        super().__init__(text or f"take {n} {CUBES[cube]} from own card")
        self.n: Final = n
        self.cube: Final = cube
        self.rank = COSTS
        self.touches = T_CUBES
        self.can_fail = True

    def sources(self, w: World, seat: int) -> list[int]:
        out: list[int] = []
        for c in w.seat[seat].played:
            if w.cubes[c] >= self.n and self.accepts(w.cards[c].holds):
                out.append(c)
        return out

    def accepts(self, holds: int) -> bool:
        return holds == self.cube

    def feasible(self, w: World, seat: int, card: Card) -> bool:
        return w.losses_may_fail() or len(self.sources(w, seat)) > 0

    def obstacle(self, w: World, seat: int, card: Card) -> tuple[str, str, int, int]:
        return ("own_cubes_short", CUBES[self.cube], self.n, own_cubes(w, seat, self.cube))

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, World)
        if g.losses_may_fail() and not self.sources(g, lane[-4]):
            drop(lane)
            return MOVED
        return ASKS

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, World)
        return [K_CARD * KIND + c for c in self.sources(g, lane[-4])]

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, World)
        drop(lane)
        g.cubes[picked[0] & MASK] -= self.n

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        assert isinstance(g, World)
        card = g.cards[code & MASK]
        return Option(code, "take", f"take {card.name}", card=card.name, item=CUBES[card.holds], amount=self.n)

    def shows(self) -> list[Icon]:
        return [Icon("c-" + CUBES[self.cube], -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("add." + CUBES[self.cube], -self.n)]


class ExchangeCubes(Word):
    """At least one cube of this card for as many of a stock, left and right of an arrow."""

    def __init__(self, cube: int, to: int) -> None:
        super().__init__(f"exchange {CUBES[cube]} here for {STOCKS[to]}")
        self.cube: Final = cube
        self.to: Final = to
        self.rank = CHOOSES
        self.sees = T_CUBES
        self.touches = T_CUBES | T_STOCK

    def payable(self, w: World, seat: int, card: int) -> bool:
        return w.cubes[card] > 0

    def unpaid(self, w: World, seat: int, card: int) -> tuple[str, str, int, int]:
        return ("cubes_short", CUBES[self.cube], 1, 0)

    def run(self, g: Game, lane: list[int]) -> int:
        return ASKS

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, World)
        return [K_NUMBER * KIND + n for n in range(1, min(MASK, g.cubes[lane[-3]]) + 1)]

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, World)
        seat, card = lane[-4], lane[-3]
        drop(lane)
        n = picked[0] & MASK
        g.cubes[card] -= n
        g.seat[seat].stock[self.to] += n

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        n = code & MASK
        return Option(code, "exchange_cubes", f"exchange {n}", item=CUBES[self.cube], amount=n)

    def shows(self) -> list[Icon]:
        return [Icon("c-" + CUBES[self.cube], -1, star=True), ARROW, Icon("r-" + STOCKS[self.to], 1, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("exchange." + CUBES[self.cube], 1)]
