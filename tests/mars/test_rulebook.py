"""The English rulebook, page by page: its examples and its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from table import after, can, do, facts, oceans, offered, points, reasons, seat, table

import tharsis
from tharsis.mars.game import Mars

KINDS = ("credits", "steel", "titanium", "plants", "energy", "heat")
OCEAN_AREAS = ["A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6", "F7", "F8", "I5"]
NOCTIS = "E3"
ROWS = {"A": 5, "B": 6, "C": 7, "D": 8, "E": 9, "F": 8, "G": 7, "H": 6, "I": 5}
AREAS = [f"{row}{n}" for row, length in ROWS.items() for n in range(1, length + 1)]
LAND = [a for a in AREAS if a not in OCEAN_AREAS and a != NOCTIS]
KIM, STANLEY, ROBINSON = 0, 1, 2


def dealt_table(
    corporations: Sequence[str], cards: Sequence[Sequence[str]], deck: Sequence[str] = (), **options: object
) -> Mars:
    """A table at the start of setup where each seat was dealt this corporation and these cards."""
    n = len(corporations)
    game = tharsis.load(
        {
            "game": "mars",
            "options": options,
            "seats": [{"offered": [c], "dealt": list(d)} for c, d in zip(corporations, cards, strict=True)],
            "deck": list(deck),
            "frames": {
                **{str(s): [["corporation", "", 0, 0]] for s in range(n)},
                "table": [["phases", "", 0, 0]],
            },
        }
    )
    assert isinstance(game, Mars)
    return game


def kind(game: Mars, who: int = 0) -> str:
    """What a seat is asked about."""
    decision = game.decision(who)
    return "" if decision is None else decision.kind


def held(game: Mars, who: int) -> dict[str, object]:
    """Stock and production that are not zero."""
    now = facts(game)
    names = [*KINDS, *(f"+{k}" for k in KINDS)]
    return {name: now[f"{who}.{name}"] for name in names if now[f"{who}.{name}"]}


def all_pass(game: Mars) -> Mars:
    """The action phase ends: everybody passes."""
    while any(kind(game, s) == "turn" for s in game.waiting()):
        do(game, (game.active, "pass" if can(game, "pass", game.active) else "end turn"))
    return game


def buy_nothing(game: Mars) -> Mars:
    for s in game.waiting():
        if kind(game, s) == "buy":
            do(game, (s, []))
    return game


def next_generation(game: Mars) -> Mars:
    return buy_nothing(all_pass(game))


def places(game: Mars, tile: str, who: int = 0) -> list[str]:
    """The areas offered for a tile."""
    return [x.split()[2] for x in offered(game, who) if x.startswith(f"place {tile} ")]


# ---- p. 5: tiles
def test_a_city_next_to_two_oceans_pays_4() -> None:
    g = table(seat(credits=25), seat(), tiles={"A4": "ocean", "A5": "ocean"})
    changed = after(g, "project city", "place city B5")
    assert changed == {"0.credits": -25 + 4, "0.+credits": 1, "at B5": "city 0"}


def test_an_ocean_next_to_an_ocean_pays_too() -> None:
    g = table(seat(credits=18), seat(), tiles={"E4": "ocean"})
    changed = after(g, "project aquifer", "place ocean E5")
    assert changed == {"0.credits": -18 + 2, "0.plants": 2, "0.tr": 1, "oceans": 1, "at E5": "ocean"}


def test_oceans_pay_whoever_placed_them_and_only_the_one_who_builds() -> None:
    g = table(seat(credits=18), seat(plants=8))
    do(g, "project aquifer", "place ocean A5", "end turn")
    changed = after(g, (1, "convert plants"), (1, "place greenery B5"))
    assert changed == {"1.plants": -8, "1.credits": 2, "1.tr": 1, "oxygen": 1, "at B5": "greenery 1"}


def test_an_ocean_gives_nothing_to_tiles_that_lie_there_already() -> None:
    g = table(seat(credits=18), seat(), tiles={"B5": ("city", 1)})
    assert after(g, "project aquifer", "place ocean A5") == {
        "0.credits": -18,
        "0.tr": 1,
        "oceans": 1,
        "at A5": "ocean",
    }


@pytest.mark.parametrize(
    ("area", "bonus"),
    [
        ("A1", {"steel": 2}),
        ("C1", {"hand": 1}),
        ("C3", {}),
        ("C7", {"steel": 1}),
        ("D1", {"plants": 1, "titanium": 1}),
        ("D5", {"plants": 2}),
        ("F3", {"plants": 1}),
        ("H3", {"hand": 1}),
        ("H6", {"titanium": 1}),
    ],
)
def test_placement_bonus(area: str, bonus: dict[str, int]) -> None:
    g = table(seat(credits=25), seat())
    expected: dict[str, object] = {"0.credits": -25, "0.+credits": 1, f"at {area}": "city 0"}
    expected.update({f"0.{name}": n for name, n in bonus.items()})
    if "hand" in bonus:
        expected["deck"] = -bonus["hand"]
    assert after(g, "project city", f"place city {area}") == expected


def test_oceans_go_on_ocean_areas_only() -> None:
    g = table(seat(credits=18), seat())
    do(g, "project aquifer")
    assert places(g, "ocean") == OCEAN_AREAS


def test_other_tiles_go_on_land_and_not_on_reserved_areas() -> None:
    city = table(seat(credits=25), seat())
    do(city, "project city")
    assert places(city, "city") == LAND
    greenery = table(seat(plants=8), seat())
    do(greenery, "convert plants")
    assert places(greenery, "greenery") == LAND
    special = table(seat(credits=11, hand=["restricted_area"]), seat())
    do(special, "play restricted_area")
    assert places(special, "restricted_area") == LAND


def test_cities_are_never_neighbours_whoever_owns_them() -> None:
    g = table(seat(credits=25), seat(), tiles={"C3": ("city", 1), "H3": ("capital", 0)})
    do(g, "project city")
    beside = {"C3", "B2", "B3", "C2", "C4", "D3", "D4", "H3", "G3", "G4", "H2", "H4", "I2", "I3"}
    assert places(g, "city") == [a for a in LAND if a not in beside]


def test_noctis_city_goes_to_its_reserved_area_even_next_to_a_city() -> None:
    g = table(seat(credits=18, hand=["noctis_city"], produces={"energy": 1}), seat(), tiles={"E2": ("city", 1)})
    changed = after(g, "play noctis_city")
    assert changed == {
        "0.credits": -18,
        "0.+energy": -1,
        "0.+credits": 3,
        "0.plants": 2,
        "at E3": "city 0",
    }


def test_off_map_cities_have_no_neighbours() -> None:
    g = table(seat(credits=50, hand=["ganymede_colony", "phobos_space_haven"]), seat())
    do(g, "play ganymede_colony", "play phobos_space_haven")
    now = facts(g)
    assert (now["at ganymede"], now["at phobos"]) == ("city 0", "city 0")


def test_greeneries_go_next_to_own_tiles_if_possible() -> None:
    g = table(seat(plants=8), seat(), tiles={"C3": ("city", 0), "F3": ("city", 1), "A5": "ocean"})
    do(g, "convert plants")
    assert places(g, "greenery") == ["B2", "B3", "C2", "C4", "D3", "D4"]


def test_any_own_tile_counts_for_a_greenery() -> None:
    g = table(seat(plants=8), seat(), tiles={"A1": ("greenery", 0), "I1": ("restricted_area", 0)})
    do(g, "convert plants")
    assert places(g, "greenery") == ["B1", "B2", "H1", "H2", "I2"]


def test_a_greenery_goes_anywhere_without_a_free_area_next_to_own_tiles() -> None:
    around = dict.fromkeys(["B1", "B2"], ("greenery", 1))
    g = table(seat(plants=8), seat(), tiles={"A1": ("city", 0), **around})
    do(g, "convert plants")  # the only other neighbour is an ocean area
    assert places(g, "greenery") == [a for a in LAND if a not in ("A1", "B1", "B2")]


def test_a_city_off_the_map_is_no_neighbour_for_a_greenery() -> None:
    g = table(seat(plants=8), seat(), tiles={"ganymede": ("city", 0)})
    do(g, "convert plants")
    assert places(g, "greenery") == LAND


# ---- p. 3 and 4: global parameters and their bonus steps
def test_each_step_of_a_parameter_raises_the_rating() -> None:
    g = table(seat(heat=8, credits=18, plants=8), seat())
    assert after(g, "convert heat") == {"0.heat": -8, "0.tr": 1, "temperature": 2}
    assert after(g, "project aquifer", "place ocean A5") == {
        "0.credits": -18,
        "0.tr": 1,
        "oceans": 1,
        "at A5": "ocean",
    }
    do(g, (1, "pass"))
    assert after(g, "convert plants", "place greenery C3") == {
        "0.plants": -8,
        "0.tr": 1,
        "oxygen": 1,
        "at C3": "greenery 0",
    }


@pytest.mark.parametrize("degrees", [-24, -20])
def test_heat_production_at_two_steps_of_temperature(degrees: int) -> None:
    g = table(seat(heat=8), seat(), temperature=degrees - 2)
    assert after(g, "convert heat") == {"0.heat": -8, "0.tr": 1, "temperature": 2, "0.+heat": 1}


@pytest.mark.parametrize("degrees", [-28, -26, -22, -18, -2, 2, 8])
def test_no_bonus_at_other_steps(degrees: int) -> None:
    g = table(seat(heat=8), seat(), temperature=degrees - 2)
    assert after(g, "convert heat") == {"0.heat": -8, "0.tr": 1, "temperature": 2}


def test_a_rise_of_several_steps_takes_every_bonus_on_its_way() -> None:
    g = table(seat(credits=31, hand=["deimos_down"]), seat(), temperature=-26)
    changed = after(g, "play deimos_down")
    assert changed == {"0.credits": -31, "0.steel": 4, "0.tr": 3, "temperature": 6, "0.+heat": 2}


def test_zero_degrees_bring_an_ocean() -> None:
    g = table(seat(heat=8), seat(), temperature=-2)
    changed = after(g, "convert heat", "place ocean E4")
    assert changed == {
        "0.heat": -8,
        "0.tr": 2,
        "temperature": 2,
        "oceans": 1,
        "0.plants": 2,
        "at E4": "ocean",
    }


def test_zero_degrees_bring_no_tenth_ocean() -> None:
    g = table(seat(heat=8), seat(), temperature=-2, tiles=oceans(9))
    assert after(g, "convert heat") == {"0.heat": -8, "0.tr": 1, "temperature": 2}


def test_eight_per_cent_of_oxygen_raise_the_temperature() -> None:
    g = table(seat(plants=8), seat(), oxygen=7, temperature=-26)
    changed = after(g, "convert plants", "place greenery C3")
    assert changed == {
        "0.plants": -8,
        "0.tr": 2,
        "oxygen": 1,
        "temperature": 2,
        "0.+heat": 1,  # -24 degrees
        "at C3": "greenery 0",
    }


def test_oxygen_raises_temperature_which_brings_an_ocean() -> None:
    g = table(seat(plants=8), seat(), oxygen=7, temperature=-2)
    changed = after(g, "convert plants", "place greenery C3", "place ocean A5")
    assert changed == {
        "0.plants": -8,
        "0.tr": 3,
        "oxygen": 1,
        "temperature": 2,
        "oceans": 1,
        "at C3": "greenery 0",
        "at A5": "ocean",
    }


def test_eight_per_cent_at_the_highest_temperature_bring_nothing_more() -> None:
    g = table(seat(plants=8), seat(), oxygen=7, temperature=8)
    changed = after(g, "convert plants", "place greenery C3")
    assert changed == {"0.plants": -8, "0.tr": 1, "oxygen": 1, "at C3": "greenery 0"}


def test_complete_parameters_rise_no_further_and_give_no_rating() -> None:
    g = table(seat(credits=99, hand=["giant_ice_asteroid"]), seat(), temperature=8, oxygen=14, tiles=oceans(9))
    assert after(g, "play giant_ice_asteroid") == {"0.credits": -36}


def test_only_the_steps_that_are_left_count() -> None:
    g = table(seat(credits=31, hand=["deimos_down"]), seat(), temperature=6)
    assert after(g, "play deimos_down") == {"0.credits": -31, "0.steel": 4, "0.tr": 1, "temperature": 2}


# ---- p. 6: player boards
def test_steel_pays_2_for_buildings_and_gives_no_change() -> None:
    g = table(seat(credits=20, steel=6, hand=["solar_power"]), seat())
    do(g, "play solar_power")  # 11
    assert set(offered(g)) == {
        "pay 11",
        *(f"pay {11 - 2 * n} steel {n}" for n in range(1, 6)),
        "pay 0 steel 6",
    }
    assert after(g, "pay 0 steel 6") == {"0.steel": -6, "0.+energy": 1}


def test_titanium_pays_3_for_space_cards_only() -> None:
    g = table(seat(titanium=4, hand=["security_fleet", "mine"]), seat(steel=9, hand=["space_mirrors"]))
    assert not can(g, "play mine")
    assert after(g, "play security_fleet") == {"0.titanium": -4}
    do(g, "end turn")
    assert not can(g, "play space_mirrors", 1)


def test_both_metals_may_pay_for_a_card_with_both_tags() -> None:
    g = table(seat(credits=2, steel=6, titanium=5, hand=["space_elevator"]), seat())
    do(g, "play space_elevator")  # 27
    assert sorted(offered(g)) == ["pay 0 steel 6 titanium 5", "pay 2 steel 5 titanium 5"]
    assert after(g, "pay 2 steel 5 titanium 5") == {
        "0.credits": -2,
        "0.steel": -5,
        "0.titanium": -5,
        "0.+titanium": 1,
    }


def test_production_is_not_limited_to_10() -> None:
    g = table(seat(credits=40, hand=["soletta"], produces={"heat": 19}), seat())
    do(g, "play soletta")
    all_pass(g)
    assert facts(g)["0.heat"] == 26


def test_credit_production_may_be_negative_but_not_below_minus_5() -> None:
    g = table(seat(credits=10, hand=["nuclear_power"], produces={"credits": -3}), seat())
    assert after(g, "play nuclear_power") == {"0.credits": -10, "0.+credits": -2, "0.+energy": 3}
    low = table(seat(credits=10, hand=["nuclear_power"], produces={"credits": -4}), seat())
    assert reasons(low, "play nuclear_power") == ["production_short"]


def test_other_production_is_never_negative() -> None:
    g = table(seat(credits=20, hand=["carbonate_processing"]), seat(produces={"energy": 3}))
    assert reasons(g, "play carbonate_processing") == ["production_short"]


# ---- p. 7: setup, and the example of Kim, Stanley and Robinson
def test_setup_of_the_standard_game() -> None:
    g = tharsis.new("mars", seats=3, options={"corporate_era": False}, seed=11)
    assert isinstance(g, Mars)
    now = facts(g)
    assert (now["temperature"], now["oxygen"], now["oceans"], now["generation"]) == (-30, 0, 0, 1)
    assert now["deck"] == 137 - 30
    assert sorted(g.asked) == [0, 1, 2]  # all choose at the same time
    for s in range(3):
        assert (kind(g, s), len(offered(g, s)), now[f"{s}.dealt"]) == ("corporation", 2, 10)
        assert now[f"{s}.tr"] == 20


def test_setup_of_the_corporate_era() -> None:
    g = tharsis.new("mars", seats=3, seed=11)
    assert isinstance(g, Mars)
    assert facts(g)["deck"] == 208 - 30


def test_nobody_sees_the_corporations_and_hands_of_others_before_all_have_chosen() -> None:
    g = tharsis.new("mars", seats=2, seed=11)
    assert isinstance(g, Mars)
    do(g, offered(g)[0])
    do(g, offered(g)[:3])
    assert g.view(1).player(0).corporation == ""
    row = g.view(1).as_dict()["seats"]
    assert isinstance(row, list)
    assert (row[0]["chosen"], row[0]["hand"], row[0]["drafted"], row[0]["stock"]) == (None, 0, 0, {})


def kims_table() -> Mars:
    """Kim, Stanley and Robinson before they choose their cards."""
    kim = [
        *("asteroid_mining", "optimal_aerobraking", "giant_space_mirror", "soletta", "methane_from_titan"),
        *("trees", "grass", "bushes", "heather", "lichen"),
    ]
    stanley = [
        *("geothermal_power", "micro_mills", "solar_power", "ghg_factories", "livestock"),
        *("algae", "fish", "birds", "worms", "moss"),
    ]
    robinson = [
        *("rover_construction", "domed_crater", "open_city", "cupola_city", "capital"),
        *("farming", "insects", "insulation", "dust_seals", "soil_factory"),
    ]
    return dealt_table(
        ["phobolog", "thorgate", "tharsis_republic"],
        [kim, stanley, robinson],
        deck=["food_factory", "kelp_farming", "noctis_city", "mangrove"],
        corporate_era=False,
    )


def kims_opening() -> Mars:
    g = kims_table()
    for s, n in ((KIM, 5), (STANLEY, 10), (ROBINSON, 4)):
        if kind(g, s) == "corporation":
            do(g, (s, offered(g, s)[0]))
        do(g, (s, offered(g, s)[:n]))
    return g


def test_kim_stanley_and_robinson_set_up() -> None:
    g = kims_opening()
    one_each = {f"+{k}": 1 for k in KINDS}
    assert held(g, KIM) == {"credits": 23 - 15, "titanium": 10, **one_each}
    assert held(g, STANLEY) == {"credits": 48 - 30, **one_each, "+energy": 2}
    assert held(g, ROBINSON) == {"credits": 28, **one_each}
    now = facts(g)
    assert [now[f"{s}.hand"] for s in range(3)] == [5, 10, 4]
    assert now["discard"] == 5 + 0 + 6
    assert list(g.asked) == [KIM]  # the first generation starts with her turn, without research
    assert now["generation"] == 1
    do(g, (KIM, "pass"), (STANLEY, "pass"))
    assert offered(g, ROBINSON) == ["first action tharsis_republic", "pass"]
    assert after(g, (ROBINSON, "first action tharsis_republic"), (ROBINSON, "place city E1")) == {
        "2.credits": 3,
        "2.+credits": 1,
        "2.plants": 2,
        "at E1": "city 2",
    }


def test_kim_stanley_and_robinson_in_the_second_generation() -> None:
    g = kims_opening()
    do(g, (KIM, "pass"), (STANLEY, "pass"))
    do(g, (ROBINSON, "first action tharsis_republic"), (ROBINSON, "place city E1"), (ROBINSON, "end turn"))
    do(g, (ROBINSON, "pass"))
    now = facts(g)
    assert (now["generation"], g.first) == (2, STANLEY)
    # production: rating and one step of each, and the energy came after the old energy had become heat
    assert held(g, KIM) == {
        "credits": 8 + 20 + 1,
        "steel": 1,
        "titanium": 11,
        "plants": 1,
        "energy": 1,
        "heat": 1,
        **{f"+{k}": 1 for k in KINDS},
    }
    # research: four cards each
    assert [now[f"{s}.dealt"] for s in range(3)] == [4, 4, 4]
    assert sorted(g.asked) == [KIM, STANLEY, ROBINSON]
    assert after(g, (STANLEY, offered(g, STANLEY)[:3])) == {
        "1.credits": -9,
        "1.hand": 3,
        "1.dealt": -4,
        "discard": 1,
    }
    do(g, (KIM, []), (ROBINSON, []))
    assert list(g.asked) == [STANLEY]
    # Stanley sells a patent and waits
    sold = after(g, (STANLEY, "sell patents"), (STANLEY, ["sell moss"]), (STANLEY, "end turn"))
    assert sold == {"1.hand": -1, "1.credits": 1, "discard": 1}
    # Robinson builds a city: 25, 3 back, two steps of production
    changed = after(g, (ROBINSON, "project city"), (ROBINSON, "place city C3"))
    assert changed == {"2.credits": -25 + 3, "2.+credits": 2, "at C3": "city 2"}
    do(g, (ROBINSON, "end turn"))
    # Kim pays 30 with 8 titanium worth 4 each, though 7 and 2 credits would do
    do(g, (KIM, "play asteroid_mining"))
    assert can(g, "pay 2 titanium 7", KIM)
    assert can(g, "pay 0 titanium 8", KIM)
    assert after(g, (KIM, "pay 0 titanium 8")) == {"0.titanium": -8, "0.+titanium": 2}
    assert after(g, (KIM, "play optimal_aerobraking"), (KIM, "pay 0 titanium 2")) == {"0.titanium": -2}
    # two actions are a turn: now it is Stanley's again
    assert list(g.asked) == [STANLEY]
    assert after(g, (STANLEY, "play geothermal_power"), (STANLEY, "pay 8")) == {"1.credits": -8, "1.+energy": 2}
    do(g, (STANLEY, "end turn"))
    before = facts(g)
    all_pass(g)
    now = facts(g)
    assert now["0.credits"] == before["0.credits"] + 21
    assert now["0.titanium"] == before["0.titanium"] + 3
    # one of each other kind, and the old energy has become heat
    assert [now[f"0.{stock}"] for stock in ("steel", "plants", "energy", "heat")] == [2, 2, 1, 3]


# ---- p. 8: generations
def test_the_first_player_marker_goes_round_clockwise() -> None:
    g = table(seat(), seat(), seat(), generation=1)
    firsts = [g.first]
    for _ in range(4):
        next_generation(g)
        assert list(g.asked) == [g.first]
        firsts.append(g.first)
    assert firsts == [0, 1, 2, 0, 1]
    assert g.generation == 5


def test_turns_go_clockwise_from_the_first_player() -> None:
    g = table(seat(credits=11), seat(credits=11), seat(credits=11), first=1)
    order = []
    for _ in range(3):
        order.append(g.active)
        do(g, (g.active, "project power_plant"), (g.active, "end turn"))
    assert order == [1, 2, 0]
    assert g.active == 1


def test_research_costs_3_a_card_and_any_number_may_be_bought() -> None:
    for n in range(5):
        g = all_pass(table(seat(), seat()))
        decision = g.decision(0)
        assert decision is not None
        assert (decision.kind, decision.least, decision.most, len(decision.options)) == ("buy", 0, 4, 4)
        changed = after(g, offered(g)[:n])
        expected = {"0.dealt": -4, "0.hand": n, "0.credits": -3 * n, "discard": 4 - n}
        assert changed == {k: v for k, v in expected.items() if v}


def test_nobody_buys_more_cards_than_the_credits_allow() -> None:
    g = all_pass(table(seat(tr=0, credits=7), seat(tr=0, credits=2)))
    decision = g.decision(0)
    assert decision is not None
    assert decision.most == 2
    assert g.asked[1].most == 0  # nothing can be bought; the cards are seen and discarded
    assert facts(do(g, (1, [])))["1.dealt"] == 0


def test_a_turn_is_one_or_two_actions() -> None:
    g = table(seat(credits=99), seat(credits=99))
    do(g, "project power_plant")
    assert list(g.asked) == [0]
    assert can(g, "end turn")
    do(g, "project power_plant")  # the same once more
    assert list(g.asked) == [1]
    do(g, (1, "project asteroid"), (1, "end turn"))
    assert list(g.asked) == [0]


def test_only_a_turn_without_any_action_is_a_pass() -> None:
    g = table(seat(credits=99), seat(credits=99))
    assert can(g, "pass")
    assert not can(g, "end turn")
    do(g, "project power_plant")
    assert not can(g, "pass")
    do(g, "end turn", (1, "project power_plant"), (1, "end turn"))
    assert list(g.asked) == [0]  # ending a turn is no pass


def test_who_has_passed_is_out_of_the_generation() -> None:
    g = table(seat(credits=99), seat(credits=99), seat(credits=99))
    do(g, "pass")
    for _ in range(2):
        do(g, (1, "project power_plant"), (1, "end turn"))
        do(g, (2, "project power_plant"), (2, "project power_plant"))
    do(g, (1, "pass"), (2, "project power_plant"), (2, "project power_plant"))
    assert list(g.asked) == [2]  # alone, turn after turn
    assert can(g, "pass", 2)
    assert g.generation == 5
    do(g, (2, "pass"))
    assert g.generation == 6
    buy_nothing(g)
    assert [g.view(0).player(s).passed for s in range(3)] == [False, False, False]


def test_production_turns_energy_into_heat_first() -> None:
    g = table(
        seat(
            tr=23,
            credits=1,
            steel=1,
            titanium=1,
            plants=1,
            energy=5,
            heat=1,
            produces={"credits": 4, "steel": 2, "titanium": 3, "plants": 1, "energy": 2, "heat": 6},
        ),
        seat(tr=20, produces={"credits": -5}),
    )
    all_pass(g)
    assert {k: facts(g)[f"0.{k}"] for k in KINDS} == {
        "credits": 1 + 23 + 4,
        "steel": 3,
        "titanium": 4,
        "plants": 2,
        "energy": 2,
        "heat": 1 + 5 + 6,
    }
    assert facts(g)["1.credits"] == 15


def test_an_empty_deck_is_renewed_from_the_discard_pile() -> None:
    names = [c.name for c in table(seat(), seat()).cards if c.name and c.code.isdigit()]
    assert len(names) == 208
    hand = names[:3]
    g = table(seat(hand=hand), seat(), discard=names[4:], deck=[names[3]])
    assert (facts(g)["deck"], facts(g)["discard"]) == (1, 204)
    all_pass(g)
    now = facts(g)
    assert (now["0.dealt"], now["1.dealt"]) == (4, 4)
    assert (now["deck"], now["discard"]) == (204 - 7, 0)
    dealt = [o.card for s in (0, 1) for o in g.asked[s].options]
    assert names[3] in dealt  # the last card of the old deck came first
    assert len(set(dealt)) == 8


# ---- p. 9: playing cards. A Asteroid Mining Consortium, B Cupola City, C Asteroid, D Livestock, E Shuttles
def test_card_a_needs_own_titanium_production_and_steals_a_step() -> None:
    g = table(
        seat(credits=13, hand=["asteroid_mining_consortium"], produces={"titanium": 1}),
        seat(produces={"titanium": 2}),
    )
    changed = after(g, "play asteroid_mining_consortium", "reduce titanium of 1")
    assert changed == {"0.credits": -13, "0.+titanium": 1, "1.+titanium": -1}
    without = table(seat(credits=13, hand=["asteroid_mining_consortium"]), seat(produces={"titanium": 2}))
    assert not can(without, "play asteroid_mining_consortium")


def test_card_b_needs_low_oxygen_and_energy_production() -> None:
    def game(oxygen: int, energy: int) -> Mars:
        return table(seat(credits=16, hand=["cupola_city"], produces={"energy": energy}), seat(), oxygen=oxygen)

    assert can(game(9, 1), "play cupola_city")
    assert reasons(game(10, 1), "play cupola_city") == ["parameter_high"]
    assert reasons(game(9, 0), "play cupola_city") == ["production_short"]


def test_card_c_may_be_played_at_the_highest_temperature() -> None:
    g = table(seat(credits=14, hand=["asteroid"]), seat(plants=3), temperature=8)
    changed = after(g, "play asteroid", "remove 3 plants from 1")
    assert changed == {"0.credits": -14, "0.titanium": 2, "1.plants": -3}


def test_card_c_removes_from_one_player_as_much_as_one_likes() -> None:
    g = table(seat(credits=14, plants=5, hand=["asteroid"]), seat(plants=2), seat(plants=1))
    do(g, "play asteroid")
    assert sorted(offered(g)) == sorted(
        [
            *(f"remove {n} plants from 0" for n in (1, 2, 3)),
            *(f"remove {n} plants from 1" for n in (1, 2)),
            "remove 1 plants from 2",
            "remove nothing",
        ]
    )


def test_card_c_does_not_force_its_owner_to_lose_plants() -> None:
    g = table(seat(credits=14, plants=3, hand=["asteroid"]), seat())
    changed = after(g, "play asteroid", "remove nothing")
    assert changed == {"0.credits": -14, "0.titanium": 2, "0.tr": 1, "temperature": 2}


def test_card_d_needs_oxygen_and_plant_production() -> None:
    def game(oxygen: int, plants: int) -> Mars:
        return table(seat(credits=13, hand=["livestock"], produces={"plants": plants}), seat(), oxygen=oxygen)

    assert after(game(9, 1), "play livestock") == {"0.credits": -13, "0.+plants": -1, "0.+credits": 2}
    assert reasons(game(8, 1), "play livestock") == ["parameter_low"]
    assert reasons(game(9, 0), "play livestock") == ["production_short"]


def test_card_e_needs_oxygen_and_energy_and_makes_space_cards_cheaper() -> None:
    g = table(
        seat(credits=99, hand=["shuttles", "satellites", "asteroid", "micro_mills"], produces={"energy": 1}),
        seat(),
        oxygen=5,
    )
    assert after(g, "play shuttles") == {"0.credits": -10, "0.+energy": -1, "0.+credits": 2}
    do(g, "play satellites", (1, "pass"))
    view = g.view(0)
    # an event too: its tags apply while it is played
    assert (view.price("satellites"), view.price("asteroid"), view.price("micro_mills")) == (8, 12, 3)
    assert reasons(table(seat(credits=99, hand=["shuttles"]), seat(), oxygen=4), "play shuttles") == [
        "parameter_low",
        "production_short",
    ]


def test_cards_may_add_resources_that_cannot_be_collected() -> None:
    g = table(seat(credits=26, hand=["aerobraked_ammonia_asteroid"]), seat())
    assert after(g, "play aerobraked_ammonia_asteroid") == {"0.credits": -26, "0.+heat": 3, "0.+plants": 1}


def test_tags_of_events_apply_only_while_they_are_played() -> None:
    g = table(seat(credits=50, hand=["technology_demonstration"]), seat())
    do(g, "play technology_demonstration")
    assert g.view(0).me.tags["science"] == 0
    assert g.view(0).me.tags["space"] == 0
    assert g.view(0).me.events == ["technology_demonstration"]


def test_tags_of_green_and_blue_cards_stay() -> None:
    g = table(seat(credits=50, hand=["solar_power", "mars_university"]), seat())
    do(g, "play solar_power", "play mars_university")
    assert g.view(0).me.tags["building"] == 2


def test_a_requirement_counts_only_when_the_card_is_played() -> None:
    g = table(seat(played=["arctic_algae"], credits=18), seat(), temperature=0)  # at most -12 to play it
    assert after(g, "project aquifer", "place ocean A5") == {
        "0.credits": -18,
        "0.tr": 1,
        "0.plants": 2,
        "oceans": 1,
        "at A5": "ocean",
    }


# ---- p. 10: standard projects
def test_sell_patents() -> None:
    g = table(seat(hand=["micro_mills", "asteroid", "moss"]), seat())
    do(g, "sell patents")
    decision = g.decision(0)
    assert decision is not None
    assert (decision.least, decision.most) == (1, 3)
    assert after(g, ["sell asteroid", "sell moss"]) == {"0.credits": 2, "0.hand": -2, "discard": 2}
    assert can(g, "end turn")  # it was one action
    assert not can(table(seat(), seat()), "sell patents")


@pytest.mark.parametrize(
    ("project", "cost", "place", "changed"),
    [
        ("power_plant", 11, [], {"0.+energy": 1}),
        ("asteroid", 14, [], {"0.tr": 1, "temperature": 2}),
        ("aquifer", 18, ["place ocean B6"], {"0.tr": 1, "oceans": 1, "at B6": "ocean", "0.hand": 2, "deck": -2}),
        (
            "greenery",
            23,
            ["place greenery D5"],
            {"0.tr": 1, "oxygen": 1, "at D5": "greenery 0", "0.plants": 2},
        ),
        ("city", 25, ["place city A1"], {"0.+credits": 1, "at A1": "city 0", "0.steel": 2}),
    ],
)
def test_standard_projects(project: str, cost: int, place: list[str], changed: dict[str, object]) -> None:
    g = table(seat(credits=cost), seat())
    assert after(g, f"project {project}", *place) == {"0.credits": -cost, **changed}
    assert reasons(table(seat(credits=cost - 1), seat()), f"project {project}") == ["credits"]


def test_metals_do_not_pay_for_standard_projects() -> None:
    g = table(seat(credits=5, steel=20, titanium=20), seat())
    assert not [x for x in offered(g) if x.startswith("project")]


def test_a_standard_project_may_be_used_several_times() -> None:
    g = table(seat(credits=99), seat())
    do(g, (0, "project power_plant"), "project power_plant", (1, "pass"), "project power_plant")
    assert facts(g)["0.+energy"] == 3


# ---- p. 10: milestones
def test_robinson_builds_his_third_city_and_claims_mayor() -> None:
    g = table(
        seat("tharsis_republic", credits=33),
        seat(credits=40),
        seat(),
        tiles={"C3": ("city", 0), "H3": ("city", 0)},
    )
    assert reasons(g, "claim mayor") == ["milestone_unmet"]
    do(g, "project city", "place city E1")
    assert after(g, "claim mayor") == {"0.credits": -8}
    assert g.scores()[0]["milestones"] == 5
    assert reasons(g, "claim mayor", 1) == ["milestone_claimed"]


def builders(n: int) -> list[str]:
    """Cards with n building tags."""
    cards = ["solar_power", "mine", "ironworks", "steelworks", "ore_processor", "nuclear_power", "titanium_mine"]
    return [*cards, "mohole_area"][:n]


def hand_of(n: int) -> list[str]:
    names = [c.name for c in table(seat(), seat()).cards if c.name and c.code.isdigit()]
    return names[:n]


@pytest.mark.parametrize(
    ("milestone", "enough", "short", "tiles"),
    [
        ("terraformer", {"tr": 35}, {"tr": 34}, ([], [])),
        ("mayor", {}, {}, (["C3", "E1", "ganymede"], ["C3", "E1"])),
        ("gardener", {}, {}, (["C3", "C4", "C5"], ["C3", "C4"])),
        ("builder", {"played": builders(8)}, {"played": builders(7)}, ([], [])),
        ("planner", {"hand": hand_of(16)}, {"hand": hand_of(15)}, ([], [])),
    ],
)
def test_milestones(
    milestone: str,
    enough: dict[str, object],
    short: dict[str, object],
    tiles: tuple[list[str], list[str]],
) -> None:
    tile = "city" if milestone == "mayor" else "greenery"
    g = table(seat(credits=8, **enough), seat(), tiles=dict.fromkeys(tiles[0], (tile, 0)))
    assert after(g, f"claim {milestone}") == {"0.credits": -8}
    assert g.position()["milestones"] == [{"name": milestone, "seat": 0}]
    near = table(seat(credits=8, **short), seat(), tiles=dict.fromkeys(tiles[1], (tile, 0)))
    assert reasons(near, f"claim {milestone}") == ["milestone_unmet"]
    poor = table(seat(credits=7, **enough), seat(), tiles=dict.fromkeys(tiles[0], (tile, 0)))
    assert reasons(poor, f"claim {milestone}") == ["credits"]


def test_milestones_count_own_tiles_and_corporation_tags() -> None:
    others = table(seat(credits=8), seat(), tiles=dict.fromkeys(["C3", "E1", "H3"], ("city", 1)))
    assert not can(others, "claim mayor")
    capital = table(seat(credits=8), seat(), tiles={"C3": ("city", 0), "E1": ("city", 0), "H3": ("capital", 0)})
    assert can(capital, "claim mayor")
    corporation = table(seat("mining_guild", credits=8, played=builders(6)), seat())
    assert can(corporation, "claim builder")


def test_only_three_milestones_are_claimed_in_all() -> None:
    claimed = [{"name": "mayor", "seat": 1}, {"name": "planner", "seat": 1}]
    g = table(seat(credits=30, tr=35, played=builders(8)), seat(), milestones=claimed)
    do(g, "claim terraformer")
    assert reasons(g, "claim builder") == ["milestones_gone"]
    assert g.scores()[1]["milestones"] == 10


# ---- p. 11: awards
def test_awards_cost_8_then_14_then_20() -> None:
    g = table(seat(credits=60), seat(credits=60))
    assert after(g, "fund landlord") == {"0.credits": -8}
    assert reasons(g, "fund landlord") == ["award_funded"]
    assert after(g, "fund miner") == {"0.credits": -14}
    assert after(g, (1, "fund banker")) == {"1.credits": -20}
    assert reasons(g, "fund thermalist", 1) == ["awards_gone"]
    poor = table(seat(credits=13), seat(), awards=[{"name": "miner", "seat": 1}])
    assert reasons(poor, "fund banker") == ["credits"]


def awarded(award: str, *seats: dict[str, object], **fields: object) -> list[int]:
    g = table(*seats, awards=[{"name": award, "seat": 0}], **fields)
    return [row["awards"] for row in g.scores()]


def test_thermalist_12_12_and_5() -> None:
    assert awarded("thermalist", seat(heat=12), seat(heat=12), seat(heat=5)) == [5, 5, 0]


def test_awards_go_to_the_most_and_the_second_whoever_funded() -> None:
    assert awarded("thermalist", seat(heat=1), seat(heat=12), seat(heat=5)) == [0, 5, 2]


def test_second_places_are_shared_too() -> None:
    assert awarded("thermalist", seat(heat=5), seat(heat=12), seat(heat=5), seat(heat=1)) == [2, 5, 2, 0]


def test_two_players_have_no_second_place() -> None:
    assert awarded("thermalist", seat(heat=5), seat(heat=12)) == [0, 5]
    assert awarded("thermalist", seat(heat=5), seat(heat=5)) == [5, 5]


def test_landlord_counts_all_own_tiles() -> None:
    tiles = {
        "C3": ("city", 0),
        "ganymede": ("city", 0),
        "A1": ("restricted_area", 1),
        "H3": ("greenery", 2),
        "H4": ("greenery", 2),
        "H5": ("greenery", 2),
        "A5": "ocean",
        "I5": "ocean",
    }
    claims = [{"area": "G1", "seat": 1}, {"area": "G2", "seat": 1}, {"area": "G3", "seat": 1}]
    assert awarded("landlord", seat(), seat(), seat(), tiles=tiles, claims=claims) == [2, 0, 5]


def test_banker_counts_production_without_the_rating() -> None:
    rich = seat(credits=99, tr=50, produces={"credits": 1})
    assert awarded("banker", rich, seat(produces={"credits": 3}), seat(produces={"credits": -2})) == [2, 5, 0]


def test_scientist_counts_tags_in_play_without_events() -> None:
    events = seat(played=["technology_demonstration", "invention_contest", "special_design"])
    assert awarded("scientist", seat(played=["research"]), seat("inventrix"), events) == [5, 2, 0]


def test_miner_counts_steel_and_titanium() -> None:
    assert awarded("miner", seat(steel=3, titanium=2), seat(steel=4), seat(titanium=4)) == [5, 2, 2]


# ---- p. 11: actions of blue cards, conversions
def test_a_blue_action_is_used_once_in_a_generation() -> None:
    g = table(seat(played=["livestock"]), seat(), oxygen=9)
    assert after(g, "use livestock") == {"on livestock": 1}
    assert reasons(g, "use livestock") == ["used"]
    do(g, "end turn")
    next_generation(g)
    do(g, (1, "pass"))
    assert after(g, "use livestock") == {"on livestock": 1}


def test_the_cost_left_of_the_arrow_must_be_paid() -> None:
    g = table(seat(energy=3, played=["ironworks"]), seat())
    assert reasons(g, "use ironworks") == ["stock_short"]
    rich = table(seat(energy=4, played=["ironworks"]), seat())
    assert after(rich, "use ironworks") == {"0.energy": -4, "0.steel": 1, "0.tr": 1, "oxygen": 1}


def test_one_card_with_two_actions_is_still_used_once() -> None:
    g = table(seat(played=["regolith_eaters"], resources={"regolith_eaters": 2}), seat())
    do(g, "use regolith_eaters 2")
    assert not [x for x in offered(g) if x.startswith("use ")]


def test_robinson_places_a_greenery_between_two_of_his_cities() -> None:
    g = table(seat(plants=8), seat(), tiles={"D1": ("city", 0), "F1": ("city", 0)})
    changed = after(g, "convert plants", "place greenery E2")
    assert changed == {"0.plants": -8 + 2, "0.tr": 1, "oxygen": 1, "at E2": "greenery 0"}
    score = g.scores()[0]
    assert (score["greeneries"], score["cities"]) == (1, 2)


def test_conversions_take_8_and_may_be_done_twice() -> None:
    g = table(seat(plants=7, heat=17), seat())
    assert not can(g, "convert plants")
    assert after(g, "convert heat", "convert heat") == {"0.heat": -16, "0.tr": 2, "temperature": 4}


# ---- p. 12: the end
def test_the_game_ends_after_the_production_of_the_generation_that_completes_mars() -> None:
    g = table(seat(heat=8, tr=30), seat(credits=11), temperature=6, oxygen=14, tiles=oceans(9))
    do(g, "convert heat", "end turn")
    assert not g.over  # the generation is played to its end
    do(g, (1, "project power_plant"), (1, "end turn"), "pass", (1, "pass"))
    assert g.over
    now = facts(g)
    assert now["0.credits"] == 31  # there was a production
    assert now["1.energy"] == 1
    assert now["generation"] == 5  # but no new generation
    assert (now["0.dealt"], now["1.dealt"]) == (0, 0)


@pytest.mark.parametrize(
    "world",
    [
        {"temperature": 6, "oxygen": 14, "tiles": oceans(9)},
        {"temperature": 8, "oxygen": 13, "tiles": oceans(9)},
        {"temperature": 8, "oxygen": 14, "tiles": oceans(8)},
    ],
)
def test_all_three_parameters_must_be_complete(world: Mapping[str, object]) -> None:
    g = next_generation(table(seat(), seat(), **world))
    assert not g.over
    assert g.generation == 6


def test_last_greeneries_in_player_order() -> None:
    g = table(
        seat(plants=8), seat(plants=5, produces={"plants": 4}), seat(plants=16),
        first=1, temperature=8, oxygen=14, tiles=oceans(9),
    )  # fmt: skip
    all_pass(g)
    assert list(g.asked) == [1]
    assert kind(g, 1) == "last_greenery"
    # plants of the last production count; no oxygen, no rating
    assert after(g, (1, "place greenery C3")) == {"1.plants": -8, "at C3": "greenery 1"}
    assert list(g.asked) == [2]
    do(g, (2, "place greenery H3"))
    assert places(g, "greenery", 2) == ["G3", "G4", "H2", "H4", "I2", "I3"]  # next to the own tile
    do(g, (2, "no more"))
    assert list(g.asked) == [0]
    do(g, (0, "no more"))
    assert g.over


def test_nothing_else_can_be_done_after_the_last_production() -> None:
    g = table(seat(plants=8, heat=20, credits=99, hand=["asteroid"]), seat(), temperature=8, oxygen=14, tiles=oceans(9))
    all_pass(g)
    assert all(x.startswith("place greenery") or x == "no more" for x in offered(g))


def test_stanleys_final_score() -> None:
    # the award, the milestone, a lone city with three greeneries of his own and two of Robinson's
    tiles = {
        "C3": ("city", 1),
        "B2": ("greenery", 1),
        "B3": ("greenery", 1),
        "C2": ("greenery", 1),
        "C4": ("greenery", 2),
        "D3": ("greenery", 2),
    }
    stanley = seat(
        "thorgate",
        tr=38,
        heat=12,
        played=["livestock", "asteroid_mining", "methane_from_titan", "breathing_filters", "flooding"],
        resources={"livestock": 3},
    )
    g = table(
        seat(heat=12),
        stanley,
        seat(heat=5),
        tiles=tiles,
        awards=[{"name": "thermalist", "seat": 1}],
        milestones=[{"name": "planner", "seat": 1}],
    )
    assert g.scores()[1] == {
        "tr": 38,
        "awards": 5,
        "milestones": 5,
        "greeneries": 3,
        "cities": 5,
        "cards": 3 + 6 - 1,
        "total": 64,
    }


def test_points_of_events_count() -> None:
    assert points(table(seat(played=["bribed_committee", "large_convoy"]), seat())) == -2 + 2


def test_the_capital_scores_greeneries_like_a_city() -> None:
    g = table(
        seat(played=["capital"]), seat(), tiles={"C3": ("capital", 0), "C4": ("greenery", 1), "B3": ("greenery", 0)}
    )
    score = g.scores()[0]
    assert (score["cities"], score["greeneries"], score["cards"]) == (2, 1, 0)


def finished(*seats: dict[str, object]) -> Mars:
    """A game that ends when all pass."""
    g = table(*seats, temperature=8, oxygen=14, tiles=oceans(9))
    all_pass(g)
    assert g.over
    return g


def test_most_points_win() -> None:
    assert finished(seat(tr=30), seat(tr=31), seat(tr=29, credits=50)).winners() == [1]


def test_a_tie_is_won_by_the_most_credits() -> None:
    g = finished(seat(tr=30, credits=3), seat(tr=30, credits=4), seat(tr=29, credits=99))
    assert g.winners() == [1]


def test_a_tie_in_points_and_credits_is_shared() -> None:
    g = finished(seat(tr=30, credits=3), seat(tr=30, credits=3), seat(tr=29, credits=99))
    assert g.winners() == [0, 1]


# ---- p. 13: the draft variant
def drafted_table(generation: int, seats: int = 3) -> Mars:
    """Everybody has passed: the draft of the next generation begins. The cards of each seat are known."""
    names = [c.name for c in table(seat(), seat()).cards if c.name and c.code.isdigit()]
    g = table(*[seat() for _ in range(seats)], options={"draft": True}, generation=generation, deck=names[: 4 * seats])
    return all_pass(g)


def hands(game: Mars) -> list[list[str]]:
    return [[o.card for o in game.asked[s].options] for s in range(game.seats)]


@pytest.mark.parametrize(("generation", "ahead"), [(2, 1), (3, -1), (4, 1), (5, -1)])
def test_the_draft_goes_round_by_even_and_odd_generations(generation: int, ahead: int) -> None:
    g = drafted_table(generation - 1)
    assert g.generation == generation
    start = hands(g)
    assert all(kind(g, s) == "draft" for s in range(3))
    assert [len(x) for x in start] == [4, 4, 4]
    for s in range(3):
        do(g, (s, f"draft {start[s][0]}"))
    second = hands(g)
    for s in range(3):
        assert second[(s + ahead) % 3] == start[s][1:]
    for s in range(3):
        do(g, (s, f"draft {second[s][0]}"))
    third = hands(g)
    for s in range(3):
        assert third[(s + ahead) % 3] == second[s][1:]
    for s in range(3):
        do(g, (s, f"draft {third[s][0]}"))
    # the last card is passed on, and each buys from the four that lie aside
    for s in range(3):
        assert kind(g, s) == "buy"
        last = third[(s - ahead) % 3][1]
        assert [o.card for o in g.asked[s].options] == [start[s][0], second[s][0], third[s][0], last]
    assert after(g, (0, offered(g, 0)[:2])) == {"0.credits": -6, "0.hand": 2, "0.dealt": -4, "discard": 2}


def test_no_draft_in_the_first_generation() -> None:
    g = tharsis.new("mars", seats=3, options={"draft": True}, seed=4)
    assert isinstance(g, Mars)
    for s in range(3):
        assert facts(g)[f"{s}.dealt"] == 10
        do(g, (s, offered(g, s)[0]))
        assert kind(g, s) == "first_hand"
        assert len(offered(g, s)) == 10
        do(g, (s, []))
    assert kind(g) == "turn"


def test_nobody_sees_the_drafted_cards_of_others() -> None:
    g = drafted_table(1)
    do(g, (0, offered(g, 0)[0]))
    rows = g.view(1).as_dict()["seats"]
    assert isinstance(rows, list)
    assert (rows[0]["dealt"], rows[0]["drafted"]) == (3, 1)
    assert len(rows[1]["dealt"]) == 4


# ---- p. 13: the solo game
def solo(**fields: object) -> Mars:
    fields.setdefault(
        "tiles",
        {
            "B2": ("city", "neutral"),
            "B3": ("greenery", "neutral"),
            "H3": ("city", "neutral"),
            "H4": ("greenery", "neutral"),
        },
    )
    who = fields.pop("who", seat(credits=40))
    assert isinstance(who, dict)
    return table(who, **fields)


def test_solo_setup() -> None:
    g = tharsis.new("mars", seats=1, seed=9)
    assert isinstance(g, Mars)
    now = facts(g)
    assert now["0.tr"] == 14
    assert now["discard"] == 4
    assert now["deck"] == 208 - 4 - 10
    assert (now["temperature"], now["oxygen"], now["oceans"]) == (-30, 0, 0)
    tiles = [v for k, v in now.items() if k.startswith("at ")]
    assert sorted(map(str, tiles)) == ["city neutral", "city neutral", "greenery neutral", "greenery neutral"]
    assert kind(g) == "corporation"
    assert len(offered(g)) == 2


def test_solo_has_no_milestones_and_awards() -> None:
    g = solo(who=seat(credits=99, tr=40, played=builders(8)))
    assert not [x for x in offered(g) if x.startswith(("claim ", "fund "))]


def test_solo_lasts_14_generations_and_is_lost_if_mars_is_not_done() -> None:
    g = solo(generation=13)
    next_generation(g)
    assert g.generation == 14
    assert not g.over
    all_pass(g)
    assert g.over
    assert g.generation == 14
    assert g.winners() == []


def test_solo_is_won_when_mars_is_done_by_the_end() -> None:
    g = solo(who=seat(heat=8), generation=14, temperature=6, oxygen=14, tiles=oceans(9))
    do(g, "convert heat", "end turn", "pass")
    assert g.over
    assert g.winners() == [0]


def test_solo_goes_on_when_mars_is_done_early() -> None:
    g = solo(generation=9, temperature=8, oxygen=14, tiles=oceans(9))
    next_generation(g)
    assert not g.over
    assert g.generation == 10


def test_solo_last_greeneries_do_not_raise_oxygen_and_cannot_win_the_game() -> None:
    g = solo(who=seat(plants=8), generation=14, temperature=8, oxygen=13, tiles=oceans(9))
    all_pass(g)
    assert after(g, "place greenery C5") == {"0.plants": -8, "at C5": "greenery 0"}
    assert g.over
    assert g.winners() == []
    assert g.scores()[0]["greeneries"] == 1


@pytest.mark.parametrize(("tr", "won"), [(62, []), (63, [0])])
def test_solo_with_a_rating_of_63_as_goal(tr: int, won: list[int]) -> None:
    g = solo(who=seat(tr=tr), generation=14, options={"solo_goal": "tr63"})
    all_pass(g)
    assert g.over
    assert g.winners() == won


def test_solo_terraforming_does_not_matter_with_a_rating_as_goal() -> None:
    g = solo(generation=14, temperature=8, oxygen=14, tiles=oceans(9), options={"solo_goal": "tr63"})
    all_pass(g)
    assert g.winners() == []


@pytest.mark.parametrize("option", ["draft", "world_government"])
def test_solo_has_no_draft_and_no_world_government(option: str) -> None:
    with pytest.raises(tharsis.BadSetup, match=f"{option}: .* in a solo game"):
        tharsis.new("mars", seats=1, options={option: True}, seed=2)


def test_solo_research_is_not_drafted() -> None:
    g = tharsis.new("mars", seats=1, seed=2)
    assert isinstance(g, Mars)
    do(g, offered(g)[0], [])
    if kind(g) == "turn":
        do(g, "pass")
    assert kind(g) == "buy"
    assert len(offered(g)) == 4


# ---- Land Claim
def test_land_claim_keeps_an_area_for_its_owner() -> None:
    g = table(seat(credits=1, hand=["land_claim"]), seat(credits=60, plants=8))
    do(g, "play land_claim")
    assert [x.split()[1] for x in offered(g)] == LAND  # no ocean area, not Noctis City
    assert after(g, "claim D5") == {}  # no bonus yet
    do(g, "end turn", (1, "project city"))
    assert "D5" not in places(g, "city", 1)
    do(g, (1, "place city D4"), (1, "convert plants"))
    assert "D5" not in places(g, "greenery", 1)


def test_the_owner_of_a_claim_builds_there_and_gets_the_bonus() -> None:
    g = table(seat(credits=25), seat(), claims=[{"area": "D5", "seat": 0}])
    changed = after(g, "project city", "place city D5")
    assert changed == {"0.credits": -25, "0.+credits": 1, "0.plants": 2, "at D5": "city 0"}
    assert g.position()["claims"] == []


def test_a_greenery_goes_anywhere_if_all_areas_beside_own_tiles_are_claimed_by_others() -> None:
    claims = [{"area": "B1", "seat": 1}, {"area": "B2", "seat": 1}]
    g = table(seat(plants=8), seat(), tiles={"A1": ("city", 0)}, claims=claims)
    do(g, "convert plants")
    assert places(g, "greenery") == [a for a in LAND if a not in ("A1", "B1", "B2")]


def test_a_claim_is_no_tile() -> None:
    g = table(seat(plants=8), seat(), claims=[{"area": "D5", "seat": 0}])
    do(g, "convert plants")
    assert places(g, "greenery") == LAND  # not next to the marker


# ---- World Government terraforming (an option)
def world(*seats: dict[str, object], **fields: object) -> Mars:
    return table(*seats, options={"world_government": True}, **fields)


def test_the_world_government_acts_after_production_by_the_first_player() -> None:
    g = world(seat(), seat(), seat(), first=1)
    before = facts(g)
    all_pass(g)
    assert list(g.asked) == [1]  # first player of the generation just played
    assert kind(g, 1) == "world"
    assert offered(g, 1) == ["world temperature", "world oxygen", "world oceans"]
    assert facts(g)["1.credits"] == before["1.credits"] + 20
    assert g.generation == 5
    assert after(g, (1, "world oxygen"))["oxygen"] == 1
    assert g.generation == 6
    assert g.first == 2


def test_the_world_government_gives_nobody_a_rating() -> None:
    g = all_pass(world(seat(), seat()))
    do(g, "world temperature")
    now = facts(g)
    assert (now["temperature"], now["0.tr"], now["1.tr"]) == (-28, 20, 20)


def test_the_world_government_gives_no_bonus_of_tracks() -> None:
    g = all_pass(world(seat(), seat(), temperature=-26))
    do(g, "world temperature")
    assert (facts(g)["temperature"], facts(g)["0.+heat"]) == (-24, 0)


def test_the_world_government_gives_no_bonus_of_areas() -> None:
    g = all_pass(world(seat("mining_guild"), seat(), tiles={"B6": "ocean"}))
    do(g, "world oceans")
    assert places(g, "ocean") == [a for a in OCEAN_AREAS if a != "B6"]
    before = facts(g)
    do(g, "place ocean A2")  # 2 steel, and not for Mining Guild either
    now = facts(g)
    for key in ("0.steel", "0.+steel", "0.credits", "0.tr"):
        assert now[key] == before[key]
    assert now["oceans"] == 2


def test_the_world_government_sets_off_chains_without_reward() -> None:
    g = all_pass(world(seat(), seat(), oxygen=7, temperature=-2))
    do(g, "world oxygen")
    assert kind(g) == "world_ocean"
    do(g, "place ocean A5")
    now = facts(g)
    assert (now["oxygen"], now["temperature"], now["oceans"]) == (8, 0, 1)
    assert (now["0.tr"], now["1.tr"], now["0.credits"]) == (20, 20, 20)


def test_effects_of_anyone_answer_the_world_government() -> None:
    g = all_pass(world(seat(played=["arctic_algae"]), seat()))
    do(g, "world oceans", "place ocean A5")
    assert facts(g)["0.plants"] == 2
    other = all_pass(world(seat(), seat(played=["arctic_algae"])))
    do(other, "world oceans", "place ocean A5")
    assert (facts(other)["0.plants"], facts(other)["1.plants"]) == (0, 2)


def test_the_world_government_must_choose_what_is_not_complete() -> None:
    g = all_pass(world(seat(), seat(), temperature=8, oxygen=3))
    assert offered(g) == ["world oxygen", "world oceans"]
    single = all_pass(world(seat(), seat(), temperature=8, oxygen=3, tiles=oceans(9)))
    assert facts(single)["oxygen"] == 4  # nothing to choose
    assert single.generation == 6


def test_one_more_generation_follows_when_the_world_government_completes_mars() -> None:
    g = all_pass(world(seat(), seat(), temperature=8, oxygen=13, tiles=oceans(9)))
    assert facts(g)["oxygen"] == 14
    assert not g.over
    assert g.generation == 6
    all_pass(buy_nothing(g))
    assert g.over
    assert g.generation == 6


def test_the_world_government_rests_when_the_game_ends() -> None:
    g = world(seat(heat=8), seat(), temperature=6, oxygen=14, tiles=oceans(9))
    do(g, "convert heat", "end turn")
    all_pass(g)
    assert g.over


def test_a_rise_of_the_world_government_is_none_for_unmi() -> None:
    g = world(seat("united_nations_mars_initiative", credits=20), seat())
    all_pass(g)
    do(g, "world oxygen")
    buy_nothing(g)
    do(g, (1, "pass"))
    assert reasons(g, "use united_nations_mars_initiative") == ["rating_not_raised"]


def test_no_world_government_without_the_option() -> None:
    g = all_pass(table(seat(), seat()))
    assert kind(g) == "buy"
    assert facts(g)["temperature"] == -30
