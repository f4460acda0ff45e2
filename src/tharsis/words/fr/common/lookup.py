"""French: what can be looked up beside cards."""

from __future__ import annotations

from tharsis.words.fr.lexicon import COLON, SEMICOLON
from tharsis.words.language import NBSP

LOOKUP = {
    "colony_tile": "Tuiles Colonie",
    "milestone": "Objectifs",
    "award": "Récompenses",
    "standard_project": "Projets standards",
    "track": "Plateau de MarsBot",
    "bonus_card": "Cartes Bonus de MarsBot",
    "bot_corporation": "Corporations de MarsBot",
    "phase": "Phases",
    "standard_action": "Actions standards",
    "ocean_tile": "Tuiles Océan",
    "build": f"En y construisant une colonie{COLON} {{text}}",
    "bonus": f"Bonus de colonie, chaque fois qu’on y commerce{COLON} {{text}}",
    "income": f"Commerce, selon la case du marqueur{COLON} {{text}}",
    "opened_by": "Fermée tant que personne n’a en jeu une carte pour sa ressource.",
    "claim": f"Le valider coûte {{cost}}{NBSP}M€ et rapporte {{points}}{NBSP}PV{SEMICOLON} trois objectifs par partie.",
    "fund": f"La première, la deuxième et la troisième de la partie coûtent {{costs}}{NBSP}M€. À la fin, "
    f"{{first}}{NBSP}PV au premier et, à trois joueurs ou plus, {{second}} au suivant.",
    "phase_bonus": f"Qui l’a choisie{COLON} {{text}}",
    "tiles_of_nine": f"{{n}} des 9 tuiles{COLON} {{text}}",
}
