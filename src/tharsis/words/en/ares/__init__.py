"""English for Ares Expedition."""

from __future__ import annotations

from tharsis.words.en.ares.talk import Words

__all__ = ["Words"]
