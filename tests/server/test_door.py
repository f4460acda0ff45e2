"""What every request passes: names, sites, sizes and limits; what every answer carries; and which paths there are."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import reduce
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from people import ENOUGH, Person, open_socket, server, until
from starlette.websockets import WebSocketDisconnect
from test_tables import two

from tharsis.server import pages
from tharsis.server.addresses import Hosts, Proxies
from tharsis.server.app import create_app
from tharsis.server.limits import Limit, Limits, network
from tharsis.server.problems import readable
from tharsis.server.socket import BUSY, FORBIDDEN

ROUTER = Path(__file__).parents[2] / "web/src/lib/router.svelte.ts"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tharsis.sqlite'}"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(f"sqlite:///{tmp_path_factory.mktemp('door') / 'tharsis.sqlite'}") as made:
        yield made


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of three files, and something beside it that is nobody's business."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    for name in ("index.html", "favicon.svg", "assets/index-1a.js", ".env"):
        (folder / name).write_text(f"<p>{name}")
    monkeypatch.setattr(pages, "CLIENT", folder)
    return folder


@pytest.mark.parametrize(
    ("accepted", "coding", "text"),
    [
        ("gzip, deflate, br", "br", "smaller"),
        ("gzip", "gzip", "small"),
        ("br;q=0, gzip;q=0.5", "gzip", "small"),
        ("identity", None, "<p>assets/index-1a.js"),
    ],
)
def test_files_are_sent_as_the_build_has_packed_them(
    client: TestClient, built: Path, accepted: str, coding: str | None, text: str
) -> None:
    (built / "assets/index-1a.js.br").write_text("smaller")
    (built / "assets/index-1a.js.gz").write_text("small")
    with client.stream("GET", "/assets/index-1a.js", headers={"accept-encoding": accepted}) as sent:
        assert b"".join(sent.iter_raw()).decode() == text
        assert (sent.headers.get("content-encoding"), sent.headers["vary"]) == (coding, "Accept-Encoding")
        assert "javascript" in sent.headers["content-type"] and "immutable" in sent.headers["cache-control"]


# ---- paths
def routes() -> list[str]:
    """An address for each route of the client."""
    patterns = re.findall(r"\[/\^(.+?)\$/, \"", ROUTER.read_text())
    assert len(patterns) >= 8
    some = {"\\/": "/", "([^/]+)": "some-thing", "([a-z]+)": "some", "([0-9]+)": "7"}
    some |= {"(?:/([0-9a-f-]+))?": "/2026-11-16", "([A-Za-z0-9_-]+)": "eNrLSM3JyQcABiwCFQ"}
    paths = [reduce(lambda path, part: path.replace(*part), some.items(), pattern) for pattern in patterns]
    assert not any("(" in path for path in paths), "what stands there is not known here"
    return paths


@pytest.mark.parametrize("path", routes())
def test_every_route_of_the_client_is_its_page(client: TestClient, built: Path, path: str) -> None:
    assert (client.get(path).status_code, client.get(path).text) == (200, "<p>index.html")
    assert client.head(path).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/health",
        "/metrics",
        "/.env",
        "/robots.txt",
        "/index.php",
        "/redoc",
        "/t",
        "/new/more",
        "/a%00b",
        "/" + "x" * 300,
        "/t/a/" + "x" * 300,
        "/assets/" + "x" * 300,
        "/assets/../favicon.svg/",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/api/nothing",
    ],
)
def test_what_is_not_there_is_not_found(client: TestClient, built: Path, path: str) -> None:
    assert client.get(path, headers={"Accept": "*/*"}).status_code == 404
    assert client.get(path, headers={"Accept": "text/html"}).status_code == 404
    assert "secret" not in client.get(path).text


def test_a_person_who_is_lost_sees_the_page(client: TestClient, built: Path) -> None:
    assert client.get("/nowhere", headers={"Accept": "text/html,*/*;q=0.8"}).text == "<p>index.html"
    assert client.get("/nowhere", headers={"Accept": "*/*"}).json()["code"] == "unknown"


def test_files_are_kept_by_the_browser(client: TestClient, built: Path) -> None:
    assert "immutable" in client.get("/assets/index-1a.js").headers["Cache-Control"]
    assert "immutable" not in client.get("/favicon.svg").headers["Cache-Control"]


# ---- what every answer carries
def test_every_answer_protects_the_browser(database: str, built: Path) -> None:
    limits = Limits(ENOUGH, Limit(0.01, 6), ENOUGH, ENOUGH)
    app = create_app(database, 0, limits, hosts=Hosts(["testserver"]))

    @app.get("/api/broken")
    def broken() -> None:
        raise RuntimeError("a mistake of ours")

    app.router.routes.insert(0, app.router.routes.pop())
    with TestClient(app, raise_server_exceptions=False) as client:
        seen = [
            client.get("/"),
            client.get("/api/tables"),
            client.get("/api/docs"),
            client.get("/api/nothing"),
            client.get("/nothing"),
            client.get("/assets/none.js"),
            client.get("/api/broken"),
            client.get("/", headers={"Host": "evil.example"}),
            client.post("/api/tables", headers={"Origin": "http://evil.example"}),
            client.post("/api/enter", content=b" " * 70_000),
            client.post("/api/enter", content=b"{"),
            *(client.get("/api/tables") for _ in range(3)),
        ]
    assert {one.status_code for one in seen} == {200, 404, 500, 421, 403, 413, 422, 429}
    for one in seen:
        policy = one.headers["Content-Security-Policy"]
        for part in ("connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"):
            assert part in policy.split("; "), one.request.url
        assert one.headers["X-Frame-Options"] == "DENY" and one.headers["X-Content-Type-Options"] == "nosniff"
        assert "Strict-Transport-Security" not in one.headers


def test_behind_https_everything_stays_https(client: TestClient) -> None:
    client.cookies.clear()
    answer = client.get("https://testserver/api/tables")
    assert "max-age" in answer.headers["Strict-Transport-Security"]
    assert "Secure" in answer.headers["Set-Cookie"]
    client.cookies.clear()
    assert "Secure" not in client.get("/api/tables").headers["Set-Cookie"]


# ---- names
@pytest.mark.parametrize(
    "host",
    ["localhost:8060", "127.0.0.1", "[::1]:8060", "192.168.1.7:8060", "203.0.113.5", "[2001:db8::1]", "mars.localhost"]
    + ["olympus", "OLYMPUS:80", "olympus.local.", "olympus.lan:8060", "play.example.org", "a.games.example:443"],
)
def test_names_that_are_ours(host: str) -> None:
    assert host in Hosts(["play.example.org", "*.games.example"], machine="olympus.example.net")


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "evil.example:8060",
        "olympus.evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
    ]
    + ["notplay.example.org", "games.example", "xgames.example", "[evil]", "[", "x@127.0.0.1", "1.2.3"],
)
def test_names_that_are_not_ours(host: str) -> None:
    """An address is nobody's name, and a name that begins like ours may be anybody's."""
    assert host not in Hosts(["play.example.org", "*.games.example"], machine="olympus.example.net")
    assert host in Hosts(["*"])


def test_a_name_that_is_not_ours_is_refused(database: str) -> None:
    """DNS rebinding: a page of evil.example asks for evil.example, whose name now means our address."""
    with server(database, hosts=Hosts(["testserver"])) as client:
        host, _, table = two(client)
        for headers in ({"Host": "evil.example"}, {"Host": "evil.example", "Origin": "http://evil.example"}):
            refused = client.post("/api/records", json={}, headers=headers)
            assert refused.status_code == 421
            assert "evil.example" in refused.json()["text"] and "--allow-host" in refused.json()["text"]
        assert client.get("/", headers={"Host": "x" * 5000}).status_code == 421
        with pytest.raises(WebSocketDisconnect) as closed, open_socket(host, table, headers={"Host": "evil.example"}):
            pass
        assert closed.value.code == FORBIDDEN


# ---- sizes
def test_a_body_that_says_no_length_is_counted_as_it_comes(client: TestClient) -> None:
    def pieces(count: int) -> Iterator[bytes]:
        yield b'{"token": "'
        for _ in range(count):
            yield b"x" * 1000
        yield b'"}'

    headers = {"Content-Type": "application/json"}
    short = client.post("/api/enter", content=pieces(2), headers=headers)
    assert (short.status_code, short.json()["code"]) == (422, "malformed")
    long = client.post("/api/enter", content=pieces(100), headers=headers)
    assert (long.status_code, long.json()["text"]) == (413, "This is too long.")
    assert client.post("/api/records", content=b" " * 100_000, headers=headers).status_code == 422
    assert client.post("/api/records", content=b" " * 2_000_001, headers=headers).status_code == 413


@pytest.mark.parametrize("length", ["-1", "x", "9" * 5000])
def test_lengths_that_are_none_are_refused(client: TestClient, length: str) -> None:
    assert client.post("/api/enter", content=b"", headers={"Content-Length": length}).status_code == 413


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/records", {"game": "x" * 1_000_000}),
        ("/api/records", {"game": "mars", "setup": {"seats": 2, "y" * 1_000_000: 1}}),
        ("/api/records", {"game": "mars", "setup": "z" * 1_000_000}),
        ("/api/enter", {"token": "t" * 60_000}),
        ("/api/enter", {"k" * 60_000: 1}),
        ("/api/tables", {"game": "g" * 60_000, "name": "n", "seats": []}),
    ],
)
def test_an_error_does_not_echo_what_was_sent(client: TestClient, path: str, body: dict[str, Any]) -> None:
    refused = client.post(path, json=body)
    assert refused.status_code == 422 and refused.json()["text"]
    assert len(refused.content) < 2000


def test_an_error_on_a_socket_does_not_echo_what_was_sent(client: TestClient) -> None:
    host, _, table = two(client)
    with open_socket(host, table) as socket:
        until(socket, "live")
        socket.send_text(json.dumps({"type": "say", "id": "a", "k" * 60_000: 1}))
        assert len(json.dumps(until(socket, "problem")[-1])) < 2000


def test_long_sentences_keep_both_ends() -> None:
    assert readable("seed: " + "9" * 10_000 + " is too large").startswith("seed: 99")
    assert readable("seed: " + "9" * 10_000 + " is too large").endswith("99 is too large")
    assert readable("short") == "short" and readable("\ud800") == "?"


# ---- limits by address
def test_an_ipv6_network_is_one_address() -> None:
    assert network("2001:db8:1:2::5") == network("2001:db8:1:2:ffff:1:2:3") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::5") != network("2001:db8:1:2::5")
    assert network("::ffff:192.0.2.7") == "192.0.2.7" == network("192.0.2.7")
    assert network("testclient") == "testclient"


def test_ipv6_addresses_of_one_network_share_their_limits(database: str) -> None:
    app = create_app(database, 0, Limits(ENOUGH, Limit(0.01, 3), ENOUGH, ENOUGH))
    seen = []
    with TestClient(app) as first:
        for n in range(5):
            there = TestClient(app, client=(f"2001:db8::{n:x}", 5000))
            there.portal = first.portal
            seen.append(there.get("/api/tables").status_code)
        other = TestClient(app, client=("2001:db8:0:1::1", 5000))
        other.portal = first.portal
        assert other.get("/api/tables").status_code == 200
    assert seen == [200] * 3 + [429] * 2


def test_pages_and_files_are_limited_too(database: str, built: Path) -> None:
    with server(database, limits=Limits(ENOUGH, ENOUGH, ENOUGH, ENOUGH, address_files=Limit(0.01, 4))) as client:
        paths = ("/", "/favicon.svg", "/assets/index-1a.js", "/nowhere", "/", "/favicon.svg")
        seen = [client.get(path).status_code for path in paths]
        assert seen == [200, 200, 200, 404, 429, 429]
        assert client.get("/api/tables").status_code == 200


def test_sockets_are_counted_by_address(database: str) -> None:
    """A cookie costs nothing: who makes up new ones gets no more sockets for it."""
    with server(database, limits=Limits(*[ENOUGH] * 5, address_sockets=3)) as client:
        host, friend, table = two(client)
        with open_socket(host, table) as one, open_socket(friend, table) as two_, open_socket(host, table) as three:
            for socket in (one, two_, three):
                until(socket, "live")
            with pytest.raises(WebSocketDisconnect) as refused, open_socket(friend, table):
                pass
            assert refused.value.code == BUSY
        with open_socket(friend, table) as again:
            until(again, "live")


def test_handshakes_are_counted_by_address(database: str) -> None:
    with server(database, limits=Limits(*[ENOUGH] * 5, address_sockets=5)) as client:
        seen = []
        for n in range(12):
            stranger = Person(client)
            stranger.cookies["tharsis"] = f"{n:043d}"
            with pytest.raises(WebSocketDisconnect) as closed, open_socket(stranger, "tabletable"):
                pass
            seen.append(closed.value.code)
        assert seen[:10] == [4404] * 10 and seen[11] == BUSY


def test_proxies_are_this_machine_and_those_that_were_named() -> None:
    assert "127.0.0.1" in Proxies() and "::1" in Proxies() and "192.0.2.1" not in Proxies() and "" not in Proxies()
    assert "192.0.2.77" in Proxies(["192.0.2.0/24"]) and "198.51.100.9" in Proxies(["*"])
    with pytest.raises(ValueError):
        Proxies(["proxy.example"])


# ---- the reference
class Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.add(tag)
        self.anchors.add(given.get("id") or "")
        self.links.add(given.get("href") or given.get("src") or "")


def test_the_reference_names_every_request_and_message_and_needs_no_other_site(client: TestClient) -> None:
    page = client.get("/api/docs")
    description = client.get("/api/openapi.json").json()
    found = Links()
    found.feed(page.text)
    for path, methods in description["paths"].items():
        for method in methods:
            assert f"<b>{method.upper()}</b> {path}</h3>" in page.text
    assert set(description["components"]["schemas"]) <= found.anchors
    assert {link[1:] for link in found.links if link.startswith("#")} <= found.anchors
    assert {link for link in found.links if link and not link.startswith("#")} == {"openapi.json", "/favicon.svg"}
    assert "script" not in found.tags
