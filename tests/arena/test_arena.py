"""Plans of many games: what is played, that nothing is lost, and what is said about it."""

from __future__ import annotations

import json
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tharsis
from tharsis.arena.crews import Alone, Crew, NoCluster, OnRay, Processes, batched, crew_of
from tharsis.arena.matches import play_batch
from tharsis.arena.plan import BadPlan, Duel, read_plan
from tharsis.arena.ratings import ratings
from tharsis.arena.results import BadResults, Played, Results
from tharsis.arena.run import open_matches, run
from tharsis.arena.simulate import simulate
from tharsis.arena.verdict import Trial, interval
from tharsis.cli import main

pytestmark = pytest.mark.once  # an arena beside the engine: whether it is compiled is nothing to it

PLAN: dict[str, object] = {"players": {"random": "random", "greedy": "random"}, "games": 6, "seed": 3, "keep": 2}


def played(path: Path) -> dict[str, object]:
    """All that does not depend on the machine."""
    results = Results(path)
    games = {one.key: (one.seats, one.scores, one.winners, one.generations, one.decisions) for one in results.games()}
    results.close()
    return dict(games)


def play(given: dict[str, object], path: Path, by: Crew) -> dict[str, object]:
    results = Results(path, read_plan(given))
    run(results.plan, results, by)
    results.close()
    return played(path)


# ---- plans
def test_every_seed_is_played_with_the_seats_changed() -> None:
    plan = read_plan(PLAN)
    assert [(m.seats, m.seed) for m in plan.matches(("random", "greedy"))][:3] == [
        (("random", "greedy"), 3),
        (("greedy", "random"), 3),
        (("random", "greedy"), 4),
    ]


def test_everybody_meets_everybody() -> None:
    plan = read_plan({"players": {"a": "random", "b": "greedy", "c": "random"}, "games": 2})
    assert plan.companies() == [("a", "b"), ("a", "c"), ("b", "c")] and plan.length() == 6
    three = read_plan({"players": {"a": "random", "b": "greedy", "c": "random"}, "seats": 3, "games": 3})
    assert [m.seats for m in three.matches(three.companies()[0])] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_marsbot_keeps_its_seat() -> None:
    plan = read_plan({"players": {"me": "greedy", "robot": "marsbot:easy"}, "games": 2})
    assert plan.seatings(("me", "robot")) == [("me", "robot")]
    assert plan.setup(("me", "robot"))["marsbot"] == "easy"


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({}, "players"),
        ({"players": []}, "players"),
        ({"players": [1, 2]}, "players"),
        ({"players": {"a": 3}}, "players.a"),
        ({"players": ["random"], "seats": 2}, "players"),
        ({"players": ["random", "deep_thought"]}, "seats"),
        ({"players": ["random", "exec:./not-there"]}, "command"),
        ({**PLAN, "game": "chess"}, "game"),
        ({**PLAN, "games": 0}, "games"),
        ({**PLAN, "games": True}, "games"),
        ({**PLAN, "seats": 9}, "seats"),
        ({**PLAN, "seed": -1}, "seed"),
        ({**PLAN, "speed": 3}, "speed"),
        ({**PLAN, "options": []}, "options"),
        ({**PLAN, "options": {"map": "venus"}}, "map"),
        ({**PLAN, "test": {"better": "greedy"}}, "test.than"),
        ({**PLAN, "test": {"better": "greedy", "than": "greedy"}}, "test.than"),
        ({**PLAN, "test": {"better": "greedy", "than": "random", "by": 0.5}}, "test.by"),
        ({**PLAN, "test": {"better": "greedy", "than": "random", "luck": 1}}, "test.luck"),
        ({**PLAN, "test": 5}, "test"),
    ],
)
def test_a_slip_in_a_plan_is_named(given: dict[str, object], field: str) -> None:
    with pytest.raises(BadPlan) as caught:
        read_plan(given)
    assert caught.value.field == field


# ---- playing
def test_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    one = play(PLAN, tmp_path / "a", Alone())
    assert len(one) == 6
    assert play(PLAN, tmp_path / "b", Processes(2)) == one


class Counting:
    """Counts the games that it is asked for."""

    def __init__(self, most: int = 1000) -> None:
        self.games = 0
        self.most = most

    def work(self, job: Any, shared: Any, batches: Iterator[list[Any]]) -> Iterator[Any]:
        for games in Alone().work(job, shared, batched(match for batch in batches for match in batch)):
            self.games += len(games)
            yield games
            if self.games >= self.most:
                return


def test_a_run_goes_on_where_it_was_and_may_become_longer(tmp_path: Path) -> None:
    plan = {**PLAN, "games": 20}
    play(plan, tmp_path / "a", Counting(most=10))
    again = Counting()
    whole = play(plan, tmp_path / "a", again)
    assert again.games == 10 and len(whole) == 20
    more = Counting()
    assert len(play({**plan, "games": 24}, tmp_path / "a", more)) == 24 and more.games == 4


def test_a_run_that_is_killed_loses_nothing_that_was_told(tmp_path: Path) -> None:
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps({**PLAN, "games": 40_000}))
    command = [sys.executable, "-m", "tharsis.cli", "arena", "run", str(plan)]
    running = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    results = tmp_path / "plan.results"
    end = time.monotonic() + 60
    while time.monotonic() < end and not (results.exists() and counted(results)):
        time.sleep(0.05)
    running.send_signal(signal.SIGKILL)
    running.wait()
    first = played(results)
    assert 0 < len(first) < 40_000
    reference = read_plan({**PLAN, "games": 40_000})
    key = next(iter(first))
    match = next(m for m in open_matches(reference, set()) if m.key == key)
    assert first[key] == tuple_of(next(Alone().work(play_batch, reference, iter([[match]])))[0])


def tuple_of(one: Played) -> object:
    return one.seats, one.scores, one.winners, one.generations, one.decisions


def counted(path: Path) -> int:
    try:
        base = sqlite3.connect(path)
        return int(base.execute("select count(*) from games").fetchone()[0])
    except sqlite3.Error:
        return 0


@pytest.mark.parametrize(
    ("spoil", "field"),
    [
        ("update about set schema = 99", "schema"),
        ("update about set rules = 1", "rules"),
        ("drop table about", "results"),
    ],
)
def test_results_of_another_kind_are_refused(tmp_path: Path, spoil: str, field: str) -> None:
    play({**PLAN, "games": 1}, tmp_path / "a", Alone())
    with sqlite3.connect(tmp_path / "a") as base:
        base.execute(spoil)
    with pytest.raises(BadResults) as caught:
        Results(tmp_path / "a", read_plan(PLAN))
    assert caught.value.field == field


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("not a database, but long enough to look like one" * 50)
    with pytest.raises(BadResults, match="no file of results"):
        Results(tmp_path / "a", read_plan(PLAN))
    with pytest.raises(BadResults, match="no such file"):
        Results(tmp_path / "b")
    play({**PLAN, "games": 1}, tmp_path / "c", Alone())
    with pytest.raises(BadResults, match="another plan"):
        Results(tmp_path / "c", read_plan({**PLAN, "seed": 99}))


# ---- what is said
def game(first: str, second: str, seed: int, winner: int) -> Played:
    scores = [{"total": 50 + 10 * (s == winner)} for s in (0, 1)]
    return Played(f"{seed} {first} {second}", str(seed), (first, second), seed, scores, [winner], 10, 200, 0.1, [])


def pair(seed: int, a: int, b: int) -> list[Played]:
    """Two games with the seats changed; who won each, counted from the first player."""
    return [game("a", "b", seed, a), game("b", "a", seed, 1 - b)]


def test_a_test_ends_as_soon_as_it_is_decided() -> None:
    test = Duel("a", "b", by=0.6)
    better = Trial(test, 0).hear([g for s in range(100) for g in pair(s, 0, s % 2)])
    assert better.better is True and better.games < 100 and better.share == pytest.approx(0.75, abs=0.05)
    worse = Trial(test, 0).hear([g for s in range(400) for g in pair(s, s % 2, 1 - s % 2)])
    assert worse.better is False and worse.share == 0.5
    assert Trial(test, 0).hear(pair(0, 0, 0)).better is None


def test_the_verdict_does_not_depend_on_the_order_of_arrival() -> None:
    games = [g for s in range(60) for g in pair(s, 0, s % 3 and 1)]
    trial = Trial(Duel("a", "b"), 0)
    for one in reversed(games):
        said = trial.hear([one])
    assert said == Trial(Duel("a", "b"), 0).hear(games)


def test_equal_players_are_rarely_called_better() -> None:
    """The promise of the test: of a hundred equal couples about five are taken for unequal."""
    import random

    dice = random.Random(1)
    wrong = 0
    for _ in range(60):
        games = [g for s in range(700) for g in pair(s, dice.randint(0, 1), dice.randint(0, 1))]
        wrong += Trial(Duel("a", "b", by=0.55), 0).hear(games).better is True
    assert wrong <= 7


def test_ratings_tell_the_odds_of_a_match() -> None:
    """Three of four games are a difference of 191 points."""
    pytest.importorskip("numpy")
    games = [g for s in range(400) for g in pair(s, 0, s % 2)]
    strong, weak = ratings(games, ["b", "a"])
    assert (strong.name, weak.name) == ("a", "b")
    assert strong.rating - weak.rating == pytest.approx(191, abs=4)
    assert strong.rating + weak.rating == pytest.approx(2000) and 0 < strong.error < 25


def test_who_always_wins_has_a_number_too() -> None:
    pytest.importorskip("numpy")
    strong, weak = ratings([g for s in range(50) for g in pair(s, 0, 0)], ["a", "b"])
    assert 400 < strong.rating - weak.rating < 2000


def test_an_interval_holds_its_share() -> None:
    low, high = interval(0.75, 100)
    assert low < 0.75 < high and (low, high) == (pytest.approx(0.657, abs=0.001), pytest.approx(0.825, abs=0.001))


@pytest.mark.strength
def test_the_page_tells_all_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    plan = tmp_path / "plan.yaml"
    plan.write_text("players: [random, greedy]\ngames: 4\ntest: {better: greedy, than: random, most: 40}\n")
    assert main(["arena", "run", str(plan)]) == 0
    assert "Is greedy better than random? yes" in capsys.readouterr().out
    assert main(["arena", "report", str(tmp_path / "plan.results")]) == 0
    page = Path(capsys.readouterr().out.strip())
    text = page.read_text()
    for part in (
        "Ratings",
        "Who beats whom",
        "Points by source",
        "Length",
        "Games to look at",
        "better than random? Yes",
    ):
        assert part in text
    assert text.count("<svg") == 3
    kept = sorted(page.parent.glob("game-*.json"))
    assert kept and tharsis.replay(json.loads(kept[0].read_text())).over


def test_bad_input_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "plan.yaml").write_text("players: [random]\nseats: 3\n")
    assert main(["arena", "run", str(tmp_path / "plan.yaml")]) == 2
    assert main(["arena", "report", str(tmp_path / "nothing.results")]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 2


# ---- a cluster
@pytest.fixture
def cluster() -> Iterator[Any]:
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    other = made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False, logging_level="error")
    yield made, other
    ray.shutdown()
    made.shutdown()


def test_a_cluster_that_loses_a_machine_plays_the_same_games(cluster: Any, tmp_path: Path) -> None:
    nodes, other = cluster
    plan = {"players": {"a": "random", "b": "random"}, "games": 120, "keep": 0}

    class Unlucky(OnRay):
        """One of two machines is lost while it plays."""

        def work(self, job: Any, shared: Any, batches: Iterator[list[Any]]) -> Iterator[Any]:
            for number, games in enumerate(super().work(job, shared, batches)):
                yield games
                if number == 1:
                    nodes.remove_node(other, allow_graceful=False)

    assert play(plan, tmp_path / "a", Unlucky("auto")) == play(plan, tmp_path / "b", Alone())
    there, here = (simulate(games=60, crew=who).outcomes for who in (OnRay("auto"), Alone()))
    assert there == here, "tharsis simulate plays there as well"


@pytest.mark.parametrize(
    ("address", "told"),
    [("127.0.0.1:1", "nobody answers at 127.0.0.1:1"), ("mars", "must be auto or HOST:PORT, not 'mars'")],
)
def test_a_wrong_address_is_said_at_once(address: str, told: str) -> None:
    with pytest.raises(NoCluster, match=told):
        crew_of(1, address)


def test_no_cluster_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match="tharsis\\[cluster\\]"):
        crew_of(1, "auto")
