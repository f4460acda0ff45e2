"""All tables of this process: read from the store when somebody comes, put away when nobody uses them; and the bots."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from contextvars import Context
from typing import Any, TypeVar

import tharsis
from tharsis.kernel.errors import GameError
from tharsis.kernel.option import Decision
from tharsis.kernel.title import title_of
from tharsis.server import messages as m
from tharsis.server.bookmarks import EVERY, bookmark_of
from tharsis.server.company import Company, card_of
from tharsis.server.gathering import enter_by_code
from tharsis.server.limits import Buckets, Limits
from tharsis.server.metering import charged
from tharsis.server.past import Past
from tharsis.server.phrases import PHRASES
from tharsis.server.refusals import Refused, Unknown
from tharsis.server.reviving import PIECE, revive
from tharsis.server.sandbox import Sandbox
from tharsis.server.schema import PERSON
from tharsis.server.store import (
    PEOPLE,
    TALK,
    EventRow,
    Full,
    Listed,
    SeatRow,
    SeatTaken,
    Store,
    TableRow,
    Taken,
    Unavailable,
)
from tharsis.server.summary import Summary
from tharsis.server.tables import Table, Tried
from tharsis.server.thinking import Thought

T = TypeVar("T")
Think = Callable[[Table, int], Awaitable[Thought]]

UNSAVED = "The answer could not be saved. Nothing was changed; please try again."
TAKEN = "Somebody has come by this link and has the seat. Whoever opened the table can give out a new link."
IDLE = 600.0  # seconds after which a table that nobody uses is put away
MOST = 2000  # tables in memory; above that, those that were used longest ago are put away
DAY = 86_400.0
KEEP_DAYS = 365.0  # after which a table that nobody has opened is removed
FEW = 50  # tables that are removed at once
AT_ONCE = 8  # tables whose logs are packed at once: half a millisecond
MOST_TRIES = 5  # of an answer that other processes have overtaken
LONGEST_REST = 60.0  # seconds before a bot that broke tries again

log = logging.getLogger("tharsis")


class Overtaken(Refused):
    """Another process has recorded something first."""

    def __init__(self) -> None:
        super().__init__("stale", "The game has moved on since.")


class Hall:
    """All tables of this process. They are read from the store when somebody asks for them."""

    def __init__(
        self,
        store: Store,
        think: Think | None = None,
        idle: float = IDLE,
        most: int = MOST,
        limits: Limits | None = None,
        sandbox: Sandbox | None = None,
    ) -> None:
        self.store = store
        self.think = think
        self.sandbox = sandbox or Sandbox()
        self.idle = idle
        self.most = most
        self.quota = (limits or Limits()).quota
        self.says = Buckets((limits or Limits()).says)
        self.guesses = Buckets((limits or Limits()).guesses)
        self.brings = Buckets((limits or Limits()).brings)
        self.tables: dict[str, Table] = {}
        self.pasts: dict[str, Past] = {}
        self.loading: dict[str, asyncio.Task[Company]] = {}
        self.working: set[asyncio.Task[Any]] = set()
        self.resting = 1.0  # seconds of the first rest of a bot that broke

    # ---- coming and going
    def known(self, table_id: str) -> Company | None:
        """A table that is in memory."""
        return self.tables.get(table_id) or self.pasts.get(table_id)

    async def company(self, table_id: str) -> Company:
        """The table, from memory or from the store. Whoever goes on to use it after waiting for anything holds it."""
        task = self.loading.get(table_id)
        found = self.known(table_id) if task is None else None
        if found is None:
            if task is None:
                task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
                task.add_done_callback(heard_of)
            found = await asyncio.shield(task)  # others may wait for it as well
        found.touched = time.monotonic()
        if isinstance(found, Table):
            self.wake_bots(found)  # they may have been another process's that is gone
        return found

    async def table(self, table_id: str) -> Table:
        """The same where it can be played."""
        found = await self.company(table_id)
        if not isinstance(found, Table):
            raise Refused("refused", "This game is over.")
        return found

    @asynccontextmanager
    async def using(self, table_id: str) -> AsyncIterator[Company]:
        """The table, which stays in memory meanwhile."""
        found = await self.company(table_id)
        found.held += 1
        try:
            yield found
        finally:
            found.held -= 1
            found.touched = time.monotonic()

    async def load(self, table_id: str) -> Company:
        found = await self.read(table_id)
        async with found.lock:
            if isinstance(found, Table):  # from now on it hears what other processes say;
                self.tables[table_id] = found
            elif isinstance(found, Past):
                self.pasts[table_id] = found
            try:
                if isinstance(found, Table):
                    await self.catch_up(found)  # and this was said before
                await self.meet(found)
                await self.listen(found)
                if time.time() - found.row.used > DAY:
                    await self.store.opened(table_id, time.time())
            except BaseException:
                self.put_away(found)
                raise
        if found.gone:
            raise Unknown(table_id)
        return found

    def put_away(self, found: Company) -> None:
        for known in (self.tables, self.pasts):
            known.pop(found.row.id, None)

    async def read(self, table_id: str) -> Company:
        """A table as it is stored."""
        row = await self.store.table(table_id)
        if row is None:
            raise Unknown(table_id)
        kept = row.summary
        found = await revive(row, self.sandbox)
        if kept is None or kept.seq != found.seq or kept.planet is None:
            await self.store.summarise(table_id, found.summary)
        if isinstance(found, Table) and found.proven and found.seq >= EVERY:  # all of it had to be played
            self.mark(found)
        return found

    async def open(self, row: TableRow, links: dict[int, str], host_seats: list[int], address: str = "") -> Table:
        await self.keep(row, links, host_seats, address)
        return await self.table(row.id)

    async def keep(self, row: TableRow, links: dict[int, str], host_seats: list[int], address: str) -> None:
        try:
            await self.store.open_table(row, links, host_seats, address, self.quota)
        except Full as full:
            raise Refused("full", str(full)) from None

    async def enter(self, link: str, identity: str) -> tuple[str, int]:
        """Lets somebody in by a link: the table and the seat that they have there."""
        found = await self.store.link_of(link)
        here = set() if found is None else self.here(found[0])
        try:
            entered = await self.store.enter(link, identity, here, self.quota.watchers)
        except SeatTaken:
            raise Refused("taken", TAKEN) from None
        except Full as full:
            raise Refused("busy", str(full)) from None
        if entered is None:
            raise Refused("unknown", "This link is not valid any more.")
        return entered

    def here(self, table_id: str) -> set[str]:
        """Who is at a table now."""
        table = self.known(table_id)
        return set() if table is None else set(table.guests)

    async def enter_by_code(self, code: str, identity: str, address: str, watch: bool = False) -> tuple[str, int]:
        """Lets somebody in by the code of a table. Who guesses at codes has to wait."""
        now = time.monotonic()
        if self.guesses.wait(address, now) > 0:
            raise Refused("busy", "Too many codes that do not exist; please wait a moment.")
        try:
            entered = await enter_by_code(self.store, code, identity, self.here, self.quota.watchers, watch)
        except SeatTaken:
            raise Refused("taken", "All seats of this table are taken, and the game has begun.") from None
        except Full as full:
            raise Refused("busy", str(full)) from None
        if entered is None:
            self.guesses.take(address, now)
            raise Refused("unknown", "There is no table with this code any more.")
        return entered

    async def lobby(self, identity: str) -> list[m.TableCard]:
        """The tables of a person in short. Nothing is played for it, but once for a table of an older server."""
        out: list[m.TableCard] = []
        for one in await self.store.tables_of(identity, tharsis.RULES):
            if one.row.aside:
                continue
            try:
                summary, online = await self.standing(one)
                out.append(card_of(one, summary, online, one.row.host == identity))
            except (GameError, Refused, Unknown):  # it cannot be read now, or was deleted
                continue
            except (ValueError, LookupError, TypeError):  # neither may a damaged one hide the others
                log.exception("table %s cannot be listed", one.row.id)
        return out

    async def standing(self, one: Listed) -> tuple[Summary, dict[int, int]]:
        """How a table of a list stands, and who is there."""
        table = self.known(one.row.id)
        if table is not None and table.seq >= one.seq:
            return table.summary, table.online
        known = one.row.summary
        if known is None or known.seq != one.seq:
            known = (await self.read(one.row.id)).summary
        return known, {}

    async def fill_summaries(self) -> None:
        """Summaries for the tables of older servers, one after the other, while others play."""
        for table_id in await self.store.without_summary(tharsis.RULES):
            if self.known(table_id) is not None:  # it was read since, and summed up
                continue
            with contextlib.suppress(GameError, Refused, Unknown):
                await self.read(table_id)
            await asyncio.sleep(PIECE)

    async def delete(self, table_id: str) -> None:
        await self.store.delete_table(table_id)
        self.forget(table_id)

    def forget(self, table_id: str) -> None:
        """A table was deleted: its bots stop, its listeners are sent away."""
        table = self.known(table_id)
        if table is None:
            return
        self.put_away(table)
        table.gone = True
        if isinstance(table, Table) and table.bot_task is not None:
            table.bot_task.cancel()
        table.tell()

    def sweep(self) -> int:
        """Puts away the tables that nobody uses. The store has them; who comes back reads them again."""
        unused = [t for t in (*self.tables.values(), *self.pasts.values()) if not t.in_use]
        unused.sort(key=lambda t: t.touched)
        old = time.monotonic() - self.idle
        too_many = len(self.tables) + len(self.pasts) - self.most
        away = [t for n, t in enumerate(unused) if t.touched < old or n < too_many]
        for table in away:
            self.put_away(table)
        return len(away)

    async def rest(self) -> None:
        """Tables at which nothing happens keep less ready. A few at a time: to pack all of them takes a while."""
        for n, table in enumerate(list(self.tables.values()), 1):
            table.rest()
            if n % AT_ONCE == 0:
                await asyncio.sleep(PIECE)

    async def remove_unused(self, days: float) -> int:
        """Removes the tables that nobody has opened for so many days, some at a time, while others play."""
        removed = 0
        while gone := await self.store.remove_unused(time.time() - days * DAY, FEW):
            for table_id in gone:
                self.forget(table_id)
            removed += len(gone)
            await asyncio.sleep(PIECE)
        if removed:
            log.warning("%s tables that nobody has opened for %g days were removed", removed, days)
        return removed

    async def close(self) -> None:
        """Bots stop thinking; what is being recorded is recorded."""
        bots = [t.bot_task for t in self.tables.values() if t.bot_task is not None]
        for task in bots:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                await asyncio.gather(*bots, *self.loading.values(), *self.working, return_exceptions=True)

    # ---- answers
    async def answer(self, table: Table, seat: int, given: m.Answer) -> m.Ack:
        return await self.whole(table, self._answer(table, seat, given))

    async def undo(self, table: Table, seat: int, given: m.Undo) -> m.Ack:
        return await self.whole(table, self._undo(table, seat, given))

    async def whole(self, table: Company, work: Coroutine[Any, Any, T]) -> T:
        """Does it to the end, even if whoever asked is cut off in the middle: what is stored is always played."""
        table.held += 1

        def done(task: asyncio.Task[T]) -> None:
            table.held -= 1
            self.working.discard(task)

        task = asyncio.create_task(charged(work))
        self.working.add(task)
        task.add_done_callback(done)
        task.add_done_callback(heard_of)
        return await asyncio.shield(task)

    async def _answer(self, table: Table, seat: int, given: m.Answer) -> m.Ack:
        async with table.lock:
            known = table.acks.get((seat, given.id))
            if known is not None:
                return m.Ack(id=given.id, seq=known)
            await self.prove(table)
            for tries in range(MOST_TRIES):
                event = EventRow(table.seq, seat, "answer", given.answers, given.id, time.time())
                try:
                    tried = table.tried(seat, given.ask, given.answers)
                except Refused as refused:
                    return await self.recorded(table, seat, given.id, refused)
                try:
                    await self.record(table, event, table.foreseen(event, tried), tried)
                    break
                except Overtaken:  # perhaps by somebody who acts at the same time: then the question is still open
                    if tries == MOST_TRIES - 1:
                        raise
        table.tell()
        self.wake_bots(table)
        return m.Ack(id=given.id, seq=table.acks[(seat, given.id)])

    async def _undo(self, table: Table, seat: int, given: m.Undo) -> m.Ack:
        async with table.lock:
            known = table.acks.get((seat, given.id))
            if known is not None:
                return m.Ack(id=given.id, seq=known)
            await self.prove(table)
            if given.seq != table.seq:
                return await self.recorded(table, seat, given.id, Refused("stale", "The game has moved on since."))
            event = table.step_back(seat, given, time.time())
            await self.record(table, event, table.foreseen(event))
        table.tell()
        self.wake_bots(table)
        return m.Ack(id=given.id, seq=table.acks[(seat, given.id)])

    async def recorded(self, table: Table, seat: int, move: str, refused: Refused) -> m.Ack:
        """A move that does not fit any more may be one that was recorded long ago, and is said once more."""
        known = await self.store.seq_of(table.row.id, seat, move)
        if known is None:
            raise refused
        return m.Ack(id=move, seq=known)

    async def say(self, table: Company, seat: int, identity: str, said: m.Say) -> m.Ack:
        return await self.whole(table, self._say(table, seat, identity, said))

    async def _say(self, table: Company, seat: int, identity: str, said: m.Say) -> m.Ack:
        """Keeps what somebody says and lets all at the table hear it."""
        text = None if said.text is None else "".join(ch for ch in said.text if ch.isprintable()).strip()
        if (text is None) == (said.phrase is None):
            raise Refused("malformed", "Say a phrase or a text, one of the two.")
        if text == "":
            raise Refused("malformed", "There is nothing to read in this.")
        if said.phrase is not None and said.phrase not in PHRASES[table.row.game]:
            raise Refused("malformed", f"There is no phrase {said.phrase!r}.")
        now = time.monotonic()
        if not any(one.seat == seat and one.move == said.id for one in table.talk):
            if self.says.wait(identity, now) > 0:
                raise Refused("busy", "You have said a lot just now; please wait a moment.")
            self.says.take(identity, now)
        for tries in range(3):
            try:
                row = await self.store.say(table.row.id, seat, time.time(), said.phrase, text, said.id)
                break
            except Taken:  # another process has taken the number
                if tries == 2:
                    raise
        await self.listen(table)
        return m.Ack(id=said.id, seq=row.n)

    async def listen(self, table: Company) -> None:
        """Reads anew what was said at a table."""
        talk = await self.store.sayings(table.row.id)
        if talk != table.talk:
            table.talk = talk
            table.tell()

    async def record(self, table: Table, event: EventRow, summary: Summary, tried: Tried | None = None) -> None:
        """Stores an event, then plays it. Where another process was first, its events are played instead."""
        try:
            await self.store.add_event(table.row.id, event, summary)
        except Taken:
            try:
                await self.catch_up(table)
            except Unavailable:
                raise Refused("unavailable", UNSAVED) from None
            if (event.seat, event.move) not in table.acks:
                raise Overtaken from None
            return
        except Unavailable:
            raise Refused("unavailable", UNSAVED) from None
        table.apply(event, tried)
        table.standing = summary
        if table.seq % EVERY == 0:
            self.mark(table)

    def mark(self, table: Table) -> None:
        """Stores where a table stands. Nobody waits for it: without it more is played when the table is loaded."""
        task = asyncio.create_task(self.store.keep_bookmark(table.row.id, bookmark_of(table)))
        self.working.add(task)
        task.add_done_callback(self.working.discard)
        task.add_done_callback(heard_of)

    async def prove(self, table: Table) -> None:
        """Where a table was read from a bookmark that has misled us, its record is played. The lock is held."""
        if table.prove():
            return
        log.error("the bookmark of table %s has misled us; its record is played", table.row.id)
        row = await self.store.table(table.row.id)
        if row is None:
            raise Unknown(table.row.id)
        table.renew(row)
        self.mark(table)
        table.cuts.append(0)  # every line is told anew
        table.tell()

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
            for known in [*self.tables, *self.pasts]:
                await self.told(known, PEOPLE)
                await self.told(known, TALK)
                await self.told(known, self.tables[known].seq if known in self.tables else PEOPLE)
            return
        table = self.known(table_id)
        if table is None or 0 <= n < table.seq:
            return
        for _ in range(60):
            try:
                async with table.lock:
                    if n == PEOPLE:
                        await self.meet(table)
                        table.doubt()
                    elif n == TALK:
                        await self.listen(table)
                    elif isinstance(table, Table):
                        await self.catch_up(table)
                return
            except Unavailable:
                await asyncio.sleep(1)
        log.warning("table %s could not be read again: the database is away", table_id)

    async def meet(self, table: Company) -> None:
        """Reads anew who is at a table."""
        if isinstance(table, Table) and table.waiting:
            await self.look_in(table)
        members, names, again, host, hints = await self.store.people(table.row.id)
        if not members:
            self.forget(table.row.id)
            return
        changed = (members, again, host, hints) != (table.members, table.row.again, table.row.host, table.hints)
        table.members, table.hints = members, hints
        table.row.again, table.row.host = again, host
        for row in table.row.seats:
            changed |= row.name != names[row.seat]
            row.name = names[row.seat]
        if changed:
            table.tell()

    async def moved(self, *people: str) -> None:
        """Somebody is another person from now on, or a device is nobody's: their tables in memory hear of it."""
        for table in [*self.tables.values(), *self.pasts.values()]:
            if any(one in table.members for one in people):
                await self.meet(table)
                table.doubt()

    async def look_in(self, table: Table) -> None:
        """Reads anew how a waiting room stands; the game may have begun."""
        row = await self.store.table(table.row.id)
        if row is None or not table.waiting:
            return
        if row.room != table.row.room:
            table.renew(row)
            table.tell()
            self.wake_bots(table)

    # ---- bots
    def wake_bots(self, table: Table) -> None:
        if self.think is None or table.gone or table.bots_at_work:
            return
        if asked_bots(table):
            table.bot_task = asyncio.create_task(self.play_bots(table), context=Context())  # on nobody's account
            table.bot_task.add_done_callback(heard_of)

    async def play_bots(self, table: Table) -> None:
        """Answers for the bots of a table until it is somebody else's turn. What breaks is tried again, ever slower."""
        rest = self.resting
        while not table.gone:
            asked = asked_bots(table)
            if not asked:
                return
            try:
                await self.play_bot(table, asked[0])
                rest = self.resting
            except Exception as error:
                if not (isinstance(error, Refused) and error.code == "unavailable"):
                    log.exception("a bot could not answer at table %s; it tries again", table.row.id)
                await asyncio.sleep(rest)
                rest = min(LONGEST_REST, 2 * rest)

    async def play_bot(self, table: Table, bot: SeatRow) -> None:
        ask, seq, begun = table.ask_id(bot.seat), table.seq, time.monotonic()
        thought = await self.thought(table, bot)
        people = any(s.kind == PERSON for s in table.row.seats)
        pause = table.settings.bot_delay - (time.monotonic() - begun)
        if people and pause > 0 and table.listeners:
            await asyncio.sleep(pause)
        try:
            await self.whole(table, self._bot_answer(table, bot.seat, ask, thought))
        except Refused as problem:
            overtaken = problem.code == "refused" and table.seq != seq  # others act at the same time: it thinks again
            if problem.code != "stale" and not overtaken:
                raise
        table.tell()

    async def _bot_answer(self, table: Table, seat: int, ask: str, thought: Thought) -> None:
        """The name of its move tells what it was thought with."""
        async with table.lock:
            await self.prove(table)
            move = f"bot-{table.seq}-{ask}" + (f"-{thought.simulations}" if thought.simulations else "")
            now = time.time()
            person = table.row.seats[seat].kind == PERSON
            if person and seat not in table.clock.passed(now):
                raise Refused("stale", "They are back and answer themselves.")
            event = EventRow(table.seq, seat, "deputy" if person else "answer", thought.answers, move, now)
            tried = table.tried(seat, ask, thought.answers, blind=False)
            table.hurried = thought.hurried
            await self.record(table, event, table.foreseen(event, tried), tried)

    async def thought(self, table: Table, bot: SeatRow) -> Thought:
        """What a bot answers; a bot that breaks or says what is not offered passes, so that the others can go on."""
        assert self.think is not None
        decision, ask, seq = table.game.decision(bot.seat), table.ask_id(bot.seat), table.seq
        assert decision is not None
        if table.row.lesson is not None:
            lesson = title_of(table.row.game).lesson(table.row.lesson)
            return Thought([lesson.rivals_answer(table.given[bot.seat], decision)])
        try:
            thought = await self.think(table, bot.seat)
            if seq == table.seq:
                table.tried(bot.seat, ask, thought.answers, blind=False)
            return thought
        except Exception:
            log.exception("the bot %s broke at table %s", bot.bot, table.row.id)
            return Thought([least_answer(decision)])


def asked_bots(table: Table) -> list[SeatRow]:
    """Also those that play for people whose time is over."""
    if table.game.over or table.waiting or table.full:
        return []
    waiting, passed = table.game.waiting(), table.clock.passed(time.time())
    return [s for s in table.row.seats if (s.kind == "bot" or s.seat in passed) and s.seat in waiting]


def least_answer(decision: Decision) -> list[str]:
    """An answer that is always allowed: to pass, or as few of the options as it takes."""
    passing = [o.notation for o in decision.options if o.kind == "pass"]
    return passing[:1] or [o.notation for o in decision.options[: decision.least]]


def heard_of(task: asyncio.Task[Any]) -> None:
    """Nobody may be left to hear how it ended; that is no reason to complain."""
    if not task.cancelled():
        task.exception()
