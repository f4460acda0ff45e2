"""MarsBot, to be looked up: its board, its bonus cards and its corporations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tharsis.mars.marsbot.robot import BONUS, CORPORATIONS, SPACES, TRACK_OF_TAG, TRACKS
from tharsis.vocabulary.terms import TAGS
from tharsis.words.face import rows
from tharsis.words.item import Item, by_step
from tharsis.words.language import Language
from tharsis.words.robot import about_marsbot

MARSBOT: Final = "marsbot"  # the set of its board and cards


def tracks(words: Language) -> list[Item]:
    names = about_marsbot(words).tracks
    out: list[Item] = []
    for t, name in enumerate(TRACKS):
        spaces = SPACES[t]
        text = by_step([words.clause(word) if word is not None else "" for word in spaces])
        icons = {str(n): rows([word]) for n, word in enumerate(spaces) if word is not None}
        tags = [TAGS[tag] for tag, its in enumerate(TRACK_OF_TAG) if its == t]
        out.append(Item(name, names[name], "track", MARSBOT, text, tags=tags, icons=icons))
    return out


def bonus_cards(words: Language) -> list[Item]:
    known = about_marsbot(words)
    return [
        Item(
            card.name,
            known.bonus_cards[card.name],
            "bonus_card",
            MARSBOT,
            known.bonus_text(card),
            card.code,
            icons={"play": rows(list(card.words))},
        )
        for card in BONUS[1:]
    ]


def bot_corporations(words: Language) -> list[Item]:
    known = about_marsbot(words)
    return [
        Item(
            card.name,
            words.name(card.name),
            "bot_corporation",
            MARSBOT,
            " ".join(known.bot_corporation_text(card)),
            card.code,
            tags=[TAGS[tag] for tag in card.start_tags],
            icons={"effects": rows(list(card.effects))},
        )
        for card in CORPORATIONS[1:]
    ]


PARTS: Final[list[Callable[[Language], list[Item]]]] = [tracks, bonus_cards, bot_corporations]
