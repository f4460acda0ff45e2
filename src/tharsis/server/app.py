"""The HTTP and WebSocket face of the tables."""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Annotated, Any, cast

from fastapi import Depends, FastAPI, Request, Response, WebSocket
from fastapi import Path as InPath
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException as StarletteError
from starlette.middleware.gzip import GZipMiddleware

import tharsis
from tharsis.kernel.errors import LAST_SEED, GameError
from tharsis.server import messages as m
from tharsis.server.addresses import Hosts
from tharsis.server.company import Company
from tharsis.server.door import Door, protecting
from tharsis.server.hall import IDLE, KEEP_DAYS, MOST, Hall
from tharsis.server.health import add_health
from tharsis.server.house import House
from tharsis.server.kinds import KINDS
from tharsis.server.limits import Doorkeeper, Limits
from tharsis.server.metering import Meter, Metering
from tharsis.server.pages import add_pages
from tharsis.server.people import address_of, clean, ensure_identity, hashed, identity, new_token, same_origin
from tharsis.server.problems import problem
from tharsis.server.reading import examine
from tharsis.server.reference import add_reference
from tharsis.server.refusals import Refused, Unknown
from tharsis.server.schema import PERSON, WATCH
from tharsis.server.seating import check_seats, seats_of
from tharsis.server.socket import AWAY, BUSY, FORBIDDEN, GONE, MOST_OPEN, Connection, written
from tharsis.server.store import Store, TableRow, Taken, Unavailable
from tharsis.server.summary import Summary
from tharsis.server.tables import Table
from tharsis.vocabulary.world import World

TABLE_ID = r"^[A-Za-z0-9_-]{8,32}$"
TableId = Annotated[str, InPath(pattern=TABLE_ID)]
PROBLEMS: dict[int | str, dict[str, Any]] = {code: {"model": m.Problem} for code in (403, 404, 409, 413, 422, 429, 503)}
MOST_ANSWERS = 5_000  # in an uploaded record; the longest games have about a thousand
log = logging.getLogger("tharsis")


class Enter(m.Message):
    token: Annotated[str, Field(min_length=20, max_length=100)]


class MyName(m.Message):
    name: m.Name


class Seated(BaseModel):
    """A table, and who is asking about it."""

    model_config = {"arbitrary_types_allowed": True}
    table: Company
    seat: int
    host: bool


def hall_of(request: Request) -> Hall:
    return cast(Hall, request.app.state.hall)


async def seated(request: Request, table: TableId) -> AsyncIterator[Seated]:
    """The table, if the caller has a seat or may watch there."""
    who = identity(request)
    hall = hall_of(request)
    seat = await hall.store.seat_of(table, who) if who is not None else None
    if seat is None:
        if not await hall.store.exists(table):
            raise Unknown(table)
        raise Refused("forbidden", "You have no seat at this table. Ask for a link.")
    async with hall.using(table) as found:
        yield Seated(table=found, seat=seat, host=who == found.row.host)


AtTable = Annotated[Seated, Depends(seated)]


def playing(at: Seated) -> tuple[Table, int]:
    if at.seat == WATCH or not isinstance(at.table, Table):
        raise Refused("forbidden", "You are watching; only players can do this.")
    return at.table, at.seat


def sent(text: str) -> Response:
    """What is JSON already."""
    return Response(text, media_type="application/json")


def create_app(
    database: str,
    workers: int = 1,
    limits: Limits | None = None,
    idle: float = IDLE,
    most: int = MOST,
    address: str | None = None,
    hosts: Hosts | None = None,
    keep_days: float = KEEP_DAYS,
) -> FastAPI:
    """The application on a database. Tables that nobody uses for `idle` seconds, or above `most`, leave the memory;
    those that nobody has opened for `keep_days` are removed for good, unless it is 0.

    `address` is where friends in the same network find it; `hosts` are the names it goes by, without them any.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(Store(database), workers, limits or Limits(), idle, most, keep_days)
        app.state.hall = house.hall
        app.state.doctor = house.doctor
        house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Tharsis",
        version=tharsis.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.address = address
    app.state.meter = Meter(limits or Limits())
    app.state.doorkeeper = Doorkeeper(limits or Limits())
    app.add_middleware(Metering, meter=app.state.meter)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Door, doorkeeper=app.state.doorkeeper, hosts=hosts)
    add_problems(app)
    add_tables(app)
    add_games(app)
    add_health(app, PROBLEMS)
    add_reference(app)
    add_pages(app)
    return app


def add_problems(app: FastAPI) -> None:
    """How anything wrong is told."""

    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> JSONResponse:
        return problem(error.code, error.text)

    @app.exception_handler(Unknown)
    async def unknown(_: Request, __: Unknown) -> JSONResponse:
        return problem("unknown", "There is no such table.")

    @app.exception_handler(Unavailable)
    async def unavailable(_: Request, __: Unavailable) -> JSONResponse:
        return problem("unavailable", "The database cannot be reached now. Nothing was changed; please try again.")

    @app.exception_handler(Taken)
    async def taken(_: Request, __: Taken) -> JSONResponse:
        return problem("stale", "Somebody else was faster. Please try again.")

    @app.exception_handler(GameError)
    async def bad_game(_: Request, error: GameError) -> JSONResponse:
        return problem("rules" if error.field == "rules" else "malformed", str(error))

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0] if error.errors() else {"loc": (), "msg": "not understood"}
        place = ".".join(str(x) for x in first["loc"] if x != "body")
        return problem("malformed", f"{place}: {first['msg']}" if place else str(first["msg"]))

    @app.exception_handler(StarletteError)
    async def not_found(_: Request, error: StarletteError) -> JSONResponse:
        code = "unknown" if error.status_code == 404 else "malformed"
        status = 422 if error.status_code == 400 else error.status_code  # a body that is no JSON at all
        return problem(code, str(error.detail), status, error.headers)

    @app.exception_handler(Exception)
    async def broken(request: Request, __: Exception) -> JSONResponse:
        """A mistake of ours; it is logged by who called us, and told from outside the door."""
        text = "Something went wrong here. It was written down; please try again."
        return problem("unavailable", text, 500, protecting(request))


@cache
def catalogue_text(lang: m.Lang, game: str) -> str:
    return KINDS[game].catalogue(lang).model_dump_json()


def add_tables(app: FastAPI) -> None:
    """Opening tables, sitting down, leaving."""

    @app.get("/api/catalogue", responses=PROBLEMS, response_model=m.Catalogue | m.AresCatalogue)
    def get_catalogue(lang: m.Lang = "en", game: m.GameName = "mars") -> Response:
        response = sent(catalogue_text(lang, game))
        response.headers["Cache-Control"] = "private, max-age=300"
        return response

    @app.get("/api/tables", responses=PROBLEMS)
    async def my_tables(request: Request, response: Response) -> m.MyTables:
        who = ensure_identity(request, response)
        return m.MyTables(tables=await hall_of(request).lobby(who))

    @app.post("/api/tables", status_code=201, responses=PROBLEMS)
    async def open_table(request: Request, response: Response, new: m.NewTable) -> m.Opened:
        who = ensure_identity(request, response)
        hall = hall_of(request)
        check_seats(new)
        seed = secrets.randbits(LAST_SEED.bit_length())
        options = KINDS[new.game].options(new)
        setup = {**options, "seats": len(new.seats)}
        game = tharsis.new(new.game, len(new.seats), options, seed)  # complains about bad options
        assert isinstance(game, World)
        now = time.time()
        table_id = secrets.token_urlsafe(9)
        tokens = {s: new_token() for s, one in enumerate(new.seats) if one.kind == "friend"}
        tokens[WATCH] = new_token()
        row = TableRow(
            id=table_id,
            name=clean(new.name) if new.name else "",
            game=new.game,
            setup=setup,
            seed=seed,
            settings=new.settings.model_dump(),
            host=who,
            created=now,
            rules=tharsis.RULES,
            start=None,
            past=False,
            seats=seats_of(new, table_id),
            events=[],
            summary=Summary.of(game, 0, now),
        )
        mine = [s for s, one in enumerate(new.seats) if one.kind == "you"]
        table = await hall.open(row, {s: hashed(token) for s, token in tokens.items()}, mine, address_of(request))
        return m.Opened(
            table=table.info(mine[0] if mine else WATCH, True),
            links=[m.SeatLink(seat=None if s == WATCH else s, path=f"/join/{token}") for s, token in tokens.items()],
        )

    @app.post("/api/enter", responses=PROBLEMS)
    async def enter(request: Request, response: Response, given: Enter) -> m.TableInfo:
        who = ensure_identity(request, response)
        hall = hall_of(request)
        table_id, seat = await hall.enter(hashed(given.token), who)
        async with hall.using(table_id) as table:
            await hall.meet(table)
            return table.info(seat, table.row.host == who)

    @app.get("/api/tables/{table}", responses=PROBLEMS)
    async def table_info(at: AtTable) -> m.TableInfo:
        return at.table.info(at.seat, at.host)

    @app.delete("/api/tables/{table}", status_code=204, responses=PROBLEMS)
    async def delete_table(request: Request, at: AtTable) -> None:
        if not at.host:
            raise Refused("forbidden", "Only who opened the table can delete it.")
        await hall_of(request).delete(at.table.row.id)

    @app.post("/api/tables/{table}/seats/{seat}/link", responses=PROBLEMS)
    async def new_link(
        request: Request, at: AtTable, seat: Annotated[int, InPath(ge=0, le=WATCH)], keep: bool = False
    ) -> m.SeatLink:
        """A new link for a seat, for the first who comes by it. Who sits there loses the seat, unless they are to keep
        it: then the link is for another device of theirs."""
        if not at.host:
            raise Refused("forbidden", "Only who opened the table can give out links.")
        rows = {s.seat: s for s in at.table.row.seats}
        if seat != WATCH and (seat not in rows or rows[seat].kind != PERSON):
            raise Refused("unknown", "There is no such seat for a person.")
        token = new_token()
        await hall_of(request).store.new_link(at.table.row.id, seat, hashed(token), at.table.row.host, keep)
        await hall_of(request).meet(at.table)
        return m.SeatLink(seat=None if seat == WATCH else seat, path=f"/join/{token}")

    @app.patch("/api/tables/{table}/me", responses=PROBLEMS)
    async def rename(request: Request, at: AtTable, given: MyName) -> m.TableInfo:
        _, seat = playing(at)
        name = clean(given.name)
        await hall_of(request).store.rename(at.table.row.id, seat, name)
        await hall_of(request).meet(at.table)
        return at.table.info(seat, at.host)


def add_games(app: FastAPI) -> None:
    """Playing, and looking at what was played."""

    @app.get("/api/tables/{table}/live", responses=PROBLEMS, response_model=m.Live | m.AresLive)
    async def live(at: AtTable, lang: m.Lang = "en", log_from: int = 0) -> Response:
        return sent(await at.table.live_text(at.seat, at.host, lang, log_from))

    @app.post("/api/tables/{table}/answer", responses=PROBLEMS)
    async def answer(request: Request, at: AtTable, said: m.Answer) -> m.Ack:
        return await hall_of(request).answer(*playing(at), said)

    @app.post("/api/tables/{table}/undo", responses=PROBLEMS)
    async def undo(request: Request, at: AtTable, said: m.Undo) -> m.Ack:
        return await hall_of(request).undo(*playing(at), said)

    @app.post("/api/tables/{table}/stage", responses=PROBLEMS, response_model=m.Staged | m.AresStaged)
    async def stage(at: AtTable, wanted: m.Stage, lang: m.Lang = "en") -> Response:
        table, seat = playing(at)
        return sent(written(table.stage(seat, wanted, lang)))

    @app.get("/api/tables/{table}/talk", responses=PROBLEMS)
    async def talk(at: AtTable, first: int = 0) -> m.Talk:
        return at.table.said(first)

    @app.post("/api/tables/{table}/say", responses=PROBLEMS)
    async def say(request: Request, at: AtTable, said: m.Say) -> m.Ack:
        return await hall_of(request).say(*playing(at), identity(request) or "", said)

    @app.get("/api/tables/{table}/replay", responses=PROBLEMS, response_model=m.Replay)
    async def replay(at: AtTable, lang: m.Lang = "en") -> Response:
        return sent(await at.table.replay_text(at.seat, at.host, lang))

    @app.get("/api/tables/{table}/replay/{n}", responses=PROBLEMS, response_model=m.ReplayStep | m.AresReplayStep)
    async def replay_step(at: AtTable, n: Annotated[int, InPath(ge=0, le=100_000)]) -> Response:
        return sent(await at.table.look("step_text", min(n, at.table.length), at.seat))

    @app.get("/api/tables/{table}/record", responses=PROBLEMS, response_model=dict[str, Any])
    async def record(at: AtTable) -> Response:
        if not at.table.over:
            raise Refused("refused", "The record tells every card; it can be had when the game is over.")
        if at.seat == WATCH and not at.table.open_hands:
            raise Refused("forbidden", "The record tells every hand; only who played can have it.")
        return sent(await at.table.look("record_text"))

    @app.post("/api/tables/{table}/share", responses=PROBLEMS)
    async def share(request: Request, at: AtTable) -> m.SeatLink:
        """A link by which anybody can watch the replay of a game that is over."""
        if at.seat == WATCH and not at.host:
            raise Refused("forbidden", "You are watching; only players can share the replay.")
        if not at.table.over and not at.table.row.past:
            raise Refused("refused", "The replay can be shared when the game is over.")
        token = new_token()
        await hall_of(request).store.share(at.table.row.id, at.seat, hashed(token), time.time())
        return m.SeatLink(seat=None, path=f"/join/{token}")

    @app.post("/api/records", status_code=201, responses=PROBLEMS)
    async def load_record(request: Request, response: Response, record: dict[str, Any]) -> m.Opened:
        who = ensure_identity(request, response)
        answers = record.get("answers")
        if isinstance(answers, list) and len(answers) > MOST_ANSWERS:
            raise Refused("malformed", f"answers: there are more than {MOST_ANSWERS}.")
        now = time.time()
        hall = hall_of(request)
        known = await hall.sandbox.do(examine, record, now)
        row = TableRow(
            id=secrets.token_urlsafe(9),
            name="",
            game=known.game,
            setup=known.setup,
            seed=known.seed,
            settings=m.Settings(open_hands_after=True).model_dump(),
            host=who,
            created=now,
            rules=tharsis.RULES,
            start=cast("dict[str, Any] | None", record.get("start")),
            past=True,
            seats=known.seats,
            events=known.events,
            summary=known.summary,
        )
        token = new_token()
        await hall.keep(row, {WATCH: hashed(token)}, [], address_of(request))
        async with hall.using(row.id) as past:
            return m.Opened(table=past.info(WATCH, True), links=[m.SeatLink(seat=None, path=f"/join/{token}")])

    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        hall = cast(Hall, websocket.app.state.hall)
        who = identity(websocket)
        doorkeeper = cast(Doorkeeper, websocket.app.state.doorkeeper)
        if not same_origin(websocket) or who is None:
            return await websocket.close(FORBIDDEN)
        if not re.fullmatch(TABLE_ID, table):
            return await websocket.close(GONE)
        if doorkeeper.wait_socket(who) > 0:
            return await websocket.close(BUSY)
        try:
            seat = await hall.store.seat_of(table, who)
            if seat is None:
                return await websocket.close(FORBIDDEN if await hall.store.exists(table) else GONE)
            async with hall.using(table) as found:
                if found.guests[who] >= MOST_OPEN:
                    return await websocket.close(BUSY)
                lang = websocket.query_params.get("lang", "en")
                await websocket.accept()
                await Connection(hall, found, seat, who == found.row.host, websocket, lang).run()
        except (Unknown, GameError):
            await websocket.close(GONE)
        except Unavailable:
            await websocket.close(AWAY)


def openapi_json() -> str:
    """The description of the API, from which the client's types are generated."""
    return json.dumps(create_app("sqlite://").openapi(), indent=1)
