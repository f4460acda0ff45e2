"""How much bots may think: fewer simulations for all alike while many wait, and everybody's tables in turns."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

STEPS: Final = (2, 4, 8, 16)  # thoughts that wait for each worker: at every step there are half as many simulations
LEAST: Final = 8  # simulations, however many wait
OF_PERSON, OF_ADDRESS = 2, 8  # tables of one host, and of all at one address, whose bots search at the same time


def lowered(simulations: int, waiting: int, workers: int) -> int:
    """The simulations that a bot may do for each question while so many others wait for their turn."""
    halvings = sum(waiting >= step * workers for step in STEPS)
    return max(min(LEAST, simulations), simulations >> halvings)


class AtOnce:
    """So many of one key at the same time; the others wait, the first to come first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.doors: dict[str, asyncio.Semaphore] = {}
        self.near: Counter[str] = Counter()  # inside or waiting

    @asynccontextmanager
    async def of(self, key: str) -> AsyncIterator[None]:
        door = self.doors.setdefault(key, asyncio.Semaphore(self.most))
        self.near[key] += 1
        try:
            async with door:
                yield
        finally:
            self.near[key] -= 1
            if not self.near[key]:
                del self.near[key], self.doors[key]
