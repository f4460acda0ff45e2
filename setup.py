"""Compiles the engine with mypyc where a C compiler is at hand; without one the same files run as plain Python."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/tharsis")
ENGINE = ("kernel", "vocabulary", "mars", "ares")
BOTS = ("bots/rollout", "bots/value", "bots/greedy", "bots/ares_value", "bots/ares_greedy")
# what stays plain Python: card data, words of errors, and what is built only when somebody looks
PLAIN_FOLDERS = ("cards", "maps")
PLAIN = {
    *("kernel/errors", "kernel/icon", "kernel/log", "kernel/option", "kernel/record", "kernel/speech", "kernel/view"),
    *("vocabulary/catalogue", "vocabulary/log", "vocabulary/player", "vocabulary/position"),
    *("mars/marsbot/position", "mars/log", "mars/position", "mars/reasons", "mars/setup", "mars/start", "mars/view"),
    *("ares/log", "ares/position", "ares/reasons", "ares/setup", "ares/start", "ares/view"),
}


def compiled() -> list[str]:
    """The modules of the engine that are compiled, by their paths from the source folder without the ending."""
    found = [
        str(path.relative_to(SOURCE).with_suffix(""))
        for folder in ENGINE
        for path in (SOURCE / folder).rglob("*.py")
        if path.name != "__init__.py"
    ]
    engine = [name for name in found if name not in PLAIN and name.split("/")[-2] not in PLAIN_FOLDERS]
    return sorted([*engine, *BOTS])


def extensions() -> list[object]:
    if os.environ.get("THARSIS_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("mypy is not there: the engine stays plain Python", file=sys.stderr)
        return []
    files = [str(SOURCE / f"{name}.py") for name in compiled()]
    found = list(mypycify([*files, "--config-file=pyproject.toml"], opt_level="3", debug_level="0"))
    for extension in found:
        extension.extra_compile_args.append("-w")  # nobody reads warnings about generated code; they take a third
    return found


setup(ext_modules=extensions())
