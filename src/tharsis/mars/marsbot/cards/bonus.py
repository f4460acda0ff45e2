"""MarsBot's bonus cards."""

from __future__ import annotations

from tharsis.mars.board import CITY_TILE, GREENERY_TILE, NEURAL_INSTANCE, OCEAN_TILE
from tharsis.mars.marsbot.bonus import Compete, FirstPossible, FromGeneration, Way
from tharsis.mars.marsbot.catalogue import bonus
from tharsis.mars.marsbot.corporation import CorporationHolds, OnCorporation
from tharsis.mars.marsbot.decks import Destroy
from tharsis.mars.marsbot.goals import BotClaim, BotFund
from tharsis.mars.marsbot.human import HumanHas, HumanLoses, HumanLosesCube, HumanShielded
from tharsis.mars.marsbot.terraforming import BotPlace, BotRaise, Near, RaiseFurthest
from tharsis.mars.marsbot.tiles import BESIDE_TWO_GROWN, BESIDE_TWO_OCEANS
from tharsis.mars.marsbot.tracks import DrawProject
from tharsis.mars.marsbot.words import BotFloaters, BotGain, BotRating, IfColonies
from tharsis.vocabulary.terms import OXYGEN, PLANTS, TEMPERATURE


def push_towards_bonus(destroys: bool) -> list[Way]:
    """The three options that two cards share."""
    warm = BotRaise(TEMPERATURE)
    return [
        Way(warm, warm, only_if=Near(TEMPERATURE, 2), destroys=destroys),
        Way(BotPlace(GREENERY_TILE), BotRaise(OXYGEN), only_if=Near(OXYGEN, 2), destroys=destroys),
        Way(BotPlace(OCEAN_TILE, BESIDE_TWO_OCEANS), destroys=destroys),
    ]


bonus(
    "B01",
    "meteor_shower",
    FirstPossible(
        Way(only_if=HumanShielded(), destroys=True),
        Way(HumanLoses(PLANTS, 5), only_if=HumanHas(PLANTS, 3), destroys=True),
        Way(HumanLoses(PLANTS, 5)),
    ),
)
bonus("B02", "invasive_species", HumanLosesCube(), IfColonies([BotGain(2), BotFloaters(1)], [BotGain(5)]))
bonus("B03", "research_and_development", DrawProject())
bonus(
    "B04",
    "overachievement",
    FirstPossible(
        Way(BotClaim(), destroys=True),
        Way(BotFund(), only_if=FromGeneration(6), destroys=True),
        Way(BotGain(5)),
    ),
)
bonus("B05", "expedited_construction", FirstPossible(Way(BotPlace(CITY_TILE, BESIDE_TWO_GROWN), destroys=True)))
bonus("B06", "lobbyists", FirstPossible(*push_towards_bonus(True), Way(RaiseFurthest())))
bonus(
    "B07",
    "local_neural_instance",
    FirstPossible(Way(BotPlace(NEURAL_INSTANCE)), Way(DrawProject())),
    Destroy(),
)
bonus("B08", "corporate_competition", Compete(5))
bonus(
    "B23",
    "rapid_sprouting",
    FirstPossible(
        Way(OnCorporation(PLANTS, -1), BotPlace(GREENERY_TILE), only_if=CorporationHolds(1)),
        Way(OnCorporation(PLANTS, 1), only_if=CorporationHolds(0)),
    ),
    returns=True,
    corporate=True,
)
bonus("B25", "do_it_right", FirstPossible(*push_towards_bonus(False)), returns=True, corporate=True)
bonus("B31", "government_subsidy", BotRating(1), corporate=True)
