"""The log: what the game does by itself has lines of its own."""

from __future__ import annotations

from typing import cast

import pytest
from table import oceans, seat, table

import tharsis
from tharsis.ares.game import Ares
from tharsis.ares.log import answered as ares_answered
from tharsis.kernel.errors import BadAnswer
from tharsis.mars.game import Mars
from tharsis.mars.log import answered


def told(g: Mars, who: int, *answers: str) -> list[str]:
    return [entry.say("en") for entry in answered(g, who, [[one] for one in answers])]


def test_each_seat_has_its_own_line_of_production() -> None:
    g = table(seat(tr=25, energy=2, produces={"plants": 1}), seat(passed=True), generation=1)
    assert told(g, 0, "pass") == [
        "Player 1 passes.",
        "Player 1 produces: M€ +25, plants +1, energy −2, heat +2.",
        "Player 2 produces: M€ +20.",
        "Generation 2 begins.",
    ]


def test_a_corporation_is_told_where_it_is_shown() -> None:
    g = tharsis.new("mars", 2, {}, 3)
    assert isinstance(g, Mars)
    corporations = [g.asked[who].options[0] for who in (0, 1)]
    for who in (0, 1):
        g.answer(who, corporations[who])
    g.answer(0, [])
    shown = answered(g, 1, [[]])
    assert [(line.seat, line.kind, line.card) for line in shown] == [
        (1, "first_hand", ""),
        (0, "reveal", corporations[0].card),
        (1, "reveal", corporations[1].card),
    ]
    assert {change.seat for change in shown[1].changes} == {0}


def test_the_card_that_is_played_is_not_counted_as_lost() -> None:
    g = table(seat(hand=["mine", "lagrange_observatory"], credits=30, played=["research"]), seat())
    assert told(g, 0, "play mine") == ["Player 1 plays Mine: steel production +1, M€ −4."]
    assert told(g, 0, "play lagrange_observatory") == ["Player 1 plays Lagrange Observatory: M€ −9, hand +1."]


def test_an_ocean_belongs_to_nobody_and_is_told_where_it_lies() -> None:
    g = table(seat(credits=30), seat())
    assert told(g, 0, "project aquifer", "place ocean A2") == [
        "Player 1 uses the standard project Aquifer: 1 ocean; an ocean on A2; TR +1, M€ −18, steel +2."
    ]


def test_an_answer_after_steps_of_the_game_has_a_line_of_its_own() -> None:
    g = table(seat(), seat(passed=True), options={"world_government": True}, generation=1)
    assert told(g, 0, "pass", "world oceans", "place ocean A2") == [
        "Player 1 passes.",
        "Player 1 produces: M€ +20.",
        "Player 2 produces: M€ +20.",
        "Player 1 decides for the World Government: oceans: 1 ocean; an ocean on A2.",
        "Generation 2 begins.",
    ]


def test_what_the_world_government_raises_without_a_choice_has_a_line_of_its_own() -> None:
    options = {"world_government": True}
    g = table(seat(), seat(passed=True), options=options, generation=1, temperature=-2, oxygen=14, tiles=oceans(9))
    assert told(g, 0, "pass") == [
        "Player 1 passes.",
        "Player 1 produces: M€ +20.",
        "Player 2 produces: M€ +20.",
        "Player 1 decides for the World Government: temperature: temperature 0\xa0°C.",
        "Generation 2 begins.",
    ]


def test_no_answer_is_no_answer_where_one_is_asked_for() -> None:
    games = tharsis.new("mars", 2, seed=3), tharsis.new("ares", 2, seed=3)
    before = [g.digest() for g in games]
    with pytest.raises(BadAnswer):
        answered(cast(Mars, games[0]), 0, [[]])
    with pytest.raises(BadAnswer):
        ares_answered(cast(Ares, games[1]), 0, [[]])
    assert [g.digest() for g in games] == before
