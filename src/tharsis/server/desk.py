"""The coach's desk: work for people that goes on in the workers piece by piece, while they look at it.

Nobody burns the server: everybody has a budget of seconds, so has an address, and so has a table; one piece of work for
each person at a time; all wait in one line, one piece after the other, and bots that play come in between. Who does not
ask any more is taken to have left, and their work stops.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Literal, ParamSpec, TypeVar

from tharsis.kernel.errors import GameError
from tharsis.server.hall import heard_of
from tharsis.server.limits import Buckets, Limits, network
from tharsis.server.refusals import Refused
from tharsis.server.thinking import Thinkers

P = ParamSpec("P")
T = TypeVar("T")
State = Literal["waiting", "working", "done", "failed"]
LEFT = 12.0  # seconds after which who does not ask has left
KEPT = 60.0  # seconds that a result is kept for who may still ask
MOST = 64  # jobs, of all together,
MOST_OF_ADDRESS = 8  # and of one address,
MOST_KEPT = 24  # for which so many results are kept
LONGEST_WAIT = 10.0  # seconds that one question for news waits
BUSY = "Many ask the coach just now; please try again in a moment."
SPENT = "You have asked the coach for much; please try again in {n} s."
GONE = "Nobody has asked for it for a while."
SILENT = "The coach does not answer. The game goes on as usual."

log = logging.getLogger("tharsis")


class Job:
    """One piece of work for somebody. What was found so far may be looked at any time."""

    def __init__(self, kind: str, person: str, address: str, table: str = "") -> None:
        self.id = secrets.token_urlsafe(12)
        self.kind = kind
        self.person = person
        self.address = network(address)
        self.table = table
        self.names: tuple[str, ...] = ()  # of the seats there,
        self.lines: list[int] = []  # and what is told before each answer, where somebody looks back
        self.state: State = "waiting"
        self.progress = 0.0
        self.found: Any = None
        self.simulations = 0
        self.text = ""
        self.version = 0
        self.news = asyncio.Event()
        self.seen = time.monotonic()  # when somebody asked for it last
        self.task: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        return self.state in ("done", "failed")

    @property
    def left(self) -> bool:
        return time.monotonic() - self.seen > (KEPT if self.over else LEFT)

    def tell(self, found: Any = None, progress: float | None = None, simulations: int = 0) -> None:
        """There is something new to see."""
        if found is not None:
            self.found = found
            self.simulations = simulations
        if progress is not None:
            self.progress = progress
        self.version += 1
        self.news.set()
        self.news = asyncio.Event()

    async def after(self, seen: int, seconds: float = LONGEST_WAIT) -> None:
        """Comes back when there is something newer than what was seen, or after a while."""
        self.seen = time.monotonic()
        if self.version <= seen and not self.over:
            try:
                async with asyncio.timeout(seconds):
                    await self.news.wait()
            except TimeoutError:
                pass
        self.seen = time.monotonic()


Work = Callable[[Job], Awaitable[None]]


class Desk:
    """All jobs of this process."""

    def __init__(self, thinkers: Thinkers | None, limits: Limits) -> None:
        self.thinkers = thinkers
        self.jobs: dict[str, Job] = {}
        self.line: list[Job] = []  # that wait for a worker, the next one first
        self.pieces: set[asyncio.Task[Any]] = set()  # that are being done
        coaches = 1 if thinkers is None else max(1, thinkers.workers // 2)
        self.gate = asyncio.Semaphore(coaches)
        self.begun: dict[tuple[str, ...], Any] = {}  # how far work is that was left in the middle
        self.budgets = Buckets(limits.person_coach), Buckets(limits.address_coach), Buckets(limits.table_coach)

    # ---- jobs
    def start(self, job: Job, work: Work) -> Job:
        """Begins a job; another one of the same kind and person ends, unless it has ended already."""
        if self.thinkers is None:
            raise Refused("unavailable", SILENT)
        self.sweep()
        for other in list(self.jobs.values()):
            if other.person == job.person and other.kind == job.kind and not other.over:
                other.state = "failed"  # whoever still asks for it hears so
                if other.task is not None:
                    other.task.cancel()
        at_work = [one for one in self.jobs.values() if not one.over]
        if len(at_work) >= MOST or sum(one.address == job.address for one in at_work) >= MOST_OF_ADDRESS:
            raise Refused("busy", BUSY)
        wait = self.owed(job)
        if wait > 0:
            raise Refused("busy", SPENT.format(n=round(wait) + 1))
        self.jobs[job.id] = job
        job.task = asyncio.create_task(self.run(job, work))
        return job

    def show(self, job: Job, found: Any) -> None:
        """What is known already needs no work."""
        self.sweep()
        self.jobs[job.id] = job
        job.state = "done"
        job.tell(found, 1.0)

    async def run(self, job: Job, work: Work) -> None:
        try:
            await work(job)
            job.state = "done"
            job.tell(progress=1.0)
        except asyncio.CancelledError:
            job.state = "failed"
            job.tell()
            raise
        except (Refused, GameError) as error:
            job.state, job.text = "failed", str(error)
            job.tell()
        except Exception:
            log.exception("the coach could not work on a %s", job.kind)
            job.state, job.text = "failed", SILENT
            job.tell()

    def of(self, job_id: str, person: str | None) -> Job:
        job = self.jobs.get(job_id)
        if job is None or job.person != person:
            raise Refused("unknown", "The coach works on nothing of this name for you.")
        return job

    def end(self, job_id: str, person: str | None) -> None:
        job = self.of(job_id, person)
        if job.task is not None:
            job.task.cancel()
        self.jobs.pop(job.id, None)

    def sweep(self) -> None:
        kept: Counter[str] = Counter()
        for job in list(reversed(self.jobs.values())):  # the newest first
            kept[job.address] += job.over
            if job.left or (job.over and kept[job.address] > MOST_KEPT):
                self.end(job.id, job.person)

    def close(self) -> None:
        for job in list(self.jobs.values()):
            self.end(job.id, job.person)

    def put_aside(self, key: tuple[str, ...], state: Any) -> None:
        """How far something is, for who goes on with it later; nothing when it is done."""
        self.begun.pop(key, None)
        if state is not None:
            self.begun[key] = state
        while len(self.begun) > MOST:
            del self.begun[next(iter(self.begun))]

    def place(self, job: Job) -> int:
        """In the line; 0 is at work or has nothing to wait for."""
        return self.line.index(job) + 1 if job in self.line else 0

    # ---- pieces
    async def piece(self, job: Job, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Has a piece of a job done in a worker, in its turn and on its account. It should take less than a second."""
        assert self.thinkers is not None
        if job.left:
            raise Refused("refused", GONE)
        if self.owed(job) > 0:
            raise Refused("busy", SPENT.format(n=round(self.owed(job)) + 1))
        self.line.append(job)
        try:
            await self.gate.acquire()
        finally:
            self.line.remove(job)
        job.state = "working"
        task = asyncio.create_task(self.paid(job, self.thinkers.lend(work, *arguments, **named)))
        self.pieces.add(task)  # a worker cannot be stopped in the middle: who leaves has it done, and pays for it
        task.add_done_callback(self.pieces.discard)
        task.add_done_callback(heard_of)
        return await asyncio.shield(task)

    async def paid(self, job: Job, done: Awaitable[T]) -> T:
        begun = time.monotonic()
        try:
            return await done
        except TimeoutError:
            raise Refused("unavailable", SILENT) from None
        finally:
            self.charge(job, time.monotonic() - begun)
            self.gate.release()

    def keys(self, job: Job) -> list[tuple[Buckets, str]]:
        wanted = zip(self.budgets, (job.person, job.address, job.table), strict=True)
        return [(budget, key) for budget, key in wanted if key]

    def owed(self, job: Job) -> float:
        """Seconds until something is left of all budgets."""
        now = time.monotonic()
        return max(budget.wait(key, now, 0.0) for budget, key in self.keys(job))

    def charge(self, job: Job, seconds: float) -> None:
        now = time.monotonic()
        for budget, key in self.keys(job):
            budget.take(key, now, seconds)
