"""The rooms: every folder beside this file that has a module `room` is one. To add an expansion is to add a folder,
or to call `add_room` before the first table is set."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from tharsis.mars import cards
from tharsis.mars.cards import house
from tharsis.mars.deeds import add_deed
from tharsis.mars.position import POSITION_FIELDS, SEAT_FIELDS, add_fields, add_words
from tharsis.mars.projects import PROJECTS
from tharsis.mars.room import ROOMS, Room
from tharsis.mars.setup import OPTIONS, add_options

__all__ = ["ROOMS", "add_room"]


def taken(room: Room) -> list[str]:
    """What of a room has the name of something that is there already."""
    kinds = {
        "room": ([room.name], ["", *ROOMS]),
        "option": (room.options, OPTIONS),
        "card": ([card.name for row in room.cards for card in row], cards.BY_NAME),
        "field": (room.fields, POSITION_FIELDS),
        "field of a seat": (room.seat_fields, SEAT_FIELDS),
        "standard project": ([project.name for project in room.projects], [project.name for project in PROJECTS]),
    }
    return [f"{kind} {name!r}" for kind, (new, known) in kinds.items() for name in new if name in known]


def add_room(room: Room) -> Room:
    """From now on tables may have this expansion."""
    if clashes := taken(room):
        raise ValueError(f"taken already: {', '.join(clashes)}")
    ROOMS[room.name] = room
    add_options()
    for row in room.cards:
        cards.add_cards(row)
    for deed in room.deeds:
        add_deed(deed)
    PROJECTS.extend(room.projects)
    add_words([*room.words, *(word for project in room.projects for word in project.words)])
    add_fields()
    return room


for _found in iter_modules(import_module(__package__).__path__, f"{__package__}."):
    if _found.ispkg and find_spec(f"{_found.name}.room") is not None:
        add_room(import_module(f"{_found.name}.room").ROOM)
cards.add_cards(house.CARDS)  # numbered after those of the house's rooms, as in all records
