"""Whatever cards and tiles of the catalogues show is drawn by the client."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tharsis.server.ares_catalogue import ares_catalogue
from tharsis.server.catalogue import catalogue

SPRITE = Path(__file__).parent.parent.parent / "web" / "public" / "icons.svg"
DRAWN = set(re.findall(r'<symbol id="([^"]+)"', SPRITE.read_text()))
# money has a short name in the file; the colours of a requirement are fields of their own beside the parameter
OTHERWISE = {"r-credits": "r-mc", "zone-purple": "temperature", "zone-red": "temperature"}
OTHERWISE |= {"zone-yellow": "temperature", "zone-white": "temperature"}
PRINTED = ("cards", "moons")


def symbols(part: Any) -> Iterator[str]:
    """Every symbol anywhere in a catalogue."""
    if isinstance(part, dict):
        if isinstance(part.get("symbol"), str):
            yield part["symbol"]
        for value in part.values():
            yield from symbols(value)
    elif isinstance(part, list):
        for value in part:
            yield from symbols(value)


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_every_symbol_is_drawn(game: str) -> None:
    book = (ares_catalogue("en") if game == "ares" else catalogue("en")).model_dump()
    named = set(symbols([book.get(part) for part in PRINTED]))
    assert len(named) > 30
    tags = {f"t-{tag}" for tag in book["tags"]}
    cubes = {f"c-{card['holds']}" for card in book["cards"] if card["holds"]}
    wanted = {OTHERWISE.get(symbol, symbol) for symbol in named | tags | cubes}
    assert sorted(wanted - DRAWN) == []
