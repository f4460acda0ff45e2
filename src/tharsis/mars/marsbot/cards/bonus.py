"""MarsBot's bonus cards."""

from __future__ import annotations

from tharsis.kernel.node import intern
from tharsis.mars.board import CITY_TILE, GREENERY_TILE, NEURAL_INSTANCE, OCEAN_TILE
from tharsis.mars.marsbot.bonus import Compete, FirstPossible, FromGeneration, Way
from tharsis.mars.marsbot.corporation import CorporationHolds, OnCorporation
from tharsis.mars.marsbot.decks import Destroy
from tharsis.mars.marsbot.goals import BotClaim, BotFund
from tharsis.mars.marsbot.human import HumanHas, HumanLoses, HumanLosesCube, HumanShielded
from tharsis.mars.marsbot.robot import BONUS, Bonus
from tharsis.mars.marsbot.shipping import BuildColony, FewColonies, Ship, ThinBonus
from tharsis.mars.marsbot.terraforming import BotPlace, BotRaise, Near, RaiseFurthest
from tharsis.mars.marsbot.tiles import BESIDE_TWO_GROWN, BESIDE_TWO_OCEANS
from tharsis.mars.marsbot.tracks import DrawProject
from tharsis.mars.marsbot.words import BotFloaters, BotGain, BotRating, IfColonies
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.terms import OXYGEN, PLANTS, TEMPERATURE

__all__ = ["BONUS"]

BONUS.append(Bonus("", "", [], False, "", False))


def bonus(
    code: str, name: str, *words: Word, returns: bool = False, replaces: str = "", colonies: bool = False
) -> Bonus:
    """A bonus card: its words from top to bottom."""
    rows: list[Word] = []
    for given in words:
        word = intern(given)
        assert isinstance(word, Word)
        rows.append(word)
    one = Bonus(code, name, rows, returns, replaces, colonies)
    one.number = len(BONUS)
    BONUS.append(one)
    return one


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
RAPID_SPROUTING = bonus(
    "B23",
    "rapid_sprouting",
    FirstPossible(
        Way(OnCorporation(PLANTS, -1), BotPlace(GREENERY_TILE), only_if=CorporationHolds(1)),
        Way(OnCorporation(PLANTS, 1), only_if=CorporationHolds(0)),
    ),
    returns=True,
)
DO_IT_RIGHT = bonus("B25", "do_it_right", FirstPossible(*push_towards_bonus(False)), returns=True)
GOVERNMENT_SUBSIDY = bonus("B31", "government_subsidy", BotRating(1))
for _one in (RAPID_SPROUTING, DO_IT_RIGHT, GOVERNMENT_SUBSIDY):
    _one.corporate = True
