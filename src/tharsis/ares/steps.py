"""The steps of the table's lane: what comes next."""

from __future__ import annotations

from typing import Final

REVEAL: Final = 0  # all have chosen their corporations
PLAN: Final = 1  # a round begins
PLANNED: Final = 2  # all have picked a phase
CUBES_TAKEN: Final = 3  # cooperative: both have taken a cube
GIVEN: Final = 4  # cooperative: both have set a card aside for the other
NEXT: Final = 5  # the next phase begins
PHASE_OVER: Final = 6  # all have finished a phase
ROUND_OVER: Final = 7  # all hands are within the limit
