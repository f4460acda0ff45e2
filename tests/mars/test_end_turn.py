"""Seats that end their turns themselves: a table where answers can be taken back asks its people once more."""

from __future__ import annotations

import pytest
from table import can, do, offered, reasons, seat, table

import tharsis
from tharsis.kernel.errors import BadSetup

ASKED = {"end_turn": [0]}


def test_after_the_second_action_only_the_end_of_the_turn_is_left() -> None:
    g = table(seat(credits=60, heat=8), seat(), options=ASKED)
    do(g, "project power_plant", "project power_plant")
    assert g.waiting() == [0] and offered(g) == ["end turn"]
    assert reasons(g, "project asteroid") == ["no_action_left"]
    again = tharsis.load(g.position())
    assert again.waiting() == [0] and again.digest() == g.digest()
    do(g, "end turn")
    assert g.waiting() == [1]


def test_others_are_not_asked() -> None:
    g = table(seat(credits=60), seat(credits=60), options=ASKED)
    do(g, "pass", (1, "project power_plant"), (1, "project power_plant"), (1, "project power_plant"))
    assert g.waiting() == [1] and can(g, "pass", 1) is False and can(g, "end turn", 1)


def test_nothing_ends_when_nobody_follows() -> None:
    g = table(seat(credits=60), seat(credits=60), options=ASKED)
    do(g, "project power_plant", "end turn", (1, "pass"), "project power_plant", "project power_plant")
    assert g.waiting() == [0] and can(g, "pass")  # the next turn has begun


def test_one_action_and_a_pass_end_as_ever() -> None:
    g = table(seat(credits=60), seat(credits=60), options=ASKED)
    do(g, "project power_plant", "end turn")
    assert g.waiting() == [1]
    g = table(seat(credits=60), seat(credits=60), options=ASKED)
    do(g, "pass")
    assert g.waiting() == [1]


def test_taken_back_until_the_turn_is_over() -> None:
    g = table(seat(credits=60), seat(credits=60), options=ASKED)
    before = g.digest()
    do(g, "project power_plant", "project power_plant")
    assert g.undoable(0) == 2
    g.undo(0)
    g.undo(0)
    assert g.digest() == before


def test_marsbot_has_no_turns_to_end() -> None:
    with pytest.raises(BadSetup, match="end_turn: seat 1 is MarsBot"):
        tharsis.new("mars", 2, {"marsbot": "hard", "end_turn": [1]}, seed=5)
    g = tharsis.new("mars", 2, {"marsbot": "hard", "end_turn": [0]}, seed=5)
    assert g.waiting() == [0]


@pytest.mark.parametrize("wrong", [[2], [-1], "0", [True, 5], 0])
def test_seats_that_are_not_there(wrong: object) -> None:
    with pytest.raises(BadSetup, match="end_turn"):
        tharsis.new("mars", 2, {"end_turn": wrong}, seed=1)
