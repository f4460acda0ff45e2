"""What milestones and awards count, one small class each. Maps name them; see `mars/maps`."""

from __future__ import annotations

from typing import Final

from tharsis.mars.board import AREAS, NEXT_TO, OCEAN_TILE, ROW
from tharsis.mars.map import Measure
from tharsis.mars.planet import Planet
from tharsis.native import i64
from tharsis.vocabulary.terms import (
    AUTOMATED,
    BUILDING,
    CREDITS,
    EVENT,
    HEAT,
    SCIENCE,
    STEEL,
    TAGS,
    TITANIUM,
)


class Rating(Measure):
    def of(self, g: Planet, seat: i64) -> i64:
        return g.seat[seat].tr


class Cities(Measure):
    def of(self, g: Planet, seat: i64) -> i64:
        return g.own_cities[seat]


class Greeneries(Measure):
    def of(self, g: Planet, seat: i64) -> i64:
        return g.own_greeneries[seat]


class Tiles(Measure):
    """All own tiles, those off the map included."""

    def of(self, g: Planet, seat: i64) -> i64:
        return g.own_tiles[seat]


class TilesInRows(Measure):
    """Own tiles in the rows from this one down."""

    def __init__(self, first: int) -> None:
        self.first: Final = first

    def of(self, g: Planet, seat: i64) -> i64:
        n = 0
        for a in range(AREAS):
            if g.owner[a] == seat and ROW[a] >= self.first:
                n += 1
        return n


class TilesByOceans(Measure):
    """Own tiles with at least one ocean tile beside them."""

    def of(self, g: Planet, seat: i64) -> i64:
        n = 0
        for a in range(AREAS):
            if g.owner[a] == seat:
                for b in NEXT_TO[a]:
                    if g.tile[b] == OCEAN_TILE:
                        n += 1
                        break
        return n


class Tagged(Measure):
    """Tags of these kinds together."""

    def __init__(self, *tags: int) -> None:
        self.tags: Final = list(tags)

    def of(self, g: Planet, seat: i64) -> i64:
        n = 0
        for t in self.tags:
            n += g.seat[seat].tags[t]
        return n


class KindsOfTag(Measure):
    """How many kinds of tag lie open; events lie face down, and theirs is no kind."""

    def of(self, g: Planet, seat: i64) -> i64:
        tags = g.seat[seat].tags
        n = 0
        for t in range(len(TAGS)):
            if t != EVENT and tags[t] > 0:
                n += 1
        return n


class Hand(Measure):
    def of(self, g: Planet, seat: i64) -> i64:
        return len(g.seat[seat].hand)


class Stock(Measure):
    """Cubes of these kinds together."""

    def __init__(self, *kinds: int) -> None:
        self.kinds: Final = list(kinds)

    def of(self, g: Planet, seat: i64) -> i64:
        n = 0
        for k in self.kinds:
            n += g.seat[seat].stock[k]
        return n


class Production(Measure):
    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def of(self, g: Planet, seat: i64) -> i64:
        return g.seat[seat].production[self.kind]


class HighestProduction(Measure):
    """The largest of the six productions; rating is no part of it."""

    def of(self, g: Planet, seat: i64) -> i64:
        return max(g.seat[seat].production)


class RaisedProductions(Measure):
    """How many of the six productions stand above where every seat began."""

    def of(self, g: Planet, seat: i64) -> i64:
        begun = g.first_production()
        n = 0
        for p in g.seat[seat].production:
            if p > begun:
                n += 1
        return n


class ProjectsInPlay(Measure):
    """Green and blue cards that cost at least so much, as printed. Events lie face down."""

    def __init__(self, cost: int = 0) -> None:
        self.cost: Final = cost

    def of(self, g: Planet, seat: i64) -> i64:
        n = 0
        for c in g.seat[seat].played:
            if c != g.seat[seat].corporation and g.cards[c].cost >= self.cost:
                n += 1
        return n


class Automated(Measure):
    """Green cards."""

    def of(self, g: Planet, seat: i64) -> i64:
        n = 0
        for c in g.seat[seat].played:
            if g.cards[c].kind == AUTOMATED:
                n += 1
        return n


class WithRequirement(Measure):
    """Green and blue cards that show a requirement."""

    def of(self, g: Planet, seat: i64) -> i64:
        n = 0
        for c in g.seat[seat].played:
            if len(g.cards[c].needs) > 0:
                n += 1
        return n


class Events(Measure):
    def of(self, g: Planet, seat: i64) -> i64:
        return len(g.seat[seat].events)


class Collected(Measure):
    """Resources of every kind on all own cards, the corporation's included."""

    def of(self, g: Planet, seat: i64) -> i64:
        n = 0
        for c in g.seat[seat].played:
            n += g.cubes[c]
        return n


# the measures of the Tharsis map, by which MarsBot's own reference card goes
BY_RATING: Final = Rating()
BY_CITIES: Final = Cities()
BY_GREENERIES: Final = Greeneries()
BY_BUILDINGS: Final = Tagged(BUILDING)
BY_HAND: Final = Hand()
BY_TILES: Final = Tiles()
BY_INCOME: Final = Production(CREDITS)
BY_SCIENCE: Final = Tagged(SCIENCE)
BY_HEAT: Final = Stock(HEAT)
BY_METALS: Final = Stock(STEEL, TITANIUM)
