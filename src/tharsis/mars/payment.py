"""Paying: every split of credits, metals and heat in which no cube could be left out."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.asking import Asking
from tharsis.kernel.code import Offer, first, last, pack, second
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import Lane, about_at, card_at, drop, on_top, step_at
from tharsis.kernel.node import COSTS, MOVED, Node, intern
from tharsis.kernel.option import Option, Reason
from tharsis.mars.game import Mars
from tharsis.native import i64
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

NO_METAL: Final = -1
HIGHEST_PRICE: Final = 999  # without metals, of anything: three for each card of the deck is less


def splits(g: Mars, seat: i64, price: i64, steel: i64, titanium: i64) -> Offer:
    """All ways to pay, packed as steel, titanium and heat; the credits follow from the price."""
    who = g.seat[seat]
    credits = who.stock[CREDITS]
    heat = 0
    if who.heat_pays:
        heat = max(0, who.stock[HEAT] - g.owed(seat, HEAT, False))
    a, b = who.steel_worth, who.titanium_worth
    out = Offer()
    s = 0
    while s <= steel and a * s < price + a:
        t = 0
        while t <= titanium and a * s + b * t < price + b:
            rest = price - a * s - b * t
            if rest <= 0:
                # Rulebook p. 8, Kim: metal may overpay, but not by a cube that could stay home
                if not (s and rest <= -a) and not (t and rest <= -b):
                    out.add(pack(K_PAY, 0, first=s, second=t))
            else:
                h = max(0, rest - credits)
                while h <= heat and h <= rest:
                    out.add(pack(K_PAY, h, first=s, second=t))
                    h += 1
            t += 1
        s += 1
    return out


def credits_of(g: Mars, seat: i64, price: i64, code: i64) -> i64:
    who = g.seat[seat]
    s, t, h = first(code), second(code), last(code)
    return max(0, price - who.steel_worth * s - who.titanium_worth * t - h)


def hand_over(g: Mars, seat: i64, price: i64, code: i64) -> None:
    stock = g.seat[seat].stock
    stock[CREDITS] -= credits_of(g, seat, price, code)
    stock[STEEL] -= first(code)
    stock[TITANIUM] -= second(code)
    stock[HEAT] -= last(code)


def pay_option(g: Mars, seat: i64, price: i64, code: i64) -> Option:
    parts = [credits_of(g, seat, price, code), first(code), second(code), last(code)]
    kinds = [CREDITS, STEEL, TITANIUM, HEAT]
    amounts = {STOCKS[k]: n for k, n in zip(kinds, parts, strict=True) if n}
    notation = f"pay {parts[0]}" + "".join(f" {STOCKS[k]} {n}" for k, n in zip(kinds[1:], parts[1:], strict=True) if n)
    return Option(code, "pay", notation, amounts=amounts, amount=price)


class Pay(Asking[Mars]):
    """A price in the frame's about: credits, and heat for those who may."""

    def metals(self, g: Mars, seat: i64, card: i64) -> tuple[int, int]:
        return (0, 0)

    def fits(self, g: Mars, card: i64, price: i64) -> bool:
        """Whether there is such a price at all."""
        return card == 0 and 0 <= price <= HIGHEST_PRICE

    def paid(self, g: Mars, seat: i64, card: i64) -> None:
        """What follows when it is paid."""

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        if not g.answers(lane) or not on_top(row, at) or step_at(row, at) != 0:
            return False
        card, price = card_at(row, at), about_at(row, at)
        return self.fits(g, card, price) and len(self.choices(g, lane, card, price).codes) > 0

    def asks(self, g: Mars, seat: i64, card: i64, about: i64) -> bool:
        who = g.seat[seat]
        steel, titanium = self.metals(g, seat, card)
        return about > 0 and (steel > 0 or titanium > 0 or (who.heat_pays and who.stock[HEAT] > 0))

    def unasked(self, g: Mars, seat: i64, card: i64, about: i64) -> None:
        g.seat[seat].stock[CREDITS] -= about
        self.paid(g, seat, card)

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        steel, titanium = self.metals(g, seat, card)
        return splits(g, seat, about, steel, titanium)

    def chosen(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> None:
        hand_over(g, seat, about, code)
        self.paid(g, seat, card)

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        return pay_option(g, seat, about, code)

    def question(self) -> str:
        return "pay"


class PayCard(Pay):
    """The price of the card in the frame; then it lies on the table."""

    def fits(self, g: Mars, card: i64, price: i64) -> bool:
        return card > 0 and g.cards[card].kind != CORPORATION and 0 <= price <= g.cards[card].cost

    def metals(self, g: Mars, seat: i64, card: i64) -> tuple[int, int]:
        stock = g.seat[seat].stock
        mask = g.cards[card].mask
        return (stock[STEEL] if mask >> BUILDING & 1 else 0, stock[TITANIUM] if mask >> SPACE & 1 else 0)

    def paid(self, g: Mars, seat: i64, card: i64) -> None:
        cost = g.cards[card].cost
        g.happen(ON_PAID, seat, cost)
        g.happen(ON_CARD, seat, cost)
        g.enter(seat, card)


class ProjectPaid(Node[Mars]):
    """A standard project was paid; its printed cost is in the frame's about."""

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        if not g.answers(lane) or card_at(row, at) != 0 or step_at(row, at) != 0:
            return False
        return 0 <= about_at(row, at) <= HIGHEST_PRICE

    def run(self, g: Mars, lane: Lane) -> int:
        seat, cost = lane.seat, lane.about
        drop(lane)
        g.happen(ON_PAID, seat, cost)
        g.happen(ON_PROJECT, seat, 0)
        return MOVED


class Spend(Word[Mars]):
    """Credits left of an arrow; some actions accept a metal."""

    def __init__(self, n: int, metal: int = NO_METAL) -> None:
        super().__init__(f"spend {n}" + (f" or {STOCKS[metal]}" if metal >= 0 else ""))
        self.n: Final = n
        self.metal: Final = metal
        self.rank = COSTS
        self.touches = T_STOCK

    def payable(self, w: Mars, seat: i64, card: i64) -> bool:
        who = w.seat[seat]
        have = w.money(who)
        if self.metal == STEEL:
            have += who.steel_worth * who.stock[STEEL]
        elif self.metal == TITANIUM:
            have += who.titanium_worth * who.stock[TITANIUM]
        return have >= self.n

    def unpaid(self, w: Mars, seat: i64, card: i64) -> Reason:
        return Reason("credits", "credits", self.n, w.money(w.seat[seat]))

    def metals(self, w: Mars, seat: i64) -> tuple[int, int]:
        stock = w.seat[seat].stock
        return (stock[STEEL] if self.metal == STEEL else 0, stock[TITANIUM] if self.metal == TITANIUM else 0)

    def asks(self, g: Mars, seat: i64, card: i64, about: i64) -> bool:
        who = g.seat[seat]
        steel, titanium = self.metals(g, seat)
        return steel > 0 or titanium > 0 or (who.heat_pays and who.stock[HEAT] > 0)

    def unasked(self, g: Mars, seat: i64, card: i64, about: i64) -> None:
        g.seat[seat].stock[CREDITS] -= self.n

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        steel, titanium = self.metals(g, seat)
        return splits(g, seat, self.n, steel, titanium)

    def chosen(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> None:
        hand_over(g, seat, self.n, code)

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        return pay_option(g, seat, self.n, code)

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
