"""The analysis board: positions that anybody may have made up are checked in the sandbox, then weighed in the workers.
A position is a link; nothing is stored for it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import yaml
from fastapi import FastAPI, Request, Response

import tharsis
from tharsis.bots.rollout import Uniform
from tharsis.coach.hints import SIMULATIONS
from tharsis.coach.links import link_of, position_in
from tharsis.coach.weighing import trained
from tharsis.kernel.errors import GameError
from tharsis.kernel.playout import Until, playout
from tharsis.server import messages as m
from tharsis.server.advising import analyse
from tharsis.server.callers import PROBLEMS, ensure_person, hall_of
from tharsis.server.coaching import QUICK, desk_of, job_of
from tharsis.server.desk import Job
from tharsis.server.hall import Hall
from tharsis.server.people import address_of
from tharsis.server.refusals import Refused
from tharsis.server.rows import TableRow
from tharsis.server.seating import check_seats, seats_of
from tharsis.server.summary import Summary
from tharsis.texts import mapping_in
from tharsis.vocabulary.world import World

DEEPER = (SIMULATIONS // 2, 2 * SIMULATIONS, 10 * SIMULATIONS)
PIECE = SIMULATIONS // 2  # that are done in one go
TRIED = 200  # answers: what plays so long plays


@dataclass(slots=True)
class Checked:
    """What a position turned out to be."""

    mistakes: list[tuple[str, str]] = field(default_factory=list)
    position: dict[str, Any] | None = None
    game: str = ""
    seats: int = 0
    asked: list[int] = field(default_factory=list)
    opinion: bool = False


# ---- in the sandbox
def check(position: Mapping[str, Any] | None, text: str | None) -> Checked:
    """Takes a position up and plays a little: whatever is found fault with later is not its fault."""
    try:
        given = mapping_in(text, True, "text") if text is not None else position
        assert given is not None
        game = tharsis.load(given)
        whole = game.position()
        asked = game.waiting()
        found = Checked([], whole, game.name(), int(game.seats), asked, trained(game.name(), game.setup()))
        playout(game.copy(), [Uniform(1, game.title().spared)] * game.seats, Until(decisions=TRIED))
        return found
    except GameError as error:
        return Checked([(error.field, str(error))])


# ---- in the server
async def checked(hall: Hall, given: m.PositionGiven) -> Checked:
    if (given.link is not None) + (given.position is not None) + (given.text is not None) != 1:
        raise Refused("malformed", "Give a link, a position or a text, one of the three.")
    try:
        position = position_in(given.link) if given.link is not None else given.position
    except GameError as error:
        return Checked([(error.field, str(error))])
    return await hall.sandbox.do(check, position, given.text)


def told(found: Checked) -> m.PositionChecked:
    mistakes = [m.Mistake(field=name, text=text) for name, text in found.mistakes]
    if found.position is None:
        return m.PositionChecked(mistakes=mistakes)
    return m.PositionChecked(
        mistakes=mistakes,
        link=link_of(found.position),
        position=found.position,
        text=yaml.safe_dump(found.position, sort_keys=False, allow_unicode=True, width=100, default_flow_style=None),
        game=found.game,
        seats=found.seats,
        asked=found.asked,
        opinion=found.opinion,
    )


def row_from(position: dict[str, Any], seat: int, bot: str | None, name: str | None, host: str, now: float) -> TableRow:
    """A table that goes on from a position: somebody at one seat, bots at the others."""
    game = tharsis.load(position)
    assert isinstance(game, World)
    if not 0 <= seat < game.seats:
        raise Refused("malformed", f"seat: must be 0 to {game.seats - 1}, not {seat}")
    rivals = m.SeatSetup(kind="bot", bot=bot)
    new = m.NewTable(
        game=game.name(),  # type: ignore[arg-type]
        seats=[m.SeatSetup(kind="you", name=name) if s == seat else rivals for s in range(game.seats)],
    )
    check_seats(new)
    table_id = secrets.token_urlsafe(9)
    return TableRow(
        id=table_id,
        name="",
        game=game.name(),
        setup=game.setup(),
        seed=game.seed,
        settings=new.settings.model_dump(),
        host=host,
        created=now,
        rules=tharsis.RULES,
        start=dict(position),
        past=False,
        seats=seats_of(new, table_id),
        events=[],
        summary=Summary.of(game, 0, now),
    )


def add_analysis(app: FastAPI) -> None:
    @app.post("/api/analysis", responses=PROBLEMS)
    async def check_position(request: Request, response: Response, given: m.PositionGiven) -> m.PositionChecked:
        """Whether a position can be on a table: its link and text, or its mistakes by field."""
        await ensure_person(request, response)
        return told(await checked(hall_of(request), given))

    @app.post("/api/analysis/lines", responses=PROBLEMS)
    async def lines(request: Request, response: Response, ask: m.LinesAsk, lang: m.Lang = "en") -> m.CoachJob:
        """The lines of a position, sharper as it goes on."""
        who = await ensure_person(request, response)
        found = await checked(hall_of(request), m.PositionGiven(link=ask.link))
        if found.position is None or ask.seat >= found.seats:
            raise Refused("malformed", found.mistakes[0][1] if found.mistakes else f"seat: there is no seat {ask.seat}")
        desk, most = desk_of(request), DEEPER[ask.deeper]

        async def work(job: Job) -> None:
            done = 0
            while done < most:
                done = min(most, done + PIECE)
                job.tell(await desk.piece(job, analyse, ask.link, ask.seat, done), done / most, done)

        job = desk.start(Job("lines", who, address_of(request)), work)
        await job.after(0, QUICK)
        return job_of(desk, job, lang)

    @app.post("/api/analysis/play", status_code=201, responses=PROBLEMS)
    async def play(request: Request, response: Response, ask: m.PlayFrom) -> m.TableInfo:
        """A table that goes on from a position, against a bot at each other seat."""
        who = await ensure_person(request, response)
        hall = hall_of(request)
        found = await checked(hall, m.PositionGiven(link=ask.link))
        if found.position is None:
            raise Refused("malformed", found.mistakes[0][1])
        row = row_from(found.position, ask.seat, ask.bot, ask.name, who, time.time())
        table = await hall.open(row, {}, [ask.seat], address_of(request))
        return table.info(ask.seat, True)
