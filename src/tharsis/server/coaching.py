"""The coach over the network: hints and chances at a table, and the work that is going on for somebody."""

from __future__ import annotations

import time
from typing import Annotated, cast

from fastapi import APIRouter, Request
from fastapi import Path as InPath

from tharsis.coach.hints import SIMULATIONS
from tharsis.coach.looking_back import review_data
from tharsis.coach.review import Review
from tharsis.coach.told import hint_data
from tharsis.server import messages as m
from tharsis.server.advising import Advice, advise, at_table, chances_at
from tharsis.server.callers import PROBLEMS, AtTable, Seated, hall_of, person_of, playing
from tharsis.server.counsel import note_hint
from tharsis.server.desk import Desk, Job
from tharsis.server.effort import lowered
from tharsis.server.hall import Hall
from tharsis.server.people import address_of
from tharsis.server.refusals import Refused
from tharsis.server.store import Store
from tharsis.server.tables import Table

STAGES = (8, 3, 1)  # parts of the simulations after which something is shown
MOST_PIECES = 3  # of work for each; where that does not bring as many, fewer have to do
QUICK = 0.4  # seconds that the first answer waits for something to show
JobId = Annotated[str, InPath(pattern=r"^[A-Za-z0-9_-]{8,32}$")]
OFF = "There is no coach at this table."
SHALLOW = "At this table the coach tells what matters, no more."


def desk_of(request: Request) -> Desk:
    return cast(Desk, request.app.state.desk)


def job_of(desk: Desk, job: Job, lang: str) -> m.CoachJob:
    """How far it is."""
    found = job.found
    out = m.CoachJob(
        id=job.id,
        state=job.state,
        place=desk.place(job),
        progress=job.progress,
        version=job.version,
        simulations=job.simulations,
        text=job.text,
    )
    if isinstance(found, Advice):
        out.chances = found.chances
        out.hint = m.CoachHint.model_validate(hint_data(found.hint, lang, job.names))
    elif isinstance(found, Review):
        out.review = m.CoachReview.model_validate(review_data(found, lang, job.names))
        for moment in out.review.moments:
            moment.line = job.lines[moment.n]
    elif job.kind == "chances" and found is not None:
        out.chances = found
    return out


def may_ask(at: Seated, depth: int) -> tuple[Table, int]:
    table, seat = playing(at)
    if table.coach == "off":
        raise Refused("forbidden", OFF)
    if table.coach == "first" and depth > 1:
        raise Refused("forbidden", SHALLOW)
    return table, seat


async def count(hall: Hall, table: Table, seat: int, ask: m.CoachAsk) -> None:
    """All at the table see that somebody has asked, not what was answered."""
    store: Store = hall.store
    now = time.time()
    if await store.noted(table.row.id, lambda c: note_hint(c, table.row.id, seat, ask.ask, ask.depth, now)):
        await hall.meet(table)


def add_coaching(api: APIRouter) -> None:
    @api.post("/api/tables/{table}/coach", responses=PROBLEMS)
    async def ask_coach(request: Request, at: AtTable, ask: m.CoachAsk, lang: m.Lang = "en") -> m.CoachJob:
        """What to do now. It is counted, for all to see."""
        table, seat = may_ask(at, ask.depth)
        if table.waiting or ask.ask != table.ask_id(seat) or table.game.offers[seat] is None:
            raise Refused("stale", "The game has moved on; this question is not open any more.")
        desk = desk_of(request)
        here = at_table(table)
        waiting = 0 if desk.thinkers is None else desk.thinkers.waiting
        workers = 1 if desk.thinkers is None else desk.thinkers.workers
        full = lowered(SIMULATIONS, waiting, workers)

        async def work(job: Job) -> None:
            for part in STAGES if ask.depth > 1 else STAGES[-1:]:
                for _ in range(MOST_PIECES):
                    found = await desk.piece(job, advise, here, seat, ask.depth, full // part)
                    job.tell(found, 1 / part, found.simulations)
                    if found.finished:
                        break

        job = desk.start(Job("hint", at.who, address_of(request), table.row.id), work)
        job.names = table.names
        await count(hall_of(request), table, seat, ask)
        await job.after(0, QUICK)
        return job_of(desk, job, lang)

    @api.post("/api/tables/{table}/chances", responses=PROBLEMS)
    async def ask_chances(request: Request, at: AtTable, lang: m.Lang = "en") -> m.CoachJob:
        """Who is how likely to win, as this seat sees it: for a bar that can be hidden. It is not counted."""
        table, seat = may_ask(at, 3)
        desk = desk_of(request)
        here = at_table(table)

        async def work(job: Job) -> None:
            job.tell(await desk.piece(job, chances_at, here, seat), 1.0)

        job = desk.start(Job("chances", at.who, address_of(request), table.row.id), work)
        await job.after(0, QUICK)
        return job_of(desk, job, lang)

    @api.get("/api/coach/{job}", responses=PROBLEMS)
    async def look_at(request: Request, job: JobId, seen: int = 0, lang: m.Lang = "en") -> m.CoachJob:
        """Waits for something newer than version `seen`, some seconds at most."""
        desk = desk_of(request)
        found = desk.of(job, await person_of(request))
        await found.after(seen)
        return job_of(desk, found, lang)

    @api.delete("/api/coach/{job}", responses=PROBLEMS, status_code=204)
    async def stop(request: Request, job: JobId) -> None:
        """Stops it: the page is left, or it is enough."""
        desk_of(request).end(job, await person_of(request))
