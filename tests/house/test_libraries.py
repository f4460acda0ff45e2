"""The compiled engine is several libraries. Each is compiled as if it knew all subclasses of its classes (setup.py)."""

from __future__ import annotations

import importlib
import inspect

from making.modules import groups

LIBRARY = {f"tharsis.{name.replace('/', '.')}": library for library, names in groups().items() for name in names}


def test_no_class_has_a_subclass_in_another_library() -> None:
    classes = [
        kind
        for name in LIBRARY
        for _, kind in inspect.getmembers(importlib.import_module(name), inspect.isclass)
        if kind.__module__ == name
    ]
    assert len(classes) > 100
    strangers = [
        f"{kind.__module__}.{kind.__name__} is a {base.__module__}.{base.__name__}"
        for kind in classes
        for base in kind.__mro__
        if LIBRARY.get(base.__module__, LIBRARY[kind.__module__]) != LIBRARY[kind.__module__]
    ]
    assert strangers == []
