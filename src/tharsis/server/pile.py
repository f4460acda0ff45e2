"""A list that grows at its end and is seldom read from the beginning: its older part lies packed, in a tenth of the
room, and all of it where nobody has asked for a while. The log of a table is one, and what is told of it in each
language."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from pydantic import TypeAdapter

T = TypeVar("T")
PACK = 8  # things in one packet


class Pile(Generic[T]):
    """Of things that `written` can write and read again."""

    def __init__(self, written: TypeAdapter[list[T]]) -> None:
        self.written = written
        self.packets: list[bytes] = []  # of as many things each
        self.loose: list[T] = []  # what came last,
        self.folded = b""  # or a packet of it,
        self.last = 0  # so many

    def __len__(self) -> int:
        return PACK * len(self.packets) + (self.last if self.folded else len(self.loose))

    def __iter__(self) -> Iterator[T]:
        return self.since(0)

    def since(self, n: int) -> Iterator[T]:
        """All from the nth on; what lies before is not unpacked."""
        first = min(n // PACK, len(self.packets))
        skipped = n - first * PACK
        for packet in self.packets[first:]:
            yield from self.unpacked(packet)[skipped:]
            skipped = 0
        yield from self.at_hand()[skipped:]

    def add(self, things: Iterable[T]) -> None:
        loose = self.at_hand()
        loose += things
        while len(loose) >= 2 * PACK:  # the last ones stay at hand
            self.packets.append(self.packed(loose[:PACK]))
            del loose[:PACK]

    def cut(self, length: int) -> None:
        """Only so many stay."""
        loose = self.at_hand()
        while length < PACK * len(self.packets):
            loose[:0] = self.unpacked(self.packets.pop())
        del loose[length - PACK * len(self.packets) :]

    def fold(self) -> None:
        """Packs what came last as well, until somebody asks."""
        if self.loose:
            self.folded, self.last, self.loose = self.packed(self.loose), len(self.loose), []

    def at_hand(self) -> list[T]:
        if self.folded:
            self.loose, self.folded = self.unpacked(self.folded), b""
        return self.loose

    def packed(self, things: list[T]) -> bytes:
        return zlib.compress(self.written.dump_json(things, exclude_defaults=True))

    def unpacked(self, packet: bytes) -> list[T]:
        return self.written.validate_json(zlib.decompress(packet))
