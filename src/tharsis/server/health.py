"""What this server is, and whether all of it answers: for the page, and for whoever watches over servers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from fastapi import APIRouter, Request, Response

import tharsis
from tharsis.server import messages as m

KEPT = 1.0  # seconds that what was found out is told again
PATIENCE = 5.0  # seconds that a part may take to answer

Part = Callable[[], Awaitable[object]]


class Doctor:
    """Asks each part whether it answers; many who ask at once are told the same."""

    def __init__(self, parts: Mapping[str, Part], patience: float = PATIENCE) -> None:
        self.parts = parts
        self.patience = patience
        self.asking: asyncio.Task[m.Health] | None = None
        self.asked = -KEPT

    async def health(self) -> m.Health:
        if self.asking is None or (self.asking.done() and time.monotonic() - self.asked > KEPT):
            self.asking = asyncio.create_task(self.ask())
        return await asyncio.shield(self.asking)

    async def ask(self) -> m.Health:
        states = await asyncio.gather(*(self.state(part) for part in self.parts.values()))
        self.asked = time.monotonic()
        found = dict(zip(self.parts, states, strict=True))
        return m.Health(ok=set(states) <= {"ok"}, **found)

    async def state(self, part: Part) -> m.State:
        try:
            async with asyncio.timeout(self.patience):
                await part()
        except TimeoutError:
            return "silent"
        except Exception:
            return "broken"
        return "ok"


def add_health(api: APIRouter, problems: dict[int | str, dict[str, Any]]) -> None:
    @api.get("/api/health", responses={**problems, 503: {"model": m.Health}})
    async def health(request: Request, response: Response) -> m.Health:
        doctor: Doctor = request.app.state.doctor
        found = await doctor.health()
        response.headers["Cache-Control"] = "no-store"
        response.status_code = 200 if found.ok else 503
        return found

    @api.get("/api/about", responses=problems)
    async def about(request: Request) -> m.About:
        return m.About(version=tharsis.__version__, rules=tharsis.RULES, address=request.app.state.address)
