"""Answers in notation and the differences they make: the same for every game."""

from __future__ import annotations

from collections.abc import Callable

from tharsis.vocabulary.world import World

Answer = str | list[str] | tuple[int, str] | tuple[int, list[str]]


def offered(game: World, seat: int = 0) -> list[str]:
    """The notations of what a seat is offered."""
    decision = game.decision(seat)
    return [] if decision is None else [o.notation for o in decision.options]


def can(game: World, notation: str, seat: int = 0) -> bool:
    return notation in offered(game, seat)


def reasons(game: World, notation: str, seat: int = 0) -> list[str]:
    """The kinds of reason why something is not offered."""
    return [r.kind for r in game.why_not(seat).get(notation, [])]


def answer_all(game: World, *answers: Answer) -> None:
    """Answers in order: a notation or list of notations for seat 0, or (seat, notation)."""
    for answer in answers:
        if isinstance(answer, tuple):
            game.answer(answer[0], answer[1])
        else:
            game.answer(0, answer)


def differences(game: World, facts: Callable[[], dict[str, object]], answers: tuple[Answer, ...]) -> dict[str, object]:
    """Gives the answers and tells what has changed, nothing left out: numbers as differences, the rest by name.

    A card that is played leaves the hand; that is understood and not told.
    """
    before = facts()
    hands = [len(who.hand) for who in game.seat]
    for answer in answers:
        who, text = answer if isinstance(answer, tuple) else (0, answer)
        if isinstance(text, str) and text.startswith("play ") and text != "play nothing":
            hands[who] -= 1
    answer_all(game, *answers)
    now = facts()
    for s, n in enumerate(hands):
        before[f"{s}.hand"] = n
    out: dict[str, object] = {}
    for key, value in now.items():
        old = before.get(key, 0)
        if value != old:
            out[key] = value - old if isinstance(value, int) and isinstance(old, int) else value
    return out
