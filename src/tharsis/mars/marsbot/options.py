"""What is agreed about MarsBot before a game: its options, and how a seat is left to it by its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tharsis.kernel.errors import UnknownName, bad_setup
from tharsis.mars.map import THARSIS
from tharsis.mars.marsbot.robot import AT_ITS_TABLE, CORPORATIONS, LEVELS, MARSBOT
from tharsis.mars.options import Given, Options, not_among, word_in

if TYPE_CHECKING:
    from tharsis.mars.setup import Setup

LEVEL: Final = AT_ITS_TABLE
CORPORATION: Final = "marsbot_corporation"
NEEDS_COLONIES: Final = "{name} is played only with colonies"
OPTIONS: Final[Options] = {
    LEVEL: ("'none', 'easy', 'normal', 'hard' or 'brutal'", "none"),
    CORPORATION: ("'none', 'random' or the name of a corporation of MarsBot", "none"),
}


def corporation_names() -> tuple[str, ...]:
    return tuple(one.name for one in CORPORATIONS[1:])


def agree(given: Given) -> dict[str, object]:
    level = word_in(given, LEVEL, OPTIONS, tuple(LEVELS))
    name = given.get(CORPORATION, "none")
    if not isinstance(name, str) or name not in ("none", "random", *corporation_names()):
        raise not_among(CORPORATION, ("none", "random", *corporation_names()), name)
    if name != "none" and level == "none":
        raise bad_setup(CORPORATION, "no_bot", "there is no MarsBot at this table")
    return {LEVEL: level, CORPORATION: name}


def drafts(given: Given) -> bool:
    """The corporation named for it has a draft priority."""
    name = given.get(CORPORATION)
    return any(one.name == name and one.draft is not None for one in CORPORATIONS)


def check(rules: Setup) -> None:
    name = rules.chosen[CORPORATION]
    if any(one.name == name and one.colonies for one in CORPORATIONS) and "colonies" not in rules.rooms:
        raise bad_setup(CORPORATION, "needs_colonies", NEEDS_COLONIES, name=str(name))
    if rules.seats != MARSBOT + 1:
        says = "MarsBot plays against exactly one other seat, not {n}"
        raise bad_setup(LEVEL, "bot_seats", says, n=rules.seats - 1)
    if rules.first not in ("host", 0):
        raise bad_setup("first", "bot_first", "the other seat begins against MarsBot; leave it at 'host'")
    if rules.map != THARSIS:
        raise bad_setup("map", "bot_map", "MarsBot knows only the map of Tharsis")
    if MARSBOT in rules.beginners:
        raise bad_setup("beginners", "bot_beginner", "seat {seat} is MarsBot", seat=MARSBOT)
    if MARSBOT in rules.end_turn:
        says = "seat {seat} is MarsBot, whose turns end by themselves"
        raise bad_setup("end_turn", "bot_turns", says, seat=MARSBOT)
    if rules.world_government:
        says = "there is no World Government in games with MarsBot"
        raise bad_setup("world_government", "bot_government", says)


def by_name(seats: Sequence[str]) -> dict[str, object]:
    """The options that a seat like `marsbot:hard` or `marsbot:hard:random` stands for."""
    for s, name in enumerate(seats):
        if name.partition(":")[0] == LEVEL:
            if s != MARSBOT or len(seats) != MARSBOT + 1:
                raise UnknownName("seats: MarsBot takes the second of two seats", "seats")
            _, level, corporation = (name.split(":") + ["", ""])[:3]
            return {LEVEL: level or "normal", CORPORATION: corporation or "none"}
    return {}
