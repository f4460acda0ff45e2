"""Lasting words: effects that wait for an occasion, and modifiers of what their owner can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.kernel.icon import COLON, Icon
from tharsis.kernel.node import Node, intern
from tharsis.kernel.rows import bit
from tharsis.native import i64
from tharsis.vocabulary.card import Effect, Word
from tharsis.vocabulary.terms import (
    ANY_CARD,
    ANYONE,
    ON_NEW_TAG,
    ON_OCEAN,
    ON_TAG,
    OWNER,
    TAGS,
)

if TYPE_CHECKING:
    from tharsis.vocabulary.world import World


class Occasion:
    """What an effect waits for."""

    def __init__(
        self,
        kind: int,
        text: str,
        mask: int,
        also: int,
        least: int,
        icon: str = "",
        others: bool = False,
        star: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.text: Final = text
        self.mask: Final = mask
        self.also: Final = also
        self.least: Final = least
        self.icon: Final = icon
        self.others: Final = others  # not by the card that carries the effect
        self.star: Final = star  # its icon alone does not tell all


_HANDED_OUT: Final = [32]  # occasions below are numbered by the games themselves


def new_occasion() -> i64:
    """An occasion that nobody else has, for whoever adds one to a game from outside."""
    _HANDED_OUT[0] += 1
    return _HANDED_OUT[0]


def Played(*tags: int, also: int = -1, others: bool = False) -> Occasion:
    """A card with one of these tags is played, once for each such tag; with `also`, only if it has that tag too; with
    `others`, the tags of the card that carries the effect do not count."""
    mask = 0
    for t in tags:
        mask |= bit(t)
    text = "played " + "/".join(TAGS[t] for t in tags) + (f" with {TAGS[also]}" if also >= 0 else "")
    if others:
        text += " on others"
    return Occasion(ON_TAG, text, mask, bit(also) if also >= 0 else 0, 0, others=others)


OCEAN_PLACED: Final = Occasion(ON_OCEAN, "ocean placed", 0, 0, 0, "tile-ocean")
NEW_TAG: Final = Occasion(ON_NEW_TAG, "new tag", 0, 0, 0, "t-wild")


class When(Effect):
    """Each time something happens, do a word."""

    def __init__(self, occasion: Occasion, then: Word, by: int = OWNER) -> None:
        word = intern(then)
        assert isinstance(word, Word)
        super().__init__(f"when {occasion.text}{' by anyone' if by == ANYONE else ''}: {word.text}")
        self.occasion: Final = occasion.kind
        self.mask: Final = occasion.mask
        self.also: Final = occasion.also
        self.least: Final = occasion.least
        self.icon: Final = occasion.icon
        self.others: Final = occasion.others
        self.star: Final = occasion.star
        self.by_anyone: Final = by == ANYONE
        self.then: Final = word

    def children(self) -> list[Node]:
        return [self.then]

    def shows(self) -> list[Icon]:
        out: list[Icon] = []
        if self.occasion == ON_TAG:
            for t in range(len(TAGS)):
                if (self.mask | self.also) >> t & 1:
                    out.append(Icon("t-" + TAGS[t], any=self.by_anyone))
        else:
            out.append(Icon(self.icon, self.least or 1, any=self.by_anyone, star=self.star))
        out.append(COLON)
        return out + self.then.shows()

    def signals(self) -> list[tuple[str, int]]:
        return [("when." + name, n) for name, n in self.then.signals()]


class Discount(Effect):
    """Cards with a tag, or all cards, cost less."""

    def __init__(self, n: int, tag: int = ANY_CARD) -> None:
        super().__init__(f"discount {n} {'any' if tag == ANY_CARD else TAGS[tag]}")
        self.n: Final = n
        self.tag: Final = tag

    def apply(self, w: World, seat: i64) -> None:
        who = w.seat[seat]
        who.discount[self.tag] += self.n
        if self.tag != ANY_CARD:
            who.cheap |= bit(self.tag)

    def shows(self) -> list[Icon]:
        what = "card" if self.tag == ANY_CARD else "t-" + TAGS[self.tag]
        return [Icon(what), COLON, Icon("r-mc", -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("discount." + ("any" if self.tag == ANY_CARD else TAGS[self.tag]), self.n)]


class Worth(Effect):
    """Metals are worth more."""

    def __init__(self, steel: int = 0, titanium: int = 0) -> None:
        super().__init__(f"worth steel {steel} titanium {titanium}")
        self.steel: Final = steel
        self.titanium: Final = titanium

    def apply(self, w: World, seat: i64) -> None:
        who = w.seat[seat]
        who.steel_worth += self.steel
        who.titanium_worth += self.titanium

    def shows(self) -> list[Icon]:
        out: list[Icon] = []
        if self.titanium:
            out += [Icon("r-titanium"), COLON, Icon("r-mc", self.titanium)]
        if self.steel:
            out += [Icon("r-steel"), COLON, Icon("r-mc", self.steel)]
        return out

    def signals(self) -> list[tuple[str, int]]:
        return [("worth.steel", self.steel), ("worth.titanium", self.titanium)]


class Loosen(Effect):
    """Requirements on global parameters may be missed by some steps."""

    def __init__(self, steps: int) -> None:
        super().__init__(f"loosen {steps}")
        self.steps: Final = steps

    def apply(self, w: World, seat: i64) -> None:
        w.seat[seat].shift += self.steps

    def shows(self) -> list[Icon]:
        return [Icon("card-req"), COLON, Icon("u-plus", self.steps), Icon("slash"), Icon("u-minus", self.steps)]

    def signals(self) -> list[tuple[str, int]]:
        return [("loosen", self.steps)]


class HeatPays(Effect):
    """Heat may be spent as credits."""

    def __init__(self) -> None:
        super().__init__("heat pays")

    def apply(self, w: World, seat: i64) -> None:
        w.seat[seat].heat_pays = True

    def shows(self) -> list[Icon]:
        return [Icon("r-heat"), COLON, Icon("r-mc", 1)]

    def signals(self) -> list[tuple[str, int]]:
        return [("heat_pays", 1)]


class GreeneryCosts(Effect):
    """Fewer plants make a greenery."""

    def __init__(self, plants: int) -> None:
        super().__init__(f"greenery costs {plants}")
        self.plants: Final = plants

    def apply(self, w: World, seat: i64) -> None:
        who = w.seat[seat]
        who.greenery_cost = min(who.greenery_cost, self.plants)

    def shows(self) -> list[Icon]:
        return [Icon("r-plants", self.plants), Icon("arrow"), Icon("tile-greenery")]

    def signals(self) -> list[tuple[str, int]]:
        return [("greenery_cost", self.plants)]
