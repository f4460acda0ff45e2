"""The bonus cards that are added with Colonies."""

from __future__ import annotations

from tharsis.mars.board import CITY_TILE
from tharsis.mars.marsbot.bonus import FirstPossible, Way
from tharsis.mars.marsbot.catalogue import bonus
from tharsis.mars.marsbot.shipping.words import BuildColony, FewColonies, Ship, ThinBonus
from tharsis.mars.marsbot.terraforming import BotPlace
from tharsis.mars.marsbot.tiles import BESIDE_TWO_GROWN

bonus(
    "B17",
    "expedited_construction_colonies",
    FirstPossible(
        Way(BotPlace(CITY_TILE, BESIDE_TWO_GROWN), destroys=True),
        Way(BuildColony(), only_if=FewColonies(1)),
    ),
    replaces="expedited_construction",
    colonies=True,
)
bonus("B18", "outer_system_foothold", BuildColony(), ThinBonus(), colonies=True)
bonus("B19", "shipping_lines", Ship(), returns=True, colonies=True)
bonus("B20", "extended_shipping_lines", Ship(), returns=True, colonies=True)
