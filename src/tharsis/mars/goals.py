"""Standard projects as data, and what milestones and awards cost and bring. Which ones there are, the map says."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.node import intern
from tharsis.mars.colonies.words import SETTLE
from tharsis.mars.place import PLACE_CITY, PLACE_GREENERY, PLACE_OCEAN
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.gains import Produce, Raise
from tharsis.vocabulary.terms import TEMPERATURE

MILESTONE_COST: Final = 8
MILESTONE_POINTS: Final = 5
MOST_MILESTONES: Final = 3

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
