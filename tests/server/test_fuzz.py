"""Nonsense from outside: Schemathesis over the whole API, and a fuzzer of the WebSocket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from people import Person, open_socket, server, until
from schemathesis import GenerationMode
from test_tables import two

from tharsis.server.app import create_app

Json = dict[str, Any]


# ---- the API
class Place:
    """A server with a table and its host."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.host = Person(client)
        self.new_table()

    def new_table(self) -> None:
        self.table: str = self.host.open("you", "friend")["table"]["id"]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{k}={v}" for k, v in self.host.cookies.items())


@pytest.fixture(scope="module")
def place(client: TestClient) -> Place:
    return Place(client)


DESCRIPTION = create_app("sqlite://").openapi()
api = schemathesis.openapi.from_dict(DESCRIPTION)
operations = {one.ok().label: one.ok() for one in api.get_all_operations()}


def check_answer(path: str, method: str, response: Any) -> None:
    """What came back is what the description says: its status is there, and its body fits the schema of that status."""
    documented = DESCRIPTION["paths"][path][method.lower()]["responses"]
    status = str(response.status_code)
    assert status in documented, f"{method} {path} answered {status}: {response.text[:200]}"
    content = documented[status].get("content")
    if content is None:
        assert response.content == b""
        return
    validator(json.dumps(content["application/json"]["schema"])).validate(response.json())
    if response.status_code >= 400:
        assert response.json()["text"], "a sentence for the person"


@cache
def validator(schema: str) -> Any:
    return jsonschema_rs.validator_for({**json.loads(schema), "components": DESCRIPTION["components"]})


def test_every_problem_is_described() -> None:
    """Whatever goes wrong, the answer is a Problem; the description says so for each request."""
    for path, methods in DESCRIPTION["paths"].items():
        for method, operation in methods.items():
            for status in ("403", "404", "409", "413", "422", "429", "503"):
                content = operation["responses"][status]["content"]["application/json"]
                told = "Health" if (path, status) == ("/api/health", "503") else "Problem"
                assert content["schema"] == {"$ref": f"#/components/schemas/{told}"}, (method, path, status)
            good = [status for status in operation["responses"] if status < "400"]
            assert len(good) == 1, (method, path)
    assert not {"HTTPValidationError", "ValidationError"} & set(DESCRIPTION["components"]["schemas"])


def test_answers_that_do_not_fit_would_be_seen(place: Place) -> None:
    """The checks themselves."""
    response = place.client.get("/api/tables")
    check_answer("/api/tables", "GET", response)
    with pytest.raises(jsonschema_rs.ValidationError):
        check_answer("/api/tables/{table}", "GET", response)
    with pytest.raises(AssertionError):
        check_answer("/api/records", "POST", response)


@pytest.mark.parametrize("label", sorted(operations))
def test_no_request_breaks_the_server(place: Place, label: str) -> None:
    """As a stranger, and as the host of a table that is there; with good data and with bad."""
    operation = operations[label]
    good = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    bad = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @settings(max_examples=settings.default.max_examples + 10, suppress_health_check=list(HealthCheck))
    @given(case=good | bad, known=st.booleans())
    def calls(case: schemathesis.Case, known: bool) -> None:
        if known and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = place.table
        request = case.as_transport_kwargs(base_url="http://testserver")
        request["headers"] = {k: v for k, v in request["headers"].items() if k.lower() != "cookie"}
        if known:
            request["headers"]["Cookie"] = place.cookie
        place.client.cookies.clear()
        request.pop("cookies", None)
        if isinstance(request.get("data"), (bytes, str)):
            request["content"] = request.pop("data")
        response = place.client.request(**request)
        assert response.status_code < 500, response.text
        check_answer(operation.path, operation.method, response)
        if known and response.status_code == 204:
            place.new_table()

    calls()


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"name": "\\ud800", "seats": [{"kind": "you"}]}',
        b'{"name": "T", "seats": [{"kind": "you"}], "options": {"\\udfff": true}}',
        b'{"name": "T", "seats": [{"kind": "you"}], "options": {"first": "\\udfff"}}',
        b'{"name": "T", "seats": [{"kind": "you"}], "settings": {"bot_delay": NaN}}',
        b'{"name": "T", "seats": [{"kind": "you"}], "\\ud800": 1}',
        b'{"token": "\\ud800\\ud800xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}',
        b'{"id": "\\u0000", "ask": "0-0-0", "answers": [["x"]]}',
        b'{"id": "a", "ask": "\\ud800", "answers": [["\\ud800"]]}',
        b'{"id": "u", "seq": ' + b"9" * 5000 + b"}",
        b'{"game": "mars", "rules": 1, "setup": {"seats": 2}, "seed": 1e999, "answers": [[]]}',
        b'{"game": "mars", "rules": 1, "setup": {"seats": 2}, "seed": 1, "answers": {"0": 1}}',
        b'{"game": "mars", "rules": 1, "setup": {"seats": 2}, "seed": 1, "answers": [["0", "\\ud800"]]}',
        b"\xff\xfe\x00",
        b"",
    ],
)
def test_hostile_bodies_are_refused(place: Place, body: bytes) -> None:
    client = place.client
    client.cookies.clear()
    headers = {"Content-Type": "application/json", "Cookie": place.cookie}
    table = f"/api/tables/{place.table}"
    for path in ("/api/tables", "/api/enter", "/api/records", f"{table}/answer", f"{table}/stage", f"{table}/undo"):
        response = client.post(path, content=body, headers=headers)
        if response.status_code != 201:
            assert 400 <= response.status_code < 500, response.text
            assert response.json()["text"]


# ---- the WebSocket
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
kinds = st.sampled_from(["answer", "undo", "stage", "lang", "ping", "live", "ack", "", "__class__"])
FIELDS = ("id", "ask", "answers", "seq", "lang", "type", "extra")


@st.composite
def nearly_right(draw: st.DrawFn) -> str:
    """A good message with something wrong in it."""
    message: Json = {"type": draw(kinds), "id": "f", "ask": draw(st.sampled_from(["0-0-0", "1-0-0", "0-1-0"]))}
    message["answers"] = draw(st.just([["pass"]]) | st.lists(st.lists(st.text(max_size=12), max_size=3), max_size=3))
    if message["type"] == "undo":
        message = {"type": "undo", "id": "f", "seq": draw(st.integers())}
    for name in draw(st.lists(st.sampled_from(FIELDS), max_size=3)):
        if draw(st.booleans()):
            message.pop(name, None)
        else:
            message[name] = draw(junk)
    return json.dumps(message)


frames = st.one_of(
    nearly_right(),
    nearly_right(),
    junk.map(json.dumps),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=60),
    st.binary(max_size=60),
    st.sampled_from(["[" * 50_000, '"' + "x" * 70_000 + '"', "9" * 6000, '{"type": "\\ud800"}', '{"a":' * 9000]),
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with server(f"sqlite:///{tmp_path_factory.mktemp('socket') / 'tharsis.sqlite'}") as client:
        yield client


@pytest.fixture(scope="module")
def at(client: TestClient) -> tuple[Person, str]:
    host, _, table = two(client)
    return host, table


@settings(max_examples=4 * settings.default.max_examples, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sent=st.lists(frames, min_size=1, max_size=12))
def test_no_message_breaks_a_connection_or_a_game(at: tuple[Person, str], sent: list[str | bytes]) -> None:
    host, table = at
    before = host.live(table)
    with open_socket(host, table) as socket:
        until(socket, "live")
        for frame in sent:
            if isinstance(frame, bytes):
                socket.send_bytes(frame)
            else:
                socket.send_text(frame)
        socket.send_text('{"type": "ping"}')
        pings = sum(1 for frame in sent if isinstance(frame, str) and is_ping(frame))
        seen = [x for _ in range(pings + 1) for x in until(socket, "pong")]
        assert {x["type"] for x in seen} <= {"live", "problem", "pong"}
        assert all(x["text"] for x in seen if x["type"] == "problem")
    assert host.live(table) == before


def is_ping(frame: str) -> bool:
    try:
        data = json.loads(frame)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("type") == "ping" and "\\ud" not in frame
