"""Without the folder of an expansion the house stands as before: it imports, plays, saves, loads and speaks."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tharsis
from tharsis.bots.rollout import play_out
from tharsis.mars import ROOMS
from tharsis.vocabulary.terms import K_SELL

HOUSE = Path(tharsis.__file__).parent
PROGRAM = """
import json, sys
import tharsis
from tharsis import lab
from tharsis.arena import play_game
from tharsis.bots.rollout import play_out
from tharsis.cli import main
from tharsis.mars import ROOMS, TITLE
from tharsis.vocabulary.terms import K_SELL

left = sys.argv[1:]
assert list(ROOMS) == left, list(ROOMS)
tables = [{}, *({room: TITLE.choices(room)[-1] if TITLE.choices(room) else True} for room in left)]
for options in tables:
    game = tharsis.new("mars", 2, options, 5)
    play_out(game, 5, K_SELL)
    assert game.over and tharsis.replay(json.loads(json.dumps(game.record()))).digest() == game.digest()
    assert tharsis.load(game.position()).digest() == game.digest()
    lines = game.log()
    assert lines and all(entry.say(lang) for lang in tharsis.LANGUAGES for entry in lines)
    assert lab.encode(game.view(0)).any()
    print(game.digest())
play_game(tharsis.new("mars", 2, {}, 6), ["random", "random"], 6)
assert main(["cards", "--json", "ants"]) == 0
"""


def game_of(options: dict[str, object]) -> str:
    """The digest of the game that the program plays."""
    game = tharsis.new("mars", 2, options, 5)
    play_out(game, 5, K_SELL)
    return game.digest()


@pytest.mark.parametrize("gone", [("colonies",), ("marsbot",), ("colonies", "marsbot")], ids=" and ".join)
def test_it_plays_without(gone: tuple[str, ...], tmp_path: Path) -> None:
    away = [HOUSE / "mars" / name for name in gone]
    shutil.copytree(
        HOUSE,
        tmp_path / "tharsis",
        ignore=lambda folder, names: [
            name
            for name in names
            if Path(folder, name) in away or name in ("server", "__pycache__") or name.endswith((".so", ".pyd"))
        ],
    )
    left = [name for name in ROOMS if name not in gone]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *left],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "THARSIS_PURE": "1"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    levels = {"colonies": True, "marsbot": "brutal"}
    assert done.stdout.split("\n")[: 1 + len(left)] == [
        game_of(options) for options in [{}, *({name: levels[name]} for name in left)]
    ]
