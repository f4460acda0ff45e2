"""Cubes on cards: adding them, taking them off."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import MOST, first, kind_of, last, pack, pack_each, second
from tharsis.kernel.icon import ARROW, Icon
from tharsis.kernel.lanes import about_at, on_top, step_at
from tharsis.kernel.node import A_CARD, CHOOSES, COSTS, GIVES
from tharsis.kernel.option import Option
from tharsis.vocabulary.asking import Stepwise
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
            self.about = A_CARD
        self.rank = GIVES if to in (HERE, THAT_CARD) else CHOOSES

    def stands(self, g: World, lane: int, at: int) -> bool:
        if not super().stands(g, lane, at):
            return False
        about = about_at(g.lanes[lane], at)
        return self.to != THAT_CARD or (about in g.seat[lane].played and g.cards[about].holds != NONE)

    def asks(self, g: World, seat: int, card: int, about: int) -> bool:
        return self.rank == CHOOSES and len(self.targets(g, seat, card)) > 0

    def unasked(self, g: World, seat: int, card: int, about: int) -> None:
        if self.rank == GIVES:
            self.does(g, seat, card, about)

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

    def choices(self, g: World, seat: int, card: int, about: int) -> list[int]:
        return pack_each(K_CARD, self.targets(g, seat, card))

    def chosen(self, g: World, seat: int, card: int, about: int, code: int) -> None:
        g.cubes[last(code)] += self.n

    def told(self, g: World, seat: int, card: int, about: int, code: int) -> Option:
        to = g.cards[last(code)]
        return Option(code, "add", f"add {to.name}", card=to.name, amount=self.n, item=CUBES[to.holds])

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
                out.append(pack(K_TARGET, place, first=s, second=n))
                n -= 1
            place += 1
    return out


def elsewhere(g: World, code: int, item: str) -> Option:
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

    def payable(self, w: World, seat: int, card: int) -> bool:
        return w.neutral() or len(takeable(w, seat, self.cube)) > 0 or len(beside_cards(w, self.cube, 1)) > 0

    def unpaid(self, w: World, seat: int, card: int) -> tuple[str, str, int, int]:
        return ("no_cube_to_take", CUBES[self.cube], 1, 0)

    def choices(self, g: World, seat: int, card: int, about: int) -> list[int]:
        out = pack_each(K_CARD, takeable(g, seat, self.cube))
        out.extend(beside_cards(g, self.cube, 1))
        if g.neutral():
            out.append(pack(K_CARD))
        return out

    def chosen(self, g: World, seat: int, card: int, about: int, code: int) -> None:
        if kind_of(code) == K_TARGET:
            g.take_cubes(first(code), self.cube, 1, last(code))
        elif last(code):
            g.cubes[last(code)] -= 1

    def told(self, g: World, seat: int, card: int, about: int, code: int) -> Option:
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

    def stands(self, g: World, lane: int, at: int) -> bool:
        row = g.lanes[lane]
        gone = step_at(row, at)
        if gone > 0:
            return lane < g.seats and gone < self.n and on_top(row, at) and self.owner(g, about_at(row, at)) >= 0
        return super().stands(g, lane, at)

    def owner(self, w: World, card: int) -> int:
        for s in range(w.seats):
            if card in w.seat[s].played:
                return s
        return -1

    def choices_at(self, g: World, seat: int, about: int, step: int) -> list[int]:
        """The step is how many are gone already, the occasion the last card and so the player."""
        out: list[int] = []
        victim = self.owner(g, about) if step else -1
        for c in takeable(g, seat, self.cube):
            if step and (c == about or self.owner(g, c) != victim):
                continue
            n = min(self.n - step, g.cubes[c])
            while n > 0:
                out.append(pack(K_CARD, first=c, second=n))
                n -= 1
        if not step:
            out.extend(beside_cards(g, self.cube, self.n))
            if g.neutral():
                out.append(pack(K_CARD, second=self.n))
        out.append(pack(K_NO))
        return out

    def chosen_at(self, g: World, seat: int, card: int, about: int, step: int, code: int) -> None:
        c, n = first(code), second(code)
        if kind_of(code) == K_TARGET:
            g.take_cubes(c, self.cube, n, last(code))
        elif kind_of(code) == K_CARD and c:
            g.cubes[c] -= n
            gone = step + n
            if gone < self.n and len(self.choices_at(g, seat, c, gone)) > 1:
                self.ask_again(g, seat, card, c, gone)

    def told_at(self, g: World, seat: int, about: int, step: int, code: int) -> Option:
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

    def asks(self, g: World, seat: int, card: int, about: int) -> bool:
        return not g.losses_may_fail() or len(self.sources(g, seat)) > 0

    def choices(self, g: World, seat: int, card: int, about: int) -> list[int]:
        return pack_each(K_CARD, self.sources(g, seat))

    def chosen(self, g: World, seat: int, card: int, about: int, code: int) -> None:
        g.cubes[last(code)] -= self.n

    def told(self, g: World, seat: int, card: int, about: int, code: int) -> Option:
        source = g.cards[last(code)]
        return Option(code, "take", f"take {source.name}", card=source.name, item=CUBES[source.holds], amount=self.n)

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

    def choices(self, g: World, seat: int, card: int, about: int) -> list[int]:
        return pack_each(K_NUMBER, list(range(1, min(MOST, g.cubes[card]) + 1)))

    def chosen(self, g: World, seat: int, card: int, about: int, code: int) -> None:
        n = last(code)
        g.cubes[card] -= n
        g.seat[seat].stock[self.to] += n

    def told(self, g: World, seat: int, card: int, about: int, code: int) -> Option:
        n = last(code)
        return Option(code, "exchange_cubes", f"exchange {n}", item=CUBES[self.cube], amount=n)

    def shows(self) -> list[Icon]:
        return [Icon("c-" + CUBES[self.cube], -1, star=True), ARROW, Icon("r-" + STOCKS[self.to], 1, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("exchange." + CUBES[self.cube], 1)]
