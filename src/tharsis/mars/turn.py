"""The turn: the active seat does one deed after another."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import Offer
from tharsis.kernel.lanes import Lane, drop, is_alone
from tharsis.kernel.node import ASKS, Node, intern
from tharsis.kernel.option import Option
from tharsis.mars.deeds import END_TURN, FIRST_ACTION, PASS, deed_of, deeds_at
from tharsis.mars.game import Mars
from tharsis.mars.steps import ACTED
from tharsis.native import Row, i64

WHOLE_TURN: Final = 2


class Turn(Node[Mars]):
    """One action of the active seat. Always asked: a pass that came by itself would run into the next generation."""

    def __init__(self) -> None:
        super().__init__("turn")
        self.always = True
        self.is_turn = True

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        return is_alone(row, at) and lane == g.active and g.answers(lane) and g.table_step() == ACTED

    def run(self, g: Mars, lane: Lane) -> int:
        return ASKS  # there is always something to choose

    def options(self, g: Mars, lane: Lane) -> Offer:
        seat = lane.seat
        who = g.seat[seat]
        out = Offer()
        if g.actions > 0:
            if who.owes_first:
                FIRST_ACTION.offers(g, seat, who, out)
            else:
                for deed in deeds_at(g):
                    deed.offers(g, seat, who, out)
        end = PASS if g.actions == WHOLE_TURN else END_TURN
        end.offers(g, seat, who, out)
        return out

    def answer(self, g: Mars, lane: Lane, picked: Row) -> None:
        seat = lane.seat
        drop(lane)
        deed_of(picked[0]).does(g, seat, picked[0])

    def describe(self, g: Mars, lane: Lane, code: i64) -> Option:
        return deed_of(code).describes(g, lane.seat, code)


TURN: Final = intern(Turn())
