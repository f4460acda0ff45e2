"""English for Colonies."""

from __future__ import annotations

from tharsis.words.en.colonies.words import Words

__all__ = ["Words"]
