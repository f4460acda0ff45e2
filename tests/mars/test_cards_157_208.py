"""Scenarios of the project cards 157 to 208: a position, answers, and the differences they make."""

from __future__ import annotations

import pytest
from table import after, can, do, oceans, offered, points, reasons, seat, table

import tharsis
from tharsis.mars.game import Mars
from tharsis.vocabulary.terms import CUBES, KINDS, TAGS

# number, set, kind, cost, tags in their order, points without anything counted
PRINTED: dict[str, tuple[int, str, str, int, str, int]] = {
    "nitrite_reducing_bacteria": (157, "base", "active", 11, "microbe", 0),
    "industrial_microbes": (158, "base", "automated", 12, "microbe building", 0),
    "lichen": (159, "base", "automated", 7, "plant", 0),
    "power_supply_consortium": (160, "corporate_era", "automated", 5, "power", 0),
    "convoy_from_europa": (161, "base", "event", 15, "space", 0),
    "imported_ghg": (162, "base", "event", 7, "earth space", 0),
    "imported_nitrogen": (163, "base", "event", 23, "earth space", 0),
    "micro_mills": (164, "base", "automated", 3, "", 0),
    "magnetic_field_generators": (165, "base", "automated", 20, "building", 0),
    "shuttles": (166, "base", "active", 10, "space", 1),
    "import_of_advanced_ghg": (167, "base", "event", 9, "earth space", 0),
    "windmills": (168, "base", "automated", 6, "power building", 1),
    "tundra_farming": (169, "base", "automated", 16, "plant", 2),
    "aerobraked_ammonia_asteroid": (170, "base", "event", 26, "space", 0),
    "magnetic_field_dome": (171, "base", "automated", 5, "building", 0),
    "pets": (172, "base", "active", 10, "earth animal", 0),
    "protected_habitats": (173, "corporate_era", "active", 5, "", 0),
    "protected_valley": (174, "base", "automated", 23, "plant building", 0),
    "satellites": (175, "corporate_era", "automated", 10, "space", 0),
    "noctis_farming": (176, "base", "automated", 10, "plant building", 1),
    "water_splitting_plant": (177, "base", "active", 12, "building", 0),
    "heat_trappers": (178, "base", "automated", 6, "power building", -1),
    "soil_factory": (179, "base", "automated", 9, "building", 1),
    "fuel_factory": (180, "corporate_era", "automated", 6, "building", 0),
    "ice_cap_melting": (181, "base", "event", 5, "", 0),
    "corporate_stronghold": (182, "corporate_era", "automated", 11, "city building", -2),
    "biomass_combustors": (183, "base", "automated", 4, "power building", -1),
    "livestock": (184, "base", "active", 13, "animal", 0),
    "olympus_conference": (185, "corporate_era", "active", 10, "science earth building", 1),
    "rad_suits": (186, "corporate_era", "automated", 6, "", 1),
    "aquifer_pumping": (187, "base", "active", 18, "building", 0),
    "flooding": (188, "base", "event", 7, "", -1),
    "energy_saving": (189, "base", "automated", 15, "power", 0),
    "local_heat_trapping": (190, "base", "event", 1, "", 0),
    "permafrost_extraction": (191, "base", "event", 8, "", 0),
    "invention_contest": (192, "corporate_era", "event", 2, "science", 0),
    "plantation": (193, "base", "automated", 15, "plant", 0),
    "power_infrastructure": (194, "corporate_era", "active", 4, "power building", 0),
    "indentured_workers": (195, "corporate_era", "event", 0, "", -1),
    "lagrange_observatory": (196, "corporate_era", "automated", 9, "science space", 1),
    "terraforming_ganymede": (197, "corporate_era", "automated", 33, "jovian space", 2),
    "immigration_shuttles": (198, "base", "automated", 31, "earth space", 0),
    "restricted_area": (199, "corporate_era", "active", 11, "science", 0),
    "immigrant_city": (200, "base", "active", 13, "city building", 0),
    "energy_tapping": (201, "corporate_era", "automated", 3, "power", -1),
    "underground_detonations": (202, "base", "active", 6, "building", 0),
    "soletta": (203, "base", "automated", 35, "space", 0),
    "technology_demonstration": (204, "corporate_era", "event", 5, "science space", 0),
    "rad_chem_factory": (205, "base", "automated", 8, "building", 0),
    "special_design": (206, "base", "event", 4, "science", 0),
    "medical_lab": (207, "corporate_era", "automated", 13, "science building", 1),
    "ai_central": (208, "corporate_era", "active", 21, "science building", 1),
}

COLLECTS = {
    "nitrite_reducing_bacteria": "microbe",
    "pets": "animal",
    "livestock": "animal",
    "olympus_conference": "science",
}

# what is enough, what is one step too little, and the reason given then
REQUIRES: dict[str, tuple[dict[str, object], dict[str, object], str]] = {
    "lichen": ({"temperature": -24}, {"temperature": -26}, "parameter_low"),
    "noctis_farming": ({"temperature": -20}, {"temperature": -22}, "parameter_low"),
    "permafrost_extraction": ({"temperature": -8}, {"temperature": -10}, "parameter_low"),
    "tundra_farming": ({"temperature": -6}, {"temperature": -8}, "parameter_low"),
    "ice_cap_melting": ({"temperature": 2}, {"temperature": 0}, "parameter_low"),
    "shuttles": ({"oxygen": 5}, {"oxygen": 4}, "parameter_low"),
    "biomass_combustors": ({"oxygen": 6}, {"oxygen": 5}, "parameter_low"),
    "windmills": ({"oxygen": 7}, {"oxygen": 6}, "parameter_low"),
    "livestock": ({"oxygen": 9}, {"oxygen": 8}, "parameter_low"),
    "water_splitting_plant": ({"tiles": oceans(2)}, {"tiles": oceans(1)}, "parameter_low"),
    "rad_suits": (
        {"tiles": {"C4": ("city", 1), "G3": ("city", 1)}},
        {"tiles": {"C4": ("city", 1)}},
        "cities_needed",
    ),
    "power_supply_consortium": ({"played": ["power_plant", "solar_power"]}, {"played": ["power_plant"]}, "tags"),
    "plantation": ({"played": ["research"]}, {"played": ["standard_technology"]}, "tags"),
    "ai_central": ({"played": ["research", "standard_technology"]}, {"played": ["research"]}, "tags"),
}

# own production that a card takes and that must be there
LOSES = {
    "magnetic_field_generators": {"energy": 4},
    "shuttles": {"energy": 1},
    "magnetic_field_dome": {"energy": 2},
    "soil_factory": {"energy": 1},
    "fuel_factory": {"energy": 1},
    "corporate_stronghold": {"energy": 1},
    "livestock": {"plants": 1},
    "immigrant_city": {"energy": 1},
    "rad_chem_factory": {"energy": 1},
    "ai_central": {"energy": 1},
}

# cards that ask nothing: all that changes besides the price
QUIET: dict[str, dict[str, object]] = {
    "industrial_microbes": {"0.+energy": 1, "0.+steel": 1},
    "lichen": {"0.+plants": 1},
    "imported_ghg": {"0.+heat": 1, "0.heat": 3},
    "micro_mills": {"0.+heat": 1},
    "magnetic_field_generators": {"0.+energy": -4, "0.+plants": 2, "0.tr": 3},
    "shuttles": {"0.+energy": -1, "0.+credits": 2},
    "import_of_advanced_ghg": {"0.+heat": 2},
    "windmills": {"0.+energy": 1},
    "tundra_farming": {"0.+plants": 1, "0.+credits": 2, "0.plants": 1},
    "magnetic_field_dome": {"0.+energy": -2, "0.+plants": 1, "0.tr": 1},
    "protected_habitats": {},
    "noctis_farming": {"0.+credits": 1, "0.plants": 2},
    "water_splitting_plant": {},
    "soil_factory": {"0.+energy": -1, "0.+plants": 1},
    "fuel_factory": {"0.+energy": -1, "0.+titanium": 1, "0.+credits": 1},
    "livestock": {"0.+plants": -1, "0.+credits": 2},
    "rad_suits": {"0.+credits": 1},
    "aquifer_pumping": {},
    "power_infrastructure": {},
    "indentured_workers": {},
    "lagrange_observatory": {"0.hand": 1, "deck": -1},
    "immigration_shuttles": {"0.+credits": 5},
    "underground_detonations": {},
    "soletta": {"0.+heat": 7},
    "technology_demonstration": {"0.hand": 2, "deck": -2},
    "rad_chem_factory": {"0.+energy": -1, "0.tr": 2},
    "special_design": {},
    "ai_central": {"0.+energy": -1},
}

LAND = [
    *("A1", "A3", "B1", "B2", "B3", "B4", "B5", "C1", "C2", "C3", "C4", "C5", "C6", "C7"),
    *("D1", "D2", "D3", "D4", "D5", "D6", "D7", "E1", "E2", "E7", "E8", "E9", "F1", "F2", "F3", "F4", "F5"),
    *("G1", "G2", "G3", "G4", "G5", "G6", "G7", "H1", "H2", "H3", "H4", "H5", "H6", "I1", "I2", "I3", "I4"),
]
OCEAN_AREAS = ["A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6", "F7", "F8", "I5"]


def rich(name: str, **stock: object) -> Mars:
    """A table where every requirement and every loss in this block is met, and cubes of all kinds can be collected."""
    me = seat(
        hand=[name],
        played=["research", "standard_technology", "power_plant", "solar_power"],
        produces={"energy": 4, "plants": 1, "heat": 2},
        **{"heat": 5, **stock},
    )
    return table(
        me,
        seat(),
        temperature=8,
        oxygen=14,
        tiles={**oceans(2), "C4": ("city", 1), "G3": ("city", 1)},
    )


def bare(name: str, **fields: object) -> Mars:
    """Nothing is met but what the fields say. Own losses of production can be taken."""
    me = seat(
        hand=[name],
        credits=50,
        heat=5,
        played=fields.pop("played", ()),
        produces=fields.pop("produces", {"energy": 4, "plants": 1, "heat": 2}),
    )
    return table(me, seat(), **fields)


def next_generation(game: Mars) -> Mars:
    """Everybody passes and buys nothing; seat 0 is to move again."""
    now = game.generation
    while True:
        who = game.waiting()[0]
        decision = game.decision(who)
        assert decision is not None
        if decision.kind == "buy":
            game.answer(who, [])
        elif game.generation > now and who == 0:
            return game
        else:
            game.answer(who, "pass" if can(game, "pass", who) else "end turn")


def tags_of(game: Mars) -> dict[str, int]:
    return {TAGS[t]: n for t, n in enumerate(game.seat[0].tags) if n}


# ---- what is printed on every card
@pytest.mark.parametrize("name", PRINTED)
def test_printed(name: str) -> None:
    number, edition, kind, cost, tags, _ = PRINTED[name]
    card = next(c for c in rich(name).cards if c.name == name)
    assert card.code == str(number)
    assert card.edition == edition
    assert KINDS[card.kind] == kind
    assert card.cost == cost
    assert [TAGS[t] for t in card.tags] == tags.split() + ["event"] * (kind == "event")
    assert CUBES[card.holds] == COLLECTS.get(name, "none")


@pytest.mark.parametrize("name", PRINTED)
def test_price(name: str) -> None:
    cost = PRINTED[name][3]
    assert can(rich(name, credits=cost), f"play {name}")
    if cost:
        assert reasons(rich(name, credits=cost - 1), f"play {name}") == ["credits"]


@pytest.mark.parametrize("name", PRINTED)
def test_steel_pays_for_buildings_and_titanium_for_space(name: str) -> None:
    _, _, _, cost, tags, _ = PRINTED[name]
    g = do(rich(name, credits=cost, steel=1, titanium=1), f"play {name}")
    if "building" in tags:
        assert offered(g) == [f"pay {cost}", f"pay {cost - 2} steel 1"]
    elif "space" in tags:
        assert offered(g) == [f"pay {cost}", f"pay {cost - 3} titanium 1"]
    else:
        assert not any(option.startswith("pay") for option in offered(g))
        assert list(g.seat[0].stock[:3]) == [0, 1, 1]


@pytest.mark.parametrize("name", PRINTED)
def test_tags_and_points_in_play(name: str) -> None:
    _, _, kind, cost, tags, worth = PRINTED[name]
    g = rich(name, credits=cost)
    before, had = tags_of(g), points(g)
    do(g, f"play {name}")
    if kind != "event":  # events lie face down: their tags are gone, their points stay
        for tag in tags.split():
            before[tag] = before.get(tag, 0) + 1
    assert tags_of(g) == before
    assert points(g) - had == worth


@pytest.mark.parametrize("name", PRINTED)
def test_events_pay_the_media_group(name: str) -> None:
    _, _, kind, cost, _, _ = PRINTED[name]
    me = seat(
        hand=[name],
        credits=cost,
        heat=5,
        played=["research", "standard_technology", "power_plant", "solar_power", "media_group"],
        produces={"energy": 4, "plants": 1, "heat": 2},
    )
    g = table(me, seat(), temperature=8, oxygen=14, tiles={**oceans(2), "C4": ("city", 1), "G3": ("city", 1)})
    do(g, f"play {name}")
    assert g.seat[0].stock[0] == (3 if kind == "event" else 0)


@pytest.mark.parametrize("name", PRINTED)
def test_corporate_era_cards_stay_out_of_the_standard_game(name: str) -> None:
    position = {"game": "mars", "seats": [{"hand": [name]}, {}], "options": {"corporate_era": False}}
    if PRINTED[name][1] == "base":
        assert tharsis.load(position).waiting() == [0]
    else:
        with pytest.raises(tharsis.BadPosition):
            tharsis.load(position)


@pytest.mark.parametrize("name", REQUIRES)
def test_requirement(name: str) -> None:
    enough, short, reason = REQUIRES[name]
    assert can(bare(name, **enough), f"play {name}")
    g = bare(name, **short)
    assert not can(g, f"play {name}")
    assert reasons(g, f"play {name}") == [reason]


@pytest.mark.parametrize("name", sorted(set(PRINTED) - set(REQUIRES)))
def test_no_requirement(name: str) -> None:
    assert can(bare(name), f"play {name}")


@pytest.mark.parametrize("name", [name for name in REQUIRES if REQUIRES[name][2] == "tags"])
def test_tags_of_others_meet_no_requirement(name: str) -> None:
    g = table(
        seat(hand=[name], credits=50, produces={"energy": 1}),
        seat(played=["research", "standard_technology", "power_plant", "solar_power"]),
    )
    assert reasons(g, f"play {name}") == ["tags"]


@pytest.mark.parametrize("name", LOSES)
def test_own_production_must_be_there(name: str) -> None:
    enough = dict(LOSES[name])
    short = {kind: n - 1 for kind, n in enough.items()}
    played = ["research", "standard_technology"]
    rest: dict[str, object] = {"oxygen": 14, "played": played}
    assert can(bare(name, produces=enough, **dict(rest)), f"play {name}")
    g = bare(name, produces=short, **dict(rest))
    assert reasons(g, f"play {name}") == ["production_short"]
    others = table(
        seat(hand=[name], credits=50, played=played, produces=short),
        seat(produces={"energy": 9, "plants": 9}),
        oxygen=14,
    )
    assert reasons(others, f"play {name}") == ["production_short"]


@pytest.mark.parametrize("name", QUIET)
def test_quiet(name: str) -> None:
    cost = PRINTED[name][3]
    changed = after(rich(name, credits=60), f"play {name}")
    assert changed == {**({"0.credits": -cost} if cost else {}), **QUIET[name]}


@pytest.mark.parametrize(
    "name", [name for name, row in PRINTED.items() if row[2] == "event" and "space" in row[4].split()]
)
def test_space_events_set_off_optimal_aerobraking(name: str) -> None:
    g = table(seat(hand=[name], credits=50, played=["optimal_aerobraking"]), seat())
    do(g, f"play {name}")
    assert g.seat[0].stock[0] == 50 - PRINTED[name][3] + 3
    assert g.seat[0].stock[5] == 3 + (3 if name == "imported_ghg" else 0)


@pytest.mark.parametrize("name", [name for name, row in PRINTED.items() if "earth" in row[4].split()])
def test_earth_office_makes_earth_cards_cheaper(name: str) -> None:
    cost = PRINTED[name][3]
    g = table(seat(hand=[name], credits=cost - 3, played=["earth_office"]), seat())
    assert after(g, f"play {name}").get("0.credits", 0) == 3 - cost
    assert not can(table(seat(hand=[name], credits=cost - 4, played=["earth_office"]), seat()), f"play {name}")


@pytest.mark.parametrize("name", [name for name, row in PRINTED.items() if "power" in row[4].split()])
def test_thorgate_has_power_cards_cheaper(name: str) -> None:
    cost = PRINTED[name][3]
    rest: dict[str, object] = {"played": ["power_plant"], "produces": {"heat": 2, "plants": 1}}
    g = table(seat("thorgate", hand=[name], credits=cost - 3, **rest), seat(), oxygen=14)
    assert after(g, f"play {name}").get("0.credits", 0) == 3 - cost


@pytest.mark.parametrize(
    ("name", "cubes"),
    [
        *(("nitrite_reducing_bacteria", 1), ("industrial_microbes", 1), ("lichen", 1), ("tundra_farming", 1)),
        *(("pets", 1), ("protected_valley", 1), ("noctis_farming", 1), ("livestock", 1), ("plantation", 1)),
        *(("soletta", 0), ("protected_habitats", 0)),
        ("imported_nitrogen", 3),  # what the events themselves add
        ("aerobraked_ammonia_asteroid", 2),
    ],
)
def test_life_feeds_decomposers(name: str, cubes: int) -> None:
    me = seat(hand=[name], credits=50, played=["decomposers", "research"], produces={"plants": 1})
    g = table(me, seat(), oxygen=14, temperature=8)
    assert after(g, f"play {name}").get("on decomposers", 0) == cubes


# ---- microbes, plants, imports
def test_nitrite_reducing_bacteria() -> None:
    g = table(seat(credits=11, hand=["nitrite_reducing_bacteria"]), seat())
    assert after(g, "play nitrite_reducing_bacteria") == {"0.credits": -11, "on nitrite_reducing_bacteria": 3}
    assert points(g) == 0


def test_nitrite_reducing_bacteria_grow() -> None:
    g = table(seat(played=["nitrite_reducing_bacteria"], resources={"nitrite_reducing_bacteria": 2}), seat())
    assert reasons(g, "use nitrite_reducing_bacteria 2") == ["cubes_short"]
    assert after(g, "use nitrite_reducing_bacteria 1") == {"on nitrite_reducing_bacteria": 1}
    # three now, but one action a card and generation, whichever of the two
    assert reasons(g, "use nitrite_reducing_bacteria 1") == ["used"]
    assert reasons(g, "use nitrite_reducing_bacteria 2") == ["used"]
    next_generation(g)
    assert can(g, "use nitrite_reducing_bacteria 1")
    assert after(g, "use nitrite_reducing_bacteria 2") == {"on nitrite_reducing_bacteria": -3, "0.tr": 1}


def test_nitrite_reducing_bacteria_take_three_of_their_own_only() -> None:
    g = table(
        seat(played=["nitrite_reducing_bacteria", "ants"], resources={"nitrite_reducing_bacteria": 2, "ants": 5}),
        seat(),
    )
    assert reasons(g, "use nitrite_reducing_bacteria 2") == ["cubes_short"]
    g = table(
        seat(played=["nitrite_reducing_bacteria", "ants"], resources={"nitrite_reducing_bacteria": 4, "ants": 5}),
        seat(),
    )
    assert after(g, "use nitrite_reducing_bacteria 2") == {"on nitrite_reducing_bacteria": -3, "0.tr": 1}


def test_imported_nitrogen_adds_to_a_card_of_each_kind() -> None:
    g = table(
        seat(credits=23, hand=["imported_nitrogen"], played=["ants", "tardigrades", "fish", "birds"]),
        seat(played=["decomposers", "pets"]),
    )
    do(g, "play imported_nitrogen")
    assert offered(g) == ["add ants", "add tardigrades"]
    do(g, "add tardigrades")
    assert offered(g) == ["add fish", "add birds"]


def test_imported_nitrogen_differences() -> None:
    g = table(seat(credits=23, hand=["imported_nitrogen"], played=["ants", "tardigrades", "fish", "birds"]), seat())
    assert after(g, "play imported_nitrogen", "add ants", "add birds") == {
        "0.credits": -23,
        "0.tr": 1,
        "0.plants": 4,
        "on ants": 3,
        "on birds": 2,
    }


def test_imported_nitrogen_loses_what_nothing_can_collect() -> None:
    g = table(seat(credits=23, hand=["imported_nitrogen"]), seat(played=["ants", "fish"]))
    assert after(g, "play imported_nitrogen") == {"0.credits": -23, "0.tr": 1, "0.plants": 4}
    g = table(seat(credits=23, hand=["imported_nitrogen"], played=["fish"]), seat())
    assert after(g, "play imported_nitrogen") == {"0.credits": -23, "0.tr": 1, "0.plants": 4, "on fish": 2}
    g = table(seat(credits=23, hand=["imported_nitrogen"], played=["ants"]), seat())
    assert after(g, "play imported_nitrogen") == {"0.credits": -23, "0.tr": 1, "0.plants": 4, "on ants": 3}


def test_aerobraked_ammonia_asteroid() -> None:
    g = table(
        seat(credits=26, hand=["aerobraked_ammonia_asteroid"], played=["ants", "tardigrades", "fish"]),
        seat(plants=3),
    )
    do(g, "play aerobraked_ammonia_asteroid")
    assert offered(g) == ["add ants", "add tardigrades"]
    g = table(seat(credits=26, hand=["aerobraked_ammonia_asteroid"], played=["ants"]), seat(plants=3))
    assert after(g, "play aerobraked_ammonia_asteroid") == {
        "0.credits": -26,
        "0.+heat": 3,
        "0.+plants": 1,
        "on ants": 2,
    }


def test_aerobraked_ammonia_asteroid_without_a_microbe_card() -> None:
    g = table(seat(credits=26, hand=["aerobraked_ammonia_asteroid"], played=["fish"]), seat(played=["ants"]))
    assert after(g, "play aerobraked_ammonia_asteroid") == {"0.credits": -26, "0.+heat": 3, "0.+plants": 1}


# ---- energy of others
@pytest.mark.parametrize("name", ["power_supply_consortium", "energy_tapping"])
def test_energy_taken_over(name: str) -> None:
    cost = PRINTED[name][3]
    me = seat(credits=cost, hand=[name], played=["power_plant", "windmills"])
    g = table(me, seat(produces={"energy": 1}), seat(produces={"energy": 2}))
    do(g, f"play {name}")
    assert offered(g) == ["reduce energy of 0", "reduce energy of 1", "reduce energy of 2"]
    g = table(me, seat(produces={"energy": 1}), seat(produces={"energy": 2}))
    assert after(g, f"play {name}", "reduce energy of 1") == {"0.credits": -cost, "0.+energy": 1, "1.+energy": -1}


@pytest.mark.parametrize("name", ["power_supply_consortium", "energy_tapping"])
def test_energy_taken_over_from_nobody(name: str) -> None:
    """Ruling: the own step may come first and is lost again, so the loss never blocks the play."""
    cost = PRINTED[name][3]
    g = table(seat(credits=cost, hand=[name], played=["power_plant", "windmills"]), seat())
    assert after(g, f"play {name}") == {"0.credits": -cost}


@pytest.mark.parametrize("name", ["power_supply_consortium", "energy_tapping"])
def test_energy_taken_over_alone(name: str) -> None:
    cost = PRINTED[name][3]
    g = table(seat(credits=cost, hand=[name], played=["power_plant", "windmills"]))
    assert after(g, f"play {name}", "reduce energy of neutral") == {"0.credits": -cost, "0.+energy": 1}


# ---- oceans
@pytest.mark.parametrize("name", ["ice_cap_melting", "permafrost_extraction"])
def test_melting(name: str) -> None:
    cost = PRINTED[name][3]
    g = table(seat(credits=cost, hand=[name]), seat(), temperature=2, tiles={"A4": "ocean"})
    do(g, f"play {name}")
    assert offered(g) == [f"place ocean {area}" for area in OCEAN_AREAS if area != "A4"]
    g = table(seat(credits=cost, hand=[name]), seat(), temperature=2, tiles={"A4": "ocean"})
    assert after(g, f"play {name}", "place ocean A5") == {
        "0.credits": -cost + 2,
        "0.tr": 1,
        "oceans": 1,
        "at A5": "ocean",
    }


@pytest.mark.parametrize(
    ("name", "besides"),
    [
        ("convoy_from_europa", {"0.hand": 1, "deck": -1}),
        ("ice_cap_melting", {}),
        ("flooding", {}),
        ("permafrost_extraction", {}),
    ],
)
def test_oceans_beyond_the_ninth_never_block(name: str, besides: dict[str, object]) -> None:
    cost = PRINTED[name][3]
    g = table(seat(credits=cost, hand=[name]), seat(credits=9), temperature=8, tiles=oceans(9))
    assert after(g, f"play {name}") == {"0.credits": -cost, **besides}


def test_convoy_from_europa() -> None:
    g = table(seat(credits=15, hand=["convoy_from_europa"]), seat(), deck=["trees", "fish"])
    assert after(g, "play convoy_from_europa", "place ocean D8") == {
        "0.credits": -15,
        "0.tr": 1,
        "0.plants": 2,
        "0.hand": 1,
        "deck": -1,
        "oceans": 1,
        "at D8": "ocean",
    }
    assert [g.card_name(c) for c in g.seat[0].hand] == ["trees"]


def test_aquifer_pumping() -> None:
    g = table(seat(credits=8, played=["aquifer_pumping"]), seat())
    assert after(g, "use aquifer_pumping", "place ocean A5") == {
        "0.credits": -8,
        "0.tr": 1,
        "oceans": 1,
        "at A5": "ocean",
    }
    assert "used" in reasons(g, "use aquifer_pumping")
    short = table(seat(credits=7, played=["aquifer_pumping"]), seat())
    assert reasons(short, "use aquifer_pumping") == ["credits"]


def test_aquifer_pumping_takes_steel_but_no_titanium() -> None:
    g = table(seat(credits=6, steel=2, titanium=5, played=["aquifer_pumping"]), seat())
    do(g, "use aquifer_pumping")
    assert offered(g) == ["pay 6 steel 1", "pay 4 steel 2"]
    g = table(seat(steel=4, played=["aquifer_pumping"]), seat())
    assert after(g, "use aquifer_pumping", "place ocean A5") == {
        "0.steel": -4,
        "0.tr": 1,
        "oceans": 1,
        "at A5": "ocean",
    }
    short = table(seat(credits=1, steel=3, titanium=5, played=["aquifer_pumping"]), seat())
    assert not can(short, "use aquifer_pumping")


def test_aquifer_pumping_takes_steel_at_its_current_value() -> None:
    g = table(seat(credits=8, steel=4, played=["aquifer_pumping", "advanced_alloys"]), seat())
    do(g, "use aquifer_pumping")
    assert offered(g) == ["pay 8", "pay 5 steel 1", "pay 2 steel 2", "pay 0 steel 3"]


def test_aquifer_pumping_knows_no_discount() -> None:
    played = ["aquifer_pumping", "earth_catapult", "research_outpost"]
    short = table(seat(credits=7, played=played), seat())
    assert reasons(short, "use aquifer_pumping") == ["credits"]
    g = table(seat(credits=8, hand=["indentured_workers"], played=played), seat())
    do(g, "play indentured_workers")
    assert after(g, "use aquifer_pumping", "place ocean A5") == {
        "0.credits": -8,
        "0.tr": 1,
        "oceans": 1,
        "at A5": "ocean",
    }


def test_aquifer_pumping_with_heat() -> None:
    g = table(seat("helion", credits=5, heat=3, played=["aquifer_pumping"]), seat())
    assert after(g, "use aquifer_pumping", "place ocean A5") == {
        "0.credits": -5,
        "0.heat": -3,
        "0.tr": 1,
        "oceans": 1,
        "at A5": "ocean",
    }


def test_aquifer_pumping_without_an_ocean_left() -> None:
    """Ruling: legal, paid, without effect."""
    g = table(seat(credits=8, played=["aquifer_pumping"]), seat(), tiles=oceans(9))
    assert after(g, "use aquifer_pumping") == {"0.credits": -8}


def test_flooding() -> None:
    tiles = {"B5": ("city", 1)}
    g = table(seat(credits=7, hand=["flooding"]), seat(credits=10), tiles=tiles)
    assert after(g, "play flooding", "place ocean A5", "remove 4 credits from 1") == {
        "0.credits": -7,
        "0.tr": 1,
        "oceans": 1,
        "at A5": "ocean",
        "1.credits": -4,
    }
    assert points(g) == -1


def test_flooding_hits_one_owner_of_a_tile_beside_it() -> None:
    tiles: dict[str, object] = {"B5": ("city", 1), "A4": "ocean", "A3": ("greenery", 3), "B4": ("greenery", 2)}
    seats = [seat(credits=9, hand=["flooding"]), seat(credits=10), seat(credits=2), seat(credits=10)]
    g = table(*seats, tiles=tiles)
    do(g, "play flooding", "place ocean A5")  # beside the ocean A4, the city B5 and the free area B6
    assert offered(g) == [
        *("remove 4 credits from 1", "remove 3 credits from 1", "remove 2 credits from 1", "remove 1 credits from 1"),
        "remove nothing",
    ]
    g = table(*seats, tiles={**tiles, "A4": ("greenery", 2)})
    do(g, "play flooding", "place ocean A5")
    assert set(offered(g)) == {
        *("remove 4 credits from 1", "remove 3 credits from 1", "remove 2 credits from 1", "remove 1 credits from 1"),
        *("remove 2 credits from 2", "remove 1 credits from 2"),
        "remove nothing",
    }
    assert after(g, "remove 1 credits from 2") == {"2.credits": -1}


def test_flooding_is_optional_and_may_hit_oneself() -> None:
    g = table(seat(credits=9, hand=["flooding"]), seat(credits=10), tiles={"B5": ("city", 0)})
    do(g, "play flooding", "place ocean A5")
    assert offered(g) == ["remove 2 credits from 0", "remove 1 credits from 0", "remove nothing"]
    assert after(g, "remove nothing") == {}


def test_flooding_in_the_wild() -> None:
    g = table(seat(credits=7, hand=["flooding"]), seat(credits=10), tiles={"A4": "ocean", "G3": ("city", 1)})
    assert after(g, "play flooding", "place ocean A5") == {
        "0.credits": -7 + 2,
        "0.tr": 1,
        "oceans": 1,
        "at A5": "ocean",
    }


def test_flooding_without_an_ocean_left_removes_nothing() -> None:
    tiles = {**oceans(9), "B5": ("city", 1), "A4": ("greenery", 1), "A3": ("greenery", 1)}
    g = table(seat(credits=7, hand=["flooding"]), seat(credits=10), tiles=tiles)
    assert after(g, "play flooding") == {"0.credits": -7}
    assert points(g) == -1


def test_flooding_beside_a_neutral_city() -> None:
    g = table(seat(credits=7, hand=["flooding"]), tiles={"B5": ("city", "neutral")})
    assert after(g, "play flooding", "place ocean A5", "remove nothing") == {
        "0.credits": -7,
        "0.tr": 1,
        "oceans": 1,
        "at A5": "ocean",
    }


# ---- shuttles
def test_shuttles_make_space_cards_cheaper() -> None:
    hand = ["soletta", "imported_ghg", "micro_mills", "olympus_conference"]
    g = table(seat(credits=60, hand=hand, played=["shuttles"]), seat(hand=["satellites"], credits=10))
    assert after(g, "play soletta") == {"0.credits": -33, "0.+heat": 7}
    assert after(g, "play imported_ghg") == {"0.credits": -5, "0.+heat": 1, "0.heat": 3}
    assert after(g, (1, "play satellites")) == {"1.credits": -10, "1.+credits": 1}
    do(g, (1, "end turn"))
    assert after(g, "play micro_mills") == {"0.credits": -3, "0.+heat": 1}
    assert after(g, "play olympus_conference") == {"0.credits": -10, "on olympus_conference": 1}


def test_shuttles_pay_their_own_full_price_and_add_up() -> None:
    g = table(
        seat(credits=60, hand=["shuttles", "soletta"], produces={"energy": 1}, played=["space_station"]),
        seat(),
        oxygen=5,
    )
    assert after(g, "play shuttles") == {"0.credits": -8, "0.+energy": -1, "0.+credits": 2}
    assert after(g, "play soletta") == {"0.credits": -31, "0.+heat": 7}
    assert points(g) == 2


def test_shuttles_never_pay_out() -> None:
    hand = ["technology_demonstration"]
    g = table(seat(hand=hand, played=["shuttles", "space_station", "earth_catapult"]), seat())
    assert after(g, "play technology_demonstration") == {"0.hand": 2, "deck": -2}


def test_satellites_count_space_tags_in_play_and_their_own() -> None:
    g = table(
        seat("helion", credits=10, hand=["satellites"], played=["shuttles", "soletta"], events=["imported_ghg"]),
        seat(played=["space_station"]),
    )
    assert after(g, "play satellites") == {"0.credits": -8, "0.+credits": 4}
    alone = table(seat(credits=10, hand=["satellites"]), seat(played=["space_station"]))
    assert after(alone, "play satellites") == {"0.credits": -10, "0.+credits": 1}


def test_immigration_shuttles_score_a_third_of_all_cities() -> None:
    def worth(**tiles: tuple[str, int]) -> int:
        return points(table(seat(played=["immigration_shuttles"]), seat(), tiles=tiles))

    two = {"C4": ("city", 0), "G3": ("city", 1)}
    assert worth() == 0
    assert worth(**two) == 0
    assert worth(**two, D8=("greenery", 1), G7=("greenery", 0)) == 0
    assert worth(**two, ganymede=("city", 1)) == 1
    assert worth(**two, C7=("capital", 1)) == 1
    assert worth(**two, ganymede=("city", 1), phobos=("city", 0), G7=("city", 1)) == 1
    assert worth(**two, ganymede=("city", 1), phobos=("city", 0), G7=("city", 1), A1=("city", 1)) == 2


def test_immigration_shuttles_count_neutral_cities() -> None:
    tiles = {"C4": ("city", "neutral"), "G3": ("city", "neutral"), "A1": ("city", 0)}
    assert points(table(seat(played=["immigration_shuttles"]), tiles=tiles)) == 1


# ---- animals
def test_pets() -> None:
    g = table(seat(credits=10, hand=["pets"]), seat(), tiles={"C4": ("city", 0)})
    assert after(g, "play pets") == {"0.credits": -10, "on pets": 1}
    assert points(g) == 0


def test_pets_score_half_an_animal() -> None:
    for animals, worth in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)]:
        assert points(table(seat(played=["pets"], resources={"pets": animals}), seat())) == worth


def test_pets_come_with_cities_of_anyone_anywhere() -> None:
    g = table(
        seat(credits=80, played=["pets"], hand=["ganymede_colony"]),
        seat(credits=80, hand=["capital", "phobos_space_haven"], produces={"energy": 2}),
        tiles=oceans(4),
    )
    assert after(g, "play ganymede_colony") == {"0.credits": -20, "at ganymede": "city 0", "on pets": 1}
    assert after(g, "project city", "place city C4") == {
        "0.credits": -25,
        "0.+credits": 1,
        "at C4": "city 0",
        "on pets": 1,
    }
    assert after(g, (1, "play phobos_space_haven")) == {
        "1.credits": -25,
        "1.+titanium": 1,
        "at phobos": "city 1",
        "on pets": 1,
    }
    assert after(g, (1, "play capital"), (1, "place capital G3")) == {
        "1.credits": -26,
        "1.+energy": -2,
        "1.+credits": 5,
        "at G3": "capital 1",
        "on pets": 1,
    }


def test_pets_care_for_no_other_tile() -> None:
    g = table(
        seat(credits=80, played=["pets"], plants=8, hand=["restricted_area"]),
        seat(),
        tiles={"C4": ("city", 0)},
    )
    assert "on pets" not in after(g, "convert plants", "place greenery C5")
    assert "on pets" not in after(g, "play restricted_area", "place restricted_area G3")


def test_pets_are_never_removed() -> None:
    mine = table(seat(played=["predators", "pets"], resources={"pets": 3}), seat())
    assert reasons(mine, "use predators") == ["no_cube_to_take"]
    theirs = table(seat(played=["predators"]), seat(played=["pets", "fish"], resources={"pets": 3, "fish": 1}))
    assert after(theirs, "use predators") == {"on fish": -1, "on predators": 1}


def test_pets_do_not_fall_to_the_virus() -> None:
    g = table(seat(credits=1, hand=["virus"]), seat(played=["pets", "fish"], resources={"pets": 3, "fish": 1}))
    do(g, "play virus", "choose remove 2 animal from anybody")
    assert offered(g) == ["take 1 fish", "remove nothing"]
    g = table(seat(credits=1, hand=["virus"], played=["pets"], resources={"pets": 3}), seat())
    assert after(g, "play virus", "choose remove 2 animal from anybody") == {"0.credits": -1}


def test_pets_take_animals_from_elsewhere() -> None:
    g = table(seat(credits=23, hand=["imported_nitrogen"], played=["pets"]), seat())
    assert after(g, "play imported_nitrogen") == {"0.credits": -23, "0.tr": 1, "0.plants": 4, "on pets": 2}


def test_livestock() -> None:
    g = table(seat(credits=13, hand=["livestock"], produces={"plants": 1}), seat(), oxygen=9)
    assert after(g, "play livestock") == {"0.credits": -13, "0.+plants": -1, "0.+credits": 2}
    assert points(g) == 0
    assert after(g, "use livestock") == {"on livestock": 1}
    assert points(g) == 1
    next_generation(g)
    assert after(g, "use livestock") == {"on livestock": 1}
    assert reasons(g, "use livestock") == ["used"]
    assert points(g) == 2


def test_livestock_eats_the_own_plants_only() -> None:
    g = table(seat(credits=13, hand=["livestock"]), seat(produces={"plants": 3}), oxygen=9)
    assert reasons(g, "play livestock") == ["production_short"]
    alone = table(seat(credits=13, hand=["livestock"]), oxygen=9)
    assert reasons(alone, "play livestock") == ["production_short"]


# ---- protection
def test_protected_habitats_guard_plants() -> None:
    g = table(seat(credits=14, hand=["asteroid"]), seat(plants=5, played=["protected_habitats"]), seat(plants=1))
    do(g, "play asteroid")
    assert offered(g) == ["remove 1 plants from 2", "remove nothing"]


def test_protected_habitats_guard_animals_and_microbes() -> None:
    guarded = ["protected_habitats", "fish", "tardigrades"]
    cubes = {"fish": 2, "tardigrades": 2}
    g = table(seat(played=["predators", "ants"]), seat(played=guarded, resources=cubes))
    assert reasons(g, "use predators") == ["no_cube_to_take"]
    assert reasons(g, "use ants") == ["no_cube_to_take"]
    bare = table(seat(played=["predators", "ants"]), seat(played=guarded[1:], resources=cubes))
    assert after(bare, "use predators", "use ants") == {
        "on fish": -1,
        "on predators": 1,
        "on tardigrades": -1,
        "on ants": 1,
    }


def test_protected_habitats_stop_the_virus() -> None:
    for kind in ("remove 2 animal from anybody", "remove 5 plants"):
        g = table(
            seat(credits=1, hand=["virus"]),
            seat(plants=5, played=["protected_habitats", "fish"], resources={"fish": 2}),
        )
        assert after(g, "play virus", f"choose {kind}") == {"0.credits": -1}


def test_protected_habitats_leave_the_owner_free() -> None:
    g = table(
        seat(
            credits=14,
            plants=2,
            hand=["asteroid"],
            played=["protected_habitats", "predators", "fish"],
            resources={"fish": 1},
        ),
        seat(),
    )
    assert after(g, "use predators") == {"on fish": -1, "on predators": 1}
    do(g, "play asteroid")
    assert offered(g) == ["remove 2 plants from 0", "remove 1 plants from 0", "remove nothing"]


def test_protected_habitats_guard_cubes_not_production() -> None:
    g = table(
        seat(credits=4, hand=["biomass_combustors"]),
        seat(played=["protected_habitats"], produces={"plants": 1}),
        oxygen=6,
    )
    assert after(g, "play biomass_combustors") == {"0.credits": -4, "0.+energy": 2, "1.+plants": -1}


def test_protected_habitats_guard_neither_credits_nor_steel() -> None:
    g = table(
        seat(credits=7, hand=["flooding"]), seat(credits=9, played=["protected_habitats"]), tiles={"B5": ("city", 1)}
    )
    do(g, "play flooding", "place ocean A5")
    assert can(g, "remove 4 credits from 1")
    g = table(seat(credits=1, hand=["hired_raiders"]), seat(steel=2, played=["protected_habitats"]))
    do(g, "play hired_raiders", "choose steal 2 steel")
    assert can(g, "steal 2 steel from 1")


# ---- tiles
def test_protected_valley() -> None:
    g = table(seat(credits=23, hand=["protected_valley"]), seat(), tiles={"G3": ("city", 0), "F7": "ocean"})
    do(g, "play protected_valley")
    # far from the own city, and only where oceans belong
    assert offered(g) == [f"place greenery {area}" for area in OCEAN_AREAS if area != "F7"]
    g = table(seat(credits=23, hand=["protected_valley"]), seat(), tiles={"G3": ("city", 0), "F7": "ocean"})
    assert after(g, "play protected_valley", "place greenery F8") == {
        "0.credits": -23 + 2,
        "0.+credits": 2,
        "0.plants": 1,
        "0.tr": 1,
        "oxygen": 1,
        "at F8": "greenery 0",
    }
    assert points(g) == 0
    assert g.scores()[0]["greeneries"] == 1


def test_protected_valley_uses_the_area_up_and_is_no_ocean() -> None:
    tiles = {**oceans(8), "A5": ("greenery", 0), "A4": ("greenery", 1)}
    g = table(seat(credits=41, hand=["protected_valley"]), seat(), tiles=tiles)
    do(g, "play protected_valley")
    assert offered(g) == ["place greenery A2", "place greenery B6"]
    do(g, "place greenery B6")
    # the ninth ocean is still to come, and a single area is left for it
    assert after(g, "project aquifer") == {
        "0.credits": -18,
        "0.steel": 2,
        "0.tr": 1,
        "oceans": 1,
        "at A2": "ocean",
    }


def test_protected_valley_needs_a_free_ocean_area() -> None:
    """Ruling: without an area for its tile a card cannot be played; the other wording is an option."""
    left = [area for area in OCEAN_AREAS if area not in oceans(9)]
    tiles = {**oceans(9), **{area: ("greenery", 1) for area in left}}
    g = table(seat(credits=23, hand=["protected_valley"]), seat(), tiles=tiles)
    assert reasons(g, "play protected_valley") == ["no_area"]
    g = table(seat(credits=23, hand=["protected_valley"]), seat(), tiles=tiles, options={"wording": "seeds"})
    assert after(g, "play protected_valley") == {"0.credits": -23, "0.+credits": 2}


def test_protected_valley_at_full_oxygen() -> None:
    g = table(seat(credits=23, hand=["protected_valley"]), seat(), oxygen=14)
    assert after(g, "play protected_valley", "place greenery A5") == {
        "0.credits": -23,
        "0.+credits": 2,
        "at A5": "greenery 0",
    }


@pytest.mark.parametrize(
    ("name", "brings"),
    [
        ("plantation", {}),
        ("restricted_area", {}),
        ("corporate_stronghold", {"0.+energy": -1, "0.+credits": 3}),
        ("immigrant_city", {"0.+energy": -1, "0.+credits": -2}),
    ],
)
def test_tiles_need_land(name: str, brings: dict[str, object]) -> None:
    """Ruling: without an area for its tile a card cannot be played; the other wording is an option."""
    cost = PRINTED[name][3]
    me = seat(credits=cost, hand=[name], played=["research"], produces={"energy": 1})
    full = {area: ("greenery", 1) for area in LAND}
    assert reasons(table(me, seat(), tiles=full), f"play {name}") == ["no_area"]
    g = table(me, seat(), tiles=full, options={"wording": "seeds"})
    assert after(g, f"play {name}") == {"0.credits": -cost, **brings}
    last = {area: tile for area, tile in full.items() if area != "C4"}
    assert can(table(me, seat(), tiles=last), f"play {name}")


@pytest.mark.parametrize("name", ["corporate_stronghold", "immigrant_city"])
def test_cities_keep_their_distance(name: str) -> None:
    me = seat(credits=20, hand=[name], produces={"energy": 1})
    g = table(me, seat(), tiles={"C4": ("city", 1), "G3": ("greenery", 1), "A1": ("capital", 1)})
    do(g, f"play {name}")
    taken = {"C4", "B3", "B4", "C3", "C5", "D4", "D5", "G3", "A1", "B1", "B2"}
    assert offered(g) == [f"place city {area}" for area in LAND if area not in taken]


def test_corporate_stronghold() -> None:
    g = table(seat(credits=11, hand=["corporate_stronghold"], produces={"energy": 1}), seat(), tiles={"D8": "ocean"})
    assert after(g, "play corporate_stronghold", "place city D7") == {
        "0.credits": -11 + 2,
        "0.+energy": -1,
        "0.+credits": 3,
        "0.plants": 1,
        "at D7": "city 0",
    }
    assert points(g) == -2


def test_plantation() -> None:
    g = table(seat(credits=15, hand=["plantation"], played=["research"]), seat(), tiles={"E1": ("city", 0)})
    do(g, "play plantation")
    assert offered(g) == ["place greenery D1", "place greenery E2", "place greenery F1"]
    g = table(seat(credits=15, hand=["plantation"], played=["research"]), seat(), tiles={"E1": ("city", 0)})
    assert after(g, "play plantation", "place greenery D1") == {
        "0.credits": -15,
        "0.plants": 1,
        "0.titanium": 1,
        "0.tr": 1,
        "oxygen": 1,
        "at D1": "greenery 0",
    }


def test_plantation_anywhere_without_an_own_tile() -> None:
    g = table(seat(credits=15, hand=["plantation"], played=["research"]), seat(), tiles={"E1": ("city", 1)})
    do(g, "play plantation")
    assert offered(g) == [f"place greenery {area}" for area in LAND if area != "E1"]


def test_restricted_area() -> None:
    g = table(seat(credits=13, hand=["restricted_area"]), seat(), tiles={"C4": ("city", 1)}, deck=["trees"])
    do(g, "play restricted_area")
    assert offered(g) == [f"place restricted_area {area}" for area in LAND if area != "C4"]
    g = table(seat(credits=13, hand=["restricted_area"]), seat(), tiles={"C4": ("city", 1)}, deck=["trees", "fish"])
    assert after(g, "play restricted_area", "place restricted_area H3") == {
        "0.credits": -11,
        "0.hand": 1,
        "deck": -1,
        "at H3": "restricted_area 0",
    }
    assert after(g, "use restricted_area") == {"0.credits": -2, "0.hand": 1, "deck": -1}
    assert [g.card_name(c) for c in g.seat[0].hand] == ["trees", "fish"]


def test_restricted_area_costs_two_a_card_once_a_generation() -> None:
    short = table(seat(credits=1, steel=9, titanium=9, heat=9, played=["restricted_area"]), seat())
    assert reasons(short, "use restricted_area") == ["credits"]
    g = table(seat(credits=9, played=["restricted_area"]), seat())
    do(g, "use restricted_area")
    assert reasons(g, "use restricted_area") == ["used"]
    assert can(next_generation(g), "use restricted_area")
    helion = table(seat("helion", heat=2, played=["restricted_area"]), seat())
    assert after(helion, "use restricted_area") == {"0.heat": -2, "0.hand": 1, "deck": -1}


def test_immigrant_city() -> None:
    g = table(seat(credits=13, hand=["immigrant_city"], produces={"energy": 1}), seat())
    assert after(g, "play immigrant_city", "place city C4") == {
        "0.credits": -13,
        "0.+energy": -1,
        "0.+credits": -2 + 1,
        "at C4": "city 0",
    }
    assert points(g) == 0


def test_immigrant_city_earns_with_every_city() -> None:
    g = table(
        seat(credits=25, played=["immigrant_city"]),
        seat(credits=80, hand=["phobos_space_haven", "capital"], produces={"energy": 2}),
        tiles=oceans(4),
    )
    assert after(g, "project city", "place city C4") == {"0.credits": -25, "0.+credits": 2, "at C4": "city 0"}
    do(g, "end turn")
    assert after(g, (1, "play phobos_space_haven")) == {
        "1.credits": -25,
        "1.+titanium": 1,
        "at phobos": "city 1",
        "0.+credits": 1,
    }
    assert after(g, (1, "play capital"), (1, "place capital G3")) == {
        "1.credits": -26,
        "1.+energy": -2,
        "1.+credits": 5,
        "at G3": "capital 1",
        "0.+credits": 1,
    }


def test_immigrant_city_may_earn_before_it_loses() -> None:
    g = table(seat(credits=13, hand=["immigrant_city"], produces={"energy": 1, "credits": -4}), seat())
    assert after(g, "play immigrant_city", "place city C4") == {
        "0.credits": -13,
        "0.+energy": -1,
        "0.+credits": -1,
        "at C4": "city 0",
    }
    short = table(
        seat(credits=13, hand=["immigrant_city"], produces={"energy": 1, "credits": -5}), seat("tharsis_republic")
    )
    assert reasons(short, "play immigrant_city") == ["production_short"]


def test_immigrant_city_without_a_city_has_nothing_to_earn_first() -> None:
    """With the wording that lets a tile fail, no city comes, so the loss must be possible without it."""
    full = {area: ("greenery", 1) for area in LAND}
    for income, allowed in [(-3, True), (-4, False)]:
        me = seat(credits=13, hand=["immigrant_city"], produces={"energy": 1, "credits": income})
        g = table(me, seat(), tiles=full, options={"wording": "seeds"})
        assert can(g, "play immigrant_city") == allowed


def test_immigrant_city_of_tharsis_republic() -> None:
    me = seat("tharsis_republic", credits=13, hand=["immigrant_city"], produces={"energy": 1, "credits": -5})
    assert after(table(me, seat()), "play immigrant_city", "place city C4") == {
        "0.credits": -13 + 3,
        "0.+energy": -1,
        "at C4": "city 0",
    }


# ---- heat and power
def test_water_splitting_plant() -> None:
    g = table(seat(energy=4, played=["water_splitting_plant"]), seat())
    assert after(g, "use water_splitting_plant") == {"0.energy": -3, "0.tr": 1, "oxygen": 1}
    assert "used" in reasons(g, "use water_splitting_plant")
    short = table(seat(energy=2, credits=50, heat=9, played=["water_splitting_plant"]), seat())
    assert reasons(short, "use water_splitting_plant") == ["stock_short"]


def test_water_splitting_plant_warms_at_eight_percent() -> None:
    g = table(seat(energy=3, played=["water_splitting_plant"]), seat(), oxygen=7)
    assert after(g, "use water_splitting_plant") == {"0.energy": -3, "0.tr": 2, "oxygen": 1, "temperature": 2}
    g = table(seat(energy=3, played=["water_splitting_plant"]), seat(), oxygen=7, temperature=-2)
    assert after(g, "use water_splitting_plant", "place ocean A5") == {
        "0.energy": -3,
        "0.tr": 3,
        "oxygen": 1,
        "temperature": 2,
        "oceans": 1,
        "at A5": "ocean",
    }


def test_water_splitting_plant_at_full_oxygen() -> None:
    """Ruling: legal, paid, without effect."""
    g = table(seat(energy=3, played=["water_splitting_plant"]), seat(), oxygen=14)
    assert after(g, "use water_splitting_plant") == {"0.energy": -3}


def test_heat_trappers() -> None:
    seats = [
        seat(credits=6, hand=["heat_trappers"], produces={"heat": 2}),
        seat(produces={"heat": 1}),
        seat(produces={"heat": 3}),
    ]
    g = table(*seats)
    do(g, "play heat_trappers")
    assert offered(g) == ["reduce heat of 0", "reduce heat of 2"]
    g = table(*seats)
    assert after(g, "play heat_trappers", "reduce heat of 2") == {"0.credits": -6, "0.+energy": 1, "2.+heat": -2}
    assert points(g) == -1


def test_heat_trappers_take_both_steps_from_one_player() -> None:
    g = table(seat(credits=6, hand=["heat_trappers"], produces={"heat": 1}), seat(produces={"heat": 1}))
    assert reasons(g, "play heat_trappers") == ["nobody_produces"]


def test_heat_trappers_alone() -> None:
    g = table(seat(credits=6, hand=["heat_trappers"]))
    assert after(g, "play heat_trappers") == {"0.credits": -6, "0.+energy": 1}


def test_biomass_combustors() -> None:
    seats = [seat(credits=4, hand=["biomass_combustors"], produces={"plants": 1}), seat(produces={"plants": 1})]
    g = table(*seats, oxygen=6)
    do(g, "play biomass_combustors")
    assert offered(g) == ["reduce plants of 0", "reduce plants of 1"]
    g = table(*seats, oxygen=6)
    assert after(g, "play biomass_combustors", "reduce plants of 0") == {
        "0.credits": -4,
        "0.+energy": 2,
        "0.+plants": -1,
    }
    assert points(g) == -1


def test_biomass_combustors_need_somebody_who_grows_plants() -> None:
    g = table(seat(credits=4, hand=["biomass_combustors"], plants=9), seat(plants=9), oxygen=6)
    assert reasons(g, "play biomass_combustors") == ["nobody_produces"]
    alone = table(seat(credits=4, hand=["biomass_combustors"]), oxygen=6)
    assert after(alone, "play biomass_combustors") == {"0.credits": -4, "0.+energy": 2}


def test_energy_saving_counts_all_cities() -> None:
    tiles = {
        "C4": ("city", 0),
        "G3": ("city", 1),
        "G7": ("capital", 1),
        "ganymede": ("city", 1),
        "phobos": ("city", 0),
        "C7": ("greenery", 0),
    }
    g = table(seat(credits=15, hand=["energy_saving"]), seat(), tiles=tiles)
    assert after(g, "play energy_saving") == {"0.credits": -15, "0.+energy": 5}
    desert = table(seat(credits=15, hand=["energy_saving"]), seat())
    assert after(desert, "play energy_saving") == {"0.credits": -15}


def test_energy_saving_counts_neutral_cities() -> None:
    tiles = {"C4": ("city", "neutral"), "G3": ("city", "neutral")}
    g = table(seat(credits=15, hand=["energy_saving"]), tiles=tiles)
    assert after(g, "play energy_saving") == {"0.credits": -15, "0.+energy": 2}


def test_rad_suits_count_cities_off_the_map() -> None:
    for tiles in (
        {"ganymede": ("city", 1), "phobos": ("city", 1)},
        {"C4": ("capital", 1), "phobos": ("city", 0)},
    ):
        g = table(seat(credits=6, hand=["rad_suits"]), seat(), tiles=tiles)
        assert after(g, "play rad_suits") == {"0.credits": -6, "0.+credits": 1}
        assert points(g) == 1
    g = table(seat(credits=6, hand=["rad_suits"]), seat(), tiles={"ganymede": ("city", 1)})
    assert reasons(g, "play rad_suits") == ["cities_needed"]


def test_rad_suits_count_neutral_cities() -> None:
    g = table(seat(credits=6, hand=["rad_suits"]), tiles={"C4": ("city", "neutral"), "G3": ("city", "neutral")})
    assert after(g, "play rad_suits") == {"0.credits": -6, "0.+credits": 1}


def test_local_heat_trapping() -> None:
    me = seat(credits=1, heat=6, hand=["local_heat_trapping"], played=["fish", "birds"])
    g = table(me, seat())
    do(g, "play local_heat_trapping")
    plants, animals = "choose gain plants 4", "choose add 2 animal to another own card"
    assert offered(g) == [plants, animals]
    g = table(me, seat())
    assert after(g, "play local_heat_trapping", plants) == {"0.credits": -1, "0.heat": -5, "0.plants": 4}
    g = table(me, seat())
    assert after(g, "play local_heat_trapping", animals, "add birds") == {
        "0.credits": -1,
        "0.heat": -5,
        "on birds": 2,
    }


def test_local_heat_trapping_is_paid_by_indentured_workers() -> None:
    g = table(seat("helion", heat=5, hand=["indentured_workers", "local_heat_trapping"]), seat())
    do(g, "play indentured_workers")
    assert after(g, "play local_heat_trapping", "choose gain plants 4") == {"0.heat": -5, "0.plants": 4}


def test_local_heat_trapping_may_feed_nobody() -> None:
    """Adding what one cannot collect is allowed, and lost."""
    g = table(seat(credits=1, heat=5, hand=["local_heat_trapping"]), seat(played=["fish"]))
    do(g, "play local_heat_trapping")
    assert after(g, "choose add 2 animal to another own card") == {"0.heat": -5}


def test_local_heat_trapping_needs_five_heat() -> None:
    g = table(seat(credits=50, heat=4, hand=["local_heat_trapping"]), seat(heat=9))
    assert reasons(g, "play local_heat_trapping") == ["stock_short"]


def test_local_heat_trapping_leaves_helion_five_heat() -> None:
    short = table(seat("helion", heat=5, hand=["local_heat_trapping"]), seat())
    assert reasons(short, "play local_heat_trapping") == ["credits"]
    g = table(seat("helion", heat=6, hand=["local_heat_trapping"]), seat())
    assert after(g, "play local_heat_trapping", "choose gain plants 4") == {"0.heat": -6, "0.plants": 4}
    g = table(seat("helion", credits=1, heat=5, hand=["local_heat_trapping"]), seat())
    assert after(g, "play local_heat_trapping", "choose gain plants 4") == {
        "0.credits": -1,
        "0.heat": -5,
        "0.plants": 4,
    }


def test_power_infrastructure() -> None:
    g = table(seat(energy=3, played=["power_infrastructure"]), seat())
    do(g, "use power_infrastructure")
    assert offered(g) == ["exchange 1", "exchange 2", "exchange 3"]
    assert after(g, "exchange 2") == {"0.energy": -2, "0.credits": 2}
    assert reasons(g, "use power_infrastructure") == ["used"]


def test_power_infrastructure_needs_one_energy() -> None:
    g = table(seat(heat=9, produces={"energy": 3}, played=["power_infrastructure"]), seat())
    assert reasons(g, "use power_infrastructure") == ["stock_short"]
    one = table(seat(energy=1, played=["power_infrastructure"]), seat())
    assert after(one, "use power_infrastructure") == {"0.energy": -1, "0.credits": 1}


def test_underground_detonations() -> None:
    g = table(seat(credits=21, played=["underground_detonations"]), seat())
    assert after(g, "use underground_detonations") == {"0.credits": -10, "0.+heat": 2}
    assert reasons(g, "use underground_detonations") == ["used"]
    assert can(next_generation(g), "use underground_detonations")
    short = table(seat(credits=9, steel=9, titanium=9, heat=9, played=["underground_detonations"]), seat())
    assert reasons(short, "use underground_detonations") == ["credits"]


# ---- science
def test_olympus_conference() -> None:
    g = table(seat(credits=10, hand=["olympus_conference"]), seat())
    assert after(g, "play olympus_conference") == {"0.credits": -10, "on olympus_conference": 1}
    assert points(g) == 1


def test_olympus_conference_collects_or_draws() -> None:
    me = seat(
        credits=9, hand=["lagrange_observatory"], played=["olympus_conference"], resources={"olympus_conference": 1}
    )
    g = table(me, seat())
    do(g, "play lagrange_observatory")
    assert offered(g) == ["choose add 1 science to here", "choose take 1 science from here, draw 1"]
    g = table(me, seat())
    assert after(g, "play lagrange_observatory", "choose add 1 science to here") == {
        "0.credits": -9,
        "0.hand": 1,
        "deck": -1,
        "on olympus_conference": 1,
    }
    assert points(g) == 2
    g = table(me, seat())
    assert after(g, "play lagrange_observatory", "choose take 1 science from here, draw 1") == {
        "0.credits": -9,
        "0.hand": 2,
        "deck": -2,
        "on olympus_conference": -1,
    }


def test_olympus_conference_chooses_for_each_tag() -> None:
    me = seat(credits=11, hand=["research"], played=["olympus_conference"])
    g = table(me, seat())
    # empty: the first tag can only add, then there is a choice
    assert after(g, "play research", "choose take 1 science from here, draw 1") == {
        "0.credits": -11,
        "0.hand": 3,
        "deck": -3,
    }
    g = table(me, seat())
    assert after(g, "play research", "choose add 1 science to here") == {
        "0.credits": -11,
        "0.hand": 2,
        "deck": -2,
        "on olympus_conference": 2,
    }


@pytest.mark.parametrize(
    ("name", "besides"),
    [
        ("technology_demonstration", {"0.hand": 2, "deck": -2}),
        ("special_design", {}),
        ("medical_lab", {"0.+credits": 1}),
        ("lagrange_observatory", {"0.hand": 1, "deck": -1}),
        ("micro_mills", {"0.+heat": 1}),
    ],
)
def test_olympus_conference_hears_own_science(name: str, besides: dict[str, object]) -> None:
    cost = PRINTED[name][3]
    science = {"on olympus_conference": 1} if "science" in PRINTED[name][4] else {}
    g = table(seat(credits=cost, hand=[name], played=["olympus_conference"]), seat())
    assert after(g, f"play {name}") == {"0.credits": -cost, **besides, **science}
    g = table(seat(credits=cost, hand=[name], played=["power_plant"]), seat(played=["olympus_conference"]))
    assert after(g, f"play {name}") == {"0.credits": -cost, **besides}


def test_olympus_conference_hears_the_other_science_cards() -> None:
    g = table(
        seat(credits=2, hand=["invention_contest"], played=["olympus_conference"]), seat(), deck=["trees", "fish"]
    )
    look = "first invention_contest: look at 3 keep 1"
    assert after(g, "play invention_contest", look, "keep fish") == {
        "0.credits": -2,
        "0.hand": 1,
        "deck": -3,
        "discard": 2,
        "on olympus_conference": 1,
    }
    place = ["first restricted_area: place restricted_area land", "place restricted_area G3"]
    g = table(seat(credits=11, hand=["restricted_area"], played=["olympus_conference"]), seat())
    assert after(g, "play restricted_area", *place) == {
        "0.credits": -11,
        "at G3": "restricted_area 0",
        "on olympus_conference": 1,
    }
    me = seat(credits=21, hand=["ai_central"], played=["olympus_conference", "research"], produces={"energy": 1})
    assert after(table(me, seat()), "play ai_central") == {
        "0.credits": -21,
        "0.+energy": -1,
        "on olympus_conference": 1,
    }


def test_olympus_conference_resources_give_no_points() -> None:
    g = table(seat(played=["olympus_conference"], resources={"olympus_conference": 7}), seat())
    assert points(g) == 1


def test_invention_contest() -> None:
    g = table(seat(credits=2, hand=["invention_contest"]), seat(), deck=["trees", "fish", "birds", "ants"])
    do(g, "play invention_contest")
    assert offered(g) == ["keep trees", "keep fish", "keep birds"]
    g = table(seat(credits=2, hand=["invention_contest"]), seat(), deck=["trees", "fish", "birds", "ants"])
    assert after(g, "play invention_contest", "keep fish") == {
        "0.credits": -2,
        "0.hand": 1,
        "deck": -3,
        "discard": 2,
    }
    assert [g.card_name(c) for c in g.seat[0].hand] == ["fish"]
    assert sorted(g.card_name(c) for c in g.discard) == ["birds", "trees"]
    assert list(g.shown) == []  # face down


@pytest.mark.parametrize(
    ("other", "draws"),
    [
        ("olympus_conference", "choose take 1 science from here, draw 1"),
        ("mars_university", "choose discard 1, draw 1"),
    ],
)
def test_invention_contest_comes_before_or_after_what_it_sets_off(other: str, draws: str) -> None:
    """EN p. 9: in any order; to choose among three knowing a card drawn before is better."""
    science = {"olympus_conference": 1} if other == "olympus_conference" else {}
    who = seat(credits=2, hand=["invention_contest", "ants"], played=[other], resources=science)
    g = table(who, seat(), deck=["trees", "fish", "birds", "comet"])
    do(g, "play invention_contest")
    assert g.asked[0].kind == "order"
    do(g, next(first for first in offered(g) if other in first), draws)
    assert offered(g) == ["keep fish", "keep birds", "keep comet"]


def test_invention_contest_keeps_exactly_one() -> None:
    g = table(seat(credits=2, hand=["invention_contest"]), seat(), deck=["trees", "fish", "birds"])
    do(g, "play invention_contest")
    for wrong in ([], ["keep trees", "keep fish"]):
        with pytest.raises(tharsis.BadAnswer):
            g.answer(0, wrong)


def test_lagrange_observatory_and_technology_demonstration_draw_from_the_top() -> None:
    hand = ["lagrange_observatory", "technology_demonstration"]
    g = table(seat(credits=14, hand=hand), seat(), deck=["trees", "fish", "birds", "ants"])
    do(g, "play lagrange_observatory", "play technology_demonstration")
    assert [g.card_name(c) for c in g.seat[0].hand] == ["trees", "fish", "birds"]
    assert points(g) == 1


def test_medical_lab_counts_half_the_buildings() -> None:
    for corporation, played, income in [
        (None, [], 0),
        (None, ["mine"], 1),
        (None, ["mine", "power_plant"], 1),
        (None, ["mine", "power_plant", "solar_power"], 2),
        ("mining_guild", ["mine"], 2),
    ]:
        me = seat(corporation, credits=13, hand=["medical_lab"], played=played)
        g = table(me, seat(played=["strip_mine", "mohole_area"]))
        expected = {"0.credits": -13, **({"0.+credits": income} if income else {})}
        assert after(g, "play medical_lab") == expected


def test_ai_central() -> None:
    g = table(seat(credits=1, played=["ai_central"]), seat(), deck=["trees", "fish", "birds"])
    assert after(g, "use ai_central") == {"0.hand": 2, "deck": -2}
    assert [g.card_name(c) for c in g.seat[0].hand] == ["trees", "fish"]
    assert reasons(g, "use ai_central") == ["used"]
    assert can(next_generation(g), "use ai_central")


def test_ai_central_does_not_count_its_own_tag_but_the_corporations() -> None:
    g = table(seat("inventrix", credits=21, hand=["ai_central"], played=["research"], produces={"energy": 1}), seat())
    assert can(g, "play ai_central")
    events = ["invention_contest", "technology_demonstration", "special_design"]
    g = table(seat(credits=21, hand=["ai_central"], played=["research"], events=events, produces={"energy": 1}), seat())
    assert reasons(g, "play ai_central") == ["tags"]


def test_terraforming_ganymede() -> None:
    g = table(seat(credits=33, hand=["terraforming_ganymede"]), seat(played=["ganymede_colony"]))
    assert after(g, "play terraforming_ganymede") == {"0.credits": -33, "0.tr": 1}
    assert points(g) == 2
    g = table(
        seat("saturn_systems", credits=33, hand=["terraforming_ganymede"], played=["miranda_resort"]),
        seat(),
    )
    assert after(g, "play terraforming_ganymede") == {"0.credits": -33, "0.tr": 3, "0.+credits": 1}
    assert points(g) == 1 + 2


# ---- the next card
def test_indentured_workers() -> None:
    hand = ["indentured_workers", "soil_factory", "soletta"]
    g = table(seat(credits=40, hand=hand, produces={"energy": 1}), seat())
    assert after(g, "play indentured_workers") == {}
    assert points(g) == -1
    assert after(g, "play soil_factory") == {"0.credits": -1, "0.+energy": -1, "0.+plants": 1}
    do(g, (1, "pass"))
    assert after(g, "play soletta") == {"0.credits": -35, "0.+heat": 7}


def test_indentured_workers_lose_what_a_cheap_card_cannot_use() -> None:
    g = table(seat(credits=35, hand=["indentured_workers", "micro_mills", "soletta"]), seat())
    do(g, "play indentured_workers")
    assert after(g, "play micro_mills") == {"0.+heat": 1}
    do(g, (1, "pass"))
    assert after(g, "play soletta") == {"0.credits": -35, "0.+heat": 7}


def test_indentured_workers_help_an_event_as_well() -> None:
    g = table(seat(credits=40, hand=["indentured_workers", "special_design", "soletta"]), seat())
    do(g, "play indentured_workers")
    assert after(g, "play special_design") == {}
    do(g, (1, "pass"))
    assert after(g, "play soletta") == {"0.credits": -35, "0.+heat": 7}


def test_indentured_workers_wait_for_the_next_card_through_actions_and_turns() -> None:
    g = table(
        seat(credits=40, hand=["indentured_workers", "soletta"], played=["underground_detonations"]),
        seat(credits=10, hand=["satellites"]),
    )
    do(g, "play indentured_workers")
    assert after(g, "use underground_detonations") == {"0.credits": -10, "0.+heat": 2}
    assert after(g, (1, "play satellites")) == {"1.credits": -10, "1.+credits": 1}
    do(g, (1, "end turn"))
    assert after(g, "play soletta") == {"0.credits": -27, "0.+heat": 7}


def test_indentured_workers_do_not_lower_standard_projects() -> None:
    g = table(seat(credits=11, hand=["indentured_workers"]), seat())
    do(g, "play indentured_workers")
    assert after(g, "project power_plant") == {"0.credits": -11, "0.+energy": 1}


def test_indentured_workers_leave_with_the_generation() -> None:
    g = table(seat(credits=30, tr=20, hand=["indentured_workers", "soletta"]), seat())
    next_generation(do(g, "play indentured_workers"))
    assert after(g, "play soletta") == {"0.credits": -35, "0.+heat": 7}


def test_indentured_workers_add_up_with_other_discounts_and_metal() -> None:
    g = table(seat(credits=1, titanium=8, hand=["indentured_workers", "soletta"], played=["shuttles"]), seat())
    assert reasons(g, "play soletta") == ["credits"]
    do(g, "play indentured_workers")
    assert after(g, "play soletta") == {"0.credits": -1, "0.titanium": -8, "0.+heat": 7}


def test_special_design_loosens_the_next_card_by_two_steps() -> None:
    def design(name: str, played: list[str] | None = None, **fields: object) -> list[str]:
        """Why the card cannot follow on Special Design; nothing if it can."""
        me = seat(credits=50, hand=["special_design", name], played=played or [])
        g = do(table(me, seat(), **fields), "play special_design")
        return [] if can(g, f"play {name}") else reasons(g, f"play {name}")

    assert design("lichen", temperature=-28) == []
    assert design("lichen", temperature=-30) == ["parameter_low"]
    assert design("windmills", oxygen=5) == []
    assert design("windmills", oxygen=4) == ["parameter_low"]
    assert design("water_splitting_plant") == []
    assert design("colonizer_training_camp", oxygen=7) == []
    assert design("colonizer_training_camp", oxygen=8) == ["parameter_high"]
    assert design("dust_seals", tiles=oceans(5)) == []
    assert design("dust_seals", tiles=oceans(6)) == ["parameter_high"]
    # not tags, nor tiles
    assert design("plantation", played=["standard_technology"]) == ["tags"]
    assert design("rad_suits", tiles={"C4": ("city", 1)}) == ["cities_needed"]


def test_special_design_is_for_the_very_next_card() -> None:
    g = table(seat(credits=40, hand=["special_design", "micro_mills", "windmills"]), seat(), oxygen=5)
    assert not can(g, "play windmills")
    assert after(g, "play special_design") == {"0.credits": -4}
    assert can(g, "play windmills")
    do(g, "play micro_mills", (1, "pass"))
    assert reasons(g, "play windmills") == ["parameter_low"]


def test_special_design_waits_through_actions_of_others() -> None:
    g = table(
        seat(credits=40, hand=["special_design", "windmills"]),
        seat(credits=10, hand=["satellites", "lichen"]),
        oxygen=5,
        temperature=-28,
    )
    do(g, "play special_design", "end turn")
    assert not can(g, "play lichen", 1)
    do(g, (1, "play satellites"), (1, "end turn"))
    assert after(g, "play windmills") == {"0.credits": -6, "0.+energy": 1}


def test_special_design_leaves_with_the_generation() -> None:
    g = table(seat(credits=40, hand=["special_design", "windmills"]), seat(), oxygen=5)
    do(g, "play special_design")
    assert can(g, "play windmills")
    next_generation(g)
    assert reasons(g, "play windmills") == ["parameter_low"]


def test_special_design_is_lost_to_indentured_workers_and_the_other_way_round() -> None:
    hand = ["special_design", "indentured_workers", "windmills"]
    g = table(seat(credits=40, hand=hand), seat(), oxygen=5)
    do(g, "play special_design", "play indentured_workers", (1, "pass"))
    assert reasons(g, "play windmills") == ["parameter_low"]
    g = table(seat(credits=40, hand=hand), seat(), oxygen=5)
    do(g, "play indentured_workers", "play special_design", (1, "pass"))
    assert after(g, "play windmills") == {"0.credits": -6, "0.+energy": 1}


def test_special_design_adds_up() -> None:
    for corporation, played, enough in [
        (None, [], 5),
        (None, ["adaptation_technology"], 3),
        ("inventrix", [], 3),
        ("inventrix", ["adaptation_technology"], 1),
    ]:
        for oxygen in (enough, enough - 1):
            me = seat(corporation, credits=10, hand=["special_design", "windmills"], played=played)
            g = do(table(me, seat(), oxygen=oxygen), "play special_design")
            assert can(g, "play windmills") == (oxygen == enough)


def test_every_card_of_the_block_is_covered() -> None:
    assert [row[0] for row in PRINTED.values()] == list(range(157, 209))
    told = [name.removeprefix("test_") for name in globals() if name.startswith("test_")]
    melting = {"ice_cap_melting", "permafrost_extraction"}
    taking = {"power_supply_consortium", "energy_tapping"}
    drawing = {"technology_demonstration"}
    for name in PRINTED:
        own = any(title == name or title.startswith(name + "_") for title in told)
        assert own or name in QUIET or name in melting | taking | drawing, name
