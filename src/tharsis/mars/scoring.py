"""Final scoring by source, and who has won."""

from __future__ import annotations

from typing import Final

from tharsis.mars.board import AREAS, GREENERY_TILE, NEXT_TO, is_city
from tharsis.mars.game import Mars
from tharsis.mars.goals import AWARD_FIRST, AWARD_SECOND, MILESTONE_POINTS
from tharsis.mars.setup import SOLO_RATING_GOAL
from tharsis.vocabulary.terms import CREDITS

AWARDED: Final = 1  # the place of the awards among the sources of points


def award_points(g: Mars, award: int) -> list[int]:
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


def total(g: Mars, seat: int) -> int:
    """The points of one seat as if the game ended now."""
    return sum(score(g, seat))


def score(g: Mars, seat: int) -> list[int]:
    awards = 0
    i = 0
    while i < len(g.awards):
        awards += award_points(g, g.awards[i])[seat]
        i += 2
    milestones = MILESTONE_POINTS * g.milestones[1::2].count(seat)
    greeneries = 0
    cities = 0
    for a in range(AREAS):
        if g.owner[a] == seat:
            if g.tile[a] == GREENERY_TILE:
                greeneries += 1
            elif is_city(g.tile[a]):
                for b in NEXT_TO[a]:
                    if g.tile[b] == GREENERY_TILE:
                        cities += 1
    row = [g.seat[seat].tr, awards, milestones, greeneries, cities]
    row.extend(g.other_points(seat))
    return row


def scores(g: Mars) -> list[dict[str, int]]:
    out: list[dict[str, int]] = []
    for s in range(g.seats):
        row = score(g, s)
        points = dict(zip(g.sources(s), row, strict=True))
        points["total"] = sum(row)
        out.append(points)
    return out


def winners(g: Mars) -> list[int]:
    """Most points, then most credits, then a shared victory. Solo: the goal is reached, or nobody has won."""
    if g.seats == 1:
        if g.rules.solo_goal == "tr63":
            return [0] if g.seat[0].tr >= SOLO_RATING_GOAL else []
        return [0] if g.terraformed() else []
    ranked = [(total(g, s), g.seat[s].stock[CREDITS]) for s in range(g.seats)]
    best = max(ranked)
    return [s for s in range(g.seats) if ranked[s] == best]
