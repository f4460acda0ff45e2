"""Who asks for something, and at which table: what every request below `/api/tables/{table}` begins with."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Annotated, Any, cast

from fastapi import Depends, Request, Response
from fastapi import Path as InPath
from pydantic import BaseModel
from sqlalchemy import select
from starlette.requests import HTTPConnection

from tharsis.server import messages as m
from tharsis.server.company import Company
from tharsis.server.hall import Hall
from tharsis.server.people import give_cookie, hashed, identity, new_token
from tharsis.server.refusals import Refused, Unknown
from tharsis.server.schema import DEVICES, WATCH
from tharsis.server.store import Store
from tharsis.server.tables import Table

TABLE_ID = r"^[A-Za-z0-9_-]{8,32}$"
TableId = Annotated[str, InPath(pattern=TABLE_ID)]
PROBLEM = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
# the first is told by its type, which brings that into the description; with each a start would take longer
PROBLEMS: dict[int | str, dict[str, Any]] = {403: {"model": m.Problem}}
PROBLEMS |= {code: PROBLEM for code in (404, 409, 413, 422, 429, 503)}


class Seated(BaseModel):
    """A table, and who is asking about it."""

    model_config = {"arbitrary_types_allowed": True}
    table: Company
    who: str
    seat: int
    host: bool


def hall_of(request: Request) -> Hall:
    return cast(Hall, request.app.state.hall)


class People:
    """Whose device is whose. A device that is not known belongs to itself; one that was sent away, to nobody."""

    KEPT = 10.0  # seconds that is remembered: other processes may send a device away
    MOST = 10_000

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, tuple[str, float]] = {}

    async def person(self, device: str) -> str | None:
        person, at = self.known.get(device, ("", -self.KEPT))
        if time.monotonic() - at >= self.KEPT:
            person = await self.ask(device)
            if len(self.known) >= self.MOST:
                self.known.clear()
            self.known[device] = person, time.monotonic()
        return person or None

    async def ask(self, device: str) -> str:
        """Whose it is just now."""
        wanted = select(DEVICES.c.person).where(DEVICES.c.device == device)
        found = await self.store.do(lambda c: c.execute(wanted).scalar())
        return device if found is None else str(found)

    def forget(self) -> None:
        self.known.clear()


async def person_of(connection: HTTPConnection) -> str | None:
    """Who is calling, on whichever of their devices; None for a stranger."""
    device = identity(connection)
    people = cast(People, connection.app.state.people)
    return None if device is None else await people.person(device)


async def ensure_person(request: Request, response: Response) -> str:
    """Who is calling; a stranger gets a cookie."""
    return await person_of(request) or hashed(give_cookie(request, response, new_token()))


async def seated(request: Request, table: TableId) -> AsyncIterator[Seated]:
    """The table, if the caller has a seat or may watch there."""
    who = await person_of(request)
    hall = hall_of(request)
    seat = await hall.store.seat_of(table, who) if who is not None else None
    if seat is None:
        if not await hall.store.exists(table):
            raise Unknown(table)
        raise Refused("forbidden", "You have no seat at this table. Ask for a link.")
    async with hall.using(table) as found:
        yield Seated(table=found, who=str(who), seat=seat, host=who == found.row.host)


AtTable = Annotated[Seated, Depends(seated)]


def playing(at: Seated) -> tuple[Table, int]:
    if at.seat == WATCH or not isinstance(at.table, Table):
        raise Refused("forbidden", "You are watching; only players can do this.")
    return at.table, at.seat


def sent(text: str) -> Response:
    """What is JSON already."""
    return Response(text, media_type="application/json")
