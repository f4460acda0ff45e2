"""French for Ares Expedition."""

from __future__ import annotations

from tharsis.words.fr.ares.talk import Words

__all__ = ["Words"]
