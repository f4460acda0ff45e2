"""The tables on a real PostgreSQL, and two servers on one database."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator

import pytest
from people import play_all, server, some_answer
from postgres import Cluster, cluster
from running import Guest, Process, seat_people
from test_tables import reach_a_turn, two
from websockets.sync.client import ClientConnection, connect

import tharsis


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture
def database(postgres: Cluster) -> str:
    return postgres.database()


def test_a_whole_game_between_two_people(database: str) -> None:
    with server(database) as client:
        host, friend, table = two(client)
        play_all({0: host, 1: friend}, table, random.Random(1))
        live = host.live(table, "fr")
        assert live["view"]["over"] and live["scores"]
        record = host.get(f"/api/tables/{table}/record")
        assert tharsis.replay(record).scores()[0]["total"] == live["scores"][0]["sources"]["total"]
        past = host.post("/api/records", record, 201)
        assert host.live(past["table"]["id"])["view"]["over"]
        host.call("DELETE", f"/api/tables/{table}", status=204)
        host.get(f"/api/tables/{table}", 404)


@pytest.mark.parametrize("answers", [0, 3, 17, 60])
def test_after_a_restart_every_seat_finds_what_it_left(database: str, answers: int) -> None:
    with server(database) as client:
        host, friend, table = two(client)
        play_all({0: host, 1: friend}, table, random.Random(answers), answers)
        before = [host.live(table), friend.live(table)]
    with server(database) as client:
        for person, live in zip((host, friend), before, strict=True):
            person.client = client
            assert person.live(table) == live
        play_all({0: host, 1: friend}, table, random.Random(1), 10)


def test_undo_is_kept(database: str) -> None:
    with server(database) as client:
        host, friend, table = two(client)
        ask = reach_a_turn(host, friend, table)
        before = host.live(table)
        host.answer(table, str(ask["id"]), [["project power_plant"]])
        host.post(f"/api/tables/{table}/undo", {"id": "u1", "seq": host.live(table)["seq"]})
        assert host.live(table)["view"] == before["view"]
    with server(database) as client:
        host.client = client
        assert host.live(table)["view"] == before["view"]


def test_repeats_and_stale_answers(database: str) -> None:
    with server(database) as client:
        host, _, table = two(client)
        ask = host.live(table)["ask"]
        choice = [ask["options"][0]["notation"]]
        first = host.answer(table, ask["id"], [choice], "move-1")
        assert host.answer(table, ask["id"], [choice], "move-1") == first
        assert host.answer(table, ask["id"], [choice], "move-2", 409)["code"] == "stale"
    with server(database) as client:
        host.client = client
        assert host.answer(table, ask["id"], [choice], "move-1") == first


# ---- two servers
@pytest.fixture
def pair(database: str) -> Iterator[tuple[Process, Process]]:
    with Process(database) as one, Process(database) as other:
        yield one, other


def through(process: Process, guest: Guest) -> Guest:
    """The same person, at another server."""
    same = Guest(process.url)
    same.http.cookies.set("tharsis", guest.http.cookies["tharsis"])
    return same


def next_live(socket: ClientConnection, seq: int) -> dict[str, object]:
    """The first view that is at least so new."""
    for _ in range(50):
        message = json.loads(socket.recv(timeout=10))
        if message["type"] == "live" and message["seq"] >= seq:
            return message  # type: ignore[no-any-return]
    raise AssertionError("it never came")


def test_an_answer_through_one_server_reaches_a_socket_on_the_other(pair: tuple[Process, Process]) -> None:
    one, other = pair
    table, (host, friend) = seat_people(one.url, 2)
    with connect(other.socket(table), additional_headers={"Cookie": friend.cookie}) as socket:
        assert next_live(socket, 0)["seq"] == 0
        rnd = random.Random(1)
        for seq in range(1, 6):
            at = host if host.call("GET", f"/api/tables/{table}/live")["ask"] else friend
            ask = at.call("GET", f"/api/tables/{table}/live")["ask"]
            body = {"id": f"m{seq}", "ask": ask["id"], "answers": [some_answer(ask, rnd)]}
            assert at.call("POST", f"/api/tables/{table}/answer", body)["seq"] == seq
            assert next_live(socket, seq)["seq"] == seq


def test_people_and_deletion_are_heard_on_the_other_server(pair: tuple[Process, Process]) -> None:
    one, other = pair
    table, (host, friend) = seat_people(one.url, 2)
    with connect(other.socket(table), additional_headers={"Cookie": host.cookie}) as socket:
        next_live(socket, 0)
        friend.call("PATCH", f"/api/tables/{table}/me", {"name": "Olena"})
        for _ in range(20):
            if json.loads(socket.recv(timeout=10))["table"]["seats"][1]["name"] == "Olena":
                break
        else:
            raise AssertionError("the name never came")
        with connect(other.socket(table), additional_headers={"Cookie": friend.cookie}) as theirs:
            next_live(theirs, 0)
            host.call("POST", f"/api/tables/{table}/seats/1/link")
            assert closing(theirs) == 4403
        host.call("DELETE", f"/api/tables/{table}")
        assert closing(socket) == 4404


def closing(socket: ClientConnection) -> int | None:
    """Reads until the other side closes, and says with which code."""
    from websockets.exceptions import ConnectionClosed

    for _ in range(50):
        try:
            socket.recv(timeout=10)
        except ConnectionClosed:
            return socket.close_code
    return None


def test_of_simultaneous_answers_exactly_one_wins(pair: tuple[Process, Process]) -> None:
    one, other = pair
    table, (host, friend) = seat_people(one.url, 2)
    places = [host, through(other, host)]
    watching = through(other, friend)
    with connect(other.socket(table), additional_headers={"Cookie": friend.cookie}) as socket:
        next_live(socket, 0)
        rnd = random.Random(2)
        won = 0
        for n in range(25):
            live = host.call("GET", f"/api/tables/{table}/live")
            if live["ask"] is None:
                ask = friend.call("GET", f"/api/tables/{table}/live")["ask"]
                body = {"id": f"f{n}", "ask": ask["id"], "answers": [some_answer(ask, rnd)]}
                friend.call("POST", f"/api/tables/{table}/answer", body)
                next_live(socket, live["seq"] + 1)
                continue
            got: list[dict[str, object]] = []

            def say(at: Guest, move: str, ask: dict[str, object], answer: list[str], got: list[object]) -> None:
                body = {"id": move, "ask": ask["id"], "answers": [answer]}
                got.append(at.call("POST", f"/api/tables/{table}/answer", body))

            answer = some_answer(live["ask"], rnd)
            threads = [
                threading.Thread(target=say, args=(at, f"h{n}-{i}", live["ask"], answer, got))
                for i, at in enumerate(places)
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(20)
            assert sorted(str(x["type"]) for x in got) == ["ack", "problem"], got
            assert {x.get("code") for x in got} == {None, "stale"}
            next_live(socket, live["seq"] + 1)
            won += 1
        assert won > 5
        here = [g.call("GET", f"/api/tables/{table}/live") for g in (friend, watching)]
        assert here[0]["seq"] == here[1]["seq"] and here[0]["view"] == here[1]["view"]
