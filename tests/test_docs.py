"""The documentation runs."""

from __future__ import annotations

import doctest
import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

import tharsis
from tharsis.words import SPEAKING

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_the_examples_of_a_page_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0


def test_the_examples_of_the_package_run() -> None:
    failed, tried = doctest.testmod(tharsis)
    assert tried and not failed


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


# ---- the tables of docs/api.md, which docs/tables.py writes
def script(name: str) -> ModuleType:
    """A script beside the pages; they are no package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "docs" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


TABLES = script("tables")
API = (ROOT / "docs" / "api.md").read_text()


def cells(name: str) -> dict[str, list[str]]:
    """The rows of a table on the page by their first cell, in which names stand between backquotes."""
    rows = [
        [cell.strip() for cell in line.removesuffix("|").split(" |")] for line in TABLES.section(API, name).splitlines()
    ]
    return {row[0].strip("|` "): row[1:] for row in rows[2:]}


def named(cell: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", cell))


@pytest.mark.parametrize("name", TABLES.plain_tables())
def test_options_and_fields_are_those_of_the_code(name: str) -> None:
    assert TABLES.section(API, name) == TABLES.plain_tables()[name], "run make tables"


@pytest.mark.parametrize("game", tharsis.GAMES)
def test_all_that_is_said_of_a_game_is_listed(game: str) -> None:
    listed = {f"question {kind}" for kind in cells(f"{game} questions")}
    listed |= {f"option {kind}" for kind in cells(f"{game} kinds")}
    assert TABLES.spoken(game) <= listed, "run make tables"
    words = SPEAKING[game]["en"]
    for kind, row in cells(f"{game} questions").items():
        assert row[0] == TABLES.asked(game, kind, row[1] == "several"), "run make tables"
    for kind in cells(f"{game} kinds"):
        assert hasattr(words, f"option_{kind}"), f"there are no options {kind}: run make tables"


@pytest.mark.parametrize("game", tharsis.GAMES)
def test_what_games_ask_and_offer_is_listed(game: str) -> None:
    """The tables were made of many games; what a few of them ask must be there, written as they say."""
    met = TABLES.Met()
    for decision in TABLES.decisions(game, 24):
        met.add(decision)
    questions, kinds = cells(f"{game} questions"), cells(f"{game} kinds")
    for name, question in met.questions.items():
        assert question.offers <= named(questions[name][2]), name
        assert not question.several or questions[name][1] == "several", name
    for name, kind in met.kinds.items():
        notations = {re.sub(r" \[\w+ N\]", "", text) for text in named(kinds[name][0])}
        assert kind.notations <= notations, name
        assert all(f"[{extra} N]" in kinds[name][0] for extra in kind.extras), name
        assert kind.fields <= named(kinds[name][1]), name


# ---- the numbers of the laboratory, which docs/schema.py lists
def test_the_page_of_numbers_is_that_of_the_code() -> None:
    schema = script("schema")
    assert schema.PAGE.read_text(encoding="utf-8") == schema.written(), "run make schema"


# ---- the worked examples of the help page, which docs/examples.py plays
def test_the_pictures_of_the_help_page_are_what_the_engine_plays() -> None:
    examples = script("examples")
    assert examples.FILE.read_text(encoding="utf-8") == examples.written(), "run make examples"


# ---- games of people, which docs/people.py writes for the page
def test_the_page_compares_with_the_same_people_as_the_coach() -> None:
    people = script("people")
    assert people.FILE.read_text(encoding="utf-8") == people.written(), "run make people"
