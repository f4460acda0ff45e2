"""The clocks of a table with a pace: since when each seat has been asked, and whose seat a bot plays meanwhile. All of
it follows from the events, so that no restart and no other process stops a clock."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

DAY = 86_400.0
PATIENCE = 60.0  # seconds after which a bot that plays for somebody is looked for in another process


@dataclass(frozen=True, slots=True)
class Clock:
    pace: float  # seconds that a person has; 0 where nobody's time runs
    people: frozenset[int]
    since: tuple[float | None, ...]  # by seat: when a person was asked what is open now
    away: frozenset[int] = frozenset()  # a bot plays for them until they are back

    @staticmethod
    def begun(pace: float, people: Iterable[int], seats: int, asked: Collection[int], at: float) -> Clock:
        """As a game begins that gives people so many days for an answer."""
        still = Clock(pace * DAY, frozenset(people), (None,) * seats)
        return still.running(asked, at, ())

    def running(self, asked: Collection[int], at: float, anew: Collection[int]) -> Clock:
        """The clocks of all people who are asked run, some of them from now on; those of the others stand still."""
        if not self.pace:
            return self
        since = tuple(
            None if s not in self.people or s not in asked else at if s in anew or before is None else before
            for s, before in enumerate(self.since)
        )
        return replace(self, since=since)

    def left(self, seat: int) -> Clock:
        """A bot plays for somebody from now on."""
        return replace(self, away=self.away | {seat})

    def back(self, seat: int) -> Clock:
        """They are here again."""
        return replace(self, away=self.away - {seat})

    def until(self, seat: int) -> float | None:
        """When a bot begins to play for somebody who is asked."""
        since = self.since[seat]
        return None if since is None or seat in self.away else since + self.pace

    def passed(self, now: float) -> list[int]:
        """Seats of people for whom a bot answers now."""
        return [
            s
            for s, since in enumerate(self.since)
            if since is not None and (s in self.away or since + self.pace <= now)
        ]

    @property
    def due(self) -> float | None:
        """When the next of them has to be looked after."""
        ends = [
            since + (PATIENCE if s in self.away else self.pace)
            for s, since in enumerate(self.since)
            if since is not None
        ]
        return min(ends, default=None)
