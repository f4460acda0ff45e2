"""Languages. Each is one module with one class; they are found by listing them here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tharsis import ares, mars
from tharsis.kernel.errors import UnknownName, shown
from tharsis.kernel.speech import add_speakers
from tharsis.kernel.title import Title
from tharsis.mars.marsbot.robot import AT_ITS_TABLE, MARSBOT
from tharsis.words.en import AresEnglish, English
from tharsis.words.fr import AresFrench, French
from tharsis.words.language import CardText, Language
from tharsis.words.uk import AresUkrainian, Ukrainian

LANGUAGES: Final[dict[str, Language]] = {language.code: language for language in (English(), French(), Ukrainian())}

# the same languages as they speak about each game
SPEAKING: Final[dict[str, Mapping[str, Language]]] = {}
# and at a table of the first game where MarsBot sits, which is no player with a number
BESIDE_MARSBOT: Final[dict[str, Language]] = {"en": English(), "fr": French(), "uk": Ukrainian()}
for _language in BESIDE_MARSBOT.values():
    _language.marsbot_seat = MARSBOT
_TABLES: Final[dict[str, Mapping[str, Language]]] = {}


def add_words(title: Title, languages: Mapping[str, Language], speech: str = "") -> None:
    """From now on these languages speak about a game, or at those of its tables whose `Game.speech` is this."""
    if not speech:
        SPEAKING[title.name] = languages
    _TABLES[speech or title.name] = languages
    add_speakers(speech or title.name, languages)


def language(lang: str, game: str = "mars") -> Language:
    """A language as it speaks about a game, or at a table: what `Game.speech` says."""
    found = _TABLES.get(game, {}).get(lang)
    if found is None:
        there = ", ".join(sorted(_TABLES.get(game, {})))
        raise UnknownName(f"no language {shown(lang)} for this game; there are: {there}", "lang")
    return found


add_words(mars.TITLE, LANGUAGES)
add_words(ares.TITLE, {"en": AresEnglish(), "fr": AresFrench(), "uk": AresUkrainian()})
add_words(mars.TITLE, BESIDE_MARSBOT, AT_ITS_TABLE)

__all__ = ["LANGUAGES", "SPEAKING", "CardText", "Language", "add_words", "language"]
