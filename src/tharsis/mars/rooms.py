"""The rooms: every folder beside this file that has a module `room` is one. To add an expansion is to add a folder,
or to call `add_room` before the first table is set."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from tharsis.mars import cards
from tharsis.mars.cards import house
from tharsis.mars.deeds import add_deed
from tharsis.mars.position import add_fields, add_words
from tharsis.mars.projects import PROJECTS
from tharsis.mars.room import ROOMS, Room
from tharsis.mars.setup import add_options

__all__ = ["ROOMS", "add_room"]


def add_room(room: Room) -> Room:
    """From now on tables may have this expansion."""
    if not room.name or room.name in ROOMS:
        raise ValueError(f"there is a room {room.name!r} already, or it has no name")
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
cards.add_cards(house.CARDS)  # they are numbered last
