"""The people around a table, whatever lies on it: who may come, who is there, who listens, what is said."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any, Literal

from pydantic_core import to_json

from tharsis.bots.levels import level_of
from tharsis.server import messages as m
from tharsis.server.clock import Clock
from tharsis.server.counsel import Hints
from tharsis.server.going_back import GoingBack
from tharsis.server.rows import LESSON, PUZZLE, Listed, SayingRow, SeatRow, TableRow
from tharsis.server.schema import PERSON, WATCH
from tharsis.server.summary import Summary

Look = Literal["rest_of_live", "lines_text", "step_text", "record_text", "link_text", "lines_by_answer"]


class Company:
    """One table and who is at it. What there is to see is asked for by `look`, as JSON."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.settings = m.Settings(**row.settings)
        self.seq = 0
        self.cuts: list[int] = []  # how many lines were left after each undo
        self.lock = asyncio.Lock()
        self.listeners: set[Callable[[], None]] = set()
        self.online: dict[int, int] = {}  # connections of each seat,
        self.guests: Counter[str] = Counter()  # and of each person
        self.hints: Hints = {}  # asked of the coach
        self.request: GoingBack | None = None  # of somebody to go back
        self.members: dict[str, int] = {}  # the seats of all who came, by identity
        self.host_left = time.monotonic()  # when who opened it was seen last
        self.doubts = 0  # how often a device of somebody may have become another's
        self.hurried = False  # its bots think with less than usual, for the server is busy
        self.gone = False  # deleted; who still listens is sent away
        self.held = 0  # requests, connections and answers that are using it
        self.touched = time.monotonic()  # when somebody used it last
        self.talk: list[SayingRow] = []  # the last things said
        self.short = ""  # the table in short, as it was sent when all this was so:
        self.short_of: tuple[object, ...] = ()

    @property
    def summary(self) -> Summary:
        raise NotImplementedError

    @property
    def over(self) -> bool:
        raise NotImplementedError

    @property
    def length(self) -> int:
        """Lines of the log."""
        raise NotImplementedError

    async def look(self, what: Look, *arguments: Any) -> str:
        raise NotImplementedError

    @property
    def in_use(self) -> bool:
        return bool(self.held or self.listeners or self.lock.locked())

    @property
    def open_hands(self) -> bool:
        """Whether spectators see the hands when the game is over."""
        return self.settings.open_hands_after or self.row.past

    @property
    def coach(self) -> m.CoachSetting:
        return coach_at(self.row)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.row.seats)

    @property
    def full(self) -> bool:
        """It has so many moves that none is added."""
        return False

    @property
    def opener(self) -> int | None:
        """The seat of who opened the table, as long as it waits for its people."""
        seat = self.members.get(self.row.host, WATCH)
        return None if seat == WATCH or self.row.wanted is None else seat

    @property
    def owner(self) -> str:
        return owner_of(self.row, self.members.get(self.row.host, WATCH))

    @property
    def hostless(self) -> float:
        """For how many seconds who opened the table has been away."""
        return 0 if self.row.host in self.guests else time.monotonic() - self.host_left

    def guest_left(self, who: str) -> None:
        """One connection of somebody is gone."""
        self.guests[who] -= 1
        if who == self.row.host:
            self.host_left = time.monotonic()
        if not self.guests[who]:
            del self.guests[who]

    def tell(self) -> None:
        for listener in list(self.listeners):
            listener()

    def doubt(self) -> None:
        """Whoever listens makes sure that they are still who they were."""
        self.doubts += 1
        self.tell()

    def said(self, first: int = 0) -> m.Talk:
        """What was said at the table, from a number on."""
        rows = [one for one in self.talk if one.n >= first]
        sayings = [m.Saying(n=one.n, seat=one.seat, at=one.at, phrase=one.phrase, text=one.text) for one in rows]
        return m.Talk(first=rows[0].n if rows else first, sayings=sayings)

    def info(self, seat: int, host: bool) -> m.TableInfo:
        info = info_of(self.row, self.summary, set(self.members.values()), self.online, seat, host)
        info.hurried = self.hurried
        info.opener = self.opener
        info.owner = self.owner
        info.endless = self.full
        info.hints = [m.HintsUsed(seat=seat, depths=depths) for seat, depths in self.hints.items()]
        if self.request is not None:
            info.back = m.GoingBack(**self.request.told())
        return info

    async def live_text(self, seat: int, host: bool, lang: str, log_from: int = 0) -> str:
        """All that this seat may know, as it is sent."""
        rest = await self.look("rest_of_live", seat, lang, log_from, self.names)
        return f'{{"type":"live","table":{self.info_text(seat, host)},{rest[1:]}'

    async def replay_text(self, seat: int, host: bool, lang: str) -> str:
        lines = await self.look("lines_text", lang, 0, self.names)
        return f'{{"table":{self.info_text(seat, host)},"steps":{self.length},"lines":{lines}}}'

    def info_text(self, seat: int, host: bool) -> str:
        """The table in short. But for the last words it is the same for all who look."""
        online = frozenset(s for s, connections in self.online.items() if connections > 0)
        taken = frozenset(self.members.values())
        now = (self.summary, *facts_of(self.row), online, taken, self.opener, self.full, self.hurried, self.hints)
        now = (*now, self.request)
        if self.short_of != now:
            self.short_of = now
            shared = info_open(self.row, self.summary, set(taken), self.online)
            if self.opener is not None:
                shared["opener"] = self.opener
            if self.owner:
                shared["owner"] = self.owner
            if self.full:
                shared["endless"] = True
            if self.hurried:
                shared["hurried"] = True
            if self.hints:
                shared["hints"] = [{"seat": seat, "depths": depths} for seat, depths in self.hints.items()]
            if self.request is not None:
                shared["back"] = self.request.told()
            self.short = to_json(shared).decode().removesuffix("}")
        you = "null" if seat == WATCH else str(seat)
        return f'{self.short},"you":{you},"host":{"true" if host else "false"}}}'


def clock_of(row: TableRow, asked: Collection[int], at: float) -> Clock:
    """The clocks of a table whose game begins; while it waits for its people they stand still."""
    people = [seat.seat for seat in row.seats if seat.kind == PERSON]
    pace = m.Settings(**row.settings).pace if row.wanted is None else 0.0
    return Clock.begun(pace, people, len(row.seats), asked, at)


def coach_at(row: TableRow) -> m.CoachSetting:
    """How deep the coach may be asked. Where two people sit it is off, unless they agreed otherwise; a lesson has its
    own words, a puzzle is to be solved, and at a table to be watched nobody plays."""
    if row.aside or row.past:
        return "off"
    people = sum(seat.kind == PERSON for seat in row.seats)
    usual: m.CoachSetting = "off" if people > 1 else "all"
    return m.Settings(**row.settings).coach or usual


def facts_of(row: TableRow) -> tuple[object, ...]:
    """All that may become different about a table beside its game."""
    seats = [(s.kind, s.name, s.bot, s.colour, s.ready) for s in row.seats]
    return row.name, seats, row.setup, row.settings, row.wanted is None, row.code, row.listed, row.again


def name_of(row: TableRow) -> str:
    """What a table is called: without a name it goes by who sits there."""
    return row.name or ", ".join(s.name for s in row.seats if s.name)


def owner_of(row: TableRow, host: int) -> str:
    """Whose table it is, as long as it waits without a name for people who may not be known yet."""
    return "" if row.name or row.wanted is None or host == WATCH else row.seats[host].name


def info_open(row: TableRow, summary: Summary, taken: set[int], online: dict[int, int]) -> m.Facts:
    """A table in short, as all are told of it."""
    seldom = {
        "rounds": summary.rounds,
        "coach": None if coach_at(row) == "off" else coach_at(row),
        "waiting": row.wanted is not None,
        "code": row.code,
        "listed": row.listed,
        "again": row.again,
        "lesson": row.lesson,
        "puzzle": row.puzzle,
    }
    return {
        "id": row.id,
        "name": name_of(row),
        "game": row.game,
        "created": row.created,
        "changed": summary.changed,
        "options": {k: v for k, v in row.setup.items() if k not in ("seats", LESSON, PUZZLE)},
        "settings": m.Settings(**row.settings).model_dump(exclude_defaults=True),
        "seats": [seat_open(s, row, summary, taken, online) for s in row.seats],
        "generation": summary.generation,
        "over": summary.over,
        "winners": summary.winners,
        **{name: value for name, value in seldom.items() if value},
    }


def seat_open(s: SeatRow, row: TableRow, summary: Summary, taken: set[int], online: dict[int, int]) -> m.Facts:
    return {
        "seat": s.seat,
        "kind": s.kind,
        "name": s.name,
        "bot": s.bot,
        "taken": s.kind != PERSON or s.seat in taken,
        "online": s.kind != PERSON or online.get(s.seat, 0) > 0,
        "asked": s.seat in summary.asked and row.wanted is None,
        "corporation": summary.corporations[s.seat],
        "colour": s.colour,
        **({"ready": True} if s.ready else {}),
        **({"borrowed": True} if s.bot is not None and borrows(row, s.bot) else {}),
        **clocked(s.seat, summary),
    }


def clocked(seat: int, summary: Summary) -> m.Facts:
    """What there is to say of a seat at a table with a pace."""
    if seat in summary.away:
        return {"away": True}
    until = summary.until[seat] if summary.until else None
    return {} if until is None else {"until": until}


def borrows(row: TableRow, bot: str) -> bool:
    level = level_of(row.game, bot)
    return level is not None and not level.trained_for(row.setup)


def info_of(
    row: TableRow, summary: Summary, taken: set[int], online: dict[int, int], seat: int, host: bool
) -> m.TableInfo:
    """The same, as one seat is told of it."""
    you = None if seat == WATCH else seat
    return m.TableInfo.model_validate({**info_open(row, summary, taken, online), "you": you, "host": host})


def card_of(one: Listed, summary: Summary, online: dict[int, int], host: bool) -> m.TableCard:
    """A table in a list, as one seat is told of it."""
    info = info_of(one.row, summary, one.taken, online, one.seat, host)
    info.owner = owner_of(one.row, one.host)
    return m.TableCard.model_validate({**dict(info), "points": summary.points, "planet": summary.planet})
