"""Words that ask more than once. Any word may ask once: see kernel.asking."""

from __future__ import annotations

from tharsis.kernel.code import Offer
from tharsis.kernel.lanes import Lane, drop
from tharsis.kernel.option import Option
from tharsis.native import Row, i64
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.typed import W


class Stepwise(Word[W]):
    """Asks again until it is done; *step* is how far it is, nothing at first. `ask_again` puts the next question."""

    def choices_at(self, g: W, seat: i64, about: i64, step: i64) -> Offer:
        raise NotImplementedError(self.text)

    def chosen_at(self, g: W, seat: i64, card: i64, about: i64, step: i64, code: i64) -> None:
        raise NotImplementedError(self.text)

    def told_at(self, g: W, seat: i64, about: i64, step: i64, code: i64) -> Option:
        raise NotImplementedError(self.text)

    def options(self, g: W, lane: Lane) -> Offer:
        return self.choices_at(g, lane.seat, lane.about, lane.step)

    def answer(self, g: W, lane: Lane, picked: Row) -> None:
        seat, card, about, step = lane.seat, lane.card, lane.about, lane.step
        drop(lane)
        self.chosen_at(g, seat, card, about, step, picked[0])

    def describe(self, g: W, lane: Lane, code: i64) -> Option:
        return self.told_at(g, lane.seat, lane.about, lane.step, code)
