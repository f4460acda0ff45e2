"""How long two builds of the page take to show the same messages, in turns.

    python benchmarks/client_fed.py --record game.json --seconds 60
    python benchmarks/client_fed.py --game game.json before/client src/tharsis/server/client

The first plays at a table as client_update.py does and keeps what the page heard. The second shows it to each build
with nothing else running, neither server nor bots, so that builds can be told apart by less than a game differs from
the next. Told is the least of all rounds for each message, slowed down as asked; with --processor, of the main
thread's processor time.
"""

from __future__ import annotations

import argparse
import json
import mimetypes
from pathlib import Path
from typing import Any

from client_update import PARTS, TIMER, TRACED, show
from playwright.sync_api import Browser, Route
from tables import BOARD, QUESTION, THERE, arguments, chromium, house, play, somebody

HEAR = """
window.heard = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (e) => {
      if (e.data.startsWith('{"type":"live"')) window.heard.push(e.data);
    });
  }
};
"""
#: A line to no server: what comes over it is told by `window.feed`.
LINE = """
window.WebSocket = class extends EventTarget {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    super();
    window.line = this;
    setTimeout(() => this.onopen?.());
  }
  send() {}
  close() {}
};
window.feed = (data) => setTimeout(() => {
  const message = new MessageEvent("message", { data });
  window.line.dispatchEvent(message);
  window.line.onmessage(message); // after who times it, as at a real line
});
"""


def record(args: argparse.Namespace) -> None:
    """Keeps what a page heard, and what it got over HTTP, of one game at most."""
    tables: list[str] = []
    heard: list[str] = []
    got: dict[str, str] = {}
    with house() as (browser, url):
        context = somebody(browser, args.size, HEAR, workers="block")
        page = context.new_page()
        page.goto(url)

        def opened() -> None:
            tables.append(page.url)
            if len(tables) == 1:
                table = page.url.rsplit("/", 1)[1]
                for path in ("/api/catalogue?lang=en&game=mars", f"/api/tables/{table}/live?lang=en"):
                    got[path] = page.request.get(url + path).text()

        def keep(_given: int = 0) -> None:
            if len(tables) == 1:
                heard.extend(page.evaluate("() => window.heard.splice(0)"))

        play(page, url, args, 250, keep, opened)
        keep()
        context.close()
    args.record.write_text(json.dumps({"url": tables[0], "got": got, "heard": heard}))
    print(f"{len(heard)} messages at {tables[0]}")


def served(client: Path, got: dict[str, str], route: Route) -> None:
    asked = "/" + route.request.url.split("/", 3)[3]
    if asked.startswith("/api/"):
        route.fulfill(body=got.get(asked, "{}"), status=200 if asked in got else 404, content_type="application/json")
        return
    file = client / asked[1:].split("?")[0]
    file = file if file.is_file() else client / "index.html"
    route.fulfill(body=file.read_bytes(), content_type=mimetypes.guess_type(file.name)[0] or "text/html")


def told(browser: Browser, client: Path, known: Any, args: argparse.Namespace) -> dict[int, dict[str, float]]:
    """What each message took, in milliseconds, by its number; with --processor also by what was done."""
    context = somebody(browser, args.size, LINE, TIMER, workers="block")
    context.route("**/*", lambda route: served(client, known["got"], route))
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1 if args.processor else args.throttle})
    page.goto(known["url"])
    page.wait_for_function("() => window.line")
    first, *rest = known["heard"]
    page.evaluate("(data) => window.feed(data)", first)
    page.wait_for_function(THERE, arg=[QUESTION, BOARD])
    page.wait_for_timeout(4000)  # all parts are there
    page.evaluate("() => window.timed.splice(0)")
    if args.processor:
        browser.start_tracing(page=page, categories=TRACED)
    for message in rest:
        page.evaluate("(data) => window.feed(data)", message)
        page.wait_for_timeout(args.delay * 1000)
    rows: list[list[Any]] = page.evaluate("() => window.timed")
    trace = json.loads(browser.stop_tracing())["traceEvents"] if args.processor else []
    context.close()
    return traced(trace) if args.processor else {row[4]: {"all": row[3], "scripts": row[2]} for row in rows}


def traced(trace: list[dict[str, Any]]) -> dict[int, dict[str, float]]:
    marks = {e["name"]: e for e in trace if e["cat"] == "blink.user_timing" and e["name"][:5] in ("begun", "shown")}
    rows = {}
    for name, shown in marks.items():
        if not name.startswith("shown"):
            continue
        begun, nth = marks[name.replace("shown", "begun")], int(name.split()[1])
        after = marks.get(f"begun {nth + 1}", shown)
        inside = [e for e in trace if e["tid"] == shown["tid"] and e["pid"] == shown["pid"]]
        own = [e for e in inside if begun["ts"] <= e["ts"] < shown["ts"]]
        parts = {part: sum(e.get("tdur", 0) for e in own if e["name"] in of) / 1000 for part, of in PARTS.items()}
        rows[nth] = {
            "all": (shown["tts"] - begun["tts"]) / 1000,
            "with what follows": (after["tts"] - begun["tts"]) / 1000,
            **parts,
        }
    return rows


def compare(args: argparse.Namespace) -> None:
    known = json.loads(args.game.read_text())
    best: dict[Path, dict[int, dict[str, float]]] = {client: {} for client in args.clients}
    for _ in range(args.rounds):
        for client in args.clients:
            with chromium() as browser:
                for nth, row in told(browser, client, known, args).items():
                    before = best[client].get(nth, row)
                    best[client][nth] = {part: min(before[part], ms) for part, ms in row.items()}
    asked = [json.loads(message)["ask"] for message in known["heard"]]
    for client, rows in best.items():
        print(f"{client}: {args.size}, {len(rows)} messages, {args.rounds} rounds")
        for part in next(iter(rows.values())):
            show(part, [row[part] for row in rows.values()])
        for nth in sorted(rows, key=lambda nth: -rows[nth]["all"])[: args.slowest]:
            kind = (asked[nth - 1] or {"kind": "-"})["kind"]
            print(f"  {nth:4d} {kind:12s} " + ", ".join(f"{part} {ms:.1f}" for part, ms in rows[nth].items()))


def main() -> None:
    parser = arguments(__doc__, throttle=6, delay=0.6)
    parser.add_argument("clients", nargs="*", type=Path, help="folders of built pages")
    parser.add_argument("--record", type=Path, help="plays, and keeps what a page heard in this file")
    parser.add_argument("--game", type=Path, help="the file to tell from")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--processor", action="store_true", help="processor time instead of time")
    parser.add_argument("--slowest", type=int, default=0, help="so many messages, and what took so long")
    args = parser.parse_args()
    args.size = args.size or "desktop"
    if args.record:
        record(args)
    else:
        compare(args)


if __name__ == "__main__":
    main()
