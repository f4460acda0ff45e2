"""What the human's cards do to MarsBot, and what they count of it."""

from __future__ import annotations

import pytest
from marsbot import bot_does, bot_table, supply, track
from table import after, can, do, offered, seat

from tharsis.mars.colonies.moons import moons as moons_of
from tharsis.mars.marsbot.table import BotTable

COLONIES = {"colonies": True}


def playing(card: str, credits: int = 30, **fields: object) -> BotTable:
    who = fields.pop("who", {})
    assert isinstance(who, dict)
    return bot_table(human=seat(credits=60, hand=[card], **who), credits=credits, **fields)  # type: ignore[arg-type]


# ---- resources
@pytest.mark.parametrize(
    ("card", "notation", "lost"),
    [
        ("asteroid", "remove 3 plants from 1", 3),
        ("big_asteroid", "remove 4 plants from 1", 4),
        ("mining_expedition", "remove 2 plants from 1", 2),
    ],
)
def test_removed_resources_come_out_of_the_supply(card: str, notation: str, lost: int) -> None:
    """[Modifications de la Phase d'action] Retirer: from its M€ as if they were that resource."""
    g = playing(card)
    do(g, f"play {card}", notation)
    assert supply(g) == 30 - lost and g.seat[1].stock[3] == 0


def test_no_more_than_the_supply_holds() -> None:
    g = playing("asteroid", credits=1)
    do(g, "play asteroid")
    assert offered(g) == ["remove 1 plants from 1", "remove nothing"]


def test_stolen_resources_become_what_the_effect_names() -> None:
    """[Modifications] Voler: a thief receives the resource named."""
    g = playing("hired_raiders")
    do(g, "play hired_raiders")
    do(g, next(x for x in offered(g) if "steel" in x))
    assert after(g, "steal 2 steel from 1") == {"0.steel": 2, "1.credits": -2}


def test_sabotage_takes_any_of_its_kinds_from_the_supply() -> None:
    g = playing("sabotage")
    do(g, "play sabotage")
    do(g, next(x for x in offered(g) if "titanium" in x))
    assert after(g, "remove 3 titanium from 1") == {"1.credits": -3}


@pytest.mark.parametrize(("card", "cube"), [("predators", "animal"), ("ants", "microbe")])
def test_animals_and_microbes_come_out_of_the_supply_too(card: str, cube: str) -> None:
    g = bot_table(human=seat(played=[card]), credits=1)
    do(g, f"use {card}")
    assert supply(g) == 0 and sum(g.cubes) == 1
    assert not can(bot_table(human=seat(played=[card]), credits=0), f"use {card}")


def test_virus_takes_animals_from_the_supply() -> None:
    g = playing("virus")
    do(g, "play virus")
    do(g, next(x for x in offered(g) if "animal" in x))
    do(g, "take 2 animal from 1")
    assert supply(g) == 28


def test_flooding_reaches_the_supply_of_a_neighbour() -> None:
    g = playing("flooding", tiles={"E7": ("city", 1)})
    do(g, "play flooding", "place ocean E6")
    assert after(g, "remove 4 credits from 1") == {"1.credits": -4}


# ---- storage areas and plants on a corporation
def test_the_human_names_the_storage_area_or_the_supply() -> None:
    """Ruling 6: one place for each effect, and the rest is lost."""
    g = playing("asteroid", credits=9, options=COLONIES, marsbot={"storage": {"ganymede": 2}})
    do(g, "play asteroid")
    assert "remove 3 plants from 1" in offered(g) and "remove 2 plants from 1 storage" in offered(g)
    do(g, "remove 2 plants from 1 storage")
    assert supply(g) == 9 and g.robot.storage[4] == 0


@pytest.mark.parametrize(
    ("moon", "kind", "card"),
    [("ceres", "steel", "sabotage"), ("triton", "titanium", "sabotage"), ("luna", "credits", "sabotage")],
)
def test_stored_resources_are_what_they_are(moon: str, kind: str, card: str) -> None:
    g = playing(card, credits=0, options=COLONIES, marsbot={"storage": {moon: 2}})
    do(g, f"play {card}")
    do(g, next(x for x in offered(g) if kind in x))
    do(g, f"remove 2 {kind} from 1 storage")
    assert sum(g.robot.storage) == 0


@pytest.mark.parametrize(("moon", "card"), [("enceladus", "ants"), ("miranda", "predators")])
def test_stored_microbes_and_animals(moon: str, card: str) -> None:
    g = bot_table(human=seat(played=[card]), options=COLONIES, marsbot={"storage": {moon: 1}})
    do(g, f"use {card}")
    assert sum(g.robot.storage) == 0 and sum(g.cubes) == 1


@pytest.mark.parametrize("moon", ["pluto", "titan"])
def test_science_and_floaters_are_no_targets(moon: str) -> None:
    g = bot_table(human=seat(played=["ants", "predators"]), options=COLONIES, marsbot={"storage": {moon: 4}})
    assert not can(g, "use ants") and not can(g, "use predators")


def test_plants_on_its_corporation() -> None:
    g = playing("asteroid", credits=9, corporation="ecoline", marsbot={"on_corporation": 1})
    do(g, "play asteroid", "remove 1 plants from 1 corporation")
    assert g.robot.on_card == 0 and supply(g) == 9


def test_the_counting_pile_of_a_corporation_is_no_target() -> None:
    g = playing("sabotage", credits=2, corporation="mining_guild", marsbot={"on_corporation": 8})
    do(g, "play sabotage")
    do(g, next(x for x in offered(g) if "credits" in x))
    assert not [x for x in offered(g) if "corporation" in x]


# ---- production
@pytest.mark.parametrize(
    ("card", "name", "kind", "back"),
    [
        ("great_escarpment_consortium", "building", "steel", 1),
        ("asteroid_mining_consortium", "space", "titanium", 1),
        ("hackers", "event", "credits", 2),
        ("energy_tapping", "power", "energy", 1),
        ("heat_trappers", "earth", "heat", 2),
        ("biomass_combustors", "plant", "plants", 1),
    ],
)
def test_lowered_production_pushes_a_track_back(card: str, name: str, kind: str, back: int) -> None:
    """[Modifications] Diminuer: the track of the production, one space for each step (ruling 5)."""
    who = {"produces": {"steel": 1, "titanium": 1, "energy": 1}, "played": []}
    fields: dict[str, object] = {"who": who, "tracks": {name: 9}, "oxygen": 8}
    g = playing(card, **fields)
    do(g, f"play {card}")
    if can(g, f"reduce {kind} of 1"):
        do(g, f"reduce {kind} of 1")
    assert track(g, name) == 9 - back
    assert g.robot.marker[["building", "space", "event", "science", "power", "earth", "plant"].index(name)] == 9
    g = playing(card, options={"wording": "seeds"}, **fields)
    do(g, f"play {card}")
    if can(g, f"reduce {kind} of 1"):
        do(g, f"reduce {kind} of 1")
    assert track(g, name) == 8, "with the wording of the aid one space for each effect"


def test_never_below_space_0() -> None:
    g = playing("heat_trappers", tracks={"earth": 1})
    do(g, "play heat_trappers")
    assert track(g, "earth") == 0 and g.robot.marker[5] == 1


def test_a_loss_that_nobody_can_take_is_skipped() -> None:
    """[Important] and ruling 1: a track on 0 and a human without that production do not stop the card."""
    g = playing("heat_trappers")
    assert after(g, "play heat_trappers")["0.+energy"] == 1
    assert can(g, "end turn")


def test_own_losses_stay_costs_except_in_the_wording_of_the_aid() -> None:
    """[Important] and ruling 1: word for word the aid skips own losses too."""
    assert not can(playing("building_industries"), "play building_industries")
    g = playing("building_industries", options={"wording": "seeds"})
    assert after(g, "play building_industries") == {"0.credits": -6, "0.+steel": 2}
    g = playing("air_raid", options={"wording": "seeds", "colonies": True})
    do(g, "play air_raid", "steal 5 credits from 1")
    assert supply(g) == 25
    assert not can(playing("air_raid", options=COLONIES), "play air_raid")


SKY_OF_THE_AID = {"wording": "seeds", "colonies": True}


@pytest.mark.parametrize("income", [-5, -4])
@pytest.mark.parametrize("card", ["minority_refuge", "pioneer_settlement"])
def test_a_colony_is_built_though_its_loss_of_income_fails(card: str, income: int) -> None:
    """[Important] The rest of the card is not touched; no tile has to bring what the loss takes."""
    who = {"produces": {"credits": income}}
    tiles = [{"name": "io"}, {"name": "luna"}]
    g = playing(card, who=who, moons=tiles, options=SKY_OF_THE_AID)
    do(g, f"play {card}")
    assert offered(g) == ["colony io", "colony luna"]
    do(g, "colony io")
    assert g.seat[0].production[0] == -5 and can(g, "end turn")
    g = playing(card, who=who, moons=tiles[:1], options=SKY_OF_THE_AID)
    do(g, f"play {card}")
    assert g.seat[0].production[0] == -5 and can(g, "end turn")


@pytest.mark.parametrize(("heat", "floaters"), [(0, 1), (1, 1), (0, 2), (2, 1), (3, 0)])
def test_stormcraft_loses_what_is_there_for_local_heat_trapping(heat: int, floaters: int) -> None:
    """[Important] As far as there is anything: every floater, and the heat beside it."""
    resources = {"stormcraft_incorporated": floaters}
    who = seat("stormcraft_incorporated", credits=9, heat=heat, hand=["local_heat_trapping"], resources=resources)
    g = bot_table(human=who, options=SKY_OF_THE_AID)
    do(g, "play local_heat_trapping", "choose gain plants 4")
    assert g.seat[0].stock[5] == 0 and g.cubes[g.seat[0].corporation] == 0
    assert can(g, "end turn")


def test_helion_may_pay_with_heat_that_a_failing_loss_would_take() -> None:
    """[Important] What the card takes may be missing, so nothing is kept back for it."""
    cards = {"hand": ["local_heat_trapping"]}
    for wording, playable in (("standard", False), ("seeds", True)):
        options = {"wording": wording, "colonies": True}
        g = bot_table(human=seat("helion", heat=5, **cards), options=options)  # type: ignore[arg-type]
        assert can(g, "play local_heat_trapping") == playable


def test_the_human_pays_where_only_the_human_produces() -> None:
    g = playing("heat_trappers", who={"produces": {"heat": 3}})
    do(g, "play heat_trappers")
    assert g.seat[0].production[5] == 1


# ---- counting
def test_toll_station_counts_the_space_track() -> None:
    """[Modifications] Counting: the number of the space, also after it went back."""
    g = playing("toll_station", tracks={"space": 7}, marsbot={"markers": {"space": 9}})
    assert after(g, "play toll_station")["0.+credits"] == 7


def test_media_archives_counts_the_event_track() -> None:
    g = playing("media_archives", tracks={"event": 7}, who={"played": ["comet", "virus"]})
    assert after(g, "play media_archives")["0.credits"] == -8 + 7 + 2


@pytest.mark.parametrize(("wording", "counted"), [("standard", 3), ("seeds", 7)])
def test_galilean_waystation_counts_half_the_power_track(wording: str, counted: int) -> None:
    """Ruling: the track is shared by two tags. [Modifications] Word for word: the space the tracker stands on."""
    who = {"played": ["io_mining_industries"]}
    options = {"colonies": True, "wording": wording}
    g = playing("galilean_waystation", tracks={"power": 7}, who=who, options=options)
    assert after(g, "play galilean_waystation")["0.+credits"] == counted + 1


def test_played_cards_of_marsbot_never_count() -> None:
    g = playing("toll_station", marsbot={"played": ["comet", "asteroid", "space_elevator"]})
    assert "0.+credits" not in after(g, "play toll_station")


def test_the_humans_saturn_systems_hears_its_jovian_tags() -> None:
    g = bot_table(human=seat("saturn_systems"), action=["io_mining_industries"])
    do(g, "pass")
    assert g.seat[0].production[0] == 1
    g = bot_table(human=seat("saturn_systems"))
    bot_does(g, "bot advance power")
    assert g.seat[0].production[0] == 0  # a step of the track is no tag


def test_cities_of_marsbot_count_as_cities_in_play() -> None:
    g = playing("martian_rails", tiles={"B2": ("city", 1), "D2": ("city", 1)})
    assert g.cities(True) == 2


def test_its_colonies_count_and_set_off_the_humans_effects() -> None:
    moons = [{"name": "io", "marker": 3, "colonies": [1]}]
    g = bot_table(human=seat("poseidon"), options=COLONIES, moons=[*moons, {"name": "luna", "marker": 2}])
    bot_does(g, "bot build colony")
    assert g.seat[0].production[0] == 1 and len([c for c in moons_of(g).colonies if c >= 0]) == 2
