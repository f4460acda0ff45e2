"""Where MarsBot puts its tiles, and why: criteria one after the other, at last a card that walks the areas."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.log import Entry
from tharsis.mars.board import (
    BY_CITY_RULE,
    BY_GREENERY_RULE,
    CITY_TILE,
    EMPTY,
    GREENERY_TILE,
    NEXT_TO,
    OCEAN_TILE,
    ON_LAND,
    ON_OCEAN_AREA,
    is_city,
)
from tharsis.mars.map import LAND
from tharsis.mars.marsbot.robot import HUMAN, MARSBOT
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.marsbot.verbs import because
from tharsis.native import i64
from tharsis.vocabulary.terms import OCEANS

# special places
USUAL: Final = 0
BESIDE_TWO_OCEANS: Final = 1
BESIDE_TWO_GROWN: Final = 2  # greeneries and oceans in any mix
RULES: Final = ["", " beside two oceans", " beside two greeneries or oceans"]

# criteria
OWN_CITIES: Final = 0
HUMAN_CITIES: Final = 1
GREENERIES: Final = 2
GROWN: Final = 3
SEAS: Final = 4
SYMBOLS: Final = 5
CRITERIA: Final = [
    "bot_most_own_cities",
    "bot_fewest_human_cities",
    "bot_most_greeneries",
    "bot_most_grown",
    "bot_most_oceans",
    "bot_most_symbols",
]
FIRST_NEIGHBOURS: Final = 6  # an area with so many neighbours is no edge of the map


def count(g: BotTable, area: i64, criterion: i64) -> i64:
    """How much of a criterion an area has."""
    if criterion == SYMBOLS:
        return symbols(g, area)
    n = 0
    for b in NEXT_TO[area]:
        tile = g.tile[b]
        if criterion == OWN_CITIES:
            n += is_city(tile) and g.owner[b] == MARSBOT
        elif criterion == HUMAN_CITIES:
            n += is_city(tile) and g.owner[b] == HUMAN
        elif criterion == GREENERIES:
            n += tile == GREENERY_TILE
        elif criterion == GROWN:
            n += tile == GREENERY_TILE or tile == OCEAN_TILE
        else:
            n += tile == OCEAN_TILE
    return n


def symbols(g: BotTable, area: i64) -> i64:
    """The bonus symbols printed on an area."""
    bonus = g.map.bonus[area]
    n = 0
    i = 1
    while i < len(bonus):
        n += bonus[i]
        i += 2
    return n


def candidates(g: BotTable, tile: i64, rule: i64) -> list[int]:
    """The areas that the rules of placement allow."""
    if tile == OCEAN_TILE:
        if g.complete(OCEANS):
            return []
        areas = list(g.areas(MARSBOT, ON_OCEAN_AREA))
        return [a for a in areas if count(g, a, SEAS) >= 2] if rule == BESIDE_TWO_OCEANS else areas
    if tile == GREENERY_TILE:
        return list(g.areas(MARSBOT, BY_GREENERY_RULE))
    if tile == CITY_TILE:
        areas = list(g.areas(MARSBOT, BY_CITY_RULE))
        return [a for a in areas if count(g, a, GROWN) >= 2] if rule == BESIDE_TWO_GROWN else areas
    return [a for a in g.areas(MARSBOT, ON_LAND) if is_remote(g, a)]


def is_remote(g: BotTable, area: i64) -> bool:
    """Six neighbours, all of them free land that is not reserved."""
    if len(NEXT_TO[area]) < FIRST_NEIGHBOURS:
        return False
    for b in NEXT_TO[area]:
        if g.tile[b] != EMPTY or g.map.kind[b] != LAND:
            return False
    return True


def criteria(tile: i64, rule: i64) -> list[int]:
    if tile == GREENERY_TILE:
        return [OWN_CITIES, HUMAN_CITIES, SEAS, SYMBOLS]
    if tile == CITY_TILE:
        return [GROWN if rule == BESIDE_TWO_GROWN else GREENERIES, SEAS, SYMBOLS]
    return [SEAS, SYMBOLS]


def choose_area(g: BotTable, tile: i64, rule: i64, step: Entry | None) -> i64:
    """The area for a tile. The reasons say what each criterion left over."""
    left = candidates(g, tile, rule)
    because(step, "bot_areas", "", len(left), 0)
    for criterion in criteria(tile, rule):
        if len(left) == 1:
            break
        counts = [count(g, a, criterion) for a in left]
        best = min(counts) if criterion == HUMAN_CITIES else max(counts)
        if best != (max(counts) if criterion == HUMAN_CITIES else min(counts)):
            left = [a for a in left if count(g, a, criterion) == best]
            because(step, CRITERIA[criterion], "", len(left), best)
    return left[walk(g, len(left), "bot_walk", step)]


def walk(g: BotTable, n: i64, kind: str, step: Entry | None) -> i64:
    """Chance among n: the cost of a card turned over counts through them. The first is 1, and so is a cost of 0."""
    if n == 1:
        return 0
    c = g.top()
    if c == 0:
        return 0
    g.discards_openly(c)
    cost = g.cards[c].cost
    at = (max(cost, 1) - 1) % n
    because(step, kind, g.card_name(c), cost, at + 1)
    return at
