"""All steps of training, one after the other.

    python -m training mars-2                     # one kind of table: policy, positions, net
    python -m training                            # all of them, each begun with what its neighbour has learned

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

# whose policy is a better start than nothing
STARTS = {
    "mars-3": "mars-2",
    "mars-4": "mars-3",
    "mars-easy": "mars-2",
    "mars-normal": "mars-2",
    "mars-hard": "mars-normal",
    "mars-brutal": "mars-hard",
    "ares-solo": "ares-2",
    "ares-cooperative": "ares-solo",
}
WITHOUT_NET = ("mars-solo", "ares-solo", "ares-cooperative")  # games are played out to their end there


def steps(name: str, games: int, positions: int, workers: int, into: Path) -> Iterator[list[str]]:
    common = ["--into", str(into)]
    several = ["--workers", str(workers)]
    start = into / f"{STARTS.get(name, '')}{ENDING}"
    begun = ["--start", str(start)] if start.exists() else []
    yield ["training.reinforce", name, "--games", str(games), "--minutes", "100000", *begun, *several, *common]
    if name not in WITHOUT_NET:
        yield ["training.positions", name, "--games", str(positions), *several, *common]
        yield ["training.fit", name, *common]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("settings", nargs="*", metavar="setting", help=", ".join(SETTINGS))
    arguments.add_argument("--games", type=int, default=180_000)
    arguments.add_argument("--positions", type=int, default=40_000, help="games that positions are taken from")
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("--into", type=Path, default=Path("build/learned"))
    args = arguments.parse_args()
    for name in args.settings or SETTINGS:
        if name not in SETTINGS:
            arguments.error(f"{name} is not known; there are: {', '.join(SETTINGS)}")
        for step in steps(name, args.games, args.positions, args.workers, args.into):
            print(*step, flush=True)
            subprocess.run([sys.executable, "-m", *step], check=True)


if __name__ == "__main__":
    main()
