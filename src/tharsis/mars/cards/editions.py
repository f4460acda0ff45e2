"""The sets that cards come from."""

from __future__ import annotations

ERA = "corporate_era"
HOUSE = "house"
