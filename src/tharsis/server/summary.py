"""A table in short: what the lobby shows of it, stored beside the events so that no game is played to make a list."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields
from typing import Any

from tharsis.server.clock import Clock
from tharsis.server.kinds import KINDS
from tharsis.vocabulary.world import World


@dataclass(slots=True)
class Summary:
    """How a game stands after `seq` events. All of it is open to everybody."""

    seq: int
    changed: float
    generation: int  # or round
    over: bool
    winners: list[int]
    asked: list[int]
    corporations: list[str | None]
    rounds: int | None  # of a game of fixed length
    # how it looks: a score that is counted otherwise one day makes no other game of it
    points: list[int] = field(default_factory=list, compare=False)
    planet: dict[str, Any] | None = field(default=None, compare=False)  # of `messages.Planet`
    until: list[float | None] = field(default_factory=list, compare=False)  # by seat: when a bot begins to play for it,
    away: list[int] = field(default_factory=list, compare=False)  # or does so already,
    due: float | None = field(default=None, compare=False)  # and when somebody has to look after that

    @staticmethod
    def of(g: World, seq: int, changed: float, clock: Clock | None = None) -> Summary:
        kind = KINDS[g.name()]
        return Summary(
            seq=seq,
            changed=changed,
            generation=g.rounds(),
            over=g.over,
            winners=g.winners() if g.over else [],
            asked=g.waiting(),
            corporations=[kind.corporation(g, s) for s in range(g.seats)],
            rounds=kind.rounds(g),
            points=[row["total"] for row in g.scores()],
            planet=kind.planet(g),
            until=[] if clock is None or not clock.pace else [clock.until(s) for s in range(g.seats)],
            away=[] if clock is None else sorted(clock.away),
            due=None if clock is None else clock.due,
        )

    def text(self) -> str:
        return json.dumps({one.name: getattr(self, one.name) for one in fields(self)})

    @staticmethod
    def read(text: str | None) -> Summary | None:
        """None where there is none, or one of another time that is not understood."""
        try:
            return None if text is None else Summary(**json.loads(text))
        except (ValueError, TypeError):
            return None
