"""MarsBot as a room of the house."""

from __future__ import annotations

from typing import Final

from tharsis.mars.colonies.moons import MOONS, Moons
from tharsis.mars.game import Mars
from tharsis.mars.marsbot.moons import BotMoons
from tharsis.mars.marsbot.robot import AT_ITS_TABLE, CORPORATIONS, LEVELS, MARSBOT
from tharsis.mars.options import Given, word_in
from tharsis.mars.room import Room
from tharsis.mars.setup import Setup

NAME: Final = AT_ITS_TABLE


class MarsBot(Room):
    """An opponent that the rules play."""

    name = NAME
    title = "MarsBot"
    options = {
        NAME: ("'none', 'easy', 'normal', 'hard' or 'brutal'", "none"),
        "marsbot_corporation": ("'none', 'random' or the name of a corporation of MarsBot", "none"),
    }
    choices = {
        NAME: tuple(LEVELS),
        "marsbot_corporation": ("none", "random", *(one.name for one in CORPORATIONS[1:])),
    }
    fields = ("marsbot",)
    names = {MARSBOT: title}

    def agree(self, given: Given, rules: Setup) -> dict[str, object]:
        return {NAME: word_in(given, NAME, self.options, self.choices[NAME])}

    def in_use(self, rules: Setup) -> bool:
        return rules.chosen[NAME] != "none"

    def written(self, rules: Setup) -> dict[str, object]:
        if self.name not in rules.rooms:
            return {}
        return {NAME: rules.marsbot, "marsbot_corporation": rules.marsbot_corporation}

    def lay_out(self, g: Mars) -> None:
        for i, part in enumerate(g.parts):
            if isinstance(part, Moons):
                g.parts[i] = BotMoons(0, 0, part)
                assert g.robot is not None
                g.robot.storage = [0] * len(MOONS)


ROOM: Final = MarsBot()
