"""French: what can be looked up beside cards."""

from __future__ import annotations

from tharsis.words.fr.lexicon import COLON, SEMICOLON
from tharsis.words.language import NBSP

LOOKUP = {
    "milestone": "Objectifs",
    "award": "Récompenses",
    "standard_project": "Projets standards",
    "phase": "Phases",
    "standard_action": "Actions standards",
    "ocean_tile": "Tuiles Océan",
    "claim": f"Le valider coûte {{cost}}{NBSP}M€ et rapporte {{points}}{NBSP}PV{SEMICOLON} trois objectifs par partie.",
    "fund": f"La première, la deuxième et la troisième de la partie coûtent {{costs}}{NBSP}M€. À la fin, "
    f"{{first}}{NBSP}PV au premier et, à trois joueurs ou plus, {{second}} au suivant.",
    "phase_bonus": f"Qui l’a choisie{COLON} {{text}}",
    "tiles_of_nine": f"{{n}} des 9 tuiles{COLON} {{text}}",
}
