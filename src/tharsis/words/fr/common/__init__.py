"""French as both games speak it."""

from __future__ import annotations

from tharsis.words.fr.common.talk import French

__all__ = ["French"]
