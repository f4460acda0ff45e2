"""OpenSpiel: its simulation and playthrough tests, and dealing anew what a player does not know."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import tharsis
import tharsis.envs.openspiel
from tharsis import lab

pytestmark = pytest.mark.once
GAMES = ["python_tharsis_mars(seats=2)", "python_tharsis_mars(seats=1,colonies=True)", "python_tharsis_ares(seats=2)"]
CUT = [GAMES[1], "python_tharsis_mars(most_actions=60,seats=3)", "python_tharsis_ares(most_actions=60,seats=4)"]


def played(name: str, moves: int, seed: int = 1) -> pyspiel.State:
    """A state after so many random moves."""
    state = pyspiel.load_game(name).new_initial_state()
    rng = np.random.default_rng(seed)
    for _ in range(moves):
        legal = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(legal)))
    return state


@pytest.mark.parametrize("name", CUT)
def test_games_with_copies_and_saved_states(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_a_playthrough_can_be_played_again(game: str, tmp_path: Path) -> None:
    """OpenSpiel writes down all it can learn of each state, so that a whole game would take minutes."""
    flags.FLAGS(["playthrough"])
    name = f"python_tharsis_{game}(most_actions=8,seats=2)"
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, action_sequence=None, seed=3))
    expected, actual = generate_playthrough.replay(str(file))
    assert list(generate_playthrough.content_lines(expected)) == list(generate_playthrough.content_lines(actual))


@pytest.mark.parametrize("name", GAMES)
def test_a_player_cannot_tell_a_state_that_was_dealt_anew(name: str) -> None:
    for moves in (3, 12, 60, 120):
        state = played(name, moves)
        player = state.current_player()
        other = state.resample_from_infostate(player, np.random.default_rng(moves).random)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert str(other) != str(state), "and it is another one"
        assert len(other.observation_tensor(player)) == lab.schema(other.table.name).size


def test_states_are_pickled() -> None:
    state = played(GAMES[0], 40)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_the_returns_of_two_add_up_to_nothing() -> None:
    state = played(GAMES[0], 1)
    rng = np.random.default_rng(2)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert sorted(state.returns()) in ([-1, 1], [0, 0]) and state.legal_actions() == []


def test_moves_are_told_by_name() -> None:
    state = played(GAMES[0], 1)
    assert all(state.action_to_string(a).startswith("corporation ") for a in state.legal_actions())


def test_bad_input_is_named() -> None:
    with pytest.raises(tharsis.BadSetup, match="seats: must be 1 to 5, not 9"):
        pyspiel.load_game("python_tharsis_mars(seats=9)")
