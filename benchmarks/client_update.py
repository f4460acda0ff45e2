"""How long the client takes to show a message, in a Chromium slowed down to a phone in the middle of the market.

    npm --prefix web run build && python benchmarks/client_update.py --seconds 60

A table of one person and two greedy bots, who wait before they answer as long as bots do by default, on a server of
its own. The person's answers are random and go over HTTP, so that the page only draws what comes. Each live message is
timed from its arrival to the end of the scripts that it sets off, and to the end of the frame that shows what they
wrote, which has style, layout and painting in it and the wait for the screen as well.
On the phone each tab is shown in turn. At the end: the work of the main thread for a message, later work included.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))

from browsers import chromium
from people import some_answer
from playwright.sync_api import Browser, Page
from running import Process

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
TABS = ("mars", "hand", "me", "table", "log")
WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")
#: Keeps [kind, characters, ms to the end of scripts, ms to the end of the next frame] for each message.
TIMER = """
window.timed = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (e) => {
      if (!e.data.startsWith('{"type":"live"')) return;
      const start = performance.now();
      const ask = /"ask":{"id":"[^"]*","kind":"(\\w+)"/.exec(e.data);
      const row = [ask ? ask[1] : "-", e.data.length, 0, 0];
      const after = (then) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = then;
        channel.port2.postMessage(0);
      };
      const written = () => {
        look.disconnect();
        if (row[2]) return;
        row[2] = performance.now() - start;
        requestAnimationFrame(() => after(() => {
          row[3] = performance.now() - start;
          window.timed.push(row);
        }));
      };
      // messages that come together are drawn in a task that follows this one: what it writes is waited for, so that no
      // frame counts that was on its way before; at the latest the task after it
      const look = new MutationObserver(written);
      after(() => {
        look.observe(document, { childList: true, characterData: true, subtree: true });
        after(written);
      });
    });
  }
};
"""
#: The tour lies over a table until somebody ends it, and here nobody does.
TOURED = "localStorage['tharsis.tour'] ??= '1'"


def open_table(page: Page, url: str, delay: float) -> str:
    seats = [{"kind": "you"}, *({"kind": "bot", "bot": "greedy"} for _ in range(2))]
    body = {"name": "Update", "seats": seats, "settings": {"bot_delay": delay}}
    table: str = page.request.post(f"{url}/api/tables", data=body).json()["table"]["id"]
    return table


def play(page: Page, url: str, seconds: float, delay: float, seed: int, between: Callable[[int], None]) -> int:
    """Answers at random for so long; a game that ends is followed by another. Says how many answers were given."""
    rnd = random.Random(seed)
    end = time.monotonic() + seconds
    table, given = "", 0
    while time.monotonic() < end:
        live = page.request.get(f"{url}/api/tables/{table}/live?log_from=1000000").json() if table else None
        if live is None or live["view"]["over"]:
            table = open_table(page, url, delay)
            page.goto(f"{url}/t/{table}")
        elif live["ask"] is None:
            page.wait_for_timeout(250)
        else:
            given += 1
            answer = {"id": f"m{given}", "ask": live["ask"]["id"], "answers": [some_answer(live["ask"], rnd)]}
            page.request.post(f"{url}/api/tables/{table}/answer", data=answer)
            page.wait_for_timeout(250)
            between(given)
    return given


def show(name: str, times: list[float]) -> None:
    times = sorted(times)
    cuts = [times[min(len(times) - 1, int(len(times) * q))] for q in (0.5, 0.95, 1)]
    print(f"  {name:26s} p50 {cuts[0]:5.1f} ms   p95 {cuts[1]:5.1f} ms   max {cuts[2]:5.0f} ms")


def measure(browser: Browser, url: str, size: str, args: argparse.Namespace) -> None:
    width, height = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone, locale="en-GB"
    )
    context.add_init_script(TIMER)
    context.add_init_script(TOURED)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "timeTicks"})
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": args.throttle})
    page.goto(url)
    rows: list[list[Any]] = []
    work = dict.fromkeys(WORK, 0.0)
    before: dict[str, float] = {}

    def note() -> None:
        """Takes over what was timed; the first message of a page comes while it is still being loaded."""
        nonlocal before
        fresh: list[list[Any]] = page.evaluate("() => window.timed.splice(0)")
        now = {m["name"]: m["value"] for m in devtools.send("Performance.getMetrics")["metrics"]}
        if before and fresh:
            rows.extend(fresh)
            for name in WORK:
                work[name] += now[name] - before[name]
        before = now

    def between(given: int) -> None:
        if phone and given % 4 == 0:
            page.evaluate("(tab) => document.querySelector(`[data-tab=${tab}]`)?.click()", TABS[given // 4 % len(TABS)])
            page.wait_for_timeout(250)
        note()

    given = play(page, url, args.seconds, args.delay, args.seed, between)
    note()
    sizes = [row[1] for row in rows]
    print(f"{size} {width}x{height}, {args.throttle:g} times slower: {len(rows)} messages, {given} answers")
    print(f"  messages: mean {sum(sizes) / len(sizes) / 1000:.1f} kB, most {max(sizes) / 1000:.1f} kB")
    show("to the end of scripts", [row[2] for row in rows])
    show("to the end of the frame", [row[3] for row in rows])
    script, style, layout, task = (work[name] * 1000 / len(rows) for name in WORK)
    print(
        f"  a message's share of work: script {script:.1f}, style {style:.1f}, layout {layout:.1f}, all {task:.1f} ms"
    )
    if args.kinds:
        for kind in sorted({row[0] for row in rows}):
            show(f"scripts, asked {kind}", [row[2] for row in rows if row[0] == kind])
            show(f"frame, asked {kind}", [row[3] for row in rows if row[0] == kind])
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60, help="play at each size")
    parser.add_argument("--size", choices=SIZES, help="one size only")
    parser.add_argument("--throttle", type=float, default=6, help="how many times slower than this machine")
    parser.add_argument("--delay", type=float, default=0.6, help="seconds between two answers of a bot")
    parser.add_argument("--kinds", action="store_true", help="also by the question that came with the message")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        Process(f"sqlite:///{folder}/tharsis.sqlite", workers=1) as process,
    ):
        for size in [args.size] if args.size else SIZES:
            measure(browser, process.url, size, args)


if __name__ == "__main__":
    main()
