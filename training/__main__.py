"""All steps of training, one after the other.

    python -m training mars-2                     # one kind of table: policy, positions, net, and all of it once more
    python -m training                            # all of them, each begun with what its neighbour has learned

The first round, under `first`, begins with nothing: a policy, then a net from games that it plays to their ends. In the
second one the net judges a better policy, and says two generations on how games will end that a better net learns from.
Each step goes on where it was stopped; so does all of it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tharsis.bots.weights import ENDING
from training.settings import SETTINGS

# what is shipped, and whose policy is a better start than nothing
STARTS = {
    "mars-2": "",
    "mars-3plus": "mars-2",
    "mars-marsbot": "mars-2",
    "mars-brutal": "mars-marsbot",
    "mars-solo": "",
    "ares-2": "",
    "ares-3plus": "ares-2",
    "ares-solo": "ares-2",
    "ares-cooperative": "ares-solo",
}
WITHOUT_NET = ("mars-solo", "ares-solo", "ares-cooperative")  # games are played out to their end there
GUESSED = ("ares-2",)  # what nothing leads to: begun with a guess by hand,
GUESTS = {"ares-2": "greedy", "ares-3plus": "greedy"}  # and taught by others as well
TO_THE_END = ("mars-brutal",)  # nearly all are lost: a net that learns from what a net says learns little there
NEAR = ("mars-3plus", "ares-3plus")  # to what it was begun with: so its net begins with that one's,
NEARBY = "0.001"  # and steps less far
GENTLY = "0.02"  # how far a policy steps that is judged by a net
PAST = "5"  # of its former selves whom it goes on meeting, so that it does not forget how to beat them


def steps(name: str, games: int, positions: int, workers: int, into: Path) -> Iterator[list[str]]:
    several = ["--workers", str(workers)]
    first = into / "first"
    file, start = first / f"{name}{ENDING}", into / f"{STARTS.get(name)}{ENDING}"
    if name in GUESSED:
        yield ["training.guess", name, "--into", str(into / "guess")]
        start = into / "guess" / f"{name}{ENDING}"
    begun = ["--start", str(start)] if name in GUESSED or start.exists() else []
    guest = ["--guest", GUESTS[name]] if name in GUESTS else []
    endless = ["--minutes", "100000", *several]
    learning = ["--games", str(games), *endless]
    if name in WITHOUT_NET:
        yield ["training.reinforce", name, *learning, *begun, "--into", str(into)]
        return
    yield ["training.reinforce", name, *learning, *begun, "--into", str(first)]
    yield ["training.positions", name, "--games", str(positions), *guest, *several, "--into", str(first)]
    known = ["--start", str(start), "--step", NEARBY] if name in NEAR and start.exists() else []
    yield ["training.fit", name, *known, "--into", str(first)]
    judged = ["--start", str(file), "--critic", str(file), "--step", GENTLY]
    company = [*guest, "--past", PAST]
    yield ["training.reinforce", name, "--games", str(games // 2), *endless, *judged, *company, "--into", str(into)]
    ahead = [] if name in TO_THE_END else ["--ahead", "2"]
    yield ["training.positions", name, "--games", str(positions), *ahead, *several, "--into", str(into)]
    yield ["training.fit", name, "--epochs", "7", "--into", str(into)]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("settings", nargs="*", metavar="setting", help=", ".join(SETTINGS))
    arguments.add_argument("--games", type=int, default=180_000)
    arguments.add_argument("--positions", type=int, default=40_000, help="games that positions are taken from")
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("--into", type=Path, default=Path("build/learned"))
    args = arguments.parse_args()
    for name in args.settings or STARTS:
        if name not in SETTINGS:
            arguments.error(f"{name} is not known; there are: {', '.join(SETTINGS)}")
        for step in steps(name, args.games, args.positions, args.workers, args.into):
            print(*step, flush=True)
            subprocess.run([sys.executable, "-m", *step], check=True)


if __name__ == "__main__":
    main()
