"""How the greedy bot plays Ares Expedition: it tries each phase in thought, and in a phase looks one action ahead."""

from __future__ import annotations

from typing import Final

from tharsis.ares.game import Ares
from tharsis.ares.phases import PLANNING, RESEARCHING, begin_phase
from tharsis.ares.terms import K_FINISH, RESEARCH
from tharsis.ares.turn import CONSTRUCTING, DEVELOPING, USING
from tharsis.bots.ares_value import card_worth, outlook, value
from tharsis.kernel.lanes import STRIDE
from tharsis.kernel.node import MASK, NODES, Node
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
    return NODES[g.lanes[seat][-STRIDE]]


def acts_on(node: Node | None) -> bool:
    """The question is what to do next in a phase."""
    return node is DEVELOPING or node is CONSTRUCTING or node is USING


def fits(g: Ares, seat: int, card: Card, ahead: float) -> float:
    """What a card is worth to this seat in credits, after its cost and with doubts about its requirement."""
    who = g.own[seat]
    worth = card_worth(card, ahead) - 0.9 * g.price(who, card)
    shift = 1 if who.shift else 0
    for need in card.needs:
        if not need.met(g, seat, shift):
            worth -= 3.0 + 0.5 * ahead
    return worth


def ranked(g: Ares, seat: int, codes: list[int], ahead: float) -> list[int]:
    """Cards, the best first."""
    rows = [(-fits(g, seat, g.cards[code & MASK], ahead), code) for code in codes]
    rows.sort()
    return [code for _, code in rows]


def subset(g: Ares, seat: int, node: Node, ahead: float) -> list[int]:
    """Cards to keep are the best, cards to part with the worst."""
    low, high = g.bounds(seat)
    row = ranked(g, seat, g.codes(seat), ahead)
    if node is RESEARCHING or node.text.startswith("look"):
        return row[:high]
    if node.text == "mulligan":
        return [code for code in row if fits(g, seat, g.cards[code & MASK], ahead) < 0.0]
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
    must = codes[-1] >> 36 != K_FINISH  # heat or plants have to be spent before the seat may finish
    best = codes[0]
    most = -1e9
    if not must:
        best = codes[-1]
        most = value(g, seat, ahead)
    for code in codes:
        kind = code >> 36
        if kind == K_FINISH or (kind == K_SELL and len(codes) > 1):
            continue
        after = g.copy()
        after.take(seat, [code])
        worth = settled(after, seat, ahead)
        if worth > most:
            most = worth
            best = code
    return best


def phase_worth(g: Ares, seat: int, phase: int, ahead: float) -> float:
    """The value after a phase that this seat picked, as far as it can foresee: the others stand still in it."""
    after = g.copy()
    for s in range(after.seats):
        after.lanes[s].clear()
        after.offers[s] = None
        after.own[s].picked = 0
    after.own[seat].picked = phase
    begin_phase(after, phase)
    if not after.lanes[seat]:
        return value(after, seat, ahead)
    if phase == RESEARCH:
        after.lanes[seat].clear()
        who = after.own[seat]
        drawn = 5 + who.more_drawn
        kept = min(2 + who.more_kept, drawn)
        # the best of several cards is worth more than any card
        return value(after, seat, ahead) + 0.1 * ahead / (ahead + 1.0) * kept * (3.5 + 0.6 * drawn / kept)
    after.settle()
    n = 0
    while n < LONGEST_PHASE and not after.over and after.phase == phase:
        node = asking(after, seat)
        if node is None:
            break
        if acts_on(node):
            code = best_action(after, seat, ahead)
            if code >> 36 == K_FINISH:
                break
            after.take(seat, [code])
        else:
            settled(after, seat, ahead)
        n += 1
    return value(after, seat, ahead)


def corporation_worth(card: Card) -> float:
    worth = 0.0
    for word in card.play:
        if isinstance(word, Gain):
            worth += word.numbers[0]
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
        if node is PLANNING:
            worth = phase_worth(g, seat, code & MASK, ahead)
        elif node is CHOOSE_CORPORATION:
            worth = corporation_worth(g.cards[code & MASK])
        else:
            after = g.copy()
            after.take(seat, [code])
            worth = settled(after, seat, ahead)
        if worth > most:
            most = worth
            best = code
    return [best]
