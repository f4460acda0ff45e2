"""A policy weighs options by their traits, learns from what it did, and knows nothing that its seat may not know."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from random import Random

import pytest

import tharsis
from tharsis.ares.phases import RESEARCHING
from tharsis.bots import ares_traits, mars_traits
from tharsis.bots.minds import blank_policy, card_names
from tharsis.bots.playing import Playing
from tharsis.bots.policy import UNIT, TablePolicy
from tharsis.bots.traits import PHASES
from tharsis.kernel.node import node_of

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("mars", 1, {"colonies": True}),
    ("mars", 2, {"draft": True}),
    ("mars", 2, {"marsbot": "hard", "colonies": True}),
    ("mars", 3, {"colonies": True, "map": "elysium", "world_government": True}),
    ("ares", 1, {}),
    ("ares", 2, {"cooperative": True}),
    ("ares", 3, {"mulligan": True}),
]
PROGRAM = "import test_policy; print(test_policy.fingerprint())"


def opinionated(game: str, seed: int = 1) -> TablePolicy:
    """It has learned nothing, but has a firm opinion about everything."""
    policy = blank_policy(game)
    chance = Random(seed)
    policy.reweigh([chance.randrange(-2 * UNIT, 2 * UNIT) for _ in range(policy.traits.size)])
    return policy


def choosing(stock: int, *hand: str) -> tharsis.Game:
    seat = {"corporation": "thorgate", "hand": list(hand), "stock": {"credits": stock}}
    return tharsis.load({"generation": 3, "seats": [seat, {}]})


def notation(game: tharsis.Game, codes: list[int]) -> list[str]:
    return [option.notation for option in game.asked[0].options if option.code in codes]


def test_the_heavier_its_traits_the_likelier_an_option() -> None:
    game = choosing(9, "sponsors", "mine")
    policy = blank_policy("mars")
    weights = [0] * policy.traits.size
    weights[mars_traits.PLAY + card_names("mars").index("mine")] = 2 * UNIT
    policy.reweigh(weights)
    taken = [notation(game, policy.answer(game, 0))[0] for _ in range(600)]
    ratio = taken.count("play mine") / taken.count("play sponsors")
    assert 5 < ratio < 11  # e * e is 7.4
    policy.heat = 1
    assert {notation(game, policy.answer(game, 0))[0] for _ in range(50)} == {"play mine"}


def test_what_is_done_in_a_good_game_is_done_more_often_later() -> None:
    game = choosing(9, "sponsors", "mine")
    policy = blank_policy("mars")
    policy.learn(2)
    (done,) = notation(game, policy.answer(game, 0))
    policy.memory[0].conclude(UNIT)
    lessons = policy.memory[0].lessons()
    places = {f"play {name}": mars_traits.PLAY + card_names("mars").index(name) for name in ("sponsors", "mine")}
    places["pass"] = mars_traits.PASS + 0
    signs = {name: (lessons[place] > 0) - (lessons[place] < 0) for name, place in places.items()}
    assert signs == {name: 1 if name == done else -1 for name in places}
    assert not any(policy.memory[0].lessons())  # once is enough


def test_what_is_remembered_is_judged_again_by_what_comes_later() -> None:
    """Half of it by the second judgement, a quarter by the third; and not after the game."""
    policy = blank_policy("mars")
    policy.learn(2)
    policy.answer(choosing(9, "sponsors", "mine"), 0)
    memory = policy.memory[0]
    mine = mars_traits.PLAY + card_names("mars").index("mine")
    told: list[int] = []
    for kept in (UNIT // 2, UNIT // 2, 0, 0):
        memory.conclude(UNIT, kept)
        told.append(memory.lessons()[mine])
    assert told[0] != 0 and told[3] == 0
    assert [round(told[0] / more) for more in told[1:3]] == [2, 4]


def test_metals_are_spent_before_credits() -> None:
    seat = {"corporation": "thorgate", "hand": ["mine"], "stock": {"credits": 9, "steel": 3}}
    game = tharsis.load({"generation": 3, "seats": [seat, {}]})
    game.answer(0, "play mine")
    assert notation(game, blank_policy("mars").answer(game, 0)) == ["pay 0 steel 2"]


def researching() -> tharsis.Game:
    """Two of five cards are to be kept."""
    game = tharsis.new("ares", 2, seed=1)
    policy = blank_policy("ares")
    while game.offers[0] is None or game.bounds(0) != (2, 2) or node_of(game.lanes[0].node) is not RESEARCHING:
        seat = game.waiting()[0]
        game.take(seat, policy.answer(game, seat))
    return game


def test_where_so_many_must_be_picked_the_best_are_likelier_and_it_learns_which() -> None:
    game = researching()
    options = notation(game, game.codes(0))
    policy = blank_policy("ares")
    assert len({tuple(notation(game, policy.answer(game, 0))) for _ in range(40)}) > 1
    policy.learn(2)
    kept = notation(game, policy.answer(game, 0))
    policy.memory[0].conclude(UNIT)
    lessons = policy.memory[0].lessons()
    place = {f"keep {name}": ares_traits.TAKE + i for i, name in enumerate(card_names("ares"))}
    assert [lessons[place[option]] > 0 for option in options] == [option in kept for option in options]
    policy.reweigh(lessons)
    policy.heat = 1
    assert {tuple(notation(game, policy.answer(game, 0))) for _ in range(20)} == {tuple(kept)}


def preferring(*liked: str) -> TablePolicy:
    """It likes these cards of Ares Expedition, and is sure of it."""
    policy = blank_policy("ares")
    weights = [0] * policy.traits.size
    for name in liked:
        weights[ares_traits.TAKE + card_names("ares").index(name)] = 8 * UNIT
    policy.reweigh(weights)
    policy.heat = 8
    return policy


def test_cards_that_are_changed_for_others_are_those_not_liked_and_any_number_of_them() -> None:
    game = tharsis.new("ares", 2, {"mulligan": True}, seed=1)
    options = notation(game, game.codes(0))
    policy = preferring(*(option.split()[1] for option in options[:3]))
    found = [notation(game, policy.answer(game, 0)) for _ in range(60)]
    assert all(set(answer) <= set(options[3:]) for answer in found)
    assert {len(answer) for answer in found} >= {1, 2, 3, 4}


def test_who_may_discard_a_card_to_draw_discards_none_that_is_liked() -> None:
    hand = ["comet", "moss", "matter_manufacturing"]
    seat = {"corporation": "thorgate", "played": ["mars_university"], "hand": hand, "stock": {"credits": 40}}
    game = tharsis.load({"game": "ares", "round": 3, "phase": "construction", "seats": [seat, {}]})
    game.answer(0, "play matter_manufacturing")
    assert notation(game, game.codes(0)) == ["discard comet", "discard moss", "discard nothing"]
    policy = preferring("comet")
    found = {notation(game, policy.answer(game, 0))[0] for _ in range(60)}
    assert found == {"discard moss", "discard nothing"}


def test_a_card_that_must_be_paid_with_others_is_told_apart() -> None:
    """And so is a standard action: the poorer the seat, the less it wants to pay."""
    policy = blank_policy("ares")
    weights = [0] * policy.traits.size
    weights[ares_traits.SHORT : ares_traits.SHORT + 2 * PHASES] = [-8 * UNIT] * (2 * PHASES)
    policy.reweigh(weights)
    for phase, option in (("development", "play asteroid_mining_consortium"), ("action", "standard ocean")):
        scores: list[int] = []
        for money in (20, 0):
            hand = ["asteroid_mining_consortium", "comet", "moss", "grass", "heather", "algae", "bushes"]
            seat = {"corporation": "thorgate", "hand": hand, "stock": {"credits": money}}
            game = tharsis.load({"game": "ares", "round": 3, "phase": phase, "seats": [seat, {}]})
            told = [one.notation for one in game.asked[0].options]
            scores.append(policy.scores(game, 0)[told.index(option)])
        assert scores[0] == 0 > scores[1]


def test_who_has_nothing_left_to_do_in_the_last_generation_sells_his_cards_and_then_passes() -> None:
    seat = {"corporation": "thorgate", "hand": ["ants", "mine"], "stock": {"credits": 1}}
    game = tharsis.load({"generation": 14, "seats": [seat]})
    policy = blank_policy("mars")
    assert [notation(game, policy.answer(game, 0)) for _ in range(5)] == [["sell patents"]] * 5
    game.answer(0, "sell patents")
    answer = policy.answer(game, 0)
    assert len(answer) == 2
    game.take(0, answer)
    game.answer(0, "end turn")
    assert notation(game, policy.answer(game, 0)) == ["pass"]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_policy_answers_the_same_whatever_is_hidden(name: str, seats: int, options: dict[str, object]) -> None:
    game = tharsis.new(name, seats, options, seed=11)
    policy = opinionated(name)
    while not game.over and game.decisions < 250:
        seat = game.waiting()[0]
        policy.reseed(game.decisions)
        answer = policy.answer(game, seat)
        policy.reseed(game.decisions)
        assert policy.answer(game.view(seat).sample(game.decisions), seat) == answer
        game.take(seat, answer)


def fingerprint() -> str:
    """Of some games, and of what a policy would learn from them."""
    told: list[object] = []
    for seed, (name, seats, options) in enumerate(TABLES):
        game = tharsis.new(name, seats, options, seed)
        policy = opinionated(name, seed)
        policy.learn(seats)
        tharsis.playout(game, [Playing(policy)] * seats)
        policy.memory[0].conclude(seed - 2, UNIT // 2)
        told += [game.digest(), policy.memory[0].lessons()]
    return sha256(str(told).encode()).hexdigest()


@pytest.mark.once
def test_interpreted_and_compiled_policies_play_the_same() -> None:
    env = {**os.environ, "THARSIS_PURE": "1"}
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, env=env, cwd=os.path.dirname(__file__), capture_output=True, text=True, check=True)
    assert done.stdout.strip() == fingerprint()
