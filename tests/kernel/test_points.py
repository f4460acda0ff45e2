"""What a view tells beside the position: the worth of metals, and the points of a seat card by card."""

from __future__ import annotations

import tharsis


def seen(game: tharsis.Game, seat: int, by: int) -> dict[str, object]:
    rows = game.view(by).as_dict()["seats"]
    assert isinstance(rows, list)
    found: dict[str, object] = rows[seat]
    return found


def test_everybody_sees_what_metals_are_worth() -> None:
    game = tharsis.load({"seats": [{"corporation": "phobolog", "played": ["advanced_alloys"]}, {}]})
    for by in (0, 1):
        assert seen(game, 0, by)["worth"] == {"steel": 3, "titanium": 5}
        assert seen(game, 1, by)["worth"] == {"steel": 2, "titanium": 3}


def test_in_ares_metals_are_what_they_take_off_a_price() -> None:
    game = tharsis.load({"game": "ares", "seats": [{"corporation": "phobolog", "played": ["advanced_alloys"]}, {}]})
    assert seen(game, 0, 1)["worth"] == {"steel": 3, "titanium": 5}


def test_points_are_told_card_by_card() -> None:
    game = tharsis.load(
        {
            "seats": [
                {
                    "played": ["pets", "birds", "ants", "farming", "mine", "virus", "nuclear_zone"],
                    "resources": {"pets": 5, "birds": 3, "ants": 1},
                },
                {},
            ]
        }
    )
    points = {"pets": 2, "birds": 3, "ants": 0, "farming": 2, "nuclear_zone": -2}
    assert seen(game, 0, 1)["points"] == points == game.points_by_card(0)
    assert game.scores()[0]["cards"] == sum(points.values())


def test_points_of_ares_are_rounded_down_card_by_card() -> None:
    game = tharsis.load(
        {"game": "ares", "seats": [{"played": ["birds", "decomposers", "trees"], "resources": {"decomposers": 5}}, {}]}
    )
    assert seen(game, 0, 1)["points"] == {"birds": 0, "decomposers": 1, "trees": 1}
    assert game.scores()[0]["cards"] == 2


def test_marsbot_scores_a_point_for_each_card_on_hard() -> None:
    game = tharsis.load(
        {
            "options": {"marsbot": "hard"},
            "marsbot": {"played": ["birds", "farming", "nuclear_zone", "mine"]},
            "seats": [{}, {}],
        }
    )
    assert game.points_by_card(1) == {"birds": 1, "farming": 1} == seen(game, 1, 0)["points"]
