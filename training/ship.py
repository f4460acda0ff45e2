"""Puts what was learned into the package, with how strong it proved.

    python -m training.ship mars-2 --figure "search:96 v greedy" "97.5 % (95-99) of 400"

What is there already is replaced only by what wins at the gate (training/gate.py) against it.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from tharsis.bots.weights import ENDING, LEARNED, read, write
from training.gate import GAMES, gate
from training.settings import SETTINGS, Setting


def ship(setting: Setting, learned: Path, into: Path, figures: dict[str, str], games: int, workers: int) -> Path:
    """Ends where the one that is there is not beaten clearly enough."""
    new, old = (folder / f"{setting.name}{ENDING}" for folder in (learned, into))
    weights = read(new)
    if old.exists():
        verdict = gate(setting, new, old, games=games, workers=workers)
        if not verdict.passed:
            raise SystemExit(f"{setting.name}: {verdict} against what is shipped, which stays")
        figures = {"gate": str(verdict), **figures}
    into.mkdir(exist_ok=True)
    write(old, replace(weights, figures={**weights.figures, **figures}))
    return old


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("setting", choices=SETTINGS)
    arguments.add_argument("--figure", nargs=2, action="append", default=[], metavar=("WHAT", "RESULT"))
    arguments.add_argument("--games", type=int, default=GAMES, help="at the gate")
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("--into", type=Path, default=Path("build/learned"), help="where it was learned")
    args = arguments.parse_args()
    file = ship(SETTINGS[args.setting], args.into, LEARNED, dict(args.figure), args.games, args.workers)
    print(f"{file.name}: {file.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
