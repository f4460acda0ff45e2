"""The results of games, kept for each who played: they outlive the tables, and can be brought from elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import sqlalchemy as sa
from sqlalchemy import Connection, delete, insert, select

from tharsis.server import messages as m
from tharsis.server.counsel import hints_at
from tharsis.server.rows import read_json, table_of
from tharsis.server.schema import MEMBERS, RESULTS, SEATS, TABLES, WATCH
from tharsis.server.summary import Summary

MOST_RESULTS = 2_000  # of one person: the newest
FEW = 50  # that are written in one go

Stored = tuple[str, float, str]  # table, when it ended, and all the rest


def note(c: Connection, table_id: str, summary: Summary) -> None:
    """How a game has ended, for all who sit there; nothing of one that is not over, was played elsewhere or
    was a lesson or a puzzle."""
    c.execute(delete(RESULTS).where(RESULTS.c.table_id == table_id))
    row = c.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
    if row is None or row["past"] or not summary.over:
        return
    seats = c.execute(select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)).mappings()
    table = table_of(row, seats)
    if table.aside:
        return
    hints = hints_at(c, table_id)
    played = select(MEMBERS.c.identity, MEMBERS.c.seat).where(MEMBERS.c.table_id == table_id, MEMBERS.c.seat != WATCH)
    for person, seat in c.execute(played).all():
        result = m.GameResult(
            table=table_id,
            at=summary.changed,
            name=table.name,
            game=table.game,  # type: ignore[arg-type]
            options={k: v for k, v in table.setup.items() if k != "seats"},
            seat=seat,
            seats=[
                m.ResultSeat(
                    name=s.name,
                    kind=s.kind,  # type: ignore[arg-type]
                    bot=s.bot,
                    corporation=summary.corporations[s.seat],
                    points=summary.points[s.seat],
                    colour=s.colour,
                )
                for s in table.seats
            ],
            winners=summary.winners,
            rounds=summary.generation,
            hints=sum(hints.get(seat, [])),
            planet=None if summary.planet is None else m.Planet(**summary.planet),
        )
        c.execute(insert(RESULTS).values(**values_of(person, result)))


def values_of(person: str, result: m.GameResult) -> dict[str, object]:
    data = result.model_dump_json(exclude={"table", "at"}, exclude_defaults=True)
    return {"person": person, "table_id": result.table, "at": result.at, "data": data}


def results_of(c: Connection, person: str) -> list[Stored]:
    """The newest first."""
    mine = select(RESULTS.c.table_id, RESULTS.c.at, RESULTS.c.data).where(RESULTS.c.person == person)
    return [tuple(row) for row in c.execute(mine.order_by(RESULTS.c.at.desc()).limit(MOST_RESULTS))]


async def told(results: list[Stored]) -> AsyncIterator[str]:
    """Results as they are sent. There may be thousands of them: others have their turn in between, and the thread of
    the store has nothing to do with it."""
    for n, (table, at, data) in enumerate(results):
        if n % FEW == FEW - 1:
            await asyncio.sleep(0)
        yield m.GameResult(table=table, at=at, **read_json(data, dict, "result")).model_dump_json()


def bring(c: Connection, person: str, games: dict[str, dict[str, object]]) -> int:
    """Results from a file, by table; those that are known stay as they are. Says how many were new."""
    known = set(c.execute(select(RESULTS.c.table_id).where(RESULTS.c.person == person)).scalars())
    room = MOST_RESULTS - len(known)
    new = [values for table, values in games.items() if table not in known][: max(0, room)]
    if new:
        c.execute(insert(RESULTS), new)
    return len(new)


def merge(c: Connection, old: str, person: str) -> None:
    """What somebody had as a stranger on a device is theirs from now on, but for seats at tables where they sit."""
    for table, column in ((MEMBERS, "identity"), (RESULTS, "person")):
        mine = sa.select(table.c.table_id).where(table.c[column] == person)
        both = (table.c[column] == old) & table.c.table_id.in_(mine)
        c.execute(delete(table).where(both))
        c.execute(sa.update(table).where(table.c[column] == old).values({column: person}))
    c.execute(sa.update(TABLES).where(TABLES.c.host == old).values(host=person))
