"""The map of the box: the Tharsis region with its four volcanoes."""

from tharsis.mars.map import Award, Milestone, draw_map
from tharsis.mars.measures import (
    BY_BUILDINGS,
    BY_CITIES,
    BY_GREENERIES,
    BY_HAND,
    BY_HEAT,
    BY_INCOME,
    BY_METALS,
    BY_RATING,
    BY_SCIENCE,
    BY_TILES,
)

draw_map(
    "tharsis",
    """
    L:s2 O:s2 L O:c1 O
    L V:s1 L L L O:c2
    V:c1 L L L L L L:s1
    V:p1t1 L:p1 L:p1 L:p1 L:p2 L:p1 L:p1 O:p2
    V:p2 L:p2 N:p2 O:p2 O:p2 O:p2 L:p2 L:p2 L:p2
    L:p1 L:p2 L:p1 L:p1 L:p1 O:p1 O:p1 O:p1
    L L L L L L:p1 L
    L:s2 L L:c1 L:c1 L L:t1
    L:s1 L:s2 L L O:t2
    """,
    {"B2": "tharsis_tholus", "C1": "ascraeus_mons", "D1": "pavonis_mons", "E1": "arsia_mons", "E3": "noctis_city"},
    milestones=[
        Milestone("terraformer", BY_RATING, 35),
        Milestone("mayor", BY_CITIES, 3),
        Milestone("gardener", BY_GREENERIES, 3),
        Milestone("builder", BY_BUILDINGS, 8),
        Milestone("planner", BY_HAND, 16),
    ],
    awards=[
        Award("landlord", BY_TILES),
        Award("banker", BY_INCOME),
        Award("scientist", BY_SCIENCE),
        Award("thermalist", BY_HEAT),
        Award("miner", BY_METALS),
    ],
)
