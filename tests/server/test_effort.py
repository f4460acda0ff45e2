"""Bots of the ladder at the server: how much they may think, who goes first, and who answers where they cannot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from people import Person, server, within
from played import played

from tharsis.bots import levels
from tharsis.bots.search import Line, Search
from tharsis.kernel.view import View
from tharsis.server import thinking
from tharsis.server.effort import AtOnce, lowered
from tharsis.server.hall import Hall
from tharsis.server.rows import SeatRow, TableRow
from tharsis.server.schema import EVENTS, WATCH
from tharsis.server.store import Store
from tharsis.server.tables import Table
from tharsis.server.thinking import Thinkers, Thought, begin_work, one_action


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tharsis.sqlite'}"


def a_table(bot: str, host: str = "host") -> Table:
    seats = [SeatRow(0, "bot", "a", bot), SeatRow(1, "bot", "b", "random")]
    return Table(TableRow(host, "T", "mars", {"seats": 2}, 5, {}, host, time.time(), 1, None, False, seats, []))


def asked(bot: str | None) -> list[list[str]]:
    """What a bot answers to the first question at such a table."""
    row = a_table("random").row
    return one_action(row.id, row.game, row.setup, row.seed, row.start, [], 0, bot)


class Forked(Thinkers):
    """Its workers know what this process knows: a ladder that was learned by chance, and bots of the tests."""

    def fresh_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers, multiprocessing.get_context("fork"), initializer=begin_work, initargs=({},)
        )


# ---- how much
@pytest.mark.parametrize(
    ("simulations", "waiting", "workers", "left"),
    [
        (512, 0, 1, 512),
        (512, 1, 1, 512),
        (512, 2, 1, 256),
        (512, 2, 2, 512),
        (512, 4, 1, 128),
        (512, 8, 1, 64),
        (512, 400, 1, 32),
        (96, 400, 1, 8),
        (4, 400, 1, 4),
        (0, 400, 1, 0),
    ],
)
def test_simulations_are_halved_step_by_step_as_more_wait(
    simulations: int, waiting: int, workers: int, left: int
) -> None:
    assert lowered(simulations, waiting, workers) == left


@pytest.mark.usefixtures("whole_ladder")
def test_a_busy_server_lowers_simulations_for_whoever_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four ask at once. The second begins while two still wait, the third and the fourth when it is quiet again."""
    few = [rung._replace(simulations=16) if rung.simulations else rung for rung in levels.RUNGS]
    monkeypatch.setattr(levels, "RUNGS", tuple(few))

    async def scene() -> None:
        thinkers = Forked(1)
        tables = [a_table("navigator", f"host{n}") for n in range(4)]
        for table in tables:
            table.row.address = table.row.host
        thoughts = await asyncio.gather(*(thinkers.think(table, 0) for table in tables))
        assert [(one.simulations, one.hurried) for one in thoughts] == [
            (16, False),
            (8, True),
            (16, False),
            (16, False),
        ]
        assert thoughts[0].answers == thoughts[2].answers and thinkers.waiting == 0
        thinkers.close()

    within(scene)


def test_tables_of_one_person_take_turns() -> None:
    async def scene() -> None:
        turns, order = AtOnce(2), []
        may_go = asyncio.Event()

        async def think(host: str) -> None:
            async with turns.of(host):
                order.append(host)
                await may_go.wait()

        greedy = [asyncio.create_task(think("a")) for _ in range(5)]
        modest = asyncio.create_task(think("b"))
        await asyncio.sleep(0)
        assert order == ["a", "a", "b"]
        greedy[-1].cancel()
        may_go.set()
        await asyncio.gather(*greedy, modest, return_exceptions=True)
        assert order == ["a", "a", "b", "a", "a"] and not turns.doors

    within(scene)


# ---- bots that cannot
class SleepyBot:
    def __init__(self, seed: int) -> None: ...

    def answer(self, view: View) -> list[int]:
        time.sleep(3600)
        return []


class BrokenBot(SleepyBot):
    def answer(self, view: View) -> list[int]:
        raise ZeroDivisionError("it divided by its friends")


@pytest.mark.parametrize(("bot", "why"), [("sleepy", "Timeout"), ("broken", "friends"), ("nobody", "is not known")])
def test_somebody_stands_in_for_a_bot_that_cannot_think(
    bot: str, why: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(levels.ADDED, "mars", {"sleepy": SleepyBot, "broken": BrokenBot})

    async def scene() -> None:
        thinkers = Forked(1, patience=0.5 if bot == "sleepy" else 60)
        assert await thinkers.think(a_table(bot), 0) == Thought(asked(None))
        assert (await thinkers.think(a_table("greedy"), 0)).answers == asked("greedy")
        thinkers.close()

    with caplog.at_level(logging.ERROR, "tharsis"):
        within(scene)
    assert why in caplog.text


def test_what_an_action_still_asks_when_its_time_is_over_is_answered_by_who_stands_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "ENOUGH", -1.0)
    assert asked("random") == asked(None) != []


def test_a_search_ends_with_the_time_of_its_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table that goes on from a position which somebody has made up, a search could take for ever."""
    late: list[float] = []

    def lines(search: Search, view: View) -> list[Line]:
        late.append(search.late)
        return [Line(view.codes[: view.bounds[0]], 0.0)]

    monkeypatch.setattr(Search, "lines", lines)
    begun = time.monotonic()
    asked("navigator")
    assert late and all(begun < one <= time.monotonic() + thinking.ENOUGH for one in late)


# ---- what a table is told
def test_a_table_is_told_that_its_bots_are_in_a_hurry(database: str) -> None:
    """And what was thought with stands in the name of the move."""

    async def scene() -> None:
        store = Store(database)
        thoughts: list[Thought] = []

        async def think(table: Table, seat: int) -> Thought:
            thoughts.append(Thought(one_action_at(table, seat), 8, not thoughts))
            return thoughts[-1]

        hall = Hall(store, think)
        row = played("tabletable", 0)
        row.seats = [SeatRow(s, "bot", str(s), "navigator") for s in range(2)]
        table = await hall.open(row, {}, [])
        told: list[bool] = []
        table.listeners.add(lambda: told.append(table.info(WATCH, False).hurried))
        while table.seq < 3:
            await asyncio.sleep(0.005)
        assert told[0] is True and told[-1] is False
        moves = await store.do(lambda c: list(c.execute(sa.select(EVENTS.c.move)).scalars()))
        assert all(move.startswith("bot-") and move.endswith("-8") for move in moves)
        await hall.close()
        store.close()

    within(scene)


def one_action_at(table: Table, seat: int) -> list[list[str]]:
    row = table.row
    return one_action(row.id, row.game, row.setup, row.seed, row.start, table.game.steps(), seat, "random")


# ---- seats
def test_a_seat_is_given_to_a_level_by_its_name(database: str) -> None:
    with server(database) as client:
        seats = Person(client).open("you", "prospector", "drifter")["table"]["seats"]
        assert [seat["bot"] for seat in seats] == [None, "greedy", "random"]


@pytest.mark.usefixtures("whole_ladder")
def test_a_table_says_whose_bot_was_not_trained_for_it(database: str) -> None:
    with server(database) as client:
        two = Person(client).open("you", "navigator")["table"]["seats"]
        three = Person(client).open("you", "navigator", "prospector")["table"]["seats"]
    assert [seat["borrowed"] for seat in two] == [False, False]
    assert [seat["borrowed"] for seat in three] == [False, True, False]


@pytest.mark.usefixtures("whole_ladder")
@pytest.mark.parametrize("bot", ["navigator:96", "nobody", "marsbot:easy"])
def test_a_seat_takes_no_number_and_nobody_unknown(database: str, bot: str) -> None:
    with server(database) as client:
        body = {"name": "T", "seats": [{"kind": "you"}, {"kind": "bot", "bot": bot}]}
        refused = Person(client).post("/api/tables", body, 422)
        assert "There are: random, botanist, greedy" in str(refused)
