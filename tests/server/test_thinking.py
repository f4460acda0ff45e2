"""Bots think elsewhere, and a worker that dies does not stop a game."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import tharsis
from tharsis.server.schema import WATCH
from tharsis.server.store import SeatRow, TableRow
from tharsis.server.tables import Table
from tharsis.server.thinking import Thinkers, one_action


def a_table() -> Table:
    seats = [SeatRow(0, "bot", "a", "greedy"), SeatRow(1, "bot", "b", "random")]
    setup = {"seats": 2, "draft": True}
    return Table(TableRow("t", "T", "mars", setup, 5, {}, "host", time.time(), 1, None, False, seats, []))


def test_an_action_is_thought_through_to_its_end() -> None:
    table = a_table()
    while table.game.generation < 3:
        seat = table.game.waiting()[0]
        bot = table.row.seats[seat].bot or ""
        answers = one_action("t", table.row.setup, table.row.seed, None, table.game.steps(), seat, bot)
        table.play(seat, answers)
    record = table.game.record()
    assert tharsis.replay(record).digest() == table.game.digest()
    assert table.live(WATCH, False, "en").view.generation == 3


def test_a_worker_that_dies_is_replaced() -> None:
    async def scene() -> None:
        thinkers = Thinkers(1)
        table = a_table()
        first = await thinkers.think(table, 0)
        for pid in list(thinkers.pool._processes):
            os.kill(pid, signal.SIGKILL)
        assert await thinkers.think(table, 0) == first
        thinkers.close()

    asyncio.run(scene())
