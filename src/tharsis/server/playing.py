"""Playing at a table: what is shown, answered and said there, over requests or one socket."""

from __future__ import annotations

import re
from typing import cast

from fastapi import FastAPI, Request, Response, WebSocket

from tharsis.kernel.errors import GameError
from tharsis.server import messages as m
from tharsis.server.callers import PROBLEMS, TABLE_ID, AtTable, hall_of, person_of, playing, sent
from tharsis.server.hall import Hall
from tharsis.server.limits import Doorkeeper
from tharsis.server.people import same_origin
from tharsis.server.refusals import Unknown
from tharsis.server.socket import AWAY, BUSY, FORBIDDEN, GONE, MOST_OPEN, Connection, written
from tharsis.server.store import Unavailable


def add_playing(app: FastAPI) -> None:
    @app.get("/api/tables/{table}/live", responses=PROBLEMS, response_model=m.Live | m.AresLive)
    async def live(at: AtTable, lang: m.Lang = "en", log_from: int = 0) -> Response:
        return sent(await at.table.live_text(at.seat, at.host, lang, log_from))

    @app.post("/api/tables/{table}/answer", responses=PROBLEMS)
    async def answer(request: Request, at: AtTable, given: m.Answer) -> m.Ack:
        return await hall_of(request).answer(*playing(at), given)

    @app.post("/api/tables/{table}/undo", responses=PROBLEMS)
    async def undo(request: Request, at: AtTable, given: m.Undo) -> m.Ack:
        return await hall_of(request).undo(*playing(at), given)

    @app.post("/api/tables/{table}/stage", responses=PROBLEMS, response_model=m.Staged | m.AresStaged)
    async def stage(at: AtTable, wanted: m.Stage, lang: m.Lang = "en") -> Response:
        table, seat = playing(at)
        return sent(written(table.stage(seat, wanted, lang)))

    @app.get("/api/tables/{table}/talk", responses=PROBLEMS)
    async def talk(at: AtTable, first: int = 0) -> m.Talk:
        return at.table.said(first)

    @app.post("/api/tables/{table}/say", responses=PROBLEMS)
    async def say(request: Request, at: AtTable, said: m.Say) -> m.Ack:
        return await hall_of(request).say(*playing(at), await person_of(request) or "", said)


def add_socket(app: FastAPI) -> None:
    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        hall = cast(Hall, websocket.app.state.hall)
        who = await person_of(websocket)
        doorkeeper = cast(Doorkeeper, websocket.app.state.doorkeeper)
        if not same_origin(websocket) or who is None:
            return await websocket.close(FORBIDDEN)
        if not re.fullmatch(TABLE_ID, table):
            return await websocket.close(GONE)
        if doorkeeper.wait_socket(who) > 0:
            return await websocket.close(BUSY)
        try:
            seat = await hall.store.seat_of(table, who)
            if seat is None:
                return await websocket.close(FORBIDDEN if await hall.store.exists(table) else GONE)
            async with hall.using(table) as found:
                if found.guests[who] >= MOST_OPEN:
                    return await websocket.close(BUSY)
                lang = websocket.query_params.get("lang", "en")
                await websocket.accept()
                await Connection(hall, found, seat, who, websocket, lang).run()
        except (Unknown, GameError):
            await websocket.close(GONE)
        except Unavailable:
            await websocket.close(AWAY)
