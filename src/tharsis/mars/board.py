"""The Tharsis map: 61 areas in nine rows, two areas off the map, and what lies on them. Sets of areas are bit masks."""

from __future__ import annotations

from typing import Final

from tharsis.native import i64
from tharsis.vocabulary.terms import PLANTS, STEEL, TITANIUM

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

# kinds of area
LAND: Final = 0
OCEAN_AREA: Final = 1
RESERVED: Final = 2
AREA_KINDS: Final = ["land", "ocean", "reserved"]

CARDS: Final = 6  # a bonus of cards, beside the kinds of stock

# L land, V volcano (land), O ocean, N Noctis; s steel, t titanium, p plants, c cards
_MAP: Final = """
    L:s2 O:s2 L O:c1 O
    L V:s1 L L L O:c2
    V:c1 L L L L L L:s1
    V:p1t1 L:p1 L:p1 L:p1 L:p2 L:p1 L:p1 O:p2
    V:p2 L:p2 N:p2 O:p2 O:p2 O:p2 L:p2 L:p2 L:p2
    L:p1 L:p2 L:p1 L:p1 L:p1 O:p1 O:p1 O:p1
    L L L L L L:p1 L
    L:s2 L L:c1 L:c1 L L:t1
    L:s1 L:s2 L L O:t2
"""
AREAS: Final = 61
GANYMEDE: Final = 61
PHOBOS: Final = 62
PLACES_IN_ALL: Final = 63  # the map and the two off-map areas

AREA_KIND: Final[list[int]] = []
AREA_BONUS: Final[list[list[int]]] = []  # kind and count, alternating
AREA_NAME: Final[list[str]] = []
AREA_TITLE: Final[list[str]] = []  # the five areas with a name of their own
NEXT_TO: Final[list[list[int]]] = []
CLOCKWISE: Final[list[list[int]]] = []  # neighbours from the top left, clockwise; -1 where the map ends
_VOLCANOES: Final = ["tharsis_tholus", "ascraeus_mons", "pavonis_mons", "arsia_mons"]


def _draw_map() -> None:
    at: dict[tuple[int, int], int] = {}
    stocks = {"s": STEEL, "t": TITANIUM, "p": PLANTS, "c": CARDS}
    volcanoes = 0
    for r, row in enumerate(_MAP.split("\n")[1:-1]):
        for c, cell in enumerate(row.split()):
            at[(r, c)] = len(AREA_KIND)
            AREA_KIND.append({"L": LAND, "V": LAND, "O": OCEAN_AREA, "N": RESERVED}[cell[0]])
            AREA_NAME.append("ABCDEFGHI"[r] + str(c + 1))
            title = ""
            if cell[0] == "V":
                title = _VOLCANOES[volcanoes]
                volcanoes += 1
            elif cell[0] == "N":
                title = "noctis_city"
            AREA_TITLE.append(title)
            bonus: list[int] = []
            if ":" in cell:
                text = cell.split(":")[1]
                for i in range(0, len(text), 2):
                    bonus.append(stocks[text[i]])
                    bonus.append(int(text[i + 1]))
            AREA_BONUS.append(bonus)
    for r, c in sorted(at):
        up = [(r - 1, c - 1), (r - 1, c)] if r <= 4 else [(r - 1, c), (r - 1, c + 1)]
        down = [(r + 1, c), (r + 1, c + 1)] if r < 4 else [(r + 1, c - 1), (r + 1, c)]
        around = [up[0], up[1], (r, c + 1), down[1], down[0], (r, c - 1)]
        CLOCKWISE.append([at.get(p, -1) for p in around])
        NEXT_TO.append([at[p] for p in around if p in at])
    for name in ("ganymede", "phobos"):
        AREA_KIND.append(RESERVED)
        AREA_NAME.append(name)
        AREA_TITLE.append(name)
        AREA_BONUS.append([])
        NEXT_TO.append([])
        CLOCKWISE.append([])


_draw_map()
AREA_NUMBER: Final[dict[str, int]] = {name: a for a, name in enumerate(AREA_NAME)}
NOCTIS: Final = AREA_TITLE.index("noctis_city")


def _has_metal(a: int) -> bool:
    return STEEL in AREA_BONUS[a][::2] or TITANIUM in AREA_BONUS[a][::2]


def mask_of(areas: list[int]) -> int:
    m = 0
    for a in areas:
        m |= BIT[a]
    return m


BIT: Final[list[int]] = [1 << a for a in range(AREAS)]  # a table: mypyc shifts a literal 1 in 32 bits
OCEAN_MASK: Final[i64] = i64(mask_of([a for a in range(AREAS) if AREA_KIND[a] == OCEAN_AREA]))
LAND_MASK: Final[i64] = i64(mask_of([a for a in range(AREAS) if AREA_KIND[a] == LAND]))
METAL_MASK: Final[i64] = i64(mask_of([a for a in range(AREAS) if AREA_KIND[a] == LAND and _has_metal(a)]))
VOLCANO_MASK: Final[i64] = i64(mask_of([a for a in range(AREAS) if AREA_TITLE[a] in _VOLCANOES]))
NEXT_MASK: Final[list[int]] = [mask_of(x) for x in NEXT_TO]
METAL: Final[list[bool]] = [_has_metal(a) for a in range(PLACES_IN_ALL)]


def spread(m: i64) -> list[int]:
    """The areas of a mask, in reading order."""
    out: list[int] = []
    a: i64 = 0
    while m:
        if m & 1:
            out.append(a)
        m >>= 1
        a += 1
    return out


def is_city(tile: int) -> bool:
    return tile == CITY_TILE or tile == CAPITAL
