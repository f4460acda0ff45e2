"""Trading with a colony tile: the fee, the fleet's journey, and what everybody gets by it."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import last, pack
from tharsis.kernel.game import Game
from tharsis.kernel.lanes import ABOUT, SEAT, STEP, STRIDE, drop, on_top, push
from tharsis.kernel.node import ASKS, MOVED, WAITS, Node, intern
from tharsis.kernel.option import Option
from tharsis.mars.colonies.moons import (
    FEE_KINDS,
    MOONS,
    ROOM,
    STEPS,
    can_pay_fee,
    can_trade,
    can_visit,
    colonies_on,
    fee,
    home_step,
    is_open,
    owners,
    ready_fleets,
)
from tharsis.mars.game import Mars
from tharsis.mars.payment import PAY
from tharsis.vocabulary.terms import CREDITS, K_NUMBER, STOCKS


class TradeFee(Node):
    """In what the fee of a trade is paid; the tile is the frame's about."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        if not g.answers(lane) or at > 0 or not on_top(row, at):
            return False
        if row[at + 2] != 0 or row[at + 4] != 0:
            return False
        return is_open(g, row[at + 3]) and can_visit(g, row[at + 3]) and can_trade(g, lane)

    def run(self, g: Game, lane: list[int]) -> int:
        return ASKS

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, Mars)
        who = g.seat[lane[SEAT]]
        return [pack(K_NUMBER, i) for i in range(len(FEE_KINDS)) if can_pay_fee(g, who, i)]

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, Mars)
        seat, m = lane[SEAT], lane[ABOUT]
        who = g.seat[seat]
        drop(lane)
        i = last(picked[0])
        price = fee(who, i)
        push(lane, TRADE.number, seat, 0, m, 0)
        if FEE_KINDS[i] == CREDITS:
            push(lane, PAY.number, seat, 0, price, 0)
        else:
            who.stock[FEE_KINDS[i]] -= price

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        assert isinstance(g, Mars)
        i = last(code)
        kind = STOCKS[FEE_KINDS[i]]
        n = fee(g.seat[lane[SEAT]], i)
        return Option(code, "fee", f"fee {kind}", item=kind, amount=n, amounts={kind: n})

    def question(self) -> str:
        return "fee"


# steps of a trade
SENT: Final = 0
ADVANCED: Final = 1
PAID_OUT: Final = 2  # and one more for each colony that has had its bonus


class Trade(Node):
    """A fleet goes to the tile in the frame's about: the marker may rise, the trader gets the income, then each colony
    its bonus, the trader's first and the others' in turn order, and the marker goes home."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        m, step = row[at + 3], row[at + 4]
        if not g.answers(lane) or row[at + 2] != 0 or not is_open(g, m) or trades(g) > 1:
            return False
        if g.visitor[m] != lane and (step != SENT or not can_visit(g, m) or ready_fleets(g, lane) == 0):
            return False
        return SENT <= step <= PAID_OUT + colonies_on(g, m)

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars)
        seat, m, step = lane[SEAT], lane[ABOUT], lane[STEP]
        if step == SENT:
            g.visitor[m] = seat
            if g.seat[seat].trade_advance and g.marker[m] < STEPS:
                return ASKS
            lane[STEP] = ADVANCED
        elif step == ADVANCED:
            lane[STEP] = PAID_OUT
            income = MOONS[m].income[g.marker[m] - 1]
            i = len(income) - 1
            while i >= 0:
                push(lane, income[i].number, seat, 0, 0, 0)
                i -= 1
        else:
            order = self.order(g, seat, m)
            done = step - PAID_OUT
            if done > 0 and order[done - 1] != seat and g.lanes[order[done - 1]]:
                if g.answers(order[done - 1]):  # who plays by itself waits for this trade to end
                    return WAITS
            if done == len(order):
                drop(lane)
                g.marker[m] = home_step(g, m)
            else:
                lane[STEP] = step + 1
                start_bonus(g, order[done], m)
        return MOVED

    def order(self, g: Mars, seat: int, m: int) -> list[int]:
        """The owners of the colonies as they are paid out."""
        out: list[int] = []
        for i in range(g.seats):
            s = (seat + i) % g.seats
            n = g.colonies[m * ROOM : m * ROOM + ROOM].count(s)
            while n > 0:
                out.append(s)
                n -= 1
        return out

    def options(self, g: Game, lane: list[int]) -> list[int]:
        """How far the marker rises first; the most stands first."""
        assert isinstance(g, Mars)
        most = min(g.seat[lane[SEAT]].trade_advance, STEPS - g.marker[lane[ABOUT]])
        return [pack(K_NUMBER, n) for n in range(most, -1, -1)]

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, Mars)
        g.marker[lane[ABOUT]] += last(picked[0])
        lane[STEP] = ADVANCED

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        n = last(code)
        return Option(code, "advance", f"advance {n}", item=MOONS[lane[ABOUT]].name, amount=n)

    def question(self) -> str:
        return "advance"


def trades(g: Mars) -> int:
    """How many trades are going on: in a legal game one at most."""
    n = 0
    for lane in g.lanes:
        for at in range(0, len(lane), STRIDE):
            if lane[at] == TRADE.number:
                n += 1
    return n


def start_bonus(g: Mars, seat: int, m: int) -> None:
    """The colony bonus of one colony: its words one after the other, perhaps out of turn."""
    if g.plays_itself(seat):
        g.colony_bonus(m)
        return
    bonus = MOONS[m].bonus
    lane = g.lanes[seat]
    i = len(bonus) - 1
    while i >= 0:
        push(lane, bonus[i].number, seat, 0, 0, 0)
        i -= 1


def trade_notation(m: int) -> str:
    return f"trade {MOONS[m].name}"


def trade_option(g: Mars, seat: int, code: int, price: int) -> Option:
    m = last(code)
    name = MOONS[m].name
    income = MOONS[m].income[g.marker[m] - 1]
    idle = g.idle_parts(seat, 0, income)
    if not income and not g.seat[seat].trade_advance and seat not in owners(g, m):
        idle = ("income",)
    return Option(code, "trade", trade_notation(m), item=name, amount=price, idle=idle)


TRADE: Final = intern(Trade("trade"))
TRADE_FEE: Final = intern(TradeFee("trade fee"))
