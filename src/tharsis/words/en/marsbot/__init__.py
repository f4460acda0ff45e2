"""English for MarsBot."""

from __future__ import annotations

from tharsis.words.en.marsbot.talk import Words

__all__ = ["Words"]
