"""One seat learns: Gymnasium's own checks, and what a learner sees of a game."""

from __future__ import annotations

import pickle
import shlex
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tharsis
from tharsis import lab
from tharsis.envs import SeatEnv
from tharsis.envs.rewards import win
from tharsis.server.hall import least_answer

pytestmark = pytest.mark.once
OCEANS = [{"area": area, "tile": "ocean"} for area in ("A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "I5")]
DONE: dict[str, dict[str, object]] = {  # the planet is
    "mars": {"generation": 12, "temperature": 8, "oxygen": 14, "tiles": OCEANS},
    "ares": {"phase": "production", "round": 15, "temperature": 8, "oxygen": 14, "oceans": 9},
}


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, list[int], dict[str, Any]]:
    """A game at random: all rewards together, the actions, and what is told at the end."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    total, actions, over = 0.0, [], False
    while not over:
        actions.append(int(env.action_space.sample(info["action_mask"])))
        _, reward, over, _, info = env.step(actions[-1])
        total += float(reward)
    return total, actions, info


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
@pytest.mark.parametrize("name", ["tharsis/Mars-v0", "tharsis/Ares-v0"])
@pytest.mark.parametrize("render_mode", ["ansi", "rgb_array"])
def test_gymnasium_finds_nothing_to_complain_about(name: str, render_mode: str) -> None:
    check_env(gymnasium.make(name, opponents=["greedy"], seats=2, render_mode=render_mode).unwrapped)


@pytest.mark.parametrize(
    ("game", "chosen"),
    [
        ("Mars", {"opponents": ["random"], "seats": 3}),
        ("Mars", {"opponents": ["greedy"], "seats": 2, "seat": 1, "options": {"colonies": True}}),
        ("Mars", {"opponents": ["marsbot:easy"], "seats": 2}),
        ("Mars", {"seats": 1, "options": {"map": "hellas"}}),
        ("Ares", {"opponents": ["random", "greedy"]}),
        ("Ares", {"seats": 1}),
    ],
)
def test_rewards_add_up_to_the_difference_at_the_end(game: str, chosen: dict[str, Any]) -> None:
    env = gymnasium.make(f"tharsis/{game}-v0", **chosen)
    _, start = env.reset(seed=4)
    before = env.unwrapped.table.paid[chosen.get("seat", 0)]  # type: ignore[attr-defined]
    total, _, info = play(env, 4)
    points = list(info["scores"])
    mine = points.pop(chosen.get("seat", 0))
    assert before + total == mine - max(points, default=0)
    assert not info["action_mask"].any() and start["action_mask"].any()


def test_the_same_seed_is_the_same_game() -> None:
    env = gymnasium.make("tharsis/Mars-v0", opponents=["random"])
    assert play(env, 5)[:2] == play(env, 5)[:2] != play(env, 6)[:2]
    first, _ = env.reset(options={"seed": 77})
    assert np.array_equal(first, lab.encode(tharsis.new("mars", 2, {}, 77).view(0)))


def test_a_win_is_one_and_a_loss_minus_one() -> None:
    total, _, info = play(gymnasium.make("tharsis/Mars-v0", opponents=["random"], reward="win"), 1)
    assert total == (1 if info["won"] else -1)


@pytest.mark.parametrize(
    ("name", "position", "paid"),
    [
        ("mars", {"seats": [{"tr": 30}, {"tr": 20}, {"tr": 20}]}, [1, -0.5, -0.5]),
        ("mars", {"seats": [{"tr": 30}, {"tr": 30}, {"tr": 20}]}, [0.25, 0.25, -0.5]),
        ("mars", {"seats": [{}, {}]}, [0, 0]),
        ("ares", {"options": {"cooperative": True}, "seats": [{"tr": 90}, {"tr": 90}]}, [1, 1]),
        ("ares", {"options": {"cooperative": True}, "seats": [{}, {}]}, [-1, -1]),
    ],
)
def test_what_a_win_pays_is_shared(name: str, position: dict[str, object], paid: list[float]) -> None:
    """A draw of all is no win; but who plays together wins and loses together."""
    game = tharsis.load({"game": name, **DONE[name], **position})
    while not game.over:
        seat = game.waiting()[0]
        game.answer(seat, least_answer(game.asked[seat]))
    assert [win(game.view(seat)) for seat in range(game.seats)] == paid


def test_any_function_of_a_view_is_a_reward() -> None:
    env = gymnasium.make("tharsis/Mars-v0", seats=1, reward=lambda view: float(view.oceans))  # type: ignore[attr-defined]
    total, _, _ = play(env, 2)
    assert total == env.unwrapped.table.game.params[2]  # type: ignore[attr-defined]


def test_an_action_that_is_not_offered_is_replaced_and_told() -> None:
    env = SeatEnv("mars", opponents=["random"], fine=2.5, reward="win")
    env.reset(seed=1)
    nonsense = env.table.actions.number["end turn"]
    _, reward, _, _, info = env.step(nonsense)
    assert info["illegal"] and reward == -2.5


def test_a_pickled_environment_goes_on_where_it_was() -> None:
    env = SeatEnv("mars", seats=1)
    _, info = env.reset(seed=3)
    rng = np.random.default_rng(0)
    for _ in range(60):
        _, _, over, _, info = env.step(rng.choice(info["action_mask"].nonzero()[0]))
        assert not over
        again = pickle.loads(pickle.dumps(env))
        assert np.array_equal(again.action_masks(), env.action_masks())
        assert again.table.game.digest() == env.table.game.digest()
    action = env.action_masks().nonzero()[0][0]
    for here, there in zip(env.step(action)[:3], again.step(action)[:3], strict=True):
        assert np.array_equal(here, there)


def test_the_picture_shows_tiles_of_their_owners() -> None:
    env = SeatEnv("mars", opponents=["greedy"], render_mode="rgb_array")
    play(env, 2)
    picture = env.render()
    assert isinstance(picture, np.ndarray) and picture.shape == (340, 420, 3) and picture.dtype == np.uint8
    assert {(64, 132, 214), (228, 76, 76), (84, 140, 240)} <= {
        tuple(pixel) for pixel in picture.reshape(-1, 3).tolist()
    }


def test_a_program_can_be_an_opponent() -> None:
    command = shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples" / "player.py")])
    env = SeatEnv("mars", opponents=[f"exec:{command}"])
    _, info = env.reset(seed=1)
    for _ in range(20):
        _, _, _, _, info = env.step(info["action_mask"].nonzero()[0][0])
    env.close()


def test_nobody_acts_before_and_after_a_game() -> None:
    env = SeatEnv("ares", seats=1)
    with pytest.raises(tharsis.BadAnswer, match="reset\\(\\) begins a game"):
        env.step(0)
    play(env, 1)
    with pytest.raises(tharsis.BadAnswer, match="reset\\(\\) begins a game"):
        env.step(0)


@pytest.mark.parametrize(
    ("chosen", "error", "field"),
    [
        ({"opponents": ["nobody"]}, tharsis.UnknownName, "opponents"),
        ({"opponents": "greedy", "seats": 2}, tharsis.BadSetup, "opponents"),
        ({"opponents": ["greedy", "greedy"], "seats": 4}, tharsis.BadSetup, "opponents"),
        ({"seat": 2, "seats": 2}, tharsis.BadSetup, "seat"),
        ({"seats": 9}, tharsis.BadSetup, "seats"),
        ({"options": {"wind": True}}, tharsis.BadSetup, "wind"),
        ({"reward": "luck"}, tharsis.UnknownName, "reward"),
        ({"reward": ["win"]}, tharsis.UnknownName, "reward"),
        ({"render_mode": "smell"}, tharsis.BadSetup, "render_mode"),
        ({"game": "venus"}, tharsis.UnknownName, "game"),
    ],
)
def test_bad_input_is_named(chosen: dict[str, Any], error: type[tharsis.GameError], field: str) -> None:
    with pytest.raises(error) as raised:
        SeatEnv(**chosen)
    assert raised.value.field == field
