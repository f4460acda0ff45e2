"""How the greedy bot plays Ares Expedition: it tries each phase in thought, and in a phase looks one action ahead."""

from __future__ import annotations

from typing import Final

from tharsis.ares.game import Ares
from tharsis.ares.phases import ORDER_NEUTRAL, PLANNING, RESEARCHING, begin_phase, orders_neutral, taking_place
from tharsis.ares.terms import DEVELOPMENT, K_FINISH, PRODUCTION, RESEARCH
from tharsis.ares.turn import CONSTRUCTING, DEVELOPING, USING
from tharsis.bots.ares_value import card_in_hand, card_worth, outlook, value
from tharsis.bots.rollout import Dice
from tharsis.kernel.code import kind_of, last
from tharsis.kernel.node import Node, node_of
from tharsis.kernel.view import View
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.corporations import CHOOSE_CORPORATION
from tharsis.vocabulary.gains import Gain
from tharsis.vocabulary.terms import K_SELL

WIDEST: Final = 12  # options tried for a question that comes up on the way
DEEPEST: Final = 8  # such questions in a row
LONGEST_PHASE: Final = 12  # actions thought through when a phase is tried


def asking(g: Ares, seat: int) -> Node | None:
    """The node that asks this seat, if one does."""
    if g.offers[seat] is None:
        return None
    return node_of(g.lanes[seat].node)


def acts_on(node: Node | None) -> bool:
    """The question is what to do next in a phase."""
    return node is DEVELOPING or node is CONSTRUCTING or node is USING


def fits(g: Ares, seat: int, card: Card, ahead: float) -> float:
    """What a card is worth to this seat in credits, after its cost and with doubts about its requirement."""
    who = g.own[seat]
    worth = card_worth(card, ahead) - 0.9 * float(g.price(who, card))
    shift = 1 if who.shift else 0
    for need in card.needs:
        if not need.met(g, seat, shift):
            worth -= 3.0 + 0.5 * ahead
    return worth


def ranked(g: Ares, seat: int, codes: list[int], ahead: float) -> list[int]:
    """Cards, the best first."""
    rows = [(-fits(g, seat, g.cards[last(code)], ahead), code) for code in codes]
    rows.sort()
    return [code for _, code in rows]


def subset(g: Ares, seat: int, node: Node, ahead: float) -> list[int]:
    """Cards to keep are the best, cards to part with the worst."""
    low, high = g.bounds(seat)
    row = ranked(g, seat, g.codes(seat), ahead)
    if node is RESEARCHING or node.text.startswith("look"):
        return row[:high]
    if node.text == "mulligan":
        return [code for code in row if fits(g, seat, g.cards[last(code)], ahead) < 0.0]
    return row[len(row) - low :] if low else []


def spread_out(codes: list[int], most: int) -> list[int]:
    """At most so many of the options, evenly picked."""
    n = len(codes)
    if n <= most:
        return codes
    return [codes[i * n // most] for i in range(most)]


def settled(g: Ares, seat: int, ahead: float) -> float:
    """The value once the questions that an action still raises are answered, each as well as one step shows."""
    depth = 0
    while depth < DEEPEST and not g.over:
        node = asking(g, seat)
        if node is None or acts_on(node) or node is PLANNING:
            break
        if node.many:
            g.take(seat, subset(g, seat, node, ahead))
        else:
            g.take(seat, [best_code(g, seat, spread_out(g.codes(seat), WIDEST), ahead)])
        depth += 1
    return value(g, seat, ahead)


def best_code(g: Ares, seat: int, codes: list[int], ahead: float) -> int:
    best = codes[0]
    most = -1e9
    for code in codes:
        after = g.copy()
        after.take(seat, [code])
        worth = value(after, seat, ahead)
        if worth > most:
            most = worth
            best = code
    return best


def best_action(g: Ares, seat: int, ahead: float) -> int:
    """The action that leaves the best position; to finish if none is better than the position as it is."""
    codes = g.codes(seat)
    must = kind_of(codes[-1]) != K_FINISH  # heat or plants have to be spent before the seat may finish
    best = codes[0]
    most = -1e9
    if not must:
        best = codes[-1]
        most = value(g, seat, ahead)
    for code in codes:
        kind = kind_of(code)
        if kind == K_FINISH or (kind == K_SELL and len(codes) > 1):
            continue
        after = g.copy()
        after.take(seat, [code])
        worth = settled(after, seat, ahead)
        if worth > most:
            most = worth
            best = code
    return best


def think_through(g: Ares, seat: int, phase: int, ahead: float) -> None:
    """The seat acts in the phase as it sees fit."""
    n = 0
    while n < LONGEST_PHASE and not g.over and g.phase == phase:
        node = asking(g, seat)
        if node is None:
            return
        if acts_on(node):
            code = best_action(g, seat, ahead)
            if kind_of(code) == K_FINISH:
                return
            g.take(seat, [code])
        else:
            settled(g, seat, ahead)
        n += 1


def phase_worth(g: Ares, seat: int, phase: int, ahead: float) -> float:
    """The value after a phase that this seat picked, as far as it can foresee: the others stand still in it."""
    after = g.copy()
    for s in range(after.seats):
        after.lanes[s].clear()
        after.offers[s] = None
        after.own[s].picked = 0
    after.own[seat].picked = phase
    begin_phase(after, phase)
    if after.lanes[seat].depth == 0:
        return value(after, seat, ahead)
    if phase == RESEARCH:
        after.lanes[seat].clear()
        who = after.own[seat]
        drawn = 5 + who.more_drawn
        kept = min(2 + who.more_kept, drawn)
        # the best of several cards is worth more than any card
        return value(after, seat, ahead) + 0.1 * ahead / (ahead + 1.0) * kept * (3.5 + 0.6 * drawn / kept)
    after.settle()
    think_through(after, seat, phase, ahead)
    return value(after, seat, ahead)


def round_worth(g: Ares, picks: list[int], neutral: int, ahead: float) -> float:
    """Against time: the value after a round with these phase cards, in which all act as they see fit."""
    after = g.copy()
    after.neutral_phase = neutral
    s = 0
    while s < after.seats:
        after.own[s].picked = picks[s]
        s += 1
    more = 0.0
    phase = DEVELOPMENT
    while phase <= RESEARCH:
        if taking_place(after, phase):
            for lane in after.lanes:  # the table's too: it does not go on by itself
                lane.clear()
            for s in range(after.seats):
                after.offers[s] = None
            after.over = False
            begin_phase(after, phase)
            if phase == RESEARCH:
                more = researched(after, ahead)
            elif phase != PRODUCTION:
                after.settle()
                for s in range(after.seats):
                    think_through(after, s, phase, ahead)
        phase += 1
    after.phase = RESEARCH
    return value(after, 0, ahead) + more


def researched(g: Ares, ahead: float) -> float:
    """What the cards of a research phase are worth, before anybody has seen them."""
    worth = 0.0
    for who in g.own:
        mine = who.picked == RESEARCH
        drawn = (5 if mine else 2) + who.more_drawn
        kept = min((2 if mine else 1) + who.more_kept, drawn)
        worth += card_in_hand(ahead) * (0.8 * kept + 0.1 * drawn)  # the best of several is worth more than any
    return worth


def may_pick(g: Ares, seat: int) -> list[int]:
    return [p for p in range(DEVELOPMENT, RESEARCH + 1) if p != g.own[seat].picked]


def phase_against_time(g: Ares, seat: int, phase: int, ahead: float) -> float:
    """Alone: beside the neutral card, or each one that may come. Together: beside the partner's that fits best."""
    if g.seats == 1:
        if orders_neutral(g):
            return round_worth(g, [phase], g.neutral_phase, ahead)
        worth = 0.0
        for neutral in g.neutral_deck:
            worth += round_worth(g, [phase], neutral, ahead)
        return worth / len(g.neutral_deck)
    most = -1e9
    for other in may_pick(g, 1 - seat):
        most = max(most, round_worth(g, [phase, other] if seat == 0 else [other, phase], 0, ahead))
    return most


def neutral_against_time(g: Ares, neutral: int, ahead: float) -> float:
    """Beside the own phase that fits best."""
    most = -1e9
    for phase in may_pick(g, 0):
        most = max(most, round_worth(g, [phase], neutral, ahead))
    return most


def corporation_worth(card: Card) -> float:
    worth = 0.0
    for word in card.play:
        if isinstance(word, Gain):
            worth += float(word.numbers[0])
        else:
            for _, n in word.signals():
                worth += 5.0 * n
    return worth + 6.0 * len(card.effects)


def choose(g: Ares, seat: int) -> list[int]:
    """The answer of the greedy bot on a position that fits what the seat knows."""
    node = asking(g, seat)
    assert node is not None
    codes = g.codes(seat)
    ahead = outlook(g)
    if acts_on(node):
        return [best_action(g, seat, ahead)]
    if node.many:
        return subset(g, seat, node, ahead)
    best = codes[0]
    most = -1e9
    for code in codes:
        if node is PLANNING and g.length:
            worth = phase_against_time(g, seat, last(code), ahead)
        elif node is PLANNING:
            worth = phase_worth(g, seat, last(code), ahead)
        elif node is ORDER_NEUTRAL:
            worth = neutral_against_time(g, last(code), ahead)
        elif node is CHOOSE_CORPORATION:
            worth = corporation_worth(g.cards[last(code)])
        else:
            after = g.copy()
            after.take(seat, [code])
            worth = settled(after, seat, ahead)
        if worth > most:
            most = worth
            best = code
    return [best]


class AresGreedyBot:
    """One step ahead, on a position that fits the view."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def answer(self, view: View) -> list[int]:
        g = view.sample(int(self.dice.roll(1 << 30)))
        assert isinstance(g, Ares)
        return choose(g, view.seat)
