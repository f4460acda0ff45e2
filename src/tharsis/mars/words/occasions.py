"""What effects of this game wait for: tiles, standard projects, what something cost."""

from __future__ import annotations

from typing import Final

from tharsis.vocabulary.effects import Occasion
from tharsis.vocabulary.terms import ON_CARD, ON_CITY, ON_CITY_ON_MARS, ON_GREENERY, ON_METAL, ON_PAID, ON_PROJECT

CITY_PLACED: Final = Occasion(ON_CITY, "city placed", 0, 0, 0, "tile-city")
CITY_PLACED_ON_MARS: Final = Occasion(ON_CITY_ON_MARS, "city placed on mars", 0, 0, 0, "tile-city", star=True)
GREENERY_PLACED: Final = Occasion(ON_GREENERY, "greenery placed", 0, 0, 0, "tile-greenery")
METAL_COVERED: Final = Occasion(ON_METAL, "metal covered", 0, 0, 0, "r-steel")
PROJECT_DONE: Final = Occasion(ON_PROJECT, "standard project", 0, 0, 0, "u-cards")


def Paid(least: int) -> Occasion:
    """A card or standard project with at least this printed cost was paid for."""
    return Occasion(ON_PAID, f"paid {least}", 0, 0, least, "r-mc")


def CardPlayed(least: int) -> Occasion:
    """A card with at least this printed cost is played, whatever was paid for it."""
    return Occasion(ON_CARD, f"card of {least} played", 0, 0, least, "r-mc")
