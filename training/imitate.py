"""A policy learns from search: games are played by searching, and the policy comes to like what the search took.

    python -m training.imitate mars-2 --simulations 24 --minutes 20

Begins with the weights in `build/learned`, whose net the search asks, and writes them back with the better policy as
`mars-2.next.weights`, for `training.ladder` to judge. The search plays with what the policy has learned so far.
"""

from __future__ import annotations

import argparse
import shlex
import time
from dataclasses import replace
from pathlib import Path

import numpy as np

from tharsis.bots.minds import Mind, policy_of
from tharsis.bots.policy import HEATS, SURE, UNIT, TablePolicy
from tharsis.bots.search import Search
from tharsis.bots.traits import ONE
from tharsis.bots.weights import ENDING, Weights, read, write
from training.reinforce import Learner
from training.settings import SETTINGS, Setting

FIRST_SEED = 70_000_000
BATCH = 8  # games between two steps
STEP = 0.02


def play(setting: Setting, mind: Mind, pupil: TablePolicy, simulations: int, seed: int) -> int:
    """One game; gives the number of answers that the pupil has seen."""
    game = setting.begin(seed)
    searches = {s: Search(mind, simulations, 8 * seed + s) for s in setting.learners(game)}
    views = {s: game.view(s) for s in searches}
    seen = 0
    while not game.over:
        seat = next(s for s in searches if game.offers[s] is not None)
        picked = searches[seat].lines(views[seat])[0].codes
        pupil.follow(game, seat, picked)
        game.take(seat, picked)
        seen += 1
    for seat in searches:
        pupil.memory[seat].conclude(UNIT)
    return seen


def batch(learner: Learner, mind: Mind, pupil: TablePolicy, simulations: int) -> int:
    whole = learner.whole()
    for policy in (mind.policy, pupil):
        policy.reweigh(whole)
    pupil.heat = HEATS
    first = FIRST_SEED + learner.seed * 100_000_000 + learner.batches * BATCH
    seen = sum(play(learner.setting, mind, pupil, simulations, seed) for seed in range(first, first + BATCH))
    lessons = np.sum([np.array(memory.lessons(), np.float64) for memory in pupil.memory], axis=0)
    learner.step(lessons / (BATCH * UNIT * SURE * ONE), STEP)
    learner.batches += 1
    return seen


def taught(weights: Weights, learner: Learner, simulations: int) -> Weights:
    games = learner.batches * BATCH
    command = ["training.imitate", learner.setting.name, "--simulations", str(simulations), "--games", str(games)]
    return replace(
        weights,
        numbers={**weights.numbers, "policy": learner.whole()},
        figures={**weights.figures, "imitated": games},
        command=f"{weights.command}; {shlex.join(command)}",
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("setting", choices=SETTINGS)
    arguments.add_argument("--simulations", type=int, default=24)
    arguments.add_argument("--minutes", type=float, default=20)
    arguments.add_argument("--games", type=int, default=10**9)
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--into", type=Path, default=Path("build/learned"))
    args = arguments.parse_args()
    setting = SETTINGS[args.setting]
    start = args.into / f"{setting.name}{ENDING}"
    weights = read(start)
    mind, pupil = Mind(weights), policy_of(weights)
    pupil.learn(setting.seats)
    learner = Learner(setting, args.seed, pupil.traits.size, start)
    until = time.monotonic() + 60 * args.minutes
    while time.monotonic() < until and learner.batches * BATCH < args.games:
        seen = batch(learner, mind, pupil, args.simulations)
        write(args.into / f"{setting.name}.next{ENDING}", taught(weights, learner, args.simulations))
        print(setting.name, f"games {learner.batches * BATCH}", f"answers {seen}", sep="  ", flush=True)


if __name__ == "__main__":
    main()
