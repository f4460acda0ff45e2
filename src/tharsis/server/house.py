"""All that runs behind the doors: the store, the hall with its tables, the workers, and the housekeeping."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from tharsis.server.desk import Desk
from tharsis.server.garbage import Tidying
from tharsis.server.hall import DAY, Hall
from tharsis.server.health import Doctor
from tharsis.server.limits import Limits
from tharsis.server.overdue import play_overdue
from tharsis.server.sandbox import Sandbox
from tharsis.server.store import Store, Unavailable
from tharsis.server.thinking import Thinkers

HOUSEKEEPING = 15.0  # seconds between two looks for tables that nobody uses

log = logging.getLogger("tharsis")


class House:
    """Opened and closed with the server."""

    def __init__(self, store: Store, workers: int, limits: Limits, idle: float, most: int, keep_days: float) -> None:
        self.store = store
        self.sandbox = Sandbox()
        self.thinkers = Thinkers(workers) if workers else None
        think = None if self.thinkers is None else self.thinkers.think
        self.hall = Hall(store, think, idle, most, limits, self.sandbox)
        self.desk = Desk(self.thinkers, limits)
        self.doctor = Doctor(
            {
                "database": store.answers,
                "workers": nothing if self.thinkers is None else self.thinkers.answers,
                "reader": self.sandbox.answers,
            }
        )
        self.keep_days = keep_days
        self.pause = min(HOUSEKEEPING, idle)
        self.tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        for work in (self.put_away_tables(), self.fill_summaries(), self.remove_unused(), self.play_overdue()):
            self.start(work)
        self.store.listen(self.told)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        self.desk.close()
        self.sandbox.close()
        await self.hall.close()
        if self.thinkers is not None:
            self.thinkers.close()
        await asyncio.to_thread(self.store.close)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ---- other processes
    def told(self, table: str, n: int) -> None:
        """Called by the listener's thread."""
        with suppress(RuntimeError):  # the loop is closed: we are going
            self.loop.call_soon_threadsafe(lambda: self.start(self.hear(table, n)))

    async def hear(self, table: str, n: int) -> None:
        try:
            await self.hall.told(table, n)
        except Exception:
            log.exception("what another process did at table %s could not be played", table)

    # ---- housekeeping
    async def put_away_tables(self) -> None:
        tidying = Tidying()
        while True:
            await asyncio.sleep(self.pause)
            self.hall.sweep()
            await self.hall.rest()
            self.desk.sweep()
            tidying.look(sum(table.held for table in self.hall.tables.values()))

    async def fill_summaries(self) -> None:
        await asyncio.sleep(self.pause)  # who comes back after a restart is first
        with suppress(Unavailable):  # then the lists fill them
            await self.hall.fill_summaries()

    async def play_overdue(self) -> None:
        while True:
            await asyncio.sleep(self.pause)
            try:
                await play_overdue(self.hall)
            except Unavailable:  # then the next time
                pass
            except Exception:
                log.exception("it could not be looked after whose time is over")

    async def remove_unused(self) -> None:
        while self.keep_days:
            await asyncio.sleep(self.pause)
            with suppress(Unavailable):  # then tomorrow
                await self.hall.remove_unused(self.keep_days)
            await asyncio.sleep(DAY)


async def nothing() -> None:
    """A part that is not there has nothing to answer."""
