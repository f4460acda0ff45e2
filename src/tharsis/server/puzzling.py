"""Puzzles over the network: which there are, a table to play one on, how somebody did. Ratings are the browser's."""

from __future__ import annotations

import time
from datetime import UTC, datetime

from fastapi import FastAPI, Request, Response

import tharsis
from tharsis.coach.links import position_in
from tharsis.coach.puzzles import Puzzle, outcome, puzzle_named, puzzle_of, rated, shipped, total
from tharsis.kernel.playout import has_turn
from tharsis.kernel.title import TITLES
from tharsis.server import messages as m
from tharsis.server.analysis import row_from
from tharsis.server.callers import PROBLEMS, ensure_person, hall_of, person_of
from tharsis.server.hall import Hall
from tharsis.server.people import address_of
from tharsis.server.refusals import Refused
from tharsis.server.rows import PUZZLE
from tharsis.server.tables import Table


def card_of(puzzle: Puzzle) -> m.PuzzleCard:
    return m.PuzzleCard(name=puzzle.name, kind=puzzle.kind, rating=puzzle.rating)


def info_of(puzzle: Puzzle) -> m.PuzzleInfo:
    return m.PuzzleInfo(
        **dict(card_of(puzzle)),
        game=puzzle.game,
        seat=puzzle.seat,
        begins=puzzle.begins,
        best=puzzle.best,
        link=puzzle.link,
    )


def line_of(puzzle: Puzzle, lang: str) -> list[m.PuzzleStep]:
    """The best line, action by action, with what each brings."""
    game = puzzle.start()
    out: list[m.PuzzleStep] = []
    before = total(game, puzzle.seat)
    for step in puzzle.line:
        decision = game.decision(puzzle.seat)
        assert decision is not None
        chosen = [option for option in decision.options if option.notation in step]
        begins = has_turn(game, puzzle.seat)
        game.answer(puzzle.seat, list(step))
        now = total(game, puzzle.seat)
        said = "; ".join(option.say(lang) for option in chosen)
        needed = step in puzzle.core
        if begins or not out:
            out.append(m.PuzzleStep(answer=list(step), text=said, points=now - before, needed=needed))
        else:
            out[-1].points += now - before
            out[-1].text += f"; {said}"
            out[-1].needed |= needed
        before = now
    return out


async def answers_at(hall: Hall, table_id: str, puzzle: Puzzle, who: str | None) -> list[list[str]]:
    """What somebody has answered at the table that a puzzle was played on."""
    async with hall.using(table_id) as table:
        mine = isinstance(table, Table) and table.row.host == who and table.row.puzzle == puzzle.name
        if not mine or not isinstance(table, Table):
            raise Refused("forbidden", "This puzzle is not played at that table by you.")
        answers = table.game.record()["answers"]
        assert isinstance(answers, list)
        return [list(row[1:]) for row in answers if row[0] == puzzle.seat]


async def forget_old(hall: Hall, who: str) -> None:
    """The tables of puzzles that somebody has left."""
    for one in await hall.store.tables_of(who, tharsis.RULES):
        if one.row.puzzle is not None and one.row.host == who:
            await hall.delete(one.row.id)


def add_puzzling(app: FastAPI) -> None:
    @app.get("/api/puzzles", responses=PROBLEMS)
    def puzzles() -> m.Puzzles:
        """All of them, and that of today by the clock of Greenwich."""
        today = puzzle_of(datetime.now(UTC).date())
        cards = [card_of(puzzle) for game in TITLES for puzzle in shipped(game)]
        return m.Puzzles(puzzles=cards, today=None if today is None else today.name)

    @app.get("/api/puzzles/{name}", responses=PROBLEMS)
    def one_puzzle(name: str) -> m.PuzzleInfo:
        return info_of(known(name))

    @app.post("/api/puzzles/{name}/play", status_code=201, responses=PROBLEMS)
    async def play(request: Request, response: Response, name: str) -> m.TableInfo:
        """A table of one's own with the puzzle on it; the last one goes."""
        who = await ensure_person(request, response)
        hall, puzzle = hall_of(request), known(name)
        await forget_old(hall, who)
        row = row_from(position_in(puzzle.link), puzzle.seat, None, None, who, time.time())
        row.setup[PUZZLE] = puzzle.name
        table = await hall.open(row, {}, [puzzle.seat], address_of(request))
        return table.info(puzzle.seat, True)

    @app.post("/api/puzzles/{name}/check", responses=PROBLEMS)
    async def check(request: Request, name: str, given: m.PuzzleTry, lang: m.Lang = "en") -> m.PuzzleResult:
        """How somebody did, and what it does to their rating."""
        puzzle = known(name)
        answers = given.answers
        if given.table is not None:
            answers = await answers_at(hall_of(request), given.table, puzzle, await person_of(request))
        came = outcome(puzzle, answers)
        ends = came.solved or given.gives_up
        counts = ends or came.over
        return m.PuzzleResult(
            points=came.points,
            solved=came.solved,
            over=came.over,
            best=puzzle.best,
            rating=round(rated(given.mine, puzzle.rating, came.solved), 1) if counts else given.mine,
            line=line_of(puzzle, lang) if ends else [],
            next=puzzle.next if ends else None,
        )


def known(name: str) -> Puzzle:
    try:
        return puzzle_named(name)
    except tharsis.UnknownName:
        raise Refused("unknown", "There is no puzzle of this name.") from None
