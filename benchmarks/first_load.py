"""How long a first visit waits for the page, over a slow line and with a processor slowed down to an old phone.

    npm --prefix web run build && python benchmarks/first_load.py

A server of its own, a browser that has never been there, 1.6 Mb/s, 150 ms and the processor four times slower. Told are
the bytes that came over the line until the page could be used, by what they are, and when that was: the moment from
which a button of a question can be pressed, at the end of the frame that shows it. The lobby is usable with its first
link, a table with its board and the first choice of its question.
"""

from __future__ import annotations

import argparse
import random
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))

from browsers import chromium
from people import some_answer
from playwright.sync_api import Browser, Page
from running import Process
from tables import BOARD, QUESTION, SIZES

Json = dict[str, Any]
USABLE = {"lobby": ("main a, main button",), "table": (QUESTION, BOARD)}
#: What came, by kind: the first pattern that fits the path.
KINDS = (
    ("scripts and words", r"/assets/.*\.js$"),
    ("styles", r"/assets/.*\.css$"),
    ("catalogue", r"/api/catalogue"),
    ("other requests", r"/api/"),
    ("pictures", r"\.(svg|png|webmanifest)$"),
    ("page", r""),
)
WATCH = """(selectors) => {
  const there = () => selectors.every((s) => document.querySelector(s)?.getClientRects().length);
  const look = () => {
    if (!there()) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.usable = performance.now());
    requestAnimationFrame(() => port2.postMessage(0));
  };
  requestAnimationFrame(look);
}"""


def kind_of(path: str) -> str:
    return next(kind for kind, pattern in KINDS if re.search(pattern, path))


def some_table(browser: Browser, url: str, game: str, answers: int) -> tuple[str, list[Json]]:
    """A table of one person and two bots after some answers, and the cookies of the person."""
    context = browser.new_context()
    seats = [{"kind": "you"}, *({"kind": "bot", "bot": "greedy"} for _ in range(2))]
    body = {"game": game, "seats": seats, "settings": {"bot_delay": 0}}
    table: str = context.request.post(f"{url}/api/tables", data=body).json()["table"]["id"]
    address = f"{url}/api/tables/{table}"
    rnd, given = random.Random(1), 0
    while given < answers:
        time.sleep(0.1)  # a program that asks faster is told to wait
        live = context.request.get(f"{address}/live?log_from=1000000").json()
        if live["ask"]:
            given += 1
            answer = {"id": f"m{given}", "ask": live["ask"]["id"], "answers": [some_answer(live["ask"], rnd)]}
            context.request.post(f"{address}/answer", data=answer)
    cookies: list[Json] = context.cookies()  # type: ignore[assignment]
    context.close()
    return table, cookies


@contextmanager
def newcomer(browser: Browser, size: str, cookies: list[Json], throttle: float) -> Iterator[tuple[Page, list[Json]]]:
    """A browser that was never here, and what comes to it."""
    width, height = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone, locale="en-GB"
    )
    context.add_cookies(cookies)  # type: ignore[arg-type]
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    line = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
    devtools.send("Network.emulateNetworkConditions", line)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    paths: dict[str, str] = {}
    came: list[Json] = []

    def asked(event: Json) -> None:
        if event["request"]["url"].startswith("http"):
            paths[event["requestId"]] = event["request"]["url"]

    def arrived(event: Json) -> None:
        if event["requestId"] in paths:
            came.append({"url": paths[event["requestId"]], "bytes": event["encodedDataLength"]})

    devtools.on("Network.requestWillBeSent", asked)
    devtools.on("Network.loadingFinished", arrived)
    yield page, came
    context.close()


def measure(browser: Browser, url: str, path: str, size: str, cookies: list[Json], args: argparse.Namespace) -> None:
    selectors = USABLE["lobby" if path == "/" else "table"]
    times: list[float] = []
    by_kind: dict[str, int] = {}
    for _ in range(args.times):
        with newcomer(browser, size, cookies, args.throttle) as (page, came):
            page.add_init_script(f"({WATCH})({list(selectors)})")
            page.goto(url + path)
            page.wait_for_function("() => window.usable")
            times.append(page.evaluate("() => window.usable"))
            by_kind = {}
            for one in came:
                kind = kind_of(one["url"].removeprefix(url).partition("?")[0])
                by_kind[kind] = by_kind.get(kind, 0) + int(one["bytes"])
            if args.files:
                for one in came:
                    print(f"    {one['bytes']:7.0f} {one['url'].removeprefix(url)}")
    shown = ", ".join(f"{kind} {n / 1000:.1f}" for kind, n in sorted(by_kind.items(), key=lambda one: -one[1]))
    code = sum(by_kind.get(kind, 0) for kind in ("scripts and words", "styles", "page"))
    print(
        f"{path.split('?')[0][:12]:12s} {size:8s} usable after {statistics.median(times) / 1000:.2f} s"
        f" ({min(times) / 1000:.2f} to {max(times) / 1000:.2f}), {code / 1000:.0f} kB of page; in kB: {shown}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=3, help="visits of each kind")
    parser.add_argument("--throttle", type=float, default=4, help="how many times slower than this machine")
    parser.add_argument("--size", choices=SIZES, help="one size only")
    parser.add_argument("--files", action="store_true", help="also each file that came")
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        Process(f"sqlite:///{folder}/tharsis.sqlite", workers=1) as process,
    ):
        tables = {
            "a new table of Mars": some_table(browser, process.url, "mars", 0),
            "a table of Mars in play": some_table(browser, process.url, "mars", 40),
            "a new table of Ares": some_table(browser, process.url, "ares", 0),
        }
        for size in [args.size] if args.size else SIZES:
            print("the lobby:", end=" ")
            measure(browser, process.url, "/", size, [], args)
            for name, (table, cookies) in tables.items():
                print(f"{name}:", end=" ")
                measure(browser, process.url, f"/t/{table}", size, cookies, args)


if __name__ == "__main__":
    main()
