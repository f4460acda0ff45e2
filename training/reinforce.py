"""A policy learns by playing against itself: what was done in games that went well is done more often.

    python -m training.reinforce mars-2 --minutes 10 --into build/learned
    python -m training.reinforce mars-2 --minutes 10 --start first.weights --critic first.weights
    python -m training.reinforce ares-2 --minutes 10 --guest greedy --past 5

REINFORCE with Adam. Once there is a net, it can say after each generation how much better or worse things stand than
before: an answer is then judged by what came of it soon, and not by all the luck of a game. Guests take a seat in half
of the games, one after the other: bots, policies of files, and with `--past` the learner as it was some time ago. Who
only ever meets himself may come to play in a way that anybody else sees through, or forget how he was beaten before.
What is learned is saved as it goes, and the same command goes on where it was. The games depend on the seed alone, not
on how many workers play them.
"""

from __future__ import annotations

import argparse
import csv
import shlex
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tharsis import Game, Until, playout
from tharsis.bots import bots_of
from tharsis.bots.minds import COOL, Mind, blank_policy, card_names, policy_of
from tharsis.bots.net import Net
from tharsis.bots.outcome import together
from tharsis.bots.playing import Guest, Playing
from tharsis.bots.policy import SURE, UNIT, TablePolicy
from tharsis.bots.search import AHEAD
from tharsis.bots.traits import ONE
from tharsis.bots.weights import ENDING, Weights, read, write
from tharsis.kernel.playout import Policy
from training.settings import SETTINGS, Setting

Floats = NDArray[np.float64]
BATCH = 256  # games between two steps
STEP = 0.05
LARGEST = 8.0  # weight
FADING = 2e-5  # of each weight, in each step
BOLDEST = 2.0  # a game counts no more than so much better or worse than usual
FIRST_SEED = 10_000_000  # tests of strength are played with smaller ones
SAVE_EVERY = 20  # batches
LONGEST = 45  # rounds: nobody wants the game to end,
STALLED = -1.0  # and that is as bad as to lose it
SHARE = 32  # a worker gets so many games at a time
PAST_EVERY = 100  # batches after which the learner is remembered as it is
KEPT = 0.6  # of an answer is still remembered when the net judges the next generation


@dataclass(frozen=True, slots=True)
class Task:
    """Some games to learn from."""

    setting: str
    seeds: range
    weights: list[int]
    usual: float  # how well games have gone of late
    critic: Path | None = None  # weights with the net that judges
    guests: tuple[str, ...] = ()  # who takes one seat of every other game: bots, and files of weights


@dataclass(frozen=True, slots=True)
class Lesson:
    """What they say: for each weight, more or less of it; and how they went."""

    weights: NDArray[np.int64]
    returns: list[float]
    rounds: int
    points: int
    won: int


@cache
def blank(name: str) -> TablePolicy:
    """The policy of this process that learns for a setting."""
    setting = SETTINGS[name]
    policy = blank_policy(setting.game)
    policy.learn(setting.seats)
    return policy


@cache
def judge(file: Path) -> Net:
    net = Mind(read(file)).net
    if net is None:
        raise SystemExit(f"{file}: has no net")
    return net


@cache
def guest_in(file: str) -> TablePolicy:
    return policy_of(read(Path(file)), heat=COOL)


def guest_of(name: str, game: str, seed: int) -> Policy:
    """Whoever goes by this name, or plays by the policy of this file."""
    if not name.endswith(ENDING):
        return Guest(bots_of(game)[name](seed))
    policy = guest_in(name)
    policy.reseed(seed)
    return Playing(policy)


class Judged:
    """How a game stands for its learners, and what has changed since they were last told."""

    def __init__(self, setting: Setting, game: Game, seats: list[int], usual: float, net: Net | None) -> None:
        self.setting = setting
        self.game = game
        self.net = net
        self.seats = seats
        self.rivals = len(self.seats) > 1 and not together(game)
        self.stands = [0.0 if self.rivals else usual for _ in self.seats]

    def standing(self) -> list[float]:
        """How well it has gone, or is going to go, for each of them."""
        if self.game.over:
            return self.setting.returns(self.game, self.seats)
        if self.net is None or self.stalled():
            return [STALLED] * len(self.seats)
        worths = [self.net.worths([self.game], seat)[0] for seat in self.seats]
        return [one.measured(self.setting.spread) for one in worths]

    def changes(self) -> list[float]:
        before, self.stands = self.stands, self.standing()
        out = [now - one for one, now in zip(before, self.stands, strict=True)]
        mean = sum(out) / len(out) if self.rivals and not self.stalled() else 0.0
        return [one - mean for one in out]

    def stalled(self) -> bool:
        """Nobody wants the game to end: what one loses by that no other wins."""
        return not self.game.over and self.game.rounds() >= LONGEST


def play_one(task: Task, seed: int, net: Net | None) -> Judged:
    """To the end; the policy's memory concludes from it, and on the way wherever the net has its say."""
    setting, policy = SETTINGS[task.setting], blank(task.setting)
    game = setting.begin(seed)
    policy.reseed(seed)
    playing: list[Policy] = [Playing(policy)] * game.seats
    seats = setting.learners(game)
    if task.guests and seed % 2 and len(seats) > 1:
        place, who = seed // 2 % len(seats), task.guests[seed // 4 % len(task.guests)]
        playing[seats.pop(place)] = guest_of(who, setting.game, seed)
    judged = Judged(setting, game, seats, task.usual, net)
    if net is not None:
        judged.stands = judged.standing()
    while not game.over and game.rounds() < LONGEST:
        playout(game, playing, Until(rounds=game.rounds() + AHEAD[game.name()] if net is not None else LONGEST))
        done = game.over or game.rounds() >= LONGEST
        for seat, change in zip(seats, judged.changes(), strict=True):
            advantage = round(UNIT * max(-BOLDEST, min(BOLDEST, change)))
            policy.memory[seat].conclude(advantage, 0 if done else round(UNIT * KEPT))
    return judged


def play(task: Task) -> Lesson:
    policy = blank(task.setting)
    policy.reweigh(task.weights)
    net = judge(task.critic) if task.critic is not None else None
    returns: list[float] = []
    rounds = points = won = 0
    for seed in task.seeds:
        judged = play_one(task, seed, net)
        game, seats = judged.game, judged.seats
        returns += judged.stands if game.over else [STALLED] * len(seats)
        rounds += game.rounds()
        points += max(game.scores()[s]["total"] for s in seats)
        won += any(s in game.winners() for s in seats)
    lessons = sum(np.array(memory.lessons(), np.int64) for memory in policy.memory)
    assert not isinstance(lessons, int)
    return Lesson(lessons, returns, rounds, points, won)


class Crew(Protocol):
    def __call__(self, tasks: list[Task]) -> list[Lesson]: ...


@contextmanager
def crew(workers: int) -> Iterator[Crew]:
    """Who plays: this process, or several."""
    if workers == 1:
        yield lambda tasks: [play(task) for task in tasks]
        return
    with get_context("spawn").Pool(workers) as pool:
        yield lambda tasks: pool.map(play, tasks, chunksize=1)


class Learner:
    """Weights, and what Adam remembers about them."""

    def __init__(
        self, setting: Setting, seed: int, size: int, start: Path | None = None, critic: Path | None = None
    ) -> None:
        self.setting = setting
        self.seed = seed
        self.start = start  # what was learned for another table is a better start than nothing
        self.critic = critic
        self.guests: tuple[str, ...] = ()
        self.past = 0  # how many of those who were the learner are guests as well,
        self.folder = Path()  # and where they are
        self.size = STEP
        self.weights: Floats = np.zeros(size)
        if start is not None:
            begun = np.array(read(start).numbers["policy"], dtype=np.float64) / UNIT
            self.weights[: len(begun)] += begun  # traits that came later weigh nothing yet
        self.mean: Floats = np.zeros(size)
        self.square: Floats = np.zeros(size)
        self.batches = 0
        self.usual: float | None = None

    def batch(self, play_all: Crew) -> list[Lesson]:
        first = FIRST_SEED + self.seed * 100_000_000 + self.batches * BATCH
        whole = self.whole()
        usual = self.usual or 0.0
        seeds = [range(at, min(at + SHARE, first + BATCH)) for at in range(first, first + BATCH, SHARE)]
        guests = (*self.guests, *self.before())
        lessons = play_all([Task(self.setting.name, part, whole, usual, self.critic, guests) for part in seeds])
        went = [one for lesson in lessons for one in lesson.returns]
        returns = float(np.mean(went))
        if self.usual is not None or len(went) > BATCH:  # who plays alone must know first what is usual
            gradient = np.sum([lesson.weights for lesson in lessons], axis=0) / (BATCH * UNIT * SURE * ONE)
            self.step(gradient, self.size)
        self.usual = returns if self.usual is None else 0.7 * self.usual + 0.3 * returns
        self.batches += 1
        return lessons

    def before(self) -> list[str]:
        """The learner as it was after each hundred batches, the last few of them."""
        if not self.past:
            return []
        known = range(0, self.batches + 1, PAST_EVERY)[-self.past :]
        if self.batches == known[-1]:
            self.folder.mkdir(parents=True, exist_ok=True)
            write(self.remembered_as(self.batches), self.learned())
        return [str(self.remembered_as(batches)) for batches in known]

    def remembered_as(self, batches: int) -> Path:
        return self.folder / f"{batches}{ENDING}"

    def step(self, gradient: Floats, size: float) -> None:
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.square = 0.99 * self.square + 0.01 * gradient**2
        t = self.batches + 1
        step = size * (self.mean / (1 - 0.9**t)) / (np.sqrt(self.square / (1 - 0.99**t)) + 1e-5)
        self.weights = np.clip(self.weights + step - FADING * self.weights, -LARGEST, LARGEST)

    def whole(self) -> list[int]:
        """The weights as they are played with."""
        return [int(w) for w in np.rint(self.weights * UNIT)]

    def learned(self) -> Weights:
        setting = self.setting
        games = self.batches * BATCH
        begun = ["--start", self.start.name] if self.start is not None else []
        if self.critic is not None:
            begun += ["--critic", self.critic.name]
        for guest in self.guests:
            begun += ["--guest", Path(guest).name]
        if self.past:
            begun += ["--past", str(self.past)]
        step = ["--step", str(self.size)] if self.size != STEP else []
        command = ["training.reinforce", setting.name, "--games", str(games), "--seed", str(self.seed), *begun, *step]
        figures = {"games": games}
        names = {"cards": card_names(setting.game)}
        numbers = {"policy": self.whole()}
        out = Weights(setting.game, setting.table, shlex.join(command), self.seed, figures, names, numbers)
        return out if self.critic is None else with_policy(read(self.critic), out)

    def save(self, file: Path) -> None:
        known = {name: getattr(self, name) for name in ("weights", "mean", "square", "batches", "usual", "seed")}
        new = file.with_suffix(".new.npz")
        np.savez_compressed(new, **known)
        new.replace(file)

    def load(self, file: Path) -> None:
        with np.load(file) as known:
            if int(known["seed"]) != self.seed or len(known["weights"]) != len(self.weights):
                raise SystemExit(f"{file}: from another seed or another version; remove it to begin anew")
            self.weights, self.mean, self.square = known["weights"], known["mean"], known["square"]
            self.batches, self.usual = int(known["batches"]), float(known["usual"])


def with_policy(weights: Weights, new: Weights) -> Weights:
    """What is there, and a better policy, for the tables that this one learns at."""
    numbers = {**weights.numbers, **new.numbers}
    before, now = (figures.get("games") for figures in (weights.figures, new.figures))
    games = sum(n for n in (before, now) if isinstance(n, int))
    command = f"{weights.command}; {new.command}"
    return replace(
        weights, table=new.table, numbers=numbers, figures={**weights.figures, "games": games}, command=command
    )


def told(learner: Learner, lessons: list[Lesson], seconds: float) -> dict[str, Any]:
    games = BATCH * learner.batches
    return {
        "games": games,
        "per_second": round(BATCH / seconds),
        "rounds": round(sum(lesson.rounds for lesson in lessons) / BATCH, 2),
        "points": round(sum(lesson.points for lesson in lessons) / BATCH, 1),
        "won": round(sum(lesson.won for lesson in lessons) / BATCH, 3),
        "return": round(learner.usual or 0.0, 3),
    }


def learn(learner: Learner, minutes: float, games: int, workers: int, into: Path) -> None:
    """Until the time is up or so many games are played."""
    name = learner.setting.name
    state, curve, weights = (into / f"{name}{ending}" for ending in (".npz", ".csv", ENDING))
    if state.exists():
        learner.load(state)
    until = time.monotonic() + 60 * minutes
    with crew(workers) as play_all, curve.open("a", newline="") as opened:
        while time.monotonic() < until and learner.batches * BATCH < games:
            begun = time.monotonic()
            lessons = learner.batch(play_all)
            if learner.batches % SAVE_EVERY == 0:
                learner.save(state)
                write(weights, learner.learned())
                row = told(learner, lessons, time.monotonic() - begun)
                if opened.tell() == 0:
                    csv.writer(opened).writerow(row)
                csv.writer(opened).writerow(row.values())
                opened.flush()
                print(name, *(f"{key} {value}" for key, value in row.items()), sep="  ", flush=True)
    learner.save(state)
    write(weights, learner.learned())


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("setting", choices=SETTINGS)
    arguments.add_argument("--minutes", type=float, default=10)
    arguments.add_argument("--games", type=int, default=10**9, help="in all, earlier runs counted in")
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("--start", type=Path, help="weights to begin with, of this or another table")
    arguments.add_argument("--critic", type=Path, help="weights with a net that judges each generation")
    arguments.add_argument("--guest", action="append", default=[], help="a bot or weights, for every other game")
    arguments.add_argument("--past", type=int, default=0, help="how many of its former selves are guests as well")
    arguments.add_argument("--step", type=float, default=STEP)
    arguments.add_argument("--into", type=Path, default=Path("build/learned"))
    args = arguments.parse_args()
    setting = SETTINGS[args.setting]
    policy = blank_policy(setting.game)
    learner = Learner(setting, args.seed, policy.traits.size, args.start, args.critic)
    learner.guests, learner.past, learner.size = tuple(args.guest), args.past, args.step
    learner.folder = args.into / f"{setting.name}-past"
    args.into.mkdir(parents=True, exist_ok=True)
    learn(learner, args.minutes, args.games, args.workers, args.into)


if __name__ == "__main__":
    main()
