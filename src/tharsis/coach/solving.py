"""The most points that a seat can come to before the generation ends, while nobody else acts: for puzzles.

Goes through whole actions, the most promising ones first. Hidden cards are left alone: no line that draws any is
followed, so what is found can be found by whoever sees the view.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from tharsis.bots.minds import Mind
from tharsis.kernel.option import Decision
from tharsis.kernel.playout import has_turn
from tharsis.vocabulary.terms import CREDITS, HEAT, PLANTS
from tharsis.vocabulary.world import World

DEEPEST: Final = 12  # actions of a generation
FOLLOW_UPS: Final = 6  # questions of one action
CHILDREN: Final = 400  # ways to do one action
SKIPPED: Final = ("pass", "sell")
FREE: Final = ("pay", "end", "first")  # answers that make no difference between two lines

Step = tuple[str, ...]


class Found(NamedTuple):
    """Where a line leads: points of the seat as if the game ended now."""

    points: int
    steps: tuple[Step, ...]
    deeds: frozenset[Step]  # what was done, in whatever order


@dataclass(slots=True)
class Node:
    game: World
    steps: tuple[Step, ...]
    deeds: frozenset[Step]
    points: int

    def promise(self, seat: int) -> float:
        """Points, and what its stock may still be turned into."""
        stock = self.game.seat[seat].stock
        return self.points + stock[CREDITS] / 14 + stock[PLANTS] / 8 + stock[HEAT] / 10


def solve(game: World, seat: int, mind: Mind, width: int) -> list[Found]:
    """What can be come to, the best first; each set of deeds once."""
    best: dict[frozenset[Step], Found] = {}
    row = [Node(copied(game), (), frozenset(), points_of(game, seat))]
    for _ in range(DEEPEST):
        following: dict[str, Node] = {}
        for node in row:
            known = best.get(node.deeds)
            if known is None or known.points < node.points:
                best[node.deeds] = Found(node.points, node.steps, node.deeds)
            for child in actions(node, seat, mind):
                following.setdefault(child.game.digest(), child)
        row = sorted(following.values(), key=lambda node: -node.promise(seat))[:width]
        if not row:
            break
    return sorted(best.values(), key=lambda found: (-found.points, len(found.steps)))


def points_of(game: World, seat: int) -> int:
    return int(game.scores()[seat]["total"])


def copied(game: World) -> World:
    copy = game.copy()
    assert isinstance(copy, World)
    return copy


def actions(node: Node, seat: int, mind: Mind) -> Iterator[Node]:
    """All that may be done next, each to the end of its questions."""
    if not has_turn(node.game, seat):
        return
    generation = node.game.rounds()
    pending = [Node(copied(node.game), node.steps, node.deeds, 0)]
    for depth in range(FOLLOW_UPS):
        asked: list[Node] = []
        for one in pending[:CHILDREN]:
            for child in answered(one, seat, mind):
                game = child.game
                if game.over or game.rounds() != generation or game.reveals != node.game.reveals:
                    continue
                if game.offers[seat] is None:
                    continue
                if has_turn(game, seat):
                    child.points = points_of(game, seat)
                    yield child
                elif depth + 1 < FOLLOW_UPS:
                    asked.append(child)
        pending = asked


def answered(node: Node, seat: int, mind: Mind) -> Iterator[Node]:
    """A node after each answer to its question; where payment or several options are asked for, as the policy does."""
    decision = node.game.decision(seat)
    assert decision is not None
    turn = has_turn(node.game, seat)
    if not decision.single or decision.kind == "pay":
        yield after(node, seat, decision, mind.play_on(1).answer(node.game, seat))
        return
    for option in decision.options:
        if not (turn and option.kind in SKIPPED):
            yield after(node, seat, decision, [option.code])


def after(node: Node, seat: int, decision: Decision, codes: list[int]) -> Node:
    game = copied(node.game)
    game.take(seat, codes)
    options = [option for option in decision.options if option.code in codes]
    step = tuple(option.notation for option in options)
    deed = step and not any(option.kind in FREE for option in options)
    return Node(game, (*node.steps, step), node.deeds | {step} if deed else node.deeds, 0)
