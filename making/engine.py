"""`python -m making.engine` compiles the engine with mypyc, beside its sources; not again if nothing has changed.

Without a C compiler, or if it fails, the same files run as plain Python. With `must` as argument, failing is a failure.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext

from making.modules import DATA
from making.sources import ROOT, digest, made_of, note

SRC = ROOT / "src"
BUILT = ROOT / "build" / "engine"
MEMORY = ROOT / "build" / "memory"
LOG = ROOT / "build.log"
SLOWER = "the engine runs as plain Python: the same games, but bots and simulations take about seven times as long"


class NotCompiled(Exception):
    """Why the engine stays plain Python."""


class NoCompiler(NotCompiled):
    """Nothing here could compile it."""


def sources() -> Iterator[Path]:
    """All that the compiled modules can see. They import no card: a new one changes nothing here."""
    yield from (ROOT / "setup.py", ROOT / "making" / "modules.py")
    yield from (SRC / "tharsis").glob("**/native.py*")
    for folder in ("kernel", "vocabulary", "mars", "ares", "bots", "lab"):
        yield from (file for file in (SRC / "tharsis" / folder).rglob("*.py") if file.parent.name not in DATA)


def origin() -> str:
    from mypy.version import __version__ as mypy

    return digest(sources(), str(sysconfig.get_config_var("EXT_SUFFIX")), mypy)


def products() -> list[Path]:
    return sorted(SRC.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


def is_current() -> bool:
    return bool(products()) and made_of(BUILT) == origin()


def compiled_before() -> list[Extension]:
    """The modules that lie compiled beside their sources, for setuptools to take as they are."""
    ending = str(sysconfig.get_config_var("EXT_SUFFIX"))
    names = (".".join(file.relative_to(SRC).parts).removesuffix(ending) for file in products())
    return [Extension(name, sources=[]) for name in names] if is_current() else []


class BuildEngine(build_ext):
    """Compiles beside the sources, and takes from there what goes into a wheel."""

    made_from = ""  # the digest of the sources as they were when it began: they may change meanwhile

    def run(self) -> None:
        if is_current():
            self.take()
            return
        if self.inplace:
            forget()
        self.parallel = os.cpu_count()  # one large file, and a small one for each module
        super().run()
        if self.inplace:
            note(BUILT, self.made_from)

    def build_extensions(self) -> None:
        """Without the warnings that Python itself is built with: to look for them takes twice as long as compiling."""
        quiet = [word for word in self.compiler.compiler_so if not word.startswith("-W")]
        self.compiler.set_executable("compiler_so", quiet)
        super().build_extensions()

    def take(self) -> None:
        if not self.inplace:
            for file in products():
                into = Path(self.build_lib) / file.relative_to(SRC)
                self.mkpath(str(into.parent))
                self.copy_file(str(file), str(into))


def forget() -> None:
    """Compiled modules go before their sources when Python imports: none may be older than its source."""
    BUILT.unlink(missing_ok=True)
    for file in SRC.rglob("*"):
        if file.suffix in (".so", ".pyd"):
            file.unlink()


def can_compile() -> bool:
    """Whether there is a C compiler with Python's headers. Where Python names none, setuptools will look for one."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if not compiler:
        return True
    probe = [*compiler, "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
    try:
        return subprocess.run(probe, input=b"#include <Python.h>", capture_output=True).returncode == 0
    except OSError:
        return False


def finding_us() -> dict[str, str]:
    """An environment in which Python finds this package, also where it does not look beside its script (pipx)."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])}


def make() -> None:
    """The compiled engine beside its sources, or the reason why not, with no half of it left behind."""
    if is_current():
        return
    forget()
    if not can_compile():
        raise NoCompiler("No C compiler with Python's headers here (apt-get install gcc python3-dev gives them)")
    print("compiling the engine (two minutes)", flush=True)
    remembers = MEMORY.exists()
    if not compiled():
        if remembers:  # mypyc may stumble over what it remembers of a build that was stopped half way
            shutil.rmtree(MEMORY)
            if compiled():
                return
        forget()
        said = LOG.read_text(errors="replace").splitlines()
        raise NotCompiled("\n".join([*said[-20:], f"The engine did not compile ({LOG.name} has all of it)"]))


def compiled() -> bool:
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    with LOG.open("w") as log:
        return subprocess.run(command, cwd=ROOT, env=finding_us(), stdout=log, stderr=subprocess.STDOUT).returncode == 0


def main() -> int:
    try:
        make()
    except NotCompiled as reason:
        print(f"{reason}; {SLOWER}", file=sys.stderr)
        return int(sys.argv[1:] == ["must"] and not isinstance(reason, NoCompiler))
    return 0


if __name__ == "__main__":
    sys.exit(main())
