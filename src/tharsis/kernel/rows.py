"""Rows of machine words: `row[i]`, `row[i] += n`, `n in row` and loops as with a list, and `row[:]` for a copy.

Plain Python has lists for them. Compiled, a row has no methods and is equal to no list. It grows by
`row = append(row, n)`, and the row that was given in is not used again.
"""

from __future__ import annotations

from typing import Final

from tharsis.native import Row, append, i64, vec


def row_of(numbers: list[int]) -> Row:
    row: Row = vec[i64](capacity=len(numbers))
    for n in numbers:  # given the list itself, a row first tries to read it as bytes
        row = append(row, n)
    return row


def row_with(n: i64, number: i64 = 0) -> Row:
    """So many times the same number."""
    return vec[i64]([number] * n)


BITS: Final = row_of([1 << n for n in range(62)])


def bit(n: i64) -> i64:
    """`1 << n`, where mypyc would shift in 32 bits."""
    return BITS[n]


def mark(row: Row, where: Row, number: i64) -> None:
    """Writes the number to all these places."""
    for i in where:
        row[i] = number


def places(row: Row) -> Row:
    """Where there is anything but nothing, in order."""
    out: Row = vec[i64](capacity=len(row))
    i: i64 = 0
    for n in row:
        if n != 0:
            out = append(out, i)
        i += 1
    return out


class Pile:
    """A row from whose end one number after the other is taken."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.left: i64 = len(row)

    def take(self) -> i64:
        self.left -= 1
        return self.row[self.left]

    def take_some(self, n: i64) -> Row:
        out: Row = vec[i64](capacity=n)
        while n > 0:
            out = append(out, self.take())
            n -= 1
        return out

    def rest(self) -> Row:
        return self.row[: self.left]


def joined(row: Row, more: Row) -> Row:
    """The row with all of another behind it; the first is not used again."""
    for n in more:
        row = append(row, n)
    return row


def longer(row: Row, number: i64) -> Row:
    """`append` for modules that are never compiled."""
    return append(row, number)
