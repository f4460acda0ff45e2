"""What people report of their games, to compare with: self-reported lists, which favour good scores."""

from __future__ import annotations

from typing import NamedTuple


class Band(NamedTuple):
    """Eight of ten games lie between the first and the last."""

    low: float
    middle: float
    high: float


class People(NamedTuple):
    """Games with Corporate Era and no other box."""

    games: int
    generations: Band
    winner: Band  # points of whoever won
    mean: float  # points of all seats
    lead: float  # points between the first two, in the middle
