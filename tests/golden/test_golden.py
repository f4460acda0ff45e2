"""Stored games replay to their exact scores."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tharsis

FILES = sorted(Path(__file__).parent.glob("*.json"))


def test_there_are_golden_games() -> None:
    assert len(FILES) >= 13


@pytest.mark.parametrize("file", [f for f in FILES if "colonies" in f.stem], ids=lambda f: f.stem)
def test_golden_games_with_colonies_settle_and_trade(file: Path) -> None:
    verbs = {answer[1].split()[0] for answer in json.loads(file.read_text())["record"]["answers"] if len(answer) > 1}
    assert {"trade", "colony"} <= verbs


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_a_golden_game_replays_to_its_scores(file: Path) -> None:
    data = json.loads(file.read_text())
    game = tharsis.replay(data["record"])
    assert game.over
    assert game.scores() == data["scores"]
    assert game.winners() == data["winners"]
