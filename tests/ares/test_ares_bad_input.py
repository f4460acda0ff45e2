"""Bad positions of Ares Expedition end in one typed error that names what is wrong."""

from __future__ import annotations

import pytest

import tharsis


def position(**changes: object) -> dict[str, object]:
    return {"game": "ares", "seats": [{"hand": ["comet"], "played": ["birds"]}, {}], **changes}


def first_seat(**fields: object) -> dict[str, object]:
    return position(seats=[fields, {}])


BAD_POSITIONS = {
    "seats[0].hand[0]": first_seat(hand=["comett"]),
    "seats[0].hand[1]": first_seat(hand=["comet", "comet"]),
    "seats[0].stock.credits": first_seat(stock={"credits": -1}),
    "seats[0].stock.energy": first_seat(stock={"energy": 1}),
    "seats[0].production.steel": first_seat(production={"steel": 1}),
    "seats[0].capacity.steel": first_seat(capacity={"steel": -1}),
    "seats[0].played[0]": first_seat(played=["helion"]),
    "seats[0].events": first_seat(events=["birds"]),
    "seats[0].resources.comet": first_seat(hand=["comet"], resources={"comet": 1}),
    "seats[0].used[0]": first_seat(played=["mine"], used=["mine"]),
    "seats[0].used[2]": first_seat(played=["birds"], used=["birds", "birds", "birds"]),
    "seats[0].corporation": first_seat(corporation="comet"),
    "seats[0].chosen": first_seat(offered=["helion"], chosen="teractor"),
    "seats[0].picked": first_seat(picked="lunch"),
    "seats[0].left.plays": first_seat(left={"plays": -1}),
    "seats[0].left.bonus": first_seat(left={"bonus": 1}),
    "seats[0].next.discount": first_seat(next={"discount": "x"}),
    "seats[0].forests": first_seat(forests="many"),
    "seats[0].colour": first_seat(colour="red"),
    "seats": position(seats=3),
    "temperature": position(temperature=-13),
    "oxygen": position(oxygen=15),
    "oceans": position(oceans=10),
    "begun": position(begun={"oxygen": 3}),
    "begun.oxygen": position(begun={"oxygen": -3}),
    "tiles[3]": position(tiles=["plants_2", "plants_2", "card_1", "plants_2"]),
    "neutral_deck[1]": position(neutral_deck=["action", "action"]),
    "neutral_phase": position(neutral_phase=3),
    "pool.copper": position(pool={"copper": 28}),
    "phase": position(phase="lunch"),
    "round": position(round=0),
    "options.seats": position(options={"seats": 3}),
    "options.level": position(options={"level": "easy"}),
    "deck[0]": position(deck=["comet"]),
    "shown[0]": position(shown=["moss"]),
    "frames.0[0]": position(frames={"0": [["no such words", "", 0, 0]]}),
    "frames.1[0]": position(frames={"1": [["turn", "", 0, 0]]}),
    "weather": position(weather="dusty"),
}


@pytest.mark.parametrize("field", BAD_POSITIONS)
def test_a_bad_position_names_the_field(field: str) -> None:
    with pytest.raises(tharsis.BadPosition) as caught:
        tharsis.load(BAD_POSITIONS[field])
    assert caught.value.field == field
    assert field in str(caught.value)


def test_the_position_that_is_broken_above_is_a_good_one() -> None:
    assert tharsis.load(position()).waiting() == [0, 1]


def test_a_near_miss_is_pointed_out() -> None:
    with pytest.raises(tharsis.BadPosition, match="did you mean 'comet'"):
        tharsis.load(first_seat(hand=["comett"]))


def test_a_language_that_does_not_speak_of_the_game_is_refused() -> None:
    with pytest.raises(tharsis.UnknownName, match="en"):
        tharsis.load(position()).asked[0].say("xx")
