"""Colonies in the log: what changed among the tiles."""

from __future__ import annotations

from tharsis.kernel.log import Change
from tharsis.mars.colonies.moons import ABSENT, CLOSED, MOONS, PLACES, Moons


def tile_changes(now: Moons, old: Moons) -> list[Change]:
    return [marker_change(now, old, m) for m in range(len(now.marker)) if now.marker[m] != old.marker[m]]


def marker_change(now: Moons, old: Moons, m: int) -> Change:
    """A marker that moves; a tile that opens, comes into play or leaves it."""
    name = MOONS[m].name
    if old.marker[m] == ABSENT:
        return Change("moon_in", item=name, now=now.marker[m])
    if now.marker[m] == ABSENT:
        return Change("moon_out", item=name)
    if old.marker[m] == CLOSED:
        return Change("moon_open", item=name, now=now.marker[m])
    return Change("marker", item=name, amount=now.marker[m] - old.marker[m], now=now.marker[m])


def settler_changes(now: Moons, old: Moons, seat: int) -> list[Change]:
    """Colonies and fleets of a seat."""
    out: list[Change] = []
    for i in range(len(now.colonies)):
        if now.colonies[i] == seat and old.colonies[i] != seat:
            out.append(Change("colony", seat, item=MOONS[i // PLACES].name))
    for m in range(len(now.visitor)):
        if now.visitor[m] == seat and old.visitor[m] != seat:
            out.append(Change("fleet", seat, item=MOONS[m].name))
    if now.fleets[seat] != old.fleets[seat]:
        out.append(Change("fleets", seat, amount=now.fleets[seat] - old.fleets[seat], now=now.fleets[seat]))
    return out
