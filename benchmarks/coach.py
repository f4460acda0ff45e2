"""How good the coach's advice is: what it says after two seconds beside what it says after thirty, and how a game goes
for who follows it.

    python benchmarks/coach.py advice --positions 200 --saved advice.jsonl
    python benchmarks/coach.py following --games 40 --saved following.jsonl
    python benchmarks/coach.py puzzles --count 300 --saved puzzles.jsonl
    python benchmarks/coach.py chances --positions 100 --saved chances.jsonl

What was found is kept line by line in the file of `--saved`: who begins again goes on where it was stopped. Seconds are
those of one core.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from math import log10, sqrt
from pathlib import Path
from statistics import mean, median
from typing import Any

import tharsis
from tharsis.arena.verdict import interval
from tharsis.bots import Bot, maker_of
from tharsis.bots.minds import mind_for
from tharsis.bots.outcome import worth
from tharsis.bots.playing import Guest
from tharsis.coach.chances import DOUBT, FUTURES, chances
from tharsis.coach.hints import SIMULATIONS, told
from tharsis.coach.making import played_by
from tharsis.coach.puzzles import shipped
from tharsis.coach.solving import solve
from tharsis.coach.weighing import SHOWN, Weighing
from tharsis.kernel.game import Game
from tharsis.kernel.playout import Until, playout
from tharsis.kernel.view import View

EVERY = 9  # decisions between two positions of a game


def positions(count: int, seed: int) -> Iterator[View]:
    """Questions with a choice, out of games between bots."""
    found = 0
    while found < count:
        game = tharsis.new("mars", 2, {"corporate_era": True}, seed)
        bots = [maker_of("mars", "navigator:14")(seed + s) for s in range(2)]
        seed += 1
        while not game.over and found < count:
            seat = game.waiting()[0]
            decision = game.asked[seat]
            if game.decisions % EVERY == 0 and len(decision.options) > 2 and decision.kind != "pay":
                found += 1
                yield game.copy().view(seat)
            game.take(seat, bots[seat].answer(game.view(seat)))


class Saved:
    """What was found, one line each; without a file it is forgotten at the end."""

    def __init__(self, file: str | None) -> None:
        self.file = None if file is None else Path(file)
        there = self.file.read_text().splitlines() if self.file is not None and self.file.exists() else []
        self.rows: list[dict[str, Any]] = [json.loads(line) for line in there]

    def done(self, n: int) -> bool:
        return n < len(self.rows)

    def add(self, tell: Callable[[list[dict[str, Any]]], str], last: bool, **found: object) -> None:
        self.rows.append(found)
        if self.file is not None:
            with self.file.open("a") as opened:
                opened.write(json.dumps(found) + "\n")
        if len(self.rows) % 10 == 0 or last:
            print(tell(self.rows), flush=True)


def percent(rows: list[dict[str, Any]], key: str) -> str:
    """A share with the interval in which it lies 19 times of 20."""
    share = mean(row[key] for row in rows)
    low, high = interval(share, len(rows))
    return f"{100 * share:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def advice(args: argparse.Namespace) -> None:
    saved = Saved(args.saved)
    for n, view in enumerate(positions(args.positions, args.seed)):
        if saved.done(n):
            continue
        begun = time.process_time()
        quick = Weighing(view, n, least=SHOWN)
        quick.go_on(SIMULATIONS)
        told(quick, 3, n)
        seconds = time.process_time() - begun
        said = quick.balance()
        begun = time.process_time()
        long = Weighing(view, n + 1_000_003, also=[said.lines[0].codes], least=SHOWN)
        long.go_on(args.longer * SIMULATIONS)
        truth = long.balance()
        found = truth.of(said.lines[0].codes)
        assert found is not None
        same = found is truth.lines[0]
        saved.add(
            tell_advice,
            n + 1 == args.positions,
            same=same,
            level=same or found.level,
            lost=max(0.0, found.behind),
            seconds=seconds,
            longer=time.process_time() - begun,
        )


def tell_advice(rows: list[dict[str, Any]]) -> str:
    lost = sorted(row["lost"] for row in rows)
    seconds = [row["seconds"] for row in rows]
    return (
        f"{len(rows)} positions: the same answer in {percent(rows, 'same')}, "
        f"or one that is level in {percent(rows, 'level')}; "
        f"loss {mean(lost):.2f} points on average, {lost[int(0.95 * len(rows))]:.1f} in the worst twentieth; "
        f"{median(seconds):.2f} s a question in the middle, {max(seconds):.2f} s at most; "
        f"the longer one {mean(row['longer'] for row in rows):.1f} s"
    )


class Follower:
    """Asks the coach at every question and does what it says."""

    def __init__(self, seed: int, simulations: int, further: int | None) -> None:
        self.seed = seed
        self.simulations = simulations
        self.further = further

    def answer(self, view: View) -> list[int]:
        weighing = Weighing(view, self.seed, further=self.further)
        weighing.go_on(self.simulations)
        self.seed += 1
        return list(weighing.balance().lines[0].codes)


def following(args: argparse.Namespace) -> None:
    """Against the bot that searches as much; each seed with the seats changed."""
    saved = Saved(args.saved)
    for n in range(len(saved.rows), args.games):
        seed, seat = args.seed + n // 2, n % 2
        game = tharsis.new("mars", 2, {"corporate_era": True}, seed)
        other: Bot = maker_of("mars", f"navigator:{args.simulations}")(seed)
        bots: list[Bot] = [other, other]
        bots[seat] = Follower(seed, args.simulations, args.further)
        while not game.over:
            asked = game.waiting()[0]
            game.take(asked, bots[asked].answer(game.view(asked)))
        totals = [row["total"] for row in game.scores()]
        won = 1 / len(game.winners()) if seat in game.winners() else 0.0
        saved.add(tell_following, n + 1 == args.games, won=won, margin=totals[seat] - totals[1 - seat])


def tell_following(rows: list[dict[str, Any]]) -> str:
    share = mean(row["won"] for row in rows)
    low, high = map(rating_of, interval(share, len(rows)))
    return (
        f"{len(rows)} games: {percent(rows, 'won')} won, margin {mean(row['margin'] for row in rows):+.1f}, "
        f"rating {rating_of(share):+.0f} ({low:+.0f} to {high:+.0f})"
    )


def rating_of(share: float) -> float:
    """Points above somebody against whom this share is won."""
    share = min(0.99, max(0.01, share))
    return 400 * log10(share / (1 - share))


LATE = range(8, 15)  # generations of a game alone
OUTCOMES = 4  # games from each position


def finished(game: Game, seed: int) -> float:
    """Alone: whether it is won by who searches widely. With less, the last step may be one that nobody looks at."""
    playout(game, [Guest(maker_of("mars", "navigator:384")(seed))])
    return worth(game, 0).win


def told_chances(args: argparse.Namespace) -> None:
    """Alone, in the later half of games: the chance as it is told, and as the policy alone would tell it, beside what
    came of it."""
    saved = Saved(args.saved)
    for n in range(len(saved.rows), args.positions):
        seed = args.seed + n
        game = tharsis.new("mars", 1, {}, seed)
        until = LATE[seed % len(LATE)]
        playout(game, [Guest(maker_of("mars", "navigator:24" if seed % 2 else "engineer")(seed))], Until(rounds=until))
        view = game.view(0)
        came = mean(finished(view.sample(k), k) for k in range(OUTCOMES))
        begun = time.process_time()
        told = chances(view, seed=n)[0]
        seconds = time.process_time() - begun
        mind, alone = mind_for("mars", game.setup()), 0.0
        for k in range(FUTURES):
            future = view.sample(k)
            playout(future, [mind.play_on(k)])
            alone += worth(future, 0).win
        usual = (alone + DOUBT / 2) / (FUTURES + DOUBT)
        saved.add(tell_chances, n + 1 == args.positions, came=came, told=told, usual=usual, seconds=seconds)


def tell_chances(rows: list[dict[str, Any]]) -> str:
    def off(key: str) -> float:
        return sqrt(mean((row[key] - row["came"]) ** 2 for row in rows))

    seconds = [row["seconds"] for row in rows]
    return (
        f"{len(rows)} positions: told {mean(row['told'] for row in rows):.2f} on average, "
        f"came {mean(row['came'] for row in rows):.2f}; "
        f"off by {off('told'):.3f}, by the policy alone {off('usual'):.3f}; "
        f"{median(seconds):.2f} s in the middle, {max(seconds):.2f} s at most"
    )


def puzzles(args: argparse.Namespace) -> None:
    """How many of those shipped a search finds, and how many whoever takes the obvious."""
    saved = Saved(args.saved)
    some = shipped()[:: max(1, len(shipped()) // args.count)][: args.count]
    for n, puzzle in enumerate(some):
        if saved.done(n):
            continue
        game = puzzle.start()
        mind = mind_for(game.name(), game.setup())
        begun = time.process_time()
        solved = solve(game, puzzle.seat, mind, args.width)[0].points >= puzzle.best
        seconds = time.process_time() - begun
        obvious = played_by(maker_of("mars", "prospector")(1), game, puzzle.seat) >= puzzle.best
        saved.add(tell_puzzles, n + 1 == len(some), name=puzzle.name, solved=solved, obvious=obvious, seconds=seconds)


def tell_puzzles(rows: list[dict[str, Any]]) -> str:
    seconds = [row["seconds"] for row in rows]
    return (
        f"{len(rows)} puzzles: the search solves {percent(rows, 'solved')}, who takes the obvious "
        f"{percent(rows, 'obvious')}; {median(seconds):.1f} s in the middle, {max(seconds):.1f} s at most"
    )


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
    two.add_argument("--further", type=int, help="generations that the coach looks beyond the usual, if not as always")
    two.set_defaults(run=following)
    three = what.add_parser("puzzles")
    three.add_argument("--count", type=int, default=60)
    three.add_argument("--width", type=int, default=400, help="lines that are followed")
    three.set_defaults(run=puzzles)
    four = what.add_parser("chances")
    four.add_argument("--positions", type=int, default=100)
    four.set_defaults(run=told_chances)
    for each in (one, two, three, four):
        each.add_argument("--saved", metavar="FILE", help="keeps what was found, and goes on with it")
    for each in (one, two, four):
        each.add_argument("--seed", type=int, default=77_000)
    args = top.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
