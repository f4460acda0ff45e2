"""Looking at what was played, sharing it, and records from elsewhere."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Any, cast

from fastapi import APIRouter, Request, Response
from fastapi import Path as InPath

import tharsis
from tharsis.server import messages as m
from tharsis.server.callers import PROBLEMS, AtTable, ensure_person, hall_of, sent
from tharsis.server.people import address_of, hashed, new_token
from tharsis.server.reading import Examined, examine
from tharsis.server.refusals import Refused
from tharsis.server.schema import WATCH
from tharsis.server.store import TableRow

MOST_ANSWERS = 5_000  # in an uploaded record; the longest games have about a thousand


def past_row(known: Examined, record: dict[str, Any], host: str, now: float) -> TableRow:
    """The table of a record from elsewhere, which is only looked at."""
    return TableRow(
        id=secrets.token_urlsafe(9),
        name="",
        game=known.game,
        setup=known.setup,
        seed=known.seed,
        settings=m.Settings(open_hands_after=True).model_dump(),
        host=host,
        created=now,
        rules=tharsis.RULES,
        start=cast("dict[str, Any] | None", record.get("start")),
        past=True,
        seats=known.seats,
        events=known.events,
        summary=known.summary,
    )


def add_replays(api: APIRouter) -> None:
    @api.get("/api/tables/{table}/replay", responses=PROBLEMS, response_model=m.Replay)
    async def replay(at: AtTable, lang: m.Lang = "en") -> Response:
        return sent(await at.table.replay_text(at.seat, at.host, lang))

    @api.get("/api/tables/{table}/replay/{n}", responses=PROBLEMS, response_model=m.ReplayStep | m.AresReplayStep)
    async def replay_step(at: AtTable, n: Annotated[int, InPath(ge=0, le=100_000)]) -> Response:
        return sent(await at.table.look("step_text", min(n, at.table.length), at.seat))

    @api.get("/api/tables/{table}/record", responses=PROBLEMS, response_model=dict[str, Any])
    async def record(at: AtTable) -> Response:
        if not at.table.over:
            raise Refused("refused", "The record tells every card; it is given out when the game is over.")
        if at.seat == WATCH and not at.table.open_hands:
            raise Refused("forbidden", "The record tells every hand; only those who played can have it.")
        return sent(await at.table.look("record_text"))

    @api.post("/api/tables/{table}/share", responses=PROBLEMS)
    async def share(request: Request, at: AtTable) -> m.SeatLink:
        """A link by which anybody can watch the replay of a game that is over."""
        if at.seat == WATCH and not at.host:
            raise Refused("forbidden", "You are watching; only players can share the replay.")
        if not at.table.over and not at.table.row.past:
            raise Refused("refused", "The replay can be shared when the game is over.")
        token = new_token()
        await hall_of(request).store.share(at.table.row.id, at.seat, hashed(token), time.time())
        return m.SeatLink(seat=None, path=f"/join/{token}")

    @api.post("/api/records", status_code=201, responses=PROBLEMS)
    async def load_record(request: Request, response: Response, record: dict[str, Any]) -> m.Opened:
        who = await ensure_person(request, response)
        answers = record.get("answers")
        if isinstance(answers, list) and len(answers) > MOST_ANSWERS:
            raise Refused("malformed", f"answers: there are more than {MOST_ANSWERS}.")
        now = time.time()
        hall = hall_of(request)
        known = await hall.sandbox.do(examine, record, now)
        row = past_row(known, record, who, now)
        token = new_token()
        await hall.keep(row, {WATCH: hashed(token)}, [], address_of(request))
        async with hall.using(row.id) as past:
            return m.Opened(table=past.info(WATCH, True), links=[m.SeatLink(seat=None, path=f"/join/{token}")])
