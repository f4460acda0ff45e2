"""Reviews over the network: judged piece by piece while somebody looks, and kept with the table."""

from __future__ import annotations

import asyncio
import json
import time
from statistics import fmean
from typing import Any

from fastapi import APIRouter, Request

from tharsis.coach.keeping import kept, read
from tharsis.coach.review import JUDGE, Review, State
from tharsis.kernel.record import RULES
from tharsis.server import messages as m
from tharsis.server.advising import look_back
from tharsis.server.callers import PROBLEMS, AtTable, Seated, hall_of
from tharsis.server.coaching import QUICK, desk_of, job_of
from tharsis.server.counsel import keep_review, own_reviews, review_of
from tharsis.server.desk import Job
from tharsis.server.people import address_of
from tharsis.server.refusals import Refused
from tharsis.server.schema import WATCH

MADE = f"{JUDGE}, rules {RULES}"


def seat_of(at: Seated, wanted: int | None) -> int:
    """Whose answers may be looked back at: after the end those who played see all, others what they may."""
    if not at.table.over:
        raise Refused("refused", "The review looks back when the game is over.")
    if at.seat == WATCH and not at.table.open_hands:
        raise Refused("forbidden", "The review tells hands; only those who played can have it.")
    seat = wanted if wanted is not None else 0 if at.seat == WATCH else at.seat
    if seat >= len(at.table.row.seats) or at.table.row.seats[seat].kind == "marsbot":
        raise Refused("malformed", f"seat: nobody who could be judged has seat {seat}")
    return seat


MOST_USUAL = 10  # games that are compared with,
LOOKED_AT = 30  # among so many: others had more seats or fewer


def usual_of(texts: list[str], seats: int) -> m.ReviewUsual:
    """The means of games with so many seats, of those that the coach had an opinion of."""
    data: list[dict[str, Any]] = [json.loads(text) for text in texts]
    like = [one for one in data if len(one["points"]) == seats and one["opinion"]][:MOST_USUAL]
    if not like:
        return m.ReviewUsual(games=0, lost=0, left=[], unplayed=0)
    lengths = sorted(len(one["left"]) for one in like)
    most = lengths[len(lengths) // 2]
    return m.ReviewUsual(
        games=len(like),
        lost=round(fmean(sum(one["left"]) for one in like), 2),
        left=[round(fmean(one["left"][n] for one in like if n < len(one["left"])), 2) for n in range(most)],
        unplayed=round(fmean(len(one["unplayed"]) for one in like), 2),
    )


def add_reviewing(api: APIRouter) -> None:
    @api.post("/api/tables/{table}/review", responses=PROBLEMS)
    async def review(request: Request, at: AtTable, ask: m.ReviewAsk, lang: m.Lang = "en") -> m.CoachJob:
        """What decided the game. It is kept; who leaves in the middle goes on later."""
        seat, table = seat_of(at, ask.seat), at.table
        store, desk = hall_of(request).store, desk_of(request)
        job = Job("review", at.who, address_of(request), table.row.id)
        job.names = table.names
        job.lines = json.loads(await table.look("lines_by_answer"))
        known = await store.do(lambda c: review_of(c, table.row.id, seat, MADE))
        if known is not None:
            desk.show(job, read(known))
            return job_of(desk, job, lang)
        record = json.loads(await table.look("record_text"))
        key = "review", table.row.id, str(seat)

        async def work(job: Job) -> None:
            found: Review | None = None
            while found is None or not found.finished:
                so_far: State | None = desk.begun.get(key)
                state, progress, found = await desk.piece(job, look_back, table.row.id, record, seat, so_far)
                desk.put_aside(key, state)
                job.tell(found, progress)
            text = await asyncio.to_thread(kept, found)
            await store.do(lambda c: keep_review(c, table.row.id, seat, MADE, time.time(), text))
            desk.put_aside(key, None)

        desk.start(job, work)
        await job.after(0, QUICK)
        return job_of(desk, job, lang)

    @api.get("/api/tables/{table}/usual", responses=PROBLEMS)
    async def usual(request: Request, at: AtTable) -> m.ReviewUsual:
        """What one's own games leave on the table as a rule, to compare this one with."""
        row = at.table.row
        texts = await hall_of(request).store.do(lambda c: own_reviews(c, at.who, row.game, row.id, LOOKED_AT))
        return await asyncio.to_thread(usual_of, texts, len(row.seats))
