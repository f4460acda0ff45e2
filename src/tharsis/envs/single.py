"""Gymnasium: one seat learns, bots of the house have the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from tharsis import lab
from tharsis.bots import Bot
from tharsis.envs.drawing import Picture, drawn, told
from tharsis.envs.rewards import Standing
from tharsis.envs.table import Mask, Table
from tharsis.kernel.errors import BadAnswer, BadSetup, shown
from tharsis.kernel.title import title_of
from tharsis.players import ProgramPlayer, maker_for

LAST_SEED = 2**31 - 1
LARGEST = 1000.0  # no number of an observation comes near it
RENDER_MODES = ["human", "ansi", "rgb_array"]


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(f"render_mode: must be one of {', '.join(RENDER_MODES)}, not {shown(mode)}", "render_mode")


class SeatEnv(gymnasium.Env[lab.Floats, np.int64]):
    """A seat of a table. `info["action_mask"]` (and `action_masks()`) says which actions are offered; one that is not
    is replaced by the first that is, costs `fine`, and is told by `info["illegal"]`."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 4}

    def __init__(
        self,
        game: str = "mars",
        seats: int | None = None,
        opponents: Sequence[str] = ("greedy",),
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        reward: str | Standing = "difference",
        fine: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.game = game
        seats = len(opponents) + 1 if seats is None else seats
        self.names = names_of(game, seats, opponents, seat)
        chosen = dict(options or {})
        for stands_for in title_of(game).robots(self.names).values():
            chosen |= stands_for
        self.table = Table(game, seats, chosen, reward)
        self.seat = seat
        self.fine = fine
        self.render_mode = render_mode
        self.bots: dict[int, Bot] = {}
        self.begun = False
        self.observation_space = gymnasium.spaces.Box(-LARGEST, LARGEST, (lab.schema(game).size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(len(self.table.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[lab.Floats, dict[str, Any]]:
        """`options={"seed": 7}` begins that very game; else it is drawn from the seed of the environment."""
        super().reset(seed=seed)
        drawn_seed = int(self.np_random.integers(LAST_SEED))
        given = (options or {}).get("seed", drawn_seed)
        self.get_up()
        self.table.begin(given)
        self.sit_down(given)
        self.begun = True
        self.wait()
        self.table.pay(self.seat)
        self.show()
        return self.table.observe(self.seat), self.info()

    def sit_down(self, seed: int) -> None:
        """The bots take their seats."""
        robots = title_of(self.game).robots(self.names)
        self.bots = {
            s: maker_for(self.game, name)(seed * 8 % LAST_SEED + s)
            for s, name in enumerate(self.names)
            if s != self.seat and s not in robots
        }

    def get_up(self) -> None:
        """Programs among the bots hear how it ended, or that it goes on without them."""
        game = self.table.game
        for bot in self.bots.values():
            if isinstance(bot, ProgramPlayer):
                if game.over:
                    bot.ends(game.scores(), game.winners())
                else:
                    bot.leaves()
        self.bots = {}

    def close(self) -> None:
        self.get_up()

    def wait(self) -> None:
        """The others answer until the seat is asked, or the game is over."""
        game = self.table.game
        while not game.over and self.seat not in game.waiting():
            other = game.waiting()[0]
            game.take(other, self.bots[other].answer(game.view(other)))

    def step(self, action: np.int64 | int) -> tuple[lab.Floats, float, bool, bool, dict[str, Any]]:
        legal = self.table.legal(self.seat)
        if not self.begun or not legal:
            raise BadAnswer("action: nobody waits for one; reset() begins a game", "action")
        illegal = int(action) not in legal
        self.table.act(self.seat, legal[0] if illegal else int(action))
        self.wait()
        reward = self.table.pay(self.seat) - (self.fine if illegal else 0.0)
        self.show()
        info = {**self.info(), "illegal": True} if illegal else self.info()
        return self.table.observe(self.seat), reward, self.table.over, False, info

    def info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self.table.over:
            game = self.table.game
            info |= {"scores": [row["total"] for row in game.scores()], "won": self.seat in game.winners()}
        return info

    def action_masks(self) -> Mask:
        """What `info["action_mask"]` holds: by this name maskable algorithms ask for it."""
        return self.table.mask(self.seat)

    def show(self) -> None:
        if self.render_mode == "human":
            print(told(self.table.game))

    def render(self) -> str | Picture | None:
        if self.render_mode == "ansi":
            return told(self.table.game)
        return drawn(self.table.game) if self.render_mode == "rgb_array" else None

    # ---- pickling: the record stands for the game, and bots begin anew with their seeds
    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "bots": {}}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self.sit_down(self.table.game.seed)


def names_of(game: str, seats: int, opponents: Sequence[str], seat: int) -> list[str]:
    """Who sits where. A single opponent takes all other seats. Raises BadSetup and UnknownName."""
    if not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadSetup(f"seat: must be 0 to {seats - 1}, not {shown(seat)}", "seat")
    if isinstance(opponents, str) or (len(opponents) not in (1, seats - 1) and seats > 1):
        raise BadSetup(f"opponents: must be 1 or {seats - 1} names, not {shown(opponents)}", "opponents")
    rest = list(opponents) * (seats - 1) if len(opponents) == 1 else list(opponents)
    names = [*rest[:seat], "", *rest[seat : seats - 1]]
    robots = title_of(game).robots(names)
    for s, name in enumerate(names):
        if s != seat and s not in robots:
            maker_for(game, name, "opponents")
    return names


def register() -> None:
    """`gymnasium.make("tharsis/Mars-v0")` and `gymnasium.make("tharsis/Ares-v0")`."""
    for game, name in (("mars", "tharsis/Mars-v0"), ("ares", "tharsis/Ares-v0")):
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="tharsis.envs.single:SeatEnv", kwargs={"game": game})
