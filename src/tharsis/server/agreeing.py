"""What people say about the course of a game without answering it: that another may go back, or that they are here."""

from __future__ import annotations

import time

from tharsis.server import messages as m
from tharsis.server.hall import MOST_TRIES, Hall, Overtaken
from tharsis.server.refusals import Refused
from tharsis.server.rows import Deed, EventRow
from tharsis.server.tables import Table


async def declare(hall: Hall, table: Table, seat: int, deed: Deed, move: str) -> m.Ack:
    """Records it; who asked to go back takes that back with `decline`."""
    return await hall.whole(table, _declare(hall, table, seat, deed, move))


async def _declare(hall: Hall, table: Table, seat: int, deed: Deed, move: str) -> m.Ack:
    async with table.lock:
        known = table.acks.get((seat, move))
        if known is not None:
            return m.Ack(id=move, seq=known)
        await hall.prove(table)
        for tries in range(MOST_TRIES):
            if not table.may_say(seat, deed):
                return await hall.recorded(table, seat, move, Refused("stale", "Nobody asks for this any more."))
            event = EventRow(table.seq, seat, deed, [], move, time.time())
            try:
                await hall.record(table, event, table.foreseen(event))
                break
            except Overtaken:  # by an answer, which ends every request, or by another who agrees
                if tries == MOST_TRIES - 1:
                    raise
    table.tell()
    hall.wake_bots(table)
    return m.Ack(id=move, seq=table.acks[(seat, move)])
