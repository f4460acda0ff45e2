"""A lesson of a game's tutorial: a prepared position, and what is done there step by step. The first seat learns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tharsis.kernel.option import Decision

LEARNER: Final = 0
HARMLESS: Final = ("pass", "finish", "end_turn")  # kinds of options by which a rival lets others play


@dataclass(frozen=True)
class Step:
    """Something to see, or something to do: then `answers` are one way to do it."""

    name: str
    answers: tuple[tuple[str, ...], ...] = ()
    exact: int = 1  # so many of them have to be these; instead of the others any will do


@dataclass(frozen=True)
class Lesson:
    name: str
    position: Mapping[str, object]
    steps: tuple[Step, ...]
    rival: tuple[tuple[str, ...], ...] = ()  # what the other seat answers, in this order; afterwards it is harmless

    def rivals_answer(self, given: int, decision: Decision) -> list[str]:
        """What the rival says after so many answers of its own."""
        if given < len(self.rival):
            return list(self.rival[given])
        letting = [option.notation for option in decision.options if option.kind in HARMLESS]
        return letting[:1] or [option.notation for option in decision.options[: decision.least]]


def see(name: str) -> Step:
    """Something to look at."""
    return Step(name)


def do(name: str, *notations: str, exact: int = 1) -> Step:
    """Something to do by answers of one option each."""
    return Step(name, tuple((one,) for one in notations), exact)
