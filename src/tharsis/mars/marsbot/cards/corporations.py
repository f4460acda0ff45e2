"""MarsBot's corporations. They are their own cards: nothing of the corporation of the same name applies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from tharsis.kernel.node import Node, intern
from tharsis.mars.board import CITY_TILE
from tharsis.mars.marsbot.cards.board import SPACES
from tharsis.mars.marsbot.cards.bonus import BONUS
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
    ANY_COLONY,
    BLACK,
    BUILDING_TRACK,
    BY_COST,
    BY_LEAST_TRACK,
    BY_TAGS,
    CORPORATIONS,
    DEAR_CARD,
    EARTH_TRACK,
    EVENT_TRACK,
    FLOATERS_SPENT,
    HUMAN_CITY,
    HUMAN_TAG,
    LAST_SPACE,
    NEEDY_CARD,
    NO_CUBE,
    OWN_ADVANCE,
    OWN_CITY,
    OWN_TAG,
    PLANT_TRACK,
    POWER_TRACK,
    SCIENCE_TRACK,
    SPACE_TRACK,
    TRACKS,
    WHITE,
    BotCorporation,
    BotWhen,
    CountDown,
    DraftPriority,
)
from tharsis.mars.marsbot.shipping import BuildColony, MoreMoons
from tharsis.mars.marsbot.terraforming import BotPlace, BotRaise
from tharsis.mars.marsbot.tracks import Advance, AdvanceLeast, DrawProject
from tharsis.mars.marsbot.words import BotFloaters, BotGain
from tharsis.vocabulary.card import Effect, Word
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

__all__ = ["BONUS", "CORPORATIONS", "SPACES"]

N = TypeVar("N", bound=Node)
Cubes = Mapping[int, Sequence[int]]  # spaces by track


def _all(given: Sequence[N]) -> list[N]:
    out: list[N] = []
    for one in given:
        known = intern(one)
        assert isinstance(known, type(one))
        out.append(known)
    return out


def bits(*numbers: int) -> int:
    return sum(1 << n for n in numbers)


def corporation(
    code: str,
    name: str,
    start_tags: Sequence[int] = (),
    *,
    draft: DraftPriority | None = None,
    setup: Sequence[Word] = (),
    effects: Sequence[Effect] = (),
    white: Cubes | None = None,
    black: Cubes | None = None,
    on_white: Sequence[Word] = (),
    on_black: Sequence[Word] = (),
    instead: bool = False,
    before: Sequence[Word] = (),
    round_start: Sequence[Word] = (),
    bonus: Sequence[str] = (),
    holds: str = "",
    colonies: bool = False,
) -> None:
    """A corporation: its start tags, draft priority, setup, cubes, lasting effects and yearly boxes."""
    cubes: list[list[int]] = []
    if white or black:
        cubes = [[NO_CUBE] * (LAST_SPACE + 1) for _ in TRACKS]
        for colour, places in ((WHITE, white or {}), (BLACK, black or {})):
            for track, spaces in places.items():
                for space in spaces:
                    cubes[track][space] = colour
    priority = None if draft is None else _all([draft])[0]
    one = BotCorporation(
        code,
        name,
        colonies,
        list(start_tags),
        priority,
        _all(setup),
        _all(effects),
        cubes,
        instead,
        _all(on_white),
        _all(on_black),
        _all(before),
        _all(round_start),
        list(bonus),
        holds,
    )
    one.number = len(CORPORATIONS)
    CORPORATIONS.append(one)


corporation("", "")
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
