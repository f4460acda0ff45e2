"""The turn: the active seat does one deed after another."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.asking import Asking
from tharsis.kernel.lanes import is_alone
from tharsis.kernel.node import ASKS, intern
from tharsis.kernel.option import Option
from tharsis.mars.deeds import DEEDS, END_TURN, FIRST_ACTION, PASS, deed_of
from tharsis.mars.game import Mars
from tharsis.mars.steps import ACTED

WHOLE_TURN: Final = 2


class Turn(Asking[Mars]):
    """One action of the active seat. Always asked: a pass that came by itself would run into the next generation."""

    def __init__(self) -> None:
        super().__init__("turn")
        self.always = True

    def stands(self, g: Mars, lane: int, at: int) -> bool:
        row = g.lanes[lane]
        return is_alone(row, at) and lane == g.active and g.answers(lane) and g.table_step() == ACTED

    def run(self, g: Mars, lane: list[int]) -> int:
        return ASKS  # there is always something to choose

    def choices(self, g: Mars, seat: int, card: int, about: int) -> list[int]:
        who = g.seat[seat]
        out: list[int] = []
        if g.actions > 0:
            if who.owes_first:
                FIRST_ACTION.offers(g, seat, who, out)
            else:
                for deed in DEEDS:
                    deed.offers(g, seat, who, out)
        end = PASS if g.actions == WHOLE_TURN else END_TURN
        end.offers(g, seat, who, out)
        return out

    def chosen(self, g: Mars, seat: int, card: int, about: int, code: int) -> None:
        deed_of(code).does(g, seat, code)

    def told(self, g: Mars, seat: int, card: int, about: int, code: int) -> Option:
        return deed_of(code).describes(g, seat, code)


TURN: Final = intern(Turn())
