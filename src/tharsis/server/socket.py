"""One open WebSocket: says what a seat may know whenever it changes, takes answers, and drops a reader too slow."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from typing import Any, cast

from fastapi import WebSocketDisconnect
from pydantic import ValidationError
from starlette.types import Receive, Send

from tharsis.server import messages as m
from tharsis.server.company import Company
from tharsis.server.hall import Hall
from tharsis.server.metering import ACCOUNT, charged
from tharsis.server.problems import readable
from tharsis.server.refusals import Refused
from tharsis.server.schema import WATCH
from tharsis.server.store import Taken, Unavailable
from tharsis.server.tables import Table
from tharsis.words import LANGUAGES

LONGEST = 65_536  # characters of one message
BURST = 60  # messages at once,
RATE = 20.0  # and then so many a second
MOST_REPLIES = 64
LONGEST_PAUSE = 1.0  # seconds before we look again whether somebody is served
SLOW = 20.0  # seconds to take one message before the reader is dropped
MOST_OPEN = 20  # connections of one person to one table
# why a connection was closed
FORBIDDEN, GONE, TOO_SLOW, BUSY, AWAY, BROKEN = 4403, 4404, 4408, 4429, 4503, 1011

log = logging.getLogger("tharsis")


Whose = Callable[[], Awaitable[str | None]]  # asks whose device somebody is calling from
Told = m.Live | m.AresLive | m.Ack | m.Staged | m.AresStaged | m.Problem


def written(message: Told) -> str:
    """A message as it is sent: without what has its default value, but with what kind of message it is."""
    text = message.model_dump_json(exclude_defaults=True)
    return f'{{"type":"{message.type}",{text[1:]}'


def why(error: BaseException) -> int:
    """The code to close with after something has ended the reading or the writing."""
    if isinstance(error, WebSocketDisconnect):
        return error.code
    if isinstance(error, TimeoutError):
        return TOO_SLOW
    if isinstance(error, (OSError, RuntimeError)):  # it is closed already
        return 1000
    log.error("a connection broke", exc_info=error)
    return BROKEN


class Wire:
    """What is left of a handshake: a way to hear and a way to say."""

    __slots__ = ("receive", "send")

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = receive
        self.send = send

    async def send_text(self, text: str) -> None:
        await self.send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        await self.send({"type": "websocket.close", "code": code})


class Connection:
    """A seat's or a spectator's connection to a table. Of ten thousand most are idle: such a one is a task that waits
    for a message, and nothing else. What there is to say is said by another task, which ends with it."""

    def __init__(
        self, hall: Hall, table: Company, seat: int, who: str, wire: Wire, lang: str, whose: Whose | None = None
    ) -> None:
        self.hall = hall
        self.table = table
        self.seat = seat
        self.wire = wire
        self.identity = who
        self.whose = whose  # device this is now
        self.doubts = table.doubts
        self.lang = lang if lang in LANGUAGES else "en"
        self.sent_lines = 0  # lines of the log that were sent,
        self.names = table.names  # with these names
        self.cuts = 0  # undos that were heard of
        self.heard = 0  # sayings that were sent
        self.sent = 0  # hash of the last view, so that nothing is said twice
        self.changed = False
        self.replies: list[str] = []
        self.allowance = float(BURST)
        self.filled = time.monotonic()
        self.context = copy_context()  # on whose account is written
        self.reader: asyncio.Task[Any] | None = None
        self.writer: asyncio.Task[None] | None = None
        self.code = 0  # with which it is ended from within

    @property
    def host(self) -> bool:
        """Whether they opened the table, or took it over since."""
        return self.identity == self.table.row.host

    # ---- coming and going
    def arrive(self) -> None:
        """It is among the guests, and hears of the table from now on, which stays in memory."""
        table = self.table
        table.listeners.add(self.notice)
        table.online[self.seat] = table.online.get(self.seat, 0) + 1
        if self.seat != WATCH:
            table.tell()
        self.notice()

    def leave(self) -> None:
        table = self.table
        table.listeners.discard(self.notice)
        table.touched = time.monotonic()
        table.online[self.seat] -= 1
        table.guest_left(self.identity)
        if self.seat != WATCH:
            table.tell()

    async def run(self) -> None:
        """After it has arrived: until one of the two sides ends it."""
        self.reader = asyncio.current_task()
        try:
            await self.read()
            self.code = self.code or 1000
        except asyncio.CancelledError:
            if not self.code or self.reader is None:
                raise
            self.reader.uncancel()
        except Exception as error:
            self.code = why(error)
        finally:
            self.reader = None
            self.leave()
            if self.writer is not None:
                self.writer.cancel()
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1):  # who takes nothing does not take this either
                    await self.wire.close(self.code)

    def notice(self) -> None:
        self.changed = True
        self.wake()

    def wake(self) -> None:
        """There is something to say."""
        if self.writer is None:
            self.writer = asyncio.create_task(self.write(), context=self.context)
            self.writer.add_done_callback(self.said)

    def said(self, writer: asyncio.Task[None]) -> None:
        self.writer = None
        error = None if writer.cancelled() else writer.exception()
        if self.reader is None:
            return
        if error is not None:
            self.code = why(error)
            self.reader.cancel()
        elif self.changed or self.replies:
            self.wake()

    # ---- writing
    async def write(self) -> None:
        await charged(self.say_all())

    async def say_all(self) -> None:
        """Replies first, then the newest view; views in between are skipped."""
        while self.replies or self.changed:
            while self.replies:
                await self.send(self.replies.pop(0))
            if self.changed:
                while owed := self.owed():  # for whoever asks for too much, views come slower
                    await asyncio.sleep(min(owed, LONGEST_PAUSE))
                self.changed = False
                await self.send_live()
                await self.send_talk()

    @staticmethod
    def owed() -> float:
        """Seconds that whoever is at the other end has to wait, see metering.py."""
        account = ACCOUNT.get()
        return 0.0 if account is None else account.wait()

    async def send(self, text: str) -> None:
        async with asyncio.timeout(SLOW):
            await self.wire.send_text(text)

    async def send_live(self) -> None:
        table = self.table
        if table.gone:
            raise WebSocketDisconnect(GONE)
        if table.members.get(self.identity) != self.seat or not await self.still_theirs():
            raise WebSocketDisconnect(FORBIDDEN)
        if table.names != self.names:  # every line that was sent may name somebody
            self.names, self.sent_lines = table.names, 0
        self.sent_lines = min([self.sent_lines, *table.cuts[self.cuts :]])
        self.cuts = len(table.cuts)
        length = table.length
        try:
            text = await table.live_text(self.seat, self.host, self.lang, max(0, self.sent_lines - 1))
        except Refused:  # too much is looked at just now
            self.changed = True
            await asyncio.sleep(LONGEST_PAUSE)
            return
        if hash(text) != self.sent:
            self.sent = hash(text)
            self.sent_lines = length
            await self.send(text)

    async def still_theirs(self) -> bool:
        """Whether this device is still one of the person it was. That is asked only where there is a doubt."""
        if self.doubts != self.table.doubts and self.whose is not None:
            self.doubts = self.table.doubts
            return await self.whose() == self.identity
        return True

    async def send_talk(self) -> None:
        """What was said since; nothing where nobody said anything."""
        talk = self.table.said(self.heard)
        if talk.sayings:
            self.heard = talk.sayings[-1].n + 1
            await self.send(talk.model_dump_json())

    def reply(self, message: Told | dict[str, Any]) -> None:
        text = json.dumps(message) if isinstance(message, dict) else written(message)
        if len(self.replies) >= MOST_REPLIES:
            raise WebSocketDisconnect(TOO_SLOW)
        self.replies.append(text)
        self.wake()

    # ---- reading
    async def read(self) -> None:
        while True:
            message = await self.wire.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self.allowed() or self.owed() > 0:
                self.problem(None, "busy", "Too many messages; please wait a moment.")
                await asyncio.sleep(min(max(1 / RATE, self.owed()), LONGEST_PAUSE))
                continue
            text = message.get("text")
            if text is None or len(text) > LONGEST:
                self.problem(None, "malformed", "This message is not understood.")
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
            if "\\u" in text:
                json.dumps(data, ensure_ascii=False).encode()  # half of a surrogate pair is no text
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
            elif kind == "lang" and data.get("lang") in list(LANGUAGES):
                self.speak(data["lang"])
            elif kind == "answer":
                self.reply(await self.hall.answer(*self.playing(), m.Answer(**data)))
            elif kind == "undo":
                self.reply(await self.hall.undo(*self.playing(), m.Undo(**data)))
            elif kind == "stage":
                table, seat = self.playing()
                self.reply(table.stage(seat, m.Stage(**data), self.lang))
            elif kind == "say":
                said = m.Say(**data)
                self.reply(await self.hall.say(*self.playing(), self.identity, said))
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
                self.sent = 0
                self.notice()
        except (Unavailable, Taken):
            self.problem(said_id, "unavailable", "The database cannot be reached now. Nothing was changed.")

    def speak(self, lang: str) -> None:
        """Whoever speaks another language from now on has read nothing yet."""
        if lang != self.lang:
            self.lang = lang
            self.sent_lines = 0
            self.notice()

    def playing(self) -> tuple[Table, int]:
        if self.seat == WATCH or not isinstance(self.table, Table):
            raise Refused("forbidden", "You are watching; only players can do this.")
        return self.table, self.seat

    def problem(self, said_id: str | None, code: str, text: str) -> None:
        kind = cast(m.ProblemCode, code)
        self.reply(m.Problem(id=said_id, code=kind, text=readable(text)))
