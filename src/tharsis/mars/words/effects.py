"""Lasting words of this game: cheaper power projects and cards, what is safe from others, floaters as heat."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.icon import COLON, Icon
from tharsis.native import i64
from tharsis.vocabulary.card import Effect
from tharsis.vocabulary.world import World


class PowerProjectDiscount(Effect):
    """The standard project Power Plant costs less."""

    def __init__(self, n: int) -> None:
        super().__init__(f"power project discount {n}")
        self.n: Final = n

    def apply(self, w: World, seat: i64) -> None:
        w.seat[seat].power_discount += self.n

    def shows(self) -> list[Icon]:
        return [Icon("p-energy"), COLON, Icon("r-mc", -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("power_discount", self.n)]


class Safe(Effect):
    """Cubes on this card can never be removed."""

    def __init__(self) -> None:
        super().__init__("safe")
        self.keeps = True

    def shows(self) -> list[Icon]:
        return [Icon("u-lock")]

    def signals(self) -> list[tuple[str, int]]:
        return [("safe", 1)]


class Shield(Effect):
    """Opponents may not remove the owner's plants, animals and microbes."""

    def __init__(self) -> None:
        super().__init__("shield")

    def apply(self, w: World, seat: i64) -> None:
        w.seat[seat].shielded = True

    def shows(self) -> list[Icon]:
        return [
            Icon("u-lock"),
            COLON,
            Icon("r-plants", any=True),
            Icon("c-animal", any=True),
            Icon("c-microbe", any=True),
        ]

    def signals(self) -> list[tuple[str, int]]:
        return [("shield", 1)]


class CardsCost(Effect):
    """Cards taken to hand for money have another price."""

    def __init__(self, price: int) -> None:
        super().__init__(f"cards cost {price}")
        self.price: Final = price

    def apply(self, w: World, seat: i64) -> None:
        w.seat[seat].card_price = self.price

    def shows(self) -> list[Icon]:
        return [Icon("u-hand"), Icon("card"), COLON, Icon("r-mc", -self.price)]

    def signals(self) -> list[tuple[str, int]]:
        return [("card_price", self.price)]


class FloatersHeat(Effect):
    """Each floater on the corporation may be spent as two heat."""

    def __init__(self) -> None:
        super().__init__("floaters heat")

    def apply(self, w: World, seat: i64) -> None:
        w.seat[seat].floaters_heat = True

    def shows(self) -> list[Icon]:
        return [Icon("c-floater"), COLON, Icon("r-heat", 2)]

    def signals(self) -> list[tuple[str, int]]:
        return [("floaters_heat", 1)]
