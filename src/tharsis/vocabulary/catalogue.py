"""How a card is written: `card(...)` and `corporation(...)`, and the catalogue of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tharsis.kernel.node import Node, intern
from tharsis.vocabulary.card import Act, Card, Count, Effect, Flat, Need, Word
from tharsis.vocabulary.effects import Safe
from tharsis.vocabulary.terms import NONE

N = TypeVar("N", bound=Node)


def _all(given: N | Sequence[N] | None) -> list[N]:
    """One node, several or none, each interned."""
    if given is None:
        return []
    nodes = [given] if isinstance(given, Node) else list(given)
    return [_same(node) for node in nodes]


def _same(node: N) -> N:
    known = intern(node)
    assert isinstance(known, type(node))
    return known


def act(*pays: Word, gets: Word | Sequence[Word], only_if: Need | None = None) -> Act:
    """An action of a blue card: what is paid left of the arrow, what is got right of it."""
    return Act(_all(pays), _all(gets), None if only_if is None else _same(only_if))


def card(
    code: str,
    name: str,
    cost: int,
    tags: Sequence[int] = (),
    *,
    needs: Need | Sequence[Need] | None = None,
    play: Word | Sequence[Word] | None = None,
    action: Act | Sequence[Act] = (),
    effect: Effect | Sequence[Effect] | None = None,
    points: int | Count = 0,
    holds: int = NONE,
    edition: str = "base",
) -> Card:
    """A project card. An event carries the EVENT tag; an action or effect makes a card blue, else it is green."""
    return _made(code, name, cost, tags, needs, play, action, effect, points, holds, edition, False, None, False)


def corporation(
    code: str,
    name: str,
    tags: Sequence[int] = (),
    *,
    start: Word | Sequence[Word],
    first: Word | Sequence[Word] | None = None,
    action: Act | Sequence[Act] = (),
    effect: Effect | Sequence[Effect] | None = None,
    points: int | Count = 0,
    holds: int = NONE,
    edition: str = "base",
    keeps_all: bool = False,
) -> Card:
    """A corporation: what it starts with, its first action, its effects."""
    return _made(code, name, 0, tags, None, start, action, effect, points, holds, edition, True, first, keeps_all)


def _made(
    code: str,
    name: str,
    cost: int,
    tags: Sequence[int],
    needs: Need | Sequence[Need] | None,
    play: Word | Sequence[Word] | None,
    action: Act | Sequence[Act],
    effect: Effect | Sequence[Effect] | None,
    points: int | Count,
    holds: int,
    edition: str,
    is_corporation: bool,
    first: Word | Sequence[Word] | None,
    keeps_all: bool,
) -> Card:
    acts = [action] if isinstance(action, Act) else list(action)
    count = Flat(points) if isinstance(points, int) else points
    counts = [] if points == 0 else [_same(count)]
    effects = _all(effect)
    made = Card(
        code,
        name,
        cost,
        list(tags),
        _all(needs),
        _all(play),
        acts,
        effects,
        counts,
        holds,
        edition,
        is_corporation,
        _all(first),
        keeps_all,
    )
    made.safe = any(isinstance(x, Safe) for x in effects)
    return made


def number(rows: Sequence[Sequence[Card]]) -> list[Card]:
    """The catalogue: card 0 is no card, every other one gets its number."""
    out = [Card("", "", 0, [], [], [], [], [], [], NONE, "", False, [], False)]
    for row in rows:
        append(out, row)
    return out


def append(catalogue: list[Card], cards: Sequence[Card]) -> None:
    """More cards at the end of a catalogue."""
    names = {one.name for one in catalogue}
    for one in cards:
        if one.name in names:
            raise ValueError(f"the card {one.name!r} is written twice")
        names.add(one.name)
        one.number = len(catalogue)
        if one.just_box is not None:
            one.just_box.number = one.number
        catalogue.append(one)
