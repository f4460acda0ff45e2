"""`python -m making.page` builds the page into the Python package, which serves it; not again if nothing changed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from making.npm import WEB, NoNode, npm
from making.sources import ROOT, digest, made_of, note

PAGE = ROOT / "src/tharsis/server/client/index.html"
BUILT = WEB / ".built"  # the source archive has it too, and so needs no Node.js
INSTALLED = WEB / ".installed"


def sources() -> Iterator[Path]:
    for folder in ("src", "public"):
        yield from (file for file in (WEB / folder).rglob("*") if file.is_file())
    yield from sorted([*WEB.glob("*.ts"), *WEB.glob("*.mjs")])
    for name in ("index.html", "package.json", "package-lock.json", "tsconfig.json"):
        yield WEB / name


def is_current() -> bool:
    return PAGE.is_file() and made_of(BUILT) == digest(sources())


def install() -> None:
    """The tools that build the page, in exactly the locked versions."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if made_of(INSTALLED) != wanted or not (WEB / "node_modules").is_dir():
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        note(INSTALLED, wanted)


def make() -> None:
    if is_current():
        return
    BUILT.unlink(missing_ok=True)
    install()
    print("building the page", flush=True)
    npm("run", "-s", "build", "--", "--logLevel", "error")
    note(BUILT, digest(sources()))


def main() -> int:
    try:
        install() if sys.argv[1:] == ["install"] else make()
    except (NoNode, subprocess.CalledProcessError) as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
