"""What was played, in an SQLite file: a run that was killed goes on where it was."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import tharsis
from tharsis.arena.plan import Plan, read_plan
from tharsis.kernel.errors import GameError

SCHEMA: Final = 1
TABLES: Final = """
create table about (schema integer not null, rules integer not null, plan text not null);
create table games (
  key text primary key, pair text not null, seats text not null, seed integer not null, scores text not null,
  winners text not null, generations integer not null, decisions integer not null, seconds real not null,
  faults text not null, record text
);
"""


class BadResults(GameError):
    """A file of results that cannot be used."""


@dataclass(frozen=True, slots=True)
class Played:
    """How one game of the arena went. `seconds` are of the processor, `record` is kept of some games."""

    key: str
    pair: str
    seats: tuple[str, ...]
    seed: int
    scores: list[dict[str, int]]
    winners: list[int]
    generations: int
    decisions: int
    seconds: float
    faults: list[str]
    record: dict[str, object] | None = None

    def share(self, name: str) -> float:
        """What a player won of it: all, nothing, or its part of a shared victory."""
        seat = self.seats.index(name)
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Results:
    """The file. It belongs to one plan and one version of the rules."""

    def __init__(self, path: Path, plan: Plan | None = None) -> None:
        self.path: Final = path
        if plan is None and not path.exists():
            raise BadResults(f"{path}: no such file", "results")
        try:
            self.base: Final = sqlite3.connect(path)
            if not self.base.execute("select 1 from sqlite_master").fetchone():
                self.begin(plan)
            self.plan: Final = self.check(plan)
        except sqlite3.DatabaseError as error:
            raise BadResults(f"{path}: no file of results: {error}", "results") from None

    def begin(self, plan: Plan | None) -> None:
        if plan is None:
            raise BadResults(f"{self.path}: an empty file", "results")
        with self.base:
            self.base.executescript(TABLES)
            self.base.execute("insert into about values (?, ?, ?)", (SCHEMA, tharsis.RULES, json.dumps(asdict(plan))))

    def check(self, plan: Plan | None) -> Plan:
        """The plan that the file belongs to. More games of the same may be wanted than the last time."""
        schema, rules, text = self.base.execute("select schema, rules, plan from about").fetchone()
        if schema != SCHEMA:
            raise BadResults(f"{self.path}: written by another version (schema {schema}, not {SCHEMA})", "schema")
        if plan is not None and rules != tharsis.RULES:
            raise BadResults(f"{self.path}: played by rules {rules}, and now they are {tharsis.RULES}", "rules")
        kept = read_plan(json.loads(text))
        if plan is None:
            return kept
        if self.kind(plan) != self.kind(kept):
            raise BadResults(f"{self.path}: belongs to another plan; name another file with --results", "plan")
        return plan

    @staticmethod
    def kind(plan: Plan) -> object:
        return plan.game, dict(plan.players), dict(plan.options), plan.seats, plan.seed

    def done(self) -> set[str]:
        return {key for (key,) in self.base.execute("select key from games")}

    def add(self, games: Iterable[Played]) -> None:
        """They are on the disk when this comes back."""
        rows = [
            (
                *(one.key, one.pair, json.dumps(one.seats), one.seed, json.dumps(one.scores)),
                *(json.dumps(one.winners), one.generations, one.decisions, one.seconds, json.dumps(one.faults)),
                json.dumps(one.record) if one.record else None,
            )
            for one in games
        ]
        with self.base:
            self.base.executemany("insert or ignore into games values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)

    def games(self) -> Iterator[Played]:
        """In an order that does not depend on who played when."""
        columns = "key, pair, seats, seed, scores, winners, generations, decisions, seconds, faults, record"
        for row in self.base.execute(f"select {columns} from games order by seed, key"):
            key, pair, seats, seed, scores, winners, generations, decisions, seconds, faults, record = row
            yield Played(
                *(key, pair, tuple(json.loads(seats)), seed, json.loads(scores), json.loads(winners)),
                *(generations, decisions, seconds, json.loads(faults), json.loads(record) if record else None),
            )

    def close(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            self.base.close()
