"""Puzzles: those that come with the house, and how new ones are found."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

import tharsis
from tharsis.bots import maker_of
from tharsis.bots.minds import mind_for
from tharsis.cli import main
from tharsis.coach.links import LONGEST_LINK, link_of, position_in
from tharsis.coach.making import played_by, puzzle_at
from tharsis.coach.puzzles import (
    BadPuzzle,
    name_of,
    nearest_to,
    outcome,
    puzzle_named,
    puzzle_of,
    rated,
    read,
    shipped,
    written,
)
from tharsis.coach.solving import solve
from tharsis.kernel.errors import BadAnswer, BadPosition
from tharsis.vocabulary.world import World

pytestmark = pytest.mark.once  # what solves them plays alike, compiled or not

SOME = shipped()[::40]


def test_every_shipped_puzzle_is_what_it_says() -> None:
    assert len(shipped()) >= 100
    for puzzle in shipped():
        assert puzzle.name == name_of(puzzle.link)
        assert puzzle.begins < puzzle.best and puzzle.greedy < puzzle.best and puzzle.next < puzzle.best
        came = outcome(puzzle, puzzle.line)
        assert came.solved and came.points == puzzle.best, puzzle.name
        assert outcome(puzzle, []).points == puzzle.begins


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.name)
def test_who_takes_the_obvious_does_not_solve_it(puzzle: object) -> None:
    known = puzzle_named(getattr(puzzle, "name"))  # noqa: B009
    game = known.start()
    assert played_by(maker_of("mars", "prospector")(1), game, known.seat) < known.best
    mind = mind_for(game.name(), game.setup())
    assert solve(game, known.seat, mind, 12)[0].points <= known.best


def test_what_is_drawn_is_no_part_of_a_line() -> None:
    """Who solves a puzzle sees as much as who set it."""
    for puzzle in SOME:
        game = puzzle.start()
        before = game.reveals
        for step in puzzle.line:
            game.answer(puzzle.seat, list(step))
        assert game.reveals == before


def test_a_position_without_a_hidden_best_line_is_no_puzzle() -> None:
    seat = {"corporation": "thorgate", "stock": {"credits": 3, "plants": 8}}
    game = tharsis.load({"generation": 8, "seats": [seat, {"passed": True}]})
    assert isinstance(game, World)
    assert puzzle_at(game, 0, mind_for("mars", game.setup()), 1) is None


def test_each_day_has_its_puzzle_and_all_of_them_come() -> None:
    first = date(2026, 11, 16)
    days = [puzzle_of(first + timedelta(days=n)) for n in range(len(shipped()))]
    assert len({day.name for day in days if day is not None}) == len(shipped())
    assert puzzle_of(first) == puzzle_of(first) and puzzle_of(first, []) is None


def test_the_next_one_is_as_hard_as_somebody_is_strong() -> None:
    found = nearest_to(1300, [])
    assert found is not None
    assert all(abs(found.rating - 1300) <= abs(other.rating - 1300) for other in shipped())
    following = nearest_to(1300, [found.name])
    assert following is not None and following.name != found.name


def test_a_rating_moves_more_where_it_is_a_surprise() -> None:
    assert rated(1000, 1000, True) == 1016 and rated(1000, 1000, False) == 984
    assert rated(1000, 1400, True) - 1000 > 16 > rated(1000, 600, True) - 1000


def test_puzzles_are_lines_of_a_file() -> None:
    puzzle = shipped()[0]
    assert read(written(puzzle)) == puzzle
    for change in ({"rules": 1}, {"kind": "chess"}, {"more": 1}):
        with pytest.raises(BadPuzzle):
            read(json.dumps({**json.loads(written(puzzle)), **change}))
    with pytest.raises(BadPuzzle):
        read("no puzzle")


def test_an_answer_that_is_not_offered_is_told() -> None:
    with pytest.raises(BadAnswer):
        outcome(shipped()[0], [["play nothing_at_all"]])


def test_making_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mars.puzzles"
    file.write_text("\n".join(written(puzzle) for puzzle in shipped()[:2]) + "\n")
    assert main(["puzzles", "make", str(file), "--count", "2"]) == 0
    assert capsys.readouterr().out.startswith("2 puzzles")


# ---- links
def test_a_position_is_one_link() -> None:
    position = tharsis.new("mars", seats=5, seed=3, options={"corporate_era": True}).position()
    link = link_of(position)
    assert link.replace("-", "").replace("_", "").isalnum() and len(link) < LONGEST_LINK
    assert tharsis.load(position_in(link)).digest() == tharsis.load(position).digest()


@pytest.mark.parametrize("wrong", ["", "2abc", "1", "1!!", "1" + "A" * 20_000, "1eJw", "1" + "x" * 99])
def test_a_link_that_leads_nowhere_is_refused(wrong: str) -> None:
    with pytest.raises(BadPosition):
        position_in(wrong)


def test_a_link_cannot_stand_for_a_world() -> None:
    with pytest.raises(BadPosition):
        link_of({"game": "mars", "deck": ["x"] * 200_000})
