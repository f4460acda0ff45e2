"""Where a table stood after so many events, stored beside them: who comes back to a long game does not wait until all
of it is played again.

What is true is the record. A bookmark counts only where this engine has made it, of these very events, and where its
position still has the digest that was written down with it; else the record is played. And nothing is added to a game
that was read from one before its answers were played from the first on: see `Table.prove`.
"""

from __future__ import annotations

import hashlib
import logging
import zlib
from dataclasses import replace
from typing import Any

from pydantic import BaseModel, ConfigDict

import tharsis
from tharsis.kernel.log import Entry
from tharsis.kernel.title import TITLES
from tharsis.server.going_back import GoingBack, lines_before
from tharsis.server.rows import Bookmark, EventRow
from tharsis.server.tables import MOST_ACKS, Table, fresh
from tharsis.server.way import move_of
from tharsis.vocabulary.world import World

EVERY = 64  # events from one bookmark to the next
MADE = f"{tharsis.__version__}, rules {tharsis.RULES}"

log = logging.getLogger("tharsis")


class Misleading(Exception):
    """A bookmark that does not lead where the events of its table lead."""


class Standing(BaseModel):
    """All that a table in memory knows beside its row, its events and the people at it."""

    model_config = ConfigDict(extra="forbid", ser_json_bytes="base64", val_json_bytes="base64")

    digest: str  # of the game
    position: dict[str, Any]
    decisions: int
    reveals: int
    history: list[int]
    digests: list[str]
    moves: list[tuple[int, int, int, int]]
    cuts: list[int]
    renewed: list[int]
    packets: list[bytes]  # of the log, as it lies in memory,
    loose: list[Entry]  # and its last lines
    since: list[float | None] = []  # of the clock,
    away: list[int] = []
    asker: int | None = None  # who asks to go back,
    left: list[int] = []  # whom they wait for,
    requests: int = 0  # and how often that was asked


def bookmark_of(table: Table) -> Bookmark:
    """Where a table stands now."""
    g = table.game
    standing = Standing.model_construct(
        digest=g.digest(),
        position=g.position(),
        decisions=g.decisions,
        reveals=g.reveals,
        history=g.history or [],
        digests=g.digests,
        moves=[(one.seat, one.answers, one.lines, one.reveals) for one in table.way.moves],
        cuts=table.cuts,
        renewed=table.renewed,
        packets=table.lines.packets,
        loose=table.lines.at_hand(),
        since=list(table.clock.since),
        away=sorted(table.clock.away),
        asker=None if table.request is None else table.request.seat,
        left=[] if table.request is None else sorted(table.request.left),
        requests=table.requests,
    )
    data = zlib.compress(standing.model_dump_json(exclude_defaults=True).encode(), 1)
    return Bookmark(table.seq, MADE, sealed(table.trail, data), data)


def sealed(trail: hashlib._Hash, data: bytes) -> str:
    """What ties a bookmark to the events that led to it."""
    return hashlib.sha256(trail.digest() + data).hexdigest()


def resume(table: Table, bookmark: Bookmark, events: list[EventRow]) -> list[EventRow]:
    """Puts a table that is at its beginning where its bookmark lies: the events that are still to be played. They are
    all, and nothing has happened, where the bookmark does not count."""
    if bookmark.made != MADE:  # by an older server, as after every new version
        return events
    try:
        take_up(table, bookmark, events[: bookmark.n])
    except Exception as error:  # whatever is wrong with it, there is the record
        log.warning("the bookmark of table %s is of no use: %r", table.row.id, error)
        return events
    return events[bookmark.n :]


def take_up(table: Table, bookmark: Bookmark, before: list[EventRow]) -> None:
    trail = table.trail.copy()
    for event in before:
        trail.update(event.trace())
    if len(before) != bookmark.n or sealed(trail, bookmark.data) != bookmark.digest:
        raise Misleading("it was not made of these events")
    standing = Standing.model_validate_json(zlib.decompress(bookmark.data))
    table.game = game_of(standing, table)
    table.trail = trail
    table.seq = bookmark.n
    table.changed = before[-1].at
    table.acks = {(event.seat, event.move): event.n + 1 for event in before[-MOST_ACKS:]}
    table.way.moves = [move_of(*one) for one in standing.moves]
    table.cuts = standing.cuts
    table.renewed = standing.renewed
    for move in table.way.moves:
        table.given[move.seat] += move.answers
    table.lines.packets, table.lines.loose = standing.packets, standing.loose
    if standing.since:
        table.clock = replace(table.clock, since=tuple(standing.since), away=frozenset(standing.away))
    if standing.asker is not None:
        line = lines_before(table.way.moves, standing.asker, len(table.lines))
        table.request = GoingBack(standing.asker, frozenset(standing.left), line)
    table.requests = standing.requests
    table.proven = False


def game_of(standing: Standing, table: Table) -> World:
    """The game of a position, with the record that has led to it."""
    stood = TITLES[table.row.game].load(standing.position)
    stood.decisions, stood.reveals = standing.decisions, standing.reveals
    stood.history, stood.digests = standing.history, standing.digests
    if stood.digest() != standing.digest:
        raise Misleading("its position is another one")
    game = fresh(table.row)  # it began there, and not from the position
    game.become(stood)
    return game
