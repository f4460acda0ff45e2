"""Cubes on cards: adding them, taking them off."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import Offer, last, offer_each
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import about_at
from tharsis.kernel.node import A_CARD, CHOOSES, COSTS, GIVES
from tharsis.kernel.option import Option, Reason
from tharsis.native import i64
from tharsis.vocabulary.card import Card, Word
from tharsis.vocabulary.counts import own_cubes
from tharsis.vocabulary.gains import Instant
from tharsis.vocabulary.terms import (
    CUBES,
    FILLED,
    HERE,
    JOVIAN,
    K_CARD,
    NONE,
    ON_JOVIAN,
    OTHER,
    PLACES,
    T_CUBES,
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
            self.about = A_CARD
        self.rank = GIVES if to in (HERE, THAT_CARD) else CHOOSES

    def stands(self, g: World, lane: i64, at: i64) -> bool:
        if not super().stands(g, lane, at):
            return False
        about = about_at(g.lanes[lane], at)
        return self.to != THAT_CARD or (about in g.seat[lane].played and g.cards[about].holds != NONE)

    def asks(self, g: World, seat: i64, card: i64, about: i64) -> bool:
        return self.rank == CHOOSES and len(self.targets(g, seat, card)) > 0

    def unasked(self, g: World, seat: i64, card: i64, about: i64) -> None:
        if self.rank == GIVES:
            self.does(g, seat, card, about)

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        w.cubes[card if self.to == HERE else about] += self.n

    def targets(self, w: World, seat: i64, card: i64) -> list[int]:
        """Own cards that can take the cubes."""
        return [c for c in w.seat[seat].played if self.fits(w, c, card)]

    def fits(self, w: World, c: i64, card: i64) -> bool:
        """Whether that card can take the cubes, seen from the card with the words."""
        holds = w.cards[c].holds
        if holds == NONE or (holds != self.cube and self.cube != NONE):
            return False
        if self.to == OTHER:
            return c != card
        if self.to == FILLED:
            return w.cubes[c] > 0
        return self.to != ON_JOVIAN or w.cards[c].mask >> JOVIAN & 1 == 1

    def choices(self, g: World, seat: i64, card: i64, about: i64) -> Offer:
        return offer_each(K_CARD, self.targets(g, seat, card))

    def chosen(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> None:
        g.cubes[last(code)] += self.n

    def told(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> Option:
        to = g.cards[last(code)]
        return Option(code, "add", f"add {to.name}", card=to.name, amount=self.n, item=CUBES[to.holds])

    def idle(self, w: World, seat: i64, card: i64) -> str:
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

    def payable(self, w: World, seat: i64, card: i64) -> bool:
        return w.cubes[card] >= self.n

    def unpaid(self, w: World, seat: i64, card: i64) -> Reason:
        return Reason("cubes_short", CUBES[self.cube], self.n, w.cubes[card])

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        w.cubes[card] -= self.n

    def shows(self) -> list[Icon]:
        return [Icon("c-" + CUBES[self.cube], -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("add." + CUBES[self.cube], -self.n)]


class TakeOwn(Word):
    """Cubes of a kind off one card of one's own, to choose. They must be there."""

    def __init__(self, n: int, cube: int, text: str = "") -> None:
        super().__init__(text or f"take {n} {CUBES[cube]} from own card")
        self.n: Final = n
        self.cube: Final = cube
        self.rank = COSTS
        self.touches = T_CUBES
        self.can_fail = True

    def sources(self, w: World, seat: i64) -> list[int]:
        out: list[int] = []
        for c in w.seat[seat].played:
            if w.cubes[c] >= self.n and self.accepts(w.cards[c].holds):
                out.append(c)
        return out

    def accepts(self, holds: i64) -> bool:
        return holds == self.cube

    def feasible(self, w: World, seat: i64, card: Card) -> bool:
        return w.losses_may_fail() or len(self.sources(w, seat)) > 0

    def obstacle(self, w: World, seat: i64, card: Card) -> Reason:
        return Reason("own_cubes_short", CUBES[self.cube], self.n, own_cubes(w, seat, self.cube))

    def asks(self, g: World, seat: i64, card: i64, about: i64) -> bool:
        return not g.losses_may_fail() or len(self.sources(g, seat)) > 0

    def choices(self, g: World, seat: i64, card: i64, about: i64) -> Offer:
        return offer_each(K_CARD, self.sources(g, seat))

    def chosen(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> None:
        g.cubes[last(code)] -= self.n

    def told(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> Option:
        source = g.cards[last(code)]
        return Option(code, "take", f"take {source.name}", card=source.name, item=CUBES[source.holds], amount=self.n)

    def shows(self) -> list[Icon]:
        return [Icon("c-" + CUBES[self.cube], -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("add." + CUBES[self.cube], -self.n)]
