"""MarsBot and the colony tiles: it holds any resource, and stores what colonies bring."""

from __future__ import annotations

from tharsis.mars.colonies.moons import Moons
from tharsis.mars.game import Mars
from tharsis.mars.marsbot.robot import MARSBOT
from tharsis.mars.marsbot.table import bot_table
from tharsis.mars.marsbot.verbs import store
from tharsis.native import i64


class BotMoons(Moons):
    """The colony tiles of a table where MarsBot sits."""

    def copy(self) -> BotMoons:
        return BotMoons(0, 0, self)

    def is_held(self, g: Mars, kind: i64) -> bool:
        return True

    def start_bonus(self, g: Mars, seat: i64, m: i64) -> None:
        if seat == MARSBOT:
            store(bot_table(g), m, 1)
        else:
            super().start_bonus(g, seat, m)
