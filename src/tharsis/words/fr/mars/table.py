"""French: words around the table: tiles, goals, options, questions."""

from __future__ import annotations

from tharsis.words.fr.lexicon import ASK, COLON, SEMICOLON
from tharsis.words.fr.names.mars import CARDS
from tharsis.words.language import BY_CARD, NBSP

TILES = {
    "ocean": "océan",
    "greenery": "forêt",
    "city": "cité",
    **{tile: CARDS[tile] for tile in BY_CARD},
    "neural_instance": "Instance Neurale",
    "claim": "terrain revendiqué",
}
GOALS = {
    "terraformer": "Avoir un NT d’au moins 35.",
    "mayor": "Posséder au moins 3 cités.",
    "gardener": "Posséder au moins 3 forêts.",
    "builder": "Avoir au moins 8 badges Construction en jeu.",
    "planner": "Avoir au moins 16 cartes en main.",
    "landlord": "Le plus de tuiles en jeu.",
    "banker": f"La plus forte production de{NBSP}M€.",
    "scientist": "Le plus de badges Science en jeu.",
    "thermalist": "Le plus de chaleur.",
    "miner": "Le plus d’acier et de titane.",
    "sell_patents": f"Défaussez des cartes de votre main pour 1{NBSP}M€ chacune.",
    "power_plant": "Production d’énergie +1.",
    "asteroid": f"Augmentez la température de 1{NBSP}niveau.",
    "aquifer": "Placez un océan.",
    "greenery": "Placez une forêt.",
    "city": f"Placez une cité et production de{NBSP}M€ +1.",
}
OPTIONS = {
    "corporate_era": (
        "Ère des Corporations",
        f"Le paquet complet{COLON} 71 cartes et 2 corporations de plus, sans production supplémentaire au départ.",
    ),
    "draft": ("Draft", "Faites circuler les cartes de la phase de recherche et gardez-en une à la fois."),
    "beginners": (
        "Corporation pour débutant",
        "Ces places gardent gratuitement leurs dix cartes de départ et n’ont pas de règle spéciale.",
    ),
    "end_turn": (
        "Chacun finit son tour",
        "Ces joueurs finissent eux-mêmes leur tour, même après la deuxième action.",
    ),
    "first": ("Premier joueur", "Qui commence la génération 1."),
    "first.host": ("Première place", ""),
    "first.random": ("Au hasard", ""),
    "first.last_winner": ("Dernier vainqueur", "Qui a gagné la partie précédente, sinon au hasard."),
    "last_winners": ("Vainqueurs de la partie précédente", "L’un d’eux commence si l’option le veut."),
    "world_government": (
        "Gouvernement Mondial",
        "Après chaque génération, le premier joueur augmente un paramètre sans profit pour personne. "
        "Parties plus courtes.",
    ),
    "solo_goal": ("But en solo", "Ce qui compte comme une victoire en solo."),
    "solo_goal.terraforming": ("Terraformer Mars", "Les trois paramètres au maximum avant la fin de la génération 14."),
    "solo_goal.tr63": ("NT 63", "Un NT de 63 à la fin de la génération 14."),
    "map": ("Plateau", f"Où se joue la partie sur Mars{NBSP}; chaque plateau a ses propres objectifs et récompenses."),
    "wording": ("Lecture des règles", "Quelle lecture compte là où les documents diffèrent."),
    "wording.standard": ("Standard", "Nos décisions, d’après le livret anglais."),
    "wording.seeds": (
        "Autres documents",
        f"Les lectures que nous ne suivons pas{COLON} une carte dont la tuile ne trouve pas de zone "
        f"reste jouable{SEMICOLON} un seul projet Colonie par flotte et par génération{SEMICOLON} une réduction liée à "
        f"un badge compte une fois par carte{SEMICOLON} contre MarsBot, une carte peut baisser ce que vous n’avez pas, "
        f"chaque effet fait reculer MarsBot d’une seule case, sa piste Énergie compte entière pour l’Escale "
        f"Galiléenne, les océans voisins de sa tuile lui rapportent 2{NBSP}M€ en tout, et à son draft plusieurs "
        f"badges voulus passent avant un seul.",
    ),
    "house_cards": ("Cartes maison", "Ajoute les cartes propres à ce serveur."),
}
QUESTIONS = {
    "turn": f"à vous de jouer{COLON} choisissez une action",
    "place": f"où placez-vous la tuile{ASK}",
    "claim": f"quelle zone revendiquez-vous{ASK}",
    "first_hand": f"quelles cartes achetez-vous{ASK}",
    "buy": f"quelles cartes achetez-vous{ASK}",
    "buy.one": f"quelle carte achetez-vous{ASK}",
    "draft": f"quelle carte gardez-vous avant de passer les autres{ASK}",
    "world": f"Gouvernement Mondial{COLON} quel paramètre augmente{ASK}",
    "world_ocean": f"Gouvernement Mondial{COLON} où placer l’océan{ASK}",
    "last_greenery": f"dernières forêts{COLON} placez-en une, ou terminez",
}
# said at the table with one touch
PHRASES = {
    "your_turn": f"C’est à vous de jouer{NBSP}!",
    "last_generation": "C’est peut-être la dernière génération.",
    "again": f"Une autre partie{NBSP}?",
}
