"""Project cards 157 to 208."""

from __future__ import annotations

from tharsis.mars.board import CITY_TILE, GREENERY_TILE, OCEAN_TILE, ON_OCEAN_AREA, RESTRICTED_AREA
from tharsis.mars.cards.editions import ERA
from tharsis.mars.payment import Spend
from tharsis.mars.place import Place, RemoveBeside
from tharsis.mars.words.counts import EachCity
from tharsis.mars.words.effects import Safe, Shield
from tharsis.mars.words.needs import CitiesInPlay, Oceans, Oxygen, Temperature
from tharsis.mars.words.occasions import CITY_PLACED
from tharsis.mars.words.targets import Reduce
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.catalogue import act, card
from tharsis.vocabulary.choices import Choose, Exchange
from tharsis.vocabulary.counts import EachCube, EachTag
from tharsis.vocabulary.cubes import Add, TakeHere
from tharsis.vocabulary.deck import Draw, Look
from tharsis.vocabulary.effects import Discount, Played, When
from tharsis.vocabulary.gains import Gain, Lose, NextCard, Produce, Raise, Rating
from tharsis.vocabulary.needs import Tagged
from tharsis.vocabulary.terms import (
    ANIMAL,
    ANIMALS,
    ANYONE,
    BUILDING,
    CITY,
    CREDITS,
    EARTH,
    ENERGY,
    EVENT,
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
    SCIENCES,
    SPACE,
    STEEL,
)

CARDS: list[Card] = [
    card(
        "157",
        "nitrite_reducing_bacteria",
        11,
        (MICROBE,),
        play=Add(3, MICROBES),
        action=(act(gets=Add(1, MICROBES)), act(TakeHere(3, MICROBES), gets=Rating(1))),
        holds=MICROBES,
    ),
    card("158", "industrial_microbes", 12, (MICROBE, BUILDING), play=Produce(energy=1, steel=1)),
    card("159", "lichen", 7, (PLANT,), needs=Temperature(least=-24), play=Produce(plants=1)),
    card(
        "160",
        "power_supply_consortium",
        5,
        (POWER,),
        needs=Tagged(POWER, 2),
        play=(Reduce(ENERGY, 1), Produce(energy=1)),
        edition=ERA,
    ),
    card("161", "convoy_from_europa", 15, (SPACE, EVENT), play=(Place(OCEAN_TILE), Draw(1))),
    card("162", "imported_ghg", 7, (EARTH, SPACE, EVENT), play=(Produce(heat=1), Gain(heat=3))),
    card(
        "163",
        "imported_nitrogen",
        23,
        (EARTH, SPACE, EVENT),
        play=(Rating(1), Gain(plants=4), Add(3, MICROBES, OTHER), Add(2, ANIMALS, OTHER)),
    ),
    card("164", "micro_mills", 3, play=Produce(heat=1)),
    card("165", "magnetic_field_generators", 20, (BUILDING,), play=(Produce(energy=-4, plants=2), Rating(3))),
    card(
        "166",
        "shuttles",
        10,
        (SPACE,),
        needs=Oxygen(least=5),
        play=Produce(energy=-1, credits=2),
        effect=Discount(2, SPACE),
        points=1,
    ),
    card("167", "import_of_advanced_ghg", 9, (EARTH, SPACE, EVENT), play=Produce(heat=2)),
    card("168", "windmills", 6, (POWER, BUILDING), needs=Oxygen(least=7), play=Produce(energy=1), points=1),
    card(
        "169",
        "tundra_farming",
        16,
        (PLANT,),
        needs=Temperature(least=-6),
        play=(Produce(plants=1, credits=2), Gain(plants=1)),
        points=2,
    ),
    card(
        "170",
        "aerobraked_ammonia_asteroid",
        26,
        (SPACE, EVENT),
        play=(Add(2, MICROBES, OTHER), Produce(heat=3, plants=1)),
    ),
    card("171", "magnetic_field_dome", 5, (BUILDING,), play=(Produce(energy=-2, plants=1), Rating(1))),
    card(
        "172",
        "pets",
        10,
        (EARTH, ANIMAL),
        play=Add(1, ANIMALS),
        effect=(When(CITY_PLACED, Add(1, ANIMALS), by=ANYONE), Safe()),
        points=EachCube(ANIMALS, every=2),
        holds=ANIMALS,
    ),
    card("173", "protected_habitats", 5, effect=Shield(), edition=ERA),
    card(
        "174", "protected_valley", 23, (PLANT, BUILDING), play=(Produce(credits=2), Place(GREENERY_TILE, ON_OCEAN_AREA))
    ),
    card("175", "satellites", 10, (SPACE,), play=Produce(credits=EachTag(SPACE)), edition=ERA),
    card(
        "176",
        "noctis_farming",
        10,
        (PLANT, BUILDING),
        needs=Temperature(least=-20),
        play=(Produce(credits=1), Gain(plants=2)),
        points=1,
    ),
    card(
        "177",
        "water_splitting_plant",
        12,
        (BUILDING,),
        needs=Oceans(least=2),
        action=act(Lose(ENERGY, 3), gets=Raise(OXYGEN)),
    ),
    card("178", "heat_trappers", 6, (POWER, BUILDING), play=(Reduce(HEAT, 2), Produce(energy=1)), points=-1),
    card("179", "soil_factory", 9, (BUILDING,), play=Produce(energy=-1, plants=1), points=1),
    card("180", "fuel_factory", 6, (BUILDING,), play=Produce(energy=-1, titanium=1, credits=1), edition=ERA),
    card("181", "ice_cap_melting", 5, (EVENT,), needs=Temperature(least=2), play=Place(OCEAN_TILE)),
    card(
        "182",
        "corporate_stronghold",
        11,
        (CITY, BUILDING),
        play=(Produce(energy=-1, credits=3), Place(CITY_TILE)),
        points=-2,
        edition=ERA,
    ),
    card(
        "183",
        "biomass_combustors",
        4,
        (POWER, BUILDING),
        needs=Oxygen(least=6),
        play=(Reduce(PLANTS, 1), Produce(energy=2)),
        points=-1,
    ),
    card(
        "184",
        "livestock",
        13,
        (ANIMAL,),
        needs=Oxygen(least=9),
        play=Produce(plants=-1, credits=2),
        action=act(gets=Add(1, ANIMALS)),
        points=EachCube(ANIMALS),
        holds=ANIMALS,
    ),
    card(
        "185",
        "olympus_conference",
        10,
        (SCIENCE, EARTH, BUILDING),
        effect=When(Played(SCIENCE), Choose([Add(1, SCIENCES)], [TakeHere(1, SCIENCES), Draw(1)])),
        points=1,
        holds=SCIENCES,
        edition=ERA,
    ),
    card("186", "rad_suits", 6, needs=CitiesInPlay(2), play=Produce(credits=1), points=1, edition=ERA),
    card("187", "aquifer_pumping", 18, (BUILDING,), action=act(Spend(8, STEEL), gets=Place(OCEAN_TILE))),
    card("188", "flooding", 7, (EVENT,), play=Place(OCEAN_TILE, then=RemoveBeside(4)), points=-1),
    card("189", "energy_saving", 15, (POWER,), play=Produce(energy=EachCity())),
    card(
        "190",
        "local_heat_trapping",
        1,
        (EVENT,),
        play=(Lose(HEAT, 5), Choose([Gain(plants=4)], [Add(2, ANIMALS, OTHER)])),
    ),
    card("191", "permafrost_extraction", 8, (EVENT,), needs=Temperature(least=-8), play=Place(OCEAN_TILE)),
    card("192", "invention_contest", 2, (SCIENCE, EVENT), play=Look(3, 1), edition=ERA),
    card("193", "plantation", 15, (PLANT,), needs=Tagged(SCIENCE, 2), play=Place(GREENERY_TILE)),
    card(
        "194", "power_infrastructure", 4, (POWER, BUILDING), action=act(Exchange(ENERGY, CREDITS), gets=()), edition=ERA
    ),
    card("195", "indentured_workers", 0, (EVENT,), play=NextCard(discount=8), points=-1, edition=ERA),
    card("196", "lagrange_observatory", 9, (SCIENCE, SPACE), play=Draw(1), points=1, edition=ERA),
    card("197", "terraforming_ganymede", 33, (JOVIAN, SPACE), play=Rating(EachTag(JOVIAN)), points=2, edition=ERA),
    card("198", "immigration_shuttles", 31, (EARTH, SPACE), play=Produce(credits=5), points=EachCity(every=3)),
    card(
        "199",
        "restricted_area",
        11,
        (SCIENCE,),
        play=Place(RESTRICTED_AREA),
        action=act(Spend(2), gets=Draw(1)),
        edition=ERA,
    ),
    card(
        "200",
        "immigrant_city",
        13,
        (CITY, BUILDING),
        play=(Produce(energy=-1, credits=-2), Place(CITY_TILE)),
        effect=When(CITY_PLACED, Produce(credits=1), by=ANYONE),
    ),
    card("201", "energy_tapping", 3, (POWER,), play=(Reduce(ENERGY, 1), Produce(energy=1)), points=-1, edition=ERA),
    card("202", "underground_detonations", 6, (BUILDING,), action=act(Spend(10), gets=Produce(heat=2))),
    card("203", "soletta", 35, (SPACE,), play=Produce(heat=7)),
    card("204", "technology_demonstration", 5, (SCIENCE, SPACE, EVENT), play=Draw(2), edition=ERA),
    card("205", "rad_chem_factory", 8, (BUILDING,), play=(Produce(energy=-1), Rating(2))),
    card("206", "special_design", 4, (SCIENCE, EVENT), play=NextCard(shift=2)),
    card(
        "207",
        "medical_lab",
        13,
        (SCIENCE, BUILDING),
        play=Produce(credits=EachTag(BUILDING, every=2)),
        points=1,
        edition=ERA,
    ),
    card(
        "208",
        "ai_central",
        21,
        (SCIENCE, BUILDING),
        needs=Tagged(SCIENCE, 3),
        play=Produce(energy=-1),
        action=act(gets=Draw(2)),
        points=1,
        edition=ERA,
    ),
]
