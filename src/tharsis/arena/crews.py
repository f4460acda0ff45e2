"""Who plays many games: this process, several, or a cluster. The results are the same, game by game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice
from socket import create_connection
from typing import Any, Protocol, TypeVar

from tharsis.kernel.errors import GameError, shown

Shared = TypeVar("Shared")
Item = TypeVar("Item")
Done = TypeVar("Done")
Job = Callable[[Shared, list[Item]], Done]  # what is the same for all, and what is to be done

AUTO = "auto"  # the address of a cluster that is started on this machine
PATIENCE = 5.0  # seconds
BATCH = 10  # games that are handed over at a time
AHEAD = 3  # batches for each worker that are under way


class NoCluster(GameError):
    """There is no Ray here, or nobody at that address."""


class Crew(Protocol):
    """Does batches of something, in whatever order; gives what comes of each as it comes."""

    def work(self, job: Job[Shared, Item, Done], shared: Shared, batches: Iterator[list[Item]]) -> Iterator[Done]: ...


def batched(items: Iterable[Item], size: int = BATCH) -> Iterator[list[Item]]:
    rest = iter(items)
    while batch := list(islice(rest, size)):
        yield batch


class Alone:
    """This process."""

    def work(self, job: Job[Shared, Item, Done], shared: Shared, batches: Iterator[list[Item]]) -> Iterator[Done]:
        for batch in batches:
            yield job(shared, batch)


class Processes:
    """So many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def work(self, job: Job[Shared, Item, Done], shared: Shared, batches: Iterator[list[Item]]) -> Iterator[Done]:
        with ProcessPoolExecutor(self.jobs) as pool:
            running: set[Future[Done]] = set()
            try:
                while True:
                    for batch in islice(batches, self.jobs * AHEAD - len(running)):
                        running.add(pool.submit(job, shared, batch))
                    if not running:
                        return
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for one in done:
                        yield one.result()
            finally:
                for one in running:
                    one.cancel()


def knock(address: str) -> None:
    """Raises NoCluster where nobody is at home: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise NoCluster(f"ray: must be {AUTO} or HOST:PORT, not {shown(address)}", "ray")
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"ray: nobody answers at {address}: {error}", "ray") from None


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
            if address != AUTO:
                knock(address)
            try:
                ray.init(
                    address=None if address == AUTO else address,
                    log_to_driver=False,
                    include_dashboard=False,
                    logging_level="error",
                )
            except (ConnectionError, RuntimeError, ValueError, OSError) as error:
                raise NoCluster(f"no Ray at {address}: {error}", "ray") from None

    def work(self, job: Job[Shared, Item, Done], shared: Shared, batches: Iterator[list[Item]]) -> Iterator[Done]:
        ray = self.ray
        remote = ray.remote(max_retries=-1)(job)  # of lost workers; an error of the game itself is no reason
        known = ray.put(shared)
        running: list[Any] = []
        while True:
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            for batch in islice(batches, max(0, workers * AHEAD - len(running))):
                running.append(remote.remote(known, batch))
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            yield from ray.get(done)


def crew_of(jobs: int, address: str | None = None) -> Crew:
    """So many processes, or a cluster at this address."""
    if address is not None:
        return OnRay(address)
    return Alone() if jobs <= 1 else Processes(min(jobs, 4 * (os.cpu_count() or 1)))
