"""Scenarios of the Colonies cards C26 to C49: a position, answers, and the differences they make."""

from __future__ import annotations

import re

import pytest
from table import Answer, after, can, do, offered, points, reasons, seat, table

import tharsis
from tharsis.mars.board import AREA_NAME
from tharsis.mars.colonies.moons import moons
from tharsis.mars.game import Mars
from tharsis.mars.map import LAND
from tharsis.mars.maps import MAPS
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import CUBES, KINDS, STOCKS, TAGS

# ---- what is printed: number, name, cost, tags, kind, what it holds
PRINTED = [
    ("C26", "minority_refuge", 5, "space", "automated", ""),
    ("C27", "molecular_printing", 11, "science", "automated", ""),
    ("C28", "nitrogen_from_titan", 25, "jovian space", "automated", ""),
    ("C29", "pioneer_settlement", 13, "space", "automated", ""),
    ("C30", "productive_outpost", 0, "", "automated", ""),
    ("C31", "quantum_communications", 8, "", "automated", ""),
    ("C32", "red_spot_observatory", 17, "jovian science", "active", "floater"),
    ("C33", "refugee_camps", 10, "earth", "active", "camp"),
    ("C34", "research_colony", 20, "space science", "automated", ""),
    ("C35", "rim_freighters", 4, "space", "active", ""),
    ("C36", "sky_docks", 18, "space earth", "active", ""),
    ("C37", "solar_probe", 9, "space science", "event", ""),
    ("C38", "solar_reflectors", 23, "space", "automated", ""),
    ("C39", "space_port", 22, "city building", "automated", ""),
    ("C40", "space_port_colony", 27, "space", "automated", ""),
    ("C41", "spin_off_department", 10, "building", "active", ""),
    ("C42", "sub_zero_salt_fish", 5, "animal", "active", "animal"),
    ("C43", "titan_air_scrapping", 21, "jovian", "active", "floater"),
    ("C44", "titan_floating_launch_pad", 18, "jovian", "active", "floater"),
    ("C45", "titan_shuttles", 23, "jovian space", "active", "floater"),
    ("C46", "trade_envoys", 6, "", "active", ""),
    ("C47", "trading_colony", 18, "space", "active", ""),
    ("C48", "urban_decomposers", 6, "microbe", "automated", ""),
    ("C49", "warp_drive", 14, "science", "active", ""),
]
NAMES = [row[1] for row in PRINTED]
COST = {row[1]: row[2] for row in PRINTED}
TAGS_OF = {row[1]: row[3].split() for row in PRINTED}
EVENTS = [row[1] for row in PRINTED if row[4] == "event"]

# tags to lay out: two on Research and Luna Governor, one on each of the others
TWO_SCIENCE = ["research"]
THREE_SCIENCE = ["research", "gene_repair"]
FOUR_SCIENCE = ["research", "gene_repair", "robotic_workforce"]
FIVE_SCIENCE = ["research", "gene_repair", "robotic_workforce", "breathing_filters"]
ONE_EARTH = ["lunar_mining"]
TWO_EARTH = ["luna_governor"]

Moon = dict[str, object]


def moon(name: str, *colonies: int, **fields: int) -> Moon:
    """A colony tile: the owners of its colonies by place, `marker=` its step, `fleet=` the seat that trades there."""
    return {"name": name, "colonies": list(colonies), **fields}


OPEN: list[Moon] = [moon("ganymede"), moon("io")]
OWN_CITY = {"G3": ("city", 0)}

# ---- requirements: a position that meets it exactly, one that misses it by a step, and why it is refused then
NEEDS: dict[str, tuple[dict[str, object], dict[str, object], str]] = {
    "pioneer_settlement": (
        {"moons": [*OPEN, moon("triton", 0)]},
        {"moons": [*OPEN, moon("triton", 0), moon("ceres", 0)]},
        "colonies_many",
    ),
    "quantum_communications": ({"played": FOUR_SCIENCE}, {"played": THREE_SCIENCE}, "tags"),
    "red_spot_observatory": ({"played": THREE_SCIENCE}, {"played": TWO_SCIENCE}, "tags"),
    "sky_docks": ({"played": TWO_EARTH}, {"played": ONE_EARTH}, "tags"),
    "space_port": ({"moons": [*OPEN, moon("triton", 0)]}, {"moons": [*OPEN, moon("triton", 1)]}, "colonies_few"),
    "space_port_colony": ({"moons": [*OPEN, moon("triton", 0)]}, {"moons": [*OPEN, moon("triton", 1)]}, "colonies_few"),
    "sub_zero_salt_fish": ({"temperature": -6}, {"temperature": -8}, "parameter_low"),
    "urban_decomposers": (
        {"moons": [moon("triton", 0)], "tiles": OWN_CITY},
        {"moons": [moon("triton", 1)], "tiles": OWN_CITY},
        "colonies_few",
    ),
    "warp_drive": ({"played": FIVE_SCIENCE}, {"played": FOUR_SCIENCE}, "tags"),
}


def colonies(*seats: dict[str, object], **fields: object) -> Mars:
    """A table with Colonies; two open colony tiles unless told otherwise."""
    options = fields.pop("options", {})
    assert isinstance(options, dict)
    return table(*seats, **{"moons": OPEN, **fields, "options": {"colonies": True, **options}})


def about_to_play(card: str, need: dict[str, object] | None = None, **mine: object) -> Mars:
    """Seat 0 holds the card and just its printed cost, produces two of everything, and meets the requirement exactly.

    `need` is another position for the requirement; whatever else is named changes seat 0.
    """
    fields = dict(need if need is not None else NEEDS[card][0] if card in NEEDS else {})
    own: dict[str, object] = {"credits": COST[card], "played": fields.pop("played", []), **mine}
    produces = dict.fromkeys(STOCKS, 2)
    given = own.pop("produces", {})
    assert isinstance(given, dict)
    produces.update(given)
    return colonies(seat(hand=[card], produces=produces, **own), seat(), **fields)  # type: ignore[arg-type]


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
    (card,) = [c for c in colonies(seat(), seat()).cards if c.name == name]
    return card


def hand(game: Mars, s: int = 0) -> list[str]:
    return [game.card_name(c) for c in game.seat[s].hand]


def income(game: Mars, s: int = 0) -> int:
    return game.seat[s].production[0]


# ---- what is printed on all of them
@pytest.mark.parametrize(("number", "name", "cost", "tags", "kind", "holds"), PRINTED)
def test_printed(number: str, name: str, cost: int, tags: str, kind: str, holds: str) -> None:
    card = card_named(name)
    event = ["event"] if kind == "event" else []
    assert (card.code, card.cost, KINDS[card.kind]) == (number, cost, kind)
    assert [TAGS[t] for t in card.tags] == tags.split() + event
    assert CUBES[card.holds] == (holds or "none")


@pytest.mark.parametrize(("name", "holds"), [(row[1], row[5]) for row in PRINTED if row[5]])
def test_words_about_cubes_here_name_what_the_card_holds(name: str, holds: str) -> None:
    card = card_named(name)
    texts = [node.text for act in card.acts for node in act.nodes()] + [count.text for count in card.points]
    named = [found for text in texts for found in re.findall(r"(\w+) (?:to |from )?here", text)]
    assert set(named) == {holds}


@pytest.mark.parametrize("name", NAMES)
def test_set(name: str) -> None:
    with pytest.raises(tharsis.BadPosition):
        table(seat(hand=[name]), seat())
    assert colonies(seat(hand=[name]), seat(), options={"corporate_era": False}).seat[0].hand


@pytest.mark.parametrize("name", NAMES)
def test_cost(name: str) -> None:
    assert can(about_to_play(name), f"play {name}")
    if COST[name]:
        poor = about_to_play(name, credits=COST[name] - 1)
        assert not can(poor, f"play {name}")
        assert reasons(poor, f"play {name}") == ["credits"]


@pytest.mark.parametrize("name", NAMES)
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
    assert set(offered(g)) == ways


@pytest.mark.parametrize("name", NAMES)
def test_tags_in_play(name: str) -> None:
    """Events lie face down: no tag of theirs is in play."""
    g = colonies(seat(played=[name]), seat())
    expected = [] if name in EVENTS else sorted(TAGS_OF[name])
    assert sorted(TAGS[t] for t, n in enumerate(g.seat[0].tags) for _ in range(n)) == expected


@pytest.mark.parametrize("name", NAMES)
def test_tags_while_played_make_it_cheaper(name: str) -> None:
    """Earth Office and Space Station: 3 less for Earth, 2 for space, also for events."""
    needed = NEEDS[name][0].get("played", []) if name in NEEDS else []
    assert isinstance(needed, list)
    g = about_to_play(name, played=[*needed, "earth_office", "space_station"])
    cheaper = {"earth": 3, "space": 2}
    saved = sum(cheaper.get(tag, 0) for tag in TAGS_OF[name])
    do(g, f"play {name}")
    assert g.seat[0].stock[0] == saved


@pytest.mark.parametrize("name", NEEDS)
def test_requirement(name: str) -> None:
    met, missed, reason = NEEDS[name]
    assert can(about_to_play(name, met), f"play {name}")
    refused = about_to_play(name, missed)
    assert not can(refused, f"play {name}")
    assert reasons(refused, f"play {name}") == [reason]


@pytest.mark.parametrize("name", NEEDS)
def test_adaptation_technology_helps_only_with_global_requirements(name: str) -> None:
    g = about_to_play(name, {**NEEDS[name][1], "played": []}, played=["adaptation_technology"])
    assert can(g, f"play {name}") == NEEDS[name][2].startswith("parameter")


@pytest.mark.parametrize("name", [name for name in NEEDS if NEEDS[name][2] == "tags"])
def test_tags_of_others_and_of_events_do_not_help(name: str) -> None:
    tags = {"sky_docks": ["luna_governor"]}.get(name, FIVE_SCIENCE)
    events = ["conscription", "market_manipulation"] if name == "sky_docks" else ["floater_prototypes", "solar_probe"]
    missed = NEEDS[name][1]["played"]
    assert isinstance(missed, list)
    own = seat(credits=99, hand=[name], played=[*missed, *events])
    g = colonies(own, seat(played=[c for c in tags if c not in missed]))
    assert reasons(g, f"play {name}") == ["tags"]


@pytest.mark.parametrize("name", [name for name in NAMES if name not in NEEDS])
def test_without_requirement(name: str) -> None:
    assert can(about_to_play(name, {"temperature": -30, "oxygen": 0}), f"play {name}")
    assert can(about_to_play(name, {"temperature": 8, "oxygen": 14}), f"play {name}")


# ---- cards that ask nothing when played: the differences beside the cost, and the points
PLAYED: dict[str, tuple[dict[str, object], int]] = {
    "molecular_printing": ({}, 1),  # no city and no colony yet
    "nitrogen_from_titan": ({"0.tr": 2}, 1),
    "productive_outpost": ({}, 0),
    "quantum_communications": ({}, 1),
    "red_spot_observatory": ({"0.hand": 2, "deck": -2}, 2),
    "refugee_camps": ({}, 0),
    "rim_freighters": ({}, 0),
    "sky_docks": ({"0.fleets": 1}, 2),
    "solar_probe": ({}, 1),
    "solar_reflectors": ({"0.+heat": 5}, 0),
    "spin_off_department": ({"0.+credits": 2}, 0),
    "sub_zero_salt_fish": ({"0.+plants": -1}, 0),
    "titan_air_scrapping": ({}, 2),
    "titan_floating_launch_pad": ({"on titan_floating_launch_pad": 2}, 1),
    "titan_shuttles": ({}, 1),
    "trade_envoys": ({}, 0),
    "urban_decomposers": ({"0.+plants": 1}, 0),
    "warp_drive": ({}, 2),
}


@pytest.mark.parametrize("name", PLAYED)
def test_played(name: str) -> None:
    changed, worth = PLAYED[name]
    g = about_to_play(name)
    before = points(g)
    cost = {"0.credits": -COST[name]} if COST[name] else {}
    assert after(g, f"play {name}") == {**cost, **changed}
    assert points(g) - before == worth
    assert points(g, 1) == 0
    assert can(g, "end turn")  # nothing more is asked


@pytest.mark.parametrize("name", NAMES)
def test_marked_without_effect_only_where_no_card_takes_the_cubes(name: str) -> None:
    """Titan Floating Launch-pad takes its floaters itself."""
    g = about_to_play(name)
    (option,) = [o for o in g.asked[0].options if o.notation == f"play {name}"]
    lost = name in ("nitrogen_from_titan", "urban_decomposers")
    nothing = {"productive_outpost": ("colony",), "molecular_printing": ("count",)}  # neither colonies nor cities
    assert option.idle == (("cube",) if lost else nothing.get(name, ()))
    if lost:
        g = about_to_play(name, played=["titan_shuttles", "tardigrades"])
        (option,) = [o for o in g.asked[0].options if o.notation == f"play {name}"]
        assert option.idle == ()


# ---- cards that settle: what they bring beside the colony on Io, and the points
SETTLES: dict[str, tuple[dict[str, object], int]] = {
    "minority_refuge": ({"0.+credits": -2}, 0),
    "pioneer_settlement": ({"0.+credits": -2}, 2),
    "research_colony": ({"0.hand": 2, "deck": -2}, 0),
    "space_port_colony": ({"0.fleets": 1}, 1),  # two colonies then
    "trading_colony": ({}, 0),
}
BESIDE_OWN = ["research_colony", "space_port_colony"]


@pytest.mark.parametrize("name", SETTLES)
def test_settles(name: str) -> None:
    changed, worth = SETTLES[name]
    g = about_to_play(name)
    settled = {"0.credits": -COST[name], "0.+heat": 1, "colonies io": "0"}  # the marker stays on step 2
    assert after(g, f"play {name}", "colony io") == {**settled, **changed}
    assert (points(g), points(g, 1)) == (worth, 0)
    assert can(g, "end turn")


@pytest.mark.parametrize("name", SETTLES)
def test_settles_without_a_fleet_of_ones_own_and_beside_one_of_others(name: str) -> None:
    moons = [moon("io", fleet=1), moon("triton", 0, fleet=0)]
    g = about_to_play(name, {"moons": moons})
    # Triton has a fleet as well; whether an own colony is in the way is another matter
    assert after(g, f"play {name}", *(["colony io"] if name in BESIDE_OWN else []))["colonies io"] == "0"


@pytest.mark.parametrize("name", SETTLES)
def test_settles_on_the_lowest_free_place_and_pushes_the_marker(name: str) -> None:
    moons = [moon("io", 1, marker=2), moon("ceres", 1, 1, marker=3), moon("luna", 1, marker=5), moon("triton", 0)]
    for where, owners, pushed in (("io", "1 0", 1), ("ceres", "1 1 0", 1), ("luna", "1 0", 0)):
        changed = after(about_to_play(name, {"moons": moons}), f"play {name}", f"colony {where}")
        assert changed[f"colonies {where}"] == owners
        assert changed.get(f"marker {where}", 0) == pushed


@pytest.mark.parametrize("name", SETTLES)
def test_settles_only_on_open_tiles_with_room(name: str) -> None:
    moons = [moon("titan", marker=0), moon("luna", 1, 1, 1), moon("ceres", 1, 1), moon("io"), moon("triton", 0)]
    g = do(about_to_play(name, {"moons": moons}), f"play {name}")
    own = ["colony triton"] if name in BESIDE_OWN else []
    assert offered(g) == ["colony ceres", "colony io", *own]


@pytest.mark.parametrize("name", SETTLES)
def test_cannot_be_played_without_a_tile_to_settle(name: str) -> None:
    """A closed tile, full ones, and one with a colony of one's own where that is in the way."""
    own = [moon("triton", 0, 1, 1)] if name in BESIDE_OWN else [moon("triton", 0, 1)]
    g = about_to_play(name, {"moons": [moon("titan", marker=0), moon("luna", 1, 1, 1), *own]})
    assert not can(g, f"play {name}")
    assert reasons(g, f"play {name}") == ["no_moon"]


@pytest.mark.parametrize("name", SETTLES)
def test_settles_and_brings_poseidon_a_step_whoever_it_is(name: str) -> None:
    mine = about_to_play(name, corporation="poseidon")
    plain = about_to_play(name)
    assert income(do(mine, f"play {name}", "colony io")) - income(do(plain, f"play {name}", "colony io")) == 1
    fields = {"moons": [*OPEN, moon("triton", 0)]}
    g = colonies(seat(credits=COST[name], hand=[name]), seat("poseidon"), seat(), **fields)
    changed = after(g, f"play {name}", "colony io")
    assert (changed["1.+credits"], changed.get("2.+credits")) == (1, None)


@pytest.mark.parametrize("name", SETTLES)
def test_settling_by_a_card_is_no_standard_project(name: str) -> None:
    """Neither Standard Technology pays, nor does it count where the standard project is limited."""
    need = {"moons": [*OPEN, moon("triton", 0)], "options": {"wording": "seeds"}}
    g = about_to_play(name, need, credits=COST[name] + 17, played=["standard_technology"])
    do(g, f"play {name}", "colony io")
    assert g.seat[0].stock[0] == 17
    assert can(g, "project colony")


# ---- actions: what they change, once in a generation
ACTIONS: list[tuple[str, dict[str, object], list[Answer], dict[str, object]]] = [
    ("red_spot_observatory 1", {}, [], {"on red_spot_observatory": 1}),
    (
        "red_spot_observatory 2",
        {"resources": {"red_spot_observatory": 1}},
        [],
        {"on red_spot_observatory": -1, "deck": -1, "0.hand": 1},
    ),
    ("refugee_camps", {}, [], {"0.+credits": -1, "on refugee_camps": 1}),
    ("sub_zero_salt_fish", {}, [], {"on sub_zero_salt_fish": 1}),
    ("titan_air_scrapping 1", {"titanium": 1}, [], {"0.titanium": -1, "on titan_air_scrapping": 2}),
    (
        "titan_air_scrapping 2",
        {"resources": {"titan_air_scrapping": 2}},
        [],
        {"on titan_air_scrapping": -2, "0.tr": 1},
    ),
    ("titan_floating_launch_pad 1", {}, [], {"on titan_floating_launch_pad": 1}),
    (
        "titan_floating_launch_pad 2",
        {"resources": {"titan_floating_launch_pad": 1}},
        ["trade io"],
        {"on titan_floating_launch_pad": -1, "0.heat": 3, "fleet io": "0", "marker io": -1},
    ),
    ("titan_shuttles 1", {}, [], {"on titan_shuttles": 2}),
    ("titan_shuttles 2", {"resources": {"titan_shuttles": 1}}, [], {"on titan_shuttles": -1, "0.titanium": 1}),
]
# the same with one cube or step less: what is missing
PRICE_MISSING: dict[str, tuple[dict[str, object], str]] = {
    "red_spot_observatory 2": ({"played": ["atmo_collectors"], "resources": {"atmo_collectors": 5}}, "cubes_short"),
    "refugee_camps": ({"produces": {"credits": -5}, "credits": 99}, "production_short"),
    "titan_air_scrapping 1": ({"titanium": 0, "credits": 99, "resources": {"titan_air_scrapping": 9}}, "stock_short"),
    "titan_air_scrapping 2": (
        {"played": ["atmo_collectors"], "resources": {"titan_air_scrapping": 1, "atmo_collectors": 5}},
        "cubes_short",
    ),
    "titan_floating_launch_pad 2": (
        {"played": ["titan_shuttles"], "resources": {"titan_shuttles": 5}, "credits": 99, "energy": 9},
        "cubes_short",
    ),
    "titan_shuttles 2": ({"played": ["atmo_collectors"], "resources": {"atmo_collectors": 5}}, "cubes_short"),
}


def about_to_use(action: str, mine: dict[str, object], **fields: object) -> Mars:
    """Seat 0 has the card in play; the first player is seat 1, so that seat 0 begins the next generation."""
    given = dict(mine)
    played = given.pop("played", [])
    assert isinstance(played, list)
    own = seat(played=[action.split()[0], *played], **given)  # type: ignore[arg-type]
    return colonies(own, seat(), first=1, turn={"seat": 0}, deck=["asteroid"], **fields)


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
    name = action.split()[0]
    g = about_to_use(action, {**dict.fromkeys(STOCKS, 50), "resources": {name: 5}, "fleets": 2})
    do(g, f"use {action}")
    while not can(g, "end turn"):
        do(g, offered(g)[0])
    for which in ["1", "2"] if " " in action else [""]:
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


# ---- tiles that wait for a card
@pytest.mark.parametrize("name", NAMES)
def test_opens_the_tile_that_waits_for_what_it_holds(name: str) -> None:
    waiting = {"titan": "floater", "enceladus": "microbe", "miranda": "animal"}
    need = NEEDS[name][0] if name in NEEDS else {}
    listed = need.get("moons", OPEN)
    assert isinstance(listed, list)
    g = about_to_play(name, {**need, "moons": [*listed, *(moon(x, marker=0) for x in waiting)]})
    changed = after(g, f"play {name}")
    holds = card_named(name).holds
    for tile, cube in waiting.items():
        assert changed.get(f"marker {tile}") == (2 if CUBES[holds] == cube else None)


# ---- C26 and C29: two steps of income for a colony
REFUGES = ["minority_refuge", "pioneer_settlement"]


@pytest.mark.parametrize("name", REFUGES)
def test_refuge_takes_the_last_two_steps_of_income(name: str) -> None:
    g = about_to_play(name, produces={"credits": -3})
    do(g, f"play {name}")
    assert offered(g) == ["colony ganymede", "colony io"]
    do(g, "colony ganymede")
    assert income(g) == -5


@pytest.mark.parametrize("name", REFUGES)
@pytest.mark.parametrize("low", [-4, -5])
def test_refuge_cannot_go_below_the_lowest_income(name: str, low: int) -> None:
    g = about_to_play(name, produces={"credits": low}, titanium=9)
    assert not can(g, f"play {name}")
    assert reasons(g, f"play {name}") == ["production_short"]
    (reason,) = g.why_not(0)[f"play {name}"]
    assert (reason.item, reason.need, reason.have) == ("credits", -3, low)


@pytest.mark.parametrize("name", REFUGES)
@pytest.mark.parametrize("low", [-4, -5])
def test_refuge_with_too_low_an_income_is_only_for_luna(name: str, low: int) -> None:
    g = about_to_play(name, {"moons": [*OPEN, moon("luna")]}, produces={"credits": low})
    assert after(g, f"play {name}") == {"0.credits": -COST[name], "colonies luna": "0"}  # no other tile can be chosen
    assert income(g) == low


@pytest.mark.parametrize("name", REFUGES)
def test_refuge_with_income_enough_may_go_anywhere(name: str) -> None:
    g = do(about_to_play(name, {"moons": [*OPEN, moon("luna")]}, produces={"credits": -3}), f"play {name}")
    assert offered(g) == ["colony ganymede", "colony io", "colony luna"]
    do(g, "colony luna")
    assert income(g) == -3


@pytest.mark.parametrize("name", REFUGES)
@pytest.mark.parametrize("luna", [moon("luna", 0), moon("luna", 1, 1, 1)])
def test_refuge_finds_no_help_on_luna_that_it_cannot_settle(name: str, luna: Moon) -> None:
    g = about_to_play(name, {"moons": [*OPEN, luna]}, produces={"credits": -4})
    assert reasons(g, f"play {name}") == ["production_short"]


@pytest.mark.parametrize("name", REFUGES)
def test_refuge_of_poseidon_goes_one_step_lower(name: str) -> None:
    g = about_to_play(name, produces={"credits": -4}, corporation="poseidon")
    do(g, f"play {name}")
    assert offered(g) == ["colony ganymede", "colony io"]
    do(g, "colony io")
    assert income(g) == -5
    lowest = about_to_play(name, produces={"credits": -5}, corporation="poseidon")
    assert reasons(lowest, f"play {name}") == ["production_short"]


@pytest.mark.parametrize("name", REFUGES)
def test_refuge_of_poseidon_at_the_lowest_income_is_only_for_luna(name: str) -> None:
    need = {"moons": [*OPEN, moon("luna")]}
    g = do(about_to_play(name, need, produces={"credits": -5}, corporation="poseidon"), f"play {name}")
    assert income(g) == -4
    assert can(g, "end turn")  # the tile was not asked for
    free = do(about_to_play(name, need, produces={"credits": -4}, corporation="poseidon"), f"play {name}")
    assert offered(free) == ["colony ganymede", "colony io", "colony luna"]


@pytest.mark.parametrize("name", REFUGES)
def test_refuge_is_not_helped_by_the_poseidon_of_another(name: str) -> None:
    own = seat(credits=COST[name], hand=[name], produces={"credits": -4})
    assert reasons(colonies(own, seat("poseidon")), f"play {name}") == ["production_short"]


@pytest.mark.parametrize("name", REFUGES)
def test_refuge_tells_all_that_is_missing(name: str) -> None:
    g = about_to_play(name, {"moons": [moon("luna", 1, 1, 1)]}, produces={"credits": -4}, credits=0)
    assert sorted(reasons(g, f"play {name}")) == ["credits", "no_moon", "production_short"]


@pytest.mark.parametrize(
    ("moons", "allowed"),
    [
        ([], True),
        ([moon("triton", 1, 1, 1), moon("ceres", 1, 1)], True),  # colonies of others
        ([moon("triton", 1, 0)], True),
        ([moon("triton", 0, 0)], False),  # both on one tile
        ([moon("triton", 0, 1, 0)], False),
        ([moon("triton", 0), moon("ceres", 1, 0)], False),
        ([moon("triton", 0, 0, 0)], False),
    ],
)
def test_pioneer_settlement_counts_own_colonies_before_its_own(moons: list[Moon], allowed: bool) -> None:
    g = about_to_play("pioneer_settlement", {"moons": [*OPEN, *moons]})
    assert can(g, "play pioneer_settlement") == allowed
    assert reasons(g, "play pioneer_settlement") == ([] if allowed else ["colonies_many"])


def test_pioneer_settlement_does_not_count_cities_off_the_map() -> None:
    tiles = {"ganymede": ("city", 0), "phobos": ("city", 0)}
    g = about_to_play("pioneer_settlement", {"moons": [*OPEN, moon("triton", 0)], "tiles": tiles})
    assert can(g, "play pioneer_settlement")


def test_minority_refuge_has_no_limit_of_colonies() -> None:
    moons = [moon("triton", 0), moon("ceres", 0), moon("io")]
    assert after(about_to_play("minority_refuge", {"moons": moons}), "play minority_refuge")["colonies io"] == "0"


# ---- C27 and C31: everything in play counts, whoever owns it
SETTLED = [moon("luna", 0, 1, 1), moon("io", 1), moon("ceres", 0, 0), moon("titan", marker=0)]  # six colonies


def test_molecular_printing() -> None:
    tiles = {
        "G3": ("city", 0),
        "C3": ("city", 1),
        "D5": ("capital", 1),
        "phobos": ("city", 0),
        "ganymede": ("city", 1),
        "B6": ("greenery", 0),
        "E5": "ocean",
    }
    g = about_to_play("molecular_printing", {"moons": [*SETTLED, moon("triton", 1)], "tiles": tiles})
    assert after(g, "play molecular_printing") == {"0.credits": -11 + 5 + 7}


def test_molecular_printing_counts_neutral_cities() -> None:
    tiles = {"G3": ("city", "neutral"), "C3": ("city", "neutral")}
    g = colonies(seat(credits=11, hand=["molecular_printing"]), tiles=tiles)
    assert after(g, "play molecular_printing") == {"0.credits": -11 + 2}


def test_molecular_printing_cannot_be_paid_with_what_it_brings() -> None:
    g = about_to_play("molecular_printing", {"moons": SETTLED}, credits=10)
    assert reasons(g, "play molecular_printing") == ["credits"]


def test_quantum_communications() -> None:
    need = {"moons": SETTLED, "tiles": {"G3": ("city", 0), "ganymede": ("city", 1)}, "played": FOUR_SCIENCE}
    g = about_to_play("quantum_communications", need)
    assert after(g, "play quantum_communications") == {"0.credits": -8, "0.+credits": 6}  # cities do not count


# ---- C28, C44, C45: floaters for a card with a Jovian tag
def test_nitrogen_from_titan_adds_to_a_jovian_card() -> None:
    played = ["titan_shuttles", "atmo_collectors", "io_mining_industries", "red_spot_observatory", "miranda_resort"]
    g = about_to_play("nitrogen_from_titan", played=played)
    do(g, "play nitrogen_from_titan")
    assert offered(g) == ["add titan_shuttles", "add red_spot_observatory"]  # Jovian, and for floaters
    assert after(g, "add red_spot_observatory") == {"on red_spot_observatory": 2}


def test_nitrogen_from_titan_knows_stormcraft() -> None:
    g = about_to_play("nitrogen_from_titan", corporation="stormcraft_incorporated", played=["atmo_collectors"])
    assert after(g, "play nitrogen_from_titan")["on stormcraft_incorporated"] == 2


def test_nitrogen_from_titan_without_a_card_for_them_loses_the_floaters() -> None:
    own = seat(credits=25, hand=["nitrogen_from_titan"], played=["atmo_collectors"])
    g = colonies(own, seat(played=["titan_shuttles"]))  # not Jovian; and not one's own
    assert after(g, "play nitrogen_from_titan") == {"0.credits": -25, "0.tr": 2}
    assert g.seat[0].raised


def test_titan_floating_launch_pad_may_give_its_floaters_to_another_jovian_card() -> None:
    g = about_to_play("titan_floating_launch_pad", played=["atmo_collectors", "titan_shuttles"])
    do(g, "play titan_floating_launch_pad")
    assert offered(g) == ["add titan_shuttles", "add titan_floating_launch_pad"]
    assert after(g, "add titan_shuttles") == {"on titan_shuttles": 2}


@pytest.mark.parametrize(("name", "n"), [("titan_floating_launch_pad", 1), ("titan_shuttles", 2)])
def test_floaters_of_the_action_go_to_one_jovian_card(name: str, n: int) -> None:
    played = ["atmo_collectors", "red_spot_observatory"]
    g = about_to_use(name, {"played": played, "corporation": "stormcraft_incorporated"})
    do(g, f"use {name} 1")
    assert offered(g) == ["add stormcraft_incorporated", f"add {name}", "add red_spot_observatory"]
    assert after(g, "add red_spot_observatory") == {"on red_spot_observatory": n}


# ---- C30: the bonuses of own colonies
def outpost(*moons: Moon, **mine: object) -> Mars:
    fields: dict[str, object] = {"hand": ["productive_outpost"], **mine}
    return colonies(seat(**fields), seat(), moons=[*moons], deck=["ants", "fish", "virus"])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("callisto", {"0.energy": 3}),
        ("ceres", {"0.steel": 2}),
        ("europa", {"0.credits": 1}),
        ("ganymede", {"0.plants": 1}),
        ("io", {"0.heat": 2}),
        ("luna", {"0.credits": 2}),
        ("triton", {"0.titanium": 1}),
        ("miranda", {"0.hand": 1, "deck": -1}),
        ("pluto", {"deck": -1, "discard": 1}),  # the hand is empty: the card itself must go
        ("titan", {}),  # no card for it
        ("enceladus", {}),
    ],
)
def test_productive_outpost(name: str, changed: dict[str, object]) -> None:
    """No trade: no income, no fleet, the marker stays, and nothing for others."""
    g = outpost(moon(name, 1, 0, marker=5))
    assert after(g, "play productive_outpost") == changed
    assert can(g, "end turn")


def test_productive_outpost_without_a_colony() -> None:
    g = outpost(moon("luna", 1), moon("io"))
    assert after(g, "play productive_outpost") == {}


def test_productive_outpost_takes_all_tiles_and_each_colony() -> None:
    g = outpost(moon("luna", 0, 1, 0), moon("io", 0, fleet=1), moon("ceres", 1), moon("triton", 0, 0, 0))
    assert after(g, "play productive_outpost") == {"0.credits": 4, "0.heat": 2, "0.titanium": 3}


def test_productive_outpost_on_pluto_may_discard_any_card() -> None:
    g = outpost(moon("pluto", 0), hand=["productive_outpost", "asteroid"])
    do(g, "play productive_outpost")
    assert offered(g) == ["discard asteroid", "discard ants"]
    do(g, ["discard asteroid"])
    assert hand(g) == ["ants"]
    assert can(g, "end turn")


def test_productive_outpost_on_pluto_draws_and_discards_for_each_colony() -> None:
    g = outpost(moon("pluto", 0, 0), hand=["productive_outpost", "asteroid"])
    do(g, "play productive_outpost")
    assert offered(g) == ["discard asteroid", "discard ants"]  # the second card comes later
    do(g, ["discard ants"])
    assert offered(g) == ["discard asteroid", "discard fish"]
    assert after(g, ["discard fish"]) == {"0.hand": -1, "discard": 1}
    assert can(g, "end turn")
    assert g.position()["shown"] == []  # face down


def test_productive_outpost_on_miranda_draws_for_each_colony() -> None:
    g = outpost(moon("miranda", 0, 1, 0), played=["pets"], resources={"pets": 1})
    assert after(g, "play productive_outpost") == {"deck": -2, "0.hand": 2}  # no animal
    assert hand(g) == ["ants", "fish"]


def test_productive_outpost_on_miranda_comes_before_the_discard_of_pluto() -> None:
    g = outpost(moon("pluto", 0), moon("miranda", 0))
    do(g, "play productive_outpost")
    assert offered(g) == ["discard ants", "discard fish"]


def test_productive_outpost_on_titan_adds_for_each_colony_to_any_card() -> None:
    g = outpost(moon("titan", 0, 0), moon("luna", 0), played=["atmo_collectors", "titan_shuttles"])
    changed = after(g, "play productive_outpost", "add atmo_collectors", "add titan_shuttles")
    assert changed == {"0.credits": 2, "on atmo_collectors": 1, "on titan_shuttles": 1}


def test_productive_outpost_on_enceladus_adds_a_microbe() -> None:
    g = outpost(moon("enceladus", 0), moon("titan", 0), played=["tardigrades", "atmo_collectors"])
    assert after(g, "play productive_outpost") == {"on tardigrades": 1, "on atmo_collectors": 1}


# ---- C32 and C33
def test_red_spot_observatory_does_not_count_its_own_science_tag() -> None:
    g = about_to_play("red_spot_observatory", {"played": TWO_SCIENCE})
    (reason,) = g.why_not(0)["play red_spot_observatory"]
    assert (reason.kind, reason.item, reason.need, reason.have) == ("tags", "science", 3, 2)


def test_red_spot_observatory_draws_the_top_cards() -> None:
    g = about_to_play("red_spot_observatory", {"played": THREE_SCIENCE, "deck": ["ants", "fish", "pets"]})
    do(g, "play red_spot_observatory")
    assert hand(g) == ["ants", "fish"]
    g = colonies(
        seat(played=["red_spot_observatory"], resources={"red_spot_observatory": 3}), seat(), deck=["ants", "fish"]
    )
    do(g, "use red_spot_observatory 2")
    assert hand(g) == ["ants"]


def test_refugee_camps_works_down_to_the_lowest_income() -> None:
    last = about_to_use("refugee_camps", {"produces": {"credits": -4}})
    do(last, "use refugee_camps")
    assert income(last) == -5


def test_refugee_camps_tells_the_income_it_needs() -> None:
    g = about_to_use("refugee_camps", {"produces": {"credits": -5}})
    (reason,) = g.why_not(0)["use refugee_camps"]
    assert (reason.kind, reason.item, reason.need, reason.have) == ("production_short", "credits", -4, -5)


@pytest.mark.parametrize("n", [0, 1, 2, 7])
def test_refugee_camps_scores_every_camp(n: int) -> None:
    assert points(colonies(seat(played=["refugee_camps"], resources={"refugee_camps": n}), seat())) == n


def test_refugee_camps_takes_no_other_resource() -> None:
    g = about_to_play("nitrogen_from_titan", played=["refugee_camps"], resources={"refugee_camps": 1})
    assert "on refugee_camps" not in after(g, "play nitrogen_from_titan")


def test_refugee_camps_may_be_the_favorite_project() -> None:
    own = seat(credits=1, hand=["ceos_favorite_project"], played=["refugee_camps"], resources={"refugee_camps": 1})
    assert after(colonies(own, seat()), "play ceos_favorite_project") == {"0.credits": -1, "on refugee_camps": 1}


# ---- C34 and C40: beside own colonies
@pytest.mark.parametrize("name", BESIDE_OWN)
@pytest.mark.parametrize(
    ("before", "owners", "pushed"),
    [((0,), "0 0", 1), ((0, 1), "0 1 0", 1), ((0, 0), "0 0 0", 1), ((1, 0), "1 0 0", 1)],
)
def test_may_settle_beside_own_colonies(name: str, before: tuple[int, ...], owners: str, pushed: int) -> None:
    g = about_to_play(name, {"moons": [moon("triton", *before), moon("io", 1, 1, 1)]})
    changed = after(g, f"play {name}")  # the only tile
    assert changed == {
        "0.credits": -COST[name],
        "0.titanium": 3,
        "colonies triton": owners,
        "marker triton": pushed,
        **SETTLES[name][0],
    }


@pytest.mark.parametrize("name", BESIDE_OWN)
def test_never_settles_a_fourth_time(name: str) -> None:
    g = about_to_play(name, {"moons": [moon("triton", 0, 0, 0), moon("ceres", 0, 1, 0), *OPEN]})
    do(g, f"play {name}")
    assert offered(g) == ["colony ganymede", "colony io"]
    full = about_to_play(name, {"moons": [moon("triton", 0, 0, 0), moon("ceres", 0, 1, 0)]})
    assert reasons(full, f"play {name}") == ["no_moon"]


@pytest.mark.parametrize("name", [n for n in SETTLES if n not in BESIDE_OWN])
def test_others_do_not_settle_beside_own_colonies(name: str) -> None:
    g = about_to_play(name, {"moons": [moon("triton", 1, 0), *OPEN]})
    do(g, f"play {name}")
    assert offered(g) == ["colony ganymede", "colony io"]


def test_own_colonies_settled_twice_are_paid_twice_in_a_trade() -> None:
    g = about_to_play("research_colony", {"moons": [moon("luna", 0, marker=2)]}, energy=3)
    do(g, "play research_colony")
    changed = after(g, "trade luna")
    assert changed == {"0.energy": -3, "0.credits": 4 + 2 + 2, "fleet luna": "0"}  # from step 3, where it stays


def test_research_colony_shows_its_cards_before_the_tile_is_chosen() -> None:
    g = about_to_play("research_colony", {"deck": ["ants", "fish"]})
    do(g, "play research_colony")
    assert hand(g) == ["ants", "fish"]
    assert offered(g) == ["colony ganymede", "colony io"]


def test_space_port_colony_scores_colonies_of_all() -> None:
    for tiles, worth in (
        ([moon("luna")], 0),
        ([moon("luna", 1)], 0),
        ([moon("luna", 1, 1)], 1),
        ([moon("luna", 1, 0), moon("io", 0)], 1),
        ([moon("luna", 1, 0, 0), moon("io", 0, 1, 1), moon("ceres", 1)], 3),
    ):
        g = colonies(seat(played=["space_port_colony"]), seat(), moons=tiles, tiles={"ganymede": ("city", 0)})
        assert (points(g), points(g, 1)) == (worth, 0)


def test_space_port_colony_scores_at_the_end_of_the_game() -> None:
    moons = [moon("luna", 1), moon("io"), moon("ceres")]
    g = colonies(seat(played=["space_port_colony"], credits=17), seat(), moons=moons)
    assert points(g) == 0
    do(g, "project colony", "colony io")
    assert points(g) == 1


# ---- C36, C39, C40: one more fleet
FLEET_CARDS = ["sky_docks", "space_port", "space_port_colony"]


@pytest.mark.parametrize("name", FLEET_CARDS)
def test_fleet_is_ready_at_once(name: str) -> None:
    need: dict[str, object] = {"moons": [*OPEN, moon("triton", 0, fleet=0)], "tiles": full_map("G3")}
    if name == "sky_docks":
        need["played"] = TWO_EARTH
    g = about_to_play(name, need, energy=3)
    assert reasons(g, "trade io") == ["no_fleet"]
    do(g, f"play {name}", *(["colony ganymede"] if name == "space_port_colony" else []))
    changed = after(g, "trade io")
    assert (changed["fleet io"], changed["0.heat"]) == ("0", 3)
    do(g, (1, "pass"))
    assert "no_fleet" in reasons(g, "trade ganymede")  # one more, not two


@pytest.mark.parametrize("name", FLEET_CARDS)
def test_fleet_is_ones_own_and_comes_once(name: str) -> None:
    need = {**(NEEDS[name][0]), "tiles": full_map("G3")}
    g = about_to_play(name, need)
    do(g, f"play {name}", *(["colony ganymede"] if name == "space_port_colony" else []))
    assert (moons(g).fleets[0], moons(g).fleets[1]) == (2, 1)


def test_fleets_of_all_three_cards_add_up() -> None:
    own = seat(credits=99, hand=FLEET_CARDS, produces={"energy": 1}, played=TWO_EARTH, energy=9, titanium=9)
    g = colonies(own, seat(), moons=[*OPEN, moon("triton", 0)], tiles=full_map("G3"))
    do(g, "play sky_docks", "pay 18", "play space_port", (1, "pass"))
    do(g, "play space_port_colony", "pay 26", "colony io")
    assert moons(g).fleets[0] == 4
    do(g, "trade io", "fee energy", "trade triton", "fee energy", "trade ganymede", "fee energy")
    assert moons(g).visitor.count(0) == 3


# ---- C35 with C07: the fee of a trade
@pytest.mark.parametrize(
    ("played", "credits", "other"),
    [([], 9, 3), (["rim_freighters"], 8, 2), (["cryo_sleep"], 8, 2), (["rim_freighters", "cryo_sleep"], 7, 1)],
)
def test_fee_of_a_trade(played: list[str], credits: int, other: int) -> None:
    g = colonies(seat(played=played, credits=20, energy=5, titanium=5), seat())
    do(g, "trade io")
    assert [(o.notation, o.amount) for o in g.asked[0].options] == [
        *(("fee credits", credits), ("fee energy", other), ("fee titanium", other)),
    ]
    for kind, n in (("credits", credits), ("energy", other), ("titanium", other)):
        paid = colonies(seat(played=played, **{kind: n}), seat())  # the only way to pay
        assert after(paid, "trade io") == {f"0.{kind}": -n, "0.heat": 3, "fleet io": "0", "marker io": -1}
    short = colonies(seat(played=played, credits=credits - 1, energy=other - 1, titanium=other - 1), seat())
    assert not can(short, "trade io")
    assert reasons(short, "trade io") == ["fee"]
    assert short.why_not(0)["trade io"][0].need == credits


def test_rim_freighters_lower_no_other_price() -> None:
    g = colonies(seat(credits=17 + 14, hand=["asteroid"], played=["rim_freighters"]), seat())
    assert after(g, "project colony", "colony io")["0.credits"] == -17
    assert after(g, "play asteroid")["0.credits"] == -14


def test_rim_freighters_help_only_their_owner() -> None:
    g = colonies(seat(played=["rim_freighters"]), seat(credits=9))
    do(g, "pass")
    assert after(g, (1, "trade io"))["1.credits"] == -9
    short = do(colonies(seat(played=["rim_freighters"]), seat(credits=8)), "pass")
    assert reasons(short, "trade io", 1) == ["fee"]


# ---- C36 and C49: cheaper cards
def price(game: Mars, card: str) -> int:
    (option,) = [o for o in game.asked[0].options if o.notation == f"play {card}"]
    return option.amount


def test_sky_docks_makes_all_cards_cheaper() -> None:
    cards = ["asteroid", "solar_reflectors", "rim_freighters", "productive_outpost", "trade_envoys"]
    g = colonies(seat(credits=99, hand=cards, played=["sky_docks"]), seat())
    assert [price(g, card) for card in cards] == [13, 22, 3, 0, 5]
    assert after(g, "play trade_envoys") == {"0.credits": -5}


def test_sky_docks_does_not_lower_its_own_cost_nor_anything_but_cards() -> None:
    g = about_to_play("sky_docks", credits=18 + 17 + 9)
    assert after(g, "play sky_docks") == {"0.credits": -18, "0.fleets": 1}
    assert after(g, "project colony", "colony ganymede")["0.credits"] == -17
    do(g, (1, "pass"))
    assert after(g, "trade io")["0.credits"] == -9


def test_warp_drive_makes_space_cards_cheaper() -> None:
    cards = ["asteroid", "solar_reflectors", "rim_freighters", "trade_envoys", "red_spot_observatory", "sky_docks"]
    own = seat(credits=99, hand=cards, played=["warp_drive", *THREE_SCIENCE, *TWO_EARTH])
    g = colonies(own, seat())
    assert [price(g, card) for card in cards] == [10, 19, 0, 6, 17, 14]
    assert after(g, "play solar_reflectors") == {"0.credits": -19, "0.+heat": 5}


def test_warp_drive_adds_up_with_other_discounts_down_to_nothing() -> None:
    own = seat(hand=["rim_freighters", "minority_refuge"], played=["warp_drive", "space_station", "sky_docks"])
    g = colonies(own, seat())
    assert after(g, "play minority_refuge", "colony io") == {"0.+credits": -2, "0.+heat": 1, "colonies io": "0"}
    assert after(g, "play rim_freighters") == {}


def test_warp_drive_lowers_neither_fee_nor_projects_nor_the_cards_of_others() -> None:
    own = seat(credits=26, played=["warp_drive"])
    g = colonies(own, seat(credits=22, hand=["solar_reflectors"]))
    assert after(g, "trade io")["0.credits"] == -9
    assert after(g, "project colony", "colony ganymede")["0.credits"] == -17
    assert reasons(g, "play solar_reflectors", 1) == ["credits"]


# ---- C37
@pytest.mark.parametrize(
    ("played", "drawn"),
    [
        ([], 0),  # its own tag alone
        (["gene_repair"], 0),
        (TWO_SCIENCE, 1),  # with its own there are three
        (FOUR_SCIENCE, 1),
        (FIVE_SCIENCE, 2),
        ([*FIVE_SCIENCE, "research_colony", "cryo_sleep", "molecular_printing"], 3),
        (["gene_repair", "floater_prototypes", "technology_demonstration"], 0),  # earlier events do not count
        ([*FOUR_SCIENCE, "floater_prototypes"], 1),
    ],
)
def test_solar_probe(played: list[str], drawn: int) -> None:
    g = about_to_play("solar_probe", played=played)
    changed = {"0.hand": drawn, "deck": -drawn} if drawn else {}
    assert after(g, "play solar_probe") == {"0.credits": -9, **changed}


def test_solar_probe_does_not_count_tags_of_others() -> None:
    g = colonies(seat(credits=9, hand=["solar_probe"]), seat(played=FIVE_SCIENCE))
    assert after(g, "play solar_probe") == {"0.credits": -9}


# ---- C39
def test_space_port() -> None:
    g = about_to_play("space_port")
    changed = after(g, "play space_port", "place city G3")
    assert changed == {
        "0.credits": -22,
        "0.+energy": -1,
        "0.+credits": 4,
        "0.fleets": 1,
        "at G3": "city 0",
    }
    assert points(g) == 0
    assert can(g, "end turn")


def test_space_port_takes_a_step_of_energy() -> None:
    assert can(about_to_play("space_port", produces={"energy": 1}), "play space_port")
    g = about_to_play("space_port", produces={"energy": 0}, energy=9)
    assert not can(g, "play space_port")
    assert reasons(g, "play space_port") == ["production_short"]


def test_space_port_needs_an_area_for_a_city() -> None:
    need: dict[str, object] = {"moons": [moon("triton", 0)]}
    only = about_to_play("space_port", {**need, "tiles": full_map("G3")})
    assert after(only, "play space_port")["at G3"] == "city 0"
    taken = about_to_play("space_port", {**need, "tiles": {**full_map("G3"), "F3": ("city", 1)}})
    assert not can(taken, "play space_port")
    assert reasons(taken, "play space_port") == ["no_area"]


def test_space_port_without_an_area_in_the_wording_of_the_seeds() -> None:
    need = {"moons": [moon("triton", 0)], "tiles": full_map(), "options": {"wording": "seeds"}}
    g = about_to_play("space_port", need)
    assert after(g, "play space_port") == {"0.credits": -22, "0.+energy": -1, "0.+credits": 4, "0.fleets": 1}


def test_space_port_needs_a_colony_not_a_city_off_the_map() -> None:
    g = about_to_play("space_port", {"tiles": {"ganymede": ("city", 0)}})
    assert reasons(g, "play space_port") == ["colonies_few"]


@pytest.mark.parametrize(
    ("copied", "changed"),
    [("space_port", {"0.+energy": -1, "0.+credits": 4}), ("spin_off_department", {"0.+credits": 2})],
)
def test_robotic_workforce_copies_the_production_box(copied: str, changed: dict[str, object]) -> None:
    own = seat(credits=9, hand=["robotic_workforce"], played=[copied], produces={"energy": 1})
    assert after(colonies(own, seat()), "play robotic_workforce") == {"0.credits": -9, **changed}  # no city, no fleet


# ---- C41
@pytest.mark.parametrize(
    ("card", "answers", "drawn"),
    [
        ("research_colony", ["colony io"], 1 + 2),  # 20
        ("titan_air_scrapping", [], 1),  # 21
        ("interstellar_colony_ship", [], 1),  # 24, an event
        ("io_mining_industries", [], 1),  # 41
        ("lunar_exports", ["choose produce credits 5"], 0),  # 19
        ("sky_docks", [], 0),  # 18
        ("trade_envoys", [], 0),  # 6
    ],
)
def test_spin_off_department_draws_for_expensive_cards(card: str, answers: list[Answer], drawn: int) -> None:
    own = seat(credits=60, hand=[card], played=["spin_off_department", *FIVE_SCIENCE, *TWO_EARTH])
    g = colonies(own, seat())
    changed = after(g, f"play {card}", *answers)
    assert (changed.get("0.hand", 0), changed.get("deck", 0)) == (drawn, -drawn)


def test_spin_off_department_looks_at_the_printed_cost() -> None:
    """Titanium, discounts and Conscription lower the price, not the cost on the card."""
    played = ["spin_off_department", "warp_drive", "space_station", "sky_docks"]
    own = seat(hand=["solar_reflectors"], played=played, next={"discount": 16})
    g = colonies(own, seat())
    assert after(g, "play solar_reflectors") == {"0.+heat": 5, "0.hand": 1, "deck": -1}  # 23 for nothing
    metal = colonies(seat(titanium=8, hand=["solar_reflectors"], played=["spin_off_department"]), seat())
    assert after(metal, "play solar_reflectors")["0.hand"] == 1


def test_spin_off_department_draws_nothing_for_projects_or_itself_or_others() -> None:
    g = about_to_play("spin_off_department", credits=10 + 25, produces={"credits": 0})
    assert after(g, "play spin_off_department") == {"0.credits": -10, "0.+credits": 2}
    assert "deck" not in after(g, "project city", "place city G3")  # 25, but no card
    others = colonies(seat(played=["spin_off_department"]), seat(credits=23, hand=["solar_reflectors"]))
    do(others, "pass")
    assert after(others, (1, "play solar_reflectors")) == {"1.credits": -23, "1.+heat": 5}


# ---- C42
def test_sub_zero_salt_fish_takes_a_step_of_plants_from_anybody() -> None:
    own = seat(credits=5, hand=["sub_zero_salt_fish"], produces={"plants": 1})
    g = colonies(own, seat(produces={"plants": 1}), seat(plants=9), temperature=-6)
    do(g, "play sub_zero_salt_fish")
    assert offered(g) == ["reduce plants of 0", "reduce plants of 1"]
    assert after(g, "reduce plants of 1") == {"1.+plants": -1}


def test_sub_zero_salt_fish_at_worst_hits_oneself() -> None:
    g = about_to_play("sub_zero_salt_fish")
    assert after(g, "play sub_zero_salt_fish") == {"0.credits": -5, "0.+plants": -1}


def test_sub_zero_salt_fish_needs_somebody_with_plant_production() -> None:
    own = seat(credits=5, plants=9, hand=["sub_zero_salt_fish"])
    g = colonies(own, seat(plants=9), temperature=-6)
    assert not can(g, "play sub_zero_salt_fish")
    assert reasons(g, "play sub_zero_salt_fish") == ["nobody_produces"]


def test_sub_zero_salt_fish_solo() -> None:
    g = colonies(seat(credits=5, hand=["sub_zero_salt_fish"]), temperature=-6)
    assert after(g, "play sub_zero_salt_fish") == {"0.credits": -5}


@pytest.mark.parametrize(("n", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3)])
def test_sub_zero_salt_fish_scores_every_second_animal(n: int, worth: int) -> None:
    g = colonies(seat(played=["sub_zero_salt_fish"], resources={"sub_zero_salt_fish": n}), seat())
    assert (points(g), points(g, 1)) == (worth, 0)


# ---- C43
def test_titan_air_scrapping_raises_the_rating() -> None:
    g = about_to_use("titan_air_scrapping", {"resources": {"titan_air_scrapping": 3}})
    do(g, "use titan_air_scrapping 2")
    assert g.seat[0].raised  # for the UN Mars Initiative
    assert points(g) == 2  # the floaters are worth nothing by themselves


def test_titan_air_scrapping_adds_only_to_itself() -> None:
    g = about_to_use("titan_air_scrapping", {"titanium": 2, "played": ["titan_shuttles", "atmo_collectors"]})
    assert after(g, "use titan_air_scrapping 1") == {"0.titanium": -1, "on titan_air_scrapping": 2}


# ---- C44: the free trade
def launch_pad(*moons: Moon, n: int = 1, others: dict[str, object] | None = None, **mine: object) -> Mars:
    played = mine.pop("played", [])
    assert isinstance(played, list)
    own = seat(
        played=["titan_floating_launch_pad", *played],
        resources={"titan_floating_launch_pad": n},
        **mine,  # type: ignore[arg-type]
    )
    return colonies(own, others if others is not None else seat(), moons=[*moons])


FREE_TRADE = "use titan_floating_launch_pad 2"


def test_free_trade_is_a_whole_trade_without_its_fee() -> None:
    g = launch_pad(moon("luna", 1, 0, marker=5), moon("io"), energy=3, titanium=3, credits=9)
    do(g, FREE_TRADE)
    assert offered(g) == ["trade io", "trade luna"]
    assert after(g, "trade luna") == {
        "0.credits": 10 + 2,
        "1.credits": 2,  # income and bonus; the bonus of the other colony
        "fleet luna": "0",
        "marker luna": -2,
    }
    assert reasons(g, "trade io") == ["no_fleet"]  # that was it
    assert FREE_TRADE not in offered(g)


def test_free_trade_takes_its_floater_first() -> None:
    g = launch_pad(moon("luna"), moon("io"), n=2)
    assert after(g, FREE_TRADE) == {"on titan_floating_launch_pad": -1}


def test_free_trade_and_a_paid_one_need_two_fleets() -> None:
    g = launch_pad(moon("luna", marker=4), moon("io"), n=2, energy=3, fleets=2)
    assert after(g, "trade io")["0.energy"] == -3
    assert after(g, FREE_TRADE) == {
        "on titan_floating_launch_pad": -1,
        "0.credits": 7,
        "fleet luna": "0",
        "marker luna": -3,
    }  # Io has a fleet already: there was nothing to choose


def test_free_trade_needs_a_fleet() -> None:
    g = launch_pad(moon("luna", fleet=0), moon("io"))
    assert not can(g, FREE_TRADE)
    assert reasons(g, FREE_TRADE) == ["no_fleet"]
    assert can(g, "use titan_floating_launch_pad 1")


@pytest.mark.parametrize(
    "moons",
    [
        [moon("luna", fleet=1)],
        [moon("luna", fleet=1), moon("miranda", marker=0)],
        [moon("luna", fleet=0), moon("io", fleet=1)],
    ],
)
def test_free_trade_needs_an_open_tile_without_a_fleet(moons: list[Moon]) -> None:
    g = launch_pad(*moons, fleets=2, others=seat(fleets=2))
    assert not can(g, FREE_TRADE)
    assert reasons(g, FREE_TRADE) == ["no_moon"]


def test_free_trade_tells_all_that_is_missing() -> None:
    g = launch_pad(moon("luna", fleet=0), moon("io", fleet=1), n=0)
    assert reasons(g, FREE_TRADE) == ["cubes_short", "no_fleet"]


def test_free_trade_goes_only_to_open_tiles_without_a_fleet() -> None:
    moons = [moon("luna", fleet=1), moon("miranda", marker=0), moon("io"), moon("ceres", 1, 1, 1)]
    g = do(launch_pad(*moons), FREE_TRADE)
    assert offered(g) == ["trade ceres", "trade io"]


def test_free_trade_may_advance_the_marker() -> None:
    g = launch_pad(moon("luna", marker=3), played=["trade_envoys", "trading_colony"])
    do(g, FREE_TRADE)
    assert offered(g) == ["advance 2", "advance 1", "advance 0"]
    assert after(g, "advance 2") == {"0.credits": 10, "marker luna": -2}


def test_free_trade_is_free_whatever_the_discounts() -> None:
    g = launch_pad(moon("luna"), played=["rim_freighters", "cryo_sleep"], credits=7)
    assert after(g, FREE_TRADE)["0.credits"] == 2


def test_free_trade_without_income_is_legal() -> None:
    g = launch_pad(moon("triton", marker=1))
    assert after(g, FREE_TRADE) == {"on titan_floating_launch_pad": -1, "fleet triton": "0"}


def test_free_trade_with_titan_brings_floaters_back() -> None:
    g = launch_pad(moon("titan", 0, marker=4))
    changed = after(g, FREE_TRADE)
    assert changed == {"on titan_floating_launch_pad": -1 + 2 + 1, "fleet titan": "0", "marker titan": -2}


def test_free_trade_asks_others_for_their_bonus() -> None:
    g = launch_pad(moon("pluto", 1, marker=2), others=seat(hand=["asteroid"]))
    do(g, FREE_TRADE)
    assert g.waiting() == [1]
    assert len(offered(g, 1)) == 2  # any card of the hand, the one just drawn included
    assert after(g, (1, ["discard asteroid"])) == {"1.hand": -1, "discard": 1}
    assert g.waiting() == [0]


# ---- C45
def test_titan_shuttles_exchanges_at_least_one_floater() -> None:
    g = about_to_use("titan_shuttles", {"resources": {"titan_shuttles": 3}})
    do(g, "use titan_shuttles 2")
    assert offered(g) == ["exchange 1", "exchange 2", "exchange 3"]
    assert after(g, "exchange 2") == {"on titan_shuttles": -2, "0.titanium": 2}


def test_titan_shuttles_exchanges_only_its_own_floaters() -> None:
    mine = {"played": ["atmo_collectors"], "resources": {"titan_shuttles": 2, "atmo_collectors": 5}}
    g = do(about_to_use("titan_shuttles", mine), "use titan_shuttles 2")
    assert offered(g) == ["exchange 1", "exchange 2"]


# ---- C46 and C47: the marker before a trade
@pytest.mark.parametrize(
    ("played", "marker", "steps"),
    [
        (["trade_envoys"], 2, [1, 0]),
        (["trading_colony"], 2, [1, 0]),
        (["trade_envoys", "trading_colony"], 2, [2, 1, 0]),
        (["trade_envoys", "trading_colony"], 5, [2, 1, 0]),
        (["trade_envoys", "trading_colony"], 6, [1, 0]),  # there is no step 8
        (["trade_envoys"], 6, [1, 0]),
    ],
)
def test_marker_may_rise_before_a_trade(played: list[str], marker: int, steps: list[int]) -> None:
    track = [1, 2, 4, 7, 10, 13, 17]
    for n in steps:
        g = colonies(seat(played=played, energy=3), seat(), moons=[moon("luna", marker=marker)])
        do(g, "trade luna")
        assert offered(g) == [f"advance {n}" for n in steps]
        assert g.seat[0].stock[4] == 0  # the fee is paid before
        assert after(g, f"advance {n}") == {"0.credits": track[marker + n - 1], "marker luna": 1 - marker}


def test_marker_on_the_last_step_cannot_rise() -> None:
    own = seat(played=["trade_envoys", "trading_colony"], energy=3)
    g = colonies(own, seat(), moons=[moon("luna", 1, marker=7)])
    changed = after(g, "trade luna")  # nothing is asked
    assert changed == {"0.energy": -3, "0.credits": 17, "1.credits": 2, "fleet luna": "0", "marker luna": -5}


def test_marker_on_europa_is_a_real_choice() -> None:
    for n, kind in ((2, "energy"), (1, "energy"), (0, "credits")):
        own = seat(played=["trade_envoys", "trading_colony"], energy=3)
        g = colonies(own, seat(), moons=[moon("europa", marker=2)])
        assert after(g, "trade europa", f"advance {n}") == {
            "0.energy": -3,
            f"0.+{kind}": 1,
            "fleet europa": "0",
            "marker europa": -1,
        }


@pytest.mark.parametrize("name", ["trade_envoys", "trading_colony"])
def test_marker_does_not_rise_when_others_trade(name: str) -> None:
    g = do(colonies(seat(played=[name]), seat(energy=3), moons=[moon("luna", marker=3)]), "pass")
    changed = after(g, (1, "trade luna"))  # nobody is asked
    assert changed == {"1.energy": -3, "1.credits": 4, "fleet luna": "1", "marker luna": -2}


def test_trade_envoys_helps_at_once() -> None:
    g = about_to_play("trade_envoys", energy=3)
    do(g, "play trade_envoys", "trade io")
    assert offered(g) == ["advance 1", "advance 0"]


def test_trading_colony_helps_at_once() -> None:
    g = about_to_play("trading_colony", energy=3)
    do(g, "play trading_colony", "colony io", "trade io")
    assert after(g, "advance 1") == {"0.heat": 4 + 2}  # back to step 2, where it was


# ---- C48
@pytest.mark.parametrize(
    ("moons", "tiles", "missing"),
    [
        ([moon("triton", 0)], {"G3": ("city", 0)}, []),
        ([moon("triton", 1, 0)], {"phobos": ("city", 0)}, []),  # a city off the map is a city
        ([moon("triton", 0)], {"G3": ("capital", 0)}, []),
        ([moon("triton", 1)], {"G3": ("city", 0)}, ["colonies_few"]),
        ([moon("triton", 0)], {"G3": ("city", 1)}, ["own_city"]),
        ([moon("triton", 0)], {"G3": ("greenery", 0)}, ["own_city"]),
        ([moon("triton")], {"ganymede": ("city", 0)}, ["colonies_few"]),  # which is no colony
        ([moon("triton", 1)], {"G3": ("city", 1)}, ["own_city", "colonies_few"]),
    ],
)
def test_urban_decomposers_needs_a_city_and_a_colony_of_ones_own(
    moons: list[Moon], tiles: dict[str, object], missing: list[str]
) -> None:
    g = about_to_play("urban_decomposers", {"moons": moons, "tiles": tiles})
    assert can(g, "play urban_decomposers") == (not missing)
    assert reasons(g, "play urban_decomposers") == missing


def test_urban_decomposers_adds_two_microbes_to_one_card() -> None:
    g = about_to_play("urban_decomposers", played=["ants", "tardigrades", "fish", "atmo_collectors"])
    do(g, "play urban_decomposers")
    assert offered(g) == ["add ants", "add tardigrades"]
    assert after(g, "add tardigrades") == {"on tardigrades": 2}


def test_urban_decomposers_without_a_card_for_them_loses_the_microbes() -> None:
    own = seat(credits=6, hand=["urban_decomposers"], played=["fish"])
    g = colonies(own, seat(played=["ants"]), **NEEDS["urban_decomposers"][0])
    assert after(g, "play urban_decomposers") == {"0.credits": -6, "0.+plants": 1}


# ---- every question can be saved and taken up again
@pytest.mark.parametrize(
    ("game", "answers"),
    [
        (lambda: about_to_play("minority_refuge", {"moons": [*OPEN, moon("luna")]}), ["play minority_refuge"]),
        (lambda: about_to_play("research_colony"), ["play research_colony"]),
        (lambda: outpost(moon("pluto", 0, 0), hand=["productive_outpost", "asteroid"]), ["play productive_outpost"]),
        (
            lambda: outpost(moon("titan", 0, 0), played=["atmo_collectors", "titan_shuttles"]),
            ["play productive_outpost", "add titan_shuttles"],
        ),
        (lambda: launch_pad(moon("luna"), moon("io"), played=["trade_envoys"]), [FREE_TRADE, "trade io"]),
        (lambda: launch_pad(moon("pluto", 1), others=seat(hand=["asteroid"])), [FREE_TRADE]),
        (
            lambda: about_to_use("titan_shuttles", {"resources": {"titan_shuttles": 3}}),
            ["use titan_shuttles 2"],
        ),
    ],
)
def test_questions_survive_saving(game: object, answers: list[Answer]) -> None:
    assert callable(game)
    g = game()
    for answer in answers:
        do(g, answer)
        again = tharsis.load(g.position())
        assert isinstance(again, Mars)
        assert again.digest() == g.digest()
        assert [offered(again, s) for s in range(2)] == [offered(g, s) for s in range(2)]
