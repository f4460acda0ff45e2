"""What there is to say about an option of Ares Expedition."""

from __future__ import annotations

from typing import Final

from tharsis.ares.game import Ares
from tharsis.ares.terms import K_BONUS, K_FINISH, K_NEUTRAL, K_PHASE, RESEARCH
from tharsis.bots.traits import CARDS, NOT_SETTLED, ODDS, ONE, PHASES, SIGNALS, CardTraits, steps_phase
from tharsis.kernel.code import first, kind_of, last, second
from tharsis.kernel.game import Game
from tharsis.native import Row, i64
from tharsis.vocabulary.card import Card
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
)

ACTS: Final = 2  # of a card that are told apart
MEANS: Final = 8  # what a seat has, as far as it matters for the choice of a phase
NODES_APART: Final = 8  # questions in which finishing is told apart

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
SIZE: Final = AMOUNT + ODDS

CREDIT: Final = 3  # how much of a trait one credit is
GIVEN_UP: Final = ("discard", "sell", "redraw", "mulligan", "hand", "give")  # how questions about lost cards begin


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


class AresTraits(CardTraits):
    def __init__(self, cards: list[Card], known: list[str]) -> None:
        super().__init__(SIZE, cards, known)
        self.g: Ares | None = None

    def look(self, g: Game, seat: int) -> None:
        assert isinstance(g, Ares)
        self.g = g
        self.turn_to(g, seat, phase_of(g))
        self.gives_up = self.node.text.startswith(GIVEN_UP)

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
            self.take(last(code))
        else:
            self.deed(g, kind, code)

    def play(self, g: Ares, card: Card) -> None:
        place = self.place_of(card.number)
        self.put(PLAY + place, ONE)
        self.put(PLAY_IN + place * PHASES + self.phase, ONE)
        self.put(CASH + self.phase, g.price(g.seat[self.seat], card) * CREDIT)
        self.put_signals(PLAY_SIGNAL, card.number)

    def use(self, card: i64, index: i64) -> None:
        act = self.place_of(card) * ACTS
        if index > 0:
            act += 1
        self.put(USE + act, ONE)
        self.put(USE_IN + act * PHASES + self.phase, ONE)

    def take(self, card: i64) -> None:
        place = self.place_of(card)
        self.put(TAKE + place, ONE)
        self.put(TAKE_IN + place * PHASES + self.phase, ONE)
        self.put_signals(TAKE_SIGNAL, card)

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
        self.put(by, min(who.stock[CREDITS], 60))
        self.put(by + 1, 6 * len(who.hand))
        self.put(by + 2, min(green, 5) * ONE // 4)
        self.put(by + 3, min(blue, 5) * ONE // 4)
        self.put(by + 4, min(who.stock[PLANTS], 24) * 3)
        self.put(by + 5, min(who.stock[HEAT], 24) * 3)
        self.put(by + 6, 6 * len(who.actors))
        self.put(by + 7, min(who.tr + who.production[CREDITS], 60))

    def deed(self, g: Ares, kind: int, code: int) -> None:
        who = g.seat[self.seat]
        phase = self.phase
        if kind == K_FINISH:
            apart = self.node.key % NODES_APART * PHASES + phase
            self.put(FINISH + apart, ONE)
            self.put(FINISH_RICH + apart, min(2 * who.stock[CREDITS], 4 * ONE))
        elif kind == K_PROJECT:
            idle = 1 if last(code) > 0 and g.complete(0 if last(code) == 1 else 2) else 0
            self.put(STANDARD + (last(code) % 8 * 2 + idle) * PHASES + phase, ONE)
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
