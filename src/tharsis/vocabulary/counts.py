"""What can be counted: tags, cities, events, cubes. The map's neighbours are the Mars game's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.kernel.icon import SLASH, Icon
from tharsis.native import i64
from tharsis.vocabulary.card import Count
from tharsis.vocabulary.terms import CUBES, TAGS

if TYPE_CHECKING:
    from tharsis.vocabulary.world import World


def per(icon: Icon, every: i64) -> list[Icon]:
    return [SLASH, Icon(icon.symbol, every, icon.production, icon.any, icon.star)]


class EachTag(Count):
    """Own tags in play. The card itself counts, for it already lies there."""

    def __init__(self, tag: int, each: int = 1, every: int = 1) -> None:
        super().__init__(f"each {TAGS[tag]} tag", each, every)
        self.tag: Final = tag

    def number_of(self, w: World, seat: i64, card: i64) -> i64:
        return w.tags_with(seat, self.tag, card)

    def shows(self) -> list[Icon]:
        return per(Icon("t-" + TAGS[self.tag]), self.every)

    def signals(self) -> list[tuple[str, int]]:
        return [("each.tag." + TAGS[self.tag], self.each)]


class EachCube(Count):
    """Cubes on the card itself."""

    def __init__(self, cube: int, each: int = 1, every: int = 1) -> None:
        super().__init__(f"each {CUBES[cube]} here", each, every)
        self.cube: Final = cube

    def number_of(self, w: World, seat: i64, card: i64) -> i64:
        return w.cubes[card]

    def shows(self) -> list[Icon]:
        return per(Icon("c-" + CUBES[self.cube]), self.every)

    def signals(self) -> list[tuple[str, int]]:
        return [("each.cube." + CUBES[self.cube], self.each)]


def own_cubes(w: World, seat: i64, cube: i64) -> i64:
    n = 0
    for c in w.seat[seat].played:
        if w.cubes[c] and w.cards[c].holds == cube:
            n += w.cubes[c]
    return n
