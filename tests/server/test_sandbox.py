"""What strangers send is played in a process of its own: it may hang, blow up or break, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient
from jobs import add, complain, hang, hoard, rest, stumble, swallow, vanish, work_for
from people import NO_LIMITS, PATIENCE, Person, hall_of, open_socket, server, within
from played import played, seat_at
from running import Guest, Process, seat_people

import tharsis
from tharsis.kernel.errors import BadRecord, GameError
from tharsis.server import reading, replays, tables
from tharsis.server import sandbox as sandboxes
from tharsis.server.health import Doctor
from tharsis.server.limits import Limit, Limits
from tharsis.server.metering import ACCOUNT, Account, Meter
from tharsis.server.past import Past
from tharsis.server.refusals import Refused
from tharsis.server.sandbox import Sandbox, TooHeavy
from tharsis.server.schema import WATCH
from tharsis.server.store import EventRow, TableRow
from tharsis.server.tables import Table

Json = dict[str, Any]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tharsis.sqlite'}"


@contextlib.contextmanager
def a_sandbox(seconds: float = 1.0, memory: int = 64 * 2**20) -> Iterator[Sandbox]:
    made = Sandbox(seconds, memory)
    try:
        yield made
    finally:
        made.replace()


def test_work_is_done_elsewhere() -> None:
    async def go() -> None:
        with a_sandbox(PATIENCE) as sandbox:
            assert await sandbox.do(add, 2, 3) == 5
            assert await sandbox.do(os.getpid) == await sandbox.do(os.getpid) != os.getpid()

    within(go)


@pytest.mark.parametrize("job", [hang, swallow, stumble, vanish])
def test_what_hangs_blows_up_or_breaks_is_a_plain_error(job: Any) -> None:
    async def go() -> None:
        with a_sandbox() as sandbox:
            with pytest.raises(TooHeavy, match="cannot be played"):
                await sandbox.do(job)
            assert await sandbox.do(add, 2, 3) == 5

    within(go)


def test_what_was_there_before_leaves_nobody_without_memory() -> None:
    async def go() -> None:
        with a_sandbox(PATIENCE) as sandbox:
            assert [await sandbox.do(hoard, 24) for _ in range(5)] == [1, 2, 1, 2, 1]

    within(go)


def test_what_the_engine_says_comes_through() -> None:
    async def go() -> None:
        with a_sandbox(PATIENCE) as sandbox, pytest.raises(GameError, match="nobody can fly"):
            await sandbox.do(complain)

    within(go)


def test_only_work_counts_where_others_keep_the_machine_busy() -> None:
    async def go() -> None:
        with a_sandbox(0.3) as sandbox:
            assert await sandbox.do(rest, 0.4) == 0.4
            assert [await sandbox.do(work_for, 0.18) for _ in range(2)] == [0.18] * 2  # each has its own time

    within(go)


def test_others_are_served_while_something_hangs() -> None:
    async def go() -> None:
        with a_sandbox() as sandbox:
            hanging = asyncio.create_task(sandbox.do(hang))
            turns = 0
            while not hanging.done():
                await asyncio.sleep(0.001)
                turns += 1
            assert isinstance(hanging.exception(), TooHeavy) and turns > 20

    within(go)


def test_who_leaves_in_the_middle_keeps_nobody_from_the_next_piece() -> None:
    async def go() -> None:
        with a_sandbox(PATIENCE) as sandbox:
            await sandbox.do(add, 1, 1)
            leaving = asyncio.create_task(sandbox.do(rest, 0.2))
            await asyncio.sleep(0.05)
            for _ in range(3):
                leaving.cancel()
                await asyncio.sleep(0)
            assert leaving.cancelled() and sandbox.asked == 1
            assert await sandbox.do(add, 2, 3) == 5 and sandbox.asked == 0

    within(go)


def test_who_has_much_waiting_is_told_to_come_later() -> None:
    async def go() -> None:
        with a_sandbox(PATIENCE) as sandbox:
            ACCOUNT.set(Account(Meter(NO_LIMITS), "me", "here"))
            mine = [asyncio.create_task(sandbox.do(rest, 0.01)) for _ in range(sandboxes.MOST_OF_PERSON + 1)]
            told = await asyncio.gather(*mine, return_exceptions=True)
            assert [type(one) for one in told] == [float] * sandboxes.MOST_OF_PERSON + [Refused]
            assert await sandbox.do(add, 2, 3) == 5 and not sandbox.waiting

    within(go)


def test_who_has_much_waiting_lets_others_in_between() -> None:
    async def go() -> None:
        with a_sandbox(PATIENCE) as sandbox:
            done = []

            async def ask(who: str) -> None:
                ACCOUNT.set(Account(Meter(NO_LIMITS), who, "here"))
                await sandbox.do(rest, 0.01)
                done.append(who)

            asked = [asyncio.create_task(ask(who)) for who in ("me", "me", "me", "me", "you", "she")]
            await asyncio.sleep(0)
            asked[3].cancel()  # whoever leaves has had it begun all the same
            await asyncio.gather(*asked, return_exceptions=True)
            assert done == ["me", "me", "you", "she", "me"]

    within(go)


def test_who_has_had_much_read_waits() -> None:
    async def go() -> None:
        with a_sandbox(PATIENCE) as sandbox:
            meter = Meter(Limits(person_reading=Limit(0.02, 0)))
            ACCOUNT.set(Account(meter, "me", "here"))
            await sandbox.do(rest, 0.2)
            await asyncio.sleep(0.5)
            await sandbox.do(work_for, 0.2)  # to wait was no work
            with pytest.raises(Refused, match="try again"):
                await sandbox.do(add, 2, 3)
            ACCOUNT.set(Account(meter, "you", "here"))
            assert await sandbox.do(add, 2, 3) == 5

    within(go)


# ---- records
def endless() -> Json:
    """A record that never came to its end once."""
    start = {
        "game": "mars",
        "seats": [{}],
        "frames": {"0": [["turn", "", 0, 0]], "table": [["turn", "", 0, 4]]},
    }
    setup = {"seats": 1}
    return {"game": "mars", "rules": tharsis.RULES, "setup": setup, "seed": 0, "start": start, "answers": [[0, "pass"]]}


def swallowing() -> Json:
    """One that ate all memory there is."""
    start = {"game": "mars", "seats": [{}, {}], "frames": {"0": [["phases", "", 0, 4]]}}
    answers = [[0, "end turn"], [0, "pass"]]
    setup = {"seats": 2}
    return {"game": "mars", "rules": tharsis.RULES, "setup": setup, "seed": 0, "start": start, "answers": answers}


@pytest.mark.parametrize(
    ("record", "job"), [(endless, None), (swallowing, None), (endless, hang), (swallowing, swallow)]
)
def test_a_hostile_record_is_malformed_and_others_play_on(
    database: str, record: Any, job: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the engine does not notice what is wrong with it."""
    if job is not None:
        monkeypatch.setattr(replays, "examine", job)
    with server(database) as client:
        hall_of(client).sandbox.seconds = 1.0
        host, friend = seat_at(client, played("tabletable", 20))
        stranger = Person(TestClient(client.app))
        stranger.client.portal = client.portal  # another connection to the same server
        told: list[Json] = []
        thread = threading.Thread(target=lambda: told.append(stranger.post("/api/records", record(), 422)))
        thread.start()
        while thread.is_alive():
            begun = time.monotonic()
            assert host.live("tabletable")["seq"] == friend.live("tabletable")["seq"] == 20
            assert time.monotonic() - begun < 2.0
        assert told[0]["code"] == "malformed" and told[0]["text"]


def test_a_stored_record_that_hangs_harms_nobody_when_it_is_opened(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However it came there: perhaps an older server took it."""
    with server(database) as client:
        row = played("tabletable", 5)
        row.past, row.start = True, endless()["start"]
        host = seat_at(client, row)[0]
        host.open("you", "friend")
        hall_of(client).sandbox.seconds = 0.5
        host.get("/api/tables/tabletable", 422)  # the engine complains
        monkeypatch.setattr(reading, "facts", hang)
        assert "cannot be played" in host.get("/api/tables/tabletable", 422)["text"]
        assert len(host.get("/api/tables")["tables"]) == 1  # the one that can be read


def test_a_past_is_looked_at_once_for_all_who_ask() -> None:
    async def go() -> None:
        with a_sandbox(PATIENCE) as sandbox:
            row = played("table", 20)
            row.past = True
            past = await Past.read(row, sandbox)
            async with sandbox.turns.of("somebody else"):
                looks = asyncio.gather(*(past.look("lines_text", "en", 0, past.names) for _ in range(3)))
                await asyncio.sleep(0.05)
                assert sandbox.asked == 1
            assert len(set(await looks)) == 1

    within(go)


def test_whoever_watches_waits_where_too_much_is_looked_at(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(database) as client:
        host = Person(client)
        past = host.post("/api/records", Table(played("table", 20)).game.record(), 201)["table"]["id"]
        asked = Sandbox.do
        refusals = iter([Refused("busy", sandboxes.BUSY)])

        async def busy_once(self: Sandbox, job: Any, *arguments: Any) -> Any:
            for refusal in refusals:
                raise refusal
            return await asked(self, job, *arguments)

        monkeypatch.setattr(Sandbox, "do", busy_once)
        with open_socket(host, past) as socket:
            assert socket.receive_json()["type"] == "live"


def test_a_past_is_never_played_by_the_server_itself(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(database) as client:
        people = seat_at(client, played("tabletable", 10_000, open_hands_after=True))
        record = people[0].get("/api/tables/tabletable/record")
        steps = people[0].get("/api/tables/tabletable/replay")["steps"]
        seen = people[0].get(f"/api/tables/tabletable/replay/{steps}")["view"]

        def no_playing(*_: object) -> None:
            raise AssertionError("it was played here")

        monkeypatch.setattr(tharsis, "replay", no_playing)
        monkeypatch.setattr(tables, "fresh", no_playing)
        past = Person(client).post("/api/records", record, 201)
        guest = Person(client)
        token = past["links"][0]["path"].removeprefix("/join/")
        table = guest.post("/api/enter", {"token": token})["id"]
        assert guest.live(table)["view"]["over"] and len(guest.live(table)["log"]) == steps
        assert guest.get(f"/api/tables/{table}/replay")["steps"] == steps
        shown = guest.get(f"/api/tables/{table}/replay/{steps}")["view"]
        assert [seat["points"] for seat in shown["seats"]] == [seat["points"] for seat in seen["seats"]]
        assert guest.get(f"/api/tables/{table}/record")["digest"] == record["digest"]
        with client.websocket_connect(f"/api/tables/{table}/socket?lang=fr") as socket:
            live = socket.receive_json()
            assert live["type"] == "live" and len(live["log"]) == steps
            socket.send_json({"type": "answer", "id": "a", "ask": "0-0-0", "answers": [["pass"]]})
            assert socket.receive_json()["code"] == "forbidden"


def test_a_record_of_endless_text_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    record = {"game": "mars", "rules": tharsis.RULES, "setup": {"seats": 2}, "seed": 1, "answers": []}
    assert reading.examine(record, 0.0).seats
    monkeypatch.setattr(reading, "MOST_TEXT", 3)
    with pytest.raises(BadRecord, match="longer than"):
        reading.examine(record, 0.0)


def test_the_server_ends_at_once_while_a_record_hangs(database: str) -> None:
    with Process(database, program=str(Path(__file__).with_name("hanging.py"))) as process:
        stranger = Guest(process.url)
        stranger.call("GET", "/api/tables")

        def upload() -> None:
            with contextlib.suppress(httpx.HTTPError, AssertionError):
                stranger.call("POST", "/api/records", endless())

        thread = threading.Thread(target=upload)
        thread.start()
        _, people = seat_people(process.url, 2)  # others come meanwhile
        assert people[1].call("GET", "/api/health")["ok"] and thread.is_alive()
        begun = time.monotonic()
        os.kill(process.pid, signal.SIGTERM)
        process.wait()
        assert time.monotonic() - begun < 8
        thread.join()


# ---- health
def test_health_and_what_runs_here(database: str) -> None:
    with server(database, workers=1, address="http://192.168.1.7:8060") as client:
        end = time.monotonic() + PATIENCE
        while client.get("/api/health").json() != {"ok": True, "database": "ok", "workers": "ok", "reader": "ok"}:
            assert time.monotonic() < end, "it is never well"  # the worker may still be on its way
        about = {"version": tharsis.__version__, "rules": tharsis.RULES, "address": "http://192.168.1.7:8060"}
        assert client.get("/api/about").json() == about
    with server(database) as client:
        assert client.get("/api/about").json()["address"] is None


def test_what_is_silent_or_broken_is_not_healthy() -> None:
    async def go() -> None:
        asked: list[str] = []

        async def well() -> None:
            asked.append("well")

        async def silent() -> None:
            await asyncio.sleep(3600)

        async def broken() -> None:
            raise ZeroDivisionError

        doctor = Doctor({"database": well, "workers": silent, "reader": broken}, patience=0.05)
        first, second = await asyncio.gather(doctor.health(), doctor.health())
        assert (first.ok, first.database, first.workers, first.reader) == (False, "ok", "silent", "broken")
        assert first is second is await doctor.health() and asked == ["well"]  # for a moment nobody is asked again
        doctor.asked -= 10
        await doctor.health()
        assert asked == ["well", "well"]

    within(go)


# ---- what is kept ready
def test_a_replay_is_the_same_from_wherever_it_is_entered() -> None:
    table = Table(played("tabletable", 150, seats=3))
    forwards = [table.step_text(n, 0) for n in range(table.length + 1)]
    assert len(table.way.stations) > 3
    again = Table(played("tabletable", 150, seats=3))
    assert [again.step_text(n, 0) for n in reversed(range(again.length + 1))] == forwards[::-1]
    for cut in (149, 96, 64):  # the beginning is the same, however long it went on
        short = played("tabletable", cut, seats=3)
        fresh = Table(short)
        assert [fresh.step_text(n, 0) for n in range(fresh.length)] == forwards[: fresh.length]


def test_many_who_look_share_one_text(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(played("tabletable", 60))
    made: list[int] = []
    line_of = tables.line_of
    monkeypatch.setattr(tables, "line_of", lambda n, *how: made.append(n) or line_of(n, *how))
    texts = {table.rest_of_live(WATCH, "uk", 0) for _ in range(20)}
    assert len(texts) == 1 and made == list(range(table.length))
    decision = table.game.decision(table.game.waiting()[0])
    assert decision is not None
    table.play(decision.seat, [[o.notation for o in decision.options[: max(1, decision.least)]]])
    assert table.rest_of_live(WATCH, "uk", 0) not in texts and made[-1] == table.length - 1 and made.count(3) == 1


def test_lines_carry_the_names_of_those_at_the_table_and_follow_when_one_changes() -> None:
    table = Table(played("tabletable", 60))
    before, after = (table.lines_text("en", 0, (name, "Bo")) for name in ("ada", "Zoe"))
    assert '"text":"ada ' in before and "layer 1" not in before
    assert after == before.replace("ada ", "Zoe ").replace("ada.", "Zoe.")


def back_and_forth(row: TableRow, times: int) -> list[EventRow]:
    """Events of somebody who gives an answer and takes it back, over and over."""
    table = Table(replace(row, events=list(row.events)))
    seat = table.game.waiting()[0]
    decision = table.game.decision(seat)
    assert decision is not None
    for option in decision.options:
        copy = Table(replace(row, events=list(row.events)))
        copy.play(seat, [[option.notation]])
        if copy.undoable(seat):
            break
    else:
        raise AssertionError("nothing can be taken back here")
    out: list[EventRow] = []
    for n in range(table.seq, table.seq + 2 * times, 2):
        out.append(EventRow(n, seat, "answer", [[option.notation]], f"a{n}", 0.0))
        out.append(EventRow(n + 1, seat, "undo", [], f"u{n}", 0.0))
    return out


def test_undone_answers_are_not_played_from_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    row = played("tabletable", 120)
    plain = Table(replace(row, events=list(row.events)))
    begun: list[int] = []
    fresh = tables.fresh
    monkeypatch.setattr(tables, "fresh", lambda row: begun.append(1) or fresh(row))
    table = Table(replace(row, events=[*row.events, *back_and_forth(row, 400)]))
    assert table.seq == 120 + 800 and len(begun) < 10
    assert table.game.digest() == plain.game.digest() and table.game.record() == plain.game.record()
    assert list(table.lines) == list(plain.lines) and len(table.cuts) == 400
