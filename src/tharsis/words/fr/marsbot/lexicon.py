"""French: names of what MarsBot has, and words about it in their forms."""

from __future__ import annotations

from tharsis.mars.marsbot.robot import (
    TRACKS,
)
from tharsis.words.fr.lexicon import (
    COLON,
    MANY_CUBE,
    STOCK,
    TAG,
    THE_MOON,
    elided,
    one,
)
from tharsis.words.language import NBSP

BONUS_CARDS = {
    "meteor_shower": "Pluie de Météores",
    "invasive_species": "Espèces Invasives",
    "research_and_development": "Recherche et Développement",
    "overachievement": "Dépassement d’Objectifs",
    "expedited_construction": "Construction Accélérée",
    "lobbyists": "Lobbyistes",
    "local_neural_instance": "Instance Neurale Locale",
    "corporate_competition": "Concurrence entre Corporations",
    "expedited_construction_colonies": "Construction Accélérée (Colonies)",
    "outer_system_foothold": "Implantation dans le Système Externe",
    "shipping_lines": "Lignes de Fret",
    "extended_shipping_lines": "Lignes de Fret Étendues",
    "rapid_sprouting": "Germination Rapide",
    "do_it_right": "Du Travail Bien Fait",
    "government_subsidy": "Subvention Gouvernementale",
}


TRACK_NAMES = {track: f"piste {TAG[track]}" for track in TRACKS}


LEVELS = {"easy": "Facile", "normal": "Normal", "hard": "Difficile", "brutal": "Brutal"}


COLOUR = {"white": "blanc", "black": "noir"}


EXPANSION = {"colonies": "Colonies", "venus": "Venus Next"}


PLACE = {"storage": "entrepôt", "corporation": "corporation"}


COMPLETE = {
    "temperature": "la température est au maximum",
    "oxygen": "l’oxygène est au maximum",
    "oceans": "tous les océans sont placés",
}


DESTROYED = "détruire cette carte"


NEXT_PROJECT = "résoudre le premier projet de la pioche"


NEXT_BONUS = "résoudre la première carte du paquet Bonus"


def areas(n: int) -> str:
    return f"{n}{NBSP}{'zone' if one(n) else 'zones'}"


def tiles(n: int) -> str:
    return f"{n}{NBSP}{'tuile' if one(n) else 'tuiles'} Colonie"


def left(what: str, remaining: str) -> str:
    """A criterion, and what it leaves."""
    return f"{what}{COLON} il reste {remaining}"


def resource(kind: str) -> str:
    """What a warehouse holds."""
    return STOCK[kind] if kind in STOCK else MANY_CUBE[kind]


def forward(track: str) -> str:
    return f"avancer d’une case sur la {TRACK_NAMES[track]}"


def warehouse(moon: str) -> str:
    """l’entrepôt de Titan, l’entrepôt d’Io"""
    return f"l’entrepôt {elided(THE_MOON[moon])}"


def twice(clause: str) -> str:
    """augmenter la température -> augmenter deux fois la température"""
    verb, rest = clause.split(" ", 1)
    return f"{verb} deux fois {rest}"
