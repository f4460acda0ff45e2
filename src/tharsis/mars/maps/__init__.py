"""The maps: every file of this folder draws one. To add a map is to add a file, and its names to the languages."""

from __future__ import annotations

import importlib
import pkgutil

from tharsis.mars.map import MAPS

__all__ = ["MAPS"]

for _found in sorted(pkgutil.iter_modules(__path__), key=lambda one: (one.name != "tharsis", one.name)):
    importlib.import_module(f"{__name__}.{_found.name}")
