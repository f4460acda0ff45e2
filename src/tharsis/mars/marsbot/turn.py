"""MarsBot's part in the order of a game: its corporation, its turn, its last greeneries."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.lanes import Lane, on_top
from tharsis.kernel.node import WAITS, intern
from tharsis.mars.marsbot.bonus import PAY_FOR_HELP
from tharsis.mars.marsbot.decks import resolve
from tharsis.mars.marsbot.goals import CLAIM, claimable
from tharsis.mars.marsbot.research import research
from tharsis.mars.marsbot.robot import (
    BONUS,
    BY_CORPORATION,
    CORPORATIONS,
    FAILS,
    HARD,
    HUMAN,
    LAST_SPACE,
    MARSBOT,
    OWN_ADVANCE,
    SPACES,
    TRACKS,
)
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.marsbot.terraforming import PLACE_GREENERY
from tharsis.mars.marsbot.tracks import START_TAGS
from tharsis.mars.marsbot.verbs import because, later, set_off
from tharsis.mars.marsbot.words import BotStep
from tharsis.mars.steps import ACTED, FINAL, START
from tharsis.native import i64
from tharsis.vocabulary.terms import CREDITS

CLAIM_PRICE: Final = 8  # on hard and brutal, out of turn
FEWEST_MET: Final = [3, 2, 1]  # milestones it must meet to claim one out of turn, by those claimed already


# ---- before the turns
class BotSetup(BotStep):
    """Its corporation, when the human has chosen: drawn by lot or agreed before. Then its setup and start tags."""

    def fits(self, g: BotTable, at: i64, card: i64, about: i64, step: i64) -> bool:
        if card != 0 or about != 0 or step != 0 or g.wanted == "none":
            return False
        return g.robot.corporation == 0 and on_top(g.lanes[MARSBOT], at)

    def goes(self, g: BotTable, card: i64, about: i64, step: i64) -> None:
        found = corporations_left(g)
        g.reveals += 1
        g.robot.corporation = found[g.roll(len(found))] if len(found) > 1 else found[0]
        corporation = CORPORATIONS[g.robot.corporation]
        for b in BONUS:
            if b.returns and b.name in corporation.bonus:
                g.robot.aside.append(-b.number)
        g.tell("bot_corporation", card=corporation.name)
        g.does_next(START_TAGS)
        later(g, corporation.setup, BY_CORPORATION)


def corporations_left(g: BotTable) -> list[int]:
    """The one agreed on, or all but the human's."""
    own = g.card_name(g.seat[HUMAN].corporation)
    return [
        one.number
        for one in CORPORATIONS
        if one.number
        and (one.name == g.wanted or (g.wanted == "random" and one.name != own))
        and g.plays_with(one.colonies)
    ]


class BotReady(BotStep):
    """Between research and action: its action deck, then what its corporation does before every action phase."""

    def fits(self, g: BotTable, at: i64, card: i64, about: i64, step: i64) -> bool:
        return at == 0 and card == 0 and about == 0 and 0 <= step <= 1 and g.table_step() == START

    def goes(self, g: BotTable, card: i64, about: i64, step: i64) -> None:
        if step == 0:
            g.does_next(self, step=1)
            g.robot.fresh = True
            if g.generation > 1:
                research(g)
        else:
            later(g, CORPORATIONS[g.robot.corporation].before, BY_CORPORATION)


# ---- the turn
CHECK: Final = 0
CHANGE: Final = 1
TURN_OVER: Final = 2
DONE: Final = 3


class BotTurn(BotStep):
    """One card of the action deck; without one it passes."""

    def fits(self, g: BotTable, at: i64, card: i64, about: i64, step: i64) -> bool:
        if at > 0 or card != 0 or about != 0 or g.table_step() != ACTED:
            return False
        return g.active == MARSBOT and CHECK <= step <= DONE

    def run(self, g: BotTable, lane: Lane) -> int:
        return WAITS if g.robot.asleep else super().run(g, lane)

    def goes(self, g: BotTable, card: i64, about: i64, step: i64) -> None:
        robot = g.robot
        if step == CHECK:
            g.does_next(self, step=CHANGE)
            if robot.fresh:
                robot.fresh = False
                claim_early(g)
        elif step == CHANGE:
            g.does_next(self, step=TURN_OVER)
            g.before_card()
        elif step == TURN_OVER and robot.action:
            g.does_next(self, step=DONE)
            resolve(g, robot.action.pop())
        elif step == TURN_OVER:
            g.tell("bot_pass")
            g.seat[MARSBOT].passed = True


def claim_early(g: BotTable) -> None:
    """Hard and brutal: on its first turn of a generation it buys a milestone if it meets enough of them."""
    claimed = len(g.milestones) // 2
    if g.robot.level < HARD or claimed >= len(FEWEST_MET) or g.seat[MARSBOT].stock[CREDITS] < CLAIM_PRICE:
        return
    met = len(claimable(g))
    if met >= FEWEST_MET[claimed]:
        step = g.tell("bot_early_claim", amount=CLAIM_PRICE)
        because(step, "bot_enough_met", "", FEWEST_MET[claimed], met)
        g.does_next(PAY_FOR_HELP, CLAIM_PRICE)
        g.does_next(CLAIM, FAILS)


# ---- the end
class BotLast(BotStep):
    """After the final production: a greenery for each track whose next space shows one, from the top. The next track to
    look at is the frame's about."""

    def fits(self, g: BotTable, at: i64, card: i64, about: i64, step: i64) -> bool:
        return at == 0 and card == 0 and step == 0 and 0 <= about <= len(TRACKS) and g.table_step() == FINAL

    def goes(self, g: BotTable, card: i64, about: i64, step: i64) -> None:
        track = about
        if track == len(TRACKS):
            return
        g.does_next(self, track + 1)
        robot = g.robot
        space = robot.tracker[track] + 1
        if space <= LAST_SPACE and SPACES[track][space] is PLACE_GREENERY and not robot.silent(track, space):
            told = g.tell("bot_last", TRACKS[track], space)
            robot.tracker[track] = space
            because(told, "bot_symbol", PLACE_GREENERY.text, space)
            g.does_next(PLACE_GREENERY, FAILS)
            set_off(g, OWN_ADVANCE, track)


BOT_SETUP: Final = intern(BotSetup("bot setup"))
BOT_READY: Final = intern(BotReady("bot ready"))
BOT_TURN: Final = intern(BotTurn("bot turn"))
BOT_LAST: Final = intern(BotLast("bot last greeneries"))
