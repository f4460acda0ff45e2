"""How fast the engine is: decisions and games per CPU second, and what a copy costs. Run by `make bench`.

    python benchmarks/speed.py [--games N] [--json]

Players choose uniformly among their options but never sell patents, so that hands stay full: the honest load.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time

import tharsis
from tharsis.arena import simulate
from tharsis.bots.rollout import Dice, play_out
from tharsis.vocabulary.terms import K_SELL


def random_games(games: int) -> dict[str, float]:
    """Two seats, Corporate Era, everything inside the engine."""
    report = simulate(("random", "random"), games)
    data = report.as_dict()
    return {k: data[k] for k in ("decisions_per_cpu_second", "games_per_cpu_second")}  # type: ignore[misc]


def copy_of_a_mid_game_state(times: int) -> float:
    """Microseconds for a copy in generation 8."""
    game = tharsis.new("mars", 2, seed=11)
    dice = Dice(11)
    while game.generation < 8:  # type: ignore[attr-defined]
        seat = game.waiting()[0]
        low, high = game.bounds(seat)
        game.take(seat, dice.choose(game.codes(seat), low, high, K_SELL))
    begun = time.process_time()
    for _ in range(times):
        game.copy()
    return (time.process_time() - begun) / times * 1e6


def driven_from_python(games: int, look: str) -> float:
    """Decisions per CPU second when plain Python picks the answers, looking at more or less of the game."""
    dice = Dice(5)
    decisions = 0
    begun = time.process_time()
    for seed in range(games):
        game = tharsis.new("mars", 2, seed=seed)
        game.history = None
        while not game.over:
            seat = game.waiting()[0]
            if look == "options":
                game.decision(seat)
            elif look == "view":
                game.view(seat).as_dict()
            low, high = game.bounds(seat)
            game.take(seat, dice.choose(game.codes(seat), low, high, K_SELL))
        decisions += game.decisions
    return decisions / (time.process_time() - begun)


def payment_options() -> int:
    """The most ways to pay that any card can offer: Helion with everything."""
    game = tharsis.load(
        {
            "seats": [
                {
                    "corporation": "helion",
                    "stock": {"credits": 99, "steel": 99, "titanium": 99, "heat": 99},
                    "hand": ["space_elevator"],
                },
                {},
            ]
        }
    )
    game.answer(0, "play space_elevator")
    return len(game.codes(0))


def measure(games: int) -> dict[str, object]:
    play_out(tharsis.new("mars", 2, seed=1), 1, K_SELL)  # warm
    return {
        "compiled": tharsis.compiled,
        **random_games(games),
        "copy_microseconds": round(copy_of_a_mid_game_state(20_000 if tharsis.compiled else 2_000), 2),
        "from_python": round(driven_from_python(games // 10, "codes")),
        "from_python_with_option_objects": round(driven_from_python(games // 40, "options")),
        "from_python_with_a_dict_view_each": round(driven_from_python(max(1, games // 200), "view")),
        "most_payment_options": payment_options(),
    }


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=2000)
    arguments.add_argument("--json", action="store_true")
    args = arguments.parse_args()
    rows = [measure(args.games)]
    if tharsis.compiled:  # and the same as plain Python, in the same run
        env = {**os.environ, "THARSIS_PURE": "1"}
        command = [sys.executable, __file__, "--games", str(max(50, args.games // 10)), "--json"]
        rows += json.loads(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)
    if args.json:
        print(json.dumps(rows))
        return
    for row in rows:
        print("compiled" if row.pop("compiled") else "interpreted")
        for name, value in row.items():
            print(f"  {name.replace('_', ' '):<36}{value:>12,}")


if __name__ == "__main__":
    main()
