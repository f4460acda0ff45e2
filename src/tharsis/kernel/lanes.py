"""A lane is a stack of frames; a frame is five ints: node, seat, card, about, step.

*card* is where the words stand, *about* is the occasion (a card, an area, a price), *step* tells how far it is.
Everything that is still to happen in a game lies in its lanes, so it can be saved, copied and undone.
"""

from __future__ import annotations

from typing import Final

STRIDE: Final = 5
# the slots of the frame on top
NODE: Final = -5
SEAT: Final = -4
CARD: Final = -3
ABOUT: Final = -2
STEP: Final = -1
LOOSE: Final = -1  # step of a frame that has not begun: it may be done in another order


def push(lane: list[int], node: int, seat: int, card: int, about: int, step: int) -> None:
    lane.append(node)
    lane.append(seat)
    lane.append(card)
    lane.append(about)
    lane.append(step)


# of the frame at any place
def seat_at(lane: list[int], at: int) -> int:
    return lane[at + 1]


def card_at(lane: list[int], at: int) -> int:
    return lane[at + 2]


def about_at(lane: list[int], at: int) -> int:
    return lane[at + 3]


def step_at(lane: list[int], at: int) -> int:
    return lane[at + 4]


def drop(lane: list[int]) -> None:
    """The frame on top is done."""
    del lane[NODE:]


def on_top(lane: list[int], at: int) -> bool:
    return at == len(lane) - STRIDE


def is_bare(lane: list[int], at: int) -> bool:
    """The frame stands on no card and is about nothing."""
    return lane[at + 2] == 0 and lane[at + 3] == 0


def is_plain(lane: list[int], at: int) -> bool:
    """A bare frame that has but begun."""
    return is_bare(lane, at) and lane[at + 4] == 0


def is_alone(lane: list[int], at: int) -> bool:
    """A plain frame, and nothing else in its lane."""
    return at == 0 and on_top(lane, at) and is_plain(lane, at)


def begin(lane: list[int], at: int) -> None:
    """Moves the loose frame at this place to the top and starts it."""
    top = len(lane) - STRIDE
    if at == top:
        lane[top + 4] = 0
        return
    node, seat, card, about = lane[at], lane[at + 1], lane[at + 2], lane[at + 3]
    del lane[at : at + STRIDE]
    push(lane, node, seat, card, about, 0)
