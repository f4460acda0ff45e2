"""The command line, as a person runs it."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console
from table import seat, table

import tharsis
from tharsis.bots import bots_of
from tharsis.cli import main
from tharsis.mars.game import Mars
from tharsis.terminal.play import Terminal
from tharsis.vocabulary.world import World
from tharsis.words import LANGUAGES, SPEAKING


def run(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(args) == 0
    return capsys.readouterr().out


def test_the_other_game_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(run(capsys, "simulate", "--game", "ares", "--games", "4", "--seats", "greedy,random", "--json"))
    assert data["game"] == "ares" and data["games"] == 4
    assert data["generations"]["least"] > 5


def test_simulate_reports_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(run(capsys, "simulate", "--games", "6", "--seats", "random,greedy,random", "--json"))
    wanted = "games decisions cpu_seconds decisions_per_cpu_second games_per_cpu_second generations scores"
    assert set(wanted.split()) <= set(data)
    assert data["games"] == 6
    assert [row["bot"] for row in data["scores"]] == ["random", "greedy", "random"]
    assert sum(row["wins"] for row in data["scores"]) == pytest.approx(1, abs=0.001)
    text = run(capsys, "simulate", "--games", "2", "--option", "draft=true")
    assert "generations" in text and "decisions" in text


@pytest.mark.usefixtures("whole_ladder")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_are_listed_from_the_weakest_to_the_strongest(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    rows = json.loads(run(capsys, "bots", "--json", "--lang", lang))
    mars = [row for row in rows if row["game"] == "mars"]
    assert [row["name"] for row in rows if row["game"] == "ares"] == ["drifter", "prospector"]
    assert [row["level"] for row in mars] == list(range(1, 8))
    simulations = [row["simulations"] for row in mars]
    assert simulations == sorted(simulations) and simulations[0] == 0 and simulations[-1] > 1000
    assert mars[2]["rating"] == 1000 and mars[6]["settings"] == ["chance-2"]
    words = SPEAKING["mars"][lang]
    text = run(capsys, "bots", "--game", "mars", "--lang", lang)
    assert all(f"{words.bots[bot]} " in text for bot in ("random", "greedy", "navigator", "olympus"))
    assert words.terms["trained"] in text and "navigator" in text


@pytest.mark.once
def test_jobs_do_not_change_the_outcome(capsys: pytest.CaptureFixture[str]) -> None:
    one = json.loads(run(capsys, "simulate", "--games", "60", "--json"))
    two = json.loads(run(capsys, "simulate", "--games", "60", "--json", "--jobs", "2"))
    for key in ("games", "decisions", "generations", "scores"):
        assert one[key] == two[key]


@pytest.mark.parametrize(
    "args",
    [
        ["simulate", "--seats", "bob"],
        ["simulate", "--seats", "drifter,prospector:96"],
        ["terminal", "--bots", "bob"],
        ["player", "--against", "bob", "true"],
        ["simulate", "--option", "drft=true"],
        ["simulate", "--option", "draft"],
        ["replay", "no-such-file.json"],
        ["position", "no-such-file.yaml"],
        ["simulate", "--seats", "drifter,navigator:" + "9" * 5_000],
        ["puzzles", "make", "no/such/folder/mars.puzzles", "--count", "1"],
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    assert main(args) == 2
    assert capsys.readouterr().err.strip().startswith("tharsis: ")


LAUGHS = "a: &a [x, x]\n" + "".join(f"{b}: &{b} [{', '.join(['*' + a] * 9)}]\n" for a, b in zip("abcdefgh", "bcdefghi"))
MERGED = "a: &a {x: 1}\n" + "".join(f"{b}: &{b} {{<<: [*{a}, *{a}]}}\n" for a, b in zip("abcdefgh", "bcdefghi"))
BROKEN_FILES: dict[str, bytes] = {
    "latin.json": "{'naïve': 1}".encode("latin-1"),
    "binary.yaml": bytes(range(256)),
    "laughs.yaml": LAUGHS.encode(),
    "merged.yaml": MERGED.encode(),
    "seats.yaml": b"seats: &s [{}, {}]\ntiles: *s\n",
    "deep.json": b"[" * 100_000,
    "deep.yaml": b"[" * 300,
    "large.yaml": b"#" * 2**20,
    "large.json": b" " * (17 * 2**20),
    "digits.json": b'{"seed": ' + b"9" * 5_000 + b"}",
    "empty.json": b"",
    "empty.yaml": b"",
    "list.json": b"[]",
    "surrogate.json": b'{"game": "\\ud800", "\\ud800": 1}',
    "hole.json": b'{"game": "\\u0000"}',
    "python.yaml": b"!!python/object/apply:os.system ['true']\n",
    "bool.yaml": b"seed: !!bool perhaps\n",
    "moment.yaml": b"seed: !!timestamp tomorrow\n",
    "number.yaml": b"seed: !!int ''\n",
    "fraction.yaml": b"seed: !!float ''\n",
    "date.yaml": b"seats: [2026-11-16, {hand: [2026-11-16]}]\n",
    "bytes.yaml": b"seed: !!binary Zm9v\nseats: !!set {a, b}\n",
    "turn.json": b'{"seats": [{}], "frames": {"0": [["turn", "", 0, 0]], "table": [["turn", "", 0, 4]]}}',
}


@pytest.mark.parametrize("name", BROKEN_FILES)
def test_a_file_of_any_content_ends_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_bytes(BROKEN_FILES[name])
    for command in (["replay"], ["position"], ["terminal", "--load"]):
        assert main([*command, str(file)]) == 2
        told = capsys.readouterr()
        assert told.out == "" and told.err.startswith("tharsis: ")
        assert told.err.count("\n") == 1 and len(told.err) < 3000


def test_a_folder_is_no_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for file in (str(tmp_path), str(tmp_path / "a\0b.json"), str(tmp_path / ("x" * 300))):
        assert main(["replay", file]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_replay_shows_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = table(seat(credits=40, hand=["asteroid"]), seat(plants=2))
    game.answer(0, "play asteroid")
    game.answer(0, "remove 2 plants from 1")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record()))
    assert "Player 1 plays Asteroid" in run(capsys, "replay", str(file))
    file.write_text("{")
    assert main(["replay", str(file)]) == 2


def test_position_shows_a_position(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text("seats: [{hand: [asteroid], stock: {credits: 20}}, {corporation: helion}]\ntemperature: -14\n")
    text = run(capsys, "position", str(file))
    assert "play asteroid" in text and "Helion" in text


class Typist:
    """Somebody at the keyboard who picks the first options, and now and then looks around."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def __call__(self, prompt: str = "", **_: object) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


LANG_OF_WHOLE_GAMES = "uk"


@pytest.mark.once
@pytest.mark.parametrize(("name", "lang"), [(name, lang) for name in tharsis.GAMES for lang in SPEAKING[name]])
def test_a_whole_game_in_the_terminal(name: str, lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In one language from its beginning, in the others from where little of the planet is left to do."""
    game = tharsis.new(name, 2, seed=5)
    assert isinstance(game, World)
    while lang != LANG_OF_WHOLE_GAMES and sum(game.params) < 34:
        seat = game.waiting()[0]
        game.take(seat, bots_of(name)["random"](game.decisions).answer(game.view(seat)))
    console = Console(file=io.StringIO(), width=140, highlight=False)
    terminal = Terminal(game, {1: bots_of(name)["greedy"](1)}, lang, console)
    looks = ["h", "b", "w", "l", "?ants", "u", "banana", "999"]

    def typed(prompt: str = "", **_: object) -> str:
        if looks and game.decisions > 10:
            return looks.pop(0)
        decision = game.decision(0)
        assert decision is not None
        bot = bots_of(name)["random"](game.decisions)
        codes = bot.answer(game.view(0))
        return " ".join(str(i + 1) for i, o in enumerate(decision.options) if o.code in codes)

    monkeypatch.setattr(console, "input", typed)
    terminal.play(tmp_path / "save.json")
    assert game.over
    assert not looks
    for wrong in ("banana", "999"):
        assert LANGUAGES[lang].terms["bad"].format(text=wrong) in console.file.getvalue()  # type: ignore[attr-defined]
    assert LANGUAGES[lang].terms["winner"] in console.file.getvalue()  # type: ignore[attr-defined]


def test_quitting_saves_a_game_that_can_be_taken_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = tharsis.new("mars", 2, seed=5)
    assert isinstance(game, Mars)
    console = Console(file=io.StringIO(), width=140)
    terminal = Terminal(game, {1: bots_of("mars")["greedy"](1)}, "en", console)
    monkeypatch.setattr(console, "input", Typist(["1", "1 2", "1"]))
    terminal.play(tmp_path / "save.json")
    again = tharsis.replay(json.loads((tmp_path / "save.json").read_text()))
    assert again.digest() == game.digest()
