"""How often one bot beats another, over mirrored games: every seed is played twice, with the seats changed.

python benchmarks/duel.py greedy random [--game mars] [--games N] [--jobs J]
"""

from __future__ import annotations

import argparse
import os

import tharsis
from tharsis.arena import mirrored


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("bot")
    arguments.add_argument("against")
    arguments.add_argument("--games", type=int, default=1000)
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--game", choices=tharsis.GAMES, default="mars")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = arguments.parse_args()
    share = mirrored(args.bot, args.against, args.games, args.seed, args.jobs, args.game)
    print(f"{args.bot} wins {100 * share:.1f} % of {args.games} mirrored games against {args.against}")


if __name__ == "__main__":
    main()
