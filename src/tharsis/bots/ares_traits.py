"""What there is to say about an option of Ares Expedition."""

from __future__ import annotations

from typing import Final

from tharsis.ares.boxes import ProduceEach
from tharsis.ares.game import PHASE_DISCOUNT, Ares
from tharsis.ares.phases import PLANNING
from tharsis.ares.seat import AresSeat
from tharsis.ares.terms import HEAT_COST, K_BONUS, K_FINISH, K_NEUTRAL, K_PHASE, K_RESUME, RESEARCH
from tharsis.bots.traits import CARDS, NOT_SETTLED, ODDS, ONE, PHASES, SIGNALS, CardTraits, steps_phase
from tharsis.kernel.code import first, kind_of, last, pack, second
from tharsis.kernel.game import Game
from tharsis.kernel.node import node_of
from tharsis.kernel.rows import row_with
from tharsis.native import Row, i64
from tharsis.vocabulary.card import Card, Flat
from tharsis.vocabulary.corporations import CHOOSE_CORPORATION
from tharsis.vocabulary.terms import (
    AUTOMATED,
    CREDITS,
    HEAT,
    K_CARD,
    K_CONVERT,
    K_NUMBER,
    K_PAY,
    K_PLAY,
    K_PROJECT,
    K_SELL,
    K_USE,
    PLANTS,
    STOCKS,
    TEMPERATURE,
)

ACTS: Final = 2  # of a card that are told apart
NODES_APART: Final = 8  # questions in which finishing is told apart

# what a seat has, as far as it matters for the choice of a phase
HAS_CREDITS: Final = 0
HAS_HAND: Final = 1
HAS_GREEN: Final = 2  # cards that it can pay for,
HAS_BLUE: Final = 3  # and red ones among them
HAS_PLANTS: Final = 4
HAS_HEAT: Final = 5
HAS_ACTORS: Final = 6  # cards in play with an action
HAS_INCOME: Final = 7
MEANS: Final = 8

# what speaks for one phase or another, where phases are planned; see `AresTraits.survey`
GREEN: Final = 0  # cards that could be played, and what the dearest of them costs
GREEN_DEAREST: Final = 1
BLUE: Final = 2  # and red ones among them
BLUE_DEAREST: Final = 3
HEAT_STEPS: Final = 4  # of the temperature, for heat that is there
GREENERIES: Final = 5  # for plants that are there
ACTIONS: Final = 6
CREDIT_STEPS: Final = 7  # of terraforming, for credits that are there
INCOME: Final = 8
HEAT_INCOME: Final = 9
PLANT_INCOME: Final = 10
DRAWS: Final = 11  # cards that production brings
THEIR_INCOME: Final = 12  # the others', on average
THEIR_GROWTH: Final = 13  # heat and plants that production brings them
THEIR_ACTORS: Final = 14
THEIR_STEPS: Final = 15  # for heat and plants that they have
THEIR_CREDITS: Final = 16
THEIR_HAND: Final = 17
FULL_HAND: Final = 18  # cards beyond seven
LEAD: Final = 19  # in terraforming, over the others
PLANS: Final = 20

# where the weights of each table begin
PLAY: Final = 0
PLAY_IN: Final = PLAY + CARDS
PLAY_SIGNAL: Final = PLAY_IN + CARDS * PHASES
CASH: Final = PLAY_SIGNAL + SIGNALS * PHASES
USE: Final = CASH + PHASES
USE_IN: Final = USE + CARDS * ACTS
PHASE: Final = USE_IN + CARDS * ACTS * PHASES
PHASE_BY: Final = PHASE + (RESEARCH + 1) * PHASES
FINISH: Final = PHASE_BY + (RESEARCH + 1) * MEANS
FINISH_RICH: Final = FINISH + NODES_APART * PHASES
STANDARD: Final = FINISH_RICH + NODES_APART * PHASES
CONVERT: Final = STANDARD + 8 * PHASES * 2
TAKE: Final = CONVERT + 4 * PHASES
TAKE_IN: Final = TAKE + CARDS
TAKE_SIGNAL: Final = TAKE_IN + CARDS * PHASES
CORPORATION: Final = TAKE_SIGNAL + SIGNALS * PHASES
ODD: Final = CORPORATION + CARDS
ODD_IN: Final = ODD + ODDS
AMOUNT: Final = ODD_IN + ODDS
# those that came later; what was learned before weighs nothing in them
SHORT: Final = AMOUNT + ODDS  # what cards of the hand must be given up for: a card, a standard action
COUNTED: Final = SHORT + 2 * PHASES  # production and points that are counted, of cards to play,
TAKE_COUNTED: Final = COUNTED + (len(STOCKS) + 1) * PHASES  # and to take
UNMET: Final = TAKE_COUNTED + (len(STOCKS) + 1) * PHASES
TAKE_CASH: Final = UNMET + PHASES
ALIKE: Final = TAKE_CASH + PHASES  # cards of the same kind that are in hand
TRADE: Final = ALIKE + 2 * PHASES
FINISH_HAND: Final = TRADE + PHASES
PLAN: Final = FINISH_HAND + NODES_APART * PHASES
AFTER: Final = PLAN + (RESEARCH + 1) * PLANS  # what others picked last, and so cannot pick,
AFTER_OWN: Final = AFTER + (RESEARCH + 1) * (RESEARCH + 1)  # and the seat itself
SIZE: Final = AFTER_OWN + (RESEARCH + 1) * (RESEARCH + 1)

CREDIT: Final = 3  # how much of a trait one credit is
GIVEN_UP: Final = ("discard", "sell", "hand", "give")  # how questions about lost cards begin,
TRADED: Final = ("redraw", "mulligan")  # and those about cards that others are drawn for
STEP: Final = 15  # credits for a step of terraforming, about
TAKE_BACK: Final = pack(K_RESUME)


def phase_of(g: Ares) -> int:
    """How far the game is: 0 at the start, 6 at the end."""
    if g.length:
        return min(g.round * PHASES // (g.length + 1), PHASES - 1)
    return steps_phase(g.params)


def cheapest(codes: Row) -> int:
    """The payment that takes the fewest cards, then the least of other things."""
    best = codes[0]
    least: i64 = -1
    for code in codes:
        given: i64 = 8 * second(code) + last(code)
        if least < 0 or given < least:
            least = given
            best = code
    return best


def steps_of_heat(g: Ares, who: AresSeat) -> i64:
    if g.at_goal(TEMPERATURE):
        return 0
    return who.stock[HEAT] // HEAT_COST


def usable(g: Ares, seat: i64, who: AresSeat) -> i64:
    """Cards in play with an action that can be paid for."""
    n: i64 = 0
    for c in who.actors:
        for act in g.cards[c].acts:
            if g.can_use(seat, c, act):
                n += 1
                break
    return n


class AresTraits(CardTraits):
    def __init__(self, cards: list[Card], known: list[str]) -> None:
        super().__init__(SIZE, cards, known)
        self.g: Ares | None = None
        self.trades = False  # cards that are picked are lost, and others drawn for them
        self.means: Row = row_with(PLANS)

    def look(self, g: Game, seat: int) -> None:
        assert isinstance(g, Ares)
        self.g = g
        self.turn_to(g, seat, phase_of(g))
        self.gives_up = self.node.text.startswith(GIVEN_UP)
        self.trades = self.node.text.startswith(TRADED)
        if self.node is PLANNING:
            self.survey(g, g.own[seat])

    def ask_again(self, g: Game, seat: int) -> None:
        """The phases that others have planned."""
        assert isinstance(g, Ares)
        for s in range(g.seats):
            if s != seat and g.own[s].planned and node_of(g.lanes[s].node) is PLANNING:
                g.take(s, [TAKE_BACK])

    def settled(self, codes: Row) -> int:
        if len(codes) > 0 and kind_of(codes[0]) == K_PAY:
            return cheapest(codes)
        return NOT_SETTLED

    def spared(self, code: int) -> bool:
        return kind_of(code) == K_SELL

    def tell(self, code: int) -> None:
        g = self.g
        assert g is not None
        kind = kind_of(code)
        if kind == K_PLAY:
            self.play(g, g.cards[last(code)])
        elif kind == K_USE:
            self.use(second(code), last(code))
        elif kind == K_PHASE or kind == K_NEUTRAL:
            self.plan(g, last(code))
        elif kind == K_CARD and self.node is CHOOSE_CORPORATION:
            self.put(CORPORATION + self.place_of(last(code)), ONE)
        elif kind == K_CARD and (self.many or self.gives_up):
            self.take(g, g.cards[last(code)])
        else:
            self.deed(g, kind, code)

    def play(self, g: Ares, card: Card) -> None:
        who = g.own[self.seat]
        place = self.place_of(card.number)
        price = g.price(who, card)
        self.put(PLAY + place, ONE)
        self.put(PLAY_IN + place * PHASES + self.phase, ONE)
        self.put(CASH + self.phase, price * CREDIT)
        self.put_short(SHORT, who, price)
        self.put_counted(COUNTED, g, card)
        self.put_signals(PLAY_SIGNAL, card.number)

    def put_short(self, table: i64, who: AresSeat, price: i64) -> None:
        """Credits that are lacking, for which cards of the hand are given up."""
        lack: i64 = price - who.stock[CREDITS]
        if who.heat_pays:
            lack -= who.stock[HEAT]
        if lack > 0:
            self.put(table + self.phase, lack * CREDIT)

    def put_counted(self, table: i64, g: Ares, card: Card) -> None:
        """What the card would yield and be worth as things are, where that is counted."""
        for step in card.steps:
            if isinstance(step, ProduceEach):
                self.put_count(table + step.kind * PHASES, step.count.total(g, self.seat, card.number))
        points: i64 = 0
        for count in card.points:
            if not isinstance(count, Flat):
                points += count.total(g, self.seat, card.number)
        self.put_count(table + len(STOCKS) * PHASES, points)

    def put_count(self, table: i64, count: i64) -> None:
        if count > 0:
            self.put(table + self.phase, min(count, 8) * ONE // 4)

    def use(self, card: i64, index: i64) -> None:
        act = self.place_of(card) * ACTS
        if index > 0:
            act += 1
        self.put(USE + act, ONE)
        self.put(USE_IN + act * PHASES + self.phase, ONE)

    def take(self, g: Ares, card: Card) -> None:
        """A card to hand, or out of it."""
        who = g.own[self.seat]
        place = self.place_of(card.number)
        self.put(TAKE + place, ONE)
        self.put(TAKE_IN + place * PHASES + self.phase, ONE)
        self.put(TAKE_CASH + self.phase, g.price(who, card) * CREDIT)
        if len(card.needs) > 0 and not g.meets(self.seat, who, card):
            self.put(UNMET + self.phase, ONE)
        alike: i64 = 0
        for c in who.hand:
            if c != card.number and (g.cards[c].kind == AUTOMATED) == (card.kind == AUTOMATED):
                alike += 1
        kind: i64 = PHASES if card.kind == AUTOMATED else 0
        self.put(ALIKE + kind + self.phase, 6 * alike)
        self.put_counted(TAKE_COUNTED, g, card)
        self.put_signals(TAKE_SIGNAL, card.number)
        if self.trades or (self.node.text.startswith("discard") and not self.many):
            self.turn_round()
            self.put(TRADE + self.phase, ONE)

    def turn_round(self) -> None:
        """What speaks for a card speaks against parting with it."""
        i: i64 = 0
        while i < self.count:
            self.amount[i] = -self.amount[i]
            i += 1

    def plan(self, g: Ares, phase: i64) -> None:
        """A phase, by what the seat could do in it."""
        who = g.seat[self.seat]
        green: i64 = 0
        blue: i64 = 0
        for c in who.hand:
            card = g.cards[c]
            if g.price(who, card) <= who.stock[CREDITS]:
                if card.kind == AUTOMATED:
                    green += 1
                else:
                    blue += 1
        by: i64 = PHASE_BY + phase * MEANS
        self.put(PHASE + phase * PHASES + self.phase, ONE)
        self.put(by + HAS_CREDITS, min(who.stock[CREDITS], 60))
        self.put(by + HAS_HAND, 6 * len(who.hand))
        self.put(by + HAS_GREEN, min(green, 5) * ONE // 4)
        self.put(by + HAS_BLUE, min(blue, 5) * ONE // 4)
        self.put(by + HAS_PLANTS, min(who.stock[PLANTS], 24) * 3)
        self.put(by + HAS_HEAT, min(who.stock[HEAT], 24) * 3)
        self.put(by + HAS_ACTORS, 6 * len(who.actors))
        self.put(by + HAS_INCOME, min(who.tr + who.production[CREDITS], 60))
        if self.node is PLANNING:
            i: i64 = 0
            while i < PLANS:
                if self.means[i] != 0:
                    self.put(PLAN + phase * PLANS + i, self.means[i])
                i += 1
            self.put_after(g, phase)

    def put_after(self, g: Ares, phase: i64) -> None:
        """By the phases of the round before: nobody may pick the same again."""
        rivals: i64 = g.seats - 1
        s: i64 = 0
        for who in g.own:
            if s == self.seat:
                self.put(AFTER_OWN + phase * (RESEARCH + 1) + who.picked, ONE)
            else:
                self.put(AFTER + phase * (RESEARCH + 1) + who.picked, ONE // rivals)
            s += 1

    def survey(self, g: Ares, who: AresSeat) -> None:
        """What speaks for one phase or another: cards that could be played, steps that could be taken, what would be
        produced, and what others would get out of it."""
        means = self.means
        i: i64 = 0
        while i < PLANS:
            means[i] = 0
            i += 1
        self.survey_hand(g, who)
        means[HEAT_STEPS] = 16 * steps_of_heat(g, who)
        means[GREENERIES] = 16 * (who.stock[PLANTS] // who.greenery_cost)
        means[ACTIONS] = 12 * usable(g, self.seat, who)
        means[CREDIT_STEPS] = 16 * min(who.stock[CREDITS] // STEP, 5)
        means[INCOME] = 2 * min(who.tr + g.yields(self.seat, CREDITS), 80)
        means[HEAT_INCOME] = 4 * min(g.yields(self.seat, HEAT), 24)
        means[PLANT_INCOME] = 6 * min(g.yields(self.seat, PLANTS), 16)
        means[DRAWS] = 16 * who.draws
        means[FULL_HAND] = 16 * max(len(who.hand) - 7, 0)
        rivals: i64 = g.seats - 1
        s: i64 = 0
        for other in g.own:
            if s != self.seat:
                means[THEIR_INCOME] += 2 * min(other.tr + g.yields(s, CREDITS), 80) // rivals
                means[THEIR_GROWTH] += 4 * min(g.yields(s, HEAT) + g.yields(s, PLANTS), 30) // rivals
                means[THEIR_ACTORS] += 6 * len(other.actors) // rivals
                steps: i64 = steps_of_heat(g, other) + other.stock[PLANTS] // other.greenery_cost
                means[THEIR_STEPS] += 16 * steps // rivals
                means[THEIR_CREDITS] += min(other.stock[CREDITS], 60) // rivals
                means[THEIR_HAND] += 6 * len(other.hand) // rivals
                means[LEAD] += 2 * (who.tr - other.tr) // rivals
            s += 1

    def survey_hand(self, g: Ares, who: AresSeat) -> None:
        """Cards that could be played, and the dearest of them."""
        means = self.means
        for c in who.hand:
            card = g.cards[c]
            green = card.kind == AUTOMATED
            spare: i64 = who.stock[CREDITS] - g.price(who, card)
            if green:
                spare += PHASE_DISCOUNT
            if spare >= 0 and (len(card.needs) == 0 or g.meets(self.seat, who, card)):
                cards: i64 = GREEN if green else BLUE
                dearest: i64 = GREEN_DEAREST if green else BLUE_DEAREST
                means[cards] = min(means[cards] + 16, 80)
                means[dearest] = max(means[dearest], i64(2 * min(card.cost, 40)))

    def deed(self, g: Ares, kind: int, code: int) -> None:
        who = g.own[self.seat]
        phase = self.phase
        if kind == K_FINISH:
            apart = self.node.key % NODES_APART * PHASES + phase
            self.put(FINISH + apart, ONE)
            self.put(FINISH_RICH + apart, min(2 * who.stock[CREDITS], 4 * ONE))
            self.put(FINISH_HAND + apart, 6 * len(who.hand))
        elif kind == K_PROJECT:
            idle = 1 if last(code) > 0 and g.complete(0 if last(code) == 1 else 2) else 0
            self.put(STANDARD + (last(code) % 8 * 2 + idle) * PHASES + phase, ONE)
            self.put_short(SHORT + PHASES, who, g.standard_price(who, last(code)))
        elif kind == K_CONVERT:
            idle = 1 if last(code) == 1 and g.complete(0) else 0
            self.put(CONVERT + (last(code) % 2 * 2 + idle) * PHASES + phase, ONE)
        else:
            self.odd(kind, code)

    def odd(self, kind: int, code: int) -> None:
        three = last(code)
        if kind == K_CARD:
            three = int(self.place_of(three))
        elif kind == K_BONUS:
            three = 0
        self.put_odd(ODD, self.node, kind, first(code), second(code), three)
        self.put_odd(ODD_IN, self.node, kind, first(code), second(code), three + 1000 * int(self.phase))
        if kind == K_NUMBER:
            self.put(AMOUNT + self.node.key % ODDS, i64(three) * ONE // 4)
