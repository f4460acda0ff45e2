"""MarsBot's corporations. They are their own cards: nothing of the corporation of the same name applies."""

from __future__ import annotations

from tharsis.mars.board import CITY_TILE
from tharsis.mars.marsbot.catalogue import corporation
from tharsis.mars.marsbot.corporation import OnCorporation
from tharsis.mars.marsbot.decks import (
    DestroyBonus,
    DrawBonus,
    DropFewest,
    MoreBonus,
    NoFirstBonus,
    SeedBonus,
    ShuffleIn,
)
from tharsis.mars.marsbot.robot import (
    BUILDING_TRACK,
    BY_COST,
    BY_TAGS,
    DEAR_CARD,
    EARTH_TRACK,
    EVENT_TRACK,
    HUMAN_CITY,
    HUMAN_TAG,
    NEEDY_CARD,
    OWN_ADVANCE,
    OWN_CITY,
    OWN_TAG,
    PLANT_TRACK,
    POWER_TRACK,
    SCIENCE_TRACK,
    SPACE_TRACK,
    BotWhen,
    CountDown,
    DraftPriority,
)
from tharsis.mars.marsbot.terraforming import BotPlace, BotRaise
from tharsis.mars.marsbot.tracks import Advance, DrawProject
from tharsis.mars.marsbot.words import BotGain
from tharsis.vocabulary.terms import (
    ANIMAL,
    BUILDING,
    CITY,
    CREDITS,
    EARTH,
    EVENT,
    JOVIAN,
    PLANT,
    PLANTS,
    POWER,
    SPACE,
    STOCKS,
    TEMPERATURE,
)


def bits(*numbers: int) -> int:
    return sum(1 << n for n in numbers)


corporation(
    "C01",
    "credicor",
    draft=DraftPriority(BY_COST),
    effects=[BotWhen(DEAR_CARD, BotGain(4), least=20)],
)
corporation("C02", "ecoline", before=[ShuffleIn("rapid_sprouting")], bonus=["rapid_sprouting"], holds=STOCKS[PLANTS])
corporation(
    "C03",
    "helion",
    white={
        BUILDING_TRACK: [6],
        SPACE_TRACK: [9],
        SCIENCE_TRACK: [10],
        POWER_TRACK: [5, 9],
        PLANT_TRACK: [11],
    },
    black={EARTH_TRACK: [3, 6, 9, 12, 13, 14]},
    on_white=[DrawProject()],
    on_black=[BotRaise(TEMPERATURE)],
    instead=True,
)
corporation(
    "C04",
    "interplanetary_cinematics",
    (EVENT, EVENT),
    effects=[BotWhen(OWN_ADVANCE, BotGain(2), mask=bits(BUILDING_TRACK, EVENT_TRACK))],
)
corporation(
    "C05",
    "inventrix",
    setup=[DestroyBonus("lobbyists")],
    effects=[BotWhen(NEEDY_CARD, BotGain(2))],
    before=[ShuffleIn("do_it_right")],
    bonus=["do_it_right"],
)
corporation(
    "C06",
    "mining_guild",
    (BUILDING, BUILDING),
    setup=[OnCorporation(CREDITS, 10)],
    effects=[CountDown(10)],
    holds="pile",  # it only counts; nothing can be taken from it
)
corporation(
    "C07",
    "phobolog",
    (SPACE,),
    setup=[SeedBonus(SPACE, 2)],
    white={SPACE_TRACK: [7, 10, 13, 15]},
    on_white=[DrawBonus()],
)
corporation(
    "C08",
    "saturn_systems",
    (JOVIAN, SPACE, SPACE, SPACE),
    draft=DraftPriority(BY_TAGS, JOVIAN, SPACE),
    effects=[
        BotWhen(HUMAN_TAG, Advance(EVENT_TRACK), mask=bits(JOVIAN)),
        BotWhen(OWN_TAG, Advance(EVENT_TRACK), mask=bits(JOVIAN)),
    ],
)
corporation(
    "C09",
    "teractor",
    draft=DraftPriority(BY_TAGS, EARTH),
    setup=[BotGain(25)],
    effects=[BotWhen(OWN_ADVANCE, BotGain(2), mask=bits(EARTH_TRACK))],
)
corporation(
    "C10",
    "tharsis_republic",
    draft=DraftPriority(BY_TAGS, CITY),
    setup=[BotPlace(CITY_TILE)],
    effects=[BotWhen(HUMAN_CITY, BotGain(2)), BotWhen(OWN_CITY, Advance(EVENT_TRACK))],
)
corporation(
    "C11",
    "thorgate",
    (POWER,),
    draft=DraftPriority(BY_TAGS, POWER),
    setup=[BotGain(10)],
    white={POWER_TRACK: [4, 6, 8, 10]},
    on_white=[DrawProject(first_only=True), BotRaise(TEMPERATURE)],
)
corporation(
    "C12",
    "united_nations_mars_initiative",
    setup=[NoFirstBonus("government_subsidy")],
    before=[MoreBonus()],
    bonus=["government_subsidy"],
)
corporation(
    "C31",
    "arklight",
    (ANIMAL,),
    draft=DraftPriority(BY_TAGS, ANIMAL, PLANT),
    effects=[BotWhen(OWN_TAG, BotGain(2), mask=bits(PLANT, ANIMAL))],
)
corporation(
    "C32",
    "polyphemos",
    (SPACE, SPACE, SPACE, EVENT, EVENT, EVENT),
    setup=[BotGain(25)],
    before=[DropFewest()],
)
