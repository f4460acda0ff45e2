"""Final scoring by source, and who has won."""

from __future__ import annotations

from tharsis.kernel.rows import row_with
from tharsis.mars.board import AREAS, GREENERY_TILE, NEXT_TO, is_city
from tharsis.mars.game import Mars
from tharsis.mars.goals import AWARD_FIRST, AWARD_SECOND, MILESTONE_POINTS
from tharsis.mars.map import Measure
from tharsis.mars.setup import SOLO_RATING_GOAL
from tharsis.native import i64
from tharsis.vocabulary.terms import CREDITS


class Points:
    """What awards, milestones and cities bring each seat, as if the game ended now: counted once for all of them."""

    def __init__(self, g: Mars) -> None:
        self.awards = row_with(g.seats)
        self.milestones = row_with(g.seats)
        self.cities = row_with(g.seats)
        i: i64 = 0
        while i < len(g.awards):
            self.add_award(g, g.map.awards[g.awards[i]].measure)
            i += 2
        i = 1
        while i < len(g.milestones):
            self.milestones[g.milestones[i]] += MILESTONE_POINTS
            i += 2
        if g.cities_on_mars > 0:
            self.add_cities(g)

    def add_award(self, g: Mars, what: Measure) -> None:
        """Five for the most, two for the second; ties are friendly, and two firsts leave no second."""
        counts = row_with(g.seats)
        best = g.measure(0, what)
        firsts: i64 = 0
        s: i64 = 0
        while s < g.seats:
            counts[s] = g.measure(s, what)
            if counts[s] > best:
                best = counts[s]
                firsts = 0
            if counts[s] == best:
                firsts += 1
            s += 1
        second = best
        if firsts == 1 and g.seats > 2:  # Rulebook p. 11: no second place with two players
            for n in counts:
                if n < best and (n > second or second == best):
                    second = n
        s = 0
        for n in counts:
            if n == best:
                self.awards[s] += AWARD_FIRST
            elif n == second:
                self.awards[s] += AWARD_SECOND
            s += 1

    def add_cities(self, g: Mars) -> None:
        """A point for each greenery beside them."""
        tiles = g.tile
        a: i64 = 0
        while a < AREAS:
            owner = g.owner[a]
            if is_city(tiles[a]) and 0 <= owner < g.seats:
                for b in NEXT_TO[a]:
                    if tiles[b] == GREENERY_TILE:
                        self.cities[owner] += 1
            a += 1

    def by_source(self, g: Mars, seat: i64) -> list[int]:
        row = [g.seat[seat].tr, self.awards[seat], self.milestones[seat], g.own_greeneries[seat], self.cities[seat]]
        row.extend(g.other_points(seat))
        return row

    def total(self, g: Mars, seat: i64) -> i64:
        n = g.seat[seat].tr + self.awards[seat] + self.milestones[seat] + g.own_greeneries[seat] + self.cities[seat]
        for other in g.other_points(seat):
            n += other
        return n


def tally(g: Mars) -> list[list[int]]:
    """The points of each seat, source by source."""
    points = Points(g)
    return [points.by_source(g, s) for s in range(g.seats)]


def scores(g: Mars) -> list[dict[str, int]]:
    out: list[dict[str, int]] = []
    for s, row in enumerate(tally(g)):
        by_source = dict(zip(g.sources(s), row, strict=True))
        by_source["total"] = sum(row)
        out.append(by_source)
    return out


def winners(g: Mars) -> list[int]:
    """Most points, then most credits, then a shared victory. Solo: the goal is reached, or nobody has won."""
    if g.seats == 1:
        if g.rules.solo_goal == "tr63":
            return [0] if g.seat[0].tr >= SOLO_RATING_GOAL else []
        return [0] if g.terraformed() else []
    ranked = [(sum(row), g.seat[s].stock[CREDITS]) for s, row in enumerate(tally(g))]
    best = max(ranked)
    return [s for s in range(g.seats) if ranked[s] == best]
