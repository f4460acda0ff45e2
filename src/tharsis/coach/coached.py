"""What the coach has to know of a game beside what all games have: each game brings it, see games.py for the list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from tharsis.coach.people import People
from tharsis.kernel.log import Entry
from tharsis.kernel.option import Reason
from tharsis.native import Row
from tharsis.vocabulary.world import World

NEAR: Final = 2  # steps that a goal or a window is away

Answers = Iterable[Sequence[int]]


class Fact(NamedTuple):
    """One thing to look at. The heavier, the sooner it is told."""

    weight: float
    note: Reason


class Coached(Protocol):
    def told(self, game: World, seat: int, answers: Answers) -> list[Entry]:
        """Gives these answers and tells what happened."""
        ...

    def levels(self, game: World) -> Row:
        """The parameters as requirements of cards look at them."""
        ...

    def facts(self, game: World, seat: int) -> list[Fact]:
        """What matters in a position of this game alone."""
        ...

    def people(self, setup: Mapping[str, object]) -> People | None:
        """What people report of such tables, where enough of them are known."""
        ...
