"""A table of Ares Expedition written by names: what positions and views have in common, and all that a view shows."""

from __future__ import annotations

from typing import Final

from tharsis.ares.board import TILE_NAMES
from tharsis.ares.game import Ares
from tharsis.ares.phases import neutral_cube
from tharsis.ares.seat import AresSeat
from tharsis.ares.setup import NAME
from tharsis.ares.terms import ACTION, CAPACITIES, PHASES_BY_NAME, POOL
from tharsis.kernel.rows import joined, row_of
from tharsis.native import Row, i64
from tharsis.vocabulary.terms import CREDITS, HEAT, OCEANS, OXYGEN, PLANTS, STOCKS, TEMPERATURE
from tharsis.vocabulary.written import add_what_follows, by_kind, hide_cards, name_or_none, names, resources_of

KINDS: Final = [CREDITS, PLANTS, HEAT]  # the stocks of this game


def phase_name(phase: i64) -> str | None:
    return PHASES_BY_NAME[phase] if phase else None


def parameters_of(steps: Row) -> dict[str, int]:
    return {"temperature": steps[TEMPERATURE] * 2 - 30, "oxygen": steps[OXYGEN], "oceans": steps[OCEANS]}


def production_of(who: AresSeat) -> dict[str, int]:
    """What the cards give in every production phase, apart from what is counted anew."""
    out = by_kind(who.production)
    if who.draws:
        out["cards"] = who.draws
    return out


def capacity_of(who: AresSeat) -> dict[str, int]:
    return {CAPACITIES[i]: who.capacity[i] for i in range(len(CAPACITIES)) if who.capacity[i]}


def pool_of(g: Ares) -> dict[str, int]:
    return {POOL[i]: g.pool[i] for i in range(len(POOL))}


def seat_of(g: Ares, seat: i64) -> dict[str, object]:
    who = g.own[seat]
    return {
        "corporation": name_or_none(g, who.corporation),
        "tr": who.tr,
        "forests": who.forests,
        "stock": by_kind(who.stock),
        "production": production_of(who),
        "capacity": capacity_of(who),
        "hand": names(g, who.hand),
        "dealt": names(g, who.dealt),
        "drafted": names(g, who.drafted),
        "played": names(g, row_of([c for c in who.played if c != who.corporation])),
        "events": names(g, who.events),
        "resources": resources_of(g, seat),
        "used": names(g, who.used),
        "picked": phase_name(who.picked),
        "planned": phase_name(who.planned),
        "left": {"plays": who.plays, "bonus": who.bonus, "again": who.again},
        "raised": who.raised,
        "next": {"discount": who.next_discount, "shift": who.next_shift},
        "offered": names(g, row_of(g.offered[seat])),
        "chosen": name_or_none(g, g.chosen[seat]),
    }


def options_of(g: Ares) -> dict[str, object]:
    """What was agreed before the game; the seats are there to be counted."""
    options = g.setup()
    del options["seats"]
    return options


# ---- what a seat may know
def income(g: Ares, seat: i64) -> dict[str, int]:
    """Production of each kind as it counts now, without the rating."""
    out = {STOCKS[kind]: g.yields(seat, kind) for kind in KINDS}
    out["cards"] = g.own[seat].draws
    return out


def seen(g: Ares, seat: i64) -> Row:
    """The cards of the seat that were shown to all."""
    who = g.own[seat]
    return row_of([c for c in joined(who.hand[:], who.dealt) if c in g.shown])


def seat_seen(g: Ares, seat: i64, by: i64) -> dict[str, object]:
    row = seat_of(g, seat)
    add_what_follows(g, seat, row)
    row["income"] = income(g, seat)
    row["finished"] = g.resting(seat)
    row["seen"] = names(g, seen(g, seat))
    if g.phase != ACTION:
        row["used"] = []  # those of the last Action phase are over
    if seat != by:
        hide_cards(g, seat, row)
        row["planned"] = None
    return row


def table_seen(g: Ares, by: i64) -> dict[str, object]:
    """All that a seat may know, but for the questions to it."""
    return {
        "game": NAME,
        "seat": by,
        "options": options_of(g),
        "round": g.round,
        "rounds": g.length or None,
        "phase": phase_name(g.phase),
        **parameters_of(g.params),
        "begun": parameters_of(g.begun),
        "tiles": [TILE_NAMES[t] for t in g.tiles[: g.params[OCEANS]]],
        "neutral_phase": phase_name(g.neutral_phase),
        "neutral_left": [PHASES_BY_NAME[p] for p in sorted(g.neutral_deck)],
        "neutral_cube": neutral_cube(g),
        "pool": pool_of(g),
        "seats": [seat_seen(g, s, by) for s in range(g.seats)],
        "deck": len(g.deck),
        "discard": len(g.discard),
        "shown": names(g, g.shown),
        "asked": g.waiting(),
        "over": g.over,
    }
