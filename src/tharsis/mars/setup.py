"""What is agreed before a game: seats and options, checked and with their defaults filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tharsis.kernel.errors import bad_setup, named, shown
from tharsis.mars.map import MAPS, RANDOM, THARSIS
from tharsis.mars.options import YES_OR_NO, flag_in, not_among, seats_in, word_in
from tharsis.mars.room import ROOMS

NAME: Final = "mars"
MOST_SEATS: Final = 5
SOLO_GENERATIONS: Final = 14
SOLO_RATING_GOAL: Final = 63

# name, kind and default of each option, in the order they are written: first those of the game,
FIRST_OPTIONS: Final[dict[str, tuple[str, object]]] = {
    "seats": ("number of seats, 1 to 5", 2),
    "corporate_era": (YES_OR_NO, True),
    "draft": (YES_OR_NO, False),
    "beginners": ("list of seats that play the beginner corporation", []),
    "first": ("'host', 'random', 'last_winner' or a seat", "host"),
    "last_winners": ("list of seats that won the game before this one", []),
    "world_government": (YES_OR_NO, False),
    "solo_goal": ("'terraforming' or 'tr63'", "terraforming"),
    "map": ("'random' or the name of a map", THARSIS),
}
# then those of the rooms, and these
LAST_OPTIONS: Final[dict[str, tuple[str, object]]] = {
    "end_turn": ("list of seats that end their turns themselves, also after the second action", []),
    "wording": ("'standard' or 'seeds'", "standard"),
    "house_cards": (YES_OR_NO, False),
}
OPTIONS: Final[dict[str, tuple[str, object]]] = {}
NOT_CHOSEN: Final[dict[str, object]] = {}  # the options of rooms as they are when nothing is said of them


def add_options() -> None:
    """Writes the lists anew, with the options of all rooms."""
    OPTIONS.clear()
    NOT_CHOSEN.clear()
    OPTIONS.update(FIRST_OPTIONS)
    for room in ROOMS.values():
        OPTIONS.update(room.options)
        NOT_CHOSEN.update({name: default for name, (_, default) in room.options.items()})
    OPTIONS.update(LAST_OPTIONS)


add_options()


# the words that options of the game itself may be set to
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "first": ("host", "random", "last_winner"),
    "solo_goal": ("terraforming", "tr63"),
    "wording": ("standard", "seeds"),
}


def choices(name: str) -> tuple[str, ...]:
    """The words an option may be set to; none where it is no matter of words."""
    if name in CHOICES:
        return CHOICES[name]
    if name == "map":
        return (*MAPS, RANDOM)
    for room in ROOMS.values():
        if name in room.choices:
            return room.choices[name]
    return ()


def values(name: str, seats: int) -> list[object]:
    """What an option may be set to at a table with so many seats; lists of seats: nobody, each alone, and all."""
    every = list(range(seats))
    if OPTIONS[name][1] == []:
        return [[], *[[s] for s in every], every]
    if isinstance(OPTIONS[name][1], bool):
        return [False, True]
    return [*choices(name), *(every if name == "first" else [])]


def _map(given: Mapping[str, object]) -> str:
    name = given.get("map", THARSIS)
    if not isinstance(name, str) or (name not in MAPS and name != RANDOM):
        raise not_among("map", (*MAPS, RANDOM), name)
    return name


class Setup:
    """The options of one table. Immutable."""

    def __init__(self, given: Mapping[str, object]) -> None:
        for name in given:
            if name not in OPTIONS:
                raise bad_setup(named(name), "option", "no such option; there are: {there}", there=", ".join(OPTIONS))
        seats = given.get("seats", 2)
        if not isinstance(seats, int) or isinstance(seats, bool) or not 1 <= seats <= MOST_SEATS:
            raise bad_setup("seats", "seats", "must be 1 to {most}, not {given}", most=MOST_SEATS, given=shown(seats))
        self.seats: Final[int] = seats
        # Rulebook p. 13: the solo game always uses Corporate Era
        self.corporate_era: Final[bool] = flag_in(given, "corporate_era", OPTIONS) or seats == 1
        draft = flag_in(given, "draft", OPTIONS)
        named_rooms = [room for room in ROOMS.values() if not given.keys().isdisjoint(room.options)]
        for room in named_rooms:
            draft = draft or room.drafts(given)
        self.draft: Final[bool] = draft
        self.beginners: Final[list[int]] = seats_in(given, "beginners", seats)
        self.end_turn: Final[list[int]] = seats_in(given, "end_turn", seats)
        first = given.get("first", "host")
        if first != "host" and (type(first) not in (str, int) or first not in values("first", seats)):
            says = "must be {there} or a seat from 0 to {most}, not {given}"
            there = ", ".join(choices("first"))
            raise bad_setup("first", "begins", says, there=there, most=seats - 1, given=shown(first))
        self.first: Final[object] = first
        self.last_winners: Final[list[int]] = seats_in(given, "last_winners", seats)
        self.world_government: Final[bool] = flag_in(given, "world_government", OPTIONS)
        self.solo_goal: Final[str] = word_in(given, "solo_goal", OPTIONS, choices("solo_goal"))
        self.map: Final[str] = _map(given)
        self.wording: Final[str] = word_in(given, "wording", OPTIONS, choices("wording"))
        self.house_cards: Final[bool] = flag_in(given, "house_cards", OPTIONS)
        # what is agreed about expansions, and which of them are played
        self.chosen: Final[dict[str, object]] = NOT_CHOSEN.copy()
        for room in named_rooms:
            self.chosen.update(room.agree(given, self))
        self.rooms: Final[list[str]] = [room.name for room in ROOMS.values() if room.in_use(self)]
        for name in self.rooms:
            ROOMS[name].check(self)
        if seats == 1:
            self._check_solo()
        # FR p. 10: a card whose tile finds no area stays playable; EN lists the exceptions without it
        self.tiles_may_fail: Final[bool] = self.wording == "seeds"
        # the two cards with a discount for Earth tags speak of a card with such a tag; the designer counts each tag
        self.discounts_once: Final[bool] = self.wording == "seeds"

    def _check_solo(self) -> None:
        if self.draft:
            raise bad_setup("draft", "alone_draft", "nobody is there to pass cards to in a solo game")
        if self.world_government:
            raise bad_setup("world_government", "alone_government", "there is no World Government in a solo game")

    def editions(self) -> list[str]:
        """The sets of cards in play."""
        out = ["base"]
        if self.corporate_era:
            out.append("corporate_era")
        out += self.rooms
        if self.house_cards:
            out.append("house")
        return out

    def as_dict(self) -> dict[str, object]:
        rooms: dict[str, object] = {}
        for room in ROOMS.values():
            rooms.update(room.written(self))
        return {
            "seats": self.seats,
            "corporate_era": self.corporate_era,
            "draft": self.draft,
            "beginners": list(self.beginners),
            "first": self.first,
            **({"last_winners": list(self.last_winners)} if self.last_winners else {}),
            "world_government": self.world_government,
            "solo_goal": self.solo_goal,
            **({"map": self.map} if self.map != THARSIS else {}),
            **rooms,
            **({"end_turn": list(self.end_turn)} if self.end_turn else {}),
            "wording": self.wording,
            "house_cards": self.house_cards,
        }
