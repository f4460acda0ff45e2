"""What one seat of a Mars table may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.kernel.view import View
from tharsis.mars.board import AREA_NAME, TILES
from tharsis.mars.cards import BY_NAME
from tharsis.mars.game import Mars
from tharsis.mars.room import ROOMS
from tharsis.mars.sampling import sample
from tharsis.mars.scoring import scores
from tharsis.mars.written import table_seen, temperature_of
from tharsis.vocabulary.player import Player
from tharsis.vocabulary.terms import OCEANS, OXYGEN
from tharsis.vocabulary.written import names


class MarsPlayer(Player):
    """What is open about one seat of this game."""

    def __init__(self, game: Mars, seat: int) -> None:
        super().__init__(game, seat)
        self._mars = game

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            """What expansions show of a seat, each thing under its name."""
            for room in ROOMS.values():
                if name in room.seat_looks:
                    return room.seat_looks[name](self._mars, self.seat)
            raise AttributeError(name)


class MarsView(View):
    """A read-only window: everything is looked up when asked for, and comes as a copy."""

    def __init__(self, game: Mars, seat: int) -> None:
        super().__init__(game, seat)
        self._mars = game

    @property
    def generation(self) -> int:
        return self._mars.generation

    @property
    def temperature(self) -> int:
        return temperature_of(self._mars)

    @property
    def oxygen(self) -> int:
        return self._mars.params[OXYGEN]

    @property
    def oceans(self) -> int:
        return self._mars.params[OCEANS]

    @property
    def tiles(self) -> dict[str, tuple[str, int]]:
        """By area: the tile and its owner, -1 for nobody."""
        placed = enumerate(zip(self._mars.tile, self._mars.owner, strict=True))
        return {AREA_NAME[a]: (TILES[tile], owner) for a, (tile, owner) in placed if tile}

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            """What expansions show of the table, each thing under its name."""
            for room in ROOMS.values():
                if name in room.looks:
                    return room.looks[name](self._mars)
            raise AttributeError(name)

    @property
    def hand(self) -> list[str]:
        return names(self._mars, self._mars.seat[self.seat].hand)

    @property
    def dealt(self) -> list[str]:
        """Cards this seat looks at and has not taken yet."""
        return names(self._mars, self._mars.seat[self.seat].dealt)

    @property
    def me(self) -> MarsPlayer:
        return MarsPlayer(self._mars, self.seat)

    def player(self, seat: int) -> MarsPlayer:
        return MarsPlayer(self._mars, seat)

    def scores(self) -> list[dict[str, int]]:
        return scores(self._mars)

    def price(self, card: str) -> int:
        """What a card would cost this seat now."""
        return self._mars.price(self._mars.seat[self.seat], BY_NAME[card])

    def as_dict(self) -> dict[str, object]:
        out = table_seen(self._mars, self.seat)
        out["question"] = self.question()
        return out

    def sample(self, seed: int) -> Mars:
        return sample(self._mars, self.seat, seed)
