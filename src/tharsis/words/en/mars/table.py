"""English: words around the table: tiles, goals, options, questions."""

from __future__ import annotations

from tharsis.words.en.names.mars import CARDS
from tharsis.words.language import BY_CARD

TILES = {
    "ocean": "ocean",
    "greenery": "greenery",
    "city": "city",
    **{tile: CARDS[tile] for tile in BY_CARD},
    "neural_instance": "Neural Instance",
    "claim": "claimed land",
}
GOALS = {
    "terraformer": "Have a terraform rating of at least 35.",
    "mayor": "Own at least 3 cities.",
    "gardener": "Own at least 3 greeneries.",
    "builder": "Have at least 8 building tags in play.",
    "planner": "Have at least 16 cards in hand.",
    "landlord": "Most tiles in play.",
    "banker": "Highest M€ production.",
    "scientist": "Most science tags in play.",
    "thermalist": "Most heat.",
    "miner": "Most steel and titanium.",
    "sell_patents": "Discard cards from hand for 1 M€ each.",
    "power_plant": "Energy production +1.",
    "asteroid": "Raise temperature 1 step.",
    "aquifer": "Place an ocean.",
    "greenery": "Place a greenery.",
    "city": "Place a city and M€ production +1.",
}
OPTIONS = {
    "corporate_era": (
        "Corporate Era",
        "The full deck: 71 more cards and 2 corporations, and no extra production at the start.",
    ),
    "draft": ("Draft", "Pass the cards of the research phase around and pick one at a time."),
    "beginners": (
        "Beginner corporation",
        "These seats keep all ten starting cards for free and have no special rules.",
    ),
    "end_turn": (
        "Turns end when their seat says so",
        "These seats end their turns themselves, also after the second action.",
    ),
    "first": ("First player", "Who begins generation 1."),
    "first.host": ("First seat", ""),
    "first.random": ("By lot", ""),
    "first.last_winner": ("Last winner", "Who won the game before this one; by lot where there was none."),
    "last_winners": ("Winners of the last game", "They begin where the last winner does."),
    "world_government": (
        "World Government",
        "After each generation the first player raises one parameter and nobody gains from it. Shorter games.",
    ),
    "solo_goal": ("Solo goal", "What counts as a win when you play alone."),
    "solo_goal.terraforming": ("Terraform Mars", "All three parameters complete by generation 14."),
    "solo_goal.tr63": ("TR 63", "A terraform rating of 63 by the end of generation 14."),
    "map": ("Map", "Where on Mars the game is played; each map has milestones and awards of its own."),
    "wording": ("Wording of the rules", "Which reading counts where rule documents differ."),
    "wording.standard": ("Standard", "Our rulings, after the English rulebook."),
    "wording.seeds": (
        "Other documents",
        "Readings that are not our default: a card whose tile finds no area stays playable; "
        "one colony project for each fleet and generation; a discount for a tag counts once for a card; against "
        "MarsBot a card may lower what you do not have, a track of MarsBot goes back one space for each effect and "
        "counts whole for Galilean Waystation, oceans beside its tile pay 2 M€ in all, and in its draft several "
        "matching tags go before one.",
    ),
    "house_cards": ("House cards", "Shuffle in the cards this server has added."),
}
QUESTIONS = {
    "turn": "your turn: choose an action",
    "place": "where does the tile go?",
    "claim": "which area do you claim?",
    "first_hand": "which cards do you buy?",
    "buy": "which cards do you buy?",
    "buy.one": "which card do you buy?",
    "draft": "which card do you keep before passing the rest?",
    "world": "World Government: which parameter rises?",
    "world_ocean": "World Government: where does the ocean go?",
    "last_greenery": "last greeneries: place one, or finish",
}
# said at the table with one touch
PHRASES = {
    "your_turn": "It is your turn!",
    "last_generation": "This could be the last generation.",
    "again": "Another game?",
}
