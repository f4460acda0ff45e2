"""The shape of the project: where cards may be named, what every word must have, what the engine may import."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import tharsis
from tharsis.ares.cards import CATALOGUE as ARES_CATALOGUE
from tharsis.ares.terms import PHASES_BY_NAME
from tharsis.kernel.asking import Asking
from tharsis.kernel.node import NODES, Node
from tharsis.mars.board import TILES
from tharsis.mars.cards import CATALOGUE
from tharsis.mars.cards.editions import HOUSE
from tharsis.mars.maps import MAPS
from tharsis.mars.marsbot.robot import BONUS, CORPORATIONS, TRACKS
from tharsis.mars.marsbot.tiles import CRITERIA
from tharsis.mars.projects import PROJECTS
from tharsis.vocabulary.asking import Stepwise
from tharsis.vocabulary.card import Card, Count, Effect, Need, Word
from tharsis.words import SPEAKING, Language
from tharsis.words.en.names.ares import CARDS as ARES_NAMES
from tharsis.words.en.names.mars import CARDS as NAMES

pytestmark = pytest.mark.once  # sources are the same, compiled or not

SOURCE = Path(tharsis.__file__).parent
ROOT = SOURCE.parent.parent


def sources() -> list[Path]:
    """All but the card files, prepared tables and the languages, wherever the project itself lies."""
    paths = {p: p.relative_to(SOURCE).parts for p in SOURCE.rglob("*.py")}
    return sorted(p for p, parts in paths.items() if parts[0] != "words" and not {"cards", "lessons.py"} & {*parts})


def sources_of(game: str) -> list[Path]:
    """What runs in a game: its own sources and those that all share."""
    others = set(SPEAKING) - {game}
    return [p for p in sources() if not others & set(p.relative_to(SOURCE).parts)]


def kinds(name: str, game: str) -> set[str]:
    """The kinds of a thing that the sources make: Option(code, "play", ...), Reason("used")."""
    found: set[str] = set()
    for path in sources_of(game):
        text = path.read_text()
        if name == "Option":
            found |= set(re.findall(r'Option\(\s*code,\s*"(\w+)"', text))
        else:
            found |= set(re.findall(name + r'\(\s*"(\w+)"', text))
        if name == "Reason":
            found |= set(re.findall(r'because\((?:step|told), "(\w+)"', text))
    return found


def below(node: Node) -> list[Node]:
    return [node, *(found for child in node.children() for found in below(child))]


def words_of(card: Card) -> list[Node]:
    """Every word that stands on a card, and what stands inside it."""
    rows = [*card.needs, *card.play, *card.steps, *card.effects, *card.points, *card.first]
    for act in card.acts:
        rows += act.nodes()
    found = [one for node in rows for one in below(node)]
    found += [count for one in found if isinstance(count := getattr(one, "count", None), Count)]
    return [n for n in found if isinstance(n, (Word, Need, Count, Effect))]


def words_on_cards(game: str) -> list[Node]:
    """Every word that stands on a card of a game."""
    return list({node.text: node for card in CATALOGUES[game][1:] for node in words_of(card)}.values())


def node_classes() -> list[type[Node]]:
    nodes = [n for game in CATALOGUES for n in words_on_cards(game)]
    return sorted({type(n) for n in nodes}, key=lambda c: c.__name__)


CATALOGUES = {"mars": CATALOGUE, "ares": ARES_CATALOGUE}
TONGUES = [(game, lang) for game, languages in SPEAKING.items() for lang in languages]
every_tongue = pytest.mark.parametrize(("game", "lang"), TONGUES)
WORDS = [(game, node) for game in CATALOGUES for node in words_on_cards(game)]


def test_no_card_is_named_outside_the_card_and_language_files() -> None:
    titles = [title for map in MAPS.values() for title in map.title]
    projects = [project.name for project in PROJECTS]
    elsewhere = {*TILES, *projects, *titles, *PHASES_BY_NAME}  # some tiles and projects share the name of a card
    catalogue = [*CATALOGUE[1:], *ARES_CATALOGUE[1:]]
    ids = {c.name for c in catalogue if "_" in c.name and c.edition != HOUSE} - elsewhere
    names = {**NAMES, **ARES_NAMES}
    titles = {title for name, title in names.items() if " " in title and name not in elsewhere}
    for path in sources():
        text = path.read_text()
        words = set(re.findall(r"[a-z][a-z_0-9]+", text))
        assert not ids & words, f"{path.name} names the card {sorted(ids & words)}"
        for title in titles - {"Power Plant"}:
            assert title not in text, f"{path.name} names the card {title}"


def test_the_pages_tell_how_many_words_there_are() -> None:
    cards = [card for catalogue in CATALOGUES.values() for card in catalogue[1:]]
    stands_on = Counter(kind for card in cards for kind in {type(node).__name__ for node in words_of(card)})
    once = {kind for kind, n in stands_on.items() if n == 1}
    page = (ROOT / "docs" / "words.md").read_text().split("## Words of cards")[1].split("\n## ")[0]
    told = re.search(r"(\d+) of them stand on the cards of both games, (\d+) on one", page)
    assert told is not None and [int(n) for n in told.groups()] == [len(stands_on), len(once)]
    table = page.split("| --- |")[1]
    assert set(re.findall(r"`(\w+)`", table)) == once
    assert f"{len(stands_on)} small classes" in (ROOT / "docs" / "architecture.md").read_text()


@pytest.mark.parametrize("kind", node_classes(), ids=lambda c: c.__name__)
def test_every_word_has_its_four_facets(kind: type[Node]) -> None:
    base = {Node, Asking, Stepwise, Word, Need, Count, Effect}
    for facet in ("shows", "signals"):
        owner = next(c for c in kind.__mro__ if facet in c.__dict__)
        assert owner not in base, f"{kind.__name__} has no {facet}() of its own"
    done = ("does", "chosen", "all_chosen", "chosen_at")
    does = {Word: done, Need: ("met",), Count: ("number_of",), Effect: ("apply", "children")}
    for parent, methods in does.items():
        if issubclass(kind, parent):
            does_it = any(m in c.__dict__ for c in kind.__mro__ if c not in base for m in methods)
            assert does_it or kind.__name__ == "Safe", f"{kind.__name__} does nothing"


@pytest.mark.parametrize(("game", "node"), WORDS, ids=lambda x: x if isinstance(x, str) else x.text)
def test_every_word_says_shows_and_signals_something(game: str, node: Node) -> None:
    assert node.shows(), "no icons"
    assert node.signals(), "no signals"
    for language in SPEAKING[game].values():
        assert hasattr(language, type(node).__name__), f"{language.code} has no words for {type(node).__name__}"
        clause = language.points(node) if type(node).__name__ == "Flat" else language.clause(node)
        assert clause and "None" not in clause and "_" not in clause


@every_tongue
def test_every_kind_of_option_reason_and_change_has_words(game: str, lang: str) -> None:
    language = SPEAKING[game][lang]
    options = kinds("Option", game)
    assert {"play", "pay", "no", {"mars": "place", "ares": "resume"}[game]} <= options
    for kind in options:
        assert hasattr(language, f"option_{kind}"), kind
        assert hasattr(language, f"did_{kind}"), kind
    assert hasattr(language, {"mars": "did_first_hand", "ares": "did_screen"}[game])
    reasons = kinds("Reason", game)
    assert {"credits", "tags", "used"} <= reasons
    for kind in reasons:
        assert hasattr(language, f"reason_{kind}"), kind
    changes = kinds("Change", game)
    assert {"stock", "tr"} <= changes
    for kind in changes:
        assert hasattr(language, f"change_{kind}"), kind


@pytest.mark.parametrize("lang", SPEAKING["mars"])
def test_every_step_of_marsbot_has_words(lang: str) -> None:
    language = SPEAKING["mars"][lang]
    steps: set[str] = set()
    for path in sources():
        steps |= set(re.findall(r'tell\("(\w+)"', path.read_text()))
    assert {"bot_place", "bot_fail", "bot_pass"} <= steps
    for kind in steps:
        assert hasattr(language, f"did_{kind}"), kind
    for kind in (*CRITERIA, "bot_walk", "bot_walk_moons", "bot_symbol", "bot_blank"):
        assert hasattr(language, f"reason_{kind}"), kind
    for bonus in BONUS[1:]:
        assert bonus.name in language.bonus_cards, bonus.name
        assert language.bonus_text(bonus)
    for corporation in CORPORATIONS[1:]:
        assert all(language.bot_corporation_text(corporation))
    for name in TRACKS:
        assert name in language.tracks, name


@every_tongue
def test_every_question_has_words(game: str, lang: str) -> None:
    others = [f".{name}." for name in SPEAKING if name != game]
    offering = ("options", "choices", "choices_at")
    asking = {
        n.question()
        for n in NODES
        if any(m in c.__dict__ for m in offering for c in type(n).__mro__ if c not in (Node, Asking, Stepwise))
        and n.text not in ("phases", "rounds")
        and type(n).__module__.startswith("tharsis.")
        and not any(other in type(n).__module__ for other in others)
    }
    assert asking <= set(SPEAKING[game][lang].questions), asking - set(SPEAKING[game][lang].questions)


def tables(language: Language) -> list[str]:
    """The names of its tables of words."""
    known = [name for name in vars(Language) if not name.startswith("_")]
    return [name for name in known if isinstance(getattr(Language, name), dict)]


@every_tongue
def test_no_name_or_term_is_missing(game: str, lang: str) -> None:
    language, english = SPEAKING[game][lang], SPEAKING[game]["en"]
    assert {"cards", "phases", "options", "questions"} <= set(tables(english))
    for table in tables(english):
        mine, theirs = getattr(language, table), getattr(english, table)
        assert set(theirs) <= set(mine), f"{table}: {set(theirs) - set(mine)}"
        assert all(mine.values()), table
    assert {c.name for c in CATALOGUES[game][1:] if c.edition != HOUSE} <= set(language.cards)
    names = list(language.cards.values())
    assert len(set(names)) == len(names), "two cards share a name"


@pytest.mark.parametrize("lang", SPEAKING["mars"])
def test_every_map_has_names_for_what_is_on_it(lang: str) -> None:
    language = SPEAKING["mars"][lang]
    for map in MAPS.values():
        goals = [*map.milestones, *map.awards]
        assert map.name in language.maps
        assert {name for name in map.title if name} <= set(language.areas)
        assert {goal.name for goal in map.milestones} <= set(language.milestones)
        assert {goal.name for goal in map.awards} <= set(language.awards)
        assert {goal.name for goal in goals} <= set(language.goal_texts)


def test_no_gain_counts_what_another_part_of_its_card_changes() -> None:
    """Gains are done in printed order without asking: none may depend on what a loose part beside it does."""
    for card in [*CATALOGUE[1:], *ARES_CATALOGUE[1:]]:
        counted = {c.text for step in card.steps for c in (getattr(step, "count", None),) if c is not None}
        places_city = any("place city" in step.text or "place capital" in step.text for step in card.steps)
        assert not (places_city and any("city" in text for text in counted)), card.name


def functions(path: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    tree = ast.parse(path.read_text())
    return [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]


def hidden_imports(path: Path) -> set[str]:
    """The modules of our own that a file imports inside of functions."""
    inside = [node for function in functions(path) for node in ast.walk(function)]
    named = [node.module or "" for node in inside if isinstance(node, ast.ImportFrom)]
    named += [alias.name for node in inside if isinstance(node, ast.Import) for alias in node.names]
    return {name for name in named if name.startswith("tharsis")}


# the command line loads the terminal, the arena and the server only for the commands that need them: it starts faster.
SAVING_TIME = {
    "cli.py": {
        "tharsis.arena.simulate",
        "tharsis.server.app",
        "tharsis.server.serve",
        "tharsis.terminal.play",
        "tharsis.terminal.screens",
        "tharsis.terminal.sheets",
    },
    "bots/minds.py": {"tharsis.bots.net"},  # and numpy comes only where a net plays
}


def test_no_import_hides_in_a_function() -> None:
    """It would hide that modules go round in circles."""
    found = {str(p.relative_to(SOURCE)): hidden_imports(p) for p in SOURCE.rglob("*.py")}
    assert {path: modules for path, modules in found.items() if modules} == SAVING_TIME


MOST_OF_A_FILE, MOST_OF_A_FUNCTION = 600, 60  # lines; web/src/sizes.test.ts says the same of the page


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def test_no_file_and_no_function_is_long() -> None:
    all_sources = sorted(SOURCE.rglob("*.py"))
    assert len(all_sources) > 250
    assert [str(p) for p in all_sources if len(p.read_text().splitlines()) > MOST_OF_A_FILE] == []
    long = [(str(p), f.name) for p in all_sources for f in functions(p) if length(f) > MOST_OF_A_FUNCTION]
    assert long == []


def spoken() -> list[Path]:
    """The sources in which nobody takes a frame or an option apart by hand, or doubts whose word it is."""
    return [p for p in sources() if p.relative_to(SOURCE).parts[0] != "kernel"]


def test_frames_and_options_are_taken_apart_by_name() -> None:
    """lane.seat and step_at(row, at), see kernel/lanes.py; pack() and last(code), see kernel/code.py."""
    by_hand = re.compile(r"\b(lane|row)\[-\d|\b(lane|row)\[\w+ [+-] \d\]|& (MASK|4095)|(<<|>>) (12|24|36)\b")
    assert by_hand.search("code >> 24 & MASK") and by_hand.search("row[at + 4]") and by_hand.search("lane[-1]")
    assert [p.name for p in spoken() if by_hand.search(p.read_text())] == []


def test_no_word_doubts_whose_it_is() -> None:
    """A word of a game is a Word[Mars] or a Node[Ares] and is handed that game, see kernel/typed.py."""
    doubt = re.compile(r"^        assert isinstance\((g|w), ", re.M)
    engine = [p for p in spoken() if p.relative_to(SOURCE).parts[0] in ("vocabulary", "mars", "ares")]
    assert len(engine) > 50
    assert [p.name for p in engine if doubt.search(p.read_text())] == []


def test_imports_point_one_way() -> None:
    command = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
