"""Ten thousand random games of every kind, to see that none fails. Run by `make soak`.

python benchmarks/soak.py [--games N] [--jobs J]
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
]
KINDS["ares"] = [
    (1, {}),
    (1, {"level": "expert"}),
    (2, {}),
    (2, {"cooperative": True}),
    (2, {"wording": "seeds", "rating_for_steel": "card"}),
    (3, {"first_game": True}),
    (4, {"mulligan": True}),
]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=10_000, help="of each kind")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = arguments.parse_args()
    for game, kinds in KINDS.items():
        for seats, options in kinds:
            begun = time.time()
            report = simulate(["random"] * seats, args.games, 0, options, args.jobs, game)
            generations = report.generations()
            print(
                f"{game}, {seats} seats {options}: {len(report.outcomes)} games, {report.decisions} decisions, "
                f"generations {generations['least']} to {generations['most']}, {time.time() - begun:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
