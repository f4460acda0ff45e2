"""The shape of the project: where cards may be named, what every word must have, what the engine may import."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import tharsis
from tharsis.kernel.node import NODES, Node
from tharsis.mars.board import AREA_TITLE, TILES
from tharsis.mars.cards import CATALOGUE, MARSBOT_BONUS, MARSBOT_CORPORATIONS
from tharsis.mars.cards.editions import HOUSE
from tharsis.mars.goals import PROJECTS
from tharsis.mars.marsbot import TRACKS
from tharsis.mars.marsbot_tiles import CRITERIA
from tharsis.vocabulary.card import Count, Effect, Need, Word
from tharsis.words import LANGUAGES
from tharsis.words.en.names import CARDS as NAMES

SOURCE = Path(tharsis.__file__).parent
ROOT = SOURCE.parent.parent


def sources() -> list[Path]:
    return sorted(p for p in SOURCE.rglob("*.py") if "cards" not in p.parts and "words" not in p.parts)


def kinds(name: str) -> set[str]:
    """The kinds of a thing that the sources make: Option(code, "play", ...), Reason("used"), ("no_area", ...)."""
    found: set[str] = set()
    for path in sources():
        text = path.read_text()
        if name == "Option":
            found |= set(re.findall(r'Option\(\s*code,\s*"(\w+)"', text))
        else:
            found |= set(re.findall(name + r'\(\s*"(\w+)"', text))
        if name == "Reason":
            found |= set(re.findall(r'return \("(\w+)", ', text))
    return found


def words_on_cards() -> list[Node]:
    return [n for n in NODES if isinstance(n, (Word, Need, Count, Effect))]


def node_classes() -> list[type[Node]]:
    return sorted({type(n) for n in words_on_cards()}, key=lambda c: c.__name__)


def test_no_card_is_named_outside_the_card_and_language_files() -> None:
    elsewhere = {*TILES, *PROJECTS, *AREA_TITLE}  # some tiles and projects share the name of a card
    ids = {c.name for c in CATALOGUE[1:] if "_" in c.name and c.edition != HOUSE} - elsewhere
    titles = {title for name, title in NAMES.items() if " " in title and name not in elsewhere}
    for path in sources():
        text = path.read_text()
        words = set(re.findall(r"[a-z][a-z_0-9]+", text))
        assert not ids & words, f"{path.name} names the card {sorted(ids & words)}"
        for title in titles - {"Power Plant"}:
            assert title not in text, f"{path.name} names the card {title}"


@pytest.mark.parametrize("kind", node_classes(), ids=lambda c: c.__name__)
def test_every_word_has_its_four_facets(kind: type[Node]) -> None:
    base = {Node, Word, Need, Count, Effect}
    for facet in ("shows", "signals"):
        owner = next(c for c in kind.__mro__ if facet in c.__dict__)
        assert owner not in base, f"{kind.__name__} has no {facet}() of its own"
    does = {Word: ("does", "answer"), Need: ("met",), Count: ("number_of",), Effect: ("apply", "children")}
    for parent, methods in does.items():
        if issubclass(kind, parent):
            owners = [next(c for c in kind.__mro__ if m in c.__dict__) for m in methods]
            assert any(o not in base for o in owners) or kind.__name__ == "Safe", f"{kind.__name__} does nothing"
    for language in LANGUAGES.values():
        assert hasattr(language, kind.__name__), f"{language.code} has no words for {kind.__name__}"


@pytest.mark.parametrize("node", words_on_cards(), ids=lambda n: n.text)
def test_every_word_says_shows_and_signals_something(node: Node) -> None:
    assert node.shows(), "no icons"
    assert node.signals(), "no signals"
    for language in LANGUAGES.values():
        clause = language.points(node) if type(node).__name__ == "Flat" else language.clause(node)
        assert clause and "None" not in clause and "_" not in clause


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_option_reason_and_change_has_words(lang: str) -> None:
    language = LANGUAGES[lang]
    options = kinds("Option")
    assert {"play", "pay", "place", "no", "world"} <= options
    for kind in options:
        assert hasattr(language, f"option_{kind}"), kind
        assert hasattr(language, f"did_{kind}"), kind
    assert hasattr(language, "did_first_hand")
    reasons = kinds("Reason")
    assert {"credits", "tags", "no_area", "used"} <= reasons
    for kind in reasons:
        assert hasattr(language, f"reason_{kind}"), kind
    changes = kinds("Change")
    assert {"stock", "tile", "tr"} <= changes
    for kind in changes:
        assert hasattr(language, f"change_{kind}"), kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_marsbot_has_words(lang: str) -> None:
    language = LANGUAGES[lang]
    steps: set[str] = set()
    for path in sources():
        steps |= set(re.findall(r'tell\("(\w+)"\)', path.read_text()))
    assert {"bot_place", "bot_fail", "bot_pass"} <= steps
    for kind in steps:
        assert hasattr(language, f"did_{kind}"), kind
    for kind in (*CRITERIA, "bot_walk", "bot_walk_moons", "bot_symbol", "bot_blank"):
        assert hasattr(language, f"reason_{kind}"), kind
    for bonus in MARSBOT_BONUS[1:]:
        assert bonus.name in language.bonus_cards, bonus.name
        assert language.bonus_text(bonus)
    for corporation in MARSBOT_CORPORATIONS[1:]:
        assert all(language.bot_corporation_text(corporation))
    for name in TRACKS:
        assert name in language.tracks, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words(lang: str) -> None:
    asking = {n.question() for n in NODES if type(n).options is not Node.options and n.text != "phases"}
    assert asking <= set(LANGUAGES[lang].questions), asking - set(LANGUAGES[lang].questions)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_or_term_is_missing(lang: str) -> None:
    language, english = LANGUAGES[lang], LANGUAGES["en"]
    for table in (
        "cards",
        "milestones",
        "awards",
        "projects",
        "tags",
        "stocks",
        "kinds",
        "sets",
        "areas",
        "sources",
        "terms",
        "tiles",
        "goal_texts",
        "bots",
        "options",
    ):
        mine, theirs = getattr(language, table), getattr(english, table)
        assert set(theirs) <= set(mine), f"{table}: {set(theirs) - set(mine)}"
        assert all(mine.values()), table
    names = list(language.cards.values())
    assert len(set(names)) == len(names), "two cards share a name"


def test_no_gain_counts_what_another_part_of_its_card_changes() -> None:
    """Gains are done in printed order without asking: none may depend on what a loose part beside it does."""
    for card in CATALOGUE[1:]:
        counted = {c.text for step in card.steps for c in (getattr(step, "count", None),) if c is not None}
        places_city = any("place city" in step.text or "place capital" in step.text for step in card.steps)
        assert not (places_city and any("city" in text for text in counted)), card.name


def test_imports_point_one_way() -> None:
    command = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
