"""A node that asks one seat something. What it offers, what an answer does and how an option is told is all it says:
its frame is taken apart here."""

from __future__ import annotations

from tharsis.kernel.code import Offer
from tharsis.kernel.lanes import Lane, drop, push
from tharsis.kernel.node import ASKS, MOVED, Node
from tharsis.kernel.option import Option
from tharsis.kernel.typed import G
from tharsis.native import Row, i64


class Asking(Node[G]):
    """*seat* is asked; *card* is where the words stand, *about* is the occasion."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.opens = False  # something is done before the question is put, see opening()

    # what a subclass says
    def opening(self, g: G, seat: i64, card: i64, about: i64) -> None:
        """What is done once, before the question: cards are dealt of which some may be kept."""
        raise NotImplementedError(self.text)

    def asks(self, g: G, seat: i64, card: i64, about: i64) -> bool:
        """Whether there is anything to ask."""
        return True

    def unasked(self, g: G, seat: i64, card: i64, about: i64) -> None:
        """What happens where there is nothing to ask."""

    def choices(self, g: G, seat: i64, card: i64, about: i64) -> Offer:
        """The options."""
        raise NotImplementedError(self.text)

    def limits(self, g: G, seat: i64, card: i64, about: i64) -> tuple[int, int]:
        """How many of them are picked at least and at most, where it is a subset."""
        return (1, 1)

    def chosen(self, g: G, seat: i64, card: i64, about: i64, code: i64) -> None:
        """What the answer does. The question itself is gone by then."""
        raise NotImplementedError(self.text)

    def all_chosen(self, g: G, seat: i64, card: i64, about: i64, codes: Row) -> None:
        """What the answer does, where it is a subset."""
        raise NotImplementedError(self.text)

    def told(self, g: G, seat: i64, card: i64, about: i64, code: i64) -> Option:
        """An option as others see it."""
        raise NotImplementedError(self.text)

    def ask_again(self, g: G, seat: i64, card: i64, about: i64, step: i64) -> None:
        """The question comes back, with this to go by, when all is done that is put on top of it."""
        push(g.lanes[seat], self.number, seat, card, about, step)

    # how the kernel hears it
    def run(self, g: G, lane: Lane) -> int:
        seat, card, about = lane.seat, lane.card, lane.about
        if self.opens and lane.step == 0:
            lane.step = 1
            self.opening(g, seat, card, about)
            return MOVED
        if self.asks(g, seat, card, about):
            return ASKS
        drop(lane)
        self.unasked(g, seat, card, about)
        return MOVED

    def options(self, g: G, lane: Lane) -> Offer:
        return self.choices(g, lane.seat, lane.card, lane.about)

    def bounds(self, g: G, lane: Lane) -> tuple[int, int]:
        return self.limits(g, lane.seat, lane.card, lane.about)

    def answer(self, g: G, lane: Lane, picked: Row) -> None:
        seat, card, about = lane.seat, lane.card, lane.about
        drop(lane)
        if self.many:
            self.all_chosen(g, seat, card, about, picked)
        else:
            self.chosen(g, seat, card, about, picked[0])

    def describe(self, g: G, lane: Lane, code: i64) -> Option:
        return self.told(g, lane.seat, lane.card, lane.about, code)
