"""What the cards of a seat have brought, and how points and income grew: facts of the log, turned into points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tharsis.coach.deeds import told
from tharsis.kernel.game import Game
from tharsis.kernel.log import Change
from tharsis.kernel.playout import has_turn
from tharsis.vocabulary.terms import CREDITS, STOCKS
from tharsis.vocabulary.world import World

A_POINT: Final = 10.0  # M€ that a point costs towards the end: 23 for a greenery, which is a point and a step
WORTH: Final[Mapping[str, float]] = {  # in M€
    "credits": 1.0,
    "steel": 2.0,
    "titanium": 3.0,
    "plants": 2.5,
    "energy": 1.2,
    "heat": 1.0,
}
TILES: Final[Mapping[str, float]] = {"greenery": 1.0, "city": 1.5}  # points, about
PAID: Final = ("credits", "steel", "titanium", "heat")


@dataclass(slots=True)
class CardBrought:
    """In points. `points` stand on the card, `rating` are steps of terraforming, `income` is what its production and
    the rating brought until the end."""

    card: str
    generation: int
    paid: int = 0  # M€, metals counted by what they are worth
    points: float = 0.0
    rating: float = 0.0
    tiles: float = 0.0
    income: float = 0.0

    @property
    def total(self) -> float:
        return self.points + self.rating + self.tiles + self.income


@dataclass(slots=True)
class Curve:
    """Of one seat, at the start of each generation and at the end."""

    points: list[int] = field(default_factory=list)
    income: list[int] = field(default_factory=list)


def cards_of(game: Game, seat: int) -> list[CardBrought]:
    """What most was brought by, first."""
    last = int(game.rounds())
    paid = productions_of(game)
    found: dict[str, CardBrought] = {}
    again = game.restart()
    assert isinstance(again, World)
    card, plays = "", False  # whose action goes on
    for step in game.steps():
        if step[0] != seat:
            again.take(step[0], step[2:])
            continue
        begins, generation = has_turn(again, seat), int(again.rounds())
        entry = told(again, seat, [step[2:]])[0]
        if begins:
            card, plays = entry.card, entry.kind == "play"
        if card:
            one = found.setdefault(card, CardBrought(card, generation))
            for change in entry.changes:
                if change.seat == seat:
                    take_in(one, change, plays, sum(when >= generation for when in paid))
    for name, points in game.points_by_card(seat).items():
        found.setdefault(name, CardBrought(name, last)).points += points
    return sorted(found.values(), key=lambda one: -one.total)


def productions_of(game: Game) -> list[int]:
    """The generations in which something was produced: in Ares Expedition those in which somebody picked it."""
    return sorted({line.generation for line in game.log() if "production" in (line.kind, line.item)})


def take_in(one: CardBrought, change: Change, plays: bool, productions: int) -> None:
    """What an action with a card has changed; so many times what is produced comes after it. What is paid to play it is
    its price."""
    worth = change.amount * WORTH.get(change.item, 1.0)
    if change.kind == "tr":
        one.rating += change.amount
        one.income += change.amount * productions / A_POINT
    elif change.kind == "production":
        one.income += worth * productions / A_POINT
    elif change.kind == "tile":
        one.tiles += TILES.get(change.item, 0.0)
    elif change.kind == "forests":
        one.tiles += change.amount
    elif change.kind == "stock" and plays and change.amount < 0 and change.item in PAID:
        one.paid -= round(worth)
    elif change.kind == "stock":
        one.income += worth / A_POINT


def never_played(game: World, seat: int) -> list[str]:
    return [game.card_name(c) for c in game.seat[seat].hand]


def curves_of(game: World) -> list[Curve]:
    """At the start of each generation, and at the end."""
    again = game.restart()
    assert isinstance(again, World)
    curves = [Curve() for _ in range(game.seats)]
    seen = 0
    for step in game.steps():
        if again.rounds() > seen:
            seen = int(again.rounds())
            note(again, curves)
        again.take(step[0], step[2:])
    note(again, curves)
    return curves


def note(game: World, curves: list[Curve]) -> None:
    for curve, row, who in zip(curves, game.scores(), game.seat, strict=False):
        curve.points.append(int(row["total"]))
        goods = sum(WORTH[name] * int(who.production[i]) for i, name in enumerate(STOCKS) if i != CREDITS)
        curve.income.append(int(who.tr + who.production[CREDITS]) + round(goods))
