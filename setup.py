"""Compiles the engine with mypyc where a C compiler is at hand; without one the same files run as plain Python."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/tharsis")
# the engine; card data, words of errors and what is built only when somebody looks stay plain Python
PLAIN = {"__init__.py", "errors.py", "icon.py", "option.py", "speech.py", "record.py", "view.py", "position.py"}
PLAIN |= {"catalogue.py", "marsbot_position.py", "reasons.py", "setup.py", "start.py", "log.py", "player.py"}
COMPILED = sorted(
    str(path)
    for folder in ("kernel", "vocabulary", "mars", "ares")
    for path in (SOURCE / folder).glob("*.py")
    if path.name not in PLAIN
) + [str(SOURCE / "bots" / name) for name in ("rollout.py", "value.py", "greedy.py", "ares_value.py", "ares_greedy.py")]


def extensions() -> list[object]:
    if os.environ.get("THARSIS_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("mypy is not there: the engine stays plain Python", file=sys.stderr)
        return []
    found = list(mypycify([*COMPILED, "--config-file=pyproject.toml"], opt_level="3", debug_level="0"))
    for extension in found:
        extension.extra_compile_args.append("-w")  # nobody reads warnings about generated code; they take a third
    return found


setup(ext_modules=extensions())
