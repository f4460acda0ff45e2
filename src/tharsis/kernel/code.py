"""An option packed into one int: its kind and up to three arguments of 12 bits. With one argument, that is the last."""

from __future__ import annotations

from typing import Final

from tharsis.native import Row, append, i64, vec

KIND: Final = 1 << 36
FIRST: Final = 1 << 24
SECOND: Final = 1 << 12
MOST: Final = 4095  # the largest argument
_HANDED_OUT: Final = [64]  # kinds of option below are numbered by the games themselves


def pack(kind: i64, last: i64 = 0, *, first: i64 = 0, second: i64 = 0) -> int:
    return kind * KIND + first * FIRST + second * SECOND + last


def pack_each(kind: i64, lasts: list[int]) -> list[int]:
    """One option for each of these."""
    base = pack(kind)
    return [base + last for last in lasts]


class Offer:
    """What a seat may choose from, in this order. It does not change any more when it is offered."""

    def __init__(self, codes: list[int] | None = None) -> None:
        row: Row = vec[i64]()
        if codes is not None:
            for code in codes:
                row = append(row, code)
        self.codes: Row = row

    def add(self, code: i64) -> None:
        self.codes = append(self.codes, code)

    def listed(self) -> list[int]:
        return list(self.codes)


def kind_of(code: int) -> int:
    return code >> 36


def first(code: int) -> int:
    return code >> 24 & MOST


def second(code: int) -> int:
    return code >> 12 & MOST


def last(code: int) -> int:
    return code & MOST


def new_kind() -> int:
    """A kind of option that nobody else has, for whoever adds one to a game from outside."""
    _HANDED_OUT[0] += 1
    return _HANDED_OUT[0]
