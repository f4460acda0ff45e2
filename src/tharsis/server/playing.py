"""Playing at a table: what is shown, answered and said there, over requests or one socket."""

from __future__ import annotations

import re
from functools import partial
from typing import cast

from fastapi import APIRouter, Request, Response, WebSocket, WebSocketDisconnect
from starlette.types import Receive, Scope, Send

from tharsis.kernel.errors import GameError
from tharsis.server import messages as m
from tharsis.server.agreeing import declare
from tharsis.server.callers import PROBLEMS, TABLE_ID, AtTable, People, hall_of, person_of, playing, sent
from tharsis.server.hall import Hall
from tharsis.server.limits import Doorkeeper
from tharsis.server.people import identity, same_origin
from tharsis.server.refusals import Unknown
from tharsis.server.socket import AWAY, BUSY, FORBIDDEN, GONE, MOST_OPEN, Connection, Wire, written
from tharsis.server.store import Unavailable

SOCKET = re.compile(r"/api/tables/([^/]+)/socket")


def add_playing(api: APIRouter) -> None:
    @api.get("/api/tables/{table}/live", responses=PROBLEMS, response_model=m.Live | m.AresLive)
    async def live(at: AtTable, lang: m.Lang = "en", log_from: int = 0) -> Response:
        return sent(await at.table.live_text(at.seat, at.host, lang, log_from))

    @api.post("/api/tables/{table}/answer", responses=PROBLEMS)
    async def answer(request: Request, at: AtTable, given: m.Answer) -> m.Ack:
        return await hall_of(request).answer(*playing(at), given)

    @api.post("/api/tables/{table}/undo", responses=PROBLEMS)
    async def undo(request: Request, at: AtTable, given: m.Undo) -> m.Ack:
        return await hall_of(request).undo(*playing(at), given)

    @api.post("/api/tables/{table}/consent", responses=PROBLEMS)
    async def consent(request: Request, at: AtTable, given: m.Consent) -> m.Ack:
        return await declare(hall_of(request), *playing(at), "agree" if given.agree else "decline", given.id)

    @api.post("/api/tables/{table}/here", responses=PROBLEMS)
    async def here(request: Request, at: AtTable, given: m.Here) -> m.Ack:
        return await declare(hall_of(request), *playing(at), "here", given.id)

    @api.post("/api/tables/{table}/stage", responses=PROBLEMS, response_model=m.Staged | m.AresStaged)
    async def stage(at: AtTable, wanted: m.Stage, lang: m.Lang = "en") -> Response:
        table, seat = playing(at)
        return sent(written(table.stage(seat, wanted, lang)))

    @api.get("/api/tables/{table}/talk", responses=PROBLEMS)
    async def talk(at: AtTable, first: int = 0) -> m.Talk:
        return at.table.said(first)

    @api.post("/api/tables/{table}/say", responses=PROBLEMS)
    async def say(request: Request, at: AtTable, said: m.Say) -> m.Ack:
        return await hall_of(request).say(*playing(at), await person_of(request) or "", said)


async def live_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """A socket to a table: there are no others."""
    wire = Wire(receive, send)
    try:
        connection = await admitted(WebSocket(scope, receive, send), wire)
    except WebSocketDisconnect as refused:
        await wire.close(refused.code)
    except (Unknown, GameError):
        await wire.close(GONE)
    except Unavailable:
        await wire.close(AWAY)
    else:
        await connection.run()


async def admitted(websocket: WebSocket, wire: Wire) -> Connection:
    """The connection to a table, for whoever may have one; the others are sent away."""
    wanted = SOCKET.fullmatch(websocket.scope["path"])
    if wanted is None:
        raise WebSocketDisconnect(GONE)
    table = wanted[1]
    hall = cast(Hall, websocket.app.state.hall)
    who = await person_of(websocket)
    if not same_origin(websocket) or who is None:
        raise WebSocketDisconnect(FORBIDDEN)
    if not re.fullmatch(TABLE_ID, table):
        raise WebSocketDisconnect(GONE)
    if cast(Doorkeeper, websocket.app.state.doorkeeper).wait_socket(who) > 0:
        raise WebSocketDisconnect(BUSY)
    seat = await hall.store.seat_of(table, who)
    if seat is None:
        raise WebSocketDisconnect(FORBIDDEN if await hall.store.exists(table) else GONE)
    async with hall.using(table) as found:
        if found.guests[who] >= MOST_OPEN:
            raise WebSocketDisconnect(BUSY)
        whose = partial(cast(People, websocket.app.state.people).ask, identity(websocket) or "")
        connection = Connection(hall, found, seat, who, wire, websocket.query_params.get("lang", "en"), whose)
        found.guests[who] += 1  # from now on: many may come at the same moment
        try:
            await websocket.accept()  # what the handshake said is forgotten then
        except BaseException:
            found.guest_left(who)
            raise
        connection.arrive()
        return connection
