"""One at a time, and everybody in turn: who has much waiting lets the others in between."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    def __init__(self) -> None:
        self.taken = False
        self.lines: dict[str, deque[asyncio.Future[None]]] = {}  # by who waits; the next one first

    @asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        if self.taken:
            call = asyncio.get_running_loop().create_future()
            self.lines.setdefault(who, deque()).append(call)
            try:
                await call
            except asyncio.CancelledError:
                if call.done() and not call.cancelled():  # it was our turn just now
                    self.next()
                raise
        self.taken = True
        try:
            yield
        finally:
            self.next()

    def next(self) -> None:
        """Calls the first of whoever is next, who goes to the end of the lines then."""
        while self.lines:
            who = next(iter(self.lines))
            line = self.lines.pop(who)
            call = line.popleft()
            if line:
                self.lines[who] = line
            if not call.done():
                call.set_result(None)  # and it stays taken
                return
        self.taken = False
