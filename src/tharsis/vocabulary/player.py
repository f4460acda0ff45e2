"""What is open about one seat, as a view shows it."""

from __future__ import annotations

from tharsis.vocabulary.terms import STOCKS, TAGS
from tharsis.vocabulary.world import World
from tharsis.vocabulary.written import by_name, names, resources_of, worth_of


class Player:
    """A read-only window on one seat: everything is looked up when asked for, and comes as a copy."""

    def __init__(self, game: World, seat: int) -> None:
        self._world = game
        self.seat = seat

    @property
    def corporation(self) -> str:
        return self._world.card_name(self._world.seat[self.seat].corporation)

    @property
    def tr(self) -> int:
        return self._world.seat[self.seat].tr

    @property
    def stock(self) -> dict[str, int]:
        return by_name(STOCKS, self._world.seat[self.seat].stock)

    @property
    def production(self) -> dict[str, int]:
        return by_name(STOCKS, self._world.seat[self.seat].production)

    @property
    def tags(self) -> dict[str, int]:
        return by_name(TAGS, self._world.seat[self.seat].tags)

    @property
    def played(self) -> list[str]:
        return names(self._world, self._world.seat[self.seat].played)

    @property
    def events(self) -> list[str]:
        return names(self._world, self._world.seat[self.seat].events)

    @property
    def used(self) -> list[str]:
        return names(self._world, self._world.seat[self.seat].used)

    @property
    def resources(self) -> dict[str, int]:
        return resources_of(self._world, self.seat)

    @property
    def worth(self) -> dict[str, int]:
        """What a steel and a titanium pay of a price, or take off it."""
        return worth_of(self._world, self.seat)

    @property
    def points(self) -> dict[str, int]:
        """Card by card what it would score now."""
        return self._world.points_by_card(self.seat)

    @property
    def cards_in_hand(self) -> int:
        return len(self._world.seat[self.seat].hand)

    @property
    def passed(self) -> bool:
        return self._world.seat[self.seat].passed
