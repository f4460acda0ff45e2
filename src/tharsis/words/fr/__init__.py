"""French."""

from __future__ import annotations

from tharsis.words.fr.talk import French

__all__ = ["French"]
