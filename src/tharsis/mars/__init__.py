"""Terraforming Mars: boards, placement, payment, turns, phases, scoring, and all cards as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.log import Entry
from tharsis.kernel.option import Reason
from tharsis.kernel.view import View
from tharsis.mars.cards import CATALOGUE
from tharsis.mars.game import Mars
from tharsis.mars.lessons import LESSONS
from tharsis.mars.log import log_of
from tharsis.mars.position import POSITION_FIELDS, SEAT_FIELDS, load_position, position_of
from tharsis.mars.reasons import why_not
from tharsis.mars.rooms import ROOMS, add_room
from tharsis.mars.scoring import scores, winners
from tharsis.mars.setup import MOST_SEATS, NAME, OPTIONS, Setup
from tharsis.mars.setup import choices as option_choices
from tharsis.mars.setup import values as option_values
from tharsis.mars.start import start as begin
from tharsis.mars.view import MarsView
from tharsis.vocabulary.points import points_by_card
from tharsis.vocabulary.terms import K_SELL
from tharsis.vocabulary.title import BoxTitle


def mars(game: Game) -> Mars:
    assert isinstance(game, Mars)
    return game


class MarsTitle(BoxTitle):
    """Terraforming Mars as a whole."""

    name = NAME
    most_seats = MOST_SEATS
    options = OPTIONS
    fields: Mapping[str, list[str]] = {
        "mars": POSITION_FIELDS,
        "mars seats": SEAT_FIELDS,
        **{name: fields for room in ROOMS.values() for name, fields in room.inner_fields.items()},
    }
    changed: Mapping[int, str] = {
        2: (
            "a discount for a tag counts once for each such tag of a card; a look at cards to keep is ordered with "
            "what its card sets off; a step of production for a new tag comes before a loss; a solo game has neither "
            "draft nor World Government; with wording=seeds losses that fail leave every choice open beside MarsBot, "
            "whose draft and tracks are read as the aid says"
        )
    }
    spared = K_SELL
    cards = CATALOGUE
    lessons = LESSONS

    def setup(self, given: Mapping[str, object]) -> dict[str, object]:
        return Setup(given).as_dict()

    def choices(self, option: str) -> tuple[str, ...]:
        return option_choices(option)

    def values(self, option: str, seats: int) -> list[object]:
        return option_values(option, seats)

    def robots(self, names: Sequence[str]) -> dict[int, dict[str, object]]:
        return {seat: options for room in ROOMS.values() for seat, options in room.robots(names).items()}

    def start(self, given: Mapping[str, object], seed: int) -> Game:
        return begin(given, seed)

    def load(self, given: Mapping[str, object]) -> Game:
        return load_position(given)

    def view(self, game: Game, seat: int) -> View:
        return MarsView(mars(game), seat)

    def why_not(self, game: Game, seat: int) -> dict[str, list[Reason]]:
        return why_not(mars(game), seat)

    def position(self, game: Game) -> dict[str, object]:
        return position_of(mars(game))

    def log(self, game: Game) -> list[Entry]:
        return log_of(mars(game))

    def scores(self, game: Game) -> list[dict[str, int]]:
        return scores(mars(game))

    def points_by_card(self, game: Game, seat: int) -> dict[str, int]:
        return points_by_card(mars(game), seat)

    def winners(self, game: Game) -> list[int]:
        return winners(mars(game))


TITLE: Final = MarsTitle()
__all__ = ["ROOMS", "TITLE", "add_room"]
