"""A map of one's own, added from here alone: what docs/adding-a-map.md promises."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tharsis
from tharsis.bots.rollout import play_out
from tharsis.mars.game import Mars
from tharsis.mars.maps import MAPS
from tharsis.vocabulary.terms import K_SELL
from tharsis.words import LANGUAGES

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-map.md"
NAMES = {
    "maps": {"utopia": ("Utopia", "A plain in the north.")},
    "areas": {"utopia_mons": "Utopia Mons"},
    "milestones": {"dynamo": "Dynamo", "metropolitan": "Metropolitan"},
    "awards": {"cartographer": "Cartographer", "academic": "Academic"},
    "goal_texts": {
        "dynamo": "Have an energy production of at least 7.",
        "metropolitan": "Own at least 4 cities.",
        "cartographer": "Most tiles in play.",
        "academic": "Most science tags in play.",
    },
}


@pytest.fixture
def utopia(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The map of the page, word for word, with its names in English."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(), re.S)
    assert found is not None
    exec(compile(found.group(1), str(PAGE), "exec"), {})
    english = LANGUAGES["en"]
    for table, names in NAMES.items():
        monkeypatch.setattr(english, table, {**getattr(english, table), **names}, raising=False)
    yield "utopia"
    del MAPS["utopia"]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_random_bots_play_it(utopia: str, seats: int) -> None:
    for seed in range(3):
        game = tharsis.new("mars", seats, {"map": utopia, "colonies": seed == 2}, seed)
        play_out(game, seed, K_SELL)
        assert game.over and tharsis.replay(game.record()).digest() == game.digest()


def test_it_is_saved_and_loaded(utopia: str) -> None:
    game = tharsis.new("mars", 2, {"map": utopia}, 3)
    again = tharsis.load(game.position())
    assert isinstance(again, Mars) and again.map.name == utopia and again.digest() == game.digest()


def test_its_goals_are_claimed_funded_and_said(utopia: str) -> None:
    seat = {"stock": {"credits": 16}, "production": {"energy": 7}}
    game = tharsis.load({"options": {"map": utopia}, "seats": [seat, {}]})
    said = {o.notation: o.say("en") for o in game.asked[0].options}
    assert "Dynamo" in said["claim dynamo"] and "Academic" in said["fund academic"]
    assert [reason.say("en") for reason in game.why_not(0)["claim metropolitan"]] == ["needs 4, you have 0"]
    game.answer(0, "claim dynamo")
    game.answer(0, "fund academic")
    assert [row["milestones"] for row in game.scores()] == [5, 0]


def test_what_it_lacks_is_told_by_the_drawing(utopia: str) -> None:
    from tharsis.mars.map import draw_map

    with pytest.raises(ValueError, match="already"):
        draw_map(utopia, "", {}, [], [])
    with pytest.raises(ValueError, match="rows"):
        draw_map("short", "L L\nL", {}, [], [])
