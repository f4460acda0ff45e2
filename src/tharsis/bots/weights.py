"""What was learned, in files: a line about where it comes from, then the numbers. The shipped ones lie in `learned/`.

The line is JSON, so that `head -1` tells all about a file: game and table it was learned for, version of the rules,
the command and seed that made it, and how strong it proved. Its `sha256` is that of the rest.
"""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import prod
from pathlib import Path
from typing import Any, Final

from tharsis.kernel.errors import GameError
from tharsis.kernel.record import RULES
from tharsis.kernel.title import title_of

LEARNED: Final = Path(__file__).parent / "learned"
ENDING: Final = ".weights"
FORMAT: Final = 1
LARGEST: Final = 32 * 2**20  # bytes, unpacked
LONGEST_LINE: Final = 2**14
FURTHER: Final = 10  # another option makes a table so much more different than one more seat


class BadWeights(GameError):
    """A file that cannot be played with."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Tables of whole numbers, and lists of names that say what their places are."""

    game: str
    table: Mapping[str, object]  # the seats and options it was learned for, several in a row; others were varied
    command: str
    seed: int
    figures: Mapping[str, object]
    names: Mapping[str, Sequence[str]]
    numbers: Mapping[str, Sequence[int]] = field(repr=False)
    rules: int = RULES


def write(file: Path, weights: Weights) -> None:
    """In little-endian numbers of two bytes, or four where they need them."""
    packed: list[bytes] = [json.dumps(dict(weights.names), separators=(",", ":")).encode() + b"\n"]
    tables: list[list[object]] = []
    for name, numbers in weights.numbers.items():
        kind = "h" if all(-(2**15) <= n < 2**15 for n in numbers) else "i"
        row = array(kind, numbers)
        if sys.byteorder == "big":
            row.byteswap()
        tables.append([name, kind, len(row)])
        packed.append(row.tobytes())
    body = zlib.compress(b"".join(packed), 9)
    line = {
        "tharsis": "weights",
        "format": FORMAT,
        "game": weights.game,
        "table": weights.table,
        "rules": weights.rules,
        "command": weights.command,
        "seed": weights.seed,
        "figures": weights.figures,
        "tables": tables,
        "sha256": hashlib.sha256(body).hexdigest(),
    }
    file.write_bytes(json.dumps(line).encode() + b"\n" + body)


def read(file: Path) -> Weights:
    """Raises BadWeights with the reason why these cannot be played with."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadWeights(f"{file.name}: {error.strerror}", "file") from None
    line, _, body = content.partition(b"\n")
    about = headline(file.name, line)
    if about.get("rules") != RULES:
        raise BadWeights(f"{file.name}: learned by rules {about.get('rules')}, these are {RULES}; train anew", "rules")
    if hashlib.sha256(body).hexdigest() != about.get("sha256"):
        raise BadWeights(f"{file.name}: damaged, its numbers are not those that were written", "sha256")
    try:
        names, numbers = unpacked(body, about["tables"])
        return Weights(about["game"], about["table"], about["command"], about["seed"], about["figures"], names, numbers)
    except (KeyError, TypeError, ValueError, zlib.error) as error:
        raise BadWeights(f"{file.name}: not as weights are written ({error})", "file") from None


def headline(name: str, line: bytes) -> dict[str, Any]:
    try:
        about = json.loads(line) if len(line) <= LONGEST_LINE else None
    except ValueError:
        about = None
    if not isinstance(about, dict) or about.get("tharsis") != "weights":
        raise BadWeights(f"{name}: these are no weights", "file")
    if about.get("format") != FORMAT:
        raise BadWeights(f"{name}: written in format {about.get('format')}, this house reads {FORMAT}", "format")
    return about


def unpacked(body: bytes, tables: Iterable[tuple[str, str, int]]) -> tuple[dict[str, list[str]], dict[str, array[int]]]:
    reader = zlib.decompressobj()
    content = reader.decompress(body, LARGEST)
    first, _, rest = content.partition(b"\n")
    numbers: dict[str, array[int]] = {}
    at = 0
    for name, kind, count in tables:
        if kind not in ("h", "i"):
            raise ValueError(f"numbers of kind {kind}")
        row: array[int] = array(kind)
        row.frombytes(rest[at : at + count * row.itemsize])
        if len(row) != count:
            raise ValueError(f"{name} is cut off")
        if sys.byteorder == "big":
            row.byteswap()
        numbers[name] = row
        at += count * row.itemsize
    return json.loads(first), numbers


def opening(file: Path) -> dict[str, Any]:
    """What the first line of a file says."""
    with file.open("rb") as opened:
        return headline(file.name, opened.readline(LONGEST_LINE + 1).rstrip(b"\n"))


@cache
def shipped() -> dict[str, dict[str, Any]]:
    """What came with the house, by name: the first line of each file. Those of other rules are not played with."""
    found = {file.stem: opening(file) for file in sorted(LEARNED.glob("*" + ENDING))}
    return {name: about for name, about in found.items() if about["rules"] == RULES}


def several(value: object) -> Sequence[object]:
    """What something was learned for: one thing, or each of these."""
    return value if isinstance(value, (list, tuple)) else [value]


def most_seats(table: Mapping[str, object]) -> int:
    return max(n for n in several(table["seats"]) if isinstance(n, int))


def distance(table: Mapping[str, object], game: str, setup: Mapping[str, object]) -> int:
    """How different the table of a game is from the one that something was learned for; 0 is the same."""
    usual = title_of(game).options
    return sum(min(apart(key, one, setup.get(key, usual[key][1])) for one in several(v)) for key, v in table.items())


def apart(key: str, value: object, there: object) -> int:
    if key == "seats" and isinstance(value, int) and isinstance(there, int):
        return abs(there - value) + (FURTHER if 1 in (there, value) and there != value else 0)
    return FURTHER if there != value else 0


def nearest(game: str, setup: Mapping[str, object]) -> tuple[str, int]:
    """The name of the weights for a table, and how far it is from what they were learned for. Of those that are as near
    it is what was learned for the fewest kinds of tables. Raises BadWeights."""
    known = {name: about["table"] for name, about in shipped().items() if about["game"] == game}
    if not known:
        raise BadWeights(f"nothing was learned for {game} yet", "game")
    far, _, name = min((distance(table, game, setup), kinds(table), name) for name, table in known.items())
    return name, far


def kinds(table: Mapping[str, object]) -> int:
    return prod(len(several(value)) for value in table.values())
