"""A game that is over: its table is there before a server starts, and somebody can be who played it."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from player import Player

import tharsis
from tharsis.bots import bots_of
from tharsis.server import messages as m
from tharsis.server.people import hashed
from tharsis.server.rows import EventRow, SeatRow, TableRow
from tharsis.server.store import Store

TOKEN, OLDER_TOKEN = "t" * 43, "o" * 43
ENDED, OLDER = "endedtable", "oldertable"


def ended_game(table: str = ENDED, token: str = TOKEN, bot: str = "random", corporate_era: bool = False) -> TableRow:
    """A game of two bots of which somebody has the first seat; it has no summary yet, as from an older server."""
    game = tharsis.new("mars", 2, {"corporate_era": corporate_era}, 5)
    bots = [bots_of("mars")[bot](seed) for seed in range(2)]
    while not game.over:
        seat = game.waiting()[0]
        game.take(seat, bots[seat].answer(game.view(seat)))
    answers = game.record()["answers"]
    events = [EventRow(n, a[0], "answer", [a[1:]], f"m{n}", time.time()) for n, a in enumerate(answers)]
    seats = [SeatRow(0, "person", "Alix", None), SeatRow(1, "bot", "Vega", bot)]
    settings = m.Settings(bot_delay=0).model_dump()
    now = time.time()
    return TableRow(
        table,
        "Friday table",
        "mars",
        game.setup(),
        5,
        settings,
        hashed(token),
        now,
        tharsis.RULES,
        None,
        False,
        seats,
        events,
    )


def of_other_rules(row: TableRow, table: str, token: str) -> TableRow:
    """The same game as if it had been played by older rules, which led to another end."""
    last = replace(row.events[-1], data=[["pass twice"]])
    events = [*row.events[:-1], last]
    return replace(row, id=table, host=hashed(token), rules=tharsis.RULES - 1, events=events)


def keep_ended(database: str) -> None:
    """Before the server starts."""

    async def keep() -> None:
        store = Store(database)
        ended = ended_game()
        for row in (ended, of_other_rules(ended, OLDER, OLDER_TOKEN)):
            await store.open_table(row, {}, [0])
        store.close()

    with ThreadPoolExecutor() as another:  # the browser has a loop of its own in this one
        another.submit(asyncio.run, keep()).result()


def as_host(player: Player, token: str = TOKEN) -> None:
    player.context.add_cookies([{"name": "tharsis", "value": token, "url": player.url}])


def as_older_host(player: Player) -> None:
    as_host(player, OLDER_TOKEN)


# ---- as its review was drawn
def looked_back(player: Player) -> None:
    """All of a game was judged."""
    player.page.locator(".marks").wait_for(timeout=180_000)
    player.page.locator("main .state").wait_for(state="hidden", timeout=180_000)


def by_card(player: Player) -> None:
    looked_back(player)
    player.press("[data-tab=cards]")
