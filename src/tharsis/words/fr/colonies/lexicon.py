"""French: words about colonies and their forms."""

from __future__ import annotations

from tharsis.words.fr.lexicon import (
    THE_MOON,
    elided,
)


def marker(moon: str) -> str:
    """le marqueur de la Lune, le marqueur d’Io"""
    return f"le marqueur {elided(THE_MOON[moon])}"
