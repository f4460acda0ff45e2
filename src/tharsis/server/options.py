"""The options of the rules as a client offers them."""

from __future__ import annotations

from tharsis.ares import setup as ares
from tharsis.mars.cards import CATALOGUE, MARSBOT_CORPORATIONS
from tharsis.mars.cards.editions import HOUSE
from tharsis.mars.map import RANDOM
from tharsis.mars.maps import MAPS
from tharsis.mars.marsbot.robot import LEVELS
from tharsis.mars.setup import OPTIONS
from tharsis.server import messages as m
from tharsis.words.language import Language

CHOICES: dict[str, tuple[str, ...]] = {
    "first": ("host", "random"),
    "map": (*MAPS, RANDOM),
    "solo_goal": ("terraforming", "tr63"),
    "wording": ("standard", "seeds"),
    "marsbot": tuple(LEVELS),
    "marsbot_corporation": ("none", "random", *(one.name for one in MARSBOT_CORPORATIONS[1:])),
}


SETTLED = ("seats", "end_turn")  # these follow from who sits down and from the settings of the table

ARES_CHOICES: dict[str, tuple[str, ...]] = {
    "level": ares.LEVELS,
    "rating_for_steel": ("each", "card"),
    "wording": ("standard", "seeds"),
}


def option_infos(words: Language) -> list[m.OptionInfo]:
    """Every option of Mars that is chosen; house cards only where there are some."""
    unused = [] if any(c.edition == HOUSE for c in CATALOGUE) else ["house_cards"]
    return [info_of(words, name, OPTIONS[name][1], CHOICES) for name in OPTIONS if name not in (*SETTLED, *unused)]


def ares_option_infos(words: Language) -> list[m.OptionInfo]:
    """Every option of Ares Expedition but the number of seats."""
    return [info_of(words, name, ares.OPTIONS[name][1], ARES_CHOICES) for name in ares.OPTIONS if name != "seats"]


def info_of(words: Language, name: str, default: object, all_choices: dict[str, tuple[str, ...]]) -> m.OptionInfo:
    title, text = words.options[name]
    choices = []
    for choice in all_choices.get(name, ()):
        choice_title, choice_text = words.options.get(f"{name}.{choice}") or (words.name(choice), "")
        choices.append(m.Named(id=choice, name=choice_title, text=choice_text))
    kind = "choice" if choices else "seats" if name == "beginners" else "flag"
    return m.OptionInfo(id=name, name=title, text=text, kind=kind, choices=choices, default=default)  # type: ignore[arg-type]
