"""Puts what was learned into the package, with how strong it proved.

python -m training.ship mars-2 --figure "search:96 v greedy" "97.5 % (95-99) of 400"
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from tharsis.bots.weights import ENDING, LEARNED, read, write
from training.settings import SETTINGS


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("setting", choices=SETTINGS)
    arguments.add_argument("--figure", nargs=2, action="append", default=[], metavar=("WHAT", "RESULT"))
    arguments.add_argument("--into", type=Path, default=Path("build/learned"), help="where it was learned")
    args = arguments.parse_args()
    weights = read(args.into / f"{args.setting}{ENDING}")
    LEARNED.mkdir(exist_ok=True)
    file = LEARNED / f"{args.setting}{ENDING}"
    write(file, replace(weights, figures={**weights.figures, **dict(args.figure)}))
    print(f"{file.name}: {file.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
