"""English: names of what MarsBot has, and words about it in their forms."""

from __future__ import annotations

from tharsis.mars.marsbot.robot import (
    TRACKS,
)
from tharsis.words.en.lexicon import MANY_CUBE, MANY_STOCK, TAG

BONUS_CARDS = {
    "meteor_shower": "Meteor Shower",
    "invasive_species": "Invasive Species",
    "research_and_development": "Research and Development",
    "overachievement": "Overachievement",
    "expedited_construction": "Expedited Construction",
    "lobbyists": "Lobbyists",
    "local_neural_instance": "Local Neural Instance",
    "corporate_competition": "Corporate Competition",
    "expedited_construction_colonies": "Expedited Construction (Colonies)",
    "outer_system_foothold": "Outer System Foothold",
    "shipping_lines": "Shipping Lines",
    "extended_shipping_lines": "Extended Shipping Lines",
    "rapid_sprouting": "Rapid Sprouting",
    "do_it_right": "Do It Right",
    "government_subsidy": "Government Subsidy",
}


TRACK_NAMES = {track: f"{TAG[track]} track" for track in TRACKS}


LEVELS = {"easy": "Easy", "normal": "Normal", "hard": "Hard", "brutal": "Brutal"}


COLOUR = {"white": "white", "black": "black"}


EXPANSION = {"colonies": "Colonies", "venus": "Venus Next"}


PLACE = {"storage": "storage area", "corporation": "corporation"}


COMPLETE = {
    "temperature": "temperature is complete",
    "oxygen": "oxygen is complete",
    "oceans": "all oceans are placed",
}


def areas(n: int) -> str:
    return f"{n} area" if n == 1 else f"{n} areas"


def tiles(n: int) -> str:
    return f"{n} tile" if n == 1 else f"{n} tiles"


def colonies(n: int) -> str:
    return f"{n} colony" if n == 1 else f"{n} colonies"


def milestones(n: int) -> str:
    return f"{n} free milestone" if n == 1 else f"{n} free milestones"


def resource(kind: str) -> str:
    """What a storage area holds."""
    return MANY_STOCK[kind] if kind in MANY_STOCK else MANY_CUBE[kind]
