"""Loading a long game: from its bookmark where that can be trusted, else from its record, always to the same game."""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from people import hall_of, play_all, server, some_answer
from played import played, seat_at, sent
from postgres import cluster

import tharsis
from tharsis.kernel.errors import GameError
from tharsis.server import bookmarks
from tharsis.server.bookmarks import EVERY, MADE, bookmark_of, resume
from tharsis.server.reviving import revive
from tharsis.server.rows import Bookmark, EventRow, TableRow
from tharsis.server.sandbox import Sandbox
from tharsis.server.schema import BOOKMARKS, WATCH
from tharsis.server.store import Store
from tharsis.server.tables import Table
from tharsis.server.views import ask_of

PLAYED = EVERY + 20  # events
Json = dict[str, Any]


@pytest.fixture(scope="module")
def row() -> TableRow:
    return played("tabletable", PLAYED, seats=3, options={"end_turn": [0, 1, 2]})


def at_bookmark(row: TableRow, n: int) -> Bookmark:
    """The one that is made after so many events."""
    return bookmark_of(Table(replace(row, events=row.events[:n])))


def loaded(row: TableRow, bookmark: Bookmark) -> tuple[Table, int]:
    """The table by its bookmark, and how many events had to be played."""
    table = Table(replace(row, events=[]))
    rest = resume(table, bookmark, row.events)
    for event in rest:
        table.apply(event)
    return table, len(rest)


def same(one: Table, other: Table) -> None:
    """Nobody could tell them apart, now or after going back, by what they are shown or by what is written down."""
    for seat in (*range(one.game.seats), WATCH):
        assert sent(one, seat, "uk") == sent(other, seat, "uk")
    assert one.game.digest() == other.game.digest() and one.game.record() == other.game.record()
    for name in ("seq", "acks", "given", "renewed", "cuts", "changed", "summary"):
        assert getattr(one, name) == getattr(other, name), name
    assert one.way.moves == other.way.moves and one.trail.digest() == other.trail.digest()
    half = one.length // 2
    assert one.step_text(half, 0) == other.step_text(half, 0)
    assert one.earlier().digest() == other.earlier().digest()


def with_undos(seed: int, events: int, **more: Any) -> TableRow:
    """A table whose people take many answers back."""
    row = played("tabletable", 0, seed=seed, **more)
    table, rnd = Table(replace(row, events=[])), random.Random(seed)
    while len(row.events) < events and not table.game.over:
        seat = rnd.choice(table.game.waiting())
        answer = some_answer(ask_of(table.game.asked[seat], "", "en").model_dump(), rnd)
        again = table.undoable(seat) and rnd.random() < 0.3
        kind, data = ("undo", []) if again else ("answer", [answer])
        row.events.append(EventRow(table.seq, seat, kind, data, f"m{table.seq}", float(table.seq)))
        table.apply(row.events[-1])
    return row


def begun_from_a_position() -> TableRow:
    """As a table that somebody set up."""
    before = Table(played("tabletable", 30))
    start = before.game.position()
    row = replace(played("tabletable", 0), start=start, setup=before.game.setup(), seed=before.game.seed)
    table, rnd = Table(replace(row, events=[])), random.Random(5)
    for n in range(PLAYED):
        seat = rnd.choice(table.game.waiting())
        answer = some_answer(ask_of(table.game.asked[seat], "", "en").model_dump(), rnd)
        row.events.append(EventRow(n, seat, "answer", [answer], f"m{n}", float(n)))
        table.apply(row.events[-1])
    return row


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("mars", 3, {"end_turn": [0, 1, 2]}),
        ("mars", 2, {"marsbot": "normal", "colonies": True}),
        ("mars", 3, {"colonies": True, "draft": True, "map": "random"}),
        ("ares", 3, {}),
        ("ares", 1, {}),
    ],
)
def test_a_bookmark_leads_to_the_same_table_from_anywhere(game: str, seats: int, options: Json) -> None:
    row = with_undos(seats, 2 * EVERY, game=game, seats=seats, options=options)
    for n in random.Random(seats).sample(range(1, len(row.events) + 1), 6):
        table, rest = loaded(row, at_bookmark(row, n))
        assert rest == len(row.events) - n
        plain = Table(replace(row, events=row.events[:]))
        same(table, plain)
        assert table.prove() and table.proven
        same(table, plain)


def test_a_table_that_began_from_a_position_has_bookmarks_too() -> None:
    row = begun_from_a_position()
    table, rest = loaded(row, at_bookmark(row, EVERY))
    assert rest == PLAYED - EVERY
    same(table, Table(replace(row, events=row.events[:])))
    assert table.prove() and table.game.record()["start"] == row.start


def test_a_table_of_older_rules_has_bookmarks_of_these(row: TableRow) -> None:
    """It stands as it did, or it is refused, whichever way it was loaded."""
    whole = Table(replace(row, events=row.events[:]))
    old = replace(row, rules=tharsis.RULES - 1, summary=whole.summary)
    bookmark = at_bookmark(row, EVERY)
    found = asyncio.run(revive(replace(old, events=old.events[:], bookmark=bookmark), Sandbox()))
    assert isinstance(found, Table) and not found.proven
    same(found, whole)
    stood = replace(whole.summary, corporations=["Others", None, None])
    with pytest.raises(GameError, match="It would not stand as it did"):
        asyncio.run(revive(replace(old, events=old.events[:], bookmark=bookmark, summary=stood), Sandbox()))


def changed(bookmark: Bookmark, **values: Any) -> bytes:
    """What it says, with some of it changed."""
    standing = json.loads(zlib.decompress(bookmark.data)) | values
    return zlib.compress(json.dumps(standing).encode())


def signed(row: TableRow, bookmark: Bookmark, data: bytes) -> Bookmark:
    """As somebody would who knows how it is tied to the events."""
    trail = Table(replace(row, events=row.events[: bookmark.n])).trail
    return replace(bookmark, data=data, digest=bookmarks.sealed(trail, data))


def richer(bookmark: Bookmark) -> Json:
    position = json.loads(zlib.decompress(bookmark.data))["position"]
    position["seats"][0]["stock"]["credits"] += 10
    return dict(position)


def test_what_is_not_as_it_was_made_is_dropped(row: TableRow) -> None:
    whole = Table(replace(row, events=row.events[:]))
    good = at_bookmark(row, EVERY)
    assert loaded(row, good)[1] == PLAYED - EVERY
    other = at_bookmark(replace(row, seed=row.seed + 1, events=[]), 0)
    rich = changed(good, position=richer(good))
    for bad in (
        replace(good, made=MADE.replace(f"rules {tharsis.RULES}", f"rules {tharsis.RULES - 1}")),
        replace(good, data=rich),
        signed(row, good, rich),  # its digest tells
        signed(row, good, changed(good, surprise=1)),
        signed(row, good, good.data[:-9]),
        replace(good, data=b""),
        replace(good, n=EVERY + 1),
        replace(good, n=10 * PLAYED),
        replace(good, digest=other.digest, data=other.data),
    ):
        table, rest = loaded(row, bad)
        assert rest == PLAYED
        same(table, whole)


def test_other_events_have_another_bookmark(row: TableRow) -> None:
    """Somebody has mended the record by hand: what was made of it before says nothing any more."""
    events = [replace(event) for event in row.events]
    events[3] = replace(events[3], move="another")
    assert loaded(replace(row, events=events), at_bookmark(row, EVERY))[1] == PLAYED


def test_all_that_is_wrong_is_found_before_an_answer_is_added(row: TableRow) -> None:
    """A position with a digest of its own, signed: it can be looked at, but nobody plays on from it."""
    good = at_bookmark(row, EVERY)
    position = richer(good)
    digest = tharsis.load(position).digest()
    table, rest = loaded(
        replace(row, events=row.events[:EVERY]), signed(row, good, changed(good, position=position, digest=digest))
    )
    assert rest == 0 and not table.prove()
    history = json.loads(zlib.decompress(good.data))["history"]
    table, rest = loaded(
        replace(row, events=row.events[:EVERY]), signed(row, good, changed(good, history=[*history[:-1], 5]))
    )
    assert rest == 0 and not table.prove()


# ---- stored
@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('bookmarks') / 'tharsis.sqlite'}"
    else:
        with cluster() as made:
            yield made.database()


def kept(database: str) -> list[Bookmark]:
    store = Store(database)
    try:
        with store.engine.connect() as connection:
            columns = (BOOKMARKS.c.n, BOOKMARKS.c.made, BOOKMARKS.c.digest, BOOKMARKS.c.data)
            return [Bookmark(*found) for found in connection.execute(sa.select(*columns))]
    finally:
        store.close()


def spoil(database: str, **values: Any) -> None:
    store = Store(database)
    try:
        with store.engine.begin() as connection:
            connection.execute(sa.update(BOOKMARKS).values(**values))
    finally:
        store.close()


def test_who_comes_back_finds_the_table_by_its_bookmark(
    database: str, row: TableRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart, after the table has left the memory, and where the bookmark was spoilt; and it goes on."""
    row = replace(row, events=row.events[: EVERY - 3])
    resumed: list[int] = []
    monkeypatch.setattr("tharsis.server.reviving.resume", lambda *given: noted(resumed, *given))
    with server(database) as client:
        people = seat_at(client, row)
        seats = dict(enumerate(people))
        play_all(seats, row.id, random.Random(1), 5)
        before = [person.live(row.id) for person in people]
    assert [one.n for one in kept(database)] == [EVERY]

    def all_find_it(client: Any) -> None:
        for person, live in zip(people, before, strict=True):
            person.client = client
            assert person.live(row.id) == live

    with server(database) as client:
        all_find_it(client)
        assert resumed == [2]
        hall_of(client).put_away(hall_of(client).tables[row.id])
        all_find_it(client)
        assert resumed == [2, 2]
    spoil(database, data=b"nothing")
    with server(database) as client:
        all_find_it(client)
        assert resumed == [2, 2, EVERY + 2]
    with server(database) as client:
        all_find_it(client)
        assert resumed == [2, 2, EVERY + 2, 0]  # a new one was made at once
        play_all(seats, row.id, random.Random(2), 5)
        people[0].call("DELETE", f"/api/tables/{row.id}", status=204)
    assert kept(database) == []


def noted(resumed: list[int], table: Table, bookmark: Bookmark, events: list[EventRow]) -> list[EventRow]:
    rest = resume(table, bookmark, events)
    resumed.append(len(rest))
    return rest


def test_a_signed_lie_is_shown_but_not_played_on(tmp_path: Path, row: TableRow) -> None:
    """Whoever answers hears that the game is another one, sees the true one, and goes on there."""
    database = f"sqlite:///{tmp_path / 'tharsis.sqlite'}"
    row = replace(row, events=row.events[:PLAYED], bookmark=None)
    with server(database) as client:
        people = seat_at(client, row)
        truth = [person.live(row.id) for person in people]
    (good,) = kept(database)
    position = richer(good)
    data = changed(good, position=position, digest=tharsis.load(position).digest())
    spoil(database, data=data, digest=signed(row, good, data).digest)
    with server(database) as client:
        for person in people:
            person.client = client
        assert people[0].live(row.id)["view"]["seats"][0]["stock"] != truth[0]["view"]["seats"][0]["stock"]
        play_all(dict(enumerate(people)), row.id, random.Random(3), 1)
        table = hall_of(client).tables[row.id]
        assert isinstance(table, Table) and table.proven
        stored = asyncio.run(hall_of(client).store.table(row.id))
        assert stored is not None and len(stored.events) == PLAYED + 1
        assert Table(stored).game.digest() == table.game.digest()
    (mended,) = kept(database)
    assert mended.n == PLAYED and mended.digest == good.digest
