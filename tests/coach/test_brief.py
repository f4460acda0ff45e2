"""Positions in brief: as short as they can be told, and the same when they are read."""

from __future__ import annotations

from typing import Any

import pytest

import tharsis
from tharsis.bots.rollout import Uniform
from tharsis.coach.brief import HIDDEN, brief
from tharsis.kernel.playout import Until, playout


def after(game: str, options: dict[str, Any], answers: int) -> dict[str, Any]:
    table = tharsis.new(game, 2, options, seed=3)
    playout(table, [Uniform(1, table.title().spared)] * 2, Until(decisions=answers))
    return table.position()


def open_part(position: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in position.items() if key not in HIDDEN}


@pytest.mark.parametrize("answers", [5, 60, 200])
@pytest.mark.parametrize(
    ("game", "options"),
    [("mars", {}), ("mars", {"colonies": True, "map": "hellas"}), ("mars", {"marsbot": "normal"}), ("ares", {})],
)
def test_what_is_left_out_takes_the_value_it_had(game: str, options: dict[str, Any], answers: int) -> None:
    whole = after(game, options, answers)
    said = brief(whole)
    assert open_part(tharsis.load(said).position()) == open_part(whole)
    assert len(str(said)) < len(str(open_part(whole))) and not said.keys() & set(HIDDEN)


def test_only_what_differs_from_the_start_is_told() -> None:
    said = {"game": "mars", "oxygen": 3, "seats": [{"tr": 23, "hand": ["comet"]}, {}]}
    assert brief(tharsis.load(said).position()) == said


def test_the_order_of_hidden_cards_stays_where_somebody_wrote_it() -> None:
    said = {"game": "mars", "seats": [{}, {}], "deck": ["comet", "asteroid"]}
    whole = tharsis.load(said).position()
    assert brief(whole, said)["deck"][:2] == ["comet", "asteroid"] and "deck" not in brief(whole)
