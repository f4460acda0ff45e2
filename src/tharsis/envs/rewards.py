"""What a seat learns from. A reward is a standing: a number for how a seat stands now, by what its view shows. What is
paid out is how it has changed since the seat was paid last: over a game it adds up to the standing at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tharsis.bots.outcome import together
from tharsis.kernel.errors import UnknownName, shown
from tharsis.kernel.view import View
from tharsis.lab.encoder import table_behind

Standing = Callable[[View], float]


def difference(view: View) -> float:
    """Points ahead of the best rival as if the game ended now; the points themselves where there is none."""
    points = [row["total"] for row in table_behind(view).scores()]
    mine = points.pop(view.seat)
    return float(mine - max(points, default=0))


def win(view: View) -> float:
    """Nothing before the end; then 1 for a win and -1 for a loss, shared among several. Those of a table add up to 0,
    but for games that all win or lose together."""
    if not view.over:
        return 0.0
    game = table_behind(view)
    winners = game.winners()
    if together(game) or not winners:
        return 1.0 if winners else -1.0
    share = (view.seat in winners) / len(winners)
    return share - (1 - share) / (view.seats - 1)


REWARDS: Final[dict[str, Standing]] = {"difference": difference, "win": win}


def standing_of(reward: str | Standing) -> Standing:
    """One of the house by its name, or a function of a view. Raises UnknownName."""
    if callable(reward):
        return reward
    if not isinstance(reward, str) or reward not in REWARDS:
        there = ", ".join(REWARDS)
        raise UnknownName(f"reward: {shown(reward)} is neither a function of a view nor one of {there}", "reward")
    return REWARDS[reward]
