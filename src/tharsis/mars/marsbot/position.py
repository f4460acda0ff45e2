"""MarsBot's part of a readable position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from tharsis.kernel.errors import named, shown
from tharsis.mars.cards import BY_NAME, CATALOGUE
from tharsis.mars.marsbot.decks import BONUS_DONE
from tharsis.mars.marsbot.options import NEEDS_COLONIES
from tharsis.mars.marsbot.robot import (
    BONUS,
    CORPORATIONS,
    LAST_SPACE,
    STORAGE,
    STORED,
    TRACKS,
    Robot,
    bonus_named,
    bot_corporation_named,
)
from tharsis.mars.marsbot.table import BotTable
from tharsis.vocabulary.position import (
    Fields,
    card_named,
    fields_in,
    flag_in,
    known_fields,
    list_in,
    no_such,
    number_in,
    wrong,
)

ROBOT_FIELDS: Final = [
    *("corporation", "on_corporation", "tracks", "markers", "bonus_discard", "destroyed", "aside", "resolving"),
    *("played", "seeded", "fresh", "storage", "action_deck", "bonus_deck"),
]


# ---- writing
def bot_names(cards: Iterable[int]) -> list[str]:
    """Cards of MarsBot's decks; its bonus cards by their own names."""
    return [BONUS[-c].name if c < 0 else CATALOGUE[c].name for c in cards]


def robot_open(robot: Robot) -> dict[str, object]:
    """What is open about it."""
    row: dict[str, object] = {
        "corporation": CORPORATIONS[robot.corporation].name or None,
        "on_corporation": robot.on_card,
        "tracks": dict(zip(TRACKS, robot.tracker, strict=True)),
        "markers": {TRACKS[t]: n for t, n in enumerate(robot.marker) if n},
        "bonus_discard": bot_names(robot.spent),
        "destroyed": bot_names(robot.destroyed),
        "aside": bot_names(robot.aside),
        "resolving": [BONUS[-c].name for c in robot.resolving],
        "played": bot_names(robot.played),
        "seeded": bot_names(robot.seeded),
        "fresh": robot.fresh,
    }
    if robot.storage:
        row["storage"] = {STORAGE[m]: n for m, n in enumerate(robot.storage) if n}
    return row


def robot_of(robot: Robot) -> dict[str, object]:
    decks = {"action_deck": bot_names(reversed(robot.action)), "bonus_deck": bot_names(reversed(robot.bonus))}
    return {**robot_open(robot), **decks}


# ---- reading
class RobotReader:
    """Reads what MarsBot has; `take` puts a project where it lies and nowhere else."""

    def __init__(self, game: BotTable, take: Callable[[object, str], int]) -> None:
        self.game: Final = game
        self.robot: Final = game.robot
        self.take: Final = take
        self.places: Final[dict[int, str]] = {}  # where each bonus card was seen

    def bonus_card(self, c: int, at: str) -> int:
        """A bonus card that lies here and nowhere else."""
        if c in self.places:
            raise wrong(at, "lies", "{card!r} lies in {place} already", card=BONUS[-c].name, place=self.places[c])
        self.places[c] = at
        return c

    def cards(self, row: Fields, key: str) -> list[int]:
        """Cards of its decks: projects, or bonus cards."""
        out: list[int] = []
        for i, name in enumerate(list_in(row, key, "marsbot.")):
            at = f"marsbot.{key}[{i}]"
            c = bonus_named(name) if isinstance(name, str) else 0
            out.append(self.bonus_card(c, at) if c else self.take(name, at))
        return out

    def read(self, given: Fields) -> None:
        row = known_fields(given, ROBOT_FIELDS, "marsbot.")
        self.read_corporation(row)
        self.read_tracks(row)
        self.read_decks(row)
        self.robot.fresh = flag_in(row, "fresh", "marsbot.") if "fresh" in row else True
        stored = fields_in(row, "storage", "marsbot.")
        for name in stored:
            m = STORAGE.index(name) if name in STORAGE else -1
            if not self.robot.storage or m < 0 or not STORED[m]:
                raise wrong(f"marsbot.storage.{named(name)}", "storage", "there is no such storage area")
            self.robot.storage[m] = number_in(stored, name, 0, 0, 999, "marsbot.storage.")

    def read_corporation(self, row: Fields) -> None:
        robot = self.robot
        name = row.get("corporation")
        if name is not None:
            robot.corporation = bot_corporation_named(name) if isinstance(name, str) else 0
            if not robot.corporation:
                raise no_such("marsbot.corporation", [x.name for x in CORPORATIONS[1:]], name)
            if not self.game.plays_with(CORPORATIONS[robot.corporation].colonies):
                corporation = CORPORATIONS[robot.corporation].name
                raise wrong("marsbot.corporation", "needs_colonies", NEEDS_COLONIES, name=corporation)
        robot.on_card = number_in(row, "on_corporation", 0, 0, 999, "marsbot.")

    def read_tracks(self, row: Fields) -> None:
        robot = self.robot
        for key, into in (("tracks", robot.tracker), ("markers", robot.marker)):
            numbers = known_fields(fields_in(row, key, "marsbot."), TRACKS, f"marsbot.{key}.")
            for name in numbers:
                into[TRACKS.index(name)] = number_in(numbers, name, 0, 0, LAST_SPACE, f"marsbot.{key}.")
        for t, name in enumerate(TRACKS):
            if robot.marker[t] and robot.marker[t] <= robot.tracker[t]:
                raise wrong(f"marsbot.markers.{name}", "ahead", "must lie ahead of the tracker")

    def read_decks(self, row: Fields) -> None:
        robot = self.robot
        seeded = list_in(row, "seeded", "marsbot.")
        robot.seeded = [card_named(BY_NAME, name, "marsbot.seeded").number for name in seeded]
        robot.spent = self.cards(row, "bonus_discard")
        robot.destroyed = self.cards(row, "destroyed")
        robot.aside = self.cards(row, "aside")
        for i, name in enumerate(list_in(row, "resolving", "marsbot.")):
            at = f"marsbot.resolving[{i}]"
            c = bonus_named(name) if isinstance(name, str) else 0
            if name and not c:  # without a name it was destroyed meanwhile
                raise wrong(at, "bonus_card", "there is no bonus card {given}", given=shown(name))
            robot.resolving.append(self.bonus_card(c, at) if c else 0)
        robot.played = self.cards(row, "played")
        robot.action = self.cards(row, "action_deck")[::-1]
        robot.bonus = self.cards(row, "bonus_deck")[::-1]
        if "bonus_deck" not in row:
            # what is named nowhere else lies shuffled in the bonus deck
            self.fill_bonus()
        for c in robot.seeded:
            lies = c in robot.action or c in robot.bonus or c in robot.spent
            if not lies or robot.seeded.count(c) > 1:
                raise wrong("marsbot.seeded", "seeded", "{card!r} is in no bonus deck", card=CATALOGUE[c].name)

    def fill_bonus(self) -> None:
        g, robot = self.game, self.robot
        brought = CORPORATIONS[robot.corporation].bonus
        used = [b for b in BONUS if b.number and g.plays_with(b.colonies)]
        used = [b for b in used if not b.corporate or b.name in brought]
        replaced = [b.replaces for b in used]
        for b in used:
            if b.name not in replaced and -b.number not in self.places:
                (robot.aside if b.returns else robot.bonus).append(-b.number)
        g.shuffle(robot.bonus)


def check_resolving(robot: Robot, frames: Sequence[object]) -> None:
    """A bonus card at work has a frame in MarsBot's lane that puts it away."""
    ends = [frame for frame in frames if isinstance(frame, list) and frame[:1] == [BONUS_DONE.text]]
    if len(ends) != len(robot.resolving):
        says = "must be {n} bonus cards, one for each frame {words!r}"
        raise wrong("marsbot.resolving", "resolving", says, n=len(ends), words=BONUS_DONE.text)
