"""Scenarios of the project cards 053 to 104: a position, answers, and the differences they make."""

from __future__ import annotations

import pytest
from table import after, can, do, oceans, offered, points, reasons, seat, table

from tharsis.kernel.errors import BadPosition
from tharsis.mars.game import Mars
from tharsis.vocabulary.terms import CUBES, KINDS, TAGS

MAP = [row + str(n) for row, size in zip("ABCDEFGHI", (5, 6, 7, 8, 9, 8, 7, 6, 5)) for n in range(1, size + 1)]
OCEAN_AREAS = ["A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6", "F7", "F8", "I5"]
NOCTIS = "E3"
LAND = [area for area in MAP if area not in OCEAN_AREAS and area != NOCTIS]
METAL_AREAS = ["A1", "B2", "C7", "D1", "H1", "H6", "I1", "I2"]

BASE = "base"
ERA = "corporate_era"

# what is printed: number, set, kind, cost, tags
PRINTED: dict[str, tuple[str, str, str, int, str]] = {
    "lake_marineris": ("053", BASE, "automated", 18, ""),
    "small_animals": ("054", BASE, "active", 6, "animal"),
    "kelp_farming": ("055", BASE, "automated", 17, "plant"),
    "mine": ("056", ERA, "automated", 4, "building"),
    "vesta_shipyard": ("057", ERA, "automated", 15, "jovian space"),
    "beam_from_a_thorium_asteroid": ("058", BASE, "automated", 32, "jovian space power"),
    "mangrove": ("059", BASE, "automated", 12, "plant"),
    "trees": ("060", BASE, "automated", 13, "plant"),
    "great_escarpment_consortium": ("061", ERA, "automated", 6, ""),
    "mineral_deposit": ("062", ERA, "event", 5, ""),
    "mining_expedition": ("063", BASE, "event", 12, ""),
    "mining_area": ("064", ERA, "automated", 4, "building"),
    "building_industries": ("065", ERA, "automated", 6, "building"),
    "land_claim": ("066", ERA, "event", 1, ""),
    "mining_rights": ("067", BASE, "automated", 9, "building"),
    "sponsors": ("068", ERA, "automated", 6, "earth"),
    "electro_catapult": ("069", ERA, "active", 17, "building"),
    "earth_catapult": ("070", ERA, "active", 23, "earth"),
    "advanced_alloys": ("071", ERA, "active", 9, "science"),
    "birds": ("072", BASE, "active", 10, "animal"),
    "mars_university": ("073", ERA, "active", 8, "science building"),
    "viral_enhancers": ("074", ERA, "active", 9, "science microbe"),
    "towing_a_comet": ("075", BASE, "event", 23, "space"),
    "space_mirrors": ("076", BASE, "active", 3, "power space"),
    "solar_wind_power": ("077", BASE, "automated", 11, "science space power"),
    "ice_asteroid": ("078", BASE, "event", 23, "space"),
    "quantum_extractor": ("079", ERA, "active", 13, "science power"),
    "giant_ice_asteroid": ("080", BASE, "event", 36, "space"),
    "ganymede_colony": ("081", BASE, "automated", 20, "jovian space city"),
    "callisto_penal_mines": ("082", ERA, "automated", 24, "jovian space"),
    "giant_space_mirror": ("083", BASE, "automated", 17, "power space"),
    "trans_neptune_probe": ("084", ERA, "automated", 6, "science space"),
    "commercial_district": ("085", ERA, "automated", 16, "building"),
    "robotic_workforce": ("086", ERA, "automated", 9, "science"),
    "grass": ("087", BASE, "automated", 11, "plant"),
    "heather": ("088", BASE, "automated", 6, "plant"),
    "peroxide_power": ("089", BASE, "automated", 7, "power building"),
    "research": ("090", ERA, "automated", 11, "science science"),
    "gene_repair": ("091", ERA, "automated", 12, "science"),
    "io_mining_industries": ("092", ERA, "automated", 41, "jovian space"),
    "bushes": ("093", BASE, "automated", 10, "plant"),
    "mass_converter": ("094", ERA, "active", 8, "science power"),
    "physics_complex": ("095", ERA, "active", 12, "science building"),
    "greenhouses": ("096", BASE, "automated", 6, "plant building"),
    "nuclear_zone": ("097", BASE, "automated", 10, "earth"),
    "tropical_resort": ("098", ERA, "automated", 13, "building"),
    "toll_station": ("099", ERA, "automated", 12, "space"),
    "fueled_generators": ("100", BASE, "automated", 1, "power building"),
    "ironworks": ("101", BASE, "active", 11, "building"),
    "power_grid": ("102", BASE, "automated", 18, "power"),
    "steelworks": ("103", BASE, "active", 15, "building"),
    "ore_processor": ("104", BASE, "active", 13, "building"),
}

# cards that give one science tag each and set nothing off; Research has two
SCIENCE_TAGS = ["breathing_filters", "trans_neptune_probe", "solar_wind_power", "artificial_photosynthesis"]

# what each card wants besides its price: of its seat, of the table
READY: dict[str, tuple[dict[str, object], dict[str, object]]] = {
    "lake_marineris": ({}, {"temperature": 0}),
    "small_animals": ({"produces": {"plants": 1}}, {"oxygen": 6}),
    "kelp_farming": ({}, {"tiles": oceans(6)}),
    "beam_from_a_thorium_asteroid": ({"played": ["miranda_resort"]}, {}),
    "mangrove": ({}, {"temperature": 4}),
    "trees": ({}, {"temperature": -4}),
    "great_escarpment_consortium": ({"produces": {"steel": 1}}, {}),
    "mining_area": ({}, {"tiles": {"B1": ("city", 0)}}),
    "building_industries": ({"produces": {"energy": 1}}, {}),
    "electro_catapult": ({"produces": {"energy": 1}}, {"oxygen": 8}),
    "birds": ({"produces": {"plants": 2}}, {"oxygen": 13}),
    "quantum_extractor": ({"played": SCIENCE_TAGS}, {}),
    "commercial_district": ({"produces": {"energy": 1}}, {}),
    "robotic_workforce": ({"played": ["mine"]}, {}),
    "grass": ({}, {"temperature": -16}),
    "heather": ({}, {"temperature": -14}),
    "gene_repair": ({"played": SCIENCE_TAGS[:3]}, {}),
    "bushes": ({}, {"temperature": -10}),
    "mass_converter": ({"played": [*SCIENCE_TAGS[:3], "research"]}, {}),
    "tropical_resort": ({"produces": {"heat": 2}}, {}),
}


def ready(card: str, **stock: object) -> Mars:
    """A table where nothing but its price stands between seat 0 and the card."""
    own, common = READY.get(card, ({}, {}))
    return table(seat(hand=[card], **{**own, **stock}), seat(), **common)


def hand(g: Mars) -> list[str]:
    return [g.card_name(c) for c in g.seat[0].hand]


def tags(g: Mars, who: int = 0) -> dict[str, int]:
    """The tags of a seat that it has."""
    return {TAGS[t]: n for t, n in enumerate(g.seat[who].tags) if n}


def next_generation(g: Mars) -> None:
    """Seat 0 has taken one action; both pass, buy nothing, and it is seat 0's turn again."""
    do(g, "end turn", (1, "pass"), "pass", [], (1, []), (1, "pass"))


# ---- what all cards have
@pytest.mark.parametrize("card", PRINTED)
def test_printed_data(card: str) -> None:
    number, edition, kind, cost, tag_row = PRINTED[card]
    g = table(seat(), seat())
    found = next(c for c in g.cards if c.name == card)
    printed = tag_row.split() + (["event"] if kind == "event" else [])
    assert (found.code, found.edition, KINDS[found.kind], found.cost) == (number, edition, kind, cost)
    assert [TAGS[t] for t in found.tags] == printed


HOLDS = {"small_animals": "animal", "birds": "animal", "physics_complex": "science"}


@pytest.mark.parametrize("card", PRINTED)
def test_what_it_collects(card: str) -> None:
    g = table(seat(), seat())
    found = next(c for c in g.cards if c.name == card)
    assert CUBES[found.holds] == HOLDS.get(card, "none")


def test_animals_from_elsewhere_go_to_cards_that_collect_animals() -> None:
    g = table(seat(credits=16, hand=["eos_chasma_national_park"], played=list(HOLDS)), seat(), temperature=-12)
    do(g, "play eos_chasma_national_park")
    assert offered(g) == ["add small_animals", "add birds"]
    assert after(g, "add birds") == {"on birds": 1}


@pytest.mark.parametrize("card", PRINTED)
def test_the_price_is_exact(card: str) -> None:
    cost = PRINTED[card][3]
    assert can(ready(card, credits=cost), f"play {card}")
    short = ready(card, credits=cost - 1)
    assert not can(short, f"play {card}")
    assert reasons(short, f"play {card}") == ["credits"]


@pytest.mark.parametrize("card", PRINTED)
def test_steel_pays_for_buildings_and_titanium_for_space(card: str) -> None:
    _, _, _, cost, tag_row = PRINTED[card]
    steel = -(-cost // 2)
    assert can(ready(card, steel=steel), f"play {card}") == ("building" in tag_row)
    titanium = -(-cost // 3)
    assert can(ready(card, titanium=titanium), f"play {card}") == ("space" in tag_row)
    if "building" in tag_row:
        assert reasons(ready(card, steel=steel - 1), f"play {card}") == ["credits"]
    if "space" in tag_row:
        assert reasons(ready(card, titanium=titanium - 1), f"play {card}") == ["credits"]


@pytest.mark.parametrize("card", PRINTED)
def test_tags_count_unless_it_is_an_event(card: str) -> None:
    _, _, kind, _, tag_row = PRINTED[card]
    g = table(seat(played=[card]), seat())
    row = [] if kind == "event" else tag_row.split()
    assert tags(g) == {t: row.count(t) for t in row}
    mine = g.position()["seats"]
    assert isinstance(mine, list)
    assert (mine[0]["events"], mine[0]["played"]) == (([card], []) if kind == "event" else ([], [card]))


@pytest.mark.parametrize("card", PRINTED)
def test_corporate_era_cards_stay_out_of_the_standard_game(card: str) -> None:
    standard = {"options": {"corporate_era": False}}
    if PRINTED[card][1] == ERA:
        with pytest.raises(BadPosition):
            table(seat(hand=[card]), seat(), **standard)
    else:
        assert table(seat(hand=[card]), seat(), **standard).seat[0].hand


# ---- requirements: met exactly at their value, one step off is refused
PARAMETERS = [
    ("lake_marineris", "temperature", 0, -2, "parameter_low"),
    ("small_animals", "oxygen", 6, 5, "parameter_low"),
    ("kelp_farming", "oceans", 6, 5, "parameter_low"),
    ("mangrove", "temperature", 4, 2, "parameter_low"),
    ("trees", "temperature", -4, -6, "parameter_low"),
    ("electro_catapult", "oxygen", 8, 9, "parameter_high"),
    ("birds", "oxygen", 13, 12, "parameter_low"),
    ("grass", "temperature", -16, -18, "parameter_low"),
    ("heather", "temperature", -14, -16, "parameter_low"),
    ("bushes", "temperature", -10, -12, "parameter_low"),
]


@pytest.mark.parametrize(("card", "what", "met", "missed", "reason"), PARAMETERS)
def test_parameter_needed(card: str, what: str, met: int, missed: int, reason: str) -> None:
    own, _ = READY[card]

    def at(value: int) -> Mars:
        common: dict[str, object] = {"tiles": oceans(value)} if what == "oceans" else {what: value}
        return table(seat(credits=60, hand=[card], **own), seat(), **common)

    assert can(at(met), f"play {card}")
    assert not can(at(missed), f"play {card}")
    assert reasons(at(missed), f"play {card}") == [reason]


@pytest.mark.parametrize("card", [c for c in PRINTED if c not in READY])
def test_nothing_needed(card: str) -> None:
    for common in ({"temperature": -30, "oxygen": 0}, {"temperature": 8, "oxygen": 14, "tiles": oceans(9)}):
        assert can(table(seat(credits=60, hand=[card]), seat(), **common), f"play {card}")


TAGS_NEEDED = [
    ("beam_from_a_thorium_asteroid", ["miranda_resort"]),
    ("quantum_extractor", SCIENCE_TAGS),
    ("gene_repair", SCIENCE_TAGS[:3]),
    ("mass_converter", [*SCIENCE_TAGS[:3], "research"]),
]


@pytest.mark.parametrize(("card", "enough"), TAGS_NEEDED)
def test_tags_needed(card: str, enough: list[str]) -> None:
    """The card's own tags do not help, nor do those of others."""
    assert can(table(seat(credits=60, hand=[card], played=enough), seat()), f"play {card}")
    short = table(seat(credits=60, hand=[card], played=enough[1:]), seat(played=enough[:1]))
    assert not can(short, f"play {card}")
    assert reasons(short, f"play {card}") == ["tags"]


def test_tags_needed_may_lie_on_the_corporation() -> None:
    g = table(seat("saturn_systems", credits=32, hand=["beam_from_a_thorium_asteroid"]), seat())
    assert can(g, "play beam_from_a_thorium_asteroid")
    h = table(seat("inventrix", credits=12, hand=["gene_repair"], played=SCIENCE_TAGS[:2]), seat())
    assert can(h, "play gene_repair")


def test_tags_needed_are_not_those_of_played_events() -> None:
    events = ["technology_demonstration", "invention_contest", "special_design"]
    g = table(seat(credits=12, hand=["gene_repair"], played=events), seat())
    assert reasons(g, "play gene_repair") == ["tags"]


# ---- own production losses must be possible: kind, what is needed at least
LOSSES = [
    ("building_industries", "energy", 1),
    ("electro_catapult", "energy", 1),
    ("commercial_district", "energy", 1),
    ("tropical_resort", "heat", 2),
    ("peroxide_power", "credits", -4),
    ("fueled_generators", "credits", -4),
]


@pytest.mark.parametrize(("card", "kind", "least"), LOSSES)
def test_own_production_must_be_there_to_lose(card: str, kind: str, least: int) -> None:
    assert can(ready(card, credits=60, produces={kind: least}), f"play {card}")
    short = ready(card, credits=60, produces={kind: least - 1})
    assert not can(short, f"play {card}")
    assert reasons(short, f"play {card}") == ["production_short"]


# ---- cards that ask nothing: their differences besides the price, and their points
PLAIN: dict[str, tuple[dict[str, object], int]] = {
    "kelp_farming": ({"0.+credits": 2, "0.+plants": 3, "0.plants": 2}, 1),
    "mine": ({"0.+steel": 1}, 0),
    "vesta_shipyard": ({"0.+titanium": 1}, 1),
    "beam_from_a_thorium_asteroid": ({"0.+heat": 3, "0.+energy": 3}, 1 + 1),  # Miranda Resort has a point as well
    "trees": ({"0.+plants": 3, "0.plants": 1}, 1),
    "mineral_deposit": ({"0.steel": 5}, 0),
    "building_industries": ({"0.+energy": -1, "0.+steel": 2}, 0),
    "sponsors": ({"0.+credits": 2}, 0),
    "electro_catapult": ({"0.+energy": -1}, 1),
    "earth_catapult": ({}, 2),
    "advanced_alloys": ({}, 0),
    "mars_university": ({}, 1),  # the hand is empty
    "viral_enhancers": ({"0.plants": 1}, 0),
    "space_mirrors": ({}, 0),
    "solar_wind_power": ({"0.+energy": 1, "0.titanium": 2}, 0),
    "quantum_extractor": ({"0.+energy": 4}, 2 + 1),  # Breathing Filters and Trans-Neptune Probe
    "ganymede_colony": ({"at ganymede": "city 0"}, 1),
    "callisto_penal_mines": ({"0.+credits": 3}, 2),
    "giant_space_mirror": ({"0.+energy": 3}, 0),
    "trans_neptune_probe": ({}, 1),
    "grass": ({"0.+plants": 1, "0.plants": 3}, 0),
    "heather": ({"0.+plants": 1, "0.plants": 1}, 0),
    "peroxide_power": ({"0.+credits": -1, "0.+energy": 2}, 0),
    "research": ({"deck": -2, "0.hand": 2}, 1),
    "gene_repair": ({"0.+credits": 2}, 2 + 3),  # Breathing Filters and Trans-Neptune Probe
    "io_mining_industries": ({"0.+titanium": 2, "0.+credits": 2}, 1),
    "bushes": ({"0.+plants": 2, "0.plants": 2}, 0),
    "mass_converter": ({"0.+energy": 6}, 2 + 1 + 1),  # those and Research
    "physics_complex": ({}, 0),
    "greenhouses": ({}, 0),
    "tropical_resort": ({"0.+heat": -2, "0.+credits": 3}, 2),
    "toll_station": ({}, 0),
    "fueled_generators": ({"0.+credits": -1, "0.+energy": 1}, 0),
    "ironworks": ({}, 0),
    "power_grid": ({"0.+energy": 1}, 0),
    "steelworks": ({}, 0),
    "ore_processor": ({}, 0),
}


@pytest.mark.parametrize("card", PLAIN)
def test_what_it_does(card: str) -> None:
    changes, worth = PLAIN[card]
    cost = PRINTED[card][3]
    g = ready(card, credits=cost + 10)
    assert after(g, f"play {card}") == {"0.credits": -cost, **changes}
    assert points(g) == worth
    assert points(g, 1) == 0


# ---- actions: their price, their gain, once in a generation
OXYGEN = {"oxygen": 1, "0.tr": 1}
ACTIONS: list[tuple[str, str, str, int, dict[str, object]]] = [
    ("electro_catapult", "use electro_catapult 1", "plants", 1, {"0.plants": -1, "0.credits": 7}),
    ("electro_catapult", "use electro_catapult 2", "steel", 1, {"0.steel": -1, "0.credits": 7}),
    ("space_mirrors", "use space_mirrors", "credits", 7, {"0.credits": -7, "0.+energy": 1}),
    ("physics_complex", "use physics_complex", "energy", 6, {"0.energy": -6, "on physics_complex": 1}),
    ("ironworks", "use ironworks", "energy", 4, {"0.energy": -4, "0.steel": 1, **OXYGEN}),
    ("steelworks", "use steelworks", "energy", 4, {"0.energy": -4, "0.steel": 2, **OXYGEN}),
    ("ore_processor", "use ore_processor", "energy", 4, {"0.energy": -4, "0.titanium": 1, **OXYGEN}),
    ("small_animals", "use small_animals", "credits", 0, {"on small_animals": 1}),
    ("birds", "use birds", "credits", 0, {"on birds": 1}),
]


@pytest.mark.parametrize(("card", "action", "kind", "price", "changes"), ACTIONS)
def test_action(card: str, action: str, kind: str, price: int, changes: dict[str, object]) -> None:
    assert after(table(seat(played=[card], **{kind: price}), seat()), action) == changes
    if price:
        short = table(seat(played=[card], **{kind: price - 1}), seat())
        assert not can(short, action)
        assert reasons(short, action) == ["credits" if kind == "credits" else "stock_short"]


@pytest.mark.parametrize(("card", "action", "kind", "price", "changes"), ACTIONS)
def test_action_once_in_a_generation(card: str, action: str, kind: str, price: int, changes: dict[str, object]) -> None:
    g = table(seat(played=[card], produces={kind: price}, **{kind: 2 * price}), seat())
    do(g, action)
    assert reasons(g, action) == ["used"]
    next_generation(g)
    assert can(g, action)
    assert not can(g, action, 1)


@pytest.mark.parametrize("card", ["electro_catapult", "space_mirrors", "physics_complex", "ironworks"])
def test_action_in_the_very_generation_the_card_is_played(card: str) -> None:
    g = ready(card, credits=60, plants=1, energy=6)
    do(g, f"play {card}")
    assert can(g, f"use {card}" + (" 1" if card == "electro_catapult" else ""))


# ---- 053 Lake Marineris, 078 Ice Asteroid: two oceans
@pytest.mark.parametrize("card", ["lake_marineris", "ice_asteroid"])
def test_two_oceans(card: str) -> None:
    cost = PRINTED[card][3]
    g = ready(card, credits=cost)
    do(g, f"play {card}")
    assert offered(g) == [f"place ocean {a}" for a in OCEAN_AREAS]
    assert after(g, "place ocean F7") == {"0.tr": 1, "oceans": 1, "0.plants": 1, "at F7": "ocean"}
    # the second lies beside the first
    assert after(g, "place ocean F8") == {"0.tr": 1, "oceans": 1, "0.plants": 1, "0.credits": 2, "at F8": "ocean"}
    assert points(g) == (2 if card == "lake_marineris" else 0)
    assert not can(g, "place ocean A2")


@pytest.mark.parametrize("card", ["lake_marineris", "ice_asteroid"])
def test_two_oceans_with_one_left(card: str) -> None:
    cost = PRINTED[card][3]
    g = table(seat(credits=cost, hand=[card]), seat(), temperature=0, tiles=oceans(8))
    changed = after(g, f"play {card}", "place ocean A5")
    assert changed == {"0.credits": -cost, "0.tr": 1, "oceans": 1, "at A5": "ocean"}
    assert can(g, "end turn")


@pytest.mark.parametrize("card", ["lake_marineris", "ice_asteroid"])
def test_two_oceans_with_none_left(card: str) -> None:
    cost = PRINTED[card][3]
    g = table(seat(credits=cost, hand=[card]), seat(), temperature=0, tiles=oceans(9))
    assert after(g, f"play {card}") == {"0.credits": -cost}


# ---- 054 Small Animals, 072 Birds
ANIMALS = [("small_animals", 6, 1), ("birds", 13, 2)]


@pytest.mark.parametrize(("card", "oxygen", "loss"), ANIMALS)
def test_animals_take_plant_production_from_one_player(card: str, oxygen: int, loss: int) -> None:
    cost = PRINTED[card][3]
    g = table(
        seat(credits=cost, hand=[card], produces={"plants": loss}),
        seat(produces={"plants": loss}),
        seat(produces={"plants": loss - 1}),
        oxygen=oxygen,
    )
    do(g, f"play {card}")
    assert offered(g) == ["reduce plants of 0", "reduce plants of 1"]  # must be done, by one who can
    assert after(g, "reduce plants of 1") == {"1.+plants": -loss}
    assert points(g) == 0


@pytest.mark.parametrize(("card", "oxygen", "loss"), ANIMALS)
def test_animals_may_cost_the_own_plant_production(card: str, oxygen: int, loss: int) -> None:
    cost = PRINTED[card][3]
    g = table(seat(credits=cost, hand=[card], produces={"plants": loss}), seat(), oxygen=oxygen)
    assert after(g, f"play {card}") == {"0.credits": -cost, "0.+plants": -loss}


@pytest.mark.parametrize(("card", "oxygen", "loss"), ANIMALS)
def test_animals_need_somebody_who_can_lose_it(card: str, oxygen: int, loss: int) -> None:
    some = {"plants": loss - 1}  # for Birds one step each of two players does not do
    g = table(seat(credits=20, plants=9, hand=[card], produces=some), seat(plants=9, produces=some), oxygen=oxygen)
    assert not can(g, f"play {card}")
    assert reasons(g, f"play {card}") == ["nobody_produces"]


@pytest.mark.parametrize(("card", "oxygen", "loss"), ANIMALS)
def test_animals_solo_the_neutral_opponent_can_lose_it(card: str, oxygen: int, loss: int) -> None:
    cost = PRINTED[card][3]
    g = table(seat(credits=cost, hand=[card]), oxygen=oxygen)
    assert after(g, f"play {card}") == {"0.credits": -cost}
    mine = table(seat(credits=cost, hand=[card], produces={"plants": loss}), oxygen=oxygen)
    do(mine, f"play {card}")
    assert offered(mine) == ["reduce plants of 0", "reduce plants of neutral"]
    assert after(mine, "reduce plants of neutral") == {}


@pytest.mark.parametrize(("card", "oxygen", "loss"), ANIMALS)
def test_animals_take_production_also_from_protected_habitats(card: str, oxygen: int, loss: int) -> None:
    cost = PRINTED[card][3]
    g = table(
        seat(credits=cost, hand=[card]), seat(played=["protected_habitats"], produces={"plants": loss}), oxygen=oxygen
    )
    assert after(g, f"play {card}") == {"0.credits": -cost, "1.+plants": -loss}


@pytest.mark.parametrize(("animals", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_small_animals_score_one_for_two(animals: int, worth: int) -> None:
    g = table(seat(played=["small_animals"], resources={"small_animals": animals}), seat())
    assert points(g) == worth


@pytest.mark.parametrize("animals", [0, 1, 2, 5])
def test_birds_score_one_each(animals: int) -> None:
    g = table(seat(played=["birds"], resources={"birds": animals}), seat())
    assert points(g) == animals


# ---- 059 Mangrove
def test_mangrove() -> None:
    g = table(seat(credits=12, hand=["mangrove"]), seat(), temperature=4, tiles={"F7": "ocean"})
    do(g, "play mangrove")
    assert offered(g) == [f"place greenery {a}" for a in OCEAN_AREAS if a != "F7"]
    changed = after(g, "place greenery F8")
    assert changed == {"0.tr": 1, "oxygen": 1, "0.plants": 1, "0.credits": 2, "at F8": "greenery 0"}
    assert points(g) == 1
    assert g.scores()[0]["greeneries"] == 1


def test_mangrove_need_not_touch_own_tiles() -> None:
    g = table(seat(credits=12, hand=["mangrove"]), seat(), temperature=4, tiles={"B1": ("city", 0)})
    do(g, "play mangrove")
    assert offered(g) == [f"place greenery {a}" for a in OCEAN_AREAS]


def test_mangrove_uses_the_area_up_and_is_no_ocean() -> None:
    g = table(seat(credits=12 + 18, hand=["mangrove"]), seat(), temperature=4)
    do(g, "play mangrove", "place greenery F8", "project aquifer")
    assert "place ocean F8" not in offered(g)
    # nothing is paid for building beside it
    assert after(g, "place ocean F7") == {"0.tr": 1, "oceans": 1, "0.plants": 1, "at F7": "ocean"}


def test_mangrove_at_full_oxygen_brings_no_rating() -> None:
    g = table(seat(credits=12, hand=["mangrove"]), seat(), temperature=4, oxygen=14)
    assert after(g, "play mangrove", "place greenery A5") == {"0.credits": -12, "at A5": "greenery 0"}


def test_mangrove_sets_off_what_waits_for_greenery() -> None:
    g = table(seat(credits=12, hand=["mangrove"], played=["herbivores"]), seat(), temperature=4)
    changed = after(g, "play mangrove", "place greenery A5")
    assert changed == {"0.credits": -12, "0.tr": 1, "oxygen": 1, "on herbivores": 1, "at A5": "greenery 0"}


def test_mangrove_needs_a_free_ocean_area() -> None:
    full = {a: ("greenery", 1) if a in ("A2", "A4", "A5") else "ocean" for a in OCEAN_AREAS}
    g = table(seat(credits=12, hand=["mangrove"]), seat(), temperature=4, tiles=full)
    assert not can(g, "play mangrove")
    assert reasons(g, "play mangrove") == ["no_area"]


# ---- 061 Great Escarpment Consortium
def test_great_escarpment_consortium() -> None:
    steel = {"steel": 1}
    g = table(seat(credits=6, hand=["great_escarpment_consortium"], produces=steel), seat(produces=steel), seat())
    changed = after(g, "play great_escarpment_consortium", "reduce steel of 1")
    assert changed == {"0.credits": -6, "0.+steel": 1, "1.+steel": -1}
    assert points(g) == 0


def test_great_escarpment_consortium_on_oneself() -> None:
    g = table(seat(credits=6, hand=["great_escarpment_consortium"], produces={"steel": 1}), seat())
    assert after(g, "play great_escarpment_consortium") == {"0.credits": -6}


def test_great_escarpment_consortium_needs_own_steel_production() -> None:
    g = table(seat(credits=6, hand=["great_escarpment_consortium"], steel=5), seat(produces={"steel": 3}))
    assert not can(g, "play great_escarpment_consortium")
    assert reasons(g, "play great_escarpment_consortium") == ["production_needed"]


def test_great_escarpment_consortium_solo() -> None:
    g = table(seat(credits=6, hand=["great_escarpment_consortium"], produces={"steel": 1}))
    changed = after(g, "play great_escarpment_consortium", "reduce steel of neutral")
    assert changed == {"0.credits": -6, "0.+steel": 1}


# ---- 062, 063
def test_mineral_deposit_lies_face_down_afterwards() -> None:
    g = table(seat(credits=5, hand=["mineral_deposit"], played=["media_group"]), seat())
    assert after(g, "play mineral_deposit") == {"0.credits": -5 + 3, "0.steel": 5}
    assert tags(g) == {"earth": 1}


def test_mining_expedition() -> None:
    g = table(seat(credits=12, hand=["mining_expedition"]), seat(plants=5))
    changed = after(g, "play mining_expedition", "remove 2 plants from 1")
    assert changed == {"0.credits": -12, "0.tr": 1, "oxygen": 1, "0.steel": 2, "1.plants": -2}
    assert points(g) == 0


def test_mining_expedition_removes_partly_or_not_at_all() -> None:
    g = table(seat(credits=12, plants=1, hand=["mining_expedition"]), seat(plants=3), seat())
    do(g, "play mining_expedition")
    assert offered(g) == [
        "remove 1 plants from 0",
        "remove 2 plants from 1",
        "remove 1 plants from 1",
        "remove nothing",
    ]
    assert after(g, "remove nothing") == {}


def test_mining_expedition_solo() -> None:
    g = table(seat(credits=12, hand=["mining_expedition"]))
    changed = after(g, "play mining_expedition", "remove 2 plants from neutral")
    assert changed == {"0.credits": -12, "0.tr": 1, "oxygen": 1, "0.steel": 2}


@pytest.mark.parametrize("card", ["mining_expedition", "giant_ice_asteroid"])
def test_protected_plants_stay(card: str) -> None:
    g = table(
        seat(credits=36, hand=[card]), seat(plants=9, played=["protected_habitats"]), seat(plants=1), tiles=oceans(9)
    )
    do(g, f"play {card}")
    assert offered(g) == ["remove 1 plants from 2", "remove nothing"]


def test_mining_expedition_at_full_oxygen() -> None:
    g = table(seat(credits=12, hand=["mining_expedition"]), seat(), oxygen=14)
    assert after(g, "play mining_expedition") == {"0.credits": -12, "0.steel": 2}


def test_mining_expedition_reaching_eight_per_cent() -> None:
    g = table(seat(credits=12, hand=["mining_expedition"]), seat(), oxygen=7)
    changed = after(g, "play mining_expedition")
    assert changed == {"0.credits": -12, "0.tr": 2, "oxygen": 1, "temperature": 2, "0.steel": 2}


# ---- 064 Mining Area, 067 Mining Rights
def test_mining_area_on_steel() -> None:
    g = table(seat(credits=4, hand=["mining_area"]), seat(), tiles={"B1": ("city", 0)})
    do(g, "play mining_area")
    assert offered(g) == ["place mining_area A1", "place mining_area B2"]
    assert after(g, "place mining_area A1") == {"0.steel": 2, "0.+steel": 1, "at A1": "mining_area 0"}
    assert points(g) == 0


def test_mining_area_on_titanium() -> None:
    g = table(seat(credits=4, hand=["mining_area"]), seat(), tiles={"D2": ("greenery", 0)})
    changed = after(g, "play mining_area")
    assert changed == {
        "0.credits": -4,
        "0.plants": 1,
        "0.titanium": 1,
        "0.+titanium": 1,
        "at D1": "mining_area 0",
    }


def test_mining_area_not_on_an_ocean_area() -> None:
    # A2 has steel and lies beside the city as well
    g = table(seat(credits=4, hand=["mining_area"]), seat(), tiles={"A1": ("city", 0)})
    changed = after(g, "play mining_area")
    assert changed == {"0.credits": -4, "0.steel": 1, "0.+steel": 1, "at B2": "mining_area 0"}


def test_mining_area_needs_a_tile_of_ones_own_beside() -> None:
    beside_others = {"A2": "ocean", "B1": ("city", 1), "I5": "ocean", "ganymede": ("city", 0)}
    claim = [{"area": "I1", "seat": 0}]  # beside I2 and H1, but a marker is no tile
    g = table(seat(credits=4, hand=["mining_area"]), seat(), tiles=beside_others, claims=claim)
    assert not can(g, "play mining_area")
    assert reasons(g, "play mining_area") == ["no_area"]


def test_mining_area_on_own_claim_and_never_on_another() -> None:
    city = {"B1": ("city", 0)}
    own = table(seat(credits=4, hand=["mining_area"]), seat(), tiles=city, claims=[{"area": "A1", "seat": 0}])
    do(own, "play mining_area")
    assert offered(own) == ["place mining_area A1", "place mining_area B2"]
    other = table(seat(credits=4, hand=["mining_area"]), seat(), tiles=city, claims=[{"area": "A1", "seat": 1}])
    assert after(other, "play mining_area") == {
        "0.credits": -4,
        "0.steel": 1,
        "0.+steel": 1,
        "at B2": "mining_area 0",
    }


def test_mining_area_with_mining_guild() -> None:
    g = table(seat("mining_guild", credits=4, hand=["mining_area"]), seat(), tiles={"D2": ("greenery", 0)})
    changed = after(g, "play mining_area")
    assert changed == {
        "0.credits": -4,
        "0.plants": 1,
        "0.titanium": 1,
        "0.+titanium": 1,
        "0.+steel": 1,
        "at D1": "mining_area 0",
    }


MINING_RIGHTS = [
    ("A1", {"0.steel": 2, "0.+steel": 1}),
    ("B2", {"0.steel": 1, "0.+steel": 1}),
    ("C7", {"0.steel": 1, "0.+steel": 1}),
    ("D1", {"0.plants": 1, "0.titanium": 1, "0.+titanium": 1}),
    ("H1", {"0.steel": 2, "0.+steel": 1}),
    ("H6", {"0.titanium": 1, "0.+titanium": 1}),
    ("I1", {"0.steel": 1, "0.+steel": 1}),
    ("I2", {"0.steel": 2, "0.+steel": 1}),
]


@pytest.mark.parametrize(("area", "gain"), MINING_RIGHTS)
def test_mining_rights(area: str, gain: dict[str, object]) -> None:
    g = table(seat(credits=9, hand=["mining_rights"]), seat())
    do(g, "play mining_rights")
    assert offered(g) == [f"place mining_rights {a}" for a in METAL_AREAS]
    assert after(g, f"place mining_rights {area}") == {**gain, f"at {area}": "mining_rights 0"}
    assert points(g) == 0


def test_mining_rights_needs_a_free_area_with_metal() -> None:
    tiles = {a: ("greenery", 1) for a in METAL_AREAS[:-1]}
    claim = [{"area": "I2", "seat": 1}]
    g = table(seat(credits=9, hand=["mining_rights"]), seat(), tiles=tiles, claims=claim)
    assert not can(g, "play mining_rights")
    assert reasons(g, "play mining_rights") == ["no_area"]


def test_mining_rights_beside_an_ocean() -> None:
    g = table(seat(credits=9, hand=["mining_rights"]), seat(), tiles={"A2": "ocean"})
    changed = after(g, "play mining_rights", "place mining_rights B2")
    assert changed == {"0.credits": -9 + 2, "0.steel": 1, "0.+steel": 1, "at B2": "mining_rights 0"}


# ---- 066 Land Claim
def test_land_claim() -> None:
    tiles = {"D5": ("city", 1), "ganymede": ("city", 1), "A2": "ocean"}
    g = table(seat(credits=1, hand=["land_claim"]), seat(), tiles=tiles, claims=[{"area": "B1", "seat": 1}])
    do(g, "play land_claim")
    # no ocean area, not Noctis City, nothing taken or claimed
    assert offered(g) == [f"claim {a}" for a in LAND if a not in ("D5", "B1")]
    assert after(g, "claim C1") == {}  # no bonus yet
    assert g.position()["claims"] == [{"area": "B1", "seat": 1}, {"area": "C1", "seat": 0}]
    assert points(g) == 0


def test_land_claim_keeps_others_away() -> None:
    claim = [{"area": "D5", "seat": 0}]
    for card in ("nuclear_zone", "research_outpost", "artificial_lake", "land_claim"):
        g = table(seat(), seat(credits=40, hand=[card]), claims=claim, temperature=-6, turn={"seat": 1})
        do(g, (1, f"play {card}"))
        assert len(offered(g, 1)) == len(LAND) - 1
        assert not any(o.endswith(" D5") for o in offered(g, 1))
    for project in ("city", "greenery"):
        g = table(seat(), seat(credits=40), claims=claim, turn={"seat": 1})
        do(g, (1, f"project {project}"))
        assert offered(g, 1) == [f"place {project} {a}" for a in LAND if a != "D5"]


def test_land_claim_gives_the_bonus_when_its_owner_builds() -> None:
    g = table(seat(credits=1 + 23, hand=["land_claim"]), seat())
    do(g, "play land_claim", "claim C1", "project greenery")
    changed = after(g, "place greenery C1")
    assert changed == {"0.tr": 1, "oxygen": 1, "0.hand": 1, "deck": -1, "at C1": "greenery 0"}
    assert g.position()["claims"] == []


def test_land_claim_is_no_tile() -> None:
    claim = [{"area": "D5", "seat": 0}]
    # no neighbour for the greenery rule
    g = table(seat(credits=23), seat(), claims=claim)
    do(g, "project greenery")
    assert offered(g) == [f"place greenery {a}" for a in LAND]
    # what must lie alone may lie beside it
    alone = table(seat(credits=9, hand=["natural_preserve"]), seat(), claims=claim)
    do(alone, "play natural_preserve")
    assert can(alone, "place natural_preserve D4")
    # and Landlord does not count it
    assert list(table(seat(), seat(), claims=claim, awards=[{"name": "landlord", "seat": 0}]).own_tiles) == [0, 0]


def test_land_claim_without_any_free_area() -> None:
    g = table(seat(credits=1, hand=["land_claim"]), seat(), tiles={a: ("greenery", 1) for a in LAND})
    assert not can(g, "play land_claim")
    assert reasons(g, "play land_claim") == ["no_area"]


# ---- 069 Electro Catapult
def test_electro_catapult_has_one_action_with_two_prices() -> None:
    g = table(seat(played=["electro_catapult"], plants=2, steel=2), seat())
    assert can(g, "use electro_catapult 1")
    assert can(g, "use electro_catapult 2")
    do(g, "use electro_catapult 2")
    assert reasons(g, "use electro_catapult 1") == ["used"]
    assert reasons(g, "use electro_catapult 2") == ["used"]


# ---- 070 Earth Catapult
def test_earth_catapult_discounts_every_card() -> None:
    cards = ["sponsors", "mineral_deposit", "trans_neptune_probe", "protected_habitats", "asteroid"]
    for card, cost in zip(cards, [6, 5, 6, 5, 14], strict=True):
        g = table(seat(credits=cost - 2, hand=[card], played=["earth_catapult"]), seat())
        do(g, f"play {card}")
        assert g.seat[0].stock[0] == 0
        short = table(seat(credits=cost - 3, hand=[card], played=["earth_catapult"]), seat())
        assert reasons(short, f"play {card}") == ["credits"]


def test_earth_catapult_never_pays_out() -> None:
    g = table(seat(credits=3, hand=["land_claim"], played=["earth_catapult"]), seat())
    assert after(g, "play land_claim", "claim D5") == {}


def test_earth_catapult_is_for_its_owner_and_for_cards_only() -> None:
    g = table(seat(credits=5, hand=["sponsors"]), seat(played=["earth_catapult"]))
    assert reasons(g, "play sponsors") == ["credits"]
    h = table(seat(credits=10, played=["earth_catapult"]), seat())
    assert reasons(h, "project power_plant") == ["credits"]


def test_earth_catapult_adds_to_other_discounts() -> None:
    played = ["earth_catapult", "quantum_extractor", "mass_converter", "research_outpost"]
    g = table(seat(credits=15, hand=["vesta_shipyard"], played=played), seat())
    assert after(g, "play vesta_shipyard") == {"0.credits": -15 + 2 + 2 + 2 + 1, "0.+titanium": 1}


# ---- 071 Advanced Alloys
def test_advanced_alloys_make_steel_worth_three() -> None:
    g = table(seat(credits=11, steel=9, hand=["ironworks"], played=["advanced_alloys"]), seat())
    do(g, "play ironworks")
    assert offered(g) == ["pay 11", "pay 8 steel 1", "pay 5 steel 2", "pay 2 steel 3", "pay 0 steel 4"]
    assert after(g, "pay 2 steel 3") == {"0.credits": -2, "0.steel": -3}


def test_advanced_alloys_make_titanium_worth_four() -> None:
    g = table(seat(credits=12, titanium=9, hand=["toll_station"], played=["advanced_alloys"]), seat())
    do(g, "play toll_station")
    assert offered(g) == ["pay 12", "pay 8 titanium 1", "pay 4 titanium 2", "pay 0 titanium 3"]
    assert after(g, "pay 4 titanium 2") == {"0.credits": -4, "0.titanium": -2}


def test_advanced_alloys_add_to_phobolog() -> None:
    g = table(seat("phobolog", titanium=3, hand=["vesta_shipyard"], played=["advanced_alloys"]), seat())
    assert after(g, "play vesta_shipyard") == {"0.titanium": -3, "0.+titanium": 1}


def test_advanced_alloys_count_where_an_action_accepts_metal() -> None:
    played = ["advanced_alloys", "aquifer_pumping", "water_import_from_europa"]
    g = table(seat(credits=2, steel=2, titanium=3, played=played), seat())
    changed = after(g, "use aquifer_pumping", "place ocean A5")
    assert changed == {"0.credits": -2, "0.steel": -2, "0.tr": 1, "oceans": 1, "at A5": "ocean"}
    changed = after(g, "use water_import_from_europa", "place ocean F8")
    assert changed == {"0.titanium": -3, "0.tr": 1, "oceans": 1, "0.plants": 1, "at F8": "ocean"}


def test_advanced_alloys_are_for_their_owner() -> None:
    g = table(seat(steel=3, hand=["tardigrades", "mine", "ironworks"]), seat(played=["advanced_alloys"]))
    assert can(g, "play mine")
    assert reasons(g, "play ironworks") == ["credits"]
    assert reasons(g, "play tardigrades") == ["credits"]


# ---- 073 Mars University
SWAP = "choose discard 1, draw 1"
NO_SWAP = "choose nothing"


def test_mars_university_sees_its_own_science_tag() -> None:
    g = table(seat(credits=8, hand=["mars_university", "mine", "sponsors"]), seat(), deck=["birds"])
    do(g, "play mars_university")
    assert offered(g) == [SWAP, NO_SWAP]
    do(g, SWAP)
    assert offered(g) == ["discard mine", "discard sponsors"]  # before the draw
    assert after(g, "discard mine") == {"deck": -1, "discard": 1}
    assert hand(g) == ["sponsors", "birds"]
    assert g.position()["discard"] == ["mine"]


def test_mars_university_need_not_be_used() -> None:
    g = table(seat(credits=8, hand=["mars_university", "mine"]), seat())
    assert after(g, "play mars_university", NO_SWAP) == {"0.credits": -8}
    assert can(g, "end turn")


def test_mars_university_with_an_empty_hand() -> None:
    g = table(seat(credits=6, hand=["trans_neptune_probe"], played=["mars_university"]), seat())
    assert after(g, "play trans_neptune_probe") == {"0.credits": -6}
    assert can(g, "end turn")


def test_mars_university_twice_for_research() -> None:
    g = table(
        seat(credits=11, hand=["research"], played=["mars_university"]),
        seat(),
        deck=["birds", "mine", "sponsors", "trees", "grass"],
    )
    # the hand is empty: the cards that Research draws may be discarded
    assert after(g, "play research") == {"0.credits": -11, "deck": -2, "0.hand": 2}
    do(g, SWAP)
    assert offered(g) == ["discard birds", "discard mine"]
    do(g, "discard birds")
    assert offered(g) == [SWAP, NO_SWAP]
    do(g, SWAP, "discard sponsors")
    assert can(g, "end turn")
    assert hand(g) == ["mine", "trees"]


def test_mars_university_sees_science_events() -> None:
    g = table(
        seat(credits=5, hand=["technology_demonstration"], played=["mars_university"]), seat(), deck=["birds", "mine"]
    )
    do(g, "play technology_demonstration")
    changed = after(g, SWAP, "discard birds")
    assert changed == {"deck": -1, "discard": 1}


def test_mars_university_is_not_set_off_by_others_or_other_tags() -> None:
    g = table(
        seat(credits=6, hand=["trans_neptune_probe", "mine"]), seat(played=["mars_university"], hand=["sponsors"])
    )
    do(g, "play trans_neptune_probe")
    assert offered(g, 1) == []
    assert can(g, "end turn")
    h = table(seat(credits=4, hand=["mine", "sponsors"], played=["mars_university"]), seat())
    assert after(h, "play mine") == {"0.credits": -4, "0.+steel": 1}
    assert can(h, "end turn")


def test_mars_university_may_come_after_a_card_from_the_map() -> None:
    g = table(seat(credits=18, hand=["research_outpost"], played=["mars_university"]), seat(), deck=["birds", "mine"])
    do(g, "play research_outpost")
    first = next(o for o in offered(g) if o.startswith("first research_outpost"))
    do(g, first, "place city C1")
    assert hand(g) == ["birds"]
    assert offered(g) == [SWAP, NO_SWAP]
    assert after(g, SWAP) == {"deck": -1, "discard": 1}
    assert hand(g) == ["mine"]


# ---- 074 Viral Enhancers
A_PLANT = "choose gain plants 1"
A_CUBE = "choose add 1 cube to that card"


def test_viral_enhancers_choose_a_plant_or_a_cube() -> None:
    for choice, gain in ((A_PLANT, {"0.plants": 1}), (A_CUBE, {"on tardigrades": 1})):
        g = table(seat(credits=4, hand=["tardigrades"], played=["viral_enhancers"]), seat())
        do(g, "play tardigrades")
        assert offered(g) == [A_PLANT, A_CUBE]
        assert after(g, choice) == gain


@pytest.mark.parametrize(
    ("card", "cost", "gain"),
    [
        ("adapted_lichen", 9, {"0.+plants": 1}),  # a plant tag, collects nothing
        ("symbiotic_fungus", 4, {}),  # a microbe tag, collects nothing
        ("greenhouses", 6, {}),
    ],
)
def test_viral_enhancers_give_a_plant_where_nothing_is_collected(card: str, cost: int, gain: dict[str, int]) -> None:
    g = table(seat(credits=cost, hand=[card], played=["viral_enhancers"]), seat(), temperature=-14)
    assert after(g, f"play {card}") == {"0.credits": -cost, "0.plants": 1, **gain}


def test_viral_enhancers_see_events() -> None:
    g = table(seat(credits=1, hand=["virus"], played=["viral_enhancers"]), seat(plants=5))
    do(g, "play virus")
    mine = next(o for o in offered(g) if o.startswith("first viral_enhancers"))
    assert after(g, mine) == {"0.plants": 1}
    assert after(g, "choose remove 5 plants", "remove 5 plants from 1") == {"1.plants": -5}


def test_viral_enhancers_choose_for_each_tag() -> None:
    def zone() -> Mars:
        return table(
            seat(credits=12, hand=["ecological_zone"], played=["viral_enhancers"]),
            seat(),
            tiles={"D5": ("greenery", 0)},
        )

    tile = "place ecological_zone C4"
    done = {"0.credits": -12, "at C4": "ecological_zone 0"}
    # two animals come from its own effect
    changed = after(zone(), "play ecological_zone", tile, A_PLANT, A_CUBE)
    assert changed == {**done, "0.plants": 1, "on ecological_zone": 2 + 1}
    changed = after(zone(), "play ecological_zone", tile, A_CUBE, A_CUBE)
    assert changed == {**done, "on ecological_zone": 2 + 2}
    changed = after(zone(), "play ecological_zone", tile, A_PLANT, A_PLANT)
    assert changed == {**done, "0.plants": 2, "on ecological_zone": 2}


def test_viral_enhancers_are_not_set_off_by_others_or_other_tags() -> None:
    g = table(seat(credits=9, hand=["adapted_lichen"]), seat(played=["viral_enhancers"]))
    assert after(g, "play adapted_lichen") == {"0.credits": -9, "0.+plants": 1}
    # science is collected, but not by a card with one of the three tags
    h = table(seat(credits=12, hand=["physics_complex"], played=["viral_enhancers"]), seat())
    assert after(h, "play physics_complex") == {"0.credits": -12}


def test_viral_enhancers_before_a_loss_of_plants() -> None:
    def moss(card: str, plants: int) -> Mars:
        return table(seat(credits=8, plants=plants, hand=[card], played=["viral_enhancers"]), seat(), tiles=oceans(3))

    g = moss("moss", 0)
    assert after(g, "play moss") == {"0.credits": -4, "0.+plants": 1}
    assert reasons(moss("nitrophilic_moss", 0), "play nitrophilic_moss") == ["stock_short"]
    h = moss("nitrophilic_moss", 1)
    assert after(h, "play nitrophilic_moss") == {"0.credits": -8, "0.plants": -1, "0.+plants": 2}


def test_viral_enhancers_played_under_mars_university() -> None:
    g = table(seat(credits=9, hand=["viral_enhancers", "mine"], played=["mars_university"]), seat())
    changed = after(g, "play viral_enhancers", SWAP)
    assert changed == {"0.credits": -9, "0.plants": 1, "deck": -1, "discard": 1}


# ---- 075 Towing a Comet
def test_towing_a_comet() -> None:
    g = table(seat(credits=23, hand=["towing_a_comet"]), seat())
    changed = after(g, "play towing_a_comet", "place ocean I5")
    assert changed == {
        "0.credits": -23,
        "0.tr": 2,
        "oxygen": 1,
        "oceans": 1,
        "0.plants": 2,
        "0.titanium": 2,
        "at I5": "ocean",
    }
    assert points(g) == 0


def test_towing_a_comet_to_a_finished_planet() -> None:
    g = table(seat(credits=23, hand=["towing_a_comet"]), seat(), oxygen=14, tiles=oceans(9))
    assert after(g, "play towing_a_comet") == {"0.credits": -23, "0.plants": 2}


# ---- tags of events while they are played
@pytest.mark.parametrize("card", [c for c in PRINTED if PRINTED[c][2] == "event"])
def test_event_tags_count_while_it_is_played(card: str) -> None:
    cost, row = PRINTED[card][3:]
    g = table(
        seat(credits=cost, hand=[card], played=["optimal_aerobraking", "media_group"]),
        seat(),
        temperature=8,
        oxygen=14,
        tiles=oceans(9),
    )
    do(g, f"play {card}")
    assert (g.seat[0].stock[0], g.seat[0].stock[5]) == ((6, 3) if "space" in row else (3, 0))
    if card == "land_claim":
        do(g, "claim A1")
    assert tags(g) == {"space": 1, "earth": 1}


# ---- 079 Quantum Extractor, 094 Mass Converter
@pytest.mark.parametrize("card", ["quantum_extractor", "mass_converter"])
def test_space_discount(card: str) -> None:
    for space, cost in (("toll_station", 12), ("trans_neptune_probe", 6), ("towing_a_comet", 23)):
        g = table(seat(credits=cost - 2, hand=[space], played=[card]), seat())
        assert can(g, f"play {space}")
        short = table(seat(credits=cost - 3, hand=[space], played=[card]), seat())
        assert reasons(short, f"play {space}") == ["credits"]
    g = table(seat(credits=12, hand=["toll_station"], played=[card]), seat())
    assert after(g, "play toll_station") == {"0.credits": -10}


@pytest.mark.parametrize("card", ["quantum_extractor", "mass_converter"])
def test_space_discount_only_for_space_and_only_for_the_owner(card: str) -> None:
    other_tag = table(seat(credits=5, hand=["sponsors"], played=[card]), seat())
    assert reasons(other_tag, "play sponsors") == ["credits"]
    other_seat = table(seat(credits=11, hand=["toll_station"]), seat(played=[card]))
    assert reasons(other_seat, "play toll_station") == ["credits"]


# ---- 080 Giant Ice Asteroid
def test_giant_ice_asteroid() -> None:
    g = table(seat(credits=36, hand=["giant_ice_asteroid"]), seat(plants=8))
    changed = after(g, "play giant_ice_asteroid", "place ocean A5", "place ocean F8", "remove 6 plants from 1")
    assert changed == {
        "0.credits": -36,
        "0.tr": 4,
        "temperature": 4,
        "oceans": 2,
        "0.plants": 1,
        "1.plants": -6,
        "at A5": "ocean",
        "at F8": "ocean",
    }
    assert points(g) == 0


def test_giant_ice_asteroid_removes_partly_or_not_at_all() -> None:
    g = table(seat(credits=36, hand=["giant_ice_asteroid"]), seat(plants=7), seat(plants=1), tiles=oceans(9))
    do(g, "play giant_ice_asteroid")
    assert offered(g) == [f"remove {n} plants from 1" for n in (6, 5, 4, 3, 2, 1)] + [
        "remove 1 plants from 2",
        "remove nothing",
    ]
    assert after(g, "remove 4 plants from 1") == {"1.plants": -4}


def test_giant_ice_asteroid_passing_zero_degrees_brings_a_third_ocean() -> None:
    g = table(seat(credits=36, hand=["giant_ice_asteroid"]), seat(), temperature=-2)
    answers = ["place ocean A5", "place ocean A2", "place ocean I5"]
    assert after(g, "play giant_ice_asteroid", *answers) == {
        "0.credits": -36,
        "0.tr": 5,
        "temperature": 4,
        "oceans": 3,
        "0.steel": 2,
        "0.titanium": 2,
        "at A2": "ocean",
        "at A5": "ocean",
        "at I5": "ocean",
    }
    assert can(g, "end turn")


def test_giant_ice_asteroid_takes_the_heat_bonus() -> None:
    g = table(seat(credits=36, hand=["giant_ice_asteroid"]), seat(), temperature=-24, tiles=oceans(9))
    changed = after(g, "play giant_ice_asteroid")
    assert changed == {"0.credits": -36, "0.tr": 2, "temperature": 4, "0.+heat": 1}


def test_giant_ice_asteroid_at_the_last_step() -> None:
    g = table(seat(credits=36, hand=["giant_ice_asteroid"]), seat(), temperature=6, tiles=oceans(8))
    changed = after(g, "play giant_ice_asteroid", "place ocean A5")
    assert changed == {"0.credits": -36, "0.tr": 2, "temperature": 2, "oceans": 1, "at A5": "ocean"}


def test_giant_ice_asteroid_steps_go_in_any_order() -> None:
    """Each ocean feeds the Arctic Algae of the victim: two plants each, before the removal or after it."""
    ocean, removal = "first giant_ice_asteroid: place ocean ocean area", "first giant_ice_asteroid: remove 6 plants"

    def hit(*answers: str) -> dict[str, object]:
        g = table(seat(credits=36, hand=["giant_ice_asteroid"]), seat(plants=2, played=["arctic_algae"]))
        do(g, "play giant_ice_asteroid")
        return after(g, *answers)

    tiles = {"0.tr": 2, "oceans": 2, "at A5": "ocean", "at I5": "ocean", "0.titanium": 2}
    late = hit(ocean, "place ocean A5", ocean, "place ocean I5", "remove 6 plants from 1")
    assert late == {**tiles, "1.plants": 4 - 6}
    early = hit(removal, "remove 2 plants from 1", "place ocean A5", "place ocean I5")
    assert early == {**tiles, "1.plants": 4 - 2}


# ---- 081 Ganymede Colony
def test_ganymede_colony_scores_jovian_tags_its_own_included() -> None:
    g = table(seat("saturn_systems", credits=20, hand=["ganymede_colony"], played=["callisto_penal_mines"]), seat())
    # Saturn Systems is paid for the Jovian tag
    assert after(g, "play ganymede_colony") == {"0.credits": -20, "0.+credits": 1, "at ganymede": "city 0"}
    assert points(g) == 2 + 3
    assert points(table(seat(played=["ganymede_colony"]), seat(played=["callisto_penal_mines"]))) == 1


def test_ganymede_colony_is_a_city_in_play_but_not_on_mars() -> None:
    g = table(
        seat("tharsis_republic", credits=20, hand=["ganymede_colony"]),
        seat(played=["rover_construction", "pets", "immigrant_city"]),
    )
    changed = after(g, "play ganymede_colony")
    assert changed == {
        "0.credits": -20 + 3,  # a city, but no production, for it is not on Mars
        "1.credits": 2,
        "1.+credits": 1,
        "on pets": 1,
        "at ganymede": "city 0",
    }
    rails = table(seat(played=["martian_rails"], energy=1), seat(), tiles={"ganymede": ("city", 0)})
    assert after(rails, "use martian_rails") == {"0.energy": -1}
    suits = table(seat(credits=6, hand=["rad_suits"]), seat(), tiles={"ganymede": ("city", 0), "D5": ("city", 1)})
    assert can(suits, "play rad_suits")


def test_ganymede_colony_is_an_owned_tile_without_neighbours() -> None:
    tiles = {"ganymede": ("city", 0), "C2": ("city", 0), "C5": ("city", 0)}
    g = table(seat(credits=8), seat(), tiles=tiles, awards=[{"name": "landlord", "seat": 1}])
    assert can(g, "claim mayor")
    assert list(g.own_tiles) == [3, 0]
    assert g.scores()[0]["awards"] == 5
    lone = table(seat(credits=25), seat(), tiles={"ganymede": ("city", 0)})
    do(lone, "project city")
    assert offered(lone) == [f"place city {a}" for a in LAND]  # blocks no city
    lone = table(seat(credits=23), seat(), tiles={"ganymede": ("city", 0)})
    do(lone, "project greenery")
    assert offered(lone) == [f"place greenery {a}" for a in LAND]  # and draws no greenery


# ---- 085 Commercial District
def test_commercial_district() -> None:
    g = table(seat(credits=16, hand=["commercial_district"], produces={"energy": 1}), seat(), tiles={"E5": "ocean"})
    do(g, "play commercial_district")
    assert offered(g) == [f"place commercial_district {a}" for a in LAND]
    g = table(seat(credits=16, hand=["commercial_district"], produces={"energy": 1}), seat(), tiles={"E5": "ocean"})
    changed = after(g, "play commercial_district", "place commercial_district D5")
    assert changed == {
        "0.credits": -16 + 2,
        "0.plants": 2,
        "0.+energy": -1,
        "0.+credits": 4,
        "at D5": "commercial_district 0",
    }
    assert points(g) == 0


def test_commercial_district_scores_cities_of_anybody_beside() -> None:
    beside = {"C4": ("city", 1), "D4": ("greenery", 0), "D6": ("city", 0), "E5": "ocean"}
    far = {"B1": ("city", 0), "ganymede": ("city", 0)}
    tiles = {"D5": ("commercial_district", 0), **beside, **far}
    g = table(seat(played=["commercial_district"]), seat(), tiles=tiles)
    assert points(g) == 2
    assert points(g, 1) == 0
    capital = table(
        seat(played=["commercial_district"]), seat(), tiles={"D5": ("commercial_district", 0), "C4": ("capital", 1)}
    )
    assert points(capital) == 1


def test_commercial_district_is_no_city() -> None:
    tiles = {"D5": ("commercial_district", 0), "D4": ("greenery", 0)}
    g = table(seat(credits=25, played=["commercial_district"]), seat(), tiles=tiles)
    assert g.scores()[0]["cities"] == 0
    assert (list(g.own_cities), list(g.own_tiles)) == ([0, 0], [2, 0])
    do(g, "project city")
    assert can(g, "place city C4")
    do(g, "place city C4")
    assert points(g) == 1
    houses = table(seat(credits=6, hand=["greenhouses"]), seat(), tiles=tiles)
    assert after(houses, "play greenhouses") == {"0.credits": -6}


# ---- tiles that find no area
NO_LAND = {a: ("greenery", 1) for a in LAND}


@pytest.mark.parametrize("card", ["commercial_district", "nuclear_zone", "mining_rights", "mining_area"])
def test_no_land_left(card: str) -> None:
    g = table(seat(credits=30, hand=[card], produces={"energy": 1}), seat(), tiles=NO_LAND)
    assert not can(g, f"play {card}")
    assert reasons(g, f"play {card}") == ["no_area"]


@pytest.mark.parametrize(
    ("card", "changes"),
    [
        ("commercial_district", {"0.credits": -16, "0.+energy": -1, "0.+credits": 4}),
        ("nuclear_zone", {"0.credits": -10, "temperature": 4, "0.tr": 2}),
        ("mining_rights", {"0.credits": -9}),
        ("mining_area", {"0.credits": -4}),
    ],
)
def test_no_land_left_in_the_wording_of_the_seeds(card: str, changes: dict[str, object]) -> None:
    g = table(
        seat(credits=30, hand=[card], produces={"energy": 1}), seat(), tiles=NO_LAND, options={"wording": "seeds"}
    )
    assert after(g, f"play {card}") == changes


# ---- 086 Robotic Workforce
def test_robotic_workforce() -> None:
    played = ["mine", "building_industries"]
    g = table(seat(credits=9, hand=["robotic_workforce"], played=played, produces={"energy": 1}), seat())
    do(g, "play robotic_workforce")
    assert offered(g) == ["copy mine", "copy building_industries"]
    assert after(g, "copy building_industries") == {"0.+energy": -1, "0.+steel": 2}
    assert points(g) == 0


def test_robotic_workforce_copies_only_what_can_be_lost() -> None:
    played = ["mine", "building_industries", "fueled_generators", "tropical_resort"]
    g = table(seat(credits=9, hand=["robotic_workforce"], played=played, produces={"credits": -5, "heat": 1}), seat())
    # no energy for one, credits at the bottom for another, too little heat for the last
    assert after(g, "play robotic_workforce") == {"0.credits": -9, "0.+steel": 1}
    h = table(
        seat(
            credits=9,
            hand=["robotic_workforce"],
            played=played,
            produces={"credits": -4, "heat": 2, "energy": 1},
        ),
        seat(),
    )
    do(h, "play robotic_workforce")
    assert offered(h) == [f"copy {c}" for c in played]


def test_robotic_workforce_copies_own_buildings_in_play_only() -> None:
    # production without the tag, the tag without production, the card of another
    own = ["sponsors", "ironworks", "industrial_center", "giant_space_mirror"]
    g = table(seat(credits=9, hand=["robotic_workforce", "mine"], played=own), seat(played=["geothermal_power"]))
    assert not can(g, "play robotic_workforce")
    assert reasons(g, "play robotic_workforce") == ["no_box"]


def test_robotic_workforce_copies_production_and_nothing_else() -> None:
    tiles = {"D5": ("commercial_district", 0)}
    g = table(
        seat(credits=9, hand=["robotic_workforce"], played=["commercial_district"], produces={"energy": 1}),
        seat(),
        tiles=tiles,
    )
    assert after(g, "play robotic_workforce") == {"0.credits": -9, "0.+energy": -1, "0.+credits": 4}
    dome = table(
        seat(credits=9, hand=["robotic_workforce"], played=["magnetic_field_dome"], produces={"energy": 2}), seat()
    )
    assert after(dome, "play robotic_workforce") == {"0.credits": -9, "0.+energy": -2, "0.+plants": 1}
    crater = table(
        seat(credits=9, hand=["robotic_workforce"], played=["domed_crater"], produces={"energy": 1}), seat(), oxygen=14
    )
    assert after(crater, "play robotic_workforce") == {"0.credits": -9, "0.+energy": -1, "0.+credits": 3}
    town = table(seat(credits=9, hand=["robotic_workforce"], played=["immigrant_city"], produces={"energy": 1}), seat())
    assert after(town, "play robotic_workforce") == {"0.credits": -9, "0.+energy": -1, "0.+credits": -2}


def test_robotic_workforce_counts_anew() -> None:
    buildings = ["mine", "ironworks", "steelworks"]
    g = table(seat(credits=9, hand=["robotic_workforce"], played=["medical_lab", *buildings]), seat())
    # four building tags now
    assert after(g, "play robotic_workforce", "copy medical_lab") == {"0.credits": -9, "0.+credits": 2}


def test_robotic_workforce_red_bordered_loss_needs_a_victim() -> None:
    def trappers(own: int, other: int) -> Mars:
        mine = seat(credits=9, hand=["robotic_workforce"], played=["heat_trappers"], produces={"heat": own})
        return table(mine, seat(produces={"heat": other}))

    assert reasons(trappers(1, 1), "play robotic_workforce") == ["no_box"]
    g = trappers(2, 2)
    changed = after(g, "play robotic_workforce", "reduce heat of 1")
    assert changed == {"0.credits": -9, "0.+energy": 1, "1.+heat": -2}
    assert points(g) == -1  # of Heat Trappers, once
    assert after(trappers(2, 1), "play robotic_workforce") == {"0.credits": -9, "0.+energy": 1, "0.+heat": -2}


@pytest.mark.parametrize("card", ["mining_area", "mining_rights"])
@pytest.mark.parametrize(("area", "metal"), [("A1", "steel"), ("D1", "titanium"), ("H6", "titanium")])
def test_robotic_workforce_repeats_the_metal_of_a_mine(card: str, area: str, metal: str) -> None:
    g = table(seat(credits=9, hand=["robotic_workforce"], played=[card]), seat(), tiles={area: (card, 0)})
    assert after(g, "play robotic_workforce") == {"0.credits": -9, f"0.+{metal}": 1}


def test_robotic_workforce_copies_a_corporation() -> None:
    g = table(seat("mining_guild", credits=9, hand=["robotic_workforce"]), seat())
    assert after(g, "play robotic_workforce") == {"0.credits": -9, "0.+steel": 1}
    for corporation in ("interplanetary_cinematics", "tharsis_republic", "thorgate", "helion"):
        none = table(seat(corporation, credits=9, hand=["robotic_workforce"]), seat())
        assert reasons(none, "play robotic_workforce") == ["no_box"]


# ---- 090 Research
def test_research_is_two_science_tags() -> None:
    g = table(
        seat(credits=11, hand=["research"], played=["olympus_conference"]), seat(), deck=["birds", "mine", "trees"]
    )
    # a cube for the first tag, a choice for the second
    changed = after(g, "play research", "choose take 1 science from here, draw 1")
    assert changed == {"0.credits": -11, "deck": -3, "0.hand": 3}
    assert tags(g) == {"science": 3, "earth": 1, "building": 1}


def test_research_draws_from_the_top() -> None:
    g = table(seat(credits=11, hand=["research"]), seat(), deck=["birds", "mine", "trees"])
    do(g, "play research")
    assert hand(g) == ["birds", "mine"]


# ---- 092 Io Mining Industries
def test_io_mining_industries_score_jovian_tags_their_own_included() -> None:
    played = ["io_mining_industries", "vesta_shipyard", "ganymede_colony"]
    g = table(seat(played=played), seat(played=["callisto_penal_mines"]))
    assert points(g) == 3 + 1 + 3
    saturn = table(seat("saturn_systems", played=["io_mining_industries"]), seat())
    assert points(saturn) == 2


# ---- 095 Physics Complex
@pytest.mark.parametrize("cubes", [0, 1, 3])
def test_physics_complex_scores_two_each(cubes: int) -> None:
    g = table(seat(played=["physics_complex"], resources={"physics_complex": cubes}), seat())
    assert points(g) == 2 * cubes


# ---- 096 Greenhouses
def test_greenhouses_count_all_cities_off_the_map_too() -> None:
    tiles = {
        "ganymede": ("city", 0),
        "phobos": ("city", 1),
        "C4": ("city", 0),
        "E3": ("city", 1),
        "G4": ("capital", 1),
        "A1": ("greenery", 0),
        "I5": "ocean",
    }
    g = table(seat(credits=6, hand=["greenhouses"]), seat(), tiles=tiles)
    assert after(g, "play greenhouses") == {"0.credits": -6, "0.plants": 5}


def test_greenhouses_count_neutral_cities() -> None:
    tiles = {"C4": ("city", "neutral"), "G4": ("city", "neutral"), "G5": ("greenery", "neutral")}
    g = table(seat(credits=6, hand=["greenhouses"]), tiles=tiles)
    assert after(g, "play greenhouses") == {"0.credits": -6, "0.plants": 2}


# ---- 097 Nuclear Zone
def test_nuclear_zone() -> None:
    g = table(seat(credits=10, hand=["nuclear_zone"]), seat(), tiles={"D5": ("city", 1), "E5": "ocean"})
    do(g, "play nuclear_zone")
    assert offered(g) == [f"place nuclear_zone {a}" for a in LAND if a != "D5"]
    g = table(seat(credits=10, hand=["nuclear_zone"]), seat(), tiles={"D5": ("city", 1), "E5": "ocean"})
    changed = after(g, "play nuclear_zone", "place nuclear_zone D4")
    assert changed == {
        "0.credits": -10 + 2,
        "0.plants": 1,
        "0.tr": 2,
        "temperature": 4,
        "at D4": "nuclear_zone 0",
    }
    assert points(g) == -2
    assert list(g.own_tiles) == [1, 1]


def test_nuclear_zone_at_full_temperature() -> None:
    g = table(seat(credits=10, hand=["nuclear_zone"]), seat(), temperature=8)
    assert after(g, "play nuclear_zone", "place nuclear_zone B1") == {
        "0.credits": -10,
        "at B1": "nuclear_zone 0",
    }


def test_nuclear_zone_and_the_ocean_at_zero_degrees_in_either_order() -> None:
    def zone(first: str, *answers: str) -> dict[str, object]:
        g = table(seat(credits=10, hand=["nuclear_zone"]), seat(), temperature=-4)
        assert after(g, "play nuclear_zone") == {"0.credits": -10, "0.tr": 2, "temperature": 4}
        return after(g, next(o for o in offered(g) if first in o), *answers)

    done = {"0.tr": 1, "oceans": 1, "0.plants": 2 + 2, "at D5": "nuclear_zone 0", "at E5": "ocean"}
    assert zone("place nuclear_zone", "place nuclear_zone D5", "place ocean E5") == done
    assert zone("place ocean", "place ocean E5", "place nuclear_zone D5") == {**done, "0.credits": 2}


# ---- 099 Toll Station
def test_toll_station_counts_the_space_tags_of_all_opponents() -> None:
    g = table(
        seat("phobolog", credits=12, hand=["toll_station"], played=["vesta_shipyard"]),
        seat("helion", played=["space_mirrors", "ganymede_colony", "asteroid", "mine"]),
        seat(played=["callisto_penal_mines", "ice_asteroid"]),
    )
    # Helion's own tag, two cards, one card; no events and nothing of one's own
    assert after(g, "play toll_station") == {"0.credits": -12, "0.+credits": 4}


def test_toll_station_solo() -> None:
    g = table(seat("phobolog", credits=12, hand=["toll_station"], played=["vesta_shipyard"]))
    assert after(g, "play toll_station") == {"0.credits": -12}


# ---- 101, 103, 104: energy for metal and oxygen
@pytest.mark.parametrize(
    ("card", "metal"),
    [("ironworks", {"0.steel": 1}), ("steelworks", {"0.steel": 2}), ("ore_processor", {"0.titanium": 1})],
)
def test_works_around_the_oxygen_track(card: str, metal: dict[str, object]) -> None:
    warm = table(seat(played=[card], energy=4), seat(), oxygen=7)
    assert after(warm, f"use {card}") == {"0.energy": -4, **metal, "oxygen": 1, "temperature": 2, "0.tr": 2}
    full = table(seat(played=[card], energy=4), seat(), oxygen=14)
    assert after(full, f"use {card}") == {"0.energy": -4, **metal}


# ---- 102 Power Grid
def test_power_grid_counts_power_tags_its_own_included() -> None:
    g = table(
        seat("thorgate", credits=15, hand=["power_grid"], played=["fueled_generators", "space_mirrors", "mine"]),
        seat(played=["peroxide_power"]),
    )
    assert after(g, "play power_grid") == {"0.credits": -15, "0.+energy": 4}


# ---- every card of the block has its scenario
SCENARIOS = {
    *PLAIN,
    *("lake_marineris", "ice_asteroid"),  # two oceans
    *("small_animals", "birds"),  # animals
}


def test_every_card_of_the_block_is_here() -> None:
    g = table(seat(), seat())
    block = {c.name for c in g.cards if c.code.isdigit() and 53 <= int(c.code) <= 104}
    own = {c for c in PRINTED if any(name.startswith(f"test_{c}") for name in globals())}
    assert len(block) == 52
    assert set(PRINTED) == block
    assert SCENARIOS | own == block
