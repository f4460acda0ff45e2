"""What milestones, awards and conversions cost and bring. Which goals there are, the map says."""

from __future__ import annotations

from typing import Final

from tharsis.native import Row, i64

MILESTONE_COST: Final = 8
MILESTONE_POINTS: Final = 5
MOST_MILESTONES: Final = 3

AWARD_COST: Final = [8, 14, 20]
AWARD_FIRST: Final = 5
AWARD_SECOND: Final = 2

HEAT_COST: Final = 8


def claimed_by(pairs: Row, which: i64) -> i64:
    """The seat that has claimed a milestone or funded an award, or -1."""
    i: i64 = 0
    while i < len(pairs):
        if pairs[i] == which:
            return pairs[i + 1]
        i += 2
    return -1
