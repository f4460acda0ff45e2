"""Bots think elsewhere. A worker that dies or a bot that breaks stops no game, and thinking keeps no server alive."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shlex
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from people import PATIENCE, Person, hall_of, server, within
from played import played, sees
from running import Process, seat_people

import tharsis
from tharsis.kernel.errors import OLD_LAST_SEED
from tharsis.server.hall import Hall, Think
from tharsis.server.schema import WATCH
from tharsis.server.store import SeatRow, Store, TableRow, Unavailable
from tharsis.server.tables import Table
from tharsis.server.thinking import Thinkers, Thought, one_action

EXAMPLE = shlex.join([sys.executable, str(Path(__file__).parent.parent.parent / "examples" / "player.py")])


def a_table() -> Table:
    seats = [SeatRow(0, "bot", "a", "greedy"), SeatRow(1, "bot", "b", "random")]
    setup = {"seats": 2, "draft": True}
    return Table(TableRow("t", "T", "mars", setup, 5, {}, "host", time.time(), 1, None, False, seats, []))


def test_an_action_is_thought_through_to_its_end() -> None:
    table = a_table()
    while table.game.generation < 3:
        seat = table.game.waiting()[0]
        bot = table.row.seats[seat].bot or ""
        answers = one_action("t", "mars", table.row.setup, table.row.seed, None, table.game.steps(), seat, bot)
        table.play(seat, answers)
    record = table.game.record()
    assert tharsis.replay(record).digest() == table.game.digest()
    assert sees(table, WATCH).view.generation == 3


def test_a_worker_that_dies_is_replaced() -> None:
    async def scene() -> None:
        thinkers = Thinkers(1)
        table = a_table()
        first = await thinkers.think(table, 0)
        for pid in list(thinkers.pool._processes):
            os.kill(pid, signal.SIGKILL)
        assert await thinkers.think(table, 0) == first
        thinkers.close()

    within(scene)


def test_a_program_that_the_host_invited_plays_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tharsis.server.thinking.GUESTS", {"eager": EXAMPLE})

    async def scene() -> None:
        thinkers = Thinkers(1)
        table = a_table()
        table.row.seats[0].bot = "eager"
        for _ in range(6):
            answers = (await thinkers.think(table, 0)).answers
            assert answers[0]
            table.play(0, answers)
            while table.game.waiting() and table.game.waiting()[0] == 1:
                table.play(1, (await thinkers.think(table, 1)).answers)
        thinkers.close()

    within(scene)


def end_by_force(thinkers: Thinkers) -> None:
    thinkers.close()


def end_by_itself(thinkers: Thinkers) -> None:
    """As a worker does that hears of the end of its pool before it is ended."""
    thinkers.pool.shutdown()


@pytest.mark.parametrize("end", [end_by_force, end_by_itself])
def test_a_program_that_does_not_listen_goes_with_its_worker(
    end: Callable[[Thinkers], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has heard that nobody speaks to it any more, and stays."""
    note = tmp_path / "pid"
    stubborn = shlex.join(["sh", "-c", f"echo $$ > {note}; {EXAMPLE}; sleep 600"])
    monkeypatch.setattr("tharsis.server.thinking.GUESTS", {"stubborn": stubborn})

    async def scene() -> None:
        thinkers = Thinkers(1)
        table = a_table()
        table.row.seats[0].bot = "stubborn"
        assert (await thinkers.think(table, 0)).answers[0]
        state = Path(f"/proc/{note.read_text().strip()}/stat")
        assert state.exists()
        end(thinkers)
        while state.exists() and ") Z " not in state.read_text():
            await asyncio.sleep(0.02)

    within(scene)


# ---- bots that break
@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tharsis.sqlite'}"


async def breaks(table: Table, seat: int) -> Thought:
    raise ZeroDivisionError("a bot divided by its friends")


async def talks_nonsense(table: Table, seat: int) -> Thought:
    return Thought([["fly to venus"]])


async def says_nothing(table: Table, seat: int) -> Thought:
    return Thought([])


def against_a_bot() -> TableRow:
    row = played("tabletable", 0)
    row.seats[1] = SeatRow(1, "bot", "2", "greedy")
    return row


@pytest.mark.parametrize("think", [breaks, talks_nonsense, says_nothing])
def test_a_bot_that_breaks_is_written_down_and_the_game_goes_on(
    database: str, think: Think, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        store = Store(database)
        hall = Hall(store, think)
        table = await hall.open(against_a_bot(), {}, [0])
        while table.game.waiting() != [0]:
            await asyncio.sleep(0.005)
        assert table.seq > 0
        await hall.close()
        store.close()

    with caplog.at_level(logging.ERROR, "tharsis"):
        within(scene)
    assert "the bot greedy broke at table tabletable" in caplog.text


def test_a_bot_tries_again_where_its_answer_could_not_be_recorded(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        store = Store(database)

        class Clumsy(Hall):
            failures = 3

            async def record(self, *arguments: object) -> None:  # type: ignore[override]
                if self.failures:
                    self.failures -= 1
                    raise KeyError("a mistake of ours")
                await super().record(*arguments)  # type: ignore[arg-type]

        thinkers = Thinkers(1)
        hall = Clumsy(store, thinkers.think)
        hall.resting = 0.01
        table = await hall.open(against_a_bot(), {}, [0])
        while table.seq == 0:
            await asyncio.sleep(0.005)
        await hall.close()
        thinkers.close()
        store.close()

    with caplog.at_level(logging.ERROR, "tharsis"):
        within(scene)
    assert caplog.text.count("it tries again") == 3


def test_bots_wake_when_somebody_looks(database: str) -> None:
    """Who thought for them may have been another process, which is gone."""

    async def scene() -> None:
        store = Store(database)
        thinkers = Thinkers(1)
        hall = Hall(store)
        table = await hall.open(against_a_bot(), {}, [0])
        hall.think = thinkers.think
        assert table.bot_task is None
        await hall.table("tabletable")
        while table.seq == 0:
            await asyncio.sleep(0.005)
        await hall.close()
        thinkers.close()
        store.close()

    within(scene)


# ---- the end
def test_a_server_ends_while_a_bot_thinks(database: str) -> None:
    with server(database) as client:

        async def for_ever(table: Table, seat: int) -> Thought:
            await asyncio.sleep(3600)
            return Thought([])

        hall = hall_of(client)
        hall.think = for_ever
        host = Person(client)
        table = host.open("you", "greedy")["table"]["id"]
        task = hall.tables[table].bot_task
        assert task is not None and not task.done()
        begun = time.monotonic()
    assert task.cancelled() and time.monotonic() - begun < PATIENCE


def test_a_worker_in_the_middle_of_a_thought_is_ended() -> None:
    async def scene() -> None:
        thinkers = Thinkers(1)
        await thinkers.think(a_table(), 0)
        thinkers.pool.submit(time.sleep, 3600)
        while not any(thinkers.pool._pending_work_items[n].future.running() for n in thinkers.pool._pending_work_items):
            await asyncio.sleep(0.01)
        workers = list(thinkers.pool._processes.values())
        thinkers.close()
        for worker in workers:
            await asyncio.to_thread(worker.join, 10)
            assert not worker.is_alive()

    within(scene)


def children(pid: int) -> set[int]:
    """The processes that this one has started."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it ended meanwhile
            if int(stat.read_text().rsplit(")", 1)[1].split()[1]) == pid:
                found.add(int(stat.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are counted in /proc")
def test_workers_end_when_their_server_is_killed(database: str) -> None:
    with Process(database, workers=1) as process:
        _, people = seat_people(process.url, 2)
        body = {"name": "B", "seats": [{"kind": "you"}, {"kind": "bot"}], "settings": {"bot_delay": 0}}
        table = people[0].call("POST", "/api/tables", body)["table"]["id"]
        soon(lambda: not people[0].call("GET", f"/api/tables/{table}")["seats"][1]["asked"], "the bot does not play")
        workers = children(process.pid)
        assert workers
        process.kill()
        soon(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers), "a worker is left")


def soon(true: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def test_the_whole_server_ends_soon_when_it_is_told_to(database: str) -> None:
    """With a socket open and bots at play."""
    with Process(database, workers=1) as process:
        _, people = seat_people(process.url, 2)
        body = {"name": "B", "seats": [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]}
        people[0].call("POST", "/api/tables", body)
        begun = time.monotonic()
        os.kill(process.pid, signal.SIGTERM)
        process.wait()
        assert time.monotonic() - begun < 10
        assert process.running is not None and process.running.returncode in (0, -signal.SIGTERM)


def test_a_closed_store_refuses_and_keeps_nobody_waiting(database: str) -> None:
    async def scene() -> None:
        store = Store(database)

        begun, enough = threading.Event(), threading.Event()

        def slow(_: sa.Connection) -> None:
            begun.set()
            enough.wait(PATIENCE)

        first = asyncio.create_task(store.do(slow))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        store.queue.put(None)
        late = asyncio.create_task(store.do(slow))
        await asyncio.sleep(0)
        assert store.queue.qsize() == 2
        enough.set()
        await first
        with pytest.raises(Unavailable):
            await late
        store.close()
        with pytest.raises(Unavailable):
            await store.do(slow)

    within(scene)


def test_a_table_from_before_seeds_were_bounded_plays_on() -> None:
    table = Table(played("before", 20, seed=OLD_LAST_SEED))
    seat = table.game.waiting()[0]
    row = table.row
    assert one_action(row.id, row.game, row.setup, row.seed, row.start, table.game.steps(), seat, "random")
