"""Selling cards from the hand."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.asking import Asking
from tharsis.kernel.code import Offer, last, offer_row
from tharsis.kernel.lanes import is_plain, on_top
from tharsis.kernel.node import intern
from tharsis.kernel.option import Option
from tharsis.native import Row, i64
from tharsis.vocabulary.terms import CREDITS, K_CARD
from tharsis.vocabulary.typed import W


class Selling(Asking[W]):
    """One or more cards from hand, for what a card brings in this game."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.many = True

    def stands(self, g: W, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        return g.answers(lane) and on_top(row, at) and is_plain(row, at)

    def choices(self, g: W, seat: i64, card: i64, about: i64) -> Offer:
        return offer_row(K_CARD, g.seat[seat].hand)

    def limits(self, g: W, seat: i64, card: i64, about: i64) -> tuple[int, int]:
        return (1, len(g.seat[seat].hand))

    def all_chosen(self, g: W, seat: i64, card: i64, about: i64, codes: Row) -> None:
        who = g.seat[seat]
        g.discard_face_down(seat, codes)
        who.stock[CREDITS] += g.sale_price(who) * len(codes)

    def told(self, g: W, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = g.card_name(last(code))
        return Option(code, "sell_card", f"sell {name}", card=name)


SELLING: Final = intern(Selling("sell"))
