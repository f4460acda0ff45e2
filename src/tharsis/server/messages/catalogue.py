"""What does not change during a game, of any game: cards, names, options, in one language."""

from __future__ import annotations

from typing import Literal

from tharsis.server.messages.plain import Lang, Message

Phase = Literal["development", "construction", "action", "production", "research"]


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
    choices: list[str] = []  # each action by itself, where a card has several


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


class Named(Message):
    id: str
    name: str
    text: str = ""
    cost: int = 0
    need: int = 0
    tags: list[str] = []  # that a goal counts


class BotFace(Named):
    """A bot that can be given a seat; one that is no level of the ladder has no rank."""

    rank: int | None  # 1 is the weakest
    rating: int | None  # where Prospector has 1000; none is not measured
    milliseconds: float  # that an answer takes, about
    simulations: int = 0  # for each question; 0 does not search


class Said(Message):
    """Some words of the game: as icons and as a sentence."""

    icons: list[IconModel]
    text: str


class OptionInfo(Message):
    """An option of the rules that a table can be set up with."""

    id: str
    name: str
    text: str
    kind: Literal["flag", "choice", "seats"]
    choices: list[Named] = []
    default: bool | str | list[int]


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
    bots: list[BotFace]  # the weakest first
    phrases: list[Named]  # for `Say`; `name` is what is said
