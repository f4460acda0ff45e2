"""OpenSpiel: to import this registers `python_tharsis_mars` and `python_tharsis_ares` with pyspiel.

    import pyspiel
    import tharsis.envs.openspiel

    game = pyspiel.load_game("python_tharsis_mars(seats=2)")

A game begins with a single move of chance that deals it; all later chance is in its dice and hidden, as at a table. To
think about what may be, deal anew what a player does not know: `state.resample_from_infostate(player, sampler)`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from tharsis import lab
from tharsis.envs.rewards import win
from tharsis.envs.table import Table
from tharsis.kernel.errors import BadSetup, shown
from tharsis.kernel.title import TITLES

DEALS: Final = 1024  # games that chance can deal
LONGEST: Final = 20_000  # actions, after which a game is cut and nobody wins


def game_type(name: str) -> pyspiel.GameType:
    options = {key: default for key, (_, default) in TITLES[name].options.items() if isinstance(default, bool | str)}
    return pyspiel.GameType(
        short_name=f"python_tharsis_{name}",
        long_name=f"Tharsis {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=TITLES[name].most_seats,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 2, "most_actions": LONGEST, **options},
    )


TYPES: Final = {name: game_type(name) for name in ("mars", "ares")}


class TharsisGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house. Its parameters are the options of the game."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = {**TYPES[name].parameter_specification, **(params or {})}
        self.name = name
        self.seats = given["seats"]
        if not isinstance(self.seats, int) or not 1 <= self.seats <= TITLES[name].most_seats:
            raise BadSetup(f"seats: must be 1 to {TITLES[name].most_seats}, not {shown(self.seats)}", "seats")
        self.most_actions = given["most_actions"]
        self.options = {key: value for key, value in given.items() if key not in ("seats", "most_actions")}
        Table(name, self.seats, self.options, "win")  # complains about what does not go together
        info = pyspiel.GameInfo(
            num_distinct_actions=len(lab.actions(name)),
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.most_actions,
        )
        super().__init__(TYPES[name], info, dict(params or {}))

    def new_initial_state(self) -> TharsisState:
        return TharsisState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> TharsisObserver:
        if params:
            raise BadSetup(f"params: observations have none, not {shown(dict(params))}", "params")
        return TharsisObserver(self.name)


class TharsisState(pyspiel.State):  # type: ignore[misc]
    """Where a game stands."""

    def __init__(self, game: TharsisGame) -> None:
        super().__init__(game)
        self.table = Table(game.name, game.seats, game.options, "win")
        self.dealt = False
        self.left = game.most_actions

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.table.asked()[0]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.is_terminal() else self.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.table.act(self.current_player(), action)
            self.left -= 1
        else:
            self.table.begin(action)
            self.dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.table.actions.names[action]

    def is_terminal(self) -> bool:
        return self.dealt and (self.table.over or self.left == 0)

    def returns(self) -> list[float]:
        game = self.table.game
        return [win(game.view(seat)) for seat in range(game.seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TharsisState:
        """A state that this player cannot tell from this one: all that is hidden from it is dealt anew. `sampler` gives
        a number from 0 to 1."""
        other: TharsisState = self.clone()
        if self.dealt:
            other.table.resample(player, int(sampler() * (1 << 30)))
        return other

    def __str__(self) -> str:
        if not self.dealt:
            return "not dealt"
        open_questions = {seat: taken for seat, taken in self.table.taken.items() if taken}
        return f"{self.table.game.digest()} {open_questions or ''}".strip()


class TharsisObserver:
    """What a player may know, as `tharsis.lab` tells it."""

    def __init__(self, name: str) -> None:
        self.tensor = np.zeros(lab.schema(name).size, np.float32)
        sections = lab.schema(name).observation.parts(self.tensor)
        self.dict = {part: numbers for part, numbers in sections.items()}

    def set_from(self, state: TharsisState, player: int) -> None:
        if state.dealt:
            lab.encode(state.table.game.view(player), self.tensor)
        else:
            self.tensor.fill(0)

    def string_from(self, state: TharsisState, player: int) -> str:
        if not state.dealt:
            return "not dealt"
        return json.dumps({"view": state.table.game.view(player).as_dict(), "taken": state.table.taken.get(player, [])})


def maker(name: str) -> Callable[..., TharsisGame]:
    """pyspiel makes games by calling a class with their parameters."""

    class Named(TharsisGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


def known() -> Sequence[str]:
    return list(pyspiel.registered_names())


for _name, _type in TYPES.items():
    if _type.short_name not in known():
        pyspiel.register_game(_type, maker(_name))
