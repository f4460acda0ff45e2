"""How options are written and read: a name, what it may be in words, and what it is when nothing is said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tharsis.kernel.errors import BadSetup, shown

Given = Mapping[str, object]
Options = Mapping[str, tuple[str, object]]  # by name: the kind of option in words, and its default

YES_OR_NO: Final = "true or false"


def refuse(name: str, kind: str, value: object) -> BadSetup:
    return BadSetup(f"{name}: must be {kind}, not {shown(value)}", name)


def flag_in(given: Given, name: str, options: Options) -> bool:
    kind, default = options[name]
    value = given.get(name, default)
    if not isinstance(value, bool):
        raise refuse(name, kind, value)
    return value


def word_in(given: Given, name: str, options: Options, words: tuple[str, ...]) -> str:
    kind, default = options[name]
    value = given.get(name, default)
    if not isinstance(value, str) or value not in words:
        raise refuse(name, kind, value)
    return value


def seats_in(given: Given, name: str, seats: int) -> list[int]:
    if name not in given:
        return []
    value = given[name]
    if not isinstance(value, (list, tuple)) or not all(isinstance(s, int) and 0 <= s < seats for s in value):
        raise refuse(name, f"a list of seats from 0 to {seats - 1}", value)
    return sorted(set(value))
