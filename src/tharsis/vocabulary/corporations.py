"""Choosing a corporation among those dealt, in secret."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.asking import Asking
from tharsis.kernel.code import Offer, last, offer_each
from tharsis.kernel.lanes import is_plain
from tharsis.kernel.node import intern
from tharsis.kernel.option import Option
from tharsis.native import i64
from tharsis.vocabulary.terms import K_CARD
from tharsis.vocabulary.world import World


class ChooseCorporation(Asking[World]):
    """One of the corporations dealt; the others learn it when all have chosen."""

    def stands(self, g: World, lane: i64, at: i64) -> bool:
        mine = g.answers(lane) and len(g.offered[lane]) > 0
        return mine and at == 0 and is_plain(g.lanes[lane], at)

    def choices(self, g: World, seat: i64, card: i64, about: i64) -> Offer:
        return offer_each(K_CARD, g.offered[seat])

    def chosen(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> None:
        g.chosen[seat] = last(code)
        g.corporation_chosen(seat)

    def told(self, g: World, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = g.card_name(last(code))
        return Option(code, "corporation", f"corporation {name}", card=name)

    def question(self) -> str:
        return "corporation"


CHOOSE_CORPORATION: Final = intern(ChooseCorporation("corporation"))
