"""The ladder: who can be played against, by name."""

from __future__ import annotations

import pytest

import tharsis
from tharsis.bots import bots_of
from tharsis.bots.levels import RUNGS, levels_of, maker_of
from tharsis.words import LANGUAGES, SPEAKING


@pytest.mark.parametrize("game", tharsis.GAMES)
def test_levels_are_ranked_from_the_weakest_on(game: str) -> None:
    levels = levels_of(game)
    assert [level.rank for level in levels] == list(range(1, len(levels) + 1))
    assert [level.name for level in levels] == [rung.name for rung in RUNGS if rung.name in {x.name for x in levels}]
    assert {"drifter", "prospector"} <= {level.name for level in levels}
    assert all(level.bot in bots_of(game) for level in levels)


@pytest.mark.parametrize("player", ["nobody", "prospector:5", "navigator:", "navigator:0", "navigator:x"])
def test_a_name_that_is_not_on_the_ladder_is_refused(player: str) -> None:
    with pytest.raises(tharsis.UnknownName, match=r"is not known|does not search|simulations must be"):
        maker_of("mars", player)


def test_a_level_goes_by_its_name_or_by_that_of_its_bot() -> None:
    game = tharsis.new("mars", seed=3)
    answers = [maker_of("mars", name)(5).answer(game.view(0)) for name in ("prospector", "greedy")]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rung_has_a_name_and_a_character(lang: str) -> None:
    words = SPEAKING["mars"][lang].bots
    assert all(words[rung.bot] and words[f"{rung.bot}_text"] for rung in RUNGS)
    assert len({words[rung.bot] for rung in RUNGS}) == len(RUNGS)
