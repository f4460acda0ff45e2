"""What a position is worth to a seat, in points: those it has, and those its money and production will buy."""

from __future__ import annotations

from typing import Final

from tharsis.mars.game import Mars
from tharsis.mars.marsbot import MARSBOT
from tharsis.mars.planet import GOAL
from tharsis.mars.scoring import total
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import OCEANS, OXYGEN, TEMPERATURE

# what a cube is worth in credits, by kind of stock
CUBE_WORTH: Final = [1.0, 1.8, 2.7, 1.6, 0.7, 0.9]
LONGEST_OUTLOOK: Final = 10.0
HAND_CARD: Final = 2.0
POINTS_PER_CREDIT: Final = 0.11
HURRY: Final = 0.8  # points for a step of terraforming against MarsBot, which gains more than we do by a long game
COLONY: Final = 1.5  # what a colony and a fleet bring in a generation
FLEET: Final = 5.0


def outlook(g: Mars) -> float:
    """About how many generations are still to come."""
    p = g.params
    if g.seats == 1:
        return float(max(0, 14 - g.generation))
    left = (GOAL[0] - p[TEMPERATURE]) + (GOAL[1] - p[OXYGEN]) + (GOAL[2] - p[OCEANS])
    pace = 2.0 + 1.1 * g.seats
    return min(LONGEST_OUTLOOK, left / pace)


def economy(g: Mars, seat: int, ahead: float) -> float:
    """Stock, hand and what production and rating will still bring, in credits."""
    who = g.seat[seat]
    money = 0.0
    i = 0
    while i < 6:
        money += CUBE_WORTH[i] * (who.stock[i] + ahead * who.production[i])
        i += 1
    money += ahead * who.tr
    money += HAND_CARD * min(len(who.hand), 12) * min(1.0, ahead / 2.0)
    for c in who.actors:
        if g.cards[c].holds:
            money += 1.5 * ahead
    if g.marker:
        money += ahead * (COLONY * g.colonies.count(seat) + FLEET * who.fleets)
    return money


def value(g: Mars, seat: int, ahead: float) -> float:
    """Own prospects, less a share of the best rival's. `ahead` is the outlook when the choice is made: an action must
    not look worse because it brings the end nearer."""
    rate = POINTS_PER_CREDIT * ahead / (ahead + 1.0)
    own = 0.0
    rival = -1000.0
    s = 0
    while s < g.seats:
        worth = float(total(g, s))
        if g.robot is None or s != MARSBOT:  # MarsBot's credits are points already, and it produces nothing
            worth += rate * economy(g, s, ahead)
        if s == seat:
            own = worth
        elif worth > rival:
            rival = worth
        s += 1
    if g.robot is not None:
        return own - 0.35 * rival + HURRY * (g.params[TEMPERATURE] + g.params[OXYGEN] + g.params[OCEANS])
    return own - 0.35 * rival if g.seats > 1 else own + terraforming(g)


def terraforming(g: Mars) -> float:
    """Solo: the goal is worth more than points."""
    p = g.params
    return 2.0 * (p[TEMPERATURE] + p[OXYGEN] + p[OCEANS])


# what a word of a card is worth in credits, by the name of its signal; production counts each generation to come
SIGNAL_WORTH: Final = {
    "gain.credits": 1.0,
    "gain.steel": 1.8,
    "gain.titanium": 2.7,
    "gain.plants": 1.6,
    "gain.energy": 0.7,
    "gain.heat": 0.9,
    "rating": 8.0,
    "raise.temperature": 9.0,
    "raise.oxygen": 9.0,
    "place.ocean": 11.0,
    "place.greenery": 16.0,
    "place.city": 12.0,
    "place.capital": 16.0,
    "draw": 3.0,
    "points": 5.0,
    "colony": 13.0,
    "trade": 5.0,
    "own_bonuses": 3.0,
    "remove.plants": 0.5,
}
PRODUCTION_WORTH: Final = {
    "produce.credits": 1.0,
    "produce.steel": 1.8,
    "produce.titanium": 2.7,
    "produce.plants": 1.9,
    "produce.energy": 1.2,
    "produce.heat": 0.9,
    "discount.any": 2.0,
    "discount.trade": 0.8,
    "trade_advance": 1.2,
    "fleet": 4.0,
    "discount.space": 1.0,
    "discount.earth": 0.7,
    "discount.power": 0.5,
}


def card_worth(card: Card, ahead: float) -> float:
    """A rough price of a card in hand, in credits, before its cost."""
    worth = 0.0
    for word in card.play:
        for name, n in word.signals():
            worth += n * (SIGNAL_WORTH.get(name, 0.5) if name not in PRODUCTION_WORTH else 0.0)
            worth += n * PRODUCTION_WORTH.get(name, 0.0) * ahead
    for effect in card.effects:
        for name, n in effect.signals():
            worth += n * PRODUCTION_WORTH.get(name, 0.4) * ahead
    for act in card.acts:
        for word in act.gets:
            for name, n in word.signals():
                worth += n * min(4.0, SIGNAL_WORTH.get(name, 2.0)) * 0.7 * ahead
    for count in card.points:
        for name, n in count.signals():
            worth += n * (5.0 if name == "points" else 2.0)
    return worth
