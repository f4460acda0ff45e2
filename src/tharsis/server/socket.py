"""One open WebSocket: says what a seat may know whenever it changes, takes answers, and drops a reader too slow."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any, Literal, cast

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from tharsis.server import messages as m
from tharsis.server.schema import WATCH
from tharsis.server.store import Unavailable
from tharsis.server.tables import Hall, Refused, Table

LONGEST = 65_536  # characters of one message
BURST = 60  # messages at once,
RATE = 20.0  # and then so many a second
MOST_REPLIES = 64
SLOW = 20.0  # seconds to take one message before the reader is dropped


class Connection:
    """A seat's or a spectator's connection to a table."""

    def __init__(self, hall: Hall, table: Table, seat: int, host: bool, websocket: WebSocket, lang: str) -> None:
        self.hall = hall
        self.table = table
        self.seat = seat
        self.host = host
        self.websocket = websocket
        self.lang = lang if lang in ("en", "fr", "uk") else "en"
        self.told = 0  # lines of the log that were sent
        self.sent = ""  # the last view, so that nothing is said twice
        self.changed = asyncio.Event()
        self.replies: asyncio.Queue[str] = asyncio.Queue(MOST_REPLIES)
        self.allowance = float(BURST)
        self.filled = time.monotonic()

    async def run(self) -> None:
        table = self.table
        table.listeners.add(self.notice)
        table.online[self.seat] = table.online.get(self.seat, 0) + 1
        if self.seat != WATCH:
            table.tell()
        self.changed.set()
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.listeners.discard(self.notice)
            table.online[self.seat] -= 1
            for task in (writer, reader):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task
            with contextlib.suppress(Exception):
                await self.websocket.close()
            if self.seat != WATCH:
                table.tell()

    def notice(self) -> None:
        self.changed.set()

    # ---- writing
    async def write(self) -> None:
        """Replies first, then the newest view; views in between are skipped."""
        while True:
            waiting = [asyncio.create_task(self.changed.wait()), asyncio.create_task(self.replies.get())]
            done, pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            if waiting[1] in done:
                await self.send(cast(str, waiting[1].result()))
            if self.changed.is_set():
                self.changed.clear()
                await self.send_live()

    async def send(self, text: str) -> None:
        async with asyncio.timeout(SLOW):
            await self.websocket.send_text(text)

    async def send_live(self) -> None:
        if await self.hall.store.seat_of(self.table.row.id, self.identity) != self.seat:
            raise WebSocketDisconnect(4403)
        self.told = min(self.told, len(self.table.lines))
        live = self.table.live(self.seat, self.host, self.lang, max(0, self.told - 1))
        text = live.model_dump_json()
        if text != self.sent:
            self.sent = text
            self.told = len(self.table.lines)
            await self.send(text)

    @property
    def identity(self) -> str:
        from tharsis.server.people import identity

        return identity(self.websocket) or ""

    def reply(self, message: m.Message | dict[str, Any]) -> None:
        text = json.dumps(message) if isinstance(message, dict) else message.model_dump_json()
        try:
            self.replies.put_nowait(text)
        except asyncio.QueueFull:
            raise WebSocketDisconnect(4408) from None

    # ---- reading
    async def read(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None or len(text) > LONGEST:
                self.problem(None, "malformed", "This message is not understood.")
                continue
            if not self.allowed():
                self.problem(None, "busy", "Too many messages; please wait a moment.")
                await asyncio.sleep(1 / RATE)
                continue
            await self.hear(text)

    def allowed(self) -> bool:
        now = time.monotonic()
        self.allowance = min(float(BURST), self.allowance + (now - self.filled) * RATE)
        self.filled = now
        if self.allowance < 1:
            return False
        self.allowance -= 1
        return True

    async def hear(self, text: str) -> None:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            self.problem(None, "malformed", "This message is not understood.")
            return
        kind = data.pop("type", None)
        said_id = data.get("id") if isinstance(data.get("id"), str) else None
        try:
            if kind == "ping":
                self.reply({"type": "pong"})
            elif kind == "lang" and data.get("lang") in ("en", "fr", "uk"):
                self.lang = data["lang"]
                self.told = 0
                self.changed.set()
            elif kind == "answer":
                self.reply(await self.hall.answer(self.table, self.playing(), m.Answer(**data)))
            elif kind == "undo":
                self.reply(await self.hall.undo(self.table, self.playing(), m.Undo(**data)))
            elif kind == "stage":
                self.reply(self.table.stage(self.playing(), m.Stage(**data), self.lang))
            else:
                self.problem(said_id, "malformed", "This message is not understood.")
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(x) for x in first["loc"])
            self.problem(said_id, "malformed", f"{place}: {first['msg']}")
        except TypeError:
            self.problem(said_id, "malformed", "This message is not understood.")
        except Refused as refused:
            self.problem(said_id, refused.code, refused.text)
            if refused.code == "stale":
                self.sent = ""
                self.changed.set()
        except Unavailable:
            self.problem(said_id, "unavailable", "The database cannot be reached now. Nothing was changed.")

    def playing(self) -> int:
        if self.seat == WATCH:
            raise Refused("forbidden", "You are watching; only players can answer.")
        return self.seat

    def problem(self, said_id: str | None, code: str, text: str) -> None:
        kind = cast(Literal["stale", "refused", "unknown", "forbidden", "malformed", "busy", "unavailable"], code)
        self.reply(m.Problem(id=said_id, code=kind, text=text))
