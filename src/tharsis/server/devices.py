"""A person on several devices: a one-time code adds one, any of them can be sent away, and the results go along."""

from __future__ import annotations

import secrets
import time
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as InPath
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from tharsis.server import messages as m
from tharsis.server.callers import PROBLEMS, ensure_person, hall_of, person_of, sent
from tharsis.server.people import COOKIE, address_of, give_cookie, hashed, identity, new_token
from tharsis.server.refusals import Refused
from tharsis.server.results import Stored, bring, merge, results_of, told, values_of
from tharsis.server.schema import DEVICES, MOVES

SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is taken for another
VALID = 600.0  # seconds of a code
MOST_DEVICES = 12
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux")
BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari")


def label_of(request: Request) -> str:
    """What a device is called: its browser and its system, as far as it says so."""
    agent = request.headers.get("user-agent", "")
    said = [next((name for name in names if name in agent), "") for names in (BROWSERS, SYSTEMS)]
    words = {"Edg": "Edge", "OPR": "Opera", "Macintosh": "Mac"}
    return ", ".join(words.get(name, name) for name in said if name)


def known_device(c: Connection, device: str, person: str, label: str) -> None:
    if c.execute(select(DEVICES.c.device).where(DEVICES.c.device == device)).first() is None:
        c.execute(insert(DEVICES).values(device=device, person=person, label=label, added=time.time()))


def add_devices(api: APIRouter) -> None:
    """What a person has here, and how it is taken to another device."""
    add_own(api)
    add_moving(api)
    add_leaving(api)


def add_own(api: APIRouter) -> None:
    @api.get("/api/me", responses=PROBLEMS, response_model=m.Me)
    async def me(request: Request, response: Response) -> Response:
        """The games that you have finished, and the devices on which you are you."""
        who = await ensure_person(request, response)
        device = identity(request)

        def work(c: Connection) -> tuple[list[Stored], list[m.Device]]:
            rows = c.execute(select(DEVICES).where(DEVICES.c.person == who).order_by(DEVICES.c.added)).mappings()
            return results_of(c, who), [
                m.Device(id=row["device"][:16], label=row["label"], added=row["added"], this=row["device"] == device)
                for row in rows
            ]

        stored, devices = await hall_of(request).store.do(work)
        known = m.Me(games=[], devices=devices).model_dump_json()
        games = ",".join([text async for text in told(stored)])
        found = sent(known.replace('"games":[]', f'"games":[{games}]', 1))
        found.headers.raw.extend(response.headers.raw)  # a stranger's cookie
        return found

    @api.post("/api/me/games", responses=PROBLEMS)
    async def bring_games(request: Request, response: Response, given: m.Games) -> m.Brought:
        """Results from a file of yours."""
        who, hall = await ensure_person(request, response), hall_of(request)
        brought = {one.table: values_of(who, one) for one in given.games}
        size = sum(len(str(values["data"])) for values in brought.values())
        now, address = time.monotonic(), address_of(request)
        if hall.brings.wait(address, now, size) > 0:
            raise Refused("busy", "From where you are, much was brought of late; please try again tomorrow.")
        hall.brings.take(address, now, size)
        return m.Brought(new=await hall.store.do(lambda c: bring(c, who, brought)))


def add_moving(api: APIRouter) -> None:
    @api.post("/api/me/code", responses=PROBLEMS)
    async def new_code(request: Request, response: Response) -> m.MoveCode:
        """A code by which another device becomes yours: once, and within minutes."""
        who = await ensure_person(request, response)
        device, label = identity(request), label_of(request)
        signs = "".join(secrets.choice(SIGNS) for _ in range(8))
        until = time.time() + VALID

        def work(c: Connection) -> None:
            c.execute(delete(MOVES).where((MOVES.c.until < time.time()) | (MOVES.c.person == who)))
            c.execute(insert(MOVES).values(code=hashed(signs), person=who, until=until))
            if device is not None:
                known_device(c, device, who, label)

        await hall_of(request).store.do(work)
        return m.MoveCode(code=f"{signs[:4]}-{signs[4:]}", until=until)

    @api.post("/api/me/redeem", status_code=204, responses=PROBLEMS)
    async def redeem(request: Request, response: Response, given: m.Redeem) -> None:
        """This device becomes one of whoever has made the code; what it had before goes along."""
        hall = hall_of(request)
        now, address = time.monotonic(), address_of(request)
        if hall.guesses.wait(address, now) > 0:
            raise Refused("busy", "Too many codes that do not exist; please wait a moment.")
        code = hashed(given.code.strip().upper().replace("-", ""))
        old, token, label = await ensure_person(request, Response()), new_token(), label_of(request)

        def work(c: Connection) -> bool:
            person = c.execute(select(MOVES.c.person).where(MOVES.c.code == code, MOVES.c.until > time.time())).scalar()
            if person is None:
                return False
            c.execute(delete(MOVES).where(MOVES.c.code == code))
            if len(c.execute(select(DEVICES.c.device).where(DEVICES.c.person == person)).all()) >= MOST_DEVICES:
                raise Refused("full", f"You have {MOST_DEVICES} devices here, which is the most. Send one away first.")
            alone = c.execute(select(DEVICES.c.device).where(DEVICES.c.person == old)).first() is None
            if alone and old != person:
                merge(c, old, person)
                hall.store.notify_tables_of(c, person)
            known_device(c, hashed(token), person, label)
            return True

        if not await hall.store.do(work):
            hall.guesses.take(address, now)
            raise Refused("unknown", "There is no such code any more.")
        await hall.moved(old)
        give_cookie(request, response, token)


def add_leaving(api: APIRouter) -> None:
    async def nobodys(request: Request, devices: ColumnElement[bool], who: str) -> None:
        """These devices are a stranger's from now on, also where they are connected."""
        hall = hall_of(request)

        def work(c: Connection) -> None:
            c.execute(update(DEVICES).where(devices).values(person=""))
            hall.store.notify_tables_of(c, who)

        await hall.store.do(work)
        request.app.state.people.forget()
        await hall.moved(who)

    @api.delete("/api/me/devices/{device}", status_code=204, responses=PROBLEMS)
    async def send_away(
        request: Request, response: Response, device: Annotated[str, InPath(pattern=r"^[0-9a-f]{16}$")]
    ) -> None:
        """That device is not yours any more."""
        who = await ensure_person(request, response)
        await nobodys(request, (DEVICES.c.person == who) & DEVICES.c.device.startswith(device), who)

    @api.post("/api/me/leave", status_code=204, responses=PROBLEMS)
    async def leave(request: Request, response: Response) -> None:
        """This device forgets who you are."""
        device, who = identity(request), await person_of(request)
        if device is not None and who is not None:
            await nobodys(request, DEVICES.c.device == device, who)
        response.delete_cookie(COOKIE, path="/")
