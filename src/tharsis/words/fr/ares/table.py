"""French words around a table of Ares Expedition: phases, zones, standard actions, options, terms."""

from __future__ import annotations

from tharsis.words.fr.lexicon import ASK, COLON, SEMICOLON
from tharsis.words.fr.names.ares import CARDS
from tharsis.words.language import NBSP

PHASES = {
    "development": "Développement",
    "construction": "Construction",
    "action": "Action",
    "production": "Production",
    "research": "Recherche",
}
PHASE_TEXTS = {
    "development": f"Chacun peut jouer 1{NBSP}carte verte.",
    "development_alone": f"Vous pouvez jouer 1{NBSP}carte verte.",
    "development_bonus": f"Votre carte coûte 3{NBSP}M€ de moins.",
    "construction": f"Chacun peut jouer 1{NBSP}carte bleue ou rouge.",
    "construction_alone": f"Vous pouvez jouer 1{NBSP}carte bleue ou rouge.",
    "construction_bonus": f"Piochez 1{NBSP}carte, ou jouez 1{NBSP}carte bleue ou rouge de plus.",
    "action": "Chacun utilise une fois l’action de chacune de ses cartes, et les actions standards à volonté.",
    "action_alone": "Utilisez une fois l’action de chacune de vos cartes, et les actions standards à volonté.",
    "action_bonus": "Utilisez une seconde fois l’action d’une de vos cartes.",
    "production": f"Chacun gagne des{NBSP}M€ selon sa production et son NT, "
    "puis de la chaleur, des plantes et des cartes selon sa production.",
    "production_alone": f"Gagnez des{NBSP}M€ selon votre production et votre NT, "
    "puis de la chaleur, des plantes et des cartes selon votre production.",
    "production_bonus": f"Gagnez 4{NBSP}M€.",
    "research": f"Chacun pioche 2{NBSP}cartes et en garde{NBSP}1.",
    "research_alone": f"Piochez 2{NBSP}cartes et gardez-en{NBSP}1.",
    "research_bonus": f"Piochez 3{NBSP}cartes de plus et gardez-en 1 de plus.",
}
ZONES = {"purple": "violette", "red": "rouge", "yellow": "jaune", "white": "blanche"}
# the same where a parameter stands in it
IN_ZONE = {
    "purple": "en zone violette",
    "red": "en zone rouge",
    "yellow": "en zone jaune",
    "white": "en zone blanche",
}
STANDARD = {"forest": "Forêt", "temperature": "Température", "ocean": "Océan"}
STANDARD_TEXTS = {
    "forest": f"Gagnez une forêt et augmentez l’oxygène de 1{NBSP}niveau.",
    "temperature": f"Augmentez la température de 1{NBSP}niveau.",
    "ocean": "Retournez une tuile Océan.",
}
REWARDS = {
    "plants_2": f"2{NBSP}plantes",
    "card_1": f"1{NBSP}carte",
    "credits_4": f"4{NBSP}M€",
    "credits_2_plant_1": f"2{NBSP}M€ et 1{NBSP}plante",
    "credits_1_plant_1": f"1{NBSP}M€ et 1{NBSP}plante",
    "card_1_credits_1": f"1{NBSP}carte et 1{NBSP}M€",
    "card_1_plant_1": f"1{NBSP}carte et 1{NBSP}plante",
}
TILES = {"ocean": "océan"}
SOURCES = {"tr": "NT", "forests": "forêts", "cards": "cartes", "total": "total"}
SETS = {"ares": "Expédition Arès", "star": "Expédition Arès, première partie"}
OPTIONS = {
    "first_game": (
        "Première partie",
        "Chacun commence avec une corporation et quatre cartes faciles à jouer, et quatre autres cartes.",
    ),
    "mulligan": (
        "Échange de cartes",
        "Au vu de ses deux corporations, chacun peut échanger une fois des cartes de sa main de départ.",
    ),
    "cooperative": (
        "Coopératif",
        f"Deux joueurs font équipe{COLON} Mars terraformée et 80{NBSP}PV en 15{NBSP}manches.",
    ),
    "level": ("Niveau en solo", "L’aide que Mars vous apporte en solo."),
    "level.novice": (
        "Novice",
        f"Toutes les cinq manches, l’oxygène ou la température augmente de 2{NBSP}niveaux sans votre aide.",
    ),
    "level.advanced": (
        "Avancé",
        f"Toutes les cinq manches, l’oxygène ou la température augmente de 1{NBSP}niveau sans votre aide.",
    ),
    "level.expert": ("Expert", "Aucune aide."),
    "rating_for_steel": (CARDS["mining_guild"], "Ce qui augmente son NT."),
    "rating_for_steel.each": ("Chaque acier", "NT +2 pour une carte à deux aciers."),
    "rating_for_steel.card": (
        "Chaque carte",
        "NT +1 par carte à acier, quel que soit le nombre d’aciers, bien que le texte de la carte dise chaque acier.",
    ),
    "wording": ("Lecture des règles", "Quelle lecture compte là où les documents diffèrent."),
    "wording.standard": ("Standard", "Nos décisions, d’après l’édition anglaise."),
    "wording.seeds": (
        "Autres documents",
        f"Les lectures que nous ne suivons pas{COLON} Technologie de Criblage Avancée prend toutes les cartes qui "
        "conviennent, bien que son texte en dise une.",
    ),
}
TERMS = {
    "round": "Manche",
    "phase": "Phase",
    "planning": "Planification",
    "forests": "forêts",
    "capacity": "savoir-faire",
    "income": "revenu",
    "finished": "a terminé",
    "acting": "joue encore",
    "neutral": "phase neutre",
    "pool": "Réserve commune",
    "copper": "cubes de cuivre",
    "player": "cubes de joueur",
    "begun": "au début de la phase",
    "zone": "zone {colour}",
    "help": f"répondez par un numéro{SEMICOLON} ? texte d’une carte, h main, b plateau, w pourquoi pas, l journal, "
    "s sauvegarder, u annuler, "
    f"r revenir sur la fin de la phase d’un joueur (r 2{COLON} joueur 2), q quitter",
    "cannot_resume": "Personne ici n’a terminé la phase et ne peut revenir dessus.",
}
QUESTIONS = {
    "phase": f"quelle phase choisissez-vous{ASK}",
    "neutral_phase": f"quelle carte Phase neutre révélez-vous{ASK}",
    "help": f"quel paramètre augmente de lui-même{ASK}",
    "cube": f"quel cube prenez-vous dans la réserve commune{ASK}",
    "give": f"quelle carte donnez-vous à votre partenaire{ASK}",
    "research": f"quelles cartes gardez-vous{ASK}",
    "research.one": f"quelle carte gardez-vous{ASK}",
    "mulligan": f"quelles cartes échangez-vous{ASK}",
    "development": f"développement{COLON} jouez une carte verte, ou terminez",
    "construction": f"construction{COLON} jouez une carte bleue ou rouge, ou terminez",
    "action": f"actions{COLON} faites ce que vous voulez, puis terminez",
    "sell": f"quelles cartes défaussez-vous pour des{NBSP}M€{ASK}",
    "sell.one": f"quelle carte défaussez-vous pour des{NBSP}M€{ASK}",
    "sell_to_pay": f"quelles cartes défaussez-vous pour payer{ASK}",
    "sell_to_pay.one": f"quelle carte défaussez-vous pour payer{ASK}",
    "hand_limit": f"plus de 10{NBSP}cartes en main{COLON} lesquelles défaussez-vous pour des{NBSP}M€{ASK}",
    "hand_limit.one": f"plus de 10{NBSP}cartes en main{COLON} laquelle défaussez-vous pour des{NBSP}M€{ASK}",
    "play_free": f"quelle carte verte jouez-vous gratuitement{ASK}",
    "screen": f"laquelle des cartes révélées prenez-vous{ASK}",
    "redraw": f"quelles cartes défaussez-vous pour en piocher autant{ASK}",
    "redraw.one": f"quelle carte défaussez-vous pour en piocher une autre{ASK}",
}
# said at the table with one touch
PHRASES = {
    "which_phase": f"Quelle phase choisissez-vous{NBSP}?",
    "i_development": "Je choisis Développement.",
    "i_construction": "Je choisis Construction.",
    "i_action": "Je choisis Action.",
    "i_production": "Je choisis Production.",
    "i_research": "Je choisis Recherche.",
    "temperature": "Augmentons la température.",
    "oxygen": "Augmentons l’oxygène.",
    "oceans": "Retournons des océans.",
}
