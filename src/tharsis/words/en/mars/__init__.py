"""English for Terraforming Mars."""

from __future__ import annotations

from tharsis.words.en.mars.clauses import MarsClauses
from tharsis.words.en.mars.talk import MarsTalk


class Words(MarsTalk, MarsClauses):
    """The base game with its maps."""
