"""English: what is said around the table of Colonies: options, standard project, what can be looked up."""

from __future__ import annotations

OPTIONS = {
    "colonies": (
        "Colonies",
        "Moons to settle and trade with: 49 more cards, 5 corporations and 11 colony tiles.",
    ),
    "colonies_corporations": (
        "A Colonies corporation for each",
        "Everybody chooses between one corporation of Colonies and one other.",
    ),
}
GOALS = {
    "colony": "Place a colony on a colony tile.",
    "trade": "Send a fleet to a colony tile: 9 M€, 3 energy or 3 titanium.",
}
LOOKUP = {
    "colony_tile": "Colony tiles",
    "build": "When you build a colony: {text}",
    "bonus": "Colony bonus, whenever anybody trades here: {text}",
    "income": "Trade, by the step of the marker: {text}",
    "opened_by": "Closed until somebody has a card for its resource in play.",
}
IDLE = {
    "colony": "you have no colony",
    "income": "no income on this step",
}
