"""A digest in the making: a state told number by number, always in the same order."""

from __future__ import annotations

from typing import Final

from tharsis.native import Row, i64

BITS: Final = 0x7FFFFFFF


class Digest:
    """Two sums of all numbers told so far, in which each place counts."""

    def __init__(self) -> None:
        self.first: i64 = 2166136261 & BITS
        self.second: i64 = 5381

    def add(self, number: i64) -> None:
        n: i64 = number & BITS
        self.first = ((self.first ^ n) * 16777619) & BITS
        self.second = (self.second * 33 + n) & BITS

    def add_row(self, row: Row) -> None:
        first = self.first
        second = self.second
        for number in row:
            n: i64 = number & BITS
            first = ((first ^ n) * 16777619) & BITS
            second = (second * 33 + n) & BITS
        self.first = first
        self.second = second

    def add_counted(self, row: Row) -> None:
        """A row of any length: that comes first."""
        self.add(len(row))
        self.add_row(row)

    def add_list(self, numbers: list[int]) -> None:
        for n in numbers:
            self.add(n)

    def text(self) -> str:
        return format(int(self.first), "08x") + format(int(self.second), "08x")
