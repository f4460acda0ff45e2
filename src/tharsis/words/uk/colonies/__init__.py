"""Ukrainian for Colonies."""

from __future__ import annotations

from tharsis.words.uk.colonies.words import Words

__all__ = ["Words"]
