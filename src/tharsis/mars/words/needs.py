"""Requirements of this game: parameters as they stand, production, cities, a rating that rose, own cubes."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.icon import Icon
from tharsis.kernel.option import Reason
from tharsis.native import i64
from tharsis.vocabulary.card import Need
from tharsis.vocabulary.counts import own_cubes
from tharsis.vocabulary.needs import NO_LEAST, NO_MOST, printed
from tharsis.vocabulary.terms import CUBES, OCEANS, OXYGEN, PARAMETERS, STOCKS, TEMPERATURE
from tharsis.vocabulary.world import World


class Within(Need):
    """A global parameter between two values, both in steps. May be loosened."""

    def __init__(self, parameter: int, least: int, most: int) -> None:
        super().__init__(
            f"needs {PARAMETERS[parameter]} {least if least != NO_LEAST else ''}..{most if most != NO_MOST else ''}"
        )
        self.parameter: Final[i64] = parameter
        self.least: Final = least
        self.most: Final = most

    def met(self, w: World, seat: i64, shift: i64) -> bool:
        now = w.params[self.parameter]
        return self.least - shift <= now <= self.most + shift

    def short(self, w: World, seat: i64, shift: i64) -> Reason:
        name = PARAMETERS[self.parameter]
        now = printed(self.parameter, w.params[self.parameter])
        if w.params[self.parameter] < self.least - shift:
            return Reason("parameter_low", name, printed(self.parameter, self.least - shift), now)
        return Reason("parameter_high", name, printed(self.parameter, self.most + shift), now)

    def shows(self) -> list[Icon]:
        value = self.least if self.least != NO_LEAST else self.most
        symbol = ["temperature", "oxygen", "ocean"][self.parameter]
        return [Icon(symbol, printed(self.parameter, value), star=self.least == NO_LEAST)]

    def signals(self) -> list[tuple[str, int]]:
        if self.least != NO_LEAST:
            return [("needs.least." + PARAMETERS[self.parameter], self.least)]
        return [("needs.most." + PARAMETERS[self.parameter], self.most)]


def Temperature(least: int = NO_LEAST, most: int = NO_MOST) -> Within:
    """In degrees, as printed."""
    return Within(
        TEMPERATURE,
        (least + 30) // 2 if least != NO_LEAST else NO_LEAST,
        (most + 30) // 2 if most != NO_MOST else NO_MOST,
    )


def Oxygen(least: int = NO_LEAST, most: int = NO_MOST) -> Within:
    return Within(OXYGEN, least, most)


def Oceans(least: int = NO_LEAST, most: int = NO_MOST) -> Within:
    return Within(OCEANS, least, most)


class Produces(Need):
    """Own production of at least one step."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"needs {STOCKS[kind]} production")
        self.kind: Final = kind

    def met(self, w: World, seat: i64, shift: i64) -> bool:
        return w.seat[seat].production[self.kind] > 0

    def short(self, w: World, seat: i64, shift: i64) -> Reason:
        return Reason("production_needed", STOCKS[self.kind], 1, w.seat[seat].production[self.kind])

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], production=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.production." + STOCKS[self.kind], 1)]


class CitiesInPlay(Need):
    """City tiles of anybody, anywhere."""

    def __init__(self, n: int) -> None:
        super().__init__(f"needs {n} cities")
        self.n: Final = n

    def met(self, w: World, seat: i64, shift: i64) -> bool:
        return w.cities(False) >= self.n

    def short(self, w: World, seat: i64, shift: i64) -> Reason:
        return Reason("cities_needed", "city", self.n, w.cities(False))

    def shows(self) -> list[Icon]:
        return [Icon("tile-city", self.n, any=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.cities", self.n)]


class RaisedRating(Need):
    """The own rating went up earlier in this generation."""

    def __init__(self) -> None:
        super().__init__("needs raised rating")

    def met(self, w: World, seat: i64, shift: i64) -> bool:
        return w.seat[seat].raised

    def short(self, w: World, seat: i64, shift: i64) -> Reason:
        return Reason("rating_not_raised", "tr", 1, 0)

    def shows(self) -> list[Icon]:
        return [Icon("tr", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.raised", 1)]


class OwnCubes(Need):
    """Cubes of a kind on all own cards together. They are not spent."""

    def __init__(self, cube: int, n: int) -> None:
        super().__init__(f"needs {n} {CUBES[cube]}")
        self.cube: Final = cube
        self.n: Final = n

    def met(self, w: World, seat: i64, shift: i64) -> bool:
        return own_cubes(w, seat, self.cube) >= self.n

    def short(self, w: World, seat: i64, shift: i64) -> Reason:
        return Reason("own_cubes_short", CUBES[self.cube], self.n, own_cubes(w, seat, self.cube))

    def shows(self) -> list[Icon]:
        return [Icon("c-" + CUBES[self.cube], self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.cubes." + CUBES[self.cube], self.n)]
