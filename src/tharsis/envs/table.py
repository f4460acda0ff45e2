"""A game as environments play it: action by action, with a reward for each seat."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

import tharsis
from tharsis import lab
from tharsis.envs.rewards import Standing, standing_of
from tharsis.kernel.game import Game

Mask = NDArray[np.int8]


class Table:
    """One table. It can be copied, and pickled by its record."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, object] | None, reward: str | Standing = "difference"
    ) -> None:
        self.name = game
        self.options = dict(options or {})
        self.standing = standing_of(reward)
        self.actions = lab.actions(game)
        self.seats = seats
        self.begin(0)  # complains about options that do not go together

    def begin(self, seed: int) -> None:
        """A new game."""
        self.game: Game = tharsis.new(self.name, self.seats, self.options, seed)
        self.questions: dict[int, lab.Question] = {}
        self.taken: dict[int, list[int]] = {}  # by seat, the actions of an answer that is not complete
        self.paid = [self.standing(self.game.view(seat)) for seat in range(self.seats)]

    @property
    def over(self) -> bool:
        return self.game.over

    def asked(self) -> list[int]:
        """The seats that may act."""
        return self.game.waiting()

    def question(self, seat: int) -> lab.Question:
        """What a seat is asked, as far as it has been answered."""
        known = self.questions.get(seat)
        if known is None or [option.code for option in known.decision.options] != list(self.game.codes(seat)):
            self.taken[seat] = []
            known = self.questions[seat] = lab.question(self.game.view(seat))
        return known

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat now, in order."""
        return sorted(self.question(seat).legal()) if seat in self.asked() else []

    def mask(self, seat: int) -> Mask:
        out = np.zeros(len(self.actions), dtype=np.int8)
        out[self.legal(seat)] = 1
        return out

    def act(self, seat: int, action: int) -> None:
        """Raises BadAnswer if that is not legal."""
        question = self.question(seat)
        codes = question.take(action)
        self.taken[seat].append(action)
        if codes is not None:
            del self.questions[seat]
            self.taken[seat] = []
            self.game.take(seat, codes)

    def observe(self, seat: int) -> lab.Floats:
        return lab.encode(self.game.view(seat))

    def pay(self, seat: int) -> float:
        """What the standing of a seat has changed by since it was paid last."""
        before = self.paid[seat]
        self.paid[seat] = now = self.standing(self.game.view(seat))
        return now - before

    def resample(self, seat: int, seed: int) -> None:
        """Deals anew all that this seat may not know. Its own answers go on where they are."""
        taken = {seat: self.taken.get(seat, [])}
        self.game = self.game.view(seat).sample(seed)
        self.answer_again(taken)

    # ---- copies
    def copy(self) -> Table:
        """Another table that goes on from here; it has no record."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.game = self.game.copy()
        other.paid = list(self.paid)
        other.answer_again(self.taken)
        return other

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        """The record stands for the game: compiled games cannot be pickled."""
        state = {key: value for key, value in self.__dict__.items() if key not in ("game", "questions", "actions")}
        return {**state, "record": self.game.record()}

    def __setstate__(self, state: dict[str, object]) -> None:
        record, taken = state.pop("record"), state.pop("taken")
        assert isinstance(record, dict) and isinstance(taken, dict)
        self.__dict__.update(state)
        self.actions = lab.actions(self.name)
        self.game = tharsis.replay(record)
        self.answer_again(taken)

    def answer_again(self, taken: Mapping[int, list[int]]) -> None:
        """What was answered of questions that are not answered completely."""
        self.questions = {}
        self.taken = {}
        for seat, actions in taken.items():
            for action in actions:
                self.act(seat, action)
