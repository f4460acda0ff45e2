"""Hears what other processes have written into the same PostgreSQL database."""

from __future__ import annotations

import threading
from collections.abc import Callable

CHANNEL = "tharsis"
PEOPLE = -1  # told in place of an event's number: somebody came or went, or changed a name,
TALK = -2  # or said something


class Listener(threading.Thread):
    """Waits for NOTIFY of a PostgreSQL database, on a connection of its own, and comes back when it is cut off."""

    def __init__(self, url: str, heard: Callable[[str, int], None]) -> None:
        super().__init__(name="listener", daemon=True)
        self.url = url
        self.heard = heard
        self.stopping = threading.Event()

    def run(self) -> None:
        import psycopg

        while not self.stopping.is_set():
            try:
                url = self.url.replace("+psycopg://", "://")
                with psycopg.connect(url, autocommit=True, connect_timeout=5) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.heard("", PEOPLE)
                    while not self.stopping.is_set():
                        for notice in connection.notifies(timeout=0.25):
                            table_id, n = notice.payload.split(" ")
                            self.heard(table_id, int(n))
            except psycopg.Error:
                self.stopping.wait(1)

    def stop(self) -> None:
        self.stopping.set()
        self.join(timeout=2)
