"""Python's search for garbage that holds on to itself. Everything stops while it looks, so it is kept short: what stays
is set aside where no search looks, and what is new is looked through often, a little at a time.
"""

from __future__ import annotations

import gc

MANY = 500  # connections that make a search through everything worth its tenth of a second,
GROWN = 1.25  # where there are so many times as many as at the last one


def set_aside() -> None:
    """After a look at everything, which is best taken when nobody is there yet: cards and words stay for ever."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(150, 2, 2_000)


class Tidying:
    """Sets aside what came with many connections: a handshake leaves garbage behind, and the rest of it stays."""

    def __init__(self) -> None:
        self.there = 0  # connections at the last search

    def look(self, there: int) -> bool:
        """Whether it was time to look at everything: many have come, or half of them have left."""
        left = there < self.there / 2
        if not left and there <= GROWN * self.there + MANY:
            return False
        if left:
            gc.unfreeze()  # what they have left behind may be garbage by now
        gc.collect()
        gc.freeze()
        self.there = there
        return True
