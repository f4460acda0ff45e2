"""How often our bots beat MarsBot: the share of wins and the mean points, by level and by corporation.

python benchmarks/marsbot.py [--bots greedy,random] [--games N] [--corporation-games N] [--jobs J]
"""

from __future__ import annotations

import argparse
import os

from tharsis.arena import simulate
from tharsis.bots import BOTS
from tharsis.mars.cards import MARSBOT_CORPORATIONS

LEVELS = ["easy", "normal", "hard", "brutal"]


def row(bot: str, level: str, corporation: str, colonies: bool, games: int, jobs: int) -> str:
    seats = (bot, f"marsbot:{level}:{corporation}")
    report = simulate(seats, games, options={"colonies": colonies}, jobs=jobs)
    own, rival = report.scores()
    wins, generations = own["wins"], report.generations()["mean"]
    assert isinstance(wins, float)
    cells = [bot, level, corporation, "yes" if colonies else "no", str(games), f"{100 * wins:.1f} %"]
    return "| " + " | ".join([*cells, f"{own['total']}", f"{rival['total']}", f"{generations}"]) + " |"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--bots", default=",".join(BOTS))
    arguments.add_argument("--games", type=int, default=200, help="games for each bot and level")
    arguments.add_argument("--corporation-games", type=int, default=50, help="games for each corporation")
    arguments.add_argument("--level", default="easy", help="level of the games by corporation")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = arguments.parse_args()
    print("| bot | level | corporation | Colonies | games | wins | its points | MarsBot's | generations |")
    print("|---|---|---|---|---|---|---|---|---|")
    for bot in args.bots.split(","):
        for level in LEVELS:
            for colonies in (False, True):
                print(row(bot, level, "none", colonies, args.games, args.jobs), flush=True)
    for one in MARSBOT_CORPORATIONS[1:]:
        print(row("greedy", args.level, one.name, one.colonies, args.corporation_games, args.jobs), flush=True)


if __name__ == "__main__":
    main()
