"""Where the games lie: found, made for its owner alone, and tried before anybody is let in."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa
from alembic.util import CommandError
from platformdirs import user_data_dir

from tharsis.kernel.errors import GameError
from tharsis.server.store import Store

OWNER = 0o600
EVERYBODY = stat.S_IRWXO


def default_database() -> str:
    folder = Path(user_data_dir("tharsis"))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tharsis.sqlite'}"


def try_database(where: str) -> None:
    """Opens it once and closes it again, so that what is wrong with it is one sentence and no stack of calls."""
    try:
        keep_private(sa.make_url(where))
        Store(where).close()
    except (sa.exc.SQLAlchemyError, CommandError, OSError) as error:
        raise GameError(f"the database {shown(where)} cannot be used: {reason(error)}", "database") from None
    except ModuleNotFoundError as error:
        raise GameError(
            f"the database {shown(where)} needs {error.name}: pip install 'tharsis[postgres]'", "database"
        ) from None


def keep_private(url: sa.URL) -> None:
    """The file holds the seeds of all games: other people on this machine must not read it."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:") or "uri" in url.query:
        return
    file = str(url.database)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER))
    for one in (file, f"{file}-wal", f"{file}-shm"):
        with suppress(FileNotFoundError, PermissionError):  # it is somebody else's, who says who reads it
            mode = stat.S_IMODE(os.stat(one).st_mode)
            if mode & EVERYBODY:
                os.chmod(one, mode & ~EVERYBODY)


def shown(where: str) -> str:
    """Its address without a password."""
    try:
        return sa.make_url(where).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        return repr(where)


def reason(error: Exception) -> str:
    """The first line of what the driver says."""
    if isinstance(error, sa.exc.DBAPIError) and error.orig is not None:
        return str(error.orig).strip().partition("\n")[0]
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error).strip().partition("\n")[0]
