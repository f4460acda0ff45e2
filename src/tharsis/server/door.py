"""What every request and every socket must pass before the application sees it, and what every answer carries."""

from __future__ import annotations

import math
import re
from collections.abc import Awaitable

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tharsis.server.addresses import Hosts
from tharsis.server.limits import Doorkeeper
from tharsis.server.people import identity, same_origin
from tharsis.server.problems import problem
from tharsis.server.socket import BUSY, FORBIDDEN

SHORT_BODY = 65_536  # bytes of a request
RECORD_BODY = 2_000_000  # of an uploaded record
OPENING = re.compile(
    r"/api/(tables|records|lessons|me/code|me/games|analysis/play|puzzles/[^/]+/play|tables/[^/]+/(share|rematch))"
)  # POST to these leaves something behind
LONG = ("/api/records", "/api/me/games")
TOO_LONG = "This is too long."
POLICY = (
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
)
PROTECTING = {
    "Content-Security-Policy": "; ".join(POLICY),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
ONLY_HTTPS = "max-age=31536000"  # a year


class Door:
    """Wraps the application. `hosts` are the names it goes by; without them it goes by any."""

    def __init__(self, app: ASGIApp, doorkeeper: Doorkeeper, hosts: Hosts | None = None) -> None:
        self.app = app
        self.doorkeeper = doorkeeper
        self.hosts = hosts

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == "http":
            return self.request(HTTPConnection(scope), receive, send)
        if scope["type"] == "websocket":
            return self.socket(scope, receive, send)
        return self.app(scope, receive, send)

    async def request(self, asked: HTTPConnection, receive: Receive, send: Send) -> None:
        most = RECORD_BODY if asked.scope["path"] in LONG else SHORT_BODY
        answer: ASGIApp = self.refusal(asked, most) or self.app
        await answer(asked.scope, bounded(receive, most), protected(send, asked))

    def refusal(self, asked: HTTPConnection, most: int) -> Response | None:
        host = asked.headers.get("host", "")
        if self.hosts is not None and host not in self.hosts:
            text = f"This server does not go by the name {host[:80]!r}. Whoever runs it can allow it with --allow-host."
            return problem("forbidden", text, 421)
        if asked.scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(asked):
            return problem("forbidden", "This request comes from another site.")
        length = asked.headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:20]) > most:
            return problem("malformed", TOO_LONG, 413, {"Connection": "close"})
        wait = self.wait(asked)
        if wait > 0:
            text = "Too many requests; please wait a moment."
            return problem("busy", text, headers={"Retry-After": str(math.ceil(wait))})
        return None

    def wait(self, asked: HTTPConnection) -> float:
        path = asked.scope["path"]
        if not path.startswith("/api/"):
            return self.doorkeeper.wait_file(caller(asked))
        opening = asked.scope["method"] == "POST" and OPENING.fullmatch(path) is not None
        return self.doorkeeper.wait(identity(asked), caller(asked), opening)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What is looked at here of the handshake is not kept: it stays open for hours."""
        if self.hosts is not None and HTTPConnection(scope).headers.get("host", "") not in self.hosts:
            await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        address = caller(HTTPConnection(scope))
        if not self.doorkeeper.open_socket(address):
            await send({"type": "websocket.close", "code": BUSY})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.doorkeeper.close_socket(address)


def caller(asked: HTTPConnection) -> str:
    return asked.client.host if asked.client else ""


def bounded(receive: Receive, most: int) -> Receive:
    """The body of a request, up to so many bytes: what says its length may be longer, and what comes in chunks says
    none."""
    taken = 0

    async def limited() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            raise HTTPException(413, TOO_LONG, {"Connection": "close"})
        return message

    return limited


def protecting(asked: HTTPConnection) -> dict[str, str]:
    """The headers that keep a browser from being used against its owner."""
    if asked.scope["scheme"] == "https":
        return {**PROTECTING, "Strict-Transport-Security": ONLY_HTTPS}
    return PROTECTING


def protected(send: Send, asked: HTTPConnection) -> Send:
    headers = protecting(asked)

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(headers)
        await send(message)

    return with_headers
