"""Scenarios of the project cards 105 to 156, all green: a position, answers, and the differences they make."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from ares_table import after, can, do, facts, offered, points, produce, reasons, seat, table

import tharsis
from tharsis.ares.cards import BY_NAME
from tharsis.ares.game import Ares
from tharsis.vocabulary.terms import CUBES, KINDS, TAGS

NOBODY = seat()
STAR = "star"
OUTPUT = ("credits", "plants", "heat", "cards")


class Printed(NamedTuple):
    """What the frame of a card shows. Points that depend on tags stand here for the card alone on the table."""

    code: str
    edition: str
    cost: int
    tags: str
    points: int


PRINTED = {
    "aerated_magma": Printed("105", "ares", 18, "power", 0),
    "airborne_radiation": Printed("106", "ares", 15, "earth", 0),
    "algae": Printed("107", "ares", 9, "plant", 0),
    "archaebacteria": Printed("108", "ares", 5, "microbe", 0),
    "artificial_photosynthesis": Printed("109", STAR, 11, "science", 0),
    "asteroid_mining": Printed("110", "ares", 28, "space jovian", 2),
    "asteroid_mining_consortium": Printed("111", STAR, 6, "", 0),
    "astrofarm": Printed("112", "ares", 21, "space", 0),
    "atmospheric_insulators": Printed("113", "ares", 10, "space earth", 0),
    "automated_factories": Printed("114", "ares", 18, "building", 0),
    "balanced_portfolios": Printed("115", "ares", 8, "science", 1),
    "beam_from_a_thorium_asteroid": Printed("116", "ares", 23, "space jovian power", 1),
    "biomass_combustors": Printed("117", "ares", 15, "building power", 0),
    "biothermal_power": Printed("118", "ares", 18, "space power", 0),
    "blueprints": Printed("119", "ares", 17, "earth", 0),
    "building_industries": Printed("120", "ares", 6, "building", 0),
    "bushes": Printed("121", "ares", 13, "plant", 0),
    "callisto_penal_mines": Printed("122", "ares", 20, "building space jovian", 1),
    "cartel": Printed("123", "ares", 6, "earth", 0),
    "coal_imports": Printed("124", STAR, 13, "building", 0),
    "commercial_district": Printed("125", "ares", 25, "building", 2),
    "deep_well_heating": Printed("126", "ares", 14, "building power", 0),
    "designed_microorganisms": Printed("127", "ares", 15, "microbe science", 0),
    "diversified_interests": Printed("128", "ares", 15, "plant", 0),
    "dusty_quarry": Printed("129", "ares", 2, "", 0),
    "economic_growth": Printed("130", STAR, 10, "building", 0),
    "energy_storage": Printed("131", "ares", 18, "power", 0),
    "eos_chasma_national_park": Printed("132", "ares", 16, "building plant", 1),
    "farming": Printed("133", "ares", 20, "plant", 2),
    "food_factory": Printed("134", "ares", 9, "building", 0),
    "fuel_factory": Printed("135", "ares", 9, "building", 0),
    "fueled_generators": Printed("136", "ares", 4, "building power", 1),
    "fusion_power": Printed("137", "ares", 7, "science building power", 0),
    "ganymede_shipyard": Printed("138", "ares", 17, "space jovian", 0),
    "gene_repair": Printed("139", "ares", 15, "science", 2),
    "geothermal_power": Printed("140", "ares", 8, "building power", 0),
    "giant_space_mirror": Printed("141", "ares", 13, "space power", 0),
    "grass": Printed("142", "ares", 9, "plant", 0),
    "great_dam": Printed("143", "ares", 12, "building power", 1),
    "great_escarpment_consortium": Printed("144", STAR, 3, "", 0),
    "heather": Printed("145", "ares", 14, "plant", 1),
    "immigration_shuttles": Printed("146", "ares", 20, "space earth", 0),
    "import_of_advanced_ghg": Printed("147", STAR, 8, "space earth", 0),
    "imported_ghg": Printed("148", "ares", 8, "earth", 0),
    "industrial_center": Printed("149", "ares", 15, "building", 0),
    "industrial_farming": Printed("150", STAR, 19, "building", 0),
    "industrial_microbes": Printed("151", "ares", 9, "building microbe", 0),
    "insects": Printed("152", "ares", 10, "microbe", 0),
    "io_mining_industries": Printed("153", "ares", 37, "building space jovian", 1),
    "kelp_farming": Printed("154", "ares", 17, "", 1),
    "lichen": Printed("155", STAR, 5, "plant", 0),
    "lightning_harvest": Printed("156", "ares", 13, "science power", 1),
}

# what each card needs, just so: fields of the seat and of the table
MEETS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "aerated_magma": ({}, {"oxygen": 3}),
    "airborne_radiation": ({}, {"oxygen": 3}),
    "algae": ({}, {"oceans": 5}),
    "archaebacteria": ({}, {"temperature": -20}),
    "balanced_portfolios": ({"tr": 1}, {}),
    "beam_from_a_thorium_asteroid": ({"played": ["callisto_penal_mines"]}, {}),
    "biomass_combustors": ({"plants": 2}, {}),
    "building_industries": ({"heat": 4}, {}),
    "bushes": ({}, {"temperature": -18}),
    "designed_microorganisms": ({}, {"temperature": -10}),
    "dusty_quarry": ({}, {"oceans": 3}),
    "energy_storage": ({"tr": 7}, {}),
    "eos_chasma_national_park": ({}, {"temperature": -18}),
    "farming": ({}, {"temperature": 2}),
    "food_factory": ({"plants": 2}, {}),
    "fuel_factory": ({"heat": 3}, {}),
    "fueled_generators": ({"tr": 1}, {}),
    "fusion_power": ({"played": ["geothermal_power", "giant_space_mirror"]}, {}),
    "gene_repair": ({"played": ["interns", "extended_resources", "artificial_photosynthesis"]}, {}),
    "grass": ({}, {"temperature": -18}),
    "great_dam": ({}, {"oceans": 2}),
    "kelp_farming": ({}, {"oceans": 6}),
}

# one step off: what is different from MEETS, and the reason with what is needed and what is there
ONE_OFF: list[tuple[str, dict[str, Any], dict[str, Any], tuple[str, str, int, int]]] = [
    ("aerated_magma", {}, {"oxygen": 2}, ("zone_low", "oxygen", 1, 0)),
    ("airborne_radiation", {}, {"oxygen": 2}, ("zone_low", "oxygen", 1, 0)),
    ("algae", {}, {"oceans": 4}, ("parameter_low", "oceans", 5, 4)),
    ("archaebacteria", {}, {"temperature": -18}, ("zone_high", "temperature", 0, 1)),
    ("balanced_portfolios", {"tr": 0}, {}, ("rating_short", "tr", 1, 0)),
    ("beam_from_a_thorium_asteroid", {"played": ["astrofarm"]}, {}, ("tags", "jovian", 1, 0)),
    ("biomass_combustors", {"plants": 1}, {}, ("stock_short", "plants", 2, 1)),
    ("building_industries", {"heat": 3}, {}, ("stock_short", "heat", 4, 3)),
    ("bushes", {}, {"temperature": -20}, ("zone_low", "temperature", 1, 0)),
    ("designed_microorganisms", {}, {"temperature": -8}, ("zone_high", "temperature", 1, 2)),
    ("dusty_quarry", {}, {"oceans": 4}, ("parameter_high", "oceans", 3, 4)),
    ("energy_storage", {"tr": 6}, {}, ("rating_short", "tr", 7, 6)),
    ("eos_chasma_national_park", {}, {"temperature": -20}, ("zone_low", "temperature", 1, 0)),
    ("farming", {}, {"temperature": 0}, ("zone_low", "temperature", 3, 2)),
    ("food_factory", {"plants": 1}, {}, ("stock_short", "plants", 2, 1)),
    ("fuel_factory", {"heat": 2}, {}, ("stock_short", "heat", 3, 2)),
    ("fueled_generators", {"tr": 0}, {}, ("rating_short", "tr", 1, 0)),
    ("fusion_power", {"played": ["geothermal_power"]}, {}, ("tags", "power", 2, 1)),
    ("gene_repair", {"played": ["interns", "extended_resources"]}, {}, ("tags", "science", 3, 2)),
    ("grass", {}, {"temperature": -20}, ("zone_low", "temperature", 1, 0)),
    ("great_dam", {}, {"oceans": 1}, ("parameter_low", "oceans", 2, 1)),
    ("kelp_farming", {}, {"oceans": 5}, ("parameter_low", "oceans", 6, 5)),
]

# where on its track a parameter lets the card be played, and where with one colour of shift; oceans are never shifted
TRACKS = {"temperature": range(-30, 9, 2), "oxygen": range(15), "oceans": range(10)}
WITHIN: dict[str, tuple[str, int, int, int, int]] = {
    "aerated_magma": ("oxygen", 3, 14, 0, 14),
    "airborne_radiation": ("oxygen", 3, 14, 0, 14),
    "algae": ("oceans", 5, 9, 5, 9),
    "archaebacteria": ("temperature", -30, -20, -30, -10),
    "bushes": ("temperature", -18, 8, -30, 8),
    "designed_microorganisms": ("temperature", -30, -10, -30, 0),
    "dusty_quarry": ("oceans", 0, 3, 0, 3),
    "eos_chasma_national_park": ("temperature", -18, 8, -30, 8),
    "farming": ("temperature", 2, 8, -8, 8),
    "grass": ("temperature", -18, 8, -30, 8),
    "great_dam": ("oceans", 2, 9, 2, 9),
    "kelp_farming": ("oceans", 6, 9, 6, 9),
}

# the differences beside the price when the card is played as MEETS has it
PLAYED: dict[str, dict[str, int]] = {
    "aerated_magma": {"0.+heat": 2, "0.+cards": 1},
    "airborne_radiation": {"oxygen": 1, "0.tr": 1, "0.+heat": 2},
    "algae": {"0.+plants": 2},
    "archaebacteria": {"0.+plants": 1},
    "artificial_photosynthesis": {"0.+plants": 1, "0.+heat": 1},
    "asteroid_mining": {"0.titanium": 2},
    "asteroid_mining_consortium": {"0.titanium": 1},
    "astrofarm": {"0.+plants": 1, "0.+heat": 3},
    "atmospheric_insulators": {"0.+heat": 1},
    "automated_factories": {"0.+cards": 1},
    "balanced_portfolios": {"0.tr": -1, "0.+credits": 3},
    "beam_from_a_thorium_asteroid": {"0.+plants": 1, "0.+heat": 3},
    "biomass_combustors": {"0.plants": -2, "0.+heat": 5},
    "biothermal_power": {"0.forests": 1, "oxygen": 1, "0.tr": 1, "0.+heat": 1},
    "blueprints": {"0.+credits": 2, "0.+cards": 1},
    "building_industries": {"0.heat": -4, "0.steel": 2},
    "bushes": {"0.plants": 2, "0.+plants": 2},
    "callisto_penal_mines": {"0.+cards": 1},
    "cartel": {"0.+credits": 1},
    "coal_imports": {"0.+heat": 3},
    "commercial_district": {"0.+credits": 4},
    "deep_well_heating": {"temperature": 2, "0.tr": 1, "0.+heat": 1},
    "designed_microorganisms": {"0.+plants": 2},
    "diversified_interests": {"0.plants": 3, "0.heat": 3, "0.+plants": 1},
    "dusty_quarry": {"0.steel": 1},
    "economic_growth": {"0.+credits": 3},
    "energy_storage": {"0.+cards": 2},
    "eos_chasma_national_park": {"0.plants": 3, "0.+credits": 2},
    "farming": {"0.plants": 2, "0.+credits": 2, "0.+plants": 2},
    "food_factory": {"0.plants": -2, "0.+credits": 4},
    "fuel_factory": {"0.heat": -3, "0.+credits": 1, "0.titanium": 1},
    "fueled_generators": {"0.tr": -1, "0.+heat": 2},
    "fusion_power": {"0.+cards": 1},
    "ganymede_shipyard": {"0.titanium": 2},
    "gene_repair": {"0.+credits": 2},
    "geothermal_power": {"0.+heat": 2},
    "giant_space_mirror": {"0.+heat": 3},
    "grass": {"0.plants": 3, "0.+plants": 1},
    "great_dam": {"0.+heat": 2},
    "great_escarpment_consortium": {"0.steel": 1},
    "heather": {"0.plants": 1, "0.+plants": 1},
    "immigration_shuttles": {"0.+credits": 3},
    "import_of_advanced_ghg": {"0.+heat": 2},
    "imported_ghg": {"0.heat": 5, "0.+heat": 1},
    "industrial_center": {"0.+credits": 3, "0.steel": 1},
    "industrial_farming": {"0.+credits": 1, "0.+plants": 2},
    "industrial_microbes": {"0.+heat": 1, "0.steel": 1},
    "insects": {},
    "io_mining_industries": {"0.+credits": 2, "0.titanium": 2},
    "kelp_farming": {"0.plants": 2, "0.+credits": 2, "0.+plants": 3},
    "lichen": {"0.+plants": 1},
    "lightning_harvest": {"0.+credits": 1},
}


def ready(name: str, mine: dict[str, Any] | None = None, common: dict[str, Any] | None = None, **fields: Any) -> Ares:
    """The card in hand in the development phase and everything it needs, just so; changes to the seat and to the
    table on top."""
    own, shared = MEETS.get(name, ({}, {}))
    row = {"hand": [name], **own, **(mine or {}), **fields}
    return table(seat(**row), NOBODY, **{"phase": "development", **shared, **(common or {})})


def developing(mine: dict[str, object], other: dict[str, object] = NOBODY, **fields: Any) -> Ares:
    """A development phase in which the first seat may play as many green cards as the scenario needs."""
    mine["left"] = {"plays": 9}
    return table(mine, other, phase="development", **fields)


def why(game: Ares, name: str) -> list[tuple[str, str, int, int]]:
    return [(r.kind, r.item, r.need, r.have) for r in game.why_not(0).get(f"play {name}", [])]


def tags_of(game: Ares, who: int = 0) -> dict[str, int]:
    return {TAGS[t]: n for t, n in enumerate(game.own[who].tags) if n}


# ---- what all cards have: price, tags, points, requirement, production
def test_the_tables_have_every_card_of_the_block() -> None:
    numbers = [str(n) for n in range(105, 157)]
    assert [printed.code for printed in PRINTED.values()] == numbers
    assert list(PLAYED) == list(PRINTED)
    assert [name for name in PRINTED if BY_NAME[name].needs] == list(MEETS)
    assert {name for name, *_ in ONE_OFF} == set(MEETS)


@pytest.mark.parametrize("name", PRINTED)
def test_frame(name: str) -> None:
    printed, card = PRINTED[name], BY_NAME[name]
    assert (card.code, card.edition, card.cost, KINDS[card.kind]) == (
        printed.code,
        printed.edition,
        printed.cost,
        "automated",
    )
    assert [TAGS[t] for t in card.tags] == printed.tags.split()
    assert CUBES[card.holds] == "none"
    game = table(seat(played=[name]), NOBODY)
    assert (points(game), points(game, 1)) == (printed.points, 0)


@pytest.mark.parametrize("name", PRINTED)
def test_price(name: str) -> None:
    cost = PRINTED[name].cost
    assert can(ready(name, credits=cost), f"play {name}")
    assert why(ready(name, credits=cost - 1), name) == [("credits", "credits", cost, cost - 1)]


@pytest.mark.parametrize("name", PRINTED)
def test_steel_helps_with_buildings_titanium_with_space_and_the_phase_with_all(name: str) -> None:
    cost, tags = PRINTED[name].cost, PRINTED[name].tags.split()

    def price(**fields: Any) -> int:
        game = ready(name, credits=50, **fields)
        paid = after(game, f"play {name}").get("0.credits", 0)
        assert isinstance(paid, int)
        return -paid

    assert price(capacity={"steel": 1}) == max(0, cost - (2 if "building" in tags else 0))
    assert price(capacity={"titanium": 1}) == max(0, cost - (3 if "space" in tags else 0))
    assert price(picked="development") == max(0, cost - 3)
    assert price(picked="construction") == cost
    assert price(capacity={"steel": 30, "titanium": 30}) == (0 if {"building", "space"} & set(tags) else cost)


@pytest.mark.parametrize("name", PLAYED)
def test_played(name: str) -> None:
    cost = PRINTED[name].cost
    game = ready(name, credits=cost)
    tags = tags_of(game)
    assert after(game, f"play {name}") == {"0.credits": -cost, **PLAYED[name]}
    for tag in PRINTED[name].tags.split():
        tags[tag] = tags.get(tag, 0) + 1
    assert tags_of(game) == tags
    assert name in [game.cards[c].name for c in game.own[0].played]
    assert 0 not in game.waiting(), "one card in a phase"


@pytest.mark.parametrize("name", PLAYED)
def test_production_phase_after_it_was_played(name: str) -> None:
    cost = PRINTED[name].cost
    own, shared = MEETS.get(name, ({}, {}))
    game = table(
        seat(hand=[name], credits=cost, **{**own, "tr": own.get("tr", 5)}),
        seat(picked="production"),
        phase="development",
        **shared,
    )
    do(game, f"play {name}")
    already = produce(table(seat(played=own.get("played", [])), NOBODY))  # what was needed may produce as well
    gains = {what: n + PLAYED[name].get(f"0.+{what}", 0) for what, n in ({w: 0 for w in OUTPUT} | already).items()}
    expected = {
        "0.credits": own.get("tr", 5) + PLAYED[name].get("0.tr", 0) + gains["credits"],
        "0.plants": gains["plants"],
        "0.heat": gains["heat"],
        "0.hand": gains["cards"],
        "deck": -gains["cards"],
        "1.credits": 5 + 4,
        "round": 1,
    }
    assert after(game, (1, "finish")) == {key: n for key, n in expected.items() if n}


@pytest.mark.parametrize("name", PLAYED)
def test_a_position_gives_the_same_boxes(name: str) -> None:
    game = table(seat(played=[name]), seat())
    boxes = {key: n for key, n in PLAYED[name].items() if "+" in key or key in ("0.steel", "0.titanium")}
    lying = facts(game)
    shown = {key: n for key, n in lying.items() if key.startswith("0.+") or key in ("0.steel", "0.titanium")}
    assert {key: n for key, n in shown.items() if n} == boxes
    assert facts(tharsis.load(game.position())) == lying  # type: ignore[arg-type]


@pytest.mark.parametrize("phase", ["construction", "action"])
@pytest.mark.parametrize("name", PRINTED)
def test_green_cards_are_for_the_development_phase(name: str, phase: str) -> None:
    game = ready(name, common={"phase": phase}, credits=50, picked=phase)
    assert not can(game, f"play {name}")
    assert reasons(game, f"play {name}") == ["wrong_phase"]


@pytest.mark.parametrize("name", PRINTED)
def test_a_second_green_card_has_to_wait(name: str) -> None:
    game = ready(name, {"hand": [name, "power_plant"]}, credits=50, picked="development")
    do(game, "play power_plant")
    assert reasons(game, f"play {name}") == ["not_your_turn", "no_play_left"]


@pytest.mark.parametrize(("name", "mine", "common", "reason"), ONE_OFF)
def test_one_step_off(
    name: str, mine: dict[str, Any], common: dict[str, Any], reason: tuple[str, str, int, int]
) -> None:
    assert can(ready(name, credits=50), f"play {name}")
    game = ready(name, mine, common, credits=50)
    assert not can(game, f"play {name}")
    assert why(game, name) == [reason]


@pytest.mark.parametrize("name", WITHIN)
def test_the_whole_track(name: str) -> None:
    parameter, least, most, shifted_least, shifted_most = WITHIN[name]
    for value in TRACKS[parameter]:
        plain = ready(name, common={parameter: value}, credits=50)
        assert can(plain, f"play {name}") == (least <= value <= most), value
        shifted = ready(name, common={parameter: value}, credits=50, corporation="inventrix")
        assert can(shifted, f"play {name}") == (shifted_least <= value <= shifted_most), value


@pytest.mark.parametrize("name", WITHIN)
def test_the_start_of_the_phase_decides(name: str) -> None:
    """A step made since neither helps nor hurts."""
    parameter, least, most, _, _ = WITHIN[name]
    step = 2 if parameter == "temperature" else 1
    if least > TRACKS[parameter][0]:
        now_met = ready(name, common={parameter: least, "begun": {parameter: least - step}}, credits=50)
        assert reasons(now_met, f"play {name}") == ["parameter_low" if parameter == "oceans" else "zone_low"]
    if most < TRACKS[parameter][-1]:
        now_missed = ready(name, common={parameter: most + step, "begun": {parameter: most}}, credits=50)
        assert can(now_missed, f"play {name}")


@pytest.mark.parametrize("name", PLAYED)
def test_mining_guild_counts_the_steel_of_each_card(name: str) -> None:
    game = ready(name, credits=50, corporation="mining_guild")
    rating = PLAYED[name].get("0.tr", 0) + PLAYED[name].get("0.steel", 0)
    assert after(game, f"play {name}").get("0.tr", 0) == rating


@pytest.mark.parametrize("name", PRINTED)
def test_ecological_zone_hears_plant_tags_only(name: str) -> None:
    own = MEETS.get(name, ({}, {}))[0].get("played", [])
    game = ready(name, {"played": [*own, "ecological_zone"]}, credits=50)
    do(game, f"play {name}")
    animals = PRINTED[name].tags.split().count("plant") + (1 if name == "eos_chasma_national_park" else 0)
    assert facts(game)["on ecological_zone"] == animals


@pytest.mark.parametrize("name", PRINTED)
def test_own_effects_hear_each_tag_once_and_those_of_others_none(name: str) -> None:
    own, shared = MEETS.get(name, ({}, {}))
    tags = PRINTED[name].tags.split()
    effects = ["energy_subsidies", "olympus_conference", "anaerobic_microorganisms", "interplanetary_conference"]
    game = ready(name, {"played": [*own.get("played", []), *effects]}, credits=50)
    changed = after(game, f"play {name}")
    assert changed.get("0.hand", 0) == sum(tags.count(tag) for tag in ("power", "science", "earth", "jovian"))
    microbes = tags.count("plant") + tags.count("microbe") + (2 if name == "astrofarm" else 0)
    assert changed.get("on anaerobic_microorganisms", 0) == microbes
    cut = sum({"power": 4, "earth": 3, "jovian": 3}.get(tag, 0) for tag in tags)
    assert changed.get("0.credits", 0) == -max(0, PRINTED[name].cost - cut)
    hearing = table(seat(hand=[name], credits=50, **own), seat(played=effects), phase="development", **shared)
    assert after(hearing, f"play {name}") == {"0.credits": -PRINTED[name].cost, **PLAYED[name]}


# ---- 105 Aerated Magma, 106 Airborne Radiation
def test_airborne_radiation_feeds_own_animals_only() -> None:
    game = table(
        seat(hand=["airborne_radiation"], played=["herbivores", "small_animals", "livestock"], credits=15),
        seat(played=["zeppelins"]),
        phase="development",
        oxygen=6,
    )
    assert after(game, "play airborne_radiation") == {
        "0.credits": -15,
        "oxygen": 1,
        "0.tr": 1,
        "0.+heat": 2,
        "on herbivores": 1,
    }, "no forest for small animals, no warmth for livestock"
    others = table(
        seat(hand=["airborne_radiation"], credits=15), seat(played=["herbivores"]), phase="development", oxygen=6
    )
    assert "on herbivores" not in after(others, "play airborne_radiation")


def test_airborne_radiation_at_the_goal() -> None:
    full = ready("airborne_radiation", {"played": ["herbivores"]}, {"oxygen": 14}, credits=15)
    option = next(o for o in full.asked[0].options if o.notation == "play airborne_radiation")
    assert option.idle == ("oxygen",)
    assert after(full, "play airborne_radiation") == {"0.credits": -15, "0.+heat": 2}
    late = ready("airborne_radiation", {"played": ["herbivores"]}, {"oxygen": 14, "begun": {"oxygen": 13}}, credits=15)
    assert after(late, "play airborne_radiation") == {
        "0.credits": -15,
        "0.tr": 1,
        "0.+heat": 2,
        "on herbivores": 1,
    }, "the goal fell in this very phase"


def test_a_step_of_the_same_phase_does_not_open_a_zone() -> None:
    game = developing(seat(hand=["biothermal_power", "aerated_magma", "airborne_radiation"], credits=60), oxygen=2)
    do(game, "play biothermal_power")
    assert facts(game)["oxygen"] == 3
    assert why(game, "aerated_magma") == why(game, "airborne_radiation") == [("zone_low", "oxygen", 1, 0)]
    warm = developing(seat(hand=["deep_well_heating", "grass", "bushes"], credits=60), temperature=-20)
    do(warm, "play deep_well_heating")
    assert facts(warm)["temperature"] == -18
    assert why(warm, "grass") == why(warm, "bushes") == [("zone_low", "temperature", 1, 0)]


# ---- 108 Archaebacteria, 127 Designed Microorganisms
def test_warming_in_the_same_phase_does_not_close_the_cold_zones() -> None:
    game = developing(seat(hand=["deep_well_heating", "archaebacteria"], credits=19), temperature=-20)
    do(game, "play deep_well_heating")
    assert facts(game)["temperature"] == -18
    assert after(game, "play archaebacteria") == {"0.credits": -5, "0.+plants": 1}


def test_archaebacteria_two_colours_off_are_too_far() -> None:
    game = ready("archaebacteria", common={"temperature": -8}, credits=9, corporation="inventrix")
    assert why(game, "archaebacteria") == [("zone_high", "temperature", 1, 2)]


# ---- 110 Asteroid Mining, 111 its consortium, 138 Ganymede Shipyard: titanium
@pytest.mark.parametrize(
    ("name", "price"),
    [("asteroid_mining", 7), ("asteroid_mining_consortium", 10), ("ganymede_shipyard", 7), ("fuel_factory", 10)],
)
def test_titanium_helps_the_next_space_card_and_is_not_spent(name: str, price: int) -> None:
    game = developing(seat(hand=[name, "giant_space_mirror", "import_of_advanced_ghg", "lichen"], credits=90, heat=3))
    assert after(game, f"play {name}")["0.credits"] == -PRINTED[name].cost, "not for the card itself"
    assert after(game, "play giant_space_mirror") == {"0.credits": -price, "0.+heat": 3}
    assert after(game, "play import_of_advanced_ghg")["0.credits"] == -(8 - (13 - price))
    assert after(game, "play lichen")["0.credits"] == -5


def test_phobolog_takes_four_for_each_titanium() -> None:
    game = developing(seat("phobolog", hand=["ganymede_shipyard", "astrofarm"], credits=90))
    assert after(game, "play ganymede_shipyard") == {"0.credits": -(17 - 4), "0.titanium": 2}
    assert after(game, "play astrofarm")["0.credits"] == -(21 - 12)


def test_io_mining_titanium_does_not_pay_for_itself() -> None:
    game = developing(seat(hand=["io_mining_industries", "callisto_penal_mines"], credits=90))
    assert after(game, "play io_mining_industries")["0.credits"] == -37
    assert after(game, "play callisto_penal_mines")["0.credits"] == -(20 - 6)


@pytest.mark.parametrize(
    "name", ["asteroid_mining", "beam_from_a_thorium_asteroid", "callisto_penal_mines", "ganymede_shipyard"]
)
def test_saturn_systems_gain_rating_by_jovian_cards(name: str) -> None:
    game = table(seat("saturn_systems", hand=[name], credits=50), seat("helion"), phase="development")
    changed = after(game, f"play {name}")
    assert changed["0.tr"] == 1
    assert changed["0.credits"] == -(PRINTED[name].cost - 3)
    others = table(seat(hand=["asteroid_mining"], credits=50), seat("saturn_systems"), phase="development")
    assert after(others, "play asteroid_mining") == {"0.credits": -28, "0.titanium": 2}


# ---- 112 Astrofarm
def test_astrofarm_adds_both_microbes_to_one_own_card() -> None:
    game = table(
        seat(hand=["astrofarm"], played=["tardigrades", "birds", "regolith_eaters", "physics_complex"], credits=21),
        seat(played=["ghg_producing_bacteria"]),
        phase="development",
    )
    do(game, "play astrofarm")
    assert offered(game) == ["add tardigrades", "add regolith_eaters"]
    assert after(game, "add regolith_eaters") == {"on regolith_eaters": 2}
    assert facts(game)["on tardigrades"] == 0
    assert produce(game) == {"plants": 1, "heat": 3}


def test_astrofarm_without_a_card_for_them_loses_the_microbes() -> None:
    game = table(
        seat(hand=["astrofarm"], played=["birds"], credits=21), seat(played=["tardigrades"]), phase="development"
    )
    option = next(o for o in game.asked[0].options if o.notation == "play astrofarm")
    assert option.idle == ("cube",)
    assert after(game, "play astrofarm") == {"0.credits": -21, "0.+plants": 1, "0.+heat": 3}


def test_astrofarm_with_a_single_card_for_them_asks_nothing() -> None:
    game = table(seat(hand=["astrofarm"], played=["tardigrades"], credits=21), NOBODY, phase="development")
    assert after(game, "play astrofarm") == {"0.credits": -21, "0.+plants": 1, "0.+heat": 3, "on tardigrades": 2}


# ---- 113 Atmospheric Insulators, 123 Cartel, 152 Insects, 156 Lightning Harvest: counted anew
@pytest.mark.parametrize(
    ("name", "what", "tag", "corporation", "later", "event"),
    [
        ("atmospheric_insulators", "heat", "earth", "teractor", "sponsors", "bribed_committee"),
        ("cartel", "credits", "earth", "teractor", "imported_ghg", "investment_loan"),
        ("insects", "plants", "plant", "ecoline", "lichen", "mangrove"),
        ("lightning_harvest", "credits", "science", "inventrix", "balanced_portfolios", "invention_contest"),
    ],
)
def test_tags_are_counted_anew_in_every_production(
    name: str, what: str, tag: str, corporation: str, later: str, event: str
) -> None:
    own = PRINTED[name].tags.split().count(tag)
    game = developing(
        seat(corporation, hand=[name, later], credits=50), seat(played=["trees", "interns", "blueprints"])
    )
    before = produce(game).get(what, 0)
    assert after(game, f"play {name}").get(f"0.+{what}", 0) == own + 1, "its own tag and the corporation's"
    alone = produce(table(seat(played=[later]), NOBODY)).get(what, 0)
    assert after(game, f"play {later}")[f"0.+{what}"] == alone + 1, "one for the new tag"
    assert produce(game)[what] == before + alone + own + 2
    lying = table(seat(played=[name, event]), seat(corporation, played=[later]))
    assert produce(lying).get(what, 0) == own + 1, "events keep their tags, those of others never count"


@pytest.mark.parametrize(
    ("name", "stock", "amount"),
    [
        ("atmospheric_insulators", "heat", 3),
        ("cartel", "credits", 3),
        ("insects", "plants", 1),
        ("lightning_harvest", "credits", 2),
    ],
)
def test_what_is_counted_is_gained_in_the_production_phase(name: str, stock: str, amount: int) -> None:
    game = table(seat(played=[name, "blueprints", "airborne_radiation", "interns", "grass"]), NOBODY, phase=None)
    flat = {"credits": 2 + 5, "heat": 2, "plants": 1}[stock]
    before = facts(game)[f"0.{stock}"]
    do(game, "phase production", (1, "phase research"))
    assert facts(game)[f"0.{stock}"] == before + flat + amount + (4 if stock == "credits" else 0)  # type: ignore[operator]


def test_lightning_harvest_counts_both_tags_of_research() -> None:
    game = table(seat(played=["lightning_harvest", "research"]), NOBODY)
    assert produce(game) == {"credits": 3}
    assert points(game) == 1


def test_insects_have_no_plant_tag_and_kelp_farming_has_none_either() -> None:
    game = table(seat(played=["insects", "kelp_farming"]), NOBODY)
    assert produce(game) == {"credits": 2, "plants": 3}
    assert tags_of(game) == {"microbe": 1}
    green = table(seat(played=["insects", "algae", "grass", "eos_chasma_national_park"]), NOBODY)
    assert produce(green) == {"credits": 2, "plants": 3 + 2 + 1}


def test_two_cards_that_count_the_same_tag() -> None:
    game = developing(seat(hand=["cartel", "atmospheric_insulators", "immigration_shuttles"], credits=50))
    assert after(game, "play cartel") == {"0.credits": -6, "0.+credits": 1}
    assert after(game, "play atmospheric_insulators") == {"0.credits": -10, "0.+credits": 1, "0.+heat": 2}
    assert after(game, "play immigration_shuttles") == {"0.credits": -20, "0.+credits": 3 + 1, "0.+heat": 1}


# ---- 114 Automated Factories
HAND = [
    "automated_factories",
    *("lichen", "grass", "building_industries", "fueled_generators", "economic_growth", "fusion_power"),
    *("power_infrastructure", "business_contacts", "algae", "food_factory"),
]


def factories(**fields: Any) -> Ares:
    mine = {"hand": HAND, "credits": 18, **fields}
    return table(seat(**mine), NOBODY, phase="development")


def test_automated_factories_play_a_green_card_of_nine_or_less_for_nothing() -> None:
    game = factories()
    do(game, "play automated_factories")
    assert offered(game) == ["play lichen", "play fueled_generators", "play nothing"]
    assert after(game, "play lichen") == {"0.+plants": 1}
    assert game.waiting() == [1], "that was all for this phase"
    assert produce(game) == {"cards": 1, "plants": 1}


def test_automated_factories_free_card_may_be_declined() -> None:
    game = factories()
    assert after(game, "play automated_factories", "play nothing") == {"0.credits": -18, "0.+cards": 1}
    assert 0 not in game.waiting()
    assert len(game.own[0].hand) == len(HAND) - 1


def test_automated_factories_free_card_needs_what_it_asks_for_and_pays_it() -> None:
    rich = factories(heat=4, plants=2, played=["geothermal_power", "giant_space_mirror"])
    do(rich, "play automated_factories")
    assert offered(rich) == [
        "play lichen",
        "play building_industries",
        "play fueled_generators",
        "play fusion_power",
        "play food_factory",
        "play nothing",
    ]
    assert after(rich.copy(), "play building_industries") == {"0.heat": -4, "0.steel": 2}
    assert after(rich.copy(), "play food_factory") == {"0.plants": -2, "0.+credits": 4}
    assert after(rich, "play fueled_generators") == {"0.tr": -1, "0.+heat": 2}
    poor = factories(tr=0)
    do(poor, "play automated_factories")
    assert offered(poor) == ["play lichen", "play nothing"]


def test_automated_factories_look_at_the_printed_cost_only() -> None:
    game = factories(picked="development", capacity={"steel": 9})
    assert after(game, "play automated_factories").get("0.credits", 0) == 0
    assert not can(game, "play economic_growth"), "10 printed, however cheap it is now"
    assert after(game, "play fueled_generators") == {"0.tr": -1, "0.+heat": 2}


def test_automated_factories_free_card_keeps_to_the_start_of_the_phase() -> None:
    for begun, allowed in ((-20, False), (-18, True)):
        game = table(
            seat(hand=["automated_factories", "grass"], credits=18),
            NOBODY,
            phase="development",
            temperature=-18,
            begun={"temperature": begun},
        )
        do(game, "play automated_factories")
        assert can(game, "play grass") == allowed


def test_automated_factories_free_card_asks_for_no_payment() -> None:
    game = table(
        seat(hand=["automated_factories", "lichen"], played=["restructured_resources"], credits=18, plants=3),
        NOBODY,
        phase="development",
    )
    do(game, "play automated_factories")
    assert offered(game) == ["pay 18", "pay 13 plants 1"]
    do(game, "pay 18")
    assert after(game, "play lichen") == {"0.+plants": 1}


def test_automated_factories_free_card_sets_off_effects() -> None:
    game = table(
        seat(
            "mining_guild",
            hand=["automated_factories", "great_escarpment_consortium", "lichen"],
            played=["anti_gravity_technology", "ecological_zone"],
            credits=18,
        ),
        NOBODY,
        phase="development",
    )
    both = {"0.heat": 2, "0.plants": 2}
    assert after(game, "play automated_factories") == {"0.credits": -16, "0.+cards": 1, **both}
    steel = game.copy()
    assert after(steel, "play great_escarpment_consortium") == {"0.steel": 1, "0.tr": 1, **both}
    assert after(game, "play lichen") == {"0.+plants": 1, "on ecological_zone": 1, **both}


def test_automated_factories_cannot_play_a_card_discarded_to_pay_for_them() -> None:
    game = table(seat(hand=["automated_factories", "lichen"], credits=15), NOBODY, phase="development")
    assert after(game, "play automated_factories") == {"0.credits": -15, "0.hand": -1, "discard": 1, "0.+cards": 1}
    assert 0 not in game.waiting()


# ---- 115 Balanced Portfolios, 136 Fueled Generators: rating is given up
@pytest.mark.parametrize("name", ["balanced_portfolios", "fueled_generators"])
def test_rating_may_fall_to_zero_and_the_card_gives_the_point_back(name: str) -> None:
    game = table(seat(hand=[name], credits=10, tr=1), NOBODY, phase="development")
    do(game, f"play {name}")
    assert game.own[0].tr == 0
    assert game.scores()[0] == {"tr": 0, "forests": 0, "cards": 1, "total": 1}


def test_united_nations_are_not_asked_when_rating_is_given_up() -> None:
    game = table(
        seat("united_nations_mars_initiative", hand=["balanced_portfolios"], credits=20), NOBODY, phase="development"
    )
    assert after(game, "play balanced_portfolios") == {"0.credits": -8, "0.tr": -1, "0.+credits": 3}
    assert 0 not in game.waiting()


# ---- 116 Beam from a Thorium Asteroid
def test_beam_needs_a_jovian_tag_of_ones_own_before() -> None:
    name = "beam_from_a_thorium_asteroid"
    event = ready(name, {"played": ["colonizer_training_camp"]}, credits=23)
    assert can(event, f"play {name}"), "events keep their tags"
    corporation = ready(name, {"played": []}, credits=23, corporation="saturn_systems")
    assert can(corporation, f"play {name}")
    others = table(
        seat(hand=[name], credits=23), seat("saturn_systems", played=["asteroid_mining"]), phase="development"
    )
    assert why(others, name) == [("tags", "jovian", 1, 0)], "its own tag does not help, nor do those of others"
    first = developing(seat(hand=["callisto_penal_mines", name], credits=43))
    assert not can(first, f"play {name}")
    do(first, "play callisto_penal_mines")
    assert can(first, f"play {name}"), "a card of this phase helps"


# ---- 117 Biomass Combustors, 134 Food Factory: plants are given up
@pytest.mark.parametrize("name", ["biomass_combustors", "food_factory"])
def test_plants_asked_for_cannot_pay_as_well(name: str) -> None:
    cost = PRINTED[name].cost
    game = ready(name, {"played": ["restructured_resources"], "plants": 3}, credits=cost)
    do(game, f"play {name}")
    assert offered(game) == [f"pay {cost}", f"pay {cost - 5} plants 1"]
    assert after(game, f"pay {cost - 5} plants 1")["0.plants"] == -1
    assert game.own[0].stock[3] == 0
    bare = ready(name, {"played": ["restructured_resources"], "plants": 2}, credits=cost)
    assert after(bare, f"play {name}")["0.credits"] == -cost, "no plant is left to pay with"
    short = ready(name, {"played": ["restructured_resources"], "plants": 2}, credits=cost - 1)
    assert why(short, name) == [("credits", "credits", cost, cost - 1)]
    enough = ready(name, {"played": ["restructured_resources"], "plants": 3}, credits=cost - 5)
    assert after(enough, f"play {name}")["0.plants"] == -3


# ---- 118 Biothermal Power
def test_biothermal_power_feeds_own_animals() -> None:
    game = table(
        seat(hand=["biothermal_power"], played=["herbivores", "small_animals", "zeppelins"], credits=18),
        seat(played=["physics_complex"], forests=2),
        phase="development",
    )
    assert after(game, "play biothermal_power") == {
        "0.credits": -18,
        "0.forests": 1,
        "oxygen": 1,
        "0.tr": 1,
        "0.+heat": 1,
        "0.+credits": 1,  # zeppelins count forests
        "on herbivores": 1,
        "on small_animals": 1,
    }
    assert game.scores()[0]["forests"] == 1


def test_biothermal_power_at_the_goal_still_brings_its_forest() -> None:
    game = ready("biothermal_power", {"played": ["herbivores", "small_animals"]}, {"oxygen": 14}, credits=18)
    option = next(o for o in game.asked[0].options if o.notation == "play biothermal_power")
    assert option.idle == ("oxygen",)
    assert after(game, "play biothermal_power") == {
        "0.credits": -18,
        "0.forests": 1,
        "0.+heat": 1,
        "on small_animals": 1,
    }
    late = ready("biothermal_power", {}, {"oxygen": 14, "begun": {"oxygen": 12}}, credits=18)
    assert after(late, "play biothermal_power") == {"0.credits": -18, "0.forests": 1, "0.tr": 1, "0.+heat": 1}


def test_biothermal_power_and_the_united_nations() -> None:
    game = table(
        seat("united_nations_mars_initiative", hand=["biothermal_power"], credits=24), NOBODY, phase="development"
    )
    do(game, "play biothermal_power")
    assert offered(game) == ["choose spend 6 credits, rating 1", "choose nothing"]
    assert after(game, "choose spend 6 credits, rating 1") == {"0.credits": -6, "0.tr": 1}


# ---- 120 Building Industries, 135 Fuel Factory: heat is given up
@pytest.mark.parametrize(("name", "price"), [("building_industries", 6), ("fuel_factory", 9)])
def test_heat_asked_for_cannot_pay_as_well(name: str, price: int) -> None:
    asked = {"building_industries": 4, "fuel_factory": 3}[name]
    game = ready(name, credits=0, corporation="helion", heat=price + asked)
    assert after(game, f"play {name}")["0.heat"] == -(price + asked)
    short = ready(name, credits=0, corporation="helion", heat=price + asked - 1)
    assert why(short, name) == [("credits", "credits", price, price - 1)]


@pytest.mark.parametrize(
    ("name", "steel"),
    [
        ("building_industries", 2),
        ("dusty_quarry", 1),
        ("great_escarpment_consortium", 1),
        ("industrial_center", 1),
        ("industrial_microbes", 1),
    ],
)
def test_steel_helps_the_next_building_and_is_not_spent(name: str, steel: int) -> None:
    game = developing(seat(hand=[name, "coal_imports", "economic_growth", "blueprints"], credits=90, heat=4))
    assert after(game, f"play {name}")["0.credits"] == -PRINTED[name].cost, "not for the card itself"
    assert after(game, "play coal_imports") == {"0.credits": -(13 - 2 * steel), "0.+heat": 3}
    assert after(game, "play economic_growth") == {"0.credits": -(10 - 2 * steel), "0.+credits": 3}
    assert after(game, "play blueprints")["0.credits"] == -17


def test_mining_guild_by_card_gains_one_for_building_industries() -> None:
    game = ready(
        "building_industries", {}, {"options": {"rating_for_steel": "card"}}, credits=6, corporation="mining_guild"
    )
    assert after(game, "play building_industries") == {"0.credits": -4, "0.heat": -4, "0.steel": 2, "0.tr": 1}


# ---- 126 Deep Well Heating
def test_deep_well_heating_sets_off_own_effects_only() -> None:
    game = table(
        seat(hand=["deep_well_heating"], played=["livestock", "physics_complex", "small_animals"], credits=14),
        seat(played=["herbivores"]),
        phase="development",
    )
    assert after(game, "play deep_well_heating") == {
        "0.credits": -14,
        "temperature": 2,
        "0.tr": 1,
        "0.+heat": 1,
        "on livestock": 1,
        "on physics_complex": 1,
    }


def test_deep_well_heating_at_the_goal() -> None:
    full = ready("deep_well_heating", {"played": ["livestock"]}, {"temperature": 8}, credits=14)
    option = next(o for o in full.asked[0].options if o.notation == "play deep_well_heating")
    assert option.idle == ("temperature",)
    assert after(full, "play deep_well_heating") == {"0.credits": -14, "0.+heat": 1}
    late = ready(
        "deep_well_heating", {"played": ["livestock"]}, {"temperature": 8, "begun": {"temperature": 6}}, credits=14
    )
    assert after(late, "play deep_well_heating") == {"0.credits": -14, "0.tr": 1, "0.+heat": 1, "on livestock": 1}


def test_deep_well_heating_finishes_the_planet() -> None:
    game = ready("deep_well_heating", {}, {"temperature": 6, "oxygen": 14, "oceans": 9}, credits=14)
    do(game, "play deep_well_heating")
    assert not game.over, "the other seat may still play"
    do(game, (1, "finish"))
    assert game.over and game.scores()[0]["tr"] == 6


# ---- 131 Energy Storage
def test_energy_storage_looks_at_the_rating_when_it_is_played() -> None:
    game = developing(seat(hand=["deep_well_heating", "energy_storage"], credits=32, tr=6))
    assert why(game, "energy_storage") == [("rating_short", "tr", 7, 6)]
    do(game, "play deep_well_heating")
    assert after(game, "play energy_storage") == {"0.credits": -18, "0.+cards": 2}, "the rating is not spent"
    lost = developing(seat(hand=["balanced_portfolios", "energy_storage"], credits=32, tr=7))
    assert can(lost, "play energy_storage")
    do(lost, "play balanced_portfolios")
    assert why(lost, "energy_storage") == [("rating_short", "tr", 7, 6)]


# ---- 132 Eos Chasma National Park
def test_eos_chasma_adds_an_animal_to_an_own_card() -> None:
    game = table(
        seat(hand=["eos_chasma_national_park"], played=["birds", "tardigrades", "fish", "physics_complex"], credits=16),
        seat(played=["livestock"]),
        phase="development",
        temperature=-18,
    )
    do(game, "play eos_chasma_national_park")
    assert offered(game) == ["add birds", "add fish"]
    assert after(game, "add fish") == {"on fish": 1}
    assert facts(game)["on birds"] == 0
    assert produce(game) == {"credits": 2} and game.own[0].stock[3] == 3
    assert points(game) == 1 + 1


def test_eos_chasma_without_animals_brings_the_rest() -> None:
    game = ready("eos_chasma_national_park", {"played": ["tardigrades"]}, credits=16)
    option = next(o for o in game.asked[0].options if o.notation == "play eos_chasma_national_park")
    assert option.idle == ("cube",)
    assert after(game, "play eos_chasma_national_park") == {"0.credits": -16, "0.plants": 3, "0.+credits": 2}


# ---- 137 Fusion Power, 139 Gene Repair: tags
def test_fusion_power_counts_the_corporation_and_not_itself() -> None:
    mine = {"played": ["geothermal_power"]}
    assert can(ready("fusion_power", mine, credits=9, corporation="thorgate"), "play fusion_power")
    assert why(ready("fusion_power", mine, credits=9), "fusion_power") == [("tags", "power", 2, 1)]
    others = table(
        seat(hand=["fusion_power"], played=["geothermal_power"], credits=9),
        seat("thorgate", played=["giant_space_mirror"]),
        phase="development",
    )
    assert why(others, "fusion_power") == [("tags", "power", 2, 1)]


def test_gene_repair_counts_both_tags_of_research() -> None:
    assert can(ready("gene_repair", {"played": ["research", "interns"]}, credits=15), "play gene_repair")
    assert can(ready("gene_repair", {"played": ["research"]}, credits=15, corporation="inventrix"), "play gene_repair")
    lone = ready("gene_repair", {"played": ["research"]}, credits=15)
    assert why(lone, "gene_repair") == [("tags", "science", 3, 2)]


def test_tags_are_never_shifted() -> None:
    game = ready("fusion_power", {"played": ["adaptation_technology", "geothermal_power"]}, credits=9)
    assert why(game, "fusion_power") == [("tags", "power", 2, 1)]


# ---- 146 Immigration Shuttles, 153 Io Mining Industries: points by tags
@pytest.mark.parametrize(
    ("played", "expected"),
    [
        ([], 0),
        (["cartel"], 1),
        (["cartel", "blueprints"], 1),
        (["cartel", "blueprints", "investment_loan"], 2 + 1),  # the event counts by its tag and has a point itself
        (["giant_space_mirror", "lichen"], 0),
    ],
)
def test_immigration_shuttles_score_a_point_for_two_earth_tags(played: list[str], expected: int) -> None:
    game = table(seat(played=["immigration_shuttles", *played]), seat("teractor", played=["sponsors", "imported_ghg"]))
    assert points(game) == expected
    assert points(game, 1) == 0


def test_immigration_shuttles_count_the_corporation() -> None:
    game = table(seat("teractor", played=["immigration_shuttles"]), NOBODY)
    assert points(game) == 1


@pytest.mark.parametrize(
    ("corporation", "played", "expected"),
    [
        (None, [], 1),
        ("saturn_systems", [], 2),
        (None, ["ganymede_shipyard"], 2),
        (None, ["ganymede_shipyard", "asteroid_mining"], 3 + 2),
        ("saturn_systems", ["colonizer_training_camp"], 3 + 2),  # the event counts by its tag and has two points itself
        (None, ["giant_space_mirror", "coal_imports"], 1),
    ],
)
def test_io_mining_industries_score_a_point_for_each_jovian_tag(
    corporation: str | None, played: list[str], expected: int
) -> None:
    game = table(seat(corporation, played=["io_mining_industries", *played]), seat(played=["vesta_shipyard"]))
    assert points(game) == expected
    assert points(game, 1) == 1


def test_ganymede_shipyard_has_no_points() -> None:
    assert points(table(seat(played=["ganymede_shipyard"]), NOBODY)) == 0


# ---- 154 Kelp Farming
def test_kelp_farming_has_no_tag_that_anything_could_hear() -> None:
    game = ready("kelp_farming", {"played": ["ecological_zone", "viral_enhancers", "decomposers"]}, credits=17)
    assert after(game, "play kelp_farming") == {"0.credits": -17, **PLAYED["kelp_farming"]}
    assert 0 not in game.waiting()


def test_kelp_farming_needs_six_oceans_whatever_may_be_shifted() -> None:
    game = ready("kelp_farming", {}, {"oceans": 5}, credits=17, next={"shift": 1}, corporation="inventrix")
    assert why(game, "kelp_farming") == [("parameter_low", "oceans", 6, 5)]
