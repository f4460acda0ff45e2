"""What one seat may know: a read-only window on the game, computed on access, with a dict form for the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.kernel.option import Decision, Reason

if TYPE_CHECKING:
    from tharsis.kernel.game import Game
    from tharsis.kernel.title import Title


class View:
    """Base of each game's view. Bots see nothing but this. The game behind it is private to the engine."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def title(self) -> Title:
        """The game that is played."""
        return self._game.title()

    @property
    def over(self) -> bool:
        return self._game.over

    @property
    def seats(self) -> int:
        return self._game.seats

    @property
    def decision(self) -> Decision | None:
        """The question to this seat, with options as objects."""
        return self._game.decision(self.seat)

    @property
    def optional(self) -> Decision | None:
        """What this seat may still answer though nobody waits for it: to take back that it has finished."""
        return self._game.optional(self.seat)

    @property
    def codes(self) -> list[int]:
        """The same options packed: what a fast bot picks from."""
        return self._game.codes(self.seat)

    @property
    def bounds(self) -> tuple[int, int]:
        return self._game.bounds(self.seat)

    @property
    def why_not(self) -> dict[str, list[Reason]]:
        return self._game.why_not(self.seat)

    def question(self) -> dict[str, object] | None:
        """The question to this seat as plain data."""
        decision = self.decision
        return None if decision is None else decision.as_dict()

    def sample(self, seed: int) -> Game:
        """A full game that fits all this seat knows: what is hidden from it is dealt anew."""
        raise NotImplementedError

    def as_dict(self) -> dict[str, object]:
        """Everything in the view, as plain data."""
        raise NotImplementedError
