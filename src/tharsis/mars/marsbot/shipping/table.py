"""A table with MarsBot and Colonies."""

from __future__ import annotations

from typing import Final

from tharsis.mars.colonies.moons import COLONIES, ON_COLONY, Moons, moons
from tharsis.mars.marsbot.robot import (
    ANY_COLONY,
    BONUS,
    EXCHANGED,
    MARSBOT,
    POWER_TRACK,
    STORED,
    storage_of,
)
from tharsis.mars.marsbot.shipping.moons import BotMoons
from tharsis.mars.marsbot.shipping.words import EXCHANGE
from tharsis.mars.marsbot.table import TABLES, BotTable
from tharsis.mars.marsbot.verbs import set_off
from tharsis.mars.setup import Setup
from tharsis.native import i64
from tharsis.vocabulary.card import Card

SECOND_FLEET: Final = 9  # the space of the power track that unlocks it


class ShippingTable(BotTable):
    """MarsBot has a shipping board and trade fleets."""

    def __init__(self, rules: Setup, seed: int, cards: list[Card], source: ShippingTable | None = None) -> None:
        super().__init__(rules, seed, cards, source)
        if source is None:
            self.robot.storage = [0] * len(STORED)

    def copy(self) -> ShippingTable:
        return ShippingTable(self.rules, self.seed, self.cards, self)

    def lay_out(self) -> None:
        for i, part in enumerate(self.parts):
            if isinstance(part, Moons):
                self.parts[i] = BotMoons(0, 0, part)

    def happen(self, occasion: i64, seat: i64, amount: i64) -> None:
        super().happen(occasion, seat, amount)
        if occasion == ON_COLONY:
            set_off(self, ANY_COLONY, 0)

    def reaches(self, track: i64, space: i64) -> None:
        if track == POWER_TRACK and space == SECOND_FLEET:
            self.tell("bot_fleet", amount=space)
            moons(self).fleets[MARSBOT] += 1

    def before_card(self) -> None:
        self.does_next(EXCHANGE)

    def buys_card(self) -> bool:
        """Five floaters for one more card."""
        storage = self.robot.storage
        if storage[storage_of("floater")] < EXCHANGED:
            return False
        self.tell("bot_extra_card", amount=EXCHANGED)
        storage[storage_of("floater")] -= EXCHANGED
        return True

    def cards_back(self) -> list[int]:
        """One of the shipping lines for each trade fleet."""
        lines = sorted([c for c in self.robot.aside if not BONUS[-c].corporate], reverse=True)
        return lines[: moons(self).fleets[MARSBOT]]


TABLES[COLONIES] = ShippingTable
