"""MarsBot's bonus cards, one after the other."""

from __future__ import annotations

import pytest
from marsbot import bot_table, kinds, supply, track, turn
from table import do, oceans, offered, seat

import tharsis
from tharsis.mars.board import AREA_NAME, AREAS
from tharsis.mars.colonies.moons import moons as moons_of
from tharsis.mars.map import LAND
from tharsis.mars.maps import MAPS
from tharsis.mars.marsbot.robot import BONUS
from tharsis.mars.marsbot.table import BotTable

COLONIES = {"colonies": True}


def names(cards: list[int]) -> list[str]:
    return [BONUS[-c].name for c in cards if c < 0]


def where(g: BotTable, card: str) -> str:
    """Where a bonus card lies now."""
    robot = g.robot
    places = {"discard": robot.spent, "destroyed": robot.destroyed, "aside": robot.aside, "deck": robot.bonus}
    return next((place for place, row in places.items() if card in names(row)), "nowhere")


def plays(card: str, **fields: object) -> BotTable:
    """MarsBot is about to turn the card over; another one keeps the generation going."""
    fields.setdefault("human", seat(credits=20, hand=["mine"]))
    return bot_table(action=[card, "hackers"], **fields)  # type: ignore[arg-type]


def over(g: BotTable) -> list[str]:
    """The human ends the turn with a small action, MarsBot plays the card."""
    turn(g, "sell patents")
    return kinds(turn(g, "end turn"))


# ---- B01
@pytest.mark.parametrize(("plants", "left", "goes"), [(7, 2, "destroyed"), (3, 0, "destroyed"), (2, 0, "discard")])
def test_meteor_shower(plants: int, left: int, goes: str) -> None:
    g = plays("meteor_shower", human=seat(plants=plants, hand=["mine"]))
    over(g)
    assert g.seat[0].stock[3] == left and where(g, "meteor_shower") == goes


def test_meteor_shower_against_protected_habitats() -> None:
    g = plays("meteor_shower", human=seat(plants=7, hand=["mine"], played=["protected_habitats"]))
    over(g)
    assert g.seat[0].stock[3] == 7 and where(g, "meteor_shower") == "destroyed"


# ---- B02
def test_invasive_species_takes_the_cube_worth_most() -> None:
    who = seat(
        hand=["mine"],
        played=["birds", "tardigrades", "small_animals", "pets"],
        resources={"birds": 2, "tardigrades": 3, "small_animals": 1, "pets": 4},
    )
    g = plays("invasive_species", human=who)
    over(g)
    on = {g.card_name(c): n for c, n in enumerate(g.cubes) if n}
    assert on == {"birds": 1, "tardigrades": 3, "small_animals": 1, "pets": 4}
    assert supply(g) == 5 and where(g, "invasive_species") == "discard"


def test_of_equal_cards_the_human_picks_and_marsbot_waits() -> None:
    who = seat(hand=["mine"], played=["birds", "predators"], resources={"birds": 1, "predators": 1})
    g = plays("invasive_species", human=who)
    over(g)
    assert offered(g) == ["species birds", "species predators"] and supply(g) == 0
    loaded = tharsis.load(g.position())
    assert loaded.digest() == g.digest()
    do(g, "species predators")
    assert list(g.cubes).count(1) == 1 and supply(g) == 5


@pytest.mark.parametrize("played", [["protected_habitats", "birds"], ["pets"], []])
def test_invasive_species_pays_also_when_nothing_can_be_taken(played: list[str]) -> None:
    cubes = {c: 2 for c in played if c in ("birds", "pets")}
    g = plays("invasive_species", human=seat(hand=["mine"], played=played, resources=cubes))
    assert "nothing" in over(g)
    assert sum(g.cubes) == sum(cubes.values()) and supply(g) == 5


def test_invasive_species_with_colonies_brings_two_credits_and_a_floater() -> None:
    g = plays("invasive_species", options=COLONIES)
    over(g)
    assert supply(g) == 2 and sum(g.robot.storage) == 1


# ---- B03
def test_research_and_development_resolves_the_top_project() -> None:
    g = plays("research_and_development", deck=["mine"], human=seat(credits=20, hand=["asteroid"]))
    over(g)
    assert track(g, "building") == 1 and where(g, "research_and_development") == "discard"
    assert [g.card_name(c) for c in g.robot.played] == ["mine"]


def test_what_research_and_development_turns_over_can_fail() -> None:
    """Only the bonus card itself never fails: a project without tags is a Failed Action."""
    g = plays("research_and_development", deck=["great_escarpment_consortium"])
    assert "fail" in over(g) and supply(g) == 5


# ---- B04
def test_overachievement_claims_then_funds_then_pays() -> None:
    g = plays("overachievement", tr=35)
    over(g)
    assert list(g.milestones) == [0, 1] and where(g, "overachievement") == "destroyed"
    g = plays("overachievement", generation=6, tracks={"science": 3})
    over(g)
    assert list(g.awards)[1:] == [1] and where(g, "overachievement") == "destroyed"
    g = plays("overachievement", level="easy", generation=5, tracks={"science": 3})
    over(g)
    assert not g.awards and supply(g) == 5 and where(g, "overachievement") == "discard"


# ---- B05
def test_expedited_construction() -> None:
    g = plays("expedited_construction", tiles={"E4": "ocean", "E5": "ocean", "F4": ("greenery", 0)})
    over(g)
    assert g.own_cities[1] == 1 and where(g, "expedited_construction") == "destroyed"
    g = plays("expedited_construction", tiles={"E4": "ocean"})
    assert over(g)[-1] == "nothing"
    assert g.own_cities[1] == 0 and where(g, "expedited_construction") == "discard" and supply(g) == 0


# ---- B06 and B25
@pytest.mark.parametrize("degrees", [-28, -26, -24, -22, -4, -2, 4, 6])
def test_lobbyists_near_a_bonus_step_of_temperature(degrees: int) -> None:
    g = plays("lobbyists", temperature=degrees)
    over(g)
    assert g.params[0] * 2 - 30 == min(8, degrees + 4) and where(g, "lobbyists") == "destroyed"


@pytest.mark.parametrize("oxygen", [6, 7, 12, 13])
def test_lobbyists_near_a_bonus_step_of_oxygen(oxygen: int) -> None:
    g = plays("lobbyists", temperature=-10, oxygen=oxygen)
    over(g)
    assert g.params[1] == min(14, oxygen + 2) and g.own_greeneries[1] == 1 and where(g, "lobbyists") == "destroyed"


def test_lobbyists_beside_two_oceans_and_else_what_is_furthest() -> None:
    """Ruling 7: most steps missing; oxygen, then oceans, then temperature of equals."""
    g = plays("lobbyists", temperature=-10, tiles={"E4": "ocean", "E6": "ocean"})
    over(g)
    assert g.params[2] == 3 and where(g, "lobbyists") == "destroyed"
    g = plays("lobbyists", temperature=-30)
    over(g)
    assert list(g.params) == [1, 0, 0] and where(g, "lobbyists") == "discard"
    g = plays("lobbyists", temperature=-10, oxygen=5, tiles={})  # 9 steps of temperature and oxygen, 9 oceans
    over(g)
    assert list(g.params) == [10, 6, 0]


@pytest.mark.parametrize(
    ("fields", "params"),
    [
        ({"temperature": -2, "oxygen": 14, "tiles": oceans(9)}, [16, 14, 9]),  # the ocean at 0 degrees
        ({"temperature": 8, "oxygen": 7, "tiles": oceans(9)}, [19, 9, 9]),  # the step of temperature at 8 %
    ],
)
def test_only_a_chain_step_of_a_bonus_card_is_a_failed_action(fields: dict[str, object], params: list[int]) -> None:
    """Ruling: what another step sets off and cannot be done pays 5 M€; what the card lists and cannot do does not."""
    g = plays("lobbyists", **fields)
    over(g)
    assert list(g.params) == params and supply(g) >= 5
    g = plays("lobbyists", temperature=8, oxygen=14, tiles=oceans(9))
    assert over(g)[-1] == "nothing" and supply(g) == 0


def test_do_it_right_has_no_fallback_and_comes_back() -> None:
    fields: dict[str, object] = {"corporation": "inventrix"}
    g = plays("do_it_right", temperature=-30, **fields)
    assert over(g)[-1] == "nothing"
    assert list(g.params) == [0, 0, 0] and where(g, "do_it_right") == "aside"
    g = plays("do_it_right", temperature=-28, **fields)
    over(g)
    assert g.params[0] == 3 and where(g, "do_it_right") == "aside"


def test_do_it_right_knows_the_same_options() -> None:
    fields: dict[str, object] = {"corporation": "inventrix", "temperature": -10}
    g = plays("do_it_right", oxygen=6, **fields)
    over(g)
    assert g.params[1] == 8 and g.own_greeneries[1] == 1 and where(g, "do_it_right") == "aside"
    g = plays("do_it_right", tiles={"E4": "ocean", "E6": "ocean"}, **fields)
    over(g)
    assert g.params[2] == 3 and where(g, "do_it_right") == "aside"


# ---- B07
def test_local_neural_instance() -> None:
    g = plays("local_neural_instance", deck=["comet"])
    over(g)
    area = list(g.tile).index(15)
    from tharsis.mars.board import NEXT_TO

    assert len(NEXT_TO[area]) == 6 and all(MAPS["tharsis"].kind[b] == 0 for b in NEXT_TO[area])
    assert g.own_tiles[1] == 1 and where(g, "local_neural_instance") == "destroyed"


def test_local_neural_instance_without_a_place_resolves_a_project() -> None:
    tiles = {a: ("greenery", 0) for a in ("C3", "C5", "G2", "G3", "G4", "G5", "G6", "C2", "C6", "D3", "F2", "H2")}
    g = plays("local_neural_instance", tiles=tiles, deck=["mine"], human=seat(hand=["asteroid"]))
    over(g)
    assert 15 not in g.tile and track(g, "building") == 1 and where(g, "local_neural_instance") == "destroyed"


# ---- B08
def funded(*names: str) -> list[dict[str, object]]:
    return [{"name": name, "seat": 0} for name in names]


def test_corporate_competition_helps_where_the_human_leads_least() -> None:
    g = plays(
        "corporate_competition",
        credits=6,
        awards=funded("scientist", "banker", "miner"),
        human=seat(hand=["mine"], played=["research"], produces={"credits": 5}, steel=3),
    )
    over(g)  # the human leads Scientist by 2 and Banker by 5, MarsBot Miner by 2
    assert g.robot.tracker[3] == 2 and supply(g) == 1  # science 1 shows an arrow


def test_corporate_competition_prefers_the_leftmost_of_equal_leads() -> None:
    """Ruling 9."""
    g = plays("corporate_competition", credits=5, awards=funded("scientist", "banker"))
    over(g)
    assert g.robot.tracker[0] == 1 and supply(g) == 0  # Banker stands left of Scientist; building before event


@pytest.mark.parametrize(
    ("award", "tracks", "moved"),
    [
        ("banker", {"building": 3, "event": 1}, ("event", 2)),  # the less advanced of the two
        ("banker", {"building": 3, "event": 3}, ("building", 4)),
        ("scientist", {"science": 4}, ("science", 5)),
        ("thermalist", {"power": 7}, ("power", 8)),
        ("miner", {"space": 3}, ("space", 4)),
    ],
)
def test_how_corporate_competition_helps(award: str, tracks: dict[str, int], moved: tuple[str, int]) -> None:
    g = plays("corporate_competition", credits=5, awards=funded(award), tracks=tracks)
    over(g)
    assert track(g, moved[0]) == moved[1] and supply(g) == 0


def test_corporate_competition_helps_the_landlord_with_a_greenery() -> None:
    g = plays("corporate_competition", credits=5, awards=funded("landlord"), tiles={"B3": ("city", 1)})
    over(g)
    assert g.own_greeneries[1] == 1 and g.params[1] == 1 and g.seat[1].tr == 21
    assert where(g, "corporate_competition") == "discard"


def test_corporate_competition_goes_on_to_an_award_that_can_be_helped() -> None:
    """The human leads Scientist, but the science track is at its end; MarsBot leads Miner."""
    who = seat(hand=["mine"], played=["research"])
    g = plays(
        "corporate_competition",
        level="easy",
        credits=5,
        awards=funded("scientist", "miner"),
        tracks={"science": 18, "space": 3},
        human=who,
    )
    over(g)
    assert track(g, "science") == 18 and track(g, "space") == 4 and supply(g) == 0


@pytest.mark.parametrize("fields", [{"credits": 4, "awards": funded("banker")}, {"credits": 9}])
def test_corporate_competition_draws_another_card_if_it_cannot_help(fields: dict[str, object]) -> None:
    g = plays("corporate_competition", bonus=["government_subsidy"], **fields)
    over(g)
    assert g.seat[1].tr == 21 and where(g, "corporate_competition") == "discard"
    assert where(g, "government_subsidy") == "discard" and supply(g) == fields["credits"]


# ---- B17 and B18
def moons(*names: str, **more: object) -> list[dict[str, object]]:
    return [{"name": name, "marker": 2, **more} for name in names]


def test_expedited_construction_with_colonies_prefers_the_city() -> None:
    tiles = {"E4": "ocean", "E5": "ocean", "F4": ("greenery", 0)}
    g = plays("expedited_construction_colonies", options=COLONIES, moons=moons("io"), tiles=tiles)
    over(g)
    assert g.own_cities[1] == 1 and moons_of(g).colonies.count(1) == 0
    assert where(g, "expedited_construction_colonies") == "destroyed"


def test_expedited_construction_with_colonies_builds_a_colony_instead() -> None:
    g = plays("expedited_construction_colonies", options=COLONIES, moons=moons("io", "luna"))
    over(g)
    assert moons_of(g).colonies.count(1) == 1 and sum(g.robot.storage) == 2
    assert where(g, "expedited_construction_colonies") == "discard"
    two = [{"name": n, "marker": 3, "colonies": [1]} for n in ("io", "luna")]
    g = plays("expedited_construction_colonies", options=COLONIES, moons=[*two, *moons("ceres")])
    assert over(g)[-1] == "nothing"
    assert moons_of(g).colonies.count(1) == 2


def test_outer_system_foothold_builds_and_thins() -> None:
    g = plays("outer_system_foothold", options=COLONIES, moons=moons("io"), bonus=["meteor_shower", "lobbyists"])
    over(g)
    assert moons_of(g).colonies.count(1) == 1 and g.robot.storage[5] == 2
    assert where(g, "meteor_shower") == "discard" and where(g, "lobbyists") == "deck"
    g = plays("outer_system_foothold", options=COLONIES, moons=[], bonus=["meteor_shower", "lobbyists"])
    assert "nothing" in over(g)
    assert where(g, "meteor_shower") == "discard"  # it thins all the same


def test_a_colony_on_europa_without_an_ocean_left_is_a_failed_action() -> None:
    g = plays("outer_system_foothold", options=COLONIES, moons=moons("europa"), tiles=oceans(9))
    over(g)
    assert moons_of(g).colonies.count(1) == 1 and supply(g) == 5


# ---- B19 and B20
@pytest.mark.parametrize("card", ["shipping_lines", "extended_shipping_lines"])
def test_shipping_lines(card: str) -> None:
    far = [{"name": "io", "marker": 4}, {"name": "luna", "marker": 6}, {"name": "triton", "marker": 6, "fleet": 0}]
    g = plays(card, options=COLONIES, moons=far, credits=3)
    over(g)
    assert g.robot.storage[6] == 2 and supply(g) == 2 and moons_of(g).marker[6] == 1 and moons_of(g).visitor[6] == 1
    assert where(g, card) == "aside"


def test_shipping_lines_prefer_an_own_colony_and_pay_three_there() -> None:
    far = [{"name": "io", "marker": 5}, {"name": "luna", "marker": 5, "colonies": [1, 0]}]
    g = plays("shipping_lines", options=COLONIES, moons=far, human=seat(hand=["mine"]))
    over(g)
    assert g.robot.storage[6] == 3 and moons_of(g).marker[6] == 3
    assert g.seat[0].stock[0] == 1 + 2  # the human's colony has its bonus; one patent was sold
    assert supply(g) == 0  # it loses what there is


def test_shipping_lines_count_a_card_through_equal_tiles() -> None:
    far = [{"name": name, "marker": 5} for name in ("io", "luna", "triton")]
    g = plays("shipping_lines", options=COLONIES, moons=far, deck=["mine"], human=seat(hand=["asteroid"]))
    over(g)  # it costs 4: the first tile again
    assert [m for m, seat in enumerate(moons_of(g).visitor) if seat == 1] == [5] and g.card_name(
        g.discard[-1]
    ) == "mine"


def test_shipping_lines_without_a_tile_do_nothing() -> None:
    g = plays("shipping_lines", options=COLONIES, moons=[{"name": "io", "marker": 5, "fleet": 0}], credits=3)
    lines = over(g)
    assert lines[-1] == "nothing" and supply(g) == 3


# ---- B23 and B31
def test_rapid_sprouting() -> None:
    g = plays("rapid_sprouting", corporation="ecoline")
    over(g)
    assert g.robot.on_card == 1 and g.own_greeneries[1] == 0 and where(g, "rapid_sprouting") == "aside"
    g = plays("rapid_sprouting", corporation="ecoline", marsbot={"on_corporation": 1})
    over(g)
    assert g.robot.on_card == 0 and g.own_greeneries[1] == 1 and g.params[1] == 1


def test_rapid_sprouting_without_an_area_keeps_the_plant() -> None:
    """Nothing can be done, and on a bonus card that is no Failed Action."""
    tiles = {AREA_NAME[a]: ("greenery", 0) for a in range(AREAS) if MAPS["tharsis"].kind[a] == LAND}
    g = plays("rapid_sprouting", corporation="ecoline", marsbot={"on_corporation": 1}, tiles=tiles)
    assert over(g)[-1] == "nothing"
    assert g.robot.on_card == 1 and supply(g) == 0 and where(g, "rapid_sprouting") == "aside"


def test_government_subsidy() -> None:
    g = plays("government_subsidy", corporation="united_nations_mars_initiative")
    over(g)
    assert g.seat[1].tr == 21 and where(g, "government_subsidy") == "discard"


# ---- the deck
def test_an_impossible_bonus_card_is_no_failed_action() -> None:
    """[B.a] The card says itself whether MarsBot gets something else."""
    g = plays("expedited_construction")
    lines = over(g)
    assert "fail" not in lines and supply(g) == 0


def test_an_empty_bonus_deck_is_made_of_the_discards_without_destroyed_cards() -> None:
    """[Phase de recherche] N'incluez pas les cartes Bonus détruites. The card at work stays out too."""
    g = plays(
        "corporate_competition",
        bonus=[],
        marsbot={"bonus_discard": ["government_subsidy"], "destroyed": ["lobbyists", "meteor_shower"]},
    )
    lines = over(g)
    assert "reshuffle" in lines and g.seat[1].tr == 21
    assert where(g, "lobbyists") == "destroyed" and where(g, "corporate_competition") == "discard"


def test_every_bonus_card_has_a_test() -> None:
    from pathlib import Path

    text = Path(__file__).read_text()
    assert [b.name for b in BONUS[1:] if b.name not in text] == []
