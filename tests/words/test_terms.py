"""One word for one thing: words that a rulebook has another one for, and the spaces of French.

`terms.json` holds the words that are not ours, and what stands for them; the page's tests read the same list.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tharsis
from tharsis.words import SPEAKING

HERE = Path(__file__).parent
WORDS = Path(tharsis.__file__).parent / "words"
NOT_OURS: dict[str, dict[str, str]] = json.loads((HERE / "terms.json").read_text(encoding="utf-8"))


def pieces(path: Path) -> Iterator[str]:
    """Every string of a source but its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def sentences(lang: str) -> list[str]:
    """What a language says: its sources, what they make of the cards, and what can be said at a table."""
    out = [piece for path in sorted((WORDS / lang).rglob("*.py")) for piece in pieces(path)]
    for path in sorted(HERE.glob(f"texts*.{lang}.txt")):
        out += [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("    ")]
    for game in SPEAKING:
        language = SPEAKING[game][lang]
        out += [text for option in language.options.values() for text in option]
        out += language.phrases.values()
        for table in (language.questions, language.terms, language.goal_texts, language.phase_texts, language.bots):
            out += table.values()
    return out


@pytest.mark.parametrize("lang", NOT_OURS)
def test_no_word_is_used_that_the_rulebook_has_another_one_for(lang: str) -> None:
    said = sentences(lang)
    assert len(said) > 1500
    for wrong, right in NOT_OURS[lang].items():
        assert [text for text in said if re.search(wrong, text)] == [], right


def test_french_sets_one_kind_of_space_before_high_signs() -> None:
    for text in sentences("fr"):
        prose = text.replace("? texte d’une carte", "")  # a key of the terminal
        assert not re.search(r"[^\S\N{NO-BREAK SPACE}][;:?!»%]|«[^\S\N{NO-BREAK SPACE}]", prose), text
        assert not re.search(r"\w[;:?!»%]|«\w", prose), text
