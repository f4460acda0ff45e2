"""The file that a SQLite database lies in: one server has it at a time, and it must stay where it is.

SQLite goes on writing into a file that was deleted or moved away, and says that all is well. And two servers on one
file hear nothing of each other. Both are looked for here, beside SQLite and without touching its own locks.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from pathlib import Path

from sqlalchemy import URL

if sys.platform != "win32":
    import fcntl

log = logging.getLogger("tharsis")


class InUse(OSError):
    """Another server has this file."""


class Missing(OSError):
    """The file is gone, or another one lies in its place."""


class SqliteFile:
    """A database file that this process has for itself until it is given back."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.held = self._claim()
        self.known: tuple[int, int] | None = None  # which file it was when it was opened
        self.missed = False

    @staticmethod
    def of(url: URL) -> SqliteFile | None:
        """None for a database in memory, and for one that is no SQLite."""
        name = url.database or ""
        if url.get_backend_name() != "sqlite" or name in ("", ":memory:") or name.startswith("file:"):
            return None
        return SqliteFile(Path(name).absolute())

    def _claim(self) -> int | None:
        """The lock is on a file of its own: to close another descriptor of the database would end SQLite's locks."""
        if sys.platform == "win32" or not self.path.parent.is_dir():  # SQLite will say what is wrong
            return None
        held = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(held)
            raise InUse(f"another server is using {self.path}; there can be one for each SQLite file") from None
        return held

    def opened(self) -> None:
        """From now on it has to be this file."""
        self.known = self._identity()

    def check(self) -> None:
        """Raises Missing where what was written since went nowhere; says so in the log once."""
        if self._identity() == self.known:
            self.missed = False
            return
        if not self.missed:
            log.critical("%s is gone or was replaced: nothing is saved until it is back or we are restarted", self.path)
        self.missed = True
        raise Missing(f"{self.path} is gone or was replaced")

    def _identity(self) -> tuple[int, int] | None:
        with contextlib.suppress(OSError):
            found = os.stat(self.path)
            return found.st_dev, found.st_ino
        return None

    def give_back(self) -> None:
        if self.held is not None:
            os.close(self.held)
            self.held = None
