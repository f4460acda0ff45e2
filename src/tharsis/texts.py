"""Records and positions out of texts that anybody may have written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

import yaml

from tharsis.kernel.errors import GameError

DEEPEST_YAML: Final = 20
LONGEST_COMPLAINT: Final = 300


class PlainLoader(yaml.SafeLoader):
    """Reads YAML without aliases, tags and deep nests: a position has no use for them, and a few lines of them can
    stand for a world, take for ever, or be a number without a figure."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            raise yaml.YAMLError("aliases are not allowed")
        if getattr(self.peek_event(), "tag", None) is not None:  # type: ignore[no-untyped-call]
            raise yaml.YAMLError("tags are not allowed")
        self.depth += 1
        if self.depth > DEEPEST_YAML:
            raise yaml.YAMLError(f"more than {DEEPEST_YAML} levels deep")
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def mapping_in(text: str, is_yaml: bool, name: str) -> Mapping[str, object]:
    """A mapping from JSON or YAML; raises GameError with one line where there is none. `name` is what it is called."""
    try:
        data = yaml.load(text, PlainLoader) if is_yaml else json.loads(text)
    except (ValueError, RecursionError, yaml.YAMLError) as error:
        complaint = " ".join(str(error).split())[:LONGEST_COMPLAINT]
        message = f"{name}: not readable as {'YAML' if is_yaml else 'JSON'}: {complaint}"
        mark = getattr(error, "problem_mark", None)
        if mark is None:
            raise GameError(message, "file", "unreadable") from None
        about = {"line": mark.line + 1, "column": mark.column + 1}
        raise GameError(message, "file", "unreadable_at", about) from None
    if not isinstance(data, Mapping):
        raise GameError(f"{name}: must hold a mapping", "file", "no_mapping")
    return data
