"""French for Colonies."""

from __future__ import annotations

from tharsis.words.fr.colonies.words import Words

__all__ = ["Words"]
