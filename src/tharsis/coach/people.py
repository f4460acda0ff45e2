"""What people report of their games, to compare with: self-reported lists, which favour good scores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


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


PEOPLE: Final[Mapping[int, People]] = {
    2: People(552, Band(12, 13, 15), Band(93, 111, 136), 104.6, 13),
    3: People(549, Band(10, 11, 13), Band(77, 91, 112), 81.1, 10),
    4: People(305, Band(9, 10, 12), Band(63, 77, 95), 65.9, 7),
    5: People(58, Band(8, 9, 11), Band(56, 69, 88), 57.7, 5),
}


def people_at(game: str, setup: Mapping[str, object]) -> People | None:
    """Those with as many seats, where there are enough of them; a table against MarsBot is no such game."""
    if game != "mars" or not setup.get("corporate_era") or setup.get("marsbot", "none") != "none":
        return None
    seats = setup.get("seats")
    return PEOPLE.get(seats) if isinstance(seats, int) else None
