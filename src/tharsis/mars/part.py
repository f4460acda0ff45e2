"""A part of the table: what an expansion keeps there, and what it does as the game goes on.

`Mars.parts` holds those at one table, in the order of the rooms they come from; in the base game there is none. Every
hook does nothing unless a part has something to do then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.native import i64

if TYPE_CHECKING:
    from tharsis.mars.game import Mars


class Part:
    """State of an expansion: ints and lists of ints, as everywhere. `room` is the name of its room."""

    def __init__(self, room: str) -> None:
        self.room: Final = room

    def copy(self) -> Part:
        raise NotImplementedError(self.room)

    # ---- for the digest: all of the state, in a row that means the same for ever
    def seat_numbers(self, seat: i64) -> list[int]:
        return []

    def numbers(self) -> list[int]:
        return []

    # ---- as the game goes on
    def set_up(self, g: Mars) -> None:
        """A new game begins: the deck is shuffled, nothing is dealt."""

    def deals_later(self, g: Mars) -> bool:
        """Corporations and hands are dealt only when what `set_up` has left in the lanes is answered."""
        return False

    def card_comes(self, g: Mars, seat: i64, c: i64) -> None:
        """A card was paid, or a corporation is shown, and is about to lie on the table."""

    def produced(self, g: Mars) -> None:
        """The production phase is over."""

    def solar_phase(self, g: Mars) -> bool:
        """After production, in a game that goes on. Whoever puts something into a lane says True: the next
        generation waits for it."""
        return False

    def new_generation(self, g: Mars) -> None:
        """The next generation begins; its number is still that of the last."""

    # ---- looking
    def holdings(self, seat: i64) -> list[tuple[str, int]]:
        """What a seat has here that a bot may count, by name."""
        return []
