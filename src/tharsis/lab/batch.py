"""Games stepped in lockstep, for policies that decide about many positions at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import tharsis
from tharsis.kernel.errors import BadSetup, shown
from tharsis.kernel.game import Game
from tharsis.lab.encoder import encoder
from tharsis.lab.lockstep import Lockstep
from tharsis.lab.schema import BadSchema, Floats

Places = NDArray[np.int64]


class Ended(NamedTuple):
    """How a game of a batch ended. Another one has taken its place."""

    place: int
    seed: int
    scores: list[dict[str, int]]
    winners: list[int]


class Batch:
    """So many games side by side, with the seeds from `seed` on. When one ends, the next seed takes its place.

    In each game one seat has some `choices`: the options of its question. Where several options may be picked, they are
    picked one by one, without those that are picked already, and the last choice may be to be done.
    """

    def __init__(
        self,
        games: int,
        game: str = "mars",
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> None:
        if not isinstance(games, int) or isinstance(games, bool) or games < 1:
            raise BadSetup(f"games: must be 1 or more, not {shown(games)}", "games")
        self.encoder = encoder(game)
        self.name = game
        self.players = seats
        self.setup = dict(options or {})
        self.next_seed = seed
        self.seeds = [0] * games
        self.steps = Lockstep([self.new_game(i) for i in range(games)])

    def __len__(self) -> int:
        return len(self.seeds)

    def new_game(self, place: int) -> Game:
        game = tharsis.new(self.name, self.players, self.setup, self.next_seed)
        game.history = None  # nobody will ask for a record
        self.seeds[place] = self.next_seed
        self.next_seed += 1
        return game

    @property
    def games(self) -> list[Game]:
        return list(self.steps.games)

    @property
    def seats(self) -> Places:
        """Whose choice it is in each game."""
        return np.array(self.steps.seat, dtype=np.int64)

    @property
    def counts(self) -> Places:
        """How many choices there are in each game."""
        return np.array(self.steps.count, dtype=np.int64)

    def observe(self, out: Floats | None = None) -> Floats:
        """The observation of the seat that chooses, of each game."""
        shape = (len(self), self.encoder.layout.size)
        out = np.empty(shape, np.float32) if out is None else self.encoder.checked(out, shape)
        for i, game in enumerate(self.steps.games):
            self.encoder.write(game, self.steps.seat[i], out[i])
        return out

    def choices(self, out: Floats | None = None) -> tuple[Floats, Places]:
        """The choices of all games as rows, one game after the other, and where each game begins, with the end."""
        starts = np.concatenate(([0], np.cumsum(self.counts)))
        shape = (int(starts[-1]), self.encoder.option_layout.size)
        if out is None:
            out = np.empty(shape, np.float32)
        elif out.ndim != 2 or out.shape[0] < shape[0]:
            raise BadSchema(f"out: {shape[0]} choices need as many rows, not {out.shape}", "out")
        self.encoder.checked(out[: shape[0]], shape)
        for i, game in enumerate(self.steps.games):
            self.encoder.write_options(game, self.steps.seat[i], self.steps.choices(i), out[starts[i] : starts[i + 1]])
        return out[: shape[0]], starts

    def step(self, picks: Sequence[int] | Places) -> list[Ended]:
        """Makes one choice in each game, by its place among the choices; tells which games have ended."""
        ended: list[Ended] = []
        for i in self.steps.step(picks.tolist() if isinstance(picks, np.ndarray) else list(picks)):
            game = self.steps.games[i]
            ended.append(Ended(i, self.seeds[i], game.scores(), game.winners()))
            self.steps.begin(i, self.new_game(i))
        return ended
