"""What is raised on bad input: one typed error with a sentence a person can act on. Nothing is half-applied."""

from __future__ import annotations


class GameError(ValueError):
    """Any complaint of the engine. `field` names the part of the input that is wrong."""

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


class UnknownName(GameError):
    """A card, area, tile or option nobody has heard of."""


class BadSetup(GameError):
    """A game that cannot be set up like this."""


class BadAnswer(GameError):
    """An answer out of turn, or one that is not offered."""


class BadPosition(GameError):
    """A position that cannot be on a table."""


class BadRecord(GameError):
    """A record that is broken, foreign, or leads to another game than it says."""


class CannotUndo(GameError):
    """Something hidden was seen or somebody else has acted since."""
