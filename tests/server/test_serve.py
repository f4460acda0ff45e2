"""Starting the server: where it listens, what it says, and how it ends when it cannot."""

from __future__ import annotations

import os
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
from people import PATIENCE
from running import Process, free_port

from tharsis.cli import main, parser
from tharsis.server import serve as serving
from tharsis.server.addresses import lan_address
from tharsis.server.database import default_database, try_database
from tharsis.server.serve import Entrance, tell


def failing(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line with which a server that cannot start ends."""
    assert main(["serve", "--workers", "0", *arguments]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1 and lines[0].startswith("tharsis: ")
    return lines[0]


# ---- what cannot be
def test_a_port_in_use_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as there:
        there.bind(("127.0.0.1", 0))
        there.listen()
        port = there.getsockname()[1]
        line = failing(capsys, "--port", str(port), "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert f"port {port} is in use" in line and "--port" in line


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--host", "203.0.113.77"], "cannot listen on 203.0.113.77"),
        (["--port", "99999"], "cannot listen on 127.0.0.1, port 99999"),
        (["--proxy", "proxy.example"], "--proxy: 'proxy.example'"),
    ],
)
def test_addresses_that_are_none_are_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    assert says in failing(capsys, *arguments)


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("sqlite:////none/such/folder/x.sqlite", "No such file or directory"),
        ("sqlite:///{folder}", "unable to open"),
        ("sqlite:///{folder}/text.txt", "not a database"),
        ("sqlite:///{folder}/newer.sqlite", "0099"),
        ("nonsense", "nonsense"),
        ("oracle://x", "oracle"),
        ("postgresql://me:secret@127.0.0.1:{port}/none", "refused"),
    ],
)
def test_a_wrong_database_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, database: str, says: str
) -> None:
    (tmp_path / "text.txt").write_text("this is a letter to my aunt, and quite a long one at that\n" * 50)
    with sqlite3.connect(tmp_path / "newer.sqlite") as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        newer.execute("INSERT INTO alembic_version VALUES ('0099')")
    where = database.format(folder=tmp_path, port=free_port())
    line = failing(capsys, "--port", str(free_port()), "--database", where)
    assert says in line and "secret" not in line and len(line) < 400


# ---- where it listens
def test_without_a_word_it_listens_to_this_machine_alone() -> None:
    args = parser().parse_args(["serve"])
    assert (args.host, args.lan) == ("127.0.0.1", False)
    with pytest.raises(SystemExit):
        parser().parse_args(["serve", "--lan", "--host", "127.0.0.1"])


def test_it_says_how_to_let_friends_in(capsys: pytest.CaptureFixture[str]) -> None:
    tell(Entrance(), None)
    said = capsys.readouterr().out
    assert "http://127.0.0.1:8060/" in said and "make play LAN=1" in said and "tharsis serve --lan" in said
    tell(Entrance("0.0.0.0", 9000), "192.168.1.7")
    said = capsys.readouterr().out
    assert "http://127.0.0.1:9000/" in said and "Friends in the same network: http://192.168.1.7:9000/" in said
    assert Entrance("::1").link() == "http://[::1]:8060/"


def test_lan_listens_everywhere_and_knows_its_address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Up to the moment of running."""
    seen: list[Entrance] = []
    monkeypatch.setattr(serving, "serve", lambda entrance, *_: seen.append(entrance))
    assert main(["serve", "--lan", "--port", "9000", "--allow-host", "mars.example", "--proxy", "192.0.2.1"]) == 0
    assert seen == [Entrance("0.0.0.0", 9000, ["mars.example"], ["192.0.2.1"])]


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("serve")
    with Process(f"sqlite:///{folder / 'tharsis.sqlite'}", more=["--proxy", "127.0.0.3"]) as running:
        yield running


def test_it_is_not_there_for_others(process: Process) -> None:
    """On 127.0.0.1 it answers, at another address of this machine it does not."""
    assert httpx.get(f"{process.url}/api/tables").status_code == 200
    for address in {"127.0.0.2", lan_address() or "127.0.0.2"}:
        with pytest.raises(OSError):
            socket.create_connection((address, process.port), 5)


def test_a_second_server_on_the_same_file_ends_with_one_line(
    process: Process, capsys: pytest.CaptureFixture[str]
) -> None:
    line = failing(capsys, "--port", str(free_port()), "--database", process.database)
    assert "another server is using" in line
    assert httpx.get(f"{process.url}/api/tables").status_code == 200


def test_it_does_not_answer_by_the_names_of_others(process: Process) -> None:
    assert httpx.get(f"{process.url}/api/tables", headers={"Host": "evil.example"}).status_code == 421


def test_a_named_proxy_is_believed_and_nobody_else(process: Process) -> None:
    """Behind a proxy that speaks https, cookies are for https only."""
    told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.4"}
    cookies = {}
    for address in ("127.0.0.1", "127.0.0.2", "127.0.0.3"):
        with httpx.Client(transport=httpx.HTTPTransport(local_address=address)) as client:
            answer = client.get(f"{process.url}/api/tables", headers=told)
            cookies[address] = "Secure" in answer.headers["Set-Cookie"]
    assert cookies == {"127.0.0.1": True, "127.0.0.2": False, "127.0.0.3": True}


# ---- the file
def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_other_users_of_the_machine_do_not_read_the_games(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        new, old = tmp_path / "new.sqlite", tmp_path / "old.sqlite"
        try_database(f"sqlite:///{new}")
        assert mode(new) == 0o600
        sqlite3.connect(old).execute("VACUUM")
        old.chmod(0o644)
        try_database(f"sqlite:///{old}")
        assert mode(old) == 0o640  # who is of its owner's group was let in by somebody
    finally:
        os.umask(before)


def test_the_folder_of_the_games_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == f"sqlite:///{tmp_path}/tharsis/tharsis.sqlite"
    assert mode(tmp_path / "tharsis") == 0o700


# ---- systemd
def test_systemd_hears_that_it_is_ready_and_that_it_lives(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(PATIENCE)
        command = [sys.executable, "-m", "tharsis.cli", "serve", "--workers", "0", "--port", str(free_port())]
        told = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "1000000"}
        running = subprocess.Popen(
            [*command, "--database", f"sqlite:///{tmp_path / 'x.sqlite'}"],
            env={**os.environ, **told},
            stdout=subprocess.DEVNULL,
        )
        try:
            assert systemd.recv(100) == b"READY=1\nWATCHDOG=1"
            assert systemd.recv(100) == b"WATCHDOG=1"
        finally:
            running.terminate()
            running.wait(PATIENCE)
