"""The database behind the tables. One thread owns one connection and commits in groups; nothing is acknowledged before.

SQLite in WAL mode with full synchronisation is the default; PostgreSQL comes by its URL. Several processes may share a
PostgreSQL database: the key of an event lets only one of them write it, and NOTIFY tells the others.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, delete, event, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from tharsis.server.schema import EVENTS, MEMBERS, SAYINGS, SEATS, SHARES, TABLES, WATCH
from tharsis.server.summary import Summary

T = TypeVar("T")
Work = Callable[[Connection], T]
CHANNEL = "tharsis"
GROUP = 64  # most pieces of work in one commit
MOST_TABLES = 200  # in the list of one person: the newest
MOST_SHARES = 20  # links to a replay that each seat can have; then the oldest goes
MOST_SAYINGS = 200  # kept of a table: the newest
PEOPLE = -1  # told in place of an event's number: somebody came or went, or changed a name,
TALK = -2  # or said something


class Unavailable(Exception):
    """The database cannot be written now; nothing was recorded."""


class Taken(Exception):
    """Another process has written this event, or the same move was recorded before."""


@dataclass(slots=True)
class SeatRow:
    seat: int
    kind: str
    name: str
    bot: str | None


@dataclass(slots=True)
class EventRow:
    n: int
    seat: int
    kind: str
    data: list[list[str]]
    move: str
    at: float


@dataclass(slots=True)
class SayingRow:
    n: int
    seat: int
    at: float
    phrase: str | None
    text: str | None
    move: str


@dataclass(slots=True)
class TableRow:
    """A table as it is stored."""

    id: str
    name: str
    game: str
    setup: dict[str, Any]
    seed: int
    settings: dict[str, Any]
    host: str
    created: float
    rules: int
    start: dict[str, Any] | None
    past: bool
    seats: list[SeatRow]
    events: list[EventRow]
    summary: Summary | None = None


@dataclass(slots=True)
class Listed:
    """A table in somebody's list: without its events, and without its seed and its start."""

    row: TableRow
    seat: int
    taken: set[int]  # seats that somebody has
    seq: int  # of what is stored; a summary of another number is out of date


class Store:
    """All reading and writing. Methods are coroutines; the work is done by the one thread that owns the connection."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = self._engine(url)
        self.queue: queue.Queue[tuple[Work[Any], Future[Any]] | None] = queue.Queue()
        self.listener: Listener | None = None
        self.closed = False
        self._migrate()
        self.thread = threading.Thread(target=self._run, name="store", daemon=True)
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
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            if self.postgres:  # one process migrates, the others wait
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7461727369)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    # ---- the thread
    def _run(self) -> None:
        while True:
            first = self.queue.get()
            if first is None:
                break
            group = [first]
            while len(group) < GROUP:
                try:
                    one = self.queue.get_nowait()
                except queue.Empty:
                    break
                if one is None:
                    self.queue.put(None)
                    break
                group.append(one)
            group = [one for one in group if one[1].set_running_or_notify_cancel()]
            try:
                with self.engine.connect() as connection:  # the pool gives a new one where the old one was cut off
                    self._commit(connection, group)
            except Exception as error:
                self._refuse(group, error)
        self.engine.dispose()
        while not self.queue.empty():  # said while the door was closing
            late = self.queue.get_nowait()
            if late is not None and late[1].set_running_or_notify_cancel():
                late[1].set_exception(Unavailable("the store is closed"))

    def _commit(self, connection: Connection, group: list[tuple[Work[Any], Future[Any]]]) -> None:
        """Each piece in a savepoint of its own, all in one commit; then everybody is told."""
        done: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Future[Any], Exception]] = []
        with connection.begin():
            for work, future in group:
                try:
                    with connection.begin_nested():
                        done.append((future, work(connection)))
                except IntegrityError as error:
                    failed.append((future, Taken(str(error.orig))))
                except (Taken, LookupError) as error:
                    failed.append((future, error))
        for future, result in done:
            future.set_result(result)
        for future, problem in failed:
            future.set_exception(problem)

    @staticmethod
    def _refuse(group: list[tuple[Work[Any], Future[Any]]], error: Exception) -> None:
        known = isinstance(error, (DBAPIError, OSError))
        for _, future in group:
            if not future.done():
                future.set_exception(Unavailable(str(error)) if known else error)

    async def do(self, work: Work[T]) -> T:
        if self.closed:
            raise Unavailable("the store is closed")
        future: Future[T] = Future()
        self.queue.put((work, future))
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        if self.listener is not None:
            self.listener.stop()
        self.closed = True
        self.queue.put(None)
        self.thread.join(timeout=10)

    def listen(self, told: Callable[[str, int], None]) -> None:
        """Calls back, from another thread, with each table that was changed, perhaps by another process: its id and the
        number of the new event, or PEOPLE. No id means that any table may have changed unheard."""
        if self.postgres:
            self.listener = Listener(self.url, told)
            self.listener.start()

    # ---- tables
    async def open_table(self, row: TableRow, links: dict[int, str], host_seats: list[int]) -> None:
        def work(c: Connection) -> None:
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
                )
            )
            for s in row.seats:
                c.execute(
                    insert(SEATS).values(
                        table_id=row.id, seat=s.seat, kind=s.kind, name=s.name, bot=s.bot, link=links.get(s.seat)
                    )
                )
            c.execute(
                insert(SEATS).values(
                    table_id=row.id, seat=WATCH, kind="watch", name="", bot=None, link=links.get(WATCH)
                )
            )
            seat = host_seats[0] if host_seats else WATCH
            c.execute(insert(MEMBERS).values(identity=row.host, table_id=row.id, seat=seat))
            for e in row.events:
                c.execute(insert(EVENTS).values(table_id=row.id, **_event_values(e)))

        await self.do(work)

    async def table(self, table_id: str) -> TableRow | None:
        def work(c: Connection) -> TableRow | None:
            row = c.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
            if row is None:
                return None
            seats = c.execute(select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)).mappings()
            events = c.execute(select(EVENTS).where(EVENTS.c.table_id == table_id).order_by(EVENTS.c.n)).mappings()
            found = _table(row, seats)
            found.seed = row["seed"]
            found.start = None if row["start"] is None else json.loads(row["start"])
            found.events = [_event(e) for e in events]
            return found

        return await self.do(work)

    async def exists(self, table_id: str) -> bool:
        def work(c: Connection) -> bool:
            return c.execute(select(TABLES.c.id).where(TABLES.c.id == table_id)).first() is not None

        return await self.do(work)

    async def events_from(self, table_id: str, n: int) -> list[EventRow]:
        def work(c: Connection) -> list[EventRow]:
            found = c.execute(
                select(EVENTS).where(EVENTS.c.table_id == table_id, EVENTS.c.n >= n).order_by(EVENTS.c.n)
            ).mappings()
            return [_event(e) for e in found]

        return await self.do(work)

    async def delete_table(self, table_id: str) -> None:
        def work(c: Connection) -> None:
            for table in (EVENTS, MEMBERS, SAYINGS, SHARES, SEATS):
                c.execute(delete(table).where(table.c.table_id == table_id))
            c.execute(delete(TABLES).where(TABLES.c.id == table_id))
            self._notify(c, table_id, PEOPLE)

        await self.do(work)

    async def add_event(self, table_id: str, row: EventRow, summary: Summary) -> None:
        """Records one event and how the game stands after it. Raises Taken if its place or its move is taken."""

        def work(c: Connection) -> None:
            c.execute(insert(EVENTS).values(table_id=table_id, **_event_values(row)))
            c.execute(update(TABLES).where(TABLES.c.id == table_id).values(summary=summary.text()))
            self._notify(c, table_id, row.n)

        await self.do(work)

    async def without_summary(self, rules: int) -> list[str]:
        """The tables of these rules or older ones that an older server has left, the newest first."""

        def work(c: Connection) -> list[str]:
            old = (TABLES.c.summary.is_(None)) & (TABLES.c.rules <= rules)
            return list(c.execute(select(TABLES.c.id).where(old).order_by(TABLES.c.created.desc())).scalars())

        return await self.do(work)

    async def summarise(self, table_id: str, summary: Summary) -> None:
        """Writes the summary of a table that had none, unless it has moved on since."""

        def work(c: Connection) -> None:
            here = (TABLES.c.id == table_id) & (_stored() == summary.seq)
            c.execute(update(TABLES).where(here).values(summary=summary.text()))

        await self.do(work)

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
            taken: dict[str, set[int]] = {one: set() for one in ids}
            for who in c.execute(select(MEMBERS.c.table_id, MEMBERS.c.seat).where(MEMBERS.c.table_id.in_(ids))):
                taken[who[0]].add(who[1])
            return [Listed(_table(row, seats[row["id"]]), row["mine"], taken[row["id"]], row["seq"]) for row in found]

        return await self.do(work)

    async def enter(self, link: str, identity: str) -> tuple[str, int] | None:
        """Gives the seat of a link to an identity. Who has a seat at the table already keeps the better one."""

        def work(c: Connection) -> tuple[str, int] | None:
            given = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.link == link)
            shared = select(SHARES.c.table_id, sa.literal(WATCH)).where(SHARES.c.link == link)
            found = c.execute(given).first() or c.execute(shared).first()
            if found is None:
                return None
            table_id, seat = str(found[0]), int(found[1])
            mine = c.execute(
                select(MEMBERS.c.seat).where(MEMBERS.c.table_id == table_id, MEMBERS.c.identity == identity)
            ).first()
            if mine is None:
                c.execute(insert(MEMBERS).values(identity=identity, table_id=table_id, seat=seat))
            elif mine[0] == WATCH and seat != WATCH:
                c.execute(
                    update(MEMBERS)
                    .where(MEMBERS.c.table_id == table_id, MEMBERS.c.identity == identity)
                    .values(seat=seat)
                )
            else:
                seat = int(mine[0])
            self._notify(c, table_id, PEOPLE)
            return table_id, seat

        return await self.do(work)

    async def people(self, table_id: str) -> tuple[dict[str, int], dict[int, str]]:
        """The seats of all who came, by identity, and the names of the seats. A table that is gone has nobody."""

        def work(c: Connection) -> tuple[dict[str, int], dict[int, str]]:
            came = c.execute(select(MEMBERS.c.identity, MEMBERS.c.seat).where(MEMBERS.c.table_id == table_id))
            names = c.execute(select(SEATS.c.seat, SEATS.c.name).where(SEATS.c.table_id == table_id))
            return {row[0]: row[1] for row in came}, {row[0]: row[1] for row in names}

        return await self.do(work)

    async def new_link(self, table_id: str, seat: int, link: str, host: str) -> None:
        """A new link for a seat: the old one and who came by it lose it, the host excepted."""

        def work(c: Connection) -> None:
            c.execute(update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat).values(link=link))
            c.execute(
                delete(MEMBERS).where(
                    MEMBERS.c.table_id == table_id, MEMBERS.c.seat == seat, MEMBERS.c.identity != host
                )
            )
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
                return _saying(found)
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
            return [_saying(row) for row in found.mappings()]

        return await self.do(work)

    async def rename(self, table_id: str, seat: int, name: str) -> None:
        def work(c: Connection) -> None:
            c.execute(update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat).values(name=name))
            self._notify(c, table_id, PEOPLE)

        await self.do(work)


class Listener(threading.Thread):
    """Waits for NOTIFY of a PostgreSQL database, on a connection of its own, and comes back when it is cut off."""

    def __init__(self, url: str, told: Callable[[str, int], None]) -> None:
        super().__init__(name="listener", daemon=True)
        self.url = url
        self.told = told
        self.stopping = threading.Event()

    def run(self) -> None:
        import psycopg

        while not self.stopping.is_set():
            try:
                url = self.url.replace("+psycopg://", "://")
                with psycopg.connect(url, autocommit=True, connect_timeout=5) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.told("", PEOPLE)
                    while not self.stopping.is_set():
                        for notice in connection.notifies(timeout=0.25):
                            table_id, n = notice.payload.split(" ")
                            self.told(table_id, int(n))
            except psycopg.Error:
                self.stopping.wait(1)

    def stop(self) -> None:
        self.stopping.set()
        self.join(timeout=2)


def _table(row: Any, seats: Iterable[Any]) -> TableRow:
    return TableRow(
        id=row["id"],
        name=row["name"],
        game=row["game"],
        setup=json.loads(row["setup"]),
        seed=0,
        settings=json.loads(row["settings"]),
        host=row["host"],
        created=row["created"],
        rules=row["rules"],
        start=None,
        past=row["past"],
        seats=[SeatRow(s["seat"], s["kind"], s["name"], s["bot"]) for s in seats if s["seat"] != WATCH],
        events=[],
        summary=Summary.read(row["summary"]),
    )


def _stored() -> sa.ColumnElement[int]:
    """How many events are stored of a table, beside its row."""
    last = select(sa.func.max(EVENTS.c.n)).where(EVENTS.c.table_id == TABLES.c.id).correlate(TABLES).scalar_subquery()
    return sa.func.coalesce(last, -1) + 1


def _event(row: Any) -> EventRow:
    return EventRow(row["n"], row["seat"], row["kind"], json.loads(row["data"]), row["move"], row["at"])


def _saying(row: Any) -> SayingRow:
    return SayingRow(row["n"], row["seat"], row["at"], row["phrase"], row["text"], row["move"])


def _event_values(row: EventRow) -> dict[str, object]:
    return {
        "n": row.n,
        "seat": row.seat,
        "kind": row.kind,
        "data": json.dumps(row.data),
        "move": row.move,
        "at": row.at,
    }


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, else each savepoint commits by itself
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
