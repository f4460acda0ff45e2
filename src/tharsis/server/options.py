"""The options of the rules as a client offers them."""

from __future__ import annotations

from tharsis.ares import setup as ares
from tharsis.mars import setup as mars
from tharsis.mars.cards import CATALOGUE
from tharsis.mars.cards.editions import HOUSE
from tharsis.server import messages as m
from tharsis.words.language import Language

# these follow from who sits down, from the settings of the table and from the game before
SETTLED = ("seats", "end_turn", "last_winners")


def option_infos(words: Language) -> list[m.OptionInfo]:
    """Every option of Mars that is chosen; house cards only where there are some."""
    unused = [] if any(c.edition == HOUSE for c in CATALOGUE) else ["house_cards"]
    return [
        info_of(words, name, default, mars.choices(name))
        for name, (_, default) in mars.OPTIONS.items()
        if name not in (*SETTLED, *unused)
    ]


def ares_option_infos(words: Language) -> list[m.OptionInfo]:
    """Every option of Ares Expedition but the number of seats."""
    return [
        info_of(words, name, default, ares.CHOICES.get(name, ()))
        for name, (_, default) in ares.OPTIONS.items()
        if name != "seats"
    ]


def info_of(words: Language, name: str, default: object, words_of_it: tuple[str, ...]) -> m.OptionInfo:
    title, text = words.options[name]
    choices = []
    for choice in words_of_it:
        choice_title, choice_text = words.options.get(f"{name}.{choice}") or (words.name(choice), "")
        choices.append(m.Named(id=choice, name=choice_title, text=choice_text))
    kind = "choice" if choices else "seats" if name == "beginners" else "flag"
    return m.OptionInfo(id=name, name=title, text=text, kind=kind, choices=choices, default=default)  # type: ignore[arg-type]
