"""Milestones and awards as MarsBot judges them, and the words that take one."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.icon import Icon
from tharsis.kernel.log import Entry
from tharsis.kernel.option import Reason
from tharsis.mars.goals import (
    AWARD_COST,
    MOST_MILESTONES,
    claimed_by,
)
from tharsis.mars.marsbot.robot import HUMAN, MARSBOT
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.marsbot.words import BotWord, bot_word
from tharsis.mars.measures import BY_HAND, BY_HEAT, BY_METALS
from tharsis.native import append, i64
from tharsis.vocabulary.terms import HEAT, STEEL, TITANIUM

EVERY_TRACK: Final = 4  # the planner: every track has reached this space


def meets(g: BotTable, milestone: i64) -> bool:
    """By its reference card."""
    goal = g.map.milestones[milestone]
    return g.measure(MARSBOT, goal.measure) >= (EVERY_TRACK if goal.measure is BY_HAND else goal.need)


def claimable(g: BotTable) -> list[int]:
    """Milestones that are free and that MarsBot meets."""
    if len(g.milestones) >= 2 * MOST_MILESTONES:
        return []
    return [i for i in range(len(g.map.milestones)) if claimed_by(g.milestones, i) < 0 and meets(g, i)]


def human_share(g: BotTable, milestone: i64) -> i64:
    """How much of a milestone the human has, at most all of it."""
    goal = g.map.milestones[milestone]
    return min(g.measure(HUMAN, goal.measure), goal.need)


def choose_milestone(g: BotTable, step: Entry | None) -> i64:
    """The one that the human meets as well or is closest to, by the share of what it asks for; leftmost if equal."""
    free = claimable(g)
    goals = g.map.milestones
    best = free[0]
    for i in free:
        if human_share(g, i) * goals[best].need > human_share(g, best) * goals[i].need:
            best = i
    if step is not None:
        for i in free:
            step.reasons.append(Reason("bot_milestone", goals[i].name, goals[i].need, human_share(g, i)))
        step.reasons.append(milestone_reason(g, free, best))
    return best


def milestone_reason(g: BotTable, free: list[int], best: i64) -> Reason:
    """Why this one of those that are free."""
    goals = g.map.milestones
    name = goals[best].name
    if len(free) == 1:
        return Reason("bot_milestone_only", name)
    share = human_share(g, best) * 100 // goals[best].need
    equal = [i for i in free if human_share(g, i) * goals[best].need == human_share(g, best) * goals[i].need]
    if len(equal) > 1:
        return Reason("bot_milestone_leftmost", name, len(equal), share)
    return Reason("bot_milestone_closest", name, 0, share)


def human_value(g: BotTable, award: i64) -> i64:
    """Of resources that must be left at the end, MarsBot counts the human's production as well."""
    what = g.map.awards[award].measure
    who = g.seat[HUMAN]
    n = g.measure(HUMAN, what)
    if what is BY_HEAT:
        n += who.production[HEAT]
    elif what is BY_METALS:
        n += who.production[STEEL] + who.production[TITANIUM]
    return n


def lead(g: BotTable, award: i64) -> i64:
    """How far MarsBot is ahead of the human."""
    return g.measure(MARSBOT, g.map.awards[award].measure) - human_value(g, award)


def choose_award(g: BotTable, step: Entry | None) -> i64:
    """The one in which MarsBot is furthest ahead, leftmost if equal; -1 when there is none."""
    if len(g.awards) >= 2 * len(AWARD_COST):
        return -1
    best = -1
    for i in range(len(g.map.awards)):
        if claimed_by(g.awards, i) < 0:
            ahead = lead(g, i)
            if ahead > 0 and (best < 0 or ahead > lead(g, best)):
                best = i
            if step is not None:
                own = g.measure(MARSBOT, g.map.awards[i].measure)
                step.reasons.append(Reason("bot_award", g.map.awards[i].name, own, human_value(g, i)))
    return best


def contested(g: BotTable) -> list[int]:
    """The awards funded, in the order in which MarsBot cares for them: those the human leads or ties, the smallest lead
    first, then its own, the smallest lead first; leftmost of equals."""
    funded = sorted(list(g.awards)[::2])
    theirs = [i for i in funded if lead(g, i) <= 0]
    own = [i for i in funded if lead(g, i) > 0]
    return sorted(theirs, key=lambda i: -lead(g, i)) + sorted(own, key=lambda i: lead(g, i))


# ---- words
class BotClaim(BotWord):
    """A milestone, free of charge."""

    def __init__(self) -> None:
        super().__init__("bot claim")
        self.follows = True

    def can(self, g: BotTable) -> bool:
        return len(claimable(g)) > 0

    def hindrance(self, g: BotTable) -> Reason:
        if len(g.milestones) >= 2 * MOST_MILESTONES:
            return Reason("milestones_gone", "", MOST_MILESTONES, 0)
        return Reason("bot_none_met", "", 0, 0)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        step = g.tell("bot_claim")
        best = choose_milestone(g, step)
        if step is not None:
            step.item = g.map.milestones[best].name
        g.milestones = append(append(g.milestones, best), MARSBOT)

    def shows(self) -> list[Icon]:
        return [Icon("milestone")]

    def signals(self) -> list[tuple[str, int]]:
        return [("claim", 1)]


class BotFund(BotWord):
    """An award in which it is ahead, free of charge."""

    def __init__(self) -> None:
        super().__init__("bot fund")

    def can(self, g: BotTable) -> bool:
        return choose_award(g, None) >= 0

    def hindrance(self, g: BotTable) -> Reason:
        if len(g.awards) >= 2 * len(AWARD_COST):
            return Reason("awards_gone", "", len(AWARD_COST), 0)
        return Reason("bot_not_ahead", "", 0, 0)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        step = g.tell("bot_fund")
        best = choose_award(g, step)
        if step is not None:
            step.item = g.map.awards[best].name
        g.awards = append(append(g.awards, best), MARSBOT)

    def shows(self) -> list[Icon]:
        return [Icon("award")]

    def signals(self) -> list[tuple[str, int]]:
        return [("fund", 1)]


CLAIM: Final = bot_word(BotClaim())
bot_word(BotFund())
