"""French for MarsBot."""

from __future__ import annotations

from tharsis.words.fr.marsbot.talk import Words

__all__ = ["Words"]
