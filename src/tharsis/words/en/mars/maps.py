"""English: maps, their areas, milestones and awards. The goals of Tharsis are in `names` and `table`."""

from __future__ import annotations

MAPS = {
    "random": ("By lot", "One of the maps, drawn when the game begins."),
    "tharsis": ("Tharsis", "The map of the box: four volcanoes, and plants along the equator."),
    "hellas": (
        "Hellas",
        "The southern hemisphere: heat and titanium in the far south, and a pole that gives an ocean for 6 M€.",
    ),
    "elysium": ("Elysium", "The other side of the planet: oceans in the north, and three cards on Olympus Mons."),
}
AREAS = {
    "south_pole": "South Pole",
    "hecates_tholus": "Hecates Tholus",
    "elysium_mons": "Elysium Mons",
    "olympus_mons": "Olympus Mons",
}
MILESTONES = {
    "diversifier": "Diversifier",
    "tactician": "Tactician",
    "polar_explorer": "Polar Explorer",
    "energizer": "Energizer",
    "rim_settler": "Rim Settler",
    "generalist": "Generalist",
    "specialist": "Specialist",
    "ecologist": "Ecologist",
    "tycoon": "Tycoon",
    "legend": "Legend",
}
AWARDS = {
    "cultivator": "Cultivator",
    "magnate": "Magnate",
    "space_baron": "Space Baron",
    "excentric": "Excentric",
    "contractor": "Contractor",
    "celebrity": "Celebrity",
    "industrialist": "Industrialist",
    "desert_settler": "Desert Settler",
    "estate_dealer": "Estate Dealer",
    "benefactor": "Benefactor",
}
GOALS = {
    "diversifier": "Have at least 8 different tags in play; events do not count.",
    "tactician": "Have at least 5 green or blue cards with a requirement.",
    "polar_explorer": "Own at least 3 tiles in the two bottom rows.",
    "energizer": "Have an energy production of at least 6.",
    "rim_settler": "Have at least 3 Jovian tags in play.",
    "generalist": "Have raised all six productions.",
    "specialist": "Have a production of at least 10 of any kind.",
    "ecologist": "Have at least 4 plant, microbe and animal tags together.",
    "tycoon": "Have at least 15 green and blue cards.",
    "legend": "Have played at least 5 events.",
    "cultivator": "Most greeneries.",
    "magnate": "Most green cards.",
    "space_baron": "Most space tags in play.",
    "excentric": "Most resources on cards.",
    "contractor": "Most building tags in play.",
    "celebrity": "Most green and blue cards that cost at least 20 M€.",
    "industrialist": "Most steel and energy.",
    "desert_settler": "Most tiles in the four bottom rows.",
    "estate_dealer": "Most tiles beside oceans.",
    "benefactor": "Highest terraform rating.",
}
