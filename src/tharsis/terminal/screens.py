"""Which screen belongs to which game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from rich.console import RenderableType

from tharsis import ares, mars
from tharsis.ares.game import Ares
from tharsis.kernel.title import Title
from tharsis.mars.game import Mars
from tharsis.terminal import ares_board
from tharsis.terminal import board as mars_board
from tharsis.vocabulary.world import World
from tharsis.words.language import Language


class Board(Protocol):
    """Draws the table as a seat sees it."""

    def __call__(self, g: World, words: Language, me: int) -> RenderableType: ...


@dataclass(frozen=True, slots=True)
class Screen:
    """A game as it is drawn in a terminal."""

    board: Board
    turns: tuple[str, ...]  # questions before which the whole table and the hand are drawn
    places: tuple[str, ...] = ()  # and those before which only the table is


SCREENS: Final[dict[str, Screen]] = {}  # by the name of the game


def add_screen(title: Title, screen: Screen) -> None:
    """From now on this game can be played in a terminal."""
    SCREENS[title.name] = screen


def screen_of(g: World) -> Screen:
    return SCREENS[g.name()]


def board(g: World, words: Language, me: int) -> RenderableType:
    """The table as the seat sees it."""
    return screen_of(g).board(g, words, me)


def draw_mars(g: World, words: Language, me: int) -> RenderableType:
    assert isinstance(g, Mars)
    return mars_board.board(g, words, me)


def draw_ares(g: World, words: Language, me: int) -> RenderableType:
    assert isinstance(g, Ares)
    return ares_board.board(g, words, me)


add_screen(mars.TITLE, Screen(draw_mars, ("turn",), ("place",)))
add_screen(ares.TITLE, Screen(draw_ares, ("phase", "development", "construction", "action")))
