"""What was used last. Only that is kept ready: for all there is not the room."""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """So many of a kind. Whoever was used longest ago is told to put its things away; who is gone is not held."""

    def __init__(self, most: int, put_away: Callable[[T], None]) -> None:
        self.most = most
        self.put_away = put_away
        self.known: OrderedDict[int, weakref.ref[T]] = OrderedDict()

    def use(self, one: T) -> None:
        self.known[id(one)] = weakref.ref(one)
        self.known.move_to_end(id(one))
        while len(self.known) > self.most:
            oldest = self.known.popitem(last=False)[1]()
            if oldest is not None:
                self.put_away(oldest)
