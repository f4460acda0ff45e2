"""Where MarsBot puts tiles, what it gets for them, and which milestones and awards it takes."""

from __future__ import annotations

import pytest
from marsbot import bot_does, bot_table, kinds, reasons, supply
from table import oceans, seat

from tharsis.mars.board import AREA_NAME
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.measures import BY_HEAT, BY_INCOME, BY_METALS, BY_SCIENCE, BY_TILES


def own(g: BotTable) -> list[str]:
    """The areas with tiles of MarsBot."""
    return [AREA_NAME[a] for a, owner in enumerate(g.owner) if owner == 1]


# ---- areas
def test_a_greenery_goes_beside_most_own_cities() -> None:
    """[Placement de Forêt/Océan/Cité, Forêt]"""
    g = bot_table(tiles={"G2": ("city", 1), "G4": ("city", 1), "C3": ("city", 0)})
    lines = bot_does(g, "bot place greenery")
    assert own(g) == ["G2", "G3", "G4"]
    assert "most_own_cities" in reasons(lines, "place")
    assert g.params[1] == 1 and g.seat[1].tr == 21


def test_then_beside_fewest_human_cities() -> None:
    """[Forêt] C4 and D5 touch its only city C5 as well; those beside the human's cities are avoided."""
    g = bot_table(tiles={"C3": ("city", 1), "C5": ("city", 0)})
    lines = bot_does(g, "bot place greenery")
    assert "fewest_human_cities" in reasons(lines, "place")
    placed = next(a for a in own(g) if a != "C3")
    assert placed not in ("C4", "B4", "D5")


def test_a_city_goes_beside_most_greeneries_of_anybody() -> None:
    """[Cité]"""
    g = bot_table(tiles={"G2": ("greenery", 0), "G4": ("greenery", 0), "B2": ("greenery", 1)})
    lines = bot_does(g, "bot place city")
    assert "G3" in own(g) and "most_greeneries" in reasons(lines, "place")


def test_an_ocean_goes_beside_most_oceans_then_most_symbols() -> None:
    """[Océan, Détermination du placement 1 and 2] E5 lies between two oceans."""
    g = bot_table(tiles={"E4": "ocean", "E6": "ocean"})
    lines = bot_does(g, "bot place ocean")
    assert g.position()["tiles"][1] == {"area": "E5", "tile": "ocean"}  # type: ignore[index]
    assert reasons(lines, "place") == ["areas", "most_oceans"]


def test_at_last_a_card_walks_the_areas() -> None:
    """[Détermination du placement 3] The first area is 1, and the count starts over after the last."""
    g = bot_table(deck=["comet"])  # it costs 21; seven ocean areas show two symbols
    lines = bot_does(g, "bot place ocean")
    assert reasons(lines, "place") == ["areas", "most_symbols", "walk"]
    two = ["A2", "B6", "D8", "E4", "E5", "E6", "I5"]
    assert lines[0].area == two[(21 - 1) % 7]
    assert g.card_name(g.discard[-1]) == "comet" and g.discard[-1] in g.shown


def test_a_card_that_costs_nothing_counts_to_the_first_area() -> None:
    """Ruling 2."""
    g = bot_table(deck=["indentured_workers"])
    assert bot_does(g, "bot place ocean")[0].area == "A2"


def test_it_keeps_the_rules_of_placement() -> None:
    """[Placement] No city beside a city, greeneries beside own tiles, never Noctis, an ocean area or claimed land."""
    tiles = {"E2": ("city", 0)}
    g = bot_table(tiles=tiles, claims=[{"area": "H3", "seat": 0}])
    for _ in range(6):
        bot_does(g, "bot place city")
    cities = [AREA_NAME[a] for a, t in enumerate(g.tile) if t == 3]
    assert "E3" not in cities and "H3" not in cities and len(cities) == 7
    bot_does(g, "bot place greenery")
    greenery = list(g.tile).index(2)
    assert g.owner[greenery] == 1 and g.tile[greenery] == 2
    from tharsis.mars.board import NEXT_TO

    assert any(g.owner[b] == 1 for b in NEXT_TO[greenery])


# ---- what it gets
def test_a_credit_for_each_symbol_covered() -> None:
    """[Bonus de placement] Instead of the printed reward."""
    g = bot_table(tiles={"I1": ("greenery", 0), "I3": ("greenery", 0), "H3": ("greenery", 0)})
    bot_does(g, "bot place city")  # I2 lies between three greeneries and shows two steel
    assert "I2" in own(g)
    assert supply(g) == 2 and g.seat[1].stock[1] == 0


def test_two_credits_for_each_ocean_beside_the_tile() -> None:
    """[Bonus de placement] and ruling 3."""
    g = bot_table(tiles={"E4": "ocean", "E6": "ocean"})
    bot_does(g, "bot place ocean")
    assert supply(g) == 2 * 2 + 2  # and two symbols
    g = bot_table(tiles={"E4": "ocean", "E6": "ocean"}, options={"wording": "seeds"})
    lines = bot_does(g, "bot place ocean")
    assert supply(g) == 2 + 2 == lines[0].amount, "word for word the aid pays for a tile beside an ocean, once"


@pytest.mark.parametrize(("degrees", "paid"), [(-26, 2), (-22, 2), (-24, 0)])
def test_two_credits_instead_of_heat_production(degrees: int, paid: int) -> None:
    """[Bonus de terraformation] at -24 and -20."""
    g = bot_table(temperature=degrees)
    bot_does(g, "bot raise temperature")
    assert supply(g) == paid and g.seat[1].tr == 21 and list(g.seat[1].production) == [0] * 6


def test_the_ocean_at_zero_degrees_and_the_warmth_at_eight_percent() -> None:
    """[Bonus de terraformation] Bonus steps are done at once."""
    g = bot_table(temperature=-2)
    assert kinds(bot_does(g, "bot raise temperature")) == ["raise", "place"] and g.params[2] == 1
    g = bot_table(oxygen=7)
    assert kinds(bot_does(g, "bot place greenery")) == ["place", "raise"]
    assert list(g.params[:2]) == [1, 8] and g.seat[1].tr == 22


def test_a_bonus_step_that_is_impossible_is_a_failed_action() -> None:
    """[Action manquée] A raise that gives another terraforming action which cannot be done."""
    g = bot_table(temperature=-2, tiles=oceans(9))
    assert kinds(bot_does(g, "bot raise temperature", 0)) == ["raise", "fail"]
    g = bot_table(oxygen=7, temperature=8)
    assert kinds(bot_does(g, "bot place greenery", 0)) == ["place", "fail"]


def test_a_greenery_at_full_oxygen_is_no_failure() -> None:
    g = bot_table(oxygen=14)
    assert kinds(bot_does(g, "bot place greenery")) == ["place"]
    assert g.seat[1].tr == 20


def test_the_human_gains_by_its_tiles() -> None:
    """Effects that wait for anybody's tile: Arctic Algae for oceans, Rover Construction and Pets for cities."""
    g = bot_table(human=seat(played=["arctic_algae", "rover_construction", "pets"]))
    bot_does(g, "bot place ocean")
    bot_does(g, "bot place city")
    assert g.seat[0].stock[3] == 2 and g.seat[0].stock[0] == 2
    assert sum(g.cubes) == 1


# ---- milestones
def met(g: BotTable) -> list[int]:
    from tharsis.mars.marsbot.goals import claimable

    return claimable(g)


def test_how_it_meets_milestones() -> None:
    """[Acquérir un objectif] by its reference card."""
    assert met(bot_table(tr=35)) == [0] and met(bot_table(tr=34)) == []
    three = {"B2": ("city", 1), "D2": ("city", 1), "F2": ("city", 1)}
    assert met(bot_table(tiles=three)) == [1]
    assert met(bot_table(tiles={"B2": ("greenery", 1), "B3": ("greenery", 1), "B4": ("greenery", 1)})) == [2]
    assert met(bot_table(tracks={"building": 8})) == [3] and met(bot_table(tracks={"building": 7})) == []
    every = dict.fromkeys(["building", "space", "event", "science", "power", "earth", "plant"], 4)
    assert met(bot_table(tracks=every)) == [4] and met(bot_table(tracks={**every, "plant": 3})) == []


def test_it_claims_what_the_human_meets_or_is_closest_to() -> None:
    """[Valider un objectif pour Marsbot] 1 and 2: the largest share of what it asks for (ruling 4)."""
    g = bot_table(tr=35, tracks={"building": 8}, human=seat(tr=20, played=["mine", "power_plant", "space_elevator"]))
    bot_does(g, "bot claim")
    assert list(g.milestones) == [0, 1]  # 20 of 35 against 3 of 8
    g = bot_table(tr=35, tracks={"building": 8}, tiles={"B2": ("city", 0), "D2": ("city", 0), "F2": ("city", 0)})
    bot_does(g, "bot claim")
    assert list(g.milestones) == [0, 1]
    many = ["mine", "power_plant", "space_elevator", "carbonate_processing", "strip_mine", "titanium_mine"]
    g = bot_table(tr=35, tracks={"building": 8}, human=seat(tr=20, played=many))
    bot_does(g, "bot claim")
    assert list(g.milestones) == [3, 1]  # 6 of 8 against 20 of 35


def test_it_claims_the_leftmost_of_equals_and_pays_nothing() -> None:
    """[Valider un objectif] 3, and MarsBot does not pay."""
    human = seat(tr=35, played=["mine", "power_plant"], hand=[])
    tiles = {a: ("city", 1) for a in ("B2", "D2", "F2")}
    g = bot_table(tr=35, human=human, tiles={**tiles, **{a: ("city", 0) for a in ("D5", "F4", "H3")}})
    lines = bot_does(g, "bot claim")
    assert list(g.milestones) == [0, 1] and supply(g) == 0
    assert reasons(lines, "claim") == ["milestone", "milestone", "milestone_leftmost"]


def test_no_fourth_milestone() -> None:
    """[Action manquée] Three milestones are claimed."""
    taken = [{"name": n, "seat": 0} for n in ("mayor", "gardener", "builder")]
    g = bot_table(tr=40, milestones=taken)
    lines = bot_does(g, "bot claim")
    assert kinds(lines) == ["fail"] and reasons(lines, "fail") == ["milestones_gone"]


# ---- awards
def test_it_funds_the_award_in_which_it_is_furthest_ahead() -> None:
    """[Financer une récompense pour Marsbot] Free of charge; leftmost of equals."""
    g = bot_table(tracks={"building": 6, "event": 3, "science": 9}, human=seat(heat=5, steel=5, credits=30))
    lines = bot_does(g, "bot fund")
    assert list(g.awards) == [1, 1] and supply(g) == 0  # Banker and Scientist both 9 ahead
    assert len(reasons(lines, "fund")) == 5


def test_for_leftover_resources_the_humans_production_counts() -> None:
    """[Financer une récompense] Thermalist and Miner: stock plus production."""
    from tharsis.mars.marsbot.goals import human_value

    g = bot_table(human=seat(heat=3, energy=9, steel=1, titanium=2, produces={"heat": 4, "steel": 2, "titanium": 1}))
    assert human_value(g, 3) == 7 and human_value(g, 4) == 6
    assert g.measure(0, BY_HEAT) == 3 and g.measure(0, BY_METALS) == 3  # at the end only what is really there


@pytest.mark.parametrize(("level", "less"), [("easy", 5), ("normal", 0), ("hard", 0), ("brutal", 0)])
def test_its_award_values(level: str, less: int) -> None:
    """[Récompense du plateau Tharsis] and [FACILE]: five lower each."""
    tracks = {"building": 4, "event": 3, "science": 6, "power": 7, "space": 8}
    g = bot_table(level, tracks=tracks, tiles={"B2": ("city", 1), "B4": ("greenery", 1)})
    values = [g.measure(1, what) for what in (BY_TILES, BY_INCOME, BY_SCIENCE, BY_HEAT, BY_METALS)]
    assert values == [2 - less, 7 - less, 6 - less, 12 - less, 13 - less]


def test_the_humans_price_counts_marsbots_awards() -> None:
    """[Financer une récompense] 8, 14, 20 by the awards funded so far, whoever did."""
    g = bot_table(human=seat(credits=14), awards=[{"name": "banker", "seat": 1}])
    assert next(o.amount for o in g.asked[0].options if o.notation == "fund miner") == 14


def test_no_fourth_award_and_none_without_a_lead() -> None:
    """[Action manquée]"""
    taken = [{"name": n, "seat": 0} for n in ("landlord", "banker", "scientist")]
    assert reasons(bot_does(bot_table(awards=taken), "bot fund"), "fail") == ["awards_gone"]
    g = bot_table(human=seat(heat=5, steel=5))
    assert reasons(bot_does(g, "bot fund"), "fail") == ["not_ahead"]
    assert g.robot.tracker == [0] * 7
