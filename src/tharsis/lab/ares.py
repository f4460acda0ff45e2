"""The numbers of a table of Ares Expedition."""

from __future__ import annotations

from typing import Final

from tharsis.ares.board import TILE_NAMES, ZONES, zone
from tharsis.ares.game import Ares
from tharsis.ares.scoring import total
from tharsis.ares.terms import CAPACITIES, PHASES_BY_NAME, POOL
from tharsis.kernel.game import Game
from tharsis.lab.native import i32, vec
from tharsis.lab.numbers import Named, Numbers, seat_names
from tharsis.lab.world import OF_SEAT, write_flag, write_list, write_row, write_seat
from tharsis.native import i64
from tharsis.vocabulary.terms import OCEANS, OXYGEN, PARAMETERS, STOCKS, TEMPERATURE

SEATS: Final = 4
PHASES: Final = PHASES_BY_NAME[1:]


class AresTable(Numbers):
    """What belongs to nobody."""

    def __init__(self) -> None:
        super().__init__("table", [])

    def named(self) -> list[Named]:
        units = [("temperature", 19), ("oxygen", 14), ("oceans", 9)]
        return (
            [("seats", 4), ("round", 15), ("rounds", 25), ("cooperative", 1), ("help", 2), ("over", 1)]
            + units
            + [("begun." + name, unit) for name, unit in units]
            + [(f"zone.{name}.{colour}", 1) for name in PARAMETERS[:2] for colour in ZONES]
            + [("phase." + phase, 1) for phase in PHASES]
            + [("neutral." + phase, 1) for phase in PHASES]
            + [("neutral_left." + phase, 1) for phase in PHASES]
            + [("tile." + name, 2) for name in TILE_NAMES]
            + [("pool." + name, 10) for name in POOL]
            + [("deck", 200), ("discard", 100)]
        )

    def write(self, g: Game, seat: i64, out: vec[i32], at: i64) -> None:
        assert isinstance(g, Ares)
        out[at] = i32(g.seats)
        out[at + 1] = g.round
        out[at + 2] = g.length
        write_flag(g.rules.cooperative, out, at + 3)
        out[at + 4] = g.rules.help_steps
        write_flag(g.over, out, at + 5)
        at = write_row(g.params, out, at + 6)
        at = write_row(g.begun, out, at)
        out[at + zone(TEMPERATURE, g.begun[TEMPERATURE])] = 1
        at += len(ZONES)
        out[at + zone(OXYGEN, g.begun[OXYGEN])] = 1
        at += len(ZONES)
        phases: i64 = len(PHASES)
        if g.phase:
            out[at + i64(g.phase) - 1] = 1
        at += phases
        if g.neutral_phase:
            out[at + i64(g.neutral_phase) - 1] = 1
        at += phases
        i: i64 = 0
        n: i64 = len(g.neutral_deck)
        while i < n:
            out[at + i64(g.neutral_deck[i]) - 1] = 1
            i += 1
        at += phases
        i = 0
        n = g.params[OCEANS]
        while i < n:  # the tiles after these lie face down
            out[at + i64(g.tiles[i])] += 1
            i += 1
        at = write_list(g.pool, out, at + len(TILE_NAMES))
        out[at] = i32(len(g.deck))
        out[at + 1] = i32(len(g.discard))


class AresSeats(Numbers):
    """What is open of each seat, the one that looks first."""

    def __init__(self) -> None:
        super().__init__("seats", seat_names(SEATS))
        self.width: Final = len(self.named())

    def named(self) -> list[Named]:
        return (
            OF_SEAT
            + [("forests", 5), ("points", 40), ("income.cards", 3), ("finished", 1), ("plays", 2), ("bonus", 1)]
            + [("again", 1), ("blue", 8), ("research.draw", 3), ("research.keep", 2), ("sale", 2)]
            + [("standard_discount", 5), ("big_from", 20), ("big_discount", 4), ("plant_cut", 2), ("cube_cut", 5)]
            + [("income." + kind, 10) for kind in STOCKS]
            + [("capacity." + name, 3) for name in CAPACITIES]
            + [("picked." + phase, 1) for phase in PHASES]
            + [("planned." + phase, 1) for phase in PHASES]
        )

    def write(self, g: Game, seat: i64, out: vec[i32], at: i64) -> None:
        assert isinstance(g, Ares)
        seats: i64 = g.seats
        i: i64 = 0
        while i < seats:
            self.write_one(g, (seat + i) % seats, i == 0, out, at + i * self.width)
            i += 1

    def write_one(self, g: Ares, s: i64, own: bool, out: vec[i32], at: i64) -> None:
        at = write_seat(g, s, own, out, at)
        who = g.own[s]
        out[at] = who.forests
        out[at + 1] = i32(total(g, s))
        out[at + 2] = who.draws
        write_flag(g.resting(s), out, at + 3)
        out[at + 4] = who.plays
        write_flag(who.bonus, out, at + 5)
        write_flag(who.again, out, at + 6)
        out[at + 7] = who.blue
        out[at + 8] = who.more_drawn
        out[at + 9] = who.more_kept
        out[at + 10] = who.sale_bonus
        out[at + 11] = who.standard_discount
        out[at + 12] = who.big_from
        out[at + 13] = who.big_discount
        out[at + 14] = who.plant_cut
        out[at + 15] = who.cube_cut
        at += 16
        kind: i64 = 0
        while kind < len(STOCKS):
            out[at + kind] = i32(g.yields(s, kind))
            kind += 1
        at = write_list(who.capacity, out, at + kind)
        if who.picked:
            out[at + i64(who.picked) - 1] = 1
        at += len(PHASES)
        if own and who.planned:  # that of others lies face down
            out[at + i64(who.planned) - 1] = 1
