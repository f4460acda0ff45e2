"""What Colonies add to the turn: trading with a tile, and the standard project that builds a colony."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import Offer, last, new_kind, pack
from tharsis.kernel.lanes import push
from tharsis.kernel.option import Option, Reason
from tharsis.mars.colonies.moons import CLOSED, COLONIES, FEE_KINDS, MOONS, moons
from tharsis.mars.colonies.trading import TRADE_FEE, trade_notation, trade_option
from tharsis.mars.colonies.words import SETTLE
from tharsis.mars.deed import Deed
from tharsis.mars.game import Mars
from tharsis.mars.project import Project
from tharsis.native import i64
from tharsis.vocabulary.terms import CUBES
from tharsis.vocabulary.world import Seat

K_TRADE: Final = new_kind()


class Trade(Deed):
    """A fleet goes to a tile; in what the fee is paid comes next."""

    def offers(self, g: Mars, seat: i64, who: Seat, out: Offer) -> None:
        tiles = moons(g)
        if tiles.marker and tiles.can_trade(g, seat):
            m: i64 = 0
            while m < len(tiles.marker):
                if tiles.can_visit(m):
                    out.add(self.bare + m)
                m += 1

    def does(self, g: Mars, seat: i64, code: i64) -> None:
        push(g.lanes[seat], TRADE_FEE.number, seat, 0, last(code), 0)

    def notation(self, g: Mars, code: i64) -> str:
        return trade_notation(last(code))

    def describes(self, g: Mars, seat: i64, code: i64) -> Option:
        return trade_option(g, seat, code)

    def sought(self, g: Mars, seat: i64) -> list[int]:
        return [pack(K_TRADE, m) for m in moons(g).in_play()]

    def why_not(self, g: Mars, seat: i64, code: i64) -> list[Reason]:
        m = last(code)
        tiles = moons(g)
        out: list[Reason] = []
        if tiles.marker[m] == CLOSED:
            out.append(Reason("moon_closed", CUBES[MOONS[m].opened_by]))
        elif not tiles.can_visit(m):
            out.append(Reason("moon_visited", MOONS[m].name, have=tiles.visitor[m]))
        if tiles.ready_fleets(seat) == 0:
            out.append(Reason("no_fleet", "trade", 1, 0))
        if not any(tiles.can_pay_fee(g, seat, i) for i in range(len(FEE_KINDS))):
            out.append(Reason("fee", "trade", tiles.fee(seat, 0), g.money(g.seat[seat])))
        return out


class BuildColony(Project):
    """A colony on a tile where the seat has none."""

    def at_table(self, g: Mars) -> bool:
        return len(moons(g).marker) > 0

    def possible(self, g: Mars, seat: i64) -> bool:
        return moons(g).can_settle_anywhere(seat) and not has_built_enough(g, seat)

    def obstacle(self, g: Mars, seat: i64) -> Reason:
        if has_built_enough(g, seat):
            return Reason("colonies_built", "colony", moons(g).fleets[seat], moons(g).settled[seat])
        return Reason("no_moon", "colony")

    def begin(self, g: Mars, seat: i64) -> None:
        moons(g).settled[seat] += 1


def has_built_enough(g: Mars, seat: i64) -> bool:
    """FR p. 2: once for each fleet and generation; elsewhere there is no such limit."""
    return g.rules.wording == "seeds" and moons(g).settled[seat] >= moons(g).fleets[seat]


DEEDS: Final[list[Deed]] = [Trade(K_TRADE)]
PROJECTS: Final[list[Project]] = [BuildColony("colony", 17, [SETTLE], COLONIES)]
