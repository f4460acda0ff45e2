"""What Colonies add to the turn: trading with a tile, and the standard project that builds a colony."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import last, pack
from tharsis.kernel.lanes import push
from tharsis.kernel.option import Option, Reason
from tharsis.mars.colonies.moons import (
    CLOSED,
    FEE_KINDS,
    MOONS,
    can_pay_fee,
    can_trade,
    can_visit,
    fee,
    in_play,
    ready_fleets,
    settleable,
    visitable,
)
from tharsis.mars.colonies.trading import TRADE_FEE, trade_notation, trade_option
from tharsis.mars.colonies.words import SETTLE
from tharsis.mars.deed import Deed
from tharsis.mars.game import Mars
from tharsis.mars.project import Project
from tharsis.mars.setup import COLONIES
from tharsis.vocabulary.terms import CUBES, K_TRADE
from tharsis.vocabulary.world import Seat


class Trade(Deed):
    """A fleet goes to a tile; in what the fee is paid comes next."""

    def offers(self, g: Mars, seat: int, who: Seat, out: list[int]) -> None:
        if g.marker and can_trade(g, seat):
            for m in visitable(g):
                out.append(pack(K_TRADE, m))

    def does(self, g: Mars, seat: int, code: int) -> None:
        push(g.lanes[seat], TRADE_FEE.number, seat, 0, last(code), 0)

    def notation(self, g: Mars, code: int) -> str:
        return trade_notation(last(code))

    def describes(self, g: Mars, seat: int, code: int) -> Option:
        return trade_option(g, seat, code, fee(g.seat[seat], 0))

    def sought(self, g: Mars, seat: int) -> list[int]:
        return [pack(K_TRADE, m) for m in in_play(g)]

    def why_not(self, g: Mars, seat: int, code: int) -> list[Reason]:
        m = last(code)
        who = g.seat[seat]
        out: list[Reason] = []
        if g.marker[m] == CLOSED:
            out.append(Reason("moon_closed", CUBES[MOONS[m].opened_by]))
        elif not can_visit(g, m):
            out.append(Reason("moon_visited", MOONS[m].name, have=g.visitor[m]))
        if ready_fleets(g, seat) == 0:
            out.append(Reason("no_fleet", "trade", 1, 0))
        if not any(can_pay_fee(g, who, i) for i in range(len(FEE_KINDS))):
            out.append(Reason("fee", "trade", fee(who, 0), g.money(who)))
        return out


class BuildColony(Project):
    """A colony on a tile where the seat has none."""

    def at_table(self, g: Mars) -> bool:
        return len(g.marker) > 0

    def possible(self, g: Mars, seat: int) -> bool:
        return len(settleable(g, seat, False)) > 0 and not has_built_enough(g, seat)

    def obstacle(self, g: Mars, seat: int) -> Reason:
        if has_built_enough(g, seat):
            return Reason("colonies_built", "colony", g.seat[seat].fleets, g.seat[seat].settled)
        return Reason("no_moon", "colony")

    def begin(self, g: Mars, seat: int) -> None:
        g.seat[seat].settled += 1


def has_built_enough(g: Mars, seat: int) -> bool:
    """FR p. 2: once for each fleet and generation; elsewhere there is no such limit."""
    return g.rules.colonies_limited and g.seat[seat].settled >= g.seat[seat].fleets


DEEDS: Final[list[Deed]] = [Trade(K_TRADE)]
PROJECTS: Final[list[Project]] = [BuildColony("colony", 17, [SETTLE], COLONIES)]
