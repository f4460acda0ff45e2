"""Selling cards from the hand."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.lanes import drop, is_plain, on_top
from tharsis.kernel.node import ASKS, KIND, MASK, Node, intern
from tharsis.kernel.option import Option
from tharsis.vocabulary.terms import CREDITS, K_CARD
from tharsis.vocabulary.world import World


class Selling(Node):
    """One or more cards from hand, for what a card brings in this game."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.many = True

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, World)
        row = g.lanes[lane]
        return g.answers(lane) and on_top(row, at) and is_plain(row, at)

    def run(self, g: Game, lane: list[int]) -> int:
        return ASKS

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, World)
        return [K_CARD * KIND + c for c in g.seat[lane[-4]].hand]

    def bounds(self, g: Game, lane: list[int]) -> tuple[int, int]:
        assert isinstance(g, World)
        return (1, len(g.seat[lane[-4]].hand))

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, World)
        seat = lane[-4]
        who = g.seat[seat]
        drop(lane)
        g.discard_face_down(seat, picked)
        who.stock[CREDITS] += g.sale_price(who) * len(picked)

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        name = g.card_name(code & MASK)
        return Option(code, "sell_card", f"sell {name}", card=name)


SELLING: Final = intern(Selling("sell"))
