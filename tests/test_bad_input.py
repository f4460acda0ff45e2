"""Bad input ends in one typed error that names what is wrong, and leaves the game as it was."""

from __future__ import annotations

import copy

import pytest
from table import seat, table

import tharsis


def position(**changes: object) -> dict[str, object]:
    return {"game": "mars", "seats": [{"hand": ["ants"], "played": ["pets"]}, {}], **changes}


def first_seat(**fields: object) -> dict[str, object]:
    return position(seats=[fields, {}])


BAD_POSITIONS = {
    "seats[0].hand[0]": first_seat(hand=["astroid"]),
    "seats[0].stock.credits": first_seat(stock={"credits": -1}),
    "seats[0].stock.gold": first_seat(stock={"gold": 1}),
    "seats[0].production.energy": first_seat(production={"energy": -1}),
    "seats[0].production.credits": first_seat(production={"credits": -6}),
    "seats[0].played[0]": first_seat(hand=["ants"], played=["helion"]),
    "seats[0].hand[1]": first_seat(hand=["ants", "ants"]),
    "seats[0].resources.ants": first_seat(hand=["ants"], resources={"ants": 1}),
    "seats[0].used[0]": first_seat(played=["mine"], used=["mine"]),
    "seats[0].corporation": first_seat(corporation="ants"),
    "seats[0].colour": first_seat(colour="red"),
    "seats[0].tr": first_seat(tr="many"),
    "seats[0].passed": first_seat(passed=1),
    "seats[0].owes_first": first_seat(corporation="helion", owes_first=True),
    "seats": position(seats=3),
    "tiles[1].area": position(
        tiles=[{"area": "D3", "tile": "city", "seat": 0}, {"area": "D3", "tile": "greenery", "seat": 1}]
    ),
    "tiles[0].area": position(tiles=[{"area": "Z9", "tile": "ocean"}]),
    "tiles[0].tile": position(tiles=[{"area": "E3", "tile": "greenery", "seat": 0}]),
    "tiles[0].seat": position(tiles=[{"area": "D3", "tile": "city", "seat": 2}]),
    "claims[0].area": position(claims=[{"area": "E3", "seat": 0}]),
    "temperature": position(temperature=-13),
    "oxygen": position(oxygen=15),
    "options.seats": position(options={"seats": 3}),
    "options.draft": position(options={"draft": "yes"}),
    "milestones[1].name": position(milestones=[{"name": "mayor", "seat": 0}, {"name": "mayor", "seat": 1}]),
    "awards[0].name": position(awards=[{"name": "king", "seat": 0}]),
    "deck[0]": position(deck=["ants"]),
    "shown[0]": position(shown=["asteroid"]),
    "turn.seat": position(turn={"seat": 7}),
    "turn.actions": position(turn={"seat": 0, "actions": 0}),
    "frames.0[0]": position(frames={"0": [["no such words", "", 0, 0]]}),
    "frames.1[0]": position(frames={"1": [["development", "", 0, 0]]}),
    "generation": position(generation=0),
    "game": position(game="chess"),
    "weather": position(weather="dusty"),
}


def sky(*moons: object, seats: list[dict[str, object]] | None = None, colonies: bool = True) -> dict[str, object]:
    """A position with these colony tiles."""
    return {"options": {"colonies": colonies}, "moons": list(moons), "seats": seats or [{}, {}]}


BAD_MOONS = [
    ("moons", sky({"name": "luna"}, colonies=False)),
    ("moons", {"options": {"colonies": True}, "moons": {"luna": 3}, "seats": [{}, {}]}),
    ("moons[0].", sky("luna")),
    ("moons[0].name", sky({"name": "phobos"})),
    ("moons[0].name", sky({"name": 7})),
    ("moons[0].name", sky({"marker": 2})),
    ("moons[1].name", sky({"name": "luna"}, {"name": "luna"})),
    ("moons[0].colour", sky({"name": "luna", "colour": "grey"})),
    ("moons[0].marker", sky({"name": "luna", "marker": 8})),
    ("moons[0].marker", sky({"name": "luna", "marker": -1})),
    ("moons[0].marker", sky({"name": "luna", "marker": "high"})),
    ("moons[0].marker", sky({"name": "luna", "marker": True})),
    ("moons[0].marker", sky({"name": "luna", "marker": 2, "colonies": [0, 1]})),  # a colony lies on that step
    ("moons[0].marker", sky({"name": "luna", "marker": 3, "colonies": [0, 1, 1]})),
    ("moons[0].marker", sky({"name": "luna", "marker": 0})),  # only three tiles are ever closed
    ("moons[0].marker", sky({"name": "titan", "marker": 0, "colonies": [0]})),
    ("moons[0].marker", sky({"name": "titan", "marker": 0, "fleet": 0})),
    ("moons[0].marker", sky({"name": "titan", "marker": 0}, seats=[{}, {"played": ["titan_shuttles"]}])),
    ("moons[0].marker", sky({"name": "titan", "marker": 0}, seats=[{"corporation": "stormcraft_incorporated"}, {}])),
    ("moons[0].colonies", sky({"name": "luna", "colonies": [0, 1, 0, 1]})),
    ("moons[0].colonies", sky({"name": "luna", "colonies": "01"})),
    ("moons[0].colonies[1]", sky({"name": "luna", "colonies": [0, 2]})),
    ("moons[0].colonies[0]", sky({"name": "luna", "colonies": [None, 1]})),
    ("moons[0].colonies[0]", sky({"name": "luna", "colonies": [False]})),
    ("moons[0].fleet", sky({"name": "luna", "fleet": 2})),
    ("moons[0].fleet", sky({"name": "luna", "fleet": -1})),
    ("seats[1].fleets", sky({"name": "luna", "fleet": 1}, {"name": "io", "fleet": 1}, seats=[{}, {"fleets": 1}])),
    ("seats[0].fleets", sky(seats=[{"fleets": -1}, {}])),
    ("seats[0].fleets", sky(seats=[{"fleets": 100}, {}])),
    ("seats[0].fleets", sky(seats=[{"fleets": 2}, {}], colonies=False)),
    ("seats[0].settled", sky(seats=[{"settled": -1}, {}])),
    ("seats[0].settled", sky(seats=[{"settled": 1}, {}], colonies=False)),
    ("seats[0].hand[0]", sky(seats=[{"hand": ["airliners"]}, {}], colonies=False)),
    ("seats[0].corporation", sky(seats=[{"corporation": "aridor"}, {}], colonies=False)),
    ("options.colonies", {"options": {"colonies": "yes"}, "seats": [{}, {}]}),
]


def trading(*frame: object) -> dict[str, object]:
    """A position in the middle of a trade."""
    tiles = [{"name": "io", "colonies": [1]}, {"name": "titan", "marker": 0}]
    return sky(*tiles) | {"frames": {"0": [list(frame)], "1": [], "table": [["phases", "", 0, 4]]}}


BAD_MOONS += [
    ("frames.0[0]", trading("trade", "", 5, 0)),
    ("frames.0[0]", trading("trade", "", "", 0)),
    ("frames.0[0]", trading("trade", "", "phobos", 0)),
    ("frames.0[0]", trading("trade", "", "luna", 0)),  # not in play
    ("frames.0[0]", trading("trade", "", "titan", 0)),  # closed
    ("frames.0[0]", trading("trade fee", "", "titan", 0)),
    ("frames.0[0]", trading("trade", "", "io", 0) | {"options": {}, "moons": []}),  # without Colonies
    ("frames.0[0]", trading("trade", "", "io", -2)),
    ("frames.0[0]", trading("trade", "", "io", 4)),  # more colonies than there are have had their bonus
]


def test_a_position_in_the_middle_of_a_trade_names_its_tile() -> None:
    game = tharsis.load(trading("trade fee", "", "io", 0) | {"seats": [{"stock": {"credits": 9, "energy": 3}}, {}]})
    assert game.position()["frames"]["0"] == [["trade fee", "", "io", 0]]  # type: ignore[index]
    game.answer(0, "fee energy")
    assert game.view(0).as_dict()["moons"][0] == {  # type: ignore[index]
        "name": "io",
        "marker": 2,
        "colonies": [1],
        "fleet": 0,
    }


@pytest.mark.parametrize(("field", "bad"), BAD_MOONS)
def test_a_bad_colony_tile_names_the_field(field: str, bad: dict[str, object]) -> None:
    with pytest.raises(tharsis.BadPosition) as caught:
        tharsis.load(bad)
    assert caught.value.field == field
    assert field in str(caught.value)


def test_colony_tiles_need_only_their_names() -> None:
    game = tharsis.load(sky({"name": "luna"}, {"name": "titan"}, {"name": "io", "colonies": [1, 0]}))
    assert game.position()["moons"] == [
        {"name": "io", "marker": 3, "colonies": [1, 0]},
        {"name": "luna", "marker": 2, "colonies": []},
        {"name": "titan", "marker": 2, "colonies": []},
    ]


@pytest.mark.parametrize("field", BAD_POSITIONS)
def test_a_bad_position_names_the_field(field: str) -> None:
    with pytest.raises(tharsis.BadPosition) as caught:
        tharsis.load(BAD_POSITIONS[field])
    assert caught.value.field == field
    assert field in str(caught.value)


def test_a_near_miss_is_pointed_out() -> None:
    with pytest.raises(tharsis.BadPosition, match="did you mean 'asteroid'"):
        tharsis.load(first_seat(hand=["astroid"]))


def test_a_card_of_a_set_that_is_not_in_play_is_refused() -> None:
    bad = position(options={"corporate_era": False})
    bad["seats"] = [{"hand": ["mine"]}, {}]
    with pytest.raises(tharsis.BadPosition, match="corporate_era"):
        tharsis.load(bad)


def test_it_cannot_be_the_turn_of_who_has_passed() -> None:
    with pytest.raises(tharsis.BadPosition, match="passed"):
        tharsis.load(first_seat(passed=True))


BAD_SETUPS = {
    "seats": {"seats": 6},
    "colour": {"options": {"colour": "red"}},
    "corporate_era": {"options": {"corporate_era": 1}},
    "beginners": {"options": {"beginners": [2]}},
    "first": {"options": {"first": 2}},
    "wording": {"options": {"wording": "loose"}},
    "solo_goal": {"options": {"solo_goal": "fun"}},
    "colonies": {"options": {"colonies": 1}},
    "colonies_corporations": {"options": {"colonies_corporations": None}},
    "seed": {"seed": -1},
}


@pytest.mark.parametrize("field", BAD_SETUPS)
def test_a_bad_setup_names_the_option(field: str) -> None:
    with pytest.raises(tharsis.BadSetup) as caught:
        tharsis.new("mars", **BAD_SETUPS[field])  # type: ignore[arg-type]
    assert caught.value.field == field


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(tharsis.UnknownName, match="mars"):
        tharsis.new("venus")


def a_record() -> dict[str, object]:
    game = table(seat(credits=40, hand=["asteroid", "ants"]), seat())
    game.answer(0, "play asteroid")
    game.answer(0, "end turn")
    return game.record()


def broken(field: str, value: object) -> dict[str, object]:
    record = copy.deepcopy(a_record())
    record[field] = value
    return record


BAD_RECORDS = {
    "game": broken("game", "chess"),
    "rules": broken("rules", 999),
    "setup": broken("setup", None),
    "seed": broken("seed", "x"),
    "answers": broken("answers", [[0, "play ants"]]),
    "digest": broken("digest", "0" * 16),
    "digests": broken("digests", ["0" * 16]),
    "start": broken("start", 5),
}


def test_the_record_that_is_broken_below_was_a_good_one() -> None:
    assert tharsis.replay(a_record()).digest() == a_record()["digest"]


@pytest.mark.parametrize("field", BAD_RECORDS)
def test_a_bad_record_names_the_field(field: str) -> None:
    with pytest.raises(tharsis.BadRecord) as caught:
        tharsis.replay(BAD_RECORDS[field])
    assert caught.value.field == field


@pytest.mark.parametrize("rows", [5, [["x"]], [[]], ["pass"], [[0, "fly"]], [[1, "pass"]]])
def test_broken_answers_in_a_record(rows: object) -> None:
    with pytest.raises(tharsis.BadRecord):
        tharsis.replay(broken("answers", rows))


def test_an_answer_out_of_turn_changes_nothing() -> None:
    game = table(seat(credits=40, hand=["asteroid"]), seat())
    digest = game.digest()
    with pytest.raises(tharsis.BadAnswer, match="seat 1 is not asked"):
        game.answer(1, "pass")
    with pytest.raises(tharsis.BadAnswer, match="offered: play asteroid"):
        game.answer(0, "play comet")
    assert game.digest() == digest


def test_a_copy_has_no_record() -> None:
    with pytest.raises(tharsis.GameError, match="no record"):
        table(seat(), seat()).copy().record()


def test_an_unknown_language_is_refused() -> None:
    game = table(seat(), seat())
    with pytest.raises(tharsis.UnknownName, match="en"):
        game.asked[0].say("xx")
