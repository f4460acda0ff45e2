"""A table in memory: its stored events played through the engine. What is true is what is stored."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any

from tharsis.kernel.code import last
from tharsis.kernel.errors import GameError
from tharsis.kernel.log import Entry
from tharsis.kernel.option import Decision
from tharsis.kernel.record import begin
from tharsis.server import messages as m
from tharsis.server import views
from tharsis.server.company import Company, Look
from tharsis.server.kinds import KINDS
from tharsis.server.preview import sure_changes
from tharsis.server.refusals import Refused, Unknown
from tharsis.server.rows import EventRow, TableRow
from tharsis.server.schema import WATCH
from tharsis.server.summary import Summary
from tharsis.vocabulary.world import World

__all__ = ["Refused", "Table", "Unknown"]
MOST_UNDOS = 1000  # of one table: nobody fills the store by going back and forth
MOST_TEXTS = 24  # that are kept of how a table looks now
STATION = 32  # moves from one station of a replay to the next
SHORT = {"type", "table", "log"}


@dataclass(frozen=True, slots=True)
class Move:
    """What one event left: so many answers of a seat, told in so many lines: those of MarsBot or the table are some."""

    seat: int
    answers: int
    lines: int


@dataclass(frozen=True, slots=True)
class Station:
    """The game after so many moves, to go on from in a replay."""

    moves: int
    answers: int
    lines: int
    game: World


class Table(Company):
    """One table: the game, its log, who listens. Only one task changes it at a time."""

    def __init__(self, row: TableRow) -> None:
        super().__init__(row)
        self.kind = KINDS[row.game]
        self.bot_task: asyncio.Task[None] | None = None
        self.begin()
        for event in row.events:
            self.apply(event)
        row.events = []  # the engine has them now

    # ---- the past
    def renew(self, row: TableRow) -> None:
        """A waiting table was changed, or has begun."""
        self.row = row
        self.begin()
        for event in row.events:
            self.apply(event)
        row.events = []

    @property
    def waiting(self) -> bool:
        """For its people: nobody is dealt anything yet."""
        return self.row.wanted is not None

    def begin(self) -> None:
        self.game = fresh(self.row)
        self.seq = 0
        self.cuts = []
        self.changed = self.row.created
        self.acks: dict[tuple[int, str], int] = {}
        self.lines: list[Entry] = []
        self.moves: list[Move] = []
        self.befores: list[World] = []  # the game before each of the last moves that can be taken back
        self.stations: list[Station] = []  # of a replay
        self.renewed = [0] * self.game.seats  # how often an undo has put another question to a seat
        self.texts: dict[tuple[int, str, int], str] = {}  # what is shown now,
        self.log_texts: dict[str, list[str]] = {}  # and the lines of the log in each language, as they are sent,
        self.named: views.Names = ()  # with these names

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
        if self.moves and self.moves[-1].seat != seat:
            self.befores = []
        before = with_record(self.game)
        lines = self.kind.answered(self.game, seat, answers)
        assert lines
        self.lines += lines
        self.moves.append(Move(seat, len(answers), len(lines)))
        self.befores = [one for one in (*self.befores, before) if one.reveals == self.game.reveals]
        self.texts.clear()

    def take_back(self, seat: int) -> None:
        """The last move, with all its lines."""
        before, self.game = self.game, self.earlier()
        for s in range(self.game.seats):
            if s == seat or before.offers[s] != self.game.offers[s] or before.lanes[s] != self.game.lanes[s]:
                self.renewed[s] += 1
        last = self.moves.pop()
        del self.befores[-1:]
        del self.lines[-last.lines :]
        for lines in self.log_texts.values():
            del lines[len(self.lines) :]
        self.cuts.append(len(self.lines))
        self.stations = [one for one in self.stations if one.moves <= len(self.moves)]
        self.texts.clear()

    def earlier(self) -> World:
        """The game before the last move."""
        if self.befores:
            return with_record(self.befores[-1])
        g = fresh(self.row)
        for step in self.game.steps()[: -self.moves[-1].answers]:
            g.take(step[0], step[2:])
        return g

    def undoable(self, seat: int) -> bool:
        if not self.settings.undo or not self.moves or self.moves[-1].seat != seat or self.row.past:
            return False
        if len(self.cuts) >= MOST_UNDOS:
            return False
        return self.game.undoable(seat) >= self.moves[-1].answers

    # ---- the present
    def ask_id(self, seat: int) -> str:
        """Names the question to a seat: it changes with each of its answers, and with every undo that changes the
        question. What others do, each in their own lane, does not change it. What may be taken back is not the
        question that comes when the others are ready."""
        mine = sum(move.answers for move in self.moves if move.seat == seat)
        back = "-back" if self.game.offers[seat] is None and self.game.resting(seat) else ""
        return f"{seat}-{mine}-{self.renewed[seat]}{back}"

    def open_question(self, game: World, seat: int) -> Decision | None:
        """What a seat may answer: what it is asked, or what it may take back though nobody waits for it."""
        return game.decision(seat) or game.optional(seat)

    @property
    def summary(self) -> Summary:
        return Summary.of(self.game, self.seq, self.changed)

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def length(self) -> int:
        return len(self.lines)

    @property
    def in_use(self) -> bool:
        return super().in_use or self.bots_at_work

    @property
    def bots_at_work(self) -> bool:
        return self.bot_task is not None and not self.bot_task.done()

    def live(self, seat: int, host: bool, lang: str, log_from: int = 0) -> m.Live | m.AresLive:
        """All that this seat may know."""
        seen = self.seen(seat, host, lang, log_from, self.names)
        seen.log = [self.line(n, lang, self.names) for n in range(seen.log_from, len(self.lines))]
        return seen

    def seen(self, seat: int, host: bool, lang: str, log_from: int, names: views.Names) -> m.Live | m.AresLive:
        """The same but for the log."""
        g = self.game
        watching = seat == WATCH or self.waiting
        ask: m.Ask | None = None
        hand: list[m.HandCard] = []
        offered: list[m.HandCard] = []
        blocked: list[m.Blocked] = []
        if not watching and not self.row.past:
            decision = self.open_question(g, seat)
            if decision is not None:
                ask = views.ask_of(decision, self.ask_id(seat), lang, g.decision(seat) is None, names)
            why = g.why_not(seat)
            hand = views.hand_of(g, seat, why, lang, names)
            if decision is not None and decision.kind in self.kind.offers:
                cards = [last(o.code) for o in decision.options]
                offered = [views.card_of(g, seat, c, self.kind.why_not_play(g, seat, c), lang, names) for c in cards]
            if ask is not None and ask.kind in self.kind.turns and not ask.optional:
                blocked = views.blocked_of(why, lang, names)
        common = m.LiveMessage(
            table=self.info(seat, host),
            seq=self.seq,
            ask=ask,
            hand=hand,
            offered=offered,
            blocked=blocked,
            undo=1 if not watching and self.undoable(seat) else 0,
            log_from=min(max(0, log_from), len(self.lines)),
            log=[],
            scores=views.scores_of(g) if g.over else [],
        )
        return self.kind.live(common, g, None if watching else seat, self.open_hands)

    # ---- as it is sent: most of it is the same for many who look
    async def look(self, what: Look, *arguments: Any) -> str:
        shown: str = getattr(self, what)(*arguments)
        return shown

    def rest_of_live(self, seat: int, lang: str, log_from: int, names: views.Names = ()) -> str:
        """All that this seat may know but for the table in short, which tells who is there."""
        self.name(names)
        key = seat, lang, min(max(0, log_from), len(self.lines))
        if key not in self.texts:
            if len(self.texts) >= MOST_TEXTS:
                self.texts.clear()
            rest = self.seen(seat, False, lang, log_from, names).model_dump_json(exclude=SHORT, exclude_defaults=True)
            self.texts[key] = f'{{"log":{self.lines_text(lang, key[2], names)},{rest[1:]}'
        return self.texts[key]

    def name(self, names: views.Names) -> None:
        """Lines with other names in them are said anew."""
        if names != self.named:
            self.named = names
            self.texts.clear()
            self.log_texts.clear()

    def lines_text(self, lang: str, first: int = 0, names: views.Names = ()) -> str:
        self.name(names)
        texts = self.log_texts.setdefault(lang, [])
        for n in range(len(texts), len(self.lines)):
            texts.append(self.line(n, lang, names).model_dump_json(exclude_defaults=True))
        return f"[{','.join(texts[first:])}]"

    def step_text(self, n: int, seat: int) -> str:
        return self.replay_step(n, seat).model_dump_json(exclude_defaults=True)

    def record_text(self) -> str:
        return json.dumps(self.game.record())

    def line(self, n: int, lang: str, names: views.Names) -> m.Line:
        entry = self.lines[n]
        marsbot = entry.kind.startswith("bot_")
        return m.Line(
            n=n,
            seat=entry.seat,
            generation=entry.generation,
            kind=entry.kind,
            text=entry.say(lang, names),
            deed=entry.deed(lang, names),
            card=entry.card,
            area=entry.area,
            changes=[views.change_of(c) for c in entry.changes],
            marsbot=marsbot,
            why=entry.why(lang, names),
            item=entry.item if entry.seat < 0 or (marsbot and entry.kind != "bot_option") else "",
            amount=entry.amount if marsbot else 0,
        )

    def tried(self, seat: int, ask: str, answers: list[list[str]], blind: bool = True) -> World:
        """The answers played on a copy; raises Refused where they do not fit.

        A person answers blind: nothing after something hidden was shown, or else guesses at it could be tried until one
        fits. A bot has seen its view after each answer and may go on.
        """
        if self.row.past or self.game.over:
            raise Refused("refused", "This game is over.")
        if self.waiting:
            raise Refused("refused", "This game has not begun.")
        if ask != self.ask_id(seat) or self.open_question(self.game, seat) is None:
            raise Refused("stale", "The game has moved on; this question is not open any more.")
        if not answers:
            raise Refused("malformed", "There is no answer in this.")
        copy = self.game.copy()
        assert isinstance(copy, World)
        for answer in answers:
            if blind and copy.reveals != self.game.reveals:
                raise Refused("refused", "Something hidden is shown before all of this is answered. Look at it first.")
            if self.open_question(copy, seat) is None:
                raise Refused("refused", "There is nothing more to answer now.")
            try:
                copy.answer(seat, answer)
            except GameError as error:
                raise Refused("refused", str(error)) from None
        return copy

    def stage(self, seat: int, wanted: m.Stage, lang: str) -> m.Staged | m.AresStaged:
        """What answers would do; where something hidden would be shown, only what is sure whatever it is."""
        before = self.kind.moment(self.game)
        copy = self.tried(seat, wanted.ask, wanted.answers)
        if copy.reveals != self.game.reveals:
            sure = [views.change_of(c) for c in sure_changes(self.kind, self.game, seat, wanted.answers)]
            hidden = m.StagedMessage(id=wanted.id, stops="hidden", next=None, changes=sure)
            return self.kind.staged(hidden, None, seat)
        decision = copy.decision(seat)
        following: m.Ask | None = None
        if decision is not None and decision.kind not in self.kind.turns:
            following = views.ask_of(decision, wanted.ask, lang, names=self.names)
        common = m.StagedMessage(
            id=wanted.id,
            stops="asks" if following is not None else "done",
            next=following,
            changes=[views.change_of(c) for c in self.kind.changes(copy, before)],
        )
        return self.kind.staged(common, copy, seat)

    def replay_step(self, n: int, seat: int) -> m.ReplayStep | m.AresReplayStep:
        """The table after its first n lines, as this seat saw it."""
        station = self.station_before(n)
        g = station.game.copy()
        assert isinstance(g, World)
        before = self.kind.moment(g)
        steps = self.game.steps()
        at, passed = station.answers, station.lines
        for move in self.moves[station.moves :]:
            if passed >= n:
                break
            mine = steps[at : at + move.answers]
            if passed + move.lines < n:  # it is passed by
                for step in mine:
                    g.take(step[0], step[2:])
            else:
                before = self.kind.moment(g)
                seen = self.kind.again(g, move.seat, mine)
                line = min(n - passed, len(seen)) - 1
                if line > 0:
                    before = self.kind.moment(seen[line - 1])
                g = seen[line]
            at += move.answers
            passed += move.lines
        common = m.ReplayStepMessage(
            n=n, changes=[views.change_of(c) for c in self.kind.changes(g, before)], scores=views.scores_of(g)
        )
        return self.kind.replayed(common, g, None if seat == WATCH else seat, self.game.over and self.open_hands)

    def station_before(self, n: int) -> Station:
        """The last station before line n; those on the way to it are made where they are missing. A step is told from
        the move that leads to it, so that a station right at it is one too far."""
        if not self.stations:
            self.stations = [Station(0, 0, 0, fresh(self.row))]
        steps = self.game.steps()
        last = self.stations[-1]
        while last.lines < n and last.moves + STATION <= len(self.moves):
            g = last.game.copy()
            moves = self.moves[last.moves : last.moves + STATION]
            answers = sum(move.answers for move in moves)
            for step in steps[last.answers : last.answers + answers]:
                g.take(step[0], step[2:])
            assert isinstance(g, World)
            lines = last.lines + sum(move.lines for move in moves)
            last = Station(last.moves + STATION, last.answers + answers, lines, g)
            self.stations.append(last)
        return next(one for one in reversed(self.stations) if one.lines < n or one.moves == 0)


def with_record(game: World) -> World:
    """A copy that goes on like the game itself; a plain one knows nothing of what was answered."""
    copy = game.copy()
    assert isinstance(copy, World) and game.history is not None
    copy.history = game.history[:]
    copy.digests = game.digests[:]
    return copy


def fresh(row: TableRow) -> World:
    """The game of a table before its first answer."""
    game = begin(row.game, row.setup, row.seed, row.start)
    assert isinstance(game, World)
    return game
