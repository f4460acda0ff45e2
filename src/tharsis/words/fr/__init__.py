"""French."""

from __future__ import annotations

from tharsis.words.fr.ares import AresFrench
from tharsis.words.fr.talk import French

__all__ = ["AresFrench", "French"]
