"""All that a box holds, to be looked up in a language: cards first, then tiles, goals, projects, MarsBot's board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from tharsis import ares, mars
from tharsis.ares.board import ALL_TILES, TILE_NAMES
from tharsis.ares.cards.editions import ARES
from tharsis.ares.terms import PHASES_BY_NAME, STANDARD_ACTIONS, STANDARD_PRICE
from tharsis.kernel.title import TITLES
from tharsis.mars.goals import (
    AWARD_COST,
    AWARD_FIRST,
    AWARD_SECOND,
    MILESTONE_COST,
    MILESTONE_POINTS,
)
from tharsis.mars.map import THARSIS, Map
from tharsis.mars.maps import MAPS
from tharsis.mars.project import BASE
from tharsis.mars.projects import PROJECTS
from tharsis.mars.room import ROOMS
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.title import BoxTitle
from tharsis.words import language
from tharsis.words.face import face
from tharsis.words.item import Item
from tharsis.words.language import Language

CARD_KINDS: Final = ("automated", "active", "event", "corporation")


def card_item(card: Card, words: Language) -> Item:
    one = face(card, words)
    return Item(
        card.name, one.name, one.kind, card.edition, one.text.whole(), card.code, card.cost, one.tags, one.icons
    )


# ---- the parts of Terraforming Mars beside its cards
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


def of_rooms() -> list[Callable[[Language], list[Item]]]:
    """What the expansions of the house have beside their cards."""
    names = [f"tharsis.words.{name}" for name in ROOMS]
    return [part for name in names if find_spec(name) is not None for part in import_module(name).PARTS]


PARTS: Final[dict[str, list[Callable[[Language], list[Item]]]]] = {
    mars.TITLE.name: [milestones, awards, standard_projects, *of_rooms()],
    ares.TITLE.name: [phases, standard_actions, ocean_tiles],
}


def cards_of(game: str) -> Sequence[Card]:
    """The cards of a game; the first of its title is none."""
    title = TITLES[game]
    return title.cards[1:] if isinstance(title, BoxTitle) else ()


SETS: Final = sorted({card.edition for game in TITLES for card in cards_of(game)} | set(ROOMS))
OTHER_KINDS: Final = (
    *("colony_tile", "milestone", "award", "standard_project", "track", "bonus_card", "bot_corporation"),
    *("phase", "standard_action", "ocean_tile"),
)


def box(game: str, lang: str) -> list[Item]:
    """Everything of a game, in the order of its kinds."""
    words = language(lang, game)
    others = [item for part in PARTS.get(game, ()) for item in part(words)]
    others.sort(key=lambda item: OTHER_KINDS.index(item.kind))
    return [*(card_item(card, words) for card in cards_of(game)), *others]


def found(items: Iterable[Item], words: Language, wanted: Sequence[str]) -> list[Item]:
    """Those in which every word occurs: in name, number, text or kind."""
    out: list[Item] = []
    for item in items:
        kind = words.kinds.get(item.kind) or words.lookup[item.kind]
        text = " ".join([item.id, item.name, item.number, item.text, item.kind, kind]).lower()
        if all(word.lower() in text for word in wanted):
            out.append(item)
    return out
