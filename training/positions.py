"""Positions of games that a policy plays, with what each game came to: what a net learns from.

    python -m training.positions mars-2 --games 20000 --into build/learned

The file is written as it goes, part by part; the same command goes on where it was.
"""

from __future__ import annotations

import argparse
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tharsis.bots.minds import Mind
from tharsis.bots.outcome import worth
from tharsis.bots.search import COOL
from tharsis.bots.sight import Sight
from tharsis.bots.weights import ENDING, read
from tharsis.kernel.game import Game
from tharsis.kernel.node import NODES
from training.settings import SETTINGS, Setting

FIRST_SEED = 40_000_000
PART = 1000  # games in a file
OFTEN = 0.03  # of the questions of a turn, and of what to buy, become positions
LONGEST = 45  # rounds
STARTS = 0.3  # and of the first questions of a generation, where a search looks no further


class Positions(NamedTuple):
    seen: NDArray[np.int8]
    margin: NDArray[np.float32]
    win: NDArray[np.float32]
    game: NDArray[np.int32]


def seat_asked(game: Game) -> int:
    return next(s for s, offer in enumerate(game.offers) if offer is not None)


def play(setting: Setting, mind: Mind, sight: Sight, seed: int) -> Positions:
    """One game, from the sides of all that learn."""
    game = setting.begin(seed)
    chance = Random(seed)
    policy = mind.policy
    policy.reseed(seed)
    policy.heat = COOL
    learners = setting.learners(game)
    rows: list[NDArray[np.int8]] = []
    sides: list[int] = []
    rounds = 0
    while not game.over and game.rounds() < LONGEST:
        seat = seat_asked(game)
        starts = game.rounds() != rounds
        rounds = game.rounds()
        if chance.random() < (STARTS if starts else OFTEN if NODES[game.lanes[seat].node].is_turn else 0):
            side = chance.choice(learners)
            rows.append(sight.rows([game], side)[0])
            sides.append(side)
        game.take(seat, policy.answer(game, seat))
    ends = {side: worth(game, side) for side in learners}
    return Positions(
        np.array(rows, np.int8).reshape(len(rows), len(sight.names)),
        np.array([ends[side].margin for side in sides], np.float32),
        np.array([ends[side].win for side in sides], np.float32),
        np.full(len(rows), seed, np.int32),
    )


def joined(parts: list[Positions]) -> Positions:
    return Positions(*(np.concatenate(field) for field in zip(*parts, strict=True)))


def write_part(task: tuple[str, Path, int, Path]) -> Path:
    name, weights, first, file = task
    setting = SETTINGS[name]
    mind = Mind(read(weights))
    sight = Sight(setting.game, setting.seats)
    found = joined([play(setting, mind, sight, seed) for seed in range(first, first + PART)])
    new = file.with_suffix(".new.npz")
    np.savez_compressed(new, names=np.array(sight.names), **found._asdict())
    new.replace(file)
    return file


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("setting", choices=SETTINGS)
    arguments.add_argument("--games", type=int, default=20_000)
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("--into", type=Path, default=Path("build/learned"))
    args = arguments.parse_args()
    weights = args.into / f"{args.setting}{ENDING}"
    folder = args.into / f"{args.setting}-positions"
    folder.mkdir(parents=True, exist_ok=True)
    first = FIRST_SEED + args.seed * 100_000_000
    tasks = [(args.setting, weights, first + at, folder / f"{at:07d}.npz") for at in range(0, args.games, PART)]
    missing = [task for task in tasks if not task[-1].exists()]
    if args.workers == 1:
        for task in missing:
            print(write_part(task), flush=True)
        return
    with get_context("spawn").Pool(args.workers) as pool:
        for file in pool.imap_unordered(write_part, missing):
            print(file, flush=True)


if __name__ == "__main__":
    main()
