"""What is sure although something hidden will be shown: points, payment, production, tiles, how many cards come.

The answers are played on games in which all that is hidden from the seat was dealt anew. What changes alike in all of
them does not depend on what is hidden, but for rare chance; what is paid is told though some of it may come back.
The dice come from the view: whoever sees the same is told
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
    deals: list[list[Change]] = []
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
        deals.append([c for c in seen if kind.sure(c, seat)])
    sure = [c for c in deals[0] if all(c in seen for seen in deals)]
    return sure + [c for c in paid(deals, seat) if c not in sure]


def paid(deals: list[list[Change]], seat: int) -> list[Change]:
    """What the seat gives away of its stocks and its hand, though some of that may come back by what is turned over."""
    most: dict[tuple[str, str], Change] = {}
    for seen in deals:
        for c in seen:
            if c.kind in ("stock", "hand") and c.seat == seat and c.amount < 0:
                dearest = most.setdefault((c.kind, c.item), c)
                if c.amount < dearest.amount:
                    most[c.kind, c.item] = c
    return list(most.values())
