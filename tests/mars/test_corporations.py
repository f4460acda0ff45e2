"""The corporations: what they start with in a real setup, their first actions, effects and actions."""

from __future__ import annotations

import pytest
from table import after, can, do, facts, oceans, offered, reasons, seat, table

import tharsis
from tharsis.mars.game import Mars

BASE = [
    "credicor",
    "ecoline",
    "helion",
    "interplanetary_cinematics",
    "inventrix",
    "mining_guild",
    "phobolog",
    "tharsis_republic",
    "thorgate",
    "united_nations_mars_initiative",
]
ERA = ["saturn_systems", "teractor"]
KINDS = ("credits", "steel", "titanium", "plants", "energy", "heat")

START = {
    "credicor": {"credits": 57},
    "ecoline": {"credits": 36, "plants": 3, "+plants": 2},
    "helion": {"credits": 42, "+heat": 3},
    "interplanetary_cinematics": {"credits": 30, "steel": 20},
    "inventrix": {"credits": 45},
    "mining_guild": {"credits": 30, "steel": 5, "+steel": 1},
    "phobolog": {"credits": 23, "titanium": 10},
    # its own tag gives the step of credits
    "saturn_systems": {"credits": 42, "+titanium": 1, "+credits": 1},
    "teractor": {"credits": 60},
    "tharsis_republic": {"credits": 40},
    "thorgate": {"credits": 48, "+energy": 1},
    "united_nations_mars_initiative": {"credits": 40},
}

TAGS = {
    "credicor": {},
    "ecoline": {"plant": 1},
    "helion": {"space": 1},
    "interplanetary_cinematics": {"building": 1},
    "inventrix": {"science": 1},
    "mining_guild": {"building": 2},
    "phobolog": {"space": 1},
    "saturn_systems": {"jovian": 1},
    "teractor": {"earth": 1},
    "tharsis_republic": {"building": 1},
    "thorgate": {"power": 1},
    "united_nations_mars_initiative": {"earth": 1},
}


def opening(corporation: str, buys: int = 0, seats: int = 2, **options: object) -> Mars:
    """A new game in which seat 0 was dealt this corporation, has chosen it and bought that many cards."""
    for seed in range(400):
        game = tharsis.new("mars", seats=seats, options=options, seed=seed)
        assert isinstance(game, Mars)
        if can(game, f"corporation {corporation}"):
            break
    else:
        raise AssertionError(f"{corporation} is never dealt")
    do(game, f"corporation {corporation}")
    if game.decision(0) is not None:
        do(game, offered(game)[:buys])
    for s in range(1, seats):
        do(game, (s, offered(game, s)[0]), (s, []))
    return game


def held(game: Mars, who: int = 0) -> dict[str, object]:
    """Stock and production that are not zero."""
    now = facts(game)
    names = [*KINDS, *(f"+{kind}" for kind in KINDS)]
    return {name: now[f"{who}.{name}"] for name in names if now[f"{who}.{name}"]}


def to_next_turns(game: Mars) -> Mars:
    """Everybody passes and buys nothing: the next generation."""
    generation = game.generation
    while game.generation == generation:
        do(game, (game.active, "pass"))
    for s in game.waiting():
        decision = game.decision(s)
        assert decision is not None
        if decision.kind == "buy":
            do(game, (s, []))
    return game


# ---- setup
@pytest.mark.parametrize("corporation", [*BASE, *ERA])
def test_start_in_the_corporate_era(corporation: str) -> None:
    g = opening(corporation)
    assert held(g) == START[corporation]
    assert facts(g)["0.tr"] == 20
    assert {tag: n for tag, n in g.view(0).me.tags.items() if n} == TAGS[corporation]
    assert g.view(1).player(0).corporation == corporation


@pytest.mark.parametrize("corporation", BASE)
def test_start_in_the_standard_game_has_one_more_production_of_each(corporation: str) -> None:
    g = opening(corporation, corporate_era=False)
    expected = dict(START[corporation])
    for kind in KINDS:
        expected[f"+{kind}"] = expected.get(f"+{kind}", 0) + 1
    assert held(g) == expected


@pytest.mark.parametrize("corporation", [*BASE, *ERA])
def test_start_solo_has_no_extra_production(corporation: str) -> None:
    g = opening(corporation, seats=1)
    expected = dict(START[corporation])
    if corporation == "tharsis_republic":
        expected["+credits"] = 2  # for the two neutral cities
    assert held(g) == expected
    assert facts(g)["0.tr"] == 14


@pytest.mark.parametrize("corporation", [*BASE, *ERA])
def test_the_first_hand_is_paid_from_the_starting_credits(corporation: str) -> None:
    g = opening(corporation, buys=4)
    now = facts(g)
    assert now["0.credits"] == START[corporation]["credits"] - 12
    assert now["0.hand"] == 4
    assert now["0.dealt"] == 0
    assert now["discard"] == 6 + 10  # four of ten kept by seat 0, nothing by seat 1


def test_nobody_buys_more_than_the_corporation_can_pay() -> None:
    for seed in range(400):
        g = tharsis.new("mars", seed=seed)
        assert isinstance(g, Mars)
        if can(g, "corporation phobolog"):
            break
    do(g, "corporation phobolog")
    decision = g.decision(0)
    assert decision is not None
    assert (decision.least, decision.most) == (0, 7)  # 23 credits


def test_corporate_era_corporations_stay_in_the_box_in_a_standard_game() -> None:
    seen: set[str] = set()
    era: set[str] = set()
    for seed in range(60):
        for found, on in ((seen, False), (era, True)):
            g = tharsis.new("mars", seats=5, options={"corporate_era": on}, seed=seed)
            dealt = [o.card for decision in g.asked.values() for o in decision.options]
            assert len(dealt) == len(set(dealt)) == 10  # two each, no corporation twice
            found.update(dealt)
    assert sorted(seen) == sorted(BASE)
    assert sorted(era) == sorted([*BASE, *ERA])


def test_beginner_corporation_keeps_all_ten_cards_for_free() -> None:
    g = tharsis.new("mars", seats=2, options={"beginners": [0]}, seed=5)
    assert isinstance(g, Mars)
    assert 0 not in g.asked  # nothing to choose
    do(g, (1, offered(g, 1)[0]), (1, []))
    assert held(g) == {"credits": 42}
    now = facts(g)
    assert (now["0.hand"], now["0.dealt"], now["0.tr"]) == (10, 0, 20)
    assert g.view(1).player(0).corporation == "beginner_corporation"
    assert not any(n for n in g.view(0).me.tags.values())
    assert not [x for x in offered(g) if x.startswith(("use ", "first "))]


def test_beginner_corporation_in_the_standard_game_and_several_copies() -> None:
    g = tharsis.new("mars", seats=5, options={"beginners": [0, 1, 2, 3, 4], "corporate_era": False}, seed=5)
    assert isinstance(g, Mars)
    for s in range(5):
        assert held(g, s) == {"credits": 42, **{f"+{kind}": 1 for kind in KINDS}}
        assert facts(g)[f"{s}.hand"] == 10
    assert list(g.asked) == [0]  # the action phase has begun


# ---- first actions
def test_inventrix_draws_three_as_its_first_action() -> None:
    g = opening("inventrix", buys=2)
    assert offered(g) == ["first action inventrix", "pass"]
    assert after(g, "first action inventrix") == {"0.hand": 3, "deck": -3}  # the cards are free
    assert g.active == 0  # it counts as an action: one more is left
    assert can(g, "end turn")
    assert not can(g, "pass")
    assert not can(g, "first action inventrix")


def test_tharsis_republic_places_a_city_as_its_first_action() -> None:
    g = opening("tharsis_republic")
    assert offered(g) == ["first action tharsis_republic", "pass"]
    changed = after(g, "first action tharsis_republic", "place city D3")
    assert changed == {"at D3": "city 0", "0.+credits": 1, "0.credits": 3, "0.plants": 1}
    assert g.active == 0
    assert can(g, "end turn")


def test_the_first_action_of_seat_1_waits_for_its_own_turn() -> None:
    g = table(seat("thorgate"), seat("inventrix", credits=20, owes_first=True))
    do(g, "pass")
    assert offered(g, 1) == ["first action inventrix", "pass"]


@pytest.mark.parametrize("corporation", ["inventrix", "tharsis_republic"])
def test_who_passes_before_the_first_action_still_owes_it(corporation: str) -> None:
    g = opening(corporation, buys=1)
    assert reasons(g, "project power_plant") == ["first_action_owed"]
    to_next_turns(g)
    assert g.generation == 2
    do(g, (1, "pass"))  # seat 1 is first now
    assert offered(g) == [f"first action {corporation}", "pass"]
    to_next_turns(g)
    assert offered(g) == [f"first action {corporation}", "pass"]
    do(g, f"first action {corporation}")
    if corporation == "tharsis_republic":
        do(g, "place city D3")
    assert can(g, "project power_plant")
    assert not can(g, f"first action {corporation}")


def test_only_two_corporations_owe_a_first_action() -> None:
    for corporation in [*BASE, *ERA]:
        g = opening(corporation)
        assert can(g, f"first action {corporation}") == (corporation in ("inventrix", "tharsis_republic"))


# ---- CrediCor
def test_credicor_gets_4_back_for_a_card_of_20() -> None:
    g = table(seat("credicor", credits=20, hand=["mohole_area"]), seat())
    changed = after(g, "play mohole_area", "place mohole_area A5")
    assert changed == {"0.credits": -20 + 4, "0.+heat": 4, "at A5": "mohole_area 0"}


def test_credicor_gets_nothing_for_a_card_of_19_or_less() -> None:
    g = table(seat("credicor", credits=20, hand=["power_grid"]), seat())
    assert after(g, "play power_grid") == {"0.credits": -18, "0.+energy": 1}


def test_credicor_looks_at_the_printed_cost_and_not_at_the_price() -> None:
    cheap = table(seat("credicor", credits=30, hand=["mohole_area"], played=["earth_catapult"]), seat())
    changed = after(cheap, "play mohole_area", "place mohole_area A5")
    assert changed == {"0.credits": -18 + 4, "0.+heat": 4, "at A5": "mohole_area 0"}
    free = table(seat("credicor", hand=["giant_space_mirror", "towing_a_comet"], next={"discount": 40}), seat())
    changed = after(free, "play towing_a_comet", "place ocean A5")
    assert changed == {
        "0.credits": 4,
        "0.plants": 2,
        "0.tr": 2,
        "oxygen": 1,
        "oceans": 1,
        "at A5": "ocean",
    }


def test_credicor_gets_credits_back_also_when_metal_pays() -> None:
    g = table(seat("credicor", titanium=9, hand=["callisto_penal_mines"]), seat())
    changed = after(g, "play callisto_penal_mines")
    assert changed == {"0.titanium": -8, "0.credits": 4, "0.+credits": 3}
    steel = table(seat("credicor", steel=10, hand=["mohole_area"]), seat())
    changed = after(steel, "play mohole_area", "place mohole_area A5")
    assert changed == {"0.steel": -10, "0.credits": 4, "0.+heat": 4, "at A5": "mohole_area 0"}


def test_credicor_must_have_the_full_price() -> None:
    g = table(seat("credicor", credits=19, hand=["mohole_area"]), seat())
    assert reasons(g, "play mohole_area") == ["credits"]
    assert not can(table(seat("credicor", credits=24), seat()), "project city")
    assert not can(table(seat("credicor", credits=22), seat()), "project greenery")


@pytest.mark.parametrize(
    ("project", "place", "changed"),
    [
        ("power_plant", [], {"0.credits": -11, "0.+energy": 1}),
        ("asteroid", [], {"0.credits": -14, "0.tr": 1, "temperature": 2}),
        ("aquifer", ["place ocean A5"], {"0.credits": -18, "0.tr": 1, "oceans": 1, "at A5": "ocean"}),
        (
            "greenery",
            ["place greenery C3"],
            {"0.credits": -23 + 4, "0.tr": 1, "oxygen": 1, "at C3": "greenery 0"},
        ),
        ("city", ["place city C3"], {"0.credits": -25 + 4, "0.+credits": 1, "at C3": "city 0"}),
    ],
)
def test_credicor_and_standard_projects(project: str, place: list[str], changed: dict[str, object]) -> None:
    g = table(seat("credicor", credits=30), seat())
    assert after(g, f"project {project}", *place) == changed


def test_credicor_gets_nothing_for_an_award_of_20_or_for_what_others_pay() -> None:
    funded = [{"name": "landlord", "seat": 1}, {"name": "banker", "seat": 1}]
    g = table(seat("credicor", credits=20), seat(credits=25), awards=funded)
    assert after(g, "fund miner") == {"0.credits": -20}
    do(g, "end turn")
    assert after(g, (1, "project city"), (1, "place city C3")) == {
        "1.credits": -25,
        "1.+credits": 1,
        "at C3": "city 1",
    }


# ---- EcoLine
def test_ecoline_makes_a_greenery_from_7_plants() -> None:
    g = table(seat("ecoline", plants=7), seat("thorgate", plants=7))
    changed = after(g, "convert plants", "place greenery C3")
    assert changed == {"0.plants": -7, "0.tr": 1, "oxygen": 1, "at C3": "greenery 0"}
    assert not can(table(seat("ecoline", plants=6), seat()), "convert plants")
    do(g, "end turn")
    assert not can(g, "convert plants", 1)  # 8 for everybody else


def test_ecoline_pays_the_standard_project_in_credits() -> None:
    assert not can(table(seat("ecoline", credits=22), seat()), "project greenery")
    g = table(seat("ecoline", credits=23, plants=7), seat())
    changed = after(g, "project greenery", "place greenery C3")
    assert changed == {"0.credits": -23, "0.tr": 1, "oxygen": 1, "at C3": "greenery 0"}


def test_ecoline_makes_its_last_greeneries_from_7_plants_too() -> None:
    g = table(seat("ecoline", plants=14), seat(plants=7), temperature=8, oxygen=14, tiles=oceans(9))
    do(g, "pass", (1, "pass"))
    decision = g.decision(0)
    assert decision is not None and decision.kind == "last_greenery"
    assert after(g, "place greenery C3") == {"0.plants": -7, "at C3": "greenery 0"}
    assert after(g, "place greenery C4") == {"0.plants": -7, "at C4": "greenery 0"}
    assert g.over  # 7 plants are not enough for seat 1


# ---- Helion
def test_helion_pays_cards_with_heat_and_never_too_much() -> None:
    g = table(seat("helion", credits=2, heat=5, hand=["micro_mills"]), seat())
    do(g, "play micro_mills")
    assert offered(g) == ["pay 2 heat 1", "pay 1 heat 2", "pay 0 heat 3"]
    assert after(g, "pay 0 heat 3") == {"0.heat": -3, "0.+heat": 1}


def test_helion_pays_what_others_cannot() -> None:
    g = table(seat("helion", heat=11), seat("thorgate", heat=11, credits=10))
    assert can(g, "project power_plant")
    assert after(g, "project power_plant") == {"0.heat": -11, "0.+energy": 1}
    do(g, "end turn")
    assert not can(g, "project asteroid", 1)


def test_helion_pays_buildings_with_steel_and_heat() -> None:
    g = table(seat("helion", credits=1, steel=1, heat=3, hand=["power_plant"]), seat())
    do(g, "play power_plant")
    assert sorted(offered(g)) == ["pay 0 steel 1 heat 2", "pay 1 heat 3", "pay 1 steel 1 heat 1"]
    assert after(g, "pay 0 steel 1 heat 2") == {"0.steel": -1, "0.heat": -2, "0.+energy": 1}


def test_helion_adds_no_heat_to_metal_that_pays_too_much_already() -> None:
    g = table(seat("helion", credits=9, titanium=4, heat=9, hand=["satellites"]), seat())
    do(g, "play satellites")
    assert can(g, "pay 0 titanium 4")  # 12 for a card of 10
    assert not [x for x in offered(g) if x.startswith("pay 0 titanium 4 ")]
    assert "pay 0 titanium 3 heat 1" in offered(g)
    assert "pay 0 titanium 3 heat 2" not in offered(g)


def test_helion_buys_cards_with_heat_in_research() -> None:
    g = table(seat("helion", tr=0, heat=4, produces={"heat": 2}), seat())
    do(g, "pass", (1, "pass"))
    decision = g.decision(0)
    assert decision is not None
    assert (decision.kind, decision.most) == ("buy", 2)  # 6 heat, no credits
    assert after(g, offered(g)[:2]) == {"0.heat": -6, "0.hand": 2, "0.dealt": -4, "discard": 2}


def test_helion_chooses_how_to_pay_in_research() -> None:
    g = table(seat("helion", tr=2, heat=3), seat())
    do(g, "pass", (1, "pass"))
    do(g, offered(g)[:1])
    assert offered(g) == ["pay 2 heat 1", "pay 1 heat 2", "pay 0 heat 3"]


@pytest.mark.parametrize("project", ["power_plant", "asteroid", "aquifer", "greenery", "city"])
def test_helion_pays_standard_projects_with_heat(project: str) -> None:
    cost = {"power_plant": 11, "asteroid": 14, "aquifer": 18, "greenery": 23, "city": 25}[project]
    assert can(table(seat("helion", credits=5, heat=cost - 5), seat()), f"project {project}")
    assert not can(table(seat("helion", credits=5, heat=cost - 6), seat()), f"project {project}")
    g = table(seat("helion", credits=5, heat=cost - 5), seat())
    do(g, f"project {project}")
    assert (facts(g)["0.credits"], facts(g)["0.heat"]) == (0, 0)


def test_helion_pays_actions_milestones_and_awards_with_heat() -> None:
    action = table(seat("helion", heat=7, played=["space_mirrors"]), seat())
    assert after(action, "use space_mirrors") == {"0.heat": -7, "0.+energy": 1}
    milestone = table(seat("helion", heat=8, tr=35), seat())
    assert after(milestone, "claim terraformer") == {"0.heat": -8}
    award = table(seat("helion", credits=3, heat=5), seat())
    assert after(award, "fund banker") == {"0.heat": -5, "0.credits": -3}
    second = table(seat("helion", credits=3, heat=10), seat(), awards=[{"name": "miner", "seat": 1}])
    assert not can(second, "fund banker")  # 14


def test_helion_buys_the_card_of_an_action_with_heat() -> None:
    g = table(seat("helion", heat=3, played=["inventors_guild"]), seat(), deck=["asteroid"])
    do(g, "use inventors_guild")
    assert after(g, ["buy asteroid"]) == {"0.heat": -3, "0.hand": 1, "0.dealt": -1}


def test_helion_pays_an_action_that_takes_metal_with_heat_too() -> None:
    g = table(seat("helion", heat=6, titanium=2, played=["water_import_from_europa"]), seat())
    changed = after(g, "use water_import_from_europa", "place ocean A5")
    assert changed == {"0.heat": -6, "0.titanium": -2, "0.tr": 1, "oceans": 1, "at A5": "ocean"}


def test_helions_credits_never_count_as_heat() -> None:
    g = table(seat("helion", credits=50, heat=7, played=["caretaker_contract"]), seat())
    assert not can(g, "convert heat")
    assert not can(g, "use caretaker_contract")


def test_helion_keeps_the_heat_that_the_card_itself_takes() -> None:
    short = table(seat("helion", heat=5, hand=["local_heat_trapping"]), seat())
    assert not can(short, "play local_heat_trapping")
    paid = table(seat("helion", heat=6, hand=["local_heat_trapping"]), seat())
    assert after(paid, "play local_heat_trapping", "choose gain plants 4") == {"0.heat": -1 - 5, "0.plants": 4}
    both = table(seat("helion", heat=5, credits=1, hand=["local_heat_trapping"]), seat())
    changed = after(both, "play local_heat_trapping", "choose gain plants 4")
    assert changed == {"0.credits": -1, "0.heat": -5, "0.plants": 4}


# ---- Interplanetary Cinematics
def test_interplanetary_cinematics_gets_2_for_each_event() -> None:
    g = table(seat("interplanetary_cinematics", credits=20, hand=["imported_ghg", "mineral_deposit"]), seat())
    assert after(g, "play imported_ghg") == {"0.credits": -7 + 2, "0.+heat": 1, "0.heat": 3}
    assert after(g, "play mineral_deposit") == {"0.credits": -5 + 2, "0.steel": 5}


def test_interplanetary_cinematics_is_paid_after_the_event_is_paid() -> None:
    g = table(seat("interplanetary_cinematics", credits=6, hand=["imported_ghg"]), seat())
    assert not can(g, "play imported_ghg")


def test_interplanetary_cinematics_gets_nothing_for_other_cards_and_others_events() -> None:
    g = table(
        seat("interplanetary_cinematics", credits=20, hand=["micro_mills", "space_mirrors"]),
        seat(credits=9, hand=["mineral_deposit"]),
    )
    assert after(g, "play micro_mills") == {"0.credits": -3, "0.+heat": 1}
    assert after(g, "play space_mirrors") == {"0.credits": -3}
    assert after(g, (1, "play mineral_deposit")) == {"1.credits": -5, "1.steel": 5}


def test_interplanetary_cinematics_adds_up_with_media_group() -> None:
    g = table(
        seat("interplanetary_cinematics", credits=10, hand=["imported_ghg"], played=["media_group"]),
        seat(),
    )
    assert after(g, "play imported_ghg") == {"0.credits": -7 + 2 + 3, "0.+heat": 1, "0.heat": 3}


# ---- Inventrix
def test_inventrix_reads_requirements_two_steps_looser() -> None:
    def playable(card: str, **world: object) -> bool:
        return can(table(seat("inventrix", credits=50, hand=[card]), seat(), **world), f"play {card}")

    # oceans: Algae needs 5, Dust Seals at most 3
    assert playable("algae", tiles=oceans(3))
    assert not playable("algae", tiles=oceans(2))
    assert playable("dust_seals", tiles=oceans(5))
    assert not playable("dust_seals", tiles=oceans(6))
    # temperature: Heather needs -14, Arctic Algae at most -12
    assert playable("heather", temperature=-18)
    assert not playable("heather", temperature=-20)
    assert playable("arctic_algae", temperature=-8)
    assert not playable("arctic_algae", temperature=-6)
    # oxygen: Breathing Filters needs 7, Colonizer Training Camp at most 5
    assert playable("breathing_filters", oxygen=5)
    assert not playable("breathing_filters", oxygen=4)
    assert playable("colonizer_training_camp", oxygen=7)
    assert not playable("colonizer_training_camp", oxygen=8)


def test_inventrix_adds_up_with_adaptation_technology_and_special_design() -> None:
    def game(n: int, **more: object) -> Mars:
        who = seat("inventrix", credits=50, hand=["algae"], played=["adaptation_technology"], **more)
        return table(who, seat(), tiles=oceans(n))

    assert can(game(1), "play algae")
    assert not can(game(0), "play algae")
    assert can(game(0, next={"shift": 2}), "play algae")
    plain = table(seat("inventrix", credits=50, hand=["algae", "special_design"]), seat(), tiles=oceans(1))
    assert not can(plain, "play algae")
    do(plain, "play special_design")
    assert can(plain, "play algae")


def test_inventrix_shifts_no_other_requirements() -> None:
    tags = table(seat("inventrix", credits=50, hand=["gene_repair"], played=["breathing_filters"]), seat())
    assert reasons(tags, "play gene_repair") == ["tags"]  # two science tags, three needed
    cities = table(seat("inventrix", credits=50, hand=["rad_suits"]), seat(), tiles={"C3": ("city", 0)})
    assert reasons(cities, "play rad_suits") == ["cities_needed"]
    production = table(
        seat("inventrix", credits=50, hand=["asteroid_mining_consortium"]), seat(produces={"titanium": 1})
    )
    assert reasons(production, "play asteroid_mining_consortium") == ["production_needed"]


def test_inventrix_counts_its_science_tag() -> None:
    g = table(seat("inventrix", credits=50, hand=["plantation"], played=["breathing_filters"]), seat())
    assert can(g, "play plantation")


# ---- Mining Guild
@pytest.mark.parametrize(
    ("area", "bonus"),
    [
        ("A1", {"0.steel": 2}),
        ("B2", {"0.steel": 1}),
        ("D1", {"0.titanium": 1, "0.plants": 1}),
        ("H6", {"0.titanium": 1}),
    ],
)
def test_mining_guild_gets_one_steel_production_for_an_area_with_metal(area: str, bonus: dict[str, int]) -> None:
    g = table(seat("mining_guild", credits=25), seat())
    changed = after(g, "project city", f"place city {area}")
    assert changed == {"0.credits": -25, "0.+credits": 1, "0.+steel": 1, f"at {area}": "city 0", **bonus}


def test_mining_guild_gets_nothing_without_metal_on_the_area() -> None:
    g = table(seat("mining_guild", credits=25), seat())
    changed = after(g, "project city", "place city E1")
    assert changed == {"0.credits": -25, "0.+credits": 1, "0.plants": 2, "at E1": "city 0"}


@pytest.mark.parametrize(("area", "bonus"), [("A2", {"0.steel": 2}), ("I5", {"0.titanium": 2})])
def test_mining_guild_counts_oceans_on_areas_with_metal(area: str, bonus: dict[str, int]) -> None:
    g = table(seat("mining_guild", credits=18), seat())
    changed = after(g, "project aquifer", f"place ocean {area}")
    assert changed == {"0.credits": -18, "0.tr": 1, "0.+steel": 1, "oceans": 1, f"at {area}": "ocean", **bonus}


def test_mining_guild_counts_greeneries_and_special_tiles() -> None:
    greenery = table(seat("mining_guild", plants=8), seat())
    changed = after(greenery, "convert plants", "place greenery H1")
    assert changed == {
        "0.plants": -8,
        "0.steel": 2,
        "0.+steel": 1,
        "0.tr": 1,
        "oxygen": 1,
        "at H1": "greenery 0",
    }
    rights = table(seat("mining_guild", credits=9, hand=["mining_rights"]), seat())
    changed = after(rights, "play mining_rights", "place mining_rights H6")
    assert changed == {
        "0.credits": -9,
        "0.titanium": 1,
        "0.+titanium": 1,  # the card
        "0.+steel": 1,  # the corporation, always steel
        "at H6": "mining_rights 0",
    }


def test_mining_guild_gets_nothing_for_tiles_of_others() -> None:
    g = table(seat("thorgate", credits=25), seat("mining_guild"))
    changed = after(g, "project city", "place city A1")
    assert changed == {"0.credits": -25, "0.+credits": 1, "0.steel": 2, "at A1": "city 0"}


# ---- PhoboLog
def test_phobologs_titanium_is_worth_4() -> None:
    g = table(seat("phobolog", titanium=3, hand=["optimal_aerobraking", "security_fleet"]), seat(titanium=4))
    assert after(g, "play security_fleet") == {"0.titanium": -3}  # 12
    short = table(seat("phobolog", titanium=2, hand=["security_fleet"], credits=3), seat())
    assert not can(short, "play security_fleet")


def test_phobolog_with_advanced_alloys_counts_5() -> None:
    g = table(seat("phobolog", titanium=2, hand=["satellites"], played=["advanced_alloys"]), seat())
    assert after(g, "play satellites") == {"0.titanium": -2, "0.+credits": 2}  # 10, and two space tags
    steel = table(seat("phobolog", steel=4, hand=["martian_rails"], played=["advanced_alloys"], credits=1), seat())
    do(steel, "play martian_rails")
    assert facts(steel)["0.steel"] == 0  # 3 each, only the alloys


def test_phobologs_steel_is_worth_2() -> None:
    g = table(seat("phobolog", steel=2, hand=["power_plant", "mine"]), seat())
    assert after(g, "play mine") == {"0.steel": -2, "0.+steel": 1}
    assert not can(g, "play power_plant")


def test_phobologs_titanium_is_worth_4_in_an_action() -> None:
    g = table(seat("phobolog", titanium=3, played=["water_import_from_europa"]), seat())
    changed = after(g, "use water_import_from_europa", "place ocean A5")
    assert changed == {"0.titanium": -3, "0.tr": 1, "oceans": 1, "at A5": "ocean"}


def test_titanium_pays_space_cards_only() -> None:
    g = table(seat("phobolog", titanium=10, hand=["micro_mills", "power_plant"]), seat())
    assert not can(g, "play micro_mills")
    assert not can(g, "play power_plant")


# ---- Saturn Systems
def test_saturn_systems_gets_a_step_for_each_jovian_tag() -> None:
    g = table(
        seat("saturn_systems", credits=70, hand=["colonizer_training_camp", "asteroid_mining", "micro_mills"]), seat()
    )
    assert after(g, "play colonizer_training_camp") == {"0.credits": -8, "0.+credits": 1}
    assert after(g, "play asteroid_mining") == {"0.credits": -30, "0.+credits": 1, "0.+titanium": 2}
    do(g, (1, "pass"))
    assert after(g, "play micro_mills") == {"0.credits": -3, "0.+heat": 1}


def test_saturn_systems_counts_the_cards_of_opponents() -> None:
    g = table(seat(credits=70, hand=["colonizer_training_camp"]), seat("saturn_systems"), seat())
    assert after(g, "play colonizer_training_camp") == {"0.credits": -8, "1.+credits": 1}


def test_saturn_systems_counts_its_own_tag_as_a_requirement() -> None:
    g = table(seat("saturn_systems", credits=32, hand=["beam_from_a_thorium_asteroid"]), seat())
    changed = after(g, "play beam_from_a_thorium_asteroid")
    assert changed == {"0.credits": -32, "0.+credits": 1, "0.+heat": 3, "0.+energy": 3}


# ---- Teractor
def test_teractor_pays_3_less_for_earth_cards() -> None:
    g = table(seat("teractor", credits=20, hand=["sponsors", "imported_ghg", "micro_mills"]), seat())
    assert after(g, "play sponsors") == {"0.credits": -3, "0.+credits": 2}
    assert after(g, "play imported_ghg") == {"0.credits": -4, "0.+heat": 1, "0.heat": 3}
    do(g, (1, "pass"))
    assert after(g, "play micro_mills") == {"0.credits": -3, "0.+heat": 1}


def test_teractor_never_pays_less_than_nothing() -> None:
    g = table(seat("teractor", hand=["investment_loan", "business_network"], played=["earth_catapult"]), seat())
    assert after(g, "play investment_loan") == {"0.credits": 10, "0.+credits": -1}
    assert after(g, "play business_network") == {"0.+credits": -1}


# ---- Tharsis Republic
def test_tharsis_republic_own_city_on_mars_gives_both() -> None:
    g = table(seat("tharsis_republic", credits=25), seat())
    changed = after(g, "project city", "place city C3")
    assert changed == {"0.credits": -25 + 3, "0.+credits": 1 + 1, "at C3": "city 0"}


def test_tharsis_republic_others_city_on_mars_gives_production_only() -> None:
    g = table(seat(credits=25), seat("tharsis_republic"))
    changed = after(g, "project city", "place city C3")
    assert changed == {"0.credits": -25, "0.+credits": 1, "1.+credits": 1, "at C3": "city 0"}


def test_tharsis_republic_own_city_off_the_map_gives_credits_only() -> None:
    g = table(seat("tharsis_republic", credits=25, hand=["phobos_space_haven"]), seat())
    changed = after(g, "play phobos_space_haven")
    assert changed == {"0.credits": -25 + 3, "0.+titanium": 1, "at phobos": "city 0"}


def test_tharsis_republic_others_city_off_the_map_gives_nothing() -> None:
    g = table(seat(credits=20, hand=["ganymede_colony"]), seat("tharsis_republic"))
    assert after(g, "play ganymede_colony") == {"0.credits": -20, "at ganymede": "city 0"}


def test_tharsis_republic_counts_the_capital() -> None:
    g = table(seat("tharsis_republic", credits=26, hand=["capital"], produces={"energy": 2}), seat(), tiles=oceans(4))
    changed = after(g, "play capital", "place capital C3")
    assert changed == {
        "0.credits": -26 + 3,
        "0.+credits": 5 + 1,
        "0.+energy": -2,
        "at C3": "capital 0",
    }


def test_tharsis_republic_solo_starts_with_the_neutral_cities_and_its_own() -> None:
    g = opening("tharsis_republic", seats=1)
    assert held(g) == {"credits": 40, "+credits": 2}
    assert offered(g) == ["first action tharsis_republic", "pass"]
    do(g, "first action tharsis_republic")
    do(g, offered(g)[0])
    assert facts(g)["0.+credits"] == 3


def test_others_do_not_gain_from_neutral_cities() -> None:
    g = opening("credicor", seats=1)
    assert held(g) == {"credits": 57}


# ---- ThorGate
def test_thorgate_pays_3_less_for_power_cards() -> None:
    g = table(seat("thorgate", credits=20, hand=["geothermal_power", "power_plant", "micro_mills"]), seat())
    assert after(g, "play geothermal_power") == {"0.credits": -8, "0.+energy": 2}
    assert after(g, "play power_plant") == {"0.credits": -1, "0.+energy": 1}
    do(g, (1, "pass"))
    assert after(g, "play micro_mills") == {"0.credits": -3, "0.+heat": 1}


def test_thorgate_never_pays_less_than_nothing() -> None:
    g = table(seat("thorgate", hand=["fueled_generators"]), seat())
    assert after(g, "play fueled_generators") == {"0.+credits": -1, "0.+energy": 1}


def test_thorgates_discount_is_once_for_a_card_and_adds_to_others() -> None:
    g = table(seat("thorgate", credits=20, hand=["solar_wind_power"], played=["space_station"]), seat())
    assert after(g, "play solar_wind_power") == {"0.credits": -(11 - 3 - 2), "0.+energy": 1, "0.titanium": 2}


def test_thorgate_pays_8_for_the_power_plant_project() -> None:
    g = table(seat("thorgate", credits=8), seat(credits=10))
    assert after(g, "project power_plant") == {"0.credits": -8, "0.+energy": 1}
    assert not can(table(seat("thorgate", credits=7), seat()), "project power_plant")
    assert not can(table(seat("thorgate", credits=13), seat()), "project asteroid")
    do(g, "end turn")
    assert not can(g, "project power_plant", 1)


# ---- United Nations Mars Initiative
UNMI = "united_nations_mars_initiative"


def test_unmi_raises_its_rating_for_3_after_a_raise() -> None:
    g = table(seat(UNMI, credits=10, heat=8), seat())
    assert reasons(g, f"use {UNMI}") == ["rating_not_raised"]
    do(g, "convert heat")
    assert after(g, f"use {UNMI}") == {"0.credits": -3, "0.tr": 1}


def test_unmi_acts_once_in_a_generation_and_needs_a_new_raise_in_the_next() -> None:
    g = table(seat(UNMI, credits=10, heat=16), seat())
    do(g, "convert heat", f"use {UNMI}", (1, "pass"))
    assert reasons(g, f"use {UNMI}") == ["used"]
    do(g, "convert heat")
    assert not can(g, f"use {UNMI}")
    do(g, "end turn")
    to_next_turns(g)
    do(g, (1, "pass"))
    assert reasons(g, f"use {UNMI}") == ["rating_not_raised"]


@pytest.mark.parametrize(
    ("raising", "who"),
    [
        (["project asteroid"], {"credits": 17}),
        (["project aquifer", "place ocean A5"], {"credits": 21}),
        (["project greenery", "place greenery C3"], {"credits": 26}),
        (["play release_of_inert_gases"], {"credits": 17, "hand": ["release_of_inert_gases"]}),
        (
            ["use equatorial_magnetizer"],
            {"credits": 3, "produces": {"energy": 1}, "played": ["equatorial_magnetizer"]},
        ),
        (["convert plants", "place greenery C3"], {"credits": 3, "plants": 8}),
    ],
)
def test_unmi_takes_any_source_of_a_raise(raising: list[str], who: dict[str, object]) -> None:
    g = table(seat(UNMI, **who), seat())
    do(g, *raising)
    assert after(g, f"use {UNMI}") == {"0.credits": -3, "0.tr": 1}


def test_unmi_needs_a_raise_of_its_own_rating_and_3_credits() -> None:
    g = table(seat(credits=14), seat(UNMI, credits=10))
    do(g, "project asteroid", "end turn")
    assert not can(g, f"use {UNMI}", 1)
    full = table(seat(UNMI, credits=30), seat(), oxygen=14)
    do(full, "project greenery", "place greenery C3")  # oxygen is complete: no raise
    assert not can(full, f"use {UNMI}")
    poor = table(seat(UNMI, credits=2, raised=True), seat())
    assert reasons(poor, f"use {UNMI}") == ["credits"]
