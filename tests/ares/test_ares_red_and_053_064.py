"""Scenarios of the project cards 53 to 104: a position, answers, and the differences they make."""

from __future__ import annotations

import pytest
from ares_table import after, can, do, offered, points, produce, reasons, seat, table

from tharsis.ares.cards import BY_NAME
from tharsis.ares.game import Ares
from tharsis.vocabulary.terms import CORPORATION, CUBES, KINDS, POWER, TAGS

NOBODY = seat()

# ---- what is printed: number, kind, cost, tags (the event tag goes with the kind), points, what it collects
PRINTED: dict[str, tuple[int, str, int, str, int, str]] = {
    "small_animals": (53, "active", 9, "animal", 0, "animal"),
    "solarpunk": (54, "active", 15, "space plant", 1, ""),
    "standard_technology": (55, "active", 15, "science", 1, ""),
    "steelworks": (56, "active", 15, "building", 1, ""),
    "symbiotic_fungus": (57, "active", 3, "microbe", 0, ""),
    "tardigrades": (58, "active", 6, "microbe", 0, "microbe"),
    "think_tank": (59, "active", 13, "science", 0, ""),
    "united_planetary_alliance": (60, "active", 11, "earth science", 0, ""),
    "viral_enhancers": (61, "active", 8, "microbe plant", 0, ""),
    "volcanic_pools": (62, "active", 17, "space", 1, ""),
    "water_import_from_europa": (63, "active", 22, "space jovian", 1, ""),  # for its own Jupiter tag
    "wood_burning_stoves": (64, "active", 13, "building", 0, ""),
    "advanced_ecosystems": (65, "event", 10, "microbe animal", 3, ""),
    "artificial_lake": (66, "event", 13, "", 1, ""),
    "atmosphere_filtering": (67, "event", 6, "space", 0, ""),
    "breathing_filters": (68, "event", 9, "", 2, ""),
    "bribed_committee": (69, "event", 5, "earth", -2, ""),
    "business_contacts": (70, "event", 5, "earth", 0, ""),
    "ceos_favorite_project": (71, "event", 3, "", 0, ""),
    "colonizer_training_camp": (72, "event", 10, "building jovian", 2, ""),
    "comet": (73, "event", 25, "space", 0, ""),
    "convoy_from_europa": (74, "event", 14, "space", 0, ""),
    "crater": (75, "event", 7, "", 0, ""),
    "deimos_down": (76, "event", 30, "space", 0, ""),
    "giant_ice_asteroid": (77, "event", 36, "space", 0, ""),
    "ice_asteroid": (78, "event", 21, "space", 0, ""),
    "ice_cap_melting": (79, "event", 4, "", 0, ""),
    "imported_hydrogen": (80, "event", 17, "space earth", 0, ""),
    "imported_nitrogen": (81, "event", 20, "space earth", 0, ""),
    "interstellar_colony_ship": (82, "event", 20, "space earth", 4, ""),
    "invention_contest": (83, "event", 1, "science", 0, ""),
    "investment_loan": (84, "event", 1, "earth", 1, ""),
    "lagrange_observatory": (85, "event", 7, "science space", 1, ""),
    "lake_marineris": (86, "event", 17, "", 1, ""),
    "large_convoy": (87, "event", 36, "space earth", 2, ""),
    "lava_flows": (88, "event", 17, "", 0, ""),
    "local_heat_trapping": (89, "event", 0, "", 0, ""),
    "mangrove": (90, "event", 12, "plant", 0, ""),
    "nitrogen_rich_asteroid": (91, "event", 30, "space", 0, ""),
    "permafrost_extraction": (92, "event", 8, "", 0, ""),
    "phobos_falls": (93, "event", 32, "space", 1, ""),
    "plantation": (94, "event", 22, "plant", 0, ""),
    "release_of_inert_gases": (95, "event", 16, "", 0, ""),
    "research": (96, "event", 5, "science science", 0, ""),
    "special_design": (97, "event", 3, "", 0, ""),
    "subterranean_reservoir": (98, "event", 10, "", 0, ""),
    "technology_demonstration": (99, "event", 17, "science space", 0, ""),
    "terraforming_ganymede": (100, "event", 28, "space jovian", 2, ""),
    "towing_a_comet": (101, "event", 22, "space", 0, ""),
    "work_crews": (102, "event", 5, "", 0, ""),
    "acquired_company": (103, "automated", 11, "building earth", 0, ""),
    "adapted_lichen": (104, "automated", 6, "microbe plant", 0, ""),
}
COST = {name: row[2] for name, row in PRINTED.items()}
BLUE = [name for name, row in PRINTED.items() if row[1] == "active"]
RED = [name for name, row in PRINTED.items() if row[1] == "event"]

# ---- what they ask for
WARM = {  # the first degrees of the colour, or warmer
    "small_animals": -18,
    "symbiotic_fungus": -18,
    "artificial_lake": -8,
    "lake_marineris": -8,
    "permafrost_extraction": -8,
    "ice_cap_melting": 2,
    "mangrove": 2,
}
TAGGED = {
    "advanced_ecosystems": {"animal": 1, "microbe": 1, "plant": 1},
    "atmosphere_filtering": {"science": 2},
    "crater": {"event": 3},
    "interstellar_colony_ship": {"science": 4},
    "plantation": {"science": 4},
}
COLOUR = {-18: "red", -8: "yellow", 2: "white"}
REQUIRES: dict[str, list[str]] = {
    **{name: [f"needs temperature {COLOUR[degrees]} to white"] for name, degrees in WARM.items()},
    **{name: [f"needs {n} {tag} tags" for tag, n in tags.items()] for name, tags in TAGGED.items()},
    "breathing_filters": ["needs oxygen yellow to white"],
    "colonizer_training_camp": ["needs oxygen purple to red"],
    "investment_loan": ["needs giving up 1 rating"],
    "local_heat_trapping": ["needs giving up 3 heat"],
}
# cards whose tags meet the requirement, and nothing beyond it
TAGS_FOR = {
    "advanced_ecosystems": ["small_animals", "tardigrades", "solarpunk"],
    "atmosphere_filtering": ["think_tank", "united_planetary_alliance"],
    "crater": ["bribed_committee", "lava_flows", "artificial_lake"],
    "interstellar_colony_ship": ["research", "think_tank", "interns"],
    "plantation": ["research", "think_tank", "lagrange_observatory"],
}


def ready(name: str, **fields: object) -> Ares:
    """A table at which the card can be played; the credits are exactly its cost unless they are given."""
    known = ("temperature", "oxygen", "oceans", "begun", "tiles", "deck", "options")
    around: dict[str, object] = {"temperature": WARM.get(name, -30), "oxygen": 7 if name == "breathing_filters" else 0}
    around.update({k: v for k, v in fields.items() if k in known})
    mine: dict[str, object] = {"hand": [name], "played": TAGS_FOR.get(name, []), "credits": COST[name]}
    if name == "local_heat_trapping":
        mine["heat"] = 3
    mine.update({k: v for k, v in fields.items() if k not in known})
    green = PRINTED[name][1] == "automated"
    return table(seat(**mine), NOBODY, phase="development" if green else "construction", **around)  # type: ignore[arg-type]


def paid(name: str, **changes: int) -> dict[str, object]:
    """The differences with the cost taken off; keys without a seat are those of seat 0, but for the table's own."""
    out: dict[str, object] = {}
    for key, n in {**changes, "credits": changes.get("credits", 0) - COST[name]}.items():
        if n:
            own = key not in ("temperature", "oxygen", "oceans", "deck", "discard") and not key.startswith("on ")
            out["0." + key if own else key] = n
    return out


@pytest.mark.parametrize("name", PRINTED)
def test_printed_data(name: str) -> None:
    number, kind, cost, tags, _, collects = PRINTED[name]
    card = BY_NAME[name]
    assert (card.code, KINDS[card.kind], card.cost) == (str(number), kind, cost)
    assert sorted(TAGS[t] for t in card.tags) == sorted(tags.split() + ["event"] * (kind == "event"))
    assert [need.text for need in card.needs] == REQUIRES.get(name, [])
    assert CUBES[card.holds] == (collects or "none")
    assert card.edition == ("star" if name == "acquired_company" else "ares")


def test_cards_that_collect_name_what_they_collect() -> None:
    animals, tardigrades = BY_NAME["small_animals"], BY_NAME["tardigrades"]
    assert [effect.text for effect in animals.effects] == ["when forest gained: add 1 animal to here"]
    assert [word.text for word in tardigrades.acts[0].gets] == ["add 1 microbe to here"]
    counted = [count.text for card in (animals, tardigrades) for count in card.points]
    assert counted == ["each animal here by 2", "each microbe here by 3"]


@pytest.mark.parametrize("name", PRINTED)
def test_points_of_the_card_alone(name: str) -> None:
    game = table(seat(played=[name]), seat())
    assert points(game) == PRINTED[name][4]
    assert points(game, 1) == 0


@pytest.mark.parametrize("name", PRINTED)
def test_costs_exactly_what_is_printed(name: str) -> None:
    assert can(ready(name), f"play {name}")
    if COST[name]:
        poor = ready(name, credits=COST[name] - 1)
        assert reasons(poor, f"play {name}") == ["credits"]


@pytest.mark.parametrize("name", PRINTED)
def test_green_in_the_first_phase_blue_and_red_in_the_second(name: str) -> None:
    other = "construction" if PRINTED[name][1] == "automated" else "development"
    for phase in (other, "action"):
        game = table(
            seat(hand=[name], played=TAGS_FOR.get(name, []), credits=99, heat=3),
            NOBODY,
            phase=phase,
            temperature=2,
            oxygen=0 if name == "colonizer_training_camp" else 7,
        )
        assert reasons(game, f"play {name}") == ["wrong_phase"]


# ---- requirements
@pytest.mark.parametrize(("name", "degrees"), WARM.items())
def test_temperature_is_read_in_colours_as_the_phase_began(name: str, degrees: int) -> None:
    play = f"play {name}"
    for warm in range(degrees, 9, 2):
        assert can(ready(name, temperature=warm), play)
    assert reasons(ready(name, temperature=degrees - 2), play) == ["zone_low"]
    late = ready(name, temperature=degrees, begun={"temperature": degrees - 2})
    assert reasons(late, play) == ["zone_low"], "a step made in this phase does not help"


def test_a_step_of_the_same_phase_does_not_open_a_colour() -> None:
    game = table(
        seat(hand=["lava_flows", "small_animals"], credits=99, picked="construction"),
        NOBODY,
        phase="construction",
        temperature=-20,
    )
    do(game, "play lava_flows")
    assert game.params[0] * 2 - 30 == -16
    assert reasons(game, "play small_animals") == ["zone_low"]


def test_breathing_filters_need_yellow_oxygen() -> None:
    for oxygen in range(7, 15):
        assert can(ready("breathing_filters", oxygen=oxygen), "play breathing_filters")
    assert reasons(ready("breathing_filters", oxygen=6), "play breathing_filters") == ["zone_low"]
    late = ready("breathing_filters", oxygen=7, begun={"oxygen": 6})
    assert reasons(late, "play breathing_filters") == ["zone_low"]


def test_colonizer_training_camp_needs_red_oxygen_or_lower() -> None:
    play = "play colonizer_training_camp"
    for oxygen in range(7):
        assert can(ready("colonizer_training_camp", oxygen=oxygen), play)
    assert reasons(ready("colonizer_training_camp", oxygen=7), play) == ["zone_high"]
    late = ready("colonizer_training_camp", oxygen=7, begun={"oxygen": 6})
    assert can(late, play), "a step made in this phase does not hurt"


@pytest.mark.parametrize("name", TAGGED)
def test_tags_in_play_are_needed_own_ones_and_not_those_of_the_card(name: str) -> None:
    play = f"play {name}"
    assert can(ready(name), play)
    for missing in TAGS_FOR[name]:
        short = table(
            seat(hand=[name], played=[c for c in TAGS_FOR[name] if c != missing], credits=99),
            seat(played=[missing]),
            phase="construction",
        )
        assert set(reasons(short, play)) == {"tags"}, "what lies before another seat does not count"


def test_advanced_ecosystems_need_each_of_three_tags() -> None:
    for played, missing in (
        (["small_animals", "tardigrades"], 1),
        (["solarpunk", "tardigrades"], 1),
        (["solarpunk", "small_animals"], 1),
        (["solarpunk"], 2),
        ([], 3),
    ):
        game = ready("advanced_ecosystems", played=played)
        assert reasons(game, "play advanced_ecosystems") == ["tags"] * missing


def test_tags_of_the_corporation_and_of_this_phase_count() -> None:
    game = ready("atmosphere_filtering", corporation="inventrix", played=["think_tank"])
    assert can(game, "play atmosphere_filtering")
    two = table(
        seat(hand=["research", "atmosphere_filtering"], credits=11, picked="construction"), NOBODY, phase="construction"
    )
    assert reasons(two, "play atmosphere_filtering") == ["tags"]
    do(two, "play research")
    assert can(two, "play atmosphere_filtering")


def test_crater_counts_events_in_play_and_not_itself() -> None:
    game = ready("crater", played=["bribed_committee", "lava_flows", "think_tank"])
    assert reasons(game, "play crater") == ["tags"]


def test_investment_loan_takes_a_step_of_rating() -> None:
    assert after(ready("investment_loan", tr=1), "play investment_loan") == {"0.tr": -1, "0.credits": 10 - 1}
    assert reasons(ready("investment_loan", tr=0), "play investment_loan") == ["rating_short"]


def test_local_heat_trapping_takes_three_heat() -> None:
    assert reasons(ready("local_heat_trapping", heat=2), "play local_heat_trapping") == ["stock_short"]
    assert after(ready("local_heat_trapping", heat=5), "play local_heat_trapping") == {"0.heat": -3, "0.plants": 4}


# ---- on play: everything that changes beside the cost; the tiles are worth 4 credits, then 2 plants
TILES = ["credits_4", "plants_2"]
OCEAN = {"oceans": 1, "tr": 1, "credits": 4}
TWO_OCEANS = {"oceans": 2, "tr": 2, "credits": 4, "plants": 2}
ON_PLAY: dict[str, dict[str, int]] = {
    "small_animals": {},
    "solarpunk": {},
    "standard_technology": {},
    "steelworks": {},
    "symbiotic_fungus": {},
    "tardigrades": {},
    "think_tank": {},
    "united_planetary_alliance": {},
    "volcanic_pools": {},
    "water_import_from_europa": {},
    "wood_burning_stoves": {"plants": 4},
    "advanced_ecosystems": {},
    "artificial_lake": OCEAN,
    "atmosphere_filtering": {"oxygen": 1, "tr": 1},
    "breathing_filters": {},
    "bribed_committee": {"tr": 2},
    "ceos_favorite_project": {},
    "colonizer_training_camp": {},
    "comet": {**OCEAN, "temperature": 2, "tr": 2},
    "convoy_from_europa": {**OCEAN, "hand": 1, "deck": -1},
    "crater": OCEAN,
    "deimos_down": {"temperature": 6, "tr": 3, "credits": 7},
    "giant_ice_asteroid": {**TWO_OCEANS, "temperature": 4, "tr": 4},
    "ice_asteroid": TWO_OCEANS,
    "ice_cap_melting": OCEAN,
    "imported_nitrogen": {"tr": 1, "plants": 4},
    "interstellar_colony_ship": {},
    "investment_loan": {"tr": -1, "credits": 10},
    "lagrange_observatory": {"hand": 1, "deck": -1},
    "lake_marineris": TWO_OCEANS,
    "lava_flows": {"temperature": 4, "tr": 2},
    "local_heat_trapping": {"heat": -3, "plants": 4},
    "mangrove": {"forests": 1, "oxygen": 1, "tr": 1},
    "nitrogen_rich_asteroid": {"tr": 3, "temperature": 2, "plants": 2},
    "permafrost_extraction": OCEAN,
    "phobos_falls": {**OCEAN, "temperature": 2, "tr": 2, "hand": 2, "deck": -2},
    "plantation": {"forests": 2, "oxygen": 2, "tr": 2},
    "release_of_inert_gases": {"tr": 2},
    "research": {"hand": 2, "deck": -2},
    "special_design": {},
    "subterranean_reservoir": OCEAN,
    "technology_demonstration": {**OCEAN, "hand": 2, "deck": -2},
    "terraforming_ganymede": {"tr": 1},
    "towing_a_comet": {**OCEAN, "oxygen": 1, "tr": 2, "plants": 2},
    "work_crews": {},
    "acquired_company": {"+cards": 1},
    "adapted_lichen": {"+plants": 1},
}
ASKING = ["viral_enhancers", "business_contacts", "imported_hydrogen", "invention_contest", "large_convoy"]


def test_every_card_of_the_block_is_played_below() -> None:
    assert sorted([*ON_PLAY, *ASKING]) == sorted(PRINTED)


@pytest.mark.parametrize("name", ON_PLAY)
def test_on_play(name: str) -> None:
    game = ready(name, tiles=TILES)
    assert after(game, f"play {name}") == paid(name, **ON_PLAY[name])
    lies = game.own[0].events if name in RED else game.own[0].played
    assert list(lies).count(BY_NAME[name].number) == 1
    extra = name in ("special_design", "work_crews")
    assert (0 in game.waiting()) == extra, "nothing is left to ask, nothing else may be played"


PAST_GOAL: dict[str, dict[str, int]] = {
    "artificial_lake": {},
    "atmosphere_filtering": {},
    "comet": {},
    "convoy_from_europa": {"hand": 1, "deck": -1},
    "crater": {},
    "deimos_down": {"credits": 7},
    "giant_ice_asteroid": {},
    "ice_asteroid": {},
    "ice_cap_melting": {},
    "lake_marineris": {},
    "lava_flows": {},
    "mangrove": {"forests": 1},
    "nitrogen_rich_asteroid": {"tr": 2, "plants": 2},
    "permafrost_extraction": {},
    "phobos_falls": {"hand": 2, "deck": -2},
    "plantation": {"forests": 2},
    "subterranean_reservoir": {},
    "technology_demonstration": {"hand": 2, "deck": -2},
    "towing_a_comet": {"plants": 2},
}


@pytest.mark.parametrize("name", PAST_GOAL)
def test_parameters_complete_before_the_phase_bring_nothing(name: str) -> None:
    game = ready(name, temperature=8, oxygen=14, oceans=9)
    assert after(game, f"play {name}") == paid(name, **PAST_GOAL[name])


@pytest.mark.parametrize(
    ("name", "fields", "changed"),
    [
        ("lava_flows", {"temperature": 6}, {"temperature": 2, "tr": 2}),
        ("deimos_down", {"temperature": 6}, {"temperature": 2, "tr": 3, "credits": 7}),
        ("giant_ice_asteroid", {"temperature": 6}, {**TWO_OCEANS, "temperature": 2, "tr": 4}),
        ("plantation", {"oxygen": 13}, {"oxygen": 1, "forests": 2, "tr": 2}),
    ],
)
def test_steps_past_the_goal_count_in_the_phase_of_completion(
    name: str, fields: dict[str, object], changed: dict[str, int]
) -> None:
    assert after(ready(name, tiles=TILES, **fields), f"play {name}") == paid(name, **changed)


@pytest.mark.parametrize("name", ["ice_asteroid", "lake_marineris"])
def test_the_second_ocean_past_the_ninth_repeats_its_reward(name: str) -> None:
    tiles = ["plants_2", "plants_2", "card_1", "card_1", "card_1_credits_1", "card_1_plant_1", "credits_2_plant_1"]
    game = ready(name, oceans=8, tiles=[*tiles, "credits_1_plant_1", "credits_4"])
    assert after(game, f"play {name}") == paid(name, oceans=1, tr=2, credits=8)


# ---- blue cards
def test_small_animals_grow_with_every_own_forest() -> None:
    game = table(
        seat(played=["small_animals", "solarpunk", "steelworks"], plants=8, heat=6, credits=35),
        seat(plants=8),
    )
    grown = {"0.forests": 1, "oxygen": 1, "0.tr": 1, "on small_animals": 1}
    assert after(game, "convert plants") == {**grown, "0.plants": -8}
    assert after(game, "standard forest") == {**grown, "0.credits": -20}
    assert after(game, "use solarpunk") == {**grown, "0.credits": -15}
    steel = {"0.heat": -6, "0.credits": 2, "oxygen": 1, "0.tr": 1}
    assert after(game, "use steelworks") == steel, "oxygen without a forest feeds nobody"
    theirs = {"1.plants": -8, "1.forests": 1, "oxygen": 1, "1.tr": 1}
    assert after(game, (1, "convert plants")) == theirs, "nor does a forest of another seat"


def test_small_animals_grow_by_cards_and_after_oxygen_is_complete() -> None:
    game = ready("plantation", played=["small_animals", *TAGS_FOR["plantation"]])
    changed = {"forests": 2, "oxygen": 2, "tr": 2, "on small_animals": 2}
    assert after(game, "play plantation") == paid("plantation", **changed)
    full = table(seat(played=["small_animals"], plants=8), NOBODY, oxygen=14)
    assert after(full, "convert plants") == {"0.plants": -8, "0.forests": 1, "on small_animals": 1}
    green = table(
        seat(hand=["protected_valley"], played=["small_animals"], credits=22), NOBODY, phase="development", oxygen=14
    )
    assert after(green, "play protected_valley")["on small_animals"] == 1


@pytest.mark.parametrize(("animals", "score"), [(0, 0), (1, 0), (2, 1), (3, 1), (6, 3)])
def test_small_animals_score_a_point_for_two(animals: int, score: int) -> None:
    assert points(table(seat(played=["small_animals"], resources={"small_animals": animals}), NOBODY)) == score


ACTIONS: dict[str, dict[str, object]] = {  # with enough to use it twice, and a third time too
    "solarpunk": {"credits": 45},
    "steelworks": {"heat": 18},
    "symbiotic_fungus": {},
    "tardigrades": {},
    "think_tank": {"credits": 6},
    "volcanic_pools": {"credits": 45},
    "water_import_from_europa": {"credits": 45},
    "wood_burning_stoves": {"plants": 12},
}


@pytest.mark.parametrize("name", ACTIONS)
def test_actions_once_and_twice_for_who_picked_the_phase(name: str) -> None:
    fields = ACTIONS[name]
    once = table(seat(played=[name], **fields), seat(**fields), tiles=["plants_2", "card_1", "card_1"])  # type: ignore[arg-type]
    assert not can(once, f"use {name}", 1), "the card of another seat"
    do(once, f"use {name}")
    assert reasons(once, f"use {name}") == ["used"]
    twice = table(seat(played=[name], picked="action", **fields), NOBODY, tiles=["plants_2", "card_1", "card_1"])  # type: ignore[arg-type]
    do(twice, f"use {name}", f"use {name}")
    assert reasons(twice, f"use {name}") == ["used"]


@pytest.mark.parametrize("name", ACTIONS)
def test_actions_wait_for_the_action_phase(name: str) -> None:
    for phase in ("development", "construction"):
        game = table(seat(played=[name], **ACTIONS[name]), NOBODY, phase=phase)  # type: ignore[arg-type]
        assert reasons(game, f"use {name}") == ["wrong_phase"]


@pytest.mark.parametrize("name", [name for name in BLUE if name not in ACTIONS])
def test_the_other_blue_cards_have_no_action(name: str) -> None:
    game = table(seat(played=[name], credits=99, heat=9, plants=9), NOBODY)
    assert not any(x.startswith("use ") for x in offered(game))


@pytest.mark.parametrize(
    ("titanium", "price"),
    [
        ({}, 15),
        ({"corporation": "phobolog"}, 13),
        ({"capacity": {"titanium": 7}}, 1),
        ({"capacity": {"titanium": 8}}, 0),
    ],
)
def test_solarpunk_is_two_cheaper_for_each_titanium(titanium: dict[str, object], price: int) -> None:
    forest = {"0.forests": 1, "oxygen": 1, "0.tr": 1}
    game = table(seat(played=["solarpunk"], credits=price, **titanium), NOBODY)  # type: ignore[arg-type]
    assert after(game, "use solarpunk") == ({**forest, "0.credits": -price} if price else forest)
    if price:
        poor = table(seat(played=["solarpunk"], credits=price - 1, **titanium), NOBODY)  # type: ignore[arg-type]
        assert reasons(poor, "use solarpunk") == ["credits"]


def test_solarpunk_is_no_standard_action_and_still_plants_at_full_oxygen() -> None:
    game = table(seat(played=["solarpunk", "standard_technology"], credits=15), NOBODY, oxygen=14)
    assert after(game, "use solarpunk") == {"0.credits": -15, "0.forests": 1}
    steel = table(seat(played=["solarpunk"], credits=14, capacity={"steel": 9}), NOBODY)
    assert reasons(steel, "use solarpunk") == ["credits"]


def test_standard_technology_takes_four_off_standard_actions_paid_in_credits() -> None:
    game = table(seat(played=["standard_technology"], credits=37, plants=8, heat=8), seat(credits=99), tiles=TILES)
    assert after(game, "standard forest") == {"0.credits": -16, "0.forests": 1, "oxygen": 1, "0.tr": 1}
    assert after(game, "standard temperature") == {"0.credits": -10, "temperature": 2, "0.tr": 1}
    assert after(game, "standard ocean") == {"0.credits": 4 - 11, "oceans": 1, "0.tr": 1}
    assert after(game, "convert plants")["0.plants"] == -8
    assert after(game, "convert heat")["0.heat"] == -8
    assert after(game, (1, "standard temperature"))["1.credits"] == -14, "another seat pays in full"


@pytest.mark.parametrize(("action", "price"), [("forest", 16), ("temperature", 10), ("ocean", 11)])
def test_standard_technology_to_the_credit(action: str, price: int) -> None:
    assert can(table(seat(played=["standard_technology"], credits=price), NOBODY), f"standard {action}")
    poor = table(seat(played=["standard_technology"], credits=price - 1), NOBODY)
    assert reasons(poor, f"standard {action}") == ["credits"]
    assert not can(table(seat(played=["standard_technology"], plants=7, heat=7), NOBODY), "convert plants")


def test_standard_technology_leaves_cards_and_their_actions_alone() -> None:
    game = table(seat(played=["standard_technology", "think_tank"], credits=2), NOBODY)
    assert after(game, "use think_tank")["0.credits"] == -2
    play = table(seat(hand=["comet"], played=["standard_technology"], credits=24), NOBODY, phase="construction")
    assert reasons(play, "play comet") == ["credits"]


def test_steelworks_turn_six_heat_into_oxygen_and_two_credits() -> None:
    game = table(seat(played=["steelworks"], heat=6), NOBODY)
    assert after(game, "use steelworks") == {"0.heat": -6, "0.credits": 2, "oxygen": 1, "0.tr": 1}
    assert reasons(table(seat(played=["steelworks"], heat=5, credits=9), NOBODY), "use steelworks") == ["stock_short"]
    full = table(seat(played=["steelworks"], heat=6), NOBODY, oxygen=14)
    assert after(full, "use steelworks") == {"0.heat": -6, "0.credits": 2}


def test_symbiotic_fungus_feeds_another_own_card_of_microbes() -> None:
    game = table(
        seat(played=["symbiotic_fungus", "tardigrades", "decomposers", "birds", "physics_complex"]),
        seat(played=["regolith_eaters"]),
    )
    do(game, "use symbiotic_fungus")
    assert offered(game) == ["add tardigrades", "add decomposers"]
    assert after(game, "add decomposers") == {"on decomposers": 1}
    alone = table(seat(played=["symbiotic_fungus", "birds"]), NOBODY)
    option = next(o for o in alone.asked[0].options if o.notation == "use symbiotic_fungus")
    assert option.useless
    assert after(alone, "use symbiotic_fungus") == {}


def test_tardigrades_add_a_microbe_and_score_a_point_for_three() -> None:
    game = table(seat(played=["tardigrades", "decomposers"]), NOBODY)
    assert after(game, "use tardigrades") == {"on tardigrades": 1}
    for microbes, score in ((2, 0), (3, 1), (5, 1), (9, 3)):
        assert points(table(seat(played=["tardigrades"], resources={"tardigrades": microbes}), NOBODY)) == score


def test_a_card_action_is_there_again_in_the_next_action_phase() -> None:
    game = table(seat(played=["tardigrades"]), seat(), phase=None)
    do(game, "phase action", (1, "phase production"), "use tardigrades", "use tardigrades", "finish", (1, "finish"))
    do(game, "phase production", (1, "phase action"))
    assert after(game, "use tardigrades") == {"on tardigrades": 1}
    assert reasons(game, "use tardigrades") == ["used"], "the other seat picked the phase"


def test_think_tank_draws_a_card_for_two_credits() -> None:
    game = table(seat(played=["think_tank"], credits=2), NOBODY)
    assert after(game, "use think_tank") == {"0.credits": -2, "0.hand": 1, "deck": -1}
    assert reasons(table(seat(played=["think_tank"], credits=1), NOBODY), "use think_tank") == ["credits"]
    by_card = table(seat(played=["think_tank"], hand=["comet"]), NOBODY)
    changed = after(by_card, "use think_tank")
    assert changed == {"0.credits": 1, "deck": -1, "discard": 1}, "a card discarded pays: 3 less 2"


def test_think_tank_scores_a_point_for_three_own_blue_cards() -> None:
    others = ["tardigrades", "birds", "fish", "livestock", "interns"]
    for more, score in ((1, 0), (2, 1), (4, 1), (5, 2)):
        game = table(seat("ecoline", played=["think_tank", *others[:more]]), seat(played=["steelworks"]))
        assert points(game) == score
    mixed = table(
        seat(played=["think_tank", "tardigrades", "comet", "lava_flows", "acquired_company", "adapted_lichen"]), NOBODY
    )
    assert points(mixed) == 0, "neither red nor green ones"


@pytest.mark.parametrize(("picked", "drawn", "kept"), [(None, 3, 2), ("research", 6, 3)])
def test_united_planetary_alliance_researches_more(picked: str | None, drawn: int, kept: int) -> None:
    game = table(seat(played=["united_planetary_alliance"], picked=picked), seat(), phase="research")
    decision = game.asked[0]
    assert (len(decision.options), decision.least, decision.most) == (drawn, kept, kept)
    other = game.asked[1]
    assert (len(other.options), other.least) == (2, 1)
    keep = [o.notation for o in decision.options[:kept]]
    assert after(game, keep) == {"0.dealt": -drawn, "0.hand": kept, "discard": drawn - kept}


TO_PLANTS = "choose gain plants 1"
TO_CARD = "choose add 1 animal or microbe to another own card"


def test_viral_enhancers_answer_to_their_own_two_tags() -> None:
    game = table(
        seat(hand=["viral_enhancers"], played=["birds", "tardigrades", "physics_complex"], credits=8),
        seat(played=["fish"]),
        phase="construction",
    )
    assert after(game, "play viral_enhancers") == {"0.credits": -8}
    assert offered(game) == [TO_PLANTS, TO_CARD]
    do(game, TO_CARD)
    assert offered(game) == ["add birds", "add tardigrades"], "own cards of animals or microbes, not of science"
    assert after(game, "add birds") == {"on birds": 1}
    assert after(game, TO_PLANTS) == {"0.plants": 1}
    assert 0 not in game.waiting()


@pytest.mark.parametrize(
    ("name", "times"),
    [
        ("tardigrades", 1),
        ("solarpunk", 1),
        ("mangrove", 1),
        ("advanced_ecosystems", 2),
        ("conserved_biome", 2),
        ("ecological_zone", 2),
        ("comet", 0),
        ("think_tank", 0),
        ("research", 0),
    ],
)
def test_viral_enhancers_answer_once_for_each_tag(name: str, times: int) -> None:
    game = table(
        seat("ecoline", hand=[name], played=["viral_enhancers", "small_animals"], credits=99),
        seat(),
        phase="construction",
        temperature=2,
        tiles=["credits_4"],
    )
    before = game.own[0].stock[3]
    do(game, f"play {name}")
    for _ in range(times):
        assert offered(game) == [TO_PLANTS, TO_CARD]
        do(game, TO_PLANTS)
    assert game.own[0].stock[3] - before == times
    assert 0 not in game.waiting()


def test_viral_enhancers_answer_to_green_cards_and_not_to_other_seats() -> None:
    game = table(
        seat(hand=["adapted_lichen"], played=["viral_enhancers"], credits=6),
        seat(hand=["lichen"], credits=5),
        phase="development",
    )
    do(game, (1, "play lichen"))
    assert can(game, "play adapted_lichen"), "not asked"
    changed = after(game, "play adapted_lichen", TO_PLANTS, TO_PLANTS)
    assert changed["0.plants"] == 2
    assert game.phase == 0, "two tags, two choices, and the phase is over"


def test_viral_enhancers_without_a_card_to_feed() -> None:
    game = table(
        seat(hand=["mangrove"], played=["viral_enhancers"], credits=12),
        seat(played=["birds"]),
        phase="construction",
        temperature=2,
    )
    do(game, "play mangrove")
    assert [o.useless for o in game.asked[0].options] == [False, True]
    assert after(game, TO_CARD) == {}


@pytest.mark.parametrize(("powers", "price"), [(0, 12), (1, 11), (2, 10), (12, 0), (13, 0)])
def test_volcanic_pools_are_cheaper_for_each_power_tag(powers: int, price: int) -> None:
    tagged = [card.name for card in BY_NAME.values() if POWER in card.tags and card.kind != CORPORATION]
    played, theirs = ["volcanic_pools", *tagged[:powers]], seat(played=tagged[powers : powers + 1])
    game = table(seat(played=played, credits=price), theirs, tiles=TILES)
    assert after(game, "use volcanic_pools") == paid_ocean(price)
    if price:
        poor = table(seat(played=played, credits=price - 1), theirs)
        assert reasons(poor, "use volcanic_pools") == ["credits"]


def paid_ocean(price: int) -> dict[str, object]:
    """An ocean worth 4 credits for a price other than 4."""
    return {"0.credits": 4 - price, "oceans": 1, "0.tr": 1}


def test_volcanic_pools_count_the_tag_of_the_corporation() -> None:
    game = table(seat("thorgate", played=["volcanic_pools"], credits=11), NOBODY, tiles=TILES)
    assert after(game, "use volcanic_pools") == paid_ocean(11)


@pytest.mark.parametrize(
    ("titanium", "price"),
    [
        ({}, 12),
        ({"corporation": "phobolog"}, 11),
        ({"corporation": "saturn_systems", "played": ["asteroid_mining_consortium"]}, 10),
        ({"capacity": {"titanium": 12}}, 0),
        ({"capacity": {"titanium": 13}}, 0),
        ({"capacity": {"steel": 5}}, 12),
    ],
)
def test_water_import_is_cheaper_for_each_titanium(titanium: dict[str, object], price: int) -> None:
    mine = dict(titanium)
    mine["played"] = ["water_import_from_europa", *mine.get("played", [])]  # type: ignore[misc]
    game = table(seat(credits=price, **mine), NOBODY, tiles=TILES)  # type: ignore[arg-type]
    assert after(game, "use water_import_from_europa") == paid_ocean(price)
    if price:
        poor = table(seat(credits=price - 1, **mine), NOBODY)  # type: ignore[arg-type]
        assert reasons(poor, "use water_import_from_europa") == ["credits"]


def test_water_import_scores_a_point_for_each_own_jupiter_tag() -> None:
    game = table(
        seat("saturn_systems", played=["water_import_from_europa", "terraforming_ganymede", "comet"]),
        seat(played=["colonizer_training_camp"]),
    )
    assert points(game) == 3 + 2, "corporation, itself and the event; 2 are printed on the event"


@pytest.mark.parametrize("name", ["volcanic_pools", "water_import_from_europa"])
def test_ocean_actions_stay_open_when_the_oceans_are_complete(name: str) -> None:
    game = table(seat(played=[name], credits=12), NOBODY, oceans=9)
    assert after(game, f"use {name}") == {"0.credits": -12}


def test_wood_burning_stoves_burn_four_plants_or_three_if_the_phase_was_picked() -> None:
    warmer = {"temperature": 2, "0.tr": 1}
    game = table(seat(played=["wood_burning_stoves"], plants=4), seat(picked="action"))
    assert after(game, "use wood_burning_stoves") == {**warmer, "0.plants": -4}
    short = table(seat(played=["wood_burning_stoves"], plants=3), seat(picked="action"))
    assert reasons(short, "use wood_burning_stoves") == ["stock_short"]
    picked = table(seat(played=["wood_burning_stoves"], plants=6, picked="action"), NOBODY)
    assert after(picked, "use wood_burning_stoves", "use wood_burning_stoves") == {
        "temperature": 4,
        "0.tr": 2,
        "0.plants": -6,
    }
    two = table(seat(played=["wood_burning_stoves"], plants=2, picked="action"), NOBODY)
    assert reasons(two, "use wood_burning_stoves") == ["stock_short"]
    other = table(seat(played=["wood_burning_stoves"], plants=3, picked="production"), NOBODY)
    assert reasons(other, "use wood_burning_stoves") == ["stock_short"]


# ---- red cards that ask or count
def test_business_contacts_discard_any_two_of_the_hand_for_nothing() -> None:
    game = table(
        seat(hand=["business_contacts", "comet"], credits=5),
        NOBODY,
        phase="construction",
        deck=["birds", "moss", "grass", "trees"],
    )
    assert after(game, "play business_contacts") == {"0.credits": -5, "0.hand": 4, "deck": -4}
    assert offered(game) == [f"discard {c}" for c in ("comet", "birds", "moss", "grass", "trees")]
    decision = game.asked[0]
    assert (decision.least, decision.most) == (2, 2)
    assert after(game, ["discard comet", "discard moss"]) == {"0.hand": -2, "discard": 2}
    assert not game.shown, "face down"


def test_ceos_favorite_project_adds_two_to_one_own_card_of_any_kind() -> None:
    game = table(
        seat(
            hand=["ceos_favorite_project"],
            played=["physics_complex", "birds", "tardigrades", "think_tank"],
            resources={"tardigrades": 1},
            credits=3,
        ),
        seat(played=["fish"]),
        phase="construction",
    )
    do(game, "play ceos_favorite_project")
    assert offered(game) == ["add physics_complex", "add birds", "add tardigrades"]
    assert after(game, "add physics_complex") == {"on physics_complex": 2}
    assert 0 not in game.waiting(), "both go to one card"


@pytest.mark.parametrize(
    ("answers", "changed"),
    [
        (["choose gain plants 3"], {"plants": 3}),
        (["choose add 3 microbe to another own card", "add decomposers"], {"on decomposers": 3}),
        (["choose add 2 animal to another own card", "add birds"], {"on birds": 2}),
    ],
)
def test_imported_hydrogen_flips_an_ocean_and_brings_one_of_three(answers: list[str], changed: dict[str, int]) -> None:
    played = ["tardigrades", "decomposers", "birds", "fish", "physics_complex"]
    game = ready("imported_hydrogen", played=played, tiles=TILES)
    # fish counts oceans of its own accord
    every = {**OCEAN, "on fish": 1, **changed}
    assert after(game, "play imported_hydrogen", *answers) == paid("imported_hydrogen", **every)


def test_imported_hydrogen_offers_only_fitting_cards_of_one_own() -> None:
    game = table(
        seat(hand=["imported_hydrogen"], played=["tardigrades", "decomposers", "birds", "livestock"], credits=17),
        seat(played=["fish", "regolith_eaters"]),
        phase="construction",
        tiles=TILES,
    )
    do(game, "play imported_hydrogen", "choose add 3 microbe to another own card")
    assert offered(game) == ["add tardigrades", "add decomposers"]
    bare = ready("imported_hydrogen", tiles=TILES)
    do(bare, "play imported_hydrogen")
    assert [o.useless for o in bare.asked[0].options] == [False, True, True]


def test_imported_nitrogen_feeds_one_card_of_each_kind() -> None:
    played = ["birds", "livestock", "tardigrades", "decomposers", "physics_complex"]
    game = ready("imported_nitrogen", played=played)
    assert after(game, "play imported_nitrogen") == paid("imported_nitrogen", tr=1, plants=4)
    assert offered(game) == ["add birds", "add livestock"]
    assert after(game, "add livestock") == {"on livestock": 2}
    assert offered(game) == ["add tardigrades", "add decomposers"]
    assert after(game, "add decomposers") == {"on decomposers": 3}
    half = ready("imported_nitrogen", played=["tardigrades"])
    changed = {"tr": 1, "plants": 4, "on tardigrades": 3}
    assert after(half, "play imported_nitrogen") == paid("imported_nitrogen", **changed), "the animals are lost"


def test_invention_contest_keeps_one_of_the_three_drawn() -> None:
    game = table(
        seat(hand=["invention_contest", "comet"], credits=1),
        NOBODY,
        phase="construction",
        deck=["birds", "moss", "grass"],
    )
    do(game, "play invention_contest")
    assert offered(game) == ["keep birds", "keep moss", "keep grass"], "what was in hand before stays there"
    assert after(game, "keep moss") == {"0.dealt": -3, "0.hand": 1, "discard": 2}
    assert [game.cards[c].name for c in game.own[0].hand] == ["comet", "moss"]
    assert not game.shown, "face down, and no credits for them"


def test_investment_loan_pays_from_an_empty_purse_only_by_a_card() -> None:
    assert reasons(ready("investment_loan", credits=0), "play investment_loan") == ["credits"]
    game = ready("investment_loan", credits=0, hand=["investment_loan", "comet"])
    changed = after(game, "play investment_loan")
    assert changed == {"0.tr": -1, "0.credits": 3 - 1 + 10, "0.hand": -1, "discard": 1}


@pytest.mark.parametrize(
    ("answers", "changed"),
    [
        (["choose gain plants 5"], {"plants": 5}),
        (["choose add 3 animal to another own card", "add livestock"], {"on livestock": 3}),
    ],
)
def test_large_convoy_brings_plants_or_animals(answers: list[str], changed: dict[str, int]) -> None:
    game = ready("large_convoy", played=["birds", "livestock", "tardigrades"], tiles=TILES)
    every = {**OCEAN, "hand": 2, "deck": -2, **changed}
    assert after(game, "play large_convoy", *answers) == paid("large_convoy", **every)


def test_large_convoy_shows_the_cards_before_it_asks() -> None:
    game = ready("large_convoy", played=["birds", "livestock", "tardigrades"], tiles=["card_1"])
    assert after(game, "play large_convoy") == paid("large_convoy", oceans=1, tr=1, hand=3, deck=-3)
    assert offered(game) == ["choose gain plants 5", "choose add 3 animal to another own card"]
    do(game, "choose add 3 animal to another own card")
    assert offered(game) == ["add birds", "add livestock"]


def test_local_heat_trapping_adds_two_of_a_kind_to_one_card() -> None:
    game = ready("local_heat_trapping", played=["birds", "tardigrades", "physics_complex"])
    assert after(game, "play local_heat_trapping") == {"0.heat": -3, "0.plants": 4}
    assert offered(game) == ["add birds", "add tardigrades"]
    assert after(game, "add tardigrades") == {"on tardigrades": 2}
    assert 0 not in game.waiting()


@pytest.mark.parametrize(("plants", "gained"), [(0, 2), (2, 2), (3, 6), (4, 6)])
def test_nitrogen_rich_asteroid_brings_six_plants_with_three_plant_tags(plants: int, gained: int) -> None:
    played = ["adapted_lichen", "lichen", "mangrove", "heather"][:plants]
    game = table(
        seat(hand=["nitrogen_rich_asteroid"], played=played, credits=30),
        seat(played=["grass", "trees", "bushes"]),
        phase="construction",
    )
    changed = paid("nitrogen_rich_asteroid", tr=3, temperature=2, plants=gained)
    assert after(game, "play nitrogen_rich_asteroid") == changed


def test_research_has_two_science_tags() -> None:
    game = ready("research", played=["olympus_conference"])
    assert after(game, "play research") == paid("research", hand=4, deck=-4)
    assert game.own[0].tags[TAGS.index("science")] == 3


def test_terraforming_ganymede_counts_itself_and_own_jupiter_tags() -> None:
    game = table(
        seat(hand=["terraforming_ganymede"], played=["colonizer_training_camp", "callisto_penal_mines"], credits=28),
        seat(played=["io_mining_industries"]),
        phase="construction",
    )
    assert after(game, "play terraforming_ganymede") == paid("terraforming_ganymede", tr=3)


# ---- further plays
def test_special_design_opens_the_next_card_one_colour_off() -> None:
    hand = ["special_design", "birds", "extreme_cold_fungus", "herbivores", "physics_complex", "permafrost_extraction"]
    game = table(seat(hand=hand, credits=99), NOBODY, phase="construction", oxygen=7, temperature=-18, oceans=4)
    for name in ("birds", "permafrost_extraction"):
        assert reasons(game, f"play {name}") == ["zone_low"]
    assert reasons(game, "play extreme_cold_fungus") == ["zone_high"]
    do(game, "play special_design")
    for name in ("birds", "permafrost_extraction", "extreme_cold_fungus"):
        assert can(game, f"play {name}")
    assert reasons(game, "play herbivores") == ["parameter_low"], "oceans are not shifted"
    assert reasons(game, "play physics_complex") == ["tags"]
    assert after(game, "play birds") == {"0.credits": -15}
    assert 0 not in game.waiting(), "one more card, not two"


def test_special_design_is_one_colour_and_for_one_card_whichever_it_is() -> None:
    two = table(seat(hand=["special_design", "birds"], credits=99), NOBODY, phase="construction", oxygen=6)
    do(two, "play special_design")
    assert reasons(two, "play birds") == ["zone_low"]
    game = table(
        seat(hand=["special_design", "tardigrades", "birds"], credits=99, picked="construction"),
        NOBODY,
        phase="construction",
        oxygen=7,
    )
    do(game, "play special_design")
    assert can(game, "play birds")
    do(game, "play tardigrades")
    assert reasons(game, "play birds") == ["zone_low"]


def test_special_design_does_not_add_to_another_shift() -> None:
    game = table(
        seat("inventrix", hand=["special_design", "birds"], played=["adaptation_technology"], credits=99),
        NOBODY,
        phase="construction",
        oxygen=6,
    )
    do(game, "play special_design")
    assert reasons(game, "play birds") == ["zone_low"]


@pytest.mark.parametrize("name", ["special_design", "work_crews"])
def test_a_further_play_is_for_blue_and_red_cards_of_this_phase_only(name: str) -> None:
    game = table(
        seat(hand=[name, "birds", "lichen", "comet"], credits=40),
        seat(),
        phase="construction",
        oxygen=7,
        tiles=["plants_2"],
    )
    do(game, f"play {name}")
    assert reasons(game, "play lichen") == ["wrong_phase"]
    do(game, "finish", (1, "finish"), "phase production", (1, "phase construction"))
    assert reasons(game, "play birds") == ["zone_low"]
    assert after(game, "play comet")["0.credits"] == -25, "what was not used is lost"
    assert 0 not in game.waiting()


def test_work_crews_take_eleven_off_the_next_card() -> None:
    game = table(
        seat(hand=["work_crews", "comet", "ice_asteroid"], credits=40, picked="construction"),
        NOBODY,
        phase="construction",
        tiles=["plants_2", "plants_2", "card_1"],
    )
    assert after(game, "play work_crews") == {"0.credits": -5}
    assert after(game, "play comet")["0.credits"] == -(25 - 11)
    assert after(game, "play ice_asteroid")["0.credits"] == -21
    assert 0 not in game.waiting()


def test_work_crews_lose_what_a_cheap_card_does_not_use() -> None:
    game = table(
        seat(hand=["work_crews", "tardigrades", "comet"], credits=40, picked="construction"),
        NOBODY,
        phase="construction",
        tiles=["plants_2"],
    )
    assert after(game, "play work_crews", "play tardigrades") == {"0.credits": -5}
    assert after(game, "play comet")["0.credits"] == -25


def test_work_crews_add_to_other_discounts_and_leave_requirements() -> None:
    game = table(
        seat("interplanetary_cinematics", hand=["work_crews", "colonizer_training_camp", "birds"], credits=3),
        NOBODY,
        phase="construction",
        oxygen=6,
    )
    assert after(game, "play work_crews") == {"0.credits": -3}
    assert reasons(game, "play birds") == ["zone_low", "credits"]
    assert after(game, "play colonizer_training_camp") == {}


def test_work_crews_and_special_design_follow_each_other() -> None:
    game = table(
        seat(hand=["work_crews", "special_design", "birds"], credits=20), NOBODY, phase="construction", oxygen=7
    )
    assert after(game, "play work_crews") == {"0.credits": -5}
    assert after(game, "play special_design") == {}, "free, and the rest of the 11 is lost"
    assert after(game, "play birds") == {"0.credits": -15}


# ---- green cards
def test_acquired_company_draws_a_card_in_every_production_phase() -> None:
    game = table(seat(played=["acquired_company"]), seat(), phase="production")
    assert produce(game) == {"cards": 1} and produce(game, 1) == {}
    assert [len(who.hand) for who in game.own] == [1, 0]
    assert [who.stock[0] for who in game.own] == [5, 5], "nothing but the rating in credits"


def test_adapted_lichen_grows_a_plant_in_every_production_phase() -> None:
    game = table(seat(played=["adapted_lichen"]), seat(), phase="production")
    assert produce(game) == {"plants": 1} and produce(game, 1) == {}
    assert [who.stock[3] for who in game.own] == [1, 0]


@pytest.mark.parametrize("name", ["acquired_company", "adapted_lichen"])
def test_green_cards_are_three_cheaper_for_who_picked_development(name: str) -> None:
    game = ready(name, picked="development", credits=COST[name] - 3)
    assert after(game, f"play {name}")["0.credits"] == 3 - COST[name]
