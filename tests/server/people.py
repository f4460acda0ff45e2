"""A server for tests, and people who use it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fastapi.testclient import TestClient

from tharsis.server.app import create_app

Json = dict[str, Any]


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

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return self.call("POST", path, body, status)

    def open(self, *seats: str, options: Json | None = None, settings: Json | None = None, name: str = "Test") -> Json:
        """Opens a table; seats are `you`, `friend` or the name of a bot."""
        rows = [{"kind": s} if s in ("you", "friend") else {"kind": "bot", "bot": s} for s in seats]
        body = {"name": name, "seats": rows, "options": options or {}, "settings": {"bot_delay": 0, **(settings or {})}}
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


@contextmanager
def server(database: str, workers: int = 0) -> Iterator[TestClient]:
    with TestClient(create_app(database, workers)) as client:
        yield client


def some_answer(ask: Json, rnd: random.Random) -> list[str]:
    """A random answer to a question as it came over the wire."""
    count = rnd.randint(ask["least"], ask["most"])
    options = [o for o in ask["options"] if o["kind"] != "sell"] or ask["options"]
    return [o["notation"] for o in rnd.sample(options, min(count, len(options)))]


def play_all(people: dict[int, Person], table: str, rnd: random.Random, answers: int = 100_000) -> int:
    """People answer at random until the game is over or so many answers are given."""
    given = 0
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
        assert moved, "nobody can do anything"
    return given
