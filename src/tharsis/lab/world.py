"""The numbers that both games have: what is open of a seat, which cards lie where, what the seat itself holds."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.rows import row_of
from tharsis.lab.native import i32, vec
from tharsis.lab.numbers import Named, Numbers, seat_names
from tharsis.native import Row, i64
from tharsis.vocabulary.terms import CUBES, STOCKS, TAGS
from tharsis.vocabulary.world import Seat, World

SLOTS: Final = 20  # cards of the own hand, and those looked at, that are told as rows
HELD: Final[list[Named]] = [("hand", 1), ("dealt", 1), ("drafted", 1), ("offered", 1), ("chosen", 1), ("price", 20)]
IN_HAND: Final = 0
IN_DEALT: Final = 1
IN_DRAFTED: Final = 2
IN_OFFERED: Final = 3
IS_CHOSEN: Final = 4
PRICE: Final = 5

OF_SEAT: Final[list[Named]] = (
    [("here", 1), ("asked", 1), ("passed", 1), ("tr", 40)]
    + [("stock." + kind, 20) for kind in STOCKS]
    + [("production." + kind, 10) for kind in STOCKS]
    + [("tag." + tag, 5) for tag in TAGS]
    + [("discount." + tag, 4) for tag in TAGS]
    + [("discount.any", 4), ("next.discount", 8), ("next.shift", 2), ("shift", 2), ("worth.steel", 3)]
    + [("worth.titanium", 4), ("heat_pays", 1), ("greenery_cost", 8), ("card_price", 3)]
    + [("cards.hand", 10), ("cards.dealt", 5), ("cards.drafted", 5), ("cards.played", 20), ("cards.events", 5)]
    + [("cards.actions", 8), ("cards.used", 8), ("first_action", 1)]
    + [("cubes." + cube, 5) for cube in CUBES[1:]]
)


def write_list(numbers: list[int], out: vec[i32], at: i64) -> i64:
    """All of a list; gives the place after it."""
    i: i64 = 0
    n: i64 = len(numbers)
    while i < n:
        out[at + i] = numbers[i]
        i += 1
    return at + n


def write_row(row: Row, out: vec[i32], at: i64) -> i64:
    """All of a row; gives the place after it."""
    i: i64 = 0
    n: i64 = len(row)
    while i < n:
        out[at + i] = i32(row[i])
        i += 1
    return at + n


def write_flag(flag: bool, out: vec[i32], at: i64) -> None:
    if flag:
        out[at] = 1


def write_seat(w: World, s: i64, own: bool, out: vec[i32], at: i64) -> i64:
    """What OF_SEAT names; gives the place after it."""
    who = w.seat[s]
    out[at] = 1
    write_flag(w.offers[s] is not None, out, at + 1)
    write_flag(who.passed, out, at + 2)
    out[at + 3] = i32(who.tr)
    at = write_row(who.stock, out, at + 4)
    at = write_row(who.production, out, at)
    at = write_row(who.tags, out, at)
    at = write_row(who.discount, out, at)  # the last one is that for any card
    out[at] = i32(who.next_discount)
    out[at + 1] = i32(who.next_shift)
    out[at + 2] = i32(who.shift)
    out[at + 3] = i32(who.steel_worth)
    out[at + 4] = i32(who.titanium_worth)
    write_flag(who.heat_pays, out, at + 5)
    out[at + 6] = i32(who.greenery_cost)
    out[at + 7] = i32(who.card_price)
    out[at + 8] = i32(len(who.hand))
    if own or len(w.offered[s]) == 0:  # before corporations are shown, how many cards others buy is hidden
        out[at + 9] = i32(len(who.dealt))
        out[at + 10] = i32(len(who.drafted))
    out[at + 11] = i32(len(who.played))
    out[at + 12] = i32(len(who.events))
    out[at + 13] = i32(len(who.actors))
    out[at + 14] = i32(len(who.used))
    write_flag(who.owes_first, out, at + 15)
    return write_cubes(w, who, out, at + 16)


def write_cubes(w: World, who: Seat, out: vec[i32], at: i64) -> i64:
    """What lies on the cards of a seat, by kind."""
    kinds: i64 = len(CUBES) - 1
    i: i64 = 0
    n: i64 = len(who.played)
    while i < n:
        c = who.played[i]
        on = i32(w.cubes[c])
        if on:
            kind: i64 = w.cards[c].holds
            if kind > 0:
                out[at + kind - 1] += on
        i += 1
    return at + kinds


class Cards(Numbers):
    """Which card lies where: a number for each card of the box, for each place that the seat can see."""

    def __init__(self, names: list[str], seats: int) -> None:
        super().__init__("cards", ["hand", *seat_names(seats), "cubes", "shown"])
        self.names: Final = names
        self.cubes: Final = seats + 1  # the row of what lies on cards; the next one is that of cards all have seen

    def named(self) -> list[Named]:
        return [(name, 1) for name in self.names]

    def write(self, g: Game, seat: i64, out: vec[i32], at: i64) -> None:
        assert isinstance(g, World)
        size: i64 = len(self.names)
        mark(g.seat[seat].hand, out, at)
        cubes: i64 = at + size * self.cubes
        mark(g.shown, out, cubes + size)
        seats: i64 = g.seats
        i: i64 = 0
        while i < seats:
            at += size
            who = g.seat[(seat + i) % seats]
            mark(who.played, out, at)
            mark(who.events, out, at)
            k: i64 = 0
            n: i64 = len(who.played)
            while k < n:
                c: i64 = who.played[k]
                out[cubes + c] = i32(g.cubes[c])
                k += 1
            i += 1


def mark(cards: Row, out: vec[i32], at: i64) -> None:
    i: i64 = 0
    n: i64 = len(cards)
    while i < n:
        c: i64 = cards[i]
        out[at + c] = 1
        i += 1


class Held(Numbers):
    """What the seat holds or looks at, card by card. Which cards those are is in `cards`, 0 for none: their facts come
    from a table."""

    def __init__(self) -> None:
        super().__init__("held", [f"slot{i}" for i in range(SLOTS)])
        self.cards: vec[i64] = vec[i64]([0] * SLOTS)
        self.used: i64 = 0

    def numbers(self) -> object:
        """The cards, for numpy to look at."""
        return self.cards

    def named(self) -> list[Named]:
        return list(HELD)

    def write(self, g: Game, seat: i64, out: vec[i32], at: i64) -> None:
        assert isinstance(g, World)
        cards = self.cards
        i: i64 = 0
        while i < SLOTS:
            cards[i] = 0
            i += 1
        self.used = 0
        who = g.seat[seat]
        self.hold(g, who, row_of(g.offered[seat]), IN_OFFERED, out, at)
        chosen: i64 = g.chosen[seat]
        if chosen:
            i = 0
            while i < self.used:
                if cards[i] == chosen:
                    out[at + i * len(HELD) + IS_CHOSEN] = 1
                i += 1
        self.hold(g, who, who.dealt, IN_DEALT, out, at)
        self.hold(g, who, who.drafted, IN_DRAFTED, out, at)
        self.hold(g, who, who.hand, IN_HAND, out, at)

    def hold(self, g: World, who: Seat, held: Row, where: i64, out: vec[i32], at: i64) -> None:
        """As long as there are slots; a larger hand is told by `cards` alone."""
        cards = self.cards
        width: i64 = len(HELD)
        slot: i64 = self.used
        i: i64 = 0
        n: i64 = len(held)
        while i < n and slot < SLOTS:
            c: i64 = held[i]
            cards[slot] = c
            out[at + slot * width + where] = 1
            out[at + slot * width + PRICE] = i32(g.price(who, g.cards[c]))
            slot += 1
            i += 1
        self.used = slot
