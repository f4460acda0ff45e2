"""Ukrainian for MarsBot."""

from __future__ import annotations

from tharsis.words.uk.marsbot.talk import Words

__all__ = ["Words"]
