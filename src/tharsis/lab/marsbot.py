"""The numbers of MarsBot's side of the table, and what may be answered to it."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.lab.native import i32, vec
from tharsis.lab.numbers import Named, Numbers
from tharsis.lab.world import write_list
from tharsis.mars.marsbot.robot import BONUS, CORPORATIONS, LEVELS, STORAGE, TRACKS
from tharsis.mars.marsbot.table import BotTable
from tharsis.native import i64
from tharsis.vocabulary.card import Card

KINDS: Final = ["species"]  # of option
QUESTIONS: Final = ["species"]
BONUS_PLACES: Final = ["spent", "destroyed", "aside"]


class Board(Numbers):
    """Its board, its corporation and its decks as far as they are open."""

    def __init__(self) -> None:
        super().__init__("marsbot", [])

    def named(self) -> list[Named]:
        return (
            [("here", 1), ("on_corporation", 5), ("fresh", 1), ("action_deck", 5), ("bonus_deck", 10), ("played", 20)]
            + [("level." + level, 1) for level in LEVELS[1:]]
            + [("track." + track, 18) for track in TRACKS]
            + [("marker." + track, 18) for track in TRACKS]
            + [("corporation." + one.name, 1) for one in CORPORATIONS[1:]]
            + [("storage." + moon, 5) for moon in STORAGE]
            + [(f"{place}.{one.name}", 1) for place in BONUS_PLACES for one in BONUS[1:]]
        )

    def write(self, g: Game, seat: i64, out: vec[i32], at: i64) -> None:
        if not isinstance(g, BotTable):
            return
        robot = g.robot
        out[at] = 1
        out[at + 1] = robot.on_card
        if robot.fresh:
            out[at + 2] = 1
        out[at + 3] = len(robot.action)
        out[at + 4] = len(robot.bonus)
        out[at + 5] = len(robot.played)
        out[at + 6 + i64(robot.level) - 1] = 1
        at = write_list(robot.tracker, out, at + 6 + len(LEVELS) - 1)
        at = write_list(robot.marker, out, at)
        if robot.corporation:
            out[at + i64(robot.corporation) - 1] = 1
        at += len(CORPORATIONS) - 1
        write_list(robot.storage, out, at)
        at += len(STORAGE)
        for pile in (robot.spent, robot.destroyed, robot.aside):
            i: i64 = 0
            n: i64 = len(pile)
            while i < n:
                c: i64 = pile[i]
                if c < 0:  # projects are among them where a corporation has mixed some in
                    out[at - c - 1] = 1
                i += 1
            at += len(BONUS) - 1


def numbers() -> list[Numbers]:
    return [Board()]


def answers(cards: list[Card]) -> list[str]:
    """What may be answered here, in notation."""
    return [f"species {card.name}" for card in cards if card.holds]


def items() -> list[str]:
    """What they are about."""
    return []
