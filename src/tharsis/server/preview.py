"""What is sure to happen although something hidden will be shown: payment, production, tiles, how many cards come.

The answers are played on games in which all that is hidden from the seat was dealt anew. What changes alike in all of
them does not depend on what is hidden, but for rare chance. The dice come from the view: whoever sees the same is told
the same, so that the real cards cannot show.
"""

from __future__ import annotations

import hashlib
import json

from tharsis.kernel.errors import GameError
from tharsis.kernel.log import Change
from tharsis.mars.game import Mars
from tharsis.mars.log import Snapshot, changes
from tharsis.mars.view import MarsView

DEALS = 5


def sure_changes(game: Mars, seat: int, answers: list[list[str]]) -> list[Change]:
    """What these answers change for all to see, whatever the hidden cards are."""
    view = MarsView(game, seat)
    mark = hashlib.sha256(json.dumps(view.as_dict(), sort_keys=True).encode()).digest()
    sure: list[Change] = []
    for n in range(DEALS):
        dealt = view.sample(int.from_bytes(mark[4 * n : 4 * n + 4], "big"))
        before = Snapshot(dealt)
        try:
            for answer in answers:
                dealt.answer(seat, answer)
        except GameError:
            return []
        seen = changes(dealt, before)
        sure = [c for c in seen if told(c, seat)] if n == 0 else [c for c in sure if c in seen]
    return sure


def told(change: Change, seat: int) -> bool:
    """Cards that are turned over now were hidden, and so were the corporations of others."""
    return change.kind != "shown" and (change.kind != "corporation" or change.seat == seat)
