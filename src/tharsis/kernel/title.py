"""What a game is, in one place. Each game makes a title; whoever lists or starts games, reads the titles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tharsis.kernel.errors import GameError, UnknownName, shown

if TYPE_CHECKING:
    from tharsis.kernel.game import Game
    from tharsis.kernel.lesson import Lesson
    from tharsis.kernel.log import Entry
    from tharsis.kernel.option import Reason
    from tharsis.kernel.view import View


class Title:
    """One game of the house. `Game` holds the state of a table and its verbs; what is built only when somebody asks for
    it, a view, a log, a position, is here, so that a game's modules need not know each other.

    Upper layers keep their part of a game under its name: `words.add_words`, `bots.add_bots`, `server.kinds.add_kind`,
    `terminal.screens.add_screen`.
    """

    name = ""
    most_seats = 1
    # kind and default of each option, in the order they are written; `seats` is one of them
    options: Mapping[str, tuple[str, object]] = {}
    # what a position consists of: its fields, and those of its parts under their names
    fields: Mapping[str, Sequence[str]] = {}
    # by version of the rules: what it changed, said where an older record leads to another game
    changed: Mapping[int, str] = {}
    # the kind of option that random players leave alone, so that their games come to something; -1 is none
    spared = -1
    # its tutorial: prepared tables, in the order they are gone through
    lessons: Sequence[Lesson] = ()

    # ---- before a game
    def setup(self, given: Mapping[str, object]) -> dict[str, object]:
        """The options checked and with their defaults filled in; raises BadSetup."""
        raise NotImplementedError

    def choices(self, option: str) -> tuple[str, ...]:
        """The words an option may be set to; none where it is no matter of words."""
        return ()

    def values(self, option: str, seats: int) -> list[object]:
        """What an option may be set to at a table with so many seats."""
        return list(self.choices(option)) or [False, True]

    def robots(self, names: Sequence[str]) -> dict[int, dict[str, object]]:
        """The seats that these names leave to the rules themselves, no bot, with the options that this stands for."""
        return {}

    def start(self, given: Mapping[str, object], seed: int) -> Game:
        """A new game, ready for its first answers."""
        raise NotImplementedError

    def load(self, given: Mapping[str, object]) -> Game:
        """The game that goes on from a position."""
        raise NotImplementedError

    def lesson(self, name: str) -> Lesson:
        """The lesson of this name; raises UnknownName."""
        for one in self.lessons:
            if one.name == name:
                return one
        names = ", ".join(one.name for one in self.lessons) or "none"
        raise UnknownName(f"lesson: {shown(name)} is not known; there are: {names}", "lesson")

    # ---- about a table of it: see the methods of the same names in `Game`
    def view(self, game: Game, seat: int) -> View:
        raise NotImplementedError

    def why_not(self, game: Game, seat: int) -> dict[str, list[Reason]]:
        return {}

    def position(self, game: Game) -> dict[str, object]:
        raise NotImplementedError

    def log(self, game: Game) -> list[Entry]:
        raise NotImplementedError

    def scores(self, game: Game) -> list[dict[str, int]]:
        raise NotImplementedError

    def points_by_card(self, game: Game, seat: int) -> dict[str, int]:
        return {}

    def winners(self, game: Game) -> list[int]:
        raise NotImplementedError


TITLES: Final[dict[str, Title]] = {}  # by name, the first one first


def title_of(name: object) -> Title:
    """The game of this name; raises UnknownName."""
    title = TITLES.get(name) if isinstance(name, str) else None
    if title is None:
        raise UnknownName(f"game: {shown(name)} is not known; there are: {', '.join(TITLES)}", "game")
    return title


def add_title(title: Title) -> Title:
    """From now on this game is known."""
    if title.name in TITLES:
        raise GameError(f"there is a game {title.name} already", "game")
    TITLES[title.name] = title
    return title
