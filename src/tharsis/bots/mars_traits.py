"""What there is to say about an option of Terraforming Mars."""

from __future__ import annotations

from typing import Final

from tharsis.bots.traits import CARDS, NOT_SETTLED, ODDS, ONE, PHASES, SIGNALS, CardTraits, steps_phase
from tharsis.kernel.code import first, kind_of, last, second
from tharsis.kernel.game import Game
from tharsis.kernel.node import Node
from tharsis.mars.board import EMPTY, GREENERY_TILE, NEXT_TO, OCEAN_TILE, is_city
from tharsis.mars.game import Mars
from tharsis.mars.map import BONUSES, LAND
from tharsis.mars.phases import DRAFTING, FIRST_HAND
from tharsis.mars.place import LAST_GREENERY, Place
from tharsis.mars.setup import SOLO_GENERATIONS
from tharsis.native import Row, i64
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.corporations import CHOOSE_CORPORATION
from tharsis.vocabulary.selling import SELLING
from tharsis.vocabulary.terms import (
    BUILDING,
    CREDITS,
    K_CARD,
    K_CLAIM,
    K_CONVERT,
    K_END,
    K_FIRST_ACTION,
    K_FUND,
    K_NUMBER,
    K_PASS,
    K_PAY,
    K_PLACE,
    K_PLAY,
    K_PROJECT,
    K_SELL,
    K_TARGET,
    K_USE,
    SPACE,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)
from tharsis.vocabulary.world import Seat

ACTS: Final = 2  # of a card that are told apart
KINDS_OF_TILE: Final = 4  # ocean, greenery, city, other
AROUND: Final = 7  # what lies beside an area, see `beside`
OF_AREA: Final = AROUND + len(BONUSES)
AWARDS: Final = 3  # that can be funded, each at its price
PROJECTS: Final = 16

# where the weights of each table begin
PLAY: Final = 0
PLAY_IN: Final = PLAY + CARDS
PLAY_SIGNAL: Final = PLAY_IN + CARDS * PHASES
CASH: Final = PLAY_SIGNAL + SIGNALS * PHASES
METAL: Final = CASH + PHASES
USE: Final = METAL + PHASES
USE_IN: Final = USE + CARDS * ACTS
PROJECT: Final = USE_IN + CARDS * ACTS * PHASES
CONVERT: Final = PROJECT + PROJECTS * PHASES * 2
CLAIM: Final = CONVERT + 4 * PHASES
FUND: Final = CLAIM + PHASES
LEAD: Final = FUND + AWARDS * PHASES
PASS: Final = LEAD + AWARDS * PHASES
PASS_RICH: Final = PASS + PHASES
END: Final = PASS_RICH + PHASES
END_RICH: Final = END + PHASES
TAKE: Final = END_RICH + PHASES
TAKE_IN: Final = TAKE + CARDS
TAKE_SIGNAL: Final = TAKE_IN + CARDS * PHASES
TAKE_ANY: Final = TAKE_SIGNAL + SIGNALS * PHASES
TAKE_RICH: Final = TAKE_ANY + PHASES
TAKE_FULL: Final = TAKE_RICH + PHASES
FIRST: Final = TAKE_FULL + PHASES
FIRST_ANY: Final = FIRST + CARDS
CORPORATION: Final = FIRST_ANY + 1
AREA: Final = CORPORATION + CARDS
ODD: Final = AREA + KINDS_OF_TILE * OF_AREA
ODD_IN: Final = ODD + ODDS
AMOUNT: Final = ODD_IN + ODDS
SIZE: Final = AMOUNT + ODDS

CREDIT: Final = 3  # how much of a trait one credit is
HAND_CARD: Final = 6
FURTHEST: Final = 2 * ONE  # a lead


def phase_of(g: Mars) -> int:
    """How far the game is: 0 at the start, 6 in the last generation."""
    if g.seats == 1:
        if g.generation >= SOLO_GENERATIONS:
            return PHASES - 1
        return min((g.generation - 1) // 2, PHASES - 2)
    return steps_phase(g.params)


def lead(g: Mars, seat: int, award: int) -> i64:
    """By how much the seat leads, or lies behind, in what an award counts."""
    what = g.map.awards[award].measure
    own = g.measure(seat, what)
    best = 0
    for s in range(g.seats):
        if s != seat:
            best = max(best, g.measure(s, what))
    ahead = (own - best) * 5 * ONE // (10 + own + best)
    return max(-FURTHEST, min(FURTHEST, ahead))


def kind_of_tile(node: Node) -> int:
    if node is LAST_GREENERY:
        return 1
    if isinstance(node, Place):
        if node.tile == OCEAN_TILE:
            return 0
        if node.tile == GREENERY_TILE:
            return 1
        if is_city(node.tile):
            return 2
    return 3


def least_missed(codes: Row) -> int:
    """The payment that takes what is worth least otherwise: metals before credits."""
    best = codes[0]
    most: i64 = -1
    for code in codes:
        spared: i64 = 9 * first(code) + 15 * second(code) + 3 * last(code)
        if spared > most:
            most = spared
            best = code
    return best


class MarsTraits(CardTraits):
    def __init__(self, cards: list[Card], known: list[str]) -> None:
        super().__init__(SIZE, cards, known)
        self.g: Mars | None = None
        self.takes = False  # the question is which cards to take to hand
        self.sells_out = False  # who has nothing left to do sells his cards before he passes

    def look(self, g: Game, seat: int) -> None:
        assert isinstance(g, Mars)
        self.g = g
        self.turn_to(g, seat, phase_of(g))
        node = self.node
        self.gives_up = node is SELLING or node.text.startswith("discard")
        self.takes = node.many or node is DRAFTING
        # cards are worth a credit each, and nothing when the game is over
        last_chance = self.phase == PHASES - 1 and len(g.seat[seat].hand) > 0
        self.clears_out = last_chance and node is SELLING
        self.sells_out = last_chance and self.offers_to_sell(g, seat)

    def offers_to_sell(self, g: Mars, seat: int) -> bool:
        offer = g.offers[seat]
        assert offer is not None
        for code in offer.codes:
            if kind_of(code) == K_SELL:
                return True
        return False

    def settled(self, codes: Row) -> int:
        if len(codes) == 0:
            return NOT_SETTLED
        kind = kind_of(codes[0])
        if kind == K_PAY:
            return least_missed(codes)
        return codes[0] if kind == K_FIRST_ACTION else NOT_SETTLED

    def spared(self, code: int) -> bool:
        return kind_of(code) == (K_PASS if self.sells_out else K_SELL)

    def tell(self, code: int) -> None:
        g = self.g
        assert g is not None
        kind = kind_of(code)
        if kind == K_SELL:
            kind = K_PASS
        if kind == K_PLAY:
            self.play(g, g.cards[last(code)])
        elif kind == K_USE:
            self.use(second(code), last(code))
        elif kind == K_PLACE:
            self.area(g, last(code))
        elif kind == K_CARD and self.node is CHOOSE_CORPORATION:
            self.put(CORPORATION + self.place_of(last(code)), ONE)
        elif kind == K_CARD and self.takes:
            self.take(g, last(code))
        else:
            self.deed(g, kind, code)

    def play(self, g: Mars, card: Card) -> None:
        who = g.seat[self.seat]
        price = g.price(who, card)
        metal: i64 = 0
        if card.mask >> BUILDING & 1:
            metal += who.steel_worth * who.stock[STEEL]
        if card.mask >> SPACE & 1:
            metal += who.titanium_worth * who.stock[TITANIUM]
        if metal > price:
            metal = price
        place = self.place_of(card.number)
        self.put(PLAY + place, ONE)
        self.put(PLAY_IN + place * PHASES + self.phase, ONE)
        self.put(CASH + self.phase, (price - metal) * CREDIT)
        self.put(METAL + self.phase, metal * CREDIT)
        self.put_signals(PLAY_SIGNAL, card.number)

    def use(self, card: i64, index: i64) -> None:
        act = self.place_of(card) * ACTS
        if index > 0:
            act += 1
        self.put(USE + act, ONE)
        self.put(USE_IN + act * PHASES + self.phase, ONE)

    def take(self, g: Mars, card: i64) -> None:
        """A card to hand, in whatever way."""
        who = g.seat[self.seat]
        place = self.place_of(card)
        self.put(TAKE + place, ONE)
        self.put_signals(TAKE_SIGNAL, card)
        if self.node is FIRST_HAND:
            self.put(FIRST + place, ONE)
            self.put(FIRST_ANY, ONE)
            return
        self.put(TAKE_IN + place * PHASES + self.phase, ONE)
        self.put(TAKE_ANY + self.phase, ONE)
        self.put(TAKE_RICH + self.phase, self.purse(who))
        self.put(TAKE_FULL + self.phase, HAND_CARD * len(who.hand))

    def purse(self, who: Seat) -> i64:
        return min(2 * who.stock[CREDITS], 4 * ONE)

    def area(self, g: Mars, area: int) -> None:
        table: i64 = AREA + kind_of_tile(self.node) * OF_AREA
        for beside in NEXT_TO[area]:
            self.put(table + self.beside(g, beside), ONE // 2)
        bonus = g.map.bonus[area]
        i = 0
        while i < len(bonus):
            self.put(table + AROUND + bonus[i], ONE // 2 * bonus[i + 1])
            i += 2

    def beside(self, g: Mars, area: int) -> i64:
        tile = g.tile[area]
        if tile == EMPTY and g.map.kind[area] == LAND:
            return 1
        if tile == OCEAN_TILE:
            return 2
        mine = g.owner[area] == self.seat
        if tile == GREENERY_TILE:
            return 3 if mine else 4
        if is_city(tile):
            return 5 if mine else 6
        return 0

    def deed(self, g: Mars, kind: int, code: int) -> None:
        """The rest of what a turn may be, and answers to small questions."""
        who = g.seat[self.seat]
        phase = self.phase
        if kind == K_PROJECT and last(code) < PROJECTS:
            idle = 1 if last(code) == 1 and g.complete(TEMPERATURE) else 0
            self.put(PROJECT + (last(code) * 2 + idle) * PHASES + phase, ONE)
        elif kind == K_CONVERT:
            idle = 1 if last(code) == 1 and g.complete(TEMPERATURE) else 0
            self.put(CONVERT + (last(code) * 2 + idle) * PHASES + phase, ONE)
        elif kind == K_CLAIM:
            self.put(CLAIM + phase, ONE)
        elif kind == K_FUND:
            place = min(len(g.awards) // 2, AWARDS - 1) * PHASES
            self.put(FUND + place + phase, ONE)
            self.put(LEAD + place + phase, lead(g, self.seat, last(code)))
        elif kind == K_PASS:
            self.put(PASS + phase, ONE)
            self.put(PASS_RICH + phase, self.purse(who))
        elif kind == K_END:
            self.put(END + phase, ONE)
            self.put(END_RICH + phase, self.purse(who))
        else:
            self.odd(kind, code)

    def odd(self, kind: int, code: int) -> None:
        one = first(code)
        two = second(code)
        three = last(code)
        if kind == K_TARGET:  # whom it hits matters, not where on the table
            one = 1 if one == self.seat else 0
            two = 0
            three = 0
        elif kind == K_CARD:
            three = int(self.place_of(three))
        self.put_odd(ODD, self.node, kind, one, two, three)
        self.put_odd(ODD_IN, self.node, kind, one, two, three + 1000 * int(self.phase))
        if kind == K_NUMBER:
            self.put_amount(three)

    def put_amount(self, amount: i64) -> None:
        self.put(AMOUNT + self.node.key % ODDS, amount * ONE // 4)
