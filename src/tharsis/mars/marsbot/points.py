"""What MarsBot scores for, and when the human has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.mars.board import EMPTY, NEURAL_INSTANCE, NEXT_TO
from tharsis.mars.game import SOURCES as OF_EVERY_SEAT
from tharsis.mars.marsbot.robot import HARD, HUMAN, LOST_GENERATION, MARSBOT
from tharsis.mars.scoring import tally
from tharsis.vocabulary.card import Flat
from tharsis.vocabulary.terms import CREDITS

if TYPE_CHECKING:
    from tharsis.mars.marsbot.table import BotTable

SOURCES: Final = [*OF_EVERY_SEAT, "neural_instance", "credits"]
# its final scoring card: credits for a point, by the generation in which the game ends
CREDITS_PER_POINT: Final = [8] * 13 + [7, 6, 5, 4, 3, 2, 1]


def scoring_cards(g: BotTable) -> list[int]:
    """The cards it played that are a point each: on hard and brutal those with points that are not negative."""
    out: list[int] = []
    if g.robot.level >= HARD:
        for c in g.robot.played:
            points = g.cards[c].points
            if points and not (isinstance(points[0], Flat) and points[0].n < 0):
                out.append(c)
    return out


def own_points(g: BotTable) -> list[int]:
    """Cards on hard and brutal, the Neural Instance, its credits."""
    neural = 0
    area = g.tile_of(MARSBOT, NEURAL_INSTANCE)
    if area >= 0:
        for b in NEXT_TO[area]:
            if g.tile[b] == EMPTY or g.owner[b] != HUMAN:
                neural += 1
    per_point = CREDITS_PER_POINT[min(g.generation, len(CREDITS_PER_POINT) - 1)]
    return [len(scoring_cards(g)), neural, g.seat[MARSBOT].stock[CREDITS] // per_point]


def human_wins(g: BotTable) -> bool:
    """With more points than MarsBot, before generation 20."""
    rows = tally(g)
    return g.generation < LOST_GENERATION and sum(rows[HUMAN]) > sum(rows[MARSBOT])
