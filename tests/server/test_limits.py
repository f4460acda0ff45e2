"""How often somebody may ask, over HTTP and over sockets."""

from __future__ import annotations

import asyncio
import inspect
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute
from people import ENOUGH, NO_LIMITS, Person, closing, open_socket, server, until, within
from starlette.websockets import WebSocket, WebSocketDisconnect
from test_tables import two

from tharsis.server import socket as live_socket
from tharsis.server.app import create_app
from tharsis.server.limits import Buckets, Doorkeeper, Limit, Limits, network
from tharsis.server.metering import WINDOW, Account, Meter, metered
from tharsis.server.playing import admitted
from tharsis.server.socket import Connection, Wire


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tharsis.sqlite'}"


def test_a_bucket_fills_steadily() -> None:
    buckets = Buckets(Limit(2, 3))
    for _ in range(3):
        assert buckets.wait("a", 10.0) == 0
        buckets.take("a", 10.0)
    assert buckets.wait("a", 10.0) == 0.5 and buckets.wait("b", 10.0) == 0
    assert buckets.wait("a", 10.25) == 0.25 and buckets.wait("a", 10.5) == 0
    buckets.take("a", 100.0)
    assert buckets.has("a", 100.0) == 2  # it was full, not fuller


def test_full_buckets_are_forgotten() -> None:
    buckets = Buckets(Limit(1, 5))
    for n in range(2 * Buckets.MOST):
        buckets.take(f"{n}", n / 10)
    assert len(buckets.left) <= Buckets.MOST
    assert buckets.has(f"{2 * Buckets.MOST - 1}", (2 * Buckets.MOST - 1) / 10) == 4


def test_what_is_refused_is_not_counted() -> None:
    """Who hammers on is let in again as soon as one who waits."""
    door = Doorkeeper(Limits(Limit(0.001, 2), ENOUGH, ENOUGH, ENOUGH))
    assert [door.wait("me", "here") > 0 for _ in range(4)] == [False, False, True, True]
    assert door.calls[0].left["me"][0] >= 0
    assert door.calls[1].left["here"][0] >= ENOUGH.burst - 3


def test_too_many_requests_are_told_when_to_come_back(database: str) -> None:
    slow = Limit(0.01, 5)
    with server(database, limits=replace(NO_LIMITS, person=slow)) as client:
        host = Person(client)
        host.cookies["tharsis"] = "h" * 43
        for _ in range(5):
            host.get("/api/tables")
        response = client.get("/api/tables", headers={"Cookie": f"tharsis={'h' * 43}"})
        assert response.status_code == 429
        assert response.json()["code"] == "busy" and response.json()["text"]
        assert 1 <= int(response.headers["Retry-After"]) <= 100
        other = Person(client)
        other.cookies["tharsis"] = "o" * 43
        other.get("/api/tables")  # it is the other's turn as before
        assert client.get("/").status_code in (200, 503)  # the page itself is not counted
        assert client.get("/favicon.ico").status_code != 429


def test_a_new_cookie_for_each_request_does_not_help(database: str) -> None:
    with server(database, limits=replace(NO_LIMITS, address=Limit(0.01, 10))) as client:
        seen = []
        for n in range(12):
            client.cookies.clear()
            seen.append(client.get("/api/tables", headers={"Cookie": f"tharsis={n:043d}"}).status_code)
        assert seen == [200] * 10 + [429] * 2


def test_strangers_of_one_address_share_a_bucket(database: str) -> None:
    with server(database, limits=replace(NO_LIMITS, person=Limit(0.01, 3))) as client:
        seen = []
        for _ in range(4):
            client.cookies.clear()
            seen.append(client.get("/api/catalogue").status_code)
        assert seen == [200, 200, 200, 429]


def test_opening_tables_and_uploading_records_is_limited_more(database: str) -> None:
    with server(database, limits=replace(NO_LIMITS, person_opens=Limit(0.01, 3))) as client:
        host = Person(client)
        host.get("/api/tables")
        table = host.open("you", "friend")["table"]["id"]
        host.call("POST", "/api/records", {}, 422)
        host.call("POST", f"/api/tables/{table}/share", None, 409)
        opened = {"name": "T", "seats": [{"kind": "you"}]}
        lesson = {"game": "mars", "lesson": "aim"}
        for path, body in (("/api/tables", opened), ("/api/records", {}), ("/api/lessons", lesson)):
            assert host.call("POST", path, body, 429)["code"] == "busy"
        assert host.live(table)["ask"] is not None
        assert [x["id"] for x in host.get("/api/tables")["tables"]] == [table]


def test_opening_is_limited_for_an_address_as_well(database: str) -> None:
    with server(database, limits=replace(NO_LIMITS, address_opens=Limit(0.01, 2))) as client:
        seats = [{"kind": "you"}, {"kind": "friend"}]
        seen = []
        for _ in range(3):
            client.cookies.clear()
            seen.append(client.post("/api/tables", json={"name": "T", "seats": seats}).status_code)
        assert seen == [201, 201, 429]


def test_connections_are_counted_as_well(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tharsis.server.playing.MOST_OPEN", 2)
    with server(database) as client:
        host, friend, table = two(client)
        with open_socket(host, table) as one, open_socket(host, table) as two_:
            until(one, "live")
            until(two_, "live")
            with pytest.raises(WebSocketDisconnect) as refused, open_socket(host, table):
                pass
            assert refused.value.code == live_socket.BUSY
            with open_socket(friend, table) as theirs:
                until(theirs, "live")
            host.post(f"/api/tables/{table}/seats/1/link")
        with open_socket(host, table) as again:
            until(again, "live")
            host.call("DELETE", f"/api/tables/{table}", status=204)
            assert closing(again) == live_socket.GONE


def test_those_that_come_at_the_same_moment_are_counted_too(database: str) -> None:
    with server(database) as client:
        host, _, table = two(client)
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "headers": [(b"cookie", f"tharsis={host.cookies['tharsis']}".encode())],
            "query_string": b"",
            "app": client.app,
        }

        async def receive() -> dict[str, str]:
            await asyncio.sleep(0.01)
            return {"type": "websocket.connect"}

        async def send(_: Any) -> None:
            await asyncio.sleep(0)

        async def come() -> Connection:
            return await admitted(WebSocket(scope, receive, send), Wire(receive, send))

        async def scene() -> list[Connection | BaseException]:
            return await asyncio.gather(*(come() for _ in range(live_socket.MOST_OPEN + 5)), return_exceptions=True)

        assert client.portal is not None
        came = client.portal.call(scene)
        assert [one.code for one in came if isinstance(one, WebSocketDisconnect)] == 5 * [live_socket.BUSY]
        assert sum(isinstance(one, Connection) for one in came) == live_socket.MOST_OPEN


def test_who_connects_over_and_over_has_to_wait(database: str) -> None:
    with server(database, limits=replace(NO_LIMITS, person=Limit(0.01, 12))) as client:
        host, _, table = two(client)
        with pytest.raises(WebSocketDisconnect) as refused:
            for _ in range(13):
                with open_socket(host, table) as socket:
                    until(socket, "live")
        assert refused.value.code == live_socket.BUSY


# ---- what it costs
def spin(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def busy_meter(**limits: Any) -> Meter:
    """Of a server that has much to do."""
    return Meter(replace(NO_LIMITS, share=0.0, **limits))


def test_only_the_time_at_work_counts() -> None:
    async def scene() -> None:
        spent: list[float] = []

        async def work() -> str:
            spin(0.02)
            await asyncio.sleep(0.1)
            spin(0.02)
            return "done"

        assert await metered(work(), spent.append) == "done"
        assert 0.04 <= sum(spent) < 0.09

    within(scene)


def test_what_goes_wrong_inside_goes_wrong_outside() -> None:
    async def scene() -> None:
        spent: list[float] = []

        async def breaks() -> None:
            await asyncio.sleep(0)
            raise ZeroDivisionError

        async def waits() -> str:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                return "tidied up"
            return "?"

        with pytest.raises(ZeroDivisionError):
            await metered(breaks(), spent.append)
        task = asyncio.create_task(metered(waits(), spent.append))
        await asyncio.sleep(0)
        task.cancel()
        assert await task == "tidied up" and len(spent) == 4

    within(scene)


def test_who_is_alone_waits_for_nobody() -> None:
    meter = busy_meter(person_work=Limit(0.1, 1))
    me, you = Account(meter, "me", "here"), Account(meter, "you", "here")
    me.charge(5)
    assert me.wait() == 0
    you.charge(0.1)
    assert me.wait() > 0


def test_who_has_spent_more_than_their_share_waits() -> None:
    meter = busy_meter(person_work=Limit(0.1, 1))
    me, you = Account(meter, "me", "here"), Account(meter, "you", "here")
    you.charge(0)
    me.charge(0.9)
    assert me.wait() == 0
    me.charge(1.1)
    assert 9 < me.wait() <= 10 and you.wait() == 0
    me.charge(1000)
    assert 50 < me.wait() <= 60  # never longer


def test_an_address_has_its_share_and_this_machine_none() -> None:
    meter = busy_meter(address_work=Limit(0.1, 1))
    for n in range(30):  # a cookie costs nothing
        Account(meter, f"{n}", "192.0.2.1").charge(0.1)
        Account(meter, f"{n}", "127.0.0.1").charge(0.1)
        Account(meter, f"{n}", "::1").charge(0.1)
    assert Account(meter, "new", "192.0.2.1").wait() > 0
    assert Account(meter, "new", "192.0.2.2").wait() == Account(meter, "new", "127.0.0.1").wait() == 0
    assert Account(meter, "new", "::1").wait() == 0


def test_nobody_waits_while_there_is_time_to_spare() -> None:
    meter = Meter(replace(NO_LIMITS, person_work=Limit(0.1, 1), share=0.05))
    me, you = Account(meter, "me", "here"), Account(meter, "you", "here")
    me.charge(5)
    you.charge(0)
    meter.strained()
    time.sleep(WINDOW)
    assert me.wait() == 0
    for _ in range(20):  # a busy machine may leave us less than our share of one of them
        spin(WINDOW)
        if me.wait() > 0:
            return
    pytest.fail("nobody has to wait though all the time is taken")


def test_everything_is_done_on_an_account(database: str) -> None:
    """What a thread does for somebody is not counted, see metering.py: only what is made once for all is done there."""
    in_threads = {"/api/catalogue"}
    routes = [route for route in create_app(database).routes if isinstance(route, APIRoute)]
    assert len(routes) > 40
    assert {one.path for one in routes if not inspect.iscoroutinefunction(one.endpoint)} == in_threads


def test_who_asks_for_too_much_is_refused_over_http(database: str) -> None:
    limits = replace(NO_LIMITS, person_work=Limit(1e-6, 0), share=0.0)
    with server(database, limits=limits) as client:
        me, you = Person(client), Person(client)
        me.cookies["tharsis"], you.cookies["tharsis"] = "m" * 43, "y" * 43
        you.get("/api/tables")
        me.get("/api/tables")
        assert me.call("GET", "/api/tables", status=429)["code"] == "busy"
        assert int(client.get("/api/tables", headers={"Cookie": f"tharsis={'m' * 43}"}).headers["Retry-After"]) > 1


def test_who_asks_for_too_much_is_served_slowly_over_sockets(database: str) -> None:
    limits = replace(NO_LIMITS, person_work=Limit(1e-6, 0), share=1.0)
    with server(database, limits=limits) as client:
        host, friend, table = two(client)
        with open_socket(host, table) as mine, open_socket(friend, table) as theirs:
            for socket in (mine, theirs):
                until(socket, "live")
            meter = client.app.state.meter  # type: ignore[attr-defined]
            meter.share, meter.busy = 0.0, 1.0
            mine.send_json({"type": "lang", "lang": "fr"})
            assert until(mine, "problem")[-1]["code"] == "busy"


def test_a_language_that_is_spoken_already_costs_nothing(database: str) -> None:
    with server(database) as client:
        host, _, table = two(client)
        with open_socket(host, table) as socket:
            until(socket, "live")
            socket.send_json({"type": "lang", "lang": "en"})
            for _ in range(2):
                socket.send_json({"type": "ping"})
                assert [one["type"] for one in until(socket, "pong")] == ["pong"]
            socket.send_json({"type": "lang", "lang": "fr"})
            until(socket, "live")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_half_of_an_address_of_ipv6_stands_for_all(address: str, counted: str) -> None:
    assert network(address) == counted
    door = Doorkeeper(Limits(ENOUGH, Limit(0.001, 1), ENOUGH, ENOUGH))
    assert door.wait("me", address) == 0 and door.wait("you", counted.replace("/64", "77")) > 0
