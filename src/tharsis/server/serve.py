"""Starting the server: where its data lies, which address to open, and what to tell friends."""

from __future__ import annotations

import gc
import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn
from platformdirs import user_data_dir

from tharsis.server.app import create_app
from tharsis.server.hall import KEEP_DAYS

SAFE_SQLITE = (3, 51, 3)


def default_database() -> str:
    folder = Path(user_data_dir("tharsis"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tharsis.sqlite'}"


def lan_address() -> str | None:
    """This machine's address in its network, as far as it knows one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None


def serve(
    host: str, port: int, database: str | None, open_browser: bool, workers: int, keep_days: float = KEEP_DAYS
) -> None:
    where = database or default_database()
    here = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    print(f"Tharsis is at http://{here}:{port}/")
    address = lan_address() if host in ("0.0.0.0", "::") else None
    if address is not None and address != here:
        print(f"Friends in the same network: http://{address}:{port}/")
    if where.startswith("sqlite") and sqlite3.sqlite_version_info < SAFE_SQLITE:
        print(f"(SQLite {sqlite3.sqlite_version}: keep to one server process per file)", file=sys.stderr)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [f"http://{here}:{port}/"]).start()
    config = uvicorn.Config(
        create_app(where, workers, keep_days=keep_days),
        host=host,
        port=port,
        log_level=os.environ.get("THARSIS_LOG", "warning"),
        ws_max_size=131_072,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
    )
    gc.collect()
    gc.freeze()  # cards and words stay for ever
    gc.set_threshold(20_000, 20, 50)  # a search through all tables takes a tenth of a second: let it be rare
    listening = config.bind_socket()
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # else a reader who never reads is kept for ever, with what it was sent
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 30_000)
    uvicorn.Server(config).run(sockets=[listening])
