"""Connections that keep the server waiting, bring too much, or are too many: they end, and nobody else notices."""

from __future__ import annotations

import contextlib
import json
import logging
import resource
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
import uvicorn
from people import NO_LIMITS, PATIENCE
from running import Guest, Process, free_port, seat_people
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tharsis.server import connections
from tharsis.server.addresses import Proxies
from tharsis.server.app import create_app
from tharsis.server.connections import Caller, Gate, SocketConnection
from tharsis.server.serve import configured, listen

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-More: "
WHOLE = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
OTHER = "127.0.0.2"  # an address of this machine that is no proxy


class Place:
    """A server over real sockets, in a thread."""

    def __init__(self, database: str, gate: Gate) -> None:
        self.gate = gate
        self.port = free_port()
        self.listening = listen("127.0.0.1", self.port)
        self.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # what is not read does not hide in there
        self.server = uvicorn.Server(configured(create_app(database, 0, NO_LIMITS), gate))
        self.thread = threading.Thread(target=self.server.run, args=[[self.listening]])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def call(self, sends: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
        """A connection that has said this much."""
        raw = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (address, 0))
        raw.sendall(sends)
        return raw

    def __enter__(self) -> Place:
        self.thread.start()
        end = time.monotonic() + PATIENCE
        while not self.server.started and time.monotonic() < end:
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """Room for six connections of one address."""
    database = f"sqlite:///{tmp_path_factory.mktemp('connections') / 'tharsis.sqlite'}"
    with Place(database, Gate(most=1000, of_address=6)) as made:
        yield made


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """With little patience. Others have the usual one: on a busy machine nobody is too late before the test goes on."""
    monkeypatch.setattr(connections, "HEAD_TIME", 0.4)
    monkeypatch.setattr(connections, "BODY_TIME", 0.6)
    monkeypatch.setattr(connections, "ANSWER_TIME", 1.0)


def heard(raw: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    out = b""
    with contextlib.suppress(ConnectionResetError):
        while data := raw.recv(65536):
            out += data
    raw.close()
    return out


def status(raw: socket.socket) -> int | None:
    """Of the answer with which the connection ends."""
    answer = heard(raw)
    return int(answer.split(b" ", 2)[1]) if answer else None


# ---- time
def test_half_a_head_is_closed(place: Place, hurried: None) -> None:
    began = time.monotonic()
    answer = heard(place.call(HALF))
    assert answer.startswith(b"HTTP/1.1 408 ") and b"X-Frame-Options: DENY\r\n" in answer
    assert 0.3 < time.monotonic() - began < 5


def test_a_head_that_comes_byte_by_byte_is_closed(place: Place, hurried: None) -> None:
    raw = place.call(HALF)
    end = time.monotonic() + PATIENCE
    with contextlib.suppress(OSError):
        while time.monotonic() < end:
            raw.sendall(b"x")
            time.sleep(0.05)
    assert time.monotonic() < end, "it is still taken"


def test_who_says_nothing_is_closed_without_a_word(place: Place, hurried: None) -> None:
    assert heard(place.call()) == b""


def test_half_a_body_is_closed(place: Place, hurried: None) -> None:
    head = (
        b"POST /api/enter HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n"
    )
    assert status(place.call(head + b"{")) == 408
    assert not place.gate.inside


def test_half_of_the_next_request_is_closed(place: Place, hurried: None) -> None:
    answer = heard(place.call(WHOLE + HALF))
    assert answer.count(b"HTTP/1.1 200") == 1 and answer.count(b"HTTP/1.1 408") == 1


def test_who_takes_the_answer_too_slowly_is_dropped(place: Place, hurried: None) -> None:
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", place.port))
    raw.sendall(b"GET /api/catalogue HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    end = time.monotonic() + PATIENCE
    while not place.gate.inside and time.monotonic() < end:
        time.sleep(0.01)
    while place.gate.inside and time.monotonic() < end:
        time.sleep(0.01)
    assert not place.gate.inside, "it is still there"
    assert len(heard(raw)) < 50_000, "it was not dropped, it has all"


def test_requests_one_after_the_other_use_one_connection(place: Place) -> None:
    with httpx.Client(base_url=place.url) as client:
        for _ in range(5):
            assert client.get("/api/tables").status_code == 200
            assert len(place.gate.inside) == 1


# ---- size
@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 1_000_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 5_000 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 200 + b"\r\n",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: " + b"x" * 40_000,
        b"\r\n" * 30_000,
    ],
)
def test_heads_have_a_size(place: Place, head: bytes) -> None:
    raw = place.call()
    with contextlib.suppress(ConnectionResetError, BrokenPipeError):
        raw.sendall(head)
    assert status(raw) in (431, None)  # None: it was still sending, and heard only that the connection is gone
    with Guest(place.url).http as client:
        assert client.get("/api/tables").status_code == 200


def test_a_large_but_decent_head_is_taken(place: Place) -> None:
    headers = {f"X-{n}": "x" * 200 for n in range(80)}
    assert httpx.get(f"{place.url}/api/tables", headers=headers).status_code == 200


def test_nonsense_is_refused(place: Place) -> None:
    assert status(place.call(b"\x16\x03\x01 hello\r\n\r\n")) == 400
    assert status(place.call(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 500)) == 400  # pipelined beyond measure
    two_lengths = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    assert status(place.call(two_lengths)) == 400


def test_who_is_sent_away_in_the_middle_of_an_answer_leaves_no_trace(
    place: Place, hurried: None, caplog: pytest.LogCaptureFixture
) -> None:
    """Of many requests at once the first are being answered when the last are refused."""
    assert status(place.call(WHOLE)) == 200
    for _ in range(30):
        assert status(place.call(b"GET /favicon.svg HTTP/1.1\r\nHost: x\r\n\r\n" * 500)) == 400
        place.call(b"GET /favicon.svg HTTP/1.1\r\nHost: x\r\n\r\n" * 3).close()
    assert not [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]


# ---- number
def test_one_address_cannot_hold_all(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest of its own goes for the newest; who is busy or somebody else is not touched."""
    monkeypatch.setattr(connections, "HEAD_TIME", 3.0)  # nobody is too late before all have called
    other = place.call(HALF)
    calls = [place.call(HALF, OTHER) for _ in range(9)]
    assert [heard(raw) for raw in calls[:3]] == [b""] * 3
    assert [status(raw) for raw in calls[3:]] == [408] * 6
    assert status(other) == 408
    assert not place.gate.inside and not place.gate.held and not place.gate.waiting


def test_live_sockets_are_counted_and_not_dropped(place: Place) -> None:
    table, (host,) = seat_people(place.url, 1)
    url = f"ws://127.0.0.1:{place.port}/api/tables/{table}/socket"
    headers = {"Cookie": host.cookie}
    with contextlib.ExitStack() as stack:
        live = [
            stack.enter_context(connect(url, additional_headers=headers, source_address=(OTHER, 0))) for _ in range(6)
        ]
        assert place.gate.live == 6 and place.gate.held[OTHER] == 6
        assert heard(place.call(WHOLE, OTHER)) == b""  # none of them waits, so there is no room
        for socket_ in live:
            assert '"live"' in str(socket_.recv(PATIENCE))
    end = time.monotonic() + PATIENCE
    while place.gate.live and time.monotonic() < end:
        time.sleep(0.01)
    assert place.gate.live == 0 and not place.gate.held[OTHER]


def test_an_open_socket_is_small_and_called_at_times_of_its_own(place: Place) -> None:
    """There may be ten thousand of them, who all came back at the same moment."""
    table, (host,) = seat_people(place.url, 1)
    url = f"ws://127.0.0.1:{place.port}/api/tables/{table}/socket"
    with contextlib.ExitStack() as stack:
        for _ in range(4):
            mine = stack.enter_context(connect(url, additional_headers={"Cookie": host.cookie}))
            assert '"live"' in str(mine.recv(PATIENCE))
        sockets = [one for one in place.gate.inside if isinstance(one, SocketConnection)]
        assert [vars(one) for one in sockets] == [{}] * 4  # all that is kept of one has a slot
        calls = [one.ping_timer.when() for one in sockets if one.ping_timer is not None]
        assert max(calls) - min(calls) > 0.1


class Connection(Caller):
    def __init__(self, address: str) -> None:
        self.address = address
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True


def test_where_all_places_are_taken_the_address_that_holds_most_gives_one_up(
    caplog: pytest.LogCaptureFixture,
) -> None:
    gate = Gate(most=5, of_address=4)
    quiet = Connection("a")
    many = [Connection("b") for _ in range(4)]
    assert all(gate.enter(one) for one in (quiet, *many))
    gate.works(many[0])
    newcomer = Connection("c")
    assert gate.enter(newcomer)
    assert [one.dropped for one in many] == [False, True, False, False] and not quiet.dropped
    gate.waits(many[0])  # answered: from now on it waits less long than the others
    assert gate.enter(Connection("d")) and many[2].dropped and not many[0].dropped
    assert [one.getMessage()[:40] for one in caplog.records] == ["5 connections are open, 4 of them from b"]


def test_where_nobody_waits_a_newcomer_finds_no_room() -> None:
    gate = Gate(most=2, of_address=2)
    busy = [Connection("a"), Connection("b")]
    for one in busy:
        assert gate.enter(one)
        gate.works(one)
    assert not gate.enter(Connection("c"))
    gate.leave(busy[0])
    assert gate.enter(Connection("c")) and not busy[1].dropped


def test_a_proxy_holds_the_connections_of_others() -> None:
    gate = Gate(most=100, of_address=2, proxies=Proxies(["192.0.2.1"]))
    calls = [Connection("192.0.2.1") for _ in range(50)]
    for one in calls:
        gate.name(one, "192.0.2.1")
        assert gate.enter(one)
    assert not any(one.dropped for one in calls)


def test_sockets_leave_room_for_requests(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (host,) = seat_people(place.url, 1)
    monkeypatch.setattr(place.gate, "live", 750)
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{place.port}/api/tables/{table}/socket", additional_headers={"Cookie": host.cookie})
    assert refused.value.response.status_code == 503


# ---- for real
def test_eleven_hundred_half_open_requests_lock_nobody_out(tmp_path: Path) -> None:
    """With 1,024 file descriptors and not one more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))  # ours, for the other ends
    process = Process(f"sqlite:///{tmp_path / 'tharsis.sqlite'}", files=1024)
    attack: list[socket.socket] = []
    try:
        with process:
            victim = Guest(process.url)
            table, people = seat_people(process.url, 2)
            for n in range(1100):
                raw = socket.create_connection(("127.0.0.1", process.port), PATIENCE)
                raw.sendall(HALF)
                attack.append(raw)
                if n % 100 == 99:
                    assert victim.call("GET", "/api/tables") == {"tables": []}
            began = time.monotonic()
            for person in (victim, *people):
                fresh = Guest(process.url)
                fresh.http.cookies = person.http.cookies
                assert "tables" in fresh.call("GET", "/api/tables")
            with connect(process.socket(table), additional_headers={"Cookie": people[0].cookie}) as live:
                assert '"live"' in str(live.recv(PATIENCE))
            assert time.monotonic() - began < 5
    finally:
        for raw in attack:
            raw.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_socket_remembers_nothing_of_what_it_has_packed(place: Place) -> None:
    """Each message is packed by itself, so that an idle connection is small; and both sides understand each other."""
    table, (host, _) = seat_people(place.url, 2)
    address = f"ws://127.0.0.1:{place.port}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": host.cookie}, compression="deflate") as mine:
        assert mine.response is not None
        packed = mine.response.headers["Sec-WebSocket-Extensions"]
        assert "server_no_context_takeover" in packed and "client_no_context_takeover" in packed
        assert json.loads(mine.recv(PATIENCE))["type"] == "live"
        for _ in range(3):
            mine.send(json.dumps({"type": "ping", "id": "x" * 3000}))
            assert json.loads(mine.recv(PATIENCE))["type"] in ("pong", "live")
