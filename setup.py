"""Compiles with mypyc what `making/modules.py` names. `making/engine.py` says when; without a C compiler the same files
run as plain Python."""

from __future__ import annotations

import os
import sys
from typing import Any

from setuptools import Extension, setup

from making.engine import BuildEngine, compiled_before, is_current
from making.modules import SOURCE, groups
from making.sources import ROOT


def path(name: str) -> str:
    return str((SOURCE / f"{name}.py").relative_to(ROOT))


def extensions() -> list[Extension]:
    if os.environ.get("THARSIS_PURE"):
        return []
    if "build_ext" not in sys.argv or is_current():
        return compiled_before()
    from mypyc.build import mypycify

    parts: list[tuple[list[str], str | None]] = [
        ([path(name) for name in names], library) for library, names in groups().items()
    ]
    files = [file for part, _ in parts for file in part]
    # -O1 would take half a minute less, and play 5 % slower
    found: list[Any] = list(
        mypycify([*files, "--config-file=pyproject.toml"], opt_level="2", debug_level="0", separate=parts)
    )
    for extension in found:
        # calls inside a library need not be open to replacement from outside: a tenth faster
        extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
        extension.extra_compile_args.append("-w")  # nobody reads warnings about generated code; they take a third
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
