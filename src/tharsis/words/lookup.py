"""All that a box holds, to be looked up in a language: cards first, then tiles, goals, projects, MarsBot's board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from tharsis import ares, mars
from tharsis.ares.board import ALL_TILES, TILE_NAMES
from tharsis.ares.cards.editions import ARES
from tharsis.ares.terms import PHASES_BY_NAME, STANDARD_ACTIONS, STANDARD_PRICE
from tharsis.kernel.icon import Icon
from tharsis.kernel.node import Node
from tharsis.kernel.title import TITLES
from tharsis.mars.colonies.moons import COLONIES, MOONS
from tharsis.mars.goals import (
    AWARD_COST,
    AWARD_FIRST,
    AWARD_SECOND,
    MILESTONE_COST,
    MILESTONE_POINTS,
)
from tharsis.mars.map import THARSIS, Map
from tharsis.mars.maps import MAPS
from tharsis.mars.marsbot.robot import BONUS as MARSBOT_BONUS
from tharsis.mars.marsbot.robot import CORPORATIONS as MARSBOT_CORPORATIONS
from tharsis.mars.marsbot.robot import SPACES as MARSBOT_BOARD
from tharsis.mars.marsbot.robot import TRACK_OF_TAG, TRACKS
from tharsis.mars.project import BASE
from tharsis.mars.projects import PROJECTS
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import TAGS
from tharsis.vocabulary.title import BoxTitle
from tharsis.words import language
from tharsis.words.face import face, rows
from tharsis.words.language import Language
from tharsis.words.robot import about_marsbot

CARD_KINDS: Final = ("automated", "active", "event", "corporation")
MARSBOT: Final = "marsbot"  # the set of its board and cards


@dataclass(frozen=True, slots=True)
class Item:
    """One thing of the box as it is looked up. `kind` is that of a card, or a key of `Language.lookup`."""

    id: str
    name: str
    kind: str
    set: str
    text: str
    number: str = ""
    cost: int | None = None
    tags: list[str] = field(default_factory=list)
    icons: dict[str, list[Icon]] = field(default_factory=dict)

    def as_dict(self) -> dict[str, object]:
        return {
            "id": self.id,
            "name": self.name,
            "number": self.number,
            "set": self.set,
            "kind": self.kind,
            "cost": self.cost,
            "tags": self.tags,
            "text": self.text,
            "icons": {part: [icon.as_dict() for icon in row] for part, row in self.icons.items()},
        }


def card_item(card: Card, words: Language) -> Item:
    one = face(card, words)
    return Item(
        card.name, one.name, one.kind, card.edition, one.text.whole(), card.code, card.cost, one.tags, one.icons
    )


def by_step(texts: Sequence[str]) -> str:
    """ "(2) place an ocean · (5, 6) gain 1 steel": steps from 0 with what they bring, equal neighbours together."""
    out: list[str] = []
    for text, steps in groupby(range(len(texts)), lambda n: texts[n]):
        if text:
            out.append(f"({', '.join(str(n) for n in steps)}) {text}")
    return " · ".join(out)


def clauses(words: Language, nodes: Iterable[Node]) -> str:
    return words.both([words.clause(node) for node in nodes])


# ---- the parts of Terraforming Mars beside its cards
def colony_tiles(words: Language) -> list[Item]:
    out: list[Item] = []
    for moon in MOONS:
        sentences = [
            words.lookup["build"].format(text=clauses(words, moon.build) + "."),
            words.lookup["bonus"].format(text=clauses(words, moon.bonus) + "."),
            words.lookup["income"].format(text=by_step(["", *(clauses(words, step) for step in moon.income)])),
        ]
        if moon.opened_by:
            sentences.append(words.lookup["opened_by"])
        icons = {"build": rows(list(moon.build)), "bonus": rows(list(moon.bonus))}
        icons |= {str(n): rows(list(step)) for n, step in enumerate(moon.income, 1) if step}
        out.append(Item(moon.name, words.moons[moon.name], "colony_tile", COLONIES, " ".join(sentences), icons=icons))
    return out


def box_of(map: Map) -> str:
    """The set that a map belongs to: the box, or one of its own."""
    return BASE if map.name == THARSIS else map.name


def milestones(words: Language) -> list[Item]:
    claim = words.lookup["claim"].format(cost=MILESTONE_COST, points=MILESTONE_POINTS)
    return [
        Item(
            goal.name,
            words.milestones[goal.name],
            "milestone",
            box_of(map),
            f"{words.goal_texts[goal.name]} {claim}",
            cost=MILESTONE_COST,
        )
        for map in MAPS.values()
        for goal in map.milestones
    ]


def awards(words: Language) -> list[Item]:
    costs = words.both([str(n) for n in AWARD_COST])
    fund = words.lookup["fund"].format(costs=costs, first=AWARD_FIRST, second=AWARD_SECOND)
    return [
        Item(goal.name, words.awards[goal.name], "award", box_of(map), f"{words.goal_texts[goal.name]} {fund}")
        for map in MAPS.values()
        for goal in map.awards
    ]


def standard_projects(words: Language) -> list[Item]:
    rows: list[tuple[str, str, int | None]] = [("sell_patents", BASE, None)]
    rows += [(project.name, project.box, project.cost) for project in PROJECTS]
    return [
        Item(name, words.projects[name], "standard_project", box, words.goal_texts[name], cost=cost)
        for name, box, cost in rows
    ]


def tracks(words: Language) -> list[Item]:
    names = about_marsbot(words).tracks
    out: list[Item] = []
    for t, name in enumerate(TRACKS):
        spaces = MARSBOT_BOARD[t]
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
        for card in MARSBOT_BONUS[1:]
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
        for card in MARSBOT_CORPORATIONS[1:]
    ]


# ---- and of Ares Expedition
def phases(words: Language) -> list[Item]:
    out: list[Item] = []
    for n, name in enumerate(PHASES_BY_NAME[1:], 1):
        bonus = words.lookup["phase_bonus"].format(text=words.phase_texts[f"{name}_bonus"])
        text = f"{words.phase_texts[name]} {bonus}"
        out.append(Item(name, words.phases[name], "phase", ARES, text, str(n)))
    return out


def standard_actions(words: Language) -> list[Item]:
    return [
        Item(name, words.projects[name], "standard_action", ARES, words.goal_texts[name], cost=STANDARD_PRICE[i])
        for i, name in enumerate(STANDARD_ACTIONS)
    ]


def ocean_tiles(words: Language) -> list[Item]:
    name = words.tiles["ocean"].capitalize()
    return [
        Item(
            tile,
            name,
            "ocean_tile",
            ARES,
            words.lookup["tiles_of_nine"].format(n=ALL_TILES.count(i), text=words.rewards[tile] + "."),
        )
        for i, tile in enumerate(TILE_NAMES)
    ]


PARTS: Final[dict[str, list[Callable[[Language], list[Item]]]]] = {
    mars.TITLE.name: [colony_tiles, milestones, awards, standard_projects, tracks, bonus_cards, bot_corporations],
    ares.TITLE.name: [phases, standard_actions, ocean_tiles],
}


def cards_of(game: str) -> Sequence[Card]:
    """The cards of a game; the first of its title is none."""
    title = TITLES[game]
    return title.cards[1:] if isinstance(title, BoxTitle) else ()


SETS: Final = sorted({card.edition for game in TITLES for card in cards_of(game)} | {MARSBOT})
OTHER_KINDS: Final = (
    *("colony_tile", "milestone", "award", "standard_project", "track", "bonus_card", "bot_corporation"),
    *("phase", "standard_action", "ocean_tile"),
)


def box(game: str, lang: str) -> list[Item]:
    """Everything of a game, in the order of its kinds."""
    words = language(lang, game)
    out = [card_item(card, words) for card in cards_of(game)]
    for part in PARTS.get(game, ()):
        out += part(words)
    return out


def found(items: Iterable[Item], words: Language, wanted: Sequence[str]) -> list[Item]:
    """Those in which every word occurs: in name, number, text or kind."""
    out: list[Item] = []
    for item in items:
        kind = words.kinds.get(item.kind) or words.lookup[item.kind]
        text = " ".join([item.id, item.name, item.number, item.text, item.kind, kind]).lower()
        if all(word.lower() in text for word in wanted):
            out.append(item)
    return out
