"""All texts of all cards, in every language, as they were last approved.

A change of wording shows here, and in review, as a change of these files. `make texts` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tharsis.ares.cards import CATALOGUE as ARES_CATALOGUE
from tharsis.mars.cards import CATALOGUE
from tharsis.mars.marsbot.robot import BONUS, CORPORATIONS
from tharsis.words import SPEAKING

HERE = Path(__file__).parent


CATALOGUES = {"mars": CATALOGUE, "ares": ARES_CATALOGUE}
every_tongue = pytest.mark.parametrize(
    ("game", "lang"), [(game, lang) for game, languages in SPEAKING.items() for lang in languages]
)


def texts(game: str, lang: str) -> str:
    language = SPEAKING[game][lang]
    lines: list[str] = []
    for card in CATALOGUES[game][1:]:
        if card.edition != "house":
            lines.append(f"{card.code} {language.name(card.name)}")
            parts = language.text(card)
            lines += ["    " + x for x in (parts.needs, parts.effects, parts.actions, parts.play, parts.points) if x]
    if game != "mars":
        return "\n".join(lines) + "\n"
    for bonus in BONUS[1:]:
        lines.append(f"{bonus.code} {language.bonus_cards[bonus.name]}")
        lines.append("    " + language.bonus_text(bonus))
    for corporation in CORPORATIONS[1:]:
        lines.append(f"{corporation.code} MarsBot: {language.name(corporation.name)}")
        lines += ["    " + x for x in language.bot_corporation_text(corporation)]
    return "\n".join(lines) + "\n"


@every_tongue
def test_texts_are_as_approved(game: str, lang: str) -> None:
    file = HERE / (f"texts.{lang}.txt" if game == "mars" else f"texts.{game}.{lang}.txt")
    if os.environ.get("WRITE_TEXTS"):
        file.write_text(texts(game, lang), encoding="utf-8")
    assert texts(game, lang) == file.read_text(encoding="utf-8"), "run `make texts` and look at the difference"


@every_tongue
def test_texts_are_well_set(game: str, lang: str) -> None:
    for line in texts(game, lang).splitlines():
        assert "  " not in line.strip() and " ." not in line and ".." not in line, line
        assert not any(ch.isdigit() and line[i - 1] == "-" and line[i - 2] == " " for i, ch in enumerate(line)), line


@every_tongue
def test_each_of_several_actions_is_told_by_itself(game: str, lang: str) -> None:
    language = SPEAKING[game][lang]
    for card in CATALOGUES[game][1:]:
        choices = language.text(card).choices
        assert len(choices) == (len(card.acts) if len(card.acts) > 1 else 0), card.name
        assert len(set(choices)) == len(choices), card.name
        assert all(choice[0].isupper() and choice.endswith(".") for choice in choices), card.name
