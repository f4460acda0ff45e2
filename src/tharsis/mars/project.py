"""What a standard project is."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.node import intern
from tharsis.kernel.option import Reason
from tharsis.mars.game import Mars
from tharsis.native import i64
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.world import Seat

BASE: Final = "base"  # the box that the game itself comes in


class Project:
    """One line of the list on the board: a name, a cost and the words that are done for it."""

    def __init__(self, name: str, cost: int, words: list[Word], box: str = BASE) -> None:
        self.name: Final = name
        self.cost: Final[i64] = cost
        self.words: Final = interned(words)
        self.box: Final = box

    def at_table(self, g: Mars) -> bool:
        """Whether this game has it at all."""
        return True

    def price(self, who: Seat) -> i64:
        return self.cost

    def possible(self, g: Mars, seat: i64) -> bool:
        """Apart from the money."""
        return True

    def obstacle(self, g: Mars, seat: i64) -> Reason:
        """Why it is not possible, when it is not."""
        raise NotImplementedError(self.name)

    def begin(self, g: Mars, seat: i64) -> None:
        """What is noted when somebody does it."""


def interned(words: list[Word]) -> list[Word]:
    out: list[Word] = []
    for word in words:
        node = intern(word)
        assert isinstance(node, Word)
        out.append(node)
    return out
