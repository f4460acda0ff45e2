"""The greedy bot of Terraforming Mars: looks one action ahead and takes what gains most for its
price, by tharsis.bots.value."""

from __future__ import annotations

from typing import Final

from tharsis.bots.rollout import Dice
from tharsis.bots.value import CUBE_WORTH, card_worth, outlook, points_per_credit, value
from tharsis.kernel.code import kind_of, last
from tharsis.kernel.node import Node, node_of
from tharsis.kernel.view import View
from tharsis.mars.game import Mars
from tharsis.mars.phases import BUYING, DRAFTING, FIRST_HAND
from tharsis.mars.turn import TURN
from tharsis.native import append, remove
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.corporations import CHOOSE_CORPORATION
from tharsis.vocabulary.gains import Gain, Produce
from tharsis.vocabulary.selling import SELLING
from tharsis.vocabulary.terms import CREDITS, K_END, K_FIRST_ACTION, K_FUND, K_PASS, K_SELL

WIDEST: Final = 12  # options tried for a question that comes up on the way
DEEPEST: Final = 8  # such questions in a row
NO_PRICE: Final = 5.0  # added to what an action costs: gains are compared by what they cost
CANNOT: Final = -1000.0
WORTH_BUYING: Final = 3.0  # how many times its price a card must be worth


def asking(g: Mars, seat: int) -> Node | None:
    """The node that asks this seat, if one does."""
    if g.offers[seat] is None:
        return None
    return node_of(g.lanes[seat].node)


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
        if node is None or node is TURN or node is BUYING or node is DRAFTING or node is FIRST_HAND or g.over:
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
    what = g.map.awards[award].measure
    own = g.measure(seat, what)
    for s in range(g.seats):
        if s != seat and g.measure(s, what) >= own:
            return False
    return True


def purse(g: Mars, seat: int) -> float:
    """What the seat could spend now, in credits."""
    stock = g.seat[seat].stock
    money = 0.0
    i = 0
    while i < 6:
        money += CUBE_WORTH[i] * float(stock[i])
        i += 1
    return money


def best_action(g: Mars, seat: int, ahead: float) -> int:
    """The action that gains most for what it costs; to stop if none is better than the position as it is.

    A corporation's first action is taken at once: whoever waits with it can do nothing else.
    """
    codes = g.codes(seat)
    if kind_of(codes[0]) == K_FIRST_ACTION:
        return codes[0]
    best = codes[-1]  # pass or end of turn
    most = 0.0
    now = value(g, seat, ahead)
    have = purse(g, seat)
    for code in codes:
        kind = kind_of(code)
        if kind == K_SELL or kind == K_PASS or kind == K_END:
            continue
        if kind == K_FUND and not leads(g, seat, last(code)):
            continue
        after = g.copy()
        after.take(seat, [code])
        gain = settled(after, seat, ahead) - now
        gain /= max(0.0, have - purse(after, seat)) + NO_PRICE
        if gain > most:
            most = gain
            best = code
    return best


def played(g: Mars, seat: int, card: Card, ahead: float) -> float:
    """The points gained if the card were played now, for nothing and whatever it requires."""
    after = g.copy()
    who = after.seat[seat]
    c = card.number
    if c in who.dealt:
        who.dealt = remove(who.dealt, c)
    if c in who.hand:
        who.hand = remove(who.hand, c)
    for step in card.risks:
        if not step.feasible(after, seat, card):
            return CANNOT
    now = value(after, seat, ahead)
    who.hand = append(who.hand, c)
    who.next_discount = card.cost
    after.offers[seat] = None
    after.play(seat, c)
    after.settle()
    return settled(after, seat, ahead) - now


def fits(g: Mars, seat: int, card: Card, ahead: float) -> float:
    """What a card is worth to this seat in credits, after its cost and with doubts about its requirement."""
    who = g.seat[seat]
    gain = played(g, seat, card, ahead)
    worth = card_worth(card, ahead) if gain == CANNOT else gain / (points_per_credit(ahead) + 0.002)
    worth -= 1.1 * float(g.price(who, card))
    for need in card.needs:
        if not need.met(g, seat, who.shift):
            worth -= 2.5 + 0.6 * ahead
    return worth


def corporation_worth(card: Card) -> float:
    worth = 0.0
    for word in card.play:
        if isinstance(word, Gain):
            for kind, n in zip(word.kinds, word.numbers):
                worth += float(n) * (1.0 if kind == CREDITS else 2.0)
        elif isinstance(word, Produce):
            worth += 7.0 * float(sum(word.numbers))
    return worth + 6.0 * len(card.effects) + 8.0 * len(card.first) + 10.0 * len(card.acts)


class GreedyBot:
    """One step ahead, on a position that fits the view."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def answer(self, view: View) -> list[int]:
        seat = view.seat
        g = view.sample(int(self.dice.roll(1 << 30)))
        assert isinstance(g, Mars)
        g.think_ahead()  # an action is judged before MarsBot has its turn
        node = asking(g, seat)
        assert node is not None
        codes = g.codes(seat)
        ahead = outlook(g)
        if node is TURN:
            return [best_action(g, seat, ahead)]
        if node is CHOOSE_CORPORATION:
            return [max(codes, key=lambda code: corporation_worth(g.cards[last(code)]))]
        if node is DRAFTING:
            return [max(codes, key=lambda code: fits(g, seat, g.cards[last(code)], ahead))]
        if node.many:
            low, high = g.bounds(seat)
            ranked = sorted(codes, key=lambda code: -fits(g, seat, g.cards[last(code)], ahead))
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
            if len(out) == high or fits(g, seat, g.cards[last(code)], ahead) < WORTH_BUYING * float(price):
                break
            if out and money - price * (len(out) + 1) < 8:
                break
            out.append(code)
        return out
