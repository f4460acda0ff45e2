"""What can be counted in this game beside tags and cubes: forests, capacity, cards in play."""

from __future__ import annotations

from typing import Final

from tharsis.ares.game import Ares
from tharsis.ares.terms import CAPACITIES
from tharsis.kernel.icon import Icon
from tharsis.native import i64
from tharsis.vocabulary.card import Count
from tharsis.vocabulary.counts import per


class EachForest(Count[Ares]):
    """Own forest tokens."""

    def __init__(self, each: int = 1, every: int = 1) -> None:
        super().__init__("each forest", each, every)

    def number_of(self, w: Ares, seat: i64, card: i64) -> i64:
        return w.own[seat].forests

    def shows(self) -> list[Icon]:
        return per(Icon("tile-greenery"), self.every)

    def signals(self) -> list[tuple[str, int]]:
        return [("each.forest", self.each)]


class EachCapacity(Count[Ares]):
    """Own steel or titanium."""

    def __init__(self, kind: int, each: int = 1) -> None:
        super().__init__(f"each {CAPACITIES[kind]} capacity", each, 1)
        self.kind: Final = kind

    def number_of(self, w: Ares, seat: i64, card: i64) -> i64:
        return w.own[seat].capacity[self.kind]

    def shows(self) -> list[Icon]:
        return per(Icon("r-" + CAPACITIES[self.kind]), self.every)

    def signals(self) -> list[tuple[str, int]]:
        return [("each.capacity." + CAPACITIES[self.kind], self.each)]


class EachProject(Count[Ares]):
    """Own project cards played, events included, or only the blue ones."""

    def __init__(self, blue: bool = False, each: int = 1, every: int = 1) -> None:
        super().__init__("each blue card" if blue else "each project", each, every)
        self.blue: Final = blue

    def number_of(self, w: Ares, seat: i64, card: i64) -> i64:
        who = w.own[seat]
        if self.blue:
            return who.blue
        return len(who.played) + len(who.events) - (1 if who.corporation else 0)

    def shows(self) -> list[Icon]:
        return per(Icon("card-blue" if self.blue else "card"), self.every)

    def signals(self) -> list[tuple[str, int]]:
        return [("each.blue" if self.blue else "each.project", self.each)]


class IfBlue(Count[Ares]):
    """So much if enough blue cards are in play."""

    def __init__(self, n: int, each: int) -> None:
        super().__init__(f"with {n} blue cards", each, 1)
        self.n: Final = n

    def number_of(self, w: Ares, seat: i64, card: i64) -> i64:
        return 1 if w.own[seat].blue >= self.n else 0

    def shows(self) -> list[Icon]:
        return per(Icon("card-blue", star=True), self.n)

    def signals(self) -> list[tuple[str, int]]:
        return [("if.blue", self.each)]
