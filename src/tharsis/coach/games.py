"""The games that the coach knows."""

from __future__ import annotations

from typing import Final

from tharsis import ares, mars
from tharsis.coach.ares_coached import AresCoached
from tharsis.coach.coached import Coached
from tharsis.coach.mars_coached import MarsCoached
from tharsis.kernel.title import Title

COACHED: Final[dict[str, Coached]] = {}  # by the name of the game


def add_coached(title: Title, coached: Coached) -> None:
    """From now on the coach has opinions about this game, where its bots have learned."""
    COACHED[title.name] = coached


add_coached(mars.TITLE, MarsCoached())
add_coached(ares.TITLE, AresCoached())
