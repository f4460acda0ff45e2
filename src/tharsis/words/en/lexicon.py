"""English words and their forms."""

from __future__ import annotations

from tharsis.vocabulary.terms import TAGS
from tharsis.words.en.names.mars import CARDS
from tharsis.words.language import BY_CARD, NBSP, number

ONE_STOCK = {
    "credits": "M€",
    "steel": "steel",
    "titanium": "titanium",
    "plants": "plant",
    "energy": "energy",
    "heat": "heat",
}
MANY_STOCK = {**ONE_STOCK, "plants": "plants"}
ONE_CUBE = {
    "microbe": "microbe",
    "animal": "animal",
    "science": "science",
    "fighter": "fighter",
    "floater": "floater",
    "camp": "camp",
    "none": "resource",
}
MANY_CUBE = {k: v if k == "science" else v + "s" for k, v in ONE_CUBE.items()}
TILE = {
    "ocean": "an ocean",
    "greenery": "a greenery",
    "city": "a city",
    **{tile: f"the {CARDS[tile]}" for tile in BY_CARD},
    "neural_instance": "the Neural Instance",
}
TAG = {**{t: t for t in TAGS}, "jovian": "Jovian", "earth": "Earth"}
# what of a card the card itself counts, where it is more than one
THESE = {2: "these two", 3: "these three"}
PARAMETER = {"temperature": "temperature", "oxygen": "oxygen", "oceans": "oceans"}
# where a tile goes, by the rule of placement in mars.board
WHERE = {
    "land": "",
    "city rule": "",
    "greenery rule": "",
    "ocean area": "on an area reserved for ocean",
    "isolated": "where no tile is adjacent",
    "volcano": "on a volcano area",
    "noctis": "on its reserved area, cities beside it or not",
    "metal area": "on an area with a steel or titanium bonus",
    "metal area beside own": "on an area with a steel or titanium bonus, next to a tile of yours",
    "beside city": "next to a city",
    "beside two cities": "next to at least two cities",
    "beside greenery": "next to a greenery",
    "ganymede": "on Ganymede, off the map",
    "phobos": "on Phobos, off the map",
}


def stock(kind: str, n: int) -> str:
    """1 plant, 2 plants, 5 M€"""
    return f"{number(n)}{NBSP}{ONE_STOCK[kind] if abs(n) == 1 else MANY_STOCK[kind]}"


def cubes(kind: str, n: int) -> str:
    return f"{n} {ONE_CUBE[kind] if n == 1 else MANY_CUBE[kind]}"


def cards(n: int) -> str:
    return f"{n} card" if n == 1 else f"{n} cards"


def steps(n: int) -> str:
    return f"{n} step" if n == 1 else f"{n} steps"


def tags(tag: str, n: int) -> str:
    return f"{n} {TAG[tag]} tag" if n == 1 else f"{n} {TAG[tag]} tags"


def shown(parameter: str, value: int) -> str:
    """A parameter as the board shows it."""
    if parameter == "temperature":
        return f"{number(value)}{NBSP}°C"
    if parameter == "oxygen":
        return f"{value}{NBSP}%"
    return f"{value} ocean" if value == 1 else f"{value} oceans"
