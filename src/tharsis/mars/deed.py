"""What a deed is: one kind of action of a turn, with all that there is to know of it in one place."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import Offer, pack
from tharsis.kernel.option import Option, Reason
from tharsis.mars.game import Mars
from tharsis.native import i64
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.terms import STOCKS
from tharsis.vocabulary.world import Seat


class Deed:
    """One kind of action. What exactly is done, a packed option says: `kind` and arguments that the deed chooses."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind
        self.bare: Final[i64] = pack(kind)  # the option without arguments; one argument is added to it

    def offers(self, g: Mars, seat: i64, who: Seat, out: Offer) -> None:
        """Adds all of this kind that the seat may do now."""
        raise NotImplementedError

    def does(self, g: Mars, seat: i64, code: i64) -> None:
        raise NotImplementedError

    def notation(self, g: Mars, code: i64) -> str:
        """Its canonical text, the same for what is offered and what is not."""
        raise NotImplementedError

    def describes(self, g: Mars, seat: i64, code: i64) -> Option:
        raise NotImplementedError

    def sought(self, g: Mars, seat: i64) -> list[int]:
        """All of this kind that a person would look for, offered or not."""
        return []

    def why_not(self, g: Mars, seat: i64, code: i64) -> list[Reason]:
        """What stands against one of those. Only what is the seat's own or public speaks here."""
        return []


def is_useless(g: Mars, seat: i64, card: i64, words: list[Word]) -> bool:
    """Nothing at all would come of these words now."""
    for word in words:
        if not word.idle(g, seat, card):
            return False
    return len(words) > 0


def stock_short(kind: i64, need: i64, have: i64) -> list[Reason]:
    return [Reason("stock_short", STOCKS[kind], need, have)] if have < need else []


def money_short(need: i64, have: i64) -> list[Reason]:
    return [Reason("credits", "credits", need, have)] if have < need else []
