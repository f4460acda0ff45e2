"""What is stored of tables that wait for their people, and of those that follow upon others."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Collection
from dataclasses import replace

from sqlalchemy import Connection, delete, func, select, update

from tharsis.server.refusals import Unknown
from tharsis.server.room import Room
from tharsis.server.rows import Listed, TableRow, table_of
from tharsis.server.schema import MEMBERS, PERSON, SEATS, TABLES, WATCH
from tharsis.server.store import SeatTaken, Store, make_room, sit, stored_table

Change = Callable[[Room], None]
LISTED_FOR = 3 * 3600.0  # seconds that an open table is shown to all
RUNNING_FOR = 24 * 3600.0  # and a game to watch after its last answer
MOST_LISTED = 20


async def change(store: Store, table_id: str, what: Change) -> None:
    """Changes a waiting table, all of it or nothing."""

    def work(c: Connection) -> None:
        row = stored_table(c, table_id)
        if row is None:
            raise Unknown(table_id)
        came = select(MEMBERS.c.identity, MEMBERS.c.seat).where(MEMBERS.c.table_id == table_id)
        members = {who: seat for who, seat in c.execute(came)}
        before = [replace(seat) for seat in row.seats]
        what(Room(row, members))
        for seat in before:
            if all(one.seat != seat.seat for one in row.seats):
                c.execute(delete(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat))
                leave(c, row, seat.seat)
        for n, seat in enumerate(row.seats):
            if seat.kind == "bot" and before[seat.seat].kind == PERSON:
                leave(c, row, seat.seat)
                here = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat.seat)
                c.execute(update(SEATS).where(here).values(link=None, waits=True))
            put(c, row, n)
        c.execute(
            update(TABLES)
            .where(TABLES.c.id == table_id)
            .values(
                host=row.host,
                setup=json.dumps(row.setup),
                wanted=None if row.wanted is None else json.dumps(row.wanted),
                settings=json.dumps(row.settings),
                listed=row.listed,
                began=row.began,
                due=None if row.summary is None else row.summary.due,
                summary=None if row.summary is None else row.summary.text(),
                used=time.time(),
            )
        )
        store.notify_people(c, table_id)

    await store.do(work)


def leave(c: Connection, row: TableRow, seat: int) -> None:
    """Who sat there watches from now on."""
    sits = (MEMBERS.c.table_id == row.id) & (MEMBERS.c.seat == seat)
    c.execute(update(MEMBERS).where(sits).values(seat=WATCH))


def put(c: Connection, row: TableRow, n: int) -> None:
    """The seat that is the n-th now. Seats only move up into a gap, so that none is in the way."""
    seat = row.seats[n]
    here = (SEATS.c.table_id == row.id) & (SEATS.c.seat == seat.seat)
    c.execute(
        update(SEATS)
        .where(here)
        .values(seat=n, kind=seat.kind, name=seat.name, bot=seat.bot, colour=seat.colour, ready=seat.ready)
    )
    sits = (MEMBERS.c.table_id == row.id) & (MEMBERS.c.seat == seat.seat)
    c.execute(update(MEMBERS).where(sits).values(seat=n))


async def enter_by_code(
    store: Store,
    code: str,
    identity: str,
    here: Callable[[str], Collection[str]],
    most_watchers: int,
    watch: bool = False,
) -> tuple[str, int] | None:
    """The first free seat of the table with this code; where there is none, a place to watch until it begins. `here`
    says who is at a table now: they keep their places. Whoever only wants to `watch` may do so where a game runs that
    was open to all."""

    def work(c: Connection) -> tuple[str, int] | None:
        sought = select(TABLES.c.id, TABLES.c.wanted, TABLES.c.listed).where(TABLES.c.code == code)
        found = c.execute(sought).first()
        if found is None or (watch and (found[1] is not None or not found[2])):
            return None
        table_id, wanted = str(found[0]), found[1]
        me = (MEMBERS.c.table_id == table_id) & (MEMBERS.c.identity == identity)
        mine = c.execute(select(MEMBERS.c.seat).where(me)).scalar()
        if mine is not None and mine != WATCH:
            return table_id, int(mine)
        taken = select(MEMBERS.c.seat).where(MEMBERS.c.table_id == table_id)
        free = select(func.min(SEATS.c.seat)).where(
            SEATS.c.table_id == table_id, SEATS.c.kind == PERSON, SEATS.c.seat.not_in(taken)
        )
        seat = None if watch else c.execute(free).scalar()
        if seat is None:
            if mine is None and wanted is None and not watch:
                raise SeatTaken(table_id)
            if mine is None:
                make_room(c, table_id, here(table_id), most_watchers)
            seat = WATCH
        else:
            c.execute(update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat).values(waits=False))
        sit(c, table_id, identity, int(seat))
        store.notify_people(c, table_id)
        return table_id, int(seat)

    return await store.do(work)


async def open_tables(store: Store, running: bool = False) -> list[Listed]:
    """Tables that wait for anybody, the newest first; or those of them at which a game is running."""

    def work(c: Connection) -> list[Listed]:
        stands = TABLES.c.wanted.is_(None) & TABLES.c.summary.like('%"over": false%') & TABLES.c.code.is_not(None)
        new = TABLES.c.listed & (TABLES.c.used > time.time() - (RUNNING_FOR if running else LISTED_FOR))
        new &= stands if running else TABLES.c.wanted.is_not(None)
        columns = [one for one in TABLES.c if one.name not in ("seed", "start")]
        rows = c.execute(select(*columns).where(new).order_by(TABLES.c.created.desc()).limit(MOST_LISTED)).mappings()
        out: list[Listed] = []
        for row in rows.all():
            seats = c.execute(select(SEATS).where(SEATS.c.table_id == row["id"]).order_by(SEATS.c.seat)).mappings()
            came = select(MEMBERS.c.identity, MEMBERS.c.seat).where(MEMBERS.c.table_id == row["id"])
            members = {who: seat for who, seat in c.execute(came)}
            host = members.get(row["host"], WATCH)
            out.append(Listed(table_of(row, seats), WATCH, set(members.values()), 0, host))
        return out

    return await store.do(work)


async def follow(store: Store, table_id: str, gone: str | None, new: str) -> str:
    """The table of the rematch, in place of one that is gone: the first that was opened, with all who were there."""

    def work(c: Connection) -> str:
        here = TABLES.c.id == table_id
        c.execute(update(TABLES).where(here, TABLES.c.again.is_not_distinct_from(gone)).values(again=new))
        known = str(c.execute(select(TABLES.c.again).where(here)).scalar_one())
        if known == new:
            for who, seat in c.execute(
                select(MEMBERS.c.identity, MEMBERS.c.seat).where(MEMBERS.c.table_id == table_id)
            ).all():
                sit(c, new, who, int(seat))
            c.execute(update(SEATS).where(SEATS.c.table_id == new).values(waits=False))
            store.notify_people(c, table_id)
            store.notify_people(c, new)
        return known

    return await store.do(work)
