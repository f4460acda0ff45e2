"""kill -9 in the middle of play: every acknowledged answer is stored exactly once, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import sqlalchemy as sa
from people import some_answer
from played import played, sent
from postgres import Cluster, cluster
from running import Guest, Process
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tharsis.server.bookmarks import EVERY
from tharsis.server.people import hashed, new_token
from tharsis.server.schema import EVENTS
from tharsis.server.store import Store, TableRow
from tharsis.server.tables import Table

Json = dict[str, Any]
Move = tuple[str, int, str]  # table, seat, the client's own id
LOST = (OSError, httpx.HTTPError, WebSocketException, asyncio.TimeoutError)


@dataclass
class Notes:
    """What the clients wrote down."""

    said: dict[Move, list[list[str]]] = field(default_factory=dict)
    acked: dict[Move, int] = field(default_factory=dict)
    refused: set[Move] = field(default_factory=set)
    repeated: int = 0
    kills: int = 0


class Client:
    """A person who answers at random and repeats, with the same id, what was not acknowledged."""

    def __init__(self, process: Process, notes: Notes, seed: int) -> None:
        self.process = process
        self.notes = notes
        self.rnd = random.Random(seed)
        self.http = httpx.AsyncClient(base_url=process.url, timeout=5, verify=False)
        self.table = ""
        self.seat = 0
        self.count = 0
        self.open: Json | None = None  # the message that is not settled yet

    async def call(self, method: str, path: str, body: object = None) -> Json:
        """Tries until the server is there and has time."""
        while True:
            with contextlib.suppress(*LOST):
                response = await self.http.request(method, path, json=body)
                if response.status_code not in (429, 503):
                    return response.json()  # type: ignore[no-any-return]
            await asyncio.sleep(0.05)

    def next_message(self, live: Json) -> Json | None:
        """What to say now: the open message again, or an answer to the present question."""
        if self.open is not None:
            self.notes.repeated += 1
            return self.open
        if live["ask"] is None:
            return None
        self.count += 1
        answers = [some_answer(live["ask"], self.rnd)]
        self.open = {"id": f"{self.seat}-{self.count}", "ask": live["ask"]["id"], "answers": answers}
        self.notes.said[self.move] = answers
        return self.open

    @property
    def move(self) -> Move:
        assert self.open is not None
        return self.table, self.seat, self.open["id"]

    def hear(self, reply: Json) -> None:
        if self.open is None or reply.get("id") not in (None, self.open["id"]):
            return
        if reply["type"] == "ack":
            self.notes.acked[self.move] = reply["seq"]
        elif reply["code"] in ("unavailable", "busy"):
            return
        else:
            self.notes.refused.add(self.move)
        self.open = None

    async def by_http(self) -> None:
        while True:
            live = await self.call("GET", f"/api/tables/{self.table}/live?log_from=1000000")
            if live["view"]["over"]:
                return
            message = self.next_message(live)
            if message is None:
                await asyncio.sleep(0.05)
            else:
                self.hear(await self.call("POST", f"/api/tables/{self.table}/answer", message))

    async def by_socket(self) -> None:
        while True:
            try:
                cookie = f"tharsis={self.http.cookies['tharsis']}"
                async with connect(
                    self.process.socket(self.table), additional_headers={"Cookie": cookie}, open_timeout=5
                ) as socket:
                    waiting, known, live = False, 0, None  # known: the newest state that was acknowledged
                    while True:
                        reply = json.loads(await socket.recv())
                        if reply["type"] == "live":
                            live = reply
                        else:
                            self.hear(reply)
                            waiting, known = False, reply.get("seq", known)
                        if live is None or live["seq"] < known:
                            continue
                        if live["view"]["over"]:
                            return
                        message = None if waiting else self.next_message(live)
                        if message is not None:
                            waiting = True
                            await asyncio.sleep(0.05)  # no faster than the server allows
                            await socket.send(json.dumps({"type": "answer", **message}))
            except LOST:
                await asyncio.sleep(0.05)


async def pair(process: Process, notes: Notes, seed: int) -> None:
    """Two people play one table after the other."""
    while True:
        seed += 1000
        host, friend = Client(process, notes, seed), Client(process, notes, seed + 1)
        seats = [{"kind": "you"}, {"kind": "friend"}]
        await host.call("GET", "/api/tables")  # a cookie of one's own first, so that a repeat is the same person
        await friend.call("GET", "/api/tables")
        opened = await host.call("POST", "/api/tables", {"name": "Test", "seats": seats})
        host.table = friend.table = opened["table"]["id"]
        friend.seat = 1
        link = next(x["path"] for x in opened["links"] if x["seat"] == 1)
        await friend.call("POST", "/api/enter", {"token": link.removeprefix("/join/")})
        await asyncio.gather(host.by_http(), friend.by_socket())


async def torment(
    process: Process, pairs: int, kills: int, seconds: float, seed: int, calm: float = 1.0, enough: int = 0
) -> Notes:
    """People play while the server is killed at random moments, `calm` seconds apart at most.

    It ends after so many kills and enough answers, or after so many seconds.
    """
    rnd = random.Random(seed)
    notes = Notes()
    process.start()
    people = [asyncio.create_task(pair(process, notes, seed + 2 * i)) for i in range(pairs)]
    try:
        end = time.monotonic() + seconds
        while notes.kills < kills and time.monotonic() < end:
            before = len(notes.acked)
            while len(notes.acked) < before + 5 and time.monotonic() < end:  # it plays
                await asyncio.sleep(0.02)
            await asyncio.sleep(rnd.uniform(0, calm))
            await asyncio.to_thread(process.kill)
            notes.kills += 1
            await asyncio.to_thread(process.start)
        before = len(notes.acked)
        while len(notes.acked) < max(before + 5, enough) and time.monotonic() < end + 10:
            await asyncio.sleep(0.02)
    finally:
        for task in people:
            task.cancel()
        done = await asyncio.gather(*people, return_exceptions=True)
        await asyncio.to_thread(process.kill)
    for result in done:
        assert isinstance(result, asyncio.CancelledError), result
    return notes


def check(database: str, notes: Notes) -> None:
    """What is stored is what was acknowledged, once each, and makes a game."""
    store = Store(database)
    try:
        with store.engine.connect() as connection:
            rows = connection.execute(sa.select(EVENTS).order_by(EVENTS.c.table_id, EVENTS.c.n)).mappings().all()
        stored = Counter((r["table_id"], r["seat"], r["move"]) for r in rows)
        assert set(stored.values()) == {1}, "an answer is there twice"
        places = {(r["table_id"], r["seat"], r["move"]): r for r in rows}
        for move, seq in notes.acked.items():
            assert move in stored, f"{move} was acknowledged and is lost"
            assert places[move]["n"] == seq - 1
            assert json.loads(places[move]["data"]) == notes.said[move]
        assert not notes.refused & set(stored), "an answer was refused and is there"
        assert set(stored) <= set(notes.said)
        for table_id in {r["table_id"] for r in rows}:
            mine = [r["n"] for r in rows if r["table_id"] == table_id]
            assert mine == list(range(len(mine)))
            row = asyncio.run(store.table(table_id))
            assert row is not None and Table(row).seq == len(mine)
    finally:
        store.close()


def test_killed_where_a_bookmark_is_made(tmp_path: Path) -> None:
    """Right after the answer with which one is due, and with the next answer on its way."""
    database = f"sqlite:///{tmp_path / 'tharsis.sqlite'}"
    process = Process(database)
    row, people = two_at(process, EVERY - 1)
    table = f"/api/tables/{row.id}"

    def answer_to(live: Json) -> Json:
        return {
            "id": f"m{live['seq']}",
            "ask": live["ask"]["id"],
            "answers": [some_answer(live["ask"], random.Random(1))],
        }

    def who_is_asked() -> tuple[Guest, Json]:
        lives = [(guest, guest.call("GET", f"{table}/live")) for guest in people]
        return next((guest, answer_to(live)) for guest, live in lives if live["ask"] is not None)

    with process:
        guest, said = who_is_asked()
        assert guest.call("POST", f"{table}/answer", said)["seq"] == EVERY
        process.kill()
    with process, ThreadPoolExecutor() as elsewhere:
        guest, said = who_is_asked()
        cut_off = elsewhere.submit(guest.call, "POST", f"{table}/answer", said)
        process.kill()
        assert cut_off.exception() is None or isinstance(cut_off.exception(), LOST)
    with process:
        assert guest.call("POST", f"{table}/answer", said)["seq"] == EVERY + 1  # once, however often it is said
        told = [guest.call("GET", f"{table}/live") for guest in people]
    store = Store(database)
    stored = asyncio.run(store.table(row.id))
    store.close()
    assert stored is not None and [event.n for event in stored.events] == list(range(EVERY + 1))
    played_again = Table(stored)
    for seat, live in enumerate(told):
        seen = json.loads(sent(played_again, seat))
        assert (seen["view"], seen["log"], seen["ask"]) == (live["view"], live["log"], live["ask"])


def two_at(process: Process, answers: int) -> tuple[TableRow, list[Guest]]:
    """A table of two in the store of a server, after so many answers."""
    tokens = [new_token(), new_token()]
    row = replace(played("tabletable", answers), host=hashed(tokens[0]))
    store = Store(process.database)
    asyncio.run(store.open_table(row, {1: "link"}, [0]))
    asyncio.run(store.enter("link", hashed(tokens[1])))
    store.close()
    people = [Guest(process.url) for _ in tokens]
    for guest, token in zip(people, tokens, strict=True):
        guest.http.cookies.set("tharsis", token)
    return row, people


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tharsis.sqlite'}"
    notes = asyncio.run(torment(Process(database), pairs=3, kills=2, seconds=60, seed=1, enough=30))
    check(database, notes)
    assert notes.kills == 2 and len(notes.acked) >= 30


def test_nothing_acknowledged_is_lost_on_postgres(postgres: Cluster) -> None:
    database = postgres.database()
    notes = asyncio.run(torment(Process(database), pairs=3, kills=2, seconds=60, seed=2, enough=30))
    check(database, notes)
    assert notes.kills == 2 and len(notes.acked) >= 30
