"""What a bot is: something that answers what a view asks."""

from __future__ import annotations

from typing import Protocol

from tharsis.kernel.view import View


class Bot(Protocol):
    """A player. It sees a view and nothing else, and gives back codes out of `view.codes`."""

    def answer(self, view: View) -> list[int]:
        """One code, or between the two `view.bounds` many of them where a subset is asked for."""
        ...
