"""How options are written and read: a name, what it may be in words, and what it is when nothing is said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from tharsis.kernel.errors import BadSetup, bad_setup, shown

Given = Mapping[str, object]
Options = Mapping[str, tuple[str, object]]  # by name: the kind of option in words, and its default

YES_OR_NO: Final = "true or false"


def not_flag(name: str, value: object) -> BadSetup:
    return bad_setup(name, "flag", "must be true or false, not {given}", given=shown(value))


def not_among(name: str, words: Iterable[str], value: object) -> BadSetup:
    return bad_setup(name, "one_of", "must be one of {there}, not {given}", there=", ".join(words), given=shown(value))


def flag_in(given: Given, name: str, options: Options) -> bool:
    value = given.get(name, options[name][1])
    if not isinstance(value, bool):
        raise not_flag(name, value)
    return value


def word_in(given: Given, name: str, options: Options, words: tuple[str, ...]) -> str:
    value = given.get(name, options[name][1])
    if not isinstance(value, str) or value not in words:
        raise not_among(name, words, value)
    return value


def seats_in(given: Given, name: str, seats: int) -> list[int]:
    if name not in given:
        return []
    value = given[name]
    if not isinstance(value, (list, tuple)) or not all(isinstance(s, int) and 0 <= s < seats for s in value):
        says = "must be a list of seats from 0 to {most}, not {given}"
        raise bad_setup(name, "seat_list", says, most=seats - 1, given=shown(value))
    return sorted(set(value))
