"""Colonies in readable positions: the tiles in play, and what a seat has among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.kernel.errors import shown
from tharsis.mars.colonies.moons import (
    ABSENT,
    CLOSED,
    EMPTY,
    FIRST_STEP,
    MOONS,
    PLACES,
    STEPS,
    moon_named,
    moons,
)
from tharsis.mars.game import Mars
from tharsis.vocabulary.position import Fields, known_fields, list_in, no_such, number_in, wrong

if TYPE_CHECKING:
    from tharsis.mars.position import Reader


def moons_of(g: Mars) -> list[dict[str, object]]:
    """Colony tiles in play: the step of the marker (0: closed), the owners of the colonies, whose fleet is there."""
    tiles = moons(g)
    out: list[dict[str, object]] = []
    for m in tiles.in_play():
        row: dict[str, object] = {"name": MOONS[m].name, "marker": tiles.marker[m], "colonies": tiles.owners(m)}
        if tiles.visitor[m] != EMPTY:
            row["fleet"] = tiles.visitor[m]
        out.append(row)
    return out


def read_moon(g: Mars, given: object, at: str) -> None:
    tiles = moons(g)
    row = known_fields(given, ("name", "marker", "colonies", "fleet"), at)
    name = row.get("name")
    m = moon_named(name) if isinstance(name, str) else -1
    if m < 0:
        raise no_such(at + "name", [x.name for x in MOONS], name)
    if tiles.marker[m] != ABSENT:
        raise wrong(at + "name", "in_play", "{name} is in play twice", name=MOONS[m].name)
    settlers = list_in(row, "colonies", at)
    if len(settlers) > PLACES:
        raise wrong(at + "colonies", "colonies", "there is room for {n}", n=PLACES)
    for i, s in enumerate(settlers):
        if not isinstance(s, int) or isinstance(s, bool) or not 0 <= s < g.seats:
            says = "must be a seat from 0 to {most}, not {given}"
            raise wrong(f"{at}colonies[{i}]", "seat", says, most=g.seats - 1, given=shown(s))
        tiles.colonies[m * PLACES + i] = s
    tiles.marker[m] = number_in(row, "marker", max(FIRST_STEP, len(settlers) + 1), CLOSED, STEPS, at)
    if tiles.marker[m] == CLOSED and (settlers or "fleet" in row or not MOONS[m].opened_by):
        raise wrong(at + "marker", "closed", "{name} cannot be closed", name=MOONS[m].name)
    if CLOSED < tiles.marker[m] <= len(settlers):
        raise wrong(at + "marker", "marker", "must be beyond the {n} colonies", n=len(settlers))
    if "fleet" in row:
        tiles.visitor[m] = number_in(row, "fleet", 0, 0, g.seats - 1, at)


def read_fleets(g: Mars, seat: int, row: Fields, at: str) -> None:
    tiles = moons(g)
    away = 0 if g.plays_itself(seat) else tiles.visitor.count(seat)  # MarsBot trades whether a fleet is ready or not
    tiles.fleets[seat] = number_in(row, "fleets", max(1, away), away, 99, at)
    tiles.settled[seat] = number_in(row, "settled", 0, 0, 99, at)


def check_closed(reader: Reader) -> None:
    """No tile waits for a card that somebody has."""
    tiles = moons(reader.game)
    for i, row in enumerate(list_in(reader.given, "moons")):
        assert isinstance(row, dict)
        moon = MOONS[moon_named(row["name"])]
        if tiles.marker[moon.number] == CLOSED and tiles.is_held(reader.game, moon.opened_by):
            says = "{name} is open: somebody has a card that holds its resource"
            raise wrong(f"moons[{i}].marker", "open", says, name=moon.name)
