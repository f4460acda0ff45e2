"""Scoring by source, and who has won."""

from __future__ import annotations

from typing import Final

from tharsis.ares.game import Ares
from tharsis.ares.setup import COOPERATIVE_GOAL
from tharsis.native import i64
from tharsis.vocabulary.points import card_points
from tharsis.vocabulary.terms import CREDITS, HEAT, PLANTS

SOURCES: Final = ["tr", "forests", "cards"]


def score(g: Ares, seat: i64) -> list[int]:
    who = g.own[seat]
    return [who.tr, who.forests, card_points(g, seat)]


def total(g: Ares, seat: i64) -> i64:
    """The points of one seat as if the game ended now."""
    who = g.own[seat]
    return who.tr + who.forests + card_points(g, seat)


def tie_break(g: Ares, seat: i64) -> i64:
    """Heat, plants and credits together, with the hand turned into credits."""
    who = g.seat[seat]
    return who.stock[CREDITS] + who.stock[HEAT] + who.stock[PLANTS] + g.sale_price(who) * len(who.hand)


def scores(g: Ares) -> list[dict[str, int]]:
    out: list[dict[str, int]] = []
    for s in range(g.seats):
        row = score(g, s)
        points = dict(zip(SOURCES, row, strict=True))
        points["total"] = sum(row)
        out.append(points)
    return out


def winners(g: Ares) -> list[int]:
    """Most points, then most of heat, plants and credits, then a shared victory. Solo and cooperative: all win or
    nobody does."""
    if g.length:
        reached = g.terraformed()
        if g.rules.cooperative:
            reached = reached and sum(total(g, s) for s in range(g.seats)) >= COOPERATIVE_GOAL
        return list(range(g.seats)) if reached else []
    ranked = [(total(g, s), tie_break(g, s)) for s in range(g.seats)]
    best = max(ranked)
    return [s for s in range(g.seats) if ranked[s] == best]
