"""English: words about Ares Expedition and their forms."""

from __future__ import annotations

from tharsis.ares.board import PURPLE, WHITE, ZONES
from tharsis.words.en.ares.table import ZONES as ZONE_NAMES
from tharsis.words.en.lexicon import PARAMETER


def in_zone(parameter: str, least: int, most: int) -> str:
    """Where a parameter must stand; one of the two bounds is the end of the track."""
    name = PARAMETER[parameter]
    if least != PURPLE:
        return f"needs {name} in {ZONE_NAMES[ZONES[least]]}" + ("" if least == WHITE else " or higher")
    return f"only with {name} in {ZONE_NAMES[ZONES[most]]}" + ("" if most == PURPLE else " or lower")
