"""Names what mypyc compiles. `making/engine.py` says when; without a C compiler the same files run as plain Python."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup

from making.engine import BuildEngine, compiled_before, is_current

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


def extensions() -> list[Extension]:
    if os.environ.get("THARSIS_PURE"):
        return []
    if "build_ext" not in sys.argv or is_current():
        return compiled_before()
    from mypyc.build import mypycify

    # -O3 would take half a minute more, and play 2 % faster
    found: list[Any] = list(mypycify([*COMPILED, "--config-file=pyproject.toml"], opt_level="1", debug_level="0"))
    for extension in found:
        extension.extra_compile_args.append("-w")  # nobody reads warnings about generated code; they take a third
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
