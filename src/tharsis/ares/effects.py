"""Lasting words of this game: occasions to wait for, and modifiers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.ares.seat import AresSeat
from tharsis.ares.terms import ON_FOREST, ON_OTHER_CARD, ON_OXYGEN, ON_RATING, ON_STEEL, ON_TEMPERATURE, ON_USE
from tharsis.kernel.icon import COLON, Icon
from tharsis.native import i64
from tharsis.vocabulary.card import Effect
from tharsis.vocabulary.effects import Occasion
from tharsis.vocabulary.terms import CUBES, STOCKS

if TYPE_CHECKING:
    from tharsis.ares.game import Ares

OTHER_CARD_PLAYED: Final = Occasion(ON_OTHER_CARD, "other card played", 0, 0, 0, "card", True)
TEMPERATURE_RAISED: Final = Occasion(ON_TEMPERATURE, "temperature raised", 0, 0, 0, "temperature")
OXYGEN_RAISED: Final = Occasion(ON_OXYGEN, "oxygen raised", 0, 0, 0, "oxygen")
FOREST_GAINED: Final = Occasion(ON_FOREST, "forest gained", 0, 0, 0, "tile-greenery")
ACTION_USED: Final = Occasion(ON_USE, "card action used", 0, 0, 0, "arrow")
STEEL_PLAYED: Final = Occasion(ON_STEEL, "steel played", 0, 0, 0, "r-steel", True)
RATING_RAISED: Final = Occasion(ON_RATING, "rating raised first in a phase", 0, 0, 0, "tr")


class BigDiscount(Effect["Ares"]):
    """Cards of a printed cost or more cost less."""

    def __init__(self, n: int, least: int) -> None:
        super().__init__(f"discount {n} from printed {least}")
        self.n: Final = n
        self.least: Final = least

    def apply(self, w: Ares, seat: i64) -> None:
        who = w.own[seat]
        who.big_from = self.least
        who.big_discount += self.n

    def shows(self) -> list[Icon]:
        return [Icon("r-mc", self.least, star=True), COLON, Icon("r-mc", -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("discount.big", self.n)]


class PlantPays(Effect["Ares"]):
    """One plant may be spent to make the card being played cheaper."""

    def __init__(self, n: int) -> None:
        super().__init__(f"plant pays {n}")
        self.n: Final = n

    def apply(self, w: Ares, seat: i64) -> None:
        w.own[seat].plant_cut += self.n

    def shows(self) -> list[Icon]:
        return [Icon("r-plants", -1), COLON, Icon("r-mc", -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("plant_pays", self.n)]


class CubesPay(Effect["Ares"]):
    """Cubes of this card may be spent to make the card being played cheaper."""

    def __init__(self, cubes: int, cube: int, n: int) -> None:
        super().__init__(f"{cubes} {CUBES[cube]} pay {n}")
        self.cubes: Final = cubes
        self.cube: Final = cube
        self.n: Final = n

    def stands_on(self, who: AresSeat, card: i64) -> None:
        who.cube_card = card

    def apply(self, w: Ares, seat: i64) -> None:
        who = w.own[seat]
        who.cube_count = self.cubes
        who.cube_cut = self.n

    def shows(self) -> list[Icon]:
        return [Icon("c-" + CUBES[self.cube], -self.cubes), COLON, Icon("r-mc", -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("cubes_pay", self.n)]


class Researches(Effect["Ares"]):
    """More cards drawn and kept in the research phase."""

    def __init__(self, draw: int = 0, keep: int = 0) -> None:
        super().__init__(f"research draw {draw} keep {keep}")
        self.draw: Final = draw
        self.keep: Final = keep

    def apply(self, w: Ares, seat: i64) -> None:
        who = w.own[seat]
        who.more_drawn += self.draw
        who.more_kept += self.keep

    def shows(self) -> list[Icon]:
        out = [Icon("u-eye"), Icon("card", self.draw)] if self.draw else []
        return out + ([Icon("u-hand"), Icon("card", self.keep)] if self.keep else [])

    def signals(self) -> list[tuple[str, int]]:
        return [("research.draw", self.draw), ("research.keep", self.keep)]


class SellsBetter(Effect["Ares"]):
    """A card discarded for credits brings more."""

    def __init__(self, n: int) -> None:
        super().__init__(f"cards sell for {n} more")
        self.n: Final = n

    def apply(self, w: Ares, seat: i64) -> None:
        w.own[seat].sale_bonus += self.n

    def shows(self) -> list[Icon]:
        return [Icon("card", -1), COLON, Icon("r-mc", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("sale", self.n)]


class StandardDiscount(Effect["Ares"]):
    """Standard actions paid with credits cost less."""

    def __init__(self, n: int) -> None:
        super().__init__(f"standard actions cost {n} {STOCKS[0]} less")
        self.n: Final = n

    def apply(self, w: Ares, seat: i64) -> None:
        w.own[seat].standard_discount += self.n

    def shows(self) -> list[Icon]:
        return [Icon("u-cards"), COLON, Icon("r-mc", -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("discount.standard", self.n)]
