"""What is done with uploaded records, in a process of its own: they are checked, played, and looked at."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import Any, cast

import tharsis
from tharsis.kernel.errors import BadRecord
from tharsis.server.company import Look
from tharsis.server.rows import EventRow, SeatRow, TableRow
from tharsis.server.schema import WATCH
from tharsis.server.seating import past_seats
from tharsis.server.summary import Summary
from tharsis.server.tables import Table
from tharsis.vocabulary.world import World

MOST_KEPT = 16  # records that are ready to be looked at
MOST_TEXT = 500_000  # characters that are stored of one record
_tables: dict[str, Table] = {}


@dataclass(slots=True)
class Examined:
    """What a record turned out to be."""

    game: str
    setup: dict[str, Any]
    seed: int
    seats: list[SeatRow]
    events: list[EventRow]
    summary: Summary


@dataclass(slots=True)
class Facts:
    """What is to be known of a past without looking."""

    seq: int
    length: int
    summary: Summary


def examine(record: dict[str, Any], at: float) -> Examined:
    """Plays a record to its end; raises BadRecord where it is none."""
    game = tharsis.replay(record)
    assert isinstance(game, World)
    answers = cast("list[list[Any]]", record["answers"])
    events = [EventRow(n, one[0], "answer", [[str(x) for x in one[1:]]], f"r{n}", at) for n, one in enumerate(answers)]
    if len(str(record.get("start"))) + sum(len(str(one.data)) for one in events) > MOST_TEXT:
        raise BadRecord(f"answers: all of it is longer than {MOST_TEXT} characters", "answers")
    summary = Summary.of(game, len(answers), at)
    return Examined(game.name(), game.setup(), game.seed, past_seats(game), events, summary)


def facts(stored: bytes) -> Facts:
    """Reads a past, and looks at it once: what can be looked at now can be so later."""
    table = table_of(stored)
    table.rest_of_live(WATCH, "en", 0)
    table.step_text(table.length, WATCH)
    return Facts(table.seq, table.length, table.summary)


def look(stored: bytes, what: Look, *arguments: Any) -> str:
    shown: str = getattr(table_of(stored), what)(*arguments)
    return shown


def table_of(stored: bytes) -> Table:
    """The table of a past as it is stored; the last ones are kept."""
    row: TableRow = pickle.loads(stored)
    known = _tables.pop(row.id, None)
    _tables[row.id] = known or Table(row)
    while len(_tables) > MOST_KEPT:
        del _tables[next(iter(_tables))]
    return _tables[row.id]
