"""Compiles with mypyc what `making/modules.py` names. `making/engine.py` says when; without a C compiler the same files
run as plain Python."""

from __future__ import annotations

import os
import sys
from typing import Any

from setuptools import Extension, setup

from making.engine import MEMORY, BuildEngine, compiled_before, is_current, origin
from making.modules import SOURCE, groups
from making.sources import ROOT, digest


def path(name: str) -> str:
    return str((SOURCE / f"{name}.py").relative_to(ROOT))


def written(given: list[str], parts: list[tuple[list[str], str | None]]) -> Any:
    """Writes the C files of all libraries, and says where they are. By itself mypyc takes it that any class may have
    subclasses in another library, looks up every method and doubts every field; ours have none (tests/house)."""
    from mypyc.build import mypyc_build
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=True)
    options.global_opts = True
    _, files, needed = mypyc_build(given, options, separate=parts)
    # the files lie there by now: with an empty text they are not written again
    as_they_are = [[(os.path.relpath(file, options.target_dir), "") for file in part] for part, _ in files]
    return as_they_are, [(need.path, need.include_dirs, need.internal) for need in needed]


def quickly() -> str:
    """A header that asks for no care with what runs once, as a module is taken in: it is a fifth of all that is to be
    compiled, and of the time that takes."""
    from mypyc.namegen import exported_name

    modules = (f"tharsis/{name}".replace("/", ".") for part in groups().values() for name in part)
    lines = [
        "#ifdef __clang__",
        "#define QUICKLY __attribute__((optnone, noinline))",
        "#else",
        '#define QUICKLY __attribute__((optimize("O0")))',
        "#endif",
        *(f"QUICKLY char CPyDef_{exported_name(name)}_____top_level__(void);" for name in modules),
    ]
    header = ROOT / "build" / "quickly.h"
    header.parent.mkdir(exist_ok=True)
    header.write_text("\n".join(lines) + "\n")
    return str(header.relative_to(ROOT))


def extensions() -> list[Extension]:
    if os.environ.get("THARSIS_PURE"):
        return []
    if "build_ext" not in sys.argv or is_current():
        return compiled_before()
    from mypyc.build import mypycify

    BuildEngine.made_from = origin()
    parts: list[tuple[list[str], str | None]] = [
        ([path(name) for name in names], library) for library, names in groups().items()
    ]
    # what mypyc remembers of a library fits only what was compiled in the same way
    memory = digest([ROOT / "setup.py", ROOT / "making" / "modules.py"])[:12]
    given = [*(file for part, _ in parts for file in part), "--config-file=pyproject.toml"]
    given.append(f"--cache-dir={MEMORY.relative_to(ROOT)}/{memory}")
    # -O1 would take half a minute less, and play 5 % slower
    found: list[Any] = list(
        mypycify(given, opt_level="2", debug_level="0", separate=parts, skip_cgen_input=written(given, parts))
    )
    header = quickly()
    for extension in found:
        extension.depends.append("setup.py")  # how it is compiled stands here
        # calls inside a library need not be open to replacement from outside: a tenth faster
        extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
        extension.extra_compile_args += ["-include", header]
        extension.extra_compile_args.append("-w")  # nobody reads warnings about generated code; they take a third
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
