"""Scenarios of the project cards C01 to C25: a position, answers, and the differences they make."""

from __future__ import annotations

import re

import pytest
from table import Answer, after, can, do, oceans, offered, points, reasons, seat, table

import tharsis
from tharsis.mars.game import Mars
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import CUBES, KINDS, STOCKS, TAGS

# ---- what is printed: number, name, cost, tags, kind, what it holds
PRINTED = [
    ("C01", "airliners", 11, "", "automated", ""),
    ("C02", "air_raid", 0, "", "event", ""),
    ("C03", "atmo_collectors", 15, "", "active", "floater"),
    ("C04", "community_services", 13, "", "automated", ""),
    ("C05", "conscription", 5, "earth", "event", ""),
    ("C06", "corona_extractor", 10, "space power", "automated", ""),
    ("C07", "cryo_sleep", 10, "science", "active", ""),
    ("C08", "earth_elevator", 43, "space earth", "automated", ""),
    ("C09", "ecology_research", 21, "science plant animal microbe", "automated", ""),
    ("C10", "floater_leasing", 3, "", "automated", ""),
    ("C11", "floater_prototypes", 2, "science", "event", ""),
    ("C12", "floater_technology", 7, "science", "active", ""),
    ("C13", "galilean_waystation", 15, "space", "automated", ""),
    ("C14", "heavy_taxation", 3, "earth", "automated", ""),
    ("C15", "ice_moon_colony", 23, "space", "automated", ""),
    ("C16", "impactor_swarm", 11, "space", "event", ""),
    ("C17", "interplanetary_colony_ship", 12, "space earth", "event", ""),
    ("C18", "jovian_lanterns", 20, "jovian", "active", "floater"),
    ("C19", "jupiter_floating_station", 9, "jovian", "active", "floater"),
    ("C20", "luna_governor", 4, "earth earth", "automated", ""),
    ("C21", "lunar_exports", 19, "earth space", "automated", ""),
    ("C22", "lunar_mining", 11, "earth", "automated", ""),
    ("C23", "market_manipulation", 1, "earth", "event", ""),
    ("C24", "martian_zoo", 12, "animal building", "active", "animal"),
    ("C25", "mining_colony", 20, "space", "automated", ""),
]
NAMES = [row[1] for row in PRINTED]
COST = {row[1]: row[2] for row in PRINTED}
TAGS_OF = {row[1]: row[3].split() for row in PRINTED}
EVENTS = [row[1] for row in PRINTED if row[4] == "event"]
SETTLERS = ["ice_moon_colony", "interplanetary_colony_ship", "mining_colony"]

# tags to lay out, on cards without any effect: two of science on Research, one on each of the others
EARTH = ["sponsors", "acquired_company", "media_archives"]
JOVIAN = ["vesta_shipyard", "asteroid_mining", "callisto_penal_mines"]
SCIENCE = ["research", "gene_repair", "lagrange_observatory"]
FLOATERS = ["red_spot_observatory", "titan_shuttles"]  # two cards that hold them

# ---- requirements: a position that meets it exactly, one that misses it by a step, and why it is refused then
NEEDS: dict[str, tuple[dict[str, object], dict[str, object], str]] = {
    "airliners": (
        {"played": FLOATERS, "resources": {"red_spot_observatory": 2, "titan_shuttles": 1}},
        {"played": FLOATERS, "resources": {"red_spot_observatory": 2}},
        "own_cubes_short",
    ),
    "air_raid": (
        {"played": ["titan_shuttles"], "resources": {"titan_shuttles": 1}},
        {"played": ["titan_shuttles"]},
        "own_cubes_short",
    ),
    "conscription": ({"played": EARTH[:2]}, {"played": EARTH[:1]}, "tags"),
    "corona_extractor": ({"played": SCIENCE}, {"played": SCIENCE[:2]}, "tags"),
    "heavy_taxation": ({"played": EARTH[:2]}, {"played": EARTH[:1]}, "tags"),
    "impactor_swarm": ({"played": JOVIAN[:2]}, {"played": JOVIAN[:1]}, "tags"),
    "jovian_lanterns": ({"played": JOVIAN[:1]}, {"played": []}, "tags"),
    "jupiter_floating_station": ({"played": SCIENCE[:2]}, {"played": SCIENCE[:1]}, "tags"),
    "luna_governor": ({"played": EARTH}, {"played": EARTH[:2]}, "tags"),
    "market_manipulation": ({"moons": ["luna", "io"]}, {"moons": ["luna"]}, "no_moon"),
    "martian_zoo": (
        {"tiles": {"C3": ("city", 0), "E1": ("city", 1)}},
        {"tiles": {"C3": ("city", 0)}},
        "cities_needed",
    ),
    "ice_moon_colony": ({}, {"moons": [{"name": "luna", "colonies": [0]}]}, "no_moon"),
    "interplanetary_colony_ship": ({}, {"moons": [{"name": "luna", "colonies": [0]}]}, "no_moon"),
    "mining_colony": ({}, {"moons": [{"name": "luna", "colonies": [0]}]}, "no_moon"),
}


def colonies(*seats: dict[str, object], moons: object = ("luna",), **fields: object) -> Mars:
    """A table with Colonies. Tiles by name, with the marker on step 2, or as a row of the position."""
    assert isinstance(moons, (list, tuple))
    rows = [{"name": moon} if isinstance(moon, str) else moon for moon in moons]
    return table(*seats, options={"colonies": True}, moons=rows, **fields)


def about_to_play(card: str, need: dict[str, object] | None = None, **mine: object) -> Mars:
    """Seat 0 holds the card and just its printed cost, produces two of everything, and meets the requirement exactly.

    `need` is another position for the requirement; whatever else is named changes seat 0.
    """
    fields = dict(need if need is not None else NEEDS[card][0] if card in NEEDS else {})
    own: dict[str, object] = {"credits": COST[card], "produces": dict.fromkeys(STOCKS, 2)}
    own |= {key: fields.pop(key) for key in ("played", "resources") if key in fields}
    return colonies(seat(hand=[card], **{**own, **mine}), seat(), **fields)  # type: ignore[arg-type]


def next_generation(game: Mars) -> Mars:
    """Both seats pass, buy nothing, and it is the turn of seat 0 again."""
    assert game.first == 1, "the first player changes"
    do(game, (1, "pass"), (0, "pass"), (0, []), (1, []))
    assert (game.generation, game.active) == (6, 0)
    return game


def card_named(name: str) -> Card:
    (card,) = [c for c in colonies(seat(), seat()).cards if c.name == name]
    return card


def option(game: Mars, notation: str) -> tharsis.Option:
    (found,) = [o for o in game.asked[0].options if o.notation == notation]
    return found


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
    nodes = [*(node for act in card.acts for node in act.nodes()), *card.points, *card.effects]
    named = [found for node in nodes for found in re.findall(r"(\w+) (?:to here|from here|here|on this)", node.text)]
    assert set(named) == {holds}


@pytest.mark.parametrize("name", NAMES)
def test_set(name: str) -> None:
    with pytest.raises(tharsis.BadPosition, match="colonies"):
        table(seat(hand=[name]), seat())
    assert colonies(seat(hand=[name]), seat()).seat[0].hand


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
        assert list(g.seat[0].stock[1:3]) == [1, 1]  # paid in credits, nothing was asked
        assert not [x for x in offered(g) if x.startswith("pay ")]
    else:
        metal = f"pay {cost - 2} steel 1" if building else f"pay {cost - 3} titanium 1"
        assert set(offered(g)) == {f"pay {cost}", metal}


@pytest.mark.parametrize("name", NAMES)
def test_tags_in_play(name: str) -> None:
    """Events lie face down: no tag of theirs is in play."""
    g = colonies(seat(played=[name]), seat())
    expected = [] if name in EVENTS else sorted(TAGS_OF[name])
    assert sorted(TAGS[t] for t, n in enumerate(g.seat[0].tags) for _ in range(n)) == expected


@pytest.mark.parametrize("name", NAMES)
def test_tags_while_played_make_it_cheaper(name: str) -> None:
    """ThorGate, Earth Office and Space Station: 3 less for power, 3 for Earth, 2 for space, also for events."""
    needed = NEEDS[name][0].get("played", []) if name in NEEDS else []
    assert isinstance(needed, list)
    g = about_to_play(name, corporation="thorgate", played=[*needed, "earth_office", "space_station"])
    cheaper = {"power": 3, "earth": 3, "space": 2}
    # once for each tag
    assert option(g, f"play {name}").amount == max(0, COST[name] - sum(cheaper.get(t, 0) for t in TAGS_OF[name]))


@pytest.mark.parametrize("name", NEEDS)
def test_requirement(name: str) -> None:
    met, missed, reason = NEEDS[name]
    assert can(about_to_play(name, met), f"play {name}")
    refused = about_to_play(name, missed)
    assert not can(refused, f"play {name}")
    assert reasons(refused, f"play {name}") == [reason]


@pytest.mark.parametrize("name", [name for name in NEEDS if NEEDS[name][2] == "tags"])
def test_requirement_of_tags_is_met_by_own_cards_in_play_only(name: str) -> None:
    """Not by the cards of others, not by events, not by Special Design, and not by the card itself."""
    played = NEEDS[name][1]["played"]
    assert isinstance(played, list)
    others = [card for card in (*EARTH, *JOVIAN, *SCIENCE) if card not in played]
    events = ["technology_demonstration", "imported_ghg", "impactor_swarm", "conscription", "floater_prototypes"]
    mine = seat(
        credits=COST[name],
        hand=[name],
        played=played,
        events=[card for card in events if card != name],
        next={"shift": 2},
    )
    g = colonies(mine, seat(played=others))
    assert reasons(g, f"play {name}") == ["tags"]


@pytest.mark.parametrize("name", [name for name in NAMES if name not in NEEDS])
def test_without_requirement(name: str) -> None:
    assert can(about_to_play(name, {"temperature": -30, "oxygen": 0}), f"play {name}")
    assert can(about_to_play(name, {"temperature": 8, "oxygen": 14, "tiles": oceans(9), "moons": []}), f"play {name}")


# ---- cards that ask nothing when played: the differences beside the cost, and the points
PLAYED: dict[str, tuple[dict[str, object], int]] = {
    "atmo_collectors": ({"on atmo_collectors": 2}, 0),  # no other card to choose
    "community_services": ({"0.+credits": 1}, 1),  # itself
    "conscription": ({}, -1),
    "corona_extractor": ({"0.+energy": 4}, 0),
    "cryo_sleep": ({}, 1),
    "earth_elevator": ({"0.+titanium": 3}, 4),
    "ecology_research": ({}, 1),
    "floater_leasing": ({}, 0),
    "floater_prototypes": ({}, 0),
    "floater_technology": ({}, 0),
    "galilean_waystation": ({}, 1),
    "heavy_taxation": ({"0.+credits": 2, "0.credits": -3 + 4}, -1),
    "ice_moon_colony": ({"0.+credits": 2, "colonies luna": "0"}, 0),  # with nine oceans
    "interplanetary_colony_ship": ({"0.+credits": 2, "colonies luna": "0"}, 0),
    "jovian_lanterns": ({"0.tr": 1, "on jovian_lanterns": 2}, 1),
    "jupiter_floating_station": ({}, 1),
    "luna_governor": ({"0.+credits": 2}, 0),
    "lunar_mining": ({}, 0),  # one Earth tag, its own
    "martian_zoo": ({}, 1),
    "mining_colony": ({"0.+titanium": 1, "0.+credits": 2, "colonies luna": "0"}, 0),
}


@pytest.mark.parametrize("name", PLAYED)
def test_played(name: str) -> None:
    changed, worth = PLAYED[name]
    g = about_to_play(name, {"tiles": oceans(9)}) if name == "ice_moon_colony" else about_to_play(name)
    before = points(g)
    assert after(g, f"play {name}") == {"0.credits": -COST[name], **changed}
    assert points(g) - before == worth
    assert points(g, 1) == 0
    assert can(g, "end turn")  # nothing more is asked


# ---- Titan, Enceladus and Miranda open with the cards that hold their resource, and only with those
@pytest.mark.parametrize("name", NAMES)
def test_closed_tiles_open_with_what_the_card_holds(name: str) -> None:
    opened = {"floater": "titan", "animal": "miranda"}.get(CUBES[card_named(name).holds])
    waiting: list[object] = ["luna", "io"]
    if name in ("airliners", "air_raid"):  # Titan is open already where these can be played
        waiting.append("titan")
    else:
        waiting.append({"name": "titan", "marker": 0})
    waiting += [{"name": "enceladus", "marker": 0}, {"name": "miranda", "marker": 0}]
    need = {key: value for key, value in NEEDS.get(name, ({}, {}, ""))[0].items() if key != "moons"}
    g = about_to_play(name, {**need, "moons": waiting})
    changed = after(g, f"play {name}")
    now = {key.split()[1]: value for key, value in changed.items() if key.startswith("marker")}
    assert now == ({opened: 2} if opened else {})


def test_a_tile_that_has_opened_is_open_for_everybody() -> None:
    """Seat 0 has no card for floaters and may settle on Titan all the same; the floaters are lost."""
    g = colonies(
        seat(credits=12, hand=["interplanetary_colony_ship"]),
        seat(credits=15, hand=["atmo_collectors"]),
        moons=[{"name": "titan", "marker": 0}],
        turn={"seat": 1},
    )
    assert "no_moon" in reasons(g, "play interplanetary_colony_ship")
    assert after(g, (1, "play atmo_collectors")) == {"1.credits": -15, "marker titan": 2, "on atmo_collectors": 2}
    do(g, (1, "end turn"))
    assert after(g, "play interplanetary_colony_ship") == {"0.credits": -12, "colonies titan": "0"}


def test_a_tile_that_is_open_does_not_start_again() -> None:
    moons = [{"name": "titan", "marker": 5}]
    g = colonies(seat(credits=15, hand=["atmo_collectors"], played=["titan_shuttles"]), seat(), moons=moons)
    assert after(g, "play atmo_collectors", "add atmo_collectors") == {"0.credits": -15, "on atmo_collectors": 2}


# ---- actions: what they change, once in a generation
ACTIONS: list[tuple[str, dict[str, object], list[Answer], dict[str, object]]] = [
    ("atmo_collectors 1", {}, [], {"on atmo_collectors": 1}),
    ("atmo_collectors 2", {"resources": {"atmo_collectors": 1}}, [], {"on atmo_collectors": -1, "0.titanium": 2}),
    ("atmo_collectors 3", {"resources": {"atmo_collectors": 1}}, [], {"on atmo_collectors": -1, "0.energy": 3}),
    ("atmo_collectors 4", {"resources": {"atmo_collectors": 1}}, [], {"on atmo_collectors": -1, "0.heat": 4}),
    ("floater_technology", {"played": ["titan_shuttles"]}, [], {"on titan_shuttles": 1}),
    ("jovian_lanterns", {"titanium": 1}, [], {"0.titanium": -1, "on jovian_lanterns": 2}),
    ("jupiter_floating_station 1", {}, [], {"on jupiter_floating_station": 1}),
    ("jupiter_floating_station 2", {"resources": {"jupiter_floating_station": 3}}, [], {"0.credits": 3}),
    ("martian_zoo", {"resources": {"martian_zoo": 3}}, [], {"0.credits": 3}),
]
ALTERNATIVES = {"atmo_collectors": 4, "jupiter_floating_station": 2}
# the same with one cube less: what is missing
PRICE_MISSING: dict[str, tuple[dict[str, object], str]] = {
    **{
        f"atmo_collectors {i}": ({"played": ["titan_shuttles"], "resources": {"titan_shuttles": 5}}, "cubes_short")
        for i in (2, 3, 4)
    },
    "jovian_lanterns": ({"titanium": 0, "steel": 9, "credits": 99, "produces": {"titanium": 3}}, "stock_short"),
}


def about_to_use(action: str, mine: dict[str, object], **fields: object) -> Mars:
    """Seat 0 has the card in play; the first player is seat 1, so that seat 0 begins the next generation."""
    given = dict(mine)
    played = given.pop("played", [])
    assert isinstance(played, list)
    own = seat(played=[action.split()[0], *played], **given)  # type: ignore[arg-type]
    return colonies(own, seat(), first=1, turn={"seat": 0}, **fields)


@pytest.mark.parametrize(("action", "mine", "answers", "changed"), ACTIONS)
def test_action(action: str, mine: dict[str, object], answers: list[Answer], changed: dict[str, object]) -> None:
    g = about_to_use(action, mine)
    assert not option(g, f"use {action}").useless
    assert after(g, f"use {action}", *answers) == changed
    assert can(g, "end turn")  # that was all of it
    do(g, "end turn")
    assert not can(g, f"use {action}", 1)  # it is nobody else's action


@pytest.mark.parametrize(("action", "mine", "answers", "changed"), ACTIONS)
def test_action_once_per_generation(
    action: str, mine: dict[str, object], answers: list[Answer], changed: dict[str, object]
) -> None:
    name = action.split()[0]
    plenty = {**mine, **dict.fromkeys(STOCKS, 50)}
    if card_named(name).holds:
        plenty["resources"] = {name: 5}
    g = do(about_to_use(action, plenty), f"use {action}", *answers)
    n = ALTERNATIVES.get(name, 0)
    for again in [f"use {name} {i + 1}" for i in range(n)] or [f"use {name}"]:
        assert not can(g, again)
        assert reasons(g, again) == ["used"]
    do(g, "end turn")
    next_generation(g)
    assert can(g, f"use {action}")


@pytest.mark.parametrize("action", PRICE_MISSING)
def test_action_needs_its_price(action: str) -> None:
    mine, reason = PRICE_MISSING[action]
    g = about_to_use(action, mine)
    assert not can(g, f"use {action}")
    assert reasons(g, f"use {action}") == [reason]


# ---- C01, C02: Airliners, Air Raid
def test_airliners_put_both_floaters_on_one_card_of_choice_and_spend_none() -> None:
    g = about_to_play("airliners")
    assert after(g, "play airliners") == {"0.credits": -11, "0.+credits": 2}
    assert offered(g) == ["add red_spot_observatory", "add titan_shuttles"]
    before = points(g)
    assert after(g, "add titan_shuttles") == {"on titan_shuttles": 2}
    assert points(g) == before  # the point came with the card, floaters there bring none
    assert can(g, "end turn")


def test_airliners_are_worth_a_point() -> None:
    assert points(colonies(seat(played=["airliners"]), seat())) == 1


def test_airliners_need_three_floaters_of_ones_own() -> None:
    g = colonies(
        seat(credits=11, hand=["airliners"], played=FLOATERS, resources={"titan_shuttles": 2}),
        seat(played=["atmo_collectors"], resources={"atmo_collectors": 9}),
    )
    assert reasons(g, "play airliners") == ["own_cubes_short"]


def test_airliners_need_floaters_and_no_other_resource() -> None:
    played = ["titan_shuttles", "fish", "tardigrades"]
    g = colonies(seat(credits=11, hand=["airliners"], played=played, resources={"fish": 5, "tardigrades": 5}), seat())
    assert reasons(g, "play airliners") == ["own_cubes_short"]


def test_airliners_count_the_floaters_of_the_corporation() -> None:
    g = colonies(
        seat(
            "stormcraft_incorporated",
            credits=11,
            hand=["airliners"],
            resources={"stormcraft_incorporated": 3},
        ),
        seat(),
    )
    changed = after(g, "play airliners")  # the only card that takes them
    assert changed == {"0.credits": -11, "0.+credits": 2, "on stormcraft_incorporated": 2}


def air_raid(*others: dict[str, object], **mine: object) -> Mars:
    own = {"hand": ["air_raid"], "played": FLOATERS, "resources": {"red_spot_observatory": 1, "titan_shuttles": 2}}
    return colonies(seat(**{**own, **mine}), *others)  # type: ignore[arg-type]


def test_air_raid_steals_five_credits_for_a_floater_of_choice() -> None:
    g = air_raid(seat(credits=9))
    do(g, "play air_raid")
    assert after(g, "steal 5 credits from 1") == {"0.credits": 5, "1.credits": -5}
    assert offered(g) == ["take red_spot_observatory", "take titan_shuttles"]
    assert after(g, "take titan_shuttles") == {"on titan_shuttles": -1}
    assert can(g, "end turn")
    assert points(g) == 2 + 1  # of the observatory and the shuttles


def test_air_raid_steals_as_much_as_one_likes_from_one_player() -> None:
    g = do(air_raid(seat(credits=7), seat(credits=2), seat()), "play air_raid")
    fives = [f"steal {n} credits from 1" for n in (5, 4, 3, 2, 1)]
    assert offered(g) == [*fives, "steal 2 credits from 2", "steal 1 credits from 2", "steal nothing"]
    assert after(g, "steal 2 credits from 2", "take titan_shuttles") == {
        "0.credits": 2,
        "2.credits": -2,
        "on titan_shuttles": -1,
    }
    assert can(g, "end turn")


def test_air_raid_may_steal_nothing_and_the_floater_is_lost_all_the_same() -> None:
    g = air_raid(seat(credits=9))
    assert after(g, "play air_raid", "steal nothing", "take titan_shuttles") == {"on titan_shuttles": -1}


def test_air_raid_needs_no_opponent_with_credits() -> None:
    g = air_raid(seat(), credits=20)
    assert after(g, "play air_raid", "take titan_shuttles") == {"on titan_shuttles": -1}  # not from oneself


def test_air_raid_takes_the_only_floater_without_asking() -> None:
    g = air_raid(seat(credits=9), resources={"red_spot_observatory": 1})
    changed = after(g, "play air_raid", "steal 5 credits from 1")
    assert changed == {"0.credits": 5, "1.credits": -5, "on red_spot_observatory": -1}
    assert can(g, "end turn")


def test_air_raid_needs_a_floater_of_ones_own() -> None:
    g = colonies(
        seat(hand=["air_raid"], played=["fish", "titan_shuttles"], resources={"fish": 3}),
        seat(credits=9, played=["atmo_collectors"], resources={"atmo_collectors": 3}),
    )
    assert not can(g, "play air_raid")
    assert reasons(g, "play air_raid") == ["own_cubes_short"]


def test_air_raid_may_take_the_floater_of_the_corporation() -> None:
    g = colonies(
        seat("stormcraft_incorporated", hand=["air_raid"], resources={"stormcraft_incorporated": 1}),
        seat(credits=5),
    )
    changed = after(g, "play air_raid", "steal 5 credits from 1")
    assert changed == {"0.credits": 5, "1.credits": -5, "on stormcraft_incorporated": -1}


def test_air_raid_is_not_stopped_by_protected_habitats() -> None:
    g = do(air_raid(seat(credits=9, played=["protected_habitats"])), "play air_raid")
    assert can(g, "steal 5 credits from 1")


def test_air_raid_solo_steals_from_the_neutral_opponent() -> None:
    g = air_raid(resources={"titan_shuttles": 1})
    assert after(g, "play air_raid", "steal 5 credits from neutral") == {"0.credits": 5, "on titan_shuttles": -1}


# ---- C03, C04: Atmo Collectors, Community Services
def test_atmo_collectors_put_both_floaters_on_one_card_which_may_be_itself() -> None:
    for choice in ("atmo_collectors", "titan_shuttles"):
        g = colonies(
            seat(credits=15, hand=["atmo_collectors"], played=["titan_shuttles", "fish"]),
            seat(played=["red_spot_observatory"]),
        )
        do(g, "play atmo_collectors")
        assert offered(g) == ["add titan_shuttles", "add atmo_collectors"]
        assert after(g, f"add {choice}") == {f"on {choice}": 2}
        assert can(g, "end turn")


def test_atmo_collectors_may_act_at_once_with_the_floaters_just_placed() -> None:
    g = colonies(seat(credits=15, hand=["atmo_collectors"]), seat())
    assert after(g, "play atmo_collectors", "use atmo_collectors 2") == {
        "0.credits": -15,
        "0.titanium": 2,
        "on atmo_collectors": 1,
    }


def test_atmo_collectors_are_worth_no_points_however_many_floaters() -> None:
    assert points(colonies(seat(played=["atmo_collectors"], resources={"atmo_collectors": 9}), seat())) == 0


def test_community_services_count_own_cards_without_tags_and_the_corporation() -> None:
    """Atmo Collectors, Micro-Mills, Floater Leasing and Aridor, and the card itself."""
    played = ["atmo_collectors", "micro_mills", "floater_leasing", "sponsors", "fish"]
    g = colonies(
        seat("aridor", credits=13, hand=["community_services"], played=played),
        seat("polyphemos", played=["airliners"]),
    )
    assert after(g, "play community_services") == {"0.credits": -13, "0.+credits": 5}


def test_community_services_leave_out_a_corporation_with_a_tag() -> None:
    g = colonies(seat("thorgate", credits=13, hand=["community_services"]), seat())
    assert after(g, "play community_services") == {"0.credits": -13, "0.+credits": 1}


def test_community_services_leave_out_events_even_without_another_tag() -> None:
    events = ["air_raid", "release_of_inert_gases", "indentured_workers"]
    g = colonies(seat(credits=13, hand=["community_services"], events=events), seat())
    assert after(g, "play community_services") == {"0.credits": -13, "0.+credits": 1}


def test_community_services_count_only_when_played() -> None:
    g = colonies(seat(credits=3, hand=["floater_leasing"], played=["community_services"]), seat())
    assert after(g, "play floater_leasing") == {"0.credits": -3}


# ---- C05: Conscription
def conscripted(hand: list[str], credits: int, **mine: object) -> Mars:
    own = {"credits": 5 + credits, "hand": ["conscription", *hand], "played": EARTH[:2], **mine}
    return do(colonies(seat(**own), seat(), first=1, turn={"seat": 0}), "play conscription")  # type: ignore[arg-type]


def test_conscription_makes_the_next_card_cheaper_by_16() -> None:
    g = conscripted(["solar_reflectors"], 23 - 16)
    assert after(g, "play solar_reflectors") == {"0.credits": -7, "0.+heat": 5}


def test_conscription_makes_just_enough_and_never_less_than_nothing() -> None:
    short = conscripted(["solar_reflectors"], 23 - 16 - 1)
    assert reasons(short, "play solar_reflectors") == ["credits"]
    free = conscripted(["micro_mills"], 4)
    assert after(free, "play micro_mills") == {"0.+heat": 1}


def test_conscription_ends_with_the_next_card_whatever_it_costs() -> None:
    g = conscripted(["micro_mills", "solar_reflectors"], 22)
    do(g, "play micro_mills", (1, "pass"))
    assert reasons(g, "play solar_reflectors") == ["credits"]


def test_conscription_waits_through_other_actions_and_turns() -> None:
    g = conscripted(["solar_reflectors", "micro_mills"], 7 + 11)
    do(g, "project power_plant", (1, "pass"))
    do(g, "sell patents", ["sell micro_mills"])
    assert after(g, "play solar_reflectors") == {"0.credits": -7, "0.+heat": 5}


def test_conscription_is_gone_in_the_next_generation() -> None:
    g = conscripted(["solar_reflectors"], 0, tr=22)
    do(g, "end turn")
    next_generation(g)
    assert reasons(g, "play solar_reflectors") == ["credits"]


def test_conscription_makes_no_standard_project_and_no_others_card_cheaper() -> None:
    g = colonies(seat(credits=15, hand=["conscription"], played=EARTH[:2]), seat(credits=22, hand=["solar_reflectors"]))
    do(g, "play conscription")
    assert reasons(g, "project power_plant") == ["credits"]
    do(g, "end turn")
    assert reasons(g, "play solar_reflectors", 1) == ["credits"]


def test_conscription_adds_to_lasting_discounts_and_is_no_discount_for_itself() -> None:
    g = conscripted(["solar_reflectors"], 23 - 16 - 2, played=[*EARTH[:2], "space_station"])
    assert g.seat[0].stock[0] == 23 - 16 - 2  # its own price was 5
    assert after(g, "play solar_reflectors") == {"0.credits": -5, "0.+heat": 5}


def test_conscription_replaces_the_discount_that_it_was_paid_with() -> None:
    """Indentured Workers make Conscription free and are used up by it."""
    hand = ["indentured_workers", "conscription", "solar_reflectors"]
    g = colonies(seat(credits=7, hand=hand, played=EARTH[:2]), seat())
    assert after(g, "play indentured_workers", "play conscription") == {}
    do(g, (1, "pass"))
    assert after(g, "play solar_reflectors") == {"0.credits": -(23 - 16), "0.+heat": 5}


def test_conscription_costs_a_point_face_down() -> None:
    assert points(colonies(seat(events=["conscription"]), seat())) == -1


# ---- C07: Cryo-Sleep
@pytest.mark.parametrize(
    ("played", "fees"),
    [
        ([], {"credits": 9, "energy": 3, "titanium": 3}),
        (["cryo_sleep"], {"credits": 8, "energy": 2, "titanium": 2}),
        (["cryo_sleep", "rim_freighters"], {"credits": 7, "energy": 1, "titanium": 1}),
    ],
)
def test_cryo_sleep_takes_one_off_the_fee_of_a_trade(played: list[str], fees: dict[str, int]) -> None:
    for kind, n in fees.items():
        g = colonies(seat(played=played, **{kind: n}), seat(), moons=["io"])
        changed = after(g, "trade io")
        assert changed == {f"0.{kind}": -n, "0.heat": 3, "marker io": -1, "fleet io": "0"}
        short = colonies(seat(played=played, **{kind: n - 1}), seat(), moons=["io"])
        assert not can(short, "trade io")
        assert reasons(short, "trade io") == ["fee"]


def test_cryo_sleep_offers_all_three_fees_at_their_lower_price() -> None:
    g = colonies(seat(played=["cryo_sleep"], credits=8, energy=2, titanium=2), seat(), moons=["io"])
    assert option(g, "trade io").amount == 8
    assert option(g, "trade io").fees == {"credits": 8, "energy": 2, "titanium": 2}
    do(g, "trade io")
    assert {o.notation: o.amount for o in g.asked[0].options} == {"fee credits": 8, "fee energy": 2, "fee titanium": 2}
    assert after(g, "fee titanium") == {"0.titanium": -2, "0.heat": 3, "marker io": -1, "fleet io": "0"}


def test_cryo_sleep_helps_its_owner_only_and_only_with_trades() -> None:
    g = colonies(seat(played=["cryo_sleep"], credits=16), seat(credits=8), moons=["io"])
    assert reasons(g, "project colony") == ["credits"]
    do(g, "pass")
    assert reasons(g, "trade io", 1) == ["fee"]


# ---- C09 to C12: Ecology Research and floaters
def test_ecology_research_produces_plants_for_own_colonies() -> None:
    g = colonies(
        seat(credits=21, hand=["ecology_research"]),
        seat(),
        moons=[
            {"name": "luna", "colonies": [0, 1, 0]},
            {"name": "io", "colonies": [1, 0]},
            {"name": "ceres", "colonies": [1]},
        ],
    )
    assert after(g, "play ecology_research") == {"0.credits": -21, "0.+plants": 3}
    assert points(g) == 1


def test_ecology_research_adds_an_animal_and_two_microbes_to_cards_of_choice() -> None:
    g = colonies(
        seat(credits=21, hand=["ecology_research"], played=["fish", "birds", "tardigrades", "ants"]),
        seat(played=["predators", "decomposers"]),
    )
    do(g, "play ecology_research")
    assert sorted(offered(g)) == ["add birds", "add fish"]
    assert after(g, "add birds") == {"on birds": 1}
    assert sorted(offered(g)) == ["add ants", "add tardigrades"]
    assert after(g, "add ants") == {"on ants": 2}
    assert can(g, "end turn")


def test_ecology_research_loses_the_part_that_no_card_can_take() -> None:
    only = colonies(seat(credits=21, hand=["ecology_research"], played=["tardigrades"]), seat(played=["fish"]))
    assert after(only, "play ecology_research") == {"0.credits": -21, "on tardigrades": 2}
    other = colonies(seat(credits=21, hand=["ecology_research"], played=["fish"]), seat(played=["tardigrades"]))
    assert after(other, "play ecology_research") == {"0.credits": -21, "on fish": 1}


def test_ecology_research_sets_off_the_effects_of_its_four_tags() -> None:
    """Decomposers get a microbe for each of plant, animal and microbe, besides the two that are added."""
    g = colonies(seat(credits=21, hand=["ecology_research"], played=["decomposers"]), seat())
    assert after(g, "play ecology_research") == {"0.credits": -21, "on decomposers": 3 + 2}


@pytest.mark.parametrize(
    ("first", "second", "steps"),
    [(0, 0, 0), (2, 0, 0), (3, 0, 1), (2, 1, 1), (2, 2, 1), (3, 2, 1), (3, 3, 2), (5, 5, 3)],
)
def test_floater_leasing_produces_for_every_three_own_floaters(first: int, second: int, steps: int) -> None:
    """Of all own cards together, rounded down once."""
    mine = seat(
        credits=3,
        hand=["floater_leasing"],
        played=[*FLOATERS, "fish"],
        resources={"red_spot_observatory": first, "titan_shuttles": second, "fish": 9},
    )
    g = colonies(mine, seat(played=["atmo_collectors"], resources={"atmo_collectors": 9}))
    gained: dict[str, object] = {"0.+credits": steps} if steps else {}
    assert after(g, "play floater_leasing") == {"0.credits": -3, **gained}


def test_floater_leasing_counts_the_floaters_of_the_corporation() -> None:
    g = colonies(
        seat("stormcraft_incorporated", credits=3, hand=["floater_leasing"], resources={"stormcraft_incorporated": 7}),
        seat(),
    )
    assert after(g, "play floater_leasing") == {"0.credits": -3, "0.+credits": 2}  # none is spent


def test_floater_prototypes_put_two_floaters_on_one_card() -> None:
    g = colonies(seat(credits=2, hand=["floater_prototypes"], played=[*FLOATERS, "fish"]), seat())
    do(g, "play floater_prototypes")
    assert offered(g) == ["add red_spot_observatory", "add titan_shuttles"]
    assert after(g, "add red_spot_observatory") == {"on red_spot_observatory": 2}
    assert can(g, "end turn")


def test_floater_prototypes_without_a_card_for_floaters_say_so() -> None:
    g = colonies(seat(credits=2, hand=["floater_prototypes"], played=["fish"]), seat(played=FLOATERS))
    assert option(g, "play floater_prototypes").idle == ("cube",)
    assert after(g, "play floater_prototypes") == {"0.credits": -2}


def test_floater_technology_chooses_among_own_cards() -> None:
    g = about_to_use("floater_technology", {"played": [*FLOATERS, "fish"]})
    do(g, "use floater_technology")
    assert offered(g) == ["add red_spot_observatory", "add titan_shuttles"]
    assert after(g, "add titan_shuttles") == {"on titan_shuttles": 1}


def test_floater_technology_without_a_target_is_legal_and_useless() -> None:
    g = about_to_use("floater_technology", {"played": ["fish"]})
    assert option(g, "use floater_technology").useless
    assert after(g, "use floater_technology") == {}
    assert reasons(g, "use floater_technology") == ["used"]


# ---- C13: Galilean Waystation
def test_galilean_waystation_counts_jovian_tags_of_everybody() -> None:
    """Three of seat 0 with its corporation, one and a corporation of seat 1, one of seat 2."""
    g = colonies(
        seat("stormcraft_incorporated", credits=15, hand=["galilean_waystation"], played=JOVIAN[:2]),
        seat("saturn_systems", played=["jovian_lanterns", "sponsors"]),
        seat(played=["jupiter_floating_station", "research"]),
    )
    assert after(g, "play galilean_waystation") == {"0.credits": -15, "0.+credits": 3 + 2 + 1}
    assert points(g) == 1 + 1 + 2  # its own, the shipyard and the mines


def test_galilean_waystation_counts_only_when_played() -> None:
    g = colonies(seat(played=["galilean_waystation"]), seat(credits=15, hand=["vesta_shipyard"]), turn={"seat": 1})
    assert after(g, (1, "play vesta_shipyard")) == {"1.credits": -15, "1.+titanium": 1}


# ---- C14, C20, C22: Earth cards
def test_heavy_taxation_gives_its_credits_after_it_is_paid() -> None:
    g = about_to_play("heavy_taxation", credits=2)
    assert reasons(g, "play heavy_taxation") == ["credits"]


def test_luna_governor_brings_two_earth_tags_for_later() -> None:
    g = colonies(seat(credits=4, hand=["luna_governor"], played=EARTH), seat())
    do(g, "play luna_governor")
    assert g.view(0).me.tags["earth"] == 5


@pytest.mark.parametrize(
    ("earth", "steps"),
    [
        ([], 0),
        (EARTH[:1], 1),
        (EARTH[:2], 1),
        (EARTH, 2),
        (["luna_governor", *EARTH[:2]], 2),
        (["luna_governor", *EARTH], 3),
    ],
)
def test_lunar_mining_produces_titanium_for_every_two_earth_tags_its_own_included(earth: list[str], steps: int) -> None:
    g = colonies(
        seat(credits=11, hand=["lunar_mining"], played=earth, events=["market_manipulation", "imported_ghg"]),
        seat("teractor", played=["earth_catapult"]),
    )
    gained: dict[str, object] = {"0.+titanium": steps} if steps else {}
    assert after(g, "play lunar_mining") == {"0.credits": -11, **gained}


def test_lunar_mining_counts_the_tag_of_the_corporation() -> None:
    g = colonies(seat("teractor", credits=11, hand=["lunar_mining"]), seat())
    assert after(g, "play lunar_mining") == {"0.credits": -8, "0.+titanium": 1}


# ---- C15, C17, C25: colonies by cards
@pytest.mark.parametrize("name", SETTLERS)
def test_colony_goes_on_any_open_tile_with_room_and_without_an_own_colony(name: str) -> None:
    moons = [
        "luna",
        {"name": "io", "colonies": [1]},
        {"name": "ceres", "colonies": [1, 1], "fleet": 1},  # a fleet is no hindrance
        {"name": "triton", "colonies": [0]},
        {"name": "callisto", "colonies": [1, 0]},
        {"name": "ganymede", "colonies": [1, 1, 1]},
        {"name": "titan", "marker": 0},
        {"name": "miranda", "marker": 2},
    ]
    g = about_to_play(name, {"moons": moons, "tiles": oceans(9)})
    do(g, f"play {name}")
    assert sorted(offered(g)) == ["colony ceres", "colony io", "colony luna", "colony miranda"]
    assert after(g, "colony ceres") == {"0.+steel": 1, "colonies ceres": "1 1 0", "marker ceres": 1}
    assert can(g, "end turn")


@pytest.mark.parametrize("name", SETTLERS)
@pytest.mark.parametrize(
    "moons",
    [
        [],
        [{"name": "luna", "colonies": [1, 1, 1]}],
        [{"name": "luna", "colonies": [1, 0]}, {"name": "io", "colonies": [0]}],
        [{"name": "titan", "marker": 0}, {"name": "enceladus", "marker": 0}],
    ],
)
def test_colony_without_a_tile_makes_the_card_unplayable(name: str, moons: list[dict[str, object]]) -> None:
    g = about_to_play(name, {"moons": moons})
    assert not can(g, f"play {name}")
    assert reasons(g, f"play {name}") == ["no_moon"]


@pytest.mark.parametrize("name", SETTLERS)
def test_colony_on_titan_brings_floaters_to_one_card(name: str) -> None:
    g = about_to_play(name, {"moons": ["titan"], "tiles": oceans(9)}, played=FLOATERS)
    do(g, f"play {name}")
    assert offered(g) == ["add red_spot_observatory", "add titan_shuttles"]
    assert after(g, "add titan_shuttles") == {"on titan_shuttles": 3}
    assert can(g, "end turn")


@pytest.mark.parametrize("name", SETTLERS)
def test_colony_by_a_card_is_no_standard_project(name: str) -> None:
    """No rebate of Standard Technology, and no limit by the wording of the seeds."""
    g = about_to_play(name, {"tiles": oceans(9)}, played=["standard_technology"])
    assert after(g, f"play {name}")["0.credits"] == -COST[name]
    limited = table(
        seat(credits=50, hand=[name], settled=1),
        seat(),
        options={"colonies": True, "wording": "seeds"},
        moons=[{"name": "luna"}],
    )
    assert reasons(limited, "project colony") == ["colonies_built"]
    assert can(limited, f"play {name}")


def test_ice_moon_colony_places_an_ocean() -> None:
    g = colonies(seat(credits=23, hand=["ice_moon_colony"]), seat())
    assert after(g, "play ice_moon_colony", "place ocean E5") == {
        "0.credits": -23,
        "0.+credits": 2,
        "0.plants": 2,
        "0.tr": 1,
        "oceans": 1,
        "colonies luna": "0",
        "at E5": "ocean",
    }


def test_ice_moon_colony_on_europa_places_two_oceans() -> None:
    g = colonies(seat(credits=23, hand=["ice_moon_colony"]), seat(), moons=["europa"])
    do(g, "play ice_moon_colony", "first ice_moon_colony: place colony")
    assert after(g, "place ocean A5", "place ocean E5") == {
        "0.plants": 2,
        "0.tr": 2,
        "oceans": 2,
        "at A5": "ocean",
        "at E5": "ocean",
    }
    assert can(g, "end turn")


@pytest.mark.parametrize("first", ["place colony", "place ocean ocean area"])
def test_ice_moon_colony_on_europa_with_one_ocean_left_places_one(first: str) -> None:
    g = colonies(seat(credits=23, hand=["ice_moon_colony"]), seat(), moons=["europa"], tiles=oceans(8))
    changed = after(g, "play ice_moon_colony", f"first ice_moon_colony: {first}", "place ocean A5")
    assert changed == {"0.credits": -23, "0.tr": 1, "oceans": 1, "colonies europa": "0", "at A5": "ocean"}
    assert can(g, "end turn")


def test_ice_moon_colony_on_europa_with_all_oceans_is_playable() -> None:
    g = colonies(seat(credits=23, hand=["ice_moon_colony"]), seat(), moons=["europa"], tiles=oceans(9))
    assert after(g, "play ice_moon_colony") == {"0.credits": -23, "colonies europa": "0"}


def test_ice_moon_colony_on_pluto_may_draw_before_the_ocean() -> None:
    g = colonies(seat(credits=23, hand=["ice_moon_colony"]), seat(), moons=["pluto"])
    do(g, "play ice_moon_colony")
    changed = after(g, "first ice_moon_colony: place colony")
    assert changed == {"colonies pluto": "0", "0.hand": 2, "deck": -2}
    assert can(g, "place ocean A5")


def test_interplanetary_colony_ship_is_an_event_and_its_tags_count_while_it_is_played() -> None:
    played = ["optimal_aerobraking", "media_group", "martian_zoo"]
    g = colonies(seat(credits=12, hand=["interplanetary_colony_ship"], played=played), seat())
    assert after(g, "play interplanetary_colony_ship") == {
        "0.credits": -12 + 3 + 3,
        "0.heat": 3,
        "on martian_zoo": 1,
        "0.+credits": 2,
        "colonies luna": "0",
    }
    assert g.view(0).me.tags["earth"] == 1  # Media Group's; the ship lies face down
    assert points(g) == 1  # the zoo's


def test_mining_colony_may_be_paid_with_titanium_alone() -> None:
    g = colonies(seat(titanium=7, hand=["mining_colony"]), seat(), moons=["triton"])
    changed = after(g, "play mining_colony")
    assert changed == {"0.titanium": -7 + 3, "0.+titanium": 1, "colonies triton": "0"}


# ---- C16: Impactor Swarm
def test_impactor_swarm_brings_heat_and_removes_up_to_two_plants() -> None:
    g = colonies(
        seat(credits=11, plants=1, hand=["impactor_swarm"], played=JOVIAN[:2]),
        seat(plants=5),
        seat(plants=5, played=["protected_habitats"]),
    )
    do(g, "play impactor_swarm")
    assert g.seat[0].stock[5] == 12
    assert offered(g) == [
        "remove 1 plants from 0",
        "remove 2 plants from 1",
        "remove 1 plants from 1",
        "remove nothing",
    ]
    assert after(g, "remove 2 plants from 1") == {"1.plants": -2}
    assert can(g, "end turn")
    assert points(g) == 1 + 2  # of the cards in play, none of its own


def test_impactor_swarm_removes_nothing_where_nobody_has_plants() -> None:
    g = about_to_play("impactor_swarm")
    assert after(g, "play impactor_swarm") == {"0.credits": -11, "0.heat": 12}


def test_impactor_swarm_may_spare_everybody() -> None:
    g = colonies(seat(credits=11, hand=["impactor_swarm"], played=JOVIAN[:2]), seat(plants=5))
    assert after(g, "play impactor_swarm", "remove nothing") == {"0.credits": -11, "0.heat": 12}


def test_impactor_swarm_solo() -> None:
    g = colonies(seat(credits=11, hand=["impactor_swarm"], played=JOVIAN[:2]))
    assert after(g, "play impactor_swarm", "remove 2 plants from neutral") == {"0.credits": -11, "0.heat": 12}


# ---- C18, C19: Jovian floaters
def test_jovian_lanterns_do_not_meet_their_own_requirement_but_that_of_the_next() -> None:
    g = colonies(seat(credits=31, hand=["jovian_lanterns", "impactor_swarm"], played=["vesta_shipyard"]), seat())
    assert reasons(g, "play impactor_swarm") == ["tags"]
    do(g, "play jovian_lanterns")
    assert can(g, "play impactor_swarm")


def test_jovian_lanterns_are_playable_with_a_jovian_corporation() -> None:
    g = colonies(seat("saturn_systems", credits=20, hand=["jovian_lanterns"]), seat())
    changed = after(g, "play jovian_lanterns")
    assert changed == {"0.credits": -20, "0.tr": 1, "0.+credits": 1, "on jovian_lanterns": 2}


def test_jovian_lanterns_floaters_may_go_on_another_card() -> None:
    g = colonies(
        seat(credits=20, hand=["jovian_lanterns"], played=["vesta_shipyard", "atmo_collectors"]),
        seat(played=["titan_shuttles"]),
    )
    assert after(g, "play jovian_lanterns") == {"0.credits": -20, "0.tr": 1}
    assert offered(g) == ["add atmo_collectors", "add jovian_lanterns"]
    assert after(g, "add atmo_collectors") == {"on atmo_collectors": 2}  # no Jovian card is needed


def test_jovian_lanterns_raise_the_rating() -> None:
    """United Nations Mars Initiative may act after it."""
    g = colonies(
        seat("united_nations_mars_initiative", credits=23, hand=["jovian_lanterns"], played=["vesta_shipyard"]),
        seat(),
    )
    do(g, "play jovian_lanterns")
    assert can(g, "use united_nations_mars_initiative")


@pytest.mark.parametrize(("floaters", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4)])
def test_jovian_lanterns_score_every_two_floaters_on_it(floaters: int, worth: int) -> None:
    played = ["jovian_lanterns", "atmo_collectors"]
    resources = {"jovian_lanterns": floaters, "atmo_collectors": 8}
    assert points(colonies(seat(played=played, resources=resources), seat())) == worth


def test_jovian_lanterns_action_adds_here_and_nowhere_else() -> None:
    g = about_to_use("jovian_lanterns", {"titanium": 3, "played": FLOATERS})
    assert after(g, "use jovian_lanterns") == {"0.titanium": -1, "on jovian_lanterns": 2}


def test_jupiter_floating_station_adds_to_a_jovian_card_of_choice() -> None:
    g = about_to_use("jupiter_floating_station 1", {"played": ["atmo_collectors", "jovian_lanterns", "fish", *JOVIAN]})
    do(g, "use jupiter_floating_station 1")
    assert offered(g) == ["add jupiter_floating_station", "add jovian_lanterns"]
    assert after(g, "add jovian_lanterns") == {"on jovian_lanterns": 1}


def test_jupiter_floating_station_may_add_to_the_jovian_corporation() -> None:
    g = about_to_use("jupiter_floating_station 1", {"corporation": "stormcraft_incorporated"})
    do(g, "use jupiter_floating_station 1")
    assert offered(g) == ["add stormcraft_incorporated", "add jupiter_floating_station"]
    assert after(g, "add stormcraft_incorporated") == {"on stormcraft_incorporated": 1}


@pytest.mark.parametrize(("floaters", "credits"), [(0, 0), (1, 1), (4, 4), (5, 4), (9, 4)])
def test_jupiter_floating_station_pays_for_its_floaters_at_most_four(floaters: int, credits: int) -> None:
    resources = {"jupiter_floating_station": floaters, "titan_shuttles": 7}
    g = about_to_use("jupiter_floating_station 2", {"played": ["titan_shuttles"], "resources": resources})
    changed = after(g, "use jupiter_floating_station 2")
    assert changed == ({"0.credits": credits} if credits else {})  # the floaters stay
    assert points(g) == 1 + 1


# ---- C21: Lunar Exports
@pytest.mark.parametrize(
    ("choice", "changed"),
    [("choose produce plants 2", {"0.+plants": 2}), ("choose produce credits 5", {"0.+credits": 5})],
)
def test_lunar_exports_choose_their_production(choice: str, changed: dict[str, object]) -> None:
    g = do(about_to_play("lunar_exports"), "play lunar_exports")
    assert offered(g) == ["choose produce plants 2", "choose produce credits 5"]
    assert after(g, choice) == changed
    assert can(g, "end turn")
    assert points(g) == 0


# ---- C23: Market Manipulation
def manipulate(*moons: object) -> Mars:
    return colonies(seat(credits=1, hand=["market_manipulation"]), seat(), moons=moons)


def test_market_manipulation_moves_one_marker_up_and_another_down() -> None:
    g = do(manipulate("luna", "io", "ceres"), "play market_manipulation")
    assert sorted(offered(g)) == ["marker ceres up", "marker io up", "marker luna up"]
    assert after(g, "marker io up") == {"marker io": 1}
    assert sorted(offered(g)) == ["marker ceres down", "marker luna down"]  # never the same one
    assert after(g, "marker luna down") == {"marker luna": -1}
    assert can(g, "end turn")
    assert points(g) == 0


def test_market_manipulation_moves_no_marker_past_the_ends() -> None:
    """Up: not from the last step. Down: not below the first step free of colonies."""
    g = manipulate(
        {"name": "luna", "marker": 7},
        {"name": "io", "marker": 1},
        {"name": "ceres", "marker": 3, "colonies": [1, 1]},
        {"name": "triton", "marker": 4, "colonies": [1, 1]},
        {"name": "ganymede", "marker": 4, "colonies": [1, 1, 1]},
    )
    do(g, "play market_manipulation")
    assert sorted(offered(g)) == ["marker ceres up", "marker ganymede up", "marker io up", "marker triton up"]
    do(g, "marker ganymede up")
    assert sorted(offered(g)) == ["marker luna down", "marker triton down"]
    assert after(g, "marker luna down") == {"marker luna": -1}


def test_market_manipulation_does_not_move_up_the_only_one_that_can_go_down() -> None:
    g = manipulate("luna", {"name": "io", "marker": 1}, {"name": "ceres", "marker": 2, "colonies": [0]})
    do(g, "play market_manipulation")
    assert sorted(offered(g)) == ["marker ceres up", "marker io up"]
    assert after(g, "marker ceres up") == {"marker ceres": 1, "marker luna": -1}


@pytest.mark.parametrize(
    "moons",
    [
        [],
        ["luna"],
        [{"name": "luna", "marker": 1}, {"name": "io", "marker": 1}],  # none down
        [{"name": "luna", "marker": 7}, {"name": "io", "marker": 7}],  # none up
        [{"name": "luna", "marker": 3}, {"name": "titan", "marker": 0}],  # closed tiles take no part
        [{"name": "luna", "marker": 7}, {"name": "titan", "marker": 0}],
    ],
)
def test_market_manipulation_needs_both_moves(moons: list[object]) -> None:
    g = manipulate(*moons)
    assert not can(g, "play market_manipulation")
    assert reasons(g, "play market_manipulation") == ["no_moon"]


def test_market_manipulation_with_two_tiles_that_allow_it_in_one_way_only() -> None:
    g = manipulate({"name": "luna", "marker": 7}, {"name": "io", "marker": 2, "colonies": [1]})
    assert after(g, "play market_manipulation") == {"0.credits": -1, "marker io": 1, "marker luna": -1}


def test_market_manipulation_does_not_mind_fleets_and_closed_tiles_stay_closed() -> None:
    g = manipulate({"name": "luna", "fleet": 1}, {"name": "io", "fleet": 0}, {"name": "titan", "marker": 0})
    do(g, "play market_manipulation")
    assert sorted(offered(g)) == ["marker io up", "marker luna up"]
    assert after(g, "marker luna up") == {"marker luna": 1, "marker io": -1}


# ---- C24: Martian Zoo
def zoo(hand: list[str], earth: int) -> Mars:
    """Seat 0 has the zoo and that many Earth tags."""
    return colonies(seat(credits=60, hand=hand, played=["martian_zoo", *EARTH[:earth]]), seat(), moons=["luna", "io"])


def test_martian_zoo_gets_an_animal_for_each_earth_tag() -> None:
    g = zoo(["luna_governor", "lunar_mining"], 3)
    assert after(g, "play luna_governor") == {"0.credits": -4, "0.+credits": 2, "on martian_zoo": 2}
    assert after(g, "play lunar_mining") == {"0.credits": -11, "0.+titanium": 3, "on martian_zoo": 1}


@pytest.mark.parametrize("event", ["market_manipulation", "conscription", "interplanetary_colony_ship", "imported_ghg"])
def test_martian_zoo_gets_an_animal_for_earth_events(event: str) -> None:
    g = zoo([event], 2)
    do(g, f"play {event}")
    while not can(g, "end turn"):
        do(g, offered(g)[0])
    assert g.position()["seats"][0]["resources"] == {"martian_zoo": 1}  # type: ignore[index]


def test_martian_zoo_does_not_count_other_tags_itself_or_others() -> None:
    g = colonies(
        seat(credits=27, hand=["martian_zoo", "vesta_shipyard"]),
        seat(credits=8, hand=["cartel"]),
        tiles={"C3": ("city", 0), "E1": ("city", 1)},
    )
    assert after(g, "play martian_zoo") == {"0.credits": -12}
    assert after(g, "play vesta_shipyard") == {"0.credits": -15, "0.+titanium": 1}
    assert after(g, (1, "play cartel")) == {"1.credits": -8, "1.+credits": 1}


def test_martian_zoo_counts_cities_off_the_map_and_of_anybody() -> None:
    tiles = {"phobos": ("city", 1), "ganymede": ("city", 1)}
    assert can(about_to_play("martian_zoo", {"tiles": tiles}), "play martian_zoo")


@pytest.mark.parametrize("animals", [0, 1, 7])
def test_martian_zoo_pays_for_each_animal_and_keeps_them(animals: int) -> None:
    g = about_to_use("martian_zoo", {"played": ["fish"], "resources": {"martian_zoo": animals, "fish": 3}})
    assert after(g, "use martian_zoo") == ({"0.credits": animals} if animals else {})
    assert points(g) == 1 + 3  # the zoo's point is flat; fish score theirs


def test_martian_zoo_takes_animals_of_other_cards() -> None:
    """It is a card for animals like any other."""
    g = colonies(seat(credits=21, hand=["ecology_research"], played=["martian_zoo"]), seat())
    assert after(g, "play ecology_research") == {"0.credits": -21, "on martian_zoo": 1}
