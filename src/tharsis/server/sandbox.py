"""A process for work on what strangers send. It has so much time and so much memory for each piece, and is ended and
replaced where that is not enough: nothing that is sent to us can stop the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar

from tharsis.kernel.errors import GameError
from tharsis.server.metering import ACCOUNT, Account
from tharsis.server.refusals import Refused
from tharsis.server.thinking import end_with_the_server
from tharsis.server.turns import Turns

if sys.platform != "win32":
    import resource

T = TypeVar("T")
P = ParamSpec("P")
SECONDS = 10.0  # of a core for one piece of work,
SLOWER = 6  # times as long by the clock, for where others keep all cores busy,
MEMORY = 256 * 2**20  # and so many bytes beside what it has at the start
STARTING = 60.0  # seconds that a new process may take
MOST_OF_PERSON = 12  # pieces that somebody may have waiting,
MOST_OF_ADDRESS = 24
MOST_WAITING = 64  # and all together
OWED = "You have had much read; please try again in a minute."
BUSY = "Many records are being looked at just now; please try again in a moment."
STATM = Path("/proc/self/statm")

log = logging.getLogger("tharsis")


class TooHeavy(GameError):
    """It took too long or too much memory, or broke; it was ended."""

    def __init__(self) -> None:
        super().__init__("This cannot be played: it takes too long, too much memory, or breaks.", "record")


@dataclass(slots=True)
class Outcome(Generic[T]):
    """What comes back from the other process: a result, a complaint of the engine, or how it broke."""

    result: T | None = None
    complaint: str | None = None
    broken: str | None = None
    heavy: bool = False  # it took too long, or the process is gone;
    full: bool = False  # or there was no memory left
    seconds: float = 0.0  # of a core that it took


# ---- in the process
def work(pipe: Pipe, memory: int) -> None:
    """Does one piece after the other until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # who plays comes first
    end_with_the_server()
    bound_memory(memory)
    pipe.send(None)
    while True:
        try:
            job, arguments, seconds = pipe.recv()
        except EOFError:
            return
        begun = time.process_time()
        bound_time(seconds)
        outcome = tried(job, arguments)
        bound_time(0)
        outcome.seconds = time.process_time() - begun
        pipe.send(outcome)


def tried(job: Callable[..., T], arguments: Sequence[Any]) -> Outcome[T]:
    try:
        return Outcome(job(*arguments))
    except MemoryError:
        return Outcome(full=True)
    except GameError as error:
        return Outcome(complaint=str(error))
    except Exception:
        return Outcome(broken=traceback.format_exc(limit=-3))


def bound_memory(most: int) -> None:
    """Where we ask for more there is none."""
    if sys.platform != "win32" and STATM.exists():
        used = int(STATM.read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + most, resource.getrlimit(resource.RLIMIT_AS)[1]))


def bound_time(seconds: float) -> None:
    """After so many seconds of work the system ends us, whatever we are at, also where the server is gone; after 0
    it does not."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


# ---- in the server
def context() -> Any:
    """Where processes can be forked, a small one that has the engine ready is kept for it: a new one costs little."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    forking = multiprocessing.get_context("forkserver")
    forking.set_forkserver_preload(["tharsis.server.reading"])
    return forking


class Worker:
    """One such process. Whoever asks it waits for the answer, so that it is asked from a thread."""

    def __init__(self, memory: int) -> None:
        made = context()
        self.pipe, theirs = made.Pipe()
        self.process = made.Process(target=work, args=(theirs, memory), name="reader", daemon=True)
        self.process.start()
        theirs.close()
        if not self.pipe.poll(STARTING):
            raise TimeoutError
        self.pipe.recv()

    def ask(self, job: Callable[..., T], arguments: Sequence[Any], seconds: float) -> Outcome[T]:
        self.pipe.send((job, arguments, seconds))
        if not self.pipe.poll(SLOWER * seconds):
            return Outcome(heavy=True, seconds=seconds)
        answer: Outcome[T] = self.pipe.recv()
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Sandbox:
    """One process at a time, which is there when it is needed. Whoever asks for much waits for themselves."""

    def __init__(self, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        self.seconds = seconds
        self.memory = memory
        self.worker: Worker | None = None
        self.turns = Turns()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.waiting: Counter[str] = Counter()
        self.asked = 0
        self.closed = False

    async def do(self, job: Callable[P, T], *arguments: P.args, **_: P.kwargs) -> T:
        """Does a piece of work for whoever is served here. Raises the engine's complaint, TooHeavy, or Refused where
        too much waits already."""
        account = ACCOUNT.get()
        most = {} if account is None else {account.person: MOST_OF_PERSON, account.address: MOST_OF_ADDRESS}
        if account is not None and account.wait_reading() > 0:
            raise Refused("busy", OWED)
        if self.asked >= MOST_WAITING or any(self.waiting[one] >= few for one, few in most.items()):
            raise Refused("busy", BUSY)
        self.asked += 1
        self.waiting.update(most.keys())
        task = asyncio.create_task(self.in_turn(job, arguments, account, most.keys()))
        self.tasks.add(task)  # whoever asked may leave, but what was begun is done
        task.add_done_callback(self.tasks.discard)
        outcome = await asyncio.shield(task)
        if outcome.complaint is not None:
            raise GameError(outcome.complaint, "record")
        if outcome.broken is not None:
            log.warning("what a stranger sent has broken in its own process: %s", outcome.broken.strip())
        if outcome.heavy or outcome.full or outcome.broken is not None:
            raise TooHeavy
        return outcome.result  # type: ignore[return-value]

    async def in_turn(
        self, job: Callable[..., T], arguments: Sequence[Any], account: Account | None, who: Iterable[str]
    ) -> Outcome[T]:
        """One after the other, on the account of whoever asked."""
        try:
            async with self.turns.of("" if account is None else account.person):
                outcome = await asyncio.to_thread(self.ask, job, arguments)
                if account is not None:
                    account.charge_reading(outcome.seconds)
                return outcome
        finally:
            self.asked -= 1
            self.waiting.subtract(who)
            self.waiting += Counter()  # who waits for nothing is forgotten

    def ask(self, job: Callable[..., T], arguments: Sequence[Any]) -> Outcome[T]:
        """Where a process has no memory left, that may be of something before: a new one is asked once more."""
        if self.worker is not None and not self.worker.process.is_alive():  # it has died of something else
            self.replace()
        fresh = self.worker is None
        outcome = self.ask_worker(job, arguments)
        if outcome.full and not fresh:
            outcome = self.ask_worker(job, arguments)
        return outcome

    def ask_worker(self, job: Callable[..., T], arguments: Sequence[Any]) -> Outcome[T]:
        try:
            if self.worker is None:
                self.worker = Worker(self.memory)
            if self.closed:
                outcome = Outcome[T](heavy=True)
            else:
                outcome = self.worker.ask(job, arguments, self.seconds)
        except (OSError, EOFError):  # it was ended, by the system or by us
            outcome = Outcome(heavy=True, seconds=self.seconds)
        except Exception:  # what cannot be sent
            outcome = Outcome(broken=traceback.format_exc(limit=-3))
        if outcome.heavy or outcome.full:
            self.replace()
        return outcome

    def replace(self) -> None:
        """After something heavy: what it took is not given back otherwise."""
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.end()

    async def answers(self) -> None:
        """Comes back when the process has answered. None is started for that, and none is asked in between."""
        if self.worker is not None and not self.turns.taken:
            await self.do(os.getpid)

    def close(self) -> None:
        """Nobody waits for it any more."""
        self.closed = True
        worker = self.worker
        if worker is not None:
            worker.process.kill()
