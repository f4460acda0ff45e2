"""The tutorials: every lesson can be gone through as it is told, and by other ways where any will do."""

from __future__ import annotations

import pytest

import tharsis
from tharsis.kernel.lesson import LEARNER, Lesson
from tharsis.kernel.title import TITLES

LESSONS = [
    pytest.param(lesson, id=f"{name}-{lesson.name}") for name in tharsis.GAMES for lesson in TITLES[name].lessons
]


class Learner:
    """Somebody at the table of a lesson; the rival answers at once."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = tharsis.load(lesson.position)
        self.rival_answered = 0

    def answers(self, notations: list[str]) -> None:
        if self.game.decision(LEARNER) is None:
            self.let_rival_answer()
        self.game.answer(LEARNER, notations)

    def let_rival_answer(self) -> None:
        while (decision := self.game.decision(1)) is not None and self.game.decision(LEARNER) is None:
            self.game.answer(1, self.lesson.rivals_answer(self.rival_answered, decision))
            self.rival_answered += 1

    def goes_through(self, last: bool) -> None:
        """As it is told, or with the last option wherever any will do."""
        for step in self.lesson.steps:
            for n, answer in enumerate(step.answers):
                decision = self.game.decision(LEARNER)
                if n < step.exact or not last or decision is None:
                    self.answers(list(answer))
                else:
                    self.answers([option.notation for option in decision.options[-max(1, decision.least) :]])
        self.let_rival_answer()


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_gone_through_to_its_end(lesson: Lesson) -> None:
    for last in (False, True):
        learner = Learner(lesson)
        before = learner.game.digest()
        learner.goes_through(last)
        assert learner.game.digest() != before, "something real is done"
        if lesson.name == "end":
            assert learner.game.over and learner.game.winners() == [LEARNER]
        else:
            assert learner.game.decision(LEARNER) is not None, "it could be gone on from here"


@pytest.mark.parametrize("name", tharsis.GAMES)
def test_lessons_and_their_steps_have_names_of_their_own(name: str) -> None:
    lessons = TITLES[name].lessons
    assert len(lessons) == 9 and len({lesson.name for lesson in lessons}) == 9
    for lesson in lessons:
        assert len({step.name for step in lesson.steps}) == len(lesson.steps)
    with pytest.raises(tharsis.UnknownName, match="there are: aim"):
        TITLES[name].lesson("chess")
