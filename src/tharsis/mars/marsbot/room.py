"""MarsBot as a room of the house."""

from __future__ import annotations

from typing import Final

from tharsis.mars.colonies.moons import Moons
from tharsis.mars.game import Mars
from tharsis.mars.marsbot import turn  # noqa: F401
from tharsis.mars.marsbot.moons import BotMoons
from tharsis.mars.marsbot.robot import AT_ITS_TABLE, CORPORATIONS, LEVELS, MARSBOT
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.options import Given, word_in
from tharsis.mars.room import Room
from tharsis.mars.setup import Setup
from tharsis.vocabulary.card import Card

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

    def table(self, rules: Setup, seed: int, cards: list[Card]) -> Mars | None:
        return BotTable(rules, seed, cards)

    def lay_out(self, g: Mars) -> None:
        for i, part in enumerate(g.parts):
            if isinstance(part, Moons):
                g.parts[i] = BotMoons(0, 0, part)


ROOM: Final = MarsBot()
