"""With THARSIS_PURE set, the engine runs as plain Python even where its compiled form lies beside it."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import ModuleType


class SourceOnly:
    """Finds the source of our own modules and looks at nothing else."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("tharsis.") or path is None:
            return None
        last = name.rpartition(".")[2]
        for folder in path:
            for file in (os.path.join(folder, last, "__init__.py"), os.path.join(folder, last + ".py")):
                if os.path.isfile(file):
                    inside = [os.path.dirname(file)] if file.endswith("__init__.py") else None
                    return importlib.util.spec_from_file_location(
                        name, file, loader=SourceFileLoader(name, file), submodule_search_locations=inside
                    )
        return PathFinder.find_spec(name, path, target)


def compiled() -> bool:
    """Whether the compiled engine is the one in use."""
    module = sys.modules["tharsis.kernel.game"]
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    return str(getattr(module, "__file__", "")).endswith(suffixes)


if os.environ.get("THARSIS_PURE"):
    sys.meta_path.insert(0, SourceOnly)
