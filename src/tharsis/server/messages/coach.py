"""What the coach says: opinions, never facts of the game. Points are those ahead of the best rival at the end; where
one plays alone or all play together, steps of terraforming.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from tharsis.server.messages.ares import AresView
from tharsis.server.messages.mars import GameView
from tharsis.server.messages.plain import Message, Name
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
    margin: float  # points ahead of the best rival at the end
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


class ReviewAsk(Message):
    """Whose answers are judged; without a seat one's own."""

    seat: Annotated[int, Field(ge=0, le=4)] | None = None


ReviewMark = Literal["best", "good", "slip", "missed"]


class ReviewChance(Message):
    """Who was how likely to win before an answer, as the seat could tell: `n` counts the answers of all from 0."""

    n: int
    generation: int
    by_seat: list[float]


class ReviewMove(Message):
    n: int
    generation: int
    mark: ReviewMark
    chance: float


class ReviewMoment(Message):
    """An answer that mattered, and what instead."""

    n: int
    line: int = 0  # lines that are told before it: what the replay shows then
    generation: int
    kind: str
    mark: ReviewMark
    played: list[str]
    played_text: str
    best: list[str]
    best_text: str
    lost: float
    ahead: float  # points before the next best, where the best was played
    range: float
    chance: float
    chance_best: float
    futures: int
    does: list[ChangeModel]
    reasons: list[CoachNote]


class ReviewCard(Message):
    """What a card has brought, in points."""

    card: str
    name: str
    generation: int
    paid: int
    points: float
    rating: float
    tiles: float
    income: float
    total: float


class ReviewCurve(Message):
    """Of a seat, at the start of each generation and at the end."""

    points: list[int]
    income: list[int]


class ReviewPeople(Message):
    """Of games that people have reported: eight of ten lie between the first and the last of a band."""

    games: int
    generations: list[float]
    winner: list[float]
    mean: float
    lead: float


class CoachReview(Message):
    seat: int
    points: list[int]
    winners: list[int]
    generations: int
    opinion: bool  # false where nothing was learned for such tables: curves and cards only
    finished: bool
    unit: CoachUnit  # of what was lost
    marks: dict[ReviewMark, int]
    lost: float
    left: list[float]  # points left on the table, by generation
    chances: list[ReviewChance]
    moves: list[ReviewMove]
    moments: list[ReviewMoment]
    cards: list[ReviewCard]
    unplayed: list[str]
    curves: list[ReviewCurve]
    people: ReviewPeople | None


class ReviewUsual(Message):
    """How your own games went that were looked back at of late: of the same game, with as many seats, without this."""

    games: int
    lost: float  # points left on the table, in one of them
    left: list[float]  # by generation, as far as at least half of them went
    unplayed: float  # cards that were bought and never played


class CoachJob(Message):
    """Work that goes on while one asks for it again and again: GET /api/coach/{id}?seen={version} waits for news. Who
    does not ask for a while is taken to have left, and it stops."""

    id: str
    state: Literal["waiting", "working", "done", "failed"]
    place: int = 0  # in the queue; 0 is at work
    progress: float = 0.0  # 0 to 1
    version: int
    simulations: int = 0  # of the last result
    hint: CoachHint | None = None  # or the lines of an analysis, then with `chances`
    review: CoachReview | None = None
    chances: list[float] | None = None  # by seat; empty where the coach has no opinion
    text: str = ""  # why it failed


# ---- analysis
Link = Annotated[str, Field(min_length=2, max_length=12_000, pattern=r"^[A-Za-z0-9_-]+$")]


class PositionGiven(Message):
    """A position: by its link, as data, or as a text in JSON or YAML; one of them."""

    link: Link | None = None
    position: dict[str, object] | None = None
    text: Annotated[str, Field(max_length=60_000)] | None = None


class Mistake(Message):
    """What is wrong with a position; `field` names the part of it. `text` says it in English; with `code`, and what it
    is about, anybody can in a language of their own. Without a code it is nothing that a position is checked for."""

    field: str
    text: str
    code: str = ""
    about: dict[str, str | int] = {}


class PositionChecked(Message):
    """A position that can be on a table, or what is wrong with it. What was left out has its start value."""

    mistakes: list[Mistake]
    link: str | None = None
    position: dict[str, object] | None = None  # in brief
    whole: dict[str, object] = {}  # with what was left out, but for the order of hidden cards
    view: GameView | AresView | None = None  # with all hands open
    text: str | None = None  # in YAML, also of what cannot be
    game: str | None = None
    seats: int = 0
    asked: list[int] = []  # seats that have something to answer
    opinion: bool = False  # whether the coach has learned at such tables


class LinesAsk(Message):
    """`deeper` 0 to 2: about half a second, two, and ten of one core."""

    link: Link
    seat: Annotated[int, Field(ge=0, le=4)]
    deeper: Annotated[int, Field(ge=0, le=2)] = 0
    names: Annotated[list[Name], Field(max_length=5)] = []  # of the seats, for the words


class AnswerTried(Message):
    """An answer to the question of a seat in a position."""

    link: Link
    seat: Annotated[int, Field(ge=0, le=4)]
    answer: Annotated[list[Annotated[str, Field(max_length=400)]], Field(max_length=60)]


class PlayFrom(Message):
    """To go on from a position at a table of one's own: with which seat, and against whom."""

    link: Link
    seat: Annotated[int, Field(ge=0, le=4)]
    bot: Annotated[str, Field(max_length=32)] | None = None
    name: Name | None = None


class PositionLink(Message):
    link: str
