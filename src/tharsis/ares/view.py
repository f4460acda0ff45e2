"""What one seat of an Ares table may know."""

from __future__ import annotations

from tharsis.ares.cards import BY_NAME
from tharsis.ares.game import Ares
from tharsis.ares.sampling import sample
from tharsis.ares.scoring import scores
from tharsis.ares.terms import CAPACITIES
from tharsis.ares.written import income, parameters_of, phase_name, seen, table_seen
from tharsis.kernel.view import View
from tharsis.vocabulary.player import Player
from tharsis.vocabulary.terms import OCEANS, OXYGEN
from tharsis.vocabulary.written import names


class AresPlayer(Player):
    """What is open about one seat."""

    def __init__(self, game: Ares, seat: int) -> None:
        super().__init__(game, seat)
        self._ares = game

    @property
    def forests(self) -> int:
        return self._ares.own[self.seat].forests

    @property
    def production(self) -> dict[str, int]:
        """As it would be now, with what is counted anew; the rating comes on top of the credits."""
        return income(self._ares, self.seat)

    @property
    def capacity(self) -> dict[str, int]:
        return dict(zip(CAPACITIES, self._ares.own[self.seat].capacity, strict=True))

    @property
    def picked(self) -> str | None:
        """The phase card on the table; the same one cannot be picked next."""
        return phase_name(self._ares.own[self.seat].picked)

    @property
    def seen(self) -> list[str]:
        """The cards it holds or looks at that all have seen."""
        return names(self._ares, seen(self._ares, self.seat))

    @property
    def finished(self) -> bool:
        """It has finished the phase, or chosen its phase card, and others have not."""
        return self._ares.resting(self.seat)


class AresView(View):
    """A read-only window: everything is looked up when asked for, and comes as a copy."""

    def __init__(self, game: Ares, seat: int) -> None:
        super().__init__(game, seat)
        self._ares = game

    @property
    def round(self) -> int:
        return self._ares.round

    @property
    def phase(self) -> str | None:
        return phase_name(self._ares.phase)

    @property
    def temperature(self) -> int:
        return parameters_of(self._ares.params)["temperature"]

    @property
    def oxygen(self) -> int:
        return self._ares.params[OXYGEN]

    @property
    def oceans(self) -> int:
        return self._ares.params[OCEANS]

    @property
    def hand(self) -> list[str]:
        return names(self._ares, self._ares.seat[self.seat].hand)

    @property
    def dealt(self) -> list[str]:
        """Cards this seat looks at and has not taken yet."""
        return names(self._ares, self._ares.seat[self.seat].dealt)

    @property
    def me(self) -> AresPlayer:
        return AresPlayer(self._ares, self.seat)

    def player(self, seat: int) -> AresPlayer:
        return AresPlayer(self._ares, seat)

    def scores(self) -> list[dict[str, int]]:
        return scores(self._ares)

    def price(self, card: str) -> int:
        """What a card would cost this seat now."""
        return self._ares.price(self._ares.seat[self.seat], BY_NAME[card])

    def as_dict(self) -> dict[str, object]:
        out = table_seen(self._ares, self.seat)
        optional = self.optional
        out["question"] = self.question()
        out["optional"] = optional.notations() if optional is not None else []
        return out

    def sample(self, seed: int) -> Ares:
        return sample(self._ares, self.seat, seed)
