"""What the numbers of observations and option rows are: named one by one, with a version."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tharsis.kernel.errors import GameError, shown
from tharsis.lab.numbers import Named

VERSION = 1  # of what is written here; a net belongs to one
Floats = NDArray[np.float32]


class BadSchema(GameError):
    """A row, a buffer or a saved net that does not go with these numbers."""


class Section(NamedTuple):
    """Numbers that belong together: the same `numbers` for each of `rows`, or once where there are none."""

    name: str
    start: int
    rows: Sequence[str]
    numbers: Sequence[Named]

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self.rows), len(self.numbers)) if self.rows else (len(self.numbers),)

    @property
    def size(self) -> int:
        return max(1, len(self.rows)) * len(self.numbers)

    @property
    def end(self) -> int:
        return self.start + self.size

    def names(self) -> list[str]:
        return [
            ".".join(x for x in (self.name, row, name) if x) for row in self.rows or [""] for name, _ in self.numbers
        ]

    def units(self) -> list[int]:
        return [unit for _ in self.rows or [""] for _, unit in self.numbers]


def laid_out(sections: Sequence[tuple[str, Sequence[str], Sequence[Named]]]) -> list[Section]:
    """One after the other."""
    out: list[Section] = []
    start = 0
    for name, rows, numbers in sections:
        out.append(Section(name, start, rows, numbers))
        start = out[-1].end
    return out


class Layout:
    """The numbers of one kind of row."""

    def __init__(self, name: str, sections: Sequence[tuple[str, Sequence[str], Sequence[Named]]]) -> None:
        self.name = name
        self.sections = {section.name: section for section in laid_out(sections)}
        self.size = sum(section.size for section in self.sections.values())

    @cached_property
    def names(self) -> list[str]:
        """Of every number, in order."""
        return [name for section in self.sections.values() for name in section.names()]

    @cached_property
    def units(self) -> list[int]:
        """What each number is divided by."""
        return [unit for section in self.sections.values() for unit in section.units()]

    def parts(self, row: Floats) -> dict[str, Floats]:
        """A row, or many, by sections, not copied: the map is areas by planes, the seats are seats by numbers."""
        if row.shape[-1:] != (self.size,):
            raise BadSchema(f"{self.name}: a row has {self.size} numbers, not {row.shape[-1:]}", self.name)
        return {
            name: row[..., section.start : section.end].reshape(*row.shape[:-1], *section.shape)
            for name, section in self.sections.items()
        }

    def named(self, row: Floats) -> dict[str, float]:
        """A row as a person reads it: what is not 0, by name, as it is at the table."""
        if row.shape != (self.size,):
            raise BadSchema(f"{self.name}: a row has {self.size} numbers, not {row.shape}", self.name)
        return {name: round(float(x) * unit, 4) for name, unit, x in zip(self.names, self.units, row, strict=True) if x}

    def place(self, wanted: str) -> int:
        """Where a number is."""
        if wanted not in self.names:
            raise BadSchema(f"{self.name}: there is no number {shown(wanted)}", self.name)
        return self.names.index(wanted)


class Schema:
    """All about the numbers of a game."""

    def __init__(
        self, game: str, observation: Layout, option: Layout, cards: Sequence[str], actions: Sequence[str]
    ) -> None:
        self.game = game
        self.version = VERSION
        self.observation = observation
        self.option = option
        self.cards = cards  # the numbers of a card
        self.actions = actions

    @property
    def size(self) -> int:
        """Of an observation."""
        return self.observation.size

    @property
    def names(self) -> list[str]:
        """Of the numbers of an observation."""
        return self.observation.names

    def parts(self, row: Floats) -> dict[str, Floats]:
        """An observation by sections."""
        return self.observation.parts(row)

    @property
    def stamp(self) -> str:
        """Game, version and a mark of all names: to be kept with a net, see `check`."""
        units = ",".join(map(str, self.observation.units + self.option.units))
        names = [*self.names, *self.option.names, *self.cards, *self.actions, units]
        return f"{self.game}-{self.version}-{sha256('|'.join(names).encode()).hexdigest()[:8]}"

    def check(self, stamp: object) -> None:
        """Raises BadSchema if something was learned from other numbers than these."""
        if stamp != self.stamp:
            raise BadSchema(f"schema: {shown(stamp)} is another one; here it is {self.stamp!r}", "schema")

    def as_dict(self) -> dict[str, object]:
        """Everything, as plain data."""
        return {
            "game": self.game,
            "version": self.version,
            "stamp": self.stamp,
            "observation": sections_of(self.observation),
            "option": sections_of(self.option),
            "cards": list(self.cards),
            "actions": list(self.actions),
        }


def sections_of(layout: Layout) -> list[Mapping[str, object]]:
    return [
        {
            "name": section.name,
            "start": section.start,
            "rows": list(section.rows),
            "numbers": [{"name": name, "unit": unit} for name, unit in section.numbers],
        }
        for section in layout.sections.values()
    ]
