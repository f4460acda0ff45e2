"""Ten thousand random games of every kind, and two thousand against MarsBot, to see that none fails. By `make soak`.

python benchmarks/soak.py [--games N] [--marsbot-games N] [--jobs J]
"""

from __future__ import annotations

import argparse
import os
import time

from tharsis.arena import simulate

KINDS: dict[str, list[tuple[int, dict[str, object]]]] = {}
KINDS["mars"] = [
    (1, {}),
    (1, {"world_government": True, "solo_goal": "tr63"}),
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


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=10_000, help="of each kind")
    arguments.add_argument("--marsbot-games", type=int, default=2_000, help="of each kind against MarsBot")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = arguments.parse_args()
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
