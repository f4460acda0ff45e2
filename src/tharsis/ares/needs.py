"""Requirements of this game: they look at the parameters as the phase began."""

from __future__ import annotations

from typing import Final

from tharsis.ares.board import PURPLE, WHITE, ZONES, zone
from tharsis.ares.game import Ares
from tharsis.kernel.icon import Icon
from tharsis.kernel.option import Reason
from tharsis.native import i64
from tharsis.vocabulary.card import Need
from tharsis.vocabulary.needs import NO_LEAST, NO_MOST
from tharsis.vocabulary.terms import OCEANS, OXYGEN, PARAMETERS, TEMPERATURE


class InZone(Need[Ares]):
    """Temperature or oxygen between two colours. It may be read one colour off by whoever has such an effect."""

    def __init__(self, parameter: int, least: int, most: int) -> None:
        super().__init__(f"needs {PARAMETERS[parameter]} {ZONES[least]} to {ZONES[most]}")
        self.parameter: Final = parameter
        self.least: Final = least
        self.most: Final = most

    def met(self, w: Ares, seat: i64, shift: i64) -> bool:
        z = zone(self.parameter, w.begun[self.parameter])
        return self.least - shift <= z <= self.most + shift

    def short(self, w: Ares, seat: i64, shift: i64) -> Reason:
        z = zone(self.parameter, w.begun[self.parameter])
        began = z != zone(self.parameter, w.params[self.parameter])
        if z < self.least - shift:
            return Reason("zone_low", PARAMETERS[self.parameter], self.least - shift, z, began=began)
        return Reason("zone_high", PARAMETERS[self.parameter], self.most + shift, z, began=began)

    def shows(self) -> list[Icon]:
        low = self.least != PURPLE
        return [
            Icon(PARAMETERS[self.parameter], 1, star=not low),
            Icon("zone-" + ZONES[self.least if low else self.most]),
        ]

    def signals(self) -> list[tuple[str, int]]:
        if self.least != PURPLE:
            return [("needs.zone.least." + PARAMETERS[self.parameter], self.least)]
        return [("needs.zone.most." + PARAMETERS[self.parameter], self.most)]


def Warm(least: int = PURPLE, most: int = WHITE) -> InZone:
    """Temperature in these zones."""
    return InZone(TEMPERATURE, least, most)


def Airy(least: int = PURPLE, most: int = WHITE) -> InZone:
    """Oxygen in these zones."""
    return InZone(OXYGEN, least, most)


class Flipped(Need[Ares]):
    """So many ocean tiles lie open. Never shifted."""

    def __init__(self, least: int = NO_LEAST, most: int = NO_MOST) -> None:
        super().__init__(f"needs flipped {least if least != NO_LEAST else ''}..{most if most != NO_MOST else ''}")
        self.least: Final = least
        self.most: Final = most

    def met(self, w: Ares, seat: i64, shift: i64) -> bool:
        return self.least <= w.begun[OCEANS] <= self.most

    def short(self, w: Ares, seat: i64, shift: i64) -> Reason:
        open = w.begun[OCEANS]
        began = open != w.params[OCEANS]
        if open < self.least:
            return Reason("parameter_low", "oceans", self.least, open, began=began)
        return Reason("parameter_high", "oceans", self.most, open, began=began)

    def shows(self) -> list[Icon]:
        least = self.least != NO_LEAST
        return [Icon("ocean", self.least if least else self.most, star=not least)]

    def signals(self) -> list[tuple[str, int]]:
        if self.least != NO_LEAST:
            return [("needs.least.oceans", self.least)]
        return [("needs.most.oceans", self.most)]


class HasRating(Need[Ares]):
    """A rating of at least so much, which is kept."""

    def __init__(self, n: int) -> None:
        super().__init__(f"needs rating {n}")
        self.n: Final = n

    def met(self, w: Ares, seat: i64, shift: i64) -> bool:
        return w.seat[seat].tr >= self.n

    def short(self, w: Ares, seat: i64, shift: i64) -> Reason:
        return Reason("rating_short", "tr", self.n, w.seat[seat].tr)

    def shows(self) -> list[Icon]:
        return [Icon("tr", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.rating", self.n)]
