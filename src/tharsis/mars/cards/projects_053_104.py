"""Project cards 053 to 104."""

from __future__ import annotations

from tharsis.mars.board import (
    CITY_TILE,
    COMMERCIAL_DISTRICT,
    GREENERY_TILE,
    MINING_AREA,
    MINING_RIGHTS,
    NUCLEAR_ZONE,
    OCEAN_TILE,
    ON_GANYMEDE,
    ON_METAL_AREA,
    ON_METAL_BESIDE_OWN,
    ON_OCEAN_AREA,
)
from tharsis.mars.cards.editions import ERA
from tharsis.mars.payment import Spend
from tharsis.mars.place import ClaimLand, EachNeighbour, MetalOfArea, Place
from tharsis.mars.words.counts import EachCity, EachTagOfOthers
from tharsis.mars.words.needs import Oceans, Oxygen, Produces, Temperature
from tharsis.mars.words.production import CopyBox
from tharsis.mars.words.targets import Reduce, Remove
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.catalogue import act, card
from tharsis.vocabulary.choices import Choose
from tharsis.vocabulary.counts import EachCube, EachTag
from tharsis.vocabulary.cubes import Add
from tharsis.vocabulary.deck import Discard, Draw
from tharsis.vocabulary.effects import Discount, Played, When, Worth
from tharsis.vocabulary.gains import Gain, Lose, Produce, Raise
from tharsis.vocabulary.needs import Tagged
from tharsis.vocabulary.terms import (
    ANIMAL,
    ANIMALS,
    BUILDING,
    CITY,
    EARTH,
    ENERGY,
    EVENT,
    JOVIAN,
    MICROBE,
    NONE,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SCIENCES,
    SPACE,
    STEEL,
    TEMPERATURE,
    THAT_CARD,
)

CARDS: list[Card] = [
    card(
        "053", "lake_marineris", 18, needs=Temperature(least=0), play=(Place(OCEAN_TILE), Place(OCEAN_TILE)), points=2
    ),
    card(
        "054",
        "small_animals",
        6,
        (ANIMAL,),
        needs=Oxygen(least=6),
        play=Reduce(PLANTS, 1),
        action=act(gets=Add(1, ANIMALS)),
        points=EachCube(ANIMALS, every=2),
        holds=ANIMALS,
    ),
    card(
        "055",
        "kelp_farming",
        17,
        (PLANT,),
        needs=Oceans(least=6),
        play=(Produce(credits=2, plants=3), Gain(plants=2)),
        points=1,
    ),
    card("056", "mine", 4, (BUILDING,), play=Produce(steel=1), edition=ERA),
    card("057", "vesta_shipyard", 15, (JOVIAN, SPACE), play=Produce(titanium=1), points=1, edition=ERA),
    card(
        "058",
        "beam_from_a_thorium_asteroid",
        32,
        (JOVIAN, SPACE, POWER),
        needs=Tagged(JOVIAN),
        play=Produce(heat=3, energy=3),
        points=1,
    ),
    card(
        "059", "mangrove", 12, (PLANT,), needs=Temperature(least=4), play=Place(GREENERY_TILE, ON_OCEAN_AREA), points=1
    ),
    card("060", "trees", 13, (PLANT,), needs=Temperature(least=-4), play=(Produce(plants=3), Gain(plants=1)), points=1),
    card(
        "061",
        "great_escarpment_consortium",
        6,
        needs=Produces(STEEL),
        play=(Reduce(STEEL, 1), Produce(steel=1)),
        edition=ERA,
    ),
    card("062", "mineral_deposit", 5, (EVENT,), play=Gain(steel=5), edition=ERA),
    card("063", "mining_expedition", 12, (EVENT,), play=(Raise(OXYGEN), Remove(PLANTS, 2), Gain(steel=2))),
    card(
        "064", "mining_area", 4, (BUILDING,), play=Place(MINING_AREA, ON_METAL_BESIDE_OWN, MetalOfArea()), edition=ERA
    ),
    card("065", "building_industries", 6, (BUILDING,), play=Produce(energy=-1, steel=2), edition=ERA),
    card("066", "land_claim", 1, (EVENT,), play=ClaimLand(), edition=ERA),
    card("067", "mining_rights", 9, (BUILDING,), play=Place(MINING_RIGHTS, ON_METAL_AREA, MetalOfArea())),
    card("068", "sponsors", 6, (EARTH,), play=Produce(credits=2), edition=ERA),
    card(
        "069",
        "electro_catapult",
        17,
        (BUILDING,),
        needs=Oxygen(most=8),
        play=Produce(energy=-1),
        action=(act(Lose(PLANTS, 1), gets=Gain(credits=7)), act(Lose(STEEL, 1), gets=Gain(credits=7))),
        points=1,
        edition=ERA,
    ),
    card("070", "earth_catapult", 23, (EARTH,), effect=Discount(2), points=2, edition=ERA),
    card("071", "advanced_alloys", 9, (SCIENCE,), effect=Worth(steel=1, titanium=1), edition=ERA),
    card(
        "072",
        "birds",
        10,
        (ANIMAL,),
        needs=Oxygen(least=13),
        play=Reduce(PLANTS, 2),
        action=act(gets=Add(1, ANIMALS)),
        points=EachCube(ANIMALS),
        holds=ANIMALS,
    ),
    card(
        "073",
        "mars_university",
        8,
        (SCIENCE, BUILDING),
        effect=When(Played(SCIENCE), Choose([Discard(1), Draw(1)], [])),
        points=1,
        edition=ERA,
    ),
    card(
        "074",
        "viral_enhancers",
        9,
        (SCIENCE, MICROBE),
        effect=When(Played(PLANT, MICROBE, ANIMAL), Choose([Gain(plants=1)], [Add(1, NONE, THAT_CARD)])),
        edition=ERA,
    ),
    card("075", "towing_a_comet", 23, (SPACE, EVENT), play=(Gain(plants=2), Raise(OXYGEN), Place(OCEAN_TILE))),
    card("076", "space_mirrors", 3, (POWER, SPACE), action=act(Spend(7), gets=Produce(energy=1))),
    card("077", "solar_wind_power", 11, (SCIENCE, SPACE, POWER), play=(Produce(energy=1), Gain(titanium=2))),
    card("078", "ice_asteroid", 23, (SPACE, EVENT), play=(Place(OCEAN_TILE), Place(OCEAN_TILE))),
    card(
        "079",
        "quantum_extractor",
        13,
        (SCIENCE, POWER),
        needs=Tagged(SCIENCE, 4),
        play=Produce(energy=4),
        effect=Discount(2, SPACE),
        edition=ERA,
    ),
    card(
        "080",
        "giant_ice_asteroid",
        36,
        (SPACE, EVENT),
        play=(Raise(TEMPERATURE, 2), Place(OCEAN_TILE), Place(OCEAN_TILE), Remove(PLANTS, 6)),
    ),
    card(
        "081", "ganymede_colony", 20, (JOVIAN, SPACE, CITY), play=Place(CITY_TILE, ON_GANYMEDE), points=EachTag(JOVIAN)
    ),
    card("082", "callisto_penal_mines", 24, (JOVIAN, SPACE), play=Produce(credits=3), points=2, edition=ERA),
    card("083", "giant_space_mirror", 17, (POWER, SPACE), play=Produce(energy=3)),
    card("084", "trans_neptune_probe", 6, (SCIENCE, SPACE), points=1, edition=ERA),
    card(
        "085",
        "commercial_district",
        16,
        (BUILDING,),
        play=(Place(COMMERCIAL_DISTRICT), Produce(energy=-1, credits=4)),
        points=EachNeighbour(CITY_TILE),
        edition=ERA,
    ),
    card("086", "robotic_workforce", 9, (SCIENCE,), play=CopyBox(), edition=ERA),
    card("087", "grass", 11, (PLANT,), needs=Temperature(least=-16), play=(Produce(plants=1), Gain(plants=3))),
    card("088", "heather", 6, (PLANT,), needs=Temperature(least=-14), play=(Produce(plants=1), Gain(plants=1))),
    card("089", "peroxide_power", 7, (POWER, BUILDING), play=Produce(credits=-1, energy=2)),
    card("090", "research", 11, (SCIENCE, SCIENCE), play=Draw(2), points=1, edition=ERA),
    card(
        "091", "gene_repair", 12, (SCIENCE,), needs=Tagged(SCIENCE, 3), play=Produce(credits=2), points=2, edition=ERA
    ),
    card(
        "092",
        "io_mining_industries",
        41,
        (JOVIAN, SPACE),
        play=Produce(titanium=2, credits=2),
        points=EachTag(JOVIAN),
        edition=ERA,
    ),
    card("093", "bushes", 10, (PLANT,), needs=Temperature(least=-10), play=(Produce(plants=2), Gain(plants=2))),
    card(
        "094",
        "mass_converter",
        8,
        (SCIENCE, POWER),
        needs=Tagged(SCIENCE, 5),
        play=Produce(energy=6),
        effect=Discount(2, SPACE),
        edition=ERA,
    ),
    card(
        "095",
        "physics_complex",
        12,
        (SCIENCE, BUILDING),
        action=act(Lose(ENERGY, 6), gets=Add(1, SCIENCES)),
        points=EachCube(SCIENCES, each=2),
        holds=SCIENCES,
        edition=ERA,
    ),
    card("096", "greenhouses", 6, (PLANT, BUILDING), play=Gain(plants=EachCity())),
    card("097", "nuclear_zone", 10, (EARTH,), play=(Place(NUCLEAR_ZONE), Raise(TEMPERATURE, 2)), points=-2),
    card("098", "tropical_resort", 13, (BUILDING,), play=Produce(heat=-2, credits=3), points=2, edition=ERA),
    card("099", "toll_station", 12, (SPACE,), play=Produce(credits=EachTagOfOthers(SPACE)), edition=ERA),
    card("100", "fueled_generators", 1, (POWER, BUILDING), play=Produce(credits=-1, energy=1)),
    card("101", "ironworks", 11, (BUILDING,), action=act(Lose(ENERGY, 4), gets=(Gain(steel=1), Raise(OXYGEN)))),
    card("102", "power_grid", 18, (POWER,), play=Produce(energy=EachTag(POWER))),
    card("103", "steelworks", 15, (BUILDING,), action=act(Lose(ENERGY, 4), gets=(Gain(steel=2), Raise(OXYGEN)))),
    card("104", "ore_processor", 13, (BUILDING,), action=act(Lose(ENERGY, 4), gets=(Gain(titanium=1), Raise(OXYGEN)))),
]
