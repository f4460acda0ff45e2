"""Final scoring by source, and who has won."""

from __future__ import annotations

from typing import Final

from tharsis.mars.board import AREAS, EMPTY, GREENERY_TILE, NEURAL_INSTANCE, NEXT_TO, is_city
from tharsis.mars.game import Mars
from tharsis.mars.goals import AWARD_FIRST, AWARD_SECOND, MILESTONE_POINTS
from tharsis.mars.marsbot.robot import HARD, HUMAN, LOST_GENERATION, MARSBOT, Robot
from tharsis.mars.setup import SOLO_RATING_GOAL
from tharsis.vocabulary.card import Flat
from tharsis.vocabulary.points import card_points, points_by_card
from tharsis.vocabulary.terms import CREDITS

SOURCES: Final = ["tr", "awards", "milestones", "greeneries", "cities", "cards"]
AWARDED: Final = 1  # the place of the awards among them
MARSBOT_SOURCES: Final = [*SOURCES, "neural_instance", "credits"]
# MarsBot's final scoring card: credits for a point, by the generation in which the game ends
CREDITS_PER_POINT: Final = [8] * 13 + [7, 6, 5, 4, 3, 2, 1]


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


def marsbot_cards(g: Mars, robot: Robot) -> list[int]:
    """The cards it played that are a point each: on hard and brutal those with points that are not negative."""
    out: list[int] = []
    if robot.level >= HARD:
        for c in robot.played:
            points = g.cards[c].points
            if points and not (isinstance(points[0], Flat) and points[0].n < 0):
                out.append(c)
    return out


def marsbot_points(g: Mars, robot: Robot) -> list[int]:
    """What only MarsBot scores: cards on hard and brutal, the Neural Instance, its credits."""
    neural = 0
    area = g.tile_of(MARSBOT, NEURAL_INSTANCE)
    if area >= 0:
        for b in NEXT_TO[area]:
            if g.tile[b] == EMPTY or g.owner[b] != HUMAN:
                neural += 1
    per_point = CREDITS_PER_POINT[min(g.generation, len(CREDITS_PER_POINT) - 1)]
    return [len(marsbot_cards(g, robot)), neural, g.seat[MARSBOT].stock[CREDITS] // per_point]


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
    if g.robot is not None and seat == MARSBOT:
        return row + marsbot_points(g, g.robot)
    row.append(card_points(g, seat))
    return row


def scores(g: Mars) -> list[dict[str, int]]:
    out: list[dict[str, int]] = []
    for s in range(g.seats):
        row = score(g, s)
        points = dict(zip(SOURCES if len(row) == len(SOURCES) else MARSBOT_SOURCES, row, strict=True))
        points["total"] = sum(row)
        out.append(points)
    return out


def by_card(g: Mars, seat: int) -> dict[str, int]:
    """The points under `cards`, card by card."""
    if g.robot is not None and seat == MARSBOT:
        return {g.cards[c].name: 1 for c in marsbot_cards(g, g.robot)}
    return points_by_card(g, seat)


def winners(g: Mars) -> list[int]:
    """Most points, then most credits, then a shared victory. Solo: the goal is reached, or nobody has won. Against
    MarsBot: the human needs more points than it, before generation 20."""
    if g.robot is not None:
        won = g.generation < LOST_GENERATION and total(g, HUMAN) > total(g, MARSBOT)
        return [HUMAN if won else MARSBOT]
    if g.seats == 1:
        if g.rules.solo_goal == "tr63":
            return [0] if g.seat[0].tr >= SOLO_RATING_GOAL else []
        return [0] if g.terraformed() else []
    ranked = [(total(g, s), g.seat[s].stock[CREDITS]) for s in range(g.seats)]
    best = max(ranked)
    return [s for s in range(g.seats) if ranked[s] == best]
