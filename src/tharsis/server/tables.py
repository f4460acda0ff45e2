"""A table in memory: its stored events played through the engine. What is true is what is stored."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import tharsis
from tharsis.kernel.errors import GameError
from tharsis.kernel.log import Entry
from tharsis.kernel.option import Decision
from tharsis.server import messages as m
from tharsis.server import views
from tharsis.server.kinds import KINDS
from tharsis.server.preview import sure_changes
from tharsis.server.schema import PERSON, WATCH
from tharsis.server.store import EventRow, SayingRow, TableRow
from tharsis.server.summary import Summary
from tharsis.vocabulary.world import World

MOST_UNDOS = 1000  # of one table: nobody fills the store by going back and forth


class Refused(Exception):
    """Something that cannot be done, with the code and sentence of a Problem."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class Unknown(Exception):
    """No such table, or none that this person may see."""


@dataclass(frozen=True, slots=True)
class Move:
    """What one event left: so many answers of a seat, told in so many lines: those of MarsBot or the table are some."""

    seat: int
    answers: int
    lines: int


class Table:
    """One table: the game, its log, who listens. Only one task changes it at a time."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.kind = KINDS[row.game]
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
        self.talk: list[SayingRow] = []  # the last things said
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
        self.moves: list[Move] = []
        self.renewed = [0] * self.game.seats  # how often an undo has put another question to a seat

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
        told = self.kind.answered(self.game, seat, answers)
        assert told
        self.lines += told
        self.moves.append(Move(seat, len(answers), len(told)))

    def take_back(self, seat: int) -> None:
        """The last move, with all its lines."""
        before, self.game = self.game, self.earlier()
        for s in range(self.game.seats):
            if s == seat or before.offers[s] != self.game.offers[s] or before.lanes[s] != self.game.lanes[s]:
                self.renewed[s] += 1
        last = self.moves.pop()
        del self.lines[-last.lines :]
        self.cuts.append(len(self.lines))

    def earlier(self) -> World:
        """The game before the last move."""
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

    def info(self, seat: int, host: bool) -> m.TableInfo:
        return info_of(self.row, self.summary, set(self.members.values()), self.online, seat, host)

    def live(self, seat: int, host: bool, lang: str, log_from: int = 0) -> m.Live | m.AresLive:
        """All that this seat may know."""
        g = self.game
        watching = seat == WATCH
        ask: m.Ask | None = None
        hand: list[m.HandCard] = []
        blocked: list[m.Blocked] = []
        if not watching and not self.row.past:
            decision = self.open_question(g, seat)
            if decision is not None:
                ask = views.ask_of(decision, self.ask_id(seat), lang, g.decision(seat) is None)
            why = g.why_not(seat) if not g.over else {}
            hand = views.hand_of(g, seat, why, lang)
            if ask is not None and ask.kind in self.kind.turns and not ask.optional:
                blocked = views.blocked_of(why, lang)
        first = min(max(0, log_from), len(self.lines))
        common = m.LiveMessage(
            table=self.info(seat, host),
            seq=self.seq,
            ask=ask,
            hand=hand,
            blocked=blocked,
            undo=1 if not watching and self.undoable(seat) else 0,
            log_from=first,
            log=[self.line(n, lang) for n in range(first, len(self.lines))],
            scores=views.scores_of(g) if g.over else [],
        )
        return self.kind.live(common, g, None if watching else seat, self.open_hands)

    @property
    def open_hands(self) -> bool:
        """Whether spectators see the hands when the game is over."""
        return self.settings.open_hands_after or self.row.past

    def line(self, n: int, lang: str) -> m.Line:
        entry = self.lines[n]
        marsbot = entry.kind.startswith("bot_")
        return m.Line(
            n=n,
            seat=entry.seat,
            generation=entry.generation,
            kind=entry.kind,
            text=entry.say(lang),
            card=entry.card,
            area=entry.area,
            changes=[views.change_of(c) for c in entry.changes],
            marsbot=marsbot,
            why=entry.why(lang),
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
            following = views.ask_of(decision, wanted.ask, lang)
        common = m.StagedMessage(
            id=wanted.id,
            stops="asks" if following is not None else "done",
            next=following,
            changes=[views.change_of(c) for c in self.kind.changes(copy, before)],
        )
        return self.kind.staged(common, copy, seat)

    def tell(self) -> None:
        for listener in list(self.listeners):
            listener()

    def replay_step(self, n: int, seat: int) -> m.ReplayStep | m.AresReplayStep:
        """The table after its first n lines, as this seat saw it."""
        g = fresh(self.row)
        before = self.kind.moment(g)
        steps = self.game.steps()
        at = 0
        told = 0
        for move in self.moves:
            if told >= n:
                break
            before = self.kind.moment(g)
            seen = self.kind.again(g, move.seat, steps[at : at + move.answers])
            at += move.answers
            line = min(n - told, len(seen)) - 1
            if line > 0:
                before = self.kind.moment(seen[line - 1])
            g = seen[line]
            told += move.lines
        common = m.ReplayStepMessage(
            n=n, changes=[views.change_of(c) for c in self.kind.changes(g, before)], scores=views.scores_of(g)
        )
        all_open = self.game.over and self.open_hands
        return self.kind.replayed(common, g, None if seat == WATCH else seat, all_open)

    def said(self, first: int = 0) -> m.Talk:
        """What was said at the table, from a number on."""
        rows = [one for one in self.talk if one.n >= first]
        sayings = [m.Saying(n=one.n, seat=one.seat, at=one.at, phrase=one.phrase, text=one.text) for one in rows]
        return m.Talk(first=rows[0].n if rows else first, sayings=sayings)


def info_of(
    row: TableRow, summary: Summary, taken: set[int], online: dict[int, int], seat: int, host: bool
) -> m.TableInfo:
    """A table in short, as one seat is told of it."""
    return m.TableInfo(
        id=row.id,
        name=row.name,
        game=row.game,  # type: ignore[arg-type]
        created=row.created,
        changed=summary.changed,
        options={k: v for k, v in row.setup.items() if k != "seats"},
        settings=m.Settings(**row.settings),
        seats=[
            m.SeatInfo(
                seat=s.seat,
                kind=s.kind,  # type: ignore[arg-type]
                name=s.name,
                bot=s.bot,
                taken=s.kind != PERSON or s.seat in taken,
                online=s.kind != PERSON or online.get(s.seat, 0) > 0,
                asked=s.seat in summary.asked,
                corporation=summary.corporations[s.seat],
            )
            for s in row.seats
        ],
        generation=summary.generation,
        rounds=summary.rounds,
        over=summary.over,
        winners=summary.winners,
        you=None if seat == WATCH else seat,
        host=host,
    )


def fresh(row: TableRow) -> World:
    """The game of a table before its first answer."""
    if row.start is not None:
        game = tharsis.load(row.start)
    else:
        options = {k: v for k, v in row.setup.items() if k != "seats"}
        game = tharsis.new(row.game, row.setup["seats"], options, row.seed)
    assert isinstance(game, World)
    return game
