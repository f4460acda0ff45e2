"""Rulings on open points of the base game and the solo game: one scenario or more for each.

Those on passing, ties, the World Government and the order of the last greeneries stand with the rulebook, those on a
single corporation with the corporations.
"""

from __future__ import annotations

import pytest
from table import after, can, do, facts, oceans, offered, points, reasons, seat, table

import tharsis
from tharsis.kernel.rows import row_of
from tharsis.mars.board import NEXT_TO
from tharsis.mars.game import Mars
from tharsis.mars.opening import place_neutral_tiles
from tharsis.mars.setup import Setup
from tharsis.mars.start import table as empty_table

OCEAN_AREAS = ["A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6", "F7", "F8", "I5"]
ROWS = {"A": 5, "B": 6, "C": 7, "D": 8, "E": 9, "F": 8, "G": 7, "H": 6, "I": 5}
LAND = [
    f"{row}{n}"
    for row, length in ROWS.items()
    for n in range(1, length + 1)
    if f"{row}{n}" not in OCEAN_AREAS and f"{row}{n}" != "E3"
]
FULL_LAND = dict.fromkeys(LAND, ("greenery", 1))


def all_pass(game: Mars) -> Mars:
    while any(d.kind == "turn" for d in game.asked.values()):
        do(game, (game.active, "pass" if can(game, "pass", game.active) else "end turn"))
    return game


def option(game: Mars, notation: str, who: int = 0) -> tharsis.Option:
    decision = game.decision(who)
    assert decision is not None
    return next(o for o in decision.options if o.notation == notation)


# ---- a tile without a legal area
LANDLOCKED = [
    "cupola_city",
    "capital",
    "research_outpost",
    "urbanized_area",
    "plantation",
    "restricted_area",
    "commercial_district",
    "nuclear_zone",
    "lava_flows",
    "mining_rights",
    "industrial_center",
]


def crowded(card: str, wording: str) -> Mars:
    """No free land is left."""
    who = seat(credits=50, hand=[card], played=["research"], produces={"energy": 2})
    return table(who, seat(), tiles={**FULL_LAND, **oceans(4)}, options={"wording": wording})


@pytest.mark.parametrize("card", LANDLOCKED)
def test_a_card_is_not_playable_without_an_area_for_its_tile(card: str) -> None:
    assert reasons(crowded(card, "standard"), f"play {card}") == ["no_area"]


@pytest.mark.parametrize("card", LANDLOCKED)
def test_with_the_wording_of_the_seeds_it_stays_playable_and_places_nothing(card: str) -> None:
    g = crowded(card, "seeds")
    changed = after(g, f"play {card}")
    assert "0.credits" in changed
    assert not [key for key in changed if key.startswith("at ")]
    assert can(g, "end turn")  # nothing more is asked


def test_everything_else_of_such_a_card_is_done() -> None:
    assert after(crowded("cupola_city", "seeds"), "play cupola_city") == {
        "0.credits": -16,
        "0.+energy": -1,
        "0.+credits": 3,
    }
    assert after(crowded("nuclear_zone", "seeds"), "play nuclear_zone") == {
        "0.credits": -10,
        "0.tr": 2,
        "temperature": 4,
    }
    # no area, no metal of the area
    assert after(crowded("mining_rights", "seeds"), "play mining_rights") == {"0.credits": -9}
    capital = crowded("capital", "seeds")
    assert after(capital, "play capital") == {"0.credits": -26, "0.+energy": -2, "0.+credits": 5}
    assert points(capital) == 1  # Research; no tile, no oceans beside it
    # no greenery, no oxygen
    assert after(crowded("plantation", "seeds"), "play plantation") == {"0.credits": -15}


def test_a_tile_is_placed_as_usual_with_the_wording_of_the_seeds() -> None:
    g = table(seat(credits=11, hand=["restricted_area"]), seat(), options={"wording": "seeds"})
    assert after(g, "play restricted_area", "place restricted_area C3") == {
        "0.credits": -11,
        "at C3": "restricted_area 0",
    }


def test_a_city_rule_without_an_area_blocks_too() -> None:
    # free land there is, but every free area has a city beside it
    tiles = {a: ("greenery", 1) for a in LAND if a not in ("C3", "C4")}
    tiles["C4"] = ("city", 1)
    for wording, playable in (("standard", False), ("seeds", True)):
        who = seat(credits=50, hand=["cupola_city"], produces={"energy": 1})
        g = table(who, seat(), tiles=tiles, options={"wording": wording})
        assert can(g, "play cupola_city") == playable
    g = table(seat(credits=50, plants=8), seat(), tiles=tiles)
    assert reasons(g, "project city") == ["no_area"]
    assert can(g, "project greenery")
    assert can(g, "convert plants")


def test_projects_and_conversions_need_an_area() -> None:
    g = table(seat(credits=50, plants=8), seat(), tiles=FULL_LAND)
    for notation in ("project city", "project greenery", "convert plants"):
        assert reasons(g, notation) == ["no_area"]


def test_an_ocean_that_must_lie_on_land_needs_free_land() -> None:
    who = seat(credits=15, hand=["artificial_lake"])
    g = table(who, seat(), tiles={**FULL_LAND, **oceans(4)}, temperature=0)
    assert reasons(g, "play artificial_lake") == ["no_area"]
    # with nine oceans out there is nothing to place
    done = table(who, seat(), tiles={**FULL_LAND, **oceans(9)}, temperature=0)
    assert after(done, "play artificial_lake") == {"0.credits": -15}


@pytest.mark.parametrize("wording", ["standard", "seeds"])
def test_oceans_beyond_the_ninth_never_block(wording: str) -> None:
    hand = ["ice_asteroid", "subterranean_reservoir", "lake_marineris"]
    g = table(seat(credits=60, hand=hand), seat(), tiles=oceans(9), temperature=0, options={"wording": wording})
    assert after(g, "play ice_asteroid") == {"0.credits": -23}
    assert after(g, "play subterranean_reservoir") == {"0.credits": -11}
    do(g, (1, "pass"))
    assert after(g, "play lake_marineris") == {"0.credits": -18}
    assert points(g) == 2
    last = table(seat(credits=60, hand=hand), seat(), tiles=oceans(8), options={"wording": wording})
    assert after(last, "play ice_asteroid", "place ocean A5") == {
        "0.credits": -23,
        "0.tr": 1,
        "oceans": 1,
        "at A5": "ocean",
    }


# ---- Virus
def virus() -> Mars:
    g = table(
        seat(credits=1, hand=["virus"], played=["predators"], resources={"predators": 1}),
        seat(played=["fish", "birds", "pets"], resources={"fish": 1, "birds": 3, "pets": 2}, plants=9),
        seat(played=["small_animals"], resources={"small_animals": 5}),
        seat(played=["livestock", "protected_habitats"], resources={"livestock": 4}, plants=9),
    )
    return do(g, "play virus")


def test_virus_takes_two_animals_from_one_card() -> None:
    g = do(virus(), "choose remove 2 animal from anybody")
    assert after(g, "take 2 birds") == {"on birds": -2}
    assert can(g, "end turn")


def test_virus_takes_one_animal_each_from_two_cards_of_one_player() -> None:
    g = do(virus(), "choose remove 2 animal from anybody", "take 1 fish")
    assert offered(g) == ["take 1 birds", "no more"]  # nothing of another player now
    assert after(g, "take 1 birds") == {"on birds": -1}
    assert facts(g)["on fish"] == 0


def test_virus_may_take_less_and_also_from_oneself() -> None:
    g = do(virus(), "choose remove 2 animal from anybody")
    assert sorted(offered(g)) == sorted(
        [
            "take 1 fish",
            "take 1 birds",
            "take 2 birds",
            "take 1 small_animals",
            "take 2 small_animals",
            "take 1 predators",
            "remove nothing",
        ]
    )
    assert after(g, "remove nothing") == {}


def test_virus_takes_plants_instead() -> None:
    g = do(virus(), "choose remove 5 plants")
    assert after(g, "remove 5 plants from 1") == {"1.plants": -5}


# ---- removing less than the most
def test_any_number_may_be_removed_from_one_player_oneself_included() -> None:
    g = table(seat(credits=14, plants=2, hand=["asteroid"]), seat(plants=4))
    do(g, "play asteroid")
    assert offered(g) == [
        "remove 2 plants from 0",
        "remove 1 plants from 0",
        "remove 3 plants from 1",
        "remove 2 plants from 1",
        "remove 1 plants from 1",
        "remove nothing",
    ]


def test_any_number_may_be_stolen() -> None:
    g = table(seat(credits=1, hand=["hired_raiders"]), seat(steel=1, credits=9))
    do(g, "play hired_raiders", "choose steal 3 credits")
    assert offered(g) == [*(f"steal {n} credits from 1" for n in (3, 2, 1)), "steal nothing"]
    assert after(g, "steal 2 credits from 1") == {"0.credits": 2, "1.credits": -2}


# ---- CEO's Favorite Project, Insulation, Power Infrastructure
def test_ceos_favorite_project_without_a_target_adds_nothing_but_is_an_event() -> None:
    g = table(
        seat(credits=1, hand=["ceos_favorite_project"], played=["fish", "media_group"]),
        seat(played=["birds"], resources={"birds": 3}),
    )
    assert option(g, "play ceos_favorite_project").idle == ("cube",)
    assert after(g, "play ceos_favorite_project") == {"0.credits": -1 + 3}


def test_ceos_favorite_project_needs_a_resource_on_the_card() -> None:
    g = table(
        seat(
            credits=1,
            hand=["ceos_favorite_project"],
            played=["fish", "security_fleet", "tardigrades"],
            resources={"security_fleet": 1, "tardigrades": 2},
        ),
        seat(),
    )
    do(g, "play ceos_favorite_project")
    assert sorted(offered(g)) == ["add security_fleet", "add tardigrades"]
    assert after(g, "add security_fleet") == {"on security_fleet": 1}


def test_insulation_may_swap_no_step_at_all() -> None:
    g = table(seat(credits=2, hand=["insulation"], produces={"heat": 2}), seat())
    do(g, "play insulation")
    assert offered(g) == ["swap 0", "swap 1", "swap 2"]
    assert after(g, "swap 0") == {}
    cold = table(seat(credits=2, hand=["insulation"]), seat())
    assert after(cold, "play insulation") == {"0.credits": -2}


def test_power_infrastructure_needs_at_least_one_energy() -> None:
    none = table(seat(played=["power_infrastructure"]), seat())
    assert reasons(none, "use power_infrastructure") == ["stock_short"]
    g = table(seat(energy=2, played=["power_infrastructure"]), seat())
    do(g, "use power_infrastructure")
    assert offered(g) == ["exchange 1", "exchange 2"]
    assert after(g, "exchange 1") == {"0.energy": -1, "0.credits": 1}


# ---- Robotic Workforce
def test_robotic_workforce_copies_the_production_of_mining_guild() -> None:
    g = table(seat("mining_guild", credits=9, hand=["robotic_workforce"]), seat())
    assert after(g, "play robotic_workforce") == {"0.credits": -9, "0.+steel": 1}


@pytest.mark.parametrize("corporation", ["interplanetary_cinematics", "tharsis_republic", "thorgate", "helion"])
def test_robotic_workforce_needs_a_building_tag_and_a_production_box(corporation: str) -> None:
    g = table(seat(corporation, credits=9, hand=["robotic_workforce"]), seat(produces={"heat": 9}))
    assert reasons(g, "play robotic_workforce") == ["no_box"]


def test_robotic_workforce_offers_the_corporation_beside_other_buildings() -> None:
    g = table(
        seat("mining_guild", credits=9, hand=["robotic_workforce"], played=["ghg_factories", "mine", "soletta"]), seat()
    )
    do(g, "play robotic_workforce")  # no energy for GHG Factories, no building tag on Soletta
    assert sorted(offered(g)) == ["copy mine", "copy mining_guild"]


# ---- losses of production without a target
@pytest.mark.parametrize("card", ["energy_tapping", "power_supply_consortium"])
def test_ones_own_step_comes_first_where_nobody_has_energy(card: str) -> None:
    g = table(seat(credits=5, hand=[card], played=["solar_power", "power_plant"]), seat())
    price = {"energy_tapping": 3, "power_supply_consortium": 5}[card]
    assert after(g, f"play {card}") == {"0.credits": -price}


def test_energy_tapping_may_hit_oneself_or_another() -> None:
    g = table(seat(credits=3, hand=["energy_tapping"]), seat(produces={"energy": 1}))
    do(g, "play energy_tapping")
    assert offered(g) == ["reduce energy of 0", "reduce energy of 1"]
    assert after(g, "reduce energy of 1") == {"1.+energy": -1}
    assert facts(g)["0.+energy"] == 1


def test_hackers_at_minus_5_when_only_oneself_could_lose() -> None:
    who = seat(credits=3, hand=["hackers"], produces={"credits": -5, "energy": 1})
    g = table(who, seat(produces={"credits": -4}))
    assert after(g, "play hackers") == {"0.credits": -3, "0.+energy": -1}


@pytest.mark.parametrize(
    ("card", "kind", "steps", "world"),
    [
        ("fish", "plants", 1, {"temperature": 2}),
        ("small_animals", "plants", 1, {"oxygen": 6}),
        ("birds", "plants", 2, {"oxygen": 13}),
        ("herbivores", "plants", 1, {"oxygen": 8}),
        ("biomass_combustors", "plants", 1, {"oxygen": 6}),
        ("heat_trappers", "heat", 2, {}),
        ("cloud_seeding", "heat", 1, {"tiles": oceans(3)}),
    ],
)
def test_other_losses_of_production_need_one_player_who_can_take_all(
    card: str, kind: str, steps: int, world: dict[str, object]
) -> None:
    def game(mine: int, *others: int) -> Mars:
        who = seat(credits=50, hand=[card], produces={kind: mine})
        return table(who, *[seat(produces={kind: n}) for n in others], **world)

    nobody = game(steps - 1, steps - 1, steps - 1)
    assert reasons(nobody, f"play {card}") == ["nobody_produces"]
    alone = game(steps, 0)
    do(alone, f"play {card}")
    left = facts(alone)[f"0.+{kind}"]
    assert left == (2 if card == "cloud_seeding" and kind == "plants" else 0)
    other = game(0, 0, steps)
    do(other, f"play {card}")
    assert facts(other)[f"2.+{kind}"] == 0
    choice = game(steps, steps)
    do(choice, f"play {card}")
    assert offered(choice) == [f"reduce {kind} of 0", f"reduce {kind} of 1"]


# ---- complete parameters
def test_projects_and_conversions_at_complete_parameters_are_paid_without_effect() -> None:
    g = table(seat(credits=80, heat=8), seat(), temperature=8, oxygen=14, tiles=oceans(9))
    for notation in ("project asteroid", "project aquifer", "convert heat"):
        assert option(g, notation).useless
    assert after(g, "project asteroid") == {"0.credits": -14}
    assert after(g, "project aquifer") == {"0.credits": -18}
    do(g, (1, "pass"))
    assert after(g, "convert heat") == {"0.heat": -8}
    assert after(g, "project greenery", "place greenery C3") == {"0.credits": -23, "at C3": "greenery 0"}


def test_blue_actions_at_complete_parameters_are_paid_without_that_effect() -> None:
    g = table(
        seat(energy=8, credits=12, played=["ironworks", "water_splitting_plant", "water_import_from_europa"]),
        seat(),
        oxygen=14,
        tiles=oceans(9),
    )
    assert option(g, "use ironworks").idle == ("oxygen",)
    assert not option(g, "use ironworks").useless
    assert option(g, "use water_splitting_plant").useless
    assert option(g, "use water_import_from_europa").useless
    assert after(g, "use ironworks") == {"0.energy": -4, "0.steel": 1}
    assert after(g, "use water_import_from_europa") == {"0.credits": -12}


def test_what_has_an_effect_carries_no_mark() -> None:
    g = table(seat(credits=80, heat=8, energy=8, hand=["asteroid"], played=["ironworks"]), seat())
    decision = g.decision(0)
    assert decision is not None
    assert not [o.notation for o in decision.options if o.useless or o.idle]


# ---- last greeneries
def test_bonuses_of_the_last_greeneries_may_pay_for_a_further_one() -> None:
    tiles = {**oceans(9), "D4": ("city", 0)}
    g = table(seat(plants=14), seat(), temperature=8, oxygen=14, tiles=tiles)
    all_pass(g)
    assert after(g, "place greenery D5") == {"0.plants": -8 + 2, "0.credits": 4, "at D5": "greenery 0"}
    assert after(g, "place greenery D3") == {"0.plants": -8 + 1, "0.credits": 2, "at D3": "greenery 0"}
    assert g.over


def test_the_last_greeneries_set_off_effects() -> None:
    g = table(
        seat(plants=8, played=["herbivores"], resources={"herbivores": 1}),
        seat(),
        temperature=8,
        oxygen=14,
        tiles=oceans(9),
    )
    all_pass(g)
    assert after(g, "place greenery C3") == {"0.plants": -8, "at C3": "greenery 0", "on herbivores": 1}
    assert points(g) == 1


def test_the_last_greeneries_raise_no_oxygen_in_a_solo_game() -> None:
    g = table(seat(plants=8), generation=14, oxygen=7, temperature=-10)
    all_pass(g)
    assert after(g, "place greenery C3") == {"0.plants": -8, "at C3": "greenery 0"}
    assert facts(g)["0.tr"] == 14


# ---- Mars University
def test_mars_university_does_nothing_with_an_empty_hand() -> None:
    g = table(seat(credits=11, hand=["breathing_filters"], played=["mars_university"]), seat(), oxygen=7)
    assert after(g, "play breathing_filters") == {"0.credits": -11}
    assert can(g, "end turn")  # the card being played could not be discarded


def test_mars_university_changes_a_card_or_not() -> None:
    hand = ["breathing_filters", "moss"]
    g = table(seat(credits=11, hand=hand, played=["mars_university"]), seat(), oxygen=7)
    assert after(g, "play breathing_filters", "choose discard 1, draw 1") == {
        "0.credits": -11,
        "deck": -1,
        "discard": 1,
    }
    kept = table(seat(credits=11, hand=hand, played=["mars_university"]), seat(), oxygen=7)
    assert after(kept, "play breathing_filters", "choose nothing") == {"0.credits": -11}


def test_research_draws_before_mars_university_discards() -> None:
    g = table(
        seat(credits=11, hand=["research"], played=["mars_university"]),
        seat(),
        deck=["moss", "lichen", "asteroid", "comet"],
    )
    do(g, "play research")
    assert g.view(0).hand == ["moss", "lichen"]
    do(g, "choose discard 1, draw 1", ["discard moss"])
    assert g.view(0).hand == ["lichen", "asteroid"]
    do(g, "choose discard 1, draw 1", ["discard lichen"])  # two science tags
    assert g.view(0).hand == ["asteroid", "comet"]
    assert can(g, "end turn")


# ---- the order of effects
def test_the_active_player_orders_effects_also_those_of_others() -> None:
    def game() -> Mars:
        g = table(seat(credits=21, hand=["comet"]), seat(plants=1, played=["arctic_algae"]))
        return do(g, "play comet")

    assert sorted(offered(game())) == ["first comet: place ocean ocean area", "first comet: remove 3 plants"]
    late = game()
    do(late, "first comet: place ocean ocean area", "place ocean A5", "remove 3 plants from 1")
    assert facts(late)["1.plants"] == 0  # 1 + 2 - 3
    soon = game()
    do(soon, "first comet: remove 3 plants", "remove 1 plants from 1", "place ocean A5")
    assert facts(soon)["1.plants"] == 2  # 1 - 1 + 2


def test_simultaneous_effects_of_ones_own_are_ordered() -> None:
    g = table(
        seat(
            credits=11,
            hand=["breathing_filters"],
            played=["mars_university", "olympus_conference"],
            resources={"olympus_conference": 1},
        ),
        seat(),
        oxygen=7,
        deck=["moss", "lichen"],
    )
    do(g, "play breathing_filters")
    # the card of Olympus Conference comes before the hand that Mars University looks at
    assert [x.split(":")[0] for x in offered(g)] == ["first olympus_conference", "first mars_university"]
    do(g, offered(g)[0], "choose take 1 science from here, draw 1")
    assert g.view(0).hand == ["moss"]
    do(g, "choose discard 1, draw 1")
    assert g.view(0).hand == ["lichen"]


def test_gains_set_off_by_a_card_may_come_before_its_losses() -> None:
    # the plant of Viral Enhancers pays for Moss
    g = table(seat(credits=4, hand=["moss"], played=["viral_enhancers"]), seat(), tiles=oceans(3))
    assert after(g, "play moss") == {"0.credits": -4, "0.+plants": 1}
    short = table(seat(credits=4, hand=["moss"]), seat(), tiles=oceans(3))
    assert reasons(short, "play moss") == ["stock_short"]


# ---- paying
def test_metal_may_overpay_unless_a_cube_could_stay_home() -> None:
    g = table(seat("phobolog", credits=30, titanium=10, hand=["asteroid_mining"]), seat())
    do(g, "play asteroid_mining")  # 30 at 4 a cube
    assert set(offered(g)) == {
        "pay 30",
        *(f"pay {30 - 4 * n} titanium {n}" for n in range(1, 8)),
        "pay 0 titanium 8",
    }


def test_with_two_metals_no_cube_may_be_left_out() -> None:
    # Space Elevator, 27: steel at 2 and titanium at 3
    g = table(seat(credits=40, steel=14, titanium=9, hand=["space_elevator"]), seat())
    do(g, "play space_elevator")
    expected = set()
    for s in range(15):
        for t in range(10):
            rest = 27 - 2 * s - 3 * t
            spare = (s and rest + 2 <= 0) or (t and rest + 3 <= 0)  # one cube less would still do
            if rest > 0 or not spare:
                parts = [f"pay {max(0, rest)}", f"steel {s}" if s else "", f"titanium {t}" if t else ""]
                expected.add(" ".join(p for p in parts if p))
    assert set(offered(g)) == expected
    assert "pay 0 steel 14" in expected
    assert "pay 0 steel 1 titanium 9" not in expected


def test_a_free_card_takes_no_metal() -> None:
    g = table(seat(credits=5, steel=5, hand=["mine"], next={"discount": 8}), seat())
    assert after(g, "play mine") == {"0.+steel": 1}


def test_helions_heat_never_overpays() -> None:
    g = table(seat("helion", credits=1, steel=1, heat=9, hand=["mine"]), seat())
    do(g, "play mine")  # 4
    assert sorted(offered(g)) == [
        "pay 0 heat 4",
        "pay 0 steel 1 heat 2",
        "pay 1 heat 3",
        "pay 1 steel 1 heat 1",
    ]


# ---- what is hidden and what is open
def test_discards_lie_face_down() -> None:
    g = table(seat(hand=["moss", "asteroid"]), seat())
    do(g, "sell patents", ["sell moss"])
    for who in (0, 1):
        view = g.view(who).as_dict()
        assert view["discard"] == 1
        assert view["shown"] == []
    rows = g.view(1).as_dict()["seats"]
    assert isinstance(rows, list)
    assert rows[0]["hand"] == 1


def test_a_card_that_one_player_looked_at_is_discarded_unseen() -> None:
    g = table(seat(credits=9, played=["inventors_guild"]), seat(), deck=["moss"])
    assert after(g, "use inventors_guild", []) == {"deck": -1, "discard": 1}
    assert g.view(1).as_dict()["shown"] == []


def test_what_was_shown_to_all_stays_open() -> None:
    g = table(seat(credits=1, played=["search_for_life"]), seat(), deck=["tardigrades"])
    assert after(g, "use search_for_life") == {
        "0.credits": -1,
        "on search_for_life": 1,
        "deck": -1,
        "discard": 1,
    }
    view = g.view(1).as_dict()
    assert (view["discard"], view["shown"]) == (1, ["tardigrades"])


def test_the_four_cards_of_the_solo_setup_stay_open() -> None:
    g = tharsis.new("mars", seats=1, seed=3)
    shown = g.view(0).as_dict()["shown"]
    assert isinstance(shown, list)
    assert len(shown) == 4
    assert g.view(0).as_dict()["discard"] == 4


def test_played_events_may_be_looked_up_by_all() -> None:
    g = table(seat(credits=14, hand=["release_of_inert_gases"]), seat())
    do(g, "play release_of_inert_gases")
    assert g.view(1).player(0).events == ["release_of_inert_gases"]


# ---- the first player of generation 1
def test_the_host_starts_by_default() -> None:
    for seed in range(5):
        assert tharsis.new("mars", seats=3, seed=seed).position()["first"] == 0


def test_a_named_seat_may_start() -> None:
    g = tharsis.new("mars", seats=3, options={"first": 2, "beginners": [0, 1, 2]}, seed=1)
    assert list(g.asked) == [2]


def test_chance_may_name_the_first_player() -> None:
    def first(seed: int) -> object:
        return tharsis.new("mars", seats=3, options={"first": "random"}, seed=seed).position()["first"]

    assert {first(seed) for seed in range(40)} == {0, 1, 2}
    assert [first(7), first(7)] == [first(7)] * 2


def beginning(**options: object) -> set[object]:
    """Who begins, over many seeds."""
    return {
        tharsis.new("mars", seats=3, options={"first": "last_winner", **options}, seed=seed).position()["first"]
        for seed in range(30)
    }


def test_who_won_last_may_start() -> None:
    """EN p. 7. Among several winners, and where no game came before, the lot decides."""
    assert beginning(last_winners=[1]) == {1}
    assert beginning(last_winners=[2, 0]) == {0, 2}
    assert beginning() == {0, 1, 2}
    g = tharsis.new("mars", seats=3, options={"first": "last_winner", "last_winners": [1]}, seed=1)
    assert tharsis.replay(g.record()).digest() == g.digest()
    assert beginning(first="host", last_winners=[1]) == {0}


@pytest.mark.parametrize("options", [{"first": 3}, {"first": True}, {"first": 1.0}, {"last_winners": [3]}])
def test_nobody_else_may_start(options: dict[str, object]) -> None:
    with pytest.raises(tharsis.BadSetup, match=next(iter(options))):
        tharsis.new("mars", seats=3, options=options)


# ---- a discount for a tag that a card has twice
@pytest.mark.parametrize("wording", ["standard", "seeds"])
@pytest.mark.parametrize("with_office", [False, True])
def test_a_discount_counts_once_for_each_tag(wording: str, with_office: bool) -> None:
    """The designer counts every tag; word for word the two cards speak of a card with an Earth tag."""
    played = ["sponsors", "cartel", "earth_office" if with_office else "miranda_resort"]
    who = seat("teractor", hand=["luna_governor"], played=played)
    g = table(who, seat(), options={"colonies": True, "wording": wording})
    price = 0 if wording == "standard" or with_office else 1
    assert g.view(0).price("luna_governor") == price


# ---- solo: setup
def neutral(*cards: str) -> dict[str, object]:
    """The neutral tiles that these four cards, revealed in this order, bring."""
    g = empty_table(Setup({"seats": 1}), 1)
    number = {c.name: c.number for c in g.cards if c.name}
    g.deck = row_of([number[name] for name in reversed(cards)])
    place_neutral_tiles(g)
    now = facts(g)
    assert now["discard"] == 4
    assert now["oxygen"] == 0
    assert g.position()["shown"] == list(cards)
    return {k.removeprefix("at "): v for k, v in now.items() if k.startswith("at ")}


CITY, GREENERY = "city neutral", "greenery neutral"


def test_solo_counts_from_the_top_left_and_from_the_bottom_right() -> None:
    # first city: A1 1, A3 2, B1 3, B2 4. Second: I4 1, I3 2, I2 3, I1 4 (the ocean area I5 is skipped).
    # Around B2, without the ocean area A2: A1 1, B3 2, C3 3. Around I1: H1 1, H2 2.
    assert neutral("power_plant", "moss", "micro_mills", "insulation") == {
        "B2": CITY,
        "I1": CITY,
        "C3": GREENERY,
        "H2": GREENERY,
    }


def test_solo_a_cost_of_0_counts_as_1() -> None:
    tiles = neutral("power_plant", "moss", "indentured_workers", "micro_mills")
    assert tiles == {"B2": CITY, "I1": CITY, "A1": GREENERY, "I2": GREENERY}
    assert neutral("indentured_workers", "moss", "virus", "virus") == {
        "A1": CITY,
        "I1": CITY,
        "B2": GREENERY,  # the first legal one clockwise: A2 is for an ocean
        "H1": GREENERY,
    }


def test_solo_the_count_around_a_city_starts_over() -> None:
    # five legal areas around B2: 7 is the second, B3. Three around I1: 11 is the second, H2.
    assert neutral("power_plant", "moss", "lichen", "solar_power") == {
        "B2": CITY,
        "I1": CITY,
        "B3": GREENERY,
        "H2": GREENERY,
    }


def test_solo_ocean_areas_noctis_city_and_neighbours_of_a_city_are_skipped() -> None:
    # 24 is past Noctis City and the three ocean areas: E1 22, E2 23, E7 24
    assert neutral("domed_crater", "virus", "virus", "virus") == {
        "E7": CITY,
        "I4": CITY,
        "D6": GREENERY,
        "H4": GREENERY,
    }
    # 41 is H3; backwards I4 1, then I3 and I2 lie beside it, I1 2
    assert neutral("io_mining_industries", "insulation", "virus", "virus") == {
        "H3": CITY,
        "I1": CITY,
        "G3": GREENERY,
        "H1": GREENERY,
    }


def test_solo_both_cities_come_before_the_greeneries() -> None:
    # the third and fourth card never move a city
    for third, fourth in (("virus", "moss"), ("asteroid", "comet"), ("moss", "virus")):
        tiles = neutral("power_plant", "micro_mills", third, fourth)
        assert [a for a, tile in tiles.items() if tile == CITY] == ["B2", "I2"]


def test_solo_setup_is_always_legal() -> None:
    for seed in range(60):
        g = tharsis.new("mars", seats=1, seed=seed)
        rows = g.position()["tiles"]
        assert isinstance(rows, list)
        assert sorted(r["tile"] for r in rows) == ["city", "city", "greenery", "greenery"]
        assert all(r["seat"] == "neutral" and r["area"] in LAND for r in rows)


def test_solo_always_uses_the_corporate_era() -> None:
    g = tharsis.new("mars", seats=1, options={"corporate_era": False}, seed=3)
    assert g.setup()["corporate_era"] is True
    assert isinstance(g, Mars)
    assert facts(g)["deck"] == 208 - 14


# ---- solo: the neutral opponent
NEUTRAL_TILES = {
    "B2": ("city", "neutral"),
    "B3": ("greenery", "neutral"),
    "H3": ("city", "neutral"),
    "H4": ("greenery", "neutral"),
}


def solo(*, hand: list[str] | None = None, played: list[str] | None = None, **who: object) -> Mars:
    world = {k: who.pop(k) for k in ("oxygen", "temperature", "generation") if k in who}
    return table(seat(hand=hand or [], played=played or [], **who), tiles=NEUTRAL_TILES, **world)


def test_neutral_cities_are_cities_in_play() -> None:
    assert after(solo(hand=["rad_suits"], credits=6), "play rad_suits") == {"0.credits": -6, "0.+credits": 1}
    assert after(solo(hand=["greenhouses"], credits=6), "play greenhouses") == {"0.credits": -6, "0.plants": 2}
    assert after(solo(played=["martian_rails"], energy=1), "use martian_rails") == {"0.energy": -1, "0.credits": 2}


def test_neutral_cities_block_neighbouring_cities() -> None:
    g = solo(credits=25)
    do(g, "project city")
    areas = [x.split()[2] for x in offered(g)]
    beside = {"A1", "B1", "B2", "B3", "C2", "C3", "G3", "G4", "H2", "H3", "H4", "I2", "I3"}
    assert areas == [a for a in LAND if a not in beside]


def test_neutral_tiles_are_not_ones_own() -> None:
    g = solo(plants=8)
    do(g, "convert plants")
    assert [x.split()[2] for x in offered(g)] == [a for a in LAND if a not in NEUTRAL_TILES]
    assert g.scores()[0] == {
        "tr": 14,
        "awards": 0,
        "milestones": 0,
        "greeneries": 0,
        "cities": 0,
        "cards": 0,
        "total": 14,
    }


def test_neutral_greeneries_score_for_adjacent_own_cities() -> None:
    g = table(seat(), tiles={**NEUTRAL_TILES, "B4": ("city", 0), "B5": ("greenery", 0)})
    score = g.scores()[0]
    assert (score["cities"], score["greeneries"]) == (2, 1)


def test_neutral_cities_give_nothing_after_setup() -> None:
    g = solo(corporation="tharsis_republic", credits=5, played=["rover_construction"])
    assert facts(g)["0.+credits"] == 0  # the two steps came when the corporation was revealed


def test_all_that_is_stolen_can_be_taken_from_the_neutral_opponent() -> None:
    credits = solo(hand=["hired_raiders"], credits=1)
    do(credits, "play hired_raiders", "choose steal 3 credits")
    assert after(credits, "steal 3 credits from neutral") == {"0.credits": 3}
    steel = solo(hand=["hired_raiders"], credits=1)
    do(steel, "play hired_raiders", "choose steal 2 steel")
    assert after(steel, "steal 2 steel from neutral") == {"0.steel": 2}


@pytest.mark.parametrize(
    ("card", "changed", "world"),
    [
        ("fish", {"0.credits": -9}, {"temperature": 2}),
        ("birds", {"0.credits": -10}, {"oxygen": 13}),
        ("heat_trappers", {"0.credits": -6, "0.+energy": 1}, {}),
        ("biomass_combustors", {"0.credits": -4, "0.+energy": 2}, {"oxygen": 6}),
    ],
)
def test_the_neutral_opponent_takes_every_loss_of_production(
    card: str, changed: dict[str, object], world: dict[str, object]
) -> None:
    assert after(solo(hand=[card], credits=20, **world), f"play {card}") == changed


def test_a_loss_may_go_to_the_neutral_opponent_or_to_oneself() -> None:
    tap = solo(hand=["energy_tapping"], credits=3)
    do(tap, "play energy_tapping")
    assert offered(tap) == ["reduce energy of 0", "reduce energy of neutral"]
    do(tap, "reduce energy of neutral")
    assert facts(tap)["0.+energy"] == 1
    g = solo(hand=["hackers"], credits=3, produces={"energy": 1})
    do(g, "play hackers", "reduce credits of neutral")
    assert facts(g)["0.+credits"] == 2
    mine = solo(hand=["asteroid_mining_consortium"], credits=13, produces={"titanium": 1})
    do(mine, "play asteroid_mining_consortium", "reduce titanium of neutral")
    assert facts(mine)["0.+titanium"] == 2


@pytest.mark.parametrize("card", ["predators", "ants"])
def test_the_neutral_opponent_has_animals_and_microbes(card: str) -> None:
    assert after(solo(played=[card]), f"use {card}") == {f"on {card}": 1}


def test_virus_may_hit_the_neutral_opponent() -> None:
    g = solo(hand=["virus"], credits=1, plants=5)
    do(g, "play virus", "choose remove 5 plants")
    assert after(g, "remove 5 plants from neutral") == {}


def test_the_neutral_opponent_has_no_tags_and_no_events() -> None:
    assert after(solo(hand=["toll_station"], credits=12), "play toll_station") == {"0.credits": -12}
    g = solo(hand=["media_archives"], credits=8, played=["asteroid"])
    assert after(g, "play media_archives") == {"0.credits": -8 + 1}


def test_two_neutral_cities_never_fight_for_one_greenery() -> None:
    """Around the second city of this game only one land area was free, and the first city's greenery counted to it."""
    for seed in [2427, *range(200)]:
        game = tharsis.new("mars", 1, seed=seed)
        assert isinstance(game, Mars)
        cities = [a for a in range(61) if game.tile[a] == 3]
        greeneries = [a for a in range(61) if game.tile[a] == 2]
        assert len(cities) == len(greeneries) == 2
        assert all(set(NEXT_TO[city]) & set(greeneries) for city in cities)


def test_virus_takes_from_two_cards_in_either_order() -> None:
    for first, second in (("fish", "predators"), ("predators", "fish")):
        who = seat(credits=1, hand=["virus"])
        g = table(who, seat(played=["fish", "predators"], resources={"fish": 1, "predators": 1}))
        do(g, "play virus", "choose remove 2 animal from anybody", f"take 1 {first}")
        assert offered(g) == [f"take 1 {second}", "no more"]


def test_two_oceans_of_different_sources_need_no_order() -> None:
    g = table(seat(credits=21, hand=["comet"]), seat(), temperature=-2)
    do(g, "play comet")
    assert offered(g)[0].startswith("place ocean")


def test_who_cannot_pay_sees_the_card_all_the_same() -> None:
    g = table(seat(credits=2, played=["inventors_guild"]), seat(), deck=["ants"])
    do(g, "use inventors_guild")
    decision = g.asked[0]
    assert [o.notation for o in decision.options] == ["buy ants"] and decision.most == 0
    assert after(g, []) == {"0.dealt": -1, "discard": 1}


@pytest.mark.parametrize("card", ["martian_rails"])
def test_an_action_that_counts_nothing_is_marked_as_useless(card: str) -> None:
    g = table(seat(played=[card], energy=2), seat())
    assert option(g, f"use {card}").useless
    g = table(seat(played=[card], energy=2), seat(), tiles={"D3": ("city", 1)})
    assert not option(g, f"use {card}").useless
