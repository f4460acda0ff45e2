"""MarsBot's part in the order of a game: setup, draft and research, its turn, its last greeneries."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.lanes import drop, is_plain, on_top, push
from tharsis.kernel.node import MOVED, WAITS, Node, intern
from tharsis.kernel.option import Reason
from tharsis.mars.colonies.moons import moon_named, moons
from tharsis.mars.game import Mars
from tharsis.mars.marsbot.bonus import PAY_FOR_HELP
from tharsis.mars.marsbot.decks import draw_bonus, mix, resolve
from tharsis.mars.marsbot.goals import CLAIM, claimable
from tharsis.mars.marsbot.robot import (
    BONUS,
    BRUTAL,
    BY_CORPORATION,
    BY_COST,
    BY_LEAST_TRACK,
    CORPORATIONS,
    FAILS,
    FLOATERS_SPENT,
    HARD,
    HUMAN,
    LAST_SPACE,
    MARSBOT,
    OWN_ADVANCE,
    SPACES,
    TRACK_OF_TAG,
    TRACKS,
    DraftPriority,
    set_off,
)
from tharsis.mars.marsbot.shipping import EXCHANGE, EXCHANGED
from tharsis.mars.marsbot.terraforming import PLACE_GREENERY
from tharsis.mars.marsbot.tracks import START_TAGS
from tharsis.mars.marsbot.words import later
from tharsis.mars.steps import ACTED, FINAL, START
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import CREDITS

CLAIM_PRICE: Final = 8  # on hard and brutal, out of turn
SEVERAL: Final = 2  # tags of a draft priority
FEWEST_MET: Final = [3, 2, 1]  # milestones it must meet to claim one out of turn, by those claimed already


# ---- setup
def projects_each_generation(g: Mars) -> int:
    assert g.robot is not None
    return 4 if g.robot.level == BRUTAL else 3


def deal_to_marsbot(g: Mars) -> None:
    """Its bonus deck, and the first action deck: projects and a bonus card."""
    robot = g.robot
    assert robot is not None
    colonies = "colonies" in g.rules.rooms
    used = [b for b in BONUS if b.number and not b.corporate and (colonies or not b.colonies)]
    replaced = [b.replaces for b in used]
    robot.aside = [-b.number for b in used if b.returns]
    robot.bonus = [-b.number for b in used if not b.returns and b.name not in replaced]
    mix(g, robot.bonus)
    for _ in range(projects_each_generation(g)):
        robot.action.append(g.top())
    robot.action.append(draw_bonus(g))
    mix(g, robot.action)


class BotSetup(Node):
    """Its corporation, when the human has chosen: drawn by lot or agreed before. Then its setup and start tags."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        if not g.plays_itself(lane) or not is_plain(g.lanes[lane], at) or g.rules.marsbot_corporation == "none":
            return False
        return g.robot is not None and g.robot.corporation == 0 and on_top(g.lanes[lane], at)

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars) and g.robot is not None
        if g.lanes[HUMAN]:
            return WAITS
        drop(lane)
        robot = g.robot
        wanted = g.rules.marsbot_corporation
        own = g.card_name(g.seat[HUMAN].corporation)
        found = [
            one.number
            for one in CORPORATIONS
            if one.number
            and (one.name == wanted or (wanted == "random" and one.name != own))
            and ("colonies" in g.rules.rooms or not one.colonies)
        ]
        g.reveals += 1
        robot.corporation = found[g.roll(len(found))] if len(found) > 1 else found[0]
        corporation = CORPORATIONS[robot.corporation]
        for b in BONUS:
            if b.returns and b.name in corporation.bonus:
                robot.aside.append(-b.number)
        step = g.tell("bot_corporation")
        if step is not None:
            step.card = corporation.name
        push(lane, START_TAGS.number, MARSBOT, 0, 0, 0)
        later(g, corporation.setup, BY_CORPORATION)
        return MOVED


# ---- research
def has_draft(g: Mars) -> bool:
    """A draft priority makes it compulsory, also where the corporation was drawn by lot."""
    if g.rules.draft:
        return True
    return g.robot is not None and CORPORATIONS[g.robot.corporation].draft is not None


def ranks(g: Mars, draft: DraftPriority, card: Card) -> list[int]:
    """How well a card answers the priority, the first of it before the second."""
    assert g.robot is not None
    if draft.kind == BY_COST:
        return [card.cost]
    if draft.kind == BY_LEAST_TRACK:
        track = g.robot.least_track()
        return [len([t for t in card.tags if TRACK_OF_TAG[t] == track])]
    return [card.tags.count(t) for t in draft.tags]


def preference(g: Mars, draft: DraftPriority, card: Card) -> list[int]:
    """By what the cards of a pack are compared. MarsBot aid p. 5, word for word: the first tag of the priority that any
    card has, there several tags of the priority before a single one, then chance."""
    found = ranks(g, draft, card)
    if draft.kind == BY_COST or not g.rules.several_tags_first:
        return found
    first = 0
    while first < len(found) - 1 and found[first] == 0:
        first += 1
    return [-first, min(sum(found), SEVERAL)]


def draft_for_marsbot(g: Mars) -> None:
    """It keeps a card of its pack: by its priority, else by lot."""
    assert g.robot is not None
    who = g.seat[MARSBOT]
    pack = sorted(who.dealt)
    draft = CORPORATIONS[g.robot.corporation].draft
    if draft is not None:
        best = max([preference(g, draft, g.cards[c]) for c in pack])
        pack = [c for c in pack if preference(g, draft, g.cards[c]) == best]
    c = pack[g.roll(len(pack))]
    who.dealt.remove(c)
    who.drafted.append(c)


def drop_one(g: Mars, kept: list[int]) -> None:
    """One of the four cards drafted goes: the first in a shuffled order without a tag of the priority, if any."""
    assert g.robot is not None
    mix(g, kept)
    draft = CORPORATIONS[g.robot.corporation].draft
    if draft is None:
        g.discard.append(kept.pop())
        return
    dearest = max([g.cards[c].cost for c in kept])
    for c in kept:
        card = g.cards[c]
        liked = card.cost == dearest if draft.kind == BY_COST else max(ranks(g, draft, card)) > 0
        if not liked:
            step = g.tell("bot_draft_drop")
            if step is not None:
                step.card = card.name
                best = dearest if draft.kind == BY_COST else g.robot.least_track()
                step.reasons.append(Reason("bot_unwanted", draft.text, best, card.cost))
            kept.remove(c)
            g.discard.append(c)
            g.shown.append(c)  # the aid: it is turned over
            return


def research(g: Mars) -> None:
    """Its new action deck: projects, a bonus card, and the cards that come back every generation."""
    robot = g.robot
    assert robot is not None
    who = g.seat[MARSBOT]
    n = projects_each_generation(g)
    titan = moon_named("titan")
    more = len(robot.storage) > 0 and robot.storage[titan] >= EXCHANGED
    if more:
        step = g.tell("bot_extra_card")
        if step is not None:
            step.amount = EXCHANGED
        robot.storage[titan] -= EXCHANGED
    kept = who.dealt
    who.dealt = []
    if kept:  # drafted
        if more and robot.level == BRUTAL:
            kept.append(g.top())
        elif not more and robot.level != BRUTAL:
            drop_one(g, kept)
    else:
        for _ in range(n + more):
            kept.append(g.top())
    robot.action.extend([c for c in kept if c])
    bonus = draw_bonus(g)
    if bonus:
        robot.action.append(bonus)
    lines = sorted([c for c in robot.aside if not BONUS[-c].corporate], reverse=True)
    for c in lines[: moons(g).fleets[MARSBOT]]:  # one for each trade fleet
        robot.aside.remove(c)
        robot.action.append(c)
    mix(g, robot.action)
    step = g.tell("bot_research")
    if step is not None:
        step.amount = len(robot.action)
    if more:
        set_off(g, FLOATERS_SPENT, 0)


class BotReady(Node):
    """Between research and action: its action deck, then what its corporation does before every action phase."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        if not g.plays_itself(lane) or at > 0 or row[at + 2] != 0 or row[at + 3] != 0 or g.table_step() != START:
            return False
        return 0 <= row[at + 4] <= 1

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars) and g.robot is not None
        if g.lanes[HUMAN]:
            return WAITS
        if lane[-1] == 0:
            lane[-1] = 1
            g.robot.fresh = True
            if g.generation > 1:
                research(g)
        else:
            drop(lane)
            later(g, CORPORATIONS[g.robot.corporation].before, BY_CORPORATION)
        return MOVED


# ---- the turn
CHECK: Final = 0
CHANGE: Final = 1
TURN_OVER: Final = 2
DONE: Final = 3


class BotTurn(Node):
    """One card of the action deck; without one it passes."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        if not g.plays_itself(lane) or at > 0 or row[at + 2] != 0 or row[at + 3] != 0 or g.table_step() != ACTED:
            return False
        return g.active == MARSBOT and CHECK <= row[at + 4] <= DONE

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars) and g.robot is not None
        robot = g.robot
        if g.lanes[HUMAN] or robot.asleep:
            return WAITS
        step = lane[-1]
        if step == CHECK:
            lane[-1] = CHANGE
            if robot.fresh:
                robot.fresh = False
                claim_early(g)
        elif step == CHANGE:
            lane[-1] = TURN_OVER
            if robot.storage:
                push(lane, EXCHANGE.number, MARSBOT, 0, 0, 0)
        elif step == TURN_OVER and robot.action:
            lane[-1] = DONE
            resolve(g, robot.action.pop())
        else:
            drop(lane)
            if step == TURN_OVER:
                g.tell("bot_pass")
                g.seat[MARSBOT].passed = True
        return MOVED


def claim_early(g: Mars) -> None:
    """Hard and brutal: on its first turn of a generation it buys a milestone if it meets enough of them."""
    assert g.robot is not None
    claimed = len(g.milestones) // 2
    if g.robot.level < HARD or claimed >= len(FEWEST_MET) or g.seat[MARSBOT].stock[CREDITS] < CLAIM_PRICE:
        return
    met = len(claimable(g))
    if met >= FEWEST_MET[claimed]:
        step = g.tell("bot_early_claim")
        if step is not None:
            step.amount = CLAIM_PRICE
            step.reasons.append(Reason("bot_enough_met", "", FEWEST_MET[claimed], met))
        push(g.lanes[MARSBOT], PAY_FOR_HELP.number, MARSBOT, 0, CLAIM_PRICE, 0)
        push(g.lanes[MARSBOT], CLAIM.number, MARSBOT, 0, FAILS, 0)


# ---- the end
class BotLast(Node):
    """After the final production: a greenery for each track whose next space shows one, from the top. The next track to
    look at is the frame's about."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        if not g.plays_itself(lane) or at > 0 or row[at + 2] != 0 or row[at + 4] != 0 or g.table_step() != FINAL:
            return False
        return 0 <= row[at + 3] <= len(TRACKS)

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars) and g.robot is not None
        if g.lanes[HUMAN]:
            return WAITS
        track = lane[-2]
        if track == len(TRACKS):
            drop(lane)
            return MOVED
        lane[-2] = track + 1
        robot = g.robot
        space = robot.tracker[track] + 1
        if space <= LAST_SPACE and SPACES[track][space] is PLACE_GREENERY and not robot.silent(track, space):
            step = g.tell("bot_last")
            robot.tracker[track] = space
            if step is not None:
                step.item = TRACKS[track]
                step.amount = space
                step.reasons.append(Reason("bot_symbol", PLACE_GREENERY.text, space))
            push(lane, PLACE_GREENERY.number, MARSBOT, 0, FAILS, 0)
            set_off(g, OWN_ADVANCE, track)
        return MOVED


BOT_SETUP: Final = intern(BotSetup("bot setup"))
BOT_READY: Final = intern(BotReady("bot ready"))
BOT_TURN: Final = intern(BotTurn("bot turn"))
BOT_LAST: Final = intern(BotLast("bot last greeneries"))
