"""What people report of their games, for the page: `make people` writes it from what the coach compares with; a test
compares, so that both tell the same.
"""

from __future__ import annotations

import json
from pathlib import Path

from tharsis.coach.mars_coached import PEOPLE
from tharsis.coach.people import Band

FILE = Path(__file__).parent.parent / "web" / "src" / "lib" / "humans.json"


def figures(value: object) -> object:
    return value._asdict() if isinstance(value, Band) else value


def written() -> str:
    """One line for each number of seats."""
    rows = {seats: {k: figures(v) for k, v in people._asdict().items()} for seats, people in PEOPLE.items()}
    return "{\n" + ",\n".join(f' "{seats}": {json.dumps(row)}' for seats, row in rows.items()) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
