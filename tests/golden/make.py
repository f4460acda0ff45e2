"""Writes the golden games: whole games between bots with their final scores. Run by `make golden`.

With names of games, only those are written.

A change of rules changes them; then bump RULES in tharsis.kernel.record and say so in the changelog.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import tharsis
from tharsis.arena import play_game

HERE = Path(__file__).parent
GAMES: dict[str, tuple[list[str], dict[str, object], int]] = {
    "solo": (["greedy"], {}, 1),
    "solo_random": (["random"], {"solo_goal": "tr63"}, 2),
    "two": (["greedy", "random"], {}, 3),
    "two_greedy_draft": (["greedy", "greedy"], {"draft": True}, 4),
    "two_standard": (["greedy", "greedy"], {"corporate_era": False, "beginners": [1]}, 5),
    "two_seeds": (["random", "greedy"], {"wording": "seeds", "world_government": True}, 6),
    "three": (["greedy", "random", "greedy"], {"first": "random"}, 7),
    "three_random": (["random"] * 3, {"draft": True}, 8),
    "four": (["greedy"] * 4, {"draft": True}, 9),
    "five": (["greedy", "random", "greedy", "random", "greedy"], {}, 10),
    "solo_colonies": (["greedy"], {"colonies": True}, 19),
    "three_colonies": (
        ["greedy", "random", "greedy"],
        {"colonies": True, "colonies_corporations": True, "world_government": True},
        12,
    ),
    "five_colonies": (["greedy", "random"] * 2 + ["greedy"], {"colonies": True, "draft": True, "wording": "seeds"}, 13),
}


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        bots, options, seed = GAMES[name]
        game = tharsis.new("mars", len(bots), options, seed)
        play_game(game, bots, seed)
        data = {"record": game.record(), "scores": game.scores(), "winners": game.winners()}
        (HERE / f"{name}.json").write_text(json.dumps(data, indent=None, separators=(",", ":")) + "\n")
        print(name, game.scores())


if __name__ == "__main__":
    main()
