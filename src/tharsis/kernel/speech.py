"""Where languages are found. The engine says what is so; a speaker puts it into words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tharsis.kernel.errors import UnknownName

if TYPE_CHECKING:
    from tharsis.kernel.log import Entry
    from tharsis.kernel.option import Decision, Option, Reason


class Speaker(Protocol):
    """One language."""

    def option(self, option: Option) -> str: ...

    def question(self, decision: Decision) -> str: ...

    def reason(self, reason: Reason) -> str: ...

    def entry(self, entry: Entry) -> str: ...


SPEAKERS: dict[str, Speaker] = {}


def speaker(lang: str) -> Speaker:
    found = SPEAKERS.get(lang)
    if found is None:
        raise UnknownName(f"no language {lang!r}; there are: {', '.join(sorted(SPEAKERS))}", "lang")
    return found
