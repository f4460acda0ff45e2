"""A table in short: what the lobby shows of it, stored beside the events so that no game is played to make a list."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from tharsis.ares.game import Ares
from tharsis.mars.game import Mars
from tharsis.mars.marsbot.robot import CORPORATIONS, MARSBOT
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

    @staticmethod
    def of(g: World, seq: int, changed: float) -> Summary:
        return Summary(
            seq=seq,
            changed=changed,
            generation=g.rounds(),
            over=g.over,
            winners=g.winners() if g.over else [],
            asked=g.waiting(),
            corporations=[corporation_of(g, s) for s in range(g.seats)],
            rounds=(g.length or None) if isinstance(g, Ares) else None,
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


def corporation_of(g: World, seat: int) -> str | None:
    """The name of a seat's corporation; MarsBot has cards of its own."""
    if isinstance(g, Mars) and g.robot is not None and seat == MARSBOT:
        return CORPORATIONS[g.robot.corporation].name or None
    return g.card_name(g.seat[seat].corporation) or None
