"""Puzzles: what is to be solved, how somebody did, and what the best line was."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from tharsis.server.messages.plain import GameName, Message
from tharsis.server.messages.tables import Planet


class PuzzleCard(Message):
    name: str
    kind: Literal["points", "win"]
    rating: int


class Puzzles(Message):
    """All that there are, and today's."""

    puzzles: list[PuzzleCard]
    today: str | None


class PuzzleInfo(PuzzleCard):
    """What is to be solved; the answer stays here."""

    game: GameName
    seat: int
    begins: int  # points now, as if the game ended,
    best: int  # and the most that are known
    link: str  # of the position
    generation: int
    planet: Planet
    stock: dict[str, int]  # of the seat
    hand: int


class PuzzleTry(Message):
    """How somebody plays it: the answers one after the other, or the table at which they were given. `done`: that is
    their line. Who gives up is shown the best one. `mine` is their rating so far, which the browser keeps."""

    answers: Annotated[
        list[Annotated[list[Annotated[str, Field(max_length=400)]], Field(max_length=60)]], Field(max_length=80)
    ] = []
    table: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,32}$")] | None = None
    done: bool = False
    gives_up: bool = False
    hints: Annotated[int, Field(ge=0, le=2)] = 0
    mine: Annotated[float, Field(ge=0, le=4000)] = 1000


class PuzzleStep(Message):
    """An action of a line, and what it was answered with."""

    text: str
    more: list[str]
    points: int  # that it brings, with all that it asks for,
    sources: dict[str, int]  # and where they come from
    needed: bool = False  # all best lines have it,
    missed: bool = False  # and theirs has not


class PuzzleResult(Message):
    """Their line; how much of what all best lines share it has comes when it is done, and the best line when it is
    solved or given up."""

    points: int
    solved: bool
    over: bool  # nothing more can be done
    rating: float  # theirs after it
    mine: list[PuzzleStep]
    found: int | None = None  # deeds that all best lines share,
    needed: int | None = None  # of so many
    line: list[PuzzleStep] = []
    next: int | None = None  # points of the best other line,
    greedy: int | None = None  # and of what is obvious


class PuzzleHint(Message):
    """The first says of which kinds the deeds are that all best lines share, the second how such a line begins."""

    kinds: list[str]
    first: str | None = None
