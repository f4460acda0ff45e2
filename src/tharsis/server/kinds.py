"""The kind of each game that can be played at a table."""

from __future__ import annotations

from typing import Final

from tharsis import ares, mars
from tharsis.kernel.title import Title
from tharsis.server.ares_kind import AresKind
from tharsis.server.kind import Kind
from tharsis.server.mars_kind import MarsKind

KINDS: Final[dict[str, Kind]] = {}  # by the name of the game


def add_kind(title: Title, kind: Kind) -> None:
    """From now on there are tables of this game."""
    KINDS[title.name] = kind


add_kind(mars.TITLE, MarsKind())
add_kind(ares.TITLE, AresKind())
