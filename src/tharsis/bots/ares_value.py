"""What a position of Ares Expedition is worth to a seat, in points: those it has, and those its means will buy."""

from __future__ import annotations

from typing import Final

from tharsis.ares.board import GOAL
from tharsis.ares.game import Ares
from tharsis.ares.phases import taking_place
from tharsis.ares.scoring import total
from tharsis.ares.terms import (
    ACTION,
    CARD_VALUE,
    FOREST_ACTION,
    HEAT_COST,
    OCEAN_ACTION,
    STANDARD_PRICE,
    TEMPERATURE_ACTION,
)
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import CREDITS, HEAT, OCEANS, OXYGEN, PLANTS, TEMPERATURE

LONGEST_OUTLOOK: Final = 12.0
OFTEN: Final = 0.45  # how often a phase takes place
POINTS_PER_CREDIT: Final = 0.14
PLANT: Final = 2.0
WARMTH: Final = 1.5
HAND_CARD: Final = 4.5
CROWDED_HAND: Final = 11
# in games of a fixed length, where the three goals count
OFTEN_ALONE: Final = 0.5
OFTEN_TOGETHER: Final = 0.6
SPENT_LATER: Final = [0.0, 0.75, 0.9]  # the share of all means that is spent with so many rounds to come
GROWTH: Final = 0.044
PROMISE: Final = 5.0
MOST_USED: Final = 9  # cards of a hand that can still be played
SPARE: Final = 0.2  # a credit that the goals do not need
CREDITS_PER_POINT: Final = 6.0


def outlook(g: Ares) -> float:
    """About how many rounds are still to come."""
    if g.length:
        return float(g.length - g.round)
    p = g.params
    left = (GOAL[TEMPERATURE] - p[TEMPERATURE]) + (GOAL[OXYGEN] - p[OXYGEN]) + (GOAL[OCEANS] - p[OCEANS])
    pace = 1.0 + 0.8 * float(g.seats)
    return min(LONGEST_OUTLOOK, float(left) / pace)


def economy(g: Ares, seat: int, ahead: float) -> float:
    """Stock, hand and what production, rating and cards in play will still bring, in credits."""
    who = g.own[seat]
    stock = who.stock
    money = float(stock[CREDITS]) + PLANT * float(stock[PLANTS]) + WARMTH * float(stock[HEAT])
    each = float(g.yields(seat, CREDITS) + who.tr) + PLANT * float(g.yields(seat, PLANTS))
    each += WARMTH * float(g.yields(seat, HEAT))
    each += HAND_CARD * who.draws
    each += 2.5 * float(len(who.actors)) + 1.2 * float(len(who.listeners))
    each += 1.2 * who.capacity[0] + 1.6 * who.capacity[1]
    each += 1.0 * who.more_drawn + 3.0 * who.more_kept + 1.5 * who.standard_discount
    for cut in who.discount:
        each += 0.6 * float(cut)
    money += OFTEN * ahead * each
    hand = len(who.hand)
    if hand > CROWDED_HAND:
        hand = CROWDED_HAND
    return money + HAND_CARD * float(hand)


def spendable(g: Ares, ahead: float) -> float:
    """The share of all means that will still be spent: without an action phase to come they are worth nothing."""
    n = int(ahead)
    if n >= len(SPENT_LATER) or (g.phase <= ACTION and taking_place(g, ACTION)):
        return 1.0
    return SPENT_LATER[n]


def card_in_hand(ahead: float) -> float:
    """A card of the hand in credits, where the three goals count: what it sells for, and what it may bring."""
    return CARD_VALUE + PROMISE * ahead / (ahead + PROMISE)


def against_time(g: Ares, ahead: float) -> float:
    """Alone or with a partner: how far the means of all will reach towards the three goals, in credits, and points."""
    rounds = (OFTEN_ALONE if g.seats == 1 else OFTEN_TOGETHER) * ahead
    growth = GROWTH * ahead  # credits of today are invested, those to come on average half as long
    money = 0.0
    heat = 0.0
    plants = 0.0
    points = 0.0
    s = 0
    while s < g.seats:
        who = g.own[s]
        points += float(total(g, s))
        hand = len(who.hand)
        if hand > MOST_USED:
            hand = MOST_USED
        each = float(g.yields(s, CREDITS) + who.tr) + HAND_CARD * who.draws
        each += 2.5 * float(len(who.actors)) + 1.2 * float(len(who.listeners))
        each += 1.2 * who.capacity[0] + 1.6 * who.capacity[1]
        each += 1.0 * who.more_drawn + 3.0 * who.more_kept + 1.5 * who.standard_discount
        for cut in who.discount:
            each += 0.5 * float(cut)
        money += (1.0 + growth) * (float(who.stock[CREDITS]) + card_in_hand(ahead) * float(hand))
        money += (1.0 + 0.5 * growth) * rounds * each
        heat += float(who.stock[HEAT]) + rounds * float(g.yields(s, HEAT))
        plants += (float(who.stock[PLANTS]) + rounds * float(g.yields(s, PLANTS))) / float(who.greenery_cost)
        s += 1
    share = spendable(g, ahead)
    warmer = float(GOAL[TEMPERATURE] - g.params[TEMPERATURE]) - share * heat / HEAT_COST
    greener = float(GOAL[OXYGEN] - g.params[OXYGEN]) - share * plants
    need = float(STANDARD_PRICE[OCEAN_ACTION] * (GOAL[OCEANS] - g.params[OCEANS]))
    if warmer > 0.0:
        need += STANDARD_PRICE[TEMPERATURE_ACTION] * warmer
    if greener > 0.0:
        need += STANDARD_PRICE[FOREST_ACTION] * greener
    left = share * money - need
    if left > 0.0:
        left *= SPARE
    return left + CREDITS_PER_POINT * points


def value(g: Ares, seat: int, ahead: float) -> float:
    """Own prospects, less a share of the best rival's. `ahead` is the outlook when the choice is made: an action must
    not look worse because it brings the end nearer."""
    if g.length:
        return against_time(g, ahead)
    rate = POINTS_PER_CREDIT * ahead / (ahead + 2.0)
    own = 0.0
    rival = -1000.0
    s = 0
    while s < g.seats:
        worth = float(total(g, s)) + rate * economy(g, s, ahead)
        if s == seat:
            own = worth
        elif worth > rival:
            rival = worth
        s += 1
    return own - 0.3 * rival


# what a word of a card is worth in credits, by the name of its signal
SIGNAL_WORTH: Final = {
    "gain.credits": 1.0,
    "gain.plants": 2.0,
    "gain.heat": 1.5,
    "rating": 12.0,
    "raise.temperature": 13.0,
    "raise.oxygen": 13.0,
    "flip": 15.0,
    "forest": 10.0,
    "draw": 3.5,
    "points": 10.0,
    "extra_play": 6.0,
    "play_free": 0.7,
    "next.discount": 0.7,
    "add.animal": 3.0,
    "add.microbe": 1.5,
    "add.any": 2.0,
}
# and what counts anew in each round to come
ROUND_WORTH: Final = {
    "produce.credits": 1.0,
    "produce.plants": 2.0,
    "produce.heat": 1.5,
    "produce.cards": 3.6,
    "capacity.steel": 1.2,
    "capacity.titanium": 1.6,
    "discount.any": 1.5,
    "discount.building": 0.7,
    "discount.space": 0.7,
    "discount.earth": 0.5,
    "discount.power": 0.5,
    "discount.event": 0.5,
    "discount.standard": 1.0,
    "research.draw": 1.0,
    "research.keep": 3.0,
    "each.forest": 1.0,
}


def card_worth(card: Card, ahead: float) -> float:
    """A rough price of a card in hand, in credits, before its cost."""
    worth = 0.0
    for word in card.play:
        for name, n in word.signals():
            worth += n * SIGNAL_WORTH.get(name, 0.0)
            worth += n * ROUND_WORTH.get(name, 0.0) * OFTEN * ahead
    for effect in card.effects:
        for name, n in effect.signals():
            worth += n * ROUND_WORTH.get(name, 0.5) * OFTEN * ahead
    for act in card.acts:
        gain = 0.0
        for word in act.gets:
            for name, n in word.signals():
                gain += n * SIGNAL_WORTH.get(name, 2.0)
        for word in act.pays:
            for name, n in word.signals():
                gain += n * SIGNAL_WORTH.get(name, 0.0)
        worth += max(1.5, min(6.0, gain)) * OFTEN * ahead
    for need in card.needs:
        for name, n in need.signals():
            worth += n * SIGNAL_WORTH.get(name, 0.0)  # what is given up
    for count in card.points:
        for name, n in count.signals():
            worth += n * (10.0 if name == "points" else 12.0)
    return worth
