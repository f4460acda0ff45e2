"""The corporations that MarsBot plays only with Colonies."""

from __future__ import annotations

from tharsis.mars.marsbot.catalogue import corporation
from tharsis.mars.marsbot.robot import (
    ANY_COLONY,
    BUILDING_TRACK,
    BY_LEAST_TRACK,
    EARTH_TRACK,
    EVENT_TRACK,
    FLOATERS_SPENT,
    PLANT_TRACK,
    POWER_TRACK,
    SCIENCE_TRACK,
    SPACE_TRACK,
    BotWhen,
    DraftPriority,
)
from tharsis.mars.marsbot.shipping.words import BuildColony, MoreMoons
from tharsis.mars.marsbot.terraforming import BotRaise
from tharsis.mars.marsbot.tracks import Advance, AdvanceLeast
from tharsis.mars.marsbot.words import BotFloaters
from tharsis.vocabulary.terms import JOVIAN, TEMPERATURE

corporation(
    "C30",
    "aridor",
    draft=DraftPriority(BY_LEAST_TRACK),
    setup=[MoreMoons()],
    white={BUILDING_TRACK: [3], SPACE_TRACK: [3], SCIENCE_TRACK: [3], POWER_TRACK: [3, 6]},
    black={EARTH_TRACK: [3, 6], PLANT_TRACK: [3, 6]},
    on_white=[Advance(EVENT_TRACK)],
    on_black=[Advance(EVENT_TRACK)],
    colonies=True,
)
corporation(
    "C33",
    "poseidon",
    setup=[BuildColony()],
    effects=[BotWhen(ANY_COLONY, AdvanceLeast())],
    colonies=True,
)
corporation(
    "C34",
    "stormcraft_incorporated",
    (JOVIAN,),
    setup=[BotFloaters(1)],
    effects=[BotWhen(FLOATERS_SPENT, BotRaise(TEMPERATURE))],
    round_start=[BotFloaters(1)],
    colonies=True,
)
