"""Ukrainian for Ares Expedition."""

from __future__ import annotations

from tharsis.words.uk.ares.talk import Words

__all__ = ["Words"]
