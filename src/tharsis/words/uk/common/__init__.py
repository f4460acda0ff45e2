"""Ukrainian as both games speak it."""

from __future__ import annotations

from tharsis.words.uk.common.talk import Ukrainian

__all__ = ["Ukrainian"]
