"""The catalogue, opening tables, and coming to them by a link."""

from __future__ import annotations

import secrets
import time
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

import tharsis
from tharsis.kernel.errors import LAST_SEED
from tharsis.server import messages as m
from tharsis.server.callers import PROBLEMS, ensure_person, hall_of, sent
from tharsis.server.company import clock_of
from tharsis.server.kinds import KINDS
from tharsis.server.people import address_of, clean, hashed, new_token
from tharsis.server.room import code_in, new_code
from tharsis.server.schema import WATCH
from tharsis.server.seating import check_seats, seats_of, settled
from tharsis.server.store import TableRow
from tharsis.server.summary import Summary
from tharsis.vocabulary.world import World


class Enter(m.Message):
    """The end of a link, or the code of a table."""

    token: Annotated[str, Field(min_length=7, max_length=100)]
    watch: bool = False  # by a code: a game that runs and was open to all; a seat is not wanted


@cache
def catalogue_text(lang: m.Lang, game: str) -> str:
    return KINDS[game].catalogue(lang).model_dump_json()


def new_row(new: m.NewTable, host: str, now: float) -> TableRow:
    """The table that somebody asks for; complains about bad options."""
    seed = secrets.randbits(LAST_SEED.bit_length())
    options = KINDS[new.game].options(new)
    game = tharsis.new(new.game, len(new.seats), options, seed)
    assert isinstance(game, World)
    table_id = secrets.token_urlsafe(9)
    row = TableRow(
        id=table_id,
        name=clean(new.name) if new.name else "",
        game=new.game,
        setup={**options, "seats": len(new.seats)},
        seed=seed,
        settings=settled(new).model_dump(),
        host=host,
        created=now,
        rules=tharsis.RULES,
        start=None,
        past=False,
        seats=seats_of(new, table_id),
        events=[],
        wanted=dict(new.options) if new.wait else None,
        code=new_code() if new.wait else None,
        listed=new.listed,
    )
    row.summary = Summary.of(game, 0, now, None if new.wait else clock_of(row, game.waiting(), now))
    return row


def add_opening(api: APIRouter) -> None:
    @api.get("/api/catalogue", responses=PROBLEMS, response_model=m.Catalogue | m.AresCatalogue)
    def get_catalogue(lang: m.Lang = "en", game: m.GameName = "mars") -> Response:
        response = sent(catalogue_text(lang, game))
        response.headers["Cache-Control"] = "private, max-age=300"
        return response

    @api.get("/api/tables", responses=PROBLEMS)
    async def my_tables(request: Request, response: Response) -> m.MyTables:
        who = await ensure_person(request, response)
        return m.MyTables(tables=await hall_of(request).lobby(who))

    @api.post("/api/tables", status_code=201, responses=PROBLEMS)
    async def open_table(request: Request, response: Response, new: m.NewTable) -> m.Opened:
        who = await ensure_person(request, response)
        hall = hall_of(request)
        check_seats(new)
        row = new_row(new, who, time.time())
        tokens = {s: new_token() for s, one in enumerate(new.seats) if one.kind == "friend"}
        tokens[WATCH] = new_token()
        mine = [s for s, one in enumerate(new.seats) if one.kind == "you"]
        table = await hall.open(row, {s: hashed(token) for s, token in tokens.items()}, mine, address_of(request))
        return m.Opened(
            table=table.info(mine[0] if mine else WATCH, True),
            links=[m.SeatLink(seat=None if s == WATCH else s, path=f"/join/{token}") for s, token in tokens.items()],
        )

    @api.post("/api/enter", responses=PROBLEMS)
    async def enter(request: Request, response: Response, given: Enter) -> m.TableInfo:
        who = await ensure_person(request, response)
        hall = hall_of(request)
        code = code_in(given.token)
        if code is None:
            table_id, seat = await hall.enter(hashed(given.token), who)
        else:
            table_id, seat = await hall.enter_by_code(code, who, address_of(request), given.watch)
        async with hall.using(table_id) as table:
            await hall.meet(table)
            return table.info(seat, table.row.host == who)
