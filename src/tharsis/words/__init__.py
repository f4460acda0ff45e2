"""Languages. Each is a folder beside this file, found by listing them; `LANGUAGES` is the one list of them.

A folder has a folder for each subject, whose class `Words` says all there is to say about it. What a game needs is
joined here, so that no subject inherits anything of another one.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Final

from tharsis import ares, mars
from tharsis.kernel.errors import UnknownName, shown
from tharsis.kernel.speech import add_speakers
from tharsis.kernel.title import Title
from tharsis.mars.room import ROOMS
from tharsis.words.language import CardText, Language

LANGUAGES: Final[dict[str, Language]] = {}  # as they speak about the first game,
_ARES: Final[dict[str, Language]] = {}  # about the second,
# and by room, at tables of the first where an expansion gives names to seats: MarsBot is no player with a number
BESIDE: Final[dict[str, dict[str, Language]]] = {}
_FOLDERS: Final[list[str]] = []  # of the languages,
_ELSEWHERE: Final[dict[str, Mapping[str, type[Language]]]] = {}  # and what rooms from elsewhere say, by room and code
# by game, the languages that speak about it
SPEAKING: Final[dict[str, Mapping[str, Language]]] = {}
_TABLES: Final[dict[str, Mapping[str, Language]]] = {}


def add_words(title: Title, languages: Mapping[str, Language], speech: str = "") -> None:
    """From now on these languages speak about a game, or at those of its tables whose `Game.speech` is this."""
    if not speech:
        SPEAKING[title.name] = languages
    _TABLES[speech or title.name] = languages
    add_speakers(speech or title.name, languages)


def joined(folder: str, *subjects: str) -> list[type[Language]]:
    """What a language of a folder says about these subjects; a later one may say something otherwise."""
    return [import_module(f"{folder}.{subject}").Words for subject in reversed(subjects)]


def spoken(parts: list[type[Language]]) -> Language:
    made: Language = type("Joined", tuple(parts), {})()
    return made


def from_elsewhere(code: str) -> list[type[Language]]:
    """What rooms from elsewhere say in a language; where one has no words for it, in its first."""
    return [words.get(code) or next(iter(words.values())) for words in _ELSEWHERE.values()]


def add_language(folder: str) -> None:
    """From now on a language is spoken about both games: `folder` is its package, with a folder for each subject."""
    rooms = [name for name in ROOMS if find_spec(f"{folder}.{name}") is not None]
    parts = joined(folder, "mars", *rooms)
    found = spoken([*from_elsewhere(parts[-1].code), *parts])
    LANGUAGES[found.code] = found
    _ARES[found.code] = spoken(joined(folder, "ares"))
    add_words(mars.TITLE, LANGUAGES)
    add_words(ares.TITLE, _ARES)
    for room in ROOMS.values():
        if room.names:
            BESIDE.setdefault(room.name, {})[found.code] = found.named(room.names)
            add_words(mars.TITLE, BESIDE[room.name], room.name)
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)


def add_room_words(room: str, words: Mapping[str, type[Language]]) -> None:
    """What a room from elsewhere says, a class for each language by its code. It need not speak all of them: for the
    others its first one stands in."""
    _ELSEWHERE[room] = words
    for folder in list(_FOLDERS):
        add_language(folder)


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

__all__ = ["LANGUAGES", "SPEAKING", "CardText", "Language", "add_language", "add_room_words", "add_words", "language"]
