"""Writes the golden games: whole games between bots with their final scores. Run by `make golden`.

With names of games, only those are written.

A change of rules changes them; then bump RULES in tharsis.kernel.record and say so in the changelog. The games of the
version before move to a folder of their own and stay as they are: those that still replay must, the others are listed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import tharsis
from tharsis.arena import play_game

HERE = Path(__file__).parent
GAMES: dict[str, dict[str, tuple[list[str], dict[str, object], int]]] = {}
GAMES["mars"] = {
    "two_seeds": (["random", "greedy"], {"wording": "seeds", "world_government": True}, 6),
    "three_last_winner": (["greedy", "random", "greedy"], {"first": "last_winner", "last_winners": [2]}, 21),
    "two_aridor": (["random", "random"], {"colonies": True, "colonies_corporations": True}, 9),
    "marsbot": (["greedy", "marsbot"], {"marsbot": "normal", "end_turn": [0]}, 22),
    "marsbot_seeds": (
        ["random", "marsbot"],
        {"marsbot": "hard", "marsbot_corporation": "saturn_systems", "colonies": True, "wording": "seeds"},
        23,
    ),
}
GAMES["ares"] = {
    "ares_two": (["greedy", "random"], {}, 3),
    "ares_two_greedy": (["greedy", "greedy"], {"mulligan": True}, 4),
    "ares_two_first": (["greedy", "greedy"], {"first_game": True}, 5),
    "ares_two_seeds": (["random", "random"], {"wording": "seeds", "rating_for_steel": "card"}, 7),
    "ares_three": (["greedy", "random", "greedy"], {}, 8),
    "ares_four": (["greedy"] * 4, {"mulligan": True}, 9),
    "ares_four_random": (["random"] * 4, {"first_game": True}, 10),
}


def main() -> None:
    wanted = sys.argv[1:]
    for kind, games in GAMES.items():
        for name, (bots, options, seed) in games.items():
            if wanted and name not in wanted:
                continue
            game = tharsis.new(kind, len(bots), options, seed)
            play_game(game, bots, seed)
            data = {"record": game.record(), "scores": game.scores(), "winners": game.winners()}
            (HERE / f"{name}.json").write_text(json.dumps(data, indent=None, separators=(",", ":")) + "\n")
            print(name, game.scores())


if __name__ == "__main__":
    main()
