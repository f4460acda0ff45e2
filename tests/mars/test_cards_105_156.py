"""Scenarios of the project cards 105 to 156: a position, answers, and the differences they make."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from table import after, can, do, oceans, offered, points, reasons, seat, table

from tharsis import BadAnswer, BadPosition
from tharsis.mars.board import AREA_NAME, AREAS
from tharsis.mars.cards import BY_NAME
from tharsis.mars.game import Mars
from tharsis.mars.map import LAND
from tharsis.mars.maps import MAPS
from tharsis.vocabulary.terms import CUBES, KINDS, TAGS

ERA = "corporate_era"
LAND_AREAS = [AREA_NAME[a] for a in range(AREAS) if MAPS["tharsis"].kind[a] == LAND]


class Printed(NamedTuple):
    """What the frame of a card shows. Points that depend on cubes are 0 here and have scenarios of their own."""

    code: str
    edition: str
    kind: str
    cost: int
    tags: str
    points: int


PRINTED = {
    "earth_office": Printed("105", ERA, "active", 1, "earth", 0),
    "acquired_company": Printed("106", ERA, "automated", 10, "earth", 0),
    "media_archives": Printed("107", ERA, "automated", 8, "earth", 0),
    "open_city": Printed("108", "base", "automated", 23, "city building", 1),
    "media_group": Printed("109", ERA, "active", 6, "earth", 0),
    "business_network": Printed("110", ERA, "active", 4, "earth", 0),
    "business_contacts": Printed("111", ERA, "event", 7, "earth", 0),
    "bribed_committee": Printed("112", ERA, "event", 7, "earth", -2),
    "solar_power": Printed("113", "base", "automated", 11, "power building", 1),
    "breathing_filters": Printed("114", "base", "automated", 11, "science", 2),
    "artificial_photosynthesis": Printed("115", "base", "automated", 12, "science", 0),
    "artificial_lake": Printed("116", "base", "automated", 15, "building", 1),
    "geothermal_power": Printed("117", "base", "automated", 11, "power building", 0),
    "farming": Printed("118", "base", "automated", 16, "plant", 2),
    "dust_seals": Printed("119", "base", "automated", 2, "", 1),
    "urbanized_area": Printed("120", "base", "automated", 10, "city building", 0),
    "sabotage": Printed("121", ERA, "event", 1, "", 0),
    "moss": Printed("122", "base", "automated", 4, "plant", 0),
    "industrial_center": Printed("123", ERA, "active", 4, "building", 0),
    "hired_raiders": Printed("124", ERA, "event", 1, "", 0),
    "hackers": Printed("125", ERA, "automated", 3, "", -1),
    "ghg_factories": Printed("126", "base", "automated", 11, "building", 0),
    "subterranean_reservoir": Printed("127", "base", "event", 11, "", 0),
    "ecological_zone": Printed("128", "base", "active", 12, "animal plant", 0),
    "zeppelins": Printed("129", "base", "automated", 13, "", 1),
    "worms": Printed("130", "base", "automated", 8, "microbe", 0),
    "decomposers": Printed("131", "base", "active", 5, "microbe", 0),
    "fusion_power": Printed("132", "base", "automated", 14, "science power building", 0),
    "symbiotic_fungus": Printed("133", "base", "active", 4, "microbe", 0),
    "extreme_cold_fungus": Printed("134", "base", "active", 13, "microbe", 0),
    "advanced_ecosystems": Printed("135", "base", "automated", 11, "plant microbe animal", 3),
    "great_dam": Printed("136", "base", "automated", 12, "power building", 1),
    "cartel": Printed("137", ERA, "automated", 8, "earth", 0),
    "strip_mine": Printed("138", "base", "automated", 25, "building", 0),
    "wave_power": Printed("139", "base", "automated", 8, "power", 1),
    "lava_flows": Printed("140", "base", "event", 18, "", 0),
    "power_plant": Printed("141", "base", "automated", 4, "power building", 0),
    "mohole_area": Printed("142", "base", "automated", 20, "building", 0),
    "large_convoy": Printed("143", "base", "event", 36, "earth space", 2),
    "titanium_mine": Printed("144", ERA, "automated", 7, "building", 0),
    "tectonic_stress_power": Printed("145", "base", "automated", 18, "power building", 1),
    "nitrophilic_moss": Printed("146", "base", "automated", 8, "plant", 0),
    "herbivores": Printed("147", "base", "active", 12, "animal", 0),
    "insects": Printed("148", "base", "automated", 9, "microbe", 0),
    "ceos_favorite_project": Printed("149", ERA, "event", 1, "", 0),
    "anti_gravity_technology": Printed("150", ERA, "active", 14, "science", 3),
    "investment_loan": Printed("151", ERA, "event", 3, "earth", 0),
    "insulation": Printed("152", "base", "automated", 2, "", 0),
    "adaptation_technology": Printed("153", "base", "active", 12, "science", 1),
    "caretaker_contract": Printed("154", ERA, "active", 3, "", 0),
    "designed_microorganisms": Printed("155", "base", "automated", 16, "science microbe", 0),
    "standard_technology": Printed("156", ERA, "active", 6, "science", 0),
}
HOLDS = {"ecological_zone": "animal", "decomposers": "microbe", "herbivores": "animal"}

# science tags in play: two by Research, one each by the others
SIX_SCIENCE = ["research", "gene_repair", "physics_complex", "trans_neptune_probe", "solar_wind_power"]

# what each card needs, just so: fields of the seat and of the table
MEETS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "open_city": ({"produces": {"energy": 1}}, {"oxygen": 12}),
    "business_network": ({"produces": {"credits": -4}}, {}),
    "breathing_filters": ({}, {"oxygen": 7}),
    "artificial_lake": ({}, {"temperature": -6}),
    "farming": ({}, {"temperature": 4}),
    "dust_seals": ({}, {"tiles": oceans(3)}),
    "urbanized_area": ({"produces": {"energy": 1}}, {"tiles": {"C3": ("city", 0), "D5": ("city", 1)}}),
    "moss": ({"plants": 1}, {"tiles": oceans(3)}),
    "industrial_center": ({}, {"tiles": {"C3": ("city", 1)}}),
    "hackers": ({"produces": {"energy": 1}}, {}),
    "ghg_factories": ({"produces": {"energy": 1}}, {}),
    "ecological_zone": ({}, {"tiles": {"C3": ("greenery", 0)}}),
    "zeppelins": ({}, {"oxygen": 5}),
    "worms": ({}, {"oxygen": 4}),
    "decomposers": ({}, {"oxygen": 3}),
    "fusion_power": ({"played": ["power_plant", "solar_power"]}, {}),
    "symbiotic_fungus": ({}, {"temperature": -14}),
    "extreme_cold_fungus": ({}, {"temperature": -10}),
    "advanced_ecosystems": ({"played": ["heather", "tardigrades", "pets"]}, {}),
    "great_dam": ({}, {"tiles": oceans(4)}),
    "strip_mine": ({"produces": {"energy": 2}}, {}),
    "wave_power": ({}, {"tiles": oceans(3)}),
    "tectonic_stress_power": ({"played": ["research"]}, {}),
    "nitrophilic_moss": ({"plants": 2}, {"tiles": oceans(3)}),
    "herbivores": ({"produces": {"plants": 1}}, {"oxygen": 8}),
    "insects": ({}, {"oxygen": 6}),
    "anti_gravity_technology": ({"corporation": "inventrix", "played": SIX_SCIENCE}, {}),
    "investment_loan": ({"produces": {"credits": -4}}, {}),
    "caretaker_contract": ({}, {"temperature": 0}),
    "designed_microorganisms": ({}, {"temperature": -14}),
}

# one step off: what is different from MEETS, and the reason
ONE_OFF: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("open_city", {}, {"oxygen": 11}, "parameter_low"),
    ("open_city", {"produces": {}}, {}, "production_short"),
    ("business_network", {"produces": {"credits": -5}}, {}, "production_short"),
    ("breathing_filters", {}, {"oxygen": 6}, "parameter_low"),
    ("artificial_lake", {}, {"temperature": -8}, "parameter_low"),
    ("farming", {}, {"temperature": 2}, "parameter_low"),
    ("dust_seals", {}, {"tiles": oceans(4)}, "parameter_high"),
    ("urbanized_area", {"produces": {}}, {}, "production_short"),
    ("urbanized_area", {}, {"tiles": {"C3": ("city", 0)}}, "no_area"),
    ("moss", {}, {"tiles": oceans(2)}, "parameter_low"),
    ("moss", {"plants": 0}, {}, "stock_short"),
    ("industrial_center", {}, {"tiles": {}}, "no_area"),
    ("hackers", {"produces": {}}, {}, "production_short"),
    ("ghg_factories", {"produces": {}}, {}, "production_short"),
    ("ecological_zone", {}, {"tiles": {"C3": ("greenery", 1)}}, "own_greenery"),
    ("zeppelins", {}, {"oxygen": 4}, "parameter_low"),
    ("worms", {}, {"oxygen": 3}, "parameter_low"),
    ("decomposers", {}, {"oxygen": 2}, "parameter_low"),
    ("fusion_power", {"played": ["power_plant"]}, {}, "tags"),
    ("symbiotic_fungus", {}, {"temperature": -16}, "parameter_low"),
    ("extreme_cold_fungus", {}, {"temperature": -8}, "parameter_high"),
    ("advanced_ecosystems", {"played": ["tardigrades", "pets"]}, {}, "tags"),
    ("advanced_ecosystems", {"played": ["heather", "pets"]}, {}, "tags"),
    ("advanced_ecosystems", {"played": ["heather", "tardigrades"]}, {}, "tags"),
    ("great_dam", {}, {"tiles": oceans(3)}, "parameter_low"),
    ("strip_mine", {"produces": {"energy": 1}}, {}, "production_short"),
    ("wave_power", {}, {"tiles": oceans(2)}, "parameter_low"),
    ("tectonic_stress_power", {"played": ["gene_repair"]}, {}, "tags"),
    ("nitrophilic_moss", {}, {"tiles": oceans(2)}, "parameter_low"),
    ("nitrophilic_moss", {"plants": 1}, {}, "stock_short"),
    ("herbivores", {}, {"oxygen": 7}, "parameter_low"),
    ("herbivores", {"produces": {}}, {}, "nobody_produces"),
    ("insects", {}, {"oxygen": 5}, "parameter_low"),
    ("anti_gravity_technology", {"corporation": "helion"}, {}, "tags"),
    ("investment_loan", {"produces": {"credits": -5}}, {}, "production_short"),
    ("caretaker_contract", {}, {"temperature": -2}, "parameter_low"),
    ("designed_microorganisms", {}, {"temperature": -12}, "parameter_high"),
]

# cards that ask nothing when played as MEETS has it: the differences beside the price
SIMPLE: dict[str, dict[str, object]] = {
    "earth_office": {},
    "acquired_company": {"0.+credits": 3},
    "media_group": {},
    "business_network": {"0.+credits": -1},
    "bribed_committee": {"0.tr": 2},
    "solar_power": {"0.+energy": 1},
    "breathing_filters": {},
    "geothermal_power": {"0.+energy": 2},
    "farming": {"0.+credits": 2, "0.+plants": 2, "0.plants": 2},
    "dust_seals": {},
    "moss": {"0.plants": -1, "0.+plants": 1},
    "ghg_factories": {"0.+energy": -1, "0.+heat": 4},
    "fusion_power": {"0.+energy": 3},
    "symbiotic_fungus": {},
    "extreme_cold_fungus": {},
    "advanced_ecosystems": {},
    "great_dam": {"0.+energy": 2},
    "strip_mine": {"0.+energy": -2, "0.+steel": 2, "0.+titanium": 1, "oxygen": 2, "0.tr": 2},
    "wave_power": {"0.+energy": 1},
    "power_plant": {"0.+energy": 1},
    "titanium_mine": {"0.+titanium": 1},
    "tectonic_stress_power": {"0.+energy": 3},
    "nitrophilic_moss": {"0.plants": -2, "0.+plants": 2},
    "anti_gravity_technology": {},
    "adaptation_technology": {},
    "caretaker_contract": {},
    "designed_microorganisms": {"0.+plants": 2},
    "standard_technology": {},
}


def ready(name: str, mine: dict[str, Any] | None = None, common: dict[str, Any] | None = None, **stock: Any) -> Mars:
    """The card in hand and everything it needs, just so; changes to the seat and to the table on top."""
    own, shared = MEETS.get(name, ({}, {}))
    return table(seat(hand=[name], **{**own, **(mine or {}), **stock}), seat(), **{**shared, **(common or {})})


def tags_of(game: Mars, who: int = 0) -> dict[str, int]:
    return {TAGS[t]: n for t, n in enumerate(game.seat[who].tags) if n}


# ---- what all cards have: price, tags, points, requirement
@pytest.mark.parametrize("name", PRINTED)
def test_price(name: str) -> None:
    cost = PRINTED[name].cost
    assert can(ready(name, credits=cost), f"play {name}")
    poor = ready(name, credits=cost - 1)
    assert not can(poor, f"play {name}")
    assert reasons(poor, f"play {name}") == ["credits"]


@pytest.mark.parametrize("name", PRINTED)
def test_steel_pays_for_buildings_and_titanium_for_space(name: str) -> None:
    cost, tags = PRINTED[name].cost, PRINTED[name].tags.split()
    assert can(ready(name, credits=cost - 1, steel=1), f"play {name}") == ("building" in tags)
    assert can(ready(name, credits=cost - 1, titanium=1), f"play {name}") == ("space" in tags)


@pytest.mark.parametrize("name", PRINTED)
def test_frame(name: str) -> None:
    printed, card = PRINTED[name], BY_NAME[name]
    assert (card.code, card.edition, KINDS[card.kind]) == (printed.code, printed.edition, printed.kind)
    assert CUBES[card.holds] == HOLDS.get(name, "none")
    g = table(seat(played=[name]), seat())
    assert points(g) == printed.points
    assert points(g, 1) == 0
    expected = [] if printed.kind == "event" else printed.tags.split()  # played events lie face down
    assert tags_of(g) == dict.fromkeys(expected, 1)
    words = [TAGS[t] for t in card.tags]
    assert words == printed.tags.split() + (["event"] if printed.kind == "event" else [])


@pytest.mark.parametrize(("name", "kind"), HOLDS.items())
def test_words_about_cubes_name_what_the_card_holds(name: str, kind: str) -> None:
    card = BY_NAME[name]
    texts = [word.text for word in (*card.play, *card.effects, *card.points)]
    here = [kind for text in texts for kind in re.findall(r"(\w+) (?:to )?here", text)]
    assert len(here) >= 2 and set(here) == {kind}


@pytest.mark.parametrize("name", PRINTED)
def test_corporate_era_cards_are_left_out_of_the_standard_game(name: str) -> None:
    standard = {"corporate_era": False}
    if PRINTED[name].edition == ERA:
        with pytest.raises(BadPosition):
            table(seat(hand=[name]), seat(), options=standard)
    else:
        assert len(table(seat(hand=[name]), seat(), options=standard).seat[0].hand) == 1


@pytest.mark.parametrize(("name", "mine", "common", "reason"), ONE_OFF)
def test_one_step_off(name: str, mine: dict[str, Any], common: dict[str, Any], reason: str) -> None:
    g = ready(name, mine, common, credits=50)
    assert not can(g, f"play {name}")
    assert reasons(g, f"play {name}") == [reason]


@pytest.mark.parametrize("name", SIMPLE)
def test_simple(name: str) -> None:
    g = ready(name, credits=PRINTED[name].cost)
    assert after(g, f"play {name}") == {"0.credits": -PRINTED[name].cost, **SIMPLE[name]}


# ---- actions of blue cards: once in a generation, and again in the next
@pytest.mark.parametrize(
    ("name", "answers", "notations"),
    [
        ("business_network", ["use business_network", []], ["use business_network"]),
        ("industrial_center", ["use industrial_center"], ["use industrial_center"]),
        ("symbiotic_fungus", ["use symbiotic_fungus"], ["use symbiotic_fungus"]),
        (
            "extreme_cold_fungus",
            ["use extreme_cold_fungus 1"],
            ["use extreme_cold_fungus 1", "use extreme_cold_fungus 2"],
        ),
        ("caretaker_contract", ["use caretaker_contract"], ["use caretaker_contract"]),
    ],
)
def test_action_once_per_generation(name: str, answers: list[Any], notations: list[str]) -> None:
    g = table(seat(credits=20, heat=16, played=[name]), seat())
    for notation in notations:
        assert can(g, notation)
    do(g, *answers)
    for notation in notations:
        assert not can(g, notation)
        assert reasons(g, notation) == ["used"]
    do(g, "end turn", (1, "pass"), "pass", (0, []), (1, []), (1, "pass"))
    for notation in notations:
        assert can(g, notation)


# ---- 105 Earth Office
def test_earth_office_makes_earth_cards_cheaper() -> None:
    g = table(seat(credits=7, hand=["acquired_company"], played=["earth_office"]), seat())
    assert after(g, "play acquired_company") == {"0.credits": -7, "0.+credits": 3}


def test_earth_office_helps_with_events_and_beside_other_tags() -> None:
    g = table(seat(credits=40, hand=["bribed_committee", "large_convoy"], played=["earth_office"]), seat())
    assert after(g, "play bribed_committee") == {"0.credits": -4, "0.tr": 2}
    do(g, "play large_convoy", "place ocean A5", "choose gain plants 5")
    assert g.seat[0].stock[0] == 40 - 4 - 33


def test_earth_office_never_pays_out() -> None:
    g = table(seat("teractor", credits=0, hand=["investment_loan"], played=["earth_office"]), seat())
    assert after(g, "play investment_loan") == {"0.credits": 10, "0.+credits": -1}


def test_earth_office_adds_up_with_teractor() -> None:
    g = table(seat("teractor", credits=4, hand=["acquired_company"], played=["earth_office"]), seat())
    assert after(g, "play acquired_company") == {"0.credits": -4, "0.+credits": 3}


def test_earth_office_does_nothing_for_other_tags_or_other_seats() -> None:
    g = table(
        seat(credits=10, hand=["power_plant"], played=["earth_office"]),
        seat(credits=9, hand=["acquired_company"]),
    )
    assert after(g, "play power_plant", "end turn") == {"0.credits": -4, "0.+energy": 1}
    assert reasons(g, "play acquired_company", 1) == ["credits"]


# ---- 107 Media Archives
def test_media_archives_counts_the_events_of_all() -> None:
    g = table(
        seat(credits=8, hand=["media_archives"], events=["asteroid", "comet"], played=["acquired_company"]),
        seat(events=["virus"]),
        seat(events=["flooding", "mineral_deposit"]),
    )
    assert after(g, "play media_archives") == {"0.credits": -8 + 5}


def test_media_archives_counts_an_event_just_played_and_not_itself() -> None:
    g = table(seat(credits=20, hand=["bribed_committee", "media_archives"]), seat())
    do(g, "play bribed_committee")
    assert after(g, "play media_archives") == {"0.credits": -8 + 1}
    none = table(seat(credits=20, hand=["media_archives"]), seat())
    assert after(none, "play media_archives") == {"0.credits": -8}


# ---- 108 Open City
def test_open_city() -> None:
    g = ready("open_city", credits=23)
    changed = after(g, "play open_city", "place city D5")
    assert changed == {
        "0.credits": -23,
        "0.+energy": -1,
        "0.+credits": 4,
        "0.plants": 2 + 2,
        "at D5": "city 0",
    }
    assert points(g) == 1


def test_open_city_keeps_away_from_cities_and_reserved_areas() -> None:
    g = ready("open_city", common={"tiles": {"G3": ("city", 1)}}, credits=23)
    do(g, "play open_city")
    barred = ["G3", "F3", "F4", "G4", "H3", "H2", "G2"]
    assert offered(g) == [f"place city {a}" for a in LAND_AREAS if a not in barred]


def test_open_city_needs_an_area() -> None:
    full = {a: ("greenery", 1) for a in LAND_AREAS}
    g = ready("open_city", common={"tiles": full}, credits=23)
    assert reasons(g, "play open_city") == ["no_area"]
    seeds = ready("open_city", common={"tiles": full, "options": {"wording": "seeds"}}, credits=23)
    assert after(seeds, "play open_city") == {"0.credits": -23, "0.+energy": -1, "0.+credits": 4, "0.plants": 2}


# ---- 109 Media Group
def test_media_group_pays_for_own_events() -> None:
    g = table(seat(credits=8, hand=["bribed_committee", "mineral_deposit"], played=["media_group"]), seat())
    assert after(g, "play bribed_committee") == {"0.credits": -7 + 3, "0.tr": 2}
    assert reasons(g, "play mineral_deposit") == ["credits"]


def test_media_group_comes_too_late_to_pay_for_the_event() -> None:
    g = table(seat(credits=6, hand=["bribed_committee"], played=["media_group"]), seat())
    assert reasons(g, "play bribed_committee") == ["credits"]


def test_media_group_hears_neither_other_seats_nor_other_cards() -> None:
    g = table(
        seat(credits=20, hand=["acquired_company"], played=["media_group"]),
        seat(credits=7, hand=["bribed_committee"]),
    )
    assert after(g, "play acquired_company", "end turn") == {"0.credits": -10, "0.+credits": 3}
    assert after(g, (1, "play bribed_committee")) == {"1.credits": -7, "1.tr": 2}


# ---- 110 Business Network
def test_business_network_buys_the_top_card() -> None:
    g = table(seat(credits=3, played=["business_network"]), seat(), deck=["asteroid", "comet"])
    do(g, "use business_network")
    assert offered(g) == ["buy asteroid"]
    assert after(g, ["buy asteroid"]) == {"0.credits": -3, "0.hand": 1, "0.dealt": -1}
    assert g.card_name(g.seat[0].hand[0]) == "asteroid"


def test_business_network_discards_what_is_not_bought() -> None:
    g = table(seat(credits=3, played=["business_network"]), seat(), deck=["asteroid"])
    assert after(g, "use business_network", []) == {"deck": -1, "discard": 1}
    assert g.card_name(g.discard[0]) == "asteroid"


def test_business_network_without_money_still_turns_the_card_over() -> None:
    g = table(seat(credits=2, played=["business_network"]), seat(), deck=["asteroid"])
    assert can(g, "use business_network")
    do(g, "use business_network")
    if not can(g, "end turn"):
        with pytest.raises(BadAnswer):
            do(g, ["buy asteroid"])
        do(g, [])
    assert list(g.seat[0].hand) == []
    assert [g.card_name(c) for c in g.discard] == ["asteroid"]


# ---- 111 Business Contacts
def test_business_contacts_keeps_two_of_four_for_free() -> None:
    g = table(
        seat(credits=7, hand=["business_contacts"]),
        seat(),
        deck=["asteroid", "comet", "farming", "moss", "worms"],
    )
    before = len(g.deck)
    do(g, "play business_contacts")
    assert offered(g) == ["keep asteroid", "keep comet", "keep farming", "keep moss"]
    with pytest.raises(BadAnswer):
        do(g, ["keep comet"])
    with pytest.raises(BadAnswer):
        do(g, ["keep comet", "keep moss", "keep farming"])
    assert after(g, ["keep comet", "keep moss"]) == {"0.hand": 2, "0.dealt": -4, "discard": 2}
    assert [g.card_name(c) for c in g.seat[0].hand] == ["comet", "moss"]
    assert sorted(g.card_name(c) for c in g.discard) == ["asteroid", "farming"]
    assert len(g.deck) == before - 4
    assert g.seat[0].stock[0] == 0


# ---- 112 Bribed Committee
def test_bribed_committee_costs_points_though_it_lies_face_down() -> None:
    g = table(seat(credits=7, hand=["bribed_committee"]), seat())
    assert after(g, "play bribed_committee") == {"0.credits": -7, "0.tr": 2}
    assert points(g) == -2


# ---- 115 Artificial Photosynthesis
def test_artificial_photosynthesis() -> None:
    g = ready("artificial_photosynthesis", credits=12)
    do(g, "play artificial_photosynthesis")
    assert offered(g) == ["choose produce plants 1", "choose produce energy 2"]
    assert after(g.copy(), "choose produce plants 1") == {"0.+plants": 1}
    assert after(g, "choose produce energy 2") == {"0.+energy": 2}


# ---- 116 Artificial Lake
def test_artificial_lake_goes_on_land() -> None:
    g = ready("artificial_lake", credits=15)
    do(g, "play artificial_lake")
    assert offered(g) == [f"place ocean {a}" for a in LAND_AREAS]  # so neither ocean areas nor Noctis
    assert after(g, "place ocean D5") == {"0.plants": 2, "0.tr": 1, "oceans": 1, "at D5": "ocean"}
    assert points(g) == 1


def test_artificial_lake_is_paid_for_by_oceans_beside_it_and_heard_by_arctic_algae() -> None:
    g = table(
        seat(credits=15, hand=["artificial_lake"]),
        seat(played=["arctic_algae"]),
        temperature=-6,
        tiles={"E5": "ocean", "E6": "ocean"},
    )
    changed = after(g, "play artificial_lake", "place ocean D5")
    assert changed == {
        "0.credits": -15 + 4,
        "0.plants": 2,
        "0.tr": 1,
        "oceans": 1,
        "at D5": "ocean",
        "1.plants": 2,
    }


def test_artificial_lake_stays_off_land_claimed_by_others() -> None:
    g = ready("artificial_lake", common={"claims": [{"area": "D5", "seat": 1}, {"area": "D4", "seat": 0}]}, credits=15)
    do(g, "play artificial_lake")
    assert offered(g) == [f"place ocean {a}" for a in LAND_AREAS if a != "D5"]


def test_artificial_lake_is_one_of_the_nine_oceans() -> None:
    nine = ready("artificial_lake", common={"tiles": oceans(9)}, credits=15)
    assert after(nine, "play artificial_lake") == {"0.credits": -15}
    assert points(nine) == 1
    eight = table(
        seat(credits=26, hand=["artificial_lake", "subterranean_reservoir"]),
        seat(),
        temperature=-6,
        tiles=oceans(8),
    )
    do(eight, "play artificial_lake", "place ocean C3")
    assert after(eight, "play subterranean_reservoir") == {"0.credits": -11}


def test_artificial_lake_needs_free_land_while_oceans_are_left() -> None:
    full = {a: ("greenery", 1) for a in LAND_AREAS}
    g = ready("artificial_lake", common={"tiles": full}, credits=15)
    assert not can(g, "play artificial_lake")
    assert reasons(g, "play artificial_lake") == ["no_area"]
    done = ready("artificial_lake", common={"tiles": {**full, **oceans(9)}}, credits=15)
    assert after(done, "play artificial_lake") == {"0.credits": -15}


# ---- 120 Urbanized Area
def test_urbanized_area_lies_between_two_cities_of_anybody() -> None:
    g = ready("urbanized_area", credits=10)
    do(g, "play urbanized_area")
    assert offered(g) == ["place city C4", "place city D4"]
    fresh = ready("urbanized_area", credits=10)
    changed = after(fresh, "play urbanized_area", "place city D4")
    assert changed == {"0.credits": -10, "0.+credits": 2, "0.+energy": -1, "0.plants": 1, "at D4": "city 0"}


def test_urbanized_area_may_have_three_cities_around_it() -> None:
    g = ready(
        "urbanized_area",
        common={"tiles": {"C3": ("city", 1), "D5": ("city", 1), "E4": "ocean", "D3": ("capital", 1)}},
        credits=10,
    )
    do(g, "play urbanized_area")
    assert offered(g) == ["place city C2", "place city C4", "place city D4"]


def test_urbanized_area_leaves_noctis_and_claims_of_others_alone() -> None:
    beside_noctis = {"D3": ("city", 1), "E2": ("city", 1)}
    g = ready("urbanized_area", common={"tiles": beside_noctis}, credits=10)
    changed = after(g, "play urbanized_area")
    assert changed == {"0.credits": -10, "0.plants": 1, "0.+credits": 2, "0.+energy": -1, "at D2": "city 0"}
    claimed = ready(
        "urbanized_area", common={"tiles": beside_noctis, "claims": [{"area": "D2", "seat": 1}]}, credits=10
    )
    assert reasons(claimed, "play urbanized_area") == ["no_area"]


def test_urbanized_area_beside_noctis_city() -> None:
    g = ready("urbanized_area", common={"tiles": {"E3": ("city", 1), "F4": ("city", 1)}}, credits=10)
    changed = after(g, "play urbanized_area")
    assert changed == {"0.credits": -10, "0.plants": 1, "0.+credits": 2, "0.+energy": -1, "at F3": "city 0"}


def test_urbanized_area_does_not_count_cities_off_the_map() -> None:
    away = {"C3": ("city", 0), "ganymede": ("city", 1), "phobos": ("city", 1)}
    g = ready("urbanized_area", common={"tiles": away}, credits=10)
    assert reasons(g, "play urbanized_area") == ["no_area"]


def test_urbanized_area_between_neutral_cities() -> None:
    g = table(
        seat(credits=10, hand=["urbanized_area"], produces={"energy": 1}),
        tiles={"D3": ("city", "neutral"), "E2": ("city", "neutral")},
    )
    assert after(g, "play urbanized_area")["at D2"] == "city 0"


def test_urbanized_area_without_an_area_as_the_seeds_word_it() -> None:
    g = ready("urbanized_area", common={"tiles": {}, "options": {"wording": "seeds"}}, credits=10)
    assert after(g, "play urbanized_area") == {"0.credits": -10, "0.+credits": 2, "0.+energy": -1}


# ---- 121 Sabotage
def test_sabotage_takes_one_kind_from_one_player() -> None:
    victim = {"titanium": 5, "steel": 9, "credits": 30}
    for choice, answer, lost in (
        ("choose remove 3 titanium", "remove 3 titanium from 1", {"1.titanium": -3}),
        ("choose remove 4 steel", "remove 4 steel from 1", {"1.steel": -4}),
        ("choose remove 7 credits", "remove 7 credits from 1", {"1.credits": -7}),
    ):
        g = table(seat(credits=1, hand=["sabotage"]), seat(**victim), seat(**victim))
        assert after(g, "play sabotage", choice, answer) == {"0.credits": -1, **lost}


def test_sabotage_offers_any_number_from_anybody_and_nothing() -> None:
    g = table(seat(credits=2, steel=1, hand=["sabotage"]), seat(steel=2, titanium=1), seat(steel=9))
    do(g, "play sabotage")
    assert offered(g) == ["choose remove 3 titanium", "choose remove 4 steel", "choose remove 7 credits"]
    do(g, "choose remove 4 steel")
    assert offered(g) == [
        "remove 1 steel from 0",
        *(f"remove {n} steel from 1" for n in (2, 1)),
        *(f"remove {n} steel from 2" for n in (4, 3, 2, 1)),
        "remove nothing",
    ]
    assert after(g.copy(), "remove nothing") == {}
    assert after(g, "remove 3 steel from 2") == {"2.steel": -3}


def test_sabotage_is_playable_without_a_target() -> None:
    g = table(seat(credits=1, hand=["sabotage"]), seat())
    assert after(g, "play sabotage", "choose remove 7 credits") == {"0.credits": -1}


def test_sabotage_of_metals_is_not_stopped_by_protected_habitats() -> None:
    g = table(seat(credits=1, hand=["sabotage"]), seat(steel=4, played=["protected_habitats"]))
    changed = after(g, "play sabotage", "choose remove 4 steel", "remove 4 steel from 1")
    assert changed == {"0.credits": -1, "1.steel": -4}


def test_sabotage_solo_hits_the_neutral_opponent() -> None:
    g = table(seat(credits=1, hand=["sabotage"]))
    changed = after(g, "play sabotage", "choose remove 3 titanium", "remove 3 titanium from neutral")
    assert changed == {"0.credits": -1}


# ---- 122 Moss, 146 Nitrophilic Moss
def test_moss_may_be_paid_by_viral_enhancers() -> None:
    g = ready("moss", {"played": ["viral_enhancers"]}, credits=4, plants=0)
    assert after(g, "play moss") == {"0.credits": -4, "0.+plants": 1}


def test_moss_takes_only_own_plants() -> None:
    g = table(seat(credits=4, hand=["moss"]), seat(plants=5, played=["viral_enhancers"]), tiles=oceans(3))
    assert reasons(g, "play moss") == ["stock_short"]


def test_nitrophilic_moss_with_viral_enhancers_needs_one_own_plant() -> None:
    g = ready("nitrophilic_moss", {"played": ["viral_enhancers"]}, credits=8, plants=1)
    assert after(g, "play nitrophilic_moss") == {"0.credits": -8, "0.plants": -1, "0.+plants": 2}
    none = ready("nitrophilic_moss", {"played": ["viral_enhancers"]}, credits=8, plants=0)
    assert reasons(none, "play nitrophilic_moss") == ["stock_short"]


# ---- 123 Industrial Center
def test_industrial_center_lies_beside_a_city_of_anybody() -> None:
    g = ready("industrial_center", credits=4)
    do(g, "play industrial_center")
    assert offered(g) == [f"place industrial_center {a}" for a in ("B2", "B3", "C2", "C4", "D3", "D4")]
    assert after(g, "place industrial_center B2") == {"0.steel": 1, "at B2": "industrial_center 0"}


def test_industrial_center_beside_noctis_city_the_capital_or_a_neutral_city() -> None:
    g = ready("industrial_center", common={"tiles": {"E3": ("city", 1), "H1": ("capital", 1)}}, credits=4)
    do(g, "play industrial_center")
    around = ("D2", "D3", "E2", "F2", "F3", "G1", "G2", "H2", "I1")
    assert offered(g) == [f"place industrial_center {a}" for a in around]
    solo = table(seat(credits=4, hand=["industrial_center"]), tiles={"I1": ("city", "neutral")})
    do(solo, "play industrial_center")
    assert offered(solo) == [f"place industrial_center {a}" for a in ("H1", "H2", "I2")]


def test_industrial_center_not_beside_cities_off_the_map() -> None:
    g = ready("industrial_center", common={"tiles": {"ganymede": ("city", 0)}}, credits=4)
    assert reasons(g, "play industrial_center") == ["no_area"]


def test_industrial_center_as_the_seeds_word_it() -> None:
    g = ready("industrial_center", common={"tiles": {}, "options": {"wording": "seeds"}}, credits=4)
    assert after(g, "play industrial_center") == {"0.credits": -4}


def test_industrial_center_turns_credits_into_steel_production() -> None:
    g = table(seat(credits=7, played=["industrial_center"]), seat())
    assert after(g, "use industrial_center") == {"0.credits": -7, "0.+steel": 1}
    poor = table(seat(credits=6, steel=9, played=["industrial_center"]), seat())
    assert reasons(poor, "use industrial_center") == ["credits"]


# ---- 124 Hired Raiders
def test_hired_raiders_steal_steel_or_credits() -> None:
    for choice, answer, moved in (
        ("choose steal 2 steel", "steal 2 steel from 1", {"0.credits": -1, "0.steel": 2, "1.steel": -2}),
        ("choose steal 3 credits", "steal 3 credits from 1", {"0.credits": -1 + 3, "1.credits": -3}),
    ):
        g = table(seat(credits=1, hand=["hired_raiders"]), seat(steel=5, credits=9), seat(steel=5, credits=9))
        assert after(g, "play hired_raiders", choice, answer) == moved


def test_hired_raiders_gain_no_more_than_the_victim_loses() -> None:
    g = table(seat(credits=1, hand=["hired_raiders"]), seat(steel=1), seat(credits=2))
    do(g, "play hired_raiders")
    assert offered(g) == ["choose steal 2 steel", "choose steal 3 credits"]
    do(g, "choose steal 3 credits")
    assert offered(g) == ["steal 2 credits from 2", "steal 1 credits from 2", "steal nothing"]
    assert after(g.copy(), "steal nothing") == {}
    assert after(g, "steal 2 credits from 2") == {"0.credits": 2, "2.credits": -2}


def test_hired_raiders_are_playable_without_a_victim() -> None:
    g = table(seat(credits=1, hand=["hired_raiders"]), seat())
    assert after(g, "play hired_raiders", "choose steal 2 steel") == {"0.credits": -1}


def test_hired_raiders_solo_take_it_all_from_the_neutral_opponent() -> None:
    g = table(seat(credits=1, hand=["hired_raiders"]))
    changed = after(g, "play hired_raiders", "choose steal 2 steel", "steal 2 steel from neutral")
    assert changed == {"0.credits": -1, "0.steel": 2}
    h = table(seat(credits=1, hand=["hired_raiders"]))
    changed = after(h, "play hired_raiders", "choose steal 3 credits", "steal 3 credits from neutral")
    assert changed == {"0.credits": -1 + 3}


# ---- 125 Hackers
def test_hackers_move_credit_production() -> None:
    g = ready("hackers", credits=3)
    changed = after(g, "play hackers", "reduce credits of 1")
    assert changed == {"0.credits": -3, "0.+energy": -1, "0.+credits": 2, "1.+credits": -2}
    assert points(g) == -1


def test_hackers_never_push_below_minus_five() -> None:
    g = table(
        seat(credits=3, hand=["hackers"], produces={"energy": 1}),
        seat(produces={"credits": -3}),
        seat(produces={"credits": -4}),
    )
    do(g, "play hackers")
    assert offered(g) == ["reduce credits of 0", "reduce credits of 1"]
    assert after(g, "reduce credits of 1")["1.+credits"] == -2


def test_hackers_on_oneself() -> None:
    g = ready("hackers", credits=3)
    assert after(g, "play hackers", "reduce credits of 0") == {"0.credits": -3, "0.+energy": -1}


def test_hackers_when_only_oneself_can_lose_at_minus_five() -> None:
    g = table(
        seat(credits=3, hand=["hackers"], produces={"energy": 1, "credits": -5}),
        seat(produces={"credits": -4}),
    )
    assert after(g, "play hackers") == {"0.credits": -3, "0.+energy": -1}


def test_hackers_solo_hit_the_neutral_opponent() -> None:
    g = table(seat(credits=3, hand=["hackers"], produces={"energy": 1}))
    changed = after(g, "play hackers", "reduce credits of neutral")
    assert changed == {"0.credits": -3, "0.+energy": -1, "0.+credits": 2}


# ---- 127 Subterranean Reservoir
def test_subterranean_reservoir() -> None:
    g = table(seat(credits=11, hand=["subterranean_reservoir"]), seat(), tiles={"E5": "ocean"})
    do(g, "play subterranean_reservoir")
    areas = ("A2", "A4", "A5", "B6", "D8", "E4", "E6", "F6", "F7", "F8", "I5")
    assert offered(g) == [f"place ocean {a}" for a in areas]
    assert after(g, "place ocean E6") == {"0.credits": 2, "0.plants": 2, "0.tr": 1, "oceans": 1, "at E6": "ocean"}


def test_subterranean_reservoir_after_the_ninth_ocean() -> None:
    g = table(seat(credits=11, hand=["subterranean_reservoir"]), seat(), tiles=oceans(9))
    assert after(g, "play subterranean_reservoir") == {"0.credits": -11}


# ---- 128 Ecological Zone
def test_ecological_zone_brings_two_animals_by_its_own_tags() -> None:
    g = ready("ecological_zone", credits=12)
    changed = after(g, "play ecological_zone", "place ecological_zone D4")
    assert changed == {
        "0.credits": -12,
        "0.plants": 1,
        "on ecological_zone": 2,
        "at D4": "ecological_zone 0",
    }
    assert points(g) == 1


def test_ecological_zone_beside_greeneries_of_anybody() -> None:
    g = ready("ecological_zone", common={"tiles": {"C3": ("greenery", 0), "I1": ("greenery", 1)}}, credits=12)
    do(g, "play ecological_zone")
    around = ("B2", "B3", "C2", "C4", "D3", "D4", "H1", "H2", "I2")
    assert offered(g) == [f"place ecological_zone {a}" for a in around]


def test_ecological_zone_beside_a_neutral_greenery() -> None:
    g = table(seat(credits=12, hand=["ecological_zone"]), tiles={"E9": ("greenery", 0), "I1": ("greenery", "neutral")})
    do(g, "play ecological_zone")
    assert offered(g) == [f"place ecological_zone {a}" for a in ("E8", "H1", "H2", "I2")]


def test_ecological_zone_needs_free_land_beside_a_greenery() -> None:
    closed = {"E9": ("greenery", 0), "E8": ("city", 1)}
    g = ready("ecological_zone", common={"tiles": closed}, credits=12)
    assert reasons(g, "play ecological_zone") == ["no_area"]
    seeds = ready("ecological_zone", common={"tiles": closed, "options": {"wording": "seeds"}}, credits=12)
    assert after(seeds, "play ecological_zone") == {"0.credits": -12, "on ecological_zone": 2}


def test_ecological_zone_hears_own_animal_and_plant_tags() -> None:
    mine = ["ecological_zone", "heather", "tardigrades", "pets"]
    g = table(
        seat(credits=20, hand=["advanced_ecosystems", "adapted_lichen"], played=mine),
        seat(credits=9, hand=["moss"], plants=1),
        tiles=oceans(3),
    )
    assert after(g, "play advanced_ecosystems") == {"0.credits": -11, "on ecological_zone": 2}
    assert after(g, "play adapted_lichen") == {"0.credits": -9, "0.+plants": 1, "on ecological_zone": 1}
    assert after(g, (1, "play moss")) == {"1.credits": -4, "1.plants": -1, "1.+plants": 1}


def test_ecological_zone_does_not_hear_other_tags() -> None:
    g = table(seat(credits=20, hand=["insects"], played=["ecological_zone"]), seat(), oxygen=6)
    assert after(g, "play insects") == {"0.credits": -9, "0.+plants": 1}


@pytest.mark.parametrize(("animals", "score"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_ecological_zone_scores_pairs_of_animals(animals: int, score: int) -> None:
    g = table(seat(played=["ecological_zone"], resources={"ecological_zone": animals}), seat())
    assert points(g) == score


# ---- 129 Zeppelins
def test_zeppelins_count_the_cities_on_mars() -> None:
    cities = {"C3": ("city", 0), "G3": ("city", 1), "E3": ("city", 1), "H6": ("capital", 1)}
    away = {"ganymede": ("city", 0), "phobos": ("city", 1)}
    g = ready("zeppelins", common={"tiles": {**cities, **away}}, credits=13)
    assert after(g, "play zeppelins") == {"0.credits": -13, "0.+credits": 4}
    assert points(g) == 1


def test_zeppelins_without_cities_and_with_neutral_ones() -> None:
    assert after(ready("zeppelins", credits=13), "play zeppelins") == {"0.credits": -13}
    solo = table(
        seat(credits=13, hand=["zeppelins"]),
        oxygen=5,
        tiles={"C3": ("city", "neutral"), "G3": ("city", "neutral")},
    )
    assert after(solo, "play zeppelins") == {"0.credits": -13, "0.+credits": 2}


# ---- 130 Worms
@pytest.mark.parametrize(
    ("others", "steps"),
    [
        ([], 0),
        (["tardigrades"], 1),
        (["tardigrades", "ants"], 1),
        (["tardigrades", "ants", "designed_microorganisms"], 2),
    ],
)
def test_worms_count_pairs_of_microbe_tags_with_their_own(others: list[str], steps: int) -> None:
    g = ready("worms", {"played": others}, credits=8)
    expected: dict[str, object] = {"0.credits": -8}
    if steps:
        expected["0.+plants"] = steps
    assert after(g, "play worms") == expected


def test_worms_count_neither_events_nor_the_tags_of_others() -> None:
    g = table(seat(credits=8, hand=["worms"], events=["virus"]), seat(played=["tardigrades", "ants"]), oxygen=4)
    assert after(g, "play worms") == {"0.credits": -8}


# ---- 131 Decomposers
def test_decomposers_begin_with_a_microbe_by_their_own_tag() -> None:
    assert after(ready("decomposers", credits=5), "play decomposers") == {"0.credits": -5, "on decomposers": 1}


def test_decomposers_hear_each_tag_also_of_an_event() -> None:
    mine = ["decomposers", "heather", "pets"]
    g = table(seat(credits=20, hand=["advanced_ecosystems", "virus"], played=mine), seat())
    assert after(g, "play advanced_ecosystems") == {"0.credits": -11, "on decomposers": 3}
    changed = after(g, "play virus", "choose remove 5 plants")
    assert changed == {"0.credits": -1, "on decomposers": 1}


def test_decomposers_hear_neither_other_tags_nor_other_seats() -> None:
    g = table(
        seat(credits=11, hand=["breathing_filters"], played=["decomposers"]),
        seat(credits=9, hand=["adapted_lichen"]),
        oxygen=7,
    )
    assert after(g, "play breathing_filters", "end turn") == {"0.credits": -11}
    assert after(g, (1, "play adapted_lichen")) == {"1.credits": -9, "1.+plants": 1}


@pytest.mark.parametrize(("microbes", "score"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_decomposers_score_every_third_microbe(microbes: int, score: int) -> None:
    g = table(seat(played=["decomposers"], resources={"decomposers": microbes}), seat())
    assert points(g) == score


# ---- 132 Fusion Power, 145 Tectonic Stress Power
def test_fusion_power_does_not_count_power_tags_of_others() -> None:
    g = table(seat(credits=14, hand=["fusion_power"], played=["power_plant"]), seat(played=["solar_power"]))
    assert reasons(g, "play fusion_power") == ["tags"]


def test_fusion_power_counts_the_corporation() -> None:
    g = table(seat("thorgate", credits=14, hand=["fusion_power"], played=["power_plant"]), seat())
    assert after(g, "play fusion_power") == {"0.credits": -14 + 3, "0.+energy": 3}  # ThorGate's discount


def test_tectonic_stress_power_counts_no_science_event() -> None:
    g = table(
        seat(credits=18, hand=["tectonic_stress_power"], played=["gene_repair"], events=["invention_contest"]), seat()
    )
    assert reasons(g, "play tectonic_stress_power") == ["tags"]


# ---- 133 Symbiotic Fungus, 134 Extreme-Cold Fungus
def test_symbiotic_fungus_feeds_another_card() -> None:
    g = table(seat(played=["symbiotic_fungus", "tardigrades", "decomposers", "pets"]), seat(played=["ants"]))
    do(g, "use symbiotic_fungus")
    assert offered(g) == ["add tardigrades", "add decomposers"]
    assert after(g, "add decomposers") == {"on decomposers": 1}


def test_symbiotic_fungus_without_a_card_to_feed() -> None:
    g = table(seat(played=["symbiotic_fungus", "pets"]), seat(played=["ants"]))
    assert after(g, "use symbiotic_fungus") == {}
    assert reasons(g, "use symbiotic_fungus") == ["used"]


def test_extreme_cold_fungus_gives_a_plant_or_two_microbes() -> None:
    g = table(seat(played=["extreme_cold_fungus", "tardigrades", "decomposers"]), seat(played=["ants"]))
    assert after(g.copy(), "use extreme_cold_fungus 1") == {"0.plants": 1}
    do(g, "use extreme_cold_fungus 2")
    assert offered(g) == ["add tardigrades", "add decomposers"]
    assert after(g, "add tardigrades") == {"on tardigrades": 2}


def test_extreme_cold_fungus_without_a_card_to_feed() -> None:
    g = table(seat(played=["extreme_cold_fungus"]), seat(played=["ants"]))
    assert after(g, "use extreme_cold_fungus 2") == {}
    assert reasons(g, "use extreme_cold_fungus 1") == ["used"]


# ---- 135 Advanced Ecosystems
def test_advanced_ecosystems_own_tags_do_not_help() -> None:
    g = table(seat(credits=11, hand=["advanced_ecosystems"]), seat(played=["heather", "tardigrades", "pets"]))
    assert reasons(g, "play advanced_ecosystems") == ["tags", "tags", "tags"]


def test_advanced_ecosystems_counts_the_corporation() -> None:
    g = table(seat("ecoline", credits=11, hand=["advanced_ecosystems"], played=["tardigrades", "pets"]), seat())
    assert after(g, "play advanced_ecosystems") == {"0.credits": -11}


# ---- 137 Cartel
def test_cartel_counts_own_earth_tags_with_its_own() -> None:
    g = table(
        seat(
            "united_nations_mars_initiative",
            credits=8,
            hand=["cartel"],
            played=["sponsors", "media_group"],
            events=["investment_loan"],
        ),
        seat(played=["acquired_company"]),
    )
    assert after(g, "play cartel") == {"0.credits": -8, "0.+credits": 4}


def test_cartel_alone_brings_one() -> None:
    assert after(ready("cartel", credits=8), "play cartel") == {"0.credits": -8, "0.+credits": 1}


# ---- 138 Strip Mine
def test_strip_mine_passes_the_bonus_step_of_oxygen() -> None:
    changed = after(ready("strip_mine", common={"oxygen": 7}, credits=25), "play strip_mine")
    assert changed == {
        "0.credits": -25,
        "0.+energy": -2,
        "0.+steel": 2,
        "0.+titanium": 1,
        "oxygen": 2,
        "temperature": 2,
        "0.tr": 3,
    }


def test_strip_mine_may_end_in_an_ocean_at_zero_degrees() -> None:
    g = ready("strip_mine", common={"oxygen": 7, "temperature": -2}, credits=25)
    changed = after(g, "play strip_mine", "place ocean A5")
    assert changed == {
        "0.credits": -25,
        "0.+energy": -2,
        "0.+steel": 2,
        "0.+titanium": 1,
        "oxygen": 2,
        "temperature": 2,
        "oceans": 1,
        "0.tr": 4,
        "at A5": "ocean",
    }


@pytest.mark.parametrize(("oxygen", "steps"), [(13, 1), (14, 0)])
def test_strip_mine_loses_steps_beyond_the_goal(oxygen: int, steps: int) -> None:
    changed = after(ready("strip_mine", common={"oxygen": oxygen}, credits=25), "play strip_mine")
    raised = {"oxygen": steps, "0.tr": steps} if steps else {}
    assert changed == {"0.credits": -25, "0.+energy": -2, "0.+steel": 2, "0.+titanium": 1, **raised}


# ---- 140 Lava Flows
@pytest.mark.parametrize(
    ("area", "bonus"),
    [
        ("B2", {"0.steel": 1}),
        ("C1", {"0.hand": 1, "deck": -1}),
        ("D1", {"0.plants": 1, "0.titanium": 1}),
        ("E1", {"0.plants": 2}),
    ],
)
def test_lava_flows_cover_a_volcano(area: str, bonus: dict[str, object]) -> None:
    g = ready("lava_flows", credits=18)
    changed = after(g, "play lava_flows", f"place lava_flows {area}")
    assert changed == {"0.credits": -18, "temperature": 4, "0.tr": 2, f"at {area}": "lava_flows 0", **bonus}


def test_lava_flows_only_on_the_four_volcanoes() -> None:
    g = ready("lava_flows", credits=18)
    do(g, "play lava_flows")
    assert offered(g) == [f"place lava_flows {a}" for a in ("B2", "C1", "D1", "E1")]


def test_lava_flows_need_a_free_volcano() -> None:
    claims = [{"area": "C1", "seat": 1}, {"area": "D1", "seat": 0}]
    taken = {"B2": ("city", 0), "E1": ("greenery", 1)}
    g = ready("lava_flows", common={"tiles": taken, "claims": claims}, credits=18)
    changed = after(g, "play lava_flows")
    assert changed == {
        "0.credits": -18,
        "temperature": 4,
        "0.tr": 2,
        "0.plants": 1,
        "0.titanium": 1,
        "at D1": "lava_flows 0",
    }
    none = ready("lava_flows", common={"tiles": {**taken, "D1": ("city", 1)}, "claims": claims[:1]}, credits=18)
    assert not can(none, "play lava_flows")
    assert reasons(none, "play lava_flows") == ["no_area"]


def test_lava_flows_without_a_volcano_as_the_seeds_word_it() -> None:
    taken = dict.fromkeys(("B2", "C1", "D1", "E1"), ("greenery", 1))
    g = ready("lava_flows", common={"tiles": taken, "options": {"wording": "seeds"}}, credits=18)
    assert after(g, "play lava_flows") == {"0.credits": -18, "temperature": 4, "0.tr": 2}


def test_lava_flows_pass_the_bonus_steps_of_temperature() -> None:
    g = ready("lava_flows", common={"temperature": -24}, credits=18)
    changed = after(g, "play lava_flows", "place lava_flows E1")
    assert changed == {
        "0.credits": -18,
        "temperature": 4,
        "0.tr": 2,
        "0.+heat": 1,
        "0.plants": 2,
        "at E1": "lava_flows 0",
    }


def test_lava_flows_at_zero_degrees_bring_an_ocean_in_either_order() -> None:
    g = ready("lava_flows", common={"temperature": -4}, credits=18)
    do(g, "play lava_flows")
    volcano, ocean = "first lava_flows: place lava_flows volcano", "first place ocean ocean area"
    assert sorted(offered(g)) == [volcano, ocean]
    placed = {"0.plants": 2, "at E1": "lava_flows 0", "0.tr": 1, "oceans": 1, "at A5": "ocean"}
    assert after(g.copy(), volcano, "place lava_flows E1", "place ocean A5") == placed
    assert after(g, ocean, "place ocean A5", "place lava_flows E1") == placed


@pytest.mark.parametrize(("temperature", "steps"), [(6, 1), (8, 0)])
def test_lava_flows_lose_steps_beyond_the_goal(temperature: int, steps: int) -> None:
    g = ready("lava_flows", common={"temperature": temperature}, credits=18)
    changed = after(g, "play lava_flows", "place lava_flows E1")
    raised = {"temperature": 2 * steps, "0.tr": steps} if steps else {}
    assert changed == {"0.credits": -18, "0.plants": 2, "at E1": "lava_flows 0", **raised}


# ---- 141 Power Plant
def test_power_plant_is_not_the_standard_project() -> None:
    g = table(seat(credits=15, hand=["power_plant"], played=["standard_technology"]), seat())
    assert after(g, "play power_plant") == {"0.credits": -4, "0.+energy": 1}
    assert after(g, "project power_plant") == {"0.credits": -11 + 3, "0.+energy": 1}


# ---- 142 Mohole Area
def test_mohole_area_takes_an_ocean_area_and_is_no_ocean() -> None:
    g = table(
        seat(credits=31, hand=["mohole_area", "subterranean_reservoir"]),
        seat(played=["arctic_algae"]),
        tiles={"F7": "ocean", "E6": "ocean"},
    )
    do(g, "play mohole_area")
    free = ("A2", "A4", "A5", "B6", "D8", "E4", "E5", "F6", "F8", "I5")
    assert offered(g) == [f"place mohole_area {a}" for a in free]
    changed = after(g, "place mohole_area F6")
    assert changed == {"0.credits": 4, "0.plants": 1, "at F6": "mohole_area 0"}
    assert g.seat[0].production[5] == 4
    do(g, "play subterranean_reservoir")
    assert not can(g, "place ocean F6")


def test_mohole_area_needs_a_free_ocean_area() -> None:
    greeneries = {a: ("greenery", 1) for a in ("A2", "A4")}
    g = ready("mohole_area", common={"tiles": {**oceans(9), **greeneries}}, credits=20)
    changed = after(g, "play mohole_area")
    assert changed == {"0.credits": -20 + 2, "0.+heat": 4, "at A5": "mohole_area 0"}  # B6 beside it is an ocean
    full = {**oceans(9), **greeneries, "A5": ("greenery", 1)}
    none = ready("mohole_area", common={"tiles": full}, credits=20)
    assert reasons(none, "play mohole_area") == ["no_area"]


# ---- 143 Large Convoy
def test_large_convoy_with_plants() -> None:
    g = ready("large_convoy", credits=36)
    changed = after(g, "play large_convoy", "place ocean A5", "choose gain plants 5")
    assert changed == {
        "0.credits": -36,
        "0.hand": 2,
        "deck": -2,
        "0.tr": 1,
        "oceans": 1,
        "at A5": "ocean",
        "0.plants": 5,
    }
    assert points(g) == 2


def test_large_convoy_with_four_animals_on_one_card() -> None:
    g = ready("large_convoy", {"played": ["pets", "herbivores", "tardigrades"]}, credits=36)
    do(g, "play large_convoy", "place ocean A5")
    assert offered(g) == ["choose gain plants 5", "choose add 4 animal to another own card"]
    do(g, "choose add 4 animal to another own card")
    assert offered(g) == ["add pets", "add herbivores"]
    assert after(g, "add herbivores") == {"on herbivores": 4}


def test_large_convoy_animals_without_a_card_are_lost() -> None:
    g = ready("large_convoy", credits=36)
    do(g, "play large_convoy", "place ocean A5")
    assert after(g, "choose add 4 animal to another own card") == {}


def test_large_convoy_after_the_ninth_ocean() -> None:
    g = ready("large_convoy", common={"tiles": oceans(9)}, credits=36)
    changed = after(g, "play large_convoy", "choose gain plants 5")
    assert changed == {"0.credits": -36, "0.hand": 2, "deck": -2, "0.plants": 5}


def test_large_convoy_paid_with_titanium() -> None:
    g = ready("large_convoy", credits=9, titanium=10)
    changed = after(g, "play large_convoy", "pay 6 titanium 10", "place ocean A5", "choose gain plants 5")
    assert (changed["0.credits"], changed["0.titanium"]) == (-6, -10)


# ---- 147 Herbivores
def test_herbivores_begin_with_an_animal_and_eat_plant_production() -> None:
    g = table(
        seat(credits=12, hand=["herbivores"], produces={"plants": 1}),
        seat(produces={"plants": 2}),
        seat(),
        oxygen=8,
    )
    do(g, "play herbivores")
    assert offered(g) == ["reduce plants of 0", "reduce plants of 1"]
    assert after(g, "reduce plants of 1") == {"1.+plants": -1}
    assert g.cubes[BY_NAME["herbivores"].number] == 1
    assert g.seat[0].stock[0] == 0


def test_herbivores_alone_eat_the_owners_production() -> None:
    changed = after(ready("herbivores", credits=12), "play herbivores")
    assert changed == {"0.credits": -12, "on herbivores": 1, "0.+plants": -1}


def test_herbivores_solo_eat_from_the_neutral_opponent() -> None:
    g = table(seat(credits=12, hand=["herbivores"]), oxygen=8)
    assert after(g, "play herbivores") == {"0.credits": -12, "on herbivores": 1}


def test_herbivores_hear_own_greeneries_by_plants_project_and_card() -> None:
    g = table(seat(credits=23, plants=8, played=["herbivores"]), seat())
    greenery = {"oxygen": 1, "0.tr": 1, "on herbivores": 1}
    changed = after(g, "convert plants", "place greenery C3")
    assert changed == {"0.plants": -8, "at C3": "greenery 0", **greenery}
    changed = after(g, "project greenery", "place greenery C4")
    assert changed == {"0.credits": -23, "at C4": "greenery 0", **greenery}
    by_card = table(seat(credits=15, hand=["plantation"], played=["herbivores", "research"]), seat())
    changed = after(by_card, "play plantation", "place greenery C3")
    assert changed == {"0.credits": -15, "at C3": "greenery 0", **greenery}


def test_herbivores_do_not_hear_greeneries_of_others() -> None:
    g = table(seat(played=["herbivores"]), seat(credits=23), turn={"seat": 1})
    changed = after(g, (1, "project greenery"), (1, "place greenery C3"))
    assert changed == {"1.credits": -23, "at C3": "greenery 1", "oxygen": 1, "1.tr": 1}


def test_herbivores_hear_the_last_greeneries() -> None:
    g = table(
        seat(plants=8, played=["herbivores"], resources={"herbivores": 1}),
        seat(),
        temperature=8,
        oxygen=14,
        tiles=oceans(9),
    )
    do(g, "pass", (1, "pass"))
    assert points(g) == 0
    changed = after(g, "place greenery C3")
    assert changed == {"0.plants": -8, "at C3": "greenery 0", "on herbivores": 1}
    assert g.over
    assert points(g) == 1


@pytest.mark.parametrize(("animals", "score"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_herbivores_score_pairs_of_animals(animals: int, score: int) -> None:
    g = table(seat(played=["herbivores"], resources={"herbivores": animals}), seat())
    assert points(g) == score


# ---- 148 Insects
def test_insects_count_own_plant_tags() -> None:
    g = table(
        seat("ecoline", credits=9, hand=["insects"], played=["heather", "ecological_zone", "tardigrades"]),
        seat(played=["moss", "grass"]),
        oxygen=6,
    )
    assert after(g, "play insects") == {"0.credits": -9, "0.+plants": 3}


def test_insects_have_no_plant_tag_of_their_own() -> None:
    assert after(ready("insects", credits=9), "play insects") == {"0.credits": -9}


# ---- 149 CEO's Favorite Project
def test_ceos_favorite_project_adds_to_any_own_card_that_has_some() -> None:
    g = table(
        seat(
            credits=1,
            hand=["ceos_favorite_project"],
            played=["security_fleet", "herbivores", "decomposers", "physics_complex", "pets"],
            resources={"security_fleet": 1, "decomposers": 2, "physics_complex": 1, "pets": 3},
        ),
        seat(played=["ants"], resources={"ants": 1}),
    )
    do(g, "play ceos_favorite_project")
    filled = ("security_fleet", "decomposers", "physics_complex", "pets")
    assert offered(g) == [f"add {name}" for name in filled]
    for name in filled:
        assert after(g.copy(), f"add {name}") == {f"on {name}": 1}


def test_ceos_favorite_project_without_a_target_still_is_an_event() -> None:
    g = table(seat(credits=1, hand=["ceos_favorite_project"], played=["herbivores", "media_group"]), seat())
    assert after(g, "play ceos_favorite_project") == {"0.credits": -1 + 3}


# ---- 150 Anti-Gravity Technology
def test_anti_gravity_technology_makes_every_card_cheaper() -> None:
    hand = ["solar_power", "bribed_committee", "dust_seals", "farming"]
    g = table(seat(credits=30, hand=hand, played=["anti_gravity_technology"]), seat())
    assert after(g, "play solar_power") == {"0.credits": -9, "0.+energy": 1}
    assert after(g, "play bribed_committee", (1, "pass")) == {"0.credits": -5, "0.tr": 2}
    assert after(g, "play dust_seals") == {}


def test_anti_gravity_technology_adds_up_with_other_discounts() -> None:
    mine = ["anti_gravity_technology", "earth_office"]
    g = table(seat(credits=5, hand=["acquired_company"], played=mine), seat())
    assert after(g, "play acquired_company") == {"0.credits": -10 + 5, "0.+credits": 3}
    free = table(seat(hand=["investment_loan"], played=mine), seat())
    assert after(free, "play investment_loan") == {"0.credits": 10, "0.+credits": -1}


def test_anti_gravity_technology_is_for_cards_of_its_owner_only() -> None:
    g = table(seat(credits=20, played=["anti_gravity_technology"]), seat(credits=10, hand=["solar_power"]))
    assert after(g, "project power_plant", "end turn") == {"0.credits": -11, "0.+energy": 1}
    assert reasons(g, "play solar_power", 1) == ["credits"]


# ---- 151 Investment Loan
def test_investment_loan() -> None:
    g = table(seat(credits=3, hand=["investment_loan"], produces={"credits": -4}), seat())
    assert after(g, "play investment_loan") == {"0.credits": -3 + 10, "0.+credits": -1}
    assert g.seat[0].production[0] == -5


def test_investment_loan_cannot_pay_for_itself() -> None:
    g = table(seat(credits=2, hand=["investment_loan"]), seat())
    assert reasons(g, "play investment_loan") == ["credits"]


# ---- 152 Insulation
def test_insulation_swaps_any_number_of_steps_none_included() -> None:
    g = table(seat(credits=2, hand=["insulation"], produces={"heat": 3, "credits": -1}), seat())
    do(g, "play insulation")
    assert offered(g) == ["swap 0", "swap 1", "swap 2", "swap 3"]
    assert after(g.copy(), "swap 0") == {}
    assert after(g.copy(), "swap 3") == {"0.+heat": -3, "0.+credits": 3}
    assert after(g, "swap 2") == {"0.+heat": -2, "0.+credits": 2}


def test_insulation_without_heat_production() -> None:
    g = table(seat(credits=2, hand=["insulation"]), seat(produces={"heat": 5}))
    assert after(g, "play insulation") == {"0.credits": -2}


# ---- 153 Adaptation Technology
@pytest.mark.parametrize(
    ("name", "near", "far", "reason"),
    [
        ("farming", {"temperature": 0}, {"temperature": -2}, "parameter_low"),
        ("extreme_cold_fungus", {"temperature": -6}, {"temperature": -4}, "parameter_high"),
        ("breathing_filters", {"oxygen": 5}, {"oxygen": 4}, "parameter_low"),
        ("search_for_life", {"oxygen": 8}, {"oxygen": 9}, "parameter_high"),
        ("great_dam", {"tiles": oceans(2)}, {"tiles": oceans(1)}, "parameter_low"),
        ("dust_seals", {"tiles": oceans(5)}, {"tiles": oceans(6)}, "parameter_high"),
    ],
)
def test_adaptation_technology_loosens_by_two_steps(
    name: str, near: dict[str, Any], far: dict[str, Any], reason: str
) -> None:
    mine = seat(credits=50, hand=[name], played=["adaptation_technology"])
    assert can(table(mine, seat(), **near), f"play {name}")
    assert reasons(table(mine, seat(), **far), f"play {name}") == [reason]
    without = table(seat(credits=50, hand=[name]), seat(played=["adaptation_technology"]), **near)
    assert reasons(without, f"play {name}") == [reason]


def test_adaptation_technology_does_not_touch_requirements_already_met() -> None:
    g = table(seat(credits=50, hand=["farming", "dust_seals"], played=["adaptation_technology"]), seat(), temperature=8)
    assert can(g, "play farming") and can(g, "play dust_seals")


def test_adaptation_technology_adds_up_with_inventrix_and_special_design() -> None:
    mine = {"credits": 50, "hand": ["special_design", "breathing_filters"], "played": ["adaptation_technology"]}
    four = table(seat("inventrix", **mine), seat(), oxygen=3)
    assert can(four, "play breathing_filters")
    three = table(seat("inventrix", **mine), seat(), oxygen=2)
    assert reasons(three, "play breathing_filters") == ["parameter_low"]
    six = do(table(seat("inventrix", **mine), seat(), oxygen=1), "play special_design")
    assert after(six, "play breathing_filters") == {"0.credits": -11}
    seven = do(table(seat("inventrix", **mine), seat(), oxygen=0), "play special_design")
    assert reasons(seven, "play breathing_filters") == ["parameter_low"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("plantation", "tags"),
        ("asteroid_mining_consortium", "production_needed"),
        ("ecological_zone", "own_greenery"),
        ("rad_suits", "cities_needed"),
    ],
)
def test_adaptation_technology_leaves_other_requirements_alone(name: str, reason: str) -> None:
    g = table(
        seat(credits=50, hand=[name], played=["adaptation_technology"]),
        seat(produces={"titanium": 1}),
        tiles={"C3": ("greenery", 1), "G3": ("city", 1)},
    )
    assert reasons(g, f"play {name}") == [reason]


# ---- 154 Caretaker Contract
def test_caretaker_contract_turns_heat_into_rating() -> None:
    g = table(seat(heat=8, played=["caretaker_contract"]), seat(), temperature=0)
    assert after(g, "use caretaker_contract") == {"0.heat": -8, "0.tr": 1}
    cold = table(seat(heat=7, played=["caretaker_contract"]), seat())
    assert reasons(cold, "use caretaker_contract") == ["stock_short"]


# ---- 156 Standard Technology
@pytest.mark.parametrize(
    ("project", "answers", "brings"),
    [
        ("power_plant", [], {"0.credits": -11 + 3, "0.+energy": 1}),
        ("asteroid", [], {"0.credits": -14 + 3, "temperature": 2, "0.tr": 1}),
        ("aquifer", ["place ocean A5"], {"0.credits": -18 + 3, "oceans": 1, "0.tr": 1, "at A5": "ocean"}),
        ("greenery", ["place greenery C3"], {"0.credits": -23 + 3, "oxygen": 1, "0.tr": 1, "at C3": "greenery 0"}),
        ("city", ["place city C3"], {"0.credits": -25 + 3, "0.+credits": 1, "at C3": "city 0"}),
    ],
)
def test_standard_technology_refunds_after_the_full_price(
    project: str, answers: list[str], brings: dict[str, int]
) -> None:
    price = 3 - brings["0.credits"]
    g = table(seat(credits=price, played=["standard_technology"]), seat())
    assert after(g, f"project {project}", *answers) == brings
    poor = table(seat(credits=price - 1, played=["standard_technology"]), seat())
    assert reasons(poor, f"project {project}") == ["credits"]


def test_standard_technology_not_for_patents_and_conversions() -> None:
    g = table(seat(hand=["moss"], plants=8, heat=8, played=["standard_technology"]), seat())
    assert after(g, "sell patents") == {"0.credits": 1, "0.hand": -1, "discard": 1}
    assert after(g, "convert heat", (1, "pass")) == {"0.heat": -8, "temperature": 2, "0.tr": 1}
    changed = after(g, "convert plants", "place greenery C3")
    assert changed == {"0.plants": -8, "oxygen": 1, "0.tr": 1, "at C3": "greenery 0"}


def test_standard_technology_not_for_projects_of_others() -> None:
    g = table(seat(played=["standard_technology"]), seat(credits=11), turn={"seat": 1})
    assert after(g, (1, "project power_plant")) == {"1.credits": -11, "1.+energy": 1}


# ---- nothing is left out
def test_every_card_of_the_block_has_a_scenario() -> None:
    assert [printed.code for printed in PRINTED.values()] == [str(n) for n in range(105, 157)]
    tests = [name.removeprefix("test_") for name in globals() if name.startswith("test_")]
    named = {card for card in PRINTED if any(t == card or t.startswith(card + "_") for t in tests)}
    assert named | set(SIMPLE) == set(PRINTED)
    assert {name for name, *_ in ONE_OFF} == set(MEETS)
