"""What is agreed before a game: seats and options, checked and with their defaults filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tharsis.kernel.errors import bad_setup, named, shown

NAME: Final = "ares"
MOST_SEATS: Final = 4
SOLO_ROUNDS: Final = 25
COOPERATIVE_ROUNDS: Final = 15
COOPERATIVE_GOAL: Final = 80
LEVELS: Final = ("novice", "advanced", "expert")
HELP_STEPS: Final = {"novice": 2, "advanced": 1, "expert": 0}

# name, kind and default of each option, in the order they are written
OPTIONS: Final[dict[str, tuple[str, object]]] = {
    "seats": ("number of seats, 1 to 4", 2),
    "first_game": ("true or false", False),
    "mulligan": ("true or false", False),
    "cooperative": ("true or false", False),
    "level": ("'novice', 'advanced' or 'expert'", "novice"),
    "rating_for_steel": ("'each' or 'card'", "each"),
    "wording": ("'standard' or 'seeds'", "standard"),
}


# the words that an option may be set to
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "level": LEVELS,
    "rating_for_steel": ("each", "card"),
    "wording": ("standard", "seeds"),
}


def values(name: str, seats: int) -> list[object]:
    """What an option may be set to; no option of this game depends on the number of seats."""
    return list(CHOICES.get(name, (False, True)))


def _flag(given: Mapping[str, object], name: str) -> bool:
    value = given.get(name, OPTIONS[name][1])
    if not isinstance(value, bool):
        raise bad_setup(name, "flag", "must be true or false, not {given}", given=shown(value))
    return value


def _word(given: Mapping[str, object], name: str) -> str:
    value = given.get(name, OPTIONS[name][1])
    if not isinstance(value, str) or value not in CHOICES[name]:
        says = "must be one of {there}, not {given}"
        raise bad_setup(name, "one_of", says, there=", ".join(CHOICES[name]), given=shown(value))
    return value


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
        self.first_game: Final[bool] = _flag(given, "first_game")
        self.mulligan: Final[bool] = _flag(given, "mulligan") and not self.first_game
        self.cooperative: Final[bool] = _flag(given, "cooperative")
        if self.cooperative and seats != 2:
            raise bad_setup("cooperative", "together", "is for 2 seats, not {given}", given=seats)
        self.level: Final[str] = _word(given, "level")
        self.rating_for_steel: Final[str] = _word(given, "rating_for_steel")
        self.wording: Final[str] = _word(given, "wording")
        # the Ukrainian print: every matching card of those revealed is taken, not one of them
        self.takes_all_screened: Final[bool] = self.wording == "seeds"
        self.help_steps: Final[int] = HELP_STEPS[self.level] if seats == 1 else 0

    def length(self) -> int:
        """The rounds of a game of fixed length, 0 where the three goals end it."""
        if self.seats == 1:
            return SOLO_ROUNDS
        return COOPERATIVE_ROUNDS if self.cooperative else 0

    def as_dict(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "first_game": self.first_game,
            "mulligan": self.mulligan,
            "cooperative": self.cooperative,
            "level": self.level,
            "rating_for_steel": self.rating_for_steel,
            "wording": self.wording,
        }
