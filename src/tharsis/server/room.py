"""A table that waits for its people: who sits where can still be changed. It is a game only when it begins."""

from __future__ import annotations

import re
import secrets
import time

import tharsis
from tharsis.server import messages as m
from tharsis.server.company import clock_of
from tharsis.server.crew import bot_name, made_up
from tharsis.server.kinds import KINDS
from tharsis.server.refusals import Refused
from tharsis.server.rows import SeatRow, TableRow
from tharsis.server.schema import PERSON, WATCH
from tharsis.server.seating import bot_in, check_seats, settled
from tharsis.server.summary import Summary
from tharsis.vocabulary.world import World

COLOURS = 5
CONSONANTS, VOWELS, FIGURES = "BDFGKLMNPRSTVZ", "AEO", "23456789"  # none that is taken for another


CODE = re.compile(r"([A-Z]{5})-?([2-9]{2})")


def code_in(token: str) -> str | None:
    """The code of a table, however it is written."""
    found = CODE.fullmatch(token.strip().upper())
    return None if found is None else "-".join(found.groups())


def new_code() -> str:
    """What is said over the phone: RENAM-27. It leads to a free seat of a table that waits, and to no other."""
    letters = [secrets.choice(CONSONANTS if n % 2 == 0 else VOWELS) for n in range(5)]
    return f"{''.join(letters)}-{secrets.choice(FIGURES)}{secrets.choice(FIGURES)}"


class Room:
    """A waiting table while it is changed. `members` are the seats of all who came."""

    def __init__(self, row: TableRow, members: dict[str, int]) -> None:
        if row.wanted is None:
            raise Refused("refused", "The game has begun; its seats are settled.")
        self.row = row
        self.wanted = row.wanted
        self.members = members
        self.host = members.get(row.host, WATCH)  # their seat
        self.taken = set(members.values())

    def seat_of(self, who: str) -> int:
        """Where somebody sits now: others may have been moved since they looked."""
        seat = self.members.get(who, WATCH)
        if seat == WATCH:
            raise Refused("forbidden", "You are watching; only players can do this.")
        return seat

    def seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.row.seats):
            raise Refused("unknown", "There is no such seat.")
        return self.row.seats[seat]

    def paint(self, seat: int, colour: int) -> None:
        """Another colour: one that is free or a bot's, who takes the old one."""
        mine = self.seat(seat)
        for other in self.row.seats:
            if other.colour == colour and other is not mine:
                if other.kind == PERSON and other.seat in self.taken:
                    raise Refused("taken", f"{other.name} has this colour.")
                other.colour = mine.colour
        mine.colour = colour

    def name(self, seat: int, name: str) -> None:
        self.seat(seat).name = name

    def ready(self, seat: int, ready: bool) -> None:
        """When all are, the game begins."""
        self.seat(seat).ready = ready
        if all(one.ready and one.seat in self.taken for one in self.row.seats if one.kind == PERSON):
            self.begin()

    def take_over(self, who: str) -> None:
        """They are the host from now on."""
        self.host = self.seat_of(who)
        self.row.host = who

    def give(self, seat: int, kind: str, bot: str | None) -> None:
        """The seat to a bot, or back to a friend."""
        row = self.seat(seat)
        if seat == self.host or row.kind == "marsbot":
            raise Refused("refused", "This seat cannot be given to anybody else.")
        if kind == "bot" and row.kind != "bot":
            row.name = bot_name([one.name for one in self.row.seats], self.row.id)
        elif kind == "friend" and row.kind == "bot":
            row.name = ""
        given = bot_in(self.row.game, bot) if kind == "bot" else None
        row.kind, row.bot, row.ready = (PERSON if given is None else "bot"), given, False
        self.check()

    def remove(self, seat: int) -> None:
        if self.seat(seat).seat == self.host or self.row.seats[seat].kind == "marsbot":
            raise Refused("refused", "This seat cannot be taken away.")
        del self.row.seats[seat]
        place = {one.seat: n for n, one in enumerate(self.row.seats)}  # its number before, and now
        for option, value in list(self.wanted.items()):
            if isinstance(value, list):
                self.wanted[option] = [place[s] for s in value if s in place]
            elif option == "first" and type(value) is int:
                self.wanted[option] = place.get(value, "host")
        self.check()

    def check(self) -> None:
        """Complains where no game could begin like this; else it is set up anew."""
        new = self.as_asked()
        check_seats(new)
        options = KINDS[self.row.game].options(new)
        self.row.setup = {**options, "seats": len(new.seats)}
        self.row.summary = Summary.of(self.game(), 0, time.time())

    def game(self) -> World:
        """The game that would begin."""
        options = {name: value for name, value in self.row.setup.items() if name != "seats"}
        game = tharsis.new(self.row.game, len(self.row.seats), options, self.row.seed)
        assert isinstance(game, World)
        return game

    def rule(self, change: m.RulesChange) -> None:
        """Other rules: whoever was ready was so for the old ones."""
        if change.options is not None:
            self.wanted = self.row.wanted = dict(change.options)
        if change.settings is not None:
            self.row.settings = settled(self.as_asked(change.settings)).model_dump()
        if change.listed is not None:
            self.row.listed = change.listed
        for one in self.row.seats:
            one.ready = False
        self.check()

    def as_asked(self, settings: m.Settings | None = None) -> m.NewTable:
        return m.NewTable(
            game=self.row.game,  # type: ignore[arg-type]
            seats=[self.setup_of(one) for one in self.row.seats],
            options=self.wanted,
            settings=settings or m.Settings(**self.row.settings),
        )

    def setup_of(self, one: SeatRow) -> m.SeatSetup:
        if one.kind == "marsbot":
            return m.SeatSetup(kind="marsbot")
        if one.kind == "bot":
            return m.SeatSetup(kind="bot", name=one.name, bot=one.bot)
        return m.SeatSetup(kind="you" if one.seat == self.host else "friend", name=one.name or None)

    def begin(self) -> None:
        """From now on the game names everybody, also who has not come yet."""
        names = made_up(
            [one.kind == "bot" for one in self.row.seats], self.row.id, [one.name for one in self.row.seats]
        )
        for one, name in zip(self.row.seats, names, strict=True):
            one.name = name
        self.row.wanted = None
        self.row.began = now = time.time()
        game = self.game()
        self.row.summary = Summary.of(game, 0, now, clock_of(self.row, game.waiting(), now))
