"""Trading with a colony tile: the fee, the fleet's journey, and what everybody gets by it."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.asking import Asking
from tharsis.kernel.code import Offer, last, offer_each
from tharsis.kernel.lanes import Lane, about_at, card_at, drop, node_at, on_top, push, step_at
from tharsis.kernel.node import ASKS, MOVED, WAITS, Node, intern
from tharsis.kernel.option import Option
from tharsis.mars.colonies.moons import FEE_KINDS, MOONS, PLACES, STEPS, Moons, moons
from tharsis.mars.game import Mars
from tharsis.mars.payment import PAY
from tharsis.native import Row, i64
from tharsis.vocabulary.terms import CREDITS, K_NUMBER, STOCKS


class TradeFee(Asking[Mars]):
    """In what the fee of a trade is paid; the tile is the frame's about."""

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        tiles = moons(g)
        row = g.lanes[lane]
        if not g.answers(lane) or at > 0 or not on_top(row, at):
            return False
        if card_at(row, at) != 0 or step_at(row, at) != 0:
            return False
        m = about_at(row, at)
        return tiles.is_open(m) and tiles.can_visit(m) and tiles.can_trade(g, lane)

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        tiles = moons(g)
        return offer_each(K_NUMBER, [i for i in range(len(FEE_KINDS)) if tiles.can_pay_fee(g, seat, i)])

    def chosen(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> None:
        lane = g.lanes[seat]
        i = last(code)
        price = moons(g).fee(seat, i)
        push(lane, TRADE.number, seat, 0, about, 0)
        if FEE_KINDS[i] == CREDITS:
            push(lane, PAY.number, seat, 0, price, 0)
        else:
            g.seat[seat].stock[FEE_KINDS[i]] -= price

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        i = last(code)
        kind = STOCKS[FEE_KINDS[i]]
        n = moons(g).fee(seat, i)
        return Option(code, "fee", f"fee {kind}", item=kind, amount=n, amounts={kind: n})

    def question(self) -> str:
        return "fee"


# steps of a trade
SENT: Final = 0
ADVANCED: Final = 1
PAID_OUT: Final = 2  # and one more for each colony that has had its bonus


class Trade(Node[Mars]):
    """A fleet goes to the tile in the frame's about: the marker may rise, the trader gets the income, then each colony
    its bonus, the trader's first and the others' in turn order, and the marker goes home."""

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        tiles = moons(g)
        row = g.lanes[lane]
        m, step = about_at(row, at), step_at(row, at)
        if not g.answers(lane) or card_at(row, at) != 0 or not tiles.is_open(m) or trades(g) > 1:
            return False
        if tiles.visitor[m] != lane and (step != SENT or not tiles.can_visit(m) or tiles.ready_fleets(lane) == 0):
            return False
        return SENT <= step <= PAID_OUT + tiles.colonies_on(m)

    def run(self, g: Mars, lane: Lane) -> int:
        seat, m, step = lane.seat, lane.about, lane.step
        tiles = moons(g)
        if step == SENT:
            tiles.visitor[m] = seat
            if tiles.trade_advance[seat] and tiles.marker[m] < STEPS:
                return ASKS
            lane.step = ADVANCED
        elif step == ADVANCED:
            lane.step = PAID_OUT
            income = MOONS[m].income[tiles.marker[m] - 1]
            i = len(income) - 1
            while i >= 0:
                push(lane, income[i].number, seat, 0, 0, 0)
                i -= 1
        else:
            order = self.order(tiles, g.seats, seat, m)
            done = step - PAID_OUT
            if done > 0 and order[done - 1] != seat and g.lanes[order[done - 1]].depth > 0:
                if g.answers(order[done - 1]):  # who plays by itself waits for this trade to end
                    return WAITS
            if done == len(order):
                drop(lane)
                tiles.marker[m] = tiles.home_step(m)
            else:
                lane.step = step + 1
                tiles.start_bonus(g, order[done], m)
        return MOVED

    def order(self, tiles: Moons, seats: i64, seat: i64, m: i64) -> list[int]:
        """The owners of the colonies as they are paid out."""
        out: list[int] = []
        for i in range(seats):
            s = (seat + i) % seats
            n = tiles.colonies[m * PLACES : m * PLACES + PLACES].count(s)
            while n > 0:
                out.append(s)
                n -= 1
        return out

    def options(self, g: Mars, lane: Lane) -> Offer:
        """How far the marker rises first; the most stands first."""
        tiles = moons(g)
        most = min(tiles.trade_advance[lane.seat], STEPS - tiles.marker[lane.about])
        return offer_each(K_NUMBER, list(range(most, -1, -1)))

    def answer(self, g: Mars, lane: Lane, picked: Row) -> None:
        moons(g).marker[lane.about] += last(picked[0])
        lane.step = ADVANCED

    def describe(self, g: Mars, lane: Lane, code: i64) -> Option:
        n = last(code)
        return Option(code, "advance", f"advance {n}", item=MOONS[lane.about].name, amount=n)

    def question(self) -> str:
        return "advance"


def trades(g: Mars) -> i64:
    """How many trades are going on: in a legal game one at most."""
    n = 0
    for lane in g.lanes:
        for at in range(lane.depth):
            if node_at(lane, at) == TRADE.number:
                n += 1
    return n


def trade_notation(m: i64) -> str:
    return f"trade {MOONS[m].name}"


def trade_option(g: Mars, seat: i64, code: i64, free: bool = False) -> Option:
    m = last(code)
    name = MOONS[m].name
    tiles = moons(g)
    income = MOONS[m].income[tiles.marker[m] - 1]
    idle = g.idle_parts(seat, 0, income)
    if not income and not tiles.trade_advance[seat] and seat not in tiles.owners(m):
        idle = ("income",)
    fees = {} if free else {STOCKS[kind]: tiles.fee(seat, i) for i, kind in enumerate(FEE_KINDS)}
    price = fees.get(STOCKS[CREDITS], 0)
    return Option(code, "trade", trade_notation(m), item=name, amount=price, idle=idle, fees=fees)


TRADE: Final = intern(Trade("trade"))
TRADE_FEE: Final = intern(TradeFee("trade fee"))
