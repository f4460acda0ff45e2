"""The points that cards bring, in all and card by card."""

from __future__ import annotations

from tharsis.native import Row, i64
from tharsis.vocabulary.world import World


def card_points(w: World, seat: i64) -> i64:
    """Each count on each card is rounded down by itself."""
    who = w.seat[seat]
    return points_among(w, seat, who.played) + points_among(w, seat, who.events)


def points_among(w: World, seat: i64, cards: Row) -> i64:
    n: i64 = 0
    for c in cards:
        for count in w.cards[c].points:
            n += count.total(w, seat, c)
    return n


def points_by_card(w: World, seat: i64) -> dict[str, int]:
    """What each card with points on it would bring now, those that bring none yet included."""
    out: dict[str, int] = {}
    who = w.seat[seat]
    for cards in (who.played, who.events):
        for c in cards:
            card = w.cards[c]
            if card.points:
                points = 0
                for count in card.points:
                    points += count.total(w, seat, c)
                out[card.name] = points
    return out
