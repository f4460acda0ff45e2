"""Project cards 156 to 208, green."""

from __future__ import annotations

from tharsis.ares.board import RED, YELLOW
from tharsis.ares.boxes import Capacity, GiveUp, GiveUpRating, ProduceCards, ProduceEach
from tharsis.ares.cards.editions import ARES, STAR
from tharsis.ares.counts import EachForest
from tharsis.ares.needs import Airy, Flipped, Warm
from tharsis.ares.verbs import Flip, Forest, PlayFree
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.catalogue import card
from tharsis.vocabulary.counts import EachTag
from tharsis.vocabulary.deck import Discard, Draw
from tharsis.vocabulary.gains import Gain, Produce, Raise
from tharsis.vocabulary.needs import Tagged
from tharsis.vocabulary.terms import (
    BUILDING,
    CREDITS,
    EARTH,
    EVENT,
    HEAT,
    JOVIAN,
    MICROBE,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    TEMPERATURE,
)

CARDS: list[Card] = [
    card(
        "156",
        "lightning_harvest",
        13,
        (SCIENCE, POWER),
        play=ProduceEach(CREDITS, EachTag(SCIENCE)),
        points=1,
        edition=ARES,
    ),
    card(
        "157", "low_atmo_shields", 9, (BUILDING,), needs=Airy(least=RED), play=Produce(credits=1, heat=2), edition=ARES
    ),
    card("158", "lunar_beam", 9, (EARTH, POWER), needs=GiveUpRating(1), play=Produce(heat=4), edition=ARES),
    card(
        "159",
        "mass_converter",
        20,
        (SCIENCE, BUILDING, POWER),
        needs=Tagged(SCIENCE, 4),
        play=(Produce(heat=3), Capacity(titanium=1)),
        points=2,
        edition=ARES,
    ),
    card(
        "160",
        "medical_lab",
        15,
        (BUILDING,),
        play=ProduceEach(CREDITS, EachTag(BUILDING, every=2)),
        points=1,
        edition=ARES,
    ),
    card(
        "161",
        "methane_from_titan",
        35,
        (SPACE, JOVIAN),
        needs=Airy(least=RED),
        play=Produce(plants=2, heat=2),
        points=2,
        edition=ARES,
    ),
    card("162", "micro_mills", 9, (BUILDING,), play=(Produce(heat=1), Capacity(steel=1)), edition=ARES),
    card("163", "microprocessors", 17, (BUILDING, POWER), play=(Draw(2), Discard(1), Produce(heat=3)), edition=STAR),
    card("164", "mine", 10, (BUILDING,), play=Capacity(steel=2), edition=ARES),
    card(
        "165",
        "miranda_resort",
        15,
        (SPACE, EARTH, JOVIAN),
        play=ProduceEach(CREDITS, EachTag(EARTH)),
        points=1,
        edition=ARES,
    ),
    card("166", "mohole_area", 18, (BUILDING,), play=Produce(heat=4), edition=ARES),
    card("167", "monocultures", 6, needs=GiveUpRating(1), play=Produce(plants=2), edition=ARES),
    card("168", "moss", 3, (PLANT,), needs=(Flipped(least=3), GiveUp(PLANTS, 1)), play=Produce(plants=1), edition=ARES),
    card(
        "169",
        "natural_preserve",
        12,
        (BUILDING, SCIENCE),
        needs=Airy(least=RED),
        play=Produce(credits=2),
        points=1,
        edition=ARES,
    ),
    card("170", "new_portfolios", 14, (PLANT, POWER), play=Produce(credits=1, plants=1, heat=1), edition=STAR),
    card("171", "nitrophilic_moss", 14, (PLANT,), play=Produce(plants=2), edition=STAR),
    card(
        "172",
        "noctis_farming",
        13,
        (BUILDING, PLANT),
        needs=Warm(least=RED),
        play=(Gain(plants=2), Produce(plants=1)),
        points=1,
        edition=ARES,
    ),
    card("173", "nuclear_plants", 10, (BUILDING,), play=Produce(credits=1, heat=3), points=-1, edition=ARES),
    card("174", "power_grid", 8, (BUILDING, POWER), play=ProduceEach(CREDITS, EachTag(POWER)), edition=ARES),
    card("175", "power_plant", 3, (BUILDING, POWER), play=Produce(heat=1), edition=ARES),
    card("176", "power_supply_consortium", 12, (POWER,), play=Produce(credits=2, heat=1), edition=ARES),
    card(
        "177",
        "protected_valley",
        22,
        (BUILDING, PLANT),
        play=(Forest(), Raise(OXYGEN), Produce(credits=2)),
        edition=ARES,
    ),
    card(
        "178",
        "quantum_extractor",
        16,
        (SCIENCE, BUILDING, POWER),
        needs=Tagged(SCIENCE, 3),
        play=Produce(heat=3),
        points=2,
        edition=ARES,
    ),
    card("179", "rad_suits", 4, needs=Flipped(least=2), play=Produce(credits=2), edition=ARES),
    card("180", "satellite_farms", 17, (SPACE,), play=ProduceEach(HEAT, EachTag(SPACE)), edition=ARES),
    card("181", "satellites", 14, (SPACE,), play=ProduceEach(CREDITS, EachTag(SPACE)), edition=ARES),
    card("182", "slash_and_burn_agriculture", 8, (BUILDING,), play=Produce(plants=2), points=-1, edition=ARES),
    card("183", "smelting", 28, (BUILDING, POWER), play=(Draw(2), Produce(heat=5)), edition=ARES),
    card("184", "soil_warming", 24, (PLANT,), play=(Raise(TEMPERATURE), Produce(plants=2)), edition=STAR),
    card("185", "solar_power", 10, (BUILDING, POWER), play=Produce(heat=1), points=1, edition=ARES),
    card("186", "solar_trapping", 10, (BUILDING,), play=(Draw(1), Gain(heat=3), Produce(heat=1)), edition=ARES),
    card("187", "soletta", 30, (SPACE,), play=Produce(heat=5), points=1, edition=ARES),
    card("188", "space_heaters", 11, (BUILDING,), play=(Draw(1), Produce(heat=2)), edition=STAR),
    card("189", "space_station", 14, (SPACE,), play=Capacity(titanium=1), points=1, edition=ARES),
    card("190", "sponsors", 5, (EARTH,), play=Produce(credits=2), edition=STAR),
    card("191", "strip_mine", 12, (BUILDING,), needs=GiveUpRating(1), play=Capacity(steel=2, titanium=1), edition=ARES),
    card("192", "surface_mines", 13, (BUILDING,), play=Capacity(steel=1, titanium=1), edition=ARES),
    card("193", "tectonic_stress_power", 20, (BUILDING, POWER), play=Produce(heat=3), points=1, edition=ARES),
    card("194", "titanium_mine", 7, (BUILDING,), play=Capacity(titanium=1), edition=ARES),
    card("195", "toll_station", 16, play=(PlayFree(9), Produce(credits=3)), edition=ARES),
    card("196", "trading_post", 11, play=(Gain(plants=3), Produce(credits=2)), edition=STAR),
    card("197", "trapped_heat", 20, needs=Warm(least=RED), play=(Flip(), Produce(heat=2)), edition=ARES),
    card(
        "198",
        "trees",
        17,
        (PLANT,),
        needs=Warm(least=YELLOW),
        play=(Gain(plants=1), Produce(plants=3)),
        points=1,
        edition=ARES,
    ),
    card("199", "tropical_resort", 19, needs=GiveUp(HEAT, 5), play=Produce(credits=4), points=2, edition=ARES),
    card(
        "200",
        "tundra_farming",
        12,
        (PLANT,),
        needs=Warm(least=YELLOW),
        play=(Gain(plants=1), Produce(credits=2, plants=1)),
        points=1,
        edition=ARES,
    ),
    card("201", "underground_city", 7, (BUILDING,), play=(Produce(credits=1), Capacity(steel=1)), edition=ARES),
    card("202", "undersea_vents", 31, (BUILDING, POWER), play=(Produce(heat=4), ProduceCards(1)), edition=ARES),
    card("203", "venture_capitalism", 11, play=ProduceEach(CREDITS, EachTag(EVENT)), edition=ARES),
    card("204", "vesta_shipyard", 16, (BUILDING, SPACE, JOVIAN), play=Capacity(titanium=1), points=1, edition=ARES),
    card("205", "wave_power", 9, (POWER,), needs=Flipped(least=3), play=Produce(heat=3), edition=ARES),
    card("206", "windmills", 10, (BUILDING, POWER), play=ProduceEach(HEAT, EachTag(POWER)), points=1, edition=ARES),
    card(
        "207", "worms", 11, (MICROBE,), needs=Airy(least=RED), play=ProduceEach(PLANTS, EachTag(MICROBE)), edition=ARES
    ),
    card(
        "208", "zeppelins", 10, needs=Airy(least=RED), play=ProduceEach(CREDITS, EachForest()), points=1, edition=ARES
    ),
]
