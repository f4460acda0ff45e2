"""What a bot thinks of the options of a view."""

from __future__ import annotations

from some_mind import some_mind

import tharsis
from tharsis.bots.considering import consider


def choosing() -> tharsis.Game:
    seat = {"corporation": "thorgate", "hand": ["sponsors", "mine"], "stock": {"credits": 14}}
    return tharsis.load({"generation": 3, "seats": [seat, {}]})


def test_options_are_considered_with_what_they_bring() -> None:
    game = choosing()
    found = consider(game.view(0), 24, mind=some_mind())
    assert {one.answer for one in found} <= {(option.notation,) for option in game.asked[0].options}
    assert len(found) > 2 and all(one.simulations > 0 and 0 <= one.win <= 1 for one in found)
    (asteroid,) = [one for one in found if one.answer == ("project asteroid",)]
    assert asteroid.steps >= 1 and asteroid.points >= 1


def test_whoever_looks_alike_hears_the_same() -> None:
    game = choosing()
    other = game.view(0).sample(5)
    assert consider(game.view(0), 16, 3, some_mind()) == consider(other.view(0), 16, 3, some_mind())


def test_who_is_not_asked_has_nothing_to_consider() -> None:
    assert consider(choosing().view(1), 16, mind=some_mind()) == []
