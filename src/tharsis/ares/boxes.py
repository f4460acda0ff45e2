"""What stands in the boxes of a card: production, capacity, and what must be given up to play it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.kernel.icon import Icon
from tharsis.kernel.node import Node, intern
from tharsis.kernel.option import Reason
from tharsis.native import i64
from tharsis.vocabulary.card import Count, Need
from tharsis.vocabulary.gains import Instant
from tharsis.vocabulary.terms import STOCKS, T_PRODUCTION
from tharsis.vocabulary.world import Seat, World

if TYPE_CHECKING:
    from tharsis.ares.game import Ares


class ProduceCards(Instant["Ares"]):
    """Cards drawn in every production phase."""

    def __init__(self, n: int) -> None:
        super().__init__(f"produce {n} cards")
        self.n: Final = n
        self.touches = T_PRODUCTION

    def does(self, w: Ares, seat: i64, card: i64, about: i64) -> None:
        w.own[seat].draws += self.n

    def shows(self) -> list[Icon]:
        return [Icon("card", self.n, production=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("produce.cards", self.n)]


class ProduceEach(Instant):
    """Production that is counted anew in every production phase, see Ares.yields()."""

    def __init__(self, kind: int, count: Count) -> None:
        counted = intern(count)
        assert isinstance(counted, Count)
        super().__init__(f"produce {STOCKS[kind]} {counted.text} anew")
        self.kind: Final = kind
        self.count: Final = counted

    def children(self) -> list[Node]:
        return [self.count]

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        """It lies there and counts."""

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], self.count.each, production=True), *self.count.shows()]

    def signals(self) -> list[tuple[str, int]]:
        return [("produce." + STOCKS[self.kind], self.count.each), *self.count.signals()]


class Capacity(Instant["Ares"]):
    """Steel and titanium for good: they make cards with building and space tags cheaper and are never spent."""

    def __init__(self, steel: int = 0, titanium: int = 0) -> None:
        super().__init__(f"capacity steel {steel} titanium {titanium}")
        self.steel: Final = steel
        self.titanium: Final = titanium

    def does(self, w: Ares, seat: i64, card: i64, about: i64) -> None:
        who = w.own[seat]
        who.capacity[0] += self.steel
        who.capacity[1] += self.titanium

    def shows(self) -> list[Icon]:
        out = [Icon("r-steel", self.steel)] if self.steel else []
        return out + ([Icon("r-titanium", self.titanium)] if self.titanium else [])

    def signals(self) -> list[tuple[str, int]]:
        return [("capacity.steel", self.steel), ("capacity.titanium", self.titanium)]


class Price(Need):
    """A requirement that is paid: something is given up when the card is played, on top of its cost."""

    def gives(self, kind: i64) -> i64:
        """How much of a stock it takes."""
        return 0

    def give(self, who: Seat) -> None:
        raise NotImplementedError(self.text)


class GiveUp(Price):
    """Cubes of the own stock."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__(f"needs giving up {n} {STOCKS[kind]}")
        self.kind: Final = kind
        self.n: Final = n

    def met(self, w: World, seat: i64, shift: i64) -> bool:
        return w.seat[seat].stock[self.kind] >= self.n

    def short(self, w: World, seat: i64, shift: i64) -> Reason:
        return Reason("stock_short", STOCKS[self.kind], self.n, w.seat[seat].stock[self.kind])

    def gives(self, kind: i64) -> i64:
        return self.n if kind == self.kind else 0

    def give(self, who: Seat) -> None:
        who.stock[self.kind] -= self.n

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("gain." + STOCKS[self.kind], -self.n)]


class GiveUpRating(Price):
    """Steps of the own rating; it never falls below 0."""

    def __init__(self, n: int) -> None:
        super().__init__(f"needs giving up {n} rating")
        self.n: Final = n

    def met(self, w: World, seat: i64, shift: i64) -> bool:
        return w.seat[seat].tr >= self.n

    def short(self, w: World, seat: i64, shift: i64) -> Reason:
        return Reason("rating_short", "tr", self.n, w.seat[seat].tr)

    def give(self, who: Seat) -> None:
        who.tr -= self.n

    def shows(self) -> list[Icon]:
        return [Icon("tr", -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("rating", -self.n)]
