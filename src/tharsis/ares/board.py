"""The tracks with their colour zones, and the nine ocean tiles with their rewards."""

from __future__ import annotations

from typing import Final

from tharsis.native import i64
from tharsis.vocabulary.terms import CREDITS, OXYGEN, PLANTS, TEMPERATURE

GOAL: Final = [19, 14, 9]

PURPLE: Final = 0
RED: Final = 1
YELLOW: Final = 2
WHITE: Final = 3
ZONES: Final = ["purple", "red", "yellow", "white"]

# the first step of each zone, by parameter: -30, -18, -8 and 2 degrees; 0, 3, 7 and 12 per cent
ZONE_FROM: Final = [[0, 6, 11, 16], [0, 3, 7, 12]]


def zone(parameter: i64, steps: i64) -> i64:
    """The colour a marker stands on."""
    assert parameter == TEMPERATURE or parameter == OXYGEN
    first = ZONE_FROM[parameter]
    z = WHITE
    while steps < first[z]:
        z -= 1
    return z


CARDS: Final = 6  # in a reward, where a stock could stand: cards drawn

# what each tile gives, as kind and number, alternating
TILE_NAMES: Final = [
    "plants_2",
    "card_1",
    "credits_4",
    "credits_2_plant_1",
    "credits_1_plant_1",
    "card_1_credits_1",
    "card_1_plant_1",
]
TILE_REWARD: Final = [
    [PLANTS, 2],
    [CARDS, 1],
    [CREDITS, 4],
    [CREDITS, 2, PLANTS, 1],
    [CREDITS, 1, PLANTS, 1],
    [CARDS, 1, CREDITS, 1],
    [CARDS, 1, PLANTS, 1],
]
ALL_TILES: Final = [0, 0, 1, 1, 2, 3, 4, 5, 6]
