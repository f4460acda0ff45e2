"""A real server and a real Chromium."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ended import keep_ended
from playwright.sync_api import Browser, sync_playwright

from tharsis.server.pages import CLIENT

SEEDED = Path(__file__).parent / "seeded.py"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Site:
    """A server process that can be killed and started again on the same database."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.database = f"sqlite:///{folder / 'tharsis.sqlite'}"
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        assert (CLIENT / "index.html").is_file(), "the client is not built: run `make client`"
        self.client = shutil.copytree(CLIENT, folder / "client")  # who builds it anew meanwhile changes nothing here

    def start(self) -> None:
        command = [sys.executable, str(SEEDED), "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--database", self.database]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, env={**os.environ, "CLIENT": str(self.client)}
        )
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/api/tables", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def begin_from(self, table: str, position: dict[str, Any]) -> str:
        """Puts a table at which only bots may have played into a position of one's own; its name from now on."""
        asked = urllib.request.Request(f"{self.url}/place/{table}", json.dumps(position).encode(), method="POST")
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return str(json.load(answer))

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    known = (shutil.which(name) for name in ("chromium-headless-shell", "chromium", "chromium-browser"))
    path = os.environ.get("CHROMIUM") or next(filter(None, known), None)
    assert path, "these tests need Chromium: apt-get install chromium, or set CHROMIUM to one"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One for all, with a game that is over: whoever comes is somebody new."""
    here = Site(tmp_path_factory.mktemp("site"))
    keep_ended(here.database)
    here.start()
    yield here
    here.kill()
