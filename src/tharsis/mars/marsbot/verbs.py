"""What happens to MarsBot's side of the table, whichever card brings it about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.kernel.log import Entry
from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.option import Reason
from tharsis.mars.marsbot.robot import (
    BUILDING_TRACK,
    BY_CORPORATION,
    BY_PILE,
    CORPORATIONS,
    DEAR_CARD,
    EFFECT_DETAILS,
    LAST_SPACE,
    MARSBOT,
    STORED,
    BotWhen,
)
from tharsis.native import i64
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.terms import CREDITS

if TYPE_CHECKING:
    from tharsis.mars.marsbot.table import BotTable


def because(step: Entry | None, kind: str, what: str = "", need: i64 = 0, have: i64 = 0) -> None:
    """A reason of a step that was told."""
    if step is not None:
        step.reasons.append(Reason(kind, what, need, have))


def later(g: BotTable, words: list[Word], about: i64) -> None:
    """The words are done next, in their order."""
    i = len(words) - 1
    while i >= 0:
        g.does_next(words[i], about)
        i -= 1


def gain(g: BotTable, n: i64) -> None:
    """Credits to the supply; some corporations count them down."""
    robot = g.robot
    g.seat[MARSBOT].stock[CREDITS] += n
    pile = CORPORATIONS[robot.corporation].pile
    if pile:
        due = 0
        while n > 0 and robot.tracker[BUILDING_TRACK] + due < LAST_SPACE:
            part = min(n, robot.on_card)
            robot.on_card -= part
            n -= part
            if robot.on_card == 0:
                robot.on_card = pile
                due += 1
                g.does_next(BY_TEXT["bot advance building"], BY_PILE)


def lose(g: BotTable, n: i64) -> None:
    stock = g.seat[MARSBOT].stock
    stock[CREDITS] -= min(n, stock[CREDITS])


def store(g: BotTable, m: i64, n: i64) -> None:
    """Resources into a storage area. Where nothing is stored, a colony bonus is a credit."""
    if STORED[m]:
        g.robot.storage[m] += n
    else:
        gain(g, n)


def set_off(g: BotTable, occasion: i64, detail: i64) -> None:
    """The lasting effects of its corporation; the detail is a tag, a track or a cost."""
    for at, effect in enumerate(CORPORATIONS[g.robot.corporation].effects):
        if isinstance(effect, BotWhen) and effect.occasion == occasion:
            fits = detail >= effect.least if occasion == DEAR_CARD else not effect.mask or effect.mask >> detail & 1
            if fits:
                later(g, effect.words, BY_CORPORATION)
                g.does_next(BY_TEXT["bot effect"], at * EFFECT_DETAILS + detail)


# ---- its decks
def mix(g: BotTable, cards: list[int]) -> None:
    """Shuffled from an order that means nothing."""
    cards.sort()
    g.shuffle(cards)


def draw_bonus(g: BotTable) -> i64:
    """The top card of the bonus deck; the discard pile is shuffled first if it is empty. 0 when there is none."""
    robot = g.robot
    if not robot.bonus:
        if not robot.spent:
            return 0
        g.tell("bot_reshuffle", amount=len(robot.spent))
        robot.bonus = sorted(robot.spent)
        robot.spent = []
        g.shuffle(robot.bonus)
    return robot.bonus.pop()
