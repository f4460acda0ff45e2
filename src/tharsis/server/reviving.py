"""A table that was stored comes to life again: from its bookmark, or its events are played;
where a stranger sent them, in the sandbox."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace

import tharsis
from tharsis.kernel.errors import GameError
from tharsis.kernel.record import changed_since
from tharsis.server.bookmarks import resume
from tharsis.server.company import Company
from tharsis.server.past import Past
from tharsis.server.rows import Damaged, TableRow
from tharsis.server.sandbox import Sandbox
from tharsis.server.summary import Summary
from tharsis.server.tables import Table

PIECE = 0.005  # seconds of playing old events before others have their turn

log = logging.getLogger("tharsis")


async def revive(row: TableRow, sandbox: Sandbox) -> Company:
    """Raises GameError where it cannot be read, or is another game by these rules."""
    if row.rules > tharsis.RULES:
        raise GameError(f"This table was played by rules version {row.rules}; this is {tharsis.RULES}.", "rules")
    stored = row.summary
    try:
        # only what strangers sent is past; a table may begin from a position of our own
        found = await (Past.read(row, sandbox) if row.past else played(row))
    except GameError as error:
        if row.rules == tharsis.RULES:
            raise
        raise older(row, str(error)) from None
    if row.rules < tharsis.RULES and not stands_as_stored(stored, found.summary):
        raise older(row, "It would not stand as it did.")
    return found


async def played(row: TableRow) -> Table:
    """A table with its events. A long game is played in pieces, and others have their turn in between."""
    events, row.events = row.events, []
    bookmark, row.bookmark = row.bookmark, None
    try:
        table = Table(row)
    except Exception as error:
        log.warning("table %s cannot begin: %r", row.id, error)
        raise Damaged(f"its setup is refused ({error})") from error
    if bookmark is not None:
        events = resume(table, bookmark, events)
    begun = time.perf_counter()
    for event in events:
        try:
            table.apply(event)
        except Exception as error:
            if row.rules == tharsis.RULES:
                log.exception("event %s of table %s cannot be played", event.n, row.id)
            raise Damaged(f"its event {event.n} does not fit") from error
        if time.perf_counter() - begun > PIECE:
            await asyncio.sleep(0)
            begun = time.perf_counter()
    return table


def older(row: TableRow, trouble: str) -> GameError:
    """A table that was begun under older rules and leads to another game now: the page says why."""
    begun = f"This table was begun under rules version {row.rules}; by version {tharsis.RULES} it is another game."
    return GameError(f"{begun} {trouble} {changed_since(row.game, row.rules)}", "rules")


def stands_as_stored(stored: Summary | None, now: Summary) -> bool:
    """Nothing that was stored about the table after as many events is otherwise now."""
    return stored is None or stored.seq != now.seq or replace(stored, changed=now.changed) == now
