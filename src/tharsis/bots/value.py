"""What a position is worth to a seat, in points: those it has, and those its money and production will buy."""

from __future__ import annotations

from typing import Final

from tharsis.mars.board import AREAS, EMPTY, NEXT_TO, is_city
from tharsis.mars.game import Mars
from tharsis.mars.goals import MOST_MILESTONES, claimed_by
from tharsis.mars.map import LAND
from tharsis.mars.scoring import Points
from tharsis.mars.tracks import GOAL
from tharsis.native import i64
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import OCEANS, OXYGEN, TEMPERATURE

# what a cube is worth in credits by kind of stock, and what a step of production brings in a generation
CUBE_WORTH: Final = [1.0, 1.8, 2.7, 1.6, 0.7, 0.9]
FLOW_WORTH: Final = [1.5, 2.4, 3.5, 2.5, 1.3, 1.2]
RATING_WORTH: Final = 1.3
HAND_CARD: Final = 2.0
HOLDER: Final = 1.5  # what an action that collects cubes brings in a generation
POINTS_PER_CREDIT: Final = 0.11
RIVAL: Final = 0.35  # the share of the best rival's prospects that counts against us
AWARD_DOUBT: Final = 0.5  # an award is not won before the end: the doubt for each generation to come
NEAR_MILESTONE: Final = 1.0  # points for a milestone that is all but met
ROOM: Final = 0.3  # points for free land beside an own city
MARSBOT_PACE: Final = 3.2  # steps of terraforming in a generation against MarsBot
# what holdings in expansions bring in a generation
HOLDING: Final = {"colony": 1.5, "fleet": 5.0}


def outlook(g: Mars) -> float:
    """About how many generations are still to come."""
    p = g.params
    if g.seats == 1:
        return float(max(0, 14 - g.generation))
    left = (GOAL[0] - p[TEMPERATURE]) + (GOAL[1] - p[OXYGEN]) + (GOAL[2] - p[OCEANS])
    return float(left) / (MARSBOT_PACE if g.plays_itself(g.seats - 1) else 2.0 + 1.1 * float(g.seats))


def points_per_credit(ahead: float) -> float:
    """Money is worth less as the end comes near, and nothing in the last generation."""
    return POINTS_PER_CREDIT * ahead / (ahead + 0.6)


def economy(g: Mars, seat: i64, ahead: float) -> float:
    """Stock, hand and what production and rating will still bring, in credits."""
    who = g.seat[seat]
    money = 0.0
    i: i64 = 0
    while i < 6:
        money += CUBE_WORTH[i] * float(who.stock[i]) + FLOW_WORTH[i] * ahead * float(who.production[i])
        i += 1
    money += RATING_WORTH * ahead * float(who.tr)
    money += HAND_CARD * float(min(len(who.hand), 12)) * min(1.0, ahead / 2.0)
    for c in who.actors:
        if g.cards[c].holds:
            money += HOLDER * ahead
    for part in g.parts:
        worth = 0.0
        for name, n in part.holdings(seat):
            worth += HOLDING.get(name, 0.0) * n
        money += ahead * worth
    return money


def near_milestones(g: Mars, seat: i64) -> float:
    """The milestones that are still free, each by the square of the share that the seat has of it."""
    if len(g.milestones) >= 2 * MOST_MILESTONES:
        return 0.0
    out = 0.0
    for i, goal in enumerate(g.map.milestones):
        if claimed_by(g.milestones, i) < 0:
            share = min(1.0, float(g.measure(seat, goal.measure)) / float(goal.need))
            out += share * share
    return out


def room(g: Mars, seat: i64) -> i64:
    """Free land beside own cities, where greeneries will score."""
    n: i64 = 0
    if g.own_cities[seat] > 0:
        for a in range(AREAS):
            if g.owner[a] == seat and is_city(g.tile[a]):
                for b in NEXT_TO[a]:
                    if g.tile[b] == EMPTY and g.map.kind[b] == LAND:
                        n += 1
    return n


def value(g: Mars, seat: int, ahead: float) -> float:
    """Own prospects, less a share of the best rival's. `ahead` is the outlook when the choice is made: an action must
    not look worse because it brings the end nearer."""
    rate = points_per_credit(ahead)
    doubt = AWARD_DOUBT * ahead / (1.0 + AWARD_DOUBT * ahead)
    own = 0.0
    rival = -1000.0
    points = Points(g)
    for s in range(g.seats):
        worth = float(points.total(g, s)) - doubt * float(points.awards[s])
        if not g.plays_itself(s):  # MarsBot's credits are points already, and it produces nothing
            worth += rate * economy(g, s, ahead)
        if s == seat:
            own = worth + NEAR_MILESTONE * near_milestones(g, s) + ROOM * float(room(g, s)) * min(1.0, ahead / 3.0)
        elif worth > rival:
            rival = worth
    return own - RIVAL * rival if g.seats > 1 else own + terraforming(g)


def terraforming(g: Mars) -> float:
    """Solo: the goal is worth more than points."""
    p = g.params
    return 2.0 * float(p[TEMPERATURE] + p[OXYGEN] + p[OCEANS])


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
