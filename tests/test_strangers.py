"""What strangers send plays, or is refused with the typed error and a short sentence: no hang, no growth."""

from __future__ import annotations

from itertools import product

import pytest

import tharsis
from answers import answer_all, offered
from tharsis.kernel.errors import LAST_SEED, OLD_LAST_SEED, shown
from tharsis.kernel.game import Game
from tharsis.kernel.lanes import LOOSE, push
from tharsis.kernel.node import NODES
from tharsis.kernel.title import TITLES
from tharsis.mars.phases import PHASES
from tharsis.mars.steps import ACTED
from tharsis.mars.turn import TURN
from tharsis.vocabulary.position import spoken_in
from tharsis.vocabulary.terms import CREDITS, PLANTS
from tharsis.vocabulary.world import World

MARS_TABLE = [["phases", "", 0, 4]]
ARES_TABLE = [["rounds", "", 0, 6]]


def mars(seats: int = 2, **lanes: object) -> dict[str, object]:
    frames = {"table": MARS_TABLE, **{key.lstrip("_"): lane for key, lane in lanes.items()}}
    return {"game": "mars", "seats": [{} for _ in range(seats)], "frames": frames}


def ares(seats: int = 2, **lanes: object) -> dict[str, object]:
    frames = {"table": ARES_TABLE, **{key.lstrip("_"): lane for key, lane in lanes.items()}}
    return {"game": "ares", "phase": "action", "seats": [{} for _ in range(seats)], "frames": frames}


def empty_lanes(game: Game) -> None:
    for lane in game.lanes:
        lane.clear()


def record(start: dict[str, object], *answers: object) -> dict[str, object]:
    return {
        "game": start["game"],
        "rules": tharsis.RULES,
        "setup": {},
        "seed": 0,
        "start": start,
        "answers": [*answers],
    }


ON_THE_WRONG_LANE = [
    ("frames.table[0]", mars(1, _0=[["turn", "", 0, 0]], table=[["turn", "", 0, 4]])),  # stood still for ever
    ("frames.0[0]", mars(2, _0=[["phases", "", 0, 4]])),  # laid turn upon turn until the memory was full
    ("frames.table[0]", ares(1, table=[["action", "", 0, 0]])),
    ("frames.0[0]", ares(2, _0=[["rounds", "", 0, 5]])),
    ("frames.0[0]", mars(2, _0=[["bot turn", "", 0, 0]])),
    ("frames.1[0]", mars(2, _1=[["turn", "", 0, 0]])),  # it is seat 0's turn
    ("frames.0[0]", ares(2, _0=[["development", "", 0, 0]])),  # it is the action phase
    ("frames.table", mars(2, _0=[["turn", "", 0, 0]], table=[])),
    ("frames.table[0]", mars(2, table=MARS_TABLE * 2)),
    ("frames.0", {**mars(2, _0=[["turn", "", 0, 0]], table=[]), "over": True}),
]
NO_STEPS = [
    "needs oxygen ..8",
    "heat pays",
    "each city",
    "discount 2 any",
    "when ocean placed by anyone: gain plants 2",
]
OUT_OF_RANGE = [
    ("frames.table[0]", mars(2, table=[["phases", "", 0, 9]])),  # MarsBot's step without MarsBot
    ("frames.table[0]", mars(2, table=[["phases", "", 0, 0]])),  # corporations that nobody is asked for
    ("frames.table[0]", mars(2, table=[["phases", "", 3, 7]])),
    ("frames.table[0]", ares(1, table=[["rounds", "", 0, 3]])),  # cooperative
    ("frames.0[0]", mars(2, _0=[["turn", "", 0, 1]])),
    ("frames.0[0]", mars(2, _0=[["turn", "ants", 0, 0]])),
    ("frames.0[0]", mars(2, _0=[["pay", "", 5, 0]])),  # there are no credits
    ("frames.0[0]", mars(2, _0=[["pay", "", -5, 0]])),
    ("frames.0[0]", mars(2, _0=[["pay card", "ants", 0, 0], ["sell", "", 0, 0]])),  # a price is paid at once
    ("frames.0[0]", mars(2, _0=[["claim land", "", 0, 0]])),  # words of a card without their card
    ("frames.0[0]", mars(2, _0=[["add 1 microbe to here", "ants", 0, 0]])),  # it is in no tableau
    ("frames.0[0]", mars(2, _0=[["remove 4 credits beside", "flooding", 99, 0]])),
    ("frames.0[0]", mars(2, _0=[["order", "", 0, 0]])),  # of nothing
    ("frames.0[1]", ares(2, _0=[["action", "", 0, 0], ["sell to pay", "", 3, 0]])),
    ("frames.0[200]", mars(2, _0=[["draw 2", "", 0, -1]] * 300)),
]


@pytest.mark.parametrize(("field", "bad"), [*ON_THE_WRONG_LANE, *OUT_OF_RANGE])
def test_a_frame_that_leads_nowhere_is_refused(field: str, bad: dict[str, object]) -> None:
    for take_up in (lambda: tharsis.load(bad), lambda: tharsis.replay(record(bad, [0, "pass"]))):
        with pytest.raises(tharsis.BadPosition) as caught:
            take_up()
        assert caught.value.field == field


HACKING = ["reduce 2 credits production", "hackers", 0, 0]
HACKER = {"corporation": "thorgate", "played": ["hackers"], "production": {"credits": 2}}
TRADER = {"corporation": "helion", "stock": {"energy": 3}, "production": {"credits": 2}}


def test_a_question_is_put_anew_where_somebody_lays_something_upon_it() -> None:
    """In games nobody acts while another is asked; in a position that somebody made up they may. What was answered then
    was taken for an answer to what had come upon the question."""
    moons = [{"name": "ganymede", "colonies": [1]}, *({"name": name} for name in ("io", "luna", "ceres", "europa"))]
    trading = mars(2, _0=[["turn", "", 0, 0]], _1=[HACKING])
    game = tharsis.load({**trading, "options": {"colonies": True}, "moons": moons, "seats": [TRADER, HACKER]})
    game.answer(0, "trade ganymede")
    game.answer(1, "reduce credits of 0")
    assert isinstance(game, World)
    assert [who.production[CREDITS] for who in game.seat] == [0, 2] and game.seat[1].stock[PLANTS] == 1

    warming = mars(2, table=[["phases", "", 0, 6]], _0=[HACKING], _1=[["world", "", 0, 0]])
    game = tharsis.load(
        {**warming, "options": {"world_government": True}, "temperature": -2, "seats": [HACKER, TRADER]}
    )
    game.answer(1, "world temperature")
    game.answer(0, "place ocean A2")
    game.answer(0, "reduce credits of 1")
    assert isinstance(game, World) and [who.production[CREDITS] for who in game.seat] == [2, 0]


TABLES: dict[str, tuple[str, int, dict[str, object]]] = {
    "mars": ("mars", 3, {"colonies": True}),
    "marsbot": ("mars", 2, {"marsbot": "hard", "colonies": True, "marsbot_corporation": "ecoline"}),
    "solo": ("mars", 1, {}),
    "ares": ("ares", 2, {"cooperative": True}),
    "ares solo": ("ares", 1, {}),
}


@pytest.mark.parametrize("name", TABLES)
def test_every_node_says_of_every_lane_whether_it_may_stand_there(name: str) -> None:
    """Whatever is asked, the answer is yes or no; and no node stands on the table and at a seat alike."""
    game_name, seats, options = TABLES[name]
    game = tharsis.new(game_name, seats, options, seed=3)
    assert isinstance(game, World)
    words = [node for node in NODES if spoken_in(node, game_name)]
    for node in words:
        found = set()
        for lane in range(seats + 1):
            for card, about, step in product((0, len(game.cards) - 1), (-1, 0, 1, 99_999), (LOOSE, 0, 1, 99)):
                empty_lanes(game)
                push(game.lanes[lane], node.number, lane % seats, card, about, step)
                if node.stands(game, lane, 0):
                    found.add(lane == seats)
        assert len(found) < 2, node.text


@pytest.mark.parametrize("text", NO_STEPS)
def test_words_that_are_no_step_stand_on_no_lane(text: str) -> None:
    for lane in ("_0", "table"):
        with pytest.raises(tharsis.BadPosition, match="cannot stand there"):
            tharsis.load(mars(2, **{lane: [[text, "", 0, 0]]}))


def test_a_choice_with_nothing_to_choose_from_is_passed_over() -> None:
    """Birds takes plant production from somebody, and nobody has any."""
    position = mars(2, _0=[["reduce 2 plants production", "birds", 0, -1]])
    position["seats"] = [{"played": ["birds"]}, {}]
    game = tharsis.load(position)
    assert isinstance(game, World)
    assert (game.passed_over, offered(game, game.waiting()[0])[-1]) == (1, "end turn")


def test_a_table_that_does_not_move_is_told() -> None:
    game = tharsis.new("mars", 2, seed=1)
    empty_lanes(game)
    push(game.lanes[2], TURN.number, 0, 0, 0, 0)
    game.refresh()
    with pytest.raises(tharsis.Stuck, match="'turn' leads nowhere"):
        game.settle()


def test_lanes_that_go_round_for_ever_are_told() -> None:
    """The order of the game on the lane of a seat that has passed gives turn upon turn to the other."""
    game = tharsis.new("mars", 2, seed=1)
    assert isinstance(game, World)
    game.seat[0].passed = True
    empty_lanes(game)
    push(game.lanes[0], PHASES.number, 0, 0, 0, ACTED)
    game.offers = [None, None, None]
    with pytest.raises(tharsis.Stuck, match="round in circles"):
        game.settle()


def test_seeds_are_the_same_everywhere() -> None:
    assert LAST_SEED == 2**53 - 1  # what every reader of JSON tells apart
    good = tharsis.new("mars", 2, seed=LAST_SEED).record()
    assert tharsis.replay(good).seed == LAST_SEED
    for seed in (LAST_SEED + 1, 2**63, 10**5000, -1, True, 1.0, "1"):
        with pytest.raises(tharsis.BadSetup, match="seed: must be a whole number from 0 to 9007199254740991"):
            tharsis.new("mars", 2, seed=seed)  # type: ignore[arg-type]
        for game in ("mars", "ares"):
            with pytest.raises(tharsis.BadPosition, match="seed: must be a whole number from 0 to 9007199254740991"):
                tharsis.load({"game": game, "seats": [{}, {}], "seed": seed})


def test_a_record_may_have_a_seed_of_before() -> None:
    """A table that was opened then writes its record under the rules of today, and that is loaded again."""
    old = {"game": "mars", "rules": 1, "setup": {"seats": 2}, "seed": 2**61, "answers": []}
    assert tharsis.replay(old).seed == 2**61
    game = TITLES["mars"].start({"seats": 2}, OLD_LAST_SEED)
    record = game.record()
    assert tharsis.replay(record).digest() == game.digest()
    for seed in (OLD_LAST_SEED + 1, 2**63, 10**5000, -1, True, 1.0, "1"):
        with pytest.raises(tharsis.BadRecord, match="seed: must be a whole number from 0 to 4611686018427387903"):
            tharsis.replay({**record, "seed": seed})


def test_income_is_never_negative() -> None:
    """Rulebook p. 14: a position that says so is refused, and one that comes to it by a loss pays nothing."""
    with pytest.raises(tharsis.BadPosition) as caught:
        tharsis.load({"seats": [{"tr": 4, "production": {"credits": -5}}, {}]})
    assert caught.value.field == "seats[0].production.credits"
    poor = {"tr": 3, "production": {"credits": -3}, "stock": {"credits": 1}}
    game = tharsis.load({"seats": [{}, poor]})
    assert isinstance(game, World)
    game.seat[1].production[0] = -5  # Hackers can do that to it
    answer_all(game, "pass", (1, "pass"))
    assert game.seat[1].stock[0] == 1


def deep(levels: int) -> list[object]:
    nest: list[object] = []
    for _ in range(levels):
        nest = [nest]
    return nest


def knotted() -> list[object]:
    """A few lists that stand for 9 to the power of 12."""
    nest: list[object] = ["lol"]
    for _ in range(12):
        nest = [nest] * 9
    return nest


HEAVY = {
    "deep": deep(3000),
    "knotted": knotted(),
    "long": "x" * 10**6,
    "large": 10**5000,
    "long key": {"x" * 10**6: 1},
    "bytes": b"x" * 10**6,
    "foreign": object(),
}


@pytest.mark.parametrize("name", HEAVY)
def test_complaints_are_short_whatever_was_sent(name: str) -> None:
    value = HEAVY[name]
    seats = [{}, {}]
    positions: list[dict[str, object]] = [
        {"seats": seats, "generation": value},
        {"seats": seats, "tiles": [value]},
        {"seats": seats, "frames": {"0": [value]}},
        {"seats": seats, "frames": {"0": [[value, value, value, value]]}},
        {"seats": seats, "options": {"draft": value}},
        {"seats": [{"hand": [value]}, {}]},
        {"game": "ares", "seats": seats, "phase": value},
        {"game": value, "seats": seats},
    ]
    if isinstance(value, str):
        positions += [{"seats": seats, value: 1}, {"seats": seats, "options": {value: 1}}]
    good = tharsis.new("mars", 2, seed=1).record()
    records = [{**good, field: value} for field in ("game", "rules", "seed", "start", "answers")]
    records += [{**good, "answers": [row]} for row in (value, [value], [0, value], [10**5000, "pass"])]
    for take_up, cases in ((tharsis.load, positions), (tharsis.replay, records)):
        for case in cases:
            with pytest.raises(tharsis.GameError) as caught:
                take_up(case)
            assert len(str(caught.value)) < 3000 and len(caught.value.field) < 100


def test_values_are_shown_as_they_are_where_that_is_short() -> None:
    values = [None, True, 7, -1, 1.5, "ants", ["ants", 2], {"seat": 0}]
    assert [shown(value) for value in values] == [repr(value) for value in values]
    assert shown(2**200) == "a number of 201 bits"
    assert shown([[[["deep"]]]]) == "[[[...]]]"
