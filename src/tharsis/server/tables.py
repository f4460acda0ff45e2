"""Tables in memory: each is its stored events played through the engine. What is true is what is stored."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import tharsis
from tharsis.kernel.errors import BadAnswer, GameError
from tharsis.kernel.log import Entry
from tharsis.kernel.option import match
from tharsis.mars.game import Mars
from tharsis.mars.log import Snapshot, changes, entry_of, news
from tharsis.server import messages as m
from tharsis.server import views
from tharsis.server.schema import WATCH
from tharsis.server.store import PEOPLE, EventRow, SeatRow, Store, TableRow, Taken, Unavailable

T = TypeVar("T")
Refusal = tuple[str, str]  # code and sentence of a Problem


UNSAVED = "The answer could not be saved. Nothing was changed; please try again."


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
        self.online: dict[int, int] = {}
        self.members: dict[str, int] = {}  # the seats of all who came, by identity
        self.gone = False  # deleted; who still listens is sent away
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
        size = self.sizes[-1][1]
        for _ in range(size):
            self.game.undo(seat)
        self.lines.pop()
        self.sizes.pop()
        self.cuts.append(len(self.lines))

    def undoable(self, seat: int) -> bool:
        if not self.settings.undo or not self.sizes or self.sizes[-1][0] != seat or self.row.past:
            return False
        return self.game.undoable(seat) >= self.sizes[-1][1]

    # ---- the present
    def ask_id(self, seat: int) -> str:
        """Names the question to a seat: it changes with each of its answers, and with every undo."""
        mine = sum(size for who, size in self.sizes if who == seat)
        return f"{seat}-{mine}-{len(self.cuts)}"

    def info(self, seat: int, host: bool) -> m.TableInfo:
        g = self.game
        waiting = set(g.waiting())
        taken = set(self.members.values())
        return m.TableInfo(
            id=self.row.id,
            name=self.row.name,
            game="mars",
            created=self.row.created,
            changed=self.changed,
            options={k: v for k, v in self.row.setup.items() if k != "seats"},
            settings=self.settings,
            seats=[
                m.SeatInfo(
                    seat=s.seat,
                    kind="bot" if s.kind == "bot" else "person",
                    name=s.name,
                    bot=s.bot,
                    taken=s.kind == "bot" or s.seat in taken,
                    online=s.kind == "bot" or self.online.get(s.seat, 0) > 0,
                    asked=s.seat in waiting,
                    corporation=g.card_name(g.seat[s.seat].corporation) or None,
                )
                for s in self.row.seats
            ],
            generation=g.generation,
            over=g.over,
            winners=g.winners() if g.over else [],
            you=None if seat == WATCH else seat,
            host=host,
        )

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

    def tried(self, seat: int, ask: str, answers: list[list[str]]) -> Mars:
        """The answers played on a copy; raises Refused where they do not fit."""
        if self.row.past or self.game.over:
            raise Refused("refused", "This game is over.")
        if ask != self.ask_id(seat) or self.game.decision(seat) is None:
            raise Refused("stale", "The game has moved on; this question is not open any more.")
        copy = self.game.copy()
        for answer in answers:
            if copy.decision(seat) is None:
                raise Refused("refused", "There is nothing more to answer now.")
            try:
                copy.answer(seat, answer)
            except GameError as error:
                raise Refused("refused", str(error)) from None
        return copy

    def stage(self, seat: int, wanted: m.Stage, lang: str) -> m.Staged:
        """What answers would do, up to where something hidden would be shown."""
        before = Snapshot(self.game)
        copy = self.tried(seat, wanted.ask, wanted.answers)
        if copy.reveals != self.game.reveals:
            return m.Staged(id=wanted.id, stops="hidden", next=None, changes=[], view=None)
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


def fresh(row: TableRow) -> Mars:
    """The game of a table before its first answer."""
    if row.start is not None:
        game = tharsis.load(row.start)
    else:
        options = {k: v for k, v in row.setup.items() if k != "seats"}
        game = tharsis.new(row.game, row.setup["seats"], options, row.seed)
    assert isinstance(game, Mars)
    return game


class Hall:
    """All tables of this process. They are read from the store when somebody asks for them."""

    def __init__(self, store: Store, think: Callable[[Table, int], Any] | None = None) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.working: set[asyncio.Task[Any]] = set()
        self.think = think

    async def table(self, table_id: str) -> Table:
        found = self.tables.get(table_id)
        if found is not None:
            return found
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            found = self.tables.get(table_id)
            if found is None:
                row = await self.store.table(table_id)
                if row is None:
                    self.loading.pop(table_id, None)
                    raise Unknown(table_id)
                found = Table(row)
                found.members, _ = await self.store.people(table_id)
                self.tables[table_id] = found
        self.wake_bots(found)
        return found

    async def open(self, row: TableRow, links: dict[int, str], host_seats: list[int]) -> Table:
        await self.store.open_table(row, links, host_seats)
        return await self.table(row.id)

    async def delete(self, table_id: str) -> None:
        await self.store.delete_table(table_id)
        self.forget(table_id)

    def forget(self, table_id: str) -> None:
        """A table was deleted: its bots stop, its listeners are sent away."""
        self.loading.pop(table_id, None)
        table = self.tables.pop(table_id, None)
        if table is None:
            return
        table.gone = True
        if table.bot_task is not None:
            table.bot_task.cancel()
        table.tell()

    # ---- answers
    async def answer(self, table: Table, seat: int, said: m.Answer) -> m.Ack:
        return await self.whole(self._answer(table, seat, said))

    async def undo(self, table: Table, seat: int, said: m.Undo) -> m.Ack:
        return await self.whole(self._undo(table, seat, said))

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Does it to the end, even if who asked for it is cut off in the middle: what is stored is always played."""
        task = asyncio.create_task(work)
        self.working.add(task)
        task.add_done_callback(self.working.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be left to hear of it
        return await asyncio.shield(task)

    async def _answer(self, table: Table, seat: int, said: m.Answer) -> m.Ack:
        async with table.lock:
            known = table.acks.get((seat, said.id))
            if known is not None:
                return m.Ack(id=said.id, seq=known)
            table.tried(seat, said.ask, said.answers)
            await self.record(table, EventRow(table.seq, seat, "answer", said.answers, said.id, time.time()))
        table.tell()
        self.wake_bots(table)
        return m.Ack(id=said.id, seq=table.acks[(seat, said.id)])

    async def _undo(self, table: Table, seat: int, said: m.Undo) -> m.Ack:
        async with table.lock:
            known = table.acks.get((seat, said.id))
            if known is not None:
                return m.Ack(id=said.id, seq=known)
            if said.seq != table.seq:
                raise Refused("stale", "The game has moved on since.")
            if not table.undoable(seat):
                raise Refused(
                    "refused", "This cannot be taken back: something hidden was shown, or another player has acted."
                )
            await self.record(table, EventRow(table.seq, seat, "undo", [], said.id, time.time()))
        table.tell()
        return m.Ack(id=said.id, seq=table.acks[(seat, said.id)])

    async def record(self, table: Table, event: EventRow) -> None:
        """Stores an event, then plays it. Where another process was first, its events are played instead."""
        try:
            await self.store.add_event(table.row.id, event)
        except Taken:
            try:
                await self.catch_up(table)
            except Unavailable:
                raise Refused("unavailable", UNSAVED) from None
            if (event.seat, event.move) not in table.acks:
                raise Refused("stale", "The game has moved on since.") from None
            return
        except Unavailable:
            raise Refused("unavailable", UNSAVED) from None
        table.apply(event)

    async def catch_up(self, table: Table) -> None:
        """Plays what another process has stored. The lock is held."""
        events = await self.store.events_from(table.row.id, table.seq)
        for event in events:
            table.apply(event)
        if events:
            table.tell()

    async def told(self, table_id: str, n: int) -> None:
        """This table was changed, perhaps by another process; without an id, any may have been."""
        if not table_id:
            for known in list(self.tables):
                await self.told(known, PEOPLE)
                await self.told(known, self.tables[known].seq if known in self.tables else PEOPLE)
            return
        table = self.tables.get(table_id)
        if table is None or PEOPLE < n < table.seq:
            return
        for _ in range(60):
            try:
                async with table.lock:
                    if n != PEOPLE:
                        await self.catch_up(table)
                    else:
                        await self.meet(table)
                return
            except Unavailable:
                await asyncio.sleep(1)

    async def meet(self, table: Table) -> None:
        """Reads anew who is at a table."""
        members, names = await self.store.people(table.row.id)
        if not members:
            self.forget(table.row.id)
            return
        changed = members != table.members
        table.members = members
        for row in table.row.seats:
            changed |= row.name != names[row.seat]
            row.name = names[row.seat]
        if changed:
            table.tell()

    # ---- bots
    def wake_bots(self, table: Table) -> None:
        if self.think is None or table.row.past or (table.bot_task is not None and not table.bot_task.done()):
            return
        if any(s.kind == "bot" and s.seat in table.game.waiting() for s in table.row.seats):
            table.bot_task = asyncio.create_task(self.play_bots(table))

    async def play_bots(self, table: Table) -> None:
        """Answers for the bots of a table until it is somebody else's turn."""
        assert self.think is not None
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                asked = [s for s in table.row.seats if s.kind == "bot" and s.seat in table.game.waiting()]
                if not asked or table.game.over:
                    return
                bot: SeatRow = asked[0]
                ask, begun = table.ask_id(bot.seat), time.monotonic()
                answers = await self.think(table, bot.seat)
                people_wait = any(s.kind != "bot" for s in table.row.seats)
                pause = table.settings.bot_delay - (time.monotonic() - begun)
                if people_wait and pause > 0 and table.listeners:
                    await asyncio.sleep(pause)
                said = m.Answer(id=f"bot-{table.seq}-{ask}", ask=ask, answers=answers)
                try:
                    async with table.lock:
                        table.tried(bot.seat, ask, answers)
                        await self.record(table, EventRow(table.seq, bot.seat, "answer", answers, said.id, time.time()))
                except Refused as problem:
                    if problem.code == "unavailable":
                        await asyncio.sleep(1)
                    elif problem.code != "stale":
                        raise
                table.tell()
