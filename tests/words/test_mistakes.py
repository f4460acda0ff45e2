"""Whatever the engine finds fault with in a position, the page says in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tharsis.coach.links import position_in
from tharsis.kernel.errors import GameError
from tharsis.server.analysis import check
from tharsis.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "tharsis"
READERS = [path for part in ("vocabulary", "mars", "ares", "coach") for path in (SOURCES / part).rglob("*.py")]
BESIDE = [SOURCES / name for name in ("__init__.py", "texts.py", "kernel/game.py")]
SAYERS = ("wrong", "bad_setup")
ERRORS = ("GameError", "BadPosition", "BadSetup", "Stuck")
PHRASE = re.compile(r'^ {2}"mistake\.(\w+)": "(.*)",$', re.M)


def told() -> Iterator[tuple[str, set[str] | None]]:
    """Every code that is raised, with what it is about; None where that is put together beforehand."""
    for path in READERS + BESIDE:
        for call in ast.walk(ast.parse(path.read_text())):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in SAYERS:
                code = call.args[1]
                assert isinstance(code, ast.Constant), f"{path}:{call.lineno}: a code is written out"
                yield str(code.value), {str(one.arg) for one in call.keywords}
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ERRORS:
                given = call.args[2] if len(call.args) > 2 else None
                if isinstance(given, ast.Constant):
                    yield str(given.value), None


TOLD = list(told())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_a_sentence_for_every_mistake(lang: str) -> None:
    said = dict(PHRASE.findall((ROOT / "web/src/words" / lang / "mistakes.ts").read_text()))
    assert set(said) == {code for code, _ in TOLD}
    for code, about in TOLD:
        names = set(re.findall(r"\{(\w+)\}", said[code]))
        assert about is None or names <= about, f"{lang} {code}"


def test_no_reader_complains_without_a_code() -> None:
    for path in READERS:
        if path.name in ("position.py", "options.py", "setup.py", "reader.py", "links.py"):
            for call in ast.walk(ast.parse(path.read_text())):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ERRORS:
                    assert len(call.args) == 4, f"{path}:{call.lineno}"


@pytest.mark.parametrize(
    ("text", "field", "code", "about"),
    [
        (
            "seats: [{hand: [astroid]}, {}]",
            "seats[0].hand[0]",
            "card_meant",
            {"given": "'astroid'", "meant": "asteroid"},
        ),
        ("{oxygen: 15, seats: [{}, {}]}", "oxygen", "number", {"least": 0, "most": 14, "given": "15"}),
        ("{options: {map: moon}, seats: [{}, {}]}", "options.map", "one_of", {"given": "'moon'"}),
        ("{game: chess}", "game", "games", {"given": "'chess'", "there": "mars, ares"}),
        ("{game: ares, begun: {oxygen: 3}, seats: [{}, {}]}", "begun", "begun", {}),
        ("seats: [", "file", "unreadable_at", {"line": 1, "column": 9}),
        ("[]", "file", "no_mapping", {}),
    ],
)
def test_a_mistake_comes_with_what_it_is_about(text: str, field: str, code: str, about: dict[str, object]) -> None:
    (mistake,) = check(None, text).mistakes
    assert (mistake.field, mistake.code) == (field, code)
    assert {**mistake.about, **about} == mistake.about


def test_a_link_that_is_none_says_so() -> None:
    with pytest.raises(GameError) as caught:
        position_in("1nothing")
    assert caught.value.code == "link_cut"
