"""French: options of MarsBot, and what can be looked up of it."""

from __future__ import annotations

OPTIONS = {
    "marsbot": ("MarsBot", "L’adversaire automatique occupe la seconde place d’une table à deux."),
    "marsbot.none": ("Sans MarsBot", ""),
    "marsbot.easy": (
        "Facile",
        "Il ignore les flèches, gagne moins par Action Manquée et compte 5 de moins pour chaque récompense.",
    ),
    "marsbot.normal": ("Normal", "Les règles telles quelles."),
    "marsbot.hard": ("Difficile", "Ses cartes lui rapportent des PV et il valide tôt des objectifs."),
    "marsbot.brutal": ("Brutal", "Comme Difficile, avec une carte de plus à chaque génération."),
    "marsbot_corporation": (
        "Corporation de MarsBot",
        "Elle le renforce. Une corporation à priorité de draft impose le draft.",
    ),
    "marsbot_corporation.none": ("Aucune", ""),
    "marsbot_corporation.random": ("Au hasard", "Piochée une fois la vôtre choisie."),
}
LOOKUP = {
    "track": "Plateau de MarsBot",
    "bonus_card": "Cartes Bonus de MarsBot",
    "bot_corporation": "Corporations de MarsBot",
}
