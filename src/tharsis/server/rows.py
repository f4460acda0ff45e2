"""What is stored, as the rest of the server handles it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar, cast

from tharsis.kernel.errors import GameError
from tharsis.server.schema import WATCH
from tharsis.server.summary import Summary

T = TypeVar("T")
LESSON: Final = "lesson"  # in the setup of a table,
PUZZLE: Final = "puzzle"


class Damaged(GameError):
    """What is stored of a table is no table."""

    def __init__(self, what: str) -> None:
        super().__init__(f"This table cannot be read: {what}.", "table")


@dataclass(slots=True)
class SeatRow:
    seat: int
    kind: str
    name: str
    bot: str | None
    colour: int = -1  # of its pieces, with their shape
    ready: bool = False  # to begin

    def __post_init__(self) -> None:
        if self.colour < 0:
            self.colour = self.seat


Deed = Literal[
    "answer",
    "undo",
    "deputy",  # an answer too, by the bot that plays for somebody who lets their time pass,
    "here",  # until they are back
    "ask",  # to go back to before the last action of the seat; `data` tells who has to agree,
    "agree",
    "decline",
]


@dataclass(slots=True)
class EventRow:
    n: int
    seat: int
    kind: Deed
    data: list[list[str]]
    move: str
    at: float

    def trace(self) -> bytes:
        """What it leaves in the trail of its table."""
        return f"{self.n} {self.seat} {self.kind} {self.data} {self.move}\n".encode()


@dataclass(frozen=True, slots=True)
class Bookmark:
    """Where a table stood after so many events: see bookmarks.py."""

    n: int
    made: str
    digest: str
    data: bytes


@dataclass(slots=True)
class SayingRow:
    n: int
    seat: int
    at: float
    phrase: str | None
    text: str | None
    move: str


@dataclass(slots=True)
class TableRow:
    """A table as it is stored."""

    id: str
    name: str
    game: str
    setup: dict[str, Any]
    seed: int
    settings: dict[str, Any]
    host: str
    created: float
    rules: int
    start: dict[str, Any] | None
    past: bool
    seats: list[SeatRow]
    events: list[EventRow]
    summary: Summary | None = None
    used: float = 0.0  # when somebody opened it last
    wanted: dict[str, Any] | None = None  # the options asked for, while it waits for its people
    code: str | None = None  # by which they come
    listed: bool = False  # anybody may come
    again: str | None = None  # the table of the rematch
    bookmark: Bookmark | None = None
    address: str = ""  # from which it was opened, hashed
    began: float | None = None  # when the game did, where it waited for its people

    def trace(self) -> bytes:
        """What the trail of its events begins with."""
        return json.dumps([self.game, self.setup, self.seed, self.start], sort_keys=True).encode()

    @property
    def room(self) -> tuple[object, ...]:
        """All that can be changed while it waits for its people."""
        return self.seats, self.setup, self.wanted, self.settings, self.listed

    @property
    def lesson(self) -> str | None:
        """The lesson of the tutorial that is gone through here; None at all other tables."""
        return self.setup.get(LESSON)

    @property
    def puzzle(self) -> str | None:
        """The puzzle that is played here."""
        return self.setup.get(PUZZLE)

    @property
    def aside(self) -> bool:
        """A lesson or a puzzle: it stands in no list, and is no result."""
        return self.lesson is not None or self.puzzle is not None


@dataclass(slots=True)
class Listed:
    """A table in somebody's list: without its events, and without its seed and its start."""

    row: TableRow
    seat: int
    taken: set[int]  # seats that somebody has
    seq: int  # of what is stored; a summary of another number is out of date
    host: int = WATCH  # the seat of who opened it


def read_json(text: str, kind: type[T], what: str) -> T:
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    if not isinstance(found, kind):
        raise Damaged(f"its {what} is damaged")
    return found


def table_of(row: Any, seats: Iterable[Any]) -> TableRow:
    setup = read_json(row["setup"], dict, "setup")
    if not isinstance(setup.get("seats"), int):
        raise Damaged("its setup has no seats")
    return TableRow(
        id=row["id"],
        name=row["name"],
        game=row["game"],
        setup=setup,
        seed=0,
        settings=read_json(row["settings"], dict, "settings"),
        host=row["host"],
        created=row["created"],
        rules=row["rules"],
        start=None,
        past=row["past"],
        seats=[seat_of(s) for s in seats if s["seat"] != WATCH],
        events=[],
        summary=Summary.read(row["summary"]),
        wanted=None if row["wanted"] is None else read_json(row["wanted"], dict, "options"),
        code=row["code"],
        listed=row["listed"],
        again=row["again"],
        began=row["began"],
    )


def seat_of(row: Any) -> SeatRow:
    colour = -1 if row["colour"] is None else row["colour"]
    return SeatRow(row["seat"], row["kind"], row["name"], row["bot"], colour, row["ready"])


def event_of(row: tuple[int, int, str, str, str, float]) -> EventRow:
    n, seat, kind, data, move, at = row
    return EventRow(n, seat, cast(Deed, kind), read_json(data, list, f"event {n}"), move, at)


def saying_of(row: Any) -> SayingRow:
    return SayingRow(row["n"], row["seat"], row["at"], row["phrase"], row["text"], row["move"])


def event_values(row: EventRow) -> dict[str, object]:
    return {
        "n": row.n,
        "seat": row.seat,
        "kind": row.kind,
        "data": json.dumps(row.data),
        "move": row.move,
        "at": row.at,
    }
