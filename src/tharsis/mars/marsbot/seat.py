"""How a seat is left to MarsBot by its name, where bots are named seat by seat: `marsbot:hard:random`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tharsis.kernel.errors import UnknownName
from tharsis.mars.marsbot.robot import MARSBOT

SEAT: Final = "marsbot"


def marsbot_options(seats: Sequence[str]) -> dict[str, object]:
    """The options that a seat like `marsbot:hard` or `marsbot:hard:random` stands for."""
    for s, name in enumerate(seats):
        if name.partition(":")[0] == SEAT:
            if s != MARSBOT or len(seats) != MARSBOT + 1:
                raise UnknownName("seats: MarsBot takes the second of two seats", "seats")
            _, level, corporation = (name.split(":") + ["", ""])[:3]
            return {"marsbot": level or "normal", "marsbot_corporation": corporation or "none"}
    return {}
