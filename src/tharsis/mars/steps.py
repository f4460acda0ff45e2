"""The steps of the table's lane: what comes next."""

from __future__ import annotations

from typing import Final

REVEAL: Final = 0
RESEARCH: Final = 1
DRAFT: Final = 2
START: Final = 3
ACTED: Final = 4
PRODUCE: Final = 5
SOLAR: Final = 6
FINAL: Final = 7
DEAL: Final = 8
READY: Final = 9  # what comes between research and action: see Mars.get_ready
PHASES_BY_NAME: Final = [
    "setup",
    "research",
    "draft",
    "start",
    "action",
    "production",
    "solar",
    "final",
    "deal",
    "marsbot",
]
