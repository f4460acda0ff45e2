"""How long the client takes to show a message, in a Chromium slowed down to a phone in the middle of the market.

    npm --prefix web run build && python benchmarks/client_update.py --seconds 60

A table of one person and two greedy bots, who wait before they answer as long as bots do by default, on a server of
its own. The person's answers are random and go over HTTP, so that the page only draws what comes. Each live message is
timed from its arrival to the end of the scripts that it sets off, and to the end of the frame that shows what they
wrote, which has style, layout and painting in it and the wait for the screen as well.
With --processor the browser is not slowed down, and told is the processor time of its main thread from the one to the
other, as a trace has it: other work on the machine hardly changes that.
On the phone each tab is shown in turn. At the end: the work of the main thread for a message, later work included.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page
from tables import SIZES, arguments, house, play, visit

TABS = ("mars", "hand", "me", "table", "log")
WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")
TRACED = ["blink.user_timing", "devtools.timeline"]
PARTS = {
    "script": ("FunctionCall", "EvaluateScript", "RunMicrotasks", "v8.callFunction"),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "prepaint": ("PrePaint",),
    "paint": ("Paint",),
    "layers": ("Layerize",),
    "commit": ("Commit",),
}
#: Keeps [kind, characters, ms to the end of scripts, ms to the end of the next frame, number] for each message.
TIMER = """
window.timed = [];
window.nth = 0;
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (e) => {
      if (!e.data.startsWith('{"type":"live"')) return;
      const start = performance.now();
      const ask = /"ask":{"id":"[^"]*","kind":"(\\w+)"/.exec(e.data);
      const row = [ask ? ask[1] : "-", e.data.length, 0, 0, ++window.nth];
      performance.mark(`begun ${row[4]}`);
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
          performance.mark(`shown ${row[4]}`);
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


def show(name: str, times: list[float]) -> None:
    times = sorted(times)
    cuts = [times[min(len(times) - 1, int(len(times) * q))] for q in (0.5, 0.95, 1)]
    print(f"  {name:26s} p50 {cuts[0]:5.1f} ms   p95 {cuts[1]:5.1f} ms   max {cuts[2]:5.0f} ms")


def measure(browser: Browser, url: str, size: str, args: argparse.Namespace) -> None:
    with visit(browser, url, size, args.throttle, TIMER) as (page, devtools):
        devtools.send("Performance.enable", {"timeDomain": "threadTicks" if args.processor else "timeTicks"})
        if args.processor:
            browser.start_tracing(page=page, categories=TRACED)
        rows, work, given = watch(page, devtools, url, size, args)
        trace = json.loads(browser.stop_tracing())["traceEvents"] if args.processor else []
    if args.processor:
        tell_processor(size, {row[4]: row[0] for row in rows}, trace, args)
        tell_work(work, len(rows))
    else:
        tell(size, rows, work, given, args)


def watch(
    page: Page, devtools: CDPSession, url: str, size: str, args: argparse.Namespace
) -> tuple[list[list[Any]], dict[str, float], int]:
    """What was timed, the work it made, and how many answers were given."""
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
        if size == "phone" and given % 4 == 0:
            page.evaluate("(tab) => document.querySelector(`[data-tab=${tab}]`)?.click()", TABS[given // 4 % len(TABS)])
            page.wait_for_timeout(250)
        note()

    given = play(page, url, args, 250, between)
    note()
    return rows, work, given


def tell(size: str, rows: list[list[Any]], work: dict[str, float], given: int, args: argparse.Namespace) -> None:
    sizes = [row[1] for row in rows]
    width, height = SIZES[size]
    print(f"{size} {width}x{height}, {args.throttle:g} times slower: {len(rows)} messages, {given} answers")
    print(f"  messages: mean {sum(sizes) / len(sizes) / 1000:.1f} kB, most {max(sizes) / 1000:.1f} kB")
    show("to the end of scripts", [row[2] for row in rows])
    show("to the end of the frame", [row[3] for row in rows])
    tell_work(work, len(rows))
    if args.kinds:
        for kind in sorted({row[0] for row in rows}):
            show(f"scripts, asked {kind}", [row[2] for row in rows if row[0] == kind])
            show(f"frame, asked {kind}", [row[3] for row in rows if row[0] == kind])


def tell_work(work: dict[str, float], messages: int) -> None:
    script, style, layout, task = (work[name] * 1000 / messages for name in WORK)
    print(
        f"  a message's share of work: script {script:.1f}, style {style:.1f}, layout {layout:.1f}, all {task:.1f} ms"
    )


def tell_processor(size: str, kinds: dict[int, str], trace: list[dict[str, Any]], args: argparse.Namespace) -> None:
    """From the marks at which messages came and were shown, and what the same thread did between."""
    marks = {event["name"]: event for event in trace if event["cat"] == "blink.user_timing" and "tts" in event}
    spans = []
    for nth, kind in kinds.items():
        begun, shown = marks[f"begun {nth}"], marks[f"shown {nth}"]
        inside = [
            event
            for event in trace
            if event["tid"] == shown["tid"]
            and event["pid"] == shown["pid"]
            and begun["ts"] <= event["ts"] < shown["ts"]
        ]
        parts = {name: sum(e.get("tdur", 0) for e in inside if e["name"] in of) / 1000 for name, of in PARTS.items()}
        spans.append((kind, (shown["tts"] - begun["tts"]) / 1000, parts))
    print(f"{size}: {len(spans)} messages, ms of the main thread's processor")
    show("a message", [ms for _, ms, _ in spans])
    for kind in sorted({kind for kind, _, _ in spans}) if args.kinds else ():
        show(f"asked {kind}", [ms for one, ms, _ in spans if one == kind])
    for kind, ms, parts in sorted(spans, key=lambda one: -one[1])[: args.slowest]:
        print(f"  {kind:12s} {ms:6.1f}  " + ", ".join(f"{name} {part:.1f}" for name, part in parts.items()))


def main() -> None:
    parser = arguments(__doc__, throttle=6, delay=0.6)
    parser.add_argument("--processor", action="store_true", help="processor time instead of time")
    parser.add_argument(
        "--slowest", type=int, default=0, help="with --processor: so many messages, and what took so long"
    )
    parser.add_argument("--kinds", action="store_true", help="also by the question that came with the message")
    args = parser.parse_args()
    if args.processor:
        args.throttle = 1
    with house() as (browser, url):
        for size in [args.size] if args.size else SIZES:
            measure(browser, url, size, args)


if __name__ == "__main__":
    main()
