"""Choosing a corporation among those dealt, in secret."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.lanes import drop, is_plain
from tharsis.kernel.node import ASKS, KIND, MASK, Node, intern
from tharsis.kernel.option import Option
from tharsis.vocabulary.terms import K_CARD
from tharsis.vocabulary.world import World


class ChooseCorporation(Node):
    """One of the corporations dealt; the others learn it when all have chosen."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, World)
        mine = g.answers(lane) and len(g.offered[lane]) > 0
        return mine and at == 0 and is_plain(g.lanes[lane], at)

    def run(self, g: Game, lane: list[int]) -> int:
        return ASKS

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, World)
        return [K_CARD * KIND + c for c in g.offered[lane[-4]]]

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, World)
        seat = lane[-4]
        drop(lane)
        g.chosen[seat] = picked[0] & MASK
        g.corporation_chosen(seat)

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        name = g.card_name(code & MASK)
        return Option(code, "corporation", f"corporation {name}", card=name)

    def question(self) -> str:
        return "corporation"


CHOOSE_CORPORATION: Final = intern(ChooseCorporation("corporation"))
