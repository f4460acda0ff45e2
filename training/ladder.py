"""How strong a player is: mirrored games against another, against MarsBot, or alone, with Wilson's interval.

    python -m training.ladder mars-2 search:96 greedy --games 100
    python -m training.ladder mars-normal search:96@build/learned/mars-normal.weights
    python -m training.ladder mars-solo policy --games 1000 --seed 5000

A player is the name of a bot, or `policy` or `search:96` with what is shipped or, after an @, with a file of
weights. `search:96:0` asks the policy what to try, but its opinion counts nothing against what comes of that; with
`search:96:6` it counts six times as much as usual. Tables are those of the setting without any of its varied options,
unless `--varied`. With `--keep` each game is written to a file as it ends, and those that stand there are not played
again.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import cache
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from tharsis.bots import Bot, bots_of
from tharsis.bots.minds import Mind
from tharsis.bots.outcome import worth
from tharsis.bots.thinkers import PolicyBot, SearchBot
from tharsis.bots.weights import read
from tharsis.kernel.code import kind_of
from tharsis.kernel.game import Game
from tharsis.vocabulary.terms import K_USE
from tharsis.vocabulary.world import World
from training.settings import SETTINGS, Setting

Z = 1.959964


class Played(NamedTuple):
    """One game, from the side of the first player."""

    win: float
    margin: float
    points: int
    best: int  # points of whoever had most
    rounds: int
    uses: int  # of cards' actions
    left: int  # cards in hand at the end
    decisions: int
    seconds: float


@cache
def mind_in(file: str) -> Mind:
    return Mind(read(Path(file)))


def seated(player: str, game: str, seed: int) -> Bot:
    name, _, file = player.partition("@")
    kind, number, opinion = (*name.split(":"), "", "")[:3]
    mind = mind_in(file) if file else None
    if kind == "policy":
        return PolicyBot(seed, int(number or 64), mind)
    if kind == "search":
        return SearchBot(seed, int(number or 96), mind, float(opinion or 1))
    return bots_of(game)[name](seed)


@dataclass(frozen=True, slots=True)
class Match:
    setting: Setting
    players: tuple[str, ...]  # the first one is measured; the last one takes all other seats
    seed: int
    seat: int  # of the first one

    @property
    def name(self) -> str:
        varied = " varied" if self.setting.varied else ""
        return f"{self.setting.name}{varied} {' v '.join(self.players)} {self.seed} {self.seat}"

    def play(self) -> Played:
        game = self.setting.begin(self.seed)
        learners = self.setting.learners(game)
        seat = learners[self.seat % len(learners)]
        bots = {s: seated(self.players[0 if s == seat else -1], self.setting.game, 8 * self.seed + s) for s in learners}
        return played(game, bots, seat)


def played(game: Game, bots: dict[int, Bot], seat: int) -> Played:
    views = {s: game.view(s) for s in bots}
    seconds, decisions, uses = 0.0, 0, 0
    while not game.over:
        s = next(s for s in bots if game.offers[s] is not None)
        begun = time.process_time()
        answer = bots[s].answer(views[s])
        if s == seat:
            seconds += time.process_time() - begun
            decisions += 1
            uses += sum(kind_of(code) == K_USE for code in answer)
        game.take(s, answer)
    end = worth(game, seat)
    totals = [row["total"] for row in game.scores()]
    assert isinstance(game, World)
    left = len(game.seat[seat].hand)
    return Played(end.win, end.margin, totals[seat], max(totals), game.rounds(), uses, left, decisions, seconds)


def play(match: Match) -> Played:
    return match.play()


def all_played(todo: Sequence[Match], workers: int, keep: Path | None = None) -> list[Played]:
    """What is kept already, and the rest as it ends."""
    known = kept(keep)
    rest = [match for match in todo if match.name not in known]
    with keep.open("a") if keep else nullcontext() as file:
        for match, result in zip(rest, one_by_one(rest, workers), strict=True):
            known[match.name] = result
            if file:
                print(json.dumps([match.name, *result]), file=file, flush=True)
    return [known[match.name] for match in todo]


def one_by_one(todo: Sequence[Match], workers: int) -> Iterator[Played]:
    if workers == 1:
        yield from map(play, todo)
    else:
        with get_context("spawn").Pool(workers) as pool:
            yield from pool.imap(play, todo)


def kept(file: Path | None) -> dict[str, Played]:
    if file is None or not file.exists():
        return {}
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    return {name: Played(*numbers) for name, *numbers in rows}


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval of 95 % for a share."""
    share = won / games
    middle = (share + Z * Z / 2 / games) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / 4 / games / games) / (1 + Z * Z / games)
    return middle - half, middle + half


def told(results: Sequence[Played]) -> str:
    n = len(results)
    won = sum(one.win for one in results)
    low, high = wilson(won, n)
    mean = Played(*(sum(column) / n for column in zip(*results, strict=True)))
    return (
        f"{100 * won / n:.1f} % ({100 * low:.0f}-{100 * high:.0f}) of {n}, margin {mean.margin:+.1f}, "
        f"{mean.points:.1f} points, winner's {mean.best:.1f}, {mean.rounds:.2f} rounds, "
        f"{mean.uses:.1f} actions of cards, {mean.left:.1f} cards left, "
        f"{1000 * mean.seconds / mean.decisions:.2f} ms a decision"
    )


def matches(setting: Setting, players: Sequence[str], games: int, seed: int) -> list[Match]:
    """Each seed with the first player in every seat."""
    seats = 1 if len(players) == 1 else setting.seats
    return [Match(setting, tuple(players), seed + i // seats, i % seats) for i in range(games)]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("setting", choices=SETTINGS)
    arguments.add_argument("players", nargs="+")
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--seed", type=int, default=5000)
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("--varied", action="store_true")
    arguments.add_argument("--keep", type=Path)
    args = arguments.parse_args()
    setting = SETTINGS[args.setting]
    if not args.varied:
        setting = replace(setting, varied={})
    todo = matches(setting, args.players, args.games, args.seed)
    results = all_played(todo, args.workers, args.keep)
    print(setting.name, " v ".join(args.players), told(results), flush=True)


if __name__ == "__main__":
    main()
