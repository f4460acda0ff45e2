"""How well a game has gone, or is expected to go, for a seat."""

from __future__ import annotations

from math import tanh
from typing import Final, NamedTuple

from tharsis.bots.traits import STEPS
from tharsis.kernel.game import Game
from tharsis.vocabulary.world import World

TO_WIN: Final = 12.0  # alone: steps that winning counts for
PER_POINT: Final = 0.05  # alone: points count little beside the goal


class Worth(NamedTuple):
    """Points ahead of the best rival, and the chance to win. Alone, or all together, it is steps of terraforming: those
    that are short, and so many for winning."""

    margin: float
    win: float

    def measured(self, spread: float) -> float:
        return tanh(self.margin / spread)

    def utility(self) -> float:
        """What a bot wants most of: to win, and rather by more than by less."""
        return 2 * self.win - 1 + self.margin / 200


def together(game: Game) -> bool:
    """One wins or loses against the planet, not against others."""
    return game.seats == 1 or game.setup().get("cooperative") is True


def worth(game: Game, seat: int) -> Worth:
    """Of a game that is over, or as if it ended now."""
    totals = [row["total"] for row in game.scores()]
    winners = game.winners()
    won = 1 / len(winners) if seat in winners else 0.0
    if not together(game):
        return Worth(totals[seat] - max(total for s, total in enumerate(totals) if s != seat), won)
    assert isinstance(game, World)
    return Worth(float(sum(game.params)) - STEPS + TO_WIN * won + PER_POINT * totals[seat], float(won > 0))
