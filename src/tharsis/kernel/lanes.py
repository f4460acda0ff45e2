"""A lane is a stack of frames; a frame is five numbers: node, seat, card, about, step.

*card* is where the words stand, *about* is the occasion (a card, an area, a price), *step* tells how far it is.
Everything that is still to happen in a game lies in its lanes, so it can be saved, copied and undone.
"""

from __future__ import annotations

from typing import Final

from tharsis.native import Row, append, i64, mypyc_attr, vec

STRIDE: Final = 5  # numbers of a frame in the row
LOOSE: Final = -1  # step of a frame that has not begun: it may be done in another order


@mypyc_attr(acyclic=True)
class Lane:
    """The frame on top has its slots by name; those below it lie in a row, the lowest first. Of the row only so much
    counts as there are frames; where `depth` is 0, the slots mean nothing either."""

    def __init__(self, source: Lane | None = None) -> None:
        if source is None:
            self.depth: i64 = 0  # how many frames there are
            self.node: i64 = 0
            self.seat: i64 = 0
            self.card: i64 = 0
            self.about: i64 = 0
            self.step: i64 = 0
            self.below: Row = vec[i64]()
        else:
            self.depth = source.depth
            self.node = source.node
            self.seat = source.seat
            self.card = source.card
            self.about = source.about
            self.step = source.step
            self.below = source.below[: source.room_below()]

    def room_below(self) -> i64:
        """How much of the row counts."""
        if self.depth == 0:
            return 0
        return (self.depth - 1) * STRIDE

    def clear(self) -> None:
        self.depth = 0

    def numbers(self) -> list[int]:
        """All frames from the lowest on, slot by slot."""
        if self.depth == 0:
            return []
        return [*self.below[: self.room_below()], self.node, self.seat, self.card, self.about, self.step]


def push(lane: Lane, node: i64, seat: i64, card: i64, about: i64, step: i64) -> None:
    if lane.depth > 0:
        at: i64 = (lane.depth - 1) * STRIDE
        if len(lane.below) == at:
            lane.below = with_room(lane.below)
        below = lane.below
        below[at] = lane.node
        below[at + 1] = lane.seat
        below[at + 2] = lane.card
        below[at + 3] = lane.about
        below[at + 4] = lane.step
    lane.depth += 1
    lane.node = node
    lane.seat = seat
    lane.card = card
    lane.about = about
    lane.step = step


def with_room(row: Row) -> Row:
    """The same row, and room for one more frame."""
    n: i64 = 0
    while n < STRIDE:
        row = append(row, 0)
        n += 1
    return row


def drop(lane: Lane) -> None:
    """The frame on top is done."""
    lane.depth -= 1
    if lane.depth > 0:
        at: i64 = (lane.depth - 1) * STRIDE
        below = lane.below
        lane.node = below[at]
        lane.seat = below[at + 1]
        lane.card = below[at + 2]
        lane.about = below[at + 3]
        lane.step = below[at + 4]


# of the frame at any place: 0 is the lowest
def node_at(lane: Lane, at: i64) -> i64:
    if at == lane.depth - 1:
        return lane.node
    return lane.below[at * STRIDE]


def seat_at(lane: Lane, at: i64) -> i64:
    if at == lane.depth - 1:
        return lane.seat
    return lane.below[at * STRIDE + 1]


def card_at(lane: Lane, at: i64) -> i64:
    if at == lane.depth - 1:
        return lane.card
    return lane.below[at * STRIDE + 2]


def about_at(lane: Lane, at: i64) -> i64:
    if at == lane.depth - 1:
        return lane.about
    return lane.below[at * STRIDE + 3]


def step_at(lane: Lane, at: i64) -> i64:
    if at == lane.depth - 1:
        return lane.step
    return lane.below[at * STRIDE + 4]


def on_top(lane: Lane, at: i64) -> bool:
    return at == lane.depth - 1


def is_bare(lane: Lane, at: i64) -> bool:
    """The frame stands on no card and is about nothing."""
    return card_at(lane, at) == 0 and about_at(lane, at) == 0


def is_plain(lane: Lane, at: i64) -> bool:
    """A bare frame that has but begun."""
    return is_bare(lane, at) and step_at(lane, at) == 0


def is_alone(lane: Lane, at: i64) -> bool:
    """A plain frame, and nothing else in its lane."""
    return at == 0 and on_top(lane, at) and is_plain(lane, at)


def begin(lane: Lane, at: i64) -> None:
    """Moves the loose frame at this place to the top and starts it."""
    if on_top(lane, at):
        lane.step = 0
        return
    node, seat, card, about = node_at(lane, at), seat_at(lane, at), card_at(lane, at), about_at(lane, at)
    i: i64 = at * STRIDE
    last: i64 = (lane.depth - 2) * STRIDE
    while i < last:
        lane.below[i] = lane.below[i + STRIDE]
        i += 1
    lane.depth -= 1
    push(lane, node, seat, card, about, 0)
