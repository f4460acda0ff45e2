"""A table with a pace: who lets their time pass is played for by a bot, until they say that they are back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from people import Person, server, within
from played import played, seat_at
from postgres import Cluster, cluster

from tharsis.server import messages as m
from tharsis.server.bookmarks import bookmark_of, resume
from tharsis.server.clock import DAY, PATIENCE, Clock
from tharsis.server.hall import Hall
from tharsis.server.overdue import play_overdue
from tharsis.server.rows import EventRow, TableRow
from tharsis.server.store import Store
from tharsis.server.tables import Table
from tharsis.server.thinking import Thought

TABLE = "tabletable"


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tharsis.sqlite'}"
    else:
        made: Cluster = request.getfixturevalue("postgres")
        yield made.database()


# ---- the clock
def test_the_clock_of_a_person_runs_from_when_they_are_asked() -> None:
    clock = Clock.begun(1, people=[0, 1], seats=3, asked=[0, 2], at=100)
    assert [clock.until(s) for s in range(3)] == [100 + DAY, None, None], "bots have all the time they like"
    later = clock.running([0, 1], 150, anew=[])
    assert [later.until(s) for s in range(3)] == [100 + DAY, 150 + DAY, None]
    assert later.running([0], 200, anew=[0]).until(0) == 200 + DAY
    assert later.passed(100 + DAY) == [0] and later.due == 100 + DAY


def test_who_is_away_is_played_for_at_once_and_looked_after_soon() -> None:
    clock = Clock.begun(3, [0, 1], 2, [0], 0).left(0)
    assert clock.until(0) is None and clock.passed(1) == [0] and clock.due == PATIENCE
    assert clock.back(0).passed(1) == [] and clock.back(0).until(0) == 3 * DAY


def test_nobodys_time_runs_without_a_pace() -> None:
    clock = Clock.begun(0, [0, 1], 2, [0, 1], 5.0)
    assert clock.passed(1e12) == [] and clock.due is None


# ---- at a table
def paced(days: float = 1.0, ago: float = 0.0, **more: object) -> TableRow:
    """Two people who have just begun, or did so a while ago."""
    row = played(TABLE, 0, pace=days, options={"beginners": [0, 1], "end_turn": [0, 1]}, **more)  # type: ignore[arg-type]
    row.created = time.time() - ago
    row.summary = Table(row).summary
    return row


async def first_option(table: Table, seat: int) -> Thought:
    decision = table.game.decision(seat)
    assert decision is not None
    return Thought([[o.notation for o in decision.options if o.kind == "pass"] or [decision.options[0].notation]])


async def idle(table: Table) -> None:
    while table.bots_at_work:
        await asyncio.sleep(0.001)


def test_a_bot_plays_for_who_lets_their_time_pass_though_nobody_has_the_table_open(database: str) -> None:
    async def go() -> None:
        store = Store(database)
        hall = Hall(store, first_option)
        await hall.keep(paced(ago=DAY - 60), {}, [0], "")
        await play_overdue(hall)
        assert not hall.tables, "there is a minute left"
        await hall.delete(TABLE)
        await hall.keep(paced(ago=DAY + 60), {}, [0], "")
        await play_overdue(hall)
        table = hall.tables[TABLE]
        await idle(table)
        assert table.clock.away == {0}
        assert [line.kind for line in table.lines][:2] == ["said_away", "pass"]
        assert table.game.waiting() == [1] and table.summary.until[1] == pytest.approx(time.time() + DAY, abs=60)
        await hall.close()
        store.close()

    within(go)


def test_a_restart_stops_no_clock(database: str) -> None:
    async def go() -> None:
        store = Store(database)
        hall = Hall(store)  # nobody thinks here
        row = paced(ago=DAY + 60)
        await hall.keep(row, {}, [0], "")
        await play_overdue(hall)
        assert not hall.tables
        store.close()
        store = Store(database)
        hall = Hall(store, first_option)
        await play_overdue(hall)
        await idle(hall.tables[TABLE])
        assert hall.tables[TABLE].clock.away == {0}
        await hall.close()
        store.close()

    within(go)


def test_one_of_several_processes_takes_care_of_a_table(database: str) -> None:
    async def go() -> None:
        store = Store(database)
        await Hall(store).keep(paced(ago=DAY + 60), {}, [0], "")
        now = time.time()
        assert await store.overdue(now, now + PATIENCE, 10) == [TABLE]
        assert await store.overdue(now, now + PATIENCE, 10) == [], "another has it;"
        assert await store.overdue(now + PATIENCE + 1, now, 10) == [TABLE], "but it may have died"
        store.close()

    within(go)


def test_a_table_that_cannot_be_read_is_not_tried_for_ever(database: str) -> None:
    async def go() -> None:
        store = Store(database)
        hall = Hall(store, first_option)
        row = paced(ago=DAY + 60)
        await hall.keep(replace(row, rules=10**6), {}, [0], "")
        await play_overdue(hall)
        assert await store.overdue(1e12, 1e12, 10) == []
        store.close()

    within(go)


def test_the_bot_is_the_one_that_was_agreed(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path / 'tharsis.sqlite'}") as client:
        host = Person(client)
        table = host.open("you", "friend", settings={"pace": 3, "deputy": "prospector"})["table"]
        assert table["settings"] == {**m.Settings().model_dump(), "bot_delay": 0, "pace": 3, "deputy": "greedy"}
        assert [seat["until"] is not None for seat in table["seats"]] == [True, True], "both choose a corporation"
        seats = [{"kind": "you"}, {"kind": "friend"}]
        refused = {"seats": seats, "settings": {"deputy": "nobody"}}
        assert "no bot" in host.post("/api/tables", refused, 422)["text"]


def test_time_begins_when_the_game_does_and_the_list_of_tables_tells_it(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path / 'tharsis.sqlite'}") as client:
        host = Person(client)
        table = host.open("you", "friend", settings={"pace": 1}, wait=True)["table"]
        assert [seat["until"] for seat in table["seats"]] == [None, None]
        began = host.post(f"/api/tables/{table['id']}/start")
        (card,) = host.get("/api/tables")["tables"]
        for seen in (began, card):
            assert seen["seats"][0]["until"] == pytest.approx(time.time() + DAY, abs=60)


def test_who_is_back_plays_again(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path / 'tharsis.sqlite'}") as client:
        people = seat_at(client, paced())
        here = f"/api/tables/{TABLE}/here"
        people[0].post(here, {"id": "nobody-missed-me"}, 409)
        live = people[0].live(TABLE)
        table = client.app.state.hall.tables[TABLE]  # type: ignore[attr-defined]
        table.apply(EventRow(0, 0, "deputy", [["project power_plant"]], "bot-0", time.time()))
        assert people[1].live(TABLE)["table"]["seats"][0]["away"] and live["seq"] == 0


def test_the_events_tell_who_is_away_and_so_does_the_bookmark() -> None:
    row = paced()
    at = row.created
    table = Table(row)
    events = [
        EventRow(0, 0, "deputy", [["project power_plant"]], "bot-0", at + DAY),
        EventRow(1, 0, "deputy", [["project power_plant"]], "bot-1", at + DAY + 1),
        EventRow(2, 0, "here", [], "back", at + DAY + 2),
    ]
    for event in events:
        table.apply(event)
    assert [line.kind for line in table.lines] == ["said_away", "project", "project", "said_here"]
    assert table.clock.away == frozenset() and table.clock.until(0) == at + 2 * DAY + 2
    assert table.undoable(0), "what the bot did is one's own"

    half = Table(paced())
    half.apply(events[0])
    again = Table(paced())
    again.row.created = half.row.created
    assert resume(again, bookmark_of(half), events[:1]) == []
    assert again.clock == half.clock and again.clock.away == {0}


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_prospector_can_go_on_in_the_place_of_everybody(tmp_path: Path, game: str) -> None:
    """Also where people say themselves that their turn is over."""
    with server(f"sqlite:///{tmp_path / 'tharsis.sqlite'}", workers=1) as client:
        host = Person(client)
        opened = host.open("you", "friend", game=game, settings={"pace": 1e-9}, options={})["table"]["id"]
        end = time.monotonic() + 60
        while (live := host.live(opened, log_from=10**6))["seq"] < 60:
            assert time.monotonic() < end, live["ask"]
            time.sleep(0.05)
        assert {seat["away"] for seat in live["table"]["seats"]} == {True}
