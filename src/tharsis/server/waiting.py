"""Waiting rooms: coming by a code, settling who sits where, beginning; and going on at another table after the end."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Request
from fastapi import Path as InPath

from tharsis.server import gathering
from tharsis.server import messages as m
from tharsis.server.callers import PROBLEMS, AtTable, Seated, hall_of, playing
from tharsis.server.company import name_of, owner_of
from tharsis.server.hall import Hall
from tharsis.server.kinds import KINDS
from tharsis.server.opening import new_row
from tharsis.server.people import address_of, clean
from tharsis.server.refusals import Refused
from tharsis.server.room import Room, new_code
from tharsis.server.rows import Listed, TableRow
from tharsis.server.schema import PERSON, WATCH
from tharsis.server.tables import Table

PATIENCE = 30.0  # seconds after which somebody else may be the host

Seat = Annotated[int, InPath(ge=0, lt=WATCH)]


def hosting(at: Seated) -> None:
    if not at.host:
        raise Refused("forbidden", "Only who opened the table can do this.")


async def changed(hall: Hall, at: Seated, what: gathering.Change) -> m.TableInfo:
    """Changes a waiting room and lets all at it know."""
    await gathering.change(hall.store, at.table.row.id, what)
    await hall.meet(at.table)
    return at.table.info(at.seat, at.who == at.table.row.host)


def add_waiting(api: APIRouter) -> None:
    @api.patch("/api/tables/{table}/me", responses=PROBLEMS)
    async def about_me(request: Request, at: AtTable, given: m.Myself) -> m.TableInfo:
        table, seat = playing(at)
        hall = hall_of(request)
        if given.name is not None and not table.waiting:
            await hall.store.rename(table.row.id, seat, clean(given.name))
            await hall.meet(table)

        def change(room: Room) -> None:
            seat = room.seat_of(at.who)
            if given.name is not None:
                room.name(seat, clean(given.name))
            if given.colour is not None:
                room.paint(seat, given.colour)
            if given.ready is not None:
                room.ready(seat, given.ready)

        if table.waiting or given.colour is not None or given.ready is not None:
            return await changed(hall, at, change)
        return table.info(seat, at.host)

    @api.patch("/api/tables/{table}/seats/{seat}", responses=PROBLEMS)
    async def about_seat(request: Request, at: AtTable, seat: Seat, given: m.SeatChange) -> m.TableInfo:
        hosting(at)

        def change(room: Room) -> None:
            if given.kind is not None:
                room.give(seat, given.kind, given.bot)
            if given.name is not None:
                room.name(seat, clean(given.name))
            if given.colour is not None:
                room.paint(seat, given.colour)

        return await changed(hall_of(request), at, change)

    @api.delete("/api/tables/{table}/seats/{seat}", responses=PROBLEMS)
    async def remove_seat(request: Request, at: AtTable, seat: Seat) -> m.TableInfo:
        hosting(at)
        info = await changed(hall_of(request), at, lambda room: room.remove(seat))
        info.you = None if info.you is None else info.you - (info.you > seat)
        return info

    @api.patch("/api/tables/{table}/rules", responses=PROBLEMS)
    async def about_rules(request: Request, at: AtTable, given: m.RulesChange) -> m.TableInfo:
        hosting(at)
        return await changed(hall_of(request), at, lambda room: room.rule(given))

    add_listed(api)
    add_hosting(api)


def add_listed(api: APIRouter) -> None:
    """What anybody finds."""

    @api.get("/api/open", responses=PROBLEMS)
    async def open_tables(request: Request) -> m.OpenTables:
        """Tables of this server that wait for anybody."""
        found = await gathering.open_tables(hall_of(request).store)
        cards = [open_table(one) for one in found]
        return m.OpenTables(tables=[card for card in cards if card.free > 0])

    @api.get("/api/running", responses=PROBLEMS)
    async def running_tables(request: Request) -> m.OpenTables:
        """Games that were open to all and can be watched."""
        found = await gathering.open_tables(hall_of(request).store, running=True)
        return m.OpenTables(tables=[open_table(one) for one in found])


def add_hosting(api: APIRouter) -> None:
    """Who has the say, and when it begins."""

    @api.post("/api/tables/{table}/host", responses=PROBLEMS)
    async def take_over(request: Request, at: AtTable) -> m.TableInfo:
        """Who asks has the say in a waiting room whose host is away."""
        if not at.host and at.table.hostless < PATIENCE:
            raise Refused("refused", "The host is here, or was a moment ago.")
        return await changed(hall_of(request), at, lambda room: room.take_over(at.who))

    @api.post("/api/tables/{table}/start", responses=PROBLEMS)
    async def start(request: Request, at: AtTable) -> m.TableInfo:
        """The game begins, whoever is there."""
        hosting(at)
        return await changed(hall_of(request), at, Room.begin)


def open_table(listed: Listed) -> m.OpenTable:
    row = listed.row
    return m.OpenTable(
        code=row.code or "",
        name=name_of(row),
        owner=owner_of(row, listed.host),
        game=row.game,  # type: ignore[arg-type]
        options={k: v for k, v in row.setup.items() if k != "seats"},
        seats=len(row.seats),
        generation=0 if row.summary is None or row.wanted is not None else row.summary.generation,
        free=sum(s.kind == PERSON and s.seat not in listed.taken for s in row.seats),
    )


# ---- after the end
def add_endings(api: APIRouter) -> None:
    @api.get("/api/tables/{table}/ending", responses=PROBLEMS)
    async def ending(at: AtTable) -> m.Ending:
        """What the cards have brought, and who would begin next time."""
        if not isinstance(at.table, Table) or not at.table.over:
            raise Refused("refused", "This can be told when a game that was played here is over.")
        game = at.table.game
        starter = KINDS[at.table.row.game].next_starter(at.table.row.setup, game.winners())
        return m.Ending(cards=[game.points_by_card(s) for s in range(game.seats)], starter=starter)

    @api.post("/api/tables/{table}/rematch", responses=PROBLEMS)
    async def rematch(request: Request, at: AtTable) -> m.Rematch:
        """The same people at a new table, by the same rules; who says so is ready there."""
        table, _ = playing(at)
        hall = hall_of(request)
        if not table.over:
            raise Refused("refused", "A rematch comes when the game is over.")
        found = table.row.again
        if found is None or not await hall.store.exists(found):
            row = following(table)
            await hall.keep(row, {}, [table.members.get(table.row.host, WATCH)], address_of(request))
            found = await gathering.follow(hall.store, table.row.id, found, row.id)
            if found != row.id:  # somebody else was faster
                await hall.delete(row.id)
            await hall.meet(table)
        async with hall.using(found) as new:
            await hall.meet(new)
            if isinstance(new, Table) and new.waiting:
                if new.members.get(at.who, WATCH) != WATCH:
                    await gathering.change(hall.store, found, lambda room: room.ready(room.seat_of(at.who), True))
                    await hall.meet(new)
        return m.Rematch(id=found)


def following(table: Table) -> TableRow:
    """A table for the same people: they wait for each other, unless there is but one."""
    old = table.row
    host = table.members.get(old.host, WATCH)
    options = KINDS[old.game].next_options(old.setup, table.game.winners())
    if table.settings.undo:
        options.pop("end_turn", None)  # it follows from who sits where
    asked = Room(replace(old, wanted=options), {old.host: host}).as_asked()
    row = new_row(asked, old.host, time.time())
    row.name = old.name
    for new, before in zip(row.seats, old.seats, strict=True):
        new.name, new.colour = before.name, before.colour
    if sum(s.kind == PERSON for s in row.seats) > 1:
        row.wanted, row.code = options, new_code()
        row.summary = None if row.summary is None else replace(row.summary, until=[], due=None)  # nobody's time runs
    return row
