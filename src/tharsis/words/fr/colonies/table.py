"""French: what is said around the table of Colonies: options, standard project, what can be looked up."""

from __future__ import annotations

from tharsis.words.fr.lexicon import COLON
from tharsis.words.language import NBSP

OPTIONS = {
    "colonies": (
        "Colonies",
        f"Des lunes à coloniser et où commercer{COLON} 49 cartes, 5 corporations et 11 tuiles Colonie de plus.",
    ),
    "colonies_corporations": (
        "Une corporation de Colonies par joueur",
        "Chaque joueur choisit entre une corporation de Colonies et une autre.",
    ),
}
GOALS = {
    "colony": "Construisez une colonie sur une tuile Colonie.",
    "trade": f"Envoyez une flotte vers une tuile Colonie{COLON} 9{NBSP}M€, 3{NBSP}énergies ou 3{NBSP}titanes.",
}
LOOKUP = {
    "colony_tile": "Tuiles Colonie",
    "build": f"En y construisant une colonie{COLON} {{text}}",
    "bonus": f"Bonus de colonie, chaque fois qu’on y commerce{COLON} {{text}}",
    "income": f"Commerce, selon la case du marqueur{COLON} {{text}}",
    "opened_by": "Fermée tant que personne n’a en jeu une carte pour sa ressource.",
}
IDLE = {
    "colony": "vous n’avez pas de colonie",
    "income": "aucun revenu sur cette case",
}
