"""Scenarios of the project cards 001 to 052: a position, answers, and the differences they make."""

from __future__ import annotations

import re

import pytest
from table import Answer, after, can, do, oceans, offered, points, reasons, seat, table

import tharsis
from tharsis.mars.board import AREA_NAME
from tharsis.mars.game import Mars
from tharsis.mars.map import LAND
from tharsis.mars.maps import MAPS
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import CUBES, KINDS, STOCKS, TAGS

# ---- what is printed: number, name, cost, tags, kind, what it holds
PRINTED = [
    ("001", "colonizer_training_camp", 8, "jovian building", "automated", ""),
    ("002", "asteroid_mining_consortium", 13, "jovian", "automated", ""),
    ("003", "deep_well_heating", 13, "power building", "automated", ""),
    ("004", "cloud_seeding", 11, "", "automated", ""),
    ("005", "search_for_life", 3, "science", "active", "science"),
    ("006", "inventors_guild", 9, "science", "active", ""),
    ("007", "martian_rails", 13, "building", "active", ""),
    ("008", "capital", 26, "city building", "automated", ""),
    ("009", "asteroid", 14, "space", "event", ""),
    ("010", "comet", 21, "space", "event", ""),
    ("011", "big_asteroid", 27, "space", "event", ""),
    ("012", "water_import_from_europa", 25, "jovian space", "active", ""),
    ("013", "space_elevator", 27, "space building", "active", ""),
    ("014", "development_center", 11, "science building", "active", ""),
    ("015", "equatorial_magnetizer", 11, "building", "active", ""),
    ("016", "domed_crater", 24, "city building", "automated", ""),
    ("017", "noctis_city", 18, "city building", "automated", ""),
    ("018", "methane_from_titan", 28, "jovian space", "automated", ""),
    ("019", "imported_hydrogen", 16, "earth space", "event", ""),
    ("020", "research_outpost", 18, "science city building", "active", ""),
    ("021", "phobos_space_haven", 25, "space city", "automated", ""),
    ("022", "black_polar_dust", 15, "", "automated", ""),
    ("023", "arctic_algae", 12, "plant", "active", ""),
    ("024", "predators", 14, "animal", "active", "animal"),
    ("025", "space_station", 10, "space", "active", ""),
    ("026", "eos_chasma_national_park", 16, "plant building", "automated", ""),
    ("027", "interstellar_colony_ship", 24, "earth space", "event", ""),
    ("028", "security_fleet", 12, "space", "active", "fighter"),
    ("029", "cupola_city", 16, "city building", "automated", ""),
    ("030", "lunar_beam", 13, "earth power", "automated", ""),
    ("031", "optimal_aerobraking", 7, "space", "active", ""),
    ("032", "underground_city", 18, "city building", "automated", ""),
    ("033", "regolith_eaters", 13, "science microbe", "active", "microbe"),
    ("034", "ghg_producing_bacteria", 8, "science microbe", "active", "microbe"),
    ("035", "ants", 9, "microbe", "active", "microbe"),
    ("036", "release_of_inert_gases", 14, "", "event", ""),
    ("037", "nitrogen_rich_asteroid", 31, "space", "event", ""),
    ("038", "rover_construction", 8, "building", "active", ""),
    ("039", "deimos_down", 31, "space", "event", ""),
    ("040", "asteroid_mining", 30, "jovian space", "automated", ""),
    ("041", "food_factory", 12, "building", "automated", ""),
    ("042", "archaebacteria", 6, "microbe", "automated", ""),
    ("043", "carbonate_processing", 6, "building", "automated", ""),
    ("044", "natural_preserve", 9, "science building", "automated", ""),
    ("045", "nuclear_power", 10, "power building", "automated", ""),
    ("046", "lightning_harvest", 8, "power", "automated", ""),
    ("047", "algae", 10, "plant", "automated", ""),
    ("048", "adapted_lichen", 9, "plant", "automated", ""),
    ("049", "tardigrades", 4, "microbe", "active", "microbe"),
    ("050", "virus", 1, "microbe", "event", ""),
    ("051", "miranda_resort", 12, "jovian space", "automated", ""),
    ("052", "fish", 9, "animal", "active", "animal"),
]
COST = {row[1]: row[2] for row in PRINTED}
TAGS_OF = {row[1]: row[3].split() for row in PRINTED}
EVENTS = [row[1] for row in PRINTED if row[4] == "event"]
CORPORATE_ERA = {
    *("asteroid_mining_consortium", "inventors_guild", "space_elevator", "development_center", "space_station"),
    *("interstellar_colony_ship", "security_fleet", "lightning_harvest", "tardigrades", "virus", "miranda_resort"),
}

# science tags to lay out: two on Research, one on each of the others
TWO_SCIENCE = ["research"]
THREE_SCIENCE = ["research", "gene_repair"]
FOUR_SCIENCE = ["research", "gene_repair", "robotic_workforce"]
FIVE_SCIENCE = ["research", "gene_repair", "robotic_workforce", "breathing_filters"]

# ---- requirements: a position that meets it exactly, one that misses it by a step, and why it is refused then
NEEDS: dict[str, tuple[dict[str, object], dict[str, object], str]] = {
    "colonizer_training_camp": ({"oxygen": 5}, {"oxygen": 6}, "parameter_high"),
    "asteroid_mining_consortium": (
        {"produces": {"titanium": 1}},
        {"produces": {"titanium": 0}},
        "production_needed",
    ),
    "cloud_seeding": ({"tiles": oceans(3)}, {"tiles": oceans(2)}, "parameter_low"),
    "search_for_life": ({"oxygen": 6}, {"oxygen": 7}, "parameter_high"),
    "capital": ({"tiles": oceans(4)}, {"tiles": oceans(3)}, "parameter_low"),
    "domed_crater": ({"oxygen": 7}, {"oxygen": 8}, "parameter_high"),
    "methane_from_titan": ({"oxygen": 2}, {"oxygen": 1}, "parameter_low"),
    "arctic_algae": ({"temperature": -12}, {"temperature": -10}, "parameter_high"),
    "predators": ({"oxygen": 11}, {"oxygen": 10}, "parameter_low"),
    "eos_chasma_national_park": ({"temperature": -12}, {"temperature": -14}, "parameter_low"),
    "interstellar_colony_ship": ({"played": FIVE_SCIENCE}, {"played": FOUR_SCIENCE}, "tags"),
    "cupola_city": ({"oxygen": 9}, {"oxygen": 10}, "parameter_high"),
    "ghg_producing_bacteria": ({"oxygen": 4}, {"oxygen": 3}, "parameter_low"),
    "ants": ({"oxygen": 4}, {"oxygen": 3}, "parameter_low"),
    "archaebacteria": ({"temperature": -18}, {"temperature": -16}, "parameter_high"),
    "natural_preserve": ({"oxygen": 4}, {"oxygen": 5}, "parameter_high"),
    "lightning_harvest": ({"played": THREE_SCIENCE}, {"played": TWO_SCIENCE}, "tags"),
    "algae": ({"tiles": oceans(5)}, {"tiles": oceans(4)}, "parameter_low"),
    "fish": ({"temperature": 2}, {"temperature": 0}, "parameter_low"),
}


def about_to_play(card: str, need: dict[str, object] | None = None, **mine: object) -> Mars:
    """Seat 0 holds the card and just its printed cost, produces two of everything, and meets the requirement exactly.

    `need` is another position for the requirement; whatever else is named changes seat 0.
    """
    fields = dict(need if need is not None else NEEDS[card][0] if card in NEEDS else {})
    own: dict[str, object] = {"credits": COST[card], "played": fields.pop("played", []), **mine}
    produces = dict.fromkeys(STOCKS, 2)
    for given in (fields.pop("produces", {}), own.pop("produces", {})):
        assert isinstance(given, dict)
        produces.update(given)
    return table(seat(hand=[card], produces=produces, **own), seat(), **fields)  # type: ignore[arg-type]


def full_map(*free: str) -> dict[str, object]:
    """Greeneries of seat 1 on all land but these areas."""
    land = [AREA_NAME[a] for a in range(len(AREA_NAME)) if MAPS["tharsis"].kind[a] == LAND]
    return {area: ("greenery", 1) for area in land if area not in free}


def next_generation(game: Mars) -> Mars:
    """Both seats pass, buy nothing, and it is the turn of seat 0 again."""
    assert game.first == 1, "the first player changes"
    do(game, (1, "pass"), (0, "pass"), (0, []), (1, []))
    assert (game.generation, game.active) == (6, 0)
    return game


def card_named(name: str) -> Card:
    (card,) = [c for c in table(seat(), seat()).cards if c.name == name]
    return card


# ---- what is printed on all of them
@pytest.mark.parametrize(("number", "name", "cost", "tags", "kind", "holds"), PRINTED)
def test_printed(number: str, name: str, cost: int, tags: str, kind: str, holds: str) -> None:
    card = card_named(name)
    event = ["event"] if kind == "event" else []
    assert (card.code, card.cost, KINDS[card.kind]) == (number, cost, kind)
    assert sorted(TAGS[t] for t in card.tags) == sorted(tags.split() + event)
    assert CUBES[card.holds] == (holds or "none")


@pytest.mark.parametrize(("name", "holds"), [(row[1], row[5]) for row in PRINTED if row[5]])
def test_words_about_cubes_here_name_what_the_card_holds(name: str, holds: str) -> None:
    card = card_named(name)
    texts = [node.text for act in card.acts for node in act.nodes()] + [count.text for count in card.points]
    named = [found for text in texts for found in re.findall(r"(\w+) (?:to |from )?here", text)]
    assert set(named) == {holds}


@pytest.mark.parametrize("name", [row[1] for row in PRINTED])
def test_set(name: str) -> None:
    if name in CORPORATE_ERA:
        with pytest.raises(tharsis.BadPosition):
            table(seat(hand=[name]), seat(), options={"corporate_era": False})
    else:
        assert table(seat(hand=[name]), seat(), options={"corporate_era": False}).seat[0].hand


@pytest.mark.parametrize("name", [row[1] for row in PRINTED])
def test_cost(name: str) -> None:
    assert can(about_to_play(name), f"play {name}")
    poor = about_to_play(name, credits=COST[name] - 1)
    assert not can(poor, f"play {name}")
    assert reasons(poor, f"play {name}") == ["credits"]


@pytest.mark.parametrize("name", [row[1] for row in PRINTED])
def test_steel_pays_for_building_titanium_for_space(name: str) -> None:
    g = do(about_to_play(name, steel=1, titanium=1), f"play {name}")
    cost, building, space = COST[name], "building" in TAGS_OF[name], "space" in TAGS_OF[name]
    if not building and not space:
        assert list(g.seat[0].stock[:3]) == [0, 1, 1]  # paid in credits, nothing was asked
        return
    ways = {f"pay {cost}"}
    if building:
        ways.add(f"pay {cost - 2} steel 1")
    if space:
        ways.add(f"pay {cost - 3} titanium 1")
    if building and space:
        ways.add(f"pay {cost - 5} steel 1 titanium 1")
    assert set(offered(g)) == ways


@pytest.mark.parametrize("name", [row[1] for row in PRINTED])
def test_tags_in_play(name: str) -> None:
    """Events lie face down: no tag of theirs is in play."""
    g = table(seat(played=[name]), seat())
    expected = [] if name in EVENTS else sorted(TAGS_OF[name])
    assert sorted(TAGS[t] for t, n in enumerate(g.seat[0].tags) for _ in range(n)) == expected


@pytest.mark.parametrize("name", [row[1] for row in PRINTED if row[1] != "space_station"])
def test_tags_while_played_make_it_cheaper(name: str) -> None:
    """ThorGate, Earth Office and Space Station: 3 less for power, 3 for Earth, 2 for space, also for events."""
    needed = NEEDS[name][0].get("played", []) if name in NEEDS else []
    assert isinstance(needed, list)
    g = about_to_play(name, corporation="thorgate", played=[*needed, "earth_office", "space_station"])
    cheaper = {"power": 3, "earth": 3, "space": 2}
    paid = COST[name] - sum(cheaper.get(tag, 0) for tag in TAGS_OF[name])
    do(g, f"play {name}")
    assert g.seat[0].stock[0] == COST[name] - paid


@pytest.mark.parametrize("name", NEEDS)
def test_requirement(name: str) -> None:
    met, missed, reason = NEEDS[name]
    assert can(about_to_play(name, met), f"play {name}")
    refused = about_to_play(name, missed)
    assert not can(refused, f"play {name}")
    assert reasons(refused, f"play {name}") == [reason]


@pytest.mark.parametrize("name", [name for name in NEEDS if NEEDS[name][2].startswith("parameter")])
def test_requirement_may_be_missed_with_adaptation_technology(name: str) -> None:
    assert can(about_to_play(name, NEEDS[name][1], played=["adaptation_technology"]), f"play {name}")


@pytest.mark.parametrize("name", [row[1] for row in PRINTED if row[1] not in NEEDS])
def test_without_requirement(name: str) -> None:
    assert can(about_to_play(name, {"temperature": -30, "oxygen": 0}), f"play {name}")
    assert can(about_to_play(name, {"temperature": 8, "oxygen": 14, "tiles": oceans(9)}), f"play {name}")


# ---- cards that ask nothing when played: the differences beside the cost, and the points
PLAYED: dict[str, tuple[dict[str, object], int]] = {
    "colonizer_training_camp": ({}, 2),
    "deep_well_heating": ({"0.+energy": 1, "temperature": 2, "0.tr": 1}, 0),
    "search_for_life": ({}, 0),
    "inventors_guild": ({}, 0),
    "martian_rails": ({}, 0),
    "water_import_from_europa": ({}, 1),  # its own Jovian tag
    "space_elevator": ({"0.+titanium": 1}, 2),
    "development_center": ({}, 0),
    "equatorial_magnetizer": ({}, 0),
    "noctis_city": ({"0.+energy": -1, "0.+credits": 3, "0.plants": 2, "at E3": "city 0"}, 0),
    "methane_from_titan": ({"0.+heat": 2, "0.+plants": 2}, 2),
    "phobos_space_haven": ({"0.+titanium": 1, "at phobos": "city 0"}, 3),
    "arctic_algae": ({"0.plants": 1}, 0),
    "predators": ({}, 0),
    "space_station": ({}, 1),
    "eos_chasma_national_park": ({"0.plants": 3, "0.+credits": 2}, 1),
    "interstellar_colony_ship": ({}, 4),
    "security_fleet": ({}, 0),
    "lunar_beam": ({"0.+credits": -2, "0.+heat": 2, "0.+energy": 2}, 0),
    "optimal_aerobraking": ({}, 0),
    "regolith_eaters": ({}, 0),
    "ghg_producing_bacteria": ({}, 0),
    "ants": ({}, 0),
    "release_of_inert_gases": ({"0.tr": 2}, 0),
    "nitrogen_rich_asteroid": ({"0.tr": 3, "temperature": 2, "0.+plants": 1}, 0),
    "rover_construction": ({}, 1),
    "asteroid_mining": ({"0.+titanium": 2}, 2),
    "food_factory": ({"0.+plants": -1, "0.+credits": 4}, 1),
    "archaebacteria": ({"0.+plants": 1}, 0),
    "carbonate_processing": ({"0.+energy": -1, "0.+heat": 3}, 0),
    "nuclear_power": ({"0.+credits": -2, "0.+energy": 3}, 0),
    "lightning_harvest": ({"0.+energy": 1, "0.+credits": 1}, 1),
    "algae": ({"0.plants": 1, "0.+plants": 2}, 0),
    "adapted_lichen": ({"0.+plants": 1}, 0),
    "tardigrades": ({}, 0),
    "miranda_resort": ({}, 1),
}


@pytest.mark.parametrize("name", PLAYED)
def test_played(name: str) -> None:
    changed, worth = PLAYED[name]
    g = about_to_play(name)
    before = points(g)
    assert after(g, f"play {name}") == {"0.credits": -COST[name], **changed}
    assert points(g) - before == worth
    assert points(g, 1) == 0
    assert can(g, "end turn")  # nothing more is asked


# ---- own production that a card takes must be there: least production of the kind with which it can be played
LEAST_PRODUCTION = {
    "cloud_seeding": ("credits", -4),
    "capital": ("energy", 2),
    "domed_crater": ("energy", 1),
    "noctis_city": ("energy", 1),
    "black_polar_dust": ("credits", -3),
    "cupola_city": ("energy", 1),
    "lunar_beam": ("credits", -3),
    "underground_city": ("energy", 2),
    "food_factory": ("plants", 1),
    "carbonate_processing": ("energy", 1),
    "nuclear_power": ("credits", -3),
}


@pytest.mark.parametrize("name", LEAST_PRODUCTION)
def test_production_that_it_takes_must_be_there(name: str) -> None:
    kind, least = LEAST_PRODUCTION[name]
    assert can(about_to_play(name, produces={kind: least}), f"play {name}")
    short = about_to_play(name, produces={kind: least - 1})
    assert not can(short, f"play {name}")
    assert reasons(short, f"play {name}") == ["production_short"]


@pytest.mark.parametrize("name", ["lunar_beam", "nuclear_power"])
def test_credit_production_may_fall_to_the_lowest(name: str) -> None:
    g = do(about_to_play(name, produces={"credits": -3}), f"play {name}")
    assert g.seat[0].production[0] == -5


# ---- parameters that are complete already: no step, no rating, the rest as usual
@pytest.mark.parametrize(
    ("name", "answers", "changed"),
    [
        ("deep_well_heating", [], {"0.+energy": 1}),
        ("asteroid", [], {"0.titanium": 2}),
        ("comet", ["place ocean A5"], {"oceans": 1, "0.tr": 1, "at A5": "ocean"}),
        ("big_asteroid", [], {"0.titanium": 4}),
        ("nitrogen_rich_asteroid", [], {"0.tr": 2, "0.+plants": 1}),
        ("deimos_down", [], {"0.steel": 4}),
    ],
)
def test_temperature_complete(name: str, answers: list[Answer], changed: dict[str, object]) -> None:
    g = about_to_play(name, {"temperature": 8})
    assert after(g, f"play {name}", *answers) == {"0.credits": -COST[name], **changed}


@pytest.mark.parametrize(
    ("name", "answers", "changed"),
    [
        ("comet", [], {"temperature": 2, "0.tr": 1}),
        ("imported_hydrogen", ["choose gain plants 3"], {"0.plants": 3}),
        ("black_polar_dust", [], {"0.+credits": -2, "0.+heat": 3}),
    ],
)
def test_oceans_complete(name: str, answers: list[Answer], changed: dict[str, object]) -> None:
    g = about_to_play(name, {"tiles": oceans(9)})
    assert after(g, f"play {name}", *answers) == {"0.credits": -COST[name], **changed}


# ---- actions: what they change, once in a generation
ACTIONS: list[tuple[str, dict[str, object], list[Answer], dict[str, object]]] = [
    ("search_for_life", {"credits": 1}, [], {"0.credits": -1, "deck": -1, "discard": 1}),
    ("inventors_guild", {"credits": 3}, [["buy asteroid"]], {"0.credits": -3, "deck": -1, "0.hand": 1}),
    ("martian_rails", {"energy": 1}, [], {"0.energy": -1}),
    (
        "water_import_from_europa",
        {"credits": 12},
        ["place ocean A5"],
        {"0.credits": -12, "0.tr": 1, "oceans": 1, "at A5": "ocean"},
    ),
    ("space_elevator", {"steel": 1}, [], {"0.steel": -1, "0.credits": 5}),
    ("development_center", {"energy": 1}, [], {"0.energy": -1, "deck": -1, "0.hand": 1}),
    ("equatorial_magnetizer", {"produces": {"energy": 1}}, [], {"0.+energy": -1, "0.tr": 1}),
    ("predators", {"played": ["fish"], "resources": {"fish": 1}}, [], {"on fish": -1, "on predators": 1}),
    ("security_fleet", {"titanium": 1}, [], {"0.titanium": -1, "on security_fleet": 1}),
    ("regolith_eaters 1", {}, [], {"on regolith_eaters": 1}),
    (
        "regolith_eaters 2",
        {"resources": {"regolith_eaters": 2}},
        [],
        {"on regolith_eaters": -2, "oxygen": 1, "0.tr": 1},
    ),
    ("ghg_producing_bacteria 1", {}, [], {"on ghg_producing_bacteria": 1}),
    (
        "ghg_producing_bacteria 2",
        {"resources": {"ghg_producing_bacteria": 2}},
        [],
        {"on ghg_producing_bacteria": -2, "temperature": 2, "0.tr": 1},
    ),
    ("ants", {"played": ["tardigrades"], "resources": {"tardigrades": 1}}, [], {"on tardigrades": -1, "on ants": 1}),
    ("tardigrades", {}, [], {"on tardigrades": 1}),
    ("fish", {}, [], {"on fish": 1}),
]
# the same with one cube, credit or step less: what is missing
PRICE_MISSING: dict[str, tuple[dict[str, object], str]] = {
    "search_for_life": ({"credits": 0}, "credits"),
    "martian_rails": ({"energy": 0, "credits": 99}, "stock_short"),
    "water_import_from_europa": ({"credits": 11, "steel": 9}, "credits"),
    "space_elevator": ({"steel": 0, "titanium": 9, "credits": 99}, "stock_short"),
    "development_center": ({"energy": 0, "credits": 99, "produces": {"energy": 3}}, "stock_short"),
    "equatorial_magnetizer": ({"energy": 9}, "production_short"),
    "predators": ({"played": ["fish", "tardigrades"], "resources": {"tardigrades": 3}}, "no_cube_to_take"),
    "security_fleet": ({"titanium": 0, "steel": 9, "credits": 99}, "stock_short"),
    "regolith_eaters 2": (
        {"played": ["tardigrades"], "resources": {"regolith_eaters": 1, "tardigrades": 4}},
        "cubes_short",
    ),
    "ghg_producing_bacteria 2": (
        {"played": ["tardigrades"], "resources": {"ghg_producing_bacteria": 1, "tardigrades": 4}},
        "cubes_short",
    ),
    "ants": ({"played": ["fish", "tardigrades"], "resources": {"fish": 3}}, "no_cube_to_take"),
}


def about_to_use(action: str, mine: dict[str, object], **fields: object) -> Mars:
    """Seat 0 has the card in play; the first player is seat 1, so that seat 0 begins the next generation."""
    given = dict(mine)
    played = given.pop("played", [])
    assert isinstance(played, list)
    own = seat(played=[action.split()[0], *played], **given)  # type: ignore[arg-type]
    return table(own, seat(), first=1, turn={"seat": 0}, deck=["asteroid"], **fields)


@pytest.mark.parametrize(("action", "mine", "answers", "changed"), ACTIONS)
def test_action(action: str, mine: dict[str, object], answers: list[Answer], changed: dict[str, object]) -> None:
    g = about_to_use(action, mine)
    assert after(g, f"use {action}", *answers) == changed
    assert can(g, "end turn")  # that was all of it
    do(g, "end turn")
    assert not can(g, f"use {action}", 1)  # it is nobody else's action


@pytest.mark.parametrize(("action", "mine", "answers", "changed"), ACTIONS)
def test_action_once_per_generation(
    action: str, mine: dict[str, object], answers: list[Answer], changed: dict[str, object]
) -> None:
    plenty = dict.fromkeys(STOCKS, 50)
    name = action.split()[0]
    resources = {**dict.fromkeys(["fish", "tardigrades"], 5), name: 5}
    others = [card for card in ("fish", "tardigrades") if card != name]
    resources = {card: n for card, n in resources.items() if card in others or card_named(card).holds}
    g = about_to_use(action, {**plenty, "produces": {"energy": 5}, "resources": resources, "played": others})
    do(g, f"use {action}")
    while not can(g, "end turn"):
        low = g.asked[0].least
        do(g, [o.notation for o in g.asked[0].options[:low]] if low != 1 else offered(g)[0])
    alternatives = ["1", "2"] if " " in action else [""]
    for which in alternatives:
        again = f"use {name} {which}".strip()
        assert not can(g, again)
        assert "used" in reasons(g, again)
    do(g, "end turn")
    next_generation(g)
    assert can(g, f"use {action}")


@pytest.mark.parametrize("action", PRICE_MISSING)
def test_action_needs_its_price(action: str) -> None:
    mine, reason = PRICE_MISSING[action]
    g = about_to_use(action, mine)
    assert not can(g, f"use {action}")
    assert reasons(g, f"use {action}") == [reason]


# ---- tiles on land need an area
@pytest.mark.parametrize("name", ["capital", "domed_crater", "cupola_city", "underground_city"])
def test_city_needs_an_area_without_a_city_beside(name: str) -> None:
    need = {k: v for k, v in NEEDS[name][0].items() if k != "tiles"} if name in NEEDS else {}
    tile = "capital" if name == "capital" else "city"
    only = about_to_play(name, {**need, "tiles": {**full_map("G3"), **oceans(4)}})
    assert after(only, f"play {name}")["at G3"] == f"{tile} 0"
    taken = about_to_play(name, {**need, "tiles": {**full_map("G3"), **oceans(4), "F3": ("city", 1)}})
    assert not can(taken, f"play {name}")
    assert reasons(taken, f"play {name}") == ["no_area"]


@pytest.mark.parametrize("name", ["research_outpost", "natural_preserve"])
def test_isolated_tile_needs_an_area_without_any_neighbour(name: str) -> None:
    """Around A1 lie A2, B1 and B2; only A1 itself has no tile beside it."""
    tile = "city" if name == "research_outpost" else "natural_preserve"
    only = about_to_play(name, {"tiles": full_map("A1", "B1", "B2")})
    assert after(only, f"play {name}")["at A1"] == f"{tile} 0"
    for beside in ({"B1": ("greenery", 0)}, {"A2": "ocean"}):  # the own tile and an ocean as well
        none = about_to_play(name, {"tiles": {**full_map("A1", "B1", "B2"), **beside}})
        assert not can(none, f"play {name}")
        assert reasons(none, f"play {name}") == ["no_area"]


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("capital", {"0.+energy": -2, "0.+credits": 5}),
        ("domed_crater", {"0.plants": 3, "0.+energy": -1, "0.+credits": 3}),
        ("research_outpost", {}),
        ("cupola_city", {"0.+energy": -1, "0.+credits": 3}),
        ("underground_city", {"0.+energy": -2, "0.+steel": 2}),
        ("natural_preserve", {"0.+credits": 1}),
    ],
)
def test_wording_of_the_seeds_plays_a_tile_card_without_an_area(name: str, changed: dict[str, object]) -> None:
    need = {k: v for k, v in NEEDS[name][0].items() if k != "tiles"} if name in NEEDS else {}
    g = about_to_play(name, {**need, "tiles": {**full_map(), **oceans(4)}, "options": {"wording": "seeds"}})
    assert after(g, f"play {name}") == {"0.credits": -COST[name], **changed}


# ---- 002 to 005
def test_asteroid_mining_consortium() -> None:
    g = table(
        seat(credits=13, hand=["asteroid_mining_consortium"], produces={"titanium": 1}),
        seat(produces={"titanium": 1}),
    )
    changed = after(g, "play asteroid_mining_consortium", "reduce titanium of 1")
    assert changed == {"0.credits": -13, "0.+titanium": 1, "1.+titanium": -1}
    assert points(g) == 1


def test_asteroid_mining_consortium_at_worst_hits_oneself() -> None:
    g = table(seat(credits=13, hand=["asteroid_mining_consortium"], produces={"titanium": 1}), seat())
    assert after(g, "play asteroid_mining_consortium") == {"0.credits": -13}
    assert points(g) == 1


def test_asteroid_mining_consortium_may_hit_oneself_by_choice() -> None:
    g = table(
        seat(credits=13, hand=["asteroid_mining_consortium"], produces={"titanium": 1}),
        seat(produces={"titanium": 1}),
        seat(),
    )
    do(g, "play asteroid_mining_consortium")
    assert offered(g) == ["reduce titanium of 0", "reduce titanium of 1"]
    assert after(g, "reduce titanium of 0") == {"0.+titanium": -1}  # the step up came before


def test_asteroid_mining_consortium_requires_the_own_production() -> None:
    g = table(seat(credits=13, hand=["asteroid_mining_consortium"]), seat(produces={"titanium": 3}))
    assert reasons(g, "play asteroid_mining_consortium") == ["production_needed"]


def test_asteroid_mining_consortium_solo() -> None:
    g = table(seat(credits=13, hand=["asteroid_mining_consortium"], produces={"titanium": 1}))
    changed = after(g, "play asteroid_mining_consortium", "reduce titanium of neutral")
    assert changed == {"0.credits": -13, "0.+titanium": 1}


def test_deep_well_heating_earns_the_bonus_of_a_temperature_step() -> None:
    g = table(seat(credits=13, hand=["deep_well_heating"]), seat(), temperature=-26)
    changed = after(g, "play deep_well_heating")
    assert changed == {"0.credits": -13, "0.+energy": 1, "temperature": 2, "0.tr": 1, "0.+heat": 1}


def test_cloud_seeding() -> None:
    g = table(seat(credits=11, hand=["cloud_seeding"]), seat(produces={"heat": 1}), tiles=oceans(3))
    changed = after(g, "play cloud_seeding")  # only seat 1 can take the loss
    assert changed == {"0.credits": -11, "0.+credits": -1, "1.+heat": -1, "0.+plants": 2}
    assert points(g) == 0


def test_cloud_seeding_may_hit_oneself() -> None:
    g = table(
        seat(credits=11, hand=["cloud_seeding"], produces={"heat": 1, "credits": -4}),
        seat(produces={"heat": 1}),
        tiles=oceans(3),
    )
    do(g, "play cloud_seeding")
    assert offered(g) == ["reduce heat of 0", "reduce heat of 1"]
    assert after(g, "reduce heat of 0")["0.+heat"] == -1
    assert g.seat[0].production[0] == -5


def test_cloud_seeding_needs_somebody_with_heat_production() -> None:
    g = table(seat(credits=11, hand=["cloud_seeding"], heat=9), seat(heat=9), tiles=oceans(3))
    assert not can(g, "play cloud_seeding")
    assert reasons(g, "play cloud_seeding") == ["nobody_produces"]


def test_cloud_seeding_solo() -> None:
    g = table(seat(credits=11, hand=["cloud_seeding"]), tiles=oceans(3))
    assert after(g, "play cloud_seeding") == {"0.credits": -11, "0.+credits": -1, "0.+plants": 2}


def test_search_for_life_finds_a_microbe_tag() -> None:
    g = table(seat(credits=1, played=["search_for_life"]), seat(), deck=["tardigrades"])
    changed = after(g, "use search_for_life")
    assert changed == {"0.credits": -1, "deck": -1, "discard": 1, "on search_for_life": 1}
    assert points(g) == 3
    assert g.position()["discard"] == g.position()["shown"] == ["tardigrades"]  # all have seen it


def test_search_for_life_finds_nothing() -> None:
    g = table(seat(credits=1, played=["search_for_life"]), seat(), deck=["fish"])
    assert after(g, "use search_for_life") == {"0.credits": -1, "deck": -1, "discard": 1}
    assert points(g) == 0
    assert g.position()["discard"] == g.position()["shown"] == ["fish"]


@pytest.mark.parametrize("found", ["virus", "regolith_eaters"])
def test_search_for_life_counts_the_tag_on_events_and_beside_other_tags(found: str) -> None:
    g = table(seat(credits=1, played=["search_for_life"]), seat(), deck=[found])
    assert after(g, "use search_for_life")["on search_for_life"] == 1


def test_search_for_life_is_never_worth_more_than_3() -> None:
    for n, worth in ((0, 0), (1, 3), (2, 3), (7, 3)):
        assert points(table(seat(played=["search_for_life"], resources={"search_for_life": n}), seat())) == worth


def test_search_for_life_can_be_used_when_its_requirement_is_past() -> None:
    g = table(seat(credits=1, played=["search_for_life"]), seat(), oxygen=14, deck=["ants"])
    assert after(g, "use search_for_life")["on search_for_life"] == 1


# ---- 006 to 008
def test_inventors_guild_buys_the_card() -> None:
    g = table(seat(credits=5, played=["inventors_guild"]), seat(), deck=["ants", "fish"])
    do(g, "use inventors_guild")
    assert offered(g) == ["buy ants"]
    assert after(g, ["buy ants"]) == {"0.credits": -3, "0.dealt": -1, "0.hand": 1}
    assert g.position()["seats"][0]["hand"] == ["ants"]  # type: ignore[index]


def test_inventors_guild_discards_the_card_unseen_by_others() -> None:
    g = table(seat(credits=5, played=["inventors_guild"]), seat(), deck=["ants"])
    assert after(g, "use inventors_guild", []) == {"deck": -1, "discard": 1}
    assert g.position()["discard"] == ["ants"]
    assert g.position()["shown"] == []


def test_inventors_guild_without_the_money_discards() -> None:
    g = table(seat(credits=2, played=["inventors_guild"]), seat(), deck=["ants"])
    assert after(g, "use inventors_guild", []) == {"deck": -1, "discard": 1}
    assert g.position()["discard"] == ["ants"]


def test_inventors_guild_takes_the_heat_of_helion() -> None:
    g = table(seat("helion", credits=1, heat=2, played=["inventors_guild"]), seat(), deck=["ants"])
    changed = after(g, "use inventors_guild", ["buy ants"])
    assert changed == {"0.credits": -1, "0.heat": -2, "deck": -1, "0.hand": 1}


def test_inventors_guild_price_is_not_lowered_by_discounts() -> None:
    g = table(seat(credits=3, played=["inventors_guild", "research_outpost"]), seat(), deck=["ants"])
    assert after(g, "use inventors_guild", ["buy ants"])["0.credits"] == -3


def test_martian_rails_counts_cities_on_mars_of_anybody() -> None:
    tiles = {"G3": ("city", 0), "C3": ("city", 1), "B6": ("greenery", 1), "D5": ("capital", 1), "E3": ("city", 0)}
    g = table(seat(energy=1, played=["martian_rails"]), seat(), tiles=tiles)
    assert after(g, "use martian_rails") == {"0.energy": -1, "0.credits": 4}


def test_martian_rails_leaves_out_cities_off_the_map() -> None:
    tiles = {"G3": ("city", 0), "phobos": ("city", 0), "ganymede": ("city", 1)}
    g = table(seat(energy=1, played=["martian_rails"]), seat(), tiles=tiles)
    assert after(g, "use martian_rails") == {"0.energy": -1, "0.credits": 1}


def test_martian_rails_counts_the_neutral_cities_of_a_solo_game() -> None:
    tiles = {"G3": ("city", "neutral"), "C3": ("city", "neutral"), "B2": ("greenery", "neutral")}
    g = table(seat(energy=1, played=["martian_rails"]), tiles=tiles)
    assert after(g, "use martian_rails") == {"0.energy": -1, "0.credits": 2}


def test_capital_scores_oceans_and_greeneries() -> None:
    g = table(
        seat(credits=26, hand=["capital"], produces={"energy": 2}),
        seat(),
        tiles={**oceans(3), "E5": "ocean"},
    )
    changed = after(g, "play capital", "place capital D5")
    assert changed == {
        "0.credits": -26 + 2,
        "0.+energy": -2,
        "0.+credits": 5,
        "0.plants": 2,
        "at D5": "capital 0",
    }
    assert points(g) == 1


def test_capital_counts_oceans_at_the_end_of_the_game() -> None:
    tiles = {**oceans(4), "D5": ("capital", 0)}  # none of the four lies beside D5
    g = table(seat(credits=40, played=["capital"]), seat(), tiles=tiles)
    assert points(g) == 0
    do(g, "project aquifer", "place ocean E5")
    assert (points(g), points(g, 1)) == (1, 0)
    do(g, "project aquifer", "place ocean E6")
    assert points(g) == 2


def test_capital_scores_greeneries_of_anybody_like_a_city() -> None:
    tiles = {"D5": ("capital", 0), "D4": ("greenery", 0), "D6": ("greenery", 1), "C4": ("greenery", 1)}
    g = table(seat(played=["capital"]), seat(), tiles={**tiles, "E5": "ocean"})
    assert g.scores()[0]["cities"] == 3
    assert g.scores()[0]["cards"] == 1
    assert g.scores()[1]["cities"] == 0


def test_capital_is_not_placed_beside_a_city_and_keeps_cities_away() -> None:
    g = table(
        seat(credits=60, hand=["capital"], produces={"energy": 2}), seat(), tiles={**oceans(4), "D5": ("city", 1)}
    )
    do(g, "play capital")
    for beside in ("C4", "C5", "D4", "D6"):
        assert not can(g, f"place capital {beside}")
    do(g, "place capital G2", "project city")
    for beside in ("G1", "G3", "F2", "F3", "H1", "H2"):
        assert not can(g, f"place city {beside}")
    assert can(g, "place city G4")


def test_capital_is_a_city_for_effects_and_milestones() -> None:
    g = table(
        seat(
            "tharsis_republic",
            credits=34,
            hand=["capital"],
            played=["rover_construction"],
            produces={"energy": 2},
        ),
        seat(played=["immigrant_city", "pets"], resources={"pets": 0}),
        tiles={**oceans(4), "C3": ("city", 0), "E1": ("city", 0)},
    )
    changed = after(g, "play capital", "place capital G3")
    assert changed == {
        "0.credits": -26 + 2 + 3,  # rovers, and the own city of the republic
        "0.+credits": 5 + 1,
        "0.+energy": -2,
        "1.+credits": 1,
        "on pets": 1,
        "at G3": "capital 0",
    }
    assert can(g, "claim mayor")


# ---- 009 to 013
def test_asteroid() -> None:
    g = table(seat(credits=20, hand=["asteroid"]), seat(plants=5))
    changed = after(g, "play asteroid", "remove 3 plants from 1")
    assert changed == {"0.credits": -14, "0.tr": 1, "temperature": 2, "0.titanium": 2, "1.plants": -3}


def test_asteroid_takes_less_from_who_has_less_or_nothing_at_all() -> None:
    g = table(seat(credits=20, plants=1, hand=["asteroid"]), seat(plants=2))
    do(g, "play asteroid")
    assert offered(g) == [
        "remove 1 plants from 0",
        "remove 2 plants from 1",
        "remove 1 plants from 1",
        "remove nothing",
    ]
    assert after(g, "remove nothing") == {}


def test_asteroid_removes_from_one_player_only() -> None:
    g = table(seat(credits=14, hand=["asteroid"]), seat(plants=1), seat(plants=2))
    assert after(g, "play asteroid", "remove 1 plants from 1")["1.plants"] == -1
    assert can(g, "end turn")


def test_asteroid_cannot_reach_behind_protected_habitats() -> None:
    g = table(seat(credits=14, hand=["asteroid"]), seat(plants=5, played=["protected_habitats"]), seat(plants=1))
    do(g, "play asteroid")
    assert offered(g) == ["remove 1 plants from 2", "remove nothing"]


def test_asteroid_solo() -> None:
    g = table(seat(credits=14, hand=["asteroid"]))
    do(g, "play asteroid")
    assert offered(g) == ["remove 3 plants from neutral", "remove nothing"]
    assert after(g, "remove 3 plants from neutral") == {}


def test_comet() -> None:
    g = table(seat(credits=21, hand=["comet"]), seat(plants=5))
    changed = after(g, "play comet", "place ocean A5", "remove 3 plants from 1")
    assert changed == {
        "0.credits": -21,
        "temperature": 2,
        "oceans": 1,
        "0.tr": 2,
        "1.plants": -3,
        "at A5": "ocean",
    }


def test_comet_removes_up_to_3_plants() -> None:
    g = table(seat(credits=21, plants=1, hand=["comet"]), seat(plants=9))
    do(g, "play comet", "place ocean A5")
    assert offered(g) == [
        "remove 1 plants from 0",
        *("remove 3 plants from 1", "remove 2 plants from 1", "remove 1 plants from 1"),
        "remove nothing",
    ]


def test_comet_earns_the_bonuses_of_the_area_and_of_oceans_beside() -> None:
    g = table(seat(credits=21, hand=["comet"]), seat(), tiles={"E4": "ocean", "E6": "ocean"})
    changed = after(g, "play comet", "place ocean E5", "remove nothing")  # of the own plants just gained
    assert changed == {
        "0.credits": -21 + 4,
        "temperature": 2,
        "oceans": 1,
        "0.tr": 2,
        "0.plants": 2,
        "at E5": "ocean",
    }


def test_comet_and_the_ocean_at_0_degrees_make_two() -> None:
    g = table(seat(credits=21, hand=["comet"]), seat(), temperature=-2)
    changed = after(g, "play comet", "place ocean A5", "place ocean F8", "remove nothing")
    assert changed == {
        "0.credits": -21,
        "temperature": 2,
        "oceans": 2,
        "0.tr": 3,
        "0.plants": 1,
        "at A5": "ocean",
        "at F8": "ocean",
    }


def test_comet_may_wait_with_the_plants_until_arctic_algae_has_grown() -> None:
    g = table(seat(credits=21, hand=["comet"]), seat(plants=1, played=["arctic_algae"]))
    do(g, "play comet", "first comet: place ocean ocean area", "place ocean A5")
    assert after(g, "remove 3 plants from 1") == {"1.plants": -3}


def test_big_asteroid() -> None:
    g = table(seat(credits=27, hand=["big_asteroid"]), seat(plants=5))
    changed = after(g, "play big_asteroid", "remove 4 plants from 1")
    assert changed == {"0.credits": -27, "temperature": 4, "0.tr": 2, "0.titanium": 4, "1.plants": -4}


def test_big_asteroid_removes_up_to_4_plants() -> None:
    g = table(seat(credits=27, hand=["big_asteroid"]), seat(plants=9), seat(plants=2))
    do(g, "play big_asteroid")
    assert offered(g) == [
        *(f"remove {n} plants from 1" for n in (4, 3, 2, 1)),
        *(f"remove {n} plants from 2" for n in (2, 1)),
        "remove nothing",
    ]


def test_big_asteroid_takes_only_the_steps_that_are_left() -> None:
    g = table(seat(credits=27, hand=["big_asteroid"]), seat(), temperature=6)
    assert after(g, "play big_asteroid") == {"0.credits": -27, "temperature": 2, "0.tr": 1, "0.titanium": 4}


def test_water_import_from_europa_takes_titanium() -> None:
    g = table(seat(credits=12, titanium=5, played=["water_import_from_europa"]), seat())
    do(g, "use water_import_from_europa")
    assert offered(g) == [
        *("pay 12", "pay 9 titanium 1", "pay 6 titanium 2", "pay 3 titanium 3", "pay 0 titanium 4"),
    ]
    changed = after(g, "pay 3 titanium 3", "place ocean A5")
    assert changed == {"0.credits": -3, "0.titanium": -3, "oceans": 1, "0.tr": 1, "at A5": "ocean"}


def test_water_import_from_europa_counts_titanium_at_its_current_value() -> None:
    """4 with PhoboLog, 5 with Advanced Alloys as well."""
    g = table(seat("phobolog", titanium=3, played=["water_import_from_europa"]), seat())
    changed = after(g, "use water_import_from_europa", "place ocean A5")
    assert changed == {"0.titanium": -3, "oceans": 1, "0.tr": 1, "at A5": "ocean"}
    short = table(seat("phobolog", credits=3, titanium=2, played=["water_import_from_europa"]), seat())
    assert reasons(short, "use water_import_from_europa") == ["credits"]
    rich = table(
        seat("phobolog", credits=2, titanium=2, played=["water_import_from_europa", "advanced_alloys"]), seat()
    )
    changed = after(rich, "use water_import_from_europa", "place ocean A5")
    assert changed == {"0.credits": -2, "0.titanium": -2, "oceans": 1, "0.tr": 1, "at A5": "ocean"}


def test_water_import_from_europa_is_not_cheaper_with_discounts_for_cards() -> None:
    played = ["water_import_from_europa", "space_station", "research_outpost"]
    g = table(seat(credits=12, played=played), seat())
    assert after(g, "use water_import_from_europa", "place ocean A5")["0.credits"] == -12
    short = table(seat(credits=11, played=played), seat())
    assert reasons(short, "use water_import_from_europa") == ["credits"]


def test_water_import_from_europa_with_all_oceans_is_paid_for_nothing() -> None:
    g = table(seat(credits=12, played=["water_import_from_europa"]), seat(), tiles=oceans(9))
    (option,) = [o for o in g.asked[0].options if o.notation == "use water_import_from_europa"]
    assert option.useless
    assert after(g, "use water_import_from_europa") == {"0.credits": -12}


def test_water_import_from_europa_scores_own_jovian_tags() -> None:
    g = table(
        seat("saturn_systems", played=["water_import_from_europa", "asteroid_mining_consortium"]),
        seat(played=["miranda_resort"]),
    )
    assert points(g) == 3 + 1  # three Jovian tags, its own among them; the consortium's own point


def test_space_elevator_is_paid_with_steel_and_titanium() -> None:
    g = table(seat(credits=1, steel=4, titanium=6, hand=["space_elevator"]), seat())
    changed = after(g, "play space_elevator")  # 1 + 8 + 18, there is no other way
    assert changed == {"0.credits": -1, "0.steel": -4, "0.titanium": -6, "0.+titanium": 1}
    short = table(seat(credits=0, steel=4, titanium=6, hand=["space_elevator"]), seat())
    assert reasons(short, "play space_elevator") == ["credits"]


# ---- 014 to 019
def test_development_center_draws_the_top_card() -> None:
    g = table(seat(energy=2, played=["development_center"]), seat(), deck=["ants"])
    do(g, "use development_center")
    assert g.position()["seats"][0]["hand"] == ["ants"]  # type: ignore[index]


def test_equatorial_magnetizer_costs_production_and_no_cubes() -> None:
    g = table(seat(energy=3, played=["equatorial_magnetizer"], produces={"energy": 2}), seat())
    assert after(g, "use equatorial_magnetizer") == {"0.+energy": -1, "0.tr": 1}


def test_domed_crater() -> None:
    g = table(seat(credits=24, hand=["domed_crater"], produces={"energy": 1}), seat())
    changed = after(g, "play domed_crater", "place city F2")
    assert changed == {
        "0.credits": -24,
        "0.plants": 3 + 2,
        "0.+energy": -1,
        "0.+credits": 3,
        "at F2": "city 0",
    }
    assert points(g) == 1


@pytest.mark.parametrize("name", ["domed_crater", "cupola_city", "underground_city"])
def test_city_is_not_placed_beside_another(name: str) -> None:
    g = table(
        seat(credits=24, hand=[name], produces={"energy": 2}),
        seat(),
        tiles={"G3": ("city", 1), "C3": ("greenery", 1)},
    )
    do(g, f"play {name}")
    for beside in ("G2", "G4", "F3", "F4", "H2", "H3"):
        assert not can(g, f"place city {beside}")
    for elsewhere in ("G1", "G5", "F2", "C4"):
        assert can(g, f"place city {elsewhere}")
    for reserved in ("E3", "A2", "C3"):  # Noctis City, an ocean area, a tile
        assert not can(g, f"place city {reserved}")


def test_noctis_city_lies_beside_other_cities_and_earns_the_bonuses() -> None:
    g = table(
        seat(credits=18, hand=["noctis_city"], produces={"energy": 1}),
        seat(),
        tiles={"D3": ("city", 1), "F2": ("city", 0), "E4": "ocean"},
    )
    changed = after(g, "play noctis_city")
    assert changed == {
        "0.credits": -18 + 2,
        "0.plants": 2,
        "0.+energy": -1,
        "0.+credits": 3,
        "at E3": "city 0",
    }
    assert points(g) == 0


def test_noctis_city_is_a_city_on_mars() -> None:
    g = table(
        seat(credits=18, energy=1, hand=["noctis_city"], played=["martian_rails"], produces={"energy": 1}), seat()
    )
    assert after(g, "play noctis_city", "use martian_rails")["0.credits"] == -18 + 1


def test_imported_hydrogen_brings_plants() -> None:
    g = table(seat(credits=16, hand=["imported_hydrogen"]), seat())
    changed = after(g, "play imported_hydrogen", "place ocean A5", "choose gain plants 3")
    assert changed == {"0.credits": -16, "0.plants": 3, "oceans": 1, "0.tr": 1, "at A5": "ocean"}


def test_imported_hydrogen_brings_microbes_to_one_card() -> None:
    g = table(seat(credits=16, hand=["imported_hydrogen"], played=["tardigrades", "ants", "fish"]), seat())
    do(g, "play imported_hydrogen", "place ocean A5", "choose add 3 microbe to another own card")
    assert offered(g) == ["add tardigrades", "add ants"]
    assert after(g, "add ants") == {"on ants": 3}
    assert can(g, "end turn")


def test_imported_hydrogen_brings_animals_to_one_card() -> None:
    g = table(seat(credits=16, hand=["imported_hydrogen"], played=["tardigrades", "fish", "predators"]), seat())
    do(g, "play imported_hydrogen", "place ocean A5", "choose add 2 animal to another own card")
    assert offered(g) == ["add fish", "add predators"]
    assert after(g, "add fish") == {"on fish": 2}
    assert can(g, "end turn")


def test_imported_hydrogen_loses_cubes_without_an_own_card() -> None:
    for kind in ("3 microbe", "2 animal"):
        g = table(seat(credits=16, hand=["imported_hydrogen"]), seat(played=["tardigrades", "fish"]))
        changed = after(g, "play imported_hydrogen", "place ocean A5", f"choose add {kind} to another own card")
        assert changed == {"0.credits": -16, "oceans": 1, "0.tr": 1, "at A5": "ocean"}


# ---- 020 to 025
def test_research_outpost() -> None:
    g = table(seat(credits=18, hand=["research_outpost"]), seat())
    changed = after(g, "play research_outpost", "place city G3")
    assert changed == {"0.credits": -18, "at G3": "city 0"}  # its own discount does not help it
    assert points(g) == 0


def test_research_outpost_keeps_away_from_tiles_of_any_kind() -> None:
    tiles = {"C3": ("greenery", 0), "E5": "ocean", "H3": ("natural_preserve", 1), "E1": ("city", 1)}
    g = table(seat(credits=18, hand=["research_outpost"]), seat(), tiles=tiles)
    do(g, "play research_outpost")
    for beside in ("B2", "B3", "C2", "C4", "D3", "D4", "D5", "F4", "F5", "G3", "G4", "H2", "H4", "I2", "I3", "F1"):
        assert not can(g, f"place city {beside}")
    for alone in ("A1", "C1", "C6", "D7", "F3", "G1", "G6", "I4"):
        assert can(g, f"place city {alone}")


def test_research_outpost_makes_every_card_cheaper_by_1() -> None:
    hand = ["adapted_lichen", "release_of_inert_gases"]
    g = table(seat(credits=21, hand=hand, played=["research_outpost"]), seat())
    assert after(g, "play adapted_lichen") == {"0.credits": -8, "0.+plants": 1}
    assert after(g, "play release_of_inert_gases") == {"0.credits": -13, "0.tr": 2}


def test_research_outpost_works_from_the_next_card_on_and_for_its_owner() -> None:
    g = table(seat(credits=26, hand=["research_outpost", "adapted_lichen"]), seat(credits=8, hand=["algae"]))
    do(g, "play research_outpost", "place city G3", "play adapted_lichen")
    assert g.seat[0].stock[0] == 0
    other = table(seat(played=["research_outpost"]), seat(credits=8, hand=["adapted_lichen"]), turn={"seat": 1})
    assert reasons(other, "play adapted_lichen", 1) == ["credits"]


def test_research_outpost_and_other_discounts_add_up_but_never_below_0() -> None:
    played = ["research_outpost", "space_station"]
    g = table(seat(credits=11, hand=["asteroid"], played=played), seat())
    assert after(g, "play asteroid")["0.credits"] == -11
    free = table(seat(hand=["virus"], played=["research_outpost", "anti_gravity_technology"]), seat())
    assert after(free, "play virus", "choose remove 5 plants") == {}


def test_research_outpost_does_not_touch_standard_projects() -> None:
    g = table(seat(credits=11, played=["research_outpost"]), seat())
    assert after(g, "project power_plant") == {"0.credits": -11, "0.+energy": 1}


def test_phobos_space_haven_is_a_city_in_play_but_not_on_mars() -> None:
    g = table(
        seat("tharsis_republic", credits=60, energy=1, hand=["phobos_space_haven"], played=["martian_rails"]),
        seat(played=["rover_construction", "immigrant_city", "pets"], resources={"pets": 0}),
        tiles={"C3": ("city", 0), "E1": ("city", 0)},
    )
    changed = after(g, "play phobos_space_haven")
    assert changed == {
        "0.credits": -25 + 3,
        "0.+titanium": 1,
        "1.credits": 2,
        "1.+credits": 1,
        "on pets": 1,
        "at phobos": "city 0",
    }
    assert can(g, "claim mayor")
    assert after(g, "use martian_rails") == {"0.energy": -1, "0.credits": 2}


def test_phobos_space_haven_is_an_owned_tile() -> None:
    tiles = {"phobos": ("city", 0)}
    awards = [{"name": "landlord", "seat": 1}]
    g = table(seat(played=["phobos_space_haven"]), seat(), tiles=tiles, awards=awards)
    assert (g.scores()[0]["awards"], g.scores()[1]["awards"]) == (5, 0)


def test_phobos_space_haven_counts_for_requirements_about_cities_in_play() -> None:
    tiles = {"phobos": ("city", 0), "C3": ("city", 1)}
    assert can(table(seat(credits=6, hand=["rad_suits"]), seat(), tiles=tiles), "play rad_suits")


def test_phobos_space_haven_has_no_neighbours() -> None:
    """No greenery ever lies beside it, and it is no tile to place one next to."""
    g = table(seat(plants=8), seat(), tiles={"phobos": ("city", 0)})
    do(g, "convert plants")
    assert all(can(g, f"place greenery {area}") for area in ("A1", "G3", "I4"))
    do(g, "place greenery A1")
    assert g.scores()[0]["cities"] == 0


def test_black_polar_dust() -> None:
    g = table(seat(credits=15, hand=["black_polar_dust"], produces={"credits": -3}), seat())
    changed = after(g, "play black_polar_dust", "place ocean A5")
    assert changed == {
        "0.credits": -15,
        "0.+credits": -2,
        "0.+heat": 3,
        "oceans": 1,
        "0.tr": 1,
        "at A5": "ocean",
    }
    assert points(g) == 0


def test_arctic_algae_grows_with_the_oceans_of_its_owner() -> None:
    g = table(seat(credits=18, played=["arctic_algae"]), seat())
    changed = after(g, "project aquifer", "place ocean A5")
    assert changed == {"0.credits": -18, "0.plants": 2, "oceans": 1, "0.tr": 1, "at A5": "ocean"}


def test_arctic_algae_grows_with_the_oceans_of_others() -> None:
    g = table(seat(played=["arctic_algae"]), seat(credits=18), turn={"seat": 1})
    changed = after(g, (1, "project aquifer"), (1, "place ocean E5"))
    assert changed == {"1.credits": -18, "1.plants": 2, "0.plants": 2, "oceans": 1, "1.tr": 1, "at E5": "ocean"}


def test_arctic_algae_grows_with_the_ocean_at_0_degrees() -> None:
    g = table(seat(heat=8, played=["arctic_algae"]), seat(), temperature=-2)
    changed = after(g, "convert heat", "place ocean A5")
    assert changed == {"0.heat": -8, "temperature": 2, "0.plants": 2, "oceans": 1, "0.tr": 2, "at A5": "ocean"}


def test_arctic_algae_grows_with_artificial_lake() -> None:
    g = table(seat(credits=15, hand=["artificial_lake"], played=["arctic_algae"]), seat(), temperature=-6)
    changed = after(g, "play artificial_lake", "place ocean G3")
    assert changed == {"0.credits": -15, "0.plants": 2, "oceans": 1, "0.tr": 1, "at G3": "ocean"}


def test_arctic_algae_does_not_grow_with_oceans_that_are_not_placed() -> None:
    g = table(seat(credits=18, played=["arctic_algae"]), seat(), tiles=oceans(9))
    assert after(g, "project aquifer") == {"0.credits": -18}


def test_predators_hunt_on_cards_of_anybody() -> None:
    g = table(
        seat(played=["predators", "fish", "tardigrades"], resources={"predators": 1, "fish": 1, "tardigrades": 1}),
        seat(played=["birds", "small_animals"], resources={"birds": 2}),
    )
    do(g, "use predators")
    assert offered(g) == ["take predators", "take fish", "take birds"]
    assert after(g, "take birds") == {"on birds": -1, "on predators": 1}
    assert points(g) == 2 + 1


def test_predators_may_take_from_themselves() -> None:
    g = table(seat(played=["predators"], resources={"predators": 1}), seat())
    assert after(g, "use predators") == {}
    assert reasons(g, "use predators") == ["used"]


def test_predators_spare_pets() -> None:
    g = table(seat(played=["predators"]), seat(played=["pets"], resources={"pets": 4}))
    assert reasons(g, "use predators") == ["no_cube_to_take"]
    own = table(seat(played=["predators", "pets"], resources={"pets": 4}), seat())
    assert reasons(own, "use predators") == ["no_cube_to_take"]


def test_predators_cannot_reach_behind_protected_habitats() -> None:
    g = table(seat(played=["predators"]), seat(played=["fish", "protected_habitats"], resources={"fish": 4}))
    assert reasons(g, "use predators") == ["no_cube_to_take"]
    own = table(seat(played=["predators", "fish", "protected_habitats"], resources={"fish": 4}), seat())
    assert after(own, "use predators") == {"on fish": -1, "on predators": 1}


def test_predators_solo_hunt_the_neutral_opponent() -> None:
    g = table(seat(played=["predators", "fish"], resources={"fish": 1}))
    do(g, "use predators")
    assert offered(g) == ["take fish", "take animal from neutral"]
    assert after(g, "take animal from neutral") == {"on predators": 1}


def test_predators_score_each_animal() -> None:
    assert points(table(seat(played=["predators"], resources={"predators": 5}), seat())) == 5


def test_space_station_makes_space_cards_cheaper_by_2() -> None:
    g = table(seat(credits=12 + 5, hand=["asteroid", "optimal_aerobraking"], played=["space_station"]), seat())
    assert after(g, "play asteroid") == {"0.credits": -12, "temperature": 2, "0.tr": 1, "0.titanium": 2}
    assert after(g, "play optimal_aerobraking", "pay 5") == {"0.credits": -5}


def test_space_station_leaves_other_cards_and_other_players_alone() -> None:
    g = table(seat(credits=8, hand=["adapted_lichen"], played=["space_station"]), seat())
    assert reasons(g, "play adapted_lichen") == ["credits"]
    other = table(seat(played=["space_station"]), seat(credits=13, hand=["asteroid"]), turn={"seat": 1})
    assert reasons(other, "play asteroid", 1) == ["credits"]


# ---- 026 to 032
def test_eos_chasma_national_park_adds_an_animal_to_an_own_card() -> None:
    g = table(
        seat(credits=16, hand=["eos_chasma_national_park"], played=["fish", "tardigrades", "pets"]),
        seat(played=["birds"]),
        temperature=-12,
    )
    do(g, "play eos_chasma_national_park")
    assert offered(g) == ["add fish", "add pets"]
    assert after(g, "add pets") == {"on pets": 1}


def test_eos_chasma_national_park_without_an_animal_card() -> None:
    g = table(
        seat(credits=16, hand=["eos_chasma_national_park"], played=["tardigrades"]),
        seat(played=["fish"]),
        temperature=-12,
    )
    changed = after(g, "play eos_chasma_national_park")
    assert changed == {"0.credits": -16, "0.plants": 3, "0.+credits": 2}
    assert points(g) == 1


def test_interstellar_colony_ship_scores_face_down() -> None:
    g = table(seat(credits=24, hand=["interstellar_colony_ship"], played=FIVE_SCIENCE), seat())
    before = points(g)
    do(g, "play interstellar_colony_ship")
    assert g.position()["seats"][0]["events"] == ["interstellar_colony_ship"]  # type: ignore[index]
    assert points(g) - before == 4


def test_interstellar_colony_ship_counts_the_corporation_but_no_events() -> None:
    corporation = table(seat("inventrix", credits=24, hand=["interstellar_colony_ship"], played=FOUR_SCIENCE), seat())
    assert can(corporation, "play interstellar_colony_ship")
    events = [*FOUR_SCIENCE, "technology_demonstration", "invention_contest"]
    g = table(seat(credits=24, hand=["interstellar_colony_ship"], played=events), seat(played=["mars_university"]))
    assert reasons(g, "play interstellar_colony_ship") == ["tags"]


def test_security_fleet_scores_each_fighter() -> None:
    g = table(seat(titanium=2, played=["security_fleet"], resources={"security_fleet": 3}), seat())
    assert after(g, "use security_fleet") == {"0.titanium": -1, "on security_fleet": 1}
    assert points(g) == 4


def test_cupola_city() -> None:
    g = table(seat(credits=16, hand=["cupola_city"], produces={"energy": 1}), seat())
    changed = after(g, "play cupola_city", "place city G3")
    assert changed == {"0.credits": -16, "0.+energy": -1, "0.+credits": 3, "at G3": "city 0"}
    assert points(g) == 0


def test_optimal_aerobraking_pays_for_space_events() -> None:
    g = table(seat(credits=14, hand=["asteroid"], played=["optimal_aerobraking"]), seat())
    changed = after(g, "play asteroid")
    assert changed == {"0.credits": -14 + 3, "0.heat": 3, "temperature": 2, "0.tr": 1, "0.titanium": 2}


def test_optimal_aerobraking_pays_once_for_an_event_with_several_tags() -> None:
    g = table(seat(credits=16, hand=["imported_hydrogen"], played=["optimal_aerobraking"]), seat())
    changed = after(g, "play imported_hydrogen", "place ocean A5", "choose gain plants 3")
    assert changed == {
        "0.credits": -16 + 3,
        "0.heat": 3,
        "0.plants": 3,
        "oceans": 1,
        "0.tr": 1,
        "at A5": "ocean",
    }


def test_optimal_aerobraking_does_not_help_to_pay() -> None:
    g = table(seat(credits=13, hand=["asteroid"], played=["optimal_aerobraking"]), seat())
    assert reasons(g, "play asteroid") == ["credits"]


def test_optimal_aerobraking_ignores_other_events_other_space_cards_and_other_players() -> None:
    g = table(seat(credits=50, hand=["release_of_inert_gases", "asteroid_mining"], played=["optimal_aerobraking"]))
    assert after(g, "play release_of_inert_gases") == {"0.credits": -14, "0.tr": 2}
    assert after(g, "play asteroid_mining") == {"0.credits": -30, "0.+titanium": 2}
    other = table(seat(played=["optimal_aerobraking"]), seat(credits=14, hand=["asteroid"]), turn={"seat": 1})
    changed = after(other, (1, "play asteroid"))
    assert changed == {"1.credits": -14, "temperature": 2, "1.tr": 1, "1.titanium": 2}


def test_underground_city() -> None:
    g = table(seat(credits=18, hand=["underground_city"], produces={"energy": 2}), seat())
    changed = after(g, "play underground_city", "place city G3")
    assert changed == {"0.credits": -18, "0.+energy": -2, "0.+steel": 2, "at G3": "city 0"}
    assert points(g) == 0


# ---- 033 to 039
def test_regolith_eaters_at_complete_oxygen_are_used_for_nothing() -> None:
    g = table(seat(played=["regolith_eaters"], resources={"regolith_eaters": 2}), seat(), oxygen=14)
    (option,) = [o for o in g.asked[0].options if o.notation == "use regolith_eaters 2"]
    assert option.useless
    assert after(g, "use regolith_eaters 2") == {"on regolith_eaters": -2}


def test_regolith_eaters_earn_the_bonus_of_an_oxygen_step() -> None:
    g = table(seat(played=["regolith_eaters"], resources={"regolith_eaters": 2}), seat(), oxygen=7)
    changed = after(g, "use regolith_eaters 2")
    assert changed == {"on regolith_eaters": -2, "oxygen": 1, "temperature": 2, "0.tr": 2}


def test_regolith_eaters_score_nothing() -> None:
    played = ["regolith_eaters", "ghg_producing_bacteria"]
    assert points(table(seat(played=played, resources=dict.fromkeys(played, 9)), seat())) == 0


def test_ghg_producing_bacteria_at_complete_temperature_are_used_for_nothing() -> None:
    g = table(seat(played=["ghg_producing_bacteria"], resources={"ghg_producing_bacteria": 2}), seat(), temperature=8)
    (option,) = [o for o in g.asked[0].options if o.notation == "use ghg_producing_bacteria 2"]
    assert option.useless
    assert after(g, "use ghg_producing_bacteria 2") == {"on ghg_producing_bacteria": -2}


def test_ants_take_from_cards_of_anybody() -> None:
    g = table(
        seat(played=["ants", "tardigrades", "fish"], resources={"ants": 1, "tardigrades": 1, "fish": 3}),
        seat(played=["decomposers", "regolith_eaters"], resources={"decomposers": 2}),
    )
    do(g, "use ants")
    assert offered(g) == ["take ants", "take tardigrades", "take decomposers"]
    assert after(g, "take decomposers") == {"on decomposers": -1, "on ants": 1}


def test_ants_may_take_from_themselves() -> None:
    g = table(seat(played=["ants"], resources={"ants": 1}), seat())
    assert after(g, "use ants") == {}
    assert reasons(g, "use ants") == ["used"]


def test_ants_cannot_reach_behind_protected_habitats() -> None:
    g = table(seat(played=["ants"]), seat(played=["tardigrades", "protected_habitats"], resources={"tardigrades": 4}))
    assert reasons(g, "use ants") == ["no_cube_to_take"]
    own = table(seat(played=["ants", "tardigrades", "protected_habitats"], resources={"tardigrades": 4}), seat())
    assert after(own, "use ants") == {"on tardigrades": -1, "on ants": 1}


def test_ants_solo_take_from_the_neutral_opponent() -> None:
    g = table(seat(played=["ants"]))
    assert after(g, "use ants") == {"on ants": 1}


def test_ants_score_a_point_for_two_microbes() -> None:
    for n, worth in ((1, 0), (2, 1), (3, 1), (4, 2)):
        assert points(table(seat(played=["ants"], resources={"ants": n}), seat())) == worth


def test_nitrogen_rich_asteroid_with_three_plant_tags_brings_4_instead_of_1() -> None:
    played = ["adapted_lichen", "algae", "grass"]
    g = table(seat(credits=31, hand=["nitrogen_rich_asteroid"], played=played), seat())
    changed = after(g, "play nitrogen_rich_asteroid")
    assert changed == {"0.credits": -31, "0.tr": 3, "temperature": 2, "0.+plants": 4}


def test_nitrogen_rich_asteroid_counts_own_plant_tags_in_play() -> None:
    """Two of one's own and any number of others' are too few; the corporation's tag makes the third."""
    g = table(
        seat(credits=31, hand=["nitrogen_rich_asteroid", "heather"], played=["adapted_lichen", "algae"]),
        seat(played=["grass", "trees"]),
    )
    assert after(g, "play nitrogen_rich_asteroid")["0.+plants"] == 1
    ecoline = table(
        seat("ecoline", credits=31, hand=["nitrogen_rich_asteroid"], played=["adapted_lichen", "algae"]), seat()
    )
    assert after(ecoline, "play nitrogen_rich_asteroid")["0.+plants"] == 4


def test_rover_construction_pays_for_own_cities() -> None:
    g = table(seat(credits=25, played=["rover_construction"]), seat())
    changed = after(g, "project city", "place city G3")
    assert changed == {"0.credits": -25 + 2, "0.+credits": 1, "at G3": "city 0"}


def test_rover_construction_pays_for_cities_of_others() -> None:
    g = table(seat(played=["rover_construction"]), seat(credits=25), turn={"seat": 1})
    changed = after(g, (1, "project city"), (1, "place city G3"))
    assert changed == {"1.credits": -25, "1.+credits": 1, "0.credits": 2, "at G3": "city 1"}


@pytest.mark.parametrize("name", ["phobos_space_haven", "ganymede_colony", "noctis_city"])
def test_rover_construction_pays_for_cities_off_the_map_and_on_reserved_areas(name: str) -> None:
    g = table(
        seat(played=["rover_construction"]),
        seat(credits=25, hand=[name], produces={"energy": 1}),
        turn={"seat": 1},
    )
    assert after(g, (1, f"play {name}"))["0.credits"] == 2


def test_rover_construction_ignores_other_tiles() -> None:
    g = table(seat(plants=8, played=["rover_construction"]), seat())
    changed = after(g, "convert plants", "place greenery G3")
    assert changed == {"0.plants": -8, "oxygen": 1, "0.tr": 1, "at G3": "greenery 0"}


def test_deimos_down() -> None:
    g = table(seat(credits=31, hand=["deimos_down"]), seat(plants=9))
    changed = after(g, "play deimos_down", "remove 8 plants from 1")
    assert changed == {
        "0.credits": -31,
        "temperature": 6,
        "0.tr": 3,
        "0.+heat": 1,  # -24 degrees
        "0.steel": 4,
        "1.plants": -8,
    }


def test_deimos_down_removes_up_to_8_plants() -> None:
    g = table(seat(credits=31, hand=["deimos_down"]), seat(plants=11))
    do(g, "play deimos_down")
    assert offered(g) == [*(f"remove {n} plants from 1" for n in range(8, 0, -1)), "remove nothing"]


def test_deimos_down_earns_both_heat_bonuses_on_its_way() -> None:
    g = table(seat(credits=31, hand=["deimos_down"]), seat(), temperature=-26)
    changed = after(g, "play deimos_down")
    assert changed == {"0.credits": -31, "temperature": 6, "0.tr": 3, "0.+heat": 2, "0.steel": 4}


def test_deimos_down_brings_the_ocean_at_0_degrees() -> None:
    g = table(seat(credits=31, hand=["deimos_down"]), seat(), temperature=-4)
    changed = after(g, "play deimos_down", "place ocean A5")
    assert changed == {
        "0.credits": -31,
        "temperature": 6,
        "oceans": 1,
        "0.tr": 4,
        "0.steel": 4,
        "at A5": "ocean",
    }


def test_deimos_down_takes_only_the_steps_that_are_left() -> None:
    g = table(seat(credits=31, hand=["deimos_down"]), seat(), temperature=4)
    assert after(g, "play deimos_down") == {"0.credits": -31, "temperature": 4, "0.tr": 2, "0.steel": 4}


# ---- 040 to 052
def test_asteroid_mining_may_be_overpaid_with_titanium() -> None:
    """Rulebook p. 8: Kim pays 30 with 8 titanium worth 4 each, though 7 and 2 credits would do."""
    g = table(seat("phobolog", credits=30, titanium=10, hand=["asteroid_mining"]), seat())
    do(g, "play asteroid_mining")
    assert {"pay 2 titanium 7", "pay 0 titanium 8"} <= set(offered(g))
    assert "pay 0 titanium 9" not in offered(g)
    assert after(g, "pay 0 titanium 8") == {"0.titanium": -8, "0.+titanium": 2}


def test_food_factory_takes_the_own_plant_production_only() -> None:
    g = table(seat(credits=12, plants=9, hand=["food_factory"]), seat(produces={"plants": 3}))
    assert reasons(g, "play food_factory") == ["production_short"]


def test_natural_preserve() -> None:
    g = table(seat(credits=9, hand=["natural_preserve"]), seat(), oxygen=4)
    changed = after(g, "play natural_preserve", "place natural_preserve F2")
    assert changed == {"0.credits": -9, "0.plants": 2, "0.+credits": 1, "at F2": "natural_preserve 0"}
    assert points(g) == 1


def test_natural_preserve_keeps_away_from_tiles_of_any_kind() -> None:
    tiles = {"C3": ("greenery", 0), "E5": "ocean", "H3": ("city", 1)}
    g = table(seat(credits=9, hand=["natural_preserve"]), seat(), tiles=tiles)
    do(g, "play natural_preserve")
    for beside in ("B2", "B3", "C2", "C4", "D3", "D4", "D5", "F4", "F5", "G3", "G4", "H2", "H4", "I2", "I3"):
        assert not can(g, f"place natural_preserve {beside}")
    for alone in ("A1", "C1", "D1", "F3", "G1", "I4"):
        assert can(g, f"place natural_preserve {alone}")
    for reserved in ("E3", "A5"):
        assert not can(g, f"place natural_preserve {reserved}")


def test_natural_preserve_may_get_neighbours_later() -> None:
    tiles = {"G3": ("natural_preserve", 0)}
    g = table(seat(plants=8, credits=25, played=["natural_preserve"]), seat(), tiles=tiles)
    changed = after(g, "convert plants", "place greenery G4", "project city", "place city G2")
    assert changed == {
        "0.plants": -8,
        "0.credits": -25,
        "0.+credits": 1,
        "oxygen": 1,
        "0.tr": 1,
        "at G4": "greenery 0",
        "at G2": "city 0",
    }
    assert points(g) == 1


def test_lightning_harvest_counts_the_corporation() -> None:
    g = table(seat("inventrix", credits=8, hand=["lightning_harvest"], played=TWO_SCIENCE), seat())
    assert can(g, "play lightning_harvest")


def test_tardigrades_score_a_point_for_four_microbes() -> None:
    for n, worth in ((3, 0), (4, 1), (7, 1), (8, 2)):
        assert points(table(seat(played=["tardigrades"], resources={"tardigrades": n}), seat())) == worth


def test_virus_removes_plants() -> None:
    g = table(seat(credits=1, hand=["virus"]), seat(plants=9))
    changed = after(g, "play virus", "choose remove 5 plants", "remove 5 plants from 1")
    assert changed == {"0.credits": -1, "1.plants": -5}


def test_virus_removes_up_to_5_plants_from_one_player() -> None:
    g = table(seat(credits=1, plants=1, hand=["virus"]), seat(plants=6), seat(plants=2))
    do(g, "play virus", "choose remove 5 plants")
    assert offered(g) == [
        "remove 1 plants from 0",
        *(f"remove {n} plants from 1" for n in (5, 4, 3, 2, 1)),
        *(f"remove {n} plants from 2" for n in (2, 1)),
        "remove nothing",
    ]


def test_virus_removes_animals() -> None:
    g = table(seat(credits=1, hand=["virus"]), seat(played=["fish"], resources={"fish": 3}))
    do(g, "play virus", "choose remove 2 animal from anybody")
    assert offered(g) == ["take 2 fish", "take 1 fish", "remove nothing"]
    assert after(g, "take 2 fish") == {"on fish": -2}
    assert can(g, "end turn")


def test_virus_may_remove_one_animal_each_from_two_cards_of_one_player() -> None:
    g = table(
        seat(credits=1, hand=["virus"], played=["birds"], resources={"birds": 2}),
        seat(played=["fish", "predators"], resources={"fish": 3, "predators": 1}),
    )
    do(g, "play virus", "choose remove 2 animal from anybody")
    assert set(offered(g)) == {
        *("take 2 fish", "take 1 fish", "take 1 predators", "take 2 birds", "take 1 birds", "remove nothing"),
    }
    assert after(g, "take 1 predators") == {"on predators": -1}
    assert offered(g) == ["take 1 fish", "no more"]  # the birds belong to another player
    assert after(g, "take 1 fish") == {"on fish": -1}
    assert can(g, "end turn")


def test_virus_may_stop_after_one_animal() -> None:
    g = table(
        seat(credits=1, hand=["virus"]),
        seat(played=["fish", "predators"], resources={"fish": 3, "predators": 1}),
    )
    do(g, "play virus", "choose remove 2 animal from anybody", "take 1 predators")
    assert after(g, "no more") == {}
    assert can(g, "end turn")


def test_virus_may_hit_own_animals_and_nothing_at_all() -> None:
    g = table(seat(credits=1, hand=["virus"], played=["fish"], resources={"fish": 1}), seat())
    do(g, "play virus", "choose remove 2 animal from anybody")
    assert offered(g) == ["take 1 fish", "remove nothing"]
    assert after(g, "remove nothing") == {}


def test_virus_does_not_touch_microbes() -> None:
    g = table(seat(credits=1, hand=["virus"]), seat(played=["tardigrades"], resources={"tardigrades": 3}))
    assert after(g, "play virus", "choose remove 2 animal from anybody") == {"0.credits": -1}


def test_virus_is_stopped_by_pets_and_protected_habitats() -> None:
    g = table(
        seat(credits=1, hand=["virus"]),
        seat(plants=7, played=["fish", "protected_habitats"], resources={"fish": 3}),
        seat(played=["pets"], resources={"pets": 3}),
    )
    assert after(g, "play virus", "choose remove 2 animal from anybody") == {"0.credits": -1}
    g = table(seat(credits=1, hand=["virus"]), seat(plants=7, played=["protected_habitats"]))
    assert after(g, "play virus", "choose remove 5 plants") == {"0.credits": -1}


def test_virus_is_playable_without_a_target_and_feeds_effects() -> None:
    """An event with a microbe tag, while it is played."""
    g = table(seat(credits=1, hand=["virus"], played=["media_group", "decomposers"]), seat())
    changed = after(g, "play virus", "choose remove 5 plants")
    assert changed == {"0.credits": -1 + 3, "on decomposers": 1}


def test_virus_solo() -> None:
    g = table(seat(credits=1, hand=["virus"]))
    do(g, "play virus", "choose remove 2 animal from anybody")
    assert offered(g) == ["take 2 animal from neutral", "remove nothing"]
    assert after(g, "take 2 animal from neutral") == {}


def test_miranda_resort_counts_own_earth_tags() -> None:
    g = table(
        seat("teractor", credits=12, hand=["miranda_resort"], played=["earth_office", "lunar_beam"]),
        seat(played=["media_group"]),
    )
    assert after(g, "play miranda_resort") == {"0.credits": -12, "0.+credits": 3}
    assert points(g) == 1


def test_miranda_resort_counts_no_events() -> None:
    played = ["imported_hydrogen", "interstellar_colony_ship", "media_group"]
    g = table(seat(credits=12, hand=["miranda_resort"], played=played), seat())
    assert after(g, "play miranda_resort") == {"0.credits": -12, "0.+credits": 1}


def test_fish_take_a_plant_production_from_anybody() -> None:
    g = table(
        seat(credits=9, hand=["fish"], produces={"plants": 1}), seat(produces={"plants": 1}), seat(), temperature=2
    )
    do(g, "play fish")
    assert offered(g) == ["reduce plants of 0", "reduce plants of 1"]
    assert after(g, "reduce plants of 1") == {"1.+plants": -1}


def test_fish_hit_their_owner_if_nobody_else_can_take_it() -> None:
    g = table(seat(credits=9, hand=["fish"], produces={"plants": 1}), seat(plants=9), temperature=2)
    assert after(g, "play fish") == {"0.credits": -9, "0.+plants": -1}


def test_fish_need_somebody_with_plant_production() -> None:
    g = table(seat(credits=9, plants=9, hand=["fish"]), seat(plants=9), temperature=2)
    assert not can(g, "play fish")
    assert reasons(g, "play fish") == ["nobody_produces"]


def test_fish_are_not_stopped_by_protected_habitats() -> None:
    """It protects cubes, not production."""
    g = table(
        seat(credits=9, hand=["fish"]), seat(played=["protected_habitats"], produces={"plants": 1}), temperature=2
    )
    assert after(g, "play fish") == {"0.credits": -9, "1.+plants": -1}


def test_fish_solo() -> None:
    g = table(seat(credits=9, hand=["fish"]), temperature=2)
    assert after(g, "play fish") == {"0.credits": -9}


def test_fish_score_each_animal() -> None:
    assert points(table(seat(played=["fish"], resources={"fish": 3}), seat())) == 3


# ---- nothing is left out
def test_every_card_of_the_block_is_covered() -> None:
    """Each card is in the table of cards that ask nothing, or has a scenario that bears its name."""
    block = [c.name for c in table(seat(), seat()).cards if c.code.isdigit() and 1 <= int(c.code) <= 52]
    assert sorted(block) == sorted(COST)
    assert len(block) == 52
    told = set(PLAYED)
    for test in globals():
        named = [name for name in block if test == f"test_{name}" or test.startswith(f"test_{name}_")]
        if named:
            told.add(max(named, key=len))
    assert told == set(block)
