"""All seats learn: PettingZoo's own tests."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import tharsis
from tharsis.envs import aec, parallel

pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore:.*:UserWarning")]
TABLES = [("mars", 2, {}), ("mars", 3, {"colonies": True, "draft": True}), ("ares", 2, {}), ("ares", 4, {})]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_one_after_the_other(game: str, seats: int, options: dict[str, object]) -> None:
    api_test(aec(game, seats, options), num_cycles=300)
    seed_test(lambda: aec(game, seats, options), num_cycles=100)


@pytest.mark.parametrize(("game", "seats"), [("ares", 2), ("ares", 4), ("mars", 2)])
def test_all_at_once(game: str, seats: int) -> None:
    parallel_api_test(parallel(game, seats), num_cycles=300)
    parallel_seed_test(lambda: parallel(game, seats), num_cycles=100)


def test_games_can_be_cut() -> None:
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: parallel("ares", max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(parallel("ares", max_cycles=max_cycles)),
        )
    )
    env = aec("mars", max_cycles=3)
    env.reset(seed=1)
    for agent in env.agent_iter(6):
        assert not any(env.truncations.values())
        env.step(env.action_space(agent).sample(env.observe(agent)["action_mask"]))
    assert all(env.truncations.values()), "three actions for each of two seats"


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_tables_are_drawn(game: str) -> None:
    render_test(lambda render_mode: aec(game, render_mode=render_mode))


def test_who_is_not_asked_waits() -> None:
    env = parallel("mars", seats=2)
    seen, _ = env.reset(seed=2)
    waited = 0
    while env.agents:
        for agent in env.agents:
            mask = seen[agent]["action_mask"]
            if mask[env.wait]:
                assert mask.sum() == 1 and env.seats.seat_of[agent] not in env.seats.table.asked()
                waited += 1
        seen, *_ = env.step({a: env.action_space(a).sample(seen[a]["action_mask"]) for a in env.agents})
    assert waited > 50


def test_marsbot_is_no_agent() -> None:
    env = aec("mars", options={"marsbot": "easy"})
    assert env.possible_agents == ["seat_0"]
    env.reset(seed=1)
    assert np.isfinite(env.last()[0]["observation"]).all()


def test_bad_input_is_named() -> None:
    with pytest.raises(tharsis.BadSetup, match="max_cycles: must be 1 or more, not 0"):
        aec("mars", max_cycles=0)
    with pytest.raises(tharsis.BadSetup, match="seats: must be 1 to 4, not 5"):
        parallel("ares", seats=5)
