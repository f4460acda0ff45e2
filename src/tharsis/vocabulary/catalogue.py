"""How a card is written: `card(...)` and `corporation(...)`, and the catalogue of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tharsis.kernel.node import Node, intern
from tharsis.vocabulary.card import Act, Card, Count, Effect, Flat, Need, Word
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


def _acts(given: Act | Sequence[Act]) -> list[Act]:
    return [given] if isinstance(given, Act) else list(given)


def _counts(points: int | Count) -> list[Count]:
    if isinstance(points, int):
        return [_same(Flat(points))] if points else []
    return [_same(points)]


def act(*pays: Word, gets: Word | Sequence[Word], only_if: Need | None = None) -> Act:
    """An action of a blue card: what is paid left of the arrow, what it brings right of it."""
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
    return Card(
        code,
        name,
        cost=cost,
        tags=tags,
        needs=_all(needs),
        play=_all(play),
        acts=_acts(action),
        effects=_all(effect),
        points=_counts(points),
        holds=holds,
        edition=edition,
    )


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
    return Card(
        code,
        name,
        tags=tags,
        play=_all(start),
        acts=_acts(action),
        effects=_all(effect),
        points=_counts(points),
        holds=holds,
        edition=edition,
        corporation=True,
        first=_all(first),
        keeps_all=keeps_all,
    )


def number(rows: Sequence[Sequence[Card]]) -> list[Card]:
    """The catalogue: card 0 is no card, every other one gets its number."""
    out = [Card()]
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
        one.safe = any(effect.keeps for effect in one.effects)
        if one.just_box is not None:
            one.just_box.number = one.number
        catalogue.append(one)
