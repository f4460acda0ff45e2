"""A table in a slowed-down browser: somebody answers at random, against two greedy bots. For the page's benchmarks."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))

from browsers import chromium
from people import some_answer
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page
from running import Process

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
#: By what a table is known to be there: the first choice of its question, and its board.
QUESTION = "#tray [data-card], #dock [data-option], .setup [data-card], .sheet [data-option], .hand [data-card]"
BOARD = "#board .hex, main.view .hex, #tracks, #phases, .setup [data-card]"
THERE = "(selectors) => selectors.every((s) => document.querySelector(s)?.getClientRects().length)"
#: The tour lies over a table until somebody ends it, and here nobody does.
TOURED = "localStorage['tharsis.tour'] ??= '1'"


def arguments(about: str | None, throttle: float, delay: float) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60, help="play at each size")
    parser.add_argument("--size", choices=SIZES, help="one size only")
    parser.add_argument("--throttle", type=float, default=throttle, help="how many times slower than this machine")
    parser.add_argument("--delay", type=float, default=delay, help="seconds between two answers of a bot")
    parser.add_argument("--seed", type=int, default=1)
    return parser


@contextmanager
def house() -> Iterator[tuple[Browser, str]]:
    """A browser, and a server of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        Process(f"sqlite:///{folder}/tharsis.sqlite", workers=1) as process,
    ):
        yield browser, process.url


def somebody(
    browser: Browser, size: str, *scripts: str, workers: Literal["allow", "block"] = "allow"
) -> BrowserContext:
    """At a window of that size; the scripts run before those of each page."""
    width, height = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        locale="en-GB",
        reduced_motion="no-preference",
        service_workers=workers,
    )
    for script in (*scripts, TOURED):
        context.add_init_script(script)
    return context


@contextmanager
def visit(browser: Browser, url: str, size: str, throttle: float, script: str) -> Iterator[tuple[Page, CDPSession]]:
    """Somebody at the lobby."""
    context = somebody(browser, size, script)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    page.goto(url)
    yield page, devtools
    context.close()


def play(
    page: Page,
    url: str,
    args: argparse.Namespace,
    pause: float,
    between: Callable[[int], None],
    opened: Callable[[], None] = lambda: None,
) -> int:
    """Answers at random for so long; a game that ends is followed by another. Says how many answers were given."""
    rnd = random.Random(args.seed)
    end = time.monotonic() + args.seconds
    table, given = "", 0
    while time.monotonic() < end:
        live = page.request.get(f"{url}/api/tables/{table}/live?log_from=1000000").json() if table else None
        if live is None or live["view"]["over"]:
            seats = [{"kind": "you"}, *({"kind": "bot", "bot": "greedy"} for _ in range(2))]
            body = {"name": "Update", "seats": seats, "settings": {"bot_delay": args.delay}}
            table = page.request.post(f"{url}/api/tables", data=body).json()["table"]["id"]
            page.goto(f"{url}/t/{table}")
            page.wait_for_function(THERE, arg=[QUESTION, BOARD])  # nobody answers what is not there yet
            opened()
        elif live["ask"] is None:
            page.wait_for_timeout(pause)
        else:
            given += 1
            answer = {"id": f"m{given}", "ask": live["ask"]["id"], "answers": [some_answer(live["ask"], rnd)]}
            page.request.post(f"{url}/api/tables/{table}/answer", data=answer)
            page.wait_for_timeout(pause)
            between(given)
    return given
