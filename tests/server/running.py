"""A server in a process of its own, started as people start it, that can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any

import httpx2 as httpx


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """`tharsis serve` on a free port of this machine."""

    def __init__(
        self,
        database: str,
        workers: int = 0,
        port: int | None = None,
        files: int | None = None,
        more: Sequence[str] = (),
        python: str = sys.executable,
        program: str | None = None,
    ) -> None:
        self.python = python
        self.database = database
        self.program = ["-m", "tharsis.cli"] if program is None else [program]
        self.files = files  # file descriptors that it may have
        self.more = more
        self.workers = workers
        self.port = port or free_port()
        self.running: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str, lang: str = "en") -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?lang={lang}"

    def start(self, patience: float = 120) -> Process:
        arguments = ["--host", "127.0.0.1", "--port", str(self.port), "--workers", str(self.workers)]
        command = [self.python, *self.program, "serve", "--database", self.database, *arguments]
        if self.files is not None:
            command = ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh", *command]
        self.running = subprocess.Popen([*command, *self.more], stdout=subprocess.DEVNULL)
        end = time.monotonic() + patience
        while time.monotonic() < end:
            assert self.running.poll() is None, "the server ended by itself"
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                    return self
            except OSError:
                time.sleep(0.02)
        raise AssertionError("the server does not answer")

    @property
    def pid(self) -> int:
        assert self.running is not None
        return self.running.pid

    def kill(self) -> None:
        """As if the power went."""
        os.kill(self.pid, signal.SIGKILL)
        self.wait()

    def stop(self) -> None:
        if self.running is not None and self.running.poll() is None:
            os.kill(self.pid, signal.SIGTERM)
            try:
                self.wait()
            except subprocess.TimeoutExpired:
                self.kill()

    def wait(self) -> None:
        assert self.running is not None
        self.running.wait(15)

    def __enter__(self) -> Process:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


class Guest:
    """Somebody with a cookie, who calls a server of another process."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=20)

    @property
    def cookie(self) -> str:
        return f"tharsis={self.http.cookies['tharsis']}"

    def call(self, method: str, path: str, body: object = None) -> Any:
        response = self.http.request(method, path, json=body)
        assert response.status_code < 500, response.text
        return response.json() if response.content else None


def seat_people(url: str, seats: int) -> tuple[str, list[Guest]]:
    """A table with so many people, all seated."""
    people = [Guest(url) for _ in range(seats)]
    rows = [{"kind": "you"}, *({"kind": "friend"} for _ in range(seats - 1))]
    opened = people[0].call("POST", "/api/tables", {"name": "Test", "seats": rows})
    for link in opened["links"]:
        if link["seat"] is not None:
            people[link["seat"]].call("POST", "/api/enter", {"token": link["path"].removeprefix("/join/")})
    return opened["table"]["id"], people
