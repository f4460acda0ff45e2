"""What the coach says: opinions, never facts of the game. Points are those ahead of the best rival at the end; where
one plays alone or all play together, steps of terraforming.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from tharsis.server.messages.plain import Message
from tharsis.server.messages.play import ChangeModel

Depth = Literal[1, 2, 3]
CoachVerdict = Literal["clear", "close", "only", "nothing", "unknown"]
CoachUnit = Literal["points", "steps"]


class CoachAsk(Message):
    """What to do at the question that is open: `ask` as in `Ask.id`."""

    ask: Annotated[str, Field(max_length=64)]
    depth: Depth


class CoachNote(Message):
    """Something worth a sentence; `item` is a card, a goal or a stock, by its kind."""

    kind: str
    head: str  # empty for reasons
    text: str
    item: str
    need: int
    have: int


class CoachKind(Message):
    kind: str  # goals, terraform, tiles, income, cards, engine, wait; phase_<name> in Ares Expedition
    name: str
    text: str
    gain: int
    answers: int


class CoachLine(Message):
    answer: list[str]
    text: str
    gain: float  # against what is usually answered
    range: float  # to each side, of the difference to the first line
    level: bool  # it cannot be told from the first
    win: float  # 0 to 1
    futures: int


class CoachHint(Message):
    """What was not asked for is empty."""

    depth: Depth
    verdict: CoachVerdict
    unit: CoachUnit
    text: str  # the verdict as a sentence
    matters: list[CoachNote]
    kinds: list[CoachKind]
    lines: list[CoachLine]
    does: list[ChangeModel]  # what the first line does at once
    reasons: list[CoachNote]
    lead: float  # the share of futures in which the first line comes out best
    chance: float  # to win with what is usually answered,
    chance_after: float  # and with the first line
    futures: int


class CoachJob(Message):
    """Work that goes on while one asks for it again and again: GET /api/coach/{id}?seen={version} waits for news. Who
    does not ask for a while is taken to have left, and it stops."""

    id: str
    state: Literal["waiting", "working", "done", "failed"]
    place: int = 0  # in the queue; 0 is at work
    progress: float = 0.0  # 0 to 1
    version: int
    simulations: int = 0  # of the last result
    hint: CoachHint | None = None
    chances: list[float] | None = None  # by seat; empty where the coach has no opinion
    text: str = ""  # why it failed
