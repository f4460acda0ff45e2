"""What this game remembers about a seat."""

from __future__ import annotations

from tharsis.ares.terms import FIRST_RATING
from tharsis.native import mypyc_attr
from tharsis.vocabulary.world import Seat


@mypyc_attr(acyclic=True)
class AresSeat(Seat):
    """One player's side of the table."""

    def __init__(self, source: AresSeat | None = None) -> None:
        super().__init__(source)
        if source is None:
            self.tr = FIRST_RATING
            self.forests = 0
            self.draws = 0  # card production
            self.capacity = [0, 0]  # steel, titanium
            self.picked = 0  # the phase card on the table: this round's, and barred in the next planning
            self.planned = 0  # the phase card chosen and not yet shown
            self.plays = 0  # cards that may still be played in this phase
            self.bonus = False  # construction: a card to draw or one more to play is still to come
            self.again = False  # action: one card action may be used once more
            # derived from what is played
            self.blue = 0
            self.yielders: list[int] = []  # cards whose production is counted anew each time
            self.more_drawn = 0
            self.more_kept = 0
            self.sale_bonus = 0
            self.standard_discount = 0
            self.big_from = 0  # cards of this printed cost or more are cheaper
            self.big_discount = 0
            self.plant_cut = 0  # what a plant takes off the price of a card
            self.cube_card = 0  # the card whose cubes take something off the price of a card
            self.cube_count = 0
            self.cube_cut = 0
        else:
            self.forests = source.forests
            self.draws = source.draws
            self.capacity = source.capacity[:]
            self.picked = source.picked
            self.planned = source.planned
            self.plays = source.plays
            self.bonus = source.bonus
            self.again = source.again
            self.blue = source.blue
            self.yielders = source.yielders[:]
            self.more_drawn = source.more_drawn
            self.more_kept = source.more_kept
            self.sale_bonus = source.sale_bonus
            self.standard_discount = source.standard_discount
            self.big_from = source.big_from
            self.big_discount = source.big_discount
            self.plant_cut = source.plant_cut
            self.cube_card = source.cube_card
            self.cube_count = source.cube_count
            self.cube_cut = source.cube_cut


def ares_seat(who: Seat) -> AresSeat:
    """A seat of this game, which every seat of its tables is."""
    assert isinstance(who, AresSeat)
    return who
