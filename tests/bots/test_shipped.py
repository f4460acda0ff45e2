"""The bots that play by what came with the house."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tharsis
from tharsis.bots import bots_of, consider, levels_of, maker_of
from tharsis.bots.weights import nearest

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("mars", 1, {"colonies": True}),
    ("mars", 2, {"draft": True, "map": "hellas"}),
    ("mars", 2, {"marsbot": "brutal"}),
    ("mars", 5, {"colonies": True, "world_government": True}),
    ("ares", 1, {}),
    ("ares", 3, {}),
    ("ares", 2, {"cooperative": True}),
]

WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
import tharsis
from tharsis.bots import maker_of
view = tharsis.new("mars", seats=2, seed=1).view(0)
assert maker_of("mars", "navigator:2")(1).answer(view)[0] in view.codes
"""


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_searcher_answers_whatever_is_asked(name: str, seats: int, options: dict[str, object]) -> None:
    game = tharsis.new(name, seats, options, seed=4)
    bot = maker_of(name, "navigator:2")(1)
    while not game.over and game.decisions < 30:
        seat = game.waiting()[0]
        guess = game.view(seat).sample(game.decisions)
        game.take(seat, bot.answer(guess.view(seat)))
    assert game.decisions == 30


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_table_has_somebody_who_learned_for_one_like_it(
    name: str, seats: int, options: dict[str, object]
) -> None:
    weights, distance = nearest(name, {"seats": seats, **options})
    assert weights in levels_of(name)[-1].settings
    assert distance == 0


def test_what_was_learned_for_one_level_comes_before_what_was_learned_for_all() -> None:
    assert [nearest("mars", {"seats": 2, "marsbot": level})[0] for level in ("hard", "brutal")] == [
        "mars-marsbot",
        "mars-brutal",
    ]


def test_hints_come_from_what_was_learned() -> None:
    """Whoever can win by it claims a milestone."""
    seats = [{"corporation": "thorgate", "stock": {"credits": 8}, "tr": 40}, {"tr": 38}]
    game = tharsis.load({"generation": 9, "temperature": 2, "oxygen": 12, "seats": seats})
    assert consider(game.view(0), 32)[0].answer == ("claim terraformer",)


@pytest.mark.once
def test_without_numpy_the_policy_plays_alone_and_says_so() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=True)
    assert "bots play without their nets: these need numpy" in done.stderr


@pytest.mark.strength
@pytest.mark.parametrize(("game", "better", "worse"), [("mars", "engineer", "greedy"), ("mars", "greedy", "botanist")])
def test_each_rung_beats_the_one_below(game: str, better: str, worse: str) -> None:
    won = 0.0
    for i in range(16):
        table = tharsis.new(game, 2, {}, 900 + i // 2)
        bots = [bots_of(game)[name](i) for name in ((better, worse), (worse, better))[i % 2]]
        while not table.over:
            seat = table.waiting()[0]
            table.take(seat, bots[seat].answer(table.view(seat)))
        won += table.winners() == [i % 2]
    assert won / 16 > 0.5


def test_who_meets_no_net_needs_no_numpy() -> None:
    """Its threads would take time from every game that is played without."""
    program = "import sys, tharsis.arena, tharsis.bots; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
