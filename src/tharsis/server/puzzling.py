"""Puzzles over the network: which there are, a table to play one on, how somebody did. Ratings are the browser's."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

import tharsis
from tharsis.coach.links import position_in
from tharsis.coach.puzzles import MOST_HINTS, Puzzle, outcome, puzzle_named, puzzle_of, rated, shipped
from tharsis.kernel.playout import has_turn
from tharsis.kernel.title import TITLES
from tharsis.server import messages as m
from tharsis.server.analysis import row_from
from tharsis.server.callers import PROBLEMS, ensure_person, hall_of, person_of
from tharsis.server.hall import Hall
from tharsis.server.kinds import KINDS
from tharsis.server.people import address_of
from tharsis.server.refusals import Refused
from tharsis.server.rows import PUZZLE
from tharsis.server.tables import Table

Answered = Sequence[Sequence[str]]
DAY_OF_EARTH = timedelta(days=1)  # by so much somewhere on it may be further than Greenwich


def card_of(puzzle: Puzzle) -> m.PuzzleCard:
    return m.PuzzleCard(name=puzzle.name, kind=puzzle.kind, rating=puzzle.rating)


@lru_cache(64)
def info_of(puzzle: Puzzle) -> m.PuzzleInfo:
    game, kind = puzzle.start(), KINDS[puzzle.game]
    return m.PuzzleInfo.model_validate(
        {
            **dict(card_of(puzzle)),
            "game": puzzle.game,
            "seat": puzzle.seat,
            "begins": puzzle.begins,
            "best": puzzle.best,
            "link": puzzle.link,
            "generation": game.rounds(),
            "planet": kind.planet(game),
            "stock": kind.seat_open(game, puzzle.seat, puzzle.begins)["stock"],
            "hand": kind.hand_open(game, puzzle.seat)["hand_count"],
        }
    )


def line_of(
    puzzle: Puzzle,
    answers: Answered,
    lang: str,
    names: Sequence[str] = (),
    needed: Collection[tuple[str, ...]] = (),
    missed: Collection[tuple[str, ...]] = (),
) -> list[m.PuzzleStep]:
    """A line action by action, until the generation ends, with what each brings."""
    game = puzzle.start()
    generation = game.rounds()
    out: list[m.PuzzleStep] = []
    before = Counter(game.scores()[puzzle.seat])
    for answer in answers:
        decision = game.decision(puzzle.seat)
        assert decision is not None
        said = [option.say(lang, names) for option in decision.options if option.notation in answer]
        begins = has_turn(game, puzzle.seat)
        game.answer(puzzle.seat, list(answer))
        if game.over or game.rounds() != generation:
            break
        if begins or not out:
            out.append(m.PuzzleStep(text="; ".join(said), more=[], points=0, sources={}))
        else:
            out[-1].more += said
        now, step = Counter(game.scores()[puzzle.seat]), out[-1]
        gained = {source: n - before[source] for source, n in now.items() if n != before[source]}
        step.points += gained.pop("total", 0)
        step.sources = {source: n for source in now if (n := step.sources.get(source, 0) + gained.get(source, 0)) != 0}
        step.needed |= tuple(answer) in needed
        step.missed |= tuple(answer) in missed
        before = now
    return out


def result_of(puzzle: Puzzle, given: m.PuzzleTry, answers: Answered, names: Sequence[str], lang: str) -> m.PuzzleResult:
    """How somebody did; nothing of the answer before they are done with it."""
    came = outcome(puzzle, answers)
    ends = came.solved or given.gives_up
    done = ends or came.over or given.done
    missed = set(puzzle.core) - {tuple(answer) for answer in answers}
    result = m.PuzzleResult(
        points=came.points,
        solved=came.solved,
        over=came.over,
        rating=round(rated(given.mine, puzzle.rating, came.solved, given.hints), 1) if done else given.mine,
        mine=line_of(puzzle, answers, lang, names),
    )
    if done:
        result.needed = len(puzzle.core)
        result.found = result.needed - len(missed)
    if ends:
        result.line = line_of(puzzle, puzzle.line, lang, names, puzzle.core, missed)
        result.next, result.greedy = puzzle.next, puzzle.greedy
    return result


def hint_of(puzzle: Puzzle, n: int, lang: str) -> m.PuzzleHint:
    """Of which kinds the deeds are that matter, and how a best line begins with one of them."""
    game = puzzle.start()
    kinds: list[str] = []
    first: str | None = None
    for step in puzzle.line:
        decision = game.decision(puzzle.seat)
        assert decision is not None
        if step in puzzle.core and has_turn(game, puzzle.seat):
            option = next(option for option in decision.options if option.notation in step)
            first = first or option.say(lang)
            if option.kind not in kinds:
                kinds.append(option.kind)
        game.answer(puzzle.seat, list(step))
    return m.PuzzleHint(kinds=kinds, first=first if n > 1 else None)


async def answers_at(
    hall: Hall, table_id: str, puzzle: Puzzle, who: str | None
) -> tuple[list[list[str]], Sequence[str]]:
    """What somebody has answered at the table that a puzzle was played on, and the names there."""
    async with hall.using(table_id) as table:
        mine = isinstance(table, Table) and table.row.host == who and table.row.puzzle == puzzle.name
        if not mine or not isinstance(table, Table):
            raise Refused("forbidden", "This puzzle is not played at that table by you.")
        answers = table.game.record()["answers"]
        assert isinstance(answers, list)
        return [list(row[1:]) for row in answers if row[0] == puzzle.seat], table.names


async def forget_old(hall: Hall, who: str) -> None:
    """The tables of puzzles that somebody has left."""
    for one in await hall.store.tables_of(who, tharsis.RULES):
        if one.row.puzzle is not None and one.row.host == who:
            await hall.delete(one.row.id)


def add_puzzling(api: APIRouter) -> None:
    @api.get("/api/puzzles", responses=PROBLEMS)
    async def puzzles() -> m.Puzzles:
        """All of them, and that of today by the clock of Greenwich."""
        today = puzzle_of(datetime.now(UTC).date())
        cards = [card_of(puzzle) for game in TITLES for puzzle in shipped(game)]
        return m.Puzzles(puzzles=cards, today=None if today is None else today.name)

    @api.get("/api/puzzles/{name}", responses=PROBLEMS)
    async def one_puzzle(name: str) -> m.PuzzleInfo:
        return info_of(known(name))

    @api.post("/api/puzzles/{name}/play", status_code=201, responses=PROBLEMS)
    async def play(request: Request, response: Response, name: str) -> m.TableInfo:
        """A table of one's own with the puzzle on it; the last one goes."""
        who = await ensure_person(request, response)
        hall, puzzle = hall_of(request), known(name)
        await forget_old(hall, who)
        row = row_from(position_in(puzzle.link), puzzle.seat, None, None, who, time.time())
        row.setup[PUZZLE] = puzzle.name
        table = await hall.open(row, {}, [puzzle.seat], address_of(request))
        return table.info(puzzle.seat, True)

    @api.post("/api/puzzles/{name}/check", responses=PROBLEMS)
    async def check(request: Request, name: str, given: m.PuzzleTry, lang: m.Lang = "en") -> m.PuzzleResult:
        """How somebody did, and what it does to their rating."""
        puzzle = known(name)
        answers: Answered = given.answers
        names: Sequence[str] = ()
        if given.table is not None:
            answers, names = await answers_at(hall_of(request), given.table, puzzle, await person_of(request))
        return result_of(puzzle, given, answers, names, lang)

    @api.get("/api/puzzles/{name}/hints/{n}", responses=PROBLEMS)
    async def hint(name: str, n: Annotated[int, Path(ge=1, le=MOST_HINTS)], lang: m.Lang = "en") -> m.PuzzleHint:
        """The first says what matters, the second how to begin; what that costs the browser counts."""
        return hint_of(known(name), n, lang)


def known(name: str) -> Puzzle:
    """By its name, or by its day."""
    try:
        day = date.fromisoformat(name)
    except ValueError:
        pass
    else:
        return of_day(day)
    try:
        return puzzle_named(name)
    except tharsis.UnknownName:
        raise Refused("unknown", "There is no puzzle of this name.") from None


def of_day(day: date) -> Puzzle:
    if day > datetime.now(UTC).date() + DAY_OF_EARTH:
        raise Refused("unknown", "The puzzle of this day is still to come.")
    found = puzzle_of(day)
    if found is None:
        raise Refused("unknown", "There is no puzzle of this day.")
    return found
