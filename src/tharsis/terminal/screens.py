"""Which screen belongs to which game."""

from __future__ import annotations

from rich.console import RenderableType

from tharsis.ares.game import Ares
from tharsis.mars.game import Mars
from tharsis.terminal import ares_board
from tharsis.terminal import board as mars_board
from tharsis.vocabulary.world import World
from tharsis.words.language import Language

# questions before which the whole table is drawn
BIG_QUESTIONS = ("turn", "place", "phase", "development", "construction", "action")
# questions before which the hand is drawn
HAND_QUESTIONS = ("turn", "phase", "development", "construction", "action")


def board(g: World, words: Language, me: int) -> RenderableType:
    """The table as the seat sees it."""
    if isinstance(g, Ares):
        return ares_board.board(g, words, me)
    assert isinstance(g, Mars)
    return mars_board.board(g, words, me)
