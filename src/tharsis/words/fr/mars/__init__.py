"""French for Terraforming Mars."""

from __future__ import annotations

from tharsis.words.fr.mars.clauses import MarsClauses
from tharsis.words.fr.mars.talk import MarsTalk


class Words(MarsTalk, MarsClauses):
    """The base game with its maps."""
