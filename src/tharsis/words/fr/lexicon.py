"""French words and their forms."""

from __future__ import annotations

import re

from tharsis.words.fr.names.colonies import MOONS
from tharsis.words.fr.names.mars import CARDS
from tharsis.words.language import BY_CARD, NBSP, number

# French sets a space before high punctuation
COLON = NBSP + ":"
SEMICOLON = NBSP + ";"
ASK = NBSP + "?"

ONE_STOCK = {
    "credits": "M€",
    "steel": "acier",
    "titanium": "titane",
    "plants": "plante",
    "energy": "énergie",
    "heat": "chaleur",
}
MANY_STOCK = {k: v if k == "credits" else v + "s" for k, v in ONE_STOCK.items()}
STOCK = {**ONE_STOCK, "plants": "plantes"}
OF_STOCK = {
    "credits": f"de{NBSP}M€",
    "steel": "d’acier",
    "titanium": "de titane",
    "plants": "de plantes",
    "energy": "d’énergie",
    "heat": "de chaleur",
}
SOME_STOCK = {
    "credits": f"des{NBSP}M€",
    "steel": "de l’acier",
    "titanium": "du titane",
    "plants": "des plantes",
    "energy": "de l’énergie",
    "heat": "de la chaleur",
}
ONE_CUBE = {
    "microbe": "microbe",
    "animal": "animal",
    "science": "ressource Science",
    "fighter": "chasseur",
    "floater": "flotteur",
    "camp": "camp",
    "none": "ressource",
}
MANY_CUBE = {
    "microbe": "microbes",
    "animal": "animaux",
    "science": "ressources Science",
    "fighter": "chasseurs",
    "floater": "flotteurs",
    "camp": "camps",
    "none": "ressources",
}
# special tiles go by the names of their cards
TILE = {
    "ocean": "un océan",
    "greenery": "une forêt",
    "city": "une cité",
    **{tile: f"la tuile {CARDS[tile]}" for tile in BY_CARD},
    "neural_instance": "la tuile Instance Neurale",
}
NEIGHBOUR = {"ocean": "océan adjacent", "greenery": "forêt adjacente", "city": "cité adjacente"}
TAG = {
    "building": "Construction",
    "space": "Espace",
    "science": "Science",
    "power": "Énergie",
    "earth": "Terre",
    "jovian": "Jovien",
    "plant": "Plante",
    "microbe": "Microbe",
    "animal": "Animal",
    "city": "Cité",
    "event": "Événement",
}
# what of a card the card itself counts, where it is more than one
THESE = {2: "ces deux-là", 3: "ces trois-là"}
PARAMETER = {"temperature": "température", "oxygen": "oxygène", "oceans": "océans"}
THE_PARAMETER = {"temperature": "la température", "oxygen": "l’oxygène", "oceans": "les océans"}
# of the colony tiles only the Moon has an article
THE_MOON = {**MOONS, "luna": "la Lune"}
# where a tile goes, by the rule of placement in mars.board
WHERE = {
    "land": "",
    "city rule": "",
    "greenery rule": "",
    "ocean area": "sur une zone réservée aux océans",
    "isolated": "sur une zone sans tuile adjacente",
    "volcano": "sur un volcan",
    "noctis": "sur la zone qui lui est réservée, même à côté d’autres cités",
    "metal area": "sur une zone à bonus d’acier ou de titane",
    "metal area beside own": "sur une zone à bonus d’acier ou de titane, à côté d’une de vos tuiles",
    "beside city": "à côté d’une cité",
    "beside two cities": "à côté d’au moins deux cités",
    "beside greenery": "à côté d’une forêt",
    "ganymede": "sur Ganymède, hors du plateau",
    "phobos": "sur Phobos, hors du plateau",
}

# letters before which a word is elided
VOWELS = tuple("aeiouyâàäéèêëîïôöûüœ")


def one(n: int) -> bool:
    """Whether a noun after the number is singular: 0 and 1 are."""
    return abs(n) < 2


def stock(kind: str, n: int) -> str:
    """1 plante, 2 plantes, 5 M€"""
    return f"{number(n)}{NBSP}{ONE_STOCK[kind] if one(n) else MANY_STOCK[kind]}"


def cubes(kind: str, n: int) -> str:
    return f"{n}{NBSP}{ONE_CUBE[kind] if one(n) else MANY_CUBE[kind]}"


def cards(n: int) -> str:
    return f"{n}{NBSP}{'carte' if one(n) else 'cartes'}"


def steps(n: int) -> str:
    return f"{n}{NBSP}{'niveau' if one(n) else 'niveaux'}"


def colonies(n: int) -> str:
    return f"{n}{NBSP}{'colonie' if one(n) else 'colonies'}"


def spaces(n: int) -> str:
    """Steps on the track of a colony tile."""
    return f"{n}{NBSP}{'case' if one(n) else 'cases'}"


def badges(tag: str) -> str:
    """badges Espace, badges Joviens: of the tags only this one is an adjective"""
    return f"badges {TAG[tag]}" + ("s" if tag == "jovian" else "")


def tags(tag: str, n: int) -> str:
    return f"{n}{NBSP}{f'badge {TAG[tag]}' if one(n) else badges(tag)}"


def worth(n: int) -> str:
    """Points: 1 PV, −2 PV"""
    return f"{number(n)}{NBSP}PV"


def production(kind: str) -> str:
    return f"production {OF_STOCK[kind]}"


def elided(noun: str) -> str:
    """de, or d’ before a vowel"""
    return f"d’{noun}" if noun[:1].lower() in VOWELS else f"de {noun}"


def shown(parameter: str, value: int) -> str:
    """A parameter as the board shows it."""
    if parameter == "temperature":
        return f"{number(value)}{NBSP}°C"
    if parameter == "oxygen":
        return f"{value}{NBSP}%"
    return f"{value}{NBSP}{'océan' if one(value) else 'océans'}"


def asked(parameter: str, value: int) -> str:
    """The same with its name where the number alone does not tell it."""
    return shown(parameter, value) + (" d’oxygène" if parameter == "oxygen" else "")


def infinitive(clause: str) -> str:
    """gagnez 2 plantes -> gagner 2 plantes; nothing unless the clause is a single imperative."""
    verbs: list[str] = re.findall(r"\b\w+ez\b", clause)
    if len(verbs) != 1 or not clause.startswith(verbs[0]):
        return ""
    verb = {"perdez": "perdre", "construisez": "construire", "mettez": "mettre"}.get(verbs[0], verbs[0][:-1] + "r")
    return verb + clause[len(verbs[0]) :]
