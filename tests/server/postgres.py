"""A PostgreSQL of our own for tests: a new cluster in a temporary folder, on a free port of this machine only."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from running import free_port

INSTALLED = Path("/usr/lib/postgresql")
MISSING = "PostgreSQL is needed for these tests: as root, apt-get install postgresql"


def programs() -> Path:
    """The folder of initdb and pg_ctl; installs the package where that is possible."""
    for attempt in range(2):
        found = sorted(INSTALLED.glob("*/bin/initdb"), key=lambda p: int(p.parts[-3].split(".")[0]))
        if found:
            return found[-1].parent
        elsewhere = shutil.which("initdb")
        if elsewhere is not None:
            return Path(elsewhere).resolve().parent
        if attempt == 0 and os.geteuid() == 0 and shutil.which("apt-get"):
            subprocess.run(["apt-get", "update", "-q"], check=False, capture_output=True)
            subprocess.run(["apt-get", "install", "-qy", "postgresql"], check=False, capture_output=True)
    raise RuntimeError(MISSING)


class Cluster:
    """One PostgreSQL server. It can be stopped and started again with its data."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self.bin = programs()
        self.port = free_port()
        self.made = 0
        self.as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.as_user:
            shutil.chown(folder, "postgres")
        self.run("initdb", "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8")
        settings = f"port = {self.port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '{folder}'\n"
        with (folder / "data" / "postgresql.conf").open("a") as conf:
            conf.write(settings + ("" if durable else "fsync = off\n"))

    def run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [*self.as_user, str(self.bin / program), *arguments], capture_output=True, text=True, cwd=self.folder
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "-w", "-D", str(self.folder / "data"), "-l", log, "-o", "-c logging_collector=off")

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", str(self.folder / "data"))

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"tharsis{self.made}"
        with psycopg.connect(f"postgresql://postgres@127.0.0.1:{self.port}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type]
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


@contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="tharsis-postgres-"))
    try:
        folder.chmod(0o755)
        made = Cluster(folder, durable)
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
