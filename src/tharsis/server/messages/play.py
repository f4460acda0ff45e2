"""A game of any kind as one seat sees it, and what a client answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from tharsis.server.messages.plain import Answers, Message, MoveId, Stocks
from tharsis.server.messages.tables import TableInfo


class Choice(Message):
    """One option; see tharsis.kernel.option. For `place` the amounts are what the area brings. `fees`: what is paid for
    it next, so much of one of these."""

    notation: str
    text: str
    kind: str
    card: str = ""
    area: str = ""
    item: str = ""
    seat: int = -1
    index: int = 0
    amount: int = 0
    amounts: Stocks = {}
    fees: Stocks = {}
    idle: list[str] = []
    useless: bool = False


class Ask(Message):
    """The question to you. `id` changes with every question; an answer says which one it answers. What others do
    meanwhile does not change it. `optional`: nobody waits for it; you have finished and may take that back."""

    id: str
    kind: str
    text: str
    card: str
    least: int
    most: int
    options: list[Choice]
    optional: bool = False


class Lack(Message):
    """What a card lacks, in numbers: the kind of the reason, what it is about, how much is needed and there."""

    kind: str
    item: str = ""
    need: int = 0
    have: int = 0


class HandCard(Message):
    """A card in your hand, or one that you are offered: what it costs now, and why it cannot be played. `near` is one
    small step away."""

    card: str
    price: int
    group: Literal["playable", "near", "later"]
    reasons: list[str]
    lacks: list[Lack] = []  # the same in numbers
    metals: dict[str, int] = {}  # what you have that pays for it beside credits, and how much each cube is worth
    cuts: int = 0  # what else you may have taken off its price, once


class Blocked(Message):
    """Something else that is not offered now, by its notation, and why."""

    notation: str
    reasons: list[str]


class ChangeModel(Message):
    kind: str
    seat: int = -1
    item: str = ""
    card: str = ""
    area: str = ""
    amount: int = 0
    now: int = 0


class Line(Message):
    """A line of the log. `n` counts lines from 0: an answer is one line, and so is each step that
    MarsBot or the table takes then (`seat` is -1 for the table)."""

    n: int
    seat: int
    generation: int
    kind: str
    text: str
    deed: str  # the same without who did it and without the changes
    card: str = ""
    area: str = ""
    changes: list[ChangeModel]
    marsbot: bool = False  # a step of MarsBot, with
    why: list[str] = []  # its reasons,
    amount: int = 0  # and how much; for a track the space reached
    item: str = ""  # what such a step is about: track, bonus card, goal, tile or colony tile; for the table the phase


class Score(Message):
    seat: int
    sources: dict[str, int]
    winner: bool


class LiveMessage(Message):
    """All that a seat may know now. `seq` grows with every change of the table."""

    type: Literal["live"] = "live"
    table: TableInfo
    seq: int
    ask: Ask | None
    hand: list[HandCard]
    offered: list[HandCard] = []  # cards you are asked about that are not in your hand yet
    blocked: list[Blocked]
    undo: int  # how many of your answers can be taken back
    back: bool = False  # none, but the others can be asked to go back to before your last action
    log_from: int  # the number of the first line below; lines before it were sent already
    log: list[Line]
    scores: list[Score]  # when the game is over


class Answer(Message):
    """Answers to the question `ask`, in order: the first to that question, each further one to the next question it
    leads to. All are taken or none. `id` is the client's own; a repeat gets the same acknowledgement."""

    id: MoveId
    ask: Annotated[str, Field(max_length=64)]
    answers: Answers


class Ack(Message):
    type: Literal["ack"] = "ack"
    id: str
    seq: int


class Undo(Message):
    """Takes the last action back. With `ask` the others are asked to go back to before it where that cannot be done."""

    id: MoveId
    seq: int
    ask: bool = False


class Consent(Message):
    """Whether you agree that somebody goes back. Who asked takes that back by not agreeing."""

    id: MoveId
    agree: bool


class Here(Message):
    """You are back, and play for yourself again."""

    id: MoveId


class Stage(Message):
    """Answers to try on a copy: nothing is recorded."""

    id: MoveId
    ask: Annotated[str, Field(max_length=64)]
    answers: Answers


class StagedMessage(Message):
    """What the answers would do. Where they would show something hidden, `stops` is "hidden" and `changes` are those
    that are sure whatever it is. `next` is the question they lead to for you; null when the action is complete, or
    stops at something hidden."""

    type: Literal["staged"] = "staged"
    id: str
    stops: Literal["hidden", "done", "asks"]
    next: Ask | None
    changes: list[ChangeModel]


class Replay(Message):
    """A table's past, as one seat saw it or as a spectator did: step `n` is after so many lines."""

    table: TableInfo
    steps: int
    lines: list[Line]


class ReplayStepMessage(Message):
    n: int
    changes: list[ChangeModel]
    scores: list[Score]
