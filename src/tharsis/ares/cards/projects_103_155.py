"""Project cards 103 to 155, green."""

from __future__ import annotations

from tharsis.ares.board import PURPLE, RED, WHITE
from tharsis.ares.boxes import Capacity, GiveUp, GiveUpRating, ProduceCards, ProduceEach
from tharsis.ares.cards.editions import ARES, STAR
from tharsis.ares.needs import Airy, Flipped, HasRating, Warm
from tharsis.ares.verbs import Forest, PlayFree
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.catalogue import card
from tharsis.vocabulary.counts import EachTag
from tharsis.vocabulary.cubes import Add
from tharsis.vocabulary.gains import Gain, Produce, Raise
from tharsis.vocabulary.needs import Tagged
from tharsis.vocabulary.terms import (
    ANIMALS,
    BUILDING,
    CREDITS,
    EARTH,
    HEAT,
    JOVIAN,
    MICROBE,
    MICROBES,
    OTHER,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    TEMPERATURE,
)

CARDS: list[Card] = [
    card("103", "acquired_company", 11, (BUILDING, EARTH), play=ProduceCards(1), edition=STAR),
    card("104", "adapted_lichen", 6, (MICROBE, PLANT), play=Produce(plants=1), edition=ARES),
    card(
        "105",
        "aerated_magma",
        18,
        (POWER,),
        needs=Airy(least=RED),
        play=(Produce(heat=2), ProduceCards(1)),
        edition=ARES,
    ),
    card(
        "106",
        "airborne_radiation",
        15,
        (EARTH,),
        needs=Airy(least=RED),
        play=(Raise(OXYGEN), Produce(heat=2)),
        edition=ARES,
    ),
    card("107", "algae", 9, (PLANT,), needs=Flipped(least=5), play=Produce(plants=2), edition=ARES),
    card("108", "archaebacteria", 5, (MICROBE,), needs=Warm(most=PURPLE), play=Produce(plants=1), edition=ARES),
    card("109", "artificial_photosynthesis", 11, (SCIENCE,), play=Produce(plants=1, heat=1), edition=STAR),
    card("110", "asteroid_mining", 28, (SPACE, JOVIAN), play=Capacity(titanium=2), points=2, edition=ARES),
    card("111", "asteroid_mining_consortium", 6, play=Capacity(titanium=1), edition=STAR),
    card("112", "astrofarm", 21, (SPACE,), play=(Add(2, MICROBES, OTHER), Produce(plants=1, heat=3)), edition=ARES),
    card("113", "atmospheric_insulators", 10, (SPACE, EARTH), play=ProduceEach(HEAT, EachTag(EARTH)), edition=ARES),
    card("114", "automated_factories", 18, (BUILDING,), play=(PlayFree(9), ProduceCards(1)), edition=ARES),
    card(
        "115",
        "balanced_portfolios",
        8,
        (SCIENCE,),
        needs=GiveUpRating(1),
        play=Produce(credits=3),
        points=1,
        edition=ARES,
    ),
    card(
        "116",
        "beam_from_a_thorium_asteroid",
        23,
        (SPACE, JOVIAN, POWER),
        needs=Tagged(JOVIAN),
        play=Produce(plants=1, heat=3),
        points=1,
        edition=ARES,
    ),
    card(
        "117", "biomass_combustors", 15, (BUILDING, POWER), needs=GiveUp(PLANTS, 2), play=Produce(heat=5), edition=ARES
    ),
    card("118", "biothermal_power", 18, (SPACE, POWER), play=(Forest(), Raise(OXYGEN), Produce(heat=1)), edition=ARES),
    card("119", "blueprints", 17, (EARTH,), play=(Produce(credits=2), ProduceCards(1)), edition=ARES),
    card("120", "building_industries", 6, (BUILDING,), needs=GiveUp(HEAT, 4), play=Capacity(steel=2), edition=ARES),
    card("121", "bushes", 13, (PLANT,), needs=Warm(least=RED), play=(Gain(plants=2), Produce(plants=2)), edition=ARES),
    card("122", "callisto_penal_mines", 20, (BUILDING, SPACE, JOVIAN), play=ProduceCards(1), points=1, edition=ARES),
    card("123", "cartel", 6, (EARTH,), play=ProduceEach(CREDITS, EachTag(EARTH)), edition=ARES),
    card("124", "coal_imports", 13, (BUILDING,), play=Produce(heat=3), edition=STAR),
    card("125", "commercial_district", 25, (BUILDING,), play=Produce(credits=4), points=2, edition=ARES),
    card("126", "deep_well_heating", 14, (BUILDING, POWER), play=(Raise(TEMPERATURE), Produce(heat=1)), edition=ARES),
    card(
        "127",
        "designed_microorganisms",
        15,
        (MICROBE, SCIENCE),
        needs=Warm(most=RED),
        play=Produce(plants=2),
        edition=ARES,
    ),
    card("128", "diversified_interests", 15, (PLANT,), play=(Gain(plants=3, heat=3), Produce(plants=1)), edition=ARES),
    card("129", "dusty_quarry", 2, needs=Flipped(most=3), play=Capacity(steel=1), edition=ARES),
    card("130", "economic_growth", 10, (BUILDING,), play=Produce(credits=3), edition=STAR),
    card("131", "energy_storage", 18, (POWER,), needs=HasRating(7), play=ProduceCards(2), edition=ARES),
    card(
        "132",
        "eos_chasma_national_park",
        16,
        (BUILDING, PLANT),
        needs=Warm(least=RED),
        play=(Add(1, ANIMALS, OTHER), Gain(plants=3), Produce(credits=2)),
        points=1,
        edition=ARES,
    ),
    card(
        "133",
        "farming",
        20,
        (PLANT,),
        needs=Warm(least=WHITE),
        play=(Gain(plants=2), Produce(credits=2, plants=2)),
        points=2,
        edition=ARES,
    ),
    card("134", "food_factory", 9, (BUILDING,), needs=GiveUp(PLANTS, 2), play=Produce(credits=4), edition=ARES),
    card(
        "135",
        "fuel_factory",
        9,
        (BUILDING,),
        needs=GiveUp(HEAT, 3),
        play=(Produce(credits=1), Capacity(titanium=1)),
        edition=ARES,
    ),
    card(
        "136",
        "fueled_generators",
        4,
        (BUILDING, POWER),
        needs=GiveUpRating(1),
        play=Produce(heat=2),
        points=1,
        edition=ARES,
    ),
    card(
        "137", "fusion_power", 7, (SCIENCE, BUILDING, POWER), needs=Tagged(POWER, 2), play=ProduceCards(1), edition=ARES
    ),
    card("138", "ganymede_shipyard", 17, (SPACE, JOVIAN), play=Capacity(titanium=2), edition=ARES),
    card(
        "139", "gene_repair", 15, (SCIENCE,), needs=Tagged(SCIENCE, 3), play=Produce(credits=2), points=2, edition=ARES
    ),
    card("140", "geothermal_power", 8, (BUILDING, POWER), play=Produce(heat=2), edition=ARES),
    card("141", "giant_space_mirror", 13, (SPACE, POWER), play=Produce(heat=3), edition=ARES),
    card("142", "grass", 9, (PLANT,), needs=Warm(least=RED), play=(Gain(plants=3), Produce(plants=1)), edition=ARES),
    card(
        "143", "great_dam", 12, (BUILDING, POWER), needs=Flipped(least=2), play=Produce(heat=2), points=1, edition=ARES
    ),
    card("144", "great_escarpment_consortium", 3, play=Capacity(steel=1), edition=STAR),
    card("145", "heather", 14, (PLANT,), play=(Gain(plants=1), Produce(plants=1)), points=1, edition=ARES),
    card(
        "146",
        "immigration_shuttles",
        20,
        (SPACE, EARTH),
        play=Produce(credits=3),
        points=EachTag(EARTH, every=2),
        edition=ARES,
    ),
    card("147", "import_of_advanced_ghg", 8, (SPACE, EARTH), play=Produce(heat=2), edition=STAR),
    card("148", "imported_ghg", 8, (EARTH,), play=(Gain(heat=5), Produce(heat=1)), edition=ARES),
    card("149", "industrial_center", 15, (BUILDING,), play=(Produce(credits=3), Capacity(steel=1)), edition=ARES),
    card("150", "industrial_farming", 19, (BUILDING,), play=Produce(credits=1, plants=2), edition=STAR),
    card("151", "industrial_microbes", 9, (BUILDING, MICROBE), play=(Produce(heat=1), Capacity(steel=1)), edition=ARES),
    card("152", "insects", 10, (MICROBE,), play=ProduceEach(PLANTS, EachTag(PLANT)), edition=ARES),
    card(
        "153",
        "io_mining_industries",
        37,
        (BUILDING, SPACE, JOVIAN),
        play=(Produce(credits=2), Capacity(titanium=2)),
        points=EachTag(JOVIAN),
        edition=ARES,
    ),
    card(
        "154",
        "kelp_farming",
        17,
        needs=Flipped(least=6),
        play=(Gain(plants=2), Produce(credits=2, plants=3)),
        points=1,
        edition=ARES,
    ),
    card("155", "lichen", 5, (PLANT,), play=Produce(plants=1), edition=STAR),
]
