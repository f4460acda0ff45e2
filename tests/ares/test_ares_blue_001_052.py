"""Scenarios of the project cards 1 to 52, all blue: a position, answers, and the differences they make."""

from __future__ import annotations

import re
from typing import Any

import pytest
from ares_table import after, can, do, offered, points, produce, reasons, seat, table

from answers import Answer
from tharsis.ares.cards import BY_NAME, CATALOGUE
from tharsis.ares.game import Ares
from tharsis.vocabulary.terms import CUBES, KINDS, TAGS

Fields = dict[str, Any]

# ---- what is printed: number, name, cost, tags, requirement, what it holds, fixed points
PRINTED = [
    ("1", "adaptation_technology", 12, "science", "", "", 1),
    ("2", "advanced_alloys", 9, "building", "", "", 0),
    ("3", "advanced_screening_technology", 6, "science", "", "", 0),
    ("4", "ai_central", 22, "building science", "science 5", "", 2),
    ("5", "anaerobic_microorganisms", 10, "microbe", "", "microbe", 0),
    ("6", "anti_gravity_technology", 18, "science", "science 5", "", 3),
    ("7", "aquifer_pumping", 14, "building", "", "", 0),
    ("8", "arctic_algae", 19, "plant", "temperature from red", "", 2),
    ("9", "artificial_jungle", 5, "", "", "", 0),
    ("10", "assembly_lines", 13, "space", "", "", 0),
    ("11", "asset_liquidation", 0, "science", "", "", 0),
    ("12", "birds", 15, "animal", "oxygen from white", "animal", 0),
    ("13", "brainstorming_session", 8, "space", "", "", 0),
    ("14", "caretaker_contract", 18, "", "temperature from yellow", "", 2),
    ("15", "circuit_board_factory", 14, "building", "", "", 0),
    ("16", "community_gardens", 20, "plant", "", "", 0),
    ("17", "composting_factory", 13, "building", "", "", 1),
    ("18", "conserved_biome", 25, "animal building microbe", "", "", 0),
    ("19", "decomposers", 7, "microbe", "oxygen from red", "microbe", 1),
    ("20", "decomposing_fungus", 10, "microbe", "", "microbe", 0),
    ("21", "developed_infrastructure", 12, "", "", "", 1),
    ("22", "development_center", 7, "building science", "", "", 0),
    ("23", "earth_catapult", 24, "building earth", "", "", 2),
    ("24", "ecological_zone", 11, "animal plant", "", "animal", 0),
    ("25", "energy_subsidies", 5, "space", "", "", 0),
    ("26", "extended_resources", 10, "building science", "", "", 0),
    ("27", "extreme_cold_fungus", 10, "microbe", "temperature to purple", "", 0),
    ("28", "farmers_market", 12, "plant", "", "", 1),
    ("29", "farming_co_ops", 15, "plant", "", "", 0),
    ("30", "fish", 11, "animal", "temperature from red", "animal", 0),
    ("31", "ghg_producing_bacteria", 10, "microbe science", "oxygen from red", "microbe", 0),
    ("32", "greenhouses", 11, "building plant", "temperature from yellow", "", 0),
    ("33", "herbivores", 25, "animal", "oceans 5", "animal", 0),
    ("34", "hydro_electric_energy", 11, "building", "", "", 0),
    ("35", "interplanetary_relations", 35, "space jovian", "", "", 0),
    ("36", "interns", 3, "science", "", "", 0),
    ("37", "interplanetary_conference", 6, "earth", "", "", 0),
    ("38", "ironworks", 12, "building", "", "", 0),
    ("39", "livestock", 15, "animal", "oxygen from yellow", "animal", 0),
    ("40", "mars_university", 10, "building science", "", "", 1),
    ("41", "matter_manufacturing", 9, "science", "", "", 0),
    ("42", "media_group", 11, "earth", "", "", 0),
    ("43", "nitrite_reducing_bacteria", 11, "microbe", "", "microbe", 0),
    ("44", "olympus_conference", 15, "building earth science", "", "", 1),
    ("45", "optimal_aerobraking", 10, "space", "", "", 0),
    ("46", "physics_complex", 5, "building science", "science 4", "science", 0),
    ("47", "power_infrastructure", 4, "building power", "", "", 0),
    ("48", "recycled_detritus", 24, "", "", "", 1),
    ("49", "redrafted_contracts", 4, "", "", "", 0),
    ("50", "regolith_eaters", 10, "microbe science", "temperature from red", "microbe", 0),
    ("51", "research_outpost", 6, "building science", "", "", 0),
    ("52", "restructured_resources", 7, "", "", "", 0),
]
NAMES = [row[1] for row in PRINTED]
COST = {row[1]: row[2] for row in PRINTED}
TAGS_OF = {row[1]: row[3].split() for row in PRINTED}
NEED = {row[1]: row[4] for row in PRINTED}
POINTS = {row[1]: row[6] for row in PRINTED}

# green cards and events with science tags: two on Research, one on each of the others
FOUR_SCIENCE = ["research", "artificial_photosynthesis", "balanced_portfolios"]
FIVE_SCIENCE = [*FOUR_SCIENCE, "gene_repair"]

# the first and the last step of each zone
ZONES = {
    "temperature": {"purple": (-30, -20), "red": (-18, -10), "yellow": (-8, 0), "white": (2, 8)},
    "oxygen": {"purple": (0, 2), "red": (3, 6), "yellow": (7, 11), "white": (12, 14)},
}
COLOURS = ["purple", "red", "yellow", "white"]
IN_ZONES = [name for name in NAMES if " from " in NEED[name] or " to " in NEED[name]]
BY_TAGS = [name for name in NAMES if NEED[name].startswith("science")]

# the ocean tiles, the one worth four credits last
TILES = ["plants_2", "plants_2", "card_1", "card_1", "card_1_credits_1", "card_1_plant_1", "credits_2_plant_1"]
TILES += ["credits_1_plant_1", "credits_4"]


def just_met(name: str) -> Fields:
    """A position that meets the requirement of a card by a hair."""
    words = NEED[name].split()
    if not words:
        return {}
    if words[0] == "oceans":
        return {"oceans": int(words[1])}
    if words[0] == "science":
        return {"played": FIVE_SCIENCE if words[1] == "5" else FOUR_SCIENCE}
    first, last = ZONES[words[0]][words[2]]
    return {words[0]: first if words[1] == "from" else last}


def about_to_play(name: str, need: Fields | None = None, phase: str = "construction", **mine: Any) -> Ares:
    """Seat 0 holds the card and just its printed cost. `need` is another position for the requirement; whatever else
    is named changes seat 0."""
    fields = dict(just_met(name) if need is None else need)
    own: Fields = {"hand": [name], "credits": COST[name], **mine}
    own["played"] = [*fields.pop("played", []), *own.get("played", [])]
    return table(seat(**own), seat(), phase=phase, **fields)


def colours_allowed(name: str, shift: int = 0) -> list[str]:
    _, direction, colour = NEED[name].split()
    at = COLOURS.index(colour)
    return COLOURS[max(0, at - shift) :] if direction == "from" else COLOURS[: at + 1 + shift]


def hand(game: Ares, who: int = 0) -> list[str]:
    return [CATALOGUE[c].name for c in game.own[who].hand]


def discarded(game: Ares) -> list[str]:
    return [CATALOGUE[c].name for c in game.discard]


def price(name: str, need: Fields | None = None, **mine: Any) -> int:
    """What seat 0 pays for a card of its hand."""
    phase = "development" if KINDS[BY_NAME[name].kind] == "automated" else "construction"
    game = table(seat(**{"hand": [name], "credits": 60, **mine}), seat(), phase=phase, **(need or {}))
    (option,) = [o for o in game.asked[0].options if o.notation == f"play {name}"]
    return option.amount


# ---- what is printed on all of them
@pytest.mark.parametrize(("number", "name", "cost", "tags", "need", "holds", "vp"), PRINTED)
def test_printed(number: str, name: str, cost: int, tags: str, need: str, holds: str, vp: int) -> None:
    card = BY_NAME[name]
    assert (card.code, card.cost, KINDS[card.kind], card.edition) == (number, cost, "active", "ares")
    assert sorted(TAGS[t] for t in card.tags) == sorted(tags.split())
    assert CUBES[card.holds] == (holds or "none")
    assert len(card.needs) == (1 if need else 0)


@pytest.mark.parametrize("name", [row[1] for row in PRINTED if row[5]])
def test_words_about_cubes_here_name_what_the_card_holds(name: str) -> None:
    card = BY_NAME[name]
    words = [*card.play, *(node for act in card.acts for node in act.nodes()), *card.effects, *card.points]
    named = [found for word in words for found in re.findall(r"(\w+) (?:to |from )?here", word.text)]
    assert named or name == "decomposing_fungus"
    assert set(named) <= {CUBES[card.holds]}


def test_words_whose_number_or_cube_no_position_can_tell() -> None:
    """More than one colour would be cut to one; what pays is whatever lies on the card; these two hold nothing."""
    assert BY_NAME["adaptation_technology"].effects[0].text == "loosen 1"
    assert BY_NAME["anaerobic_microorganisms"].effects[0].text == "2 microbe pay 10"
    for name, gets in (("conserved_biome", "microbe animal"), ("extreme_cold_fungus", "microbe")):
        texts = [word.text for act in BY_NAME[name].acts for word in act.gets if word.text.startswith("add")]
        assert texts == [f"add 1 {cube} to another own card" for cube in gets.split()]


@pytest.mark.parametrize("name", NAMES)
def test_cost(name: str) -> None:
    assert can(about_to_play(name), f"play {name}")
    if COST[name]:
        poor = about_to_play(name, credits=COST[name] - 1)
        assert not can(poor, f"play {name}")
        assert reasons(poor, f"play {name}") == ["credits"]


@pytest.mark.parametrize("name", NAMES)
def test_steel_cuts_building_titanium_cuts_space(name: str) -> None:
    cut = ("building" in TAGS_OF[name]) * 2 + ("space" in TAGS_OF[name]) * 3
    game = about_to_play(name, capacity={"steel": 1, "titanium": 1})
    (option,) = [o for o in game.asked[0].options if o.notation == f"play {name}"]
    assert option.amount == max(0, COST[name] - cut)


@pytest.mark.parametrize("name", NAMES)
def test_blue_cards_are_played_in_construction_only(name: str) -> None:
    assert reasons(about_to_play(name, phase="development"), f"play {name}") == ["wrong_phase"]
    assert reasons(about_to_play(name, phase="action"), f"play {name}") == ["wrong_phase"]
    second = about_to_play(name, left={"plays": 0, "bonus": True}, picked="construction")
    assert can(second, f"play {name}"), "or as the second card of whoever picked the phase"


@pytest.mark.parametrize("name", NAMES)
def test_tags_in_play(name: str) -> None:
    game = about_to_play(name)
    before = game.own[0].tags[:]
    do(game, f"play {name}")
    counted = [TAGS[t] for t, n in enumerate(game.own[0].tags) for _ in range(n - before[t])]
    assert sorted(counted) == sorted(TAGS_OF[name])
    assert list(game.own[1].tags) == [0] * len(game.own[1].tags)


# what comes with the card when it is played, beside its cost
ON_PLAY: dict[str, dict[str, int]] = {
    "anaerobic_microorganisms": {"on anaerobic_microorganisms": 1},
    "decomposers": {"on decomposers": 1},
    "decomposing_fungus": {"on decomposing_fungus": 2},
    "ecological_zone": {"on ecological_zone": 2},
    "farming_co_ops": {"0.plants": 3},
    "nitrite_reducing_bacteria": {"on nitrite_reducing_bacteria": 3},
    "olympus_conference": {"0.hand": 1, "deck": -1},
}


@pytest.mark.parametrize("name", NAMES)
def test_play(name: str) -> None:
    paid = {"0.credits": -COST[name]} if COST[name] else {}
    game = about_to_play(name)
    assert after(game, f"play {name}") == {**paid, **ON_PLAY.get(name, {})}
    assert game.waiting() == ([0, 1] if name == "asset_liquidation" else [1]), "nothing is asked, the play is used"


# the points of those whose points are counted, bare
COUNTED = ["birds", "conserved_biome", "ecological_zone", "fish", "herbivores", "interplanetary_relations"]
COUNTED += ["livestock", "physics_complex"]


@pytest.mark.parametrize("name", NAMES)
def test_points_and_no_production(name: str) -> None:
    game = table(seat(played=[name]), seat())
    assert points(game) == POINTS[name]
    assert len(BY_NAME[name].points) == (1 if POINTS[name] or name in COUNTED else 0)
    assert points(game, 1) == 0
    assert produce(game) == {}
    assert game.own[0].capacity == [0, 0]


@pytest.mark.parametrize(
    ("name", "every"),
    [("birds", 1), ("ecological_zone", 2), ("fish", 1), ("herbivores", 2), ("livestock", 1), ("physics_complex", 2)],
)
def test_points_for_cubes_on_the_card(name: str, every: int) -> None:
    for n in range(6):
        played = [name, "tardigrades", "small_animals"]
        game = table(seat(played=played, resources={name: n, "tardigrades": 2, "small_animals": 1}), seat())
        assert points(game) == n // every


# ---- requirements
@pytest.mark.parametrize("shifted", [False, True])
@pytest.mark.parametrize("name", IN_ZONES)
def test_zones(name: str, shifted: bool) -> None:
    """Every step of the track; with Adaptation Technology one colour off in either direction."""
    parameter, direction, _ = NEED[name].split()
    allowed = colours_allowed(name, 1 if shifted else 0)
    step = 2 if parameter == "temperature" else 1
    for colour, (first, last) in ZONES[parameter].items():
        for at in range(first, last + 1, step):
            game = about_to_play(name, {parameter: at}, played=["adaptation_technology"] if shifted else [])
            if colour in allowed:
                assert can(game, f"play {name}"), at
            else:
                assert reasons(game, f"play {name}") == ["zone_low" if direction == "from" else "zone_high"], at


@pytest.mark.parametrize("name", IN_ZONES)
def test_zones_are_read_as_the_phase_began(name: str) -> None:
    """A step made during the phase neither helps nor hurts."""
    parameter, direction, colour = NEED[name].split()
    first, last = ZONES[parameter][colour]
    step = 2 if parameter == "temperature" else 1
    if direction == "from":
        late = about_to_play(name, {parameter: first, "begun": {parameter: first - step}})
        assert reasons(late, f"play {name}") == ["zone_low"]
    else:
        early = about_to_play(name, {parameter: last + step, "begun": {parameter: last}})
        assert can(early, f"play {name}")


@pytest.mark.parametrize("name", IN_ZONES)
def test_zones_are_of_the_one_parameter_only(name: str) -> None:
    parameter, direction, _ = NEED[name].split()
    if direction == "from":
        other = {"oxygen": {"temperature": 8}, "temperature": {"oxygen": 14}}[parameter]
        assert not can(about_to_play(name, {**other, "oceans": 9}), f"play {name}")


@pytest.mark.parametrize("name", BY_TAGS)
def test_tags_needed(name: str) -> None:
    """Own tags, of green cards, events and the corporation; not the card's own, not those of others."""
    n = int(NEED[name].split()[1])
    most = FIVE_SCIENCE if n == 5 else FOUR_SCIENCE
    assert can(about_to_play(name, {"played": most}), f"play {name}")
    assert reasons(about_to_play(name, {"played": most[:-1]}), f"play {name}") == ["tags"]
    assert can(about_to_play(name, {"played": most[:-1]}, corporation="inventrix"), f"play {name}")
    shifted = about_to_play(name, {"played": most[:-2]}, played=["adaptation_technology"])
    assert reasons(shifted, f"play {name}") == ["tags"], "tags are not shifted"
    theirs = table(
        seat(hand=[name], played=most[:-1], credits=40), seat(played=["lightning_harvest"]), phase="construction"
    )
    assert reasons(theirs, f"play {name}") == ["tags"]
    other = about_to_play(name, {"played": ["mine", "power_plant", "heather", "lichen", "sponsors", "space_station"]})
    assert reasons(other, f"play {name}") == ["tags"]


def test_tags_of_a_card_played_earlier_in_the_phase_count() -> None:
    game = table(
        seat(hand=["ai_central", "interns"], played=FOUR_SCIENCE, credits=25, picked="construction"),
        seat(),
        phase="construction",
    )
    assert reasons(game, "play ai_central") == ["tags"]
    do(game, "play interns")
    assert after(game, "play ai_central") == {"0.credits": -22}


def test_herbivores_need_five_oceans_as_the_phase_began_and_no_shift_helps() -> None:
    for oceans in range(10):
        game = about_to_play("herbivores", {"oceans": oceans})
        shifted = about_to_play("herbivores", {"oceans": oceans}, played=["adaptation_technology"])
        for one in (game, shifted):
            assert reasons(one, "play herbivores") == (["parameter_low"] if oceans < 5 else [])
            assert can(one, "play herbivores") == (oceans >= 5)
    late = about_to_play("herbivores", {"oceans": 5, "begun": {"oceans": 4}})
    assert reasons(late, "play herbivores") == ["parameter_low"]


def test_adaptation_technology_shifts_one_colour_and_only_for_its_owner() -> None:
    """Two sources are still one colour; green cards as well."""
    both = about_to_play("birds", {"oxygen": 6}, corporation="inventrix", played=["adaptation_technology"])
    assert reasons(both, "play birds") == ["zone_low"]
    theirs = table(
        seat(hand=["birds"], credits=15), seat(played=["adaptation_technology"]), phase="construction", oxygen=11
    )
    assert reasons(theirs, "play birds") == ["zone_low"]
    for degrees, allowed in ((-20, True), (-10, True), (-8, True), (0, True), (2, False)):
        game = table(
            seat(hand=["designed_microorganisms"], played=["adaptation_technology"], credits=15),
            seat(),
            phase="development",
            temperature=degrees,
        )
        assert can(game, "play designed_microorganisms") == allowed, degrees


def test_adaptation_technology_works_from_the_next_card_on() -> None:
    game = table(
        seat(hand=["adaptation_technology", "birds"], credits=27, picked="construction"),
        seat(),
        phase="construction",
        oxygen=7,
    )
    assert reasons(game, "play birds") == ["zone_low"]
    do(game, "play adaptation_technology")
    assert after(game, "play birds") == {"0.credits": -15}


# ---- actions: what their owner has, what changes, what the table is like; none of them asks anything here
ACTIONS: list[tuple[str, Fields, dict[str, int], Fields]] = [
    ("ai_central", {}, {"0.hand": 2, "deck": -2}, {}),
    ("aquifer_pumping", {"credits": 10}, {"0.credits": -10 + 4, "oceans": 1, "0.tr": 1}, {"tiles": ["credits_4"]}),
    ("artificial_jungle", {"plants": 1}, {"0.plants": -1, "0.hand": 1, "deck": -1}, {}),
    ("asset_liquidation", {"tr": 1}, {"0.tr": -1, "0.hand": 3, "deck": -3}, {}),
    ("birds", {}, {"on birds": 1}, {}),
    ("caretaker_contract", {"heat": 8}, {"0.heat": -8, "0.tr": 1}, {}),
    ("circuit_board_factory", {}, {"0.hand": 1, "deck": -1}, {}),
    ("community_gardens", {}, {"0.credits": 2}, {}),
    (
        "decomposing_fungus",
        {"resources": {"decomposing_fungus": 1}},
        {"on decomposing_fungus": -1, "0.plants": 3},
        {},
    ),
    ("developed_infrastructure", {"credits": 10}, {"0.credits": -10, "temperature": 2, "0.tr": 1}, {}),
    ("development_center", {"heat": 2}, {"0.heat": -2, "0.hand": 1, "deck": -1}, {}),
    ("extreme_cold_fungus 1", {}, {"0.plants": 1}, {}),
    ("farmers_market", {"credits": 1}, {"0.credits": -1, "0.plants": 2}, {}),
    ("farming_co_ops", {"hand": ["comet"]}, {"0.hand": -1, "discard": 1, "0.plants": 3}, {}),
    ("ghg_producing_bacteria 1", {}, {"on ghg_producing_bacteria": 1}, {}),
    (
        "ghg_producing_bacteria 2",
        {"resources": {"ghg_producing_bacteria": 2}},
        {"on ghg_producing_bacteria": -2, "temperature": 2, "0.tr": 1},
        {},
    ),
    ("greenhouses", {"heat": 1}, {"0.heat": -1, "0.plants": 1}, {}),
    ("hydro_electric_energy", {"credits": 1}, {"0.credits": -1, "0.heat": 2}, {}),
    ("ironworks", {"heat": 4}, {"0.heat": -4, "oxygen": 1, "0.tr": 1}, {}),
    ("matter_manufacturing", {"credits": 1}, {"0.credits": -1, "0.hand": 1, "deck": -1}, {}),
    ("nitrite_reducing_bacteria 1", {}, {"on nitrite_reducing_bacteria": 1}, {}),
    (
        "nitrite_reducing_bacteria 2",
        {"resources": {"nitrite_reducing_bacteria": 3}},
        {"on nitrite_reducing_bacteria": -3, "oceans": 1, "0.tr": 1, "0.credits": 4},
        {"tiles": ["credits_4"]},
    ),
    ("power_infrastructure", {"heat": 1}, {"0.heat": -1, "0.credits": 1}, {}),
    ("redrafted_contracts", {"hand": ["comet"]}, {"deck": -1, "discard": 1}, {}),
    ("regolith_eaters 1", {}, {"on regolith_eaters": 1}, {}),
    (
        "regolith_eaters 2",
        {"resources": {"regolith_eaters": 2}},
        {"on regolith_eaters": -2, "oxygen": 1, "0.tr": 1},
        {},
    ),
    ("brainstorming_session", {}, {"0.hand": 1, "deck": -1}, {"deck": ["comet"]}),
    (
        "advanced_screening_technology",
        {},
        {"0.hand": 1, "deck": -3, "discard": 2},
        {"deck": ["comet", "moss", "mine"]},
    ),
    ("conserved_biome 1", {"played": ["tardigrades"]}, {"on tardigrades": 1}, {}),
    ("conserved_biome 2", {"played": ["fish"]}, {"on fish": 1}, {}),
    ("extreme_cold_fungus 2", {"played": ["tardigrades"]}, {"on tardigrades": 1}, {}),
]
ACTORS = sorted({row[0].split()[0] for row in ACTIONS})


def acting(notation: str, own: Fields, **fields: Any) -> Ares:
    name = notation.split()[0]
    return table(seat(**{**own, "played": [name, *own.get("played", [])]}), seat(), **fields)


def test_all_actions_are_tried() -> None:
    with_action = {c.name: len(c.acts) for c in CATALOGUE if c.name in NAMES and c.acts}
    assert sorted(with_action) == ACTORS
    tried = [row[0] for row in ACTIONS]
    for name, n in with_action.items():
        assert [x for x in tried if x.split()[0] == name] == ([name] if n == 1 else [f"{name} 1", f"{name} 2"])


@pytest.mark.parametrize(("notation", "own", "changed", "fields"), ACTIONS)
def test_action(notation: str, own: Fields, changed: dict[str, int], fields: Fields) -> None:
    game = acting(notation, own, **fields)
    assert after(game, f"use {notation}") == changed
    assert game.asked[0].kind == "action", "nothing more is asked"


# what it takes, one less of it, and the reason
SHORT: list[tuple[str, Fields, str]] = [
    ("aquifer_pumping", {"credits": 9}, "credits"),
    ("artificial_jungle", {"credits": 20, "heat": 7}, "stock_short"),
    ("asset_liquidation", {"tr": 0}, "rating_short"),
    ("caretaker_contract", {"heat": 7}, "stock_short"),
    ("decomposing_fungus", {"plants": 3}, "no_own_cube"),
    ("developed_infrastructure", {"credits": 9}, "credits"),
    ("development_center", {"heat": 1}, "stock_short"),
    ("farmers_market", {"heat": 5}, "credits"),
    ("farming_co_ops", {"credits": 20}, "hand_short"),
    ("ghg_producing_bacteria 2", {"resources": {"ghg_producing_bacteria": 1}}, "cubes_short"),
    ("greenhouses", {"credits": 20}, "stock_short"),
    ("hydro_electric_energy", {"heat": 5}, "credits"),
    ("ironworks", {"heat": 3}, "stock_short"),
    ("matter_manufacturing", {"heat": 5}, "credits"),
    ("nitrite_reducing_bacteria 2", {"resources": {"nitrite_reducing_bacteria": 2}}, "cubes_short"),
    ("power_infrastructure", {"credits": 5}, "stock_short"),
    ("redrafted_contracts", {"credits": 5}, "hand_short"),
    ("regolith_eaters 2", {"resources": {"regolith_eaters": 1}}, "cubes_short"),
]


@pytest.mark.parametrize(("notation", "own", "reason"), SHORT)
def test_action_that_cannot_be_paid(notation: str, own: Fields, reason: str) -> None:
    game = acting(notation, own)
    assert not can(game, f"use {notation}")
    assert reasons(game, f"use {notation}") == [reason]


@pytest.mark.parametrize("notation", [row[0] for row in ACTIONS if row[0] not in [x[0] for x in SHORT]])
def test_action_that_costs_nothing(notation: str) -> None:
    assert can(acting(notation, {"tr": 0}), f"use {notation}")


def rich(name: str, **mine: Any) -> Ares:
    """Seat 0 has the card and enough of everything to use it three times."""
    spare = ["comet", "grass", "lichen", "moss", "trees", "sponsors", "lava_flows", "crater", "heather"]
    full = {name: 9} if BY_NAME[name].holds else {}
    own = {"credits": 60, "heat": 30, "plants": 7, "hand": spare, "resources": full, **mine}
    return table(seat(played=[name, "tardigrades", "small_animals"], **own), seat(played=["think_tank"], credits=9))


def use(game: Ares, notation: str) -> None:
    """Uses an action and takes the first option of whatever it asks."""
    do(game, f"use {notation}")
    while game.asked[0].kind != "action":
        do(game, [o.notation for o in game.asked[0].options[: game.asked[0].least]])


def ways(name: str) -> list[str]:
    return [row[0] for row in ACTIONS if row[0].split()[0] == name]


@pytest.mark.parametrize("name", ACTORS)
def test_each_action_is_used_once_in_a_phase_whatever_the_alternative(name: str) -> None:
    for way in ways(name):
        game = rich(name)
        assert all(can(game, f"use {x}") for x in ways(name))
        use(game, way)
        for other in ways(name):
            assert not can(game, f"use {other}")
            assert reasons(game, f"use {other}") == ["used"]
        assert can(game, "use tardigrades")


@pytest.mark.parametrize("name", ACTORS)
def test_who_picked_the_phase_uses_one_action_twice(name: str) -> None:
    for way in ways(name):
        game = rich(name, picked="action")
        use(game, way)
        assert all(can(game, f"use {x}") for x in ways(name))
        use(game, way)
        assert all(reasons(game, f"use {x}") == ["used"] for x in ways(name))
        do(game, "use tardigrades")
        assert reasons(game, "use tardigrades") == ["used"], "the one use more is gone"


@pytest.mark.parametrize("name", ACTORS)
def test_actions_are_for_the_action_phase_and_for_the_owner(name: str) -> None:
    game = table(
        seat(played=[name], credits=20, heat=8, plants=5, hand=["moss", "comet"]), seat(), phase="construction"
    )
    for way in ways(name):
        assert not can(game, f"use {way}")
        assert "wrong_phase" in reasons(game, f"use {way}")
    theirs = table(seat(credits=20, heat=8, plants=5, hand=["moss"]), seat(played=[name]))
    assert not any(can(theirs, f"use {way}") for way in ways(name))


def test_used_actions_come_back_with_the_next_round() -> None:
    game = table(seat(played=["circuit_board_factory"], picked="research"), seat(picked="research"))
    do(game, "use circuit_board_factory", "finish", (1, "finish"))
    while game.phase or game.asked[0].kind != "phase":
        for s in game.waiting():
            do(game, (s, [o.notation for o in game.asked[s].options[: game.asked[s].least]]))
    do(game, "phase action", (1, "phase action"))
    assert after(game, "use circuit_board_factory") == {"0.hand": 1, "deck": -1}


# ---- effects that wait for something: what they add to the same answers without the card
OCEAN = {"tiles": TILES}
Case = tuple[str, str, Fields, list[Answer], Fields, dict[str, int]]
CARD = {"0.hand": 1, "deck": -1}
CARDS_2 = {"0.hand": 2, "deck": -2}
HEAT_PLANTS = {"0.heat": 2, "0.plants": 2}


def plays(name: str, **fields: Any) -> tuple[str, Fields, list[Answer], Fields]:
    """Seat 0 plays a card."""
    phase = "development" if KINDS[BY_NAME[name].kind] == "automated" else "construction"
    return phase, {"hand": [name], "credits": 60}, [f"play {name}"], {**OCEAN, **fields}


def acts(*answers: Answer, **own: Any) -> tuple[str, Fields, list[Answer], Fields]:
    return "action", {"credits": 60, "heat": 24, **own}, list(answers), {**OCEAN}


def ninth(*answers: Answer, **fields: Any) -> tuple[str, Fields, list[Answer], Fields]:
    """One step below each goal, unless the goals were reached before."""
    return (
        "action",
        {"credits": 80, "heat": 24},
        list(answers),
        {**OCEAN, "temperature": 6, "oxygen": 13, "oceans": 8, **fields},
    )


FULL = {"temperature": 8, "oxygen": 14, "oceans": 9}


def cases() -> list[Case]:
    out: list[Case] = []

    def add(name: str, what: tuple[str, Fields, list[Answer], Fields], changed: dict[str, int]) -> None:
        out.append((name, what[0], what[1], what[2], what[3], changed))

    name = "anaerobic_microorganisms"
    one = {f"on {name}": 1}
    add(name, plays("tardigrades"), one)
    add(name, plays("heather"), one)
    add(name, plays("birds", oxygen=12), one)
    add(name, plays("adapted_lichen"), {f"on {name}": 2})
    add(name, plays("conserved_biome"), {f"on {name}": 2})
    add(name, plays("mangrove", temperature=2), one)
    add(name, plays("comet"), {})
    add(name, plays("ironworks"), {})
    add(name, plays("mine"), {})

    name = "anti_gravity_technology"
    add(name, plays("mine"), HEAT_PLANTS)
    add(name, plays("ironworks"), HEAT_PLANTS)
    add(name, plays("comet"), HEAT_PLANTS)
    add(name, plays("research"), HEAT_PLANTS)
    add(name, acts("standard temperature"), {})

    name = "arctic_algae"
    add(name, acts("standard ocean"), {"0.plants": 4})
    add(name, plays("ice_asteroid"), {"0.plants": 8})
    add(name, plays("trapped_heat", temperature=-18), {"0.plants": 4})
    add(name, acts("use aquifer_pumping", played=["aquifer_pumping"]), {"0.plants": 4})
    add(name, acts("standard temperature"), {})
    add(name, acts("standard forest"), {})
    add(name, acts((1, "standard ocean")), {})
    add(name, ninth("standard ocean", "standard ocean"), {"0.plants": 8})
    add(name, ninth("standard ocean", **FULL), {})

    name = "assembly_lines"
    factory = {"played": ["circuit_board_factory", "matter_manufacturing", "ghg_producing_bacteria"]}
    add(name, acts("use circuit_board_factory", **factory), {"0.credits": 1})
    add(name, acts("use matter_manufacturing", "use circuit_board_factory", **factory), {"0.credits": 2})
    add(name, acts("use ghg_producing_bacteria 1", **factory), {"0.credits": 1})
    twice: list[Answer] = ["use circuit_board_factory", "use circuit_board_factory"]
    add(name, acts(*twice, picked="action", **factory), {"0.credits": 2})
    add(name, acts("standard temperature"), {})
    add(name, acts("standard ocean"), {})
    add(name, acts("standard forest"), {})
    add(name, acts("convert heat"), {})
    add(name, acts("convert plants", plants=8), {})
    add(name, acts("sell cards", hand=["comet"]), {})
    add(name, acts((1, "use think_tank")), {})
    add(name, plays("comet"), {})

    name = "ecological_zone"
    add(name, plays("heather"), {f"on {name}": 1})
    add(name, plays("birds", oxygen=12), {f"on {name}": 1})
    add(name, plays("conserved_biome"), {f"on {name}": 1})
    add(name, plays("mangrove", temperature=2), {f"on {name}": 1})
    add(name, plays("tardigrades"), {})
    add(name, plays("comet"), {})

    name = "energy_subsidies"
    add(name, plays("geothermal_power"), {"0.credits": 4, **CARD})
    add(name, plays("power_plant"), {"0.credits": 3, **CARD})
    add(name, plays("power_infrastructure"), {"0.credits": 4, **CARD})
    add(name, plays("mine"), {})
    add(name, plays("comet"), {})

    name = "fish"
    add(name, acts("standard ocean"), {"on fish": 1})
    add(name, plays("ice_asteroid"), {"on fish": 2})
    add(name, plays("comet"), {"on fish": 1})
    add(name, acts("standard temperature"), {})
    add(name, acts("standard forest"), {})
    add(name, acts((1, "standard ocean")), {})
    add(name, ninth("standard ocean", "standard ocean"), {"on fish": 2})
    add(name, ninth("standard ocean", **FULL), {})

    name = "herbivores"
    add(name, acts("standard ocean"), {"on herbivores": 1})
    add(name, acts("standard temperature"), {"on herbivores": 1})
    add(name, acts("convert heat", "convert heat"), {"on herbivores": 2})
    add(name, acts("standard forest"), {"on herbivores": 1})
    add(name, acts("convert plants", plants=8), {"on herbivores": 1})
    add(name, plays("giant_ice_asteroid"), {"on herbivores": 4})
    add(name, plays("bribed_committee"), {})
    add(name, acts((1, "standard ocean"), (1, "standard temperature"), (1, "standard forest")), {})
    add(name, ninth("standard ocean", "standard ocean"), {"on herbivores": 2})
    add(name, ninth("standard forest", "standard forest"), {"on herbivores": 2})
    add(name, ninth("convert heat", "convert heat"), {"on herbivores": 2})
    add(name, ninth("standard ocean", "standard forest", "convert heat", **FULL), {})

    name = "livestock"
    add(name, acts("standard temperature"), {"on livestock": 1})
    add(name, acts("convert heat"), {"on livestock": 1})
    add(name, plays("deimos_down"), {"on livestock": 3})
    add(name, plays("deep_well_heating"), {"on livestock": 1})
    add(name, acts("standard ocean"), {})
    add(name, acts("standard forest"), {})
    add(name, acts((1, "standard temperature")), {})
    add(name, ninth("convert heat", "convert heat"), {"on livestock": 2})
    add(name, ninth("convert heat", **FULL), {})

    name = "physics_complex"
    add(name, acts("standard temperature"), {"on physics_complex": 1})
    add(name, plays("deimos_down"), {"on physics_complex": 3})
    add(name, acts("standard ocean"), {})
    add(name, acts("standard forest"), {})
    add(name, acts((1, "standard temperature")), {})
    add(name, ninth("convert heat", "convert heat"), {"on physics_complex": 2})
    add(name, ninth("convert heat", **FULL), {})

    name = "olympus_conference"
    add(name, plays("interns"), CARD)
    add(name, plays("artificial_photosynthesis"), CARD)
    add(name, plays("lagrange_observatory"), CARD)
    add(name, plays("research"), CARDS_2)
    add(name, plays("mine"), {})
    add(name, plays("sponsors"), {})

    name = "optimal_aerobraking"
    add(name, plays("comet"), HEAT_PLANTS)
    add(name, plays("bribed_committee"), HEAT_PLANTS)
    add(name, plays("soletta"), {})
    add(name, plays("assembly_lines"), {})

    name = "recycled_detritus"
    add(name, plays("comet"), CARDS_2)
    add(name, plays("bribed_committee"), CARDS_2)
    add(name, plays("soletta"), {})
    add(name, plays("ironworks"), {})

    name = "interplanetary_conference"
    add(name, plays("sponsors"), {"0.credits": 3, **CARD})
    add(name, plays("asteroid_mining"), {"0.credits": 3, **CARD})
    add(name, plays("media_group"), {"0.credits": 3, **CARD})
    add(name, plays("bribed_committee"), {"0.credits": 3, **CARD})
    add(name, plays("terraforming_ganymede"), {"0.credits": 3, **CARD})
    add(name, plays("miranda_resort"), {"0.credits": 6, **CARDS_2, "0.+credits": 1})  # counts earth tags
    add(name, plays("investment_loan"), {"0.credits": 1, **CARD})
    add(name, plays("mine"), {})
    add(name, plays("comet"), {})

    for name, cut in (("earth_catapult", 2), ("research_outpost", 1)):
        for card in ("mine", "soletta", "ironworks", "comet"):
            add(name, plays(card), {"0.credits": cut})
        add(name, plays("investment_loan"), {"0.credits": 1})
        add(name, plays("local_heat_trapping"), {})
        add(name, acts("standard temperature"), {})
        add(name, acts("use matter_manufacturing", **factory), {})

    name = "media_group"
    add(name, plays("comet"), {"0.credits": 5})
    add(name, plays("bribed_committee"), {"0.credits": 5})
    add(name, plays("invention_contest"), {"0.credits": 1})
    add(name, plays("ironworks"), {})
    add(name, plays("mine"), {})

    name = "composting_factory"
    add(name, acts("sell cards", hand=["comet"]), {"0.credits": 1})
    add(name, acts("sell cards", ["sell comet", "sell mine"], hand=["comet", "mine"]), {"0.credits": 2})
    add(name, plays("comet"), {})
    add(name, acts("use farming_co_ops", hand=["comet"], played=["farming_co_ops"]), {})

    for name in ("advanced_alloys", "adaptation_technology", "extended_resources", "interns"):
        add(name, plays("mine"), {})
        add(name, acts("standard ocean"), {})
    return out


def changed_with(mine: list[str], theirs: list[str], case: Case) -> dict[str, object]:
    _, phase, own, answers, fields, _ = case
    me: Fields = {**own, "played": [*own.get("played", []), *mine]}
    if "play local_heat_trapping" in answers:
        me["heat"] = 3
    them = seat(played=["think_tank", *theirs], credits=60)
    game = table(seat(**me), them, phase=phase, **fields)
    return after(game, *answers)


CASES = cases()


def case_name(case: Case) -> str:
    asked = [answer[1] if isinstance(answer, tuple) else answer for answer in case[3]]
    return f"{case[0]}: {', '.join(str(x) for x in asked)}" + (" (full)" if case[4].get("oxygen") == 14 else "")


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_effect(case: Case) -> None:
    """The same answers with the card in front of the seat, without it, and with it in front of the other seat."""
    name, changed = case[0], case[5]
    bare = changed_with([], [], case)
    found = changed_with([name], [], case)
    more = {key: found.get(key, 0) - bare.get(key, 0) for key in {*bare, *found}}  # type: ignore[operator]
    assert {key: n for key, n in more.items() if n} == changed
    if not any(isinstance(answer, tuple) for answer in case[3]):
        assert changed_with([], [name], case) == bare, "only for the owner"


# ---- card by card: what is left
def test_002_advanced_alloys_make_metal_worth_one_more() -> None:
    mine = {"played": ["advanced_alloys"], "capacity": {"steel": 2, "titanium": 2}}
    assert price("strip_mine", **mine) == 12 - 2 * 3
    assert price("soletta", **mine) == 30 - 2 * 4
    assert price("vesta_shipyard", **mine) == 16 - 2 * 3 - 2 * 4
    assert price("ironworks", **mine) == 12 - 2 * 3
    assert price("comet", **mine) == 25 - 2 * 4
    assert price("sponsors", **mine) == 5
    assert price("comet", corporation="phobolog", played=["advanced_alloys"]) == 25 - 5
    assert price("advanced_alloys", capacity={"steel": 2}) == 9 - 2 * 2, "not for itself"
    game = table(
        seat(hand=["soletta"], capacity={"titanium": 2}, credits=30),
        seat(played=["advanced_alloys"]),
        phase="development",
    )
    assert after(game, "play soletta")["0.credits"] == -24


def test_002_advanced_alloys_leave_actions_alone() -> None:
    game = table(
        seat(played=["aquifer_pumping", "advanced_alloys"], capacity={"steel": 2}, credits=6),
        seat(),
        tiles=["plants_2"],
    )
    assert after(game, "use aquifer_pumping")["0.credits"] == -6


@pytest.mark.parametrize(
    ("deck", "fitting"),
    [
        (["comet", "mine", "birds"], []),
        (["comet", "interns", "birds"], ["interns"]),
        (["heather", "comet", "birds"], ["heather"]),
        (["comet", "research", "grass"], ["research", "grass"]),
        (["interns", "moss", "mass_converter"], ["interns", "moss", "mass_converter"]),
    ],
)
def test_003_advanced_screening_technology_takes_one_with_science_or_plant(deck: list[str], fitting: list[str]) -> None:
    game = table(seat(played=["advanced_screening_technology"]), seat(), deck=[*deck, "trees"])
    do(game, "use advanced_screening_technology")
    if len(fitting) > 1:
        assert offered(game) == [f"keep {name}" for name in fitting]
        do(game, f"keep {fitting[-1]}")
    assert hand(game) == fitting[-1:]
    assert discarded(game) == [name for name in deck if name not in fitting[-1:]]
    assert [CATALOGUE[c].name for c in game.shown] == deck, "they were shown to all"
    assert CATALOGUE[game.deck[-1]].name == "trees"


def test_003_advanced_screening_technology_in_the_wording_of_the_seeds_takes_all_that_fit() -> None:
    game = table(
        seat(played=["advanced_screening_technology"]),
        seat(),
        deck=["interns", "moss", "comet"],
        options={"wording": "seeds"},
    )
    do(game, "use advanced_screening_technology")
    assert hand(game) == ["interns", "moss"] and discarded(game) == ["comet"]


def test_004_ai_central_draws_from_the_top() -> None:
    game = table(seat(played=["ai_central"]), seat(), deck=["comet", "moss", "birds"])
    do(game, "use ai_central")
    assert hand(game) == ["comet", "moss"]


def helped(card: str, cubes: int, **mine: Any) -> Ares:
    """Seat 0 has Anaerobic Microorganisms with some microbes and plays a card."""
    own = {"hand": [card], "credits": 30, **mine}
    phase = "development" if KINDS[BY_NAME[card].kind] == "automated" else "construction"
    return table(
        seat(played=["anaerobic_microorganisms"], resources={"anaerobic_microorganisms": cubes}, **own),
        seat(),
        phase=phase,
        tiles=["plants_2"],
    )


@pytest.mark.parametrize("card", ["soletta", "strip_mine", "comet", "ironworks"])
def test_005_anaerobic_microorganisms_pay_ten_with_two_microbes_once_a_card(card: str) -> None:
    cost = BY_NAME[card].cost
    game = helped(card, 5)
    do(game, f"play {card}")
    assert offered(game) == [f"pay {cost}", f"pay {cost - 10} microbe 2"]
    changed = after(game, f"pay {cost - 10} microbe 2")
    assert (changed["0.credits"], changed["on anaerobic_microorganisms"]) == (10 - cost, -2)
    declined = helped(card, 5)
    changed = after(declined, f"play {card}", f"pay {cost}")
    assert changed["0.credits"] == -cost and "on anaerobic_microorganisms" not in changed


def test_005_anaerobic_microorganisms_need_two_and_lose_what_is_too_much() -> None:
    assert after(helped("ironworks", 1), "play ironworks") == {"0.credits": -12}
    assert after(helped("sponsors", 2), "play sponsors", "pay 0 microbe 2") == {
        "0.+credits": 2,
        "on anaerobic_microorganisms": -2,
    }
    just = helped("ironworks", 2, credits=2)
    assert after(just, "play ironworks") == {"0.credits": -2, "on anaerobic_microorganisms": -2}
    assert reasons(helped("ironworks", 2, credits=1), "play ironworks") == ["credits"]
    assert reasons(helped("ironworks", 1, credits=11), "play ironworks") == ["credits"]


def test_005_anaerobic_microorganisms_collect_after_they_have_paid() -> None:
    game = helped("tardigrades", 2)
    assert after(game, "play tardigrades", "pay 0 microbe 2") == {"on anaerobic_microorganisms": -2 + 1}


def test_005_anaerobic_microorganisms_pay_for_cards_of_their_owner_only() -> None:
    game = table(
        seat(played=["anaerobic_microorganisms"], resources={"anaerobic_microorganisms": 4}, credits=14),
        seat(hand=["ironworks", "moss"], credits=12),
        phase="construction",
    )
    assert after(game, (1, "play ironworks")) == {"1.credits": -12}
    standard = table(
        seat(played=["anaerobic_microorganisms"], resources={"anaerobic_microorganisms": 4}, credits=14), seat()
    )
    assert after(standard, "standard temperature") == {"0.credits": -14, "temperature": 2, "0.tr": 1}


def test_006_anti_gravity_technology_ignores_itself_but_not_the_next_card() -> None:
    game = table(
        seat(
            hand=["anti_gravity_technology", "comet"],
            played=FIVE_SCIENCE,
            credits=43,
            picked="construction",
        ),
        seat(),
        phase="construction",
        tiles=["credits_4"],
    )
    assert after(game, "play anti_gravity_technology") == {"0.credits": -18}
    changed = after(game, "play comet")
    assert (changed["0.heat"], changed["0.plants"]) == (2, 2)


@pytest.mark.parametrize(("steel", "paid"), [(0, 10), (1, 8), (3, 4), (5, 0), (6, 0)])
def test_007_aquifer_pumping_costs_two_less_for_each_steel(steel: int, paid: int) -> None:
    own: Fields = {"played": ["aquifer_pumping"], "capacity": {"steel": steel, "titanium": 3}}
    game = table(seat(credits=paid, **own), seat(), tiles=["plants_2"])
    changed = after(game, "use aquifer_pumping")
    assert changed == {"oceans": 1, "0.plants": 2, "0.tr": 1, **({"0.credits": -paid} if paid else {})}
    if paid:
        poor = table(seat(credits=paid - 1, **own), seat())
        assert reasons(poor, "use aquifer_pumping") == ["credits"]


def test_007_aquifer_pumping_counts_the_steel_of_the_corporation_and_not_that_of_others() -> None:
    game = table(
        seat("interplanetary_cinematics", played=["aquifer_pumping"], credits=10),
        seat(played=["mine"]),
        tiles=["plants_2"],
    )
    assert after(game, "use aquifer_pumping")["0.credits"] == -8


@pytest.mark.parametrize(
    ("name", "own", "idle", "changed"),
    [
        ("aquifer_pumping", {"credits": 10}, "ocean", {"0.credits": -10}),
        ("developed_infrastructure", {"credits": 10}, "temperature", {"0.credits": -10}),
        ("ironworks", {"heat": 4}, "oxygen", {"0.heat": -4}),
        (
            "ghg_producing_bacteria 2",
            {"resources": {"ghg_producing_bacteria": 2}},
            "temperature",
            {"on ghg_producing_bacteria": -2},
        ),
        ("regolith_eaters 2", {"resources": {"regolith_eaters": 2}}, "oxygen", {"on regolith_eaters": -2}),
        (
            "nitrite_reducing_bacteria 2",
            {"resources": {"nitrite_reducing_bacteria": 3}},
            "ocean",
            {"on nitrite_reducing_bacteria": -3},
        ),
    ],
)
def test_actions_at_a_complete_parameter_are_legal_and_bring_nothing(
    name: str, own: Fields, idle: str, changed: dict[str, int]
) -> None:
    game = acting(name, own, **FULL)
    (option,) = [o for o in game.asked[0].options if o.notation == f"use {name}"]
    assert option.useless and option.idle == (idle,)
    assert after(game, f"use {name}") == changed
    fresh = acting(name, own)
    (option,) = [o for o in fresh.asked[0].options if o.notation == f"use {name}"]
    assert not option.useless and option.idle == ()


def test_010_assembly_lines_pay_after_the_action_is_paid() -> None:
    """The credit of the use is no help with its price: without credits a card has to go."""
    bare = table(seat(played=["assembly_lines", "matter_manufacturing"]), seat())
    assert reasons(bare, "use matter_manufacturing") == ["credits"]
    game = table(seat(played=["assembly_lines", "matter_manufacturing"], hand=["comet"]), seat())
    assert after(game, "use matter_manufacturing") == {"0.credits": 3 - 1 + 1, "discard": 1, "deck": -1}
    assert discarded(game) == ["comet"]


def test_010_assembly_lines_have_no_action_and_pay_an_idle_one_too() -> None:
    game = table(seat(played=["assembly_lines", "conserved_biome"]), seat())
    assert not can(game, "use assembly_lines")
    assert after(game, "use conserved_biome 1") == {"0.credits": 1}


def test_011_asset_liquidation_lets_one_more_blue_or_red_card_be_played_at_its_price() -> None:
    cards = ["asset_liquidation", "ironworks", "comet", "mine"]
    game = table(seat(hand=cards, credits=40), seat(), phase="construction", tiles=["plants_2"])
    assert after(game, "play asset_liquidation") == {}
    assert can(game, "play ironworks") and can(game, "play comet") and not can(game, "play mine")
    assert after(game, "play ironworks") == {"0.credits": -12}
    assert game.waiting() == [1], "one more, not two"
    other = table(seat(hand=cards, credits=40), seat(), phase="construction", tiles=["plants_2"])
    do(other, "play asset_liquidation")
    assert after(other, "play comet")["0.credits"] == -25


def test_011_asset_liquidation_comes_on_top_of_the_bonus_and_may_be_declined() -> None:
    cards = ["asset_liquidation", "ironworks", "comet"]
    game = table(seat(hand=cards, credits=40, picked="construction"), seat(), phase="construction")
    do(game, "play asset_liquidation", "play ironworks", "play comet")
    assert game.waiting() == [1]
    declined = table(seat(hand=cards, credits=40), seat(), phase="construction")
    do(declined, "play asset_liquidation", "finish", (1, "finish"))
    assert declined.round == 4, "the extra play is gone with the phase"
    do(declined, "phase construction", (1, "phase production"))
    assert declined.own[0].plays == 1


def test_011_asset_liquidation_draws_three_for_a_step_of_rating() -> None:
    game = table(seat(played=["asset_liquidation"], tr=2, picked="action"), seat(), deck=["comet", "moss", "birds"])
    do(game, "use asset_liquidation")
    assert hand(game) == ["comet", "moss", "birds"]
    assert after(game, "use asset_liquidation") == {"0.tr": -1, "0.hand": 3, "deck": -3}
    assert game.own[0].tr == 0


@pytest.mark.parametrize(
    ("top", "taken"), [("mine", False), ("grass", False), ("comet", True), ("birds", True), ("research", True)]
)
def test_013_brainstorming_session_sells_green_cards_and_takes_the_others(top: str, taken: bool) -> None:
    game = table(seat(played=["brainstorming_session"]), seat(), deck=[top, "moss"])
    changed = after(game, "use brainstorming_session")
    assert [CATALOGUE[c].name for c in game.shown] == [top], "to all"
    if taken:
        assert changed == {"deck": -1, "0.hand": 1} and hand(game) == [top]
    else:
        assert changed == {"deck": -1, "discard": 1, "0.credits": 1}
        assert discarded(game) == [top]


def test_014_caretaker_contract_raises_no_temperature() -> None:
    game = table(seat(played=["caretaker_contract"], heat=17, picked="action"), seat(), **FULL)
    assert after(game, "use caretaker_contract", "use caretaker_contract") == {"0.heat": -16, "0.tr": 2}


@pytest.mark.parametrize(
    ("name", "more"), [("community_gardens", {"0.plants": 1}), ("hydro_electric_energy", {"0.heat": 1})]
)
def test_016_034_who_picked_the_action_phase_gets_more(name: str, more: dict[str, int]) -> None:
    base = {"0.credits": 2} if name == "community_gardens" else {"0.credits": -1, "0.heat": 2}
    (key,) = more
    for picked in (None, "development", "construction", "production", "research"):
        game = table(seat(played=[name], credits=5, picked=picked), seat(picked="action"))
        assert after(game, f"use {name}") == base
    game = table(seat(played=[name], credits=5, picked="action"), seat())
    for _ in range(2):
        assert after(game, f"use {name}") == {**base, key: base.get(key, 0) + more[key]}, "both uses"


def test_017_composting_factory_when_paying() -> None:
    """Four for a card, whatever it is sold for; the rest is given back."""
    own: Fields = {"played": ["composting_factory"], "hand": ["ironworks", "comet", "moss", "birds"]}
    all_three = table(seat(**own), seat(), phase="construction")
    assert after(all_three, "play ironworks") == {"0.hand": -3, "discard": 3}
    game = table(seat(credits=5, **own), seat(), phase="construction")
    do(game, "play ironworks")
    assert (game.asked[0].least, game.asked[0].most) == (2, 2)
    assert after(game, ["sell comet", "sell moss"]) == {"0.credits": -12 + 8, "0.hand": -2, "discard": 2}
    poor = table(
        seat(played=["composting_factory"], hand=["ironworks", "comet", "moss"], credits=3),
        seat(),
        phase="construction",
    )
    assert reasons(poor, "play ironworks") == ["credits"]
    action = table(seat(played=["composting_factory", "developed_infrastructure"], hand=["comet"], credits=6), seat())
    assert after(action, "use developed_infrastructure")["0.credits"] == -6
    itself = table(seat(hand=["composting_factory", "comet"], credits=9), seat(), phase="construction")
    assert reasons(itself, "play composting_factory") == ["credits"], "three for a card while it is paid for"


def test_017_composting_factory_at_the_end_of_the_round_and_of_the_game() -> None:
    many = [c.name for c in CATALOGUE[110:122]]
    game = table(seat(played=["composting_factory"], hand=many), seat(), phase="production")
    assert after(game, [f"sell {many[0]}", f"sell {many[1]}"])["0.credits"] == 8
    tie = table(seat(played=["composting_factory"], hand=["comet"], tr=9), seat(tr=10, heat=4), over=True)
    assert tie.winners() == [0, 1]
    better = table(seat(played=["composting_factory"], hand=["comet"], tr=9), seat(tr=10, heat=3), over=True)
    assert better.winners() == [0]


def test_018_conserved_biome_adds_to_another_own_card_of_the_kind() -> None:
    own = ["conserved_biome", "tardigrades", "decomposers", "fish", "birds", "physics_complex", "circuit_board_factory"]

    def game() -> Ares:
        return table(seat(played=own, picked="action"), seat(played=["livestock", "regolith_eaters"]))

    microbes = do(game(), "use conserved_biome 1")
    assert offered(microbes) == ["add tardigrades", "add decomposers"]
    assert after(microbes, "add decomposers") == {"on decomposers": 1}
    animals = do(game(), "use conserved_biome 2")
    assert offered(animals) == ["add fish", "add birds"]
    assert after(animals, "add fish") == {"on fish": 1}


@pytest.mark.parametrize(
    ("way", "other"),
    [("conserved_biome 1", "fish"), ("conserved_biome 2", "tardigrades"), ("extreme_cold_fungus 2", "physics_complex")],
)
def test_018_027_without_another_card_nothing_is_added(way: str, other: str) -> None:
    name = way.split()[0]
    game = table(seat(played=[name, other]), seat(played=["livestock", "regolith_eaters"]))
    (option,) = [o for o in game.asked[0].options if o.notation == f"use {way}"]
    assert option.useless
    assert after(game, f"use {way}") == {}
    assert reasons(game, f"use {way}") == ["used"]


def test_018_conserved_biome_is_worth_a_point_for_two_own_forests() -> None:
    for forests in range(7):
        game = table(seat(played=["conserved_biome"], forests=forests), seat(forests=8))
        assert points(game) == forests // 2


GROW = "choose add 1 microbe to here"
SPEND = "choose take 1 microbe from here, draw 1"


def rotting(card: str, cubes: int, **fields: Any) -> Ares:
    phase = "development" if KINDS[BY_NAME[card].kind] == "automated" else "construction"
    me = seat(hand=[card], played=["decomposers"], resources={"decomposers": cubes}, credits=40)
    game = table(me, seat(), phase=phase, **fields)
    return do(game, f"play {card}")


@pytest.mark.parametrize(("card", "fields"), [("tardigrades", {}), ("heather", {}), ("birds", {"oxygen": 12})])
def test_019_decomposers_add_a_microbe_or_trade_one_for_a_card(card: str, fields: Fields) -> None:
    game = rotting(card, 1, **fields)
    assert offered(game) == [GROW, SPEND]
    assert after(game, GROW) == {"on decomposers": 1}
    assert after(rotting(card, 1, **fields), SPEND) == {"on decomposers": -1, "0.hand": 1, "deck": -1}
    empty = rotting(card, 0, **fields)
    assert empty.cubes[BY_NAME["decomposers"].number] == 1 and 0 not in empty.waiting(), "nothing to take yet"


def test_019_decomposers_choose_for_each_tag_in_sequence() -> None:
    game = rotting("adapted_lichen", 0)
    assert game.cubes[BY_NAME["decomposers"].number] == 1, "the first tag can only add"
    assert offered(game) == [GROW, SPEND]
    assert after(game, SPEND) == {"on decomposers": -1, "0.hand": 1, "deck": -1}
    assert 0 not in game.waiting()
    twice = rotting("conserved_biome", 2)
    assert after(twice, SPEND, SPEND) == {"on decomposers": -2, "0.hand": 2, "deck": -2}
    mixed = rotting("conserved_biome", 1)
    assert after(mixed, SPEND) == {"0.hand": 1, "deck": -1}, "then only adding is left"


@pytest.mark.parametrize("card", ["comet", "ironworks", "mine", "interns"])
def test_019_decomposers_do_not_care_for_other_tags(card: str) -> None:
    game = rotting(card, 2)
    assert 0 not in game.waiting() and game.cubes[BY_NAME["decomposers"].number] == 2


def test_019_decomposers_do_not_care_for_other_seats() -> None:
    game = table(
        seat(played=["decomposers"], resources={"decomposers": 2}),
        seat(hand=["tardigrades"], credits=6),
        phase="construction",
    )
    assert after(game, (1, "play tardigrades")) == {"1.credits": -6}
    assert game.asked[0].kind == "construction"


def test_020_decomposing_fungus_takes_an_animal_or_a_microbe_of_its_owner() -> None:
    game = table(
        seat(
            played=["decomposing_fungus", "fish", "tardigrades", "physics_complex", "birds"],
            resources={"decomposing_fungus": 2, "fish": 1, "tardigrades": 1, "physics_complex": 4},
        ),
        seat(played=["livestock"], resources={"livestock": 3}),
    )
    do(game, "use decomposing_fungus")
    assert offered(game) == ["take decomposing_fungus", "take fish", "take tardigrades"]
    assert after(game, "take tardigrades") == {"on tardigrades": -1, "0.plants": 3}
    bare = table(
        seat(played=["decomposing_fungus", "physics_complex"], resources={"physics_complex": 4}),
        seat(played=["livestock"], resources={"livestock": 3}),
    )
    assert reasons(bare, "use decomposing_fungus") == ["no_own_cube"]


@pytest.mark.parametrize(("others", "paid"), [(0, 10), (3, 10), (4, 5), (6, 5)])
def test_021_developed_infrastructure_costs_five_less_with_five_blue_cards(others: int, paid: int) -> None:
    """Itself is one of them; green cards, events, the corporation and cards of others are not."""
    blue = ["interns", "media_group", "fish", "birds", "ironworks", "tardigrades"][:others]
    game = table(
        seat("teractor", played=["mine", "comet", "developed_infrastructure", *blue], credits=paid),
        seat(played=["livestock", "herbivores", "think_tank"]),
    )
    assert after(game, "use developed_infrastructure") == {"0.credits": -paid, "temperature": 2, "0.tr": 1}
    poor = table(seat(played=["developed_infrastructure", *blue], credits=paid - 1), seat())
    assert reasons(poor, "use developed_infrastructure") == ["credits"]


@pytest.mark.parametrize(
    "name", ["earth_catapult", "research_outpost", "media_group", "interplanetary_conference", "energy_subsidies"]
)
def test_discounts_do_not_work_on_the_card_that_carries_them(name: str) -> None:
    assert price(name) == COST[name]
    assert after(about_to_play(name), f"play {name}") == {"0.credits": -COST[name]}


def test_discounts_add_up() -> None:
    played = ["earth_catapult", "research_outpost", "media_group", "interplanetary_conference"]
    assert price("imported_nitrogen", corporation="teractor", played=played) == 20 - 2 - 1 - 5 - 3 - 3
    assert price("bribed_committee", played=played) == 0
    assert price("comet", corporation="credicor", played=played) == 25 - 4 - 2 - 1 - 5
    power = {"corporation": "thorgate", "played": ["energy_subsidies", "earth_catapult"]}
    assert price("undersea_vents", picked="development", **power) == 31 - 3 - 4 - 2 - 3


# drawn and kept in the research phase, and by whoever picked it
RESEARCH = {
    "extended_resources": ((2, 2), (5, 3)),
    "interplanetary_relations": ((3, 2), (6, 3)),
    "interns": ((4, 1), (7, 2)),
    "": ((2, 1), (5, 2)),
}


@pytest.mark.parametrize("picked", [False, True])
@pytest.mark.parametrize("name", list(RESEARCH))
def test_026_035_036_research(name: str, picked: bool) -> None:
    drawn, kept = RESEARCH[name][picked]
    deck = ["comet", "moss", "birds", "grass", "trees", "mine", "lichen"]
    game = table(
        seat(played=[name] if name else [], picked="research" if picked else None),
        seat(),
        phase="research",
        deck=deck,
    )
    if drawn == kept:
        assert hand(game) == deck[:drawn] and game.waiting() == [1], "all are kept, nothing is asked"
    else:
        decision = game.asked[0]
        assert [o.card for o in decision.options] == deck[:drawn]
        assert (decision.least, decision.most) == (kept, kept)
        assert after(game, [f"keep {x}" for x in deck[:kept]]) == {
            "0.hand": kept,
            "0.dealt": -drawn,
            "discard": drawn - kept,
        }
        assert hand(game) == deck[:kept]
        assert discarded(game) == deck[kept:drawn]
        assert list(game.shown) == [], "face down"
    other = game.asked[1]
    assert (len(other.options), other.least, other.most) == (2, 1, 1), "only for the owner"


def test_026_035_036_research_effects_add_up() -> None:
    played = ["extended_resources", "interplanetary_relations", "interns", "united_planetary_alliance"]
    game = table(seat("tharsis_republic", played=played), seat(), phase="research")
    assert (len(game.asked[0].options), game.asked[0].least) == (7, 5)
    picked = table(seat("tharsis_republic", played=played, picked="research"), seat(), phase="research")
    assert (len(picked.asked[0].options), picked.asked[0].least) == (10, 6)


def test_027_extreme_cold_fungus_gives_a_plant_or_feeds_another_card() -> None:
    own = ["extreme_cold_fungus", "tardigrades", "nitrite_reducing_bacteria", "fish"]
    game = table(seat(played=own), seat(played=["regolith_eaters"]))
    do(game, "use extreme_cold_fungus 2")
    assert offered(game) == ["add tardigrades", "add nitrite_reducing_bacteria"]
    assert after(game, "add nitrite_reducing_bacteria") == {"on nitrite_reducing_bacteria": 1}


def test_029_farming_co_ops_discard_a_card_of_choice_for_nothing_but_plants() -> None:
    game = table(seat(played=["farming_co_ops"], hand=["comet", "moss"]), seat())
    do(game, "use farming_co_ops")
    assert offered(game) == ["discard comet", "discard moss"]
    assert after(game, ["discard moss"]) == {"0.hand": -1, "discard": 1, "0.plants": 3}
    assert hand(game) == ["comet"] and list(game.shown) == [], "face down"


@pytest.mark.parametrize(
    ("name", "to", "most"), [("greenhouses", "0.plants", 4), ("power_infrastructure", "0.credits", 9)]
)
def test_032_047_heat_is_exchanged_one_for_one(name: str, to: str, most: int) -> None:
    game = table(seat(played=[name], heat=9), seat())
    do(game, f"use {name}")
    assert offered(game) == [f"exchange {n}" for n in range(1, most + 1)]
    for n in (1, most):
        game = table(seat(played=[name], heat=9), seat())
        assert after(game, f"use {name}", f"exchange {n}") == {"0.heat": -n, to: n}
    little = table(seat(played=[name], heat=2), seat())
    do(little, f"use {name}")
    assert offered(little) == ["exchange 1", "exchange 2"]


def test_034_hydro_electric_energy_and_others_are_paid_with_heat_by_helion() -> None:
    for name in ("hydro_electric_energy", "farmers_market", "matter_manufacturing"):
        game = table(seat("helion", played=[name], heat=1), seat())
        assert after(game, f"use {name}")["0.heat"] == (-1 + 2 if name == "hydro_electric_energy" else -1)


@pytest.mark.parametrize(
    ("name", "rest"), [("hydro_electric_energy", {"0.heat": 2}), ("farmers_market", {"0.plants": 2})]
)
def test_028_034_a_card_of_the_hand_may_pay(name: str, rest: dict[str, int]) -> None:
    game = table(seat(played=[name], hand=["comet"]), seat())
    assert after(game, f"use {name}") == {"0.credits": 3 - 1, "0.hand": -1, "discard": 1, **rest}


@pytest.mark.parametrize(("greens", "events", "vp"), [(0, 0, 0), (2, 0, 0), (3, 0, 1), (2, 1, 1), (3, 3, 1), (4, 3, 2)])
def test_035_interplanetary_relations_count_own_projects_and_not_the_corporation(
    greens: int, events: int, vp: int
) -> None:
    played = ["mine", "grass", "moss", "sponsors"][:greens] + ["comet", "lava_flows", "crater"][:events]
    game = table(
        seat("teractor", played=["interplanetary_relations", *played]), seat("helion", played=["lichen", "trees"])
    )
    assert points(game) == vp


def test_040_mars_university_changes_a_card_for_one_or_two() -> None:
    def game() -> Ares:
        cards = ["interns", "comet", "moss", "mangrove"]
        game = table(
            seat(hand=cards, played=["mars_university"], credits=3),
            seat(),
            phase="construction",
            deck=["trees", "birds"],
        )
        return do(game, "play interns")

    asked = game()
    assert offered(asked) == ["discard comet", "discard moss", "discard mangrove", "discard nothing"]
    assert after(asked, "discard comet") == {"discard": 1, "deck": -1}
    assert hand(asked) == ["moss", "mangrove", "trees"] and discarded(asked) == ["comet"]
    for plant in ("moss", "mangrove"):
        twice = game()
        assert after(twice, f"discard {plant}") == {"discard": 1, "deck": -2, "0.hand": 1}
        assert hand(twice)[-2:] == ["trees", "birds"]
    assert after(game(), "discard nothing") == {}


def test_040_mars_university_hears_its_own_tag() -> None:
    game = table(seat(hand=["mars_university", "comet"], credits=10), seat(), phase="construction")
    do(game, "play mars_university")
    assert offered(game) == ["discard comet", "discard nothing"], "not the card being played"
    assert after(game, "discard comet") == {"discard": 1, "deck": -1}


def test_040_mars_university_with_two_science_tags_tries_twice() -> None:
    """A card drawn for the first tag may be discarded for the second."""
    game = table(
        seat(hand=["research", "comet"], played=["mars_university"], credits=5),
        seat(),
        phase="construction",
        deck=["birds", "mine", "heather", "fish", "trees"],
    )
    do(game, "play research")
    assert hand(game) == ["comet", "birds", "mine"], "the cards of Research come first"
    do(game, "discard comet")
    assert offered(game) == ["discard birds", "discard mine", "discard heather", "discard nothing"]
    do(game, "discard heather")
    assert hand(game) == ["birds", "mine", "fish", "trees"]
    assert 0 not in game.waiting()


def test_040_mars_university_asks_for_science_of_its_owner_with_a_card_in_hand_only() -> None:
    empty = table(seat(hand=["interns"], played=["mars_university"], credits=3), seat(), phase="construction")
    assert after(empty, "play interns") == {"0.credits": -3}
    for card in ("comet", "ironworks"):
        game = table(seat(hand=[card, "moss"], played=["mars_university"], credits=25), seat(), phase="construction")
        do(game, f"play {card}")
        assert 0 not in game.waiting()
    theirs = table(
        seat(hand=["moss"], played=["mars_university"]), seat(hand=["interns"], credits=3), phase="construction"
    )
    assert after(theirs, (1, "play interns")) == {"1.credits": -3}
    assert theirs.asked[0].kind == "construction"
    green = table(
        seat(hand=["artificial_photosynthesis", "moss"], played=["mars_university"], credits=11),
        seat(),
        phase="development",
    )
    do(green, "play artificial_photosynthesis")
    assert offered(green) == ["discard moss", "discard nothing"]


def test_044_olympus_conference_draws_for_its_own_science_tag() -> None:
    game = table(seat(hand=["olympus_conference"], credits=15), seat(), phase="construction", deck=["comet", "moss"])
    do(game, "play olympus_conference")
    assert hand(game) == ["comet"]


def test_043_nitrite_reducing_bacteria_can_flip_an_ocean_with_what_they_come_with() -> None:
    game = table(
        seat(hand=["nitrite_reducing_bacteria"], credits=11, picked="action"),
        seat(picked="construction"),
        phase="construction",
        tiles=["plants_2"],
    )
    do(game, "play nitrite_reducing_bacteria", (1, "finish"))
    assert after(game, "use nitrite_reducing_bacteria 2") == {
        "on nitrite_reducing_bacteria": -3,
        "oceans": 1,
        "0.tr": 1,
        "0.plants": 2,
    }
    assert not can(game, "use nitrite_reducing_bacteria 2"), "no microbes, though one use is left"
    assert after(game, "use nitrite_reducing_bacteria 1") == {"on nitrite_reducing_bacteria": 1}


def test_049_redrafted_contracts_change_one_to_three_cards_for_as_many() -> None:
    def game() -> Ares:
        cards = ["comet", "moss", "birds", "grass"]
        return do(
            table(
                seat(played=["redrafted_contracts"], hand=cards), seat(), deck=["trees", "mine", "lichen", "sponsors"]
            ),
            "use redrafted_contracts",
        )

    asked = game()
    assert (asked.asked[0].least, asked.asked[0].most) == (1, 3)
    assert after(asked, ["discard comet", "discard birds", "discard grass"]) == {"deck": -3, "discard": 3}
    assert hand(asked) == ["moss", "trees", "mine", "lichen"]
    one = game()
    assert after(one, ["discard moss"]) == {"deck": -1, "discard": 1}
    assert discarded(one) == ["moss"] and list(one.shown) == [], "face down"


def test_052_restructured_resources_pay_five_with_one_plant_a_card() -> None:
    for card in ("strip_mine", "comet", "ironworks"):
        cost = BY_NAME[card].cost
        phase = "development" if card == "strip_mine" else "construction"
        game = table(
            seat(hand=[card], played=["restructured_resources"], plants=3, credits=30),
            seat(),
            phase=phase,
            tiles=["card_1"],
        )
        do(game, f"play {card}")
        assert offered(game) == [f"pay {cost}", f"pay {cost - 5} plants 1"]
        changed = after(game, f"pay {cost - 5} plants 1")
        assert (changed["0.credits"], changed["0.plants"]) == (5 - cost, -1)


def test_052_restructured_resources_can_be_needed_declined_and_too_much() -> None:
    own: Fields = {"played": ["restructured_resources"], "hand": ["ironworks"]}
    just = table(seat(plants=2, credits=7, **own), seat(), phase="construction")
    assert after(just, "play ironworks") == {"0.credits": -7, "0.plants": -1}
    poor = table(seat(plants=2, credits=6, **own), seat(), phase="construction")
    assert reasons(poor, "play ironworks") == ["credits"]
    none = table(seat(credits=12, **own), seat(), phase="construction")
    assert after(none, "play ironworks") == {"0.credits": -12}
    declined = table(seat(plants=2, credits=12, **own), seat(), phase="construction")
    assert after(declined, "play ironworks", "pay 12") == {"0.credits": -12}
    small = table(
        seat(played=["restructured_resources"], hand=["interns"], plants=1, credits=3), seat(), phase="construction"
    )
    assert after(small, "play interns", "pay 0 plants 1") == {"0.plants": -1}


def test_052_restructured_resources_leave_the_plant_a_card_asks_for() -> None:
    own: Fields = {"played": ["restructured_resources"], "hand": ["moss"]}
    one = table(seat(plants=1, credits=2, **own), seat(), phase="development", oceans=3)
    assert reasons(one, "play moss") == ["credits"]
    two = table(seat(plants=2, credits=2, **own), seat(), phase="development", oceans=3)
    assert after(two, "play moss") == {"0.plants": -2, "0.+plants": 1}


def test_052_restructured_resources_are_for_cards_of_their_owner_only() -> None:
    action = table(seat(played=["restructured_resources", "farmers_market"], plants=3, credits=15), seat())
    assert after(action, "use farmers_market") == {"0.credits": -1, "0.plants": 2}
    assert after(action, "standard temperature") == {"0.credits": -14, "temperature": 2, "0.tr": 1}
    theirs = table(
        seat(hand=["ironworks"], plants=3, credits=12), seat(played=["restructured_resources"]), phase="construction"
    )
    assert after(theirs, "play ironworks") == {"0.credits": -12}
    itself = table(seat(hand=["restructured_resources"], plants=3, credits=6), seat(), phase="construction")
    assert reasons(itself, "play restructured_resources") == ["credits"]
