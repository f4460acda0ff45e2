"""The options of the rules as a client offers them."""

from __future__ import annotations

from tharsis.mars.cards import CATALOGUE, MARSBOT_CORPORATIONS
from tharsis.mars.cards.editions import HOUSE
from tharsis.mars.marsbot import LEVELS
from tharsis.mars.setup import OPTIONS
from tharsis.server import messages as m
from tharsis.words.language import Language

CHOICES = {
    "first": ("host", "random"),
    "solo_goal": ("terraforming", "tr63"),
    "wording": ("standard", "seeds"),
    "marsbot": tuple(LEVELS),
    "marsbot_corporation": ("none", "random", *(one.name for one in MARSBOT_CORPORATIONS[1:])),
}


def option_infos(words: Language) -> list[m.OptionInfo]:
    """Every option but the number of seats; house cards only where there are some."""
    out: list[m.OptionInfo] = []
    for name, (_, default) in OPTIONS.items():
        if name == "seats" or (name == "house_cards" and not any(c.edition == HOUSE for c in CATALOGUE)):
            continue
        title, text = words.options[name]
        choices = []
        for choice in CHOICES.get(name, ()):
            choice_title, choice_text = words.options.get(f"{name}.{choice}") or (words.name(choice), "")
            choices.append(m.Named(id=choice, name=choice_title, text=choice_text))
        kind = "choice" if choices else "seats" if name == "beginners" else "flag"
        out.append(
            m.OptionInfo(id=name, name=title, text=text, kind=kind, choices=choices, default=default)  # type: ignore[arg-type]
        )
    return out
