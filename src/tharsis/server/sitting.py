"""A table as those who sit at it find it: what it is, its links, its end."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from fastapi import Path as InPath

from tharsis.server import messages as m
from tharsis.server.callers import PROBLEMS, AtTable, hall_of
from tharsis.server.people import hashed, new_token
from tharsis.server.refusals import Refused
from tharsis.server.schema import PERSON, WATCH


def add_sitting(api: APIRouter) -> None:
    @api.get("/api/tables/{table}", responses=PROBLEMS)
    async def table_info(at: AtTable) -> m.TableInfo:
        return at.table.info(at.seat, at.host)

    @api.delete("/api/tables/{table}", status_code=204, responses=PROBLEMS)
    async def delete_table(request: Request, at: AtTable) -> None:
        if not at.host:
            raise Refused("forbidden", "Only the person who opened the table can delete it.")
        await hall_of(request).delete(at.table.row.id)

    @api.post("/api/tables/{table}/seats/{seat}/link", responses=PROBLEMS)
    async def new_link(
        request: Request, at: AtTable, seat: Annotated[int, InPath(ge=0, le=WATCH)], keep: bool = False
    ) -> m.SeatLink:
        """A new link for a seat, for the first who comes by it. Whoever sits there loses the seat, unless they are to
        keep it: then the link is for another device of theirs."""
        if not at.host:
            raise Refused("forbidden", "Only the person who opened the table can give out links.")
        rows = {s.seat: s for s in at.table.row.seats}
        if seat != WATCH and (seat not in rows or rows[seat].kind != PERSON):
            raise Refused("unknown", "There is no such seat for a person.")
        token = new_token()
        await hall_of(request).store.new_link(at.table.row.id, seat, hashed(token), at.table.row.host, keep)
        await hall_of(request).meet(at.table)
        return m.SeatLink(seat=None if seat == WATCH else seat, path=f"/join/{token}")
