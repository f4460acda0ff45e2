"""A map: what its areas are and bring, and the milestones and awards that belong to it.

Maps are data, one file each in `mars/maps`, drawn row by row; the grid below them is in `mars.board`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tharsis.kernel.node import stable
from tharsis.mars.board import AREA_NAME, AREA_NUMBER, AREAS, OFF_MAP, PLACES_IN_ALL, ROWS, mask_of
from tharsis.native import i64
from tharsis.vocabulary.terms import HEAT, PLANTS, STEEL, STOCKS, TITANIUM

if TYPE_CHECKING:
    from tharsis.mars.planet import Planet

# kinds of area
LAND: Final = 0
OCEAN_AREA: Final = 1
RESERVED: Final = 2
AREA_KINDS: Final = ["land", "ocean", "reserved"]

# what an area brings, beside the kinds of stock
CARDS: Final = 6
SEA: Final = 7  # an ocean tile to place
BONUSES: Final = [*STOCKS, "cards", "oceans"]

THARSIS: Final = "tharsis"  # the map of the box
RANDOM: Final = "random"


class Measure:
    """What milestones and awards count of a seat; see `mars.measures`."""

    def of(self, g: Planet, seat: i64) -> i64:
        raise NotImplementedError


class Milestone:
    """Whoever reaches so much of something first may claim it."""

    def __init__(self, name: str, measure: Measure, need: int) -> None:
        self.name: Final = name
        self.measure: Final = measure
        self.need: Final = need


class Award:
    """Who has the most of something at the end."""

    def __init__(self, name: str, measure: Measure) -> None:
        self.name: Final = name
        self.measure: Final = measure


class Map:
    """Immutable. Lists go by area; those with an area off the map have 63 entries."""

    def __init__(
        self,
        name: str,
        kind: list[int],
        bonus: list[list[int]],
        title: list[str],
        volcanoes: list[int],
        fee: list[int],
        milestones: list[Milestone],
        awards: list[Award],
    ) -> None:
        self.name: Final = name
        self.key: Final = stable(name)
        self.kind: Final = kind
        self.bonus: Final = bonus  # kind and count, alternating
        self.title: Final = title  # of the areas with a name of their own
        self.fee: Final = fee  # credits that whoever places a tile there must pay
        self.milestones: Final = milestones
        self.awards: Final = awards
        self.metal: Final[list[bool]] = [STEEL in b[::2] or TITANIUM in b[::2] for b in bonus]
        land = [a for a in range(AREAS) if kind[a] == LAND]
        self.land: Final[i64] = i64(mask_of(land))
        self.oceans: Final[i64] = i64(mask_of([a for a in range(AREAS) if kind[a] == OCEAN_AREA]))
        self.metals: Final[i64] = i64(mask_of([a for a in land if self.metal[a]]))
        self.volcano: Final[list[bool]] = [a in volcanoes for a in range(PLACES_IN_ALL)]
        # without volcanoes lava may flow over any land
        self.volcanoes: Final[i64] = i64(mask_of(volcanoes if volcanoes else land))
        # where nothing is reserved, what belongs there goes by the usual rule
        self.reserved: Final[i64] = i64(mask_of([a for a in range(AREAS) if kind[a] == RESERVED]))
        self.fees: Final[i64] = i64(mask_of([a for a in range(AREAS) if fee[a]]))


MAPS: Final[dict[str, Map]] = {}
_KINDS: Final = {"L": LAND, "V": LAND, "O": OCEAN_AREA, "N": RESERVED}
_BONUS: Final = {"s": STEEL, "t": TITANIUM, "p": PLANTS, "h": HEAT, "c": CARDS, "o": SEA}


def draw_map(
    name: str,
    drawing: str,
    titles: Mapping[str, str],
    milestones: Sequence[Milestone],
    awards: Sequence[Award],
    fees: Mapping[str, int] | None = None,
) -> Map:
    """Makes a map known. The drawing has nine rows of areas: L land, V volcano, O ocean, N reserved for a city of its
    own; after a colon what it brings, each with its number: s steel, t titanium, p plants, h heat, c cards, o an ocean.
    """
    if name in MAPS or name == RANDOM:
        raise ValueError(f"there is a map {name!r} already")
    rows = [row.split() for row in drawing.strip().split("\n")]
    if [len(row) for row in rows] != ROWS:
        raise ValueError(f"the rows of {name!r} must have {ROWS} areas, not {[len(row) for row in rows]}")
    cells = [cell for row in rows for cell in row]
    bonus = [_bonus_of(cell) for cell in cells]
    kind = [_KINDS[cell[0]] for cell in cells]
    title = [titles.get(AREA_NAME[a], "") for a in range(AREAS)]
    volcanoes = [a for a in range(AREAS) if cells[a][0] == "V"]
    fee = [0] * PLACES_IN_ALL
    for area, price in (fees or {}).items():
        fee[AREA_NUMBER[area]] = price
    off_map = len(OFF_MAP)
    drawn = Map(
        name,
        kind + [RESERVED] * off_map,
        bonus + [[]] * off_map,
        title + OFF_MAP,
        volcanoes,
        fee,
        list(milestones),
        list(awards),
    )
    MAPS[name] = drawn
    return drawn


def _bonus_of(cell: str) -> list[int]:
    out: list[int] = []
    text = cell.partition(":")[2]
    for i in range(0, len(text), 2):
        out.append(_BONUS[text[i]])
        out.append(int(text[i + 1]))
    return out
