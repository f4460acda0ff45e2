"""What goes over the wire. The client's types are generated from these, so one place says what a message is."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema

from tharsis.words import LANGUAGES


def known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"no such language; there are: {', '.join(LANGUAGES)}")
    return lang


Lang = Annotated[str, AfterValidator(known), WithJsonSchema({"enum": list(LANGUAGES), "type": "string"})]
Name = Annotated[str, Field(min_length=1, max_length=40)]
Notation = Annotated[str, Field(max_length=400)]
Answers = Annotated[list[Annotated[list[Notation], Field(max_length=60)]], Field(min_length=1, max_length=60)]
MoveId = Annotated[str, Field(pattern=r"^[!-~]{1,64}$")]
Stocks = dict[str, int]
GameName = Literal["mars", "ares"]
Phase = Literal["development", "construction", "action", "production", "research"]
Zone = Literal["purple", "red", "yellow", "white"]


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
    phases: list[Phase] = []  # Ares Expedition: the phases in which it works


class Area(Message):
    """An area of the map: `row` and `col` count from 0; -1 for the areas off the map."""

    id: str
    row: int
    col: int
    kind: Literal["land", "ocean", "reserved"]
    bonus: Stocks  # kinds of stock, "cards" and "oceans"
    volcano: bool
    fee: int  # credits that who places a tile there must pay
    name: str  # of the areas with a name of their own, else ""


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


class TrackFace(Message):
    """A track of MarsBot's board: what each space shows, from 0 to 18; an empty text where there is nothing."""

    id: str
    name: str
    tags: list[str]  # the tags that advance it
    spaces: list[Said]


class BonusFace(Message):
    """A bonus card of MarsBot."""

    id: str
    name: str
    number: str
    icons: list[IconModel]
    text: str
    returns: bool  # shuffled into the action deck every generation
    colonies: bool  # only with Colonies
    corporation: str | None  # only with this corporation of MarsBot


class BotCube(Message):
    track: str
    space: int
    colour: Literal["white", "black"]


class BotCorporationFace(Message):
    """A corporation of MarsBot. Its cards are its own: nothing of the corporation of the same name applies."""

    id: str
    name: str
    number: str
    text: list[str]  # sentence by sentence
    icons: list[IconModel]  # of its effects
    tags: list[str]  # start tags
    cubes: list[BotCube]
    holds: str | None  # what may lie on it
    colonies: bool  # only with Colonies
    drafts: bool  # it turns the draft on


class StorageFace(Message):
    """A storage area of MarsBot's shipping board."""

    moon: str
    holds: str | None  # the resource that is stored; null where nothing is
    track: str | None  # the track that five of it advance


class MarsBotFace(Message):
    """MarsBot as it is printed."""

    name: str
    levels: list[Named]
    tracks: list[TrackFace]
    bonus: list[BonusFace]
    corporations: list[BotCorporationFace]
    storage: list[StorageFace]


class GameCatalogue(Message):
    """What the catalogues of all games have."""

    lang: Lang
    cards: list[CardFace]
    tags: dict[str, str]
    stocks: dict[str, str]
    cubes: dict[str, str]  # resources that lie on cards
    kinds: dict[str, str]
    sets: dict[str, str]
    sources: dict[str, str]  # of points, in the order they are shown
    projects: list[Named]  # what can be done without a card
    options: list[OptionInfo]
    bots: list[Named]
    phrases: list[Named]  # for `Say`; `name` is what is said


class MapFace(Message):
    """A map with its areas and goals."""

    id: str
    name: str
    text: str
    areas: list[Area]
    milestones: list[Named]
    awards: list[Named]


class ParameterFace(Message):
    """A global parameter: the values from which and to which it goes, and what reaching a value brings."""

    id: Literal["temperature", "oxygen", "oceans"]
    first: int
    last: int
    step: int  # the difference of two neighbouring values
    bonus: dict[int, Literal["heat", "ocean", "temperature"]]


class Catalogue(GameCatalogue):
    maps: list[MapFace]
    tracks: list[ParameterFace]
    tiles: dict[str, str]
    moons: list[MoonFace]
    marsbot: MarsBotFace


class PhaseFace(Message):
    """A phase card of Ares Expedition: what all do, and what who picked it gets besides."""

    id: Phase
    name: str
    text: str
    bonus: str


class ZoneFace(Message):
    """A colour of a track: the values from and to which it goes."""

    id: Zone
    first: int
    last: int


class AresTrackFace(Message):
    id: Literal["temperature", "oxygen"]
    name: str
    first: int
    last: int
    step: int  # the difference of two neighbouring values
    zones: list[ZoneFace]


class OceanFace(Message):
    """An ocean tile: what who flips it gets. `count` is how many of them there are."""

    id: str
    text: str
    reward: Stocks  # kinds of stock, and "cards"
    count: int


class AresCatalogue(GameCatalogue):
    phases: list[PhaseFace]
    zones: dict[str, str]
    tracks: list[AresTrackFace]
    oceans: list[OceanFace]
    capacities: dict[str, str]
    pool: dict[str, str]  # cubes of the cooperative game
    goal: int  # points that partners need together


# ---- the server itself
State = Literal["ok", "silent", "broken"]


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


# ---- tables
class SeatSetup(Message):
    kind: Literal["you", "friend", "bot", "marsbot"]
    name: Name | None = None  # without one a name is made up
    bot: str | None = None  # a name from Catalogue.bots


class Settings(Message):
    """What is agreed about a table beside the rules."""

    undo: bool = True
    bot_delay: Annotated[float, Field(ge=0, le=10)] = 0.6  # seconds between two answers of a bot
    open_hands_after: bool = False  # spectators see hands when the game is over


class NewTable(Message):
    """A table of Mars has 1 to 5 seats, one of Ares Expedition 1 to 4. With the option `marsbot` there are two: a
    person or a bot at the first and MarsBot at the second. Without a name it goes by the names of its seats."""

    name: Name | None = None
    game: GameName = "mars"
    seats: Annotated[list[SeatSetup], Field(min_length=1, max_length=5)]
    options: dict[str, bool | str | int | list[int]] = {}
    settings: Settings = Settings()


class SeatInfo(Message):
    seat: int
    kind: Literal["person", "bot", "marsbot"]  # MarsBot is played by the rules and never asked
    name: str
    bot: str | None
    taken: bool  # somebody sits there
    online: bool
    asked: bool  # the game waits for this seat
    corporation: str | None


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


class Tile(Message):
    area: str
    tile: str
    seat: int = -1  # -1 nobody, 9 the neutral opponent


class Planet(Message):
    """A game as a small picture of Mars; warmth and oxygen from 0 to 1. Only the first game has a map and tiles."""

    map: str | None = None
    warmth: float
    oxygen: float
    oceans: int
    tiles: list[Tile] = []
    forests: list[int] = []  # by seat, in Ares Expedition


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


class MyTables(Message):
    tables: list[TableCard]


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
    prices: Stocks  # the plants that a greenery takes, and the heat that a step of temperature takes
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


class BotTrack(Message):
    """A track of MarsBot: where its tracker stands, and the space up to which nothing works again (0: none)."""

    id: str
    position: int
    marker: int = 0


class MarsBotView(Message):
    """What is open about MarsBot. Its decks are numbers: what lies in them is hidden. All cards by their id."""

    level: Literal["easy", "normal", "hard", "brutal"]
    corporation: str | None
    on_corporation: int  # resources on it
    tracks: list[BotTrack]
    cubes: list[BotCube]
    supply: int  # its credits
    action_deck: int
    bonus_deck: int
    bonus_discard: list[str]
    destroyed: list[str]
    aside: list[str]  # bonus cards that come back every generation
    seeded: list[str]  # projects that were shuffled into its bonus deck
    resolving: list[str]  # bonus cards at work
    played: list[str]  # projects that it has turned over
    storage: Stocks  # by colony tile, with Colonies
    floaters: int
    halved_by: list[str]  # cards that count only half of one of its tracks at this table


class GameView(Message):
    map: str
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
    marsbot: MarsBotView | None = None
    award_cost: int | None
    seats: list[SeatView]
    deck: int
    discard: int
    shown: list[str]
    turn: int
    actions: int
    asked: list[int]
    over: bool


# ---- Ares Expedition
class AresTrack(Message):
    """A parameter: where its marker stands, and where it stood when the phase began. The colour that counts for
    requirements is the one of then."""

    id: Literal["temperature", "oxygen"]
    value: int
    begun: int
    zone: Zone  # of `begun`
    zone_now: Zone


class AresSeatView(Message):
    """What is open about a seat; `hand`, `dealt`, `drafted` and `planned` are null unless they are yours."""

    seat: int
    corporation: str | None
    tr: int
    forests: int
    stock: Stocks  # credits, plants, heat
    production: Stocks  # credits, plants, heat, cards: as it counts now, without the TR
    forecast: Stocks  # the same with the TR: what a production phase would bring now, less the bonus of its card
    capacity: Stocks  # steel, titanium
    prices: Stocks  # of the standard actions in credits, and the plants and heat that a conversion takes, by its item
    draws: int  # cards that research would bring now, less the bonus of its card,
    keeps: int  # and how many of them are kept
    tags: Stocks
    hand_count: int
    hand: list[str] | None
    dealt: list[str] | None
    drafted: list[str] | None  # set aside for the partner
    seen: list[str]  # cards it holds or looks at that all have seen
    played: list[str]
    events: list[str]
    resources: Stocks  # cubes, by card
    used: list[str]  # cards whose action was used in this phase; twice where it was used again
    picked: Phase | None  # the phase card on the table: of this round, or barred while the next is chosen
    planned: Phase | None  # the phase card chosen and not shown yet
    finished: bool  # has chosen a phase card, or finished the phase; others have not
    plays: int  # cards that may still be played in this phase
    bonus: bool  # construction: a card to draw or one more to play is still to come
    again: bool  # action: one card action may be used once more
    points: int  # as if the game ended now


class NeutralView(Message):
    """Solo: the neutral phase cards."""

    phase: Phase | None  # of this round
    left: list[Phase]  # still to come, in an order that nobody knows
    cube: int  # where the neutral cube stands on the rating track: one further each time the set is through


class PartnersView(Message):
    """Cooperative: the pool of cubes, and what both have to reach together."""

    pool: Stocks
    goal: int
    points: int


class AresView(Message):
    game: Literal["ares"]
    round: int
    rounds: int | None  # of a game of fixed length
    phase: Phase | None  # null while phase cards are chosen
    phases: list[Phase]  # that take place in this round, once they are shown
    tracks: list[AresTrack]
    oceans: list[str]  # the tiles flipped, in order
    oceans_begun: int  # how many of them lay open when the phase began
    seats: list[AresSeatView]
    neutral: NeutralView | None
    partners: PartnersView | None
    deck: int
    discard: int
    shown: list[str]
    asked: list[int]
    over: bool


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
    blocked: list[Blocked]
    undo: int  # how many of your answers can be taken back
    log_from: int  # the number of the first line below; lines before it were sent already
    log: list[Line]
    scores: list[Score]  # when the game is over


class Live(LiveMessage):
    view: GameView


class AresLive(LiveMessage):
    """The same at a table of Ares Expedition (`table.game`)."""

    view: AresView


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


class StagedMessage(Message):
    """What the answers would do. Where something hidden would be shown, `stops` is "hidden" and `changes` are those
    that are sure whatever it is. `next` is the question they lead to for you; null when the action is complete, or
    stops at something hidden."""

    type: Literal["staged"] = "staged"
    id: str
    stops: Literal["hidden", "done", "asks"]
    next: Ask | None
    changes: list[ChangeModel]


class Staged(StagedMessage):
    view: GameView | None  # the table as it would be; null after "hidden"


class AresStaged(StagedMessage):
    view: AresView | None


# ---- talk at a table
class Say(Message):
    """Something said to all at the table: a phrase of the catalogue, or a text. `id` is the client's own; a repeat is
    said once."""

    id: MoveId
    phrase: Annotated[str, Field(max_length=40)] | None = None
    text: Annotated[str, Field(max_length=200)] | None = None


class Saying(Message):
    """What was said; it has a phrase or a text, and is shown as it is."""

    n: int
    seat: int
    at: float
    phrase: str | None
    text: str | None


class Talk(Message):
    """The last things said, from number `first` on; those before it were sent already, or are forgotten."""

    type: Literal["talk"] = "talk"
    first: int
    sayings: list[Saying]


# taken: somebody else came by this link; full: there is no room for more
ProblemCode = Literal[
    "stale", "refused", "unknown", "forbidden", "malformed", "rules", "busy", "unavailable", "taken", "full"
]


class Problem(Message):
    """Anything that went wrong, in a sentence for a person. `code` is for programs."""

    type: Literal["problem"] = "problem"
    id: str | None = None
    code: ProblemCode
    text: str


class Replay(Message):
    """A table's past, as one seat saw it or as a spectator did: step `n` is after so many lines."""

    table: TableInfo
    steps: int
    lines: list[Line]


class ReplayStepMessage(Message):
    n: int
    changes: list[ChangeModel]
    scores: list[Score]


class ReplayStep(ReplayStepMessage):
    view: GameView


class AresReplayStep(ReplayStepMessage):
    view: AresView
