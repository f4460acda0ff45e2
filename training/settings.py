"""What there is to be learned: a kind of table each, with its own weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import tharsis
from tharsis.bots.outcome import worth
from tharsis.bots.weights import most_seats
from tharsis.kernel.game import Game

PLAIN = 0.5  # the share of games without any of the options that are varied


@dataclass(frozen=True, slots=True)
class Setting:
    """`table` holds the seats and options of every game, drawn anew for each where there are several; each of `varied`
    is drawn anew for half of the games."""

    name: str
    game: str
    table: Mapping[str, Any]
    varied: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    spread: float = 25.0  # how many points more make a game well won

    @property
    def seats(self) -> int:
        """At most."""
        return most_seats(self.table)

    def begin(self, seed: int) -> Game:
        """The game of this seed, the same whoever plays it."""
        chance = Random(seed)
        options = {
            name: chance.choice(value) if isinstance(value, tuple) else value for name, value in self.table.items()
        }
        if self.varied and chance.random() >= PLAIN:
            options |= {name: chance.choice(values) for name, values in self.varied.items()}
        game = tharsis.new(self.game, options.pop("seats"), options, seed)
        game.history = None
        return game

    def learners(self, game: Game) -> list[int]:
        """The seats that are played by what is learned."""
        return [s for s in range(game.seats) if not game.plays_itself(s)]  # type: ignore[attr-defined]

    def returns(self, game: Game, seats: Sequence[int]) -> list[float]:
        """How well a game has gone for these seats, between about -1 and 1."""
        return [worth(game, s).measured(self.spread) for s in seats]


MAPS = ("tharsis", "hellas", "elysium")
AROUND = {"map": MAPS, "draft": (False, True), "colonies": (False, True)}
ALONE = {"map": MAPS, "colonies": (False, True)}
MARSBOTS = ("easy", "normal", "hard", "brutal")
SETTINGS = {
    setting.name: setting
    for setting in (
        Setting("mars-2", "mars", {"seats": 2, "marsbot": "none"}, AROUND),
        Setting("mars-3", "mars", {"seats": 3}, AROUND),
        Setting("mars-4", "mars", {"seats": 4}, AROUND),
        Setting("mars-5", "mars", {"seats": 5}, AROUND),
        Setting("mars-3plus", "mars", {"seats": (3, 4, 5)}, AROUND),
        Setting("mars-solo", "mars", {"seats": 1}, ALONE),
        *(Setting(f"mars-{level}", "mars", {"seats": 2, "marsbot": level}, spread=40.0) for level in MARSBOTS[:-1]),
        Setting("mars-brutal", "mars", {"seats": 2, "marsbot": "brutal"}, spread=120.0),  # lost by 65, or by 90?
        Setting("mars-marsbot", "mars", {"seats": 2, "marsbot": MARSBOTS}, spread=40.0),
        Setting("ares-2", "ares", {"seats": 2, "cooperative": False}, spread=12.0),
        Setting("ares-3", "ares", {"seats": 3}, spread=12.0),
        Setting("ares-4", "ares", {"seats": 4}, spread=12.0),
        Setting("ares-3plus", "ares", {"seats": (3, 4)}, spread=12.0),
        Setting("ares-solo", "ares", {"seats": 1}),
        Setting("ares-expert", "ares", {"seats": 1, "level": "expert"}),
        Setting("ares-cooperative", "ares", {"seats": 2, "cooperative": True}),
    )
}
