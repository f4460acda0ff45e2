"""Who plays the games of a plan: this process, several, or a cluster. The results are the same, game by game."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice
from typing import Any, Protocol

import tharsis
from tharsis.arena.plan import Match, Plan
from tharsis.arena.results import Played
from tharsis.arena.simulate import play_game
from tharsis.kernel.errors import GameError

BATCH = 10  # games that are handed over at a time
AHEAD = 3  # batches for each worker that are under way


class NoCluster(GameError):
    """There is no Ray here, or nobody at that address."""


class Crew(Protocol):
    """Plays matches, in whatever order; gives what was played as it comes."""

    def play(self, plan: Plan, batches: Iterator[list[Match]]) -> Iterator[list[Played]]: ...


def batched(matches: Iterable[Match], size: int = BATCH) -> Iterator[list[Match]]:
    rest = iter(matches)
    while batch := list(islice(rest, size)):
        yield batch


def play_match(plan: Plan, match: Match, keep: bool) -> Played:
    begun = time.process_time()
    seats = [plan.players[name] for name in match.seats]
    game = tharsis.new(plan.game, plan.seats, plan.setup(match.seats), match.seed)
    if not keep:
        game.history = None
    faults: list[str] = []
    decisions = play_game(game, seats, match.seed, faults)
    return Played(
        match.key,
        match.pair,
        match.seats,
        match.seed,
        game.scores(),
        game.winners(),
        game.rounds(),
        decisions,
        round(time.process_time() - begun, 4),
        faults,
        game.record() if keep else None,
    )


def play_batch(plan: Plan, batch: list[Match]) -> list[Played]:
    return [play_match(plan, match, match.seed < plan.seed + plan.keep // plan.seats) for match in batch]


class Alone:
    """This process."""

    def play(self, plan: Plan, batches: Iterator[list[Match]]) -> Iterator[list[Played]]:
        for batch in batches:
            yield play_batch(plan, batch)


class Processes:
    """So many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, plan: Plan, batches: Iterator[list[Match]]) -> Iterator[list[Played]]:
        with ProcessPoolExecutor(self.jobs) as pool:
            running: set[Future[list[Played]]] = set()
            try:
                while True:
                    for batch in islice(batches, self.jobs * AHEAD - len(running)):
                        running.add(pool.submit(play_batch, plan, batch))
                    if not running:
                        return
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for one in done:
                        yield one.result()
            finally:
                for one in running:
                    one.cancel()


class OnRay:
    """A cluster of Ray: `auto` starts one on this machine, an address joins one. What a lost machine was playing is
    played again elsewhere."""

    def __init__(self, address: str) -> None:
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise NoCluster("ray is not installed: pip install 'tharsis[cluster]'", "ray") from None
        self.ray = ray
        if not ray.is_initialized():
            try:
                ray.init(
                    address=None if address == "auto" else address,
                    log_to_driver=False,
                    include_dashboard=False,
                    logging_level="error",
                )
            except (ConnectionError, RuntimeError, ValueError, OSError) as error:
                raise NoCluster(f"no Ray at {address}: {error}", "ray") from None

    def play(self, plan: Plan, batches: Iterator[list[Match]]) -> Iterator[list[Played]]:
        ray = self.ray
        remote = ray.remote(max_retries=-1)(play_batch)  # of lost workers; an error of the game itself is no reason
        shared = ray.put(plan)
        running: list[Any] = []
        while True:
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            for batch in islice(batches, max(0, workers * AHEAD - len(running))):
                running.append(remote.remote(shared, batch))
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            yield from ray.get(done)


def crew(jobs: int, address: str | None) -> Crew:
    if address is not None:
        return OnRay(address)
    return Alone() if jobs <= 1 else Processes(min(jobs, 4 * (os.cpu_count() or 1)))
