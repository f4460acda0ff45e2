"""A table of Terraforming Mars written by names: what positions and views have in common, and all that a view shows."""

from __future__ import annotations

from tharsis.kernel.rows import row_of
from tharsis.mars.board import AREA_NAME, EMPTY, TILES
from tharsis.mars.game import Mars
from tharsis.mars.planet import NOBODY
from tharsis.mars.room import rooms_at
from tharsis.mars.setup import NAME
from tharsis.native import Row, i64
from tharsis.vocabulary.terms import NEUTRAL, OCEANS, OXYGEN, TEMPERATURE
from tharsis.vocabulary.written import add_what_follows, by_kind, hide_cards, name_or_none, names, resources_of


def temperature_of(g: Mars) -> i64:
    return g.params[TEMPERATURE] * 2 - 30


def tiles_of(g: Mars) -> list[dict[str, object]]:
    out: list[dict[str, object]] = []
    a = 0
    for tile in g.tile:
        if tile != EMPTY:
            row: dict[str, object] = {"area": AREA_NAME[a], "tile": TILES[tile]}
            owner = g.owner[a]
            if owner == NEUTRAL:
                row["seat"] = "neutral"
            elif owner != NOBODY:
                row["seat"] = owner
            out.append(row)
        a += 1
    return out


def claims_of(g: Mars) -> list[dict[str, object]]:
    out: list[dict[str, object]] = []
    a = 0
    for seat in g.claim:
        if seat != NOBODY:
            out.append({"area": AREA_NAME[a], "seat": seat})
        a += 1
    return out


def milestones_of(g: Mars) -> list[str]:
    return [goal.name for goal in g.map.milestones]


def awards_of(g: Mars) -> list[str]:
    return [goal.name for goal in g.map.awards]


def measures_of(g: Mars, seat: i64) -> dict[str, int]:
    """How much a seat has of what each milestone and award counts."""
    out = {goal.name: g.measure(seat, goal.measure) for goal in g.map.milestones}
    for goal in g.map.awards:
        out[goal.name] = g.measure(seat, goal.measure)
    return out


def pairs_of(pairs: Row, known: list[str]) -> list[dict[str, object]]:
    return [{"name": known[pairs[i]], "seat": pairs[i + 1]} for i in range(0, len(pairs), 2)]


def seat_of(g: Mars, seat: i64) -> dict[str, object]:
    who = g.seat[seat]
    row: dict[str, object] = {
        "corporation": name_or_none(g, who.corporation),
        "tr": who.tr,
        "stock": by_kind(who.stock),
        "production": by_kind(who.production),
        "hand": names(g, who.hand),
        "dealt": names(g, who.dealt),
        "drafted": names(g, who.drafted),
        "played": names(g, row_of([c for c in who.played if c != who.corporation])),
        "events": names(g, who.events),
        "resources": resources_of(g, seat),
        "used": names(g, who.used),
        "passed": who.passed,
        "raised": who.raised,
        "owes_first": who.owes_first,
        "next": {"discount": who.next_discount, "shift": who.next_shift},
        "offered": names(g, row_of(g.offered[seat])),
        "chosen": name_or_none(g, g.chosen[seat]),
    }
    for room in rooms_at(g):
        row.update(room.seat_of(g, seat))
    return row


def options_of(g: Mars) -> dict[str, object]:
    """What was agreed before the game; the seats are there to be counted."""
    options = g.setup()
    del options["seats"]
    return options


# ---- what a seat may know
def seat_seen(g: Mars, seat: i64, by: i64) -> dict[str, object]:
    row = seat_of(g, seat)
    add_what_follows(g, seat, row)
    if seat != by:
        hide_cards(g, seat, row)
        if g.offered[seat]:  # before the corporations are revealed, how many cards it buys is hidden as well
            row["dealt"] = 0
            row["drafted"] = 0
    return row


def table_seen(g: Mars, by: i64) -> dict[str, object]:
    """All that a seat may know, but for the question to it."""
    out: dict[str, object] = {
        "game": NAME,
        "seat": by,
        "options": options_of(g),
        "map": g.map.name,
        "generation": g.generation,
        "first": g.first,
        "temperature": temperature_of(g),
        "oxygen": g.params[OXYGEN],
        "oceans": g.params[OCEANS],
        "tiles": tiles_of(g),
        "claims": claims_of(g),
        "milestones": pairs_of(g.milestones, milestones_of(g)),
        "awards": pairs_of(g.awards, awards_of(g)),
    }
    for room in rooms_at(g):
        for name, look in room.looks.items():
            out[name] = look(g)
    out["seats"] = [seat_seen(g, s, by) for s in range(g.seats)]
    out["deck"] = len(g.deck)
    out["discard"] = len(g.discard)
    out["shown"] = names(g, g.shown)
    out["turn"] = {"seat": g.active, "actions": g.actions}
    out["asked"] = g.waiting()
    out["over"] = g.over
    return out
