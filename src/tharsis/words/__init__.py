"""Languages. Each is a folder beside this file, found by listing them; `LANGUAGES` is the one list of them.

A folder has a folder for each subject, whose class `Words` says all there is to say about it. What a game needs is
joined here, so that no subject inherits anything of another one.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from tharsis import ares, mars
from tharsis.kernel.errors import UnknownName, shown
from tharsis.kernel.speech import add_speakers
from tharsis.kernel.title import Title
from tharsis.mars.marsbot.robot import AT_ITS_TABLE, MARSBOT
from tharsis.words.language import CardText, Language
from tharsis.words.robot import NAME as ROBOT

LANGUAGES: Final[dict[str, Language]] = {}  # as they speak about the first game,
_ARES: Final[dict[str, Language]] = {}  # about the second,
# and at a table of the first where MarsBot sits, which is no player with a number
BESIDE_MARSBOT: Final[dict[str, Language]] = {}
# by game, the languages that speak about it
SPEAKING: Final[dict[str, Mapping[str, Language]]] = {}
_TABLES: Final[dict[str, Mapping[str, Language]]] = {}


def add_words(title: Title, languages: Mapping[str, Language], speech: str = "") -> None:
    """From now on these languages speak about a game, or at those of its tables whose `Game.speech` is this."""
    if not speech:
        SPEAKING[title.name] = languages
    _TABLES[speech or title.name] = languages
    add_speakers(speech or title.name, languages)


def joined(folder: str, *subjects: str) -> Language:
    """A language of a folder that speaks about these subjects; a later one may say something otherwise."""
    parts = [import_module(f"{folder}.{subject}").Words for subject in reversed(subjects)]
    made: Language = type("Joined", tuple(parts), {})()
    return made


def add_language(folder: str) -> None:
    """From now on a language is spoken about both games: `folder` is its package, with a folder for each subject."""
    found = joined(folder, "mars", "colonies", "marsbot")
    LANGUAGES[found.code] = found
    BESIDE_MARSBOT[found.code] = found.named({MARSBOT: ROBOT})
    _ARES[found.code] = joined(folder, "ares")
    add_words(mars.TITLE, LANGUAGES)
    add_words(ares.TITLE, _ARES)
    add_words(mars.TITLE, BESIDE_MARSBOT, AT_ITS_TABLE)


def language(lang: str, game: str = "mars") -> Language:
    """A language as it speaks about a game, or at a table: what `Game.speech` says."""
    found = _TABLES.get(game, {}).get(lang)
    if found is None:
        there = ", ".join(sorted(_TABLES.get(game, {})))
        raise UnknownName(f"no language {shown(lang)} for this game; there are: {there}", "lang")
    return found


for _found in iter_modules(__path__, f"{__name__}."):
    if _found.ispkg:
        add_language(_found.name)

__all__ = ["LANGUAGES", "SPEAKING", "CardText", "Language", "add_language", "add_words", "language"]
