"""Ukrainian."""

from __future__ import annotations

from tharsis.words.uk.ares import AresUkrainian
from tharsis.words.uk.talk import Ukrainian

__all__ = ["AresUkrainian", "Ukrainian"]
