"""How fast the engine is: decisions and games per CPU second, and what a copy costs. Run by `make bench`.

    python benchmarks/speed.py [--game mars] [--games N] [--json]

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


def random_games(game: str, games: int) -> dict[str, float]:
    """Two seats, the usual options, everything inside the engine."""
    report = simulate(("random", "random"), games, game=game)
    data = report.as_dict()
    return {k: data[k] for k in ("decisions_per_cpu_second", "games_per_cpu_second")}  # type: ignore[misc]


def copy_of_a_mid_game_state(name: str, times: int) -> float:
    """Microseconds for a copy in generation or round 8."""
    game = tharsis.new(name, 2, seed=11)
    dice = Dice(11)
    while game.rounds() < 8:
        seat = game.waiting()[0]
        low, high = game.bounds(seat)
        game.take(seat, dice.choose(game.codes(seat), low, high, K_SELL))
    begun = time.process_time()
    for _ in range(times):
        game.copy()
    return (time.process_time() - begun) / times * 1e6


def driven_from_python(name: str, games: int, look: str) -> float:
    """Decisions per CPU second when plain Python picks the answers, looking at more or less of the game."""
    dice = Dice(5)
    decisions = 0
    begun = time.process_time()
    for seed in range(games):
        game = tharsis.new(name, 2, seed=seed)
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


def measure(game: str, games: int) -> dict[str, object]:
    play_out(tharsis.new(game, 2, seed=1), 1, K_SELL)  # warm
    out: dict[str, object] = {
        "compiled": tharsis.compiled,
        **random_games(game, games),
        "copy_microseconds": round(copy_of_a_mid_game_state(game, 20_000 if tharsis.compiled else 2_000), 2),
        "from_python": round(driven_from_python(game, games // 10, "codes")),
        "from_python_with_option_objects": round(driven_from_python(game, games // 40, "options")),
        "from_python_with_a_dict_view_each": round(driven_from_python(game, max(1, games // 200), "view")),
    }
    if game == "mars":
        out["most_payment_options"] = payment_options()
    return out


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", choices=tharsis.GAMES, default="mars")
    arguments.add_argument("--games", type=int, default=2000)
    arguments.add_argument("--json", action="store_true")
    args = arguments.parse_args()
    rows = [measure(args.game, args.games)]
    if tharsis.compiled:  # and the same as plain Python, in the same run
        env = {**os.environ, "THARSIS_PURE": "1"}
        command = [sys.executable, __file__, "--game", args.game, "--games", str(max(50, args.games // 10)), "--json"]
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
