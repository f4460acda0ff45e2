"""What MarsBot's bonus cards take from the human, and what they look at there."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.asking import Asking
from tharsis.kernel.code import Offer, last, offer_each
from tharsis.kernel.game import Game
from tharsis.kernel.icon import SLASH, Icon
from tharsis.kernel.lanes import is_plain, on_top, push
from tharsis.kernel.node import intern
from tharsis.kernel.option import Option, Reason
from tharsis.mars.marsbot.robot import HUMAN
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.marsbot.words import BotWord
from tharsis.native import i64
from tharsis.vocabulary.card import Card, Need
from tharsis.vocabulary.counts import EachCube
from tharsis.vocabulary.terms import ANIMALS, CUBES, K_CARD, MICROBES, STOCKS


# ---- stocks
class HumanLoses(BotWord):
    """The human loses up to so many of a stock."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__(f"bot human loses {n} {STOCKS[kind]}")
        self.kind: Final = kind
        self.n: Final = n

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        stock = g.seat[HUMAN].stock
        n = min(self.n, stock[self.kind])
        g.tell("bot_human_loses", item=STOCKS[self.kind], amount=n)
        stock[self.kind] -= n

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], -self.n, any=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("remove." + STOCKS[self.kind], self.n)]


class HumanHas(Need[BotTable]):
    """The human has so many of a stock."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__(f"bot human has {n} {STOCKS[kind]}")
        self.kind: Final = kind
        self.n: Final = n

    def met(self, g: BotTable, seat: i64, shift: i64) -> bool:
        return g.seat[HUMAN].stock[self.kind] >= self.n

    def short(self, g: BotTable, seat: i64, shift: i64) -> Reason:
        return Reason("bot_human_has_less", STOCKS[self.kind], self.n, g.seat[HUMAN].stock[self.kind])

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], self.n, any=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.human." + STOCKS[self.kind], self.n)]


class HumanShielded(Need[BotTable]):
    """The human's plants cannot be removed."""

    def __init__(self) -> None:
        super().__init__("bot human shielded")

    def met(self, g: BotTable, seat: i64, shift: i64) -> bool:
        return g.seat[HUMAN].shielded

    def short(self, g: BotTable, seat: i64, shift: i64) -> Reason:
        return Reason("bot_not_shielded", "", 0, 0)

    def shows(self) -> list[Icon]:
        return [Icon("u-lock")]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.shield", 1)]


# ---- cubes
def threatened(g: BotTable) -> list[int]:
    """The human's cards with animals or microbes on which one cube is worth most points."""
    who = g.seat[HUMAN]
    if who.shielded:
        return []
    found: list[int] = []
    for c in who.played:
        card = g.cards[c]
        if g.cubes[c] > 0 and not card.safe and (card.holds == ANIMALS or card.holds == MICROBES):
            found.append(c)
    best: list[int] = []
    for c in found:
        if not best or worth(g.cards[c], g.cards[best[0]]) > 0:
            best = [c]
        elif worth(g.cards[c], g.cards[best[0]]) == 0:
            best.append(c)
    return best


def worth(a: Card, b: Card) -> i64:
    """Above 0 if a cube on the first card is worth more than one on the second."""
    one, two = rate(a), rate(b)
    return one[0] * two[1] - two[0] * one[1]


def rate(card: Card) -> tuple[int, int]:
    """Points for so many cubes."""
    for count in card.points:
        if isinstance(count, EachCube):
            return (count.each, count.every)
    return (0, 1)


class HumanLosesCube(BotWord):
    """The human loses an animal or microbe where it is worth most; of equal cards the human picks."""

    def __init__(self) -> None:
        super().__init__("bot human loses cube")

    def can(self, g: BotTable) -> bool:
        return len(threatened(g)) > 0

    def hindrance(self, g: BotTable) -> Reason:
        return Reason("bot_protected" if g.seat[HUMAN].shielded else "bot_no_cube", "", 0, 0)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        step = g.tell("bot_species")
        if step is not None:
            for c in threatened(g):
                points, every = rate(g.cards[c])
                step.reasons.append(Reason("bot_worth", g.card_name(c), points, every))
        push(g.lanes[HUMAN], SPECIES.number, HUMAN, 0, 0, 0)

    def shows(self) -> list[Icon]:
        return [Icon("c-animal", -1, any=True), SLASH, Icon("c-microbe", -1, any=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("remove.animal", 1)]


class Species(Asking[BotTable]):
    """Which of equal cards loses a cube."""

    def stands(self, g: Game, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        return isinstance(g, BotTable) and lane == HUMAN and on_top(row, at) and is_plain(row, at)

    def choices(self, g: BotTable, seat: i64, card: i64, about: i64) -> Offer:
        return offer_each(K_CARD, threatened(g))

    def chosen(self, g: BotTable, seat: i64, card: i64, about: i64, code: i64) -> None:
        g.cubes[last(code)] -= 1

    def told(self, g: BotTable, seat: i64, card: i64, about: i64, code: i64) -> Option:
        one = g.cards[last(code)]
        return Option(code, "species", f"species {one.name}", card=one.name, item=CUBES[one.holds], amount=1)

    def question(self) -> str:
        return "species"


SPECIES: Final = intern(Species("species"))
