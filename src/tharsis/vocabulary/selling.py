"""Selling cards from the hand."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.asking import Asking
from tharsis.kernel.code import Offer, last, offer_row
from tharsis.kernel.lanes import is_plain, on_top
from tharsis.kernel.node import intern
from tharsis.kernel.option import Option
from tharsis.native import Row
from tharsis.vocabulary.terms import CREDITS, K_CARD
from tharsis.vocabulary.typed import W


class Selling(Asking[W]):
    """One or more cards from hand, for what a card brings in this game."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.many = True

    def stands(self, g: W, lane: int, at: int) -> bool:
        row = g.lanes[lane]
        return g.answers(lane) and on_top(row, at) and is_plain(row, at)

    def choices(self, g: W, seat: int, card: int, about: int) -> Offer:
        return offer_row(K_CARD, g.seat[seat].hand)

    def limits(self, g: W, seat: int, card: int, about: int) -> tuple[int, int]:
        return (1, len(g.seat[seat].hand))

    def all_chosen(self, g: W, seat: int, card: int, about: int, codes: Row) -> None:
        who = g.seat[seat]
        g.discard_face_down(seat, codes)
        who.stock[CREDITS] += g.sale_price(who) * len(codes)

    def told(self, g: W, seat: int, card: int, about: int, code: int) -> Option:
        name = g.card_name(last(code))
        return Option(code, "sell_card", f"sell {name}", card=name)


SELLING: Final = intern(Selling("sell"))
