"""Ares Expedition: tracks, payment, turns, phases, scoring, and all cards as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tharsis.ares.cards import CATALOGUE
from tharsis.ares.game import Ares
from tharsis.ares.lessons import LESSONS
from tharsis.ares.log import log_of
from tharsis.ares.position import POSITION_FIELDS, SEAT_FIELDS, load_position, position_of
from tharsis.ares.reasons import why_not
from tharsis.ares.scoring import scores, winners
from tharsis.ares.setup import CHOICES, MOST_SEATS, NAME, OPTIONS, Setup
from tharsis.ares.setup import values as option_values
from tharsis.ares.start import start as begin
from tharsis.ares.view import AresView
from tharsis.kernel.game import Game
from tharsis.kernel.log import Entry
from tharsis.kernel.option import Reason
from tharsis.kernel.view import View
from tharsis.vocabulary.points import points_by_card
from tharsis.vocabulary.terms import K_SELL
from tharsis.vocabulary.title import BoxTitle


def ares(game: Game) -> Ares:
    assert isinstance(game, Ares)
    return game


class AresTitle(BoxTitle):
    """Ares Expedition as a whole."""

    name = NAME
    most_seats = MOST_SEATS
    options = OPTIONS
    fields: Mapping[str, list[str]] = {"ares": POSITION_FIELDS, "ares seats": SEAT_FIELDS}
    changed: Mapping[int, str] = {
        2: (
            "who has finished the action phase is asked again when a goal falls in it; a card discarded face down is "
            "hidden though it was shown before; a look at cards to keep is ordered with what its card sets off"
        )
    }
    spared = K_SELL
    cards = CATALOGUE
    lessons = LESSONS

    def setup(self, given: Mapping[str, object]) -> dict[str, object]:
        return Setup(given).as_dict()

    def choices(self, option: str) -> tuple[str, ...]:
        return CHOICES.get(option, ())

    def values(self, option: str, seats: int) -> list[object]:
        return option_values(option, seats)

    def start(self, given: Mapping[str, object], seed: int) -> Game:
        return begin(given, seed)

    def load(self, given: Mapping[str, object]) -> Game:
        return load_position(given)

    def view(self, game: Game, seat: int) -> View:
        return AresView(ares(game), seat)

    def why_not(self, game: Game, seat: int) -> dict[str, list[Reason]]:
        return why_not(ares(game), seat)

    def position(self, game: Game) -> dict[str, object]:
        return position_of(ares(game))

    def log(self, game: Game) -> list[Entry]:
        return log_of(ares(game))

    def scores(self, game: Game) -> list[dict[str, int]]:
        return scores(ares(game))

    def points_by_card(self, game: Game, seat: int) -> dict[str, int]:
        return points_by_card(ares(game), seat)

    def winners(self, game: Game) -> list[int]:
        return winners(ares(game))


TITLE: Final = AresTitle()
