"""A flat space of actions: every answer is spelled with a fixed list of actions, most with a single one.

An action is numbered by the notation it stands for. What has too many forms to list is spelled in several steps: how
much of each metal, from whom, how many. Where several options may be picked, they are picked one by one, up to `done`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tharsis.kernel.errors import BadAnswer, shown
from tharsis.kernel.option import Decision, Option
from tharsis.kernel.view import View
from tharsis.lab.games import MOST, LabGame
from tharsis.lab.numbers import seat_from, seat_names
from tharsis.vocabulary.terms import CUBES, NEUTRAL, STOCKS

Mask = NDArray[np.bool_]
DONE: Final = "done"
WAIT: Final = "wait"  # of a seat that is not asked, where all must act
PAID_WITH: Final = [*STOCKS[1:], "cards", *CUBES[1:]]  # credits make up the rest of a price
PAYING: Final = ("pay", "pay_heat")
WAYS: Final = 8  # of one choice on a card
UNNAMED: Final = -1
OPTIONS: Final = 256  # by their place in the list: what no notation stands for, such as the order of effects
ELSEWHERE: Final = ["", " elsewhere"]  # MarsBot keeps some resources beside its supply


class Actions:
    """The actions of a game, by number and by name."""

    def __init__(self, game: LabGame) -> None:
        self.names: list[str] = [
            DONE,
            WAIT,
            *game.answers,
            "no",
            *(f"choose {i}" for i in range(WAYS)),
            *(kind for kind in (*PAYING, "remove", "steal", "reduce", "take") if kind in game.kinds),
            *(f"from {who}{where}" for who in [*seat_names(game.seats), "neutral"] for where in ELSEWHERE),
            *(f"number {n}" for n in range(MOST + 1)),
            *(f"with {n} {kind}" for kind in PAID_WITH for n in range(MOST + 1)),
            *(f"option {i}" for i in range(OPTIONS)),
        ]
        self.number: dict[str, int] = {name: i for i, name in enumerate(self.names)}
        self.done = self.number[DONE]
        self.wait = self.number[WAIT]

    def __len__(self) -> int:
        return len(self.names)

    def named(self, *names: str) -> list[int]:
        """Those of these that there are."""
        return [self.number[name] for name in names if name in self.number]

    def spell(self, option: Option, seat: int, seats: int) -> list[int]:
        """The actions that lead to an option; none where no notation stands for it."""
        kind = option.kind
        which = option.index if kind == "choose" else option.area or option.card
        steps = self.named(option.notation, f"{kind} {which}", kind)[:1]
        if not steps:
            return []
        if option.seat >= 0:
            who = "neutral" if option.seat == NEUTRAL else seat_names(seats)[int(seat_from(seat, option.seat, seats))]
            steps += self.named(f"from {who}{ELSEWHERE[bool(option.place)]}")
        if kind in PAYING:
            steps += self.named(*(f"with {option.amounts.get(name, 0)} {name}" for name in PAID_WITH))
        return steps + self.named(f"number {option.amount}")


class Question:
    """A question to a seat, answered action by action."""

    def __init__(self, actions: Actions, view: View) -> None:
        decision = view.decision
        if decision is None:
            raise BadAnswer(f"seat {view.seat} is not asked anything now", "seat")
        self.actions = actions
        self.decision: Decision = decision
        self.spelled = [actions.spell(option, view.seat, view.seats) for option in decision.options]
        self.picked: list[int] = []  # options, by their places
        self.open: dict[int, list[int]] = {}  # by action, the options it leads to
        self.depth = 0  # how far options are spelled
        self.begin()

    def begin(self) -> None:
        """Goes through the options that are not picked yet."""
        self.depth = 0
        full = len(self.picked) == self.decision.most
        self.branch([] if full else [i for i in range(len(self.spelled)) if i not in self.picked])
        if not self.decision.single and len(self.picked) >= self.decision.least:
            self.open[self.actions.done] = []

    def branch(self, options: Sequence[int]) -> None:
        """The next actions that tell these options apart. Where nothing does, their places do."""
        self.open = {}
        for i in options:
            steps = self.spelled[i]
            step = steps[self.depth] if self.depth < len(steps) else UNNAMED
            self.open.setdefault(step, []).append(i)
        self.depth += 1
        if len(options) > 1 and len(self.open) == 1 and UNNAMED not in self.open:
            self.branch(options)
        for i in self.open.pop(UNNAMED, []):
            if i < OPTIONS:
                self.open[self.actions.number[f"option {i}"]] = [i]

    def legal(self) -> list[int]:
        """The actions that may be taken now."""
        return list(self.open)

    def mask(self, out: Mask | None = None) -> Mask:
        """By action, whether it may be taken."""
        if out is None:
            out = np.zeros(len(self.actions), dtype=np.bool_)
        else:
            out[:] = False
        out[self.legal()] = True
        return out

    def take(self, action: int) -> list[int] | None:
        """Goes on by an action; gives the codes of the answer when it is complete. Raises BadAnswer."""
        if action not in self.open:
            named = self.actions.names[action] if 0 <= action < len(self.actions) else shown(action)
            raise BadAnswer(f"action: {named!r} is not legal for seat {self.decision.seat} now", "action")
        if action == self.actions.done:
            return self.codes()
        options = self.open[action]
        if len(options) > 1:
            self.branch(options)
            return None
        self.picked.append(options[0])
        if len(self.picked) == self.decision.most:
            return self.codes()
        self.begin()
        return None

    def codes(self) -> list[int]:
        return [self.decision.options[i].code for i in self.picked]
