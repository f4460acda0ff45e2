"""Rows of machine words: `row[i]`, `row[i] += n`, `n in row` and loops as with a list, and `row[:]` for a copy.

Plain Python has lists for them. Compiled, a row has no methods and is equal to no list. It grows by
`row = append(row, n)`, and the row that was given in is not used again.
"""

from __future__ import annotations

from tharsis.native import Row, append, i64, vec


def row_of(numbers: list[int]) -> Row:
    row: Row = vec[i64]()
    for n in numbers:
        row = append(row, n)
    return row


def row_with(n: i64, number: i64 = 0) -> Row:
    """So many times the same number."""
    return vec[i64]([number] * n)


def mark(row: Row, where: list[int], number: i64) -> None:
    """Writes the number to all these places."""
    for i in where:
        row[i] = number


def places(row: Row) -> list[int]:
    """Where there is anything but nothing, in order."""
    return [i for i in range(len(row)) if row[i] != 0]


def longer(row: Row, number: i64) -> Row:
    """`append` for modules that are never compiled."""
    return append(row, number)
