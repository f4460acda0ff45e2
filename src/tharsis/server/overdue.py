"""Looks after the tables at which somebody's time is over, also those that nobody has open: bots play there."""

from __future__ import annotations

import asyncio
import logging
import time

from tharsis.kernel.errors import GameError
from tharsis.server.clock import PATIENCE
from tharsis.server.hall import FEW, Hall, asked_bots
from tharsis.server.refusals import Refused, Unknown
from tharsis.server.reviving import PIECE
from tharsis.server.tables import Table

log = logging.getLogger("tharsis")


async def play_overdue(hall: Hall) -> None:
    """Of several processes one takes care of each table; should it die, another does later."""
    if hall.think is None:
        return
    now = time.time()
    for table_id in await hall.store.overdue(now, now + PATIENCE, FEW):
        try:
            found = await hall.company(table_id)  # which wakes its bots
        except Unknown:  # it was deleted
            continue
        except (GameError, Refused) as error:
            log.warning("nobody plays at table %s, which cannot be read: %s", table_id, error)
            await hall.store.look_after(table_id, None)
        else:
            if isinstance(found, Table) and not asked_bots(found) and not found.bots_at_work:
                await hall.store.look_after(table_id, found.summary.due, found.seq)
        await asyncio.sleep(PIECE)
