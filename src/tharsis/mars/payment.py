"""Paying: every split of credits, metals and heat in which no cube could be left out."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import first, last, pack, second
from tharsis.kernel.game import Game
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import ABOUT, CARD, SEAT, drop, on_top
from tharsis.kernel.node import ASKS, COSTS, MOVED, Node, intern
from tharsis.kernel.option import Option
from tharsis.mars.game import Mars
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.terms import (
    BUILDING,
    CORPORATION,
    CREDITS,
    HEAT,
    K_PAY,
    ON_CARD,
    ON_PAID,
    ON_PROJECT,
    SPACE,
    STEEL,
    STOCKS,
    T_STOCK,
    TITANIUM,
)
from tharsis.vocabulary.world import World

NO_METAL: Final = -1
HIGHEST_PRICE: Final = 999  # without metals, of anything: three for each card of the deck is less


def splits(g: Mars, lane: list[int], price: int, steel: int, titanium: int) -> list[int]:
    """All ways to pay, packed as steel, titanium and heat; the credits follow from the price."""
    seat = lane[SEAT]
    who = g.seat[seat]
    credits = who.stock[CREDITS]
    heat = 0
    if who.heat_pays:
        heat = max(0, who.stock[HEAT] - g.owed(lane, HEAT, False))
    a, b = who.steel_worth, who.titanium_worth
    out: list[int] = []
    s = 0
    while s <= steel and a * s < price + a:
        t = 0
        while t <= titanium and a * s + b * t < price + b:
            rest = price - a * s - b * t
            if rest <= 0:
                # Rulebook p. 8, Kim: metal may overpay, but not by a cube that could stay home
                if not (s and rest <= -a) and not (t and rest <= -b):
                    out.append(pack(K_PAY, 0, first=s, second=t))
            else:
                h = max(0, rest - credits)
                while h <= heat and h <= rest:
                    out.append(pack(K_PAY, h, first=s, second=t))
                    h += 1
            t += 1
        s += 1
    return out


def credits_of(g: Mars, lane: list[int], price: int, code: int) -> int:
    who = g.seat[lane[SEAT]]
    s, t, h = first(code), second(code), last(code)
    return max(0, price - who.steel_worth * s - who.titanium_worth * t - h)


def hand_over(g: Mars, lane: list[int], price: int, code: int) -> None:
    stock = g.seat[lane[SEAT]].stock
    stock[CREDITS] -= credits_of(g, lane, price, code)
    stock[STEEL] -= first(code)
    stock[TITANIUM] -= second(code)
    stock[HEAT] -= last(code)


def pay_option(g: Mars, lane: list[int], price: int, code: int) -> Option:
    parts = [credits_of(g, lane, price, code), first(code), second(code), last(code)]
    kinds = [CREDITS, STEEL, TITANIUM, HEAT]
    amounts = {STOCKS[k]: n for k, n in zip(kinds, parts, strict=True) if n}
    notation = f"pay {parts[0]}" + "".join(f" {STOCKS[k]} {n}" for k, n in zip(kinds[1:], parts[1:], strict=True) if n)
    return Option(code, "pay", notation, amounts=amounts, amount=price)


class Pay(Node):
    """A price in the frame's about: credits, and heat for those who may."""

    def metals(self, g: Mars, lane: list[int]) -> tuple[int, int]:
        return (0, 0)

    def fits(self, g: Mars, card: int, price: int) -> bool:
        """Whether there is such a price at all."""
        return card == 0 and 0 <= price <= HIGHEST_PRICE

    def paid(self, g: Mars, seat: int, card: int) -> None:
        """What follows when it is paid."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        if not g.answers(lane) or not on_top(row, at) or row[at + 4] != 0:
            return False
        return self.fits(g, row[at + 2], row[at + 3]) and len(self.options(g, row)) > 0

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars)
        seat, card, price = lane[SEAT], lane[CARD], lane[ABOUT]
        who = g.seat[seat]
        steel, titanium = self.metals(g, lane)
        if price and (steel or titanium or (who.heat_pays and who.stock[HEAT])):
            return ASKS
        drop(lane)
        who.stock[CREDITS] -= price
        self.paid(g, seat, card)
        return MOVED

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, Mars)
        steel, titanium = self.metals(g, lane)
        return splits(g, lane, lane[ABOUT], steel, titanium)

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, Mars)
        seat, card = lane[SEAT], lane[CARD]
        hand_over(g, lane, lane[ABOUT], picked[0])
        drop(lane)
        self.paid(g, seat, card)

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        assert isinstance(g, Mars)
        return pay_option(g, lane, lane[ABOUT], code)

    def question(self) -> str:
        return "pay"


class PayCard(Pay):
    """The price of the card in the frame; then it lies on the table."""

    def fits(self, g: Mars, card: int, price: int) -> bool:
        return card > 0 and g.cards[card].kind != CORPORATION and 0 <= price <= g.cards[card].cost

    def metals(self, g: Mars, lane: list[int]) -> tuple[int, int]:
        stock = g.seat[lane[SEAT]].stock
        mask = g.cards[lane[CARD]].mask
        return (stock[STEEL] if mask >> BUILDING & 1 else 0, stock[TITANIUM] if mask >> SPACE & 1 else 0)

    def paid(self, g: Mars, seat: int, card: int) -> None:
        cost = g.cards[card].cost
        g.happen(ON_PAID, seat, cost)
        g.happen(ON_CARD, seat, cost)
        g.enter(seat, card)


class ProjectPaid(Node):
    """A standard project was paid; its printed cost is in the frame's about."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        if not g.answers(lane) or row[at + 2] != 0 or row[at + 4] != 0:
            return False
        return 0 <= row[at + 3] <= HIGHEST_PRICE

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars)
        seat, cost = lane[SEAT], lane[ABOUT]
        drop(lane)
        g.happen(ON_PAID, seat, cost)
        g.happen(ON_PROJECT, seat, 0)
        return MOVED


class Spend(Word):
    """Credits left of an arrow; some actions accept a metal."""

    def __init__(self, n: int, metal: int = NO_METAL) -> None:
        super().__init__(f"spend {n}" + (f" or {STOCKS[metal]}" if metal >= 0 else ""))
        self.n: Final = n
        self.metal: Final = metal
        self.rank = COSTS
        self.touches = T_STOCK

    def payable(self, w: World, seat: int, card: int) -> bool:
        who = w.seat[seat]
        have = w.money(who)
        if self.metal == STEEL:
            have += who.steel_worth * who.stock[STEEL]
        elif self.metal == TITANIUM:
            have += who.titanium_worth * who.stock[TITANIUM]
        return have >= self.n

    def unpaid(self, w: World, seat: int, card: int) -> tuple[str, str, int, int]:
        return ("credits", "credits", self.n, w.money(w.seat[seat]))

    def metals(self, w: Mars, seat: int) -> tuple[int, int]:
        stock = w.seat[seat].stock
        return (stock[STEEL] if self.metal == STEEL else 0, stock[TITANIUM] if self.metal == TITANIUM else 0)

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars)
        seat = lane[SEAT]
        who = g.seat[seat]
        steel, titanium = self.metals(g, seat)
        if steel or titanium or (who.heat_pays and who.stock[HEAT]):
            return ASKS
        drop(lane)
        who.stock[CREDITS] -= self.n
        return MOVED

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, Mars)
        steel, titanium = self.metals(g, lane[SEAT])
        return splits(g, lane, self.n, steel, titanium)

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, Mars)
        hand_over(g, lane, self.n, picked[0])
        drop(lane)

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        assert isinstance(g, Mars)
        return pay_option(g, lane, self.n, code)

    def question(self) -> str:
        return "pay"

    def shows(self) -> list[Icon]:
        out = [Icon("r-mc", -self.n)]
        if self.metal >= 0:
            out.append(Icon("r-" + STOCKS[self.metal], 1, star=True))
        return out

    def signals(self) -> list[tuple[str, int]]:
        return [("gain.credits", -self.n)]


PAY: Final = intern(Pay("pay"))
PAY_CARD: Final = intern(PayCard("pay card"))
PROJECT_PAID: Final = intern(ProjectPaid("project paid"))
