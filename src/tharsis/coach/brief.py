"""A position as briefly as it can be told: what has its start value is left out, and so is what is hidden from all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import tharsis

HIDDEN: Final = ("seed", "dice", "deck")  # by chance, where nobody says otherwise
MOMENT: Final = ("turn", "phase", "begun")  # follow from others where they are left out
Position = Mapping[str, Any]


def brief(position: Position, written: Position | None = None) -> dict[str, Any]:
    """The same position for `tharsis.load`, but for the order of hidden cards: that stays as far as somebody has
    written it. `position` is a whole one, as `Game.position` gives it."""
    chance = {key: position[key] for key in HIDDEN if written and key in written}
    whole = {key: value for key, value in position.items() if key not in HIDDEN}
    for shorter in told(whole):
        if tells(shorter, whole):
            said = {**shorter, **chance}
            return {key: said[key] for key in position if key in said}
    return {**whole, **chance}


def told(whole: Position) -> Iterator[dict[str, Any]]:
    """Ways to tell it, the shortest first: what is pending follows from whose turn it is, or has to be said."""
    start = blank(whole, whole["options"])
    usual = blank(whole, {})["options"]
    out = less(whole, start)
    out["game"] = whole["game"]
    out["options"] = less(whole["options"], usual)
    out["seats"] = [less(seat, first) for seat, first in zip(whole["seats"], start["seats"], strict=True)]
    if not out["options"]:
        del out["options"]
    framed = {**out, **{key: whole[key] for key in (*MOMENT, "frames") if key in whole}}
    unframed = {key: value for key, value in out.items() if key != "frames"}
    yield unframed
    yield {key: value for key, value in framed.items() if key != "frames"}
    yield framed


def blank(position: Position, options: Position) -> dict[str, Any]:
    """Such a table about which nothing is said."""
    return tharsis.load(
        {"game": position["game"], "options": options, "seats": [{}] * len(position["seats"])}
    ).position()


def less(fields: Position, start: Position) -> dict[str, Any]:
    return {key: value for key, value in fields.items() if key not in start or start[key] != value}


def tells(shorter: Position, whole: Position) -> bool:
    """Whether it says all of a position but for what is hidden."""
    try:
        found = tharsis.load(shorter).position()
    except tharsis.BadPosition:
        return False
    return {key: value for key, value in found.items() if key not in HIDDEN} == whole
