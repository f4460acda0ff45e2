"""A language that was made up here: its folder is all it takes, and whole games are said in it.

The mock speaks like English, but with every sentence between «…». What it does not say itself would be found out.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import tharsis
from tharsis.ares.cards import CATALOGUE as ARES_CATALOGUE
from tharsis.kernel.game import Game
from tharsis.kernel.log import Entry
from tharsis.kernel.option import Option, Reason
from tharsis.kernel.speech import SPEAKERS
from tharsis.mars.cards import CATALOGUE
from tharsis.words import BESIDE, LANGUAGES, SPEAKING, add_language
from tharsis.words.language import NBSP
from tharsis.words.robot import about_marsbot

CODE = "mock"
SUBJECT = """
from tharsis.words.en.{subject} import Words as English

class Words(English):
    code = "mock"

    def sentence(self, clause):
        return "«" + super().sentence(clause) + "»"

    def option(self, option):
        return "«" + super().option(option) + "»"

    def question(self, decision):
        return "«" + super().question(decision) + "»"

    def reason(self, reason):
        return "«" + super().reason(reason) + "»"

    def entry(self, entry):
        return "«" + super().entry(entry) + "»"
"""
CATALOGUES = {"mars": CATALOGUE, "ares": ARES_CATALOGUE}
TABLES = [
    ("mars", {"seats": 2, "corporate_era": True, "draft": True, "colonies": True}),
    ("mars", {"seats": 2, "marsbot": "normal"}),
    ("mars", {"seats": 1}),
    ("ares", {"seats": 2}),
]


@pytest.fixture(scope="module", autouse=True)
def mock(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The folder of the language, with one folder for each subject; afterwards nobody speaks it any more."""
    home = tmp_path_factory.mktemp("languages")
    for subject in ("mars", "colonies", "marsbot", "ares"):
        words: Path = home / "mocking" / subject / "__init__.py"
        words.parent.mkdir(parents=True)
        words.write_text(SUBJECT.format(subject=subject), encoding="utf-8")
    (home / "mocking" / "__init__.py").write_text("", encoding="utf-8")
    sys.path.insert(0, str(home))
    add_language("mocking")
    yield
    sys.path.remove(str(home))
    for languages in (SPEAKING["mars"], SPEAKING["ares"], BESIDE["marsbot"]):
        del languages[CODE]
    for key in [key for key in SPEAKERS if key[0] == CODE]:
        del SPEAKERS[key]


def is_said(text: str) -> bool:
    return text.startswith("«") and text.endswith("»") and len(text) > 2


def played(name: str, options: dict[str, object], names: list[str]) -> Game:
    """A game of random answers; all that is asked, offered and refused is said on the way."""
    rnd = Random(11)
    rules = dict(options)
    game = tharsis.new(name, rules.pop("seats"), rules, seed=5)
    while not game.over:
        for seat, decision in game.asked.items():
            assert is_said(decision.say(CODE))
            assert all(is_said(option.say(CODE, names)) for option in decision.options)
            if rnd.random() < 0.1:
                refused = game.why_not(seat).values()
                assert all(is_said(reason.say(CODE, names)) for reasons in refused for reason in reasons)
            least = min(max(decision.least, 1), len(decision.options))
            game.answer(seat, rnd.sample(decision.options, least))
            break
    return game


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_whole_game_is_said(name: str, options: dict[str, object]) -> None:
    names = ["ada", "Bo"]
    game = played(name, options, names)
    lines = game.log()
    assert len(lines) > 50
    for line in lines:
        text = line.say(CODE, names)
        assert is_said(text) and "player 1" not in text.lower()
        assert all(is_said(reason) for reason in line.why(CODE, names))
    assert any("«ada " in line.say(CODE, names) for line in lines), "a name is spelled as its owner does"


@pytest.mark.parametrize("game", CATALOGUES)
def test_every_card_has_its_text(game: str) -> None:
    words, english = SPEAKING[game][CODE], SPEAKING[game]["en"]
    for card in CATALOGUES[game][1:]:
        text = words.text(card).whole()
        assert is_said(text) or not english.text(card).whole()
        assert words.name(card.name) == english.name(card.name)


def test_each_game_has_its_own_subjects_and_no_other() -> None:
    for lang in LANGUAGES:
        assert about_marsbot(LANGUAGES[lang])
        ares = SPEAKING["ares"][lang]
        told = {name.partition("_")[2].partition("_")[0] for name in dir(ares) if name.startswith(("did_", "reason_"))}
        assert "bot" not in told and "moon" not in told and not ares.moons and not ares.milestones
        assert not any(part in kind.__module__ for kind in type(ares).__mro__ for part in (".mars", ".colonies"))


@pytest.mark.parametrize(
    ("lang", "removed", "lowered", "claimed"),
    [
        ("en", "Remove 3 plants from Olena", "ada lowers plant production of Olena.", "claimed by Olena"),
        ("fr", "Retirer 3 plantes à Olena", "ada baisse la production de plantes d’Olena.", "déjà validé par Olena"),
        ("uk", "Прибрати 3 рослини в Olena", "ada зменшує виробництво рослин Olena.", "це досягнення вже має Olena"),
    ],
)
def test_names_are_said_in_the_form_of_each_language(lang: str, removed: str, lowered: str, claimed: str) -> None:
    names = ["ada", "Olena"]
    assert Option(0, "remove", "", item="plants", seat=1, amount=3).say(lang, names).replace(NBSP, " ") == removed
    assert Entry(0, "reduce", 1, item="plants", target=1).say(lang, names) == lowered
    assert Reason("milestone_claimed", "mayor", 0, 1).say(lang, names) == claimed
