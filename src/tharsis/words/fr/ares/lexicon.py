"""French: words about Ares Expedition and their forms."""

from __future__ import annotations

from tharsis.ares.board import PURPLE, WHITE, ZONES
from tharsis.words.fr.ares.table import (
    IN_ZONE,
)
from tharsis.words.fr.lexicon import (
    THE_PARAMETER,
)

ONE_OFF = "tolère un écart d’une couleur sur son prérequis de température ou d’oxygène"


def in_zone(parameter: str, least: int, most: int) -> str:
    """Where a parameter must stand; one of the two bounds is the end of the track."""
    if least != PURPLE:
        where = IN_ZONE[ZONES[least]] if least == WHITE else f"au moins {IN_ZONE[ZONES[least]]}"
    else:
        where = IN_ZONE[ZONES[most]] if most == PURPLE else f"au plus {IN_ZONE[ZONES[most]]}"
    return f"{THE_PARAMETER[parameter]} doit être {where}"
