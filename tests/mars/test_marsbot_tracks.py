"""MarsBot's board: every space of the seven tracks, advancing, failing, and going back.

Headings of the play aid are cited in brackets.
"""

from __future__ import annotations

import pytest
from marsbot import bot_does, bot_table, kinds, reasons, supply, track, turn
from table import can, do, oceans, seat

from tharsis.mars.marsbot.robot import LAST_SPACE, SPACES, TRACKS
from tharsis.mars.marsbot.table import BotTable

# what each space shows, track by track, blanks left out
BOARD = {
    "building": "2 ocean, 5 tr2, 6 temp, 7 milestone, 8 greenery, 9 award, 10 city, 11 +space, 12 ocean, 14 greenery, "
    "15 city, 16 temp, 18 tr5",
    "space": "1 arrow, 3 temp, 5 ocean, 6 city, 7 venus, 8 milestone, 9 temp, 11 tr3, 12 ocean, 14 temp, 16 tr4, "
    "18 tr6",
    "event": "1 arrow, 3 ocean, 4 greenery, 5 arrow, 6 floater2, 7 arrow, 8 ocean, 9 tr3, 10 award, 12 tr4, 13 temp, "
    "14 greenery, 15 arrow, 16 temp2, 18 tr5",
    "science": "1 arrow, 3 arrow, 4 city, 6 greenery, 8 tr2, 9 milestone, 10 temp, 11 ocean, 12 tr3, 13 temp, 14 tr4, "
    "15 arrow, 17 temp, 18 tr7",
    "power": "1 arrow, 2 floater1, 3 tr3, 4 floater2, 5 temp, 6 arrow, 7 milestone, 9 temp, 10 greenery, 11 arrow, "
    "12 ocean, 14 city, 15 greenery, 17 temp, 18 tr8",
    "earth": "1 city, 4 tr3, 5 city, 7 arrow, 8 city, 9 award, 10 arrow, 11 city, 12 greenery, 13 tr4, 14 greenery, "
    "15 arrow, 17 city, 18 tr7",
    "plant": "3 greenery, 5 greenery, 6 greenery, 7 arrow, 9 ocean, 10 award, 11 temp, 12 tr3, 13 greenery, "
    "14 greenery, 15 ocean, 16 greenery, 18 tr6",
}
SHOWN = {track: {int(x.split()[0]): x.split()[1] for x in text.split(", ")} for track, text in BOARD.items()}
EVERY_SPACE = [(name, space) for name in TRACKS for space in range(1, LAST_SPACE + 1)]


def on(name: str, space: int, **more: object) -> BotTable:
    """A tracker stands just before a space; the game is such that every symbol can be carried out."""
    colonies = bool(more.pop("colonies", True))
    return bot_table(
        tracks={name: space - 1},
        tr=35,
        options={"colonies": colonies},
        tiles={**oceans(2)},
        **more,
    )


@pytest.mark.parametrize(("name", "space"), EVERY_SPACE)
def test_every_space_does_what_it_shows(name: str, space: int) -> None:
    """[Piste du plateau de Marsbot] On reaching a symbol MarsBot does it at once."""
    g = on(name, space)
    tr, temperature, had = g.seat[1].tr, g.params[0], supply(g)
    steps = kinds(bot_does(g, f"bot advance {name}"))
    symbol = SHOWN[name].get(space, "")
    assert steps[0] == "advance"
    if not symbol:
        assert steps == ["advance"] and track(g, name) == space and supply(g) == had
    elif symbol == "arrow":
        assert steps[:2] == ["advance", "advance"] and track(g, name) > space
    elif symbol.startswith("tr"):
        assert steps == ["advance", "rating"] and g.seat[1].tr == tr + int(symbol[2:])
    elif symbol.startswith("temp"):
        n = int(symbol[4:] or 1)
        fleet = ["fleet"] if (name, space) == ("power", 9) else []
        assert steps == ["advance", *fleet, *["raise"] * n]
        assert g.params[0] == temperature + n and g.seat[1].tr == tr + n
    elif symbol in ("ocean", "greenery", "city"):
        assert steps == ["advance", "place"]
        placed = [t for a, t in enumerate(g.tile) if t and g.owner[a] == 1]
        assert placed == {"ocean": [], "greenery": [2], "city": [3]}[symbol]
        assert g.params[2] == (3 if symbol == "ocean" else 2)
    elif symbol == "milestone":
        assert steps == ["advance", "claim"] and list(g.milestones) == [0, 1]  # a rating of 35 makes it Terraformer
    elif symbol == "award":
        assert steps == ["advance", "fund"] and list(g.awards)[1::2] == [1]
    elif symbol.startswith("floater"):
        assert steps == ["advance", "floaters"] and sum(g.robot.storage) == int(symbol[7:])
    elif symbol == "venus":
        assert steps == ["advance", "ignore"] and supply(g) == had
    else:
        assert symbol == "+space" and steps[:2] == ["advance", "advance"] and track(g, "space") > 0


def test_the_board_is_the_one_of_the_sheet() -> None:
    for t, name in enumerate(TRACKS):
        assert {n for n, word in enumerate(SPACES[t]) if word is not None} == set(SHOWN[name])
        assert len(SPACES[t]) == LAST_SPACE + 1


@pytest.mark.parametrize(("name", "space"), [("event", 6), ("power", 2), ("power", 4), ("space", 7)])
def test_a_symbol_of_an_unused_expansion_is_ignored_and_no_failure(name: str, space: int) -> None:
    """[Piste du plateau de Marsbot] Ignore the symbol of an expansion that is not used: no Failed Action."""
    g = on(name, space, colonies=False)
    assert kinds(bot_does(g, f"bot advance {name}")) == ["advance", "ignore"]
    assert supply(g) == 0


@pytest.mark.parametrize("name", TRACKS)
def test_the_end_of_a_track_is_a_failed_action(name: str) -> None:
    """[Action manquée] A tracker that should advance and stands at the end."""
    g = bot_table(tracks={name: 18})
    lines = bot_does(g, f"bot advance {name}")
    assert kinds(lines) == ["fail"] and reasons(lines, "fail") == ["track_end"]
    assert supply(g) == 5 and track(g, name) == 18


@pytest.mark.parametrize(
    ("name", "space", "fields", "why"),
    [
        ("building", 6, {"temperature": 8}, "complete"),
        ("building", 2, {"tiles": oceans(9)}, "complete"),
        ("building", 7, {}, "none_met"),
        ("building", 9, {"human": seat(steel=40, heat=40, produces={"credits": 40}, played=["research"])}, "not_ahead"),
    ],
)
def test_a_symbol_it_cannot_carry_out_is_a_failed_action(
    name: str, space: int, fields: dict[str, object], why: str
) -> None:
    """[Action manquée] Temperature at its end, no ocean left, no milestone met, ahead in no award."""
    g = bot_table(tracks={name: space - 1}, **fields)  # type: ignore[arg-type]
    lines = bot_does(g, f"bot advance {name}")
    assert reasons(lines, "fail") == [why]
    assert supply(g) == 5


def test_the_double_temperature_is_two_steps_each_of_which_can_fail() -> None:
    """[Action manquée] on event 16."""
    g = bot_table(tracks={"event": 15}, temperature=6)
    assert kinds(bot_does(g, "bot advance event")) == ["advance", "raise", "fail"]
    assert supply(g) == 5 and g.seat[1].tr == 21


# ---- resolving projects
def test_tags_from_left_to_right_the_event_tag_last() -> None:
    """[Tour de Marsbot, A. Résoudre une carte Projet]"""
    g = bot_table(action=["comet"], tracks={"space": 1, "event": 1})
    lines = turn(g)
    assert [line.item for line in lines if line.kind == "bot_advance"] == ["space", "event"]
    assert track(g, "space") == 2 and track(g, "event") == 2
    assert [g.card_name(c) for c in g.robot.played] == ["comet"]


def test_text_cost_and_requirement_of_the_card_are_ignored() -> None:
    """[A.a] Kelp Farming needs six oceans and gives plants; MarsBot only takes the tag."""
    g = bot_table(action=["kelp_farming"])
    before = list(g.params)
    turn(g)
    assert track(g, "plant") == 1 and list(g.params) == before and list(g.seat[1].production) == [0] * 6


def test_every_symbol_works_before_the_next_tag() -> None:
    """[A.c] The city of the first Earth space comes before the space tag."""
    g = bot_table(action=["interstellar_colony_ship"], tracks={"space": 1, "event": 1})
    assert kinds(turn(g))[:5] == ["project", "advance", "place", "advance", "advance"]


def test_a_card_without_tags_is_a_failed_action() -> None:
    """[A.d]"""
    g = bot_table(action=["hackers"])
    lines = turn(g, "pass")
    assert kinds(lines)[:2] == ["project", "fail"] and reasons(lines, "fail") == ["no_tags"]
    assert supply(g) == 5


@pytest.mark.parametrize(("level", "paid"), [("easy", 3), ("normal", 5), ("hard", 5), ("brutal", 5)])
def test_what_a_failed_action_pays(level: str, paid: int) -> None:
    """[Niveaux de difficulté] Easy pays 3 instead of 5."""
    g = bot_table(level, tracks={"building": 18})
    bot_does(g, "bot advance building")
    assert supply(g) == paid


def test_marsbot_passes_when_its_deck_is_empty() -> None:
    """[Tour de Marsbot] With cards it resolves one each turn, also when the human has passed; without it passes."""
    g = bot_table(action=["sponsors"])
    lines = turn(g, "project power_plant")
    assert lines == []  # still the human's turn
    assert kinds(turn(g, "end turn"))[0] == "project"
    assert g.generation == 5 and g.waiting() == [0]
    assert "pass" in kinds(turn(g))


# ---- going back
def test_a_track_goes_back_and_stays_silent_until_it_is_where_it_was() -> None:
    """[Modifications de la Phase d'action] No symbol works twice; the marker is taken off on reaching it."""
    g = bot_table(
        tracks={"power": 5}, human=seat(credits=10, hand=["energy_tapping"]), temperature=-10, marsbot={"markers": {}}
    )
    do(g, "play energy_tapping")
    if can(g, "reduce energy of 1"):
        do(g, "reduce energy of 1")
    assert track(g, "power") == 4 and g.robot.marker[4] == 5
    lines = bot_does(g, "bot advance power")
    assert kinds(lines) == ["advance"] and "silent" in reasons(lines, "advance")
    assert track(g, "power") == 5 and g.robot.marker[4] == 0
    assert kinds(bot_does(g, "bot advance power"))[:2] == ["advance", "advance"]  # the arrow on 6 is new


def test_all_spaces_up_to_the_marker_are_silent() -> None:
    g = bot_table(tracks={"plant": 2}, marsbot={"markers": {"plant": 5}})
    for space in (3, 4, 5):
        assert kinds(bot_does(g, "bot advance plant")) == ["advance"], space
    assert kinds(bot_does(g, "bot advance plant")) == ["advance", "place"]


def test_pushed_back_twice_the_marker_stays_at_the_furthest_space() -> None:
    g = bot_table(tracks={"plant": 6})
    robot = g.robot
    robot.push_back(6, 1)
    robot.push_back(6, 2)
    assert robot.tracker[6] == 3 and robot.marker[6] == 6
