"""A server for tests, and people who use it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import anyio
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tharsis.server.app import create_app
from tharsis.server.hall import Hall
from tharsis.server.limits import Limit, Limits
from tharsis.server.store import Store

Json = dict[str, Any]
PATIENCE = 30.0  # seconds that anything is waited for, also on a busy machine
SEED = 7
ENOUGH = Limit(1e6, 10**6)
NO_LIMITS = Limits(
    ENOUGH,
    ENOUGH,
    ENOUGH,
    ENOUGH,
    ENOUGH,
    address_files=ENOUGH,
    address_sockets=10**6,
    person_work=ENOUGH,
    address_work=ENOUGH,
    person_reading=ENOUGH,
    address_reading=ENOUGH,
    guesses=ENOUGH,
)


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.cookies: dict[str, str] = {}
        self.count = 0

    def call(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:
        self.client.cookies.clear()
        for name, value in self.cookies.items():
            self.client.cookies.set(name, value)
        response = self.client.request(method, path, json=body)
        self.cookies.update(dict(response.cookies))
        if status is not None:
            assert response.status_code == status, response.text
        return response.json() if response.content else None

    def get(self, path: str, status: int = 200) -> Any:
        return self.call("GET", path, None, status)

    def patch(self, path: str, body: object, status: int = 200) -> Any:
        return self.call("PATCH", path, body, status)

    def delete(self, path: str, status: int = 200) -> Any:
        return self.call("DELETE", path, None, status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return self.call("POST", path, body, status)

    def open(
        self,
        *seats: str,
        options: Json | None = None,
        settings: Json | None = None,
        name: str = "Test",
        game: str = "mars",
        **more: Any,
    ) -> Json:
        """Opens a table; seats are `you`, `friend`, `marsbot` or the name of a bot."""
        rows = [{"kind": s} if s in ("you", "friend", "marsbot") else {"kind": "bot", "bot": s} for s in seats]
        agreed = {"bot_delay": 0, **(settings or {})}
        body = {"name": name, "game": game, "seats": rows, "options": options or {}, "settings": agreed, **more}
        opened: Json = self.post("/api/tables", body, 201)
        return opened

    def live(self, table: str, lang: str = "en", log_from: int = 0) -> Json:
        live: Json = self.get(f"/api/tables/{table}/live?lang={lang}&log_from={log_from}")
        return live

    def answer(
        self, table: str, ask: str, answers: list[list[str]], move: str | None = None, status: int = 200
    ) -> Json:
        self.count += 1
        body = {"id": move or f"m{id(self)}-{self.count}", "ask": ask, "answers": answers}
        ack: Json = self.post(f"/api/tables/{table}/answer", body, status)
        return ack


@cache
def without_tables() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite"
        Store(f"sqlite:///{file}").close()
        return file.read_bytes()


@contextmanager
def server(database: str, workers: int = 0, limits: Limits = NO_LIMITS, **more: Any) -> Iterator[TestClient]:
    """The seeds of its tables are the same every time. A new file is a copy of one without tables: to make that takes
    longer than most of what is done with it."""
    file = Path(database.removeprefix("sqlite:///"))
    if database.startswith("sqlite:///") and file.parent.is_dir() and not file.exists():
        file.write_bytes(without_tables())
    with (
        patch("tharsis.server.opening.secrets.randbits", random.Random(SEED).getrandbits),
        TestClient(create_app(database, workers, limits, **more)) as client,
    ):
        yield client


def hall_of(client: TestClient) -> Hall:
    return client.app.state.hall  # type: ignore[attr-defined, no-any-return]


def within(scene: Callable[[], Coroutine[Any, Any, None]], seconds: float = 2 * PATIENCE) -> None:
    """Runs a scene that must come to its end."""

    async def timed() -> None:
        async with asyncio.timeout(seconds):
            await scene()

    asyncio.run(timed())


# ---- sockets
def open_socket(person: Person, table: str, **more: Any) -> WebSocketTestSession:
    """A connection on which nothing is waited for longer than PATIENCE."""
    person.client.cookies.clear()
    for name, value in person.cookies.items():
        person.client.cookies.set(name, value)
    session = person.client.websocket_connect(f"/api/tables/{table}/socket", **more)
    be_patient(session, PATIENCE)
    return session


def be_patient(session: WebSocketTestSession, seconds: float) -> None:
    async def receive() -> Any:
        with anyio.fail_after(seconds):
            return await session._send_rx.receive()

    session.receive = lambda: session.portal.call(receive)  # type: ignore[method-assign]


def until(socket: WebSocketTestSession, kind: str) -> list[Json]:
    """All messages up to the first of a kind."""
    seen: list[Json] = []
    while not seen or seen[-1]["type"] != kind:
        seen.append(socket.receive_json())
    return seen


def closing(socket: WebSocketTestSession) -> int:
    """Reads until the server closes, and says with which code."""
    while True:
        try:
            socket.receive_json()
        except WebSocketDisconnect as closed:
            return closed.code


def some_answer(ask: Json, rnd: random.Random) -> list[str]:
    """A random answer to a question as it came over the wire."""
    count = rnd.randint(ask["least"], ask["most"])
    options = [o for o in ask["options"] if o["kind"] != "sell"] or ask["options"]
    return [o["notation"] for o in rnd.sample(options, min(count, len(options)))]


def play_all(people: dict[int, Person], table: str, rnd: random.Random, answers: int = 100_000) -> int:
    """People answer at random until the game is over or so many answers are given."""
    given = 0
    last = time.monotonic()
    while given < answers:
        moved = False
        for person in people.values():
            live = person.live(table, log_from=10**6)
            if live["view"]["over"]:
                return given
            if live["ask"] is not None and given < answers:
                person.answer(table, live["ask"]["id"], [some_answer(live["ask"], rnd)])
                given += 1
                moved = True
        if moved:
            last = time.monotonic()
        else:  # where several processes serve them, one hears of an answer a moment after the other
            assert time.monotonic() < last + PATIENCE, "nobody can do anything"
            time.sleep(0.01)
    return given
