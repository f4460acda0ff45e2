"""Whole games between bots."""

from __future__ import annotations

import pytest

import tharsis
from tharsis.arena import mirrored, play_game, simulate
from tharsis.bots import bots_of, levels_of
from tharsis.vocabulary.terms import K_SELL


def quick(game: str) -> list[str]:
    """The bots that do not search; those that do are tried with few simulations in tests/bots."""
    return [level.bot for level in levels_of(game) if level.simulations == 0]


BOTS = quick("mars")
KINDS: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (2, {}),
    (2, {"corporate_era": False, "beginners": [0]}),
    (2, {"wording": "seeds"}),
    (3, {"draft": True}),
    (4, {"world_government": True}),
    (5, {"draft": True, "first": "random"}),
    (1, {"colonies": True}),
    (2, {"colonies": True, "colonies_corporations": True}),
    (3, {"colonies": True, "wording": "seeds", "corporate_era": False}),
    (4, {"colonies": True, "draft": True, "beginners": [2]}),
    (5, {"colonies": True, "world_government": True, "first": "random"}),
]


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_random_games_by_the_hundred(seats: int, options: dict[str, object]) -> None:
    """The first of them as plain Python too, which takes twenty times as long."""
    many = 150 if tharsis.compiled else 30
    report = simulate(["random"] * seats, many, 1000, options)
    assert len(report.outcomes) == many
    for outcome in report.outcomes:
        assert len(outcome.scores) == seats
        assert outcome.generations == 14 if seats == 1 else outcome.generations < 40


TABLES: list[tuple[str, dict[str, object]]] = [("mars", {}), ("mars", {"colonies": True}), ("ares", {})]
AT_TABLES = [(name, game, options) for game, options in TABLES for name in quick(game)]


@pytest.mark.strength
def test_the_greedy_bot_beats_the_random_one() -> None:
    assert mirrored("greedy", "random", 40) >= 0.95


@pytest.mark.strength
def test_the_greedy_bot_is_a_match_for_marsbot_on_easy() -> None:
    human, marsbot = simulate(("greedy", "marsbot:easy"), 24, seed=100).scores()
    assert human["wins"] >= 0.25 and human["total"] > 0.9 * marsbot["total"]  # type: ignore[operator]


def test_the_greedy_bot_takes_what_gains_most_for_its_price() -> None:
    """A greenery for 23 M€ gains more points than Sponsors for 6, but fewer for each credit."""
    human = {"corporation": "thorgate", "hand": ["sponsors"], "stock": {"credits": 23}}
    game = tharsis.load({"generation": 6, "temperature": -10, "seats": [human, {}]})
    option = bots_of("mars")["greedy"](1).answer(game.view(0))
    assert [o.notation for o in game.asked[0].options if o.code in option] == ["play sponsors"]


def test_the_greedy_bot_spends_metals_though_an_award_counts_them() -> None:
    """An award is not won before the end: early on it is no reason to hoard."""
    human = {"corporation": "thorgate", "hand": ["mine"], "stock": {"steel": 4}}
    awards = [{"name": "miner", "seat": 0}]
    game = tharsis.load({"generation": 3, "awards": awards, "seats": [human, {"stock": {"steel": 3}}]})
    option = bots_of("mars")["greedy"](1).answer(game.view(0))
    assert [o.notation for o in game.asked[0].options if o.code in option] == ["play mine"]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("colonies", [False, True])
def test_a_bot_answers_whatever_is_asked(name: str, seats: int, colonies: bool) -> None:
    company = seats > 1  # alone there is neither draft nor World Government
    report = simulate([name] * seats, 2, 7, {"draft": company, "world_government": company, "colonies": colonies})
    assert len(report.outcomes) == 2


@pytest.mark.once
@pytest.mark.parametrize(("name", "game", "options"), AT_TABLES)
def test_a_bot_plays_the_same_from_the_same_seed(name: str, game: str, options: dict[str, object]) -> None:
    one, two = (simulate([name, name], 2, 3, options, game=game).as_dict() for _ in range(2))
    assert one["scores"] == two["scores"] and one["decisions"] == two["decisions"]


@pytest.mark.parametrize(("name", "kind", "options"), AT_TABLES)
def test_a_bot_sees_only_its_view(name: str, kind: str, options: dict[str, object]) -> None:
    """Dealing anew what is hidden from a bot does not change what it may answer with."""
    game = tharsis.new(kind, 2, options, seed=9)
    bots = [bots_of(kind)[name](s) for s in range(2)]
    while not game.over and game.decisions < 120:
        seat = game.waiting()[0]
        guess = game.view(seat).sample(game.decisions)
        answer = bots[seat].answer(guess.view(seat))
        assert set(answer) <= set(game.codes(seat))
        game.take(seat, answer)


@pytest.mark.parametrize("name", BOTS)
def test_bots_settle_and_trade(name: str) -> None:
    game = tharsis.new("mars", 3, {"colonies": True}, seed=9)
    play_game(game, [name] * 3, 9)
    answers = game.record()["answers"]
    assert isinstance(answers, list)
    assert {"trade", "colony"} <= {words.split()[0] for _, *given in answers for words in given}


@pytest.mark.parametrize("corporation", ["aridor", "poseidon", "inventrix", "tharsis_republic"])
def test_the_greedy_bot_takes_its_first_action_though_it_gains_nothing_at_once(corporation: str) -> None:
    """Whoever waits with it can do nothing else for the whole game."""
    game = tharsis.load(
        {
            "options": {"colonies": True},
            "moons": [{"name": name} for name in ("luna", "io", "pluto", "ceres", "europa")],
            "seats": [{"corporation": corporation, "owes_first": True, "stock": {"credits": 40}}, {}],
        }
    )
    bot = bots_of("mars")["greedy"](1)
    game.take(0, bot.answer(game.view(0)))
    assert game.position()["seats"][0]["owes_first"] is False  # type: ignore[index]


@pytest.mark.strength
def test_the_greedy_bot_beats_the_random_one_in_the_other_game() -> None:
    assert mirrored("greedy", "random", 20, game="ares") >= 0.9


@pytest.mark.parametrize("kind", tharsis.GAMES)
def test_the_random_bot_never_sells_cards(kind: str) -> None:
    game = tharsis.new(kind, 2, seed=9)
    bot = bots_of(kind)["random"](1)
    while not game.over:
        seat = game.waiting()[0]
        answer = bot.answer(game.view(seat))
        assert answer[:1] != [K_SELL << 36]
        game.take(seat, answer)


@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_against_marsbot(bot: str) -> None:
    report = simulate((bot, "marsbot:hard:random"), 3, seed=5, options={"colonies": True})
    human, marsbot = report.scores()
    assert human["bot"] == bot and marsbot["bot"] == "marsbot:hard:random"
    assert "neural_instance" in marsbot and "neural_instance" not in human
    assert report.options["marsbot"] == "hard" and report.options["marsbot_corporation"] == "random"
    assert all(o.winners in ([0], [1]) for o in report.outcomes)


@pytest.mark.parametrize(
    "seats", [("marsbot:easy", "greedy"), ("greedy", "greedy", "marsbot:easy"), ("greedy", "mars")]
)
def test_marsbot_takes_the_second_of_two_seats(seats: tuple[str, ...]) -> None:
    with pytest.raises(tharsis.UnknownName):
        simulate(seats, 1)


def test_the_greedy_bot_judges_an_action_before_marsbots_turn() -> None:
    """Its own copies wait where MarsBot would turn over a card that nobody can know."""
    game = tharsis.new("mars", 2, {"marsbot": "normal"}, seed=4)
    bot = bots_of("mars")["greedy"](1)
    for _ in range(12):
        game.take(0, bot.answer(game.view(0)))
    robot = game.robot  # type: ignore[attr-defined]
    assert not robot.asleep
    copy = game.copy()
    copy.robot.asleep = True  # type: ignore[attr-defined]
    left = len(copy.robot.action)  # type: ignore[attr-defined]
    while copy.waiting() == [0] and copy.asked[0].kind == "turn":
        copy.answer(0, copy.asked[0].options[-1].notation)
    assert len(copy.robot.action) == left and not copy.over  # type: ignore[attr-defined]
