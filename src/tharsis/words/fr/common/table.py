"""French words around any table: bots, terms of the terminal, questions."""

from __future__ import annotations

from tharsis.words.fr.lexicon import ASK, COLON, SEMICOLON
from tharsis.words.language import NBSP

BOTS = {
    "random": "Vagabond",
    "random_text": "Joue au hasard. Parfait pour un premier essai.",
    "greedy": "Prospecteur",
    "greedy_text": "Regarde une action plus loin et prend ce qui rapporte le plus.",
    "botanist": "Botaniste",
    "botanist_text": "Joue sensément le plus souvent, avec des erreurs de débutant.",
    "engineer": "Ingénieur",
    "engineer_text": "Bâtit ses revenus tôt, et sait ce que vaut une action.",
    "navigator": "Navigateur",
    "navigator_text": "Prévoit une génération à l’avance, et surveille vos objectifs.",
    "architect": "Architecte",
    "architect_text": "Cherche à chaque tour, et prend la récompense que vous vouliez.",
    "olympus": "Olympe",
    "olympus_text": "Cherche le plus longtemps. Se trompe rarement sur ce qui rapporte.",
    "program_text": "Un programme de l’hôte.",
}
TERMS = {
    "generation": "Génération",
    "temperature": "Température",
    "oxygen": "Oxygène",
    "oceans": "Océans",
    "hand": "Main",
    "cards": "cartes",
    "passed": "a passé",
    "first": "premier joueur",
    "you": "vous",
    "production": "production",
    "stock": "réserve",
    "not_now": "Pas maintenant",
    "your_choice": "Votre choix",
    "pick": "choisissez-en de {least} à {most}, numéros séparés par des espaces, Entrée pour aucun",
    "help": f"répondez par un numéro{SEMICOLON} ? texte d’une carte, h main, b plateau, w pourquoi pas, l journal, "
    "s sauvegarder, u annuler, q quitter",
    "winner": "Vainqueur",
    "nobody": f"personne{COLON} le but n’est pas atteint",
    "milestones": "Objectifs",
    "awards": "Récompenses",
    "played": "Jouées",
    "tags": "Badges",
    "points": "PV",
    "saved": "partie enregistrée dans {file}",
    "bad": f"{{text}}{COLON} choix impossible ici",
    "cannot_undo": f"rien à annuler{COLON} une information cachée a été révélée, ou un autre joueur a agi",
    "legend": f"tuile et propriétaire, ou bonus de la zone{COLON} s acier, t titane, p plantes, "
    f"c cartes{SEMICOLON} ~ océan seulement",
    "goodbye": "À la prochaine.",
    "drafted": "Déjà mises de côté",
    "deck": "pioche",
    "discard": "défausse",
    "score": "score",
    "price": "M€",
    "card": "carte",
    "text": "texte",
    "requirement": "prérequis",
    "owes": "doit sa première action",
    "level": "niveau",
    "rating": "classement",
    "think": "ms",
    "simulations": "simulations",
    "style": "style",
    "trained": "entraîné pour",
}
QUESTIONS = {
    "pay": f"comment payez-vous{ASK}",
    "remove": f"que retirez-vous{ASK}",
    "steal": f"que volez-vous{ASK}",
    "reduce": f"à qui baissez-vous la production{ASK}",
    "add": f"quelle carte en bénéficie{ASK}",
    "take": f"sur quelle carte retirez-vous la ressource{ASK}",
    "look": f"quelles cartes prenez-vous{ASK}",
    "discard": f"quelle carte défaussez-vous{ASK}",
    "choose": "faites un choix",
    "swap": f"combien de niveaux transférez-vous{ASK}",
    "exchange": f"combien échangez-vous{ASK}",
    "copy": f"quel cadre de production réappliquez-vous{ASK}",
    "order": f"par quoi commencez-vous{ASK}",
    "sell": f"quels brevets vendez-vous{ASK}",
    "corporation": "choisissez votre corporation",
    "pay_heat": f"comment payez-vous la chaleur{ASK}",
}
ONE_LOOK = f"quelle carte prenez-vous{ASK}"  # where one may be taken
# said at the table with one touch
PHRASES = {
    "hello": f"Bonjour, et bonne partie{NBSP}!",
    "thanks": f"Merci{NBSP}!",
    "well_played": f"Bien joué{NBSP}!",
    "sorry": f"Pardon{NBSP}!",
    "moment": "Un instant, s’il vous plaît.",
    "back": "Me revoilà.",
    "yes": "D’accord.",
    "no": "Plutôt pas.",
}
IDLE = {
    "temperature": "la température est au maximum",
    "oxygen": "l’oxygène est au maximum",
    "ocean": "tous les océans sont placés",
    "cube": "aucune carte pour recevoir la ressource",
    "count": "rien à compter",
}
