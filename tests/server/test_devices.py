"""Who somebody is without an account: several devices, moved to by a code; and the results that go along."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from people import NO_LIMITS, Json, Person, closing, open_socket, play_all, server, until
from played import played, seat_at

from tharsis.server.limits import Limit
from tharsis.server.socket import FORBIDDEN


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(f"sqlite:///{tmp_path / 'tharsis.sqlite'}") as client:
        yield client


def moved(client: TestClient, person: Person) -> Person:
    """The same person on another device."""
    phone = Person(client)
    phone.post("/api/me/redeem", {"code": person.post("/api/me/code")["code"]}, 204)
    return phone


def test_another_device_sits_at_the_same_tables(client: TestClient) -> None:
    desk = Person(client)
    table = desk.open("you", "random")["table"]["id"]
    phone = moved(client, desk)
    assert [one["id"] for one in phone.get("/api/tables")["tables"]] == [table]
    assert phone.get(f"/api/tables/{table}")["host"]
    with open_socket(phone, table) as socket:
        assert until(socket, "live")[-1]["ask"] is not None
    play_all({0: phone}, table, random.Random(1), 2)
    assert sorted(one["this"] for one in phone.get("/api/me")["devices"]) == [False, True]


def test_a_code_works_once(client: TestClient) -> None:
    desk, phone, thief = Person(client), Person(client), Person(client)
    code = desk.post("/api/me/code")["code"]
    phone.post("/api/me/redeem", {"code": code.lower()}, 204)
    assert thief.post("/api/me/redeem", {"code": code}, 404)["code"] == "unknown"
    older, newer = desk.post("/api/me/code")["code"], desk.post("/api/me/code")["code"]
    assert thief.post("/api/me/redeem", {"code": older}, 404), "a new one takes the place of the old"
    thief.post("/api/me/redeem", {"code": newer}, 204)


def test_guesses_at_codes_have_to_wait(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path / 't.sqlite'}", limits=replace(NO_LIMITS, guesses=Limit(0.001, 2))) as client:
        thief = Person(client)
        for _ in range(2):
            thief.post("/api/me/redeem", {"code": "AAAA-BBBB"}, 404)
        assert thief.post("/api/me/redeem", {"code": "AAAA-BBBB"}, 429)["code"] == "busy"


def test_what_a_device_had_before_goes_along(client: TestClient) -> None:
    desk, phone = Person(client), Person(client)
    mine, other = desk.open("you", "random")["table"]["id"], phone.open("you", "random")["table"]["id"]
    phone.post("/api/me/redeem", {"code": desk.post("/api/me/code")["code"]}, 204)
    for device in (desk, phone):
        assert {one["id"] for one in device.get("/api/tables")["tables"]} == {mine, other}
        assert all(one["host"] for one in device.get("/api/tables")["tables"])


def test_a_device_is_sent_away_and_another_leaves(client: TestClient) -> None:
    desk = Person(client)
    desk.open("you", "random")
    phone, tablet = moved(client, desk), moved(client, desk)
    devices = desk.get("/api/me")["devices"]
    assert len(devices) == 3
    lost = next(one["id"] for one in phone.get("/api/me")["devices"] if one["this"])
    desk.delete(f"/api/me/devices/{lost}", 204)
    assert phone.get("/api/tables")["tables"] == []
    assert len(tablet.get("/api/tables")["tables"]) == 1
    tablet.post("/api/me/leave", status=204)
    assert tablet.get("/api/tables")["tables"] == []
    assert len(desk.get("/api/me")["devices"]) == 1


def test_results_outlive_their_tables_and_can_be_brought_elsewhere(client: TestClient) -> None:
    row = played("tabletable", 10_000)
    last = row.events.pop()
    host, friend = seat_at(client, row)
    assert host.get("/api/me")["games"] == []
    who = (host, friend)[last.seat]
    who.answer("tabletable", who.live("tabletable")["ask"]["id"], last.data)
    [game] = host.get("/api/me")["games"]
    info = host.get("/api/tables")["tables"][0]
    assert info["over"] and game["winners"] == info["winners"] and game["rounds"] == info["generation"]
    assert [seat["points"] for seat in game["seats"]] == info["points"] and game["planet"] == info["planet"]
    assert friend.get("/api/me")["games"][0]["seat"] == 1
    host.delete("/api/tables/tabletable", 204)
    assert host.get("/api/me")["games"] == [game]
    other = Person(client)
    assert other.post("/api/me/games", {"games": [game, game]})["new"] == 1
    assert other.post("/api/me/games", {"games": [game]})["new"] == 0
    assert other.get("/api/me")["games"] == [game]
    assert other.post("/api/me/games", {"games": [{**game, "table": "../../x"}]}, 422)


def test_games_of_an_older_server_are_counted_too(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tharsis.sqlite'}"
    with server(database) as client:
        host = seat_at(client, played("tabletable", 10_000))[0]
        assert host.get("/api/me")["games"] == [], "nobody has looked at it yet"
        host.get("/api/tables")
        assert len(host.get("/api/me")["games"]) == 1


# ---- who is who, also where they are connected
def test_a_device_that_was_sent_away_hears_nothing_more(client: TestClient) -> None:
    """It may be connected: what happens from then on is none of its business, and its answers are nobody's."""
    desk = Person(client)
    table = desk.open("you", "random")["table"]["id"]
    phone = moved(client, desk)
    lost = next(one["id"] for one in phone.get("/api/me")["devices"] if one["this"])
    with open_socket(phone, table) as theirs, open_socket(desk, table) as mine:
        for socket in (theirs, mine):
            until(socket, "live")
        desk.delete(f"/api/me/devices/{lost}", 204)
        assert closing(theirs) == FORBIDDEN
        mine.send_json({"type": "ping"})
        assert until(mine, "pong")
    tablet = moved(client, desk)
    with open_socket(tablet, table) as theirs:
        until(theirs, "live")
        tablet.post("/api/me/leave", status=204)
        assert closing(theirs) == FORBIDDEN


def test_who_moves_keeps_seat_and_rights_at_a_table_in_memory(client: TestClient) -> None:
    desk, phone, friend = Person(client), Person(client), Person(client)
    opened = phone.open("you", "friend")
    table = opened["table"]["id"]
    link = next(one["path"] for one in opened["links"] if one["seat"] == 1)
    friend.post("/api/enter", {"token": link.removeprefix("/join/")})
    with open_socket(friend, table) as others:
        until(others, "live")
        phone.post("/api/me/redeem", {"code": desk.post("/api/me/code")["code"]}, 204)
        with open_socket(desk, table) as mine:
            assert until(mine, "live")[-1]["table"]["host"]
            desk.post(f"/api/tables/{table}/seats/1/link?keep=true")
            mine.send_json({"type": "ping"})
            assert until(mine, "pong")


# ---- results from files
def result(n: int, **more: object) -> Json:
    seats = [{"name": "Ada", "kind": "person", "points": 70}]
    game = {"table": f"game{n:06d}", "at": 1e9 + n, "game": "mars", "seat": 0, "seats": seats}
    return {**game, "winners": [0], "rounds": 10, **more}


@pytest.mark.parametrize(
    "more",
    [
        {"options": {f"o{n}": True for n in range(100)}},
        {"options": {"x": "y" * 1000}},
        {"winners": [0] * 1000},
        {"rounds": 10**400},
        {"at": 1e300},
        {"planet": {"warmth": 1, "oxygen": 1, "oceans": 9, "tiles": [{"area": "A1", "tile": "city"}] * 1000}},
    ],
)
def test_a_result_is_small(client: TestClient, more: Json) -> None:
    """Two thousand of them are kept for anybody who asks for it."""
    someone = Person(client)
    assert someone.post("/api/me/games", {"games": [result(1, **more)]}, 422)["code"] == "malformed"
    assert someone.get("/api/me")["games"] == []


def test_results_from_one_address_fill_no_disk(tmp_path: Path) -> None:
    """A cookie costs nothing: whoever takes a new one each time is still the same address."""
    with server(f"sqlite:///{tmp_path / 't.sqlite'}", limits=replace(NO_LIMITS, brings=Limit(0.001, 3000))) as client:
        kept = [Person(client).call("POST", "/api/me/games", {"games": [result(n)]}) for n in range(40)]
        assert kept[0] == {"new": 1} and kept[-1]["code"] == "busy"
        assert Person(client).get("/api/me")["games"] == []


def test_many_results_are_told_while_others_play(client: TestClient) -> None:
    """They are read outside the thread that stores what others answer."""
    someone = Person(client)
    assert someone.post("/api/me/games", {"games": [result(n) for n in range(2000)]}) == {"new": 2000}
    games = someone.get("/api/me")["games"]
    assert len(games) == 2000 and games[0]["table"] == "game001999"
    assert games[0]["options"] == {} and games[0]["planet"] is None
    assert someone.post("/api/me/games", {"games": [result(2000)]}) == {"new": 0}
