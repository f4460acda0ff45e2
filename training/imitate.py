"""A policy learns from somebody who plays better: it comes to like what that one does.

    python -m training.imitate mars-2 --simulations 24 --minutes 20
    python -m training.imitate ares-2 --teacher greedy --minutes 8

A search teaches with the weights in `build/learned`, whose net it asks, and plays with what the policy has learned so
far; they are written back with the better policy as `mars-2.next.weights`, for `training.ladder` to judge. Any other
bot can teach as well, and then the policy begins with nothing.
"""

from __future__ import annotations

import argparse
import shlex
import time
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from tharsis.bots import Bot, bots_of
from tharsis.bots.levels import Maker
from tharsis.bots.minds import Mind, blank_policy, card_names, policy_of
from tharsis.bots.policy import HEATS, SURE, UNIT, TablePolicy
from tharsis.bots.thinkers import SearchBot
from tharsis.bots.traits import ONE
from tharsis.bots.weights import ENDING, Weights, read, write
from training.reinforce import Learner
from training.settings import SETTINGS, Setting

FIRST_SEED = 70_000_000
BATCH = 8  # games between two steps


@dataclass(frozen=True, slots=True)
class Search:
    """A teacher that plays with what its pupil has learned so far."""

    mind: Mind
    simulations: int

    def __call__(self, seed: int) -> Bot:
        return SearchBot(seed, self.simulations, self.mind)


def play(setting: Setting, teacher: Maker, pupil: TablePolicy, seed: int) -> int:
    """One game; gives the number of answers that the pupil has seen."""
    game = setting.begin(seed)
    teachers = {s: teacher(8 * seed + s) for s in setting.learners(game)}
    views = {s: game.view(s) for s in teachers}
    seen = 0
    while not game.over:
        seat = next(s for s in teachers if game.offers[s] is not None)
        picked = teachers[seat].answer(views[seat])
        pupil.follow(game, seat, picked)
        game.take(seat, picked)
        seen += 1
    for seat in teachers:
        pupil.memory[seat].conclude(UNIT)
    return seen


def batch(learner: Learner, teacher: Maker, pupil: TablePolicy) -> int:
    pupil.reweigh(learner.whole())
    if isinstance(teacher, Search):
        teacher.mind.policy.reweigh(learner.whole())
    pupil.heat = HEATS
    first = FIRST_SEED + learner.seed * 100_000_000 + learner.batches * BATCH
    seen = sum(play(learner.setting, teacher, pupil, seed) for seed in range(first, first + BATCH))
    lessons = np.sum([np.array(memory.lessons(), np.float64) for memory in pupil.memory], axis=0)
    learner.step(lessons / (BATCH * UNIT * SURE * ONE), learner.size)
    learner.batches += 1
    return seen


def taught(weights: Weights, learner: Learner, by: list[str]) -> Weights:
    games = learner.batches * BATCH
    command = ["training.imitate", learner.setting.name, *by, "--games", str(games)]
    return replace(
        weights,
        numbers={**weights.numbers, "policy": learner.whole()},
        figures={**weights.figures, "imitated": games},
        command="; ".join(filter(None, (weights.command, shlex.join(command)))),
    )


def nothing_for(setting: Setting) -> Weights:
    """What a policy begins with that has learned nothing."""
    return Weights(setting.game, setting.table, "", 0, {}, {"cards": card_names(setting.game)}, {})


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("setting", choices=SETTINGS)
    arguments.add_argument("--simulations", type=int, default=24)
    arguments.add_argument("--teacher", help="a bot; without it a search")
    arguments.add_argument("--step", type=float, default=0.02)
    arguments.add_argument("--minutes", type=float, default=20)
    arguments.add_argument("--games", type=int, default=10**9)
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--into", type=Path, default=Path("build/learned"))
    args = arguments.parse_args()
    setting = SETTINGS[args.setting]
    start = args.into / f"{setting.name}{ENDING}"
    teacher: Maker
    if args.teacher is None:
        weights = read(start)
        pupil, teacher = policy_of(weights), Search(Mind(weights), args.simulations)
        learner = Learner(setting, args.seed, pupil.traits.size, start)
        by = ["--simulations", str(args.simulations)]
    else:
        weights = nothing_for(setting)
        pupil, teacher = blank_policy(setting.game), bots_of(setting.game)[args.teacher]
        learner = Learner(setting, args.seed, pupil.traits.size)
        by = ["--teacher", args.teacher]
    pupil.learn(setting.seats)
    learner.size = args.step
    until = time.monotonic() + 60 * args.minutes
    while time.monotonic() < until and learner.batches * BATCH < args.games:
        seen = batch(learner, teacher, pupil)
        write(args.into / f"{setting.name}.next{ENDING}", taught(weights, learner, by))
        print(setting.name, f"games {learner.batches * BATCH}", f"answers {seen}", sep="  ", flush=True)


if __name__ == "__main__":
    main()
