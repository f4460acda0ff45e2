"""MarsBot's board for the Tharsis map: the symbols of its seven tracks."""

from __future__ import annotations

from typing import Final

from tharsis.mars.board import CITY_TILE, GREENERY_TILE, OCEAN_TILE
from tharsis.mars.marsbot.catalogue import track
from tharsis.mars.marsbot.goals import BotClaim, BotFund
from tharsis.mars.marsbot.robot import (
    BUILDING_TRACK,
    EARTH_TRACK,
    EVENT_TRACK,
    PLANT_TRACK,
    POWER_TRACK,
    SCIENCE_TRACK,
    SPACE_TRACK,
)
from tharsis.mars.marsbot.terraforming import BotPlace, BotRaise
from tharsis.mars.marsbot.tracks import AdvanceOther, Arrow
from tharsis.mars.marsbot.words import BotFloaters, BotRating, Twice, WithColonies
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.terms import TEMPERATURE

WARM: Final = BotRaise(TEMPERATURE)
OCEAN: Final = BotPlace(OCEAN_TILE)
GREENERY: Final = BotPlace(GREENERY_TILE)
CITY: Final = BotPlace(CITY_TILE)
MILESTONE: Final = BotClaim()
AWARD: Final = BotFund()


def tr(n: int) -> Word:
    return BotRating(n)


def floaters(n: int) -> Word:
    return WithColonies(BotFloaters(n), "colonies")


track(
    BUILDING_TRACK,
    {
        2: OCEAN,
        5: tr(2),
        6: WARM,
        7: MILESTONE,
        8: GREENERY,
        9: AWARD,
        10: CITY,
        11: AdvanceOther(SPACE_TRACK),
        12: OCEAN,
        14: GREENERY,
        15: CITY,
        16: WARM,
        18: tr(5),
    },
)
track(
    SPACE_TRACK,
    {
        1: Arrow(SPACE_TRACK),
        3: WARM,
        5: OCEAN,
        6: CITY,
        7: WithColonies(None, "venus"),
        8: MILESTONE,
        9: WARM,
        11: tr(3),
        12: OCEAN,
        14: WARM,
        16: tr(4),
        18: tr(6),
    },
)
track(
    EVENT_TRACK,
    {
        1: Arrow(EVENT_TRACK),
        3: OCEAN,
        4: GREENERY,
        5: Arrow(EVENT_TRACK),
        6: floaters(2),
        7: Arrow(EVENT_TRACK),
        8: OCEAN,
        9: tr(3),
        10: AWARD,
        12: tr(4),
        13: WARM,
        14: GREENERY,
        15: Arrow(EVENT_TRACK),
        16: Twice(WARM),
        18: tr(5),
    },
)
track(
    SCIENCE_TRACK,
    {
        1: Arrow(SCIENCE_TRACK),
        3: Arrow(SCIENCE_TRACK),
        4: CITY,
        6: GREENERY,
        8: tr(2),
        9: MILESTONE,
        10: WARM,
        11: OCEAN,
        12: tr(3),
        13: WARM,
        14: tr(4),
        15: Arrow(SCIENCE_TRACK),
        17: WARM,
        18: tr(7),
    },
)
track(
    POWER_TRACK,
    {
        1: Arrow(POWER_TRACK),
        2: floaters(1),
        3: tr(3),
        4: floaters(2),
        5: WARM,
        6: Arrow(POWER_TRACK),
        7: MILESTONE,
        9: WARM,
        10: GREENERY,
        11: Arrow(POWER_TRACK),
        12: OCEAN,
        14: CITY,
        15: GREENERY,
        17: WARM,
        18: tr(8),
    },
)
track(
    EARTH_TRACK,
    {
        1: CITY,
        4: tr(3),
        5: CITY,
        7: Arrow(EARTH_TRACK),
        8: CITY,
        9: AWARD,
        10: Arrow(EARTH_TRACK),
        11: CITY,
        12: GREENERY,
        13: tr(4),
        14: GREENERY,
        15: Arrow(EARTH_TRACK),
        17: CITY,
        18: tr(7),
    },
)
track(
    PLANT_TRACK,
    {
        3: GREENERY,
        5: GREENERY,
        6: GREENERY,
        7: Arrow(PLANT_TRACK),
        9: OCEAN,
        10: AWARD,
        11: WARM,
        12: tr(3),
        13: GREENERY,
        14: GREENERY,
        15: OCEAN,
        16: GREENERY,
        18: tr(6),
    },
)
