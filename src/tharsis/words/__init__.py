"""Languages. Each is one module with one class; they are found by listing them here."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.errors import UnknownName, shown
from tharsis.kernel.speech import SPEAKERS
from tharsis.mars.marsbot.robot import AT_ITS_TABLE, MARSBOT
from tharsis.words.en import AresEnglish, English
from tharsis.words.fr import AresFrench, French
from tharsis.words.language import CardText, Language
from tharsis.words.uk import AresUkrainian, Ukrainian

LANGUAGES: Final[dict[str, Language]] = {language.code: language for language in (English(), French(), Ukrainian())}

# the same languages as they speak about each game
SPEAKING: Final[dict[str, dict[str, Language]]] = {
    "mars": LANGUAGES,
    "ares": {"en": AresEnglish(), "fr": AresFrench(), "uk": AresUkrainian()},
}
# and at a table of the first game where MarsBot sits, which is no player with a number
BESIDE_MARSBOT: Final[dict[str, Language]] = {"en": English(), "fr": French(), "uk": Ukrainian()}
for _language in BESIDE_MARSBOT.values():
    _language.marsbot_seat = MARSBOT
_TABLES: Final = {**SPEAKING, AT_ITS_TABLE: BESIDE_MARSBOT}
for _game, _languages in _TABLES.items():
    for _code, _language in _languages.items():
        SPEAKERS[_code, _game] = _language
        SPEAKERS.setdefault((_code, ""), _language)


def language(lang: str, game: str = "mars") -> Language:
    """A language as it speaks about a game, or at a table: what `Game.speech` says."""
    found = _TABLES.get(game, {}).get(lang)
    if found is None:
        there = ", ".join(sorted(_TABLES.get(game, {})))
        raise UnknownName(f"no language {shown(lang)} for this game; there are: {there}", "lang")
    return found


__all__ = ["LANGUAGES", "SPEAKING", "CardText", "Language", "language"]
