"""The options of the rules as a client offers them."""

from __future__ import annotations

from collections.abc import Container

from tharsis.kernel.title import Title
from tharsis.server import messages as m
from tharsis.words.language import Language

# these follow from who sits down, from the settings of the table and from the game before
SETTLED = ("seats", "end_turn", "last_winners")


def option_infos(title: Title, words: Language, unused: Container[str] = ()) -> list[m.OptionInfo]:
    """Every option of a game that is chosen."""
    return [
        info_of(words, name, default, title.choices(name))
        for name, (_, default) in title.options.items()
        if name not in SETTLED and name not in unused
    ]


def info_of(words: Language, name: str, default: object, words_of_it: tuple[str, ...]) -> m.OptionInfo:
    title, text = words.options[name]
    choices = []
    for choice in words_of_it:
        choice_title, choice_text = words.options.get(f"{name}.{choice}") or (words.name(choice), "")
        choices.append(m.Named(id=choice, name=choice_title, text=choice_text))
    kind = "choice" if choices else "seats" if name == "beginners" else "flag"
    return m.OptionInfo(id=name, name=title, text=text, kind=kind, choices=choices, default=default)  # type: ignore[arg-type]
