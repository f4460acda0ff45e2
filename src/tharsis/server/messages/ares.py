"""Ares Expedition: its catalogue, and its table as one seat sees it."""

from __future__ import annotations

from typing import Literal

from tharsis.server.messages.catalogue import GameCatalogue, Phase
from tharsis.server.messages.plain import Message, Stocks
from tharsis.server.messages.play import LiveMessage, ReplayStepMessage, StagedMessage

Zone = Literal["purple", "red", "yellow", "white"]


class PhaseFace(Message):
    """A phase card of Ares Expedition: what all do, and what whoever picked it gets besides."""

    id: Phase
    name: str
    text: str
    alone: str  # the same to somebody who plays alone
    bonus: str
    cut: int = 0  # off the price of a card, for whoever picked it


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
    """An ocean tile: what whoever flips it gets. `count` is how many of them there are."""

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


class AresTrack(Message):
    """A parameter: where its marker stands, and where it stood when the phase began. The colour that counts for
    requirements is the one of then."""

    id: Literal["temperature", "oxygen"]
    value: int
    begun: int
    zone: Zone  # of `begun`
    zone_now: Zone


class AresSeatView(Message):
    """What is open about a seat; `hand`, `dealt`, `drafted`, `firms` and `planned` are null unless they are yours."""

    seat: int
    corporation: str | None
    tr: int
    forests: int
    stock: Stocks  # credits, plants, heat
    production: Stocks  # credits, plants, heat, cards: as it counts now, without the TR
    forecast: Stocks  # the same with the TR: what a production phase would bring now, less the bonus of its card
    capacity: Stocks  # steel, titanium
    money: int  # what standard actions can be paid with: credits, and heat where that pays,
    discard: int  # and besides so much for each card of the hand
    prices: Stocks  # of the standard actions in credits, and the plants and heat that a conversion takes, by its item
    draws: int  # cards that research would bring now, less the bonus of its card,
    keeps: int  # and how many of them are kept
    tags: Stocks
    hand_count: int
    hand: list[str] | None
    dealt: list[str] | None
    drafted: list[str] | None  # set aside for the partner
    firms: list[str] | None  # the corporations dealt, until all have chosen one
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


class AresLive(LiveMessage):
    """The same at a table of Ares Expedition (`table.game`)."""

    view: AresView


class AresStaged(StagedMessage):
    view: AresView | None


class AresReplayStep(ReplayStepMessage):
    view: AresView
