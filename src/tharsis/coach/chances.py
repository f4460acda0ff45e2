"""How likely each seat is to win, as far as one seat can tell."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from time import process_time
from typing import Final

from tharsis.bots.minds import Mind, mind_for
from tharsis.bots.outcome import together
from tharsis.bots.search import Search
from tharsis.bots.weights import BadWeights, nearest
from tharsis.coach.futures import CAREFUL, Careful, ending
from tharsis.kernel.game import Game
from tharsis.kernel.view import View

FUTURES: Final = 24
DOUBT: Final = 2  # futures of which nothing is known: who plays them to their ends is not who sits there
BEYOND: Final = {"mars": 1, "ares": 0}  # rounds that futures go beyond the usual, as those of a bot that tries often


def trained(game: str, setup: Mapping[str, object]) -> bool:
    """Whether something was learned for such tables. Elsewhere the coach has no opinion."""
    try:
        return nearest(game, setup)[1] == 0
    except BadWeights:
        return False


def chances(view: View, futures: int = 0, seed: int = 0, mind: Mind | None = None, seconds: float = inf) -> list[float]:
    """By seat, together 1; alone or all together it is the chance of all of them. None where nothing was learned. After
    so many seconds of a core the futures so far have to do."""
    late = process_time() + seconds
    root = view.sample(seed)
    if mind is None and not trained(root.name(), root.setup()):
        return []
    mind = mind or mind_for(root.name(), root.setup())
    alone = together(root) and not view.over
    if alone:
        search: Search = Careful(mind, seed, ending(mind, view, seed))
    else:
        search = Search(mind, 0, seed, further=BEYOND[root.name()])
    leaves: list[Game] = []
    for _ in range(1 if view.over else futures or (CAREFUL if alone else FUTURES)):
        number = search.seed()
        game = view.sample(number)
        search.play_on(game, number, search.horizon(game))
        leaves.append(game)
        if process_time() > late:
            break
    wins = [sum(one.win for one in search.judged(leaves, seat)) for seat in range(view.seats)]
    if together(root):
        doubt = 0 if view.over else DOUBT
        return [(win + doubt / 2) / (len(leaves) + doubt) for win in wins]
    whole = sum(wins)
    return [win / (whole or 1.0) for win in wins]
