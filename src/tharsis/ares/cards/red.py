"""The red project cards, 65 to 102."""

from __future__ import annotations

from tharsis.ares.board import RED, WHITE, YELLOW
from tharsis.ares.boxes import GiveUp, GiveUpRating
from tharsis.ares.cards.editions import ARES
from tharsis.ares.needs import Airy, Warm
from tharsis.ares.verbs import AddEither, ExtraPlay, Flip, Forest
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.catalogue import card
from tharsis.vocabulary.choices import Choose
from tharsis.vocabulary.counts import EachTag
from tharsis.vocabulary.cubes import Add
from tharsis.vocabulary.deck import Discard, Draw, Look
from tharsis.vocabulary.gains import Gain, IfTags, NextCard, Raise, Rating
from tharsis.vocabulary.needs import Tagged
from tharsis.vocabulary.terms import (
    ANIMAL,
    ANIMALS,
    ANY_OWN,
    BUILDING,
    EARTH,
    EVENT,
    HEAT,
    JOVIAN,
    MICROBE,
    MICROBES,
    NONE,
    OTHER,
    OXYGEN,
    PLANT,
    SCIENCE,
    SPACE,
    TEMPERATURE,
)

CARDS: list[Card] = [
    card(
        "65",
        "advanced_ecosystems",
        10,
        (MICROBE, ANIMAL, EVENT),
        needs=(Tagged(ANIMAL), Tagged(MICROBE), Tagged(PLANT)),
        points=3,
        edition=ARES,
    ),
    card("66", "artificial_lake", 13, (EVENT,), needs=Warm(least=YELLOW), play=Flip(), points=1, edition=ARES),
    card("67", "atmosphere_filtering", 6, (SPACE, EVENT), needs=Tagged(SCIENCE, 2), play=Raise(OXYGEN), edition=ARES),
    card("68", "breathing_filters", 9, (EVENT,), needs=Airy(least=YELLOW), points=2, edition=ARES),
    card("69", "bribed_committee", 5, (EARTH, EVENT), play=Rating(2), points=-2, edition=ARES),
    card("70", "business_contacts", 5, (EARTH, EVENT), play=(Draw(4), Discard(2)), edition=ARES),
    card("71", "ceos_favorite_project", 3, (EVENT,), play=Add(2, NONE, ANY_OWN), edition=ARES),
    card("72", "colonizer_training_camp", 10, (BUILDING, JOVIAN, EVENT), needs=Airy(most=RED), points=2, edition=ARES),
    card("73", "comet", 25, (SPACE, EVENT), play=(Raise(TEMPERATURE), Flip()), edition=ARES),
    card("74", "convoy_from_europa", 14, (SPACE, EVENT), play=(Draw(1), Flip()), edition=ARES),
    card("75", "crater", 7, (EVENT,), needs=Tagged(EVENT, 3), play=Flip(), edition=ARES),
    card("76", "deimos_down", 30, (SPACE, EVENT), play=(Raise(TEMPERATURE, 3), Gain(credits=7)), edition=ARES),
    card("77", "giant_ice_asteroid", 36, (SPACE, EVENT), play=(Raise(TEMPERATURE, 2), Flip(2)), edition=ARES),
    card("78", "ice_asteroid", 21, (SPACE, EVENT), play=Flip(2), edition=ARES),
    card("79", "ice_cap_melting", 4, (EVENT,), needs=Warm(least=WHITE), play=Flip(), edition=ARES),
    card(
        "80",
        "imported_hydrogen",
        17,
        (SPACE, EARTH, EVENT),
        play=(Flip(), Choose([Gain(plants=3)], [Add(3, MICROBES, OTHER)], [Add(2, ANIMALS, OTHER)])),
        edition=ARES,
    ),
    card(
        "81",
        "imported_nitrogen",
        20,
        (SPACE, EARTH, EVENT),
        play=(Rating(1), Gain(plants=4), Add(2, ANIMALS, OTHER), Add(3, MICROBES, OTHER)),
        edition=ARES,
    ),
    card("82", "interstellar_colony_ship", 20, (SPACE, EARTH, EVENT), needs=Tagged(SCIENCE, 4), points=4, edition=ARES),
    card("83", "invention_contest", 1, (SCIENCE, EVENT), play=Look(3, 1), edition=ARES),
    card(
        "84", "investment_loan", 1, (EARTH, EVENT), needs=GiveUpRating(1), play=Gain(credits=10), points=1, edition=ARES
    ),
    card("85", "lagrange_observatory", 7, (SCIENCE, SPACE, EVENT), play=Draw(1), points=1, edition=ARES),
    card("86", "lake_marineris", 17, (EVENT,), needs=Warm(least=YELLOW), play=Flip(2), points=1, edition=ARES),
    card(
        "87",
        "large_convoy",
        36,
        (SPACE, EARTH, EVENT),
        play=(Flip(), Draw(2), Choose([Gain(plants=5)], [Add(3, ANIMALS, OTHER)])),
        points=2,
        edition=ARES,
    ),
    card("88", "lava_flows", 17, (EVENT,), play=Raise(TEMPERATURE, 2), edition=ARES),
    card(
        "89",
        "local_heat_trapping",
        0,
        (EVENT,),
        needs=GiveUp(HEAT, 3),
        play=(Gain(plants=4), AddEither(2)),
        edition=ARES,
    ),
    card("90", "mangrove", 12, (PLANT, EVENT), needs=Warm(least=WHITE), play=(Forest(), Raise(OXYGEN)), edition=ARES),
    card(
        "91",
        "nitrogen_rich_asteroid",
        30,
        (SPACE, EVENT),
        play=(Rating(2), Raise(TEMPERATURE), IfTags(PLANT, 3, Gain(plants=6), Gain(plants=2))),
        edition=ARES,
    ),
    card("92", "permafrost_extraction", 8, (EVENT,), needs=Warm(least=YELLOW), play=Flip(), edition=ARES),
    card("93", "phobos_falls", 32, (SPACE, EVENT), play=(Raise(TEMPERATURE), Flip(), Draw(2)), points=1, edition=ARES),
    card(
        "94",
        "plantation",
        22,
        (PLANT, EVENT),
        needs=Tagged(SCIENCE, 4),
        play=(Forest(2), Raise(OXYGEN, 2)),
        edition=ARES,
    ),
    card("95", "release_of_inert_gases", 16, (EVENT,), play=Rating(2), edition=ARES),
    card("96", "research", 5, (SCIENCE, SCIENCE, EVENT), play=Draw(2), edition=ARES),
    card("97", "special_design", 3, (EVENT,), play=(ExtraPlay(), NextCard(shift=1)), edition=ARES),
    card("98", "subterranean_reservoir", 10, (EVENT,), play=Flip(), edition=ARES),
    card("99", "technology_demonstration", 17, (SCIENCE, SPACE, EVENT), play=(Flip(), Draw(2)), edition=ARES),
    card(
        "100", "terraforming_ganymede", 28, (SPACE, JOVIAN, EVENT), play=Rating(EachTag(JOVIAN)), points=2, edition=ARES
    ),
    card("101", "towing_a_comet", 22, (SPACE, EVENT), play=(Raise(OXYGEN), Flip(), Gain(plants=2)), edition=ARES),
    card("102", "work_crews", 5, (EVENT,), play=(ExtraPlay(), NextCard(discount=11)), edition=ARES),
]
