"""MarsBot as a rival: what it has in place of stocks, and how it is measured for milestones and awards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.mars.map import Measure
from tharsis.mars.marsbot.robot import (
    BUILDING_TRACK,
    CORPORATIONS,
    EASY,
    EVENT_TRACK,
    FROM_CORPORATION,
    FROM_STORAGE,
    MARSBOT,
    POWER_TRACK,
    SCIENCE_TRACK,
    SPACE_TRACK,
    STORED,
    storage_of,
)
from tharsis.mars.measures import (
    BY_BUILDINGS,
    BY_CITIES,
    BY_GREENERIES,
    BY_HAND,
    BY_HEAT,
    BY_INCOME,
    BY_RATING,
    BY_SCIENCE,
    BY_TILES,
)
from tharsis.native import i64
from tharsis.vocabulary.terms import CREDITS

if TYPE_CHECKING:
    from tharsis.mars.marsbot.table import BotTable

HEAD_START: Final = 5  # in the awards for heat and metals
EASY_AWARDS: Final = 5  # so much lower are its award values on easy


def pools_of(g: BotTable, what: str) -> list[int]:
    """The supply, the storage area of this resource, what lies on the corporation."""
    robot = g.robot
    stored = 0
    if robot.storage and what in STORED:
        stored = robot.storage[storage_of(what)]
    on_card = robot.on_card if CORPORATIONS[robot.corporation].holds == what else 0
    return [g.seat[MARSBOT].stock[CREDITS], stored, on_card]


def take_from(g: BotTable, what: str, n: i64, pool: i64) -> None:
    if pool == FROM_STORAGE:
        g.robot.storage[storage_of(what)] -= n
    elif pool == FROM_CORPORATION:
        g.robot.on_card -= n
    else:
        g.seat[MARSBOT].stock[CREDITS] -= n


def measured(g: BotTable, what: Measure) -> i64:
    """By its reference card. On easy the values of awards are lower."""
    robot = g.robot
    if what is BY_RATING:
        return g.seat[MARSBOT].tr
    if what is BY_CITIES:
        return g.own_cities[MARSBOT]
    if what is BY_GREENERIES:
        return g.own_greeneries[MARSBOT]
    if what is BY_BUILDINGS:
        return robot.tracker[BUILDING_TRACK]
    if what is BY_HAND:
        return min(robot.tracker)
    n = -EASY_AWARDS if robot.level == EASY else 0
    if what is BY_TILES:
        return n + g.own_tiles[MARSBOT]
    if what is BY_INCOME:
        return n + robot.tracker[BUILDING_TRACK] + robot.tracker[EVENT_TRACK]
    if what is BY_SCIENCE:
        return n + robot.tracker[SCIENCE_TRACK]
    if what is BY_HEAT:
        return n + robot.tracker[POWER_TRACK] + HEAD_START
    return n + robot.tracker[SPACE_TRACK] + HEAD_START
