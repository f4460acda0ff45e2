"""What is counted in this game only: tags of others, cities, events, cubes and cards without tags."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.icon import Icon
from tharsis.native import i64
from tharsis.vocabulary.card import Count
from tharsis.vocabulary.counts import own_cubes, per
from tharsis.vocabulary.terms import CUBES, TAGS
from tharsis.vocabulary.world import World


class EachTagOfOthers(Count):
    """Tags in play of all opponents together, or of everybody."""

    def __init__(self, tag: int, and_own: bool = False, each: int = 1, every: int = 1, marsbot_every: int = 1) -> None:
        super().__init__(f"each {TAGS[tag]} tag of all" if and_own else f"each opponent {TAGS[tag]} tag", each, every)
        self.tag: Final = tag
        self.and_own: Final = and_own
        self.marsbot_every: Final = marsbot_every  # so many spaces of MarsBot's track count as one tag

    def number_of(self, w: World, seat: i64, card: i64) -> i64:
        n = w.tags_of(seat, self.tag) if self.and_own else 0
        for s in range(w.seats):
            if s != seat:
                n += w.tags_of(s, self.tag) // (self.marsbot_every if w.shares_tracks(s) else 1)
        return n

    def shows(self) -> list[Icon]:
        return per(Icon("t-" + TAGS[self.tag], any=True), self.every)

    def signals(self) -> list[tuple[str, int]]:
        return [(("each.any_tag." if self.and_own else "each.opponent_tag.") + TAGS[self.tag], self.each)]


class EachCity(Count):
    """City tiles of anybody, anywhere or on Mars only."""

    def __init__(self, on_mars: bool = False, each: int = 1, every: int = 1) -> None:
        super().__init__("each city on mars" if on_mars else "each city", each, every)
        self.on_mars: Final = on_mars

    def number_of(self, w: World, seat: i64, card: i64) -> i64:
        return w.cities(self.on_mars)

    def shows(self) -> list[Icon]:
        return per(Icon("tile-city", any=True, star=self.on_mars), self.every)

    def signals(self) -> list[tuple[str, int]]:
        return [("each.city", self.each)]


class EachEvent(Count):
    """Events that anybody has played so far."""

    def __init__(self) -> None:
        super().__init__("each event", 1, 1)

    def number_of(self, w: World, seat: i64, card: i64) -> i64:
        n = 0
        for s in range(w.seats):
            n += w.events_of(s)
        return n

    def shows(self) -> list[Icon]:
        return per(Icon("t-event", any=True), self.every)

    def signals(self) -> list[tuple[str, int]]:
        return [("each.event", self.each)]


class IfCube(Count):
    """So many points if at least one cube lies on the card."""

    def __init__(self, cube: int, each: int) -> None:
        super().__init__(f"any {CUBES[cube]} here", each, 1)
        self.cube: Final = cube

    def number_of(self, w: World, seat: i64, card: i64) -> i64:
        return 1 if w.cubes[card] > 0 else 0

    def shows(self) -> list[Icon]:
        return per(Icon("c-" + CUBES[self.cube], star=True), 1)

    def signals(self) -> list[tuple[str, int]]:
        return [("if.cube." + CUBES[self.cube], self.each)]


class EachHere(Count):
    """Cubes on the card itself, as many as count."""

    def __init__(self, cube: int, most: int = 0) -> None:
        super().__init__(f"each {CUBES[cube]} on this card" + (f" up to {most}" if most else ""), 1, 1)
        self.cube: Final = cube
        self.most: Final = most

    def number_of(self, w: World, seat: i64, card: i64) -> i64:
        n = w.cubes[card]
        return min(n, self.most) if self.most else n

    def shows(self) -> list[Icon]:
        return per(Icon("c-" + CUBES[self.cube]), 1)

    def signals(self) -> list[tuple[str, int]]:
        return [("each.cube." + CUBES[self.cube], self.each)]


class EachOwnCube(Count):
    """Cubes of a kind on all own cards together."""

    def __init__(self, cube: int, each: int = 1, every: int = 1) -> None:
        super().__init__(f"each own {CUBES[cube]}", each, every)
        self.cube: Final = cube

    def number_of(self, w: World, seat: i64, card: i64) -> i64:
        return own_cubes(w, seat, self.cube)

    def shows(self) -> list[Icon]:
        return per(Icon("c-" + CUBES[self.cube], star=True), self.every)

    def signals(self) -> list[tuple[str, int]]:
        return [("each.own_cube." + CUBES[self.cube], self.each)]


class EachUntagged(Count):
    """Own cards in play without a tag, corporation included, events not."""

    def __init__(self) -> None:
        super().__init__("each card without tag", 1, 1)

    def number_of(self, w: World, seat: i64, card: i64) -> i64:
        n = 0
        for c in w.seat[seat].played:
            if len(w.cards[c].tags) == 0:
                n += 1
        return n

    def shows(self) -> list[Icon]:
        return per(Icon("card", star=True), 1)

    def signals(self) -> list[tuple[str, int]]:
        return [("each.untagged", self.each)]
