"""How many frames a second the client draws while something moves, in a Chromium slowed down four times.

    npm --prefix web run build && python benchmarks/client_motion.py --seconds 60

A table of one person and two greedy bots on a server of its own, with all that moves: a rival's card comes in, its tile
drops, markers step and figures roll; where temperature, oxygen or oceans rose, the planet changes for 900 ms. Frames of
those 900 ms are counted after each message, apart for both, and for messages that move nothing, to compare with. A
browser draws 60 a second at most; 50 is the bar. Where a machine is too slow for that, the planet steps without easing.
"""

from __future__ import annotations

import argparse
from typing import Any

from playwright.sync_api import Browser
from tables import SIZES, arguments, house, play, visit

BAR = 50
LASTS = 900  # milliseconds, as long as the planet changes
#: Keeps [what moved, frames a second, the longest frame in ms] for each message, from its first frame on.
COUNTER = """
window.counted = [];
const ACTS = new Set(["play", "use", "project", "convert", "claim", "fund", "pass"]);
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    let known = "";
    this.addEventListener("message", (e) => {
      if (!e.data.startsWith('{"type":"live"')) return;
      const { view, log, table } = JSON.parse(e.data);
      const planet = [view.temperature, view.oxygen, view.oceans].join();
      const acted = log.some((line) => line.seat >= 0 && line.seat !== table.you && ACTS.has(line.kind));
      const kind = known && planet !== known ? "planet" : acted ? "turn" : "-";
      known = planet;
      const times = [];
      const look = (now) => {
        times.push(now);
        if (now - times[0] < LASTS) return requestAnimationFrame(look);
        const gaps = times.slice(1).map((t, i) => t - times[i]);
        window.counted.push([kind, (1000 * gaps.length) / (now - times[0]), Math.max(...gaps)]);
      };
      requestAnimationFrame(look);
    });
  }
};
""".replace("LASTS", str(LASTS))
MOVED = {"planet": "the planet changes", "turn": "a turn is shown", "-": "nothing moves"}


def measure(browser: Browser, url: str, size: str, args: argparse.Namespace) -> bool:
    """Whether both kinds of motion hold the bar in half of the cases."""
    rows: list[list[Any]] = []
    with visit(browser, url, size, args.throttle, COUNTER) as (page, _):

        def opened() -> None:
            page.wait_for_timeout(3 * LASTS)
            page.evaluate("() => window.counted.splice(0)")  # a page that is being loaded moves for other reasons

        def take(_: int = 0) -> None:
            rows.extend(page.evaluate("() => window.counted.splice(0)"))

        play(page, url, args, LASTS + 200, take, opened)
        take()
        steps = page.evaluate("() => document.querySelector('.orb.steps') !== null")
    width, height = SIZES[size]
    print(
        f"{size} {width}x{height}, {args.throttle:g} times slower: {len(rows)} messages"
        + (", the planet steps" if steps else "")
    )
    held = True
    for kind, words in MOVED.items():
        found = sorted(row[1] for row in rows if row[0] == kind)
        if not found:
            continue
        half, worst = found[len(found) // 2], found[len(found) // 20]
        longest = sorted(row[2] for row in rows if row[0] == kind)[len(found) // 2]
        print(
            f"  {words:20s} {len(found):3d} times: p50 {half:4.1f}, p5 {worst:4.1f} frames a second, "
            f"longest frame p50 {longest:4.0f} ms"
        )
        held = held and (kind == "-" or half >= BAR)
    return held


def main() -> int:
    args = arguments(__doc__, throttle=4, delay=1.5).parse_args()
    with house() as (browser, url):
        held = [measure(browser, url, size, args) for size in ([args.size] if args.size else SIZES)]
    return 0 if all(held) else 1


if __name__ == "__main__":
    raise SystemExit(main())
