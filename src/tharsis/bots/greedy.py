"""The greedy bot: looks one action ahead and takes what leaves the best position, by tharsis.bots.value."""

from __future__ import annotations

from typing import Final

from tharsis.ares.game import Ares
from tharsis.bots.ares_greedy import choose
from tharsis.bots.rollout import Dice
from tharsis.bots.value import card_worth, outlook, value
from tharsis.kernel.lanes import STRIDE
from tharsis.kernel.node import MASK, NODES, Node
from tharsis.kernel.view import View
from tharsis.mars.game import Mars
from tharsis.mars.goals import AWARD_MEASURE
from tharsis.mars.phases import BUYING, DRAFTING, FIRST_HAND
from tharsis.mars.turn import TURN
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.corporations import CHOOSE_CORPORATION
from tharsis.vocabulary.gains import Gain, Produce
from tharsis.vocabulary.selling import SELLING
from tharsis.vocabulary.terms import CREDITS, K_END, K_FIRST_ACTION, K_FUND, K_PASS, K_SELL

WIDEST: Final = 12  # options tried for a question that comes up on the way
DEEPEST: Final = 8  # such questions in a row


def asking(g: Mars, seat: int) -> Node | None:
    """The node that asks this seat, if one does."""
    if g.offers[seat] is None:
        return None
    return NODES[g.lanes[seat][-STRIDE]]


def spread_out(codes: list[int], most: int) -> list[int]:
    """At most so many of the options, evenly picked."""
    n = len(codes)
    if n <= most:
        return codes
    return [codes[i * n // most] for i in range(most)]


def settled(g: Mars, seat: int, ahead: float) -> float:
    """The value once the questions that an action still raises are answered, each as well as one step shows."""
    depth = 0
    while depth < DEEPEST:
        node = asking(g, seat)
        if node is None or node is TURN or node is BUYING or g.over:
            break
        codes = g.codes(seat)
        if node.many:
            low, _ = g.bounds(seat)
            g.take(seat, codes[:low])
        else:
            g.take(seat, [best_code(g, seat, spread_out(codes, WIDEST), ahead)])
        depth += 1
    return value(g, seat, ahead)


def best_code(g: Mars, seat: int, codes: list[int], ahead: float) -> int:
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


def leads(g: Mars, seat: int, award: int) -> bool:
    """Ahead of everybody else in what an award counts."""
    own = g.measure(seat, AWARD_MEASURE[award])
    for s in range(g.seats):
        if s != seat and g.measure(s, AWARD_MEASURE[award]) >= own:
            return False
    return True


def best_action(g: Mars, seat: int, ahead: float) -> int:
    """The action that leaves the best position; to stop if none is better than the position as it is.

    A corporation's first action is taken at once: whoever waits with it can do nothing else.
    """
    codes = g.codes(seat)
    if codes[0] >> 36 == K_FIRST_ACTION:
        return codes[0]
    best = codes[-1]  # pass or end of turn
    most = value(g, seat, ahead)
    for code in codes:
        kind = code >> 36
        if kind == K_SELL or kind == K_PASS or kind == K_END:
            continue
        if kind == K_FUND and not leads(g, seat, code & MASK):
            continue
        after = g.copy()
        after.take(seat, [code])
        worth = settled(after, seat, ahead)
        if worth > most:
            most = worth
            best = code
    return best


def fits(g: Mars, seat: int, card: Card, ahead: float) -> float:
    """What a card is worth to this seat in credits, after its cost and with doubts about its requirement."""
    who = g.seat[seat]
    worth = card_worth(card, ahead) - 0.9 * g.price(who, card)
    for need in card.needs:
        if not need.met(g, seat, who.shift):
            worth -= 3.0 + 0.6 * ahead
    for effect in card.effects:
        worth += 0.5 * len(effect.signals())
    return worth


def corporation_worth(card: Card) -> float:
    worth = 0.0
    for word in card.play:
        if isinstance(word, Gain):
            for kind, n in zip(word.kinds, word.numbers):
                worth += n * (1.0 if kind == CREDITS else 2.0)
        elif isinstance(word, Produce):
            worth += 7.0 * sum(word.numbers)
    return worth + 6.0 * len(card.effects) + 8.0 * len(card.first) + 10.0 * len(card.acts)


class GreedyBot:
    """One step ahead, on a position that fits the view."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def answer(self, view: View) -> list[int]:
        seat = view.seat
        g = view.sample(int(self.dice.roll(1 << 30)))
        if isinstance(g, Ares):
            return choose(g, seat)
        assert isinstance(g, Mars)
        if g.robot is not None:
            g.robot.asleep = True  # an action is judged before MarsBot has its turn
        node = asking(g, seat)
        assert node is not None
        codes = g.codes(seat)
        ahead = outlook(g)
        if node is TURN:
            return [best_action(g, seat, ahead)]
        if node is CHOOSE_CORPORATION:
            return [max(codes, key=lambda code: corporation_worth(g.cards[code & MASK]))]
        if node is DRAFTING:
            return [max(codes, key=lambda code: fits(g, seat, g.cards[code & MASK], ahead))]
        if node.many:
            low, high = g.bounds(seat)
            ranked = sorted(codes, key=lambda code: -fits(g, seat, g.cards[code & MASK], ahead))
            if node is SELLING:
                return ranked[-1:]
            if node is BUYING or node is FIRST_HAND or high > low:
                return self.purchase(g, seat, ranked, high, ahead)
            return ranked[-low:] if node.text.startswith("discard") else ranked[:low]
        after = [(self.tried(g, seat, code, ahead), -i) for i, code in enumerate(codes)]
        return [codes[-max(after)[1]]]

    def tried(self, g: Mars, seat: int, code: int, ahead: float) -> float:
        after = g.copy()
        after.take(seat, [code])
        return settled(after, seat, ahead)

    def purchase(self, g: Mars, seat: int, ranked: list[int], high: int, ahead: float) -> list[int]:
        """Cards worth more than their price, as long as money is left to play some."""
        out: list[int] = []
        money = g.money(g.seat[seat]) or 40
        price = g.seat[seat].card_price
        for code in ranked:
            if len(out) == high or fits(g, seat, g.cards[code & MASK], ahead) < price:
                break
            if out and money - price * (len(out) + 1) < 8:
                break
            out.append(code)
        return out
