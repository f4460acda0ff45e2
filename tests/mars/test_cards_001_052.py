"""Scenarios of the project cards 001 to 052: a position, answers, and the differences they make."""

from __future__ import annotations

from table import after, can, do, oceans, offered, points, reasons, seat, table


def test_asteroid() -> None:
    g = table(seat(credits=20, hand=["asteroid"]), seat(plants=5))
    changed = after(g, "play asteroid", "remove 3 plants from 1")
    assert changed == {"0.credits": -14, "0.tr": 1, "temperature": 2, "0.titanium": 2, "1.plants": -3}


def test_asteroid_takes_less_from_who_has_less_or_nothing_at_all() -> None:
    g = table(seat(credits=20, plants=1, hand=["asteroid"]), seat(plants=2))
    do(g, "play asteroid")
    assert offered(g) == [
        "remove 1 plants from 0",
        "remove 2 plants from 1",
        "remove 1 plants from 1",
        "remove nothing",
    ]
    assert after(g, "remove nothing") == {}


def test_colonizer_training_camp() -> None:
    g = table(seat(credits=8, hand=["colonizer_training_camp"]), seat(), oxygen=5)
    assert after(g, "play colonizer_training_camp") == {"0.credits": -8}
    assert points(g) == 2
    late = table(seat(credits=8, hand=["colonizer_training_camp"]), seat(), oxygen=6)
    assert not can(late, "play colonizer_training_camp")
    assert reasons(late, "play colonizer_training_camp") == ["parameter_high"]


def test_capital_scores_oceans_and_greeneries() -> None:
    g = table(
        seat(credits=26, hand=["capital"], produces={"energy": 2}),
        seat(),
        tiles={**oceans(3), "E5": "ocean"},
    )
    changed = after(g, "play capital", "place capital D5")
    assert changed == {
        "0.credits": -26 + 2,
        "0.+energy": -2,
        "0.+credits": 5,
        "0.plants": 2,
        "at D5": "capital 0",
    }
    assert points(g) == 1
