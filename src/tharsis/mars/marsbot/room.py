"""MarsBot as a room of the house."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from tharsis.kernel.log import Change
from tharsis.kernel.rows import Pile
from tharsis.mars.game import Mars
from tharsis.mars.marsbot import turn
from tharsis.mars.marsbot.cards import board, bonus, corporations
from tharsis.mars.marsbot.log import NAMING, TELLING, robot_changes
from tharsis.mars.marsbot.options import CORPORATION, LEVEL, OPTIONS, agree, by_name, check, corporation_names, drafts
from tharsis.mars.marsbot.position import ROBOT_FIELDS, RobotReader, check_resolving, robot_of
from tharsis.mars.marsbot.robot import AT_ITS_TABLE, LEVELS, MARSBOT, Robot
from tharsis.mars.marsbot.table import TABLES, BotTable, bot_table
from tharsis.mars.marsbot.view import deal_decks_anew, hidden_projects, marsbot_seen
from tharsis.mars.options import Given
from tharsis.mars.room import Room
from tharsis.mars.setup import Setup
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.position import fields_in, list_in

if TYPE_CHECKING:
    from tharsis.mars.position import Reader

# what nobody else asks for: the steps of its turn, what is in its box, and where there are Colonies its shipping board
BOX: Final = [turn, board, bonus, corporations]
if find_spec("tharsis.mars.colonies") is not None:
    for _name in ("table", "cards.board", "cards.bonus", "cards.corporations"):
        BOX.append(import_module(f"tharsis.mars.marsbot.shipping.{_name}"))


class MarsBot(Room):
    """An opponent that the rules play."""

    name = AT_ITS_TABLE
    title = "MarsBot"
    options = OPTIONS
    choices = {
        LEVEL: tuple(LEVELS),
        CORPORATION: ("none", "random", *corporation_names()),
    }
    fields = (AT_ITS_TABLE,)
    inner_fields = {AT_ITS_TABLE: ROBOT_FIELDS}
    names = {MARSBOT: title}
    looks = {AT_ITS_TABLE: marsbot_seen}
    telling = TELLING
    naming = NAMING

    # ---- what is agreed before a game
    def agree(self, given: Given, rules: Setup) -> dict[str, object]:
        return agree(given)

    def in_use(self, rules: Setup) -> bool:
        return rules.chosen[LEVEL] != "none"

    def drafts(self, given: Given) -> bool:
        return drafts(given)

    def check(self, rules: Setup) -> None:
        check(rules)

    def robots(self, names: Sequence[str]) -> dict[int, dict[str, object]]:
        stands_for = by_name(names)
        return {MARSBOT: stands_for} if stands_for else {}

    # ---- a table
    def table(self, rules: Setup, seed: int, cards: list[Card]) -> BotTable:
        for name in rules.rooms:
            if name in TABLES:
                return TABLES[name](rules, seed, cards)
        return BotTable(rules, seed, cards)

    def lay_out(self, g: Mars) -> None:
        bot_table(g).lay_out()

    # ---- positions
    def position_of(self, g: Mars) -> dict[str, object]:
        return {AT_ITS_TABLE: robot_of(bot_table(g).robot)}

    def read_last(self, reader: Reader) -> None:
        table = bot_table(reader.game)
        RobotReader(table, reader.take).read(fields_in(reader.given, AT_ITS_TABLE))
        check_resolving(table.robot, list_in(fields_in(reader.given, "frames"), str(MARSBOT), "frames."))

    # ---- views
    def hidden(self, g: Mars) -> list[int]:
        return hidden_projects(bot_table(g).robot)

    def deal_anew(self, g: Mars, pool: Pile) -> None:
        deal_decks_anew(bot_table(g), pool)

    # ---- the log
    def remember(self, g: Mars) -> Robot:
        robot = bot_table(g).robot
        return Robot(robot.level, robot)

    def last_changes(self, g: Mars, old: object) -> list[Change]:
        assert isinstance(old, Robot)
        return robot_changes(bot_table(g).robot, old)


ROOM: Final = MarsBot()
