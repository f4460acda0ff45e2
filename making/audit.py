"""`python -m making.audit` asks whether anything known speaks against the locked versions, of Python and of the page.

Ends with 1 if something does, and with 2 if it could not be asked: who was not asked has not said no.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from making.npm import WEB, command
from making.sources import ROOT


class NotAsked(Exception):
    """The service did not answer."""


def python() -> list[str]:
    """What the Python Packaging Index knows about the packages of all locks."""
    out: list[str] = []
    unknown = ""
    for lock in sorted((ROOT / "locks").glob("*.txt")):
        ask = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--progress-spinner=off"]
        answer = answered([*ask, "--format=json", "--requirement", str(lock)], ROOT)
        for package in answer["dependencies"]:
            if "skip_reason" in package:
                unknown = package["skip_reason"]
                continue
            name = f"{package['name']} {package['version']}"
            out += [f"{name}: {found['id']}, mended in {found['fix_versions']}" for found in package["vulns"]]
    if unknown and not out:
        raise NotAsked(unknown)
    return sorted(set(out))


def page() -> list[str]:
    """What the npm registry knows about the packages that build the page."""
    answer = answered([*(command() or ["npm"]), "audit", "--package-lock-only", "--json"], WEB)
    if "vulnerabilities" not in answer:
        raise NotAsked(answer.get("message") or str(answer))
    known = [one for found in answer["vulnerabilities"].values() for one in found["via"] if isinstance(one, dict)]
    return [f"{one['name']} {one['range']}: {one['title']} ({one['severity']}), {one['url']}" for one in known]


def answered(ask: list[str], where: Path) -> Any:
    try:
        done = subprocess.run(ask, cwd=where, capture_output=True, text=True)
        return json.loads(done.stdout)
    except OSError as error:
        raise NotAsked(str(error)) from None
    except ValueError:
        said = done.stderr.strip().splitlines() or ["no answer"]
        raise NotAsked(said[-1]) from None


def report(name: str, ask: Callable[[], list[str]]) -> int:
    try:
        found = ask()
    except NotAsked as reason:
        print(f"{name}: not checked, the advisories could not be asked for ({reason})")
        return 2
    print(f"{name}: {'nothing known' if not found else ''}", *found, sep="\n  " if found else "")
    return int(bool(found))


def main() -> int:
    results = [report("locks/", python), report("web/package-lock.json", page)]
    return 1 if 1 in results else max(results)


if __name__ == "__main__":
    sys.exit(main())
