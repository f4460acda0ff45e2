"""A table in memory: its stored events played through the engine. What is true is what is stored."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable

import tharsis
from tharsis.kernel.errors import BadAnswer, GameError
from tharsis.kernel.log import Entry
from tharsis.kernel.option import match
from tharsis.mars.game import Mars
from tharsis.mars.log import Snapshot, changes, entry_of, news
from tharsis.server import messages as m
from tharsis.server import views
from tharsis.server.preview import sure_changes
from tharsis.server.schema import WATCH
from tharsis.server.store import EventRow, TableRow
from tharsis.server.summary import Summary

MOST_UNDOS = 1000  # of one table: nobody fills the store by going back and forth


class Refused(Exception):
    """Something that cannot be done, with the code and sentence of a Problem."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class Unknown(Exception):
    """No such table, or none that this person may see."""


class Table:
    """One table: the game, its log, who listens. Only one task changes it at a time."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.settings = m.Settings(**row.settings)
        self.lock = asyncio.Lock()
        self.listeners: set[Callable[[], None]] = set()
        self.online: dict[int, int] = {}  # connections of each seat,
        self.guests: Counter[str] = Counter()  # and of each person
        self.members: dict[str, int] = {}  # the seats of all who came, by identity
        self.gone = False  # deleted; who still listens is sent away
        self.held = 0  # requests, connections and answers that are using it
        self.touched = time.monotonic()  # when somebody used it last
        self.bot_task: asyncio.Task[None] | None = None
        self.begin()
        for event in row.events:
            self.apply(event)
        row.events = []  # the engine has them now

    # ---- the past
    def begin(self) -> None:
        self.game = fresh(self.row)
        self.seq = 0
        self.cuts: list[int] = []  # how many lines were left after each undo
        self.changed = self.row.created
        self.acks: dict[tuple[int, str], int] = {}
        self.lines: list[Entry] = []
        self.sizes: list[tuple[int, int]] = []  # seat and number of engine answers of each line

    def apply(self, event: EventRow) -> None:
        """Plays one stored event."""
        if event.kind == "undo":
            self.take_back(event.seat)
        else:
            self.play(event.seat, event.data)
        self.seq = event.n + 1
        self.changed = event.at
        self.acks[(event.seat, event.move)] = self.seq

    def play(self, seat: int, answers: list[list[str]]) -> None:
        g = self.game
        before = Snapshot(g)
        line: Entry | None = None
        for answer in answers:
            decision = g.decision(seat)
            if decision is None:
                raise BadAnswer(f"seat {seat} is not asked anything now", "seat")
            picked = match(g, seat, answer)
            if line is None:
                line = entry_of(g, decision, [o for o in decision.options if o.code in picked])
            g.take(seat, picked)
        assert line is not None
        line.changes = news(changes(g, before), line)
        self.lines.append(line)
        self.sizes.append((seat, len(answers)))

    def take_back(self, seat: int) -> None:
        """The last line of this seat, as far as it can be taken back."""
        self.game = self.earlier()
        self.lines.pop()
        self.sizes.pop()
        self.cuts.append(len(self.lines))

    def earlier(self) -> Mars:
        """The game before the last line."""
        g = fresh(self.row)
        for step in self.game.steps()[: -self.sizes[-1][1]]:
            g.take(step[0], step[2:])
        return g

    def undoable(self, seat: int) -> bool:
        if not self.settings.undo or not self.sizes or self.sizes[-1][0] != seat or self.row.past:
            return False
        if len(self.cuts) >= MOST_UNDOS:
            return False
        return self.game.undoable(seat) >= self.sizes[-1][1]

    # ---- the present
    def ask_id(self, seat: int) -> str:
        """Names the question to a seat: it changes with each of its answers, and with every undo."""
        mine = sum(size for who, size in self.sizes if who == seat)
        return f"{seat}-{mine}-{len(self.cuts)}"

    @property
    def summary(self) -> Summary:
        return Summary.of(self.game, self.seq, self.changed)

    def info(self, seat: int, host: bool) -> m.TableInfo:
        return info_of(self.row, self.summary, set(self.members.values()), self.online, seat, host)

    def live(self, seat: int, host: bool, lang: str, log_from: int = 0) -> m.Live:
        """All that this seat may know."""
        g = self.game
        watching = seat == WATCH
        ask: m.Ask | None = None
        hand: list[m.HandCard] = []
        blocked: list[m.Blocked] = []
        if not watching and not self.row.past:
            decision = g.decision(seat)
            if decision is not None:
                ask = views.ask_of(decision, self.ask_id(seat), lang)
            why = g.why_not(seat) if not g.over else {}
            hand = views.hand_of(g, seat, why, lang)
            blocked = views.blocked_of(why, lang) if ask is not None and ask.kind == "turn" else []
        first = min(max(0, log_from), len(self.lines))
        return m.Live(
            table=self.info(seat, host),
            seq=self.seq,
            view=views.game_view(g, None if watching else seat, self.settings.open_hands_after or self.row.past),
            ask=ask,
            hand=hand,
            blocked=blocked,
            undo=1 if not watching and self.undoable(seat) else 0,
            log_from=first,
            log=[self.line(n, lang) for n in range(first, len(self.lines))],
            scores=views.scores_of(g) if g.over else [],
        )

    def line(self, n: int, lang: str) -> m.Line:
        entry = self.lines[n]
        return m.Line(
            n=n,
            seat=entry.seat,
            generation=entry.generation,
            kind=entry.kind,
            text=entry.say(lang),
            card=entry.card,
            area=entry.area,
            changes=[views.change_of(c) for c in entry.changes],
        )

    def tried(self, seat: int, ask: str, answers: list[list[str]], blind: bool = True) -> Mars:
        """The answers played on a copy; raises Refused where they do not fit.

        A person answers blind: nothing after something hidden was shown, or else guesses at it could be tried until one
        fits. A bot has seen its view after each answer and may go on.
        """
        if self.row.past or self.game.over:
            raise Refused("refused", "This game is over.")
        if ask != self.ask_id(seat) or self.game.decision(seat) is None:
            raise Refused("stale", "The game has moved on; this question is not open any more.")
        if not answers:
            raise Refused("malformed", "There is no answer in this.")
        copy = self.game.copy()
        for answer in answers:
            if blind and copy.reveals != self.game.reveals:
                raise Refused("refused", "Something hidden is shown before all of this is answered. Look at it first.")
            if copy.decision(seat) is None:
                raise Refused("refused", "There is nothing more to answer now.")
            try:
                copy.answer(seat, answer)
            except GameError as error:
                raise Refused("refused", str(error)) from None
        return copy

    def stage(self, seat: int, wanted: m.Stage, lang: str) -> m.Staged:
        """What answers would do; where something hidden would be shown, only what is sure whatever it is."""
        before = Snapshot(self.game)
        copy = self.tried(seat, wanted.ask, wanted.answers)
        if copy.reveals != self.game.reveals:
            sure = [views.change_of(c) for c in sure_changes(self.game, seat, wanted.answers)]
            return m.Staged(id=wanted.id, stops="hidden", next=None, changes=sure, view=None)
        decision = copy.decision(seat)
        following: m.Ask | None = None
        if decision is not None and decision.kind != "turn":
            following = views.ask_of(decision, wanted.ask, lang)
        return m.Staged(
            id=wanted.id,
            stops="asks" if following is not None else "done",
            next=following,
            changes=[views.change_of(c) for c in changes(copy, before)],
            view=views.game_view(copy, seat),
        )

    def tell(self) -> None:
        for listener in list(self.listeners):
            listener()

    def replay_step(self, n: int, seat: int) -> m.ReplayStep:
        """The table after its first n lines, as this seat saw it."""
        g = fresh(self.row)
        before = Snapshot(g)
        steps = self.game.steps()
        at = 0
        for line in range(min(n, len(self.sizes))):
            before = Snapshot(g)
            for step in steps[at : at + self.sizes[line][1]]:
                g.take(step[0], step[2:])
            at += self.sizes[line][1]
        all_open = self.game.over and (self.settings.open_hands_after or self.row.past)
        view = views.game_view(g, None if seat == WATCH else seat)
        if all_open:
            view.seats = [views.seat_view(g, s, True) for s in range(g.seats)]
        return m.ReplayStep(
            n=n, view=view, changes=[views.change_of(c) for c in changes(g, before)], scores=views.scores_of(g)
        )


def info_of(
    row: TableRow, summary: Summary, taken: set[int], online: dict[int, int], seat: int, host: bool
) -> m.TableInfo:
    """A table in short, as one seat is told of it."""
    return m.TableInfo(
        id=row.id,
        name=row.name,
        game="mars",
        created=row.created,
        changed=summary.changed,
        options={k: v for k, v in row.setup.items() if k != "seats"},
        settings=m.Settings(**row.settings),
        seats=[
            m.SeatInfo(
                seat=s.seat,
                kind="bot" if s.kind == "bot" else "person",
                name=s.name,
                bot=s.bot,
                taken=s.kind == "bot" or s.seat in taken,
                online=s.kind == "bot" or online.get(s.seat, 0) > 0,
                asked=s.seat in summary.asked,
                corporation=summary.corporations[s.seat],
            )
            for s in row.seats
        ],
        generation=summary.generation,
        over=summary.over,
        winners=summary.winners,
        you=None if seat == WATCH else seat,
        host=host,
    )


def fresh(row: TableRow) -> Mars:
    """The game of a table before its first answer."""
    if row.start is not None:
        game = tharsis.load(row.start)
    else:
        options = {k: v for k, v in row.setup.items() if k != "seats"}
        game = tharsis.new(row.game, row.setup["seats"], options, row.seed)
    assert isinstance(game, Mars)
    return game
