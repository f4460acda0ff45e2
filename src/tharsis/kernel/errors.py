"""What is raised on bad input: one typed error with a sentence a person can act on. Nothing is half-applied."""

from __future__ import annotations

from collections.abc import Mapping
from reprlib import Repr
from typing import Final, TypeGuard

LONGEST_NUMBER: Final = 64  # bits; longer ones are told by their length


class _Short(Repr):
    """Writes a value with a few entries and a few levels only."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 2
        self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = self.maxdict = 4
        self.maxstring = self.maxother = 60

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if x.bit_length() <= LONGEST_NUMBER else f"a number of {x.bit_length()} bits"

    def repr_instance(self, x: object, level: int) -> str:
        return repr(x) if x is None or isinstance(x, bool | float) else f"<{type(x).__name__}>"

    def repr_bytes(self, x: bytes, level: int) -> str:
        return repr(x[: self.maxstring])


def shown(value: object) -> str:
    """A value that somebody sent, as it is told in a sentence: however large, deep or knotted, in a short text."""
    return _SHORT.repr(value)


def named(key: object) -> str:
    """A key that somebody sent, as messages name it."""
    return key if isinstance(key, str) and len(key) <= _SHORT.maxstring else shown(key)


_SHORT: Final = _Short()

LAST_SEED: Final = 2**53 - 1  # beyond it not every reader of JSON tells neighbours apart
OLD_LAST_SEED: Final = 2**62 - 1  # of tables and records from before that was minded


def is_seed(value: object, last: int = LAST_SEED) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= last


class GameError(ValueError):
    """Any complaint of the engine. `field` names the part of the input that is wrong. `code` is what is wrong, and
    `about` what is named by that: with them it can be said in any language."""

    def __init__(
        self, message: str, field: str = "", code: str = "", about: Mapping[str, str | int] | None = None
    ) -> None:
        super().__init__(message)
        self.field = field
        self.code = code
        self.about: Mapping[str, str | int] = about or {}


class UnknownName(GameError):
    """A card, area, tile or option nobody has heard of."""


class BadSetup(GameError):
    """A game that cannot be set up like this."""


def bad_setup(field: str, code: str, says: str, **about: str | int) -> BadSetup:
    """`says` is the sentence in English, with the names of what it is about."""
    return BadSetup(f"{field}: {says.format(**about)}", field, code, about)


class BadAnswer(GameError):
    """An answer out of turn, or one that is not offered."""


class BadPosition(GameError):
    """A position that cannot be on a table."""


class Stuck(GameError):
    """The game cannot go on from here: no legal game comes to it, a position or record made by hand may."""


class BadRecord(GameError):
    """A record that is broken, foreign, or leads to another game than it says."""


class CannotUndo(GameError):
    """Something hidden was seen or somebody else has acted since."""
