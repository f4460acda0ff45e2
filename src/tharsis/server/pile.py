"""A list that grows at its end and is seldom read from the beginning: its older part lies packed, in a tenth of the
room. The log of a table is one, and what is told of it in each language."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from pydantic import TypeAdapter

T = TypeVar("T")
PACK = 32  # things in one packet


class Pile(Generic[T]):
    """Of things that `written` can write and read again."""

    def __init__(self, written: TypeAdapter[list[T]]) -> None:
        self.written = written
        self.packets: list[bytes] = []  # of as many things each
        self.loose: list[T] = []  # what came last

    def __len__(self) -> int:
        return PACK * len(self.packets) + len(self.loose)

    def __iter__(self) -> Iterator[T]:
        return self.since(0)

    def since(self, n: int) -> Iterator[T]:
        """All from the nth on; what lies before is not unpacked."""
        first = min(n // PACK, len(self.packets))
        skipped = n - first * PACK
        for packet in self.packets[first:]:
            yield from self.unpacked(packet)[skipped:]
            skipped = 0
        yield from self.loose[skipped:]

    def add(self, things: Iterable[T]) -> None:
        self.loose += things
        while len(self.loose) >= 2 * PACK:  # the last ones stay at hand
            self.packets.append(zlib.compress(self.written.dump_json(self.loose[:PACK], exclude_defaults=True)))
            del self.loose[:PACK]

    def cut(self, length: int) -> None:
        """Only so many stay."""
        while length < PACK * len(self.packets):
            self.loose = self.unpacked(self.packets.pop()) + self.loose
        del self.loose[length - PACK * len(self.packets) :]

    def unpacked(self, packet: bytes) -> list[T]:
        return self.written.validate_json(zlib.decompress(packet))
