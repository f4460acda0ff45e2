"""What can be said at a table with one touch, in every language: each hears it in their own."""

from __future__ import annotations

from tharsis.server import messages as m
from tharsis.words.language import NBSP

# each phrase in English, French, Ukrainian
EVERYWHERE = {
    "hello": ("Hello, and have a good game!", f"Bonjour, et bonne partie{NBSP}!", "Вітаю, гарної гри!"),
    "thanks": ("Thank you!", f"Merci{NBSP}!", "Дякую!"),
    "well_played": ("Well played!", f"Bien joué{NBSP}!", "Гарний хід!"),
    "sorry": ("Sorry!", f"Pardon{NBSP}!", "Перепрошую!"),
    "moment": ("One moment, please.", "Un instant, s’il vous plaît.", "Хвилинку, будь ласка."),
    "back": ("I am back.", "Me revoilà.", "Я знову тут."),
    "yes": ("Agreed.", "D’accord.", "Згода."),
    "no": ("Better not.", "Plutôt pas.", "Краще не треба."),
}
MARS = {
    "your_turn": ("It is your turn!", f"C’est à vous de jouer{NBSP}!", "Ваш хід!"),
    "last_generation": (
        "This could be the last generation.",
        "C’est peut-être la dernière génération.",
        "Це може бути останнє покоління.",
    ),
    "again": ("Another game?", f"Une autre partie{NBSP}?", "Зіграємо ще раз?"),
}
ARES = {
    "which_phase": ("Which phase do you pick?", f"Quelle phase choisissez-vous{NBSP}?", "Яку фазу ви обираєте?"),
    "i_development": ("I pick Development.", "Je choisis Développement.", "Я обираю Розробку."),
    "i_construction": ("I pick Construction.", "Je choisis Construction.", "Я обираю Будівництво."),
    "i_action": ("I pick Action.", "Je choisis Action.", "Я обираю Дії."),
    "i_production": ("I pick Production.", "Je choisis Production.", "Я обираю Виробництво."),
    "i_research": ("I pick Research.", "Je choisis Recherche.", "Я обираю Дослідження."),
    "temperature": (
        "Let us raise the temperature.",
        "Augmentons la température.",
        "Підвищуймо температуру.",
    ),
    "oxygen": ("Let us raise the oxygen.", "Augmentons l’oxygène.", "Підвищуймо кисень."),
    "oceans": ("Let us flip oceans.", "Retournons des océans.", "Перевертаймо океани."),
}
PHRASES: dict[str, dict[str, tuple[str, str, str]]] = {"mars": EVERYWHERE | MARS, "ares": EVERYWHERE | ARES}
LANGS = ("en", "fr", "uk")


def phrases(game: str, lang: str) -> list[m.Named]:
    """The phrases of a game in a language."""
    return [m.Named(id=name, name=said[LANGS.index(lang)]) for name, said in PHRASES[game].items()]
