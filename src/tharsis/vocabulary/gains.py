"""Gains and losses of one's own: stock, production, rating, parameters."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import Offer, last, offer_each
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import Lane, drop
from tharsis.kernel.node import COSTS, MOVED, Node, intern
from tharsis.kernel.option import Option, Reason
from tharsis.kernel.rows import row_of
from tharsis.native import Row, i64
from tharsis.vocabulary.card import Card, Count, Word
from tharsis.vocabulary.terms import (
    CREDITS,
    HEAT,
    K_NUMBER,
    PARAMETERS,
    STOCKS,
    T_PRODUCTION,
    T_STOCK,
    TAGS,
)
from tharsis.vocabulary.typed import W
from tharsis.vocabulary.world import Seat, World

Amount = int | Count


class Instant(Word[W]):
    """A word that never asks: it is done and gone."""

    def run(self, g: W, lane: Lane) -> int:
        seat, card, about = lane.seat, lane.card, lane.about
        drop(lane)
        self.does(g, seat, card, about)
        return MOVED


def amounts(given: list[Amount]) -> tuple[list[int], list[int], Count | None]:
    """Kinds and numbers of what is named, and the count if the number is counted."""
    kinds: list[int] = []
    numbers: list[int] = []
    count: Count | None = None
    for kind, n in enumerate(given):
        if isinstance(n, Count):
            kinds.append(kind)
            numbers.append(n.each)
            counted = intern(n)
            assert isinstance(counted, Count)
            count = counted
        elif n:
            kinds.append(kind)
            numbers.append(n)
    assert kinds and (count is None or len(kinds) == 1), "a counted amount stands alone"
    return kinds, numbers, count


def amount_of(kind: i64, kinds: Row, numbers: Row) -> i64:
    """How much there is of a kind."""
    i: i64 = 0
    for k in kinds:
        if k == kind:
            return numbers[i]
        i += 1
    return 0


def spelled(kinds: list[int], numbers: list[int], count: Count | None) -> str:
    if count is not None:
        return f"{STOCKS[kinds[0]]} {count.text}"
    return " ".join(f"{STOCKS[k]} {n}" for k, n in zip(kinds, numbers, strict=True))


class Gain(Instant):
    """Cubes to the own stock."""

    def __init__(
        self,
        credits: Amount = 0,
        steel: Amount = 0,
        titanium: Amount = 0,
        plants: Amount = 0,
        energy: Amount = 0,
        heat: Amount = 0,
    ) -> None:
        kinds, numbers, count = amounts([credits, steel, titanium, plants, energy, heat])
        super().__init__("gain " + spelled(kinds, numbers, count))
        self.kinds: Final = row_of(kinds)
        self.numbers: Final = row_of(numbers)
        self.count: Final = count
        self.touches = T_STOCK

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        stock = w.seat[seat].stock
        count = self.count
        if count is not None:
            stock[self.kinds[0]] += count.total(w, seat, card)
            return
        i = 0
        for kind in self.kinds:
            stock[kind] += self.numbers[i]
            i += 1

    def brings(self, w: World, seat: i64, kind: i64, production: bool) -> i64:
        if production or self.count is not None:
            return 0
        return amount_of(kind, self.kinds, self.numbers)

    def idle(self, w: World, seat: i64, card: i64) -> str:
        return "count" if self.count is not None and self.count.total(w, seat, card) == 0 else ""

    def shows(self) -> list[Icon]:
        out = [Icon("r-" + STOCKS[k], n) for k, n in zip(self.kinds, self.numbers, strict=True)]
        return out + (self.count.shows() if self.count is not None else [])

    def signals(self) -> list[tuple[str, int]]:
        return [("gain." + STOCKS[k], n) for k, n in zip(self.kinds, self.numbers, strict=True)]


class Produce(Instant):
    """Own production up and down. Losses must be possible; they are done last."""

    def __init__(
        self,
        credits: Amount = 0,
        steel: Amount = 0,
        titanium: Amount = 0,
        plants: Amount = 0,
        energy: Amount = 0,
        heat: Amount = 0,
    ) -> None:
        kinds, numbers, count = amounts([credits, steel, titanium, plants, energy, heat])
        super().__init__("produce " + spelled(kinds, numbers, count))
        self.kinds: Final = row_of(kinds)
        self.numbers: Final = row_of(numbers)
        self.count: Final = count
        self.touches = T_PRODUCTION
        self.in_box = True
        if min(numbers) < 0:
            self.rank = COSTS
            self.can_fail = True

    def parts(self) -> list[Word]:
        up = [0, 0, 0, 0, 0, 0]
        down = [0, 0, 0, 0, 0, 0]
        for kind, n in zip(self.kinds, self.numbers, strict=True):
            if n > 0:
                up[kind] = n
            else:
                down[kind] = n
        if self.count is not None or not any(up) or not any(down):
            return [self]
        return [Produce(*up), Produce(*down)]

    def feasible(self, w: World, seat: i64, card: Card) -> bool:
        i = 0
        for kind in self.kinds:
            n = self.numbers[i]
            if n < 0:
                lack = w.floor(kind) - n - w.seat[seat].production[kind]
                if lack > 0 and w.helps(seat, card, kind, True) < lack and not w.losses_may_fail():
                    return False
            i += 1
        return True

    def obstacle(self, w: World, seat: i64, card: Card) -> Reason:
        for kind, n in zip(self.kinds, self.numbers, strict=True):
            have = w.seat[seat].production[kind]
            if n < 0 and have + n < w.floor(kind):
                return Reason("production_short", STOCKS[kind], w.floor(kind) - n, have)
        return Reason("production_short", STOCKS[self.kinds[0]], 0, 0)

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        production = w.seat[seat].production
        count = self.count
        if count is not None:
            production[self.kinds[0]] += count.total(w, seat, card)
            return
        i = 0
        for kind in self.kinds:
            production[kind] += self.numbers[i]
            if self.can_fail and production[kind] < w.floor(kind):  # only where losses may fail
                production[kind] = w.floor(kind)
            i += 1

    def brings(self, w: World, seat: i64, kind: i64, production: bool) -> i64:
        if not production or self.count is not None:
            return 0
        return amount_of(kind, self.kinds, self.numbers)

    def shows(self) -> list[Icon]:
        out = [Icon("r-" + STOCKS[k], n, production=True) for k, n in zip(self.kinds, self.numbers, strict=True)]
        return out + (self.count.shows() if self.count is not None else [])

    def signals(self) -> list[tuple[str, int]]:
        return [("produce." + STOCKS[k], n) for k, n in zip(self.kinds, self.numbers, strict=True)]


class Lose(Word):
    """Own cubes, mandatory: in the words of a card, or left of an arrow. Credits are a matter of payment instead."""

    def __init__(self, kind: int, n: int) -> None:
        assert kind != CREDITS
        super().__init__(f"lose {n} {STOCKS[kind]}")
        self.kind: Final = kind
        self.n: Final = n
        self.rank = COSTS
        self.can_fail = True
        self.touches = T_STOCK

    def feasible(self, w: World, seat: i64, card: Card) -> bool:
        lack = self.n - self.have(w, seat)
        return lack <= 0 or w.helps(seat, card, self.kind, False) >= lack or w.losses_may_fail()

    def have(self, w: World, seat: i64) -> i64:
        who = w.seat[seat]
        if self.kind == HEAT:
            return w.heat(who)
        return who.stock[self.kind]

    def obstacle(self, w: World, seat: i64, card: Card) -> Reason:
        return Reason("stock_short", STOCKS[self.kind], self.n, self.have(w, seat))

    def payable(self, w: World, seat: i64, card: i64) -> bool:
        return self.have(w, seat) >= self.n

    def unpaid(self, w: World, seat: i64, card: i64) -> Reason:
        return Reason("stock_short", STOCKS[self.kind], self.n, self.have(w, seat))

    def asks(self, g: World, seat: i64, card: i64, about: i64) -> bool:
        who = g.seat[seat]
        return self.kind == HEAT and who.floaters_heat and g.cubes[who.corporation] > 0

    def unasked(self, g: World, seat: i64, card: i64, about: i64) -> None:
        stock = g.seat[seat].stock
        stock[self.kind] -= min(self.n, stock[self.kind])

    def choices(self, g: World, seat: i64, card: i64, about: i64) -> Offer:
        """How many floaters go for heat: none that could stay, and an odd rest is lost."""
        who = g.seat[seat]
        most = min(g.cubes[who.corporation], (self.n + 1) // 2)
        least = min(most, max(0, (self.n - who.stock[HEAT] + 1) // 2))  # all of them where losses may fail
        return offer_each(K_NUMBER, list(range(least, most + 1)))

    def heat_beside(self, who: Seat, floaters: i64) -> i64:
        """Heat that goes with so many floaters; less than is due only where losses may fail."""
        return min(who.stock[HEAT], max(0, self.n - 2 * floaters))

    def chosen(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> None:
        who = g.seat[seat]
        floaters = last(code)
        g.cubes[who.corporation] -= floaters
        who.stock[HEAT] -= self.heat_beside(who, floaters)

    def told(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> Option:
        floaters = last(code)
        who = g.seat[seat]
        heat = self.heat_beside(who, floaters)
        notation = f"pay heat {heat} floaters {floaters}"
        name = g.card_name(who.corporation)
        return Option(code, "pay_heat", notation, card=name, amount=floaters, amounts={"heat": heat})

    def question(self) -> str:
        return "pay_heat"

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        w.seat[seat].stock[self.kind] -= self.n

    def brings(self, w: World, seat: i64, kind: i64, production: bool) -> i64:
        return -self.n if kind == self.kind and not production else 0

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("gain." + STOCKS[self.kind], -self.n)]


class Rating(Instant):
    """The own terraform rating goes up."""

    def __init__(self, n: Amount) -> None:
        count: Count | None = None
        number = 1
        if isinstance(n, Count):
            counted = intern(n)
            assert isinstance(counted, Count)
            count = counted
        else:
            number = n
        super().__init__("rating " + (count.text if count is not None else str(number)))
        self.n: Final = number
        self.count: Final = count

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        count = self.count
        w.raise_rating(seat, self.n if count is None else count.total(w, seat, card))

    def shows(self) -> list[Icon]:
        return [Icon("tr", self.n), *(self.count.shows() if self.count is not None else [])]

    def signals(self) -> list[tuple[str, int]]:
        return [("rating", self.n)]


class Raise(Instant):
    """A global parameter goes up: temperature or oxygen. Oceans are placed."""

    def __init__(self, parameter: int, steps: int = 1) -> None:
        super().__init__(f"raise {PARAMETERS[parameter]} {steps}")
        self.parameter: Final = parameter
        self.steps: Final = steps

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        w.raise_parameter(seat, self.parameter, self.steps)

    def idle(self, w: World, seat: i64, card: i64) -> str:
        return PARAMETERS[self.parameter] if w.complete(self.parameter) else ""

    def shows(self) -> list[Icon]:
        return [Icon(PARAMETERS[self.parameter], self.steps)]

    def signals(self) -> list[tuple[str, int]]:
        return [("raise." + PARAMETERS[self.parameter], self.steps)]


class NextCard(Instant):
    """The next card played this generation is cheaper, or its requirement looser."""

    def __init__(self, discount: int = 0, shift: int = 0) -> None:
        super().__init__(f"next card discount {discount} shift {shift}")
        self.discount: Final = discount
        self.shift: Final = shift

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        who = w.seat[seat]
        who.next_discount += self.discount
        who.next_shift += self.shift

    def shows(self) -> list[Icon]:
        if self.discount:
            return [Icon("card-discount", star=True), Icon("r-mc", -self.discount)]
        return [Icon("card-req", star=True), Icon("u-plus", self.shift), Icon("slash"), Icon("u-minus", self.shift)]

    def signals(self) -> list[tuple[str, int]]:
        return [("next.discount", self.discount), ("next.shift", self.shift)]


class IfTags(Instant):
    """One word with enough own tags in play, another one without."""

    def __init__(self, tag: int, n: int, then: Word, otherwise: Word) -> None:
        a, b = intern(then), intern(otherwise)
        assert isinstance(a, Word) and isinstance(b, Word)
        super().__init__(f"if {n} {TAGS[tag]} tags: {a.text} / {b.text}")
        self.tag: Final = tag
        self.n: Final = n
        self.then: Final = a
        self.otherwise: Final = b

    def children(self) -> list[Node]:
        return [self.then, self.otherwise]

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        word = self.then if w.seat[seat].tags[self.tag] >= self.n else self.otherwise
        word.does(w, seat, card, about)

    def shows(self) -> list[Icon]:
        return [
            *self.otherwise.shows(),
            Icon("slash"),
            Icon("t-" + TAGS[self.tag], self.n),
            Icon("colon"),
            *self.then.shows(),
        ]

    def signals(self) -> list[tuple[str, int]]:
        return self.otherwise.signals()


def heat_owed(card: Card) -> i64:
    """Heat that the card's own words take: it cannot be spent on its price."""
    n = 0
    for step in card.risks:
        if isinstance(step, Lose) and step.kind == HEAT:
            n += step.n
    return n
