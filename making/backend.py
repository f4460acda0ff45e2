"""How pip, uv and pipx make a wheel or a source archive of Tharsis: with the page in it, and the engine compiled.

Setuptools does the rest. The names are those of PEP 517; what is asked for comes first, so setuptools is imported late.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping

from making import npm, page
from making.sources import ROOT

Settings = Mapping[str, str | list[str] | None] | None


def locked(name: str) -> list[str]:
    """The requirements of a lock, each with its version and where it applies; pip takes no hashes here."""
    lines = (ROOT / "locks" / f"{name}.txt").read_text().splitlines()
    return [line.rstrip("\\ ") for line in lines if re.match(r"[a-z0-9]", line)]


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    without_node = page.is_current() or npm.command() is not None
    return locked("build") + ([] if without_node else locked("node"))


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    return get_requires_for_build_sdist(settings)


def get_requires_for_build_editable(settings: Settings = None) -> list[str]:
    return locked("build")


def prepare_metadata_for_build_wheel(folder: str, settings: Settings = None) -> str:
    from setuptools import build_meta

    return build_meta.prepare_metadata_for_build_wheel(folder, settings)


def prepare_metadata_for_build_editable(folder: str, settings: Settings = None) -> str:
    from setuptools import build_meta

    return build_meta.prepare_metadata_for_build_editable(folder, settings)


def build_sdist(folder: str, settings: Settings = None) -> str:
    from setuptools import build_meta

    make_page()
    os.environ["THARSIS_PURE"] = "1"  # sources only
    return build_meta.build_sdist(folder, settings)


def build_wheel(folder: str, settings: Settings = None, metadata: str | None = None) -> str:
    from setuptools import build_meta

    make_page()
    make_engine()
    for left in [*ROOT.glob("build/lib*"), *ROOT.glob("build/bdist*")]:  # setuptools would pack what is gone by now
        shutil.rmtree(left)
    return build_meta.build_wheel(folder, settings, metadata)


def build_editable(folder: str, settings: Settings = None, metadata: str | None = None) -> str:
    """For developers: the sources as they are; `make` builds the page and compiles the engine beside them."""
    from setuptools import build_meta

    return build_meta.build_editable(folder, settings, metadata)


def make_page() -> None:
    try:
        page.make()
    except (npm.NoNode, subprocess.CalledProcessError) as reason:
        sys.exit(f"The page could not be built: {reason}")


def make_engine() -> None:
    from making import engine

    if os.environ.get("THARSIS_PURE"):
        return
    try:
        engine.make()
    except engine.NotCompiled as reason:
        print(f"{reason}; {engine.SLOWER}", file=sys.stderr)
