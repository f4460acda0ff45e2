"""In the server of the tests: a table is put into a position while all others go on."""

from __future__ import annotations

import asyncio
import json
import secrets

from sqlalchemy import Connection, delete, update
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tharsis.server.hall import Hall
from tharsis.server.schema import EVENTS, METADATA, TABLES


async def place(request: Request) -> Response:
    """Takes a table that nobody but bots has played at out of the memory, and keeps it in the position that was sent.
    Its name is new: whoever knows the old one, as the workers do, knows another game."""
    hall: Hall = request.app.state.hall
    old, new, position = request.path_params["table"], secrets.token_urlsafe(9), await request.json()
    table = await hall.table(old)
    table.gone = True  # no bot begins anything there,
    if table.bot_task is not None:
        table.bot_task.cancel()
    while hall.working:  # and what was begun is done
        await asyncio.wait(set(hall.working))

    def work(c: Connection) -> None:
        c.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        c.execute(delete(EVENTS).where(EVENTS.c.table_id == old))
        for rows in METADATA.sorted_tables:
            if "table_id" in rows.c:
                c.execute(update(rows).where(rows.c.table_id == old).values(table_id=new))
        start = {"id": new, "start": json.dumps(position), "summary": None}
        c.execute(update(TABLES).where(TABLES.c.id == old).values(start))

    async with table.lock:
        hall.put_away(table)
        await hall.store.do(work)
    return JSONResponse(new)
