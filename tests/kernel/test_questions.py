"""Every question has an answer that fits it, whatever a table is set up with; `make soak` tries many more."""

from __future__ import annotations

import copy
import pickle
import random
from dataclasses import replace

import pytest

import tharsis
from tharsis.arena import soundness
from tharsis.kernel.code import Offer
from tharsis.kernel.game import Game
from tharsis.kernel.title import TITLES

SEEDS = range(400)


def test_tables_by_lot_have_every_value_of_every_option() -> None:
    """So a new option is tried with everything else from its first day."""
    for game in tharsis.GAMES:
        title = TITLES[game]
        dice = random.Random(1)
        setups = [soundness.by_lot(game, dice) for _ in range(1500)]
        for name in title.options:
            if name != "seats":
                seen = [setup[name] for setup in setups]
                for seats in range(1, title.most_seats + 1):
                    missing = [v for v in title.values(name, seats) if v not in seen]
                    assert not missing, f"{name} is never {missing}"


@pytest.mark.parametrize("part", range(4))
def test_games_by_lot_ask_what_can_be_answered_and_end(part: int) -> None:
    for seed in SEEDS[part::4]:
        game = soundness.game_by_lot(seed)
        assert soundness.play(game, random.Random(seed)) > 0


def test_cards_at_the_edge_ask_what_can_be_answered() -> None:
    dice = random.Random(1)
    rows = dice.sample(list(soundness.edges()), 1500)
    played = {row[0] for row in rows if soundness.play_card(soundness.at_the_edge(*row), row[0], dice)}
    assert len(played) > 150


def test_a_question_without_an_answer_is_found() -> None:
    game = tharsis.new("mars", 2, seed=1)
    soundness.check(game)
    game.offers[0] = Offer()
    with pytest.raises(soundness.Unsound, match="pick 1 to 1 of 0 options"):
        soundness.check(game)


def test_a_choice_that_was_passed_over_is_found() -> None:
    game = tharsis.new("mars", 2, seed=1)
    game.passed_over = 1
    with pytest.raises(soundness.Unsound, match="nothing to choose from"):
        soundness.check(game)


def test_a_table_that_asks_nobody_is_found() -> None:
    game: Game = tharsis.new("ares", 2, seed=1)
    game.offers = [None] * 3
    with pytest.raises(soundness.Unsound, match="nobody is asked"):
        soundness.check(game)


def test_a_question_can_be_copied_and_sent_to_another_process() -> None:
    decision = tharsis.new("mars", 2, seed=1).decision(0)
    assert decision is not None
    assert pickle.loads(pickle.dumps(decision)) == decision == copy.deepcopy(decision)
    assert replace(decision, card="mine") != decision
