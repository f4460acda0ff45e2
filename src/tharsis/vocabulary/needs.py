"""Requirements: what must be so before a card may be played or an action used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.kernel.icon import Icon
from tharsis.kernel.option import Reason
from tharsis.native import i64
from tharsis.vocabulary.card import Need
from tharsis.vocabulary.terms import TAGS, TEMPERATURE

if TYPE_CHECKING:
    from tharsis.vocabulary.world import World

NO_LEAST: Final = -999
NO_MOST: Final = 999


def printed(parameter: i64, steps: i64) -> i64:
    """Steps of a parameter as the board shows them: degrees, per cent, tiles."""
    return steps * 2 - 30 if parameter == TEMPERATURE else steps


class Tagged(Need):
    """Own tags in play; the card's own do not help."""

    def __init__(self, tag: int, n: int = 1) -> None:
        super().__init__(f"needs {n} {TAGS[tag]} tags")
        self.tag: Final = tag
        self.n: Final = n

    def met(self, w: World, seat: i64, shift: i64) -> bool:
        return w.seat[seat].tags[self.tag] >= self.n

    def short(self, w: World, seat: i64, shift: i64) -> Reason:
        return Reason("tags", TAGS[self.tag], self.n, w.seat[seat].tags[self.tag])

    def shows(self) -> list[Icon]:
        return [Icon("t-" + TAGS[self.tag], self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.tag." + TAGS[self.tag], self.n)]
