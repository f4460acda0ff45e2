"""The compiled engine and the interpreted one are the same engine."""

from __future__ import annotations

import os
import subprocess
import sys

import tharsis
from tharsis.bots.rollout import play_out
from tharsis.vocabulary.terms import K_SELL

GAMES = [(seats, seed) for seats in (1, 2, 3, 4, 5) for seed in range(6)]
ARES_GAMES = [(seats, seed) for seats in (1, 2, 3, 4) for seed in range(6)]
PROGRAM = """
import test_compiled, tharsis
print(tharsis.compiled)
for digest in test_compiled.digests():
    print(digest)
"""


def digests() -> list[str]:
    """The final states of some games, and one in each generation on the way."""
    out: list[str] = []
    for seats, seed in GAMES:
        options = {
            "draft": seats > 1 and seed % 2 == 0,
            "world_government": seats > 1 and seed % 3 == 0,
            "corporate_era": seed % 4 != 0,
            "colonies": seed >= 3,
            "colonies_corporations": seed == 5,
            "wording": "seeds" if seed == 4 else "standard",
        }
        game = tharsis.new("mars", seats, options, seed)
        play_out(game, seed, K_SELL)
        out += [*game.digests, game.digest(), str(game.scores())]
    for seats, seed in ARES_GAMES:
        options = {"first_game": seed % 3 == 0, "mulligan": seed % 2 == 0, "cooperative": seats == 2 and seed % 2 == 1}
        game = tharsis.new("ares", seats, options, seed)
        play_out(game, seed, K_SELL)
        out += [*game.digests, game.digest(), str(game.scores())]
    return out


def test_interpreted_and_compiled_give_the_same_games() -> None:
    env = {**os.environ, "THARSIS_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=env,
        cwd=os.path.dirname(__file__),
        capture_output=True,
        text=True,
        check=True,
    )
    how, *theirs = done.stdout.split("\n")[:-1]
    assert how == "False", "THARSIS_PURE did not switch the compiled modules off"
    assert theirs == digests()


def test_the_version_says_how_the_engine_runs() -> None:
    how = "compiled" if tharsis.compiled else "interpreted"
    done = subprocess.run(
        [sys.executable, "-m", "tharsis.cli", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith(f"tharsis {tharsis.__version__} ({how}")


def test_what_should_be_compiled_is() -> None:
    """A new module of the engine is compiled unless `making/modules.py` says that it stays plain."""
    from making.modules import PLAIN, SOURCE, compiled

    assert {name for name in PLAIN if not (SOURCE / f"{name}.py").is_file()} == set()
    if tharsis.compiled:
        lying = {str(path.relative_to(SOURCE)).split(".")[0] for path in SOURCE.rglob("*.so")}
        assert lying == set(compiled())
