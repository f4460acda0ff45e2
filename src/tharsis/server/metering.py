"""What people ask for costs what it takes: the processor time spent for somebody is counted, over all their requests
and connections together. While the server has much to do, who has spent more than their share waits until it is made up
for, and the others do not notice. While it has time to spare, or nobody else is there, nobody waits.

A cookie costs nothing, so an address has an account as well; only this machine has none. What bots do, and reading a
table that was put away, is on nobody's account. What is read in the sandbox is counted on its own.
"""

from __future__ import annotations

import math
import time
import types
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, TypeVar

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tharsis.server.addresses import THIS_MACHINE
from tharsis.server.limits import Buckets, Limits, network
from tharsis.server.people import identity
from tharsis.server.problems import problem

T = TypeVar("T")
LONGEST = 60.0  # seconds that somebody waits at most
WINDOW = 0.25  # seconds between two looks at how busy the server is
COMPANY = 2.0  # seconds after which somebody who asks for nothing is no company any more
BUSY = "You ask for much at once; please wait a moment."


class Meter:
    """The accounts of all people and addresses, in seconds, and how busy the server is."""

    def __init__(self, limits: Limits) -> None:
        self.work = Buckets(limits.person_work), Buckets(limits.address_work)
        self.reading = Buckets(limits.person_reading), Buckets(limits.address_reading)
        self.share = limits.share
        self.since = -WINDOW  # when it was looked at last,
        self.used = 0.0  # the processor time of the event loop then,
        self.busy = 0.0  # and the part of the time before that it took
        self.served: dict[str, float] = {}  # when each person was served last,
        self.cleared = 0.0  # and when those were forgotten who are no company any more

    def serve(self, person: str) -> None:
        now = time.monotonic()
        self.served[person] = now
        if now - self.cleared > COMPANY:  # not each time: there may be thousands
            self.cleared = now
            self.served = {who: then for who, then in self.served.items() if now - then < COMPANY}

    def alone(self, person: str) -> bool:
        """Nobody else has asked for anything of late."""
        since = time.monotonic() - COMPANY
        return not any(who != person and then > since for who, then in self.served.items())

    def strained(self) -> bool:
        """Whether the event loop has been at work for most of the last moments. To be asked from within it."""
        now, used = time.monotonic(), time.thread_time()
        if now - self.since >= WINDOW:
            self.busy = (used - self.used) / (now - self.since)
            self.since, self.used = now, used
        return self.busy >= self.share


class Account:
    """On which somebody's work is counted."""

    def __init__(self, meter: Meter, person: str | None, host: str) -> None:
        self.meter = meter
        self.address = network(host)
        self.person = person or f"stranger at {self.address}"
        self.keys = (self.person,) if host in THIS_MACHINE else (self.person, self.address)

    def wait(self) -> float:
        """Seconds until they are served again; 0 where nothing is owed, or nobody is kept from anything by it."""
        owed = self.owed(self.meter.work)
        return owed if owed > 0 and not self.meter.alone(self.person) and self.meter.strained() else 0.0

    def wait_reading(self) -> float:
        return self.owed(self.meter.reading)

    def charge(self, seconds: float) -> None:
        self.meter.serve(self.person)
        self.take(self.meter.work, seconds)

    def charge_reading(self, seconds: float) -> None:
        self.take(self.meter.reading, seconds)

    def owed(self, kinds: tuple[Buckets, Buckets]) -> float:
        now = time.monotonic()
        return max(buckets.wait(key, now, 0.0) for buckets, key in zip(kinds, self.keys, strict=False))

    def take(self, kinds: tuple[Buckets, Buckets], seconds: float) -> None:
        now = time.monotonic()
        for buckets, key in zip(kinds, self.keys, strict=False):
            buckets.take(key, now, min(seconds, buckets.has(key, now) + LONGEST * buckets.limit.rate))


ACCOUNT: ContextVar[Account | None] = ContextVar("ACCOUNT", default=None)  # of whoever is served


def charged(work: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
    """The same work, on the account of whoever is served here."""
    account = ACCOUNT.get()
    return work if account is None else metered(work, account.charge)


@types.coroutine
def metered(work: Coroutine[Any, Any, T], told: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Does it, and tells how long the processor was at each step of it; what it waits for in between is not counted."""
    value: Any = None
    thrown: BaseException | None = None
    while True:
        begun = time.thread_time()
        try:
            waiting = work.send(value) if thrown is None else work.throw(thrown)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
        finally:
            told(time.thread_time() - begun)
        value = thrown = None
        try:
            value = yield waiting
        except BaseException as error:
            thrown = error


class Metering:
    """Around the application: requests of whoever owes time are refused, the others are counted."""

    def __init__(self, app: ASGIApp, meter: Meter) -> None:
        self.app = app
        self.meter = meter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        account = self.account(HTTPConnection(scope))
        wait = account.wait()
        if wait > 0 and scope["type"] == "http":
            busy = problem("busy", BUSY, headers={"Retry-After": str(math.ceil(wait))})
            await busy(scope, receive, send)
            return
        before = ACCOUNT.set(account)
        try:
            await charged(self.app(scope, receive, send))  # type: ignore[arg-type]
        finally:
            ACCOUNT.reset(before)

    def account(self, asked: HTTPConnection) -> Account:
        return Account(self.meter, identity(asked), asked.client.host if asked.client else "")
