"""Options as rows of numbers: one row for each, whatever the question."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.node import NODES
from tharsis.kernel.option import Option
from tharsis.lab.lockstep import DONE
from tharsis.lab.mars import AROUND, around
from tharsis.lab.native import i32, vec
from tharsis.lab.numbers import MOST_SEATS, Named, clear, seat_from, seat_names
from tharsis.mars.board import AREA_NAME, NEXT_TO
from tharsis.mars.game import Mars
from tharsis.native import i64
from tharsis.vocabulary.terms import CUBES, NEUTRAL, STOCKS

CHUNK: Final = 64  # options that are written at a time
WHO: Final = [*seat_names(MOST_SEATS), "neutral"]
AMOUNTS: Final = [*STOCKS, "cards", "oceans", *CUBES[1:]]
FIGURES: Final[list[Named]] = [("index", 2), ("amount", 10), ("idle", 1), ("useless", 1), ("elsewhere", 1)]


class OptionRows:
    """Writes the options of a seat. Sections: what kind it is, what it is about, where, who, how much."""

    def __init__(self, kinds: list[str], items: list[str], cards: list[str], areas: bool) -> None:
        self.kinds: Final = kinds
        self.items: Final = items
        self.areas: Final = list(AREA_NAME) if areas else []
        self.kind_number: Final[dict[str, int]] = {name: i for i, name in enumerate(kinds)}
        self.item_number: Final[dict[str, int]] = {name: i for i, name in enumerate(items)}
        self.card_number: Final[dict[str, int]] = {name: i for i, name in enumerate(cards)}
        self.area_number: Final[dict[str, int]] = {name: i for i, name in enumerate(self.areas)}
        self.amount_number: Final[dict[str, int]] = {name: i for i, name in enumerate(AMOUNTS)}
        self.width: Final = sum(len(numbers) for _, numbers in self.sections())
        self.row: vec[i32] = vec[i32]([0] * (self.width * CHUNK))
        self.cards: vec[i64] = vec[i64]([0] * CHUNK)

    def sections(self) -> list[tuple[str, list[Named]]]:
        return [
            ("kind", [*((kind, 1) for kind in self.kinds), ("other", 1), ("done", 1)]),
            ("item", [(item, 1) for item in self.items]),
            ("area", [*((area, 1) for area in self.areas), *(AROUND if self.areas else [])]),
            ("seat", [(name, 1) for name in WHO]),
            ("figures", list(FIGURES)),
            ("amounts", [(name, 10) for name in AMOUNTS]),
        ]

    def numbers(self) -> object:
        """The rows, for numpy to look at,"""
        return self.row

    def card_numbers(self) -> object:
        """and the card of each."""
        return self.cards

    def fill(self, g: Game, seat: i64, first: i64, codes: list[int]) -> i64:
        """Writes at most a chunk of these options from the given one on; says how many."""
        lane = g.lanes[seat]
        node = NODES[lane.node]
        n: i64 = len(codes) - first
        if n > CHUNK:
            n = CHUNK
        clear(self.row, n * self.width)
        i: i64 = 0
        while i < n:
            code = codes[first + i]
            if code == DONE:
                self.row[i * self.width + len(self.kinds) + 1] = 1
                self.cards[i] = 0
            else:
                self.write(g, seat, node.describe(g, lane, code), i)
            i += 1
        return n

    def write(self, g: Game, seat: i64, option: Option, i: i64) -> None:
        out = self.row
        at: i64 = i * self.width
        kinds: i64 = len(self.kinds)
        kind: i64 = self.kind_number.get(option.kind, len(self.kinds))
        out[at + kind] = 1
        at += kinds + 2
        item = option.item
        if item:
            number: i64 = self.item_number.get(item, -1)
            if number >= 0:
                out[at + number] = 1
        at += len(self.items)
        at = self.write_area(g, seat, option.area, at)
        who: i64 = option.seat
        if who == NEUTRAL:
            out[at + len(WHO) - 1] = 1
        elif who >= 0:
            out[at + seat_from(seat, who, g.seats)] = 1
        at += len(WHO)
        out[at] = option.index
        out[at + 1] = option.amount
        out[at + 2] = len(option.idle)
        if option.useless:
            out[at + 3] = 1
        if option.place:
            out[at + 4] = 1
        at += len(FIGURES)
        amounts = option.amounts
        if amounts:
            for name, amount in amounts.items():
                what: i64 = self.amount_number.get(name, -1)
                if what >= 0:
                    out[at + what] = amount
        card = option.card
        self.cards[i] = self.card_number.get(card, 0) if card else 0

    def write_area(self, g: Game, seat: i64, name: str, at: i64) -> i64:
        """Gives the place after it."""
        areas: i64 = len(self.areas)
        if areas == 0:
            return at
        if name and isinstance(g, Mars):
            area: i64 = self.area_number[name]
            self.row[at + area] = 1
            around(g, seat, self.row, at + areas, NEXT_TO[area])
        return at + areas + len(AROUND)
