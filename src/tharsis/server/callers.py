"""Who asks for something, and at which table: what every request below `/api/tables/{table}` begins with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any, cast

from fastapi import Depends, Request, Response
from fastapi import Path as InPath
from pydantic import BaseModel

from tharsis.server import messages as m
from tharsis.server.company import Company
from tharsis.server.hall import Hall
from tharsis.server.people import identity
from tharsis.server.refusals import Refused, Unknown
from tharsis.server.schema import WATCH
from tharsis.server.tables import Table

TABLE_ID = r"^[A-Za-z0-9_-]{8,32}$"
TableId = Annotated[str, InPath(pattern=TABLE_ID)]
PROBLEMS: dict[int | str, dict[str, Any]] = {code: {"model": m.Problem} for code in (403, 404, 409, 413, 422, 429, 503)}


class Seated(BaseModel):
    """A table, and who is asking about it."""

    model_config = {"arbitrary_types_allowed": True}
    table: Company
    seat: int
    host: bool


def hall_of(request: Request) -> Hall:
    return cast(Hall, request.app.state.hall)


async def seated(request: Request, table: TableId) -> AsyncIterator[Seated]:
    """The table, if the caller has a seat or may watch there."""
    who = identity(request)
    hall = hall_of(request)
    seat = await hall.store.seat_of(table, who) if who is not None else None
    if seat is None:
        if not await hall.store.exists(table):
            raise Unknown(table)
        raise Refused("forbidden", "You have no seat at this table. Ask for a link.")
    async with hall.using(table) as found:
        yield Seated(table=found, seat=seat, host=who == found.row.host)


AtTable = Annotated[Seated, Depends(seated)]


def playing(at: Seated) -> tuple[Table, int]:
    if at.seat == WATCH or not isinstance(at.table, Table):
        raise Refused("forbidden", "You are watching; only players can do this.")
    return at.table, at.seat


def sent(text: str) -> Response:
    """What is JSON already."""
    return Response(text, media_type="application/json")
