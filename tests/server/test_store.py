"""What is stored: one piece of work harms no other, one server has a file, and what nobody opens does not stay."""

from __future__ import annotations

import asyncio
import logging
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory
from people import NO_LIMITS, PATIENCE, Person, hall_of, play_all, server, within
from played import played, seat_at
from postgres import Cluster, cluster
from running import free_port
from test_tables import two

import tharsis
from tharsis.server.commits import Work
from tharsis.server.limits import Limits, Quota
from tharsis.server.schema import EVENTS, MEMBERS, TABLES, WATCH
from tharsis.server.sqlite_file import InUse, Missing
from tharsis.server.store import MIGRATIONS, NEWEST, Store, Unavailable

ONE = "INSERT INTO tables (id, name, game, setup, seed, settings, host, created, rules, past)"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tharsis.sqlite'}"


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgres"])
def either(request: pytest.FixtureRequest, database: str) -> str:
    if request.param == "sqlite":
        return database
    made: Cluster = request.getfixturevalue("postgres")
    return made.database()


# ---- groups
def keeps(name: str) -> Work[None]:
    def work(c: sa.Connection) -> None:
        c.execute(sa.text(f"{ONE} VALUES ('{name}', '', '', '', 1, '', '', 0, 1, FALSE)"))

    return work


def too_large(c: sa.Connection) -> None:
    c.execute(sa.insert(TABLES).values(id="x", seed=2**63))


def no_such_table(c: sa.Connection) -> None:
    c.exec_driver_sql("INSERT INTO venus VALUES (1)")


def stumbles(c: sa.Connection) -> None:
    keeps("half")(c)
    raise ZeroDivisionError("a mistake of ours")


async def in_one_group(store: Store, *work: Work[None]) -> list[BaseException | None]:
    """Does all of it with one commit."""
    begun, enough = threading.Event(), threading.Event()

    def slow(_: sa.Connection) -> None:
        begun.set()
        enough.wait(PATIENCE)

    waiting = [asyncio.create_task(store.do(slow))]  # it keeps the thread busy until the others wait together
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    waiting += [asyncio.create_task(store.do(one)) for one in work]
    await asyncio.sleep(0)
    assert store.queue.qsize() == len(work)
    enough.set()
    return (await asyncio.gather(*waiting, return_exceptions=True))[1:]


def names(c: sa.Connection) -> list[str]:
    return list(c.execute(sa.select(TABLES.c.id).order_by(TABLES.c.id)).scalars())


def test_a_piece_of_work_that_breaks_harms_no_other(either: str) -> None:
    async def go() -> None:
        store = Store(either)
        told = await in_one_group(store, keeps("a"), too_large, keeps("b"), no_such_table, stumbles, keeps("c"))
        assert [told[0], told[2], told[5]] == [None] * 3
        assert isinstance(told[1], (OverflowError, sa.exc.DataError)), "no reason to try again"
        assert isinstance(told[3], (Unavailable, sa.exc.ProgrammingError))
        assert isinstance(told[4], ZeroDivisionError)
        assert await store.do(names) == ["a", "b", "c"]
        store.close()

    within(go)


def test_a_commit_that_fails_is_told_to_the_whole_group(either: str) -> None:
    async def go() -> None:
        store = Store(either)

        def fail(_: sa.Connection) -> None:
            raise sa.exc.OperationalError("COMMIT", {}, OSError("disk I/O error"))

        def breaks_the_disk(_: sa.Connection) -> None:
            sa.event.listen(store.engine, "commit", fail)

        told = await in_one_group(store, keeps("a"), breaks_the_disk, keeps("b"))
        assert [type(one) for one in told] == [Unavailable] * 3
        sa.event.remove(store.engine, "commit", fail)
        assert await store.do(names) == []
        store.close()

    within(go)


def test_a_seed_that_no_table_ever_had_is_refused(database: str) -> None:
    with server(database) as client:
        host, friend, table = two(client)
        bare = {"game": "mars", "rules": tharsis.RULES, "setup": {"seats": 2}, "answers": []}
        for seed in (2**62, 2**63, 10**400, -1):
            assert "seed" in host.post("/api/records", {**bare, "seed": seed}, 422)["text"]
        host.post("/api/records", {**bare, "seed": 2**53 - 1}, 201)
        play_all({0: host, 1: friend}, table, random.Random(1), 3)


def test_the_server_draws_seeds_that_a_browser_reads(database: str) -> None:
    with server(database) as client:
        for _ in range(20):
            Person(client).open("you", "friend")
        with hall_of(client).store.engine.connect() as connection:
            seeds = list(connection.execute(sa.select(TABLES.c.seed)).scalars())
    assert len(set(seeds)) == 20 and 2**50 < max(seeds) < 2**53


# ---- damage
@pytest.mark.parametrize(
    "damage",
    [
        {"settings": "{"},
        {"settings": "[]"},
        {"settings": '{"undo": "perhaps"}'},
        {"setup": "no"},
        {"setup": "{}"},
        {"setup": '{"seats": 77}'},
        {"game": "chess"},
        {"summary": '{"seq": 5}'},
        {"start": "{"},
    ],
    ids=str,
)
def test_a_damaged_table_hides_no_other(database: str, damage: dict[str, str]) -> None:
    with server(database) as client:
        host, _, table = two(client)
        broken = host.open("you", "friend")["table"]["id"]
        with hall_of(client).store.engine.begin() as connection:
            connection.execute(sa.update(TABLES).where(TABLES.c.id == broken).values(**damage))
        client.portal.call(hall_of(client).forget, broken)  # type: ignore[union-attr]
        listed = [one["id"] for one in host.get("/api/tables")["tables"]]
        assert table in listed
        if "summary" not in damage:
            assert "cannot be read" in host.get(f"/api/tables/{broken}", 422)["text"]
        assert host.live(table)["ask"] is not None


def test_a_damaged_event_fails_its_own_table(database: str) -> None:
    with server(database) as client:
        host, _ = seat_at(client, played("tabletable", 12))
        other, _ = seat_at(client, played("othertable", 12))
        with hall_of(client).store.engine.begin() as connection:
            connection.execute(
                sa.update(EVENTS).where(EVENTS.c.table_id == "tabletable", EVENTS.c.n == 7).values(data="{}")
            )
        assert "event 7" in host.get("/api/tables/tabletable", 422)["text"]
        assert other.live("othertable")["seq"] == 12


# ---- the file
def test_nothing_is_acknowledged_once_the_file_is_gone(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    file, aside = tmp_path / "tharsis.sqlite", tmp_path / "aside.sqlite"
    with server(database) as client, caplog.at_level(logging.CRITICAL, "tharsis"):
        host, friend, table = two(client)
        ask = host.live(table)["ask"]
        said = {"id": "a", "ask": ask["id"], "answers": [[ask["options"][0]["notation"]]]}
        file.rename(aside)
        for _ in range(2):
            assert host.post(f"/api/tables/{table}/answer", said, 503)["code"] == "unavailable"
        file.write_bytes(b"")  # another one in its place is no better
        assert host.post(f"/api/tables/{table}/answer", said, 503)["code"] == "unavailable"
        assert host.call("GET", "/api/health", status=503)["database"] != "ok"
        file.unlink()
        aside.rename(file)
        seq = host.post(f"/api/tables/{table}/answer", said)["seq"]
        assert seq == hall_of(client).tables[table].seq
        play_all({0: host, 1: friend}, table, random.Random(1), 2)
    assert caplog.text.count("is gone or was replaced") == 1
    with server(database) as client:
        host.client = client
        assert host.live(table)["seq"] == seq + 2


def test_a_file_is_checked_after_it_was_written(database: str) -> None:
    """Between a look before and the commit it could still go."""

    async def go() -> None:
        store = Store(database)
        assert store.file is not None

        def and_it_goes(c: sa.Connection) -> None:
            keeps("a")(c)
            assert store.file is not None
            store.file.path.unlink()

        with pytest.raises(Unavailable):
            await store.do(and_it_goes)
        with pytest.raises(Missing):
            store.file.check()
        store.close()

    within(go)


def test_one_server_has_a_file(database: str) -> None:
    store = Store(database)
    with pytest.raises(InUse, match="another server is using"):
        Store(database)
    store.close()
    Store(database).close()


def test_a_server_that_was_killed_leaves_no_lock(database: str) -> None:
    program = f"from tharsis.server.store import Store; Store({database!r}); print('open', flush=True); input()"
    with subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdout.readline() == b"open\n"
        with pytest.raises(InUse):
            Store(database)
        other.kill()
        other.wait()
    Store(database).close()


def test_the_second_server_on_a_file_says_so_and_ends(database: str) -> None:
    store = Store(database)
    command = [sys.executable, "-m", "tharsis.cli", "serve", "--host", "127.0.0.1", "--port", str(free_port())]
    second = subprocess.run([*command, "--database", database], capture_output=True, text=True, timeout=PATIENCE)
    store.close()
    assert second.returncode not in (0, None)
    assert "another server is using" in second.stderr and second.stderr.count("\n") == 1


# ---- how much is kept
def limited(**quota: int) -> Limits:
    return replace(NO_LIMITS, quota=Quota(**quota))


def test_a_person_keeps_so_many_tables_and_records(either: str) -> None:
    with server(either, limits=limited(person_tables=2, person_records=1)) as client:
        host, other = Person(client), Person(client)
        tables = [host.open("you", "friend")["table"]["id"] for _ in range(2)]
        new = {"name": "T", "seats": [{"kind": "you"}, {"kind": "friend"}]}
        full = host.post("/api/tables", new, 409)
        assert full["code"] == "full" and "2 tables" in full["text"]
        record = {"game": "mars", "rules": tharsis.RULES, "setup": {"seats": 2}, "seed": 1, "answers": []}
        host.post("/api/records", record, 201)
        assert "1 records" in host.post("/api/records", record, 409)["text"]
        other.open("you", "friend")
        host.call("DELETE", f"/api/tables/{tables[0]}", status=204)
        host.post("/api/tables", new, 201)


def test_all_at_one_address_keep_so_many_together(either: str) -> None:
    with server(either, limits=limited(address_tables=3)) as client:
        for _ in range(3):
            Person(client).open("you", "friend")
        new = {"name": "T", "seats": [{"kind": "you"}, {"kind": "friend"}]}
        assert "3 tables" in Person(client).post("/api/tables", new, 409)["text"]


def test_spectators_who_are_away_make_room(either: str) -> None:
    """Who watches now is not sent away for another; who is not there can come again by the link."""

    async def go() -> None:
        store = Store(either)
        await store.open_table(played("tabletable", 0), {WATCH: "link", 1: "seat"}, [0])
        for n in range(3):
            assert await store.enter("link", f"guest {n}", most_watchers=3) == ("tabletable", WATCH)
        here = {"guest 0", "guest 1"}
        assert await store.enter("link", "guest 0", here, 3) == ("tabletable", WATCH)  # is one of them
        assert await store.enter("link", "guest 3", here, 3) == ("tabletable", WATCH)
        assert set((await store.people("tabletable"))[0]) == {"host", "guest 0", "guest 1", "guest 3"}
        with pytest.raises(Exception, match="Too many are watching"):
            await store.enter("link", "guest 4", {*here, "guest 3"}, 3)
        assert await store.enter("seat", "friend", {*here, "guest 3"}, 3) == ("tabletable", 1)
        store.close()

    within(go)


def test_too_many_spectators_are_told_so(database: str) -> None:
    with server(database, limits=limited(watchers=0)) as client:
        host = Person(client)
        link = next(one for one in host.open("you", "friend")["links"] if one["seat"] is None)
        full = Person(client).post("/api/enter", {"token": link["path"].removeprefix("/join/")}, 429)
        assert full["code"] == "busy" and "watching" in full["text"]


# ---- how long
def test_what_nobody_has_opened_for_long_is_removed(either: str) -> None:
    with server(either) as client:
        now = time.time()
        host = Person(client)
        tables = [host.open("you", "friend")["table"]["id"] for _ in range(3)]
        hall = hall_of(client)
        with hall.store.engine.begin() as connection:
            for table, days in zip(tables, (366, 366, 364), strict=True):
                connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(used=now - days * 86_400))
        client.portal.call(hall.forget, tables[1])  # type: ignore[union-attr]
        host.live(tables[1])  # it was opened just now
        assert client.portal.call(hall.remove_unused, 365) == 1  # type: ignore[union-attr]
        assert {one["id"] for one in host.get("/api/tables")["tables"]} == set(tables[1:])
        host.get(f"/api/tables/{tables[0]}", 404)
        with hall.store.engine.connect() as connection:
            left = set(connection.execute(sa.select(MEMBERS.c.table_id)).scalars())
        assert left == set(tables[1:])


def test_the_housekeeping_removes_and_zero_days_keep_for_ever(database: str) -> None:
    with server(database) as client:
        seat_at(client, played("tabletable", 0))
        with hall_of(client).store.engine.begin() as connection:
            connection.execute(sa.update(TABLES).values(used=0.0))
    with server(database, idle=0.01, keep_days=0) as client:
        time.sleep(0.1)
        assert client.portal.call(hall_of(client).store.exists, "tabletable")  # type: ignore[union-attr]
    with server(database, idle=0.01) as client:
        end = time.monotonic() + PATIENCE
        while client.portal.call(hall_of(client).store.exists, "tabletable"):  # type: ignore[union-attr]
            assert time.monotonic() < end, "it is still there"


# ---- links
def test_a_seat_is_for_the_first_who_comes(database: str) -> None:
    with server(database) as client:
        host, friend, stranger = Person(client), Person(client), Person(client)
        opened = host.open("you", "friend")
        table = opened["table"]["id"]
        token = {"token": opened["links"][0]["path"].removeprefix("/join/")}
        assert friend.post("/api/enter", token)["you"] == 1
        assert stranger.post("/api/enter", token, 403)["code"] == "taken"
        stranger.get(f"/api/tables/{table}", 403)
        assert friend.post("/api/enter", token)["you"] == 1  # as often as they like
        link = host.post(f"/api/tables/{table}/seats/1/link")
        friend.get(f"/api/tables/{table}", 403)
        friend.post("/api/enter", token, 404)
        assert stranger.post("/api/enter", {"token": link["path"].removeprefix("/join/")})["you"] == 1


def test_a_seat_can_be_had_on_a_second_device(database: str) -> None:
    with server(database) as client:
        host, phone, desk, third = (Person(client) for _ in range(4))
        opened = host.open("you", "friend")
        table = opened["table"]["id"]
        phone.post("/api/enter", {"token": opened["links"][0]["path"].removeprefix("/join/")})
        link = host.post(f"/api/tables/{table}/seats/1/link?keep=true")
        token = {"token": link["path"].removeprefix("/join/")}
        assert desk.post("/api/enter", token)["you"] == 1
        third.post("/api/enter", token, 403)
        assert [device.get(f"/api/tables/{table}")["you"] for device in (phone, desk)] == [1, 1]


def test_who_watches_can_sit_down_later(database: str) -> None:
    with server(database) as client:
        host, friend = Person(client), Person(client)
        opened = host.open("you", "friend")
        seat, watch = ({"token": one["path"].removeprefix("/join/")} for one in opened["links"])
        assert friend.post("/api/enter", watch)["you"] is None
        assert friend.post("/api/enter", seat)["you"] == 1
        assert friend.post("/api/enter", watch)["you"] == 1


# ---- hands
@pytest.mark.parametrize("open_hands", [False, True])
def test_spectators_have_the_record_only_where_hands_are_open(database: str, open_hands: bool) -> None:
    with server(database) as client:
        people = seat_at(client, played("tabletable", 10_000, open_hands_after=open_hands))
        link = people[1].post("/api/tables/tabletable/share")
        guest = Person(client)
        guest.post("/api/enter", {"token": link["path"].removeprefix("/join/")})
        assert people[0].get("/api/tables/tabletable/record")["answers"]
        assert guest.get("/api/tables/tabletable/record", 200 if open_hands else 403)


def test_the_newest_state_of_a_database_is_known_by_the_name_of_a_file() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == NEWEST


def test_a_database_in_its_newest_state_is_left_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path / 'tharsis.sqlite'}"
    Store(database).close()
    monkeypatch.setattr("tharsis.server.store.command", None)  # nobody asks Alembic
    Store(database).close()
