"""MarsBot's cards: what it is dealt at first, how it drafts, and its action deck of every generation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.kernel.option import Reason
from tharsis.kernel.rows import row_of
from tharsis.mars.marsbot.robot import (
    BONUS,
    BRUTAL,
    BY_COST,
    BY_LEAST_TRACK,
    CORPORATIONS,
    FLOATERS_SPENT,
    MARSBOT,
    TRACK_OF_TAG,
    DraftPriority,
)
from tharsis.mars.marsbot.verbs import draw_bonus, mix, set_off
from tharsis.native import append, i64, remove
from tharsis.vocabulary.card import Card

if TYPE_CHECKING:
    from tharsis.mars.marsbot.table import BotTable

SEVERAL: Final = 2  # tags of a draft priority


def projects_each_generation(g: BotTable) -> i64:
    return 4 if g.robot.level == BRUTAL else 3


def first_decks(g: BotTable) -> None:
    """Its bonus deck, and the first action deck: projects and a bonus card."""
    robot = g.robot
    used = [b for b in BONUS if b.number and not b.corporate and g.plays_with(b.colonies)]
    replaced = [b.replaces for b in used]
    robot.aside = [-b.number for b in used if b.returns]
    robot.bonus = [-b.number for b in used if not b.returns and b.name not in replaced]
    mix(g, robot.bonus)
    for _ in range(projects_each_generation(g)):
        robot.action.append(g.top())
    robot.action.append(draw_bonus(g))
    mix(g, robot.action)


# ---- the draft
def ranks(g: BotTable, draft: DraftPriority, card: Card) -> list[int]:
    """How well a card answers the priority, the first of it before the second."""
    if draft.kind == BY_COST:
        return [card.cost]
    if draft.kind == BY_LEAST_TRACK:
        track = g.robot.least_track()
        return [len([t for t in card.tags if TRACK_OF_TAG[t] == track])]
    return [list(card.tags).count(t) for t in draft.tags]


def preference(g: BotTable, draft: DraftPriority, card: Card) -> list[int]:
    """By what the cards of a pack are compared. Ours ranks the tags. MarsBot aid p. 5, word for word: the first tag of
    the priority that any card has, there several tags of the priority, whichever they are, before a single one."""
    found = ranks(g, draft, card)
    if draft.kind == BY_COST or not g.by_the_letter:
        return found
    first = 0
    while first < len(found) - 1 and found[first] == 0:
        first += 1
    return [-first, min(sum(found), SEVERAL)]


def keep_one(g: BotTable) -> None:
    """Of its pack in the draft: by its priority, else by lot."""
    who = g.seat[MARSBOT]
    pack = sorted(who.dealt)
    priority = CORPORATIONS[g.robot.corporation].draft
    if priority is not None:
        best = max([preference(g, priority, g.cards[c]) for c in pack])
        pack = [c for c in pack if preference(g, priority, g.cards[c]) == best]
    c = pack[g.roll(len(pack))]
    who.dealt = remove(who.dealt, c)
    who.drafted = append(who.drafted, c)


def drop_one(g: BotTable, kept: list[int]) -> None:
    """One of the four cards drafted goes: the first in a shuffled order without a tag of the priority, if any."""
    mix(g, kept)
    priority = CORPORATIONS[g.robot.corporation].draft
    if priority is None:
        g.discards(kept.pop())
        return
    dearest = max([g.cards[c].cost for c in kept])
    for c in kept:
        card = g.cards[c]
        liked = card.cost == dearest if priority.kind == BY_COST else max(ranks(g, priority, card)) > 0
        if not liked:
            step = g.tell("bot_draft_drop", card=card.name)
            if step is not None:
                best = dearest if priority.kind == BY_COST else g.robot.least_track()
                step.reasons.append(Reason("bot_unwanted", priority.text, best, card.cost))
            kept.remove(c)
            g.discards_openly(c)  # the aid: it is turned over
            return


# ---- the action deck
def research(g: BotTable) -> None:
    """Its new action deck: projects, a bonus card, and the cards that come back every generation."""
    robot = g.robot
    who = g.seat[MARSBOT]
    more = g.buys_card()
    kept = list(who.dealt)
    who.dealt = row_of([])
    if kept:  # drafted
        if more and robot.level == BRUTAL:
            kept.append(g.top())
        elif not more and robot.level != BRUTAL:
            drop_one(g, kept)
    else:
        for _ in range(projects_each_generation(g) + more):
            kept.append(g.top())
    robot.action.extend([c for c in kept if c])
    bonus = draw_bonus(g)
    if bonus:
        robot.action.append(bonus)
    for c in g.cards_back():
        robot.aside.remove(c)
        robot.action.append(c)
    mix(g, robot.action)
    g.tell("bot_research", amount=len(robot.action))
    if more:
        set_off(g, FLOATERS_SPENT, 0)
