"""The tutorial: prepared tables, a rival who keeps still, and nothing of it among one's games."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from people import PATIENCE, Json, Person, server


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(f"sqlite:///{tmp_path / 'tharsis.sqlite'}", workers=1) as client:
        yield client


def standing(person: Person, table: str) -> Json:
    """As soon as something is asked, or all is over."""
    end = time.monotonic() + PATIENCE
    while not (live := person.live(table))["view"]["over"]:
        if live["ask"] is not None and not live["ask"].get("optional"):
            break
        assert time.monotonic() < end, "the rival does not answer"
    return live


def do(person: Person, table: str, notation: str) -> Json:
    person.answer(table, standing(person, table)["ask"]["id"], [[notation]])
    return standing(person, table)


def test_a_lesson_is_a_table_of_ones_own(client: TestClient) -> None:
    anna = Person(client)
    lessons = anna.get("/api/lessons?game=mars")["lessons"]
    assert [lesson["name"] for lesson in lessons][:2] == ["aim", "scales"]
    table = anna.post("/api/lessons", {"game": "mars", "lesson": "aim", "name": "Anna"}, 201)
    assert (table["lesson"], table["you"], table["seats"][0]["name"]) == ("aim", 0, "Anna")
    live = anna.live(table["id"])
    step = next(step for step in lessons[0]["steps"] if step["name"] == "warm")
    assert step["answers"][0][0] in [option["notation"] for option in live["ask"]["options"]]
    assert anna.get("/api/tables")["tables"] == [], "it is no game that one goes on with"
    again = anna.post("/api/lessons", {"game": "mars", "lesson": "scales"}, 201)
    anna.get(f"/api/tables/{table['id']}", 404)
    other = anna.post("/api/lessons", {"game": "ares", "lesson": "aim"}, 201)
    assert anna.get(f"/api/tables/{again['id']}")["lesson"] == "scales" and other["game"] == "ares"
    assert "there are: aim" in anna.post("/api/lessons", {"game": "mars", "lesson": "chess"}, 422)["text"]


def test_the_rival_does_what_the_lesson_says_and_then_keeps_still(client: TestClient) -> None:
    anna = Person(client)
    table = anna.post("/api/lessons", {"game": "ares", "lesson": "phases"}, 201)["id"]
    live = do(anna, table, "phase action")
    assert (live["view"]["phase"], live["view"]["phases"]) == ("action", ["action", "research"])


def test_the_end_of_a_lesson_is_no_result(client: TestClient) -> None:
    anna = Person(client)
    table = anna.post("/api/lessons", {"game": "ares", "lesson": "end"}, 201)["id"]
    do(anna, table, "standard ocean")
    assert do(anna, table, "finish")["view"]["over"]
    assert anna.get("/api/me")["games"] == []
