"""Bots that look ahead: the net, and search with it."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from math import inf
from time import monotonic

import pytest
from some_mind import some_mind, some_weights

import tharsis
from tharsis.bots.bot import Bot
from tharsis.bots.minds import Mind
from tharsis.bots.net import Net
from tharsis.bots.outcome import worth
from tharsis.bots.search import LOOK, Line, Search
from tharsis.bots.thinkers import PolicyBot, SearchBot, further, sure, width
from tharsis.kernel.code import kind_of
from tharsis.vocabulary.terms import K_SELL

PROGRAM = "import test_search; print(test_search.moves())"
KINDS = ["policy", "search"]


def thinker(kind: str, seed: int, mind: Mind) -> Bot:
    return SearchBot(seed, 8, mind) if kind == "search" else PolicyBot(seed, mind=mind)


def middle(
    seats: int = 2, options: dict[str, object] | None = None, seed: int = 3, decisions: int = 60
) -> tharsis.Game:
    game = tharsis.new("mars", seats, options, seed)
    policy = some_mind(seats=seats).policy
    while game.decisions < decisions:
        seat = game.waiting()[0]
        game.take(seat, policy.answer(game, seat))
    return game


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_answers_the_same_whatever_is_hidden(kind: str) -> None:
    """With the same seed, on two tables that look alike to its seat."""
    mind = some_mind()
    game = tharsis.new("mars", 2, {"draft": True}, seed=5)
    while not game.over and game.decisions < 40:
        seat = game.waiting()[0]
        other = game.view(seat).sample(game.decisions + 1)
        answer = thinker(kind, game.decisions, mind).answer(game.view(seat))
        assert thinker(kind, game.decisions, mind).answer(other.view(seat)) == answer
        game.take(seat, answer)


def test_a_search_ends_when_it_is_late() -> None:
    """With what was tried until then: all answers in one game, and those that did better in another one."""
    view = middle().view(middle().waiting()[0])
    lines = Search(some_mind(), 10**6, 1, late=monotonic()).lines(view)
    assert len(lines) > 1 and all(0 < line.simulations <= len(lines) for line in lines)


def test_a_net_says_the_same_of_one_position_and_of_many() -> None:
    net = Net(some_weights("mars", 2))
    games = [middle(decisions=20 + 7 * i) for i in range(8)]
    assert [net.worths([game], 1)[0] for game in games] == net.worths(games, 1)
    assert len(set(net.worths(games, 1))) == 8


def test_a_card_that_nobody_has_seen_says_something_by_its_facts() -> None:
    weights = some_weights("mars", 2)
    place = list(weights.names["net.seen"]).index("cards.me.ants")
    rows = [list(weights.numbers["net.1"])[i : i + 6] for i in range(0, len(weights.numbers["net.1"]), 6)]
    blind = replace(
        weights,
        names={**weights.names, "net.seen": [name for name in weights.names["net.seen"] if name != "cards.me.ants"]},
        numbers={**weights.numbers, "net.1": [n for i, row in enumerate(rows) if i != place for n in row]},
    )
    learned, guessed = (Net(one).first[place] for one in (weights, blind))
    assert list(learned) == rows[place]
    assert guessed.any() and list(guessed) != rows[place]


def test_a_search_tries_all_alike_and_then_the_better_half_again() -> None:
    game = middle()
    while len(game.codes(game.waiting()[0])) < 9:
        seat = game.waiting()[0]
        game.take(seat, game.codes(seat)[-1:])
    seat = game.waiting()[0]
    lines = Search(some_mind(), 24, 1).lines(game.view(seat))
    tried = [line.simulations for line in lines]
    assert tried == sorted(tried, reverse=True) and tried[-1] >= 1
    assert sum(tried) <= 24 + len(lines) and tried[0] > tried[-1]


def test_a_search_that_is_sure_ends() -> None:
    """What did worse game by game is given up, and the rest is saved, not spent."""
    game = middle()
    view = game.view(game.waiting()[0])
    patient = Search(some_mind(), 4000, 1).lines(view)
    hasty = Search(some_mind(), 4000, 1, sure=3).lines(view)
    same = next(line for line in patient if line.codes == hasty[0].codes)
    assert same.mean().utility() > patient[0].mean().utility() - 0.01 and len(hasty) == len(patient)
    assert min(line.simulations for line in hasty) >= LOOK
    assert sum(line.simulations for line in hasty) < sum(line.simulations for line in patient) / 2


def test_who_was_measured_without_that_tries_as_often_as_it_says() -> None:
    assert sure(768) == inf > sure(4096)


def test_who_is_given_up() -> None:
    """Lines are compared game by game: luck that both had does not count."""
    search = Search(some_mind(), 100, 1, sure=3)
    luck = [(-1) ** i * 0.5 for i in range(LOOK)]
    best, close, behind, alike, luckless, late = (tried(luck) for _ in range(6))
    for line, less in ((close, 0.1), (behind, 0.1), (luckless, 0.1)):
        line.each[:] = [one - less for one in luck]
    close.each[0] += 1.5  # once it was much better: who knows
    luckless.each.pop()  # it was not always possible
    late.each[:] = [one - 0.1 for one in luck[: LOOK - 1]]
    for line in (best, close, behind, alike, luckless, late):
        line.simulations, line.utility = len(line.each), sum(line.each)
    others = [search.hopeless(line, best) for line in (close, behind, alike, luckless, late)]
    assert others == [False, True, True, False, False]
    assert not search.hopeless(best, best)
    assert not Search(some_mind(), 100, 1).hopeless(behind, best)


def tried(each: list[float]) -> Line:
    return Line([1], score=0.0, each=each[:])


def test_the_policys_opinion_counts_as_much_as_it_is_told_to() -> None:
    line = Line([1], score=-3.0, simulations=10, utility=5.0)
    assert line.merit(0) == 0.5
    assert line.merit() - 0.5 == pytest.approx((line.merit(6) - 0.5) / 6) and line.merit() < 0.5
    view = middle().view(middle().waiting()[0])
    deaf, obedient = (Search(some_mind(), 24, 1, opinion=opinion).lines(view) for opinion in (0, 10**6))
    scores = [line.score for line in obedient]
    assert scores[0] == max(scores) > min(scores)
    finalists = [line for line in deaf if line.simulations == deaf[0].simulations]
    assert [line.utility for line in finalists] == sorted((line.utility for line in finalists), reverse=True)
    assert deaf[0].codes != obedient[0].codes


def test_who_tries_often_looks_further_ahead() -> None:
    game = middle()
    looks = [Search(some_mind(), n, 1, further=further("mars", n)).horizon(game).rounds for n in (14, 96, 384)]
    assert looks == [game.rounds() + ahead for ahead in (1, 2, 3)]


def test_who_tries_often_tries_also_what_the_policy_thinks_little_of() -> None:
    """But patents are sold by nobody who could do anything else."""
    hand = ["asteroid", "comet", "mine", "ants", "birds", "trees", "algae", "sponsors", "insulation", "windmills"]
    rich = {"corporation": "thorgate", "hand": hand, "stock": {"credits": 90, "plants": 16, "heat": 16}}
    game = tharsis.load({"seats": [rich, {}]})
    few, more, many = (
        {line.codes[0] for line in Search(some_mind(), 1, 1, width=width("mars", simulations)).candidates(game, 0)}
        for simulations in (96, 160, 768)
    )
    spared = {code for code in game.codes(0) if kind_of(code) == K_SELL}
    assert few < more < many and len(few) <= 8 < len(more) <= 16 < len(many) <= 24 and spared and not many & spared


def test_what_others_have_planned_in_secret_is_for_their_policy_to_say() -> None:
    """A sample draws it by chance; who looks ahead asks what they would do."""
    game = tharsis.load({"game": "ares", "round": 3, "phase": None, "seats": [{}, {}]})
    game.answer(0, "phase production")
    sample = game.view(1).sample(1)
    assert sample.waiting() == [1]
    some_mind("ares").policy.traits.ask_again(sample, 1)
    assert sample.waiting() == [0, 1] and sample.codes(1) == game.codes(1)
    assert game.waiting() == [1]


def test_what_is_left_to_nobody_is_not_searched() -> None:
    seat = {"corporation": "thorgate", "hand": ["mine"], "stock": {"credits": 9, "steel": 3}}
    game = tharsis.load({"generation": 3, "seats": [seat, {}]})
    game.answer(0, "play mine")
    (line,) = Search(some_mind(), 24, 1).lines(game.view(0))
    assert line.simulations == 0 and [o.notation for o in game.asked[0].options if o.code in line.codes] == [
        "pay 0 steel 2"
    ]


def test_a_game_is_worth_what_it_has_come_to() -> None:
    game = middle()
    tharsis.playout(game, [some_mind().playing] * 2)
    totals = [row["total"] for row in game.scores()]
    assert worth(game, 0).margin == totals[0] - totals[1] == -worth(game, 1).margin
    assert worth(game, 0).win + worth(game, 1).win == 1


def moves() -> list[list[int]]:
    """Of each kind of bot, to a question in the middle of a game."""
    mind = some_mind()
    game = middle()
    return [thinker(kind, 9, mind).answer(game.view(game.waiting()[0])) for kind in KINDS]


@pytest.mark.once
def test_interpreted_and_compiled_bots_play_the_same() -> None:
    env = {**os.environ, "THARSIS_PURE": "1"}
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, env=env, cwd=os.path.dirname(__file__), capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(moves())
