"""The tutorial: which lessons there are, and the prepared table of each."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Final

from fastapi import APIRouter, Request, Response

import tharsis
from tharsis.kernel.lesson import LEARNER, Lesson
from tharsis.kernel.title import title_of
from tharsis.server import messages as m
from tharsis.server.callers import PROBLEMS, ensure_person, hall_of
from tharsis.server.hall import Hall
from tharsis.server.people import address_of
from tharsis.server.rows import LESSON, TableRow
from tharsis.server.seating import seats_of
from tharsis.server.summary import Summary
from tharsis.vocabulary.world import World

# what is done in a lesson leads on: nothing is taken back, and the whole begins anew instead
SETTINGS: Final = m.Settings(undo=False, bot_delay=0.6)


def lesson_row(new: m.NewLesson, lesson: Lesson, host: str, now: float) -> TableRow:
    """The prepared table: who learns, and rivals who keep still."""
    game = tharsis.load(lesson.position)
    assert isinstance(game, World)
    learner = m.SeatSetup(kind="you", name=new.name)
    seats = [learner if s == LEARNER else m.SeatSetup(kind="bot") for s in range(game.seats)]
    table_id = secrets.token_urlsafe(9)
    rows = seats_of(m.NewTable(game=new.game, seats=seats), table_id)
    return TableRow(
        id=table_id,
        name="",
        game=new.game,
        setup={**game.setup(), LESSON: lesson.name},
        seed=game.seed,
        settings=SETTINGS.model_dump(),
        host=host,
        created=now,
        rules=tharsis.RULES,
        start=dict(lesson.position),
        past=False,
        seats=[replace(row, bot=None) for row in rows],  # they are no bots one could choose
        events=[],
        summary=Summary.of(game, 0, now),
    )


async def forget_old(hall: Hall, who: str, game: str) -> None:
    """The tables of lessons that somebody has left."""
    for one in await hall.store.tables_of(who, tharsis.RULES):
        if one.row.lesson is not None and one.row.game == game and one.row.host == who:
            await hall.delete(one.row.id)


def add_lessons(api: APIRouter) -> None:
    @api.get("/api/lessons", responses=PROBLEMS)
    async def lessons(response: Response, game: m.GameName = "mars") -> m.Lessons:
        """The tutorial of a game."""
        response.headers["Cache-Control"] = "private, max-age=300"
        return m.Lessons(
            lessons=[
                m.LessonInfo(
                    name=lesson.name,
                    steps=[
                        m.LessonStep(name=step.name, answers=[list(a) for a in step.answers], exact=step.exact)
                        for step in lesson.steps
                    ],
                )
                for lesson in title_of(game).lessons
            ]
        )

    @api.post("/api/lessons", status_code=201, responses=PROBLEMS)
    async def open_lesson(request: Request, response: Response, new: m.NewLesson) -> m.TableInfo:
        who = await ensure_person(request, response)
        hall = hall_of(request)
        lesson = title_of(new.game).lesson(new.lesson)
        await forget_old(hall, who, new.game)
        table = await hall.open(lesson_row(new, lesson, who, time.time()), {}, [LEARNER], address_of(request))
        return table.info(LEARNER, True)
