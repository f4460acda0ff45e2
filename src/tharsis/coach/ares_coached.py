"""What the coach knows of Ares Expedition."""

from __future__ import annotations

from collections.abc import Mapping

from tharsis.ares.game import Ares
from tharsis.ares.log import answered
from tharsis.coach.coached import Answers, Fact
from tharsis.coach.people import People
from tharsis.kernel.log import Entry
from tharsis.native import Row
from tharsis.vocabulary.world import World


class AresCoached:
    def told(self, game: World, seat: int, answers: Answers) -> list[Entry]:
        assert isinstance(game, Ares)
        return answered(game, seat, answers)

    def levels(self, game: World) -> Row:
        """As they were when the phase began."""
        assert isinstance(game, Ares)
        return game.begun

    def facts(self, game: World, seat: int) -> list[Fact]:
        return []

    def people(self, setup: Mapping[str, object]) -> People | None:
        return None
