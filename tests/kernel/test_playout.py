"""Playouts: where they stop, and that they are the games that anybody else would have played with those answers."""

from __future__ import annotations

import pytest

import tharsis
from tharsis.bots.rollout import Uniform
from tharsis.kernel.node import NODES

GAMES = ["mars", "ares"]


class Noting(tharsis.Policy):
    """A uniform player that notes whom it answers for, and for what."""

    def __init__(self, seed: int) -> None:
        self.inner = Uniform(seed)
        self.asked: list[tuple[int, str]] = []

    def answer(self, game: tharsis.Game, seat: int) -> list[int]:
        self.asked.append((seat, NODES[game.lanes[seat].node].text))
        return self.inner.answer(game, seat)


@pytest.mark.parametrize("name", GAMES)
def test_without_a_stop_the_game_ends_as_it_does_answer_by_answer(name: str) -> None:
    game, other = tharsis.new(name, 3, seed=5), tharsis.new(name, 3, seed=5)
    n = tharsis.playout(game, [Uniform(1), Uniform(2), Uniform(3)])
    policies = [Uniform(1), Uniform(2), Uniform(3)]
    while not other.over:
        seat = other.waiting()[0]
        other.take(seat, policies[seat].answer(other, seat))
    assert game.over and n == game.decisions and game.digest() == other.digest()
    assert tharsis.playout(game, policies) == 0


@pytest.mark.parametrize("name", GAMES)
def test_it_stops_where_a_generation_has_begun(name: str) -> None:
    game = tharsis.new(name, 2, seed=3)
    tharsis.playout(game, [Uniform(1)] * 2, tharsis.Until(rounds=4))
    assert game.rounds() == 4 and not game.over
    assert tharsis.playout(game, [Uniform(1)] * 2, tharsis.Until(rounds=4)) == 0


def test_it_stops_after_a_number_of_decisions() -> None:
    game = tharsis.new("mars", 2, seed=3)
    assert tharsis.playout(game, [Uniform(1)] * 2, tharsis.Until(decisions=25)) == game.decisions == 25


def test_it_stops_at_the_next_turn_of_a_seat_and_not_in_the_middle_of_one() -> None:
    game = tharsis.new("mars", 2, seed=3)
    own, other = Noting(1), Noting(2)
    stop = tharsis.Until(turn_of=0)
    tharsis.playout(game, [own, other], stop)
    for _ in range(40):
        own.asked.clear()
        other.asked.clear()
        tharsis.playout(game, [own, other], stop)
        assert NODES[game.lanes[0].node].text == "turn" and game.waiting() == [0]
        assert own.asked[0] == (0, "turn") and (0, "turn") not in own.asked[1:]
        assert {seat for seat, _ in other.asked} <= {1}


def test_what_comes_first_counts() -> None:
    game = tharsis.new("mars", 2, seed=3)
    assert tharsis.playout(game, [Uniform(1)] * 2, tharsis.Until(rounds=9, decisions=3)) == 3
