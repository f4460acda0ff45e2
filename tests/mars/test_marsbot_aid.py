"""The play aid of MarsBot, paragraph by paragraph: which tests stand for each, and those on the human's own side.

The aid's compact version of a generation says the same as its long one and is not listed twice.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from marsbot import bot_does, bot_table, kinds, turn
from table import after, can, do, offered, seat

import tharsis
from tharsis.kernel.rows import row_of
from tharsis.mars.board import AREA_NAME, CITY_TILE, NEXT_TO
from tharsis.mars.marsbot.options import by_name
from tharsis.mars.marsbot.robot import BONUS, CORPORATIONS, LAST_SPACE, SPACES, TRACKS
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.marsbot.tiles import GREENERIES, SEAS, USUAL, candidates, count

# heading: {what the paragraph says: tests}. A name without a module is a test of this file.
AID: dict[str, dict[str, str]] = {
    "Génération": {
        "the first player marker alternates": "rules.test_the_first_player_alternates",
        "no order and no research in generation 1": "test_the_first_generation_begins_with_actions",
        "MarsBot pays for no card": "rules.test_marsbot_pays_for_nothing_and_produces_nothing",
        "without draft: four cards, three projects and a bonus card": (
            "rules.test_without_draft_it_takes_three_projects_and_a_bonus_card "
            "test_its_action_deck_is_three_projects_and_a_bonus_card"
        ),
        "with draft: two packs of four, one card each, packs change sides": (
            "rules.test_with_draft_it_keeps_cards_at_random_and_drops_one"
        ),
        "with draft: one of its four cards is dropped at random": (
            "rules.test_with_draft_it_keeps_cards_at_random_and_drops_one"
        ),
        "with draft: a bonus card joins the three kept": "test_its_action_deck_is_three_projects_and_a_bonus_card",
        "the human keeps cards for 3 M€ each": "test_the_human_pays_three_for_a_card",
        "an empty bonus deck is made of the discards, not of destroyed cards": (
            "test_research_makes_a_new_bonus_deck "
            "bonus.test_an_empty_bonus_deck_is_made_of_the_discards_without_destroyed_cards"
        ),
    },
    "Phase d'action": {
        "turns alternate until both have passed": "test_turns_alternate_until_both_have_passed",
        "the human takes one or two actions or passes": "test_the_human_takes_one_or_two_actions_or_passes",
        "the seven kinds of action": "test_what_the_human_can_do",
        "a blue card once in a generation": "test_a_blue_card_once_in_a_generation",
        "MarsBot passes without cards": "tracks.test_marsbot_passes_when_its_deck_is_empty",
        "MarsBot resolves one card in a turn": "tracks.test_marsbot_passes_when_its_deck_is_empty",
        "project: text, effects and restrictions are ignored": (
            "tracks.test_text_cost_and_requirement_of_the_card_are_ignored"
        ),
        "project: tags from left to right, one space each": "tracks.test_tags_from_left_to_right_the_event_tag_last",
        "project: the end of a track is a Failed Action": "tracks.test_the_end_of_a_track_is_a_failed_action",
        "project: a symbol works at once": (
            "tracks.test_every_symbol_works_before_the_next_tag tracks.test_every_space_does_what_it_shows"
        ),
        "project: no tags is a Failed Action": "tracks.test_a_card_without_tags_is_a_failed_action",
        "project: it goes to the played pile": "tracks.test_tags_from_left_to_right_the_event_tag_last",
        "bonus card: impossible is no Failed Action": "bonus.test_an_impossible_bonus_card_is_no_failed_action",
        "bonus card: the first option that can be done": "bonus.test_overachievement_claims_then_funds_then_pays",
        "bonus card: it goes to the discard pile": "bonus.test_research_and_development_resolves_the_top_project",
    },
    "Phase de production": {
        "MarsBot skips it": "rules.test_marsbot_pays_for_nothing_and_produces_nothing",
        "energy to heat, M€ by TR and production, other resources, markers off, generation up": (
            "test_the_human_produces"
        ),
    },
    "Acquérir un objectif": {
        "the human pays 8 M€ for a milestone that is met": "test_milestones_of_the_human",
        "one owner each, three in all, 5 points": (
            "test_a_milestone_is_taken_once_and_three_in_all rules.test_scores_by_source"
        ),
        "MarsBot pays nothing": "tiles.test_it_claims_the_leftmost_of_equals_and_pays_nothing",
        "first one that the human meets too": "test_it_claims_first_what_the_human_meets_too",
        "then the one the human is closest to": "tiles.test_it_claims_what_the_human_meets_or_is_closest_to",
        "then the leftmost": "tiles.test_it_claims_the_leftmost_of_equals_and_pays_nothing",
        "the five milestones of Tharsis": "test_milestones_of_the_human tiles.test_how_it_meets_milestones",
    },
    "Financer une récompense": {
        "8, 14 and 20 M€, three in all, each once": (
            "test_awards_cost_the_human_8_14_20 tiles.test_the_humans_price_counts_marsbots_awards"
        ),
        "5 points to the leader, whoever funded; no second place with two": "test_awards_are_scored_between_two",
        "equals both get them": "test_awards_are_scored_between_two",
        "MarsBot funds where it is furthest ahead, leftmost of equals": (
            "tiles.test_it_funds_the_award_in_which_it_is_furthest_ahead"
        ),
        "for resources left over the human's production counts": (
            "tiles.test_for_leftover_resources_the_humans_production_counts"
        ),
        "the five awards of Tharsis": "test_awards_are_scored_between_two tiles.test_its_award_values",
    },
    "Modifications de la Phase d'action": {
        "resources removed come out of its M€": "human.test_removed_resources_come_out_of_the_supply",
        "resources stolen become what the effect names": "human.test_stolen_resources_become_what_the_effect_names",
        "lowered production: one space back, on the track of the production": (
            "human.test_lowered_production_pushes_a_track_back"
        ),
        "what was done already is not done again, up to the marker": (
            "tracks.test_a_track_goes_back_and_stays_silent_until_it_is_where_it_was "
            "tracks.test_all_spaces_up_to_the_marker_are_silent"
        ),
        "counting: its tracks, not its cards, and where the tracker stands now": (
            "human.test_media_archives_counts_the_event_track human.test_toll_station_counts_the_space_track "
            "human.test_played_cards_of_marsbot_never_count"
        ),
    },
    "Piste du plateau de Marsbot": {
        "a symbol is done at once, or is a Failed Action": (
            "tracks.test_every_space_does_what_it_shows tracks.test_a_symbol_it_cannot_carry_out_is_a_failed_action"
        ),
        "a symbol of an expansion that is not used is ignored": (
            "tracks.test_a_symbol_of_an_unused_expansion_is_ignored_and_no_failure"
        ),
    },
    "Placement pour Marsbot": {
        "it keeps the rules of placement": "tiles.test_it_keeps_the_rules_of_placement",
        "greenery: most own cities, fewest of the human's, oxygen": (
            "tiles.test_a_greenery_goes_beside_most_own_cities tiles.test_then_beside_fewest_human_cities"
        ),
        "ocean: any ocean area": "tiles.test_an_ocean_goes_beside_most_oceans_then_most_symbols",
        "city: most greeneries": "tiles.test_a_city_goes_beside_most_greeneries_of_anybody",
        "ties of cities and greeneries come after their own criteria": "test_ties_come_after_the_criteria_of_a_tile",
        "1. most oceans": "tiles.test_an_ocean_goes_beside_most_oceans_then_most_symbols",
        "2. most symbols": "tiles.test_at_last_a_card_walks_the_areas test_ties_come_after_the_criteria_of_a_tile",
        "3. a card walks the areas and is discarded": "tiles.test_at_last_a_card_walks_the_areas",
        "2 M€ beside an ocean": "tiles.test_two_credits_for_each_ocean_beside_the_tile",
        "1 M€ for each symbol": "tiles.test_a_credit_for_each_symbol_covered",
        "2 M€ instead of heat production": "tiles.test_two_credits_instead_of_heat_production",
    },
    "Placement pour le joueur": {
        "an ocean: TR 1, and 2 M€ for whoever builds beside it": "test_oceans_pay_the_human_too",
        "a greenery beside own tiles if possible, oxygen and TR, 1 point": "test_greeneries_of_the_human",
        "no TR when oxygen is complete": "test_greeneries_of_the_human",
        "cities are no neighbours and score greeneries of anybody": "test_cities_of_the_human",
    },
    "Action manquée": {
        "it pays 5 M€": "tracks.test_what_a_failed_action_pays",
        "a project without tags": "tracks.test_a_card_without_tags_is_a_failed_action",
        "a symbol that cannot be carried out": "tracks.test_a_symbol_it_cannot_carry_out_is_a_failed_action",
        "the end of a track": "tracks.test_the_end_of_a_track_is_a_failed_action",
        "no milestone left or met": "tiles.test_no_fourth_milestone",
        "no award left or ahead in none": "tiles.test_no_fourth_award_and_none_without_a_lead",
        "a bonus step that cannot be carried out": "tiles.test_a_bonus_step_that_is_impossible_is_a_failed_action",
    },
    "Ajouter une Corporation": {
        "optional": "corporations.test_none_by_default",
        "by lot after the human's, never the same": "corporations.test_the_human_is_never_dealt_its_corporation",
        "cubes": "corporations.test_every_cube corporations.test_there_are_no_other_cubes",
        "its setup": "corporations.test_teractor corporations.test_tharsis_republic",
        "start tags like those of a card, lasting effects at once": (
            "corporations.test_interplanetary_cinematics corporations.test_tharsis_republic"
        ),
        "bonus cards of other corporations stay in the box": "test_bonus_cards_of_other_corporations_stay_in_the_box",
        "a priority makes the draft compulsory, from generation 2": (
            "corporations.test_a_draft_priority_turns_the_draft_on "
            "corporations.test_a_priority_drawn_by_lot_turns_it_on_too"
        ),
        "one match is kept, several by chance, none by chance": (
            "corporations.test_what_it_drafts corporations.test_without_a_match_chance_decides "
            "test_equal_matches_are_drawn_by_lot"
        ),
        "more matching tags before fewer": "test_two_matching_tags_before_one",
        "of several tags the first, then the next": (
            "corporations.test_what_it_drafts corporations.test_in_the_wording_of_the_aid_several_tags_go_before_one"
        ),
        "wild tags never match": "test_no_card_has_a_wild_tag",
        "packs change sides until both have four": "rules.test_with_draft_it_keeps_cards_at_random_and_drops_one",
        "the first card without a match is dropped, or none": "corporations.test_what_it_drops",
        "a bonus card joins them; rarely five cards": "test_five_cards_if_all_match",
        "the human buys as always": "test_the_human_pays_three_for_a_card",
    },
    "Niveaux de difficulté": {
        "normal by default": "test_normal_is_the_default",
        "easy: arrows are ignored": "rules.test_easy_ignores_arrows",
        "easy: failures pay 3": "tracks.test_what_a_failed_action_pays",
        "easy: award values are 5 lower": "tiles.test_its_award_values",
        "hard: a point for each card with points": "rules.test_hard_scores_a_point_for_each_card_with_points",
        "hard: milestones for 8 M€ on its first turn": (
            "rules.test_hard_claims_milestones_early rules.test_only_on_the_first_turn_and_only_from_hard_on"
        ),
        "brutal: hard, with a fourth project": (
            "rules.test_the_first_action_deck rules.test_brutal_keeps_all_four rules.test_hard_claims_milestones_early"
        ),
    },
    "Fin de la partie": {
        "the generation is played to its end, then last greeneries": (
            "rules.test_the_game_ends_with_the_generation_in_which_mars_is_complete"
        ),
        "generation 20 is lost": "rules.test_the_loss_in_generation_20 rules.test_generation_19_can_still_be_won",
        "MarsBot's last greeneries": "rules.test_marsbots_last_greeneries",
        "points: TR, awards, milestones, map": "rules.test_scores_by_source",
        "awards by its reference card": "rules.test_awards_are_scored_by_its_tracks_with_the_last_positions",
        "Neural Instance": "rules.test_the_neural_instance_scores_what_the_human_does_not_occupy",
        "cards of the human, events too; none of MarsBot": "test_cards_score_for_the_human_only",
        "M€ by the generation": "rules.test_credits_to_points_by_generation",
        "equal is a win for MarsBot": "rules.test_equal_scores_are_a_win_for_marsbot",
    },
    "Important": {
        "a destroyed card never comes back": "test_a_destroyed_card_never_comes_back",
        "a parameter raises the TR of whoever raises it": "test_parameters_raise_the_rating_of_both",
        "a loss of what is not there is skipped": (
            "human.test_a_loss_that_nobody_can_take_is_skipped "
            "human.test_own_losses_stay_costs_except_in_the_wording_of_the_aid"
        ),
    },
}


def known_tests(module: str) -> set[str]:
    """The tests of a module beside this one, or of this one."""
    name = f"test_marsbot_{module}.py" if module else Path(__file__).name
    return set(re.findall(r"^def (test_\w+)\(", (Path(__file__).parent / name).read_text(), re.M))


PARAGRAPHS = [(heading, says) for heading, rows in AID.items() for says in rows]


@pytest.mark.parametrize(("heading", "says"), PARAGRAPHS)
def test_every_paragraph_has_a_test(heading: str, says: str) -> None:
    names = AID[heading][says].split()
    assert names
    for name in names:
        module, _, test = name.rpartition(".")
        assert test in known_tests(module), name


def test_every_space_bonus_card_and_corporation_has_a_test() -> None:
    from test_marsbot_corporations import CUBES, every_cube
    from test_marsbot_tracks import EVERY_SPACE, SHOWN

    assert [(name, space) for name in TRACKS for space in range(1, LAST_SPACE + 1)] == EVERY_SPACE
    shown = {(TRACKS[t], n) for t, row in enumerate(SPACES) for n, word in enumerate(row) if word is not None}
    assert shown == {(name, n) for name, row in SHOWN.items() for n in row}
    for one in BONUS[1:]:
        base = one.name.removesuffix("_colonies").removeprefix("extended_")
        assert any(base in test for test in known_tests("bonus")), one.name
    for corporation in CORPORATIONS[1:]:
        assert f"test_{corporation.name}" in known_tests("corporations")
        assert bool(corporation.cubes) == (corporation.name in CUBES)
    assert len(every_cube()) == sum(1 for c in CORPORATIONS for row in c.cubes for cube in row if cube)


# ---- a generation
def next_research(g: BotTable) -> BotTable:
    """The human passes, buys nothing and drafts the first card; it begins the next generation."""
    do(g, "pass")
    while g.asked[0].kind != "turn":
        decision = g.asked[0]
        do(g, decision.options[0].notation if decision.single else [])
    return g


def test_the_first_generation_begins_with_actions() -> None:
    g = tharsis.new("mars", 2, {"marsbot": "normal", "draft": True}, 4)
    assert isinstance(g, BotTable)
    do(g, offered(g)[0], [])
    assert g.generation == 1 and g.first == 0 and g.asked[0].kind == "turn" and len(g.robot.action) == 4


@pytest.mark.parametrize("draft", [False, True])
def test_its_action_deck_is_three_projects_and_a_bonus_card(draft: bool) -> None:
    g = next_research(bot_table(first=1, options={"draft": draft}))
    action = g.robot.action
    assert len(action) == 4 and len([c for c in action if c < 0]) == 1


def test_the_human_pays_three_for_a_card() -> None:
    for draft in (False, True):
        g = bot_table(first=1, options={"draft": draft})
        do(g, "pass")
        while g.asked[0].kind == "draft":
            do(g, offered(g)[0])
        assert g.asked[0].kind == "buy" and len(offered(g)) == 4
        assert after(g, offered(g)[:3])["0.credits"] == -9


def test_research_makes_a_new_bonus_deck() -> None:
    row = {"bonus_discard": ["overachievement", "meteor_shower"], "destroyed": ["lobbyists"]}
    g = next_research(bot_table(first=1, bonus=[], marsbot=row))
    robot = g.robot
    found = sorted(BONUS[-c].name for c in [*robot.bonus, *robot.action] if c < 0)
    assert found == ["meteor_shower", "overachievement"] and not robot.spent
    assert [BONUS[-c].name for c in robot.destroyed] == ["lobbyists"]


def test_turns_alternate_until_both_have_passed() -> None:
    g = bot_table(action=["mine", "hackers"], human=seat(credits=60, hand=["comet"]))
    do(g, "project power_plant", "end turn")
    assert g.active == 0 and len(g.robot.action) == 1
    lines = kinds(turn(g))  # the human passes; MarsBot goes on until its deck is empty
    assert [k for k in lines if k in ("project", "pass")] == ["project", "pass"]
    assert g.generation == 6


def test_the_human_takes_one_or_two_actions_or_passes() -> None:
    g = bot_table(action=["mine", "hackers"], human=seat(credits=60, hand=["comet"]))
    do(g, "project power_plant")
    assert can(g, "end turn") and not can(g, "pass")
    lines = turn(g, "project power_plant")
    assert "project" in kinds(lines), "after the second action it is MarsBot's turn"
    assert can(g, "pass") and not can(g, "end turn")


def test_what_the_human_can_do() -> None:
    who = seat(credits=60, plants=8, heat=8, tr=35, steel=1, hand=["mine"], played=["space_elevator"])
    g = bot_table(human=who, tiles={"E4": "ocean"})
    for action in (
        *("play mine", "project aquifer", "claim terraformer", "fund miner", "use space_elevator"),
        *("convert plants", "convert heat", "pass"),
    ):
        assert can(g, action), action


def test_a_blue_card_once_in_a_generation() -> None:
    g = bot_table(human=seat(credits=60, steel=5, hand=["comet"], played=["space_elevator"]), first=1)
    do(g, "use space_elevator")
    assert not can(g, "use space_elevator")
    do(g, "end turn", "pass", [])
    assert g.generation == 6 and can(g, "use space_elevator")


def test_the_human_produces() -> None:
    made = {"credits": 3, "steel": 1, "titanium": 2, "plants": 1, "energy": 4, "heat": 1}
    g = bot_table(human=seat(tr=30, credits=1, energy=2, heat=5, produces=made, used=[]), tr=40)
    do(g, "pass")
    assert list(g.seat[0].stock) == [1 + 30 + 3, 1, 2, 1, 4, 5 + 2 + 1] and g.generation == 6
    assert list(g.seat[1].stock) == [0] * 6


# ---- milestones and awards
@pytest.mark.parametrize(
    ("name", "fields", "who"),
    [
        ("terraformer", {}, {"tr": 35}),
        ("mayor", {"tiles": {a: ("city", 0) for a in ("B2", "D2", "F2")}}, {}),
        ("gardener", {"tiles": {a: ("greenery", 0) for a in ("B2", "D2", "F2")}}, {}),
        (
            "builder",
            {},
            {
                "played": [
                    *("mine", "power_plant", "space_elevator", "carbonate_processing"),
                    *("strip_mine", "titanium_mine", "domed_crater", "geothermal_power"),
                ]
            },
        ),
        (
            "planner",
            {},
            {
                "hand": [
                    *("mine", "comet", "asteroid", "birds", "ants", "virus", "pets", "fish", "herbivores", "predators"),
                    *("sponsors", "research", "hackers", "windmills", "trees", "grass"),
                ]
            },
        ),
    ],
)
def test_milestones_of_the_human(name: str, fields: dict[str, object], who: dict[str, object]) -> None:
    g = bot_table(human=seat(credits=8, **who), **fields)  # type: ignore[arg-type]
    assert [x for x in offered(g) if x.startswith("claim")] == [f"claim {name}"]
    assert after(g, f"claim {name}")["0.credits"] == -8 and list(g.milestones)[1::2] == [0]
    assert g.scores()[0]["milestones"] == 5
    assert not can(bot_table(human=seat(credits=7, **who), **fields), f"claim {name}")  # type: ignore[arg-type]


def test_a_milestone_is_taken_once_and_three_in_all() -> None:
    taken = [{"name": "terraformer", "seat": 1}]
    assert not can(bot_table(human=seat(credits=20, tr=40), milestones=taken), "claim terraformer")
    three = [{"name": name, "seat": 1} for name in ("mayor", "gardener", "builder")]
    assert not can(bot_table(human=seat(credits=20, tr=40), milestones=three), "claim terraformer")
    assert bot_table(milestones=three).scores()[1]["milestones"] == 15


def test_it_claims_first_what_the_human_meets_too() -> None:
    """Terraformer stands left of Mayor, and the human is close to it; but Mayor the human meets."""
    tiles = {**{a: ("city", 1) for a in ("B2", "D2", "F2")}, **{a: ("city", 0) for a in ("D5", "F4", "H3")}}
    g = bot_table(tr=35, human=seat(tr=34), tiles=tiles)
    bot_does(g, "bot claim")
    assert list(g.milestones) == [1, 1]


def test_awards_cost_the_human_8_14_20() -> None:
    g = bot_table(human=seat(credits=60, hand=["comet"]))
    assert after(g, "fund miner")["0.credits"] == -8
    assert not can(g, "fund miner")
    assert after(g, "fund banker")["0.credits"] == -14
    assert after(g, "fund landlord")["0.credits"] == -20
    assert not [x for x in offered(g) if x.startswith("fund")]


@pytest.mark.parametrize(
    ("award", "who", "fields", "level"),
    [
        ("landlord", {}, {"tiles": {"B2": ("city", 0)}}, {"tiles": {"B2": ("city", 0), "D2": ("city", 1)}}),
        ("banker", {"produces": {"credits": 5}}, {"tracks": {"event": 4}}, {"tracks": {"event": 3, "building": 2}}),
        ("scientist", {"played": ["research"]}, {"tracks": {"science": 1}}, {"tracks": {"science": 2}}),
        ("thermalist", {"heat": 7}, {"tracks": {"power": 1}}, {"tracks": {"power": 2}}),
        ("miner", {"steel": 3, "titanium": 4}, {"tracks": {"space": 1}}, {"tracks": {"space": 2}}),
    ],
)
def test_awards_are_scored_between_two(
    award: str, who: dict[str, object], fields: dict[str, object], level: dict[str, object]
) -> None:
    """Five points to the leader and nothing to the second; on level terms five to both, whoever funded it."""
    funded = [{"name": award, "seat": 1}]
    g = bot_table(human=seat(**who), awards=funded, **fields)  # type: ignore[arg-type]
    assert [row["awards"] for row in g.scores()] == [5, 0]
    g = bot_table(human=seat(**who), awards=funded, **level)  # type: ignore[arg-type]
    assert [row["awards"] for row in g.scores()] == [5, 5]


# ---- tiles
def test_ties_come_after_the_criteria_of_a_tile() -> None:
    """A city goes beside the greenery, though other areas lie at two oceans; of those beside it one at the ocean."""
    g = bot_table(tiles={"E7": ("greenery", 0), "E4": "ocean", "E5": "ocean", "E6": "ocean"})
    assert max(count(g, a, SEAS) for a in candidates(g, CITY_TILE, USUAL)) == 2
    line = bot_does(g, "bot place city")[0]
    assert [r.kind for r in line.reasons][:3] == ["bot_areas", "bot_most_greeneries", "bot_most_oceans"]
    area = AREA_NAME.index(line.area)
    assert count(g, area, GREENERIES) == 1 and count(g, area, SEAS) == 1


def test_oceans_pay_the_human_too() -> None:
    g = bot_table(human=seat(credits=18), tiles={"E4": "ocean", "E6": "ocean"})
    do(g, "project aquifer")
    assert after(g, "place ocean E5") == {"0.tr": 1, "0.credits": 4, "0.plants": 2, "oceans": 1, "at E5": "ocean"}


def test_greeneries_of_the_human() -> None:
    g = bot_table(human=seat(plants=8), tiles={"G3": ("city", 0), "C3": ("city", 1)})
    do(g, "convert plants")
    beside = {AREA_NAME[a] for a in NEXT_TO[AREA_NAME.index("G3")]}
    assert offered(g) == [f"place greenery {a}" for a in sorted(beside)]
    assert after(g, "place greenery G4")["0.tr"] == 1 and g.params[1] == 1
    assert g.scores()[0]["greeneries"] == 1 and g.scores()[0]["cities"] == 1
    g = bot_table(human=seat(plants=8), tiles={"C3": ("city", 1)})
    do(g, "convert plants")
    assert len(offered(g)) > 40, "without own tiles anywhere"
    g = bot_table(human=seat(plants=8), oxygen=14)
    do(g, "convert plants")
    assert "0.tr" not in after(g, offered(g)[0]) and g.own_greeneries[0] == 1


def test_cities_of_the_human() -> None:
    g = bot_table(human=seat(credits=25), tiles={"G3": ("city", 1), "C4": ("greenery", 1), "C2": ("greenery", 0)})
    do(g, "project city")
    assert "place city G4" not in offered(g) and "place city H3" not in offered(g)
    do(g, "place city C3")
    assert g.scores()[0]["cities"] == 2


# ---- corporations
def test_bonus_cards_of_other_corporations_stay_in_the_box() -> None:
    brought = {one.name: set(one.bonus) for one in CORPORATIONS}
    every = set().union(*brought.values())
    assert every == {"rapid_sprouting", "do_it_right", "government_subsidy"}
    for name in ("ecoline", "inventrix", "united_nations_mars_initiative", "helion", "none"):
        g = tharsis.new("mars", 2, {"marsbot": "normal", "marsbot_corporation": name}, 3)
        assert isinstance(g, BotTable)
        do(g, offered(g)[0], [])
        robot = g.robot
        found = {BONUS[-c].name for c in [*robot.action, *robot.bonus, *robot.aside] if c < 0}
        assert found & every == brought.get(name, set()), name


def drafted(cards: tuple[str, ...], corporation: str, seed: int) -> str:
    from test_marsbot_corporations import drafted as kept
    from test_marsbot_corporations import pack

    return kept(pack(corporation, *cards, seed=seed))


def test_equal_matches_are_drawn_by_lot() -> None:
    cards = ("mine", "sponsors", "cartel", "comet")  # two with one Earth tag
    assert {drafted(cards, "teractor", seed) for seed in range(20)} == {"sponsors", "cartel"}


def test_two_matching_tags_before_one() -> None:
    cards = ("luna_governor", "sponsors", "cartel", "comet")  # the first has two Earth tags
    assert {drafted(cards, "teractor", seed) for seed in range(8)} == {"luna_governor"}


def test_no_card_has_a_wild_tag() -> None:
    from tharsis.vocabulary.terms import TAGS

    assert "wild" not in TAGS


def test_five_cards_if_all_match() -> None:
    from tharsis.mars.cards import BY_NAME
    from tharsis.mars.marsbot.research import research

    g = bot_table(corporation="thorgate")
    cards = [BY_NAME[c].number for c in ("power_plant", "wave_power", "windmills", "geothermal_power")]
    g.seat[1].dealt = row_of(cards[:])
    g.deck = row_of([c for c in g.deck if c not in cards])
    research(g)
    assert len(g.robot.action) == 5 and set(cards) <= set(g.robot.action)


# ---- levels and the end
def test_normal_is_the_default() -> None:
    assert by_name(["greedy", "marsbot"])["marsbot"] == "normal"


def test_cards_score_for_the_human_only() -> None:
    who = seat(played=["birds", "io_mining_industries", "interstellar_colony_ship"], resources={"birds": 3})
    g = bot_table(human=who, marsbot={"played": ["space_elevator", "trees"]})
    assert g.scores()[0]["cards"] == 3 + 1 + 4 and g.scores()[1]["cards"] == 0


def test_a_destroyed_card_never_comes_back() -> None:
    g = bot_table(action=["overachievement"], tr=35, bonus=[], marsbot={"bonus_discard": ["meteor_shower"]}, first=1)
    next_research(g)
    robot = g.robot
    assert [BONUS[-c].name for c in robot.destroyed] == ["overachievement"]
    assert [BONUS[-c].name for c in robot.action if c < 0] == ["meteor_shower"] and not robot.bonus


def test_parameters_raise_the_rating_of_both() -> None:
    g = bot_table(human=seat(heat=8, credits=14))
    assert after(g, "convert heat")["0.tr"] == 1
    bot_does(g, "bot raise temperature")
    assert g.seat[1].tr == 21 and g.params[0] == 2
