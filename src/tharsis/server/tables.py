"""A table in memory: its stored events played through the engine. What is true is what is stored."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic_core import to_json

from tharsis.coach.brief import brief
from tharsis.coach.links import link_of
from tharsis.kernel.errors import GameError
from tharsis.kernel.log import Entry
from tharsis.kernel.record import begin
from tharsis.server import messages as m
from tharsis.server import views
from tharsis.server.clock import Clock
from tharsis.server.company import Company, Look, clock_of
from tharsis.server.going_back import GoingBack, last_of, lines_before
from tharsis.server.kinds import KINDS
from tharsis.server.pile import Pile
from tharsis.server.preload import STEPS, TRAY
from tharsis.server.preview import sure_changes
from tharsis.server.recent import Recent
from tharsis.server.refusals import Refused, Unknown
from tharsis.server.rows import Deed, EventRow, TableRow
from tharsis.server.scene import Hands, Scene, written
from tharsis.server.schema import PERSON, WATCH
from tharsis.server.summary import Summary
from tharsis.server.way import Way, move_of
from tharsis.vocabulary.world import World

__all__ = ["Refused", "Table", "Unknown"]
MOST_UNDOS = 1000  # of one table: nobody fills the store by going back and forth,
MOST_EVENTS = 5000  # or by a position with so much of everything that bots never come to an end; long games have 1,000
MOST_ACKS = 16  # moves that are known without asking the store
MOST_SCENES = 100  # that are kept ready, of all tables: about 5 MB
MOST_WALKS = 40  # games that people go through at the same time with all their stations: about 10 MB
ENTRIES: Final = TypeAdapter(list[Entry])
TEXTS: Final = TypeAdapter(list[bytes])
NOTHING_ASKED = b'"ask":null,"hand":[],"blocked":[]'


@dataclass(frozen=True, slots=True)
class Tried:
    """Answers that fit: the game after them, and the lines that tell them. It is not said before it is stored."""

    seq: int  # of the table before them
    game: World
    lines: list[Entry]


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
        self.settings = m.Settings(**row.settings)
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
        self.proven = True  # the answers were played from the first on
        self.seq = 0
        self.trail = hashlib.sha256(self.row.trace())  # of all events
        self.cuts = []
        self.changed = self.row.began or self.row.created
        self.acks: dict[tuple[int, str], int] = {}  # the last moves; the store knows all
        self.clock = clock_of(self.row, self.game.waiting(), self.changed)
        self.request = None
        self.requests = 0
        self.lines: Pile[Entry] = Pile(ENTRIES)
        self.way = Way(lambda: fresh(self.row))
        self.given = [0] * self.game.seats  # answers of each seat that stand,
        self.renewed = [0] * self.game.seats  # and how often an undo has put another question to it
        self.rested = 0  # events when it was looked after last
        self.standing: Summary | None = None  # in short,
        self.scene: Scene | None = None  # how it looks now,
        self.hands: Hands = {}  # the hands as they were told last,
        self.log_texts: dict[str, Pile[bytes]] = {}  # and the lines of the log in each language, as they are sent,
        self.named: views.Names = ()  # with these names

    def apply(self, event: EventRow, tried: Tried | None = None) -> None:
        """Plays one stored event; where its answers were tried here, what came of them is taken over."""
        back = self.goes_back(event)
        match event.kind:
            case "undo":
                assert back is not None
                self.take_back(event.seat, back)
            case "ask" | "agree" | "decline":
                self.agree(event, back)
            case "here":
                self.note(Entry(event.seat, "said_here", self.game.rounds(), game=self.row.game))
            case _:
                if event.kind == "deputy" and event.seat not in self.clock.away:
                    self.note(Entry(event.seat, "said_away", self.game.rounds(), game=self.row.game))
                if tried is not None and tried.seq == event.n:
                    self.way.pass_by(self.game)
                    self.follow(event.seat, len(event.data), self.game.reveals, tried.lines, tried.game)
                else:
                    self.play(event.seat, event.data)
        self.clock = self.clock_after(event, self.game, back)
        self.seq = event.n + 1
        self.changed = event.at
        self.trail.update(event.trace())
        self.acks[(event.seat, event.move)] = self.seq
        if len(self.acks) > MOST_ACKS:
            del self.acks[next(iter(self.acks))]

    def play(self, seat: int, answers: list[list[str]]) -> None:
        self.way.pass_by(self.game)
        reveals = self.game.reveals
        lines = self.kind.answered(self.game, seat, answers)
        self.follow(seat, len(answers), reveals, lines, self.game)

    def follow(self, seat: int, answers: int, reveals: int, lines: list[Entry], game: World) -> None:
        """One move further: so many answers of a seat, with these lines, have led to this game."""
        assert lines
        self.game = game
        self.lines.add(lines)
        self.given[seat] += answers
        self.request = None  # to go back further than this is another wish
        self.way.moves.append(move_of(seat, answers, len(lines), reveals))
        self.scene = None

    def note(self, line: Entry) -> None:
        """A line of the log that tells of no answer."""
        self.way.moves.append(move_of(line.seat, 0, 1, self.game.reveals))
        self.lines.add([line])
        self.scene = None

    def take_back(self, seat: int, first: int) -> None:
        """All moves from one on, with their lines; what is told beside them stays."""
        before, self.game = self.game, self.earlier(first)
        acted = {move.seat for move in self.way.moves[first:] if move.answers}
        for s in range(self.game.seats):
            frames, now = before.lanes[s].numbers(), self.game.lanes[s].numbers()
            if s == seat or s in acted or frames != now or before.codes(s) != self.game.codes(s):
                self.renewed[s] += 1
        stays = len(self.lines) - sum(move.lines for move in self.way.moves[first:])
        gone, notes = self.lines.since(stays), []
        for move in self.way.moves[first:]:
            lines = list(islice(gone, move.lines))
            notes += [] if move.answers else lines
            self.given[move.seat] -= move.answers
        self.way.back_to(first)
        self.lines.cut(stays)
        for texts in self.log_texts.values():
            texts.cut(min(len(texts), stays))
        self.cuts.append(stays)
        self.request = None
        for line in notes:
            self.note(line)
        self.scene = None

    def agree(self, event: EventRow, back: int | None) -> None:
        """Somebody asks to go back, or says whether they agree. When all do the table goes back."""
        if event.kind == "ask":
            line = lines_before(self.way.moves, event.seat, len(self.lines))
            self.request = GoingBack(event.seat, frozenset(int(s) for s in event.data[0]), line)
            self.requests += 1
        elif self.request is not None:
            self.request = self.request.agreed(event.seat) if event.kind == "agree" else None
        if self.request is not None and back is not None:
            seat = self.request.seat
            self.take_back(seat, back)
            self.note(Entry(seat, "said_back", self.game.rounds(), game=self.row.game))

    def goes_back(self, event: EventRow) -> int | None:
        """The number of the move before which the table stands after an event, where that is no answer."""
        if event.kind == "undo":
            return last_of(self.way.moves)
        if event.kind == "ask" and not event.data[0]:
            return last_of(self.way.moves, event.seat)
        if event.kind == "agree" and self.request is not None and self.request.left == {event.seat}:
            return last_of(self.way.moves, self.request.seat)
        return None

    def clock_after(self, event: EventRow, game: World, back: int | None) -> Clock:
        """Every clock begins anew where the table goes back; else that of whoever has answered does."""
        clock = self.clock.left(event.seat) if event.kind == "deputy" else self.clock.back(event.seat)
        talks = event.kind in ("ask", "agree", "decline")
        anew = range(game.seats) if back is not None else () if talks else (event.seat,)
        return clock.running(game.waiting(), event.at, anew)

    def foreseen(self, event: EventRow, tried: Tried | None = None) -> Summary:
        """How the table will stand after an event."""
        back = self.goes_back(event)
        game = tried.game if tried is not None else self.game if back is None else self.earlier(back)
        return Summary.of(game, event.n + 1, event.at, self.clock_after(event, game, back))

    def prove(self) -> bool:
        """A game that was read from a bookmark is played from its first answer on, once, before anything is added to
        it. Whether that leads to the same game."""
        if not self.proven:
            self.way.stations.clear()
            try:
                again = self.way.after(len(self.way.moves), self.game)
            except Exception:  # answers that are none
                return False
            if (again.digest(), again.history, again.digests) != (
                self.game.digest(),
                self.game.history,
                self.game.digests,
            ):
                return False
            self.game, self.proven = again, True
        return True

    def earlier(self, move: int | None = None) -> World:
        """The game before a move, the last one if none is named."""
        last = last_of(self.way.moves) if move is None else move
        return self.way.after(last or 0, self.game)

    def undoable(self, seat: int) -> bool:
        """Whether the last move is the seat's own and has shown nothing hidden. The end of a game shows everything."""
        if not self.settings.undo or not self.way.moves or self.game.over or self.row.past:
            return False
        if len(self.cuts) >= MOST_UNDOS:
            return False
        last = last_of(self.way.moves)
        if last is None:
            return False
        return self.way.moves[last].seat == seat and self.way.moves[last].reveals == self.game.reveals

    def may_ask(self, seat: int) -> bool:
        """Whether the others can be asked to go back to before the last move of a seat: nothing less will do it."""
        agreed = self.settings.undo and self.settings.agree and not self.waiting and not self.game.over
        if not agreed or self.row.past or self.request is not None or self.undoable(seat):
            return False
        if len(self.cuts) >= MOST_UNDOS or self.requests >= MOST_UNDOS or self.full:
            return False
        return last_of(self.way.moves, seat) is not None

    def step_back(self, seat: int, given: m.Undo, at: float) -> EventRow:
        """What takes the last move of a seat back, or asks the others to; raises Refused where neither can be done."""
        if self.undoable(seat):
            return EventRow(self.seq, seat, "undo", [], given.id, at)
        if given.ask and self.may_ask(seat):
            return EventRow(self.seq, seat, "ask", [[str(other) for other in self.others(seat)]], given.id, at)
        raise Refused("refused", "This cannot be taken back: something hidden was shown, or another player has acted.")

    def may_say(self, seat: int, deed: Deed) -> bool:
        """Whether there is a reason for a seat to say so."""
        if deed == "here":
            return seat in self.clock.away
        if self.request is None:
            return False
        return seat in self.request.left or (deed == "decline" and seat == self.request.seat)

    def others(self, seat: int) -> list[int]:
        """All other people who are here to agree."""
        here = set(self.members.values()) - self.clock.away - {seat}
        return [one.seat for one in self.row.seats if one.kind == PERSON and one.seat in here]

    # ---- the present
    def ask_id(self, seat: int) -> str:
        """Names the question to a seat: it changes with each of its answers, and with every undo that changes the
        question. What others do, each in their own lane, does not change it. What may be taken back is not the
        question that comes when the others are ready."""
        back = "-back" if self.game.offers[seat] is None and self.game.resting(seat) else ""
        return f"{seat}-{self.given[seat]}-{self.renewed[seat]}{back}"

    @property
    def summary(self) -> Summary:
        if self.standing is None or self.standing.seq != self.seq:
            self.standing = Summary.of(self.game, self.seq, self.changed, self.clock)
        return self.standing

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def full(self) -> bool:
        """It has so many events that none is added."""
        return self.seq >= MOST_EVENTS

    @property
    def length(self) -> int:
        return len(self.lines)

    @property
    def in_use(self) -> bool:
        return super().in_use or self.bots_at_work

    @property
    def bots_at_work(self) -> bool:
        return self.bot_task is not None and not self.bot_task.done()

    # ---- as it is sent: most of it is the same for many who look
    async def look(self, what: Look, *arguments: Any) -> str:
        shown: str = getattr(self, what)(*arguments)
        return shown

    def asks_with(self, seat: int) -> str:
        """The part of the page that the question of this seat takes, beyond those of every table; empty where none."""
        decision = None if seat == WATCH or self.waiting else self.game.decision(seat)
        if decision is None or decision.kind in self.kind.turns:
            return ""
        return TRAY if decision.kind in self.kind.trays else STEPS

    def rest_of_live(self, seat: int, lang: str, log_from: int, names: views.Names = ()) -> str:
        """All that this seat may know but for the table in short, which tells who is there."""
        self.name(names)
        if self.scene is None:
            self.scene = Scene(self.kind, self.game, self.summary.points, self.hands)
            SCENES.use(self)
        first = min(max(0, log_from), len(self.lines))
        watching = seat == WATCH or self.waiting
        asks = not watching and not self.row.past
        asked = self.scene.question(seat, self.ask_id(seat), lang, names) if asks else NOTHING_ASKED
        undo = b"1" if asks and self.undoable(seat) else b'0,"back":true' if asks and self.may_ask(seat) else b"0"
        view = self.scene.view(WATCH if watching else seat, self.open_hands and self.game.over)
        parts = (self.lines_sent(lang, first, names), self.seq, asked, undo, first, view)
        return (b'{"log":%b,"seq":%d,%b,"undo":%b,"log_from":%d,%b}' % parts).decode()

    def put_scene_away(self) -> None:
        """It is made anew for who looks next."""
        self.scene = None
        self.hands.clear()

    def rest(self) -> None:
        """To be called from time to time: where nothing has happened since, less is kept ready."""
        self.way.rest()
        if self.rested == self.seq:
            self.lines.fold()
            for texts in self.log_texts.values():
                texts.fold()
        self.rested = self.seq

    def name(self, names: views.Names) -> None:
        """Lines with other names in them are said anew."""
        if names != self.named:
            self.named = names
            self.put_scene_away()
            self.log_texts.clear()

    def lines_text(self, lang: str, first: int = 0, names: views.Names = ()) -> str:
        self.name(names)
        return self.lines_sent(lang, first, names).decode()

    def lines_sent(self, lang: str, first: int, names: views.Names) -> bytes:
        texts = self.log_texts.setdefault(lang, Pile(TEXTS))
        told = len(texts)
        if told < len(self.lines):
            new = enumerate(self.lines.since(told), told)
            texts.add([to_json(line_of(n, entry, lang, names)) for n, entry in new])
        return b"[%b]" % b",".join(texts.since(first))

    def step_text(self, n: int, seat: int) -> str:
        return written(self.replay_step(n, seat)).decode()

    def record_text(self) -> str:
        return json.dumps(self.game.record())

    def link_text(self, answers: int | None, line: int | None) -> str:
        """The link to the position after so many answers, or after the move that tells a line. What is hidden from all
        is left to chance."""
        if answers is None:
            assert line is not None
            move, told = self.way.leading_to(line)
            moves = self.way.moves[: move + (told < line)]
            answers = sum(one.answers for one in moves)
        WALKS.use(self.way)
        return link_of(brief(self.way.at(answers, self.game).position()))

    def lines_by_answer(self) -> str:
        """For each answer, how many lines are told before the move that it belongs to."""
        out: list[int] = []
        told = 0
        for move in self.way.moves:
            out += [told] * move.answers
            told += move.lines
        return json.dumps([*out, told])

    def tried(self, seat: int, ask: str, answers: list[list[str]], blind: bool = True) -> Tried:
        """The answers played on a copy; raises Refused where they do not fit.

        A person answers blind: nothing after something hidden was shown, or else guesses at it could be tried until one
        fits. A bot has seen its view after each answer and may go on.
        """
        if self.row.past or self.game.over:
            raise Refused("refused", "This game is over.")
        if self.waiting:
            raise Refused("refused", "This game has not begun.")
        if self.full:
            raise Refused("endless", f"After {MOST_EVENTS} moves this game is not played any further.")
        if ask != self.ask_id(seat) or not is_asked(self.game, seat):
            raise Refused("stale", "The game has moved on; this question is not open any more.")
        if not answers:
            raise Refused("malformed", "There is no answer in this.")
        copy = with_record(self.game)

        def one_by_one() -> Iterator[list[str]]:
            for answer in answers:
                if blind and copy.reveals != self.game.reveals:
                    hidden = "Something hidden is shown before all of this is answered. Look at it first."
                    raise Refused("refused", hidden)
                if not is_asked(copy, seat):
                    raise Refused("refused", "There is nothing more to answer now.")
                yield answer

        try:
            return Tried(self.seq, copy, self.kind.answered(copy, seat, one_by_one()))
        except GameError as error:
            raise Refused("refused", str(error)) from None

    def stage(self, seat: int, wanted: m.Stage, lang: str) -> m.Staged | m.AresStaged:
        """What answers would do; where something hidden would be shown, only what is sure whatever it is."""
        before = self.kind.moment(self.game)
        copy = self.tried(seat, wanted.ask, wanted.answers).game
        after = self.kind.give(with_record(self.game), seat, wanted.answers)
        if after.reveals != self.game.reveals:
            sure = [views.change_of(c) for c in sure_changes(self.kind, self.game, seat, wanted.answers)]
            hidden = m.StagedMessage(id=wanted.id, stops="hidden", next=None, changes=sure)
            return self.kind.staged(hidden, None, seat)
        # what the table turns over by itself afterwards is no part of it, and nothing is told of it
        decision = copy.decision(seat) if copy.reveals == self.game.reveals else None
        following: m.Ask | None = None
        if decision is not None and decision.kind not in self.kind.turns:
            following = views.ask_of(decision, wanted.ask, lang, names=self.names)
        common = m.StagedMessage(
            id=wanted.id,
            stops="asks" if following is not None else "done",
            next=following,
            changes=[views.change_of(c) for c in self.kind.changes(after, before)],
        )
        return self.kind.staged(common, after, seat)

    def replay_step(self, n: int, seat: int) -> m.ReplayStep | m.AresReplayStep:
        """The table after its first n lines, as this seat saw it."""
        move, passed = self.way.leading_to(n)
        WALKS.use(self.way)
        g = self.way.walk(move, self.game)
        before = self.kind.moment(g)
        if passed < n and move < len(self.way.moves):
            answers = self.way.answers(move, self.game, g)
            seen = self.kind.again(g, self.way.moves[move].seat, answers)
            line = min(n - passed, len(seen)) - 1
            if line > 0:
                before = self.kind.moment(seen[line - 1])
            g = seen[line]
        common = m.ReplayStepMessage(
            n=n, changes=[views.change_of(c) for c in self.kind.changes(g, before)], scores=views.scores_of(g)
        )
        return self.kind.replayed(common, g, None if seat == WATCH else seat, self.game.over and self.open_hands)


SCENES: Recent[Table] = Recent(MOST_SCENES, Table.put_scene_away)
WALKS: Recent[Way] = Recent(MOST_WALKS, Way.thin)


def line_of(n: int, entry: Entry, lang: str, names: views.Names) -> m.Facts:
    """A line of the log as a table of people with these names reads it."""
    marsbot = entry.kind.startswith("bot_")
    return {
        "n": n,
        "seat": entry.seat,
        "generation": entry.generation,
        "kind": entry.kind,
        "text": entry.say(lang, names),
        "deed": entry.deed(lang, names),
        "changes": [views.change_open(c) for c in entry.changes],
        **views.filled(
            card=entry.card,
            area=entry.area,
            marsbot=marsbot,
            why=entry.why(lang, names),
            item=entry.item if entry.seat < 0 or (marsbot and entry.kind != "bot_option") else "",
            amount=entry.amount if marsbot else 0,
        ),
    }


def is_asked(game: World, seat: int) -> bool:
    """Whether a seat may answer something: what it is asked, or what it may take back though nobody waits for it."""
    return 0 <= seat < game.seats and (game.offers[seat] is not None or game.resting(seat))


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
