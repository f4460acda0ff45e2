"""Paying: credits, heat for those who may, what takes something off the price of a card, and cards of the hand."""

from __future__ import annotations

from typing import Final

from tharsis.ares.game import Ares
from tharsis.ares.seat import AresSeat
from tharsis.kernel.asking import Asking
from tharsis.kernel.code import Offer, first, last, pack, second
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import Lane, about_at, card_at, drop, node_at, on_top, push, step_at
from tharsis.kernel.node import COSTS, MOVED, Node, intern, node_of
from tharsis.kernel.option import Option, Reason
from tharsis.native import i64
from tharsis.vocabulary.card import Count
from tharsis.vocabulary.gains import Instant
from tharsis.vocabulary.selling import Selling
from tharsis.vocabulary.terms import CORPORATION, CREDITS, CUBES, HEAT, K_PAY, PLANTS, T_HAND, T_STOCK
from tharsis.vocabulary.world import World

PAID: Final = 1  # step of a price whose way is settled: only credits are still to be handed over
HIGHEST_PRICE: Final = 99  # of anything but a card
WITH_PLANT: Final = 1
WITH_CUBES: Final = 2


def cards_for(g: Ares, who: AresSeat, price: i64) -> i64:
    """How many cards must be discarded so that the credits suffice."""
    lack = price - who.stock[CREDITS]
    if lack <= 0:
        return 0
    worth = g.sale_price(who)
    return (lack + worth - 1) // worth


class Pay(Asking[Ares]):
    """A price in the frame's about. Where the credits do not suffice, cards of the hand are discarded for the rest:
    Rulebook p. 4, at any moment and for any reason; no more of them than needed, for more can be sold before."""

    def fits(self, g: Ares, card: i64, price: i64) -> bool:
        """Whether there is such a price at all."""
        return card == 0 and 0 <= price <= HIGHEST_PRICE

    def helps(self, g: Ares, who: AresSeat) -> i64:
        """What may take something off this price, as bits."""
        return 0

    def paid(self, g: Ares, seat: i64, card: i64) -> None:
        """What follows when it is paid."""

    def stands(self, g: Ares, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        card, price, step = card_at(row, at), about_at(row, at), step_at(row, at)
        if lane == g.seats or not self.fits(g, card, price):
            return False
        if step == PAID:
            sold = 0 if on_top(row, at) else about_at(row, at + 1)
            return g.own[lane].stock[CREDITS] + sold * g.sale_price(g.own[lane]) >= price
        return step == 0 and on_top(row, at) and len(self.choices(g, lane, card, price).codes) > 0

    def run(self, g: Ares, lane: Lane) -> int:
        if lane.step != PAID:
            return super().run(g, lane)
        seat, card, price = lane.seat, lane.card, lane.about
        drop(lane)
        self.unasked(g, seat, card, price)
        return MOVED

    def asks(self, g: Ares, seat: i64, card: i64, about: i64) -> bool:
        who = g.own[seat]
        if about == 0:
            return False
        return about > who.stock[CREDITS] or (who.heat_pays and who.stock[HEAT] > 0) or self.helps(g, who) > 0

    def unasked(self, g: Ares, seat: i64, card: i64, about: i64) -> None:
        """Only credits are to be handed over."""
        g.own[seat].stock[CREDITS] -= about
        self.paid(g, seat, card)

    def after(self, who: AresSeat, price: i64, how: i64) -> i64:
        """What is left of the price with this help."""
        if how & WITH_PLANT:
            price -= who.plant_cut
        if how & WITH_CUBES:
            price -= who.cube_cut
        return price if price > 0 else 0

    def choices(self, g: Ares, seat: i64, card: i64, about: i64) -> Offer:
        """Packed as help, cards and heat; the credits follow. No help that could be left out."""
        who = g.own[seat]
        helps = self.helps(g, who)
        heat = 0
        if who.heat_pays:
            heat = who.stock[HEAT]
        hand = len(who.hand)
        out = Offer()
        how = 0
        while how <= WITH_PLANT + WITH_CUBES:
            if how & helps == how:
                wasted = (how & WITH_PLANT and self.after(who, about, how & WITH_CUBES) == 0) or (
                    how & WITH_CUBES and self.after(who, about, how & WITH_PLANT) == 0
                )
                if not wasted:
                    rest = self.after(who, about, how)
                    h = 0
                    while h <= heat and h <= rest:
                        cards = cards_for(g, who, rest - h)
                        if cards <= hand:
                            out.add(pack(K_PAY, h, first=how, second=cards))
                        h += 1
            how += 1
        return out

    def chosen(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> None:
        who = g.own[seat]
        how, cards, heat = first(code), second(code), last(code)
        who.stock[HEAT] -= heat
        if how & WITH_PLANT:
            who.stock[PLANTS] -= 1
        if how & WITH_CUBES:
            g.cubes[who.cube_card] -= who.cube_count
        self.ask_again(g, seat, card, self.after(who, about, how) - heat, PAID)
        if cards:
            push(g.lanes[seat], SELL_TO_PAY.number, seat, 0, cards, 0)

    def told(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> Option:
        who = g.own[seat]
        how, cards, heat = first(code), second(code), last(code)
        credits = self.after(who, about, how) - heat
        amounts: dict[str, int] = {"credits": credits} if credits else {}
        if heat:
            amounts["heat"] = heat
        if how & WITH_PLANT:
            amounts["plants"] = 1
        if how & WITH_CUBES:
            amounts[CUBES[g.cards[who.cube_card].holds]] = who.cube_count
        if cards:
            amounts["cards"] = cards
        notation = f"pay {credits}" + "".join(f" {name} {n}" for name, n in amounts.items() if name != "credits")
        return Option(code, "pay", notation, amounts=amounts, amount=about)

    def question(self) -> str:
        return "pay"


class PayCard(Pay):
    """The price of the card in the frame; then it lies on the table."""

    def fits(self, g: Ares, card: i64, price: i64) -> bool:
        return card > 0 and g.cards[card].kind != CORPORATION and 0 <= price <= g.cards[card].cost

    def helps(self, g: Ares, who: AresSeat) -> i64:
        n = 0
        if who.plant_cut and who.stock[PLANTS] > 0:
            n |= WITH_PLANT
        if who.cube_card and g.cubes[who.cube_card] >= who.cube_count:
            n |= WITH_CUBES
        return n

    def paid(self, g: Ares, seat: i64, card: i64) -> None:
        g.enter(seat, card)


class SellCards(Selling[Ares]):
    """One or more cards of the hand, face down."""

    def question(self) -> str:
        return "sell"


class SellSome(SellCards):
    """So many cards as the frame's about says: to pay, or down to the limit of the hand."""

    def stands(self, g: Ares, lane: i64, at: i64) -> bool:
        """To pay, right above the price; for the limit of the hand, alone."""
        row = g.lanes[lane]
        if lane == g.seats or not on_top(row, at) or card_at(row, at) != 0 or step_at(row, at) != 0:
            return False
        if not 0 < about_at(row, at) <= len(g.seat[lane].hand):
            return False
        if self.number == HAND_LIMIT_SALE.number:
            return at == 0
        return at > 0 and isinstance(node_of(node_at(row, at - 1)), Pay) and step_at(row, at - 1) == PAID

    def limits(self, g: Ares, seat: i64, card: i64, about: i64) -> tuple[int, int]:
        return (about, about)

    def question(self) -> str:
        return self.text.replace(" ", "_")


class SpendCredits(Instant):
    """Credits left of an arrow, less something that is counted, not below 0."""

    def __init__(self, n: int, less: Count | None = None) -> None:
        count: Count | None = None
        if less is not None:
            counted = intern(less)
            assert isinstance(counted, Count)
            count = counted
        super().__init__(f"spend {n} credits" + (f" less {count.text}" if count is not None else ""))
        self.n: Final = n
        self.less: Final = count
        self.rank = COSTS
        self.touches = T_STOCK | T_HAND

    def children(self) -> list[Node]:
        return [] if self.less is None else [self.less]

    def price(self, w: World, seat: i64, card: i64) -> i64:
        less = self.less
        if less is None:
            return self.n
        n = self.n - less.total(w, seat, card)
        return n if n > 0 else 0

    def payable(self, w: World, seat: i64, card: i64) -> bool:
        return w.money(w.seat[seat]) >= self.price(w, seat, card)

    def unpaid(self, w: World, seat: i64, card: i64) -> Reason:
        return Reason("credits", "credits", self.price(w, seat, card), w.money(w.seat[seat]))

    def does(self, w: World, seat: i64, card: i64, about: i64) -> None:
        w.charge(seat, self.price(w, seat, card))

    def shows(self) -> list[Icon]:
        out = [Icon("r-mc", -self.n, star=self.less is not None)]
        return out + (self.less.shows() if self.less is not None else [])

    def signals(self) -> list[tuple[str, int]]:
        return [("gain.credits", -self.n)]


PAY: Final = intern(Pay("price"))
PAY_CARD: Final = intern(PayCard("price of card"))
SELL_CARDS: Final = intern(SellCards("sell cards"))
SELL_TO_PAY: Final = intern(SellSome("sell to pay"))
HAND_LIMIT_SALE: Final = intern(SellSome("hand limit"))
