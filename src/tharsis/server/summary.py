"""A table in short: what the lobby shows of it, stored beside the events so that no game is played to make a list."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from tharsis.mars.game import Mars


@dataclass(slots=True)
class Summary:
    """How a game stands after `seq` events. All of it is open to everybody."""

    seq: int
    changed: float
    generation: int
    over: bool
    winners: list[int]
    asked: list[int]
    corporations: list[str | None]

    @staticmethod
    def of(g: Mars, seq: int, changed: float) -> Summary:
        return Summary(
            seq=seq,
            changed=changed,
            generation=g.generation,
            over=g.over,
            winners=g.winners() if g.over else [],
            asked=g.waiting(),
            corporations=[g.card_name(who.corporation) or None for who in g.seat],
        )

    def text(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def read(text: str | None) -> Summary | None:
        """None where there is none, or one of another time that is not understood."""
        try:
            return None if text is None else Summary(**json.loads(text))
        except (ValueError, TypeError):
            return None
