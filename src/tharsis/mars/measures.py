"""What milestones and awards measure, see Mars.measure()."""

from __future__ import annotations

from typing import Final

BY_RATING: Final = 0
BY_CITIES: Final = 1
BY_GREENERIES: Final = 2
BY_BUILDINGS: Final = 3
BY_HAND: Final = 4
BY_TILES: Final = 5
BY_INCOME: Final = 6
BY_SCIENCE: Final = 7
BY_HEAT: Final = 8
BY_METALS: Final = 9
