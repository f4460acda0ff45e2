"""Stored games replay to their exact scores."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tharsis

FILES = sorted(Path(__file__).parent.glob("*.json"))


def test_there_are_golden_games() -> None:
    assert len(FILES) >= 20


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_a_golden_game_replays_to_its_scores(file: Path) -> None:
    data = json.loads(file.read_text())
    game = tharsis.replay(data["record"])
    assert game.over
    assert game.scores() == data["scores"]
    assert game.winners() == data["winners"]
