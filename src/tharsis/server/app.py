"""The HTTP and WebSocket face of the tables."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException as StarletteError
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send

import tharsis
from tharsis.kernel.errors import GameError
from tharsis.server.addresses import Hosts
from tharsis.server.analysis import add_analysis
from tharsis.server.callers import PROBLEMS, People
from tharsis.server.coaching import add_coaching
from tharsis.server.devices import add_devices
from tharsis.server.door import Door, protecting
from tharsis.server.hall import IDLE, KEEP_DAYS, MOST
from tharsis.server.health import add_health
from tharsis.server.house import House
from tharsis.server.lessons import add_lessons
from tharsis.server.limits import Doorkeeper, Limits
from tharsis.server.metering import Meter, Metering
from tharsis.server.opening import add_opening
from tharsis.server.pages import add_pages
from tharsis.server.playing import add_playing, live_socket
from tharsis.server.problems import problem
from tharsis.server.puzzling import add_puzzling
from tharsis.server.reference import add_reference
from tharsis.server.refusals import Refused, Unknown
from tharsis.server.replays import add_replays
from tharsis.server.reviewing import add_reviewing
from tharsis.server.sitting import add_sitting
from tharsis.server.store import Store, Taken, Unavailable
from tharsis.server.waiting import add_endings, add_waiting


class Application(FastAPI):
    """Requests go through all of the framework. Sockets take a way of their own: every layer that one passes would keep
    its part of the memory for as long as it is open."""

    sockets: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            scope["app"] = self
            await self.sockets(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


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
        app.state.desk = house.desk
        app.state.doctor = house.doctor
        app.state.people = People(house.hall.store)
        house.open()
        yield
        await house.close()

    app = Application(
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
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Metering, meter=app.state.meter)
    app.add_middleware(Door, doorkeeper=app.state.doorkeeper, hosts=hosts)
    app.sockets = Door(Metering(live_socket, app.state.meter), app.state.doorkeeper, hosts)
    add_problems(app)
    app.router.routes.extend(ways())
    return app


@cache
def ways() -> list[BaseRoute]:
    """All that can be asked for. Made once: to look through the types of every question takes a tenth of a second."""
    api = APIRouter()
    add_opening(api)
    add_lessons(api)
    add_sitting(api)
    add_waiting(api)
    add_endings(api)
    add_devices(api)
    add_playing(api)
    add_coaching(api)
    add_reviewing(api)
    add_analysis(api)
    add_puzzling(api)
    add_replays(api)
    add_health(api, PROBLEMS)
    add_reference(api)
    add_pages(api)
    return api.routes


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
        """A mistake of ours; it is logged by whatever called us, and answered from outside the door."""
        text = "Something went wrong here. It was written down; please try again."
        return problem("unavailable", text, 500, protecting(request))


def openapi_json() -> str:
    """The description of the API, from which the client's types are generated."""
    return json.dumps(create_app("sqlite://").openapi(), indent=1)
