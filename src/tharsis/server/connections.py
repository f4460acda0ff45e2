"""The connections under the requests: how many there may be, and how long each may keep us waiting.

uvicorn parses requests and calls the application, but waits for ever for the rest of one, takes heads of any size and
lets anybody hold as many connections as there are file descriptors. Here each step has a deadline, heads have a size,
and where a connection too many comes, the one goes that has kept us waiting longest.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from http import HTTPStatus
from random import uniform
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from tharsis.server.addresses import Proxies
from tharsis.server.door import PROTECTING
from tharsis.server.limits import network

HEAD_TIME = 8.0  # seconds for the head of a request, from the moment of connecting or of the answer before,
BODY_TIME = 20.0  # for its body,
ANSWER_TIME = 120.0  # and for us to answer and the other side to take the answer
MOST_HEAD = 32_768  # bytes
MOST_HEADERS = 100
MOST_PIPELINED = 16  # requests sent before the first is answered
BACKLOG = 256  # connections that the system holds ready for us; they all may come in one go
RESERVE = BACKLOG + 64  # file descriptors for those, the database and the workers
MOST = 20_000  # connections, where the system allows as many
SOCKET_SHARE = 0.75  # of all connections; the rest is for requests
COMPLAINTS = 60.0  # seconds between two lines of the log about too many connections
PROTECTION = "".join(f"{name}: {value}\r\n" for name, value in PROTECTING.items())
# Messages are packed one by one: each has nearly as much to repeat in itself as all before it, and what a connection
# remembers of those would be as large as all the rest of it.
DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": 1}
)
log = logging.getLogger("tharsis")


class Caller:
    """One connection, as the gate sees it."""

    transport: asyncio.Transport
    address = ""
    proxy = False

    def drop(self) -> None:
        self.transport.abort()


class Gate:
    """Counts the connections, all of them and by address. Proxies hold as many as they like, for they hold those of
    others. A connection is either waiting (we have nothing to do for it), or busy, or a live socket; only those that
    wait are dropped for others.
    """

    def __init__(self, most: int = MOST, of_address: int = MOST, proxies: Proxies | None = None) -> None:
        self.most = most
        self.of_address = of_address
        self.proxies = proxies or Proxies()
        self.inside: set[Caller] = set()
        self.held: Counter[str] = Counter()  # connections by address
        self.waiting: dict[str, dict[Caller, None]] = {}  # by address; who waits longest is first
        self.live = 0
        self.complained = -COMPLAINTS

    def name(self, one: Caller, peer: str) -> None:
        one.address, one.proxy = network(peer), peer in self.proxies

    def enter(self, one: Caller) -> bool:
        """Whether there is room; who waits longest makes it, of the same address or of the one that holds most."""
        if self.held[one.address] >= self.of_address and not one.proxy:
            room = self._drop_of(self.waiting.get(one.address, {}))
        elif len(self.inside) >= self.most:
            room = self._drop_of(max(self.waiting.values(), key=len, default={}))
        else:
            room = True
        if room:
            self.inside.add(one)
            self.held[one.address] += 1
            self.waits(one)
        return room

    def _drop_of(self, crowd: dict[Caller, None]) -> bool:
        for oldest in crowd:
            self._complain(oldest.address)
            self.leave(oldest)
            oldest.drop()
            return True
        return False

    def _complain(self, address: str) -> None:
        """To who runs the server; not more often than once a minute."""
        if time.monotonic() - self.complained > COMPLAINTS:
            self.complained = time.monotonic()
            words = "%d connections are open, %d of them from %s: one that waits makes room for one that comes"
            log.warning(words, len(self.inside), self.held[address], address)

    def leave(self, one: Caller) -> None:
        if one not in self.inside:
            return
        self.inside.discard(one)
        self.works(one)
        self.held[one.address] -= 1
        if not self.held[one.address]:
            del self.held[one.address]

    def waits(self, one: Caller) -> None:
        """We wait for it, from now on."""
        self.works(one)
        if one in self.inside:
            self.waiting.setdefault(one.address, {})[one] = None

    def works(self, one: Caller) -> None:
        """It waits for us."""
        crowd = self.waiting.get(one.address)
        if crowd is not None:
            crowd.pop(one, None)
            if not crowd:
                del self.waiting[one.address]

    def has_room_for_sockets(self) -> bool:
        return self.live < self.most * SOCKET_SHARE


class TooMuch(Exception):
    """More than a request may have."""


class RequestConnection(Caller, HttpToolsProtocol):
    """A connection for requests, with a deadline for all that the other side has to do."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self.gate = gate
        self.deadline: asyncio.TimerHandle | None = None
        self.answered: RequestResponseCycle | None = None  # of several requests, the one whose turn it is
        self.begun = False  # something of a request came, and not all
        self.in_head = True
        self.came = 0  # bytes, since the request before was complete
        self.fields = 0  # bytes of names and values in the head

    # ---- coming and going
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.gate.name(self, self.client[0] if self.client else "")
        if self.gate.enter(self):
            self.wait(HEAD_TIME)
        else:
            self.drop()

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        self.hang_up()
        self.gate.leave(self)
        super().connection_lost(exc)

    def drop(self) -> None:
        self.hang_up()
        super().drop()

    def hang_up(self) -> None:
        """Nobody hears the rest of what is being answered."""
        if self.answered is not None:
            self.answered.disconnected = True
            self.answered.message_event.set()

    def handle_websocket_upgrade(self) -> None:
        self.rest()
        if not self.gate.has_room_for_sockets():
            self.answer_shortly(503)
            return
        self.gate.leave(self)
        super().handle_websocket_upgrade()

    # ---- time
    def wait(self, seconds: float) -> None:
        self.rest()
        self.deadline = self.loop.call_later(seconds, self.too_late)

    def rest(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def too_late(self) -> None:
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if answering or self.transport.get_write_buffer_size():  # it does not read
            self.drop()
        elif self.begun:
            self.answer_shortly(408)
        else:  # nothing came: a browser that connected in advance would take a 408 for the answer to its next request
            self.transport.close()

    # ---- size
    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.came += len(data)
        super().data_received(data)
        if self.in_head and self.came > MOST_HEAD and not self.transport.is_closing():
            self.answer_shortly(431)

    def on_url(self, url: bytes) -> None:
        self.count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count(len(name) + len(value))
        super().on_header(name, value)

    def count(self, size: int) -> None:
        self.fields += size
        if self.fields > MOST_HEAD or len(self.headers) >= MOST_HEADERS:
            raise TooMuch

    # ---- the steps of a request
    def on_message_begin(self) -> None:
        self.begun = True
        self.fields = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMuch
        self.in_head = False
        self.wait(BODY_TIME)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.begun, self.in_head, self.came = False, True, 0
        if self.cycle is not None and not self.cycle.response_complete:
            self.gate.works(self)
            self.wait(ANSWER_TIME)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete:
            self.gate.waits(self)
            self.wait(ANSWER_TIME if self.transport.get_write_buffer_size() else HEAD_TIME)

    # ---- answers that need no application
    def send_400_response(self, msg: str) -> None:
        self.answer_shortly(431 if self.fields > MOST_HEAD or len(self.headers or ()) >= MOST_HEADERS else 400)

    def answer_shortly(self, status: int) -> None:
        self.hang_up()
        phrase = HTTPStatus(status).phrase
        self.transport.write(
            f"HTTP/1.1 {status} {phrase}\r\ncontent-type: text/plain\r\ncontent-length: {len(phrase)}\r\n"
            f"{PROTECTION}connection: close\r\n\r\n{phrase}".encode()
        )
        self.transport.close()


class Inbox:
    """What came, in order, for one who waits for it: as `asyncio.Queue`, in a tenth of the room."""

    __slots__ = ("things", "waiting")

    def __init__(self) -> None:
        self.things: list[Any] = []
        self.waiting: asyncio.Future[None] | None = None

    def put_nowait(self, thing: Any) -> None:
        self.things.append(thing)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def empty(self) -> bool:
        return not self.things

    async def get(self) -> Any:
        while not self.things:
            self.waiting = asyncio.get_running_loop().create_future()
            try:
                await self.waiting
            finally:
                self.waiting = None
        return self.things.pop(0)


class Flag:
    """It is up, or some wait until it is: as `asyncio.Event`, in a tenth of the room."""

    __slots__ = ("up", "waiting")

    def __init__(self) -> None:
        self.up = True
        self.waiting: list[asyncio.Future[None]] = []

    def set(self) -> None:
        self.up = True
        for one in self.waiting:
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        self.up = False

    async def wait(self) -> None:
        while not self.up:
            one = asyncio.get_running_loop().create_future()
            self.waiting.append(one)
            try:
                await one
            finally:
                self.waiting.remove(one)


class SocketConnection(Caller, WebSocketsSansIOProtocol):
    """An open WebSocket: counted, and never dropped for others. There may be ten thousand of them: what uvicorn keeps
    of each has a slot, in a quarter of the room of a dict."""

    __slots__ = (
        *("gate", "address", "proxy", "config", "app", "loop", "logger", "root_path", "asgi_version", "app_state"),
        *("connections", "tasks", "default_headers", "transport", "server", "client", "scheme", "scope", "queue"),
        *("handshake_initiated", "handshake_complete", "close_sent", "disconnected", "close_timer", "close_timeout"),
        *("initial_response", "request", "response", "conn", "read_paused", "writable", "frames", "curr_msg_data_type"),
        *("ping_interval", "ping_timeout", "ping_timer", "pong_timer", "pending_ping_payload", "ping_sent_at"),
        "last_ping_rtt",
    )

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self.gate = gate
        self.address, self.proxy = "", False
        self.queue = cast(Any, Inbox())
        self.writable = cast(Any, Flag())
        self.conn.available_extensions = [DEFLATE]

    def start_keepalive(self) -> None:
        """The handshake is over: what was said in it is not needed any more."""
        super().start_keepalive()
        self.request.headers.clear()  # the parser keeps the request itself
        del self.request, self.response
        self.scope.clear()  # type: ignore[attr-defined]

    def schedule_ping(self) -> None:
        """Each at times of its own: all who came back after a restart would else be called at once, again and again."""
        assert self.ping_interval is not None
        self.ping_timer = self.loop.call_later(self.ping_interval * uniform(0.5, 1), self.send_keepalive_ping)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.gate.name(self, self.client[0] if self.client else "")
        self.gate.live += 1
        self.gate.enter(self)  # in the place of its handshake, which has just left
        self.gate.works(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.live -= 1
        self.gate.leave(self)
        super().connection_lost(exc)


def room_for(most: int = MOST) -> int:
    """How many connections this process may hold. As many file descriptors as it needs are asked of the system."""
    try:
        import resource
    except ImportError:  # there is no such limit on Windows
        return most
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + RESERVE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return most if soft == resource.RLIM_INFINITY else max(16, min(most, soft - RESERVE))
