"""Records and positions from files that anybody may have written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import yaml

from tharsis.kernel.errors import GameError

LARGEST_JSON: Final = 16 * 2**20  # bytes; the longest games take a hundred thousand
LARGEST_YAML: Final = 2**17  # YAML is for what people write, and slow to read
DEEPEST_YAML: Final = 20
LONGEST_COMPLAINT: Final = 300


class PlainLoader(yaml.SafeLoader):
    """Reads YAML without aliases and deep nests: a position has no use for them, and a few lines of them can stand for
    a world or take for ever."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            raise yaml.YAMLError("aliases are not allowed")
        self.depth += 1
        if self.depth > DEEPEST_YAML:
            raise yaml.YAMLError(f"more than {DEEPEST_YAML} levels deep")
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def read_file(file: str) -> Mapping[str, object]:
    """A mapping from a JSON file, or from YAML by its ending; raises GameError with one line where there is none."""
    path = Path(file)
    is_yaml = path.suffix in (".yaml", ".yml")
    largest = LARGEST_YAML if is_yaml else LARGEST_JSON
    try:
        with path.open("rb") as opened:
            content = opened.read(largest + 1)
    except (OSError, ValueError) as error:
        raise GameError(f"{file}: {getattr(error, 'strerror', None) or error}", "file") from None
    if len(content) > largest:
        raise GameError(f"{file}: larger than {largest // 1024} KiB", "file")
    try:
        text = content.decode("utf-8")
        data = yaml.load(text, PlainLoader) if is_yaml else json.loads(text)
    except (ValueError, RecursionError, yaml.YAMLError) as error:
        complaint = " ".join(str(error).split())[:LONGEST_COMPLAINT]
        raise GameError(f"{file}: not readable as {'YAML' if is_yaml else 'JSON'}: {complaint}", "file") from None
    if not isinstance(data, Mapping):
        raise GameError(f"{file}: must hold a mapping", "file")
    return data
