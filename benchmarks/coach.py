"""How good the coach's advice is: what it says after two seconds beside what it says after thirty, and how a game goes
for who follows it.

    python benchmarks/coach.py advice --positions 200
    python benchmarks/coach.py following --games 40
    python benchmarks/coach.py puzzles --count 60
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from math import log10
from statistics import mean, median

import tharsis
from tharsis.arena.verdict import interval
from tharsis.bots import Bot, maker_of
from tharsis.bots.minds import mind_for
from tharsis.coach.hints import SIMULATIONS
from tharsis.coach.making import played_by
from tharsis.coach.puzzles import shipped
from tharsis.coach.solving import solve
from tharsis.coach.weighing import SHOWN, Weighing
from tharsis.kernel.view import View

EVERY = 9  # decisions between two positions of a game


def positions(count: int, seed: int) -> Iterator[View]:
    """Questions with a choice, out of games between bots."""
    found = 0
    while found < count:
        game = tharsis.new("mars", 2, {"corporate_era": True}, seed)
        bots = [maker_of("mars", "engineer")(seed + s) for s in range(2)]
        seed += 1
        while not game.over and found < count:
            seat = game.waiting()[0]
            decision = game.asked[seat]
            if game.decisions % EVERY == 0 and len(decision.options) > 2 and decision.kind != "pay":
                found += 1
                yield game.copy().view(seat)
            game.take(seat, bots[seat].answer(game.view(seat)))


def advice(args: argparse.Namespace) -> None:
    same: list[bool] = []
    level: list[bool] = []
    lost: list[float] = []
    seconds: list[float] = []
    for n, view in enumerate(positions(args.positions, args.seed)):
        begun = time.process_time()
        quick = Weighing(view, n, least=SHOWN)
        quick.go_on(SIMULATIONS)
        seconds.append(time.process_time() - begun)
        said = quick.balance()
        long = Weighing(view, n + 1_000_003, also=[said.lines[0].codes], least=SHOWN)
        long.go_on(args.longer * SIMULATIONS)
        truth = long.balance()
        found = truth.of(said.lines[0].codes)
        assert found is not None
        same.append(found is truth.lines[0])
        level.append(same[-1] or found.level)
        lost.append(max(0.0, found.behind))
        if (n + 1) % 20 == 0:
            tell(same, level, lost, seconds)
    tell(same, level, lost, seconds)


def tell(same: list[bool], level: list[bool], lost: list[float], seconds: list[float]) -> None:
    n = len(same)
    print(
        f"{n} positions: the same answer in {100 * sum(same) / n:.0f} %, "
        f"or one that is level in {100 * sum(level) / n:.0f} %; "
        f"loss {mean(lost):.2f} points on average, {sorted(lost)[int(0.95 * n)]:.1f} in the worst twentieth; "
        f"{median(seconds):.2f} s a question in the middle, {max(seconds):.2f} s at most",
        flush=True,
    )


class Follower:
    """Asks the coach at every question and does what it says."""

    def __init__(self, seed: int, simulations: int) -> None:
        self.seed = seed
        self.simulations = simulations

    def answer(self, view: View) -> list[int]:
        weighing = Weighing(view, self.seed)
        weighing.go_on(self.simulations)
        self.seed += 1
        return list(weighing.balance().lines[0].codes)


def following(args: argparse.Namespace) -> None:
    """Against the bot that searches as much; each seed with the seats changed."""
    won, margins = 0.0, []
    for n in range(args.games):
        seed, seat = args.seed + n // 2, n % 2
        game = tharsis.new("mars", 2, {"corporate_era": True}, seed)
        other: Bot = maker_of("mars", f"navigator:{args.simulations}")(seed)
        bots: list[Bot] = [other, other]
        bots[seat] = Follower(seed, args.simulations)
        while not game.over:
            asked = game.waiting()[0]
            game.take(asked, bots[asked].answer(game.view(asked)))
        totals = [row["total"] for row in game.scores()]
        margins.append(totals[seat] - totals[1 - seat])
        won += 1 / len(game.winners()) if seat in game.winners() else 0.0
        if (n + 1) % 20 == 0 or n + 1 == args.games:
            share = won / (n + 1)
            low, high = map(rating_of, interval(share, n + 1))
            told = f"{n + 1} games: {100 * share:.0f} % won, margin {mean(margins):+.1f}"
            print(f"{told}, rating {rating_of(share):+.0f} ({low:+.0f} to {high:+.0f})", flush=True)


def rating_of(share: float) -> float:
    """Points above somebody against whom this share is won."""
    share = min(0.99, max(0.01, share))
    return 400 * log10(share / (1 - share))


def puzzles(args: argparse.Namespace) -> None:
    """How many of those shipped a search finds, and how many whoever takes the obvious."""
    solved = obvious = 0
    some = shipped()[:: max(1, len(shipped()) // args.count)]
    for puzzle in some:
        game = puzzle.start()
        mind = mind_for(game.name(), game.setup())
        solved += solve(game, puzzle.seat, mind, args.width)[0].points >= puzzle.best
        obvious += played_by(maker_of("mars", "prospector")(1), game, puzzle.seat) >= puzzle.best
    print(f"{len(some)} puzzles: the search solves {solved}, who takes the obvious {obvious}")


def main() -> None:
    top = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = top.add_subparsers(required=True)
    one = what.add_parser("advice")
    one.add_argument("--positions", type=int, default=200)
    one.add_argument("--longer", type=int, default=15, help="times as many simulations: thirty seconds beside two")
    one.set_defaults(run=advice)
    two = what.add_parser("following")
    two.add_argument("--games", type=int, default=40)
    two.add_argument("--simulations", type=int, default=96)
    two.set_defaults(run=following)
    three = what.add_parser("puzzles")
    three.add_argument("--count", type=int, default=60)
    three.add_argument("--width", type=int, default=400)
    three.set_defaults(run=puzzles)
    for each in (one, two):
        each.add_argument("--seed", type=int, default=77_000)
    args = top.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
