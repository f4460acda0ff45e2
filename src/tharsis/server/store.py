"""The database behind the tables. One thread owns one connection and commits in groups; nothing is acknowledged before.

SQLite in WAL mode with full synchronisation is the default; PostgreSQL comes by its URL. Several processes may share a
PostgreSQL database: the key of an event lets only one of them write it, and NOTIFY tells the others.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, bindparam, delete, event, insert, select, update

from tharsis.server.commits import Commits, Taken, Unavailable
from tharsis.server.counsel import Hints, hints_at
from tharsis.server.limits import Quota
from tharsis.server.listener import CHANNEL, PEOPLE, TALK, Listener
from tharsis.server.results import note
from tharsis.server.rows import (
    Bookmark,
    Damaged,
    EventRow,
    Listed,
    SayingRow,
    SeatRow,
    TableRow,
    event_of,
    event_values,
    read_json,
    saying_of,
    table_of,
)
from tharsis.server.schema import BOOKMARKS, EVENTS, HINTS, MEMBERS, REVIEWS, SAYINGS, SEATS, SHARES, TABLES, WATCH
from tharsis.server.sqlite_file import SqliteFile
from tharsis.server.summary import Summary

__all__ = [
    "PEOPLE",
    "TALK",
    "Damaged",
    "EventRow",
    "Listed",
    "SayingRow",
    "SeatRow",
    "Store",
    "TableRow",
    "Taken",
    "Unavailable",
]
MOST_TABLES = 200  # in the list of one person: the newest
MOST_SHARES = 20  # links to a replay that each seat can have; then the oldest goes
MOST_SAYINGS = 200  # kept of a table: the newest
MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(file.name for file in (MIGRATIONS / "versions").glob("[0-9]*.py")).partition("_")[0]
# what every answer writes; to make such a statement anew takes longer than to do it
ADD_EVENT = insert(EVENTS)
STANDS = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(summary=bindparam("short"), used=bindparam("at"), due=bindparam("due"))
)

log = logging.getLogger("tharsis")


class Full(Exception):
    """So much is kept already, or there are so many, that there is no room for more; says what to do."""


class SeatTaken(Exception):
    """Somebody else has come by this link already."""


class Store(Commits):
    """All reading and writing. Methods are coroutines; the work is done by the one thread that owns the connection."""

    def __init__(self, url: str) -> None:
        self.url = url
        engine = self._engine(url)
        self.file = SqliteFile.of(engine.url)
        self.listener: Listener | None = None
        super().__init__(engine, lambda: None if self.file is None else self.file.check())
        try:
            self._migrate()
        except BaseException:
            self._let_go()
            raise
        if self.file is not None:
            self.file.opened()
        self.thread.start()

    @staticmethod
    def _engine(url: str) -> Engine:
        if url.startswith("postgresql://"):
            url = "postgresql+psycopg://" + url.removeprefix("postgresql://")
        server = url.startswith("postgresql")
        wait = {"connect_timeout": 5, "tcp_user_timeout": 10_000} if server else {}
        engine = sa.create_engine(url, pool_size=1, max_overflow=1, pool_pre_ping=True, connect_args=wait)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        return engine

    @property
    def postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            if self.postgres:  # one process migrates, the others wait
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7461727369)"))
            if self._is_newest(connection):
                return
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    @staticmethod
    def _is_newest(connection: Connection) -> bool:
        """Whether there is nothing to migrate: to let Alembic find that out takes a tenth of a second."""
        if not sa.inspect(connection).has_table("alembic_version"):
            return False
        return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalars().all() == [NEWEST]

    def close(self) -> None:
        if self.listener is not None:
            self.listener.stop()
        self.end()
        self._let_go()

    def _let_go(self) -> None:
        self.engine.dispose()
        if self.file is not None:
            self.file.give_back()

    def listen(self, told: Callable[[str, int], None]) -> None:
        """Calls back, from another thread, with each table that was changed, perhaps by another process: its id and the
        number of the new event, or PEOPLE. No id means that any table may have changed unheard."""
        if self.postgres:
            self.listener = Listener(self.url, told)
            self.listener.start()

    # ---- tables
    async def open_table(
        self,
        row: TableRow,
        links: dict[int, str],
        host_seats: list[int],
        address: str = "",
        quota: Quota | None = None,
    ) -> None:
        """Keeps a new table. Raises Full where its host, or all at this address together, keep too many already."""

        def work(c: Connection) -> None:
            if quota is not None:
                _check_quota(c, row, address, quota)
            c.execute(
                insert(TABLES).values(
                    id=row.id,
                    name=row.name,
                    game=row.game,
                    setup=json.dumps(row.setup),
                    seed=row.seed,
                    settings=json.dumps(row.settings),
                    host=row.host,
                    created=row.created,
                    rules=row.rules,
                    start=None if row.start is None else json.dumps(row.start),
                    past=row.past,
                    summary=None if row.summary is None else row.summary.text(),
                    used=time.time(),
                    address=address,
                    wanted=None if row.wanted is None else json.dumps(row.wanted),
                    code=row.code,
                    listed=row.listed,
                    due=None if row.summary is None else row.summary.due,
                )
            )
            seats = [*row.seats, SeatRow(WATCH, "watch", "", None)]
            c.execute(
                insert(SEATS),
                [
                    {
                        "table_id": row.id,
                        "seat": s.seat,
                        "kind": s.kind,
                        "name": s.name,
                        "bot": s.bot,
                        "link": links.get(s.seat),
                        "colour": s.colour,
                        "ready": s.ready,
                    }
                    for s in seats
                ],
            )
            seat = host_seats[0] if host_seats else WATCH
            c.execute(insert(MEMBERS).values(identity=row.host, table_id=row.id, seat=seat, came=row.created))
            if row.events:
                c.execute(insert(EVENTS), [{"table_id": row.id, **event_values(e)} for e in row.events])

        await self.do(work)

    async def table(self, table_id: str) -> TableRow | None:
        return await self.do(lambda c: stored_table(c, table_id))

    async def exists(self, table_id: str) -> bool:
        def work(c: Connection) -> bool:
            return c.execute(select(TABLES.c.id).where(TABLES.c.id == table_id)).first() is not None

        return await self.do(work)

    async def events_from(self, table_id: str, n: int) -> list[EventRow]:
        return await self.do(lambda c: stored_events(c, table_id, n))

    async def delete_table(self, table_id: str) -> None:
        await self.do(lambda c: self._delete(c, table_id))

    def _delete(self, c: Connection, table_id: str) -> None:
        for table in (BOOKMARKS, EVENTS, HINTS, MEMBERS, REVIEWS, SAYINGS, SHARES, SEATS):
            c.execute(delete(table).where(table.c.table_id == table_id))
        c.execute(delete(TABLES).where(TABLES.c.id == table_id))
        self._notify(c, table_id, PEOPLE)

    async def opened(self, table_id: str, at: float) -> None:
        """Notes that somebody has opened a table."""
        await self.do(lambda c: c.execute(update(TABLES).where(TABLES.c.id == table_id).values(used=at)))

    async def remove_unused(self, before: float, most: int) -> list[str]:
        """Removes tables that nobody has opened since then, so many at once; says which."""

        def work(c: Connection) -> list[str]:
            old = select(TABLES.c.id).where(TABLES.c.used < before).order_by(TABLES.c.used).limit(most)
            found = list(c.execute(old).scalars())
            for table_id in found:
                self._delete(c, table_id)
            return found

        return await self.do(work)

    async def answers(self) -> bool:
        """Whether the database does."""
        return bool(await self.do(lambda c: c.execute(select(sa.literal(1))).scalar_one()))

    async def add_event(self, table_id: str, row: EventRow, summary: Summary) -> None:
        """Records one event and how the game stands after it. Raises Taken if its place or its move is taken."""

        def work(c: Connection) -> None:
            c.execute(ADD_EVENT, {"table_id": table_id, **event_values(row)})
            c.execute(STANDS, {"table": table_id, "short": summary.text(), "at": row.at, "due": summary.due})
            if summary.over or row.kind == "undo":
                note(c, table_id, summary)
            self._notify(c, table_id, row.n)

        await self.do(work)

    async def seq_of(self, table_id: str, seat: int, move: str) -> int | None:
        """How many events there were with this move, where it is recorded."""
        here = (EVENTS.c.table_id == table_id) & (EVENTS.c.seat == seat) & (EVENTS.c.move == move)
        n = await self.do(lambda c: c.execute(select(EVENTS.c.n).where(here)).scalar())
        return None if n is None else int(n) + 1

    async def keep_bookmark(self, table_id: str, bookmark: Bookmark) -> None:
        """In the place of the one before."""

        def work(c: Connection) -> None:
            c.execute(delete(BOOKMARKS).where(BOOKMARKS.c.table_id == table_id))
            values = {"n": bookmark.n, "made": bookmark.made, "digest": bookmark.digest, "data": bookmark.data}
            c.execute(insert(BOOKMARKS).values(table_id=table_id, **values))

        await self.do(work)

    async def overdue(self, now: float, again: float, most: int) -> list[str]:
        """Tables at which somebody's time is over, so many at once, each for one process: others find it later again,
        unless it has gone on."""

        def work(c: Connection) -> list[str]:
            late = select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
            mine = []
            for table_id, due in c.execute(late).all():
                here = (TABLES.c.id == table_id) & (TABLES.c.due == due)
                if c.execute(update(TABLES).where(here).values(due=again)).rowcount:
                    mine.append(str(table_id))
            return mine

        return await self.do(work)

    async def look_after(self, table_id: str, due: float | None, seq: int | None = None) -> None:
        """When somebody's time is over at a table, unless it has gone on since so many events."""
        here = TABLES.c.id == table_id
        if seq is not None:
            here &= _stored() == seq
        await self.do(lambda c: c.execute(update(TABLES).where(here).values(due=due)))

    async def without_summary(self, rules: int) -> list[str]:
        """The tables of these rules or older ones that an older server has left, the newest first."""

        def work(c: Connection) -> list[str]:
            short = sa.or_(TABLES.c.summary.is_(None), TABLES.c.summary.not_like('%"planet": {%'))
            old = short & (TABLES.c.rules <= rules)
            return list(c.execute(select(TABLES.c.id).where(old).order_by(TABLES.c.created.desc())).scalars())

        return await self.do(work)

    async def summarise(self, table_id: str, summary: Summary) -> None:
        """Writes the summary of a table that had none, unless it has moved on since."""

        def work(c: Connection) -> None:
            here = (TABLES.c.id == table_id) & (_stored() == summary.seq)
            if c.execute(update(TABLES).where(here).values(summary=summary.text())).rowcount and summary.over:
                note(c, table_id, summary)

        await self.do(work)

    def notify_people(self, c: Connection, table_id: str) -> None:
        """Tells the other processes who is at a table now, when all of this is written."""
        self._notify(c, table_id, PEOPLE)

    def notify_tables_of(self, c: Connection, person: str) -> None:
        """The same for all tables of somebody."""
        if self.postgres:
            for table_id in c.execute(select(MEMBERS.c.table_id).where(MEMBERS.c.identity == person)).scalars():
                self._notify(c, table_id, PEOPLE)

    def _notify(self, c: Connection, table_id: str, n: int) -> None:
        if self.postgres:
            c.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table_id} {n}")))

    # ---- people
    async def seat_of(self, table_id: str, identity: str) -> int | None:
        def work(c: Connection) -> int | None:
            found = c.execute(
                select(MEMBERS.c.seat).where(MEMBERS.c.table_id == table_id, MEMBERS.c.identity == identity)
            ).first()
            return None if found is None else int(found[0])

        return await self.do(work)

    async def tables_of(self, identity: str, rules: int) -> list[Listed]:
        """The tables of a person that are played by these rules or older ones, the newest first."""

        def work(c: Connection) -> list[Listed]:
            columns = [one for one in TABLES.c if one.name not in ("seed", "start")]
            found = (
                c.execute(
                    select(*columns, MEMBERS.c.seat.label("mine"), _stored().label("seq"))
                    .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
                    .where(MEMBERS.c.identity == identity, TABLES.c.rules <= rules)
                    .order_by(TABLES.c.created.desc())
                    .limit(MOST_TABLES)
                )
                .mappings()
                .all()
            )
            ids = [row["id"] for row in found]
            seats: dict[str, list[Any]] = {one: [] for one in ids}
            for s in c.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)).mappings():
                seats[s["table_id"]].append(s)
            came: dict[str, dict[str, int]] = {one: {} for one in ids}
            for member in c.execute(select(MEMBERS).where(MEMBERS.c.table_id.in_(ids))).mappings():
                came[member["table_id"]][member["identity"]] = member["seat"]
            listed: list[Listed] = []
            for row in found:
                with _noted(row["id"]):
                    there = came[row["id"]]
                    table, host = table_of(row, seats[row["id"]]), there.get(row["host"], WATCH)
                    listed.append(Listed(table, row["mine"], set(there.values()), row["seq"], host))
            return listed

        return await self.do(work)

    async def link_of(self, link: str) -> tuple[str, int] | None:
        """The table and the seat that a link leads to."""
        return await self.do(lambda c: _linked(c, link))

    async def enter(
        self, link: str, identity: str, here: Collection[str] = (), most_watchers: int = 1_000_000
    ) -> tuple[str, int] | None:
        """Gives the seat of a link to an identity. Whoever has a seat at the table already keeps the better one.

        The link of a seat is for whoever comes first, and for them as often as they like; others get SeatTaken. Where
        too many watch, the one who came longest ago and is not `here` has to come again; where all are here, Full.
        """

        def work(c: Connection) -> tuple[str, int] | None:
            found = _linked(c, link)
            if found is None:
                return None
            table_id, seat = found
            me = (MEMBERS.c.table_id == table_id) & (MEMBERS.c.identity == identity)
            mine = c.execute(select(MEMBERS.c.seat).where(me)).scalar()
            if mine is not None and (mine != WATCH or seat == WATCH):
                return table_id, int(mine)
            if seat == WATCH:
                make_room(c, table_id, here, most_watchers)
            else:
                waiting = (SEATS.c.link == link) & SEATS.c.waits
                if not c.execute(update(SEATS).where(waiting).values(waits=False)).rowcount:
                    raise SeatTaken(table_id)
            sit(c, table_id, identity, seat)
            self._notify(c, table_id, PEOPLE)
            return table_id, seat

        return await self.do(work)

    async def people(self, table_id: str) -> tuple[dict[str, int], dict[int, str], str | None, str, Hints]:
        """The seats of all who came, by identity, the names of the seats, where they go on, the host, and how often
        they asked the coach. A table that is gone has nobody."""

        def work(c: Connection) -> tuple[dict[str, int], dict[int, str], str | None, str, Hints]:
            came = c.execute(select(MEMBERS.c.identity, MEMBERS.c.seat).where(MEMBERS.c.table_id == table_id))
            names = c.execute(select(SEATS.c.seat, SEATS.c.name).where(SEATS.c.table_id == table_id))
            table = c.execute(select(TABLES.c.again, TABLES.c.host).where(TABLES.c.id == table_id)).first()
            again, host = (None, "") if table is None else table
            by_seat = {row[0]: row[1] for row in names}
            return {row[0]: row[1] for row in came}, by_seat, again, host, hints_at(c, table_id)

        return await self.do(work)

    async def noted(self, table_id: str, note: Callable[[Connection], bool]) -> bool:
        """Notes something about a table, and lets other processes know if it is new."""

        def work(c: Connection) -> bool:
            new = note(c)
            if new:
                self._notify(c, table_id, PEOPLE)
            return new

        return await self.do(work)

    async def new_link(self, table_id: str, seat: int, link: str, host: str, keep: bool = False) -> None:
        """A new link for a seat, which waits for its taker: the old one and whoever came by it lose the seat, the host
        excepted, unless they are to keep it."""

        def work(c: Connection) -> None:
            here = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
            c.execute(update(SEATS).where(here).values(link=link, waits=True))
            sits = (MEMBERS.c.table_id == table_id) & (MEMBERS.c.seat == seat)
            if not keep:
                c.execute(delete(MEMBERS).where(sits, MEMBERS.c.identity != host))
            self._notify(c, table_id, PEOPLE)

        await self.do(work)

    async def share(self, table_id: str, seat: int, link: str, at: float) -> None:
        """One more link to the replay, given out by a seat."""

        def work(c: Connection) -> None:
            c.execute(insert(SHARES).values(link=link, table_id=table_id, seat=seat, at=at))
            mine = (SHARES.c.table_id == table_id) & (SHARES.c.seat == seat)
            kept = select(SHARES.c.link).where(mine).order_by(SHARES.c.at.desc(), SHARES.c.link).limit(MOST_SHARES)
            c.execute(delete(SHARES).where(mine, SHARES.c.link.not_in(kept)))

        await self.do(work)

    # ---- talk
    async def say(
        self, table_id: str, seat: int, at: float, phrase: str | None, text: str | None, move: str
    ) -> SayingRow:
        """Keeps what a seat says; the same move is kept once. Raises Taken where another process was first."""

        def work(c: Connection) -> SayingRow:
            here = SAYINGS.c.table_id == table_id
            known = c.execute(select(SAYINGS).where(here, SAYINGS.c.seat == seat, SAYINGS.c.move == move))
            found = known.mappings().first()
            if found is not None:
                return saying_of(found)
            last = c.execute(select(sa.func.max(SAYINGS.c.n)).where(here)).scalar()
            n = 0 if last is None else int(last) + 1
            c.execute(
                insert(SAYINGS).values(table_id=table_id, n=n, seat=seat, at=at, phrase=phrase, text=text, move=move)
            )
            c.execute(delete(SAYINGS).where(here, SAYINGS.c.n <= n - MOST_SAYINGS))
            self._notify(c, table_id, TALK)
            return SayingRow(n, seat, at, phrase, text, move)

        return await self.do(work)

    async def sayings(self, table_id: str) -> list[SayingRow]:
        """What is kept of the talk at a table."""

        def work(c: Connection) -> list[SayingRow]:
            found = c.execute(select(SAYINGS).where(SAYINGS.c.table_id == table_id).order_by(SAYINGS.c.n))
            return [saying_of(row) for row in found.mappings()]

        return await self.do(work)

    async def rename(self, table_id: str, seat: int, name: str) -> None:
        def work(c: Connection) -> None:
            c.execute(update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat).values(name=name))
            self._notify(c, table_id, PEOPLE)

        await self.do(work)


def _linked(c: Connection, link: str) -> tuple[str, int] | None:
    given = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.link == link)
    shared = select(SHARES.c.table_id, sa.literal(WATCH)).where(SHARES.c.link == link)
    found = c.execute(given).first() or c.execute(shared).first()
    return None if found is None else (str(found[0]), int(found[1]))


def stored_table(c: Connection, table_id: str) -> TableRow | None:
    """A table with all that is stored of it."""
    row = c.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
    if row is None:
        return None
    seats = c.execute(select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)).mappings()
    found = table_of(row, seats)
    found.seed = row["seed"]
    found.start = None if row["start"] is None else read_json(row["start"], dict, "start")
    found.events = stored_events(c, table_id)
    found.used = row["used"] or found.created
    found.address = row["address"] or ""
    lies = select(BOOKMARKS.c.n, BOOKMARKS.c.made, BOOKMARKS.c.digest, BOOKMARKS.c.data)
    kept = c.execute(lies.where(BOOKMARKS.c.table_id == table_id)).first()
    found.bookmark = None if kept is None else Bookmark(*kept)
    return found


def stored_events(c: Connection, table_id: str, first: int = 0) -> list[EventRow]:
    e = EVENTS.c
    wanted = select(e.n, e.seat, e.kind, e.data, e.move, e.at).where(e.table_id == table_id, e.n >= first)
    return [event_of(tuple(row)) for row in c.execute(wanted.order_by(e.n))]


def sit(c: Connection, table_id: str, identity: str, seat: int) -> None:
    """The seat that somebody has from now on."""
    c.execute(delete(MEMBERS).where(MEMBERS.c.table_id == table_id, MEMBERS.c.identity == identity))
    c.execute(insert(MEMBERS).values(identity=identity, table_id=table_id, seat=seat, came=time.time()))


def make_room(c: Connection, table_id: str, here: Collection[str], most: int) -> None:
    """For one more spectator."""
    watching = (MEMBERS.c.table_id == table_id) & (MEMBERS.c.seat == WATCH)
    count = c.execute(select(sa.func.count()).select_from(MEMBERS).where(watching)).scalar_one()
    if count < most:
        return
    host = select(TABLES.c.host).where(TABLES.c.id == table_id).scalar_subquery()
    away = select(MEMBERS.c.identity).where(watching, MEMBERS.c.identity != host).order_by(MEMBERS.c.came)
    gone = next((one for one in c.execute(away).scalars() if one not in here), None)
    if gone is None:
        raise Full("Too many are watching this table now. Please come back later.")
    c.execute(delete(MEMBERS).where(watching, MEMBERS.c.identity == gone))


def _check_quota(c: Connection, row: TableRow, address: str, quota: Quota) -> None:
    """Raises Full where there is no room for one more table, or one more record, of this person or address."""
    person, place = (
        (quota.person_records, quota.address_records) if row.past else (quota.person_tables, quota.address_tables)
    )
    what = "records" if row.past else "tables"
    for who, most, said in (
        (TABLES.c.host == row.host, person, f"You keep {person} {what} here, which is the most. Delete one first."),
        (TABLES.c.address == address, place, f"From where you are, {place} {what} are kept here, which is the most."),
    ):
        kept = select(sa.func.count()).select_from(TABLES).where(who, TABLES.c.past == row.past)
        if c.execute(kept).scalar_one() >= most:
            raise Full(said)


@contextmanager
def _noted(table_id: str) -> Iterator[None]:
    """A table that cannot be read is written down and left out; it hides no other."""
    try:
        yield
    except Damaged as error:
        log.error("table %s cannot be read: %s", table_id, error)


def _stored() -> sa.ColumnElement[int]:
    """How many events are stored of a table, beside its row."""
    last = select(sa.func.max(EVENTS.c.n)).where(EVENTS.c.table_id == TABLES.c.id).correlate(TABLES).scalar_subquery()
    return sa.func.coalesce(last, -1) + 1


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, else each savepoint commits by itself
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
