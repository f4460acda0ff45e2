"""Where languages are found. The engine says what is so; a speaker puts it into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol, Self

from tharsis.kernel.errors import UnknownName, shown

if TYPE_CHECKING:
    from tharsis.kernel.log import Entry
    from tharsis.kernel.option import Decision, Option, Reason


class Speaker(Protocol):
    """One language."""

    def named(self, names: Mapping[int, str]) -> Self: ...

    def option(self, option: Option) -> str: ...

    def question(self, decision: Decision) -> str: ...

    def reason(self, reason: Reason) -> str: ...

    def entry(self, entry: Entry) -> str: ...

    def deed(self, entry: Entry) -> str: ...


# by language, and by the game whose words it uses; "" stands for the first game
SPEAKERS: dict[tuple[str, str], Speaker] = {}
MOST_TABLES = 256  # whose names are known in each language and game


def add_speakers(game: str, languages: Mapping[str, Speaker]) -> None:
    """From now on these languages, by their codes, put into words what this game says."""
    for lang, one in languages.items():
        before = SPEAKERS.get((lang, game))
        SPEAKERS[lang, game] = one
        if SPEAKERS.setdefault((lang, ""), one) is before:
            SPEAKERS[lang, ""] = one
    at_table.cache_clear()


def speaker(lang: str, game: str = "", names: Sequence[str] = ()) -> Speaker:
    """A language at a table where these sit; without names players go by number."""
    found = SPEAKERS.get((lang, game))
    if found is None:
        there = ", ".join(sorted(known for known, its_game in SPEAKERS if its_game == game))
        raise UnknownName(f"no language {shown(lang)}; there are: {there}", "lang")
    return at_table(lang, game, tuple(names)) if names else found


@lru_cache(maxsize=MOST_TABLES)
def at_table(lang: str, game: str, names: tuple[str, ...]) -> Speaker:
    """A language that calls those who sit at a table by their names; much is said there in the same breath."""
    return SPEAKERS[lang, game].named(dict(enumerate(names)))
