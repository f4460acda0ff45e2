"""What `pip install .` and the archives of `make wheel` give is the whole: page, engine, server."""

from __future__ import annotations

import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from running import Guest, Process
from websockets.sync.client import connect

import tharsis
from making import engine, page
from making.backend import locked
from making.sources import ROOT, made_of, note

PACK = "import sys; from making import backend; print(getattr(backend, sys.argv[1])(sys.argv[2]))"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with what was made of them, so that packing disturbs nobody."""
    assert page.is_current(), "the page is not built: run `make client`"
    copy = tmp_path_factory.mktemp("tree") / "tharsis"
    left_out = shutil.ignore_patterns(".git", ".venv", "build", "dist", "node_modules", "__pycache__", ".*_cache")
    shutil.copytree(ROOT, copy, ignore=left_out)
    if engine.is_current():
        note(copy / engine.BUILT.relative_to(ROOT), made_of(engine.BUILT))
    return copy


def pack(hook: str, tree: Path, into: Path, **more: str) -> Path:
    """Packs without compiling: what is compiled already goes in, else the engine stays plain Python."""
    plain = {} if engine.is_current() else {"THARSIS_PURE": "1"}
    env = {**os.environ, **plain, **more}
    done = subprocess.run(
        [sys.executable, "-c", PACK, hook, str(into)], cwd=tree, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return into / done.stdout.splitlines()[-1]


def empty_environment(folder: Path) -> Path:
    """A virtual environment with what locks/run.txt names, and nothing else; not even pip."""
    venv.create(folder, symlinks=True)
    packages = next(folder.glob("lib/python*/site-packages"))
    for requirement in map(Requirement, locked("run")):
        if requirement.marker is None or requirement.marker.evaluate():
            there = importlib.metadata.distribution(requirement.name)
            parts = {file.parts[0] for file in there.files or ()} - {"..", "__pycache__"}
            for part in parts:
                (packages / part).symlink_to(Path(str(there.locate_file(part))))
    return folder / "bin" / "python"


def install(wheel: Path, python: Path) -> None:
    how = ["install", "-q", "--no-deps", "--no-index", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", "--python", str(python), *how, str(wheel)], check=True)


def passing(ask: dict[str, Any]) -> list[str]:
    """Takes no more than it must, and passes as soon as it can."""
    offered = [option["notation"] for option in ask["options"]]
    return ["pass"] if "pass" in offered else offered[: ask["least"]]


def play_to_the_end(url: str, process: Process) -> dict[str, Any]:
    """One person and one bot; the bot does all the work. Gives the last view."""
    guest = Guest(url)
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "greedy"}]
    opened = guest.call("POST", "/api/tables", {"name": "Test", "seats": seats, "settings": {"bot_delay": 0}})
    table = opened["table"]["id"]
    asked = ""
    with connect(process.socket(table), additional_headers={"Cookie": guest.cookie}) as line:
        while True:
            live = json.loads(line.recv(timeout=30))
            if live["type"] != "live":
                continue
            if live["view"]["over"]:
                return dict(live["view"])
            ask = live["ask"]
            if ask is not None and ask["id"] != asked:
                asked = ask["id"]
                line.send(json.dumps({"type": "answer", "id": asked, "ask": asked, "answers": [passing(ask)]}))


def kept() -> set[str]:
    """All files that git keeps."""
    return set(subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True).stdout.split())


def test_a_table_is_played_through_the_wheel_in_an_empty_environment(tree: Path, tmp_path: Path) -> None:
    wheel = pack("build_wheel", tree, tmp_path)
    python = empty_environment(tmp_path / "env")
    install(wheel, python)
    how = "compiled" if engine.is_current() else "interpreted"
    tried = {**os.environ, "THARSIS_PURE": ""}
    version = subprocess.run(
        [python.parent / "tharsis", "--version"], env=tried, capture_output=True, text=True, check=True
    )
    assert version.stdout.startswith(f"tharsis {tharsis.__version__} ({how}")
    with Process(f"sqlite:///{tmp_path}/games.sqlite", workers=1, python=str(python)) as process:
        front = Guest(process.url).http.get("/")
        assert front.status_code == 200 and "/assets/" in front.text
        assert play_to_the_end(process.url, process)["over"]


def test_the_wheel_has_one_page_and_no_leftovers(tree: Path, tmp_path: Path) -> None:
    old = tree / "build" / "lib" / "tharsis" / "gone.py"
    old.parent.mkdir(parents=True, exist_ok=True)
    old.write_text("")
    wheel = pack("build_wheel", tree, tmp_path, THARSIS_PURE="1")
    names = zipfile.ZipFile(wheel).namelist()
    assert "tharsis/server/client/index.html" in names
    assert "tharsis/server/migrations/env.py" in names
    assert "tharsis/gone.py" not in names
    assert {name.split("/")[0] for name in names} == {"tharsis", f"tharsis-{tharsis.__version__}.dist-info"}


def test_the_source_archive_is_whole_and_needs_no_node(tree: Path, tmp_path: Path) -> None:
    archive = pack("build_sdist", tree, tmp_path)
    with tarfile.open(archive) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
        assert not {name for name in names if name.endswith((".so", ".pyc")) or "node_modules" in name}
        assert not kept() - names, "MANIFEST.in does not name them"
        tar.extractall(tmp_path, filter="data")
    unpacked = tmp_path / f"tharsis-{tharsis.__version__}"
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    wheel = pack("build_wheel", unpacked, tmp_path, THARSIS_PURE="1", PATH=str(nothing))
    assert "tharsis/server/client/index.html" in zipfile.ZipFile(wheel).namelist()
