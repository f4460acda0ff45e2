"""Tables with a past, made by the engine and put into the store: no need to play them over the network."""

from __future__ import annotations

import json
import random
from typing import Any

from fastapi.testclient import TestClient
from people import Person, hall_of, some_answer

import tharsis
from tharsis.server import messages as m
from tharsis.server.people import hashed, new_token
from tharsis.server.seating import past_seats
from tharsis.server.store import EventRow, TableRow
from tharsis.server.tables import Table
from tharsis.server.views import ask_of
from tharsis.vocabulary.world import World


def played(
    table_id: str,
    answers: int,
    seed: int = 1,
    seats: int = 2,
    game: str = "mars",
    options: dict[str, Any] | None = None,
    **more: Any,
) -> TableRow:
    """A table of people after so many random answers, or at its end. It has no summary, as from an older server."""
    setup = {"seats": seats, **(options or {})}
    rows = past_seats(tharsis.new(game, seats, options))  # type: ignore[arg-type]
    settings = m.Settings(**more).model_dump()
    row = TableRow(table_id, "T", game, setup, seed, settings, "host", 0.0, tharsis.RULES, None, False, rows, [])
    table = Table(row)
    rnd = random.Random(seed)
    events: list[EventRow] = []
    while len(events) < answers and not table.game.over:
        seat = rnd.choice(table.game.waiting())
        answer = some_answer(ask_of(table.game.asked[seat], "", "en").model_dump(), rnd)
        events.append(EventRow(len(events), seat, "answer", [answer], f"w{len(events)}", float(len(events))))
        table.apply(events[-1])
    row.events = events
    return row


def table_from(game: World) -> Table:
    """A table whose game begins at this position; ids and times are always the same."""
    seats = past_seats(game)
    settings = m.Settings().model_dump()
    position = json.loads(json.dumps(game.position()))
    row = TableRow(
        "table", "T", game.name(), game.setup(), 1, settings, "host", 0.0, tharsis.RULES, position, False, seats, []
    )
    return Table(row)


def seat_at(client: TestClient, row: TableRow) -> list[Person]:
    """Puts the table into the store of a server, with a person at each of its seats; the first is the host."""
    people = [Person(client) for _ in row.seats]
    tokens = [new_token() for _ in people]
    for person, token in zip(people, tokens, strict=True):
        person.cookies["tharsis"] = token
    row.host = hashed(tokens[0])
    hall = hall_of(client)
    assert client.portal is not None
    links = {s: hashed(f"link {token}") for s, token in enumerate(tokens)}
    client.portal.call(hall.store.open_table, row, links, [0])
    for s, token in enumerate(tokens):
        client.portal.call(hall.store.enter, links[s], hashed(token))
    return people


def sent(table: Table, seat: int, lang: str = "en", log_from: int = 0, host: bool = False) -> str:
    """All that a seat may know, as it is sent."""
    try:
        table.live_text(seat, host, lang, log_from).send(None)
    except StopIteration as done:
        return str(done.value)
    raise AssertionError("nothing of a table in memory is waited for")


def sees(table: Table, seat: int, lang: str = "en", host: bool = False) -> m.Live | m.AresLive:
    """The same as its client reads it."""
    kind = m.AresLive if table.row.game == "ares" else m.Live
    return kind.model_validate_json(sent(table, seat, lang, host=host))
