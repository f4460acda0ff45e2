"""The standard projects, in the order of the list: those on the board; rooms add theirs."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.option import Reason
from tharsis.mars.board import BY_CITY_RULE, BY_GREENERY_RULE, CITY_TILE, GREENERY_TILE
from tharsis.mars.game import Mars
from tharsis.mars.place import PLACE_CITY, PLACE_GREENERY, PLACE_OCEAN
from tharsis.mars.project import Project
from tharsis.native import i64
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.gains import Produce, Raise
from tharsis.vocabulary.terms import TEMPERATURE
from tharsis.vocabulary.world import Seat


class PowerPlant(Project):
    """The one project that a corporation may have cheaper."""

    def price(self, who: Seat) -> i64:
        return self.cost - who.power_discount


class TileProject(Project):
    """A tile that may find no area. It has the name of the tile."""

    def __init__(self, name: str, cost: int, words: list[Word], tile: int, where: int) -> None:
        super().__init__(name, cost, words)
        self.tile: Final = tile
        self.where: Final = where

    def possible(self, g: Mars, seat: i64) -> bool:
        return g.has_area(seat, self.where, self.tile, self.cost)

    def obstacle(self, g: Mars, seat: i64) -> Reason:
        return Reason("no_area", self.name)


PROJECTS: Final[list[Project]] = [
    PowerPlant("power_plant", 11, [Produce(energy=1)]),
    Project("asteroid", 14, [Raise(TEMPERATURE)]),
    Project("aquifer", 18, [PLACE_OCEAN]),
    TileProject("greenery", 23, [PLACE_GREENERY], GREENERY_TILE, BY_GREENERY_RULE),
    TileProject("city", 25, [Produce(credits=1), PLACE_CITY], CITY_TILE, BY_CITY_RULE),
]
ON_THE_BOARD: Final = PROJECTS[:]


def projects_at(g: Mars) -> list[Project]:
    """In the order of the list. A table without any room is not bothered with what rooms add."""
    return PROJECTS if g.rules.rooms else ON_THE_BOARD
