"""The order of a game: setup, planning, the phases that were picked, the end of a round, the end."""

from __future__ import annotations

from typing import Final

from tharsis.ares.game import Ares
from tharsis.ares.payment import HAND_LIMIT_SALE
from tharsis.ares.seat import AresSeat
from tharsis.ares.setup import SOLO_ROUNDS
from tharsis.ares.steps import (
    CUBES_TAKEN,
    GIVEN,
    NEXT,
    PHASE_OVER,
    PLAN,
    PLANNED,
    REVEAL,
    ROUND_OVER,
)
from tharsis.ares.terms import (
    ACTION,
    CONSTRUCTION,
    COPPER,
    DEVELOPMENT,
    HAND_LIMIT,
    K_CUBE,
    K_HELP,
    K_NEUTRAL,
    K_PHASE,
    K_RESUME,
    PHASES_BY_NAME,
    PLAYER_CUBE,
    POOL,
    PRODUCTION,
    RESEARCH,
)
from tharsis.ares.turn import CONSTRUCTING, DEVELOPING, USING
from tharsis.kernel.asking import Asking
from tharsis.kernel.code import Offer, kind_of, last, offer_each, offer_row, pack
from tharsis.kernel.lanes import (
    Lane,
    about_at,
    card_at,
    drop,
    is_alone,
    is_bare,
    is_plain,
    node_at,
    on_top,
    push,
    step_at,
)
from tharsis.kernel.node import ASKS, MOVED, WAITS, Node, intern
from tharsis.kernel.option import Option
from tharsis.kernel.rows import joined, row_of
from tharsis.native import Row, append, i64, remove
from tharsis.vocabulary.corporations import CHOOSE_CORPORATION
from tharsis.vocabulary.terms import CREDITS, HEAT, K_CARD, OXYGEN, PARAMETERS, PLANTS, TEMPERATURE

PRODUCTION_BONUS: Final = 4
RESEARCH_DRAWN: Final = 2
RESEARCH_KEPT: Final = 1
RESEARCH_BONUS_DRAWN: Final = 3
RESEARCH_BONUS_KEPT: Final = 1
NEUTRAL_PHASES: Final = 5  # in the neutral set; when it is through, the neutral cube moves
LAST_ROUNDS: Final = 5  # solo: rounds in which the player orders the neutral cards
ANY_PHASE: Final = pack(K_PHASE)
ALL_PHASES: Final = offer_each(K_PHASE, list(range(DEVELOPMENT, RESEARCH + 1))).codes


class Rounds(Node[Ares]):
    """The table's lane. It runs only when no seat has anything left that it must do."""

    def stands(self, g: Ares, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        about, step = about_at(row, at), step_at(row, at)
        if lane != g.seats or row.depth != 1 or card_at(row, at) != 0:
            return False
        if step == CUBES_TAKEN or step == GIVEN:
            return g.rules.cooperative and 0 <= about <= g.seats
        if about != 0 or not REVEAL <= step <= ROUND_OVER:
            return False
        if step <= PLANNED and g.seats == 1 and not g.neutral_deck and not orders_neutral(g):
            return False  # no neutral card could come
        if step == PLANNED:
            return all_plan(g)
        return step != REVEAL or all_choose(g)

    def run(self, g: Ares, lane: Lane) -> int:
        for s in range(g.seats):
            g.lanes[s].clear()  # whoever rests has finished for good
        step = lane.step
        if step == NEXT:
            self.next_phase(g, lane)
        elif step == PHASE_OVER:
            if g.length == 0 and g.terraformed():
                self.end(g, lane)
            else:
                lane.step = NEXT
        elif step == PLAN:
            plan(g)
            lane.step = PLANNED
        elif step == PLANNED:
            show_phases(g)
            lane.step = NEXT
            if g.rules.cooperative:
                for s in range(g.seats):
                    push(g.lanes[s], TAKE_CUBE.number, s, 0, 0, 0)
                lane.step = CUBES_TAKEN
        elif step == CUBES_TAKEN or step == GIVEN:
            self.swap(g, lane)
        elif step == ROUND_OVER:
            self.next_round(g, lane)
        else:
            lane.step = PLAN
            for s in range(g.seats):
                reveal(g, s)
        return MOVED

    def next_phase(self, g: Ares, lane: Lane) -> None:
        phase = g.phase + 1
        while phase <= RESEARCH and not taking_place(g, phase):
            phase += 1
        if phase > RESEARCH:
            g.phase = 0
            for s in range(g.seats):
                over = len(g.seat[s].hand) - HAND_LIMIT
                if over > 0:
                    push(g.lanes[s], HAND_LIMIT_SALE.number, s, 0, over, 0)
            lane.step = ROUND_OVER
            return
        g.goes_on("begins", PHASES_BY_NAME[phase])
        begin_phase(g, phase)
        lane.step = PHASE_OVER

    def swap(self, g: Ares, lane: Lane) -> None:
        """Cooperative: for each player cube taken the partners change one card, each chosen unseen. How many swaps
        are still to come stands in the about of the frame."""
        if lane.step == GIVEN:
            a, b = g.seat[0], g.seat[1]
            a.hand = joined(a.hand, b.drafted)
            b.hand = joined(b.hand, a.drafted)
            a.drafted = row_of([])
            b.drafted = row_of([])
            g.reveals += 1
            lane.about -= 1
        if lane.about > 0 and can_swap(g):
            for s in range(g.seats):
                push(g.lanes[s], GIVE.number, s, 0, 0, 0)
            lane.step = GIVEN
        else:
            lane.about = 0
            lane.step = NEXT

    def next_round(self, g: Ares, lane: Lane) -> None:
        if g.round == g.length:
            self.end(g, lane)
            return
        if g.history is not None:
            g.digests.append(g.digest())
        g.round += 1
        g.goes_on("round")
        lane.step = PLAN
        if g.seats == 1 and not g.neutral_deck:
            # the neutral set is through: it is shuffled anew, the neutral cube moves, and the level may help
            g.neutral_deck = list(range(DEVELOPMENT, RESEARCH + 1))
            if not orders_neutral(g):
                g.shuffle(g.neutral_deck)
            if g.rules.help_steps and not (g.at_goal(TEMPERATURE) and g.at_goal(OXYGEN)):
                push(g.lanes[0], HELP.number, 0, 0, 0, 0)

    def end(self, g: Ares, lane: Lane) -> None:
        drop(lane)
        g.over = True
        if g.history is not None:
            g.digests.append(g.digest())


def all_choose(g: Ares) -> bool:
    """Nothing but corporations is chosen, and every seat has done that or is about to."""
    for s in range(g.seats):
        lane = g.lanes[s]
        if len(g.seat[s].played) + len(g.seat[s].events) > 0 or not (lane.depth or g.chosen[s]):
            return False
        if lane.depth > 0 and node_at(lane, 0) != CHOOSE_CORPORATION.number:
            return False
        if lane.depth > 1 and node_at(lane, 1) != MULLIGAN.number:
            return False
    return True


def all_plan(g: Ares) -> bool:
    """Every seat has planned its phase or is about to."""
    for s in range(g.seats):
        lane = g.lanes[s]
        if not g.own[s].planned and not (lane.depth > 0 and node_at(lane, 0) == PLANNING.number):
            return False
    return True


def orders_neutral(g: Ares) -> bool:
    """Solo, the last rounds: the player chooses the neutral card."""
    return g.seats == 1 and g.round > SOLO_ROUNDS - LAST_ROUNDS


def neutral_cube(g: Ares) -> i64:
    """Solo: where the neutral cube stands on the rating track. It starts on 1 and moves each time the neutral set is
    through; 0 where there is none."""
    return 1 + (g.round - 1) // NEUTRAL_PHASES if g.seats == 1 else 0


def plan(g: Ares) -> None:
    for s in range(g.seats):
        push(g.lanes[s], PLANNING.number, s, 0, 0, 0)
    if orders_neutral(g):
        push(g.lanes[0], ORDER_NEUTRAL.number, 0, 0, 0, 0)


def show_phases(g: Ares) -> None:
    """All phase cards are shown together, and in the solo game the next neutral one."""
    g.reveals += 1
    drawn = g.seats == 1 and not orders_neutral(g)
    if drawn:
        g.neutral_phase = 0  # so that it is news even if it comes twice running
    g.goes_on("picks")
    for who in g.own:
        who.picked = who.planned
        who.planned = 0
    if drawn:
        g.neutral_phase = g.neutral_deck.pop()


def taking_place(g: Ares, phase: i64) -> bool:
    if g.neutral_phase == phase:
        return True
    for who in g.own:
        if who.picked == phase:
            return True
    return False


def reveal(g: Ares, seat: i64) -> None:
    """The seat shows its corporation and takes what it brings."""
    who = g.seat[seat]
    c = g.chosen[seat]
    g.chosen[seat] = 0
    g.offered[seat] = []
    g.reveals += 1
    who.corporation = c
    g.enter(seat, c)
    for word in g.cards[c].steps:
        word.does(g, seat, c, 0)


def begin_phase(g: Ares, phase: i64) -> None:
    """Requirements and benefits of this phase look at the parameters as they are now."""
    g.phase = phase
    g.begun = g.params[:]
    s = 0
    for who in g.own:
        mine = who.picked == phase
        who.raised = False
        who.next_discount = 0
        who.next_shift = 0
        who.used = row_of([])
        who.plays = 1 if phase == DEVELOPMENT or phase == CONSTRUCTION else 0
        who.bonus = mine and phase == CONSTRUCTION
        who.again = mine and phase == ACTION
        if phase == DEVELOPMENT:
            push(g.lanes[s], DEVELOPING.number, s, 0, 0, 0)
        elif phase == CONSTRUCTION:
            push(g.lanes[s], CONSTRUCTING.number, s, 0, 0, 0)
        elif phase == ACTION:
            push(g.lanes[s], USING.number, s, 0, 0, 0)
        elif phase == PRODUCTION:
            produce(g, s, who, mine)
        else:
            push(g.lanes[s], RESEARCHING.number, s, 0, 0, 0)
        s += 1


def produce(g: Ares, seat: i64, who: AresSeat, picked: bool) -> None:
    who.stock[CREDITS] += who.tr + g.yields(seat, CREDITS) + (PRODUCTION_BONUS if picked else 0)
    who.stock[HEAT] += g.yields(seat, HEAT)
    who.stock[PLANTS] += g.yields(seat, PLANTS)
    g.draw(seat, who.draws)


class Planning(Node[Ares]):
    """A phase card, chosen in secret, never the one of the round before. Until all have chosen it can be changed."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.is_turn = True

    def stands(self, g: Ares, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        if lane == g.seats or at > 0 or not is_bare(row, at) or g.table_step() != PLANNED:
            return False
        return step_at(row, at) == 0 or (step_at(row, at) == 1 and g.own[lane].planned > 0)

    def run(self, g: Ares, lane: Lane) -> int:
        return ASKS if lane.step == 0 else WAITS

    def resting(self, g: Ares, lane: Lane) -> bool:
        return lane.step != 0

    def options(self, g: Ares, lane: Lane) -> Offer:
        if lane.step:
            return offer_each(K_RESUME, [0])
        barred = ANY_PHASE + g.own[lane.seat].picked
        out = Offer()
        for code in ALL_PHASES:
            if code != barred:
                out.add(code)
        return out

    def answer(self, g: Ares, lane: Lane, picked: Row) -> None:
        who = g.own[lane.seat]
        if lane.step:
            lane.step = 0
            who.planned = 0
        else:
            lane.step = 1
            who.planned = last(picked[0])

    def describe(self, g: Ares, lane: Lane, code: i64) -> Option:
        if kind_of(code) == K_RESUME:
            return Option(code, "resume", "resume")
        name = PHASES_BY_NAME[last(code)]
        return Option(code, "phase", f"phase {name}", item=name)

    def question(self) -> str:
        return "phase"


class OrderNeutral(Asking[Ares]):
    """Solo, in the last rounds: which neutral phase card comes."""

    def stands(self, g: Ares, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        return lane < g.seats and on_top(row, at) and is_plain(row, at) and g.seats == 1 and g.table_step() == PLANNED

    def choices(self, g: Ares, seat: i64, card: i64, about: i64) -> Offer:
        return offer_each(K_NEUTRAL, g.neutral_deck)

    def chosen(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> None:
        g.neutral_phase = last(code)
        g.neutral_deck.remove(g.neutral_phase)

    def told(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = PHASES_BY_NAME[last(code)]
        return Option(code, "neutral_phase", f"neutral {name}", item=name)

    def question(self) -> str:
        return "neutral_phase"


class Help(Asking[Ares]):
    """Solo: the level raises temperature or oxygen when the neutral cube moves. Nobody gains anything by it."""

    def stands(self, g: Ares, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        return lane < g.seats and is_alone(row, at) and g.table_step() == PLAN

    def choices(self, g: Ares, seat: i64, card: i64, about: i64) -> Offer:
        return offer_each(K_HELP, [TEMPERATURE, OXYGEN])

    def chosen(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> None:
        for _ in range(g.rules.help_steps):
            g.advance_marker(last(code))

    def told(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = PARAMETERS[last(code)]
        full = g.at_goal(last(code))
        idle = (name,) if full else ()
        return Option(code, "help", f"help {name}", item=name, amount=g.rules.help_steps, idle=idle, useless=full)

    def question(self) -> str:
        return "help"


def can_swap(g: Ares) -> bool:
    """Cooperative: both have a card to give."""
    return len(g.seat[0].hand) > 0 and len(g.seat[1].hand) > 0


class TakeCube(Asking[Ares]):
    """Cooperative: a cube of the pool. For the last one of a kind the lower seat goes first."""

    def stands(self, g: Ares, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        return lane < g.seats and is_alone(row, at) and g.table_step() == CUBES_TAKEN

    def run(self, g: Ares, lane: Lane) -> int:
        if lane.seat > 0 and (g.pool[COPPER] == 1 or g.pool[PLAYER_CUBE] == 1) and g.lanes[0].depth > 0:
            return WAITS
        return ASKS

    def choices(self, g: Ares, seat: i64, card: i64, about: i64) -> Offer:
        out = Offer()
        if g.pool[COPPER]:
            out.add(pack(K_CUBE, COPPER))
        if g.pool[PLAYER_CUBE] and (can_swap(g) or len(out.codes) == 0):
            out.add(pack(K_CUBE, PLAYER_CUBE))
        return out

    def chosen(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> None:
        cube = last(code)
        g.pool[cube] -= 1
        if cube == COPPER:
            g.seat[seat].stock[CREDITS] += 1
        else:
            g.lanes[g.seats].about += 1  # one more swap

    def told(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = POOL[last(code)]
        return Option(code, "cube", f"cube {name}", item=name)

    def question(self) -> str:
        return "cube"


class Give(Asking[Ares]):
    """Cooperative: a card of the hand for the partner, set aside until both have chosen."""

    def stands(self, g: Ares, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        return lane < g.seats and is_alone(row, at) and g.table_step() == GIVEN

    def choices(self, g: Ares, seat: i64, card: i64, about: i64) -> Offer:
        return offer_row(K_CARD, g.seat[seat].hand)

    def chosen(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> None:
        who = g.seat[seat]
        g.hide_hand(seat)
        who.hand = remove(who.hand, last(code))
        who.drafted = append(who.drafted, last(code))

    def told(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = g.card_name(last(code))
        return Option(code, "give", f"give {name}", card=name)

    def question(self) -> str:
        return "give"


class Researching(Asking[Ares]):
    """Phase V: cards are drawn, some of them kept, the rest discarded."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.many = True
        self.opens = True

    def stands(self, g: Ares, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        if lane == g.seats or at > 0 or not on_top(row, at) or not is_bare(row, at):
            return False
        return 0 <= step_at(row, at) <= 1 and g.phase == RESEARCH and g.table_step() == PHASE_OVER

    def opening(self, g: Ares, seat: i64, card: i64, about: i64) -> None:
        who = g.own[seat]
        drawn = RESEARCH_DRAWN + who.more_drawn + (RESEARCH_BONUS_DRAWN if who.picked == RESEARCH else 0)
        g.look_at(seat, drawn)

    def choices(self, g: Ares, seat: i64, card: i64, about: i64) -> Offer:
        return offer_row(K_CARD, g.seat[seat].dealt)

    def limits(self, g: Ares, seat: i64, card: i64, about: i64) -> tuple[int, int]:
        who = g.own[seat]
        kept = RESEARCH_KEPT + who.more_kept + (RESEARCH_BONUS_KEPT if who.picked == RESEARCH else 0)
        kept = min(kept, len(who.dealt))
        return (kept, kept)

    def all_chosen(self, g: Ares, seat: i64, card: i64, about: i64, codes: Row) -> None:
        g.keep(seat, codes)

    def told(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = g.card_name(last(code))
        return Option(code, "keep", f"keep {name}", card=name)

    def question(self) -> str:
        return "research"


class Mulligan(Asking[Ares]):
    """Any cards of the first hand are changed once, with both corporations in view."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.many = True
        self.always = True

    def stands(self, g: Ares, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        return lane < g.seats and on_top(row, at) and is_plain(row, at) and g.table_step() == REVEAL

    def choices(self, g: Ares, seat: i64, card: i64, about: i64) -> Offer:
        return offer_row(K_CARD, g.seat[seat].hand)

    def limits(self, g: Ares, seat: i64, card: i64, about: i64) -> tuple[int, int]:
        return (0, len(g.seat[seat].hand))

    def all_chosen(self, g: Ares, seat: i64, card: i64, about: i64, codes: Row) -> None:
        g.discard_face_down(seat, codes)
        g.draw(seat, len(codes))

    def told(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = g.card_name(last(code))
        return Option(code, "discard", f"discard {name}", card=name)

    def question(self) -> str:
        return "mulligan"


ROUNDS: Final = intern(Rounds("rounds"))
PLANNING: Final = intern(Planning("planning"))
ORDER_NEUTRAL: Final = intern(OrderNeutral("order neutral"))
HELP: Final = intern(Help("help"))
TAKE_CUBE: Final = intern(TakeCube("take cube"))
GIVE: Final = intern(Give("give"))
RESEARCHING: Final = intern(Researching("researching"))
MULLIGAN: Final = intern(Mulligan("mulligan"))
