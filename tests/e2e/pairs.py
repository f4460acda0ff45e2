"""Pictures of the page, each beside its drawing and as large as it: `make images` writes them into build/pairs.

DRAWINGS names the folder of the drawings; without it there are the pictures alone. LANGUAGE=fr or uk takes them in that
language. It is no part of the tests: it shows what people then look at.
"""

from __future__ import annotations

import asyncio
import json
import os
import struct
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import copy

import pytest
from drawn import OTHERS, RIVAL, SHEETS, SHOTS, Shot
from ended import ended_game, of_other_rules
from player import Player, lifted
from playwright.sync_api import Browser
from positions import NAMES, POSITIONS
from sheets import SHEETS_OF_PARTS, Sheet, laid_out
from test_pages import STILL, picture

import tharsis
from conftest import Site
from tharsis.server import messages as m
from tharsis.server.people import hashed
from tharsis.server.rows import SeatRow, TableRow
from tharsis.server.store import Store, sit

PAIRS = Path(__file__).parent.parent.parent / "build" / "pairs"
DRAWINGS = os.environ.get("DRAWINGS")
LANGUAGE = os.environ.get("LANGUAGE", "en")[:2]
ALL = [shot for shots in SHOTS.values() for shot in shots]
PARTS = [part.shot for sheet in SHEETS_OF_PARTS for part in sheet.parts]
FRAME = """<!doctype html><meta charset="utf-8"><title>Drawn and built</title>
<style>body {{ margin: 16px; background: #222; color: #eee; font: 15px sans-serif }}
figure {{ margin: 0 0 32px; display: grid; grid-template-columns: 1fr 1fr; gap: 8px; align-items: start }}
figcaption {{ grid-column: 1 / 3; font-weight: bold }} img {{ width: 100% }}</style>
<h1>Drawn, and built</h1>{pairs}"""


def token(shot: Shot) -> str:
    """Every picture is taken by somebody else, who knows only the tables of that picture."""
    return shot.name.ljust(43, "-")


def table_of(shot: Shot, position: str, nth: int) -> TableRow:
    """A table with bots, or with Olena where it is her turn; who looks at the page sits first. `new` has just begun,
    `played` is over, `older` was played by other rules."""
    table = f"{shot.name}-table{nth}"
    if position == "played":
        return ended_game(table, token(shot), "greedy", corporate_era=True)
    if position == "older":
        return of_other_rules(ended_game(), table, token(shot))
    start = POSITIONS.get(position)
    title = start["game"] if start else "mars"
    game = tharsis.load(start) if start else tharsis.new(title, 4, {"colonies": True}, 11)
    seats = [
        SeatRow(n, "person", NAMES[n], None) if n in shot.people else SeatRow(n, "bot", NAMES[n], "random")
        for n in range(game.setup()["seats"])
    ]
    name = ("Friday table", "Sunday game", "Ares with Olena", "With friends", "Late")[nth]
    settings = m.Settings(**{"bot_delay": 0, **shot.settings}).model_dump()
    when = time.time() - 86400 * nth
    return TableRow(
        *(table, name, title, game.setup(), 11, settings, hashed(token(shot)), when),
        *(tharsis.RULES, start, False, seats, []),
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    here = Site(tmp_path_factory.mktemp("site"))

    async def keep() -> None:
        store = Store(here.database)
        for shot in (*ALL, *PARTS):
            for nth, position in enumerate(shot.tables):
                table = table_of(shot, position, nth)
                await store.open_table(table, {}, [0])
                for seat in shot.people[1:]:
                    await store.do(lambda c, id=table.id, n=seat: sit(c, id, hashed(RIVAL), n))  # type: ignore[misc]
        store.close()

    with ThreadPoolExecutor() as another:  # the browser has a loop of its own in this one
        another.submit(asyncio.run, keep()).result()
    here.start()
    yield here
    here.kill()


@pytest.fixture(scope="module", autouse=True)
def index() -> Iterator[None]:
    """The page that shows each drawing beside its picture."""
    PAIRS.mkdir(parents=True, exist_ok=True)
    yield
    figures = "".join(
        f"<figure><figcaption>{name}</figcaption>"
        + "".join(
            f'<img src="{file}" alt="{file}">'
            for file in (f"{name}-drawn.png", f"{name}.png")
            if (PAIRS / file).is_file()
        )
        + "</figure>"
        for name in (*(shot.name for shot in ALL), *(sheet.name for sheet in SHEETS_OF_PARTS))
    )
    (PAIRS / "index.html").write_text(FRAME.format(pairs=figures), encoding="utf-8")


def opened(browser: Browser, site: Site, shot: Shot) -> Player:
    """A page of its own, as it is when the picture is taken."""
    theme = "light" if shot.light else "dark"
    player = Player(
        *(browser, site.url, min(shot.size) < 500, LANGUAGE, theme),
        newcomer=True,  # whose wishes are those of the picture
        size=shot.size,
        scale=shot.scale,
        moving=shot.moving,
    )
    if shot.tables:
        player.context.add_cookies([{"name": "tharsis", "value": token(shot), "url": site.url}])
        player.table = f"{shot.name}-table0"
    learned = {"mars": {"done": shot.lessons, "at": None}}
    kept = {
        "prefs": json.dumps({"guide": False} | shot.prefs),
        "name": "Alix",
        **({} if shot.tour else {"tour": "1"}),
        **({"tutorial": json.dumps(learned)} if shot.lessons else {}),
    }
    for key, value in kept.items():
        player.context.add_init_script(f"localStorage['tharsis.{key}'] ??= {json.dumps(value)}")
    if shot.script:
        player.context.add_init_script(shot.script)
    for address in shot.away:
        player.context.route(address, lambda _: None)
    player.go((shot.path or "/t/{table}").format(table=player.table))
    busy = "played" in shot.tables or shot.away  # while a game is judged, the page asks on and on
    player.page.wait_for_load_state("load" if busy else "networkidle")
    shot.reach(player)
    player.page.evaluate("() => document.fonts.ready.then(() => 0)")
    if not shot.moving:
        player.page.wait_for_function(STILL)
    return player


@pytest.mark.parametrize("shot", ALL, ids=[shot.name for shot in ALL])
def test_a_picture_of(browser: Browser, site: Site, shot: Shot) -> None:
    player = opened(browser, site, shot)
    if shot.whole:  # in a window as high as the page, so that what stays at its foot is there once
        for _ in range(2):  # which then may be higher
            height = player.page.evaluate("() => document.documentElement.scrollHeight")
            player.page.set_viewport_size({"width": shot.size[0], "height": height})
    with lifted(player.page):
        player.page.screenshot(path=PAIRS / f"{shot.name}.png")
    if shot.docs:
        picture(player.page, shot.docs)
    player.context.close()


@pytest.mark.parametrize("sheet", SHEETS_OF_PARTS, ids=[sheet.name for sheet in SHEETS_OF_PARTS])
def test_a_sheet_of(browser: Browser, site: Site, sheet: Sheet) -> None:
    taken = []
    for part in sheet.parts:
        player = opened(browser, site, part.shot)
        with lifted(player.page):
            thing = player.page.locator(part.thing).first if part.thing else player.page
            taken.append(thing.screenshot())
        player.context.close()
    page = browser.new_page(viewport={"width": sheet.size[0], "height": sheet.size[1]})
    page.set_content(laid_out(sheet, taken))
    page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    page.screenshot(path=PAIRS / f"{sheet.name}.png", full_page=True)
    page.close()


@pytest.mark.skipif(not DRAWINGS, reason="DRAWINGS names no folder")
@pytest.mark.parametrize("folder", SHOTS)
def test_every_drawing_has_its_picture(folder: str) -> None:
    drawn = {file.stem: file for file in (Path(DRAWINGS or "") / folder).glob("*.png")}
    taken = {shot.name: shot for shot in SHOTS[folder]}
    sheets = {sheet.name for sheet in SHEETS_OF_PARTS} & set(drawn)
    left = {name for name in drawn if not name.startswith(OTHERS)} - set(taken) - SHEETS - sheets
    assert not left, "drawn, and neither taken nor named"
    for name in sheets:
        copy(drawn[name], PAIRS / f"{name}-drawn.png")
    for name, shot in taken.items():
        copy(drawn[name], PAIRS / f"{name}-drawn.png")
        width, height = struct.unpack(">II", drawn[name].read_bytes()[16:24])
        wanted = tuple(round(side * shot.scale) for side in shot.size)
        assert (width, None if shot.whole else height) == (wanted[0], None if shot.whole else wanted[1]), name
