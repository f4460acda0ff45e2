"""French: maps, their areas, milestones and awards. The goals of Tharsis are in `names` and `table`."""

from __future__ import annotations

from tharsis.words.language import NBSP

COLON = f"{NBSP}:"
MAPS = {
    "random": ("Au hasard", "L’un des plateaux, tiré au début de la partie."),
    "tharsis": ("Tharsis", f"Le plateau de la boîte{COLON} quatre volcans, et des plantes le long de l’équateur."),
    "hellas": (
        "Hellas",
        f"L’hémisphère sud{COLON} chaleur et titane à l’extrême sud, et un pôle qui donne un océan pour 6{NBSP}M€.",
    ),
    "elysium": (
        "Elysium",
        f"L’autre face de la planète{COLON} des océans au nord, et trois cartes sur Olympus Mons.",
    ),
}
AREAS = {
    "south_pole": "Pôle Sud",
    "hecates_tholus": "Hecates Tholus",
    "elysium_mons": "Elysium Mons",
    "olympus_mons": "Olympus Mons",
}
MILESTONES = {
    "diversifier": "Diversificateur",
    "tactician": "Tacticien",
    "polar_explorer": "Explorateur Polaire",
    "energizer": "Générateur",
    "rim_settler": "Frontalier",
    "generalist": "Généraliste",
    "specialist": "Spécialiste",
    "ecologist": "Écologiste",
    "tycoon": "Visionnaire",
    "legend": "Légende",
}
AWARDS = {
    "cultivator": "Cultivateur",
    "magnate": "Magnat",
    "space_baron": "Spationaute",
    "excentric": "Excentrique",
    "contractor": "Entrepreneur",
    "celebrity": "Célébrité",
    "industrialist": "Industriel",
    "desert_settler": "Colon des Sables",
    "estate_dealer": "Concessionnaire",
    "benefactor": "Bienfaiteur",
}
GOALS = {
    "diversifier": f"Avoir au moins 8 badges différents en jeu{NBSP}; les événements ne comptent pas.",
    "tactician": "Avoir au moins 5 cartes vertes ou bleues avec un prérequis.",
    "polar_explorer": "Posséder au moins 3 tuiles dans les deux rangées du bas.",
    "energizer": "Avoir une production d’énergie d’au moins 6.",
    "rim_settler": "Avoir au moins 3 badges Joviens en jeu.",
    "generalist": "Avoir augmenté les six productions.",
    "specialist": "Avoir une production d’au moins 10, quelle qu’elle soit.",
    "ecologist": "Avoir au moins 4 badges Plante, Microbe et Animal au total.",
    "tycoon": "Avoir au moins 15 cartes vertes et bleues.",
    "legend": "Avoir joué au moins 5 événements.",
    "cultivator": "Le plus de forêts.",
    "magnate": "Le plus de cartes vertes.",
    "space_baron": "Le plus de badges Espace en jeu.",
    "excentric": "Le plus de ressources sur des cartes.",
    "contractor": "Le plus de badges Construction en jeu.",
    "celebrity": f"Le plus de cartes vertes et bleues d’un coût d’au moins 20{NBSP}M€.",
    "industrialist": "Le plus d’acier et d’énergie.",
    "desert_settler": "Le plus de tuiles dans les quatre rangées du bas.",
    "estate_dealer": "Le plus de tuiles à côté d’océans.",
    "benefactor": "Le plus haut NT.",
}
