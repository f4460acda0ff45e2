"""What is sure although something hidden will be shown: points, payment, production, tiles, how many cards come.

The answers are played on games in which all that is hidden from the seat was dealt anew. What changes alike in all of
them does not depend on what is hidden, but for rare chance. The dice come from the view: whoever sees the same is told
the same, so that the real cards cannot show. MarsBot does not act in them: its turn is no part of what the seat does,
nor is a phase that begins after it.
"""

from __future__ import annotations

import hashlib
import json

from tharsis.kernel.errors import GameError
from tharsis.kernel.log import Change
from tharsis.server.kind import Kind
from tharsis.server.views import points_of
from tharsis.vocabulary.world import World


def sure_changes(kind: Kind, game: World, seat: int, answers: list[list[str]]) -> list[Change]:
    """What these answers change for all to see, whatever the hidden cards are; the seat's points first."""
    view = game.view(seat)
    mark = hashlib.sha256(json.dumps(view.as_dict(), sort_keys=True).encode()).digest()
    sure: list[Change] = []
    for n in range(kind.deals):
        dealt = view.sample(int.from_bytes(mark[2 * n : 2 * n + 4], "big"))
        assert isinstance(dealt, World)
        kind.put_to_sleep(dealt)
        before, old = kind.moment(dealt), points_of(dealt)[seat]
        try:
            after = kind.give(dealt, seat, answers)
        except GameError:
            return []
        points = points_of(after)[seat]
        seen = [Change("points", seat, amount=points - old, now=points)] if points != old else []
        seen += kind.changes(after, before)
        sure = [c for c in seen if kind.sure(c, seat)] if n == 0 else [c for c in sure if c in seen]
    return sure
