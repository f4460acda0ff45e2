"""The server itself, and its tables: who opens them, who sits where."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from tharsis.server.messages.plain import GameName, Message, Name

CoachSetting = Literal["off", "first", "all"]  # nothing, what matters now, the move as well
State = Literal["ok", "silent", "broken"]
Short = Annotated[str, Field(max_length=60)]
Points = Annotated[int, Field(ge=-100_000, le=100_000)]
Played = Annotated[  # the options of a game that may come from a file
    dict[Short, bool | Short | Points | Annotated[list[Points], Field(max_length=10)]], Field(max_length=40)
]


class Health(Message):
    """Whether all of the server answers; `silent` is what did not do so in time."""

    ok: bool
    database: State
    workers: State  # in which bots think
    reader: State  # in which uploaded records are read


class About(Message):
    """What runs here, and where friends in the same network find it, if they can."""

    version: str
    rules: int
    address: str | None


class SeatSetup(Message):
    kind: Literal["you", "friend", "bot", "marsbot"]
    name: Name | None = None  # without one a name is made up
    bot: str | None = None  # a name from Catalogue.bots


class Settings(Message):
    """What is agreed about a table beside the rules."""

    undo: bool = True
    agree: bool = False  # where `undo` ends, all others may agree that somebody goes back
    pace: Annotated[float, Field(ge=0, le=30)] = 0  # days that somebody has for an answer; 0: as long as they like
    deputy: Annotated[str, Field(max_length=32)] | None = None  # the bot that plays for whoever lets them pass
    bot_delay: Annotated[float, Field(ge=0, le=10)] = 0.6  # seconds between two answers of a bot
    open_hands_after: bool = False  # spectators see hands when the game is over
    coach: CoachSetting | None = None  # how deep all may ask it; without a word off where two people sit, else all


class NewTable(Message):
    """A table of Mars has 1 to 5 seats, one of Ares Expedition 1 to 4. With the option `marsbot` there are two: a
    person or a bot at the first and MarsBot at the second. Without a name it goes by the names of its seats."""

    name: Name | None = None
    game: GameName = "mars"
    seats: Annotated[list[SeatSetup], Field(min_length=1, max_length=5)]
    options: dict[str, bool | str | int | list[int]] = {}
    settings: Settings = Settings()
    wait: bool = False  # in a waiting room, until all are there or the host begins
    listed: bool = False  # there anybody may sit down


class LessonStep(Message):
    """Something to see, or something to do: then `answers` are one way to do it, of which the first `exact` have to be
    these and instead of the others any will do."""

    name: str
    answers: list[list[str]]
    exact: int


class LessonInfo(Message):
    name: str
    steps: list[LessonStep]


class Lessons(Message):
    """The tutorial of a game, in the order it is gone through."""

    lessons: list[LessonInfo]


class NewLesson(Message):
    """A prepared table for you alone, against a rival who keeps still. It takes the place of the one you had before."""

    game: GameName
    lesson: Annotated[str, Field(max_length=32)]
    name: Name | None = None  # yours; without one a name is made up


class SeatInfo(Message):
    seat: int
    kind: Literal["person", "bot", "marsbot"]  # MarsBot is played by the rules and never asked
    name: str  # in a waiting room empty until somebody says it
    bot: str | None
    taken: bool  # somebody sits there
    online: bool
    asked: bool  # the game waits for this seat
    corporation: str | None
    colour: int  # of its pieces, with their shape: 0 to 4
    ready: bool = False  # to begin, in a waiting room
    borrowed: bool = False  # its bot was not trained for such a table, and plays by what it learned at one like it
    until: float | None = None  # somebody has to answer, else a bot plays for them from then on
    away: bool = False  # a bot plays for them until they say that they are back


class HintsUsed(Message):
    """How often a seat has asked the coach: questions, by the deepest that was asked for at each."""

    seat: int
    depths: Annotated[list[int], Field(min_length=3, max_length=3)]


class GoingBack(Message):
    """Somebody asks to go back to before their last action."""

    seat: int
    left: list[int]  # who has not agreed yet
    line: int  # the number of the first line of the log that would be taken back


class TableInfo(Message):
    id: str
    name: str
    game: GameName
    created: float
    changed: float
    options: dict[str, bool | str | int | list[int]]
    settings: Settings
    seats: list[SeatInfo]
    generation: int  # or round
    rounds: int | None = None  # of a game of Ares Expedition of fixed length
    over: bool
    winners: list[int]
    you: int | None  # your seat; null for spectators
    host: bool  # you opened this table
    waiting: bool = False  # for its people: the game has not begun
    opener: int | None = None  # in a waiting room the seat of who opened it
    owner: str = ""  # their name, where nobody has named the table
    code: str | None = None  # by which friends come to a free seat: /join/{code}
    listed: bool = False
    again: str | None = None  # the table of the rematch
    lesson: str | None = None  # of the tutorial, which is gone through here
    puzzle: str | None = None  # that is played here
    coach: CoachSetting = "off"
    hints: list[HintsUsed] = []  # of those who have asked
    back: GoingBack | None = None  # ends with any answer
    endless: bool = False  # it has so many moves that it is not played any further
    hurried: bool = False  # its bots think with less than usual: the server is busy


class Tile(Message):
    area: Annotated[str, Field(max_length=20)]
    tile: Annotated[str, Field(max_length=40)]
    seat: int = -1  # -1 nobody, 9 the neutral opponent


class Planet(Message):
    """A game as a small picture of Mars; warmth and oxygen from 0 to 1. Only the first game has a map and tiles."""

    map: Annotated[str, Field(max_length=40)] | None = None
    warmth: Annotated[float, Field(ge=0, le=1)]
    oxygen: Annotated[float, Field(ge=0, le=1)]
    oceans: Annotated[int, Field(ge=0, le=99)]
    tiles: Annotated[list[Tile], Field(max_length=80)] = []
    forests: Annotated[list[Points], Field(max_length=5)] = []  # by seat, in Ares Expedition


class TableCard(TableInfo):
    """A table in a list: with its picture and the points, as if it ended now."""

    points: list[int]  # by seat
    planet: Planet | None  # null for a moment after the server has become newer


class SeatLink(Message):
    seat: int | None  # null is the spectators' link
    path: str  # to be put behind the address of the server


class Opened(Message):
    table: TableInfo
    links: list[SeatLink]


class OpenTable(Message):
    """A table that waits for anybody, or at which a game is running that anybody may watch."""

    code: str
    name: str
    owner: str = ""  # who opened it, where nobody has named it
    game: GameName
    options: dict[str, bool | str | int | list[int]]
    seats: int
    free: int
    generation: int = 0  # or round, of a game that is running


class OpenTables(Message):
    tables: list[OpenTable]


class Myself(Message):
    """What changes about one's own seat; what is not said stays. A colour or readiness only in a waiting room."""

    name: Name | None = None
    colour: Annotated[int, Field(ge=0, le=4)] | None = None
    ready: bool | None = None


class SeatChange(Message):
    """What the host changes about a seat in a waiting room; what is not said stays."""

    kind: Literal["friend", "bot"] | None = None
    bot: str | None = None
    name: Name | None = None
    colour: Annotated[int, Field(ge=0, le=4)] | None = None


class RulesChange(Message):
    """What the host changes about the rules of a waiting room; what is not said stays. All have to be ready anew."""

    options: dict[str, bool | str | int | list[int]] | None = None  # all of them
    settings: Settings | None = None
    listed: bool | None = None


class Rematch(Message):
    """The table at which the same people go on."""

    id: str


class Ending(Message):
    """What else there is to tell when a game is over."""

    cards: list[dict[str, int]]  # the points of each card, by seat
    starter: int | None  # who would begin a rematch; null where nobody does


# ---- a person, without an account
class ResultSeat(Message):
    name: Annotated[str, Field(max_length=40)]
    kind: Literal["person", "bot", "marsbot"]
    bot: Annotated[str, Field(max_length=32)] | None = None
    corporation: Annotated[str, Field(max_length=60)] | None = None
    points: Points
    colour: Annotated[int, Field(ge=0, le=9)] = 0


class GameResult(Message):
    """A game that you have finished."""

    table: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,32}$")]
    at: Annotated[float, Field(ge=0, le=1e11, allow_inf_nan=False)]  # when it ended
    name: Annotated[str, Field(max_length=80)] = ""
    game: GameName
    options: Played = {}
    seat: Annotated[int, Field(ge=0, le=4)]  # yours
    seats: Annotated[list[ResultSeat], Field(min_length=1, max_length=5)]
    winners: Annotated[list[Annotated[int, Field(ge=0, le=4)]], Field(max_length=5)]
    rounds: Points  # or generations
    hints: Annotated[int, Field(ge=0, le=100_000)] = 0  # questions that you asked the coach about
    planet: Planet | None = None


class Device(Message):
    id: str
    label: str
    added: float
    this: bool  # you are using it now


class Me(Message):
    """Your finished games, the newest first; devices only where there are several."""

    games: list[GameResult]
    devices: list[Device]


class Games(Message):
    games: Annotated[list[GameResult], Field(max_length=2_000)]


class Brought(Message):
    new: int


class MoveCode(Message):
    code: str
    until: float


class Redeem(Message):
    code: Annotated[str, Field(min_length=8, max_length=12)]


class MyTables(Message):
    tables: list[TableCard]
