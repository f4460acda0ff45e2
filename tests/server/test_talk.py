"""Talk at a table: phrases and short texts, heard by all who are there, kept with the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from people import NO_LIMITS, Json, Person, hall_of, open_socket, server, until, within
from played import played

from tharsis.server import store as stores
from tharsis.server.hall import Hall
from tharsis.server.limits import Limit
from tharsis.server.messages import Say
from tharsis.server.phrases import PHRASES
from tharsis.server.store import TALK, Store


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tharsis.sqlite'}"


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    with server(database) as client:
        yield client


def three(client: TestClient) -> tuple[Person, Person, Person, str]:
    """A host, a friend and a spectator."""
    host, friend, guest = Person(client), Person(client), Person(client)
    opened = host.open("you", "friend", game="ares")
    for person, seat in ((friend, 1), (guest, None)):
        link = next(x["path"] for x in opened["links"] if x["seat"] == seat)
        person.post("/api/enter", {"token": link.removeprefix("/join/")})
    return host, friend, guest, opened["table"]["id"]


def say(person: Person, table: str, status: int = 200, **said: Any) -> Json:
    person.count += 1
    body = {"id": f"s{person.count}", **said}
    answer: Json = person.post(f"/api/tables/{table}/say", body, status)
    return answer


def talk(person: Person, table: str, first: int = 0) -> list[tuple[int, str | None, str | None]]:
    said = person.get(f"/api/tables/{table}/talk?first={first}")
    return [(one["seat"], one["phrase"], one["text"]) for one in said["sayings"]]


def test_all_at_the_table_hear_what_is_said(client: TestClient) -> None:
    host, friend, guest, table = three(client)
    say(host, table, phrase="hello")
    say(friend, table, text="Bonjour ! Je prends la phase III.")
    heard = [(0, "hello", None), (1, None, "Bonjour ! Je prends la phase III.")]
    assert talk(host, table) == talk(friend, table) == talk(guest, table) == heard
    assert talk(guest, table, 1) == heard[1:]


def test_a_socket_hears_and_says(client: TestClient) -> None:
    host, friend, guest, table = three(client)
    with open_socket(host, table) as mine, open_socket(guest, table) as theirs:
        assert mine.receive_json()["type"] == theirs.receive_json()["type"] == "live"
        mine.send_json({"type": "say", "id": "a", "phrase": "i_research"})
        seen = until(theirs, "talk")
        assert [(s["n"], s["seat"], s["phrase"]) for s in seen[-1]["sayings"]] == [(0, 0, "i_research")]
        assert any(x["type"] == "ack" for x in until(mine, "talk")) or mine.receive_json()["type"] == "ack"
        say(friend, table, text="ok")
        assert [s["text"] for s in until(theirs, "talk")[-1]["sayings"]] == ["ok"]  # nothing twice
        theirs.send_json({"type": "say", "id": "b", "text": "psst"})
        assert until(theirs, "problem")[-1]["code"] == "forbidden"
    with open_socket(friend, table) as late:
        assert [s["n"] for s in until(late, "talk")[-1]["sayings"]] == [0, 1]


def test_spectators_and_strangers_say_nothing(client: TestClient) -> None:
    _, _, guest, table = three(client)
    assert say(guest, table, 403, text="hello")["code"] == "forbidden"
    stranger = Person(client)
    assert say(stranger, table, 403, text="hello")["code"] == "forbidden"
    stranger.get(f"/api/tables/{table}/talk", 403)


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"text": "hello", "phrase": "hello"},
        {"text": ""},
        {"text": " \n\u202e "},
        {"text": "x" * 201},
        {"phrase": "no_such_phrase"},
        {"phrase": "your_turn"},  # of the other game
        {"text": 5},
        {"text": "hello", "seat": 1},
    ],
)
def test_what_cannot_be_said_is_refused(client: TestClient, said: Json) -> None:
    host, _, _, table = three(client)
    answer = say(host, table, 422, **said)
    assert answer["code"] == "malformed" and answer["text"] and talk(host, table) == []


def test_a_text_is_plain(client: TestClient) -> None:
    host, _, _, table = three(client)
    say(host, table, text="  <b>a\u0000\nb</b>\u202e ")
    assert talk(host, table) == [(0, None, "<b>ab</b>")]  # text is text: the client shows it as it is


def test_a_repeat_is_said_once(client: TestClient) -> None:
    host, _, _, table = three(client)
    body = {"id": "same", "phrase": "thanks"}
    first = host.post(f"/api/tables/{table}/say", body)
    assert host.post(f"/api/tables/{table}/say", body) == first
    assert talk(host, table) == [(0, "thanks", None)]


def test_talk_is_kept_with_the_table_and_goes_with_it(database: str) -> None:
    with server(database) as client:
        host, friend, _, table = three(client)
        say(friend, table, phrase="hello")
    with server(database) as client:
        host.client = client
        assert talk(host, table) == [(1, "hello", None)]
        host.call("DELETE", f"/api/tables/{table}", status=204)
        store = hall_of(client).store
        assert client.portal is not None and client.portal.call(store.sayings, table) == []


def test_only_the_last_things_said_are_kept(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "MOST_SAYINGS", 3)
    host, _, _, table = three(client)
    for n in range(5):
        say(host, table, text=str(n))
    said = host.get(f"/api/tables/{table}/talk")
    assert said["first"] == 2 and [one["text"] for one in said["sayings"]] == ["2", "3", "4"]


def test_nobody_talks_without_end(database: str) -> None:
    with server(database, limits=replace(NO_LIMITS, says=Limit(1e-6, 3))) as client:
        host, friend, _, table = three(client)
        for n in range(3):
            say(host, table, text=str(n))
        assert say(host, table, 429, text="more")["code"] == "busy"
        host.post(f"/api/tables/{table}/say", {"id": "s1", "text": "0"})  # a repeat is no new saying
        say(friend, table, text="and I?")
        assert len(talk(host, table)) == 4
        with open_socket(host, table) as socket:
            socket.send_json({"type": "say", "id": "x", "text": "more"})
            assert until(socket, "problem")[-1]["code"] == "busy"


def test_another_process_hears_it_too(database: str) -> None:
    async def go() -> None:
        store = Store(database)
        here, there = Hall(store), Hall(store)
        row = played("tabletable", 0)
        first = await here.open(row, {}, [0])
        second = await there.table("tabletable")
        heard: list[int] = []
        second.listeners.add(lambda: heard.append(len(second.talk)))
        await here.say(first, 0, "me", Say(id="a", text="hello"))
        assert not second.talk
        await there.told("tabletable", TALK)
        assert [one.text for one in second.talk] == ["hello"] and heard == [1]
        await there.say(second, 1, "you", Say(id="a", text="hi"))
        await here.told("tabletable", TALK)
        assert [(one.n, one.text) for one in first.talk] == [(0, "hello"), (1, "hi")]
        store.close()

    within(go)


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_every_phrase_is_there_in_every_language(client: TestClient, game: str) -> None:
    said: list[list[str]] = []
    for lang in ("en", "fr", "uk"):
        phrases = client.get(f"/api/catalogue?game={game}&lang={lang}").json()["phrases"]
        assert [one["id"] for one in phrases] == list(PHRASES[game]) and len(phrases) > 10
        said.append([one["name"] for one in phrases])
    assert all(len(set(row)) == 3 for row in zip(*said, strict=True))
