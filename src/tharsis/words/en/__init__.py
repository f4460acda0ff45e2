"""English."""

from __future__ import annotations

from tharsis.words.en.ares import AresEnglish
from tharsis.words.en.talk import English

__all__ = ["AresEnglish", "English"]
