"""English as both games speak it."""

from __future__ import annotations

from tharsis.words.en.common.talk import English

__all__ = ["English"]
