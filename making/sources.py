"""What something was made of. Times of files say little in a fresh clone or an unpacked archive; contents do."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent


def digest(files: Iterable[Path], *circumstances: str) -> str:
    """Of names and contents, and of whatever else the product depends on."""
    made_of = hashlib.sha256("\0".join(circumstances).encode())
    for file in sorted(files):
        made_of.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode())
        made_of.update(file.read_bytes())
    return made_of.hexdigest()


def made_of(stamp: Path) -> str:
    """The digest that was noted when the product was made; nothing if it never was."""
    return stamp.read_text() if stamp.is_file() else ""


def note(stamp: Path, made_of: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(made_of)
