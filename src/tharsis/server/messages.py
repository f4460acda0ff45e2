"""What goes over the wire. The client's types are generated from these, so one place says what a message is."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Lang = Literal["en", "fr", "uk"]
Name = Annotated[str, Field(min_length=1, max_length=40)]
Notation = Annotated[str, Field(max_length=400)]
Answers = Annotated[list[Annotated[list[Notation], Field(max_length=60)]], Field(min_length=1, max_length=60)]
MoveId = Annotated[str, Field(pattern=r"^[!-~]{1,64}$")]
Stocks = dict[str, int]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid")


# ---- the catalogue: everything that does not change during a game, in one language
class IconModel(Message):
    symbol: str
    count: int = 1
    production: bool = False
    any: bool = False
    star: bool = False


class CardText(Message):
    needs: str = ""
    effects: str = ""
    actions: str = ""
    play: str = ""
    points: str = ""


class CardFace(Message):
    id: str
    name: str
    number: str
    set: str
    kind: Literal["automated", "active", "event", "corporation"]
    cost: int
    tags: list[str]
    holds: str | None
    text: CardText
    icons: dict[str, list[IconModel]]  # by part: needs, effects, actions, play, points


class Area(Message):
    """An area of the map: `row` and `col` count from 0; -1 for the areas off the map."""

    id: str
    row: int
    col: int
    kind: Literal["land", "ocean", "reserved"]
    bonus: Stocks  # kinds of stock, and "cards"
    name: str  # the five areas with a name of their own, else ""


class Named(Message):
    id: str
    name: str
    text: str = ""
    cost: int = 0
    need: int = 0


class Said(Message):
    """Some words of the game: as icons and as a sentence."""

    icons: list[IconModel]
    text: str


class MoonFace(Message):
    """A colony tile as it is printed."""

    id: str
    name: str
    opened_by: str | None  # it opens with a card that holds this resource
    income: list[Said]  # of a trade, by step of the track; empty icons where there is none
    build: Said
    bonus: Said


class OptionInfo(Message):
    """An option of the rules that a table can be set up with."""

    id: str
    name: str
    text: str
    kind: Literal["flag", "choice", "seats"]
    choices: list[Named] = []
    default: bool | str | list[int]


class Catalogue(Message):
    lang: Lang
    cards: list[CardFace]
    areas: list[Area]
    tags: dict[str, str]
    stocks: dict[str, str]
    tiles: dict[str, str]
    kinds: dict[str, str]
    sets: dict[str, str]
    sources: dict[str, str]  # of points, in the order they are shown
    milestones: list[Named]
    awards: list[Named]
    projects: list[Named]
    moons: list[MoonFace]
    options: list[OptionInfo]
    bots: list[Named]


# ---- tables
class SeatSetup(Message):
    kind: Literal["you", "friend", "bot"]
    name: Name | None = None
    bot: str | None = None  # a name from Catalogue.bots


class Settings(Message):
    """What is agreed about a table beside the rules."""

    undo: bool = True
    bot_delay: Annotated[float, Field(ge=0, le=10)] = 0.6  # seconds between two answers of a bot
    open_hands_after: bool = False  # spectators see hands when the game is over


class NewTable(Message):
    name: Name
    game: Literal["mars"] = "mars"
    seats: Annotated[list[SeatSetup], Field(min_length=1, max_length=5)]
    options: dict[str, bool | str | int | list[int]] = {}
    settings: Settings = Settings()


class SeatInfo(Message):
    seat: int
    kind: Literal["person", "bot"]
    name: str
    bot: str | None
    taken: bool  # somebody sits there
    online: bool
    asked: bool  # the game waits for this seat
    corporation: str | None


class TableInfo(Message):
    id: str
    name: str
    game: Literal["mars"]
    created: float
    changed: float
    options: dict[str, bool | str | int | list[int]]
    settings: Settings
    seats: list[SeatInfo]
    generation: int
    over: bool
    winners: list[int]
    you: int | None  # your seat; null for spectators
    host: bool  # you opened this table


class SeatLink(Message):
    seat: int | None  # null is the spectators' link
    path: str  # to be put behind the address of the server


class Opened(Message):
    table: TableInfo
    links: list[SeatLink]


class MyTables(Message):
    tables: list[TableInfo]


# ---- a game as one seat sees it
class Choice(Message):
    """One option; see tharsis.kernel.option. For `place` the amounts are what the area brings."""

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
    idle: list[str] = []
    useless: bool = False


class Ask(Message):
    """The question to you. `id` changes with every question; an answer says which one it answers."""

    id: str
    kind: str
    text: str
    card: str
    least: int
    most: int
    options: list[Choice]


class HandCard(Message):
    """A card in your hand: what it costs now, and why it cannot be played. `near` is one small step away."""

    card: str
    price: int
    group: Literal["playable", "near", "later"]
    reasons: list[str]


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
    """A line of the log. `n` counts answers from 0."""

    n: int
    seat: int
    generation: int
    kind: str
    text: str
    card: str = ""
    area: str = ""
    changes: list[ChangeModel]


class Tile(Message):
    area: str
    tile: str
    seat: int = -1  # -1 nobody, 9 the neutral opponent


class MoonView(Message):
    """A colony tile in play."""

    id: str
    marker: int  # its step, 1 to 7; 0 while the tile is closed
    colonies: list[int]  # the owners, place by place
    fleet: int = -1  # whose fleet is there


class Claimed(Message):
    name: str
    seat: int


class SeatView(Message):
    """What is open about a seat; `hand` and `dealt` are null unless they are yours."""

    seat: int
    corporation: str | None
    tr: int
    stock: Stocks
    production: Stocks
    tags: Stocks
    hand_count: int
    hand: list[str] | None
    dealt: list[str] | None
    drafted: list[str] | None
    played: list[str]
    events: list[str]
    resources: Stocks  # cubes, by card
    used: list[str]
    passed: bool
    measures: dict[str, int]  # by milestone and award
    points: int  # as if the game ended now
    fleets: int = 0  # trade fleets, with Colonies,
    fleets_ready: int = 0  # and how many of them are at home


class GameView(Message):
    generation: int
    phase: str
    first: int
    temperature: int
    oxygen: int
    oceans: int
    tiles: list[Tile]
    claims: list[Tile]
    milestones: list[Claimed]
    awards: list[Claimed]
    moons: list[MoonView] = []
    award_cost: int | None
    seats: list[SeatView]
    deck: int
    discard: int
    shown: list[str]
    turn: int
    actions: int
    asked: list[int]
    over: bool


class Score(Message):
    seat: int
    sources: dict[str, int]
    winner: bool


class Live(Message):
    """All that a seat may know now. `seq` grows with every change of the table."""

    type: Literal["live"] = "live"
    table: TableInfo
    seq: int
    view: GameView
    ask: Ask | None
    hand: list[HandCard]
    blocked: list[Blocked]
    undo: int  # how many of your answers can be taken back
    log_from: int  # the number of the first line below; lines before it were sent already
    log: list[Line]
    scores: list[Score]  # when the game is over


# ---- what a client says
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
    id: MoveId
    seq: int


class Stage(Message):
    """Answers to try on a copy: nothing is recorded."""

    id: MoveId
    ask: Annotated[str, Field(max_length=64)]
    answers: Answers


class Staged(Message):
    """What the answers would do. Where something hidden would be shown, `stops` is "hidden" and `changes` are those
    that are sure whatever it is. `next` is the question they lead to for you; null when the action is complete, or
    stops at something hidden."""

    type: Literal["staged"] = "staged"
    id: str
    stops: Literal["hidden", "done", "asks"]
    next: Ask | None
    changes: list[ChangeModel]
    view: GameView | None  # the table as it would be; null after "hidden"


class Problem(Message):
    """Anything that went wrong, in a sentence for a person. `code` is for programs."""

    type: Literal["problem"] = "problem"
    id: str | None = None
    code: Literal["stale", "refused", "unknown", "forbidden", "malformed", "busy", "unavailable"]
    text: str


class Replay(Message):
    """A table's past, as one seat saw it or as a spectator did: step `n` is after so many answers."""

    table: TableInfo
    steps: int
    lines: list[Line]


class ReplayStep(Message):
    n: int
    view: GameView
    changes: list[ChangeModel]
    scores: list[Score]
