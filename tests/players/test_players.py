"""Programs at the table: what they are told, and that none of them can do any harm."""

from __future__ import annotations

import json
import re
import shlex
import sys
import time
from pathlib import Path

import pytest

import tharsis
from tharsis.arena import simulate
from tharsis.bots import bots_of
from tharsis.kernel.errors import GameError
from tharsis.players import EXEC, Limits, ProgramPlayer
from tharsis.players.program import Gone, Program, Silent
from tharsis.players.protocol import BadLine
from tharsis.players.trial import trial

pytestmark = pytest.mark.once  # programs beside the engine: whether it is compiled is nothing to them

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = shlex.join([sys.executable, str(ROOT / "examples" / "player.py")])
HELLO = 'print(json.dumps({"say": "hello", "protocol": 1}), flush=True)'
TELL = """def tell(line, pick):
    print(json.dumps({"say": "answer", "number": line["number"], "pick": pick}), flush=True)"""
QUICK = Limits(answer=0.3, game=1.0)


def program(*lines: str) -> str:
    """The command of a small player, written here."""
    return shlex.join([sys.executable, "-c", "\n".join(["import json, sys, time", TELL, *lines])])


def answers(then: str) -> str:
    """One that greets, and does this at every question."""
    return program(
        "for text in sys.stdin:",
        "    line = json.loads(text)",
        f"    if line['say'] == 'hello': {HELLO}",
        f"    if line['say'] == 'ask': {then}",
    )


def beside_greedy(command: str, limits: Limits = QUICK) -> tuple[ProgramPlayer, tharsis.Game]:
    """A whole game with this player at seat 0."""
    game = tharsis.new("mars", 2, {}, 3)
    player = ProgramPlayer(command, 1, limits)
    other = bots_of("mars")["random"](1)
    while not game.over:
        seat = game.waiting()[0]
        game.take(seat, (player, other)[seat].answer(game.view(seat)))
    player.ends(game.scores(), game.winners())
    return player, game


# ---- what is said
def test_the_conversation_of_the_page_takes_place() -> None:
    said = [
        line.replace('": ', '":').replace(', "', ',"')
        for line in trial(EXEC + EXAMPLE, "mars", "greedy", 1, 0, {}, True)
    ]
    page = (ROOT / "docs" / "players.md").read_text()
    told = page.split("<!-- transcript -->\n```\n")[1].split("```")[0].splitlines()
    assert said[0] == "Eager speaks the protocol"
    for line in told[2:5]:  # what follows depends on how it plays
        whole = re.escape(line).replace(re.escape("{…}"), r"\{.*\}").replace(re.escape("[…]"), r"\[.*\]")
        assert any(re.fullmatch(whole, heard) for heard in said), line
    assert any(json.loads(line[2:])["say"] == "over" for line in said if line.startswith("> "))


def test_a_question_can_be_read_in_words() -> None:
    reader = answers("tell(line, 0)").replace('"protocol": 1', '"protocol": 1, "text": "fr"')
    lines = [json.loads(x[2:]) for x in trial(EXEC + reader, "ares", "none", 1, 0, {}, True) if x.startswith("> ")]
    question = next(line for line in lines if line["say"] == "ask")["question"]
    assert question["text"] and all(option["text"] for option in question["options"])


@pytest.mark.parametrize("command", [EXAMPLE, "node examples/player.mjs"])
@pytest.mark.parametrize("game", tharsis.GAMES)
def test_the_examples_play_whole_games_without_a_fault(
    command: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    report = simulate(["random", EXEC + command], 2, game=game)
    assert len(report.outcomes) == 2 and report.faults() == []


def test_games_are_the_same_whoever_asks() -> None:
    seats = [EXEC + EXAMPLE, "greedy"]
    assert [o.scores for o in simulate(seats, 4).outcomes] == [o.scores for o in simulate(seats, 4, jobs=2).outcomes]


# ---- what goes wrong
@pytest.mark.parametrize(
    ("then", "why"),
    [
        ("print('nonsense', flush=True)", "no line of JSON"),
        ("print('[' * 50000, flush=True)", "no line of JSON"),
        ("print(json.dumps({'say': 'answer', 'pick': 'win'}), flush=True)", "'win' is not offered"),
        ("print(json.dumps({'say': 'answer', 'pick': {'a': 1}}), flush=True)", "is not offered"),
        ("print(json.dumps({'say': 'answer'}), flush=True)", "None is not offered"),
        ("print(json.dumps({'say': 'hello'}), flush=True)", "an answer is expected"),
        ("print('x' * 70000, flush=True)", "a line of more than"),
        ("sys.exit(3)", "ended by itself with exit code 3"),
        ("time.sleep(60)", "no answer in 0.3 seconds"),
    ],
)
def test_a_stand_in_answers_for_whoever_fails(then: str, why: str) -> None:
    begun = time.monotonic()
    player, game = beside_greedy(answers(then))
    assert game.over and why in player.faults[0]
    assert len(player.faults) <= QUICK.faults and player.speaking is None
    assert time.monotonic() - begun < 6


def test_one_slip_is_forgiven_and_the_next_answer_is_its_own() -> None:
    once = "tell(line, 'win' if line['number'] == 2 else 0)"
    player, _ = beside_greedy(answers(once))
    assert len([fault for fault in player.faults if "'win'" in fault]) == 1


def test_a_late_answer_is_not_taken_for_that_to_the_next_question() -> None:
    late = "(time.sleep(0.5) if line['number'] == 1 else None, tell(line, 0))"
    player, _ = beside_greedy(answers(late), Limits(answer=0.4, game=30))
    assert "no answer" in player.faults[0]
    assert not any("not offered" in fault for fault in player.faults[1:])


@pytest.mark.parametrize(
    ("command", "error"),
    [
        ("./not-there", Gone),
        ("", Gone),
        ("'", Gone),
        (program("sys.exit(1)"), Gone),
        (program("print(1, flush=True)"), BadLine),
        (program("print(json.dumps({'say': 'hello', 'protocol': 99}), flush=True)"), BadLine),
    ],
)
def test_who_cannot_say_hello_plays_no_game(command: str, error: type[GameError]) -> None:
    with pytest.raises(error):
        simulate(["random", EXEC + command], 1)


def test_a_program_that_never_reads_is_not_waited_for() -> None:
    deaf = Program(program("time.sleep(60)"))
    try:
        with pytest.raises(Gone, match="does not read"):
            for _ in range(50):
                deaf.tell({"say": "ask", "text": "x" * 100_000})
        with pytest.raises(Silent):
            deaf.hear(0.05)
    finally:
        deaf.end()
    assert deaf.process.returncode is not None
