"""Traits: what there is to say about an option, for a policy to weigh. Each game has its own (`mars_traits`).

They are told as whole numbers, and so is all that a policy makes of them: the same moves on every machine, compiled or
not.
"""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.node import Node, node_of, stable
from tharsis.kernel.rows import row_of, row_with
from tharsis.native import Row, append, i64
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.selling import SELLING

ONE: Final = 64  # how much of a trait a plain yes is
MOST: Final = 64  # traits of one option
NOT_SETTLED: Final = -1


class Traits:
    """Of the options of one question: `look` at the table, then `tell` of one option after the other.

    Nothing is read but what the seat may know: what is open, and its own cards. So a policy answers the same on the
    table itself and on every sample of a view of it.
    """

    def __init__(self, size: int) -> None:
        self.size: Final = size  # how many weights there are
        self.weight: Row = row_with(MOST)  # which of them the option calls up,
        self.amount: Row = row_with(MOST)  # and how much of each
        self.count: i64 = 0
        self.many = False  # several options may be picked,
        self.gives_up = False  # and those picked are lost,
        self.clears_out = False  # all of them if possible

    def put(self, weight: i64, amount: i64) -> None:
        self.weight[self.count] = weight
        self.amount[self.count] = amount
        self.count += 1

    def look(self, g: Game, seat: int) -> None:
        """What matters for all options of the question to this seat."""
        raise NotImplementedError

    def settled(self, codes: Row) -> int:
        """The answer where there is nothing to weigh, or NOT_SETTLED."""
        return NOT_SETTLED

    def spared(self, code: int) -> bool:
        """An option that is left alone if there is another."""
        return False

    def tell(self, code: int) -> None:
        """Puts the traits of an option, after those that are there."""
        raise NotImplementedError

    def ask_again(self, g: Game, seat: int) -> None:
        """What others have chosen in secret, they choose once more: a sample draws it by chance, a policy by what it
        knows of them."""


PHASES: Final = 7  # parts of a game, in which the same option is worth more or less
CARDS: Final = 512  # places for cards, the first for those that nobody has learned anything about
SIGNALS: Final = 256  # places for what cards say of themselves
ODDS: Final = 4096  # and for all that has no place of its own


STEPS: Final = 42  # from a dry planet to a green one, in both games
# so many of them are left at least in each phase but the last two
LEFT: Final = [39, 32, 24, 16, 8]


def steps_phase(params: Row) -> int:
    """How far a game is that ends with a green planet: 0 at the start, 6 in the last generation."""
    left = STEPS - params[0] - params[1] - params[2]
    if left <= 0:
        return PHASES - 1
    phase = 0
    while phase < len(LEFT) and left < LEFT[phase]:
        phase += 1
    return phase


class CardTraits(Traits):
    """What games with cards have in common. A card has a place by its name, not by its number, which may be another
    tomorrow; and it says something by its signals, so that a card nobody has seen is not blank."""

    def __init__(self, size: int, cards: list[Card], known: list[str]) -> None:
        super().__init__(size)
        places = {name: i for i, name in enumerate(known)}
        self.places: Row = row_of([places.get(card.name, 0) for card in cards])
        self.first_signal: Row = row_of([])  # of each card, and one more
        self.signal: Row = row_of([])
        self.strength: Row = row_of([])
        for card in cards:
            self.first_signal = append(self.first_signal, len(self.signal))
            for name, strength in signals_of(card):
                self.signal = append(self.signal, stable(name) % SIGNALS)
                self.strength = append(self.strength, strength)
        self.first_signal = append(self.first_signal, len(self.signal))
        self.phase: i64 = 0
        self.seat = 0  # who is asked,
        self.node: Node = SELLING  # and what

    def turn_to(self, g: Game, seat: int, phase: i64) -> None:
        """The question to this seat, in a phase of the game."""
        self.seat = seat
        self.node = node_of(g.lanes[seat].node)
        self.phase = phase
        self.many = self.node.many

    def place_of(self, card: i64) -> i64:
        if card >= len(self.places):  # it was added to the box later
            return 0
        return self.places[card]

    def put_signals(self, table: i64, card: i64) -> None:
        """What the card says of itself, in this phase."""
        if card >= len(self.places):
            return
        i = self.first_signal[card]
        end = self.first_signal[card + 1]
        while i < end:
            self.put(table + self.signal[i] * PHASES + self.phase, self.strength[i])
            i += 1

    def put_odd(self, table: i64, node: Node, kind: i64, one: i64, two: i64, three: i64) -> None:
        """For an option without a place of its own: two may have to share one."""
        self.put(table + (node.key * 37 + kind * 5 + one * 101 + two * 11 + three * 3) % ODDS, ONE)


STRONGEST: Final = 4  # of a signal: more of it says no more


def signals_of(card: Card) -> list[tuple[str, int]]:
    """What a card brings when it is played, its effects, actions and points, as traits."""
    found = [(name, n) for word in [*card.play, *card.effects, *card.points] for name, n in word.signals()]
    found += [("act." + name, n) for act in card.acts for word in act.gets for name, n in word.signals()]
    return [(name, max(-STRONGEST, min(STRONGEST, n)) * ONE // STRONGEST) for name, n in found[: MOST // 4]]
