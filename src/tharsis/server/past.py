"""An uploaded record at a table: to be watched, not played. The server itself never plays it, for anybody may have made
it up; what there is to see is made in the sandbox.
"""

from __future__ import annotations

import asyncio
import pickle
from typing import Any

from tharsis.server import reading
from tharsis.server.company import Company, Look
from tharsis.server.rows import TableRow
from tharsis.server.sandbox import Sandbox
from tharsis.server.summary import Summary

MOST_TEXTS = 12  # that are kept ready: it looks the same for ever


class Past(Company):
    """A table whose game was played elsewhere."""

    def __init__(self, row: TableRow, stored: bytes, facts: reading.Facts, sandbox: Sandbox) -> None:
        super().__init__(row)
        self.stored = stored
        self.facts = facts
        self.sandbox = sandbox
        self.seq = facts.seq
        self.texts: dict[tuple[Any, ...], str] = {}
        self.made: dict[tuple[Any, ...], asyncio.Task[str]] = {}  # just now, for everybody who asks for it

    @staticmethod
    async def read(row: TableRow, sandbox: Sandbox) -> Past:
        """Raises GameError where it cannot be played."""
        stored = pickle.dumps(row)
        facts = await sandbox.do(reading.facts, stored)
        row.events, row.start = [], None
        return Past(row, stored, facts, sandbox)

    @property
    def summary(self) -> Summary:
        return self.facts.summary

    @property
    def over(self) -> bool:
        return self.facts.summary.over

    @property
    def length(self) -> int:
        return self.facts.length

    async def look(self, what: Look, *arguments: Any) -> str:
        key = (what, *arguments)
        if key not in self.texts:
            if key not in self.made:
                self.made[key] = asyncio.create_task(self.make(key))
            return await asyncio.shield(self.made[key])
        return self.texts[key]

    async def make(self, key: tuple[Any, ...]) -> str:
        try:
            text = await self.sandbox.do(reading.look, self.stored, *key)
        finally:
            del self.made[key]
        if len(self.texts) >= MOST_TEXTS:
            del self.texts[next(iter(self.texts))]
        self.texts[key] = text
        return text
