"""Names for those who gave none: crew for people, stars for bots; no two alike at a table."""

from __future__ import annotations

import random

from tharsis.server import messages as m
from tharsis.server.people import clean

CREW = (
    *("Ada", "Basil", "Cleo", "Dario", "Edda", "Felix", "Greta", "Hugo", "Iris", "Jonas", "Kira", "Leo"),
    *("Mila", "Nils", "Olga", "Pavel", "Quinn", "Rosa", "Silas", "Tessa", "Vera", "Wanda", "Yara", "Zoe"),
)
# no star has the name of a colony tile
STARS = ("Adhara", "Altair", "Capella", "Castor", "Deneb", "Electra", "Mira", "Polaris", "Rigel", "Sirius", "Vega")


def made_up(bots: list[bool], table: str, given: list[str] | None = None) -> list[str]:
    """A name for each seat, a bot's or not: the one given, else one of ours, always the same at a table."""
    draw = random.Random(table)
    out = list(given or [""] * len(bots))
    for seat, bot in enumerate(bots):
        if not out[seat]:
            out[seat] = draw.choice([name for name in (STARS if bot else CREW) if name not in out])
    return out


def bot_name(taken: list[str], table: str) -> str:
    """For a bot that comes to a table later."""
    return random.Random(table).choice([name for name in STARS if name not in taken])


def names_of(seats: list[m.SeatSetup], table: str, wait: bool = False) -> list[str]:
    """What the seats of a new table are called. Where it waits for its people, they say it when they come."""
    names = made_up([s.kind == "bot" for s in seats], table, [clean(s.name) if s.name else "" for s in seats])
    return ["" if wait and s.kind == "friend" and not s.name else name for s, name in zip(seats, names, strict=True)]
