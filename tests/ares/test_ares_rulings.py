"""The rulings on what the rulebook leaves open; each is written down in docs/rules.md."""

from __future__ import annotations

import pytest
from ares_table import after, can, do, offered, points, reasons, seat, table

import tharsis
from tharsis.ares.cards import CATALOGUE
from tharsis.bots import bots_of

NOBODY = seat()


@pytest.mark.parametrize(("wording", "taken"), [("standard", 1), ("seeds", 2)])
def test_screening_takes_one_fitting_card_or_all_of_them(wording: str, taken: int) -> None:
    game = table(
        seat(played=["advanced_screening_technology"]),
        NOBODY,
        deck=["gene_repair", "comet", "grass"],
        options={"wording": wording},
    )
    do(game, "use advanced_screening_technology")
    if wording == "standard":
        assert offered(game) == ["keep gene_repair", "keep grass"]
        do(game, "keep grass")
    assert len(game.own[0].hand) == taken
    assert len(game.shown) == 3, "those taken were shown as well"


@pytest.mark.parametrize(("counted", "rating"), [("each", 2), ("card", 1)])
def test_rating_for_steel_counts_each_steel_or_each_card(counted: str, rating: int) -> None:
    game = table(
        seat("mining_guild", hand=["strip_mine"], credits=20),
        NOBODY,
        phase="development",
        options={"rating_for_steel": counted},
    )
    assert after(game, "play strip_mine").get("0.tr", 0) == -1 + rating


def test_the_grey_box_of_a_corporation_is_real_capacity() -> None:
    game = table(seat("phobolog", hand=["comet"], credits=40), NOBODY, phase="construction", tiles=["plants_2"])
    assert after(game, "play comet")["0.credits"] == -(25 - 4)
    water = table(seat("phobolog", played=["water_import_from_europa"], credits=40), NOBODY, tiles=["plants_2"])
    assert after(water, "use water_import_from_europa")["0.credits"] == -11


def test_nothing_is_forced_at_a_goal_reached_in_this_very_phase() -> None:
    game = table(seat(heat=16, plants=8), seat(credits=99), temperature=6, oxygen=13)
    do(game, (1, "standard temperature"), (1, "standard forest"))
    assert list(game.params[:2]) == [19, 14]
    assert can(game, "finish")
    assert after(game, "convert heat") == {"0.heat": -8, "0.tr": 1}, "it still brings its benefit"


@pytest.mark.parametrize("discarded", ["lichen", "comet"])
def test_a_card_once_shown_may_have_gone_face_down(discarded: str) -> None:
    """All saw that Lichen was taken; after any face-down discard nobody knows whether it is still there."""
    mine = seat(played=["advanced_screening_technology", "farming_co_ops"], hand=["comet", "birds"])
    game = table(mine, NOBODY, deck=["lichen", "moss", "interns"])
    do(game, "use advanced_screening_technology", "keep lichen")
    assert game.view(1).player(0).seen == ["lichen"]
    do(game, "use farming_co_ops", f"discard {discarded}")
    assert game.view(1).player(0).seen == [] and "lichen" not in game.view(1).as_dict()["shown"]  # type: ignore[operator]


def test_who_has_finished_is_asked_again_when_a_goal_falls_late() -> None:
    game = table(seat(hand=["comet"], credits=30), seat(heat=8), temperature=6, oxygen=14, oceans=9)
    do(game, "finish")
    assert game.waiting() == [1]
    do(game, (1, "convert heat"))
    assert game.waiting() == [0, 1], "the last goal: nobody's game ends over his head"
    do(game, (1, "finish"))
    assert not game.over and game.waiting() == [0]
    assert after(game, "standard temperature") == {"0.credits": -14, "0.tr": 1}
    do(game, "finish")
    assert game.over


def test_invention_contest_is_ordered_with_what_it_sets_off() -> None:
    mine = seat(played=["mars_university"], hand=["invention_contest", "comet"], credits=9)
    game = table(mine, NOBODY, phase="construction", deck=["lichen", "moss", "interns", "birds"])
    do(game, "play invention_contest")
    assert game.asked[0].kind == "order"
    do(game, "first mars_university: discard to draw, twice for plant", "discard comet")
    assert offered(game) == ["keep moss", "keep interns", "keep birds"]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_answer_when_they_are_asked_again(bot: str) -> None:
    game = table(seat(credits=60), seat(heat=8), temperature=6, oxygen=14, oceans=9)
    do(game, "finish", (1, "convert heat"), (1, "finish"))
    player = bots_of("ares")[bot](1)
    while not game.over:
        game.take(0, player.answer(game.view(0)))
    assert bot == "random" or game.own[0].forests == 3, "the last chance to turn money into points"


def test_a_goal_that_is_not_the_last_wakes_too_and_each_anew() -> None:
    game = table(seat(credits=14), seat(credits=99), NOBODY, temperature=6, oxygen=13, oceans=3)
    do(game, "finish", (2, "finish"), (1, "standard temperature"))
    assert game.waiting() == [0, 1]
    do(game, "finish", (1, "standard forest"))
    assert game.waiting() == [0, 1], "the second goal of the phase"
    do(game, "finish", (1, "standard temperature"))
    assert game.waiting() == [1], "a goal falls once"


def test_who_could_do_nothing_is_not_asked_again() -> None:
    game = table(seat(hand=["comet"]), seat(heat=8), seat(played=["ironworks"], heat=4), temperature=6)
    do(game, "finish", (2, "finish"), (1, "convert heat"))
    assert game.waiting() == [1, 2], "a card to sell alone is nothing to do, an action is"


def test_nobody_is_asked_again_when_a_goal_falls_in_construction() -> None:
    game = table(seat(credits=30), seat(hand=["comet"], credits=30), phase="construction", temperature=6)
    do(game, "finish", (1, "play comet"))
    assert game.params[0] == 19 and game.waiting() != [0]


def test_a_finish_that_was_overtaken_by_a_goal_can_be_undone_with_it() -> None:
    game = table(seat(credits=14), seat(heat=8), temperature=6)
    do(game, "finish")
    before = game.digest()
    do(game, (1, "convert heat"))
    assert tharsis.load(game.position()).waiting() == game.waiting() == [0, 1]
    game.undo(1)
    assert game.digest() == before and game.waiting() == [1]


def test_card_actions_at_a_complete_parameter_are_legal_and_pay_assembly_lines() -> None:
    game = table(seat(played=["ironworks", "assembly_lines"], heat=4), NOBODY, oxygen=14)
    option = next(o for o in game.asked[0].options if o.notation == "use ironworks")
    assert option.useless and option.idle == ("oxygen",)
    assert after(game, "use ironworks") == {"0.heat": -4, "0.credits": 1}


def test_the_card_of_an_unused_construction_bonus_is_drawn_at_the_end() -> None:
    game = table(seat(hand=["comet"], picked="construction"), NOBODY, phase="construction")
    assert after(game, "finish") == {"0.hand": 1, "deck": -1}
    do(game, "resume")
    assert not can(game, "draw")


def test_rating_as_a_price_never_falls_below_zero() -> None:
    game = table(seat(hand=["monocultures", "lunar_beam"], tr=1, credits=40), NOBODY, phase="development")
    assert after(game, "play monocultures")["0.tr"] == -1
    poor = table(seat(played=["asset_liquidation"], tr=0), NOBODY)
    assert reasons(poor, "use asset_liquidation") == ["rating_short"]


def test_favorite_project_finds_empty_cards_and_none() -> None:
    game = table(seat(hand=["ceos_favorite_project"], played=["birds"], credits=3), NOBODY, phase="construction")
    assert after(game, "play ceos_favorite_project") == {"0.credits": -3, "on birds": 2}
    bare = table(seat(hand=["ceos_favorite_project"], credits=3), NOBODY, phase="construction")
    assert after(bare, "play ceos_favorite_project") == {"0.credits": -3}


def test_viral_enhancers_may_feed_the_card_just_played() -> None:
    game = table(seat(hand=["tardigrades"], played=["viral_enhancers"], credits=9), NOBODY, phase="construction")
    do(game, "play tardigrades")
    chosen = "choose add 1 animal or microbe to another own card"
    assert offered(game) == ["choose gain plants 1", chosen]
    assert after(game, chosen) == {"on tardigrades": 1}


def test_two_shifts_are_still_one_colour() -> None:
    fields = {"hand": ["birds", "livestock"], "credits": 60, "next": {"shift": 1}}
    game = table(seat("inventrix", played=["adaptation_technology"], **fields), NOBODY, phase="construction", oxygen=7)
    assert can(game, "play birds") and can(game, "play livestock")
    low = table(seat("inventrix", played=["adaptation_technology"], **fields), NOBODY, phase="construction", oxygen=6)
    assert can(low, "play livestock") and reasons(low, "play birds") == ["zone_low"]


def test_the_initiative_may_buy_one_step_in_each_phase_in_which_its_rating_goes_up() -> None:
    game = table(seat("united_nations_mars_initiative", credits=6, heat=16, hand=["comet", "birds"]), NOBODY)
    do(game, "convert heat")
    assert offered(game) == ["choose spend 6 credits, rating 1", "choose nothing"]
    assert after(game, "choose spend 6 credits, rating 1") == {"0.tr": 1, "0.credits": -6}
    assert after(game, "convert heat") == {"0.heat": -8, "temperature": 2, "0.tr": 1}


def test_help_with_the_price_is_chosen_once_for_each_card() -> None:
    game = table(
        seat(
            hand=["comet", "grass"],
            played=["anaerobic_microorganisms", "restructured_resources"],
            resources={"anaerobic_microorganisms": 5},
            plants=2,
            credits=25,
        ),
        NOBODY,
        phase="construction",
        tiles=["card_1"],
    )
    do(game, "play comet")
    assert offered(game) == ["pay 25", "pay 20 plants 1", "pay 15 microbe 2", "pay 10 plants 1 microbe 2"]
    changed = after(game, "pay 10 plants 1 microbe 2")
    assert (changed["0.credits"], changed["0.plants"], changed["on anaerobic_microorganisms"]) == (-10, -1, -2)


def test_heat_pays_beside_the_heat_that_a_card_asks_for() -> None:
    game = table(seat("helion", hand=["building_industries"], heat=9, credits=2), NOBODY, phase="development")
    assert reasons(game, "play building_industries") == []
    do(game, "play building_industries")
    assert offered(game) == ["pay 2 heat 4", "pay 1 heat 5"]
    short = table(seat("helion", hand=["building_industries"], heat=9, credits=0), NOBODY, phase="development")
    assert reasons(short, "play building_industries") == ["credits"]


def test_a_finished_seat_holds_nobody_up() -> None:
    game = table(seat(), seat(), seat())
    do(game, (1, "finish"), (0, "finish"))
    assert game.waiting() == [2]
    optional = game.optional(0)
    assert optional is not None and [o.say() for o in optional.options] == ["Take that back"]
    do(game, (2, "finish"))
    assert game.round == 4


# ---- solo
def test_solo_reveals_a_neutral_phase_without_bonus_and_lasts_25_rounds() -> None:
    game = table(seat(credits=0), phase=None, neutral_deck=["production", "action"])
    do(game, "phase production")
    assert game.neutral_phase == 4 and game.own[0].stock[0] == 5 + 4, "once, with the own bonus"
    again = table(seat(credits=0), phase=None, neutral_deck=["production", "action"])
    do(again, "phase research")
    assert again.own[0].stock[0] == 5, "the neutral card gives no bonus"


@pytest.mark.parametrize(("level", "steps"), [("novice", 2), ("advanced", 1), ("expert", 0)])
def test_solo_help_comes_each_time_the_neutral_set_is_through(level: str, steps: int) -> None:
    game = table(seat(), phase=None, round=5, neutral_deck=["production"], options={"level": level}, temperature=-30)
    do(game, "phase production")
    assert game.round == 6
    if steps:
        assert offered(game) == ["help temperature", "help oxygen"]
        assert after(game, "help temperature") == {"temperature": 2 * steps}, "nothing is gained by it"
    assert game.asked[0].kind == "phase"
    assert len(game.neutral_deck) == 5


def test_solo_the_player_orders_the_last_five_neutral_cards() -> None:
    game = table(seat(), phase=None, round=21)
    assert len(offered(game)) == 5 and all(x.startswith("neutral ") for x in offered(game))
    do(game, "neutral production")
    do(game, "phase production")
    assert game.round == 22 and "neutral production" not in offered(game)


@pytest.mark.parametrize(("round", "cube"), [(1, 1), (5, 1), (6, 2), (20, 4), (21, 5), (25, 5)])
def test_solo_the_neutral_cube_moves_when_the_neutral_set_is_through(round: int, cube: int) -> None:
    game = table(seat(), round=round, phase=None)
    assert game.position()["neutral_cube"] == game.view(0).as_dict()["neutral_cube"] == cube
    with pytest.raises(tharsis.BadPosition, match=f"neutral_cube: stands on {cube} in round {round}, not 7"):
        table(seat(), round=round, neutral_cube=7)
    assert table(seat(), seat(), round=round).position()["neutral_cube"] == 0


def test_solo_a_sample_of_the_last_rounds_asks_the_same() -> None:
    game = table(seat(), round=21, phase=None, neutral_deck=["research", "action", "development", "production"])
    view = game.view(0)
    assert view.as_dict()["question"]["kind"] == "neutral_phase"  # type: ignore[index]
    for seed in range(10):
        assert view.sample(seed).view(0).as_dict() == view.as_dict()


def test_solo_is_won_with_all_goals_at_the_end_of_round_25() -> None:
    for oxygen, winners in ((14, [0]), (13, [])):
        game = table(seat(), phase="production", round=25, temperature=8, oceans=9, oxygen=oxygen, neutral_deck=[])
        assert game.over and game.winners() == winners
    early = table(seat(), phase="production", round=24, temperature=8, oceans=9, oxygen=14, neutral_deck=["action"])
    assert not early.over, "all rounds are played"


# ---- cooperative
def test_cooperative_cubes() -> None:
    game = table(seat(hand=["comet", "birds"]), seat(hand=["grass", "moss"]), phase=None, options={"cooperative": True})
    do(game, "phase production", (1, "phase production"))
    assert offered(game) == ["cube copper", "cube player"]
    do(game, "cube player", (1, "cube copper"))
    assert game.pool == [26, 2] and game.own[1].stock[0] == 1
    do(game, "give comet")
    assert game.round == 3, "the swap waits for both"
    do(game, (1, "give grass"))
    names = [[CATALOGUE[c].name for c in who.hand] for who in game.own]
    assert names == [["birds", "grass"], ["moss", "comet"]]


def test_cooperative_last_cube_of_a_kind_goes_to_the_lower_seat_first() -> None:
    game = table(
        seat(hand=["comet"]),
        seat(hand=["grass"]),
        phase=None,
        options={"cooperative": True},
        pool={"copper": 1, "player": 1},
        round=15,
    )
    do(game, "phase production", (1, "phase production"))
    assert game.waiting() == [0]
    do(game, "cube player")
    assert game.pool == [0, 0]


def test_cooperative_needs_all_goals_and_eighty_points() -> None:
    for tr, winners in ((40, [0, 1]), (39, [])):
        game = table(
            seat(tr=tr),
            seat(tr=40),
            phase="production",
            round=15,
            temperature=8,
            oxygen=14,
            oceans=9,
            options={"cooperative": True},
        )
        assert game.over and game.winners() == winners


def test_points_are_rounded_down_card_by_card() -> None:
    game = table(seat(played=["tardigrades", "ecological_zone"], resources={"tardigrades": 5, "ecological_zone": 3}))
    assert points(game) == 1 + 1
