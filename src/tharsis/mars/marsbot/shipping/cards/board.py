"""The shipping board."""

from __future__ import annotations

from typing import Final

from tharsis.mars.colonies.cards.tiles import MOONS
from tharsis.mars.marsbot.robot import (
    BUILDING_TRACK,
    EARTH_TRACK,
    EVENT_TRACK,
    NO_TRACK,
    PLANT_TRACK,
    POWER_TRACK,
    SCIENCE_TRACK,
    SPACE_TRACK,
    STORAGE,
    STORAGE_TRACK,
    STORED,
)

# by colony tile: what is stored there, and the track that five of it advance
AREAS: Final = {
    "ceres": ("steel", BUILDING_TRACK),
    "luna": ("credits", EVENT_TRACK),
    "io": ("heat", EARTH_TRACK),
    "enceladus": ("microbe", PLANT_TRACK),
    "ganymede": ("plants", PLANT_TRACK),
    "callisto": ("energy", POWER_TRACK),
    "miranda": ("animal", PLANT_TRACK),
    "triton": ("titanium", SPACE_TRACK),
    "pluto": ("science", SCIENCE_TRACK),
    "titan": ("floater", NO_TRACK),
    "europa": ("", NO_TRACK),
}
for _moon in MOONS:
    STORAGE.append(_moon.name)
    STORED.append(AREAS[_moon.name][0])
    STORAGE_TRACK.append(AREAS[_moon.name][1])
