"""How our bots fare against MarsBot: the share of wins, by level and by corporation, as the tables of docs/marsbot.md.

    python benchmarks/marsbot.py [--bots NAME,NAME] [--games N] [--bot NAME] [--corporation-games N] [--levels L,L]

Shares of wins come with their 95 % interval (Wilson); margins are the bot's points less MarsBot's.
"""

from __future__ import annotations

import argparse
import os
from math import sqrt

from tharsis.arena import simulate
from tharsis.mars.marsbot.robot import CORPORATIONS, LEVELS

Z = 1.96  # 95 %


class Fare:
    """Some games of a bot against one kind of MarsBot."""

    def __init__(self, bot: str, level: str, corporation: str, colonies: bool, games: int, jobs: int) -> None:
        report = simulate((bot, f"marsbot:{level}:{corporation}"), games, options={"colonies": colonies}, jobs=jobs)
        self.games = games
        self.won = sum(0 in o.winners for o in report.outcomes)
        self.own = [o.scores[0]["total"] for o in report.outcomes]
        self.margins = [o.scores[0]["total"] - o.scores[1]["total"] for o in report.outcomes]
        self.generations = sum(o.generations for o in report.outcomes) / games

    def wins(self, digits: int = 1) -> str:
        n, p = self.games, self.won / self.games
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        low, high = max(0.0, middle - half), min(1.0, middle + half)
        return f"{100 * p:.{digits}f} % ({100 * low:.{digits}f} to {100 * high:.{digits}f})"

    def margin(self) -> str:
        mean = sum(self.margins) / self.games
        spread = sqrt(sum((m - mean) ** 2 for m in self.margins) / max(1, self.games - 1))
        return f"{mean:+.1f} ± {Z * spread / sqrt(self.games):.1f}".replace("-", "−")


def show(*cells: object) -> None:
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


def by_level(bots: list[str], levels: list[str], games: int, jobs: int) -> None:
    show("bot", "level", "Colonies", "games", "wins", "its points", "margin", "generations")
    show(*["---"] * 8)
    for bot in bots:
        for level in levels:
            for colonies in (False, True):
                one = Fare(bot, level, "none", colonies, games, jobs)
                points = f"{sum(one.own) / games:.1f}"
                used = "yes" if colonies else "no"
                show(bot, level, used, games, one.wins(), points, one.margin(), f"{one.generations:.1f}")


def by_corporation(bot: str, levels: list[str], games: int, jobs: int) -> None:
    show("corporation", *(f"{level}: wins, margin, generations" for level in levels))
    show(*["---"] * (1 + len(levels)))
    for one in CORPORATIONS:
        cells = []
        for level in levels:
            fare = Fare(bot, level, one.name or "none", one.colonies, games, jobs)
            cells.append(f"{fare.wins(0)}, {fare.margin()}, {fare.generations:.1f}")
        show((one.name or "none") + (" (Colonies)" if one.colonies else ""), *cells)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--bots", default="navigator:14", help="names of `tharsis bots`, with commas")
    arguments.add_argument("--games", type=int, default=100, help="games for each bot, level and choice of Colonies")
    arguments.add_argument("--bot", default="navigator:14", help="who plays against each corporation")
    arguments.add_argument("--corporation-games", type=int, default=24, help="games for each corporation and level")
    arguments.add_argument("--levels", default=",".join(LEVELS[1:]), help="of MarsBot, with commas")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = arguments.parse_args()
    levels = args.levels.split(",")
    if args.games:
        by_level(args.bots.split(","), levels, args.games, args.jobs)
    if args.corporation_games:
        print()
        by_corporation(args.bot, levels, args.corporation_games, args.jobs)


if __name__ == "__main__":
    main()
