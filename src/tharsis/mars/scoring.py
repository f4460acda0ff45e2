"""Final scoring by source, and who has won."""

from __future__ import annotations

from typing import Final

from tharsis.mars.board import AREAS, GREENERY_TILE, NEXT_TO, is_city
from tharsis.mars.game import Mars
from tharsis.mars.goals import AWARD_FIRST, AWARD_SECOND, MILESTONE_POINTS
from tharsis.mars.setup import SOLO_RATING_GOAL
from tharsis.native import i64
from tharsis.vocabulary.terms import CREDITS

AWARDED: Final = 1  # the place of the awards among the sources of points


def award_points(g: Mars, award: i64) -> list[int]:
    """Five for the most, two for the second; ties are friendly, and two firsts leave no second."""
    counts = [g.measure(s, g.map.awards[award].measure) for s in range(g.seats)]
    best = max(counts)
    firsts = counts.count(best)
    second = max([n for n in counts if n < best], default=best)
    out: list[int] = []
    for n in counts:
        if n == best:
            out.append(AWARD_FIRST)
        elif n == second and firsts == 1 and g.seats > 2:  # Rulebook p. 11: no second place with two players
            out.append(AWARD_SECOND)
        else:
            out.append(0)
    return out


def awarded(g: Mars) -> list[int]:
    """What the awards bring each seat."""
    out = [0] * g.seats
    for award in list(g.awards)[::2]:
        s = 0
        for n in award_points(g, award):
            out[s] += n
            s += 1
    return out


def green(g: Mars) -> tuple[list[int], list[int]]:
    """What greeneries, and greeneries beside cities, bring each seat."""
    greeneries = [0] * g.seats
    cities = [0] * g.seats
    tiles = g.tile
    for a in range(AREAS):
        tile = tiles[a]
        owner = g.owner[a]
        if 0 <= owner < g.seats:
            if tile == GREENERY_TILE:
                greeneries[owner] += 1
            elif is_city(tile):
                for b in NEXT_TO[a]:
                    if tiles[b] == GREENERY_TILE:
                        cities[owner] += 1
    return (greeneries, cities)


def tally(g: Mars) -> list[list[int]]:
    """The points of each seat, source by source, as if the game ended now."""
    awards = awarded(g)
    greeneries, cities = green(g)
    out: list[list[int]] = []
    for s in range(g.seats):
        milestones = MILESTONE_POINTS * list(g.milestones)[1::2].count(s)
        row = [g.seat[s].tr, awards[s], milestones, greeneries[s], cities[s]]
        row.extend(g.other_points(s))
        out.append(row)
    return out


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
