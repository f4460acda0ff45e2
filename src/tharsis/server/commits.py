"""One thread owns the one writing connection. It does what waits in groups, each with one commit, and tells nobody that
something is done before that.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import nullcontext
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

T = TypeVar("T")
Work = Callable[[Connection], T]
Piece = tuple[Work[Any], "Future[Any]"]
GROUP = 64  # most pieces of work in one commit

log = logging.getLogger("tharsis")


class Unavailable(Exception):
    """The database cannot be written now; nothing was recorded."""


class Taken(Exception):
    """Another process has written this event, or the same move was recorded before."""


class Commits:
    """Work for the database. `written` is called after each commit and raises where it went nowhere."""

    def __init__(self, engine: Engine, written: Callable[[], None]) -> None:
        self.engine = engine
        self.written = written
        self.queue: queue.Queue[Piece | None] = queue.Queue()
        self.closed = False
        self.thread = threading.Thread(target=self._run, name="store", daemon=True)

    async def do(self, work: Work[T]) -> T:
        if self.closed:
            raise Unavailable("the store is closed")
        future: Future[T] = Future()
        self.queue.put((work, future))
        return await asyncio.wrap_future(future)

    def end(self) -> None:
        """What waits is still done."""
        self.closed = True
        self.queue.put(None)
        self.thread.join(timeout=10)

    # ---- in the thread
    def _run(self) -> None:
        while True:
            first = self.queue.get()
            if first is None:
                break
            group = [one for one in [first, *self._waiting()] if one[1].set_running_or_notify_cancel()]
            try:
                with self.engine.connect() as connection:  # the pool gives a new one where the old one was cut off
                    self._commit(connection, group)
            except Exception as error:
                for _, future in group:
                    if not future.done():
                        future.set_exception(told(error))
        self.engine.dispose()
        while not self.queue.empty():  # said while the door was closing
            late = self.queue.get_nowait()
            if late is not None and late[1].set_running_or_notify_cancel():
                late[1].set_exception(Unavailable("the store is closed"))

    def _waiting(self) -> list[Piece]:
        """What else waits by now."""
        found: list[Piece] = []
        while len(found) < GROUP - 1:
            try:
                one = self.queue.get_nowait()
            except queue.Empty:
                break
            if one is None:
                self.queue.put(None)
                break
            found.append(one)
        return found

    def _commit(self, connection: Connection, group: list[Piece]) -> None:
        """All in one commit. Where there are several pieces, each is in a savepoint of its own, so that one that breaks
        harms no other."""
        done: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Future[Any], Exception]] = []
        alone = len(group) == 1
        with connection.begin():
            for work, future in group:
                try:
                    with nullcontext() if alone else connection.begin_nested():
                        done.append((future, work(connection)))
                except Exception as error:
                    if alone or not unharmed(connection):
                        raise
                    failed.append((future, told(error)))
        self.written()
        for future, result in done:
            future.set_result(result)
        for future, problem in failed:
            future.set_exception(problem)


def unharmed(connection: Connection) -> bool:
    """Whether the commit can go on without the piece that broke. A full disk may end the whole transaction."""
    if connection.closed or connection.invalidated:
        return False
    driver = connection.connection.dbapi_connection
    return bool(getattr(driver, "in_transaction", True))


def told(error: Exception) -> Exception:
    """What who waits for a piece of work hears."""
    if isinstance(error, IntegrityError):
        return Taken(str(error.orig))
    if isinstance(error, (DataError, ProgrammingError)):  # what was to be written is wrong, not the database
        return error
    return Unavailable(str(error)) if isinstance(error, (DBAPIError, OSError)) else error
