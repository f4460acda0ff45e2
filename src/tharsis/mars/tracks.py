"""The tracks of the global parameters, in steps: how far they go, and what reaching a step brings."""

from __future__ import annotations

from typing import Final

from tharsis.native import i64

# what a step brings beside the rating
NOTHING: Final = 0
WARMTH: Final = 1  # a step of heat production
AN_OCEAN: Final = 2
A_DEGREE: Final = 3  # a step of temperature
BRINGS: Final = ["", "heat", "ocean", "temperature"]


def _track(goal: i64, bonus: dict[int, int]) -> list[int]:
    return [bonus.get(step, NOTHING) for step in range(goal + 1)]


# temperature, oxygen, oceans: by step
BONUS: Final[list[list[int]]] = [
    _track(19, {3: WARMTH, 5: WARMTH, 15: AN_OCEAN}),  # at -24, -20 and 0 degrees
    _track(14, {8: A_DEGREE}),
    _track(9, {}),
]
GOAL: Final[list[int]] = [len(track) - 1 for track in BONUS]
