"""What a net sees of a table: the numbers of the laboratory without the map, and which cards lie where. Needs numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tharsis.kernel.game import Game
from tharsis.lab.encoder import numbers_in
from tharsis.lab.games import lab_game
from tharsis.lab.numbers import MOST_SEATS, Sheet, seat_names
from tharsis.lab.world import Cards

LEAST: Final = -128  # what is seen of a number fits into a byte
MOST: Final = 127
UNSEEN: Final = ("map", "cubes", "shown")


class Sight:
    """Numbers by name, of tables with so many seats."""

    def __init__(self, game: str, seats: int) -> None:
        known = lab_game(game)
        cards = [card.name for card in known.cards]
        parts = [part for part in known.parts() if part.name not in UNSEEN] + [Cards(cards, known.seats)]
        starts: list[int] = []
        names: list[str] = []
        for part in parts:
            starts.append(len(names))
            rows = [f"{part.name}.{row}." for row in part.rows] or [f"{part.name}."]
            names += [row + name for row in rows for name, _ in part.named()]
        absent = {*seat_names(MOST_SEATS)[seats:], *UNSEEN}
        kept = [i for i, name in enumerate(names) if name.split(".")[1] not in absent]
        self.names: Final = [names[i] for i in kept]
        self.kept: Final = np.array(kept)
        self.sheet: Final = Sheet(parts, starts, len(names))

    def rows(self, games: Sequence[Game], seat: int) -> NDArray[np.int8]:
        """The same seat's in all these games."""
        seen = np.stack([numbers_in(self.sheet.filled(game, seat)) for game in games])
        return np.clip(seen[:, self.kept], LEAST, MOST).astype(np.int8)
