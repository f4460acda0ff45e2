"""A room: an expansion of Terraforming Mars, with all that it adds to the game in one place.

The rooms of the house are the folders of `mars` with a `room` module; `mars.rooms` finds them, and adds those from
elsewhere. What a room keeps at a table is its `Part`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tharsis.kernel.rows import Pile
from tharsis.mars.options import Given, Options, flag_in, seats_in, word_in

if TYPE_CHECKING:
    from tharsis.kernel.log import Change
    from tharsis.kernel.node import Node
    from tharsis.mars.deed import Deed
    from tharsis.mars.game import Mars
    from tharsis.mars.position import Reader
    from tharsis.mars.project import Project
    from tharsis.mars.setup import Setup
    from tharsis.vocabulary.card import Card
    from tharsis.vocabulary.position import Fields


class About:
    """What frames of some nodes are about, where it has a name: positions are written with it."""

    def __init__(self, names: Callable[[], list[str]]) -> None:
        self.names: Final = names


class Room:
    """One expansion. What it does not have stays as it is here."""

    name: str = ""  # of the option that brings it to a table, of the set of its cards, and of its folder
    title: str = ""  # as errors call it

    # ---- what is agreed before a game
    options: Options = {}
    choices: Mapping[str, tuple[str, ...]] = {}  # the words that an option may be set to

    def agree(self, given: Given, rules: Setup) -> dict[str, object]:
        """Its options as they are given, checked one by one. Where none of them is given, nobody asks."""
        out: dict[str, object] = {}
        for name, (_, default) in self.options.items():
            if isinstance(default, bool):
                out[name] = flag_in(given, name, self.options)
            elif isinstance(default, list):
                out[name] = seats_in(given, name, rules.seats)
            else:
                out[name] = word_in(given, name, self.options, self.choices[name])
        return out

    def drafts(self, given: Given) -> bool:
        """Its options make the draft compulsory. Where none of them is given, nobody asks."""
        return False

    def in_use(self, rules: Setup) -> bool:
        return rules.chosen[self.name] is True

    def check(self, rules: Setup) -> None:
        """All options are known: raises BadSetup where they do not go together. Called where the room is in use."""

    def written(self, rules: Setup) -> dict[str, object]:
        """Its options in records. Without the room there is nothing to write."""
        return {name: rules.chosen[name] for name in self.options} if self.name in rules.rooms else {}

    def robots(self, names: Sequence[str]) -> dict[int, dict[str, object]]:
        """Seats that are left to the rules, where bots are named seat by seat, and the options they stand for."""
        return {}

    # ---- what it adds to the box
    cards: Sequence[Sequence[Card]] = ()  # with the room's name for their edition
    deeds: Sequence[Deed] = ()  # of the turn
    projects: Sequence[Project] = ()  # on the list of standard projects
    words: Sequence[Node] = ()  # that stand on no card and on no standard project

    # ---- a table
    def table(self, rules: Setup, seed: int, cards: list[Card]) -> Mars | None:
        """A table of its own kind, if it needs one."""
        return None

    def lay_out(self, g: Mars) -> None:
        """Puts its part on the empty table: `g.parts.append(...)`."""

    def piles(self, g: Mars, corporations: list[int]) -> list[list[int]]:
        """The piles that each seat is dealt a corporation from, one from each; nothing leaves it as it is."""
        return []

    # seats that it gives a name to, in every language; `Game.speech` of such tables is the name of the room
    names: Mapping[int, str] = {}

    # ---- positions; errors name the field
    fields: Sequence[str] = ()
    seat_fields: Sequence[str] = ()
    inner_fields: Mapping[str, list[str]] = {}  # of fields that have fields themselves
    abouts: Mapping[str, About] = {}  # by the text of a node

    def position_of(self, g: Mars) -> dict[str, object]:
        return {}

    def seat_of(self, g: Mars, seat: int) -> dict[str, object]:
        return {}

    def read_table(self, reader: Reader) -> None:
        """Its fields of a position, before the seats are read."""

    def read_seat(self, reader: Reader, seat: int, row: Fields, at: str) -> None:
        """Its fields of a seat; `at` is how errors call it."""

    def read_last(self, reader: Reader) -> None:
        """What can be read and checked only when all seats are known."""

    # ---- views: what is open, by name; also asked for at tables without the room
    looks: Mapping[str, Callable[[Mars], object]] = {}
    seat_looks: Mapping[str, Callable[[Mars, int], object]] = {}

    def hidden(self, g: Mars) -> list[int]:
        """Project cards that lie here and that no seat has seen."""
        return []

    def deal_anew(self, g: Mars, pool: Pile) -> None:
        """For `View.sample`: takes as many cards for them from the pool."""

    # ---- the log
    told: Sequence[str] = ()  # changes that an answer about the same item tells by itself
    telling: Mapping[str, tuple[int, str, int]] = {}  # lines that tell a change by their amount: seat, change, sign
    naming: Mapping[str, str] = {}  # lines that name what a change is about

    def remember(self, g: Mars) -> object:
        """What is open now, to be compared with later: a copy of its part."""
        for part in g.parts:
            if part.room == self.name:
                return part.copy()
        return None

    def changes(self, g: Mars, old: object) -> list[Change]:
        """What is different now from what was remembered: first of the table,"""
        return []

    def seat_changes(self, g: Mars, old: object, seat: int) -> list[Change]:
        """then of one seat after the other,"""
        return []

    def last_changes(self, g: Mars, old: object) -> list[Change]:
        """and what comes after the seats."""
        return []


ROOMS: Final[dict[str, Room]] = {}


def rooms_at(g: Mars) -> list[Room]:
    return [ROOMS[name] for name in g.rules.rooms]
