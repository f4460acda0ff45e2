"""A third game, added from here alone: what docs/adding-a-game.md promises."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import tharsis
from tharsis.arena import play_game, simulate
from tharsis.bots import bots_of, levels_of
from tharsis.bots.levels import ADDED
from tharsis.cli import main
from tharsis.kernel.errors import BadPosition, BadSetup, GameError
from tharsis.kernel.title import TITLES, add_title
from tharsis.server.kinds import KINDS
from tharsis.server.messages import GameName
from tharsis.terminal.screens import SCREENS
from tharsis.words import SPEAKING

HERE = Path(__file__)
PAGE = HERE.parents[2] / "docs" / "adding-a-game.md"


@pytest.fixture(scope="module")
def pebbles() -> Iterator[str]:
    """The game, known as long as these tests run."""
    if tharsis.compiled:
        pytest.skip("compiled classes have no children elsewhere: the last test does all this in plain Python")
    name = str(importlib.import_module("pebbles").NAME)
    yield name
    for known in (TITLES, SPEAKING, ADDED):
        del known[name]


def played(name: str, seed: int = 4, seats: int = 3) -> tharsis.Game:
    game = tharsis.new(name, seats, {"heap": "large"}, seed)
    play_game(game, ["random"] * seats, seed)
    assert game.over
    return game


def test_it_is_started_and_played_by_bots(pebbles: str) -> None:
    game = tharsis.new(pebbles, seats=2, seed=1)
    assert [option.notation for option in game.asked[0].options] == ["take 1", "take 2", "take 3"]
    game.answer(0, "take 3")
    assert game.waiting() == [1]
    assert list(bots_of(pebbles)) == ["random", "eager"]
    report = simulate(["random", "eager"], games=20, game=pebbles)
    wins = [row["wins"] for row in report.scores()]
    assert len(report.outcomes) == 20 and wins[1] > wins[0]  # type: ignore[operator]


def test_the_same_seed_gives_the_same_game(pebbles: str) -> None:
    assert played(pebbles).digest() == played(pebbles).digest() != played(pebbles, seed=5).digest()


def test_it_is_saved_as_a_position_and_loaded(pebbles: str) -> None:
    game = tharsis.new(pebbles, seats=3, seed=2)
    game.answer(0, "take 2")
    again = tharsis.load(json.loads(json.dumps(game.position())))
    assert again.position() == game.position()
    assert again.digest() == game.digest()
    for seat in (1, 2):
        game.answer(seat, "take 3")
        again.answer(seat, "take 3")
    assert again.digest() == game.digest()
    assert tharsis.replay(again.record()).digest() == game.digest()


def test_its_record_is_replayed(pebbles: str) -> None:
    game = played(pebbles)
    record = json.loads(json.dumps(game.record()))
    assert record["game"] == pebbles
    again = tharsis.replay(record)
    assert (again.digest(), again.scores(), again.winners()) == (game.digest(), game.scores(), game.winners())


def test_it_is_said_in_words(pebbles: str) -> None:
    game = tharsis.new(pebbles, seats=2, seed=1)
    assert game.asked[0].say() == "How many pebbles do you take?"
    assert [option.say() for option in game.asked[0].options] == ["Take 1 pebble", "Take 2 pebbles", "Take 3 pebbles"]
    assert game.why_not(1)["take 1"][0].say() == "it is not your turn"
    game.answer(0, "take 2")
    points = game.scores()[0]["total"]
    assert [entry.say() for entry in game.log()] == [f"Player 1 takes 2 pebbles: {points} points."]


def test_what_is_hidden_stays_hidden(pebbles: str) -> None:
    game = tharsis.new(pebbles, seats=2, seed=1)
    other = game.view(0).sample(9)
    assert other.view(0).as_dict() == game.view(0).as_dict()
    assert other.position()["heap"] != game.position()["heap"]


def test_bad_input_is_told(pebbles: str) -> None:
    with pytest.raises(BadSetup, match="heap: must be 'small' or 'large'"):
        tharsis.new(pebbles, options={"heap": "huge"})
    with pytest.raises(BadPosition, match="active: must be a number from 0 to 1"):
        tharsis.load({"game": pebbles, "taken": [[], []], "active": 2})
    with pytest.raises(GameError, match="there is a game pebbles already"):
        add_title(TITLES[pebbles])


def test_the_command_line_knows_it(pebbles: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["--seats", "eager,random", "--option", "heap=large"]
    assert main(["simulate", "--game", pebbles, "--games", "3", "--json", *seats]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 3


def test_the_page_shows_this_game_and_no_other() -> None:
    source = HERE.with_name("pebbles.py").read_text(encoding="utf-8")
    shown = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(shown) > 3
    for block in shown:
        assert block in source, block


def test_every_layer_has_its_part_of_the_games_of_the_house() -> None:
    for layer in (SPEAKING, KINDS, SCREENS):
        assert set(tharsis.GAMES) <= set(layer)
    assert all(len(levels_of(game)) > 1 for game in tharsis.GAMES)
    assert get_args(GameName) == tharsis.GAMES


@pytest.mark.skipif(not tharsis.compiled, reason="the tests above did it")
def test_all_this_in_plain_python() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(HERE)]
    done = subprocess.run(command, env={**os.environ, "THARSIS_PURE": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
