"""Ukrainian: names of what MarsBot has, and words about it in their forms."""

from __future__ import annotations

from tharsis.mars.marsbot.robot import (
    TRACKS,
)
from tharsis.words.uk.lexicon import (
    OF_TAG,
    STOCK,
    TRACK_SPACE,
    quoted,
)

BONUS_CARDS = {
    "meteor_shower": "Метеорний дощ",
    "invasive_species": "Інвазивні види",
    "research_and_development": "Дослідження та розробки",
    "overachievement": "Перевиконання плану",
    "expedited_construction": "Прискорене будівництво",
    "lobbyists": "Лобісти",
    "local_neural_instance": "Локальний нейронний осередок",
    "corporate_competition": "Конкуренція корпорацій",
    "expedited_construction_colonies": "Прискорене будівництво (Колонії)",
    "outer_system_foothold": "Плацдарм на околиці системи",
    "shipping_lines": "Вантажні лінії",
    "extended_shipping_lines": "Розширені вантажні лінії",
    "rapid_sprouting": "Швидке проростання",
    "do_it_right": "Зробити як слід",
    "government_subsidy": "Урядова субсидія",
}


# after "шкала": a track holds many events
OF_TRACK = {track: "подій" if track == "event" else OF_TAG[track] for track in TRACKS}


TRACK_NAMES = {track: f"шкала {name}" for track, name in OF_TRACK.items()}


LEVELS = {"easy": "Легкий", "normal": "Звичайний", "hard": "Важкий", "brutal": "Нещадний"}


CUBES_OF_COLOUR = {"white": "білі кубики", "black": "чорні кубики"}


OF_CUBE_OF_COLOUR = {"white": "білого кубика", "black": "чорного кубика"}


EXPANSION = {"colonies": "Колонії", "venus": "Venus Next"}


PLACE = {"storage": "зі складу", "corporation": "з корпорації"}


DESTROYED = "знищити цю карту"


NEXT_PROJECT = "розіграти верхню карту проєкту"


NEXT_BONUS = "розіграти верхню бонусну карту"


def credits(n: int) -> str:
    return STOCK["credits"].object(n)


def forward(track: str) -> str:
    return f"просунутися на {TRACK_SPACE.object(1)} шкалою {OF_TRACK[track]}"


def bonus_card(name: str) -> str:
    """Accusative."""
    return f"бонусну карту {quoted(BONUS_CARDS[name])}"


def with_expansion(name: str) -> str:
    return f"з доповненням {quoted(EXPANSION[name])}"
