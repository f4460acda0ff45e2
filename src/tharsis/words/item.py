"""One thing of a box as it is looked up, and how its parts are put into words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from tharsis.kernel.icon import Icon
from tharsis.kernel.node import Node
from tharsis.words.language import Language


@dataclass(frozen=True, slots=True)
class Item:
    """One thing of the box as it is looked up. `kind` is that of a card, or a key of `Language.lookup`."""

    id: str
    name: str
    kind: str
    set: str
    text: str
    number: str = ""
    cost: int | None = None
    tags: list[str] = field(default_factory=list)
    icons: dict[str, list[Icon]] = field(default_factory=dict)

    def as_dict(self) -> dict[str, object]:
        return {
            "id": self.id,
            "name": self.name,
            "number": self.number,
            "set": self.set,
            "kind": self.kind,
            "cost": self.cost,
            "tags": self.tags,
            "text": self.text,
            "icons": {part: [icon.as_dict() for icon in row] for part, row in self.icons.items()},
        }


def by_step(texts: Sequence[str]) -> str:
    """ "(2) place an ocean · (5, 6) gain 1 steel": steps from 0 with what they bring, equal neighbours together."""
    out: list[str] = []
    for text, steps in groupby(range(len(texts)), lambda n: texts[n]):
        if text:
            out.append(f"({', '.join(str(n) for n in steps)}) {text}")
    return " · ".join(out)


def clauses(words: Language, nodes: Iterable[Node]) -> str:
    return words.both([words.clause(node) for node in nodes])
