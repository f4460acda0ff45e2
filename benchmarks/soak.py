"""Ten thousand random games of every kind, and two thousand against MarsBot, to see that none fails; twenty thousand at
tables set up by lot and every card at the edge, with an eye on every question. By `make soak`.

python benchmarks/soak.py [--games N] [--marsbot-games N] [--by-lot N] [--edges EVERY] [--jobs J]
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import random
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice

from tharsis.arena import simulate, soundness

BATCH = 100
PATIENCE = 120.0  # seconds for a batch; then its process says where it hangs and ends

KINDS: dict[str, list[tuple[int, dict[str, object]]]] = {}
KINDS["mars"] = [
    (1, {}),
    (1, {"solo_goal": "tr63"}),
    (2, {}),
    (2, {"draft": True}),
    (2, {"corporate_era": False}),
    (2, {"wording": "seeds"}),
    (3, {"draft": True, "first": "random"}),
    (3, {"world_government": True}),
    (4, {}),
    (4, {"draft": True, "corporate_era": False}),
    (5, {"draft": True}),
    (5, {"beginners": [0, 1, 2, 3, 4], "world_government": True}),
    (1, {"colonies": True}),
    (2, {"colonies": True, "end_turn": [0, 1]}),
    (5, {"colonies": True, "colonies_corporations": True, "draft": True}),
]
KINDS["ares"] = [
    (1, {}),
    (1, {"level": "advanced"}),
    (1, {"level": "expert"}),
    (2, {}),
    (2, {"cooperative": True}),
    (2, {"wording": "seeds", "rating_for_steel": "card"}),
    (3, {"first_game": True}),
    (4, {"mulligan": True}),
]


MARSBOT: list[tuple[str, dict[str, object]]] = [
    (f"marsbot:{level}:{corporation}", options)
    for level in ("easy", "normal", "hard", "brutal")
    for corporation in ("none", "random")
    for options in ({}, {"colonies": True}, {"draft": True, "corporate_era": False, "wording": "seeds"})
]


def games_by_lot(first: int) -> int:
    """A batch of games, each set up by lot."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    answers = 0
    for seed in range(first, first + BATCH):
        try:
            answers += soundness.play(soundness.game_by_lot(seed), random.Random(seed))
        except Exception as error:
            raise RuntimeError(f"the game by lot with seed {seed} fails") from error
    faulthandler.cancel_dump_traceback_later()
    return answers


def cards_at_the_edge(first: int, every: int) -> int:
    """A batch of cards played where everything that can be missing is missing."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    dice = random.Random(first)
    played = 0
    for row in islice(soundness.edges(), first, first + BATCH * every, every):
        try:
            played += soundness.play_card(soundness.at_the_edge(*row), row[0], dice)
        except Exception as error:
            raise RuntimeError(f"the card {row} fails") from error
    faulthandler.cancel_dump_traceback_later()
    return played


def look_at_questions(games: int, every: int, jobs: int) -> None:
    begun = time.time()
    edges = sum(1 for _ in soundness.edges()) if every else 0
    with ProcessPoolExecutor(jobs) as pool:
        lots = [pool.submit(games_by_lot, first) for first in range(0, games, BATCH)]
        cards = [pool.submit(cards_at_the_edge, first, every) for first in range(0, edges, BATCH * max(every, 1))]
        for done in as_completed([*lots, *cards]):
            done.result()
    answers = sum(one.result() for one in lots)
    played = sum(one.result() for one in cards)
    print(f"by lot: {games} games, {answers} answers; at the edge: {played} cards played, {time.time() - begun:.0f} s")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=10_000, help="of each kind")
    arguments.add_argument("--marsbot-games", type=int, default=2_000, help="of each kind against MarsBot")
    arguments.add_argument("--by-lot", type=int, default=20_000, help="games at tables set up by lot")
    arguments.add_argument("--edges", type=int, default=1, help="every so many of the cards at the edge; 0: none")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = arguments.parse_args()
    look_at_questions(args.by_lot, args.edges, args.jobs)
    tables = [
        (game, ["random"] * seats, options, args.games) for game, rows in KINDS.items() for seats, options in rows
    ]
    tables += [("mars", ["random", marsbot], options, args.marsbot_games) for marsbot, options in MARSBOT]
    for game, seats, options, games in tables:
        if not games:
            continue
        begun = time.time()
        report = simulate(seats, games, 0, options, args.jobs, game)
        generations = report.generations()
        print(
            f"{game} {','.join(seats)} {options}: {len(report.outcomes)} games, {report.decisions} decisions, "
            f"generations {generations['least']} to {generations['most']}, {time.time() - begun:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
