"""Scenarios of the corporations: what they start with, what their effects do and where they must stay silent."""

from __future__ import annotations

from typing import Any

import pytest
from ares_table import after, can, do, offered, points, produce, reasons, seat, table

import tharsis
from tharsis.ares.cards import BY_NAME
from tharsis.ares.game import Ares
from tharsis.vocabulary.terms import AUTOMATED, CORPORATION, KINDS, STOCKS, TAGS

NOBODY = seat()

# ---- what is printed: number, tags, star of the first game, and what it brings at the start
PRINTED: dict[str, tuple[int, str, bool, dict[str, int]]] = {
    "credicor": (209, "", False, {"credits": 48}),
    "ecoline": (210, "plant", True, {"credits": 27, "+plants": 1}),
    "helion": (211, "space", True, {"credits": 28, "+heat": 3}),
    "interplanetary_cinematics": (212, "building", True, {"credits": 46, "steel": 1}),
    "inventrix": (213, "science", False, {"credits": 33, "hand": 3}),
    "mining_guild": (214, "building building", False, {"credits": 27, "steel": 1}),
    "phobolog": (215, "space", False, {"credits": 20, "titanium": 1}),
    "saturn_systems": (216, "jovian", False, {"credits": 24, "titanium": 1}),
    "teractor": (217, "earth", True, {"credits": 51}),
    "tharsis_republic": (218, "", False, {"credits": 40}),
    "thorgate": (219, "power", False, {"credits": 45, "+heat": 1}),
    "united_nations_mars_initiative": (220, "", False, {"credits": 35}),
}


def choosing(corporation: str) -> Ares:
    """A new game in which seat 0 may choose this corporation; seat 1 has chosen another one already."""
    position = tharsis.new("ares", 2, seed=5).position()
    rest = [name for name in PRINTED if name != corporation]
    rows = position["seats"]
    assert isinstance(rows, list)
    rows[0]["offered"] = [corporation, rest[0]]
    rows[1]["offered"] = rest[1:3]
    game = tharsis.load(position)
    assert isinstance(game, Ares)
    return do(game, (1, f"corporation {rest[1]}"))


def price(name: str, corporation: str | None, **fields: Any) -> int:
    """What a card is said to cost this seat, and does cost it."""
    green = BY_NAME[name].kind == AUTOMATED
    game = table(
        seat(corporation, hand=[name], credits=99, **fields),
        NOBODY,
        phase="development" if green else "construction",
        temperature=-18,
        tiles=["plants_2", "plants_2"],
    )
    said = next(o.amount for o in game.asked[0].options if o.notation == f"play {name}")
    do(game, f"play {name}")
    assert game.own[0].stock[0] == 99 - said
    return said


# ---- data and start
@pytest.mark.parametrize("name", PRINTED)
def test_printed_data(name: str) -> None:
    number, tags, star, _ = PRINTED[name]
    card = BY_NAME[name]
    assert (card.code, KINDS[card.kind]) == (str(number), "corporation")
    assert sorted(TAGS[t] for t in card.tags) == sorted(tags.split())
    assert card.edition == ("star" if star else "ares")
    assert not card.needs and not card.acts and not card.holds
    assert points(table(seat(name), NOBODY)) == 0


def test_there_are_no_others() -> None:
    assert [c.name for c in BY_NAME.values() if c.kind == CORPORATION] == list(PRINTED)


@pytest.mark.parametrize("name", PRINTED)
def test_start(name: str) -> None:
    game = choosing(name)
    brings = PRINTED[name][3]
    changed = after(game, f"corporation {name}")
    mine = {key: n for key, n in changed.items() if not key.startswith("1.")}
    theirs = [other for other in PRINTED if other != name][1]
    cards = brings.get("hand", 0) + PRINTED[theirs][3].get("hand", 0)
    expected: dict[str, int] = {f"0.{key}": n for key, n in brings.items()}
    assert mine == ({**expected, "deck": -cards} if cards else expected), "the rating stays: it never sets itself off"
    assert game.asked[0].kind == "phase"
    assert sum(game.own[0].tags) == len(PRINTED[name][1].split())


def test_the_choice_is_shown_when_all_have_chosen() -> None:
    game = choosing("mining_guild")
    assert game.own[1].corporation == 0 and game.own[1].stock[0] == 0
    do(game, "corporation mining_guild")
    assert game.own[1].corporation and game.own[1].stock[0] > 0


@pytest.mark.parametrize("name", PRINTED)
def test_production_phase(name: str) -> None:
    brings = {key[1:]: n for key, n in PRINTED[name][3].items() if key.startswith("+")}
    game = table(seat(name), seat(), phase="production")
    assert produce(game) == brings and produce(game, 1) == {}
    stock = {STOCKS[kind]: n for kind, n in enumerate(game.own[0].stock) if n}
    assert stock == {"credits": 5, **brings}, "5 for the rating"
    assert not game.own[0].hand


# ---- CrediCor
@pytest.mark.parametrize(
    ("name", "paid"),
    [
        ("imported_nitrogen", 20 - 4),
        ("comet", 25 - 4),
        ("giant_ice_asteroid", 36 - 4),
        ("earth_catapult", 24 - 4),
        ("soletta", 30 - 4),
        ("tectonic_stress_power", 20 - 4),
        ("arctic_algae", 19),
        ("industrial_farming", 19),
        ("research", 5),
    ],
)
def test_credicor_pays_four_less_from_a_printed_cost_of_20(name: str, paid: int) -> None:
    assert price(name, "credicor") == paid
    assert price(name, None) == BY_NAME[name].cost


def test_credicor_looks_at_the_printed_cost_before_any_discount() -> None:
    assert price("imported_nitrogen", "credicor", capacity={"titanium": 3}) == 20 - 9 - 4
    assert price("tectonic_stress_power", "credicor", picked="development") == 20 - 3 - 4
    assert price("comet", "credicor", next={"discount": 11}) == 25 - 11 - 4


def test_credicor_pays_standard_actions_and_card_actions_in_full() -> None:
    game = table(seat("credicor", played=["solarpunk"], credits=35), NOBODY)
    assert after(game, "standard forest")["0.credits"] == -20
    assert after(game, "use solarpunk")["0.credits"] == -15
    assert reasons(table(seat("credicor", credits=19), NOBODY), "standard forest") == ["credits"]


# ---- Ecoline
def test_ecoline_makes_a_forest_of_seven_plants() -> None:
    game = table(seat("ecoline", plants=7), seat(plants=7))
    assert after(game, "convert plants") == {"0.plants": -7, "0.forests": 1, "oxygen": 1, "0.tr": 1}
    assert reasons(game, "convert plants", 1) == ["stock_short"], "the others need eight"
    assert reasons(table(seat("ecoline", plants=6), NOBODY), "convert plants") == ["stock_short"]


def test_ecoline_must_convert_from_seven_plants_on() -> None:
    game = table(seat("ecoline", plants=14), seat(plants=7))
    assert reasons(game, "finish") == ["must_convert"]
    do(game, "convert plants")
    assert reasons(game, "finish") == ["must_convert"], "again as long as there are seven"
    do(game, "convert plants")
    assert can(game, "finish") and can(game, "finish", 1)
    assert can(table(seat("ecoline", plants=6), NOBODY), "finish")
    assert can(table(seat("ecoline", plants=7), NOBODY, oxygen=14), "finish"), "not at the goal"


def test_ecoline_pays_heat_and_standard_actions_in_full() -> None:
    game = table(seat("ecoline", credits=20, heat=7), NOBODY)
    assert reasons(game, "convert heat") == ["stock_short"]
    assert after(game, "standard forest")["0.credits"] == -20


# ---- Helion
def test_helion_pays_cards_with_heat_as_it_likes() -> None:
    game = table(seat("helion", hand=["research"], credits=4, heat=3), NOBODY, phase="construction")
    do(game, "play research")
    assert offered(game) == ["pay 4 heat 1", "pay 3 heat 2", "pay 2 heat 3"]
    assert after(game, "pay 3 heat 2") == {"0.credits": -3, "0.heat": -2, "0.hand": 2, "deck": -2}


def test_helion_may_keep_its_heat() -> None:
    game = table(seat("helion", hand=["research"], credits=5, heat=9), NOBODY, phase="construction")
    do(game, "play research")
    assert offered(game) == ["pay 5", *(f"pay {5 - heat} heat {heat}" for heat in range(1, 6))], "never more than due"
    assert after(game, "pay 5") == {"0.credits": -5, "0.hand": 2, "deck": -2}


def test_helion_pays_green_cards_standard_actions_and_card_actions_with_heat() -> None:
    green = table(seat("helion", hand=["lichen"], heat=5), NOBODY, phase="development")
    assert after(green, "play lichen") == {"0.heat": -5, "0.+plants": 1}
    game = table(seat("helion", played=["think_tank"], credits=4, heat=12), NOBODY)
    warmer = {"temperature": 2, "0.tr": 1}
    assert after(game, "standard temperature", "pay 4 heat 10") == {**warmer, "0.credits": -4, "0.heat": -10}
    assert after(game, "use think_tank") == {"0.heat": -2, "0.hand": 1, "deck": -1}
    assert reasons(game, "standard temperature") == ["credits"]


def test_helion_pays_with_heat_beside_cards_of_the_hand() -> None:
    game = table(seat("helion", hand=["research", "comet"], credits=1, heat=2), NOBODY, phase="construction")
    do(game, "play research")
    assert offered(game) == ["pay 4 heat 1 cards 1", "pay 3 heat 2 cards 1"], "one card is worth 3"
    assert after(game, "pay 4 heat 1 cards 1") == {
        "0.credits": 3 - 4,
        "0.heat": -1,
        "discard": 1,
        "deck": -2,
        "0.hand": 2 - 1,
    }


def test_helion_cannot_use_credits_as_heat() -> None:
    game = table(seat("helion", played=["steelworks"], credits=99, heat=5), NOBODY)
    assert reasons(game, "use steelworks") == ["stock_short"]
    assert reasons(game, "convert heat") == ["stock_short"]
    card = table(seat("helion", hand=["local_heat_trapping"], credits=99, heat=2), NOBODY, phase="construction")
    assert reasons(card, "play local_heat_trapping") == ["stock_short"]


def test_helion_needs_the_heat_of_a_requirement_on_top() -> None:
    rich = table(seat("helion", hand=["tropical_resort"], heat=19 + 5), NOBODY, phase="development")
    assert after(rich, "play tropical_resort") == {"0.heat": -24, "0.+credits": 4}
    short = table(seat("helion", hand=["tropical_resort"], heat=19 + 4), NOBODY, phase="development")
    assert reasons(short, "play tropical_resort") == ["credits"]
    free = table(seat("helion", hand=["local_heat_trapping"], heat=3), NOBODY, phase="construction")
    assert after(free, "play local_heat_trapping") == {"0.heat": -3, "0.plants": 4}


def test_helion_escapes_the_forced_conversion_by_spending_heat() -> None:
    game = table(seat("helion", played=["think_tank"], heat=9, credits=2), NOBODY)
    assert reasons(game, "finish") == ["must_convert"]
    do(game, "use think_tank", "pay 0 heat 2")
    assert can(game, "finish")


def test_heat_pays_for_nobody_but_helion() -> None:
    game = table(seat("helion"), seat("teractor", hand=["research"], heat=40), phase="construction")
    assert reasons(game, "play research", 1) == ["credits"]
    action = table(seat("helion"), seat("teractor", heat=40))
    assert reasons(action, "standard temperature", 1) == ["credits"]


# ---- Interplanetary Cinematics
@pytest.mark.parametrize(
    ("name", "paid"),
    [
        ("comet", 25 - 2),
        ("research", 5 - 2),
        ("invention_contest", 0),
        ("colonizer_training_camp", 10 - 2 - 2),
        ("steelworks", 15 - 2),
        ("coal_imports", 13 - 2),
        ("tardigrades", 6),
        ("lichen", 5),
    ],
)
def test_interplanetary_cinematics_take_two_off_events_and_have_a_steel(name: str, paid: int) -> None:
    assert price(name, "interplanetary_cinematics") == paid
    other = table(seat("interplanetary_cinematics"), seat(hand=["research"], credits=4), phase="construction")
    assert reasons(other, "play research", 1) == ["credits"]


# ---- Inventrix
@pytest.mark.parametrize(
    ("name", "fields", "allowed"),
    [
        ("birds", {"oxygen": 7}, True),  # white
        ("birds", {"oxygen": 6}, False),
        ("livestock", {"oxygen": 3}, True),  # yellow
        ("livestock", {"oxygen": 2}, False),
        ("colonizer_training_camp", {"oxygen": 11}, True),  # red at most
        ("colonizer_training_camp", {"oxygen": 12}, False),
        ("ice_cap_melting", {"temperature": -8}, True),  # white
        ("ice_cap_melting", {"temperature": -10}, False),
        ("small_animals", {"temperature": -30}, True),  # red
        ("extreme_cold_fungus", {"temperature": -10}, True),  # purple at most
        ("extreme_cold_fungus", {"temperature": -8}, False),
    ],
)
def test_inventrix_reads_temperature_and_oxygen_one_colour_off(
    name: str, fields: dict[str, object], allowed: bool
) -> None:
    game = table(seat("inventrix", hand=[name], credits=99), NOBODY, phase="construction", **fields)
    assert can(game, f"play {name}") == allowed
    if not allowed:
        assert reasons(game, f"play {name}") in (["zone_low"], ["zone_high"])
    other = table(seat("inventrix"), seat("helion", hand=[name], credits=99), phase="construction", **fields)
    assert not can(other, f"play {name}", 1), "for its owner only"


def test_inventrix_shifts_every_card_and_the_start_of_the_phase_counts() -> None:
    game = table(
        seat("inventrix", hand=["small_animals", "symbiotic_fungus"], credits=99, picked="construction"),
        NOBODY,
        phase="construction",
    )
    do(game, "play small_animals")
    assert can(game, "play symbiotic_fungus")
    late = table(
        seat("inventrix", hand=["birds"], credits=99), NOBODY, phase="construction", oxygen=7, begun={"oxygen": 6}
    )
    assert reasons(late, "play birds") == ["zone_low"]
    green = table(seat("inventrix", hand=["grass"], credits=99), NOBODY, phase="development")
    assert can(green, "play grass")


def test_inventrix_shifts_neither_oceans_nor_tags() -> None:
    game = table(
        seat("inventrix", hand=["herbivores", "atmosphere_filtering"], credits=99),
        NOBODY,
        phase="construction",
        oceans=4,
    )
    assert reasons(game, "play herbivores") == ["parameter_low"]
    assert reasons(game, "play atmosphere_filtering") == ["tags"]
    dry = table(seat("inventrix", hand=["dusty_quarry"], credits=99), NOBODY, phase="development", oceans=4)
    assert reasons(dry, "play dusty_quarry") == ["parameter_high"]


# ---- Mining Guild
STEEL = {
    "building_industries": 2,
    "dusty_quarry": 1,
    "great_escarpment_consortium": 1,
    "industrial_center": 1,
    "industrial_microbes": 1,
    "micro_mills": 1,
    "mine": 2,
    "strip_mine": 2,
    "surface_mines": 1,
    "underground_city": 1,
}


@pytest.mark.parametrize(("name", "steel"), STEEL.items())
def test_mining_guild_gains_rating_for_each_steel(name: str, steel: int) -> None:
    given = 1 if name == "strip_mine" else 0  # its own price in rating
    for counted, gained in (("each", steel), ("card", 1)):
        game = table(
            seat("mining_guild", hand=[name], credits=20, heat=4),
            NOBODY,
            phase="development",
            options={"rating_for_steel": counted},
        )
        changed = after(game, f"play {name}")
        assert changed["0.steel"] == steel
        assert changed.get("0.tr", 0) == gained - given


@pytest.mark.parametrize("name", ["titanium_mine", "fuel_factory", "coal_imports", "lichen"])
def test_mining_guild_gains_nothing_for_titanium_or_buildings(name: str) -> None:
    game = table(seat("mining_guild", hand=[name], credits=20, heat=4), NOBODY, phase="development")
    assert "0.tr" not in after(game, f"play {name}")


def test_mining_guild_gains_by_a_free_card_too_and_never_by_others() -> None:
    game = table(
        seat("mining_guild", hand=["toll_station", "industrial_microbes"], credits=16),
        seat(hand=["mine"], credits=10),
        phase="development",
    )
    changed = after(game, "play toll_station", "play industrial_microbes")
    assert changed == {"0.credits": -16, "0.+credits": 3, "0.+heat": 1, "0.steel": 1, "0.tr": 1}
    assert after(game, (1, "play mine")) == {"1.credits": -10, "1.steel": 2, "round": 1}


def test_mining_guild_has_a_steel_and_two_building_tags() -> None:
    assert price("coal_imports", "mining_guild") == 13 - 2
    assert price("lichen", "mining_guild") == 5
    game = table(
        seat("mining_guild", hand=["medical_lab"], played=["coal_imports"], credits=13), NOBODY, phase="development"
    )
    assert after(game, "play medical_lab")["0.+credits"] == 2, "four building tags, one for every two"


# ---- PhoboLog
@pytest.mark.parametrize(
    ("name", "fields", "paid"),
    [
        ("comet", {}, 25 - 4),
        ("soletta", {}, 30 - 4),
        ("water_import_from_europa", {}, 22 - 4),
        ("comet", {"played": ["asteroid_mining"]}, 25 - 3 * 4),
        ("comet", {"played": ["advanced_alloys"]}, 25 - 5),
        ("comet", {"played": ["advanced_alloys", "asteroid_mining"]}, 25 - 3 * 5),
        ("lagrange_observatory", {"played": ["asteroid_mining"]}, 0),
        ("coal_imports", {}, 13),
        ("coal_imports", {"played": ["mine"]}, 13 - 2 * 2),
        ("callisto_penal_mines", {"played": ["mine"]}, 20 - 2 * 2 - 4),
    ],
)
def test_phobolog_takes_four_off_space_cards_for_each_titanium(name: str, fields: dict[str, Any], paid: int) -> None:
    assert price(name, "phobolog", **fields) == paid


def test_phobolog_counts_for_the_cost_of_cards_only() -> None:
    game = table(seat("phobolog", played=["solarpunk", "advanced_alloys"], credits=13), seat())
    assert after(game, "use solarpunk")["0.credits"] == -(15 - 2)
    theirs = table(seat("phobolog"), seat(hand=["comet"], played=["asteroid_mining"], credits=19), phase="construction")
    assert can(theirs, "play comet", 1)
    theirs = table(seat("phobolog"), seat(hand=["comet"], played=["asteroid_mining"], credits=18), phase="construction")
    assert reasons(theirs, "play comet", 1) == ["credits"]


# ---- Saturn Systems
@pytest.mark.parametrize(
    ("name", "rating"),
    [
        ("water_import_from_europa", 1),
        ("colonizer_training_camp", 1),
        ("ganymede_shipyard", 1),
        ("miranda_resort", 1),
        ("terraforming_ganymede", 1 + 2),  # it counts its own tag and that of the corporation
        ("tardigrades", 0),
        ("research", 0),
        ("soletta", 0),
    ],
)
def test_saturn_systems_gain_rating_for_jupiter_tags(name: str, rating: int) -> None:
    phase = "development" if BY_NAME[name].kind == AUTOMATED else "construction"
    game = table(seat("saturn_systems", hand=[name], credits=30), NOBODY, phase=phase)
    assert after(game, f"play {name}").get("0.tr", 0) == rating
    other = table(seat("saturn_systems"), seat(hand=[name], credits=30), phase=phase)
    assert "0.tr" not in after(other, (1, f"play {name}"))


def test_saturn_systems_have_a_titanium() -> None:
    assert price("comet", "saturn_systems") == 25 - 3
    assert price("coal_imports", "saturn_systems") == 13


# ---- Teractor and Thorgate
@pytest.mark.parametrize(
    ("name", "paid"),
    [
        ("sponsors", 5 - 3),
        ("immigration_shuttles", 20 - 3),
        ("united_planetary_alliance", 11 - 3),
        ("bribed_committee", 5 - 3),
        ("imported_nitrogen", 20 - 3),
        ("comet", 25),
        ("lichen", 5),
        ("power_plant", 3),
    ],
)
def test_teractor_takes_three_off_cards_with_an_earth_tag(name: str, paid: int) -> None:
    assert price(name, "teractor") == paid


@pytest.mark.parametrize(
    ("name", "paid"),
    [
        ("geothermal_power", 8 - 3),
        ("power_plant", 0),
        ("power_infrastructure", 4 - 3),
        ("giant_space_mirror", 13 - 3),
        ("sponsors", 5),
        ("coal_imports", 13),
        ("comet", 25),
    ],
)
def test_thorgate_takes_three_off_cards_with_a_power_tag(name: str, paid: int) -> None:
    assert price(name, "thorgate") == paid


@pytest.mark.parametrize(
    ("corporation", "other", "name", "paid"),
    [
        ("interplanetary_cinematics", "media_group", "comet", 25 - 2 - 5),
        ("teractor", "interplanetary_conference", "imported_nitrogen", 20 - 3 - 3),
        ("thorgate", "energy_subsidies", "giant_space_mirror", 13 - 3 - 4),
    ],
)
def test_discounts_on_the_same_tag_add_up(corporation: str, other: str, name: str, paid: int) -> None:
    assert price(name, corporation, played=[other]) == paid


@pytest.mark.parametrize(("corporation", "name"), [("teractor", "sponsors"), ("thorgate", "geothermal_power")])
def test_discounts_add_up_never_below_zero_and_are_for_their_owner(corporation: str, name: str) -> None:
    cost = BY_NAME[name].cost
    assert price(name, corporation, picked="development") == max(0, cost - 3 - 3)
    other = table(seat(corporation), seat(hand=[name], credits=cost - 1), phase="development")
    assert reasons(other, f"play {name}", 1) == ["credits"]
    game = table(seat(corporation, credits=13), NOBODY)
    assert reasons(game, "standard temperature") == ["credits"]


# ---- Tharsis Republic
@pytest.mark.parametrize(
    ("played", "picked", "drawn", "kept"),
    [
        ([], None, 3, 2),
        ([], "research", 6, 3),
        (["interns", "interplanetary_relations", "united_planetary_alliance"], None, 7, 4),
        (["interns", "interplanetary_relations", "united_planetary_alliance"], "research", 10, 5),
        (["interns", "interplanetary_relations", "united_planetary_alliance", "extended_resources"], "research", 10, 6),
    ],
)
def test_tharsis_republic_researches_more(played: list[str], picked: str | None, drawn: int, kept: int) -> None:
    game = table(seat("tharsis_republic", played=played, picked=picked), seat(), phase="research")
    decision = game.asked[0]
    assert (len(decision.options), decision.least, decision.most) == (drawn, kept, kept)
    other = game.asked[1]
    assert (len(other.options), other.least, other.most) == (2, 1, 1), "not for the others"
    keep = [o.notation for o in decision.options[-kept:]]
    assert after(game, keep) == {"0.dealt": -drawn, "0.hand": kept, "discard": drawn - kept}


# ---- United Nations Mars Initiative
UN = "united_nations_mars_initiative"
BUY = "choose spend 6 credits, rating 1"
DECLINE = "choose nothing"


@pytest.mark.parametrize(
    ("phase", "fields", "answer", "rating"),
    [
        ("action", {"heat": 8}, "convert heat", 1),
        ("action", {"plants": 8}, "convert plants", 1),
        ("action", {}, "standard ocean", 1),
        ("action", {"played": ["steelworks"], "heat": 6}, "use steelworks", 1),
        ("construction", {"hand": ["bribed_committee"]}, "play bribed_committee", 2),
        ("construction", {"hand": ["deimos_down"]}, "play deimos_down", 3),
        ("construction", {"hand": ["nitrogen_rich_asteroid"]}, "play nitrogen_rich_asteroid", 3),
        ("development", {"hand": ["deep_well_heating"]}, "play deep_well_heating", 1),
    ],
)
def test_initiative_may_buy_a_step_at_the_first_rise(
    phase: str, fields: dict[str, Any], answer: str, rating: int
) -> None:
    game = table(seat(UN, credits=60, **fields), seat(), phase=phase, tiles=["plants_2"])
    assert after(game, answer)["0.tr"] == rating
    assert offered(game) == [BUY, DECLINE]
    assert after(game, BUY) == {"0.credits": -6, "0.tr": 1}, "and the bought step sets off nothing"
    assert offered(game) != [BUY, DECLINE]


def test_initiative_is_asked_once_in_a_phase_whether_it_buys_or_not() -> None:
    for choice in (BUY, DECLINE):
        game = table(seat(UN, credits=99, heat=24), NOBODY)
        do(game, "convert heat", choice)
        assert after(game, "convert heat") == {"0.heat": -8, "temperature": 2, "0.tr": 1}
        assert can(game, "convert heat"), "not asked again"
    declined = table(seat(UN, credits=99, heat=8), NOBODY)
    do(declined, "convert heat")
    assert after(declined, DECLINE) == {}


def test_initiative_is_asked_again_in_the_next_phase() -> None:
    game = table(seat(UN, hand=["release_of_inert_gases"], credits=40, heat=8), seat(), phase=None)
    do(game, "phase construction", (1, "phase action"))
    do(game, "play release_of_inert_gases", BUY, "draw", (1, "finish"))
    do(game, "convert heat")
    assert offered(game) == [BUY, DECLINE]
    assert after(game, BUY) == {"0.credits": -6, "0.tr": 1}
    assert game.own[0].tr == 5 + 2 + 1 + 1 + 1


def test_initiative_needs_six_credits_and_may_discard_cards_for_them() -> None:
    poor = table(seat(UN, credits=5, heat=16), NOBODY)
    assert after(poor, "convert heat") == {"0.heat": -8, "temperature": 2, "0.tr": 1}
    assert can(poor, "convert heat"), "nothing to ask"
    assert after(poor, "convert heat") == {"0.heat": -8, "temperature": 2, "0.tr": 1}
    assert can(poor, "finish"), "nor the next time"
    cards = table(seat(UN, hand=["comet", "birds", "moss"], heat=8), NOBODY)
    do(cards, "convert heat", BUY)
    assert after(cards, ["sell comet", "sell moss"]) == {"0.tr": 1, "0.hand": -2, "discard": 2}


def test_initiative_that_could_not_pay_is_asked_at_the_next_rise_of_the_same_phase() -> None:
    game = table(seat(UN, played=["steelworks", "ai_central"], heat=14, credits=0), NOBODY, deck=["comet", "moss"])
    do(game, "convert heat", "use ai_central")
    assert can(game, "use steelworks"), "not asked: there was nothing to pay with, and the cards came later"
    do(game, "use steelworks")
    assert offered(game) == [BUY, DECLINE]
    do(game, BUY)
    assert (game.own[0].tr, game.own[0].stock[0], len(game.own[0].hand)) == (5 + 1 + 1 + 1, 2, 0)


def test_initiative_counts_what_the_ocean_brings_and_asks_once_for_several_steps() -> None:
    game = table(seat(UN, credits=17), NOBODY, tiles=["credits_4"])
    do(game, "standard ocean")
    assert offered(game) == [BUY, DECLINE], "2 are left and 4 come with the tile"
    several = table(seat(UN, hand=["deimos_down"], credits=60), seat(), phase="construction")
    do(several, "play deimos_down", DECLINE)
    assert not several.asked.get(0) or BUY not in offered(several)


def test_initiative_stays_silent_for_losses_for_complete_parameters_and_for_others() -> None:
    loan = table(seat(UN, hand=["investment_loan"], credits=40), seat(), phase="construction")
    assert after(loan, "play investment_loan") == {"0.credits": 9, "0.tr": -1}
    assert 0 not in loan.waiting()
    full = table(seat(UN, credits=40, heat=8), seat(), temperature=8)
    assert after(full, "convert heat") == {"0.heat": -8}
    assert BUY not in offered(full)
    theirs = table(seat(UN, credits=40), seat(heat=8))
    assert after(theirs, (1, "convert heat"))["1.tr"] == 1
    assert BUY not in offered(theirs) and BUY not in offered(theirs, 1)
