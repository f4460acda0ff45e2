"""Bots think in worker processes, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from typing import Any, ParamSpec, TypeVar

from tharsis.bots import Bot, maker_of
from tharsis.bots.levels import level_of
from tharsis.bots.thinkers import SearchBot
from tharsis.kernel.game import Game
from tharsis.kernel.record import begin
from tharsis.players import GUESTS, ProgramPlayer, invite, stand_in
from tharsis.players.player import COMPANY
from tharsis.server.effort import OF_ADDRESS, OF_PERSON, AtOnce, lowered
from tharsis.server.kinds import KINDS
from tharsis.server.rows import TableRow
from tharsis.server.tables import Table

P = ParamSpec("P")
T = TypeVar("T")
LONGEST_ACTION = 40  # answers of one action
MOST_PROGRAMS = 16  # seats of programs in one worker
ENOUGH = 5.0  # seconds for one action: a search ends then, and to what it still asks somebody quick answers
PATIENCE = 30.0  # seconds after which nobody waits for a bot any more; programs have limits of their own
GRACE = 1.0  # seconds for a worker to send its programs away
_programs: dict[tuple[str, int], ProgramPlayer] = {}
_games: dict[str, tuple[Game, list[list[int]]]] = {}  # in a worker: the games it has seen last

log = logging.getLogger("tharsis")


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot answers, and to all that its action still asks."""

    answers: list[list[str]]
    simulations: int = 0  # for each question; 0 did not search
    hurried: bool = False  # fewer of them than it has when the server is not busy


def game_at(
    key: str, name: str, setup: dict[str, Any], seed: int, start: dict[str, Any] | None, steps: list[list[int]]
) -> Game:
    """The game at this point; a worker goes on from where it was if it can."""
    known = _games.pop(key, None)
    if known is not None and known[1] == steps[: len(known[1])]:
        game, done = known
    else:
        game = begin(name, setup, seed, start)
        game.history = None
        done = []
    for step in steps[len(done) :]:
        game.take(step[0], step[2:])
    _games[key] = (game, steps)
    while len(_games) > 64:
        _games.pop(next(iter(_games)))
    return game


def player_of(key: str, game: str, seat: int, bot: str, seed: int) -> Bot:
    """A bot is made anew for each action, so that what it does depends on nothing but the table; a program stays."""
    known = _programs.pop((key, seat), None) or maker_of(game, bot)(seed)
    if isinstance(known, ProgramPlayer):
        _programs[key, seat] = known
        while len(_programs) > MOST_PROGRAMS:
            _programs.pop(next(iter(_programs))).leaves()
    return known


def one_action(
    key: str,
    name: str,
    setup: dict[str, Any],
    seed: int,
    start: dict[str, Any] | None,
    steps: list[list[int]],
    seat: int,
    bot: str | None,
) -> list[list[str]]:
    """What a bot answers now, and to all that its action still asks; without one, who stands in for it."""
    game = game_at(key, name, setup, seed, start, steps).copy()
    dice = seed % 1_000_003 + 7 * seat + len(steps)
    player = stand_in(name, dice) if bot is None else player_of(key, name, seat, bot, dice)
    late = time.monotonic() + ENOUGH
    if isinstance(player, SearchBot):
        player.late = late
    out: list[list[str]] = []
    while len(out) < LONGEST_ACTION:
        decision = game.decision(seat)
        if decision is None or (out and decision.kind in (*KINDS[name].turns, "buy", "draft")):
            break
        if time.monotonic() > late and not isinstance(player, ProgramPlayer):
            player = stand_in(name, dice)
        codes = player.answer(game.view(seat))
        out.append([o.notation for o in decision.options if o.code in codes])
        game.take(seat, codes)
    return out


def begin_work(guests: dict[str, str]) -> None:
    """In a worker: the programs that play sit here as well, and go when it goes, by force or by itself."""
    for name, command in guests.items():
        invite(name, command)
    Finalize(None, send_away, exitpriority=0)
    signal.signal(signal.SIGTERM, lambda *_: leave(0))
    end_with_the_server()


def send_away() -> None:
    """Ends all programs of this worker: those that do not listen would stay for ever."""
    playing = [player.speaking for player in _programs.values() if player.speaking is not None]
    for one in (*playing, *(idle for row in COMPANY.idle.values() for idle in row)):
        with suppress(OSError):
            os.killpg(one.program.process.pid, signal.SIGKILL)


def leave(code: int) -> None:
    """Ends this worker at once."""
    send_away()
    os._exit(code)


def end_with_the_server() -> None:
    """In a worker: a server that is killed cannot end it, and it would wait for questions for ever."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        leave(1)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """The pool of workers. A worker that dies is replaced, and the bot thinks again."""

    TRIES = 3

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        self.workers = workers
        self.patience = patience
        self.closed = False
        self.pool = self.fresh_pool()
        self.desks = asyncio.Semaphore(workers)
        self.waiting = 0  # thoughts that a worker has to be free for
        self.of_person, self.of_address = AtOnce(OF_PERSON), AtOnce(OF_ADDRESS)

    def fresh_pool(self) -> ProcessPoolExecutor:
        here = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, here, initializer=begin_work, initargs=(dict(GUESTS),))

    async def think(self, table: Table, seat: int) -> Thought:
        """A bot that breaks, or takes too long, is stood in for."""
        row = table.row
        bot = next(s.bot for s in row.seats if s.seat == seat) or table.settings.deputy or "greedy"
        level = level_of(row.game, bot)
        full = 0 if level is None else level.simulations
        async with self.turn(row, full > 0) as waiting:
            simulations = lowered(full, waiting, self.workers)
            arguments = (row.id, row.game, row.setup, row.seed, row.start, table.game.steps(), seat)
            try:
                answers = await self.soon(bot, *arguments, f"{bot}:{simulations}" if full else bot)
                return Thought(answers, simulations, simulations < full)
            except BrokenProcessPool:
                if self.closed:
                    raise
                return Thought(await asyncio.to_thread(one_action, *arguments, None))
            except Exception as error:
                log.error("the bot %s could not think at table %s: %r", bot, row.id, error)
                return Thought(await self.in_worker(one_action, *arguments, None))

    @asynccontextmanager
    async def turn(self, row: TableRow, searches: bool) -> AsyncIterator[int]:
        """Waits for a free worker, and with a search for the turn of its table; gives how many thoughts still wait."""
        async with AsyncExitStack() as doors:
            if searches:
                await doors.enter_async_context(self.of_person.of(row.host))
                await doors.enter_async_context(self.of_address.of(row.address))
            self.waiting += 1
            try:
                await doors.enter_async_context(self.desks)
            finally:
                self.waiting -= 1
            yield self.waiting

    async def soon(self, bot: str, *arguments: Any) -> list[list[str]]:
        """The answers of a bot, or TimeoutError: then its worker is ended, and what others think there begins anew."""
        return await self.within(None if bot in GUESTS else self.patience, one_action, *arguments)

    async def lend(self, job: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """A worker for something else than a bot's thought, as soon as one is free; raises TimeoutError as well."""
        async with self.desks:
            return await self.within(self.patience, job, *arguments, **named)

    async def within(self, seconds: float | None, job: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        try:
            async with asyncio.timeout(seconds):
                return await self.in_worker(job, *arguments, **named)
        except TimeoutError:
            for worker in self.at_work():
                worker.kill()
            raise

    async def answers(self) -> None:
        """Comes back when a worker has answered."""
        await self.in_worker(os.getpid)

    async def in_worker(self, job: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Asks again where a worker dies, for it may have died of something else."""
        broken: BrokenProcessPool | None = None
        for _ in range(self.TRIES):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, partial(job, *arguments, **named))
            except BrokenProcessPool as error:
                broken = error
                if self.closed:
                    break
                if pool is self.pool:
                    self.pool = self.fresh_pool()
        assert broken is not None
        raise broken

    def at_work(self) -> list[BaseProcess]:
        return list((self.pool._processes or {}).values())

    def close(self) -> None:
        """Nobody waits for thoughts any more. A worker in the middle of one would keep us here, so it is ended."""
        self.closed = True
        workers = self.at_work()
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        end = time.monotonic() + GRACE
        for worker in workers:
            worker.join(max(0.0, end - time.monotonic()))
            worker.kill()  # where a thought does not even let it hear that
