"""Terraforming Mars: its catalogue, and its table as one seat sees it."""

from __future__ import annotations

from typing import Literal

from tharsis.server.messages.catalogue import GameCatalogue, IconModel, Named, Said
from tharsis.server.messages.plain import Message, Stocks
from tharsis.server.messages.play import LiveMessage, ReplayStepMessage, StagedMessage
from tharsis.server.messages.tables import Tile


class Area(Message):
    """An area of the map: `row` and `col` count from 0; -1 for the areas off the map."""

    id: str
    row: int
    col: int
    kind: Literal["land", "ocean", "reserved"]
    bonus: Stocks  # kinds of stock, "cards" and "oceans"
    volcano: bool
    fee: int  # credits that whoever places a tile there must pay
    name: str  # of the areas with a name of their own, else ""


class MoonFace(Message):
    """A colony tile as it is printed."""

    id: str
    name: str
    opened_by: str | None  # it opens with a card that holds this resource
    income: list[Said]  # of a trade, by step of the track; empty icons where there is none
    build: Said
    bonus: Said


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
    ahead: int = 0  # while cards go round: how many seats further on those that are passed go
    seats: list[SeatView]
    deck: int
    discard: int
    shown: list[str]
    turn: int
    actions: int
    asked: list[int]
    over: bool


class Live(LiveMessage):
    view: GameView


class Staged(StagedMessage):
    view: GameView | None  # the table as it would be; null after "hidden"


class ReplayStep(ReplayStepMessage):
    view: GameView
