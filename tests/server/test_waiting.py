"""Waiting rooms: people come by a code, settle who sits where, and begin; after the end they go on together."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from people import NO_LIMITS, Json, Person, hall_of, open_socket, play_all, server, until
from played import played, seat_at
from postgres import Cluster, cluster

from tharsis.server.limits import Limit
from tharsis.server.room import code_in, new_code


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(f"sqlite:///{tmp_path / 'tharsis.sqlite'}") as client:
        yield client


def waiting(client: TestClient, *seats: str, **more: object) -> tuple[Person, Json]:
    host = Person(client)
    return host, host.open(*seats, wait=True, **more)["table"]  # type: ignore[arg-type]


def come(client: TestClient, code: str, name: str = "") -> tuple[Person, Json]:
    friend = Person(client)
    info = friend.post("/api/enter", {"token": code})
    if name:
        info = friend.patch(f"/api/tables/{info['id']}/me", {"name": name})
    return friend, info


# ---- coming
def test_a_code_leads_to_the_first_free_seat_and_then_to_a_place_to_watch(client: TestClient) -> None:
    host, table = waiting(client, "you", "friend", "greedy", "friend")
    assert table["waiting"] and code_in(table["code"].lower().replace("-", "")) == table["code"]
    seats = [come(client, table["code"].lower())[1]["you"] for _ in range(3)]
    assert seats == [1, 3, None]
    assert host.post("/api/enter", {"token": table["code"]})["you"] == 0, "who sits there keeps the seat"
    host.post(f"/api/tables/{table['id']}/start")
    stranger = Person(client)
    assert stranger.post("/api/enter", {"token": table["code"]}, 403)["code"] == "taken"


def test_who_guesses_at_codes_has_to_wait(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, guesses=Limit(0.001, 3))
    with server(f"sqlite:///{tmp_path / 'tharsis.sqlite'}", limits=limits) as client:
        _, table = waiting(client, "you", "friend")
        stranger = Person(client)
        for _ in range(3):
            assert stranger.post("/api/enter", {"token": "ZEZEZ-99"}, 404)["code"] == "unknown"
        assert stranger.post("/api/enter", {"token": table["code"]}, 429)["code"] == "busy"


def test_codes_are_easy_to_say_and_many() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) > 490 and all(code_in(code) == code for code in codes)
    assert not any(sign in "".join(codes) for sign in "01IQOUWXY".replace("O", ""))


def test_open_tables_are_listed_until_they_are_full(client: TestClient) -> None:
    host, _ = waiting(client, "you", "friend", "greedy", name="Learners welcome", listed=True)
    waiting(client, "you", "friend", name="Among friends")
    stranger = Person(client)
    found = stranger.get("/api/open")["tables"]
    assert [(one["name"], one["seats"], one["free"]) for one in found] == [("Learners welcome", 3, 1)]
    come(client, found[0]["code"])
    assert stranger.get("/api/open")["tables"] == []
    assert "Learners welcome" in host.get("/api/tables")["tables"][0]["name"]


def test_a_game_that_was_open_to_all_can_be_watched_while_it_runs(client: TestClient) -> None:
    host, table = waiting(client, "you", "friend", name="Learners welcome", listed=True)
    _, closed = waiting(client, "you", "friend", name="Among friends")
    stranger = Person(client)
    assert stranger.get("/api/running")["tables"] == []
    stranger.post("/api/enter", {"token": table["code"], "watch": True}, 404)
    host.post(f"/api/tables/{table['id']}/start")
    (found,) = stranger.get("/api/running")["tables"]
    assert (found["name"], found["generation"]) == ("Learners welcome", 1)
    watching = stranger.post("/api/enter", {"token": found["code"], "watch": True})
    assert watching["you"] is None and not stranger.live(table["id"])["hand"]
    assert host.post("/api/enter", {"token": found["code"], "watch": True})["you"] == 0, "who has a seat keeps it"
    stranger.post("/api/enter", {"token": closed["code"], "watch": True}, 404)
    host.delete(f"/api/tables/{table['id']}", 204)
    assert stranger.get("/api/running")["tables"] == []


# ---- before the game
def test_nothing_is_dealt_or_answered_before_it_begins(client: TestClient) -> None:
    host, table = waiting(client, "you", "friend", "greedy")
    live = host.live(table["id"])
    assert live["ask"] is None and live["hand"] == []
    assert all(seat["hand"] is None and seat["dealt"] is None for seat in live["view"]["seats"])
    assert not any(seat["asked"] for seat in live["table"]["seats"])
    host.answer(table["id"], "0-0-0", [["credicor"]], status=409)
    began = host.post(f"/api/tables/{table['id']}/start")
    assert not began["waiting"]
    assert host.live(table["id"])["ask"]["kind"] == "corporation"
    assert host.patch(f"/api/tables/{table['id']}/me", {"colour": 3}, 409)["text"].startswith("The game has begun")


def test_it_begins_by_itself_when_all_are_ready(client: TestClient) -> None:
    host, table = waiting(client, "you", "friend")
    friend, info = come(client, table["code"], "Olena")
    me = f"/api/tables/{table['id']}/me"
    with open_socket(host, table["id"]) as socket:
        until(socket, "live")
        assert [seat["ready"] for seat in friend.patch(me, {"ready": True})["seats"]] == [False, True]
        assert until(socket, "live")[-1]["table"]["seats"][1]["ready"]
        assert not host.patch(me, {"ready": True})["waiting"]
    assert info["seats"][1]["name"] == "Olena"


def test_the_host_changes_the_rules_for_all_and_whoever_was_ready_has_to_be_so_anew(client: TestClient) -> None:
    host, table = waiting(client, "you", "friend", "friend", "greedy", options={"draft": True}, settings={"pace": 1})
    friend, _ = come(client, table["code"], "Olena")
    way = f"/api/tables/{table['id']}"
    friend.patch(f"{way}/me", {"ready": True})
    with open_socket(friend, table["id"]) as socket:
        until(socket, "live")
        given = {
            "options": {"map": "hellas"},
            "settings": {"undo": False, "pace": 3, "deputy": "botanist"},
            "listed": True,
        }
        changed = host.patch(f"{way}/rules", given)
        seen = until(socket, "live")[-1]["table"]
    for info in (changed, {**changed, **seen}):
        assert info["options"]["map"] == "hellas" and "draft" not in info["options"] and info["listed"]
        assert "end_turn" not in info["options"], "it follows from the undo that is no more"
        assert (info["settings"]["undo"], info["settings"]["pace"]) == (False, 3)
        assert not any(seat.get("ready") for seat in info["seats"])
    assert friend.live(table["id"])["view"]["map"] == "hellas"
    host.patch(f"{way}/rules", {"settings": {}})
    assert friend.get(way)["options"]["map"] == "hellas", "what is not said stays"
    assert friend.get(way)["options"]["end_turn"] == [0, 1, 2]
    assert [one["name"] for one in Person(client).get("/api/open")["tables"]] == [table["name"]]


def test_rules_that_do_not_fit_change_nothing(client: TestClient) -> None:
    host, table = waiting(client, "you", "friend", "friend")
    friend, _ = come(client, table["code"])
    way = f"/api/tables/{table['id']}"
    assert "MarsBot" in host.patch(f"{way}/rules", {"options": {"marsbot": "normal"}}, 422)["text"]
    host.patch(f"{way}/rules", {"options": {"map": "nowhere"}}, 422)
    assert (
        "no bot"
        in host.patch(f"{way}/rules", {"settings": {"deputy": "nobody"}, "options": {"draft": True}}, 422)["text"]
    )
    assert host.get(way)["options"] == table["options"]
    friend.patch(f"{way}/rules", {"options": {}}, 403)
    host.post(f"{way}/start")
    host.patch(f"{way}/rules", {"options": {}}, 409)


def test_somebody_else_has_the_say_when_the_host_has_left(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    host, table = waiting(client, "you", "friend", "friend")
    (olena, _), (marc, _) = (come(client, table["code"], name) for name in ("Olena", "Marc"))
    way = f"/api/tables/{table['id']}"
    with open_socket(host, table["id"]) as socket:
        until(socket, "live")
        assert olena.post(f"{way}/host", status=409)["code"] == "refused", "the host is here"
    assert olena.post(f"{way}/host", status=409)["code"] == "refused", "and was a moment ago"
    monkeypatch.setattr("tharsis.server.waiting.PATIENCE", 0.0)
    with open_socket(marc, table["id"]) as socket:
        until(socket, "live")
        taken = olena.post(f"{way}/host")
        assert taken["host"] and taken["opener"] == 1
        heard = until(socket, "live")[-1]["table"]
        assert not heard["host"] and heard["opener"] == 1
    assert not host.get(way)["host"], "who comes back is one of them"
    assert host.post(f"{way}/start", status=403)["code"] == "forbidden"
    assert olena.patch(f"{way}/seats/0", {"kind": "bot", "bot": "greedy"})["seats"][0]["kind"] == "bot"
    assert not olena.post(f"{way}/start")["waiting"]
    stranger = Person(client)
    assert stranger.post(f"{way}/host", status=403)["code"] == "forbidden"


def test_a_colour_that_a_person_has_is_theirs_and_a_bot_gives_its_own(client: TestClient) -> None:
    host, table = waiting(client, "you", "friend", "greedy")
    friend, _ = come(client, table["code"], "Olena")
    me = f"/api/tables/{table['id']}/me"
    assert [seat["colour"] for seat in host.patch(me, {"colour": 4})["seats"]] == [4, 1, 2]
    assert [seat["colour"] for seat in host.patch(me, {"colour": 2})["seats"]] == [2, 1, 4]
    assert friend.patch(me, {"colour": 2}, 403)["code"] == "taken"
    assert host.post(f"/api/tables/{table['id']}/start")["seats"][0]["colour"] == 2


def test_the_host_gives_a_seat_to_a_bot_and_back(client: TestClient) -> None:
    host, table = waiting(client, "you", "friend")
    friend, _ = come(client, table["code"])
    seat = f"/api/tables/{table['id']}/seats/1"
    assert friend.patch(seat, {"kind": "bot"}, 403)
    changed = host.patch(seat, {"kind": "bot", "bot": "random"})["seats"][1]
    assert (changed["kind"], changed["bot"]) == ("bot", "random") and changed["name"]
    assert friend.get(f"/api/tables/{table['id']}")["you"] is None, "who sat there watches"
    assert host.patch(seat, {"kind": "bot", "bot": "nobody"}, 422)
    assert host.patch(seat, {"kind": "friend"})["seats"][1]["kind"] == "person"
    assert come(client, table["code"])[1]["you"] == 1
    assert host.patch(f"/api/tables/{table['id']}/seats/0", {"kind": "bot"}, 409)


def test_a_seat_is_taken_away_and_those_behind_it_move_up(client: TestClient) -> None:
    host, table = waiting(client, "you", "friend", "friend", options={"beginners": [0, 2], "first": 2})
    gone, _ = come(client, table["code"])
    last, _ = come(client, table["code"], "Marc")
    info = host.delete(f"/api/tables/{table['id']}/seats/1")
    assert [seat["name"] for seat in info["seats"]][1] == "Marc"
    assert (info["options"]["beginners"], info["options"]["first"]) == ([0, 1], 1)
    assert last.get(f"/api/tables/{table['id']}")["you"] == 1
    assert gone.get(f"/api/tables/{table['id']}")["you"] is None
    host.post(f"/api/tables/{table['id']}/start")
    play_all({0: host, 1: last}, table["id"], random.Random(1), 12)


def test_two_processes_see_the_same_room(postgres: Cluster) -> None:
    database = postgres.database()
    with server(database) as one, server(database) as other:
        host, table = waiting(one, "you", "friend")
        friend, _ = come(other, table["code"], "Olena")
        with open_socket(friend, table["id"]) as socket:
            until(socket, "live")
            host.post(f"/api/tables/{table['id']}/start")
            while until(socket, "live")[-1]["ask"] is None:
                pass
        play_all({0: host, 1: friend}, table["id"], random.Random(1), 6)


# ---- after the game
def test_a_rematch_has_the_same_people_and_the_next_starter(client: TestClient) -> None:
    host, friend = seat_at(client, played("tabletable", 10_000, options={"corporate_era": False}))
    ending = host.get("/api/tables/tabletable/ending")
    assert ending["starter"] == 1 and len(ending["cards"]) == 2 and any(ending["cards"][0].values())
    new = friend.post("/api/tables/tabletable/rematch")["id"]
    assert host.get("/api/tables/tabletable")["again"] == new
    room = friend.get(f"/api/tables/{new}")
    assert room["waiting"] and [seat["ready"] for seat in room["seats"]] == [False, True]
    assert host.post("/api/tables/tabletable/rematch")["id"] == new
    info = host.get(f"/api/tables/{new}")
    assert not info["waiting"] and info["host"] and info["you"] == 0
    assert (info["options"]["first"], info["options"]["corporate_era"]) == (1, False)
    host.call("DELETE", f"/api/tables/{new}", None, 204)
    assert host.post("/api/tables/tabletable/rematch")["id"] != new, "one that is gone is opened anew"


def test_who_played_alone_goes_on_at_once(client: TestClient) -> None:
    row = played("tabletable", 10_000, game="ares")
    row.seats[1].kind, row.seats[1].bot, row.seats[1].name = "bot", "greedy", "Vega"
    host = seat_at(client, row)[0]
    new = host.post("/api/tables/tabletable/rematch")["id"]
    info = host.get(f"/api/tables/{new}")
    assert not info["waiting"] and [seat["name"] for seat in info["seats"]][1] == "Vega"
    assert hall_of(client).known(new) is not None


def test_the_winner_begins_where_that_was_agreed(client: TestClient) -> None:
    row = played("tabletable", 10_000, options={"first": "last_winner"})
    host, friend = seat_at(client, row)
    winner = host.get("/api/tables/tabletable")["winners"][0]
    assert host.get("/api/tables/tabletable/ending")["starter"] == winner
    new = host.post("/api/tables/tabletable/rematch")["id"]
    friend.post("/api/tables/tabletable/rematch")
    assert host.get(f"/api/tables/{new}")["options"]["last_winners"] == [winner]
    assert host.live(new)["view"]["first"] == winner
    running = host.open("you", "random")["table"]["id"]
    assert host.post(f"/api/tables/{running}/rematch", status=409)


def test_who_asks_for_the_rematch_again_is_ready_for_nobody_else(client: TestClient) -> None:
    """The host has taken a seat away meanwhile, and all behind it have moved up."""
    row = played("tabletable", 10_000, seats=3)
    host, second, third = seat_at(client, row)
    new = third.post("/api/tables/tabletable/rematch")["id"]
    host.delete(f"/api/tables/{new}/seats/1", 200)
    assert [seat["ready"] for seat in third.get(f"/api/tables/{new}")["seats"]] == [False, True]
    third.patch(f"/api/tables/{new}/me", {"ready": False})
    second.post("/api/tables/tabletable/rematch")
    assert [seat["ready"] for seat in third.get(f"/api/tables/{new}")["seats"]] == [False, False]
    third.post("/api/tables/tabletable/rematch")
    assert [seat["ready"] for seat in third.get(f"/api/tables/{new}")["seats"]] == [False, True]


def test_who_watches_a_full_waiting_room_is_not_sent_away_for_others(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, quota=replace(NO_LIMITS.quota, watchers=1))
    with server(f"sqlite:///{tmp_path / 't.sqlite'}", limits=limits) as client:
        _, table = waiting(client, "you", "friend")
        come(client, table["code"])
        watcher, _ = come(client, table["code"])
        with open_socket(watcher, table["id"]) as socket:
            until(socket, "live")
            late = Person(client).call("POST", "/api/enter", {"token": table["code"]})
            assert late["code"] == "busy"
            socket.send_json({"type": "ping"})
            assert until(socket, "pong")
