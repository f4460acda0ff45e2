"""Tiles, and the grid that all maps share: 61 areas in nine rows, two off the map. Sets of areas are bit masks."""

from __future__ import annotations

from typing import Final

from tharsis.native import Row, append, i64, vec

# tiles
EMPTY: Final = 0
OCEAN_TILE: Final = 1
GREENERY_TILE: Final = 2
CITY_TILE: Final = 3
CAPITAL: Final = 4
NATURAL_PRESERVE: Final = 5
MINING_AREA: Final = 6
MINING_RIGHTS: Final = 7
COMMERCIAL_DISTRICT: Final = 8
NUCLEAR_ZONE: Final = 9
INDUSTRIAL_CENTER: Final = 10
ECOLOGICAL_ZONE: Final = 11
LAVA_FLOWS: Final = 12
MOHOLE_AREA: Final = 13
RESTRICTED_AREA: Final = 14
NEURAL_INSTANCE: Final = 15  # MarsBot's own
TILES: Final = [
    "",
    "ocean",
    "greenery",
    "city",
    "capital",
    "natural_preserve",
    "mining_area",
    "mining_rights",
    "commercial_district",
    "nuclear_zone",
    "industrial_center",
    "ecological_zone",
    "lava_flows",
    "mohole_area",
    "restricted_area",
    "neural_instance",
]

# where a tile may go
ON_LAND: Final = 0
BY_CITY_RULE: Final = 1
BY_GREENERY_RULE: Final = 2
ON_OCEAN_AREA: Final = 3
ISOLATED: Final = 4
ON_VOLCANO: Final = 5
ON_NOCTIS: Final = 6
ON_METAL_AREA: Final = 7
ON_METAL_BESIDE_OWN: Final = 8
BESIDE_CITY: Final = 9
BESIDE_TWO_CITIES: Final = 10
BESIDE_GREENERY: Final = 11
ON_GANYMEDE: Final = 12
ON_PHOBOS: Final = 13
PLACES: Final = [
    "land",
    "city rule",
    "greenery rule",
    "ocean area",
    "isolated",
    "volcano",
    "noctis",
    "metal area",
    "metal area beside own",
    "beside city",
    "beside two cities",
    "beside greenery",
    "ganymede",
    "phobos",
]

AREAS: Final = 61
ROWS: Final = [5, 6, 7, 8, 9, 8, 7, 6, 5]
GANYMEDE: Final = 61
PHOBOS: Final = 62
OFF_MAP: Final = ["ganymede", "phobos"]
PLACES_IN_ALL: Final = 63  # the map and the two off-map areas

AREA_NAME: Final[list[str]] = []
ROW: Final[list[int]] = []  # of an area; -1 off the map
NEXT_TO: Final[list[list[int]]] = []
CLOCKWISE: Final[list[list[int]]] = []  # neighbours from the top left, clockwise; -1 where the map ends


def _lay_grid() -> None:
    at: dict[tuple[int, int], int] = {}
    for r, length in enumerate(ROWS):
        for c in range(length):
            at[(r, c)] = len(AREA_NAME)
            AREA_NAME.append("ABCDEFGHI"[r] + str(c + 1))
            ROW.append(r)
    for r, c in sorted(at):
        up = [(r - 1, c - 1), (r - 1, c)] if r <= 4 else [(r - 1, c), (r - 1, c + 1)]
        down = [(r + 1, c), (r + 1, c + 1)] if r < 4 else [(r + 1, c - 1), (r + 1, c)]
        around = [up[0], up[1], (r, c + 1), down[1], down[0], (r, c - 1)]
        CLOCKWISE.append([at.get(p, -1) for p in around])
        NEXT_TO.append([at[p] for p in around if p in at])
    for name in OFF_MAP:
        AREA_NAME.append(name)
        ROW.append(-1)
        NEXT_TO.append([])
        CLOCKWISE.append([])


_lay_grid()
AREA_NUMBER: Final[dict[str, int]] = {name: a for a, name in enumerate(AREA_NAME)}


def mask_of(areas: list[int]) -> i64:
    m = 0
    for a in areas:
        m |= BIT[a]
    return m


BIT: Final[list[int]] = [1 << a for a in range(AREAS)]  # a table: mypyc shifts a literal 1 in 32 bits
NEXT_MASK: Final[list[int]] = [mask_of(x) for x in NEXT_TO]


def spread(m: i64) -> Row:
    """The areas of a mask, in reading order."""
    out: Row = vec[i64]()
    a: i64 = 0
    while m:
        if m & 1:
            out = append(out, a)
        m >>= 1
        a += 1
    return out


def is_city(tile: i64) -> bool:
    return tile == CITY_TILE or tile == CAPITAL
