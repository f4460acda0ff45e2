"""An option packed into one int: its kind and up to three arguments of 12 bits. With one argument, that is the last."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.rows import row_of
from tharsis.native import Row, append, i64, mypyc_attr, vec

KIND: Final = 1 << 36
FIRST: Final = 1 << 24
SECOND: Final = 1 << 12
MOST: Final = 4095  # the largest argument
MANY: Final = 16  # options: few questions have more
_HANDED_OUT: Final = [64]  # kinds of option below are numbered by the games themselves


def pack(kind: i64, last: i64 = 0, *, first: i64 = 0, second: i64 = 0) -> i64:
    return kind * KIND + first * FIRST + second * SECOND + last


@mypyc_attr(acyclic=True, free_list_len=1)
class Offer:
    """What a seat may choose from, in this order. It does not change any more when it is offered."""

    def __init__(self) -> None:
        self.codes: Row = vec[i64](capacity=MANY)

    def add(self, code: i64) -> None:
        self.codes = append(self.codes, code)

    def listed(self) -> list[int]:
        return list(self.codes)


def offer_each(kind: i64, lasts: list[int]) -> Offer:
    """One option for each of these."""
    return offer_row(kind, row_of(lasts))


def offer_row(kind: i64, lasts: Row) -> Offer:
    """One option for each number of a row."""
    bare = pack(kind)
    out = Offer()
    for n in lasts:
        out.add(bare + n)
    return out


def kind_of(code: i64) -> i64:
    return code >> 36


def first(code: i64) -> i64:
    return code >> 24 & MOST


def second(code: i64) -> i64:
    return code >> 12 & MOST


def last(code: i64) -> i64:
    return code & MOST


def new_kind() -> i64:
    """A kind of option that nobody else has, for whoever adds one to a game from outside."""
    _HANDED_OUT[0] += 1
    return _HANDED_OUT[0]
