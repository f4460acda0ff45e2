"""English words around a table of Ares Expedition: phases, zones, standard actions, options, terms."""

from __future__ import annotations

PHASES = {
    "development": "Development",
    "construction": "Construction",
    "action": "Action",
    "production": "Production",
    "research": "Research",
}
PHASE_TEXTS = {
    "development": "Everybody may play 1 green card.",
    "development_alone": "You may play 1 green card.",
    "development_bonus": "Your card costs 3 M€ less.",
    "construction": "Everybody may play 1 blue or red card.",
    "construction_alone": "You may play 1 blue or red card.",
    "construction_bonus": "Draw 1 card, or play 1 more blue or red card.",
    "action": "Everybody uses card actions once each, and standard actions as often as they like.",
    "action_alone": "Use card actions once each, and standard actions as often as you like.",
    "action_bonus": "Use one card action once more.",
    "production": "Everybody gains M€ for production and TR, heat, plants and cards for production.",
    "production_alone": "Gain M€ for production and TR, heat, plants and cards for production.",
    "production_bonus": "Gain 4 M€.",
    "research": "Everybody draws 2 cards and keeps 1.",
    "research_alone": "Draw 2 cards and keep 1.",
    "research_bonus": "Draw 3 more and keep 1 more.",
}
ZONES = {"purple": "purple", "red": "red", "yellow": "yellow", "white": "white"}
STANDARD = {"forest": "Forest", "temperature": "Temperature", "ocean": "Ocean"}
STANDARD_TEXTS = {
    "forest": "Gain a forest and raise oxygen 1 step.",
    "temperature": "Raise temperature 1 step.",
    "ocean": "Flip an ocean tile.",
}
REWARDS = {
    "plants_2": "2 plants",
    "card_1": "1 card",
    "credits_4": "4 M€",
    "credits_2_plant_1": "2 M€ and 1 plant",
    "credits_1_plant_1": "1 M€ and 1 plant",
    "card_1_credits_1": "1 card and 1 M€",
    "card_1_plant_1": "1 card and 1 plant",
}
TILES = {"ocean": "ocean"}
SOURCES = {"tr": "TR", "forests": "forests", "cards": "cards", "total": "total"}
SETS = {"ares": "Ares Expedition", "star": "Ares Expedition, first game"}
OPTIONS = {
    "first_game": (
        "First game",
        "Everybody starts with a corporation and four cards that are easy to play, and four more.",
    ),
    "mulligan": ("Change cards", "With both corporations in view, any cards of the first hand may be changed once."),
    "cooperative": ("Cooperative", "Two play together: Mars complete and 80 points in 15 rounds."),
    "level": ("Solo level", "How much Mars helps when you play alone."),
    "level.novice": ("Novice", "Every five rounds oxygen or temperature rises 2 steps by itself."),
    "level.advanced": ("Advanced", "Every five rounds oxygen or temperature rises 1 step by itself."),
    "level.expert": ("Expert", "No help."),
    "rating_for_steel": ("Mining Guild", "What its TR is gained for."),
    "rating_for_steel.each": ("Each steel", "2 TR for a card with two steel."),
    "rating_for_steel.card": (
        "Each card",
        "1 TR for a card with steel, however much, though the text of the card says each.",
    ),
    "wording": ("Wording of the rules", "Which reading counts where rule documents differ."),
    "wording.standard": ("Standard", "Our rulings, after the English print."),
    "wording.seeds": (
        "Other documents",
        "Readings that are not our default: Advanced Screening Technology takes every fitting card, though its "
        "text says one.",
    ),
}
TERMS = {
    "round": "Round",
    "phase": "Phase",
    "planning": "Planning",
    "forests": "forests",
    "capacity": "capacity",
    "income": "income",
    "finished": "finished",
    "acting": "acting",
    "neutral": "neutral phase",
    "pool": "Pool",
    "copper": "copper",
    "player": "player cubes",
    "begun": "at the start of the phase",
    "zone": "{colour} zone",
    "help": "a number answers; ? card text, h hand, b board, w why not, l log, s save, u undo, "
    "r take back that a player has finished (r 2: player 2), q quit",
    "cannot_resume": "Nobody here has finished who could take it back.",
}
QUESTIONS = {
    "phase": "which phase do you pick?",
    "neutral_phase": "which neutral phase card comes?",
    "help": "which parameter rises by itself?",
    "cube": "which cube do you take from the pool?",
    "give": "which card do you give to your partner?",
    "research": "which cards do you keep?",
    "research.one": "which card do you keep?",
    "mulligan": "which cards do you change?",
    "development": "development: play a green card, or finish",
    "construction": "construction: play a blue or red card, or finish",
    "action": "actions: use what you like, then finish",
    "sell": "which cards do you discard for M€?",
    "sell.one": "which card do you discard for M€?",
    "sell_to_pay": "which cards do you discard to pay?",
    "sell_to_pay.one": "which card do you discard to pay?",
    "hand_limit": "more than 10 cards in hand: which do you discard for M€?",
    "hand_limit.one": "more than 10 cards in hand: which one do you discard for M€?",
    "play_free": "which green card do you play for free?",
    "screen": "which of the revealed cards do you take?",
    "redraw": "which cards do you discard to draw as many?",
    "redraw.one": "which card do you discard to draw another?",
}
# said at the table with one touch
PHRASES = {
    "which_phase": "Which phase do you pick?",
    "i_development": "I pick Development.",
    "i_construction": "I pick Construction.",
    "i_action": "I pick Action.",
    "i_production": "I pick Production.",
    "i_research": "I pick Research.",
    "temperature": "Let us raise the temperature.",
    "oxygen": "Let us raise the oxygen.",
    "oceans": "Let us flip oceans.",
}
