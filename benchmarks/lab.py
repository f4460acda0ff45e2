"""How fast the laboratory is: python benchmarks/lab.py. One core, CPU time; the best of some rounds."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

import tharsis
from tharsis import lab
from tharsis.bots.rollout import Uniform

ROUNDS = 7
BATCH = 64
STEPS = 400


def positions(game: str, count: int) -> list[tharsis.View]:
    """Every twelfth question of random games of two seats."""
    found: list[tharsis.View] = []
    seed = 0
    while len(found) < count:
        table = tharsis.new(game, 2, {}, seed)
        player = Uniform(seed, table.title().spared)
        while not table.over:
            seat = table.waiting()[0]
            if table.decisions % 12 == 0:
                found.append(table.copy().view(seat))
            table.take(seat, player.answer(table, seat))
        seed += 1
    return found


def rate(work: Callable[[], int]) -> float:
    """What is done in a CPU second."""
    best = 0.0
    for _ in range(ROUNDS):
        begun = time.process_time()
        done = work()
        best = max(best, done / (time.process_time() - begun))
    return best


def encode_all(views: list[tharsis.View], row: lab.Floats) -> int:
    for view in views:
        lab.encode(view, row)
    return len(views)


def encode_all_options(views: list[tharsis.View], rows: lab.Floats) -> int:
    return sum(len(lab.encode_options(view, rows)) for view in views)


def plain_loop() -> int:
    """Games one after the other, a choice at random at a time."""
    player = Uniform(1)
    done = seed = 0
    while done < STEPS * BATCH:
        table = tharsis.new("mars", 2, {}, seed)
        table.history = None
        while not table.over and done < STEPS * BATCH:
            seat = table.waiting()[0]
            table.take(seat, player.answer(table, seat))
            done += 1
        seed += 1
    return done


def lockstep(count: bool) -> int:
    """Games side by side, a choice at random in each at a time. Where it counts, it tells how many choices completed an
    answer: several cards that are bought are one."""
    batch = lab.Batch(BATCH, "mars", 2)
    rng = np.random.default_rng(1)
    answers = 0
    for _ in range(STEPS):
        batch.step((rng.random(BATCH) * batch.counts).astype(np.int64))
        if count:
            answers += sum(not batch.steps.under_way(i) for i in range(BATCH))
    return answers


def tell(game: str) -> None:
    views = positions(game, 300)
    schema = lab.schema(game)
    row = np.zeros(schema.size, np.float32)
    rows = np.zeros((1000, schema.option.size), np.float32)
    print(f"{game}: {schema.size} numbers, {schema.option.size} for an option, {len(schema.actions)} actions")
    print(f"  observations per CPU second {rate(lambda: encode_all(views, row)):12,.0f}")
    print(f"  option rows per CPU second  {rate(lambda: encode_all_options(views, rows)):12,.0f}")


def main() -> None:
    for game in tharsis.GAMES:
        tell(game)
    answers = lockstep(count=True)
    alone, together = rate(plain_loop), rate(lambda: lockstep(count=False) or answers)
    print(f"answers per CPU second: {alone:,.0f} in a plain loop, {together:,.0f} in lockstep: {together / alone:.2f}")


if __name__ == "__main__":
    main()
