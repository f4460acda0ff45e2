"""The database is gone, the disk is full, a reader is too slow, a seat is taken away: what is refused, what goes on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket as sockets
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import uvicorn
from fastapi.testclient import TestClient
from people import (
    PATIENCE,
    Person,
    be_patient,
    closing,
    hall_of,
    open_socket,
    play_all,
    server,
    some_answer,
    until,
    within,
)
from played import sees
from postgres import Cluster, cluster
from running import free_port
from starlette.websockets import WebSocketDisconnect
from test_tables import two
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

import tharsis
from tharsis.kernel.log import Entry
from tharsis.server import messages as m
from tharsis.server import socket as live_socket
from tharsis.server.app import create_app
from tharsis.server.hall import Hall
from tharsis.server.schema import EVENTS
from tharsis.server.store import SeatRow, Store, TableRow
from tharsis.server.tables import Refused, Table

Json = dict[str, Any]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tharsis.sqlite'}"


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


def stored(client: TestClient) -> int:
    with hall_of(client).store.engine.connect() as connection:
        return connection.execute(sa.select(sa.func.count()).select_from(EVENTS)).scalar_one()


# ---- the database
def full_disk(store: Store) -> Callable[[], None]:
    """Lets SQLite have no more pages than it has; gives back what ends that."""

    def limit(pages: int) -> None:
        def work(c: sa.Connection) -> None:
            c.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        asyncio.run(store.do(work))

    limit(1)  # as many as there are
    return lambda: limit(1_000_000)


def failing_commit(store: Store) -> Callable[[], None]:
    """The disk breaks at the moment of the commit."""

    def fail(_: sa.Connection) -> None:
        raise sa.exc.OperationalError("COMMIT", {}, OSError("disk I/O error"))

    sa.event.listen(store.engine, "commit", fail)
    return lambda: sa.event.remove(store.engine, "commit", fail)


def read_only(store: Store) -> Callable[[], None]:
    """Nothing can be written any more."""

    def switch(on: int) -> None:
        def work(c: sa.Connection) -> None:
            c.exec_driver_sql(f"PRAGMA query_only={on}")

        asyncio.run(store.do(work))

    switch(1)
    return lambda: switch(0)


@pytest.mark.parametrize("trouble", [full_disk, failing_commit, read_only])
def test_an_answer_that_cannot_be_saved_is_refused(
    database: str, trouble: Callable[[Store], Callable[[], None]]
) -> None:
    with server(database) as client:
        host, friend, table = two(client)
        play_all({0: host, 1: friend}, table, random.Random(1), 12)
        before, count = host.live(table), stored(client)
        who = host if before["ask"] else friend
        ask = who.live(table)["ask"]
        answer = some_answer(ask, random.Random(1))
        mend = trouble(hall_of(client).store)
        long = "x" * 64  # a full disk still has room in its last page; at some point it has none
        for n in range(400):
            seen = who.call("POST", f"/api/tables/{table}/answer", {"id": long, "ask": ask["id"], "answers": [answer]})
            if seen["type"] == "problem":
                break
            count, before = count + 1, host.live(table)
            who = host if before["ask"] else friend
            ask = who.live(table)["ask"]
            answer, long = some_answer(ask, random.Random(n)), f"{n:064d}"
        assert (seen["type"], seen["code"]) == ("problem", "unavailable") and seen["text"]
        mend()
        assert stored(client) == count
        assert host.live(table) == before
        assert who.answer(table, ask["id"], [answer], long)["seq"] == before["seq"] + 1
        play_all({0: host, 1: friend}, table, random.Random(2), 5)


def test_work_nobody_waits_for_any_more_harms_no_other(database: str) -> None:
    async def go() -> None:
        store = Store(database)
        begun, enough = threading.Event(), threading.Event()

        def slow(_: sa.Connection) -> int:
            begun.set()
            return int(enough.wait(PATIENCE))

        def quick(_: sa.Connection) -> int:
            return 7

        waiting = [asyncio.create_task(store.do(slow))]
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        waiting += [asyncio.create_task(store.do(work)) for work in (slow, quick)]
        await asyncio.sleep(0)
        assert store.queue.qsize() == 2
        waiting[0].cancel()
        waiting[1].cancel()
        await asyncio.sleep(0)
        enough.set()
        assert await waiting[2] == 7
        store.close()

    within(go)


def test_who_is_cut_off_in_the_middle_of_an_answer_leaves_no_gap(database: str) -> None:
    """The answer was stored, so it is played, and the others hear of it."""

    async def go() -> None:
        store = Store(database)
        hall = Hall(store)
        opened = await hall.open(*new_table())
        told: list[int] = []
        opened.listeners.add(lambda: told.append(opened.seq))
        decision = opened.game.decision(0)
        assert decision is not None
        said = m.Answer(id="a", ask=opened.ask_id(0), answers=[[decision.options[0].notation]])
        task = asyncio.create_task(hall.answer(opened, 0, said))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        while hall.working:
            await asyncio.sleep(0.001)
        assert len(await store.events_from(opened.row.id, 0)) == opened.seq == 1
        assert told == [1]
        store.close()

    within(go)


def new_table() -> tuple[TableRow, dict[int, str], list[int]]:
    seats = [SeatRow(s, "person", f"{s + 1}", None) for s in range(2)]
    setup = {"seats": 2}
    settings = m.Settings().model_dump()
    row = TableRow("tabletable", "T", "mars", setup, 1, settings, "host", 0.0, tharsis.RULES, None, False, seats, [])
    return row, {}, [0]


def test_a_collision_with_another_process_is_told_to_all(database: str) -> None:
    """Two halls on one database: who comes second plays what was first, and says so to its listeners. A question that
    is still open then is answered, one that is not is refused."""

    async def go() -> None:
        store = Store(database)
        one, other = Hall(store), Hall(store)
        here = await one.open(*new_table())
        there = await other.table(here.row.id)
        told: list[int] = []
        there.listeners.add(lambda: told.append(there.seq))

        def first_option(table: Table, seat: int, move: str) -> m.Answer:
            decision = table.game.decision(seat)
            assert decision is not None
            return m.Answer(id=move, ask=table.ask_id(seat), answers=[[decision.options[0].notation]])

        await one.answer(here, 0, first_option(here, 0, "a"))
        await other.answer(there, 1, first_option(there, 1, "a"))
        assert told == [1, 2]
        with pytest.raises(Refused, match="moved on"):  # here nobody has heard yet that seat 1 has answered
            await one.answer(here, 1, first_option(here, 1, "b"))
        assert there.seq == here.seq == 2
        assert sees(here, 1).view == sees(there, 1).view
        store.close()

    within(go)


def test_postgres_goes_away_and_comes_back(postgres: Cluster) -> None:
    with server(postgres.database()) as client:
        host, friend, table = two(client)
        play_all({0: host, 1: friend}, table, random.Random(1), 10)
        with open_socket(host, table) as socket:
            until(socket, "live")
            before = sees(hall_of(client).tables[table], 0, host=True).model_dump_json()
            ask = json.loads(before)["ask"]
            if ask is None:
                ask = {"id": "0-0-0", "options": [{"notation": "pass", "kind": ""}], "least": 1, "most": 1}
            postgres.stop()
            try:
                said = {"id": "p1", "ask": ask["id"], "answers": [some_answer(ask, random.Random(1))]}
                seen = host.call("POST", f"/api/tables/{table}/answer", said, 503)
                assert seen["code"] == "unavailable" and seen["text"]
                socket.send_json({"type": "answer", **said})
                assert until(socket, "problem")[-1]["code"] in ("unavailable", "stale")
                assert sees(hall_of(client).tables[table], 0, host=True).model_dump_json() == before
            finally:
                postgres.start()
            assert host.live(table)["seq"] == 10
            play_all({0: host, 1: friend}, table, random.Random(2), 10)
            while until(socket, "live")[-1]["seq"] <= 10:
                pass  # it waits for PATIENCE at most


def test_what_was_missed_while_postgres_was_away_is_read_again(postgres: Cluster) -> None:
    """Nothing is heard by a listener that is cut off; it asks when it is back."""
    with server(postgres.database()) as client:
        host, _, table = two(client)
        hall = hall_of(client)
        listener = hall.store.listener
        assert listener is not None
        decision = hall.tables[table].game.decision(0)
        assert decision is not None
        data = json.dumps([[decision.options[0].notation]])
        with open_socket(host, table) as socket:
            until(socket, "live")
            with hall.store.engine.begin() as connection:  # written without a word, as while we did not listen
                values = {"n": 0, "seat": 0, "kind": "answer", "data": data, "move": "x", "at": 0.0}
                connection.execute(sa.insert(EVENTS).values(table_id=table, **values))
            with hall.store.engine.connect() as connection:
                connection.exec_driver_sql(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%'"
                )
            end = time.monotonic() + PATIENCE
            while until(socket, "live")[-1]["seq"] == 0:
                assert time.monotonic() < end, "it was not read again"


# ---- connections
def test_who_waits_for_nothing_is_told_so(database: str) -> None:
    """The tests themselves: a message that never comes fails soon."""
    with server(database) as client:
        host, _, table = two(client)
        with open_socket(host, table) as socket:
            until(socket, "live")
            be_patient(socket, 0.1)
            with pytest.raises(TimeoutError):
                until(socket, "pong")


def test_sockets_of_other_sites_are_refused(database: str) -> None:
    with server(database) as client:
        host, _, table = two(client)
        for origin in ("http://evil.example", "null", "http://testserver.evil.example", "https://testserver:444"):
            with pytest.raises(WebSocketDisconnect) as refused, open_socket(host, table, headers={"origin": origin}):
                pass
            assert refused.value.code == 4403
        with open_socket(host, table, headers={"origin": "http://testserver"}) as socket:
            assert until(socket, "live")


def test_sockets_of_strangers_and_to_no_table_are_refused(database: str) -> None:
    with server(database) as client:
        host, _, table = two(client)
        stranger = Person(client)
        stranger.get("/api/tables")
        for person, where, code in (
            (stranger, table, 4403),
            (Person(client), table, 4403),
            (host, "nosuchtable", 4404),
        ):
            with pytest.raises(WebSocketDisconnect) as refused, open_socket(person, where):
                pass
            assert refused.value.code == code


def test_a_revoked_seat_loses_its_socket(database: str) -> None:
    with server(database) as client:
        host, friend, table = two(client)
        with open_socket(friend, table) as theirs, open_socket(host, table) as mine:
            until(theirs, "live")
            until(mine, "live")
            host.post(f"/api/tables/{table}/seats/1/link")
            assert closing(theirs) == 4403
            mine.send_json({"type": "ping"})
            assert until(mine, "pong")


def test_a_deleted_table_closes_its_sockets(database: str) -> None:
    with server(database) as client:
        host, friend, table = two(client)
        with open_socket(friend, table) as theirs:
            until(theirs, "live")
            host.call("DELETE", f"/api/tables/{table}", status=204)
            assert closing(theirs) == 4404


def test_too_many_messages_are_slowed_down(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_socket, "BURST", 10)
    monkeypatch.setattr(live_socket, "RATE", 5.0)  # so few that a busy machine sends faster
    with server(database) as client:
        host, _, table = two(client)
        with open_socket(host, table) as socket:
            until(socket, "live")
            begun = time.monotonic()
            for n in range(live_socket.BURST + 20):
                if n % 2:
                    socket.send_bytes(b"noise")
                else:
                    socket.send_json({"type": "ping"})
            seen = [socket.receive_json() for _ in range(live_socket.BURST + 20)]
            busy = [x for x in seen if x.get("code") == "busy"]
            assert 5 <= len(busy) <= 25
            assert time.monotonic() - begun > 5 / live_socket.RATE
        assert host.live(table)["seq"] == 0


def test_lines_that_an_undo_took_away_are_sent_anew(database: str) -> None:
    """A reader who missed two undos and two other answers still gets both new lines."""

    async def go() -> None:
        store = Store(database)
        hall = Hall(store)
        table = await hall.open(*new_table())
        table.members["me"] = 1
        sent: list[Json] = []

        class Wire:
            cookies: dict[str, str] = {}

            async def send_text(self, text: str) -> None:
                sent.append(json.loads(text))

        connection = live_socket.Connection(hall, table, 1, "me", Wire(), "en")  # type: ignore[arg-type]
        connection.identity = "me"
        connection.sent_lines = 5
        table.cuts = [3, 4]
        table.lines.add(table_line() for _ in range(5))
        await connection.send_live()
        assert sent[0]["log_from"] == 2
        store.close()

    def table_line() -> Entry:
        return Entry(0, "pass", 1)

    within(go)


@pytest.fixture
def real_server(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, TestClient]]:
    """Over real sockets, with little patience; also to be called in process, on the same tables."""
    monkeypatch.setattr(live_socket, "SLOW", 0.5)
    monkeypatch.setattr(live_socket, "RATE", 100_000.0)
    monkeypatch.setattr(live_socket, "BURST", 100_000)
    port = free_port()
    with server(database) as client:
        config = uvicorn.Config(client.app, host="127.0.0.1", port=port, lifespan="off", log_level="warning")
        running = uvicorn.Server(config)
        assert client.portal is not None
        future = client.portal.start_task_soon(running.serve)
        end = time.monotonic() + PATIENCE
        while not running.started:
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.01)
        yield f"127.0.0.1:{port}", client
        running.should_exit = running.force_exit = True
        future.result(10)


def test_who_does_not_read_is_dropped(real_server: tuple[str, TestClient]) -> None:
    address, client = real_server
    host, friend, table = two(client)
    play_all({0: host, 1: friend}, table, random.Random(1), 60)
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    name, port = address.split(":")
    raw.connect((name, int(port)))
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: tharsis={friend.cookies['tharsis']}\r\n\r\n".encode()
    )
    there = hall_of(client).tables[table]
    end = time.monotonic() + PATIENCE
    while not there.listeners and time.monotonic() < end:
        time.sleep(0.01)
    assert there.online[1] == 1
    languages = [frame(json.dumps({"type": "lang", "lang": lang})) for lang in ("fr", "uk", "en")]
    raw.settimeout(0.2)
    for n in range(20_000):  # asks for much, and reads nothing of it
        time.sleep(0.002)
        try:
            raw.sendall(languages[n % 3])
        except OSError:
            break
        if not there.listeners or time.monotonic() > end:
            break
    while there.listeners and time.monotonic() < end:
        time.sleep(0.05)
    assert not there.listeners and there.online[1] == 0, "still there"
    raw.close()
    play_all({0: host, 1: friend}, table, random.Random(1), 2)


def frame(text: str) -> bytes:
    """A short masked text frame."""
    mask = os.urandom(4)
    return bytes([0x81, 0x80 | len(text)]) + mask + bytes(c ^ mask[i % 4] for i, c in enumerate(text.encode()))


def hears(socket: ClientConnection, kind: str) -> bool:
    """Whether a message of this kind is among the next ones."""
    return any(json.loads(socket.recv(timeout=PATIENCE))["type"] == kind for _ in range(50))


def test_floods_and_oversized_messages_close_only_their_own_connection(real_server: tuple[str, TestClient]) -> None:
    address, client = real_server
    host, friend, table = two(client)
    headers = {"Cookie": f"tharsis={friend.cookies['tharsis']}"}
    url = f"ws://{address}/api/tables/{table}/socket"
    with connect(url, additional_headers={"Cookie": f"tharsis={host.cookies['tharsis']}"}) as mine:
        for size in (70_000, 20_000_000):
            with connect(url, additional_headers=headers) as theirs:
                try:
                    theirs.send("x" * size)
                    assert hears(theirs, "problem")
                except ConnectionClosed:
                    assert theirs.close_code == 1009
        mine.send('{"type": "ping"}')
        assert hears(mine, "pong")
    with pytest.raises(InvalidStatus):
        connect(url, additional_headers={**headers, "Origin": "http://evil.example"})
    assert host.live(table)["seq"] == 0


def test_an_unwritable_file_is_said_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(sa.exc.OperationalError), TestClient(create_app(f"sqlite:///{tmp_path}/none/x.sqlite", 0)):
        pass


def test_a_table_that_cannot_be_read_hides_no_other(database: str) -> None:
    with server(database) as client:
        host, _, table = two(client)
        broken = host.open("you", "friend")["table"]["id"]
        with hall_of(client).store.engine.begin() as connection:
            values = {"n": 0, "seat": 0, "kind": "answer", "data": '[["fly"]]', "move": "x", "at": 0.0}
            connection.execute(sa.insert(EVENTS).values(table_id=broken, **values))
    with server(database) as client:
        host.client = client
        assert [x["id"] for x in host.get("/api/tables")["tables"]] == [table]
        assert "cannot be read" in host.get(f"/api/tables/{broken}", 422)["text"]
