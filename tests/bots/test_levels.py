"""The ladder: who can be played against, by name."""

from __future__ import annotations

import pytest

import tharsis
from tharsis.arena import simulate
from tharsis.bots.levels import RUNGS, level_of, levels_of, maker_of
from tharsis.bots.thinkers import SearchBot
from tharsis.words import LANGUAGES, SPEAKING


@pytest.mark.parametrize("game", tharsis.GAMES)
def test_levels_are_ranked_from_the_weakest_on(game: str) -> None:
    levels = levels_of(game)
    assert [level.rank for level in levels] == list(range(1, len(levels) + 1))
    assert [level.name for level in levels] == [rung.name for rung in RUNGS if rung.name in {x.name for x in levels}]
    assert {"drifter", "prospector"} <= {level.name for level in levels}


@pytest.mark.usefixtures("whole_ladder")
def test_all_rungs_stand_where_something_was_learned() -> None:
    assert [level.name for level in levels_of("mars")] == [rung.name for rung in RUNGS]
    assert {level.name for level in levels_of("ares")} == {"drifter", "prospector"}
    assert {level.settings for level in levels_of("mars")} == {(), ("chance-2",)}


@pytest.mark.parametrize("name", ["architect", "olympus"])
def test_where_a_game_has_no_such_rung_the_one_below_plays(name: str) -> None:
    """As at tables that were made when it had one."""
    level = level_of("ares", name)
    assert level is not None and level == levels_of("ares")[-1] and level.name == "navigator"
    bot = maker_of("ares", f"{name}:12")(1)
    assert isinstance(bot, SearchBot) and bot.simulations == 12


@pytest.mark.usefixtures("whole_ladder")
@pytest.mark.parametrize("name", ["navigator", "olympus"])
def test_where_nothing_was_learned_nobody_plays_for_those_who_did(name: str) -> None:
    assert level_of("ares", name) is None


@pytest.mark.usefixtures("whole_ladder")
@pytest.mark.parametrize(
    ("player", "simulations"), [("navigator", 96), ("navigator:7", 7), ("olympus:100000", 100_000)]
)
def test_who_searches_takes_a_number_of_simulations(player: str, simulations: int) -> None:
    bot = maker_of("mars", player)(1)
    assert isinstance(bot, SearchBot) and bot.simulations == simulations


@pytest.mark.usefixtures("whole_ladder")
@pytest.mark.parametrize(
    ("player", "why"),
    [
        ("nobody", "there are: drifter, botanist, prospector, engineer, navigator, architect, olympus"),
        ("prospector:5", "prospector does not search"),
        ("navigator:", "'navigator:' is not known"),
        ("navigator:x", "'navigator:x' is not known"),
        ("navigator:0", "must be 1 to 100000, not 0"),
        ("navigator:100001", "must be 1 to 100000, not 100001"),
    ],
)
def test_a_wrong_name_or_number_ends_in_one_sentence(player: str, why: str) -> None:
    with pytest.raises(tharsis.UnknownName, match=why) as wrong:
        simulate([player, "drifter"], games=1)
    assert wrong.value.field == "seats"


def test_old_and_new_names_play_the_same_games() -> None:
    old, new = (simulate(seats, games=1).as_dict() for seats in (["greedy", "random"], ["prospector", "drifter"]))
    assert old["scores"] != new["scores"]  # the seats are named as they were asked for
    assert [row["total"] for row in old["scores"]] == [row["total"] for row in new["scores"]]  # type: ignore[attr-defined]


@pytest.mark.usefixtures("whole_ladder")
def test_a_level_that_searches_plays_a_whole_game() -> None:
    report = simulate(["navigator:1", "botanist"], games=1)
    assert [row["bot"] for row in report.scores()] == ["navigator:1", "botanist"]


def test_a_level_goes_by_its_name_or_by_that_of_its_bot() -> None:
    game = tharsis.new("mars", seed=3)
    answers = [maker_of("mars", name)(5).answer(game.view(0)) for name in ("prospector", "greedy")]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rung_has_a_name_and_a_character(lang: str) -> None:
    words = SPEAKING["mars"][lang].bots
    assert all(words[rung.bot] and words[f"{rung.bot}_text"] for rung in RUNGS)
    assert len({words[rung.bot] for rung in RUNGS}) == len(RUNGS)
