"""How often somebody may ask, over HTTP and over sockets."""

from __future__ import annotations

from pathlib import Path

import pytest
from people import ENOUGH, Person, closing, open_socket, server, until
from starlette.websockets import WebSocketDisconnect
from test_tables import two

from tharsis.server import socket as live_socket
from tharsis.server.limits import Buckets, Doorkeeper, Limit, Limits


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
    with server(database, limits=Limits(slow, ENOUGH, ENOUGH, ENOUGH)) as client:
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
    with server(database, limits=Limits(ENOUGH, Limit(0.01, 10), ENOUGH, ENOUGH)) as client:
        seen = []
        for n in range(12):
            client.cookies.clear()
            seen.append(client.get("/api/tables", headers={"Cookie": f"tharsis={n:043d}"}).status_code)
        assert seen == [200] * 10 + [429] * 2


def test_strangers_of_one_address_share_a_bucket(database: str) -> None:
    with server(database, limits=Limits(Limit(0.01, 3), ENOUGH, ENOUGH, ENOUGH)) as client:
        seen = []
        for _ in range(4):
            client.cookies.clear()
            seen.append(client.get("/api/catalogue").status_code)
        assert seen == [200, 200, 200, 429]


def test_opening_tables_and_uploading_records_is_limited_more(database: str) -> None:
    with server(database, limits=Limits(ENOUGH, ENOUGH, Limit(0.01, 3), ENOUGH)) as client:
        host = Person(client)
        host.get("/api/tables")
        table = host.open("you", "friend")["table"]["id"]
        host.call("POST", "/api/records", {}, 422)
        host.call("POST", f"/api/tables/{table}/share", None, 409)
        for path, body in (("/api/tables", {"name": "T", "seats": [{"kind": "you"}]}), ("/api/records", {})):
            assert host.call("POST", path, body, 429)["code"] == "busy"
        assert host.live(table)["ask"] is not None
        assert [x["id"] for x in host.get("/api/tables")["tables"]] == [table]


def test_opening_is_limited_for_an_address_as_well(database: str) -> None:
    with server(database, limits=Limits(ENOUGH, ENOUGH, ENOUGH, Limit(0.01, 2))) as client:
        seats = [{"kind": "you"}, {"kind": "friend"}]
        seen = []
        for _ in range(3):
            client.cookies.clear()
            seen.append(client.post("/api/tables", json={"name": "T", "seats": seats}).status_code)
        assert seen == [201, 201, 429]


def test_connections_are_counted_as_well(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tharsis.server.app.MOST_OPEN", 2)
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


def test_who_connects_over_and_over_has_to_wait(database: str) -> None:
    with server(database, limits=Limits(Limit(0.01, 12), ENOUGH, ENOUGH, ENOUGH)) as client:
        host, _, table = two(client)
        with pytest.raises(WebSocketDisconnect) as refused:
            for _ in range(13):
                with open_socket(host, table) as socket:
                    until(socket, "live")
        assert refused.value.code == live_socket.BUSY
