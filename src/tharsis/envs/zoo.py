"""PettingZoo: every seat learns, one after the other or (in Ares Expedition) all at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from tharsis import lab
from tharsis.envs.drawing import Picture, drawn, told
from tharsis.envs.rewards import Standing
from tharsis.envs.single import LARGEST, LAST_SEED, RENDER_MODES, check_render_mode
from tharsis.envs.table import Table
from tharsis.kernel.errors import BadSetup, shown
from tharsis.vocabulary.world import World

Observation = dict[str, Any]


class Seats:
    """What both kinds of environment have."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None,
        reward: str | Standing,
        render_mode: str | None,
        max_cycles: int | None,
    ) -> None:
        check_render_mode(render_mode)
        if max_cycles is not None and (not isinstance(max_cycles, int) or max_cycles < 1):
            raise BadSetup(f"max_cycles: must be 1 or more, not {shown(max_cycles)}", "max_cycles")
        self.table = Table(game, seats, options, reward)
        self.metadata: dict[str, Any] = {
            "name": f"tharsis_{game}_v0",
            "render_modes": RENDER_MODES,
            "render_fps": 4,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        world = self.table.game
        assert isinstance(world, World)
        self.possible_agents = [f"seat_{s}" for s in range(seats) if not world.plays_itself(s)]
        self.seat_of = {f"seat_{s}": s for s in range(seats)}
        self.random = np.random.default_rng()
        actions = len(self.table.actions)
        space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-LARGEST, LARGEST, (lab.schema(game).size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.table.begin(int(self.random.integers(LAST_SEED)))

    def seen_by(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def played(self, agent: str, action: int) -> None:
        """An action that is not offered is replaced by the first that is."""
        seat = self.seat_of[agent]
        legal = self.table.legal(seat)
        self.table.act(seat, int(action) if int(action) in legal else legal[0])

    def picture(self) -> str | Picture | None:
        if self.render_mode == "human":
            print(told(self.table.game))
        if self.render_mode == "ansi":
            return told(self.table.game)
        return drawn(self.table.game) if self.render_mode == "rgb_array" else None


class TurnsEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """Seats act one after the other, as they are asked."""

    def __init__(self, seats: Seats) -> None:
        super().__init__()
        self.seats = seats
        self.metadata = seats.metadata
        self.render_mode = seats.render_mode
        self.possible_agents = list(seats.possible_agents)
        self.observation_spaces = seats.observation_spaces
        self.action_spaces = seats.action_spaces

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seats.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.actions = 0
        self.select()

    def select(self) -> None:
        self.agent_selection = f"seat_{self.seats.table.asked()[0]}"

    def observe(self, agent: str) -> Observation:
        return self.seats.seen_by(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.seats.played(agent, action)
        self.actions += 1
        table = self.seats.table
        self.rewards = {one: table.pay(self.seats.seat_of[one]) for one in self.agents}
        most = self.seats.max_cycles
        if table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif most is not None and self.actions >= most * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.select()
        self._accumulate_rewards()
        if table.over or any(self.truncations.values()):
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Picture | None:
        return self.seats.picture()

    def close(self) -> None:
        """Nothing is held open."""


class AtOnceEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All seats act in every step; whoever is not asked waits."""

    def __init__(self, seats: Seats) -> None:
        super().__init__()
        self.seats = seats
        self.metadata = {**seats.metadata, "is_parallelizable": True}
        self.render_mode = seats.render_mode
        self.possible_agents = list(seats.possible_agents)
        self.agents: list[str] = []
        self.observation_spaces = seats.observation_spaces
        self.action_spaces = seats.action_spaces
        self.wait = seats.table.actions.wait

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.seats.begin(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Observation]:
        out = {agent: self.seats.seen_by(agent) for agent in self.agents}
        for row in out.values():
            if not row["action_mask"].any():
                row["action_mask"][self.wait] = 1
        return out

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table = self.seats.table
        asked = table.asked()
        for agent, action in actions.items():
            seat = self.seats.seat_of[agent]
            if seat in asked and seat in table.asked():  # what one does may leave another with nothing to answer
                self.seats.played(agent, action)
        self.cycles += 1
        most = self.seats.max_cycles
        cut = not table.over and most is not None and self.cycles >= most
        seen = self.seen()
        rewards = {agent: table.pay(self.seats.seat_of[agent]) for agent in self.agents}
        ended = dict.fromkeys(self.agents, table.over)
        truncated = dict.fromkeys(self.agents, cut)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if table.over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ended, truncated, infos

    def render(self) -> str | Picture | None:
        return self.seats.picture()

    def close(self) -> None:
        """Nothing is held open."""


def aec(
    game: str = "mars",
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    reward: str | Standing = "difference",
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> TurnsEnv:
    """All seats of a table, one after the other. `max_cycles` cuts a game after so many actions for each seat."""
    return TurnsEnv(Seats(game, seats, options, reward, render_mode, max_cycles))


def parallel(
    game: str = "ares",
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    reward: str | Standing = "difference",
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> AtOnceEnv:
    """All seats of a table at once, as Ares Expedition is played. In Terraforming Mars most of them wait."""
    return AtOnceEnv(Seats(game, seats, options, reward, render_mode, max_cycles))
