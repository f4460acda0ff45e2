"""The tutorial of Terraforming Mars: nine prepared tables, each for one thing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tharsis.kernel.lesson import Lesson, Step, do, see
from tharsis.mars.setup import NAME

Fields = Mapping[str, object]
CITY: Final[Fields] = {"area": "F5", "tile": "city", "seat": 0}
OCEAN: Final[Fields] = {"area": "E5", "tile": "ocean"}
BEGUN: Final = (OCEAN, CITY)
PRODUCES: Final = {"credits": 1, "steel": 1, "titanium": 1, "plants": 1, "energy": 1, "heat": 1}


def mars_like(me: Fields, *tiles: Fields, rival: Fields | None = None, actions: int = 2, **table: object) -> Fields:
    """A table of two; the rival has passed already and only looks on."""
    return {
        "game": NAME,
        "options": {"corporate_era": False},
        "seed": 4,
        **table,
        "tiles": list(tiles),
        "seats": [
            {"corporation": "beginner_corporation", "production": PRODUCES, **me},
            {"corporation": "beginner_corporation", "passed": True, **(rival or {})},
        ],
        "turn": {"seat": 0, "actions": actions},
    }


def greenery(area: str, seat: int = 0) -> Fields:
    return {"area": area, "tile": "greenery", "seat": seat}


LESSONS: Final = (
    Lesson(
        "aim",
        mars_like({"stock": {"credits": 26, "heat": 8}}, *BEGUN),
        (see("planet"), do("warm", "convert heat"), see("rating")),
    ),
    Lesson(
        "scales",
        mars_like({"stock": {"credits": 27, "heat": 3}}, *BEGUN, temperature=-28),
        (see("tracks"), do("ocean", "project aquifer", "place ocean E6")),
    ),
    Lesson(
        "turn",
        mars_like(
            {"stock": {"credits": 24}, "hand": ["micro_mills", "peroxide_power"]},
            *BEGUN,
            deck=[  # the rival, who begins the next generation, is dealt the first four
                *("worms", "bushes", "grass", "insulation"),
                *("deep_well_heating", "lichen", "power_plant", "rover_construction"),
            ],
        ),
        (
            do("first", "play micro_mills"),
            do("second", "play peroxide_power"),
            do("pass", "pass"),
            Step("research", (("buy deep_well_heating", "buy power_plant"),), exact=0),
        ),
    ),
    Lesson(
        "board",
        mars_like(
            {
                "stock": {"credits": 26, "steel": 2, "plants": 4, "energy": 1, "heat": 3},
                "production": {**PRODUCES, "credits": 6},
            },
            *BEGUN,
        ),
        (see("money"), see("energy"), do("power", "project power_plant")),
    ),
    Lesson(
        "card",
        mars_like(
            {"stock": {"credits": 16, "steel": 3}, "hand": ["deep_well_heating", "moss", "rover_construction"]}, *BEGUN
        ),
        (see("lacks"), do("steel", "play deep_well_heating", "pay 7 steel 3")),
    ),
    Lesson(
        "greenery",
        mars_like({"stock": {"credits": 18, "plants": 8}}, *BEGUN, generation=2),
        (do("plants", "convert plants", "place greenery G5"), see("oxygen")),
    ),
    Lesson(
        "city",
        mars_like({"stock": {"credits": 31}, "tr": 22}, OCEAN, greenery("F4"), greenery("G4"), generation=3, oxygen=2),
        (do("place", "project city", "place city F5"), see("neighbours")),
    ),
    Lesson(
        "goals",
        mars_like(
            {"stock": {"credits": 24, "heat": 6}, "tr": 27},
            *BEGUN,
            *(greenery(area) for area in ("F4", "G4", "G5")),
            greenery("C5", seat=1),
            rival={"stock": {"heat": 4}},
            generation=5,
            oxygen=4,
            temperature=-20,
        ),
        (do("claim", "claim gardener"), do("fund", "fund landlord")),
    ),
    Lesson(
        "end",
        mars_like(
            {"stock": {"credits": 21, "plants": 7}, "tr": 38},
            *({"area": area, "tile": "ocean"} for area in ("A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6")),
            CITY,
            *(greenery(area) for area in ("F4", "G4")),
            *(greenery(area, seat=1) for area in ("C5", "C6")),
            {"area": "D6", "tile": "city", "seat": 1},
            rival={"tr": 36},
            actions=1,
            generation=11,
            oxygen=14,
            temperature=8,
        ),
        (
            do("last", "project aquifer", "place ocean F6"),
            do("pass", "pass"),
            do("plants", "place greenery G5", exact=0),
            see("points"),
        ),
    ),
)
