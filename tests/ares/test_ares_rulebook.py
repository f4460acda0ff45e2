"""The rulebook, sentence by sentence and example by example."""

from __future__ import annotations

import pytest
from ares_table import after, can, do, offered, reasons, seat, table

import tharsis
from tharsis.ares.board import GOAL, ZONES, zone
from tharsis.ares.cards import CATALOGUE
from tharsis.ares.game import Ares
from tharsis.vocabulary.terms import CORPORATION, OXYGEN, TEMPERATURE

NOBODY = seat()


# ---- the box
def test_there_are_208_projects_and_12_corporations() -> None:
    kinds = [c.kind for c in CATALOGUE[1:]]
    assert kinds.count(CORPORATION) == 12
    assert len(kinds) - 12 == 208
    assert [c.code for c in CATALOGUE[13:]] == [str(n) for n in range(1, 209)]


def test_zones_of_the_tracks() -> None:
    degrees = [ZONES[zone(TEMPERATURE, (d + 30) // 2)] for d in range(-30, 9, 2)]
    assert degrees == ["purple"] * 6 + ["red"] * 5 + ["yellow"] * 5 + ["white"] * 4
    per_cent = [ZONES[zone(OXYGEN, n)] for n in range(15)]
    assert per_cent == ["purple"] * 3 + ["red"] * 4 + ["yellow"] * 5 + ["white"] * 3
    assert GOAL == [19, 14, 9]


# ---- planning
def test_phases_are_shown_together_and_never_picked_twice_in_a_row() -> None:
    game = table(seat(picked="action"), seat(picked="research"), phase=None)
    assert offered(game, 0) == ["phase development", "phase construction", "phase production", "phase research"]
    assert reasons(game, "phase action") == ["phase_again"]
    do(game, "phase production")
    assert game.view(1).as_dict()["seats"][0]["planned"] is None  # type: ignore[index]
    assert game.view(1).player(0).picked == "action"  # type: ignore[attr-defined]
    do(game, (1, "phase development"))
    assert [who.picked for who in game.own] == [4, 1]


def test_only_picked_phases_take_place_each_once_and_in_order() -> None:
    game = table(seat(picked="action", credits=1), seat(picked="action"), phase=None)
    do(game, "phase research", (1, "phase production"))
    # IV comes first and asks nobody, then V
    assert game.phase == 5
    assert [who.stock[0] for who in game.own] == [1 + 5, 5 + 4]


def test_a_phase_picked_by_two_is_done_once_and_both_get_the_bonus() -> None:
    game = table(seat(), seat(), phase=None)
    do(game, "phase production", (1, "phase production"))
    assert game.round == 4
    assert [who.stock[0] for who in game.own] == [9, 9]


# ---- phase I
def test_one_green_card_and_three_less_for_who_picked_it() -> None:
    game = table(
        seat(hand=["mine", "grass", "comet"], credits=40, picked="development"),
        seat(hand=["trees", "sponsors"], credits=40),
        phase="development",
    )
    assert can(game, "play mine") and not can(game, "play comet")
    assert reasons(game, "play comet") == ["wrong_phase"]
    assert after(game, "play mine") == {"0.credits": -7, "0.steel": 2}
    assert game.waiting() == [1], "nothing is left to the first seat, so nobody waits for it"
    assert after(game, (1, "play sponsors"))["1.credits"] == -5


def test_example_of_payment_by_discarding() -> None:
    """A card of cost 8 is paid with 2 cards and 2 credits; or with 3 cards, and 1 credit comes back."""
    hand = ["geothermal_power", "comet", "birds", "trees", "grass"]
    game = table(seat(hand=hand, credits=2), NOBODY, phase="development")
    do(game, "play geothermal_power")
    assert game.decision(0).least == 2  # type: ignore[union-attr]
    assert after(game, ["sell comet", "sell birds"]) == {
        "0.credits": -2,
        "0.+heat": 2,
        "0.hand": -2,
        "discard": 2,
    }
    rich = table(seat(hand=hand, credits=2), NOBODY, phase="development")
    changed = after(rich, "sell cards", ["sell comet", "sell birds", "sell trees"], "play geothermal_power")
    assert changed["0.credits"] == 9 - 8


def test_example_of_discounts() -> None:
    """Microprocessors cost 17: with 2 steel and the bonus of the phase, 10."""
    game = table(
        seat(hand=["microprocessors"], played=["mine"], credits=10, picked="development"), NOBODY, phase="development"
    )
    changed = after(game, "play microprocessors")
    assert changed["0.credits"] == -10
    assert offered(game) and all(x.startswith("discard ") for x in offered(game)), "one of the hand goes"


def test_too_much_discount_is_lost() -> None:
    game = table(
        seat(hand=["power_plant"], played=["mine", "strip_mine"], credits=1, picked="development"),
        NOBODY,
        phase="development",
    )
    assert after(game, "play power_plant") == {"0.+heat": 1}


def test_a_free_green_card() -> None:
    game = table(
        seat(hand=["toll_station", "sponsors", "trees", "power_plant", "moss"], credits=16), NOBODY, phase="development"
    )
    do(game, "play toll_station")
    assert offered(game) == ["play sponsors", "play power_plant", "play nothing"]
    assert after(game, "play sponsors") == {"0.+credits": 2}


# ---- phase II
def test_construction_bonus_is_a_card_or_another_play() -> None:
    def game() -> Ares:
        return table(
            seat(hand=["research", "lava_flows", "comet"], credits=99, picked="construction"),
            seat(hand=["ironworks", "tardigrades"], credits=99),
            phase="construction",
        )

    drawn = game()
    assert after(drawn, "draw") == {"0.hand": 1, "deck": -1}
    do(drawn, "play lava_flows")
    assert 0 not in drawn.waiting()
    twice = game()
    do(twice, "play lava_flows", "play comet")
    assert 0 not in twice.waiting() and twice.own[0].tr == 5 + 2 + 2
    assert offered(twice, 1) == ["play ironworks", "play tardigrades", "sell cards", "finish"]
    do(twice, (1, "play ironworks"))
    assert twice.phase == 0, "who did not pick it plays one card"


def test_extra_plays_come_on_top() -> None:
    game = table(
        seat(hand=["work_crews", "comet", "tardigrades"], credits=30, picked="construction"),
        NOBODY,
        phase="construction",
    )
    assert after(game, "play work_crews")["0.credits"] == -5
    assert game.own[0].plays == 1 and game.own[0].bonus
    assert after(game, "play comet")["0.credits"] == -(25 - 11) + game_reward(game)
    assert after(game, "play tardigrades")["0.credits"] == -6, "the 11 were for the next card only"


def game_reward(game: Ares) -> int:
    """Credits of the ocean tile flipped last."""
    name = game.view(0).as_dict()["tiles"][-1]  # type: ignore[index]
    return {"credits_4": 4, "credits_2_plant_1": 2, "credits_1_plant_1": 1, "card_1_credits_1": 1}.get(str(name), 0)


# ---- phase III
def test_each_card_action_once_and_one_more_for_who_picked_it() -> None:
    game = table(seat(played=["tardigrades", "circuit_board_factory"], picked="action"), seat(played=["birds"]))
    do(game, "use tardigrades")
    assert can(game, "use tardigrades"), "the extra use may go to any card"
    do(game, "use circuit_board_factory", "use circuit_board_factory")
    assert not can(game, "use tardigrades") and not can(game, "use circuit_board_factory")
    do(game, (1, "use birds"))
    assert not can(game, "use birds", 1)


def test_a_use_is_over_with_its_phase() -> None:
    game = table(seat(played=["tardigrades"]), NOBODY)
    do(game, "use tardigrades")
    assert reasons(game, "use tardigrades") == ["used"] and used(game) == ["tardigrades"]
    do(game, "finish", (1, "finish"))
    assert game.phase == 0
    assert reasons(game, "use tardigrades") == ["wrong_phase"] and used(game) == []


def used(game: Ares) -> object:
    """What others see of the actions used by seat 0."""
    return game.view(1).as_dict()["seats"][0]["used"]  # type: ignore[index]


def test_standard_actions() -> None:
    game = table(seat(credits=49, plants=8, heat=8), NOBODY, tiles=["plants_2"])
    assert after(game, "standard forest") == {"0.credits": -20, "0.forests": 1, "oxygen": 1, "0.tr": 1}
    assert after(game, "standard temperature") == {"0.credits": -14, "temperature": 2, "0.tr": 1}
    assert after(game, "standard ocean") == {"0.credits": -15, "oceans": 1, "0.plants": 2, "0.tr": 1}
    assert after(game, "convert plants") == {"0.plants": -8, "0.forests": 1, "oxygen": 1, "0.tr": 1}
    assert after(game, "convert heat") == {"0.heat": -8, "temperature": 2, "0.tr": 1}


def test_who_has_eight_heat_or_plants_must_convert_before_finishing() -> None:
    game = table(seat(plants=8, heat=17), NOBODY)
    assert reasons(game, "finish") == ["must_convert", "must_convert"]
    do(game, "convert heat", "convert heat")
    assert reasons(game, "finish") == ["must_convert"]
    do(game, "convert plants")
    assert can(game, "finish")


def test_cards_can_be_discarded_for_three_credits() -> None:
    game = table(seat(hand=["comet", "birds"]), NOBODY)
    assert after(game, "sell cards", ["sell comet", "sell birds"]) == {"0.credits": 6, "0.hand": -2, "discard": 2}
    better = table(seat(hand=["comet"], played=["composting_factory"]), NOBODY)
    assert after(better, "sell cards")["0.credits"] == 4


# ---- phase IV
def test_example_of_production() -> None:
    """Four credits of production, TR 6, a card, three heat, a plant, and 4 for having picked the phase."""
    played = ["acquired_company", "new_portfolios", "geothermal_power", "economic_growth"]
    game = table(seat(tr=6, played=played), seat(), phase=None)
    before = (*game.own[0].stock,), len(game.own[0].hand)
    do(game, "phase production", (1, "phase production"))
    credits, _, _, plants, _, heat = (now - old for now, old in zip(game.own[0].stock, before[0], strict=True))
    assert (credits, plants, heat) == (4 + 6 + 4, 1, 3)
    assert len(game.own[0].hand) == before[1] + 1


# ---- phase V
def test_research_draws_two_and_keeps_one_or_five_and_two() -> None:
    game = table(seat(picked="research"), seat(played=["interns", "united_planetary_alliance"]), phase="research")
    first, second = game.asked[0], game.asked[1]
    assert (len(first.options), first.least) == (5, 2)
    assert (len(second.options), second.least) == (5, 2)
    do(game, [o.notation for o in first.options[:2]])
    assert len(game.own[0].hand) == 2


def test_an_empty_deck_is_made_of_the_discards() -> None:
    names = [c.name for c in CATALOGUE[13:]]
    game = table(seat(played=["circuit_board_factory"]), seat(), discard=names[:14] + names[15:])
    assert not game.deck
    do(game, "use circuit_board_factory")
    assert len(game.own[0].hand) == 1 and not game.discard


# ---- the end
def test_hands_go_down_to_ten_at_the_end_of_the_round() -> None:
    hand = [c.name for c in CATALOGUE[20:32]]
    game = table(seat(hand=hand), NOBODY, phase="production")
    decision = game.decision(0)
    assert decision is not None and (decision.kind, decision.least) == ("hand_limit", 2)
    assert after(game, [f"sell {hand[0]}", f"sell {hand[1]}"])["0.credits"] == 6


def test_the_game_ends_with_the_phase_that_reaches_the_last_goal() -> None:
    game = table(
        seat(hand=["lava_flows"], credits=40, picked="construction"),
        seat(picked="production"),
        phase="construction",
        temperature=6,
        oxygen=14,
        oceans=9,
    )
    do(game, "play lava_flows")
    assert not game.over, "the phase is finished for all"
    do(game, "draw", (1, "finish"))
    assert game.over
    assert game.own[1].stock[0] == 0, "the production phase is skipped though it was picked"
    assert game.own[0].tr == 5 + 2, "both steps count in the phase of completion"


def test_a_goal_reached_before_the_phase_brings_nothing_any_more() -> None:
    game = table(seat(credits=40, plants=8, heat=8), NOBODY, temperature=8, oxygen=14)
    assert can(game, "finish"), "nothing is forced at a complete parameter"
    assert after(game, "convert plants") == {"0.plants": -8, "0.forests": 1}
    assert after(game, "convert heat") == {"0.heat": -8}


def test_past_the_ninth_ocean_the_last_reward_comes_again() -> None:
    tiles = ["plants_2"] * 2 + ["card_1"] * 2 + ["card_1_credits_1", "card_1_plant_1", "credits_2_plant_1"]
    tiles += ["credits_1_plant_1", "credits_4"]
    game = table(seat(credits=99), seat(credits=99), oceans=8, tiles=tiles)
    first = {"oceans": 1, "0.tr": 1, "0.credits": 4 - 15}
    assert after(game, "standard ocean") == first
    assert after(game, "standard ocean") == {"0.tr": 1, "0.credits": 4 - 15}
    assert after(game, (1, "standard ocean")) == {"1.tr": 1, "1.credits": 4 - 15}


def test_requirements_look_at_the_start_of_the_phase() -> None:
    game = table(
        seat(hand=["lava_flows", "arctic_algae"], credits=99, picked="construction"),
        NOBODY,
        phase="construction",
        temperature=-20,
    )
    do(game, "play lava_flows")
    assert game.params[0] * 2 - 30 == -16
    assert reasons(game, "play arctic_algae") == ["zone_low"]


def test_score_and_tie() -> None:
    game = table(seat(tr=25, forests=6, heat=3), seat(tr=30, forests=1, hand=["comet"]), over=True)
    assert [row["total"] for row in game.scores()] == [31, 31]
    assert game.winners() == [0, 1], "three heat against a card for three credits"
    ahead = table(seat(tr=25, forests=6, plants=4), seat(tr=30, forests=1, hand=["comet"]), over=True)
    assert ahead.winners() == [0]


def test_example_of_the_final_score() -> None:
    """25 TR, 6 forests, cards for 9 points and 6 animals at 1 point for 2: 43."""
    played = ["interstellar_colony_ship", "farming", "earth_catapult", "arctic_algae", "bribed_committee"]
    played += ["composting_factory", "ecological_zone"]
    game = table(seat(tr=25, forests=6, played=played, resources={"ecological_zone": 6}), NOBODY)
    assert game.scores()[0] == {"tr": 25, "forests": 6, "cards": 9 + 3, "total": 43}


# ---- setup
def test_setup_deals_eight_cards_and_two_corporations() -> None:
    game = tharsis.new("ares", 4, seed=5)
    assert isinstance(game, Ares)
    for who in game.own:
        assert len(who.hand) == 8 and who.tr == 5
    for s in range(4):
        assert game.asked[s].kind == "corporation" and len(game.asked[s].options) == 2
    for s in range(4):
        game.answer(s, 0)
    assert game.asked[0].kind == "phase"
    assert all(who.stock[0] >= 20 for who in game.own)


def test_first_game_deals_stars() -> None:
    game = tharsis.new("ares", 3, {"first_game": True}, seed=5)
    assert isinstance(game, Ares)
    for who in game.own:
        stars = [c for c in who.hand if CATALOGUE[c].edition == "star"]
        assert len(who.hand) == 8 and len(stars) == 4
        assert CATALOGUE[who.corporation].edition == "star"
    assert len(game.discard) == 16 - 12
    assert game.asked[0].kind == "phase"


def test_mulligan_comes_before_the_corporation_is_chosen() -> None:
    game = tharsis.new("ares", 2, {"mulligan": True}, seed=5)
    assert isinstance(game, Ares)
    old = game.own[0].hand[:]
    decision = game.asked[0]
    assert (decision.kind, decision.least, decision.most) == ("mulligan", 0, 8)
    game.answer(0, [0, 1, 2])
    assert game.own[0].hand[:5] == old[3:] and len(game.own[0].hand) == 8
    assert game.asked[0].kind == "corporation"


@pytest.mark.parametrize("bad", [{"seats": 5}, {"cooperative": True, "seats": 3}, {"level": "easy"}, {"draft": True}])
def test_a_bad_setup_is_refused(bad: dict[str, object]) -> None:
    seats = bad.pop("seats", 2)
    assert isinstance(seats, int)
    with pytest.raises(tharsis.BadSetup):
        tharsis.new("ares", seats, bad)
