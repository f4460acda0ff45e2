"""The other side of the planet: Elysium with its volcanoes, Olympus Mons among them."""

from tharsis.mars.map import Award, Milestone, draw_map
from tharsis.mars.measures import (
    BY_RATING,
    Events,
    HighestProduction,
    ProjectsInPlay,
    RaisedProductions,
    Stock,
    Tagged,
    TilesByOceans,
    TilesInRows,
)
from tharsis.vocabulary.terms import ANIMAL, ENERGY, MICROBE, PLANT, STEEL

draw_map(
    "elysium",
    """
    O O:t1 O:c1 O:s1 L:c1
    V:t1 L L O O L:s2
    V:t2 L L:c1 L O:p1 O V:c3
    L:p1 L:p1 L:p1 O:p2 L:p1 O:p1 O:p1 L:p1s1
    L:p2 L:p2 L:p2 O:p2 L:p2 L:p3 L:p2 L:p2 V:p1t1
    L:s1 L:p1 L:p1 L:p1 L:p1 L:p1 L:p1 L
    L:t1 L:s1 L L L:s1 L L
    L:s2 L L L L:s2 L
    L:s1 L L:c1 L:c1 L:s2
    """,
    {"B1": "hecates_tholus", "C1": "elysium_mons", "C7": "olympus_mons", "E9": "arsia_mons"},
    milestones=[
        Milestone("generalist", RaisedProductions(), 6),
        Milestone("specialist", HighestProduction(), 10),
        Milestone("ecologist", Tagged(PLANT, MICROBE, ANIMAL), 4),
        Milestone("tycoon", ProjectsInPlay(), 15),
        Milestone("legend", Events(), 5),
    ],
    awards=[
        Award("celebrity", ProjectsInPlay(20)),
        Award("industrialist", Stock(STEEL, ENERGY)),
        Award("desert_settler", TilesInRows(5)),
        Award("estate_dealer", TilesByOceans()),
        Award("benefactor", BY_RATING),
    ],
)
