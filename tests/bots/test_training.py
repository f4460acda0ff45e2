"""How the bots learn: games that depend on their seeds alone, and a net that is the same in whole numbers."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from some_mind import some_mind, some_weights

from tharsis.ares.game import Ares
from tharsis.bots.ares_greedy import AresGreedyBot
from tharsis.bots.minds import blank_policy
from tharsis.bots.net import Net
from tharsis.bots.playing import Playing
from tharsis.bots.policy import UNIT
from tharsis.bots.sight import Sight
from tharsis.bots.weights import ENDING, read, write
from tharsis.kernel.playout import playout
from training import imitate
from training.__main__ import steps
from training.curves import columns, drawn
from training.fit import Data, Fit, apart, with_net
from training.gate import Verdict, gate
from training.guess import guessed
from training.ladder import all_played, matches
from training.positions import FIRST_SEED, HELD_OUT, LONGEST, Positions, explored, joined
from training.reinforce import BATCH, PAST_EVERY, STALLED, Judged, Learner, Task, play
from training.settings import MARSBOTS, SETTINGS
from training.ship import ship


def lessons(seeds: range, setting: str = "mars-solo", critic: Path | None = None) -> list[int]:
    weights = [0] * blank_policy("mars").traits.size
    return [int(n) for n in play(Task(setting, seeds, weights, 0.1, critic)).weights]


def positions(seeds: range, ahead: int = LONGEST) -> Positions:
    mind = some_mind()
    sight = Sight("mars", 2)
    return joined([explored(SETTINGS["mars-2"], mind, sight, seed, 1, ahead) for seed in seeds])


def test_what_is_learned_does_not_depend_on_who_plays_which_games() -> None:
    whole = lessons(range(4))
    parts = [lessons(range(1)), lessons(range(1, 4))]
    assert any(whole) and whole == [a + b for a, b in zip(*parts, strict=True)]


def test_a_net_that_judges_each_generation_teaches_something_else(tmp_path: Path) -> None:
    critic = tmp_path / f"some{ENDING}"
    write(critic, some_weights("mars", 2))
    judged = lessons(range(1), "mars-2", critic)
    assert any(judged) and judged == lessons(range(1), "mars-2", critic) != lessons(range(1), "mars-2")


def test_what_is_judged_by_the_net_of_another_table_is_learned_for_its_own(tmp_path: Path) -> None:
    critic = tmp_path / f"some{ENDING}"
    write(critic, some_weights("mars", 2))
    learner = Learner(SETTINGS["mars-brutal"], 0, blank_policy("mars").traits.size, critic, critic)
    learner.batches = 3
    learned = learner.learned()
    assert learned.table == SETTINGS["mars-brutal"].table != read(critic).table
    assert learned.figures["games"] == 3 * BATCH and "net.1" in learned.numbers


def test_answers_to_one_question_lead_to_positions_beside_each_other() -> None:
    found = positions(range(1, 9))
    _, times = np.unique(found.game, return_counts=True)
    assert times.max() > 1 and len(found.seen) == len(found.margin) == len(found.win) == times.sum()
    assert list(found.game) == sorted(found.game)
    where = np.flatnonzero(found.game == found.game[np.argmax(times)])
    assert (found.seen[where[0]] != found.seen[where[1]]).any()


def test_a_seed_may_be_larger_than_a_small_number_holds() -> None:
    far = FIRST_SEED + 41 * 100_000_000  # `--seed 41`
    assert set(positions(range(far, far + 3)).game) <= {far, far + 1, far + 2}


def test_a_net_can_say_how_games_will_end_that_are_not_played_to_their_ends() -> None:
    """But not those that test what was learned."""
    played, told = (positions(range(HELD_OUT - 1, HELD_OUT + 1), ahead) for ahead in (LONGEST, 1))
    tests = played.game % HELD_OUT == 0
    assert (played.seen == told.seen).all() and tests.any() and not tests.all()
    assert list((played.margin == told.margin)[tests]) == [True] * tests.sum()
    assert (played.margin != told.margin)[~tests].all()


def test_a_setting_can_be_of_several_tables() -> None:
    games = [SETTINGS["mars-marsbot"].begin(seed) for seed in range(20)]
    assert {game.setup()["marsbot"] for game in games} == set(MARSBOTS)
    assert {SETTINGS["mars-3plus"].begin(seed).seats for seed in range(20)} == {3, 4, 5}


def like_greedy(weights: list[int]) -> int:
    """How many of its first answers in a game a policy with these weights would have given as well."""
    policy = blank_policy("ares")
    policy.reweigh(weights)
    policy.heat = 1
    game, bot, same = SETTINGS["ares-2"].begin(1), AresGreedyBot(1), 0
    while game.decisions < 60:
        seat = game.waiting()[0]
        answer = bot.answer(game.view(seat))
        same += policy.answer(game, seat) == answer
        game.take(seat, answer)
    return same


def test_a_policy_comes_to_do_what_its_teacher_does() -> None:
    pupil = blank_policy("ares")
    pupil.learn(2)
    assert imitate.play(SETTINGS["ares-2"], AresGreedyBot, pupil, 1) > 60
    taught = [lesson // UNIT for lesson in pupil.memory[0].lessons()]
    assert like_greedy(taught) > 1.3 * like_greedy([0] * len(taught))


def test_a_guest_takes_one_seat_of_every_other_game() -> None:
    weights = [0] * blank_policy("ares").traits.size
    lessons = [play(Task("ares-2", range(seed, seed + 1), weights, 0.0, None, ("random",))) for seed in (2, 3)]
    assert [len(lesson.returns) for lesson in lessons] == [2, 1]


def test_a_learner_goes_on_meeting_those_it_was(tmp_path: Path) -> None:
    learner = Learner(SETTINGS["ares-2"], 0, blank_policy("ares").traits.size)
    learner.past, learner.folder = 2, tmp_path / "past"
    met: list[tuple[str, ...]] = []
    for batches in (0, 1, PAST_EVERY, 2 * PAST_EVERY + 1):
        learner.batches = batches
        met.append(tuple(Path(guest).stem for guest in learner.before()))
    assert met == [("0",), ("0",), ("0", "100"), ("100", "200")]
    former = str(tmp_path / "past" / f"100{ENDING}")
    task = Task("ares-2", range(3, 4), learner.whole(), 0.0, None, (former,))
    assert len(play(task).returns) == 1 and play(task).returns == play(task).returns


def test_who_plays_alone_has_no_guests() -> None:
    weights = [0] * blank_policy("mars").traits.size
    assert len(play(Task("mars-solo", range(3, 4), weights, 0.0, None, ("random",))).returns) == 1


def test_a_game_that_is_kept_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    todo = matches(SETTINGS["ares-2"], ["random", "random"], 2, 1)
    all_played(todo[:1], 1, file)
    name, _, *numbers = json.loads(file.read_text())
    file.write_text(json.dumps([name, 7.0, *numbers]) + "\n")
    both = all_played(todo, 1, file)
    assert both[0].win == 7.0 and both[1] == all_played(todo[1:], 1)[0]._replace(seconds=both[1].seconds)
    assert len(file.read_text().splitlines()) == 2


@pytest.mark.parametrize(("setting", "seats"), [("ares-2", 2), ("ares-solo", 1)])
def test_a_new_set_that_is_no_better_stays_outside(tmp_path: Path, setting: str, seats: int) -> None:
    """Each in both seats, or with the same cards: one set against itself is exactly as good."""
    blank = [0] * blank_policy("ares").traits.size
    weights = replace(some_weights("ares", seats), numbers={"policy": blank})
    new, shipped = tmp_path / "new", tmp_path / "shipped"
    new.mkdir()
    write(new / f"{setting}{ENDING}", weights)
    ship(SETTINGS[setting], new, shipped, {"played": "much"}, 4, 1)  # the first one meets nobody
    assert read(shipped / f"{setting}{ENDING}").figures["played"] == "much"
    with pytest.raises(SystemExit, match="which stays"):
        ship(SETTINGS[setting], new, shipped, {}, 4, 1)
    assert Verdict(0.55, 1000).passed and not Verdict(0.549, 1000).passed


def test_a_gate_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    blank = [0] * blank_policy("ares").traits.size
    new, old, keep = (tmp_path / name for name in (f"new{ENDING}", f"old{ENDING}", "kept"))
    for file in (new, old):
        write(file, replace(some_weights("ares", 1), numbers={"policy": blank}))
    first = gate(SETTINGS["ares-solo"], new, old, games=2, keep=keep)
    played = keep.read_text()
    assert len(played.splitlines()) == 4  # the same two by each of them
    assert gate(SETTINGS["ares-solo"], new, old, games=2, keep=keep) == first and keep.read_text() == played


@pytest.mark.parametrize(("name", "known"), [("mars-3plus", True), ("mars-marsbot", False), ("mars-2", False)])
def test_the_net_of_a_near_table_begins_with_that_of_the_other(tmp_path: Path, name: str, known: bool) -> None:
    (tmp_path / f"mars-2{ENDING}").touch()
    first = next(step for step in steps(name, 1, 1, 1, tmp_path) if step[0] == "training.fit")
    assert (str(tmp_path / f"mars-2{ENDING}") in first) == known


def test_a_policy_from_a_file_is_a_guest_too(tmp_path: Path) -> None:
    file = tmp_path / f"some{ENDING}"
    write(file, some_weights("ares", 2))
    weights = [0] * blank_policy("ares").traits.size
    lessons = [play(Task("ares-2", range(3, 4), weights, 0.0, None, guests)) for guests in ((str(file),), ("random",))]
    assert [len(lesson.returns) for lesson in lessons] == [1, 1]
    assert list(lessons[0].weights) != list(lessons[1].weights)


def test_a_guess_by_hand_plays_better_than_chance() -> None:
    policy = blank_policy("ares")
    policy.reweigh(guessed())
    won = 0
    for seed in range(8):
        game = SETTINGS["ares-2"].begin(seed)
        seats = [Playing(policy), Playing(blank_policy("ares"))]
        playout(game, seats if seed % 2 else seats[::-1])
        won += game.winners() == [1 - seed % 2]
    assert won >= 7


def test_a_game_that_nobody_wants_to_end_is_lost_by_all() -> None:
    game = SETTINGS["ares-2"].begin(1)
    assert isinstance(game, Ares)
    game.round = LONGEST
    assert Judged(SETTINGS["ares-2"], game, [0, 1], 0.0, None).changes() == [STALLED, STALLED]


def test_curves_are_drawn_from_what_was_written_down(tmp_path: Path) -> None:
    file = tmp_path / "some.csv"
    file.write_text("games,per_second,rounds,points,won,return\n256,90,14,90.5,1,0.0\n512,95,13,99.5,1,0.25\n")
    picture = ElementTree.fromstring(drawn("some", columns(file)))
    curves = [element.get("points") for element in picture.iter() if element.tag.endswith("polyline")]
    assert len(curves) == 4 and curves[0] == "40.0,200.0 680.0,80.0"


def test_what_sets_answers_apart_is_told_by_question() -> None:
    values = np.array([[1.0], [3.0], [10.0], [5.0], [6.0], [7.0]])
    games = np.array([4, 4, 7, 9, 9, 9], np.int32)
    assert list(apart(values, games)[:, 0]) == [-1, 1, 0, -1, 0, 1]


def test_a_net_says_in_whole_numbers_what_was_fitted(tmp_path: Path) -> None:
    setting = SETTINGS["mars-2"]
    sight = Sight("mars", 2)
    found = positions(range(HELD_OUT + 1, HELD_OUT + 20))
    np.savez(tmp_path / "some.npz", names=np.array(sight.names), **found._asdict())
    data = Data([tmp_path / "some.npz"], "mars")
    fit = Fit(data, seed=1)
    net = Net(with_net(some_weights("mars", 2), fit, {}, "fit"))
    game = setting.begin(3)
    (worth,) = net.worths([game], 0)
    seen = dict(zip(sight.names, sight.rows([game], 0)[0], strict=True))
    row = (np.array([[seen[name] for name in data.names]]) - data.middle) / data.scale
    _, _, out = fit.forward(row, fit.first())
    assert worth.margin == pytest.approx(20 * out[0, 0], abs=0.5)
    assert worth.win == pytest.approx(1 / (1 + np.exp(-out[0, 1])), abs=0.01)


def test_a_net_begins_with_that_of_another_table(tmp_path: Path) -> None:
    """It says the same of what both can see, whatever is seen here alone."""
    found = positions(range(HELD_OUT + 1, HELD_OUT + 20))
    np.savez(tmp_path / "some.npz", names=np.array(Sight("mars", 2).names), **found._asdict())
    data = Data([tmp_path / "some.npz"], "mars")
    old = with_net(some_weights("mars", 2), Fit(data, seed=1), {}, "fit")
    anew = Fit(data, seed=2)
    anew.begin_with(old)
    game = SETTINGS["mars-2"].begin(3)
    (before,), (after,) = (Net(weights).worths([game], 0) for weights in (old, with_net(old, anew, {}, "fit")))
    assert after.margin == pytest.approx(before.margin, abs=0.5) and after.win == pytest.approx(before.win, abs=0.01)
    data.names = [name.replace("rival1", "rival2") for name in data.names]
    anew.begin_with(old)
    alone = np.array(["rival2" in name for name in data.names])
    assert alone.any() and not anew.first()[alone & ~data.is_card].any()


def test_a_net_meets_rivals_in_any_order(tmp_path: Path) -> None:
    sight = Sight("mars", 4)
    games = [SETTINGS[name].begin(seed) for seed in range(20) for name in ("mars-3", "mars-4")]
    seen = np.concatenate([sight.rows([game], 0) for game in games])
    ranks = np.array([sight.names.index(f"seats.rival{i}.tr") for i in (1, 2, 3)])
    seen[:, ranks] = [[1, 2, 0], [1, 2, 3]] * 20
    some = np.zeros(len(seen), np.float32)
    np.savez(tmp_path / "some.npz", names=np.array(sight.names), seen=seen, margin=some, win=some, game=np.arange(40))
    data = Data([tmp_path / "some.npz"], "mars")
    where = [data.names.index(f"seats.rival{i}.tr") for i in (1, 2, 3)]
    chance = np.random.default_rng(1)
    found = [data.seated_anew(data.seen, chance)[:2, where].tolist() for _ in range(40)]
    assert {tuple(three) for three, _ in found} == {(1, 2, 0), (2, 1, 0)}
    assert {tuple(four) for _, four in found} == set(permutations((1, 2, 3)))
