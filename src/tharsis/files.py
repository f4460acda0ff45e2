"""Records and positions from files that anybody may have written."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tharsis.kernel.errors import GameError
from tharsis.texts import mapping_in

LARGEST_JSON: Final = 16 * 2**20  # bytes; the longest games take a hundred thousand
LARGEST_YAML: Final = 2**17  # YAML is for what people write, and slow to read


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
    except ValueError as error:
        raise GameError(f"{file}: not readable as {'YAML' if is_yaml else 'JSON'}: {error}", "file") from None
    return mapping_in(text, is_yaml, file)
