"""Milestones, awards and standard projects, as data."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.node import intern
from tharsis.mars.colonies import SETTLE
from tharsis.mars.measures import (
    BY_BUILDINGS,
    BY_CITIES,
    BY_GREENERIES,
    BY_HAND,
    BY_HEAT,
    BY_INCOME,
    BY_METALS,
    BY_RATING,
    BY_SCIENCE,
    BY_TILES,
)
from tharsis.mars.place import PLACE_CITY, PLACE_GREENERY, PLACE_OCEAN
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.gains import Produce, Raise
from tharsis.vocabulary.terms import TEMPERATURE

MILESTONES: Final = ["terraformer", "mayor", "gardener", "builder", "planner"]
MILESTONE_MEASURE: Final = [BY_RATING, BY_CITIES, BY_GREENERIES, BY_BUILDINGS, BY_HAND]
MILESTONE_NEED: Final = [35, 3, 3, 8, 16]
MILESTONE_COST: Final = 8
MILESTONE_POINTS: Final = 5
MOST_MILESTONES: Final = 3

AWARDS: Final = ["landlord", "banker", "scientist", "thermalist", "miner"]
AWARD_MEASURE: Final = [BY_TILES, BY_INCOME, BY_SCIENCE, BY_HEAT, BY_METALS]
AWARD_COST: Final = [8, 14, 20]
AWARD_FIRST: Final = 5
AWARD_SECOND: Final = 2

PROJECTS: Final = ["power_plant", "asteroid", "aquifer", "greenery", "city", "colony"]
PROJECT_COST: Final = [11, 14, 18, 23, 25, 17]


def _words(*given: Word) -> list[Word]:
    out: list[Word] = []
    for word in given:
        node = intern(word)
        assert isinstance(node, Word)
        out.append(node)
    return out


PROJECT_WORDS: Final[list[list[Word]]] = [
    _words(Produce(energy=1)),
    _words(Raise(TEMPERATURE)),
    _words(PLACE_OCEAN),
    _words(PLACE_GREENERY),
    _words(Produce(credits=1), PLACE_CITY),
    _words(SETTLE),
]
POWER_PROJECT: Final = 0
GREENERY_COST: Final = 8
HEAT_COST: Final = 8
