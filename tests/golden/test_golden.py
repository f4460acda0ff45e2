"""Stored games replay to their exact scores, those of older rules wherever these lead to the same game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tharsis

HERE = Path(__file__).parent
NOW = sorted(HERE.glob("*.json"))
OLDER = sorted(HERE.glob("version_*/*.json"))
# games of older rules that lead to another game now: where they part, and by which change
WOKEN = "who has finished the action phase is asked again when a goal falls in it"
PARTED = {
    "ares_four": (r"answers\[41\]", WOKEN),
    "ares_four_random": (r"answers\[64\]", WOKEN),
    "ares_three": (r"answers\[51\]", WOKEN),
    "ares_two": (r"answers\[190\]", WOKEN),
    "ares_two_first": (r"answers\[126\]", WOKEN),
    "ares_two_greedy": (r"answers\[74\]", WOKEN),
    "ares_two_seeds": (r"digests", WOKEN),
    "two_seeds": (r"answers\[179\]", "a look at cards to keep is ordered with what its card sets off"),
}


def told(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text())
    return data


def test_there_are_golden_games() -> None:
    assert len(NOW) >= 12 and len(OLDER) >= 23
    assert {told(file)["record"]["rules"] for file in NOW} == {tharsis.RULES}


@pytest.mark.parametrize("file", [f for f in OLDER if "colonies" in f.stem], ids=lambda f: f.stem)
def test_golden_games_with_colonies_settle_and_trade(file: Path) -> None:
    verbs = {answer[1].split()[0] for answer in told(file)["record"]["answers"] if len(answer) > 1}
    assert {"trade", "colony"} <= verbs


@pytest.mark.parametrize("file", [*NOW, *(f for f in OLDER if f.stem not in PARTED)], ids=lambda f: f.stem)
def test_a_golden_game_replays_to_its_scores(file: Path) -> None:
    data = told(file)
    game = tharsis.replay(data["record"])
    assert game.over
    assert game.scores() == data["scores"]
    assert game.winners() == data["winners"]
    again = game.record()
    assert again["rules"] == tharsis.RULES and again["answers"] == data["record"]["answers"]


@pytest.mark.parametrize("file", [f for f in OLDER if f.stem in PARTED], ids=lambda f: f.stem)
def test_a_game_of_older_rules_says_where_it_parts_and_why(file: Path) -> None:
    where, change = PARTED[file.stem]
    with pytest.raises(
        tharsis.BadRecord, match=f"made under rules version 1; this is 2.* {where}: .*{change}"
    ) as error:
        tharsis.replay(told(file)["record"])
    assert error.value.field == "rules"
