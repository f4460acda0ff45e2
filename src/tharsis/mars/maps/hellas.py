"""The southern hemisphere: the basin of Hellas, and the south pole, where the ground can be melted for a price."""

from tharsis.mars.map import Award, Milestone, draw_map
from tharsis.mars.measures import (
    BY_BUILDINGS,
    BY_GREENERIES,
    Automated,
    Collected,
    KindsOfTag,
    Production,
    Tagged,
    TilesInRows,
    WithRequirement,
)
from tharsis.vocabulary.terms import ENERGY, JOVIAN, SPACE

draw_map(
    "hellas",
    """
    O:p2 L:p2 L:p2 L:p1s1 L:p1
    O:p2 L:p2 L:p1 L:p1s1 L:p1 L:p1
    O:p1 L:p1 L:s1 L:s1 L L:p2 L:p1c1
    O:p1 L:p1 L:s1 L:s2 L:s1 O:p1 O:p1 L:p1
    L:c1 L L L:s2 L O:c1 O:h3 O L:p1
    L:t1 L L:s1 L L O O:s1 L
    O:t2 L L L:c1 L L L:t1
    L:s1 L:c1 L:h2 L:h2 L:t1 L:t1
    L L:h2 L:o1 L:h2 L
    """,
    {"I3": "south_pole"},
    fees={"I3": 6},
    milestones=[
        Milestone("diversifier", KindsOfTag(), 8),
        Milestone("tactician", WithRequirement(), 5),
        Milestone("polar_explorer", TilesInRows(7), 3),
        Milestone("energizer", Production(ENERGY), 6),
        Milestone("rim_settler", Tagged(JOVIAN), 3),
    ],
    awards=[
        Award("cultivator", BY_GREENERIES),
        Award("magnate", Automated()),
        Award("space_baron", Tagged(SPACE)),
        Award("excentric", Collected()),
        Award("contractor", BY_BUILDINGS),
    ],
)
