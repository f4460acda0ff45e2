"""What each game brings to the laboratory: the parts of its observations, the kinds of its questions and options, and
all that can be answered, in notation. Expansions bring theirs in a module of their name beside this one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, NamedTuple

from tharsis.ares.cards import CATALOGUE as ARES_CARDS
from tharsis.ares.terms import PHASES_BY_NAME, POOL, STANDARD_ACTIONS
from tharsis.kernel.errors import UnknownName, shown
from tharsis.lab.ares import SEATS as ARES_SEATS
from tharsis.lab.ares import AresSeats, AresTable
from tharsis.lab.mars import SEATS, MarsMap, MarsSeats, MarsTable
from tharsis.lab.numbers import Numbers
from tharsis.mars.board import AREA_NAME, AREAS, TILES
from tharsis.mars.cards import CATALOGUE
from tharsis.mars.maps import MAPS
from tharsis.mars.projects import PROJECTS
from tharsis.mars.room import ROOMS
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import CORPORATION, CUBES, PARAMETERS, STOCKS

MOST: Final = 60  # the largest number that has an answer of its own
# kinds of option and question that both games have
KINDS: Final = [
    *("play", "use", "convert", "sell", "sell_card", "corporation", "keep", "discard", "add", "take", "choose"),
    *("exchange", "pay", "first", "no"),
]
QUESTIONS: Final = ["corporation", "pay", "choose", "add", "take", "exchange", "look", "discard", "sell", "order"]
MARS_KINDS: Final = [
    *("project", "claim", "fund", "first_action", "end", "pass", "buy", "draft", "place", "claim_land", "remove"),
    *("steal", "reduce", "swap", "copy", "pay_heat", "exchange_cubes", "world"),
]
MARS_QUESTIONS: Final = [
    *("turn", "first_hand", "buy", "draft", "place", "claim", "last_greenery", "remove", "steal", "reduce", "swap"),
    *("copy", "pay_heat", "world", "world_ocean"),
]
ARES_KINDS: Final = ["phase", "standard", "finish", "resume", "draw_bonus", "neutral_phase", "help", "cube", "give"]
ARES_QUESTIONS: Final = [
    *("phase", "development", "construction", "action", "research", "mulligan", "play_free", "sell_to_pay"),
    *("hand_limit", "neutral_phase", "help", "cube", "give", "screen", "redraw"),
]


class LabGame(NamedTuple):
    """One game as the laboratory sees it."""

    name: str
    seats: int
    cards: Sequence[Card]
    parts: Callable[[], Sequence[Numbers]]  # each encoder has its own
    questions: Sequence[str]
    kinds: Sequence[str]
    items: Sequence[str]
    answers: Sequence[str]
    areas: bool


def once(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(name for name in names if name))


def card_answers(cards: Sequence[Card], verbs: Sequence[str]) -> list[str]:
    """What is answered about cards in both games, and with these verbs about projects."""
    projects = [card.name for card in cards if card.number and card.kind != CORPORATION]
    return [
        *(f"{verb} {name}" for verb in ("play", "keep", "discard", "sell", *verbs) for name in projects),
        *(f"corporation {card.name}" for card in cards if card.kind == CORPORATION),
        *(f"use {card.name}" for card in cards if len(card.acts) == 1),
        *(f"use {card.name} {i + 1}" for card in cards if len(card.acts) > 1 for i in range(len(card.acts))),
        *(f"{verb} {card.name}" for verb in ("add", "take") for card in cards if card.holds),
        *(f"exchange {n}" for n in range(MOST + 1)),
        *("convert plants", "convert heat"),
    ]


def rooms() -> list[ModuleType]:
    """What the expansions in the house bring."""
    here = __name__.rpartition(".")[0]
    return [import_module(f"{here}.{name}") for name in ROOMS if find_spec(f"{here}.{name}") is not None]


def mars() -> LabGame:
    milestones = [goal.name for map in MAPS.values() for goal in map.milestones]
    awards = [award.name for map in MAPS.values() for award in map.awards]
    projects = [project.name for project in PROJECTS]
    answers = [
        *("pass", "end turn", "sell patents"),
        *card_answers(CATALOGUE, ("buy", "draft")),
        *(f"project {name}" for name in projects),
        *(f"claim {name}" for name in [*milestones, *AREA_NAME[:AREAS]]),
        *(f"fund {name}" for name in awards),
        *(f"first action {card.name}" for card in CATALOGUE if card.first),
        *(f"copy {card.name}" for card in CATALOGUE if card.box),
        *(f"place {area}" for area in AREA_NAME),  # whatever the tile is
        *(f"world {parameter}" for parameter in PARAMETERS),
        *(f"swap {n}" for n in range(MOST + 1)),
    ]
    brought = rooms()
    return LabGame(
        "mars",
        SEATS,
        CATALOGUE,
        lambda: [MarsTable(list(MAPS)), MarsSeats(), MarsMap(), *(x for room in brought for x in room.numbers())],
        once([*QUESTIONS, *MARS_QUESTIONS, *(name for room in brought for name in room.QUESTIONS)]),
        once([*KINDS, *MARS_KINDS, *(kind for room in brought for kind in room.KINDS)]),
        once(
            [*TILES, *STOCKS, *CUBES[1:], *PARAMETERS, *milestones, *awards, *projects]
            + [item for room in brought for item in room.items()]
        ),
        once([*answers, *(text for room in brought for text in room.answers(CATALOGUE))]),
        areas=True,
    )


def ares() -> LabGame:
    phases = PHASES_BY_NAME[1:]
    answers = [
        *("finish", "resume", "draw", "sell cards"),
        *card_answers(ARES_CARDS, ("give",)),
        *(f"{verb} {phase}" for verb in ("phase", "neutral") for phase in phases),
        *(f"standard {name}" for name in STANDARD_ACTIONS),
        *(f"help {name}" for name in PARAMETERS[:2]),
        *(f"cube {name}" for name in POOL),
    ]
    return LabGame(
        "ares",
        ARES_SEATS,
        ARES_CARDS,
        lambda: [AresTable(), AresSeats()],
        once([*QUESTIONS, *ARES_QUESTIONS]),
        once([*KINDS, *ARES_KINDS]),
        once([*STOCKS, *CUBES[1:], *PARAMETERS, *phases, *STANDARD_ACTIONS, *POOL]),
        once(answers),
        areas=False,
    )


GAMES: Final = {"mars": mars, "ares": ares}


@cache
def lab_game(name: str) -> LabGame:
    """Raises UnknownName."""
    if name not in GAMES:
        raise UnknownName(f"game: {shown(name)} is not known here; there are: {', '.join(GAMES)}", "game")
    return GAMES[name]()
