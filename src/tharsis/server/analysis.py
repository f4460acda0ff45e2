"""The analysis board: positions that anybody may have made up are checked in the sandbox, then weighed in the workers.
A position is a link; nothing is stored for it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

import yaml
from fastapi import APIRouter, Query, Request, Response

import tharsis
from tharsis.bots.rollout import Uniform
from tharsis.coach.brief import HIDDEN, brief
from tharsis.coach.chances import trained
from tharsis.coach.hints import SIMULATIONS
from tharsis.coach.links import link_of, position_in
from tharsis.kernel.errors import LAST_SEED, GameError
from tharsis.kernel.game import Game
from tharsis.kernel.playout import Until, playout
from tharsis.server import messages as m
from tharsis.server.advising import analyse
from tharsis.server.callers import PROBLEMS, AtTable, Seated, ensure_person, hall_of
from tharsis.server.coaching import QUICK, desk_of, job_of
from tharsis.server.desk import Job
from tharsis.server.hall import Hall
from tharsis.server.kinds import KINDS
from tharsis.server.people import address_of, clean
from tharsis.server.problems import readable, whole_letters
from tharsis.server.refusals import Refused
from tharsis.server.rows import TableRow
from tharsis.server.schema import WATCH
from tharsis.server.seating import bot_in, seats_of
from tharsis.server.summary import Summary
from tharsis.texts import mapping_in
from tharsis.vocabulary.world import World

DEEPER = (SIMULATIONS // 2, 2 * SIMULATIONS, 10 * SIMULATIONS)
PIECE = SIMULATIONS // 2  # that are done in one go
TRIED = 200  # answers: what plays so long plays


@dataclass(slots=True)
class Checked:
    """What a position turned out to be."""

    mistakes: list[m.Mistake] = field(default_factory=list)
    position: dict[str, Any] | None = None  # in brief
    whole: dict[str, Any] = field(default_factory=dict)  # with what was left out, but for what is hidden
    text: str | None = None
    link: str = ""
    view: m.GameView | m.AresView | None = None
    game: str = ""
    seats: int = 0
    asked: list[int] = field(default_factory=list)
    opinion: bool = False


# ---- in the sandbox
def check(position: Mapping[str, Any] | None, text: str | None) -> Checked:
    """Takes a position up and plays a little: whatever is found fault with later is not its fault."""
    try:
        given = mapping_in(text, True, "text") if text is not None else position
        assert given is not None
        return found_at(tharsis.load(given), given)
    except GameError as error:
        return Checked([mistake(error)], text=yaml_of(position) if position is not None else text)


def tried(position: Mapping[str, Any], seat: int, answer: list[str]) -> Checked:
    """The position that an answer leads to."""
    try:
        game = tharsis.load(position)
        game.answer(seat, answer)
        return found_at(game)
    except GameError as error:
        return Checked([mistake(error, "answer")])


def mistake(error: GameError, field: str = "") -> m.Mistake:
    about = {name: readable(said) if isinstance(said, str) else said for name, said in error.about.items()}
    return m.Mistake(field=readable(error.field or field), text=readable(str(error)), code=error.code, about=about)


def yaml_of(position: Mapping[str, Any]) -> str:
    text: str = yaml.safe_dump(position, sort_keys=False, allow_unicode=True, width=80, default_flow_style=None)
    return text


def found_at(game: Game, given: Mapping[str, Any] | None = None) -> Checked:
    assert isinstance(game, World)
    playout(game.copy(), [Uniform(1, game.title().spared)] * game.seats, Until(decisions=TRIED))
    whole = game.position()
    said = brief(whole, given)
    step = m.ReplayStepMessage(n=0, changes=[], scores=[])
    return Checked(
        position=said,
        whole={key: value for key, value in whole.items() if key not in HIDDEN},
        text=yaml_of(said),
        link=link_of(said),
        view=KINDS[game.name()].replayed(step, game, None, True).view,
        game=game.name(),
        seats=int(game.seats),
        asked=game.waiting(),
        opinion=trained(game.name(), game.setup()),
    )


# ---- in the server
async def checked(hall: Hall, given: m.PositionGiven) -> Checked:
    if (given.link is not None) + (given.position is not None) + (given.text is not None) != 1:
        raise Refused("malformed", "Give a link, a position or a text, one of the three.")
    try:
        position = position_in(given.link) if given.link is not None else given.position
    except GameError as error:
        return Checked([mistake(error)])
    return await hall.sandbox.do(check, position, given.text)


async def known(hall: Hall, link: str, seat: int = 0) -> Checked:
    """What is at a link; complains where it leads to nothing, or nobody has the seat."""
    found = await checked(hall, m.PositionGiven(link=link))
    if found.position is None:
        raise Refused("malformed", found.mistakes[0].text)
    if seat >= found.seats:
        raise Refused("malformed", f"seat: there is no seat {seat}")
    return found


def told(found: Checked) -> m.PositionChecked:
    if found.position is None:
        text = None if found.text is None else whole_letters(found.text)
        return m.PositionChecked(mistakes=found.mistakes, text=text)
    return m.PositionChecked(
        mistakes=found.mistakes,
        link=found.link,
        position=found.position,
        whole=found.whole,
        view=found.view,
        text=found.text,
        game=found.game,
        seats=found.seats,
        asked=found.asked,
        opinion=found.opinion,
    )


def shuffled(position: dict[str, Any], seat: int) -> dict[str, Any]:
    """The position as somebody goes on with it: hidden cards by chance, and they say themselves when a turn is over."""
    at_turn = KINDS[position["game"]].options(m.NewTable(game=position["game"], seats=[m.SeatSetup(kind="you")]))
    ending = {key: sorted({seat, *position.get("options", {}).get(key, ())}) for key in at_turn}
    seed = {"seed": secrets.randbits(LAST_SEED.bit_length())}
    return {**seed, **position, "options": {**position.get("options", {}), **ending}}


def row_from(position: dict[str, Any], seat: int, bot: str | None, name: str | None, host: str, now: float) -> TableRow:
    """A table that goes on from a position: somebody at one seat, bots at the others."""
    game = tharsis.load(position)
    assert isinstance(game, World)
    kind = KINDS[game.name()]
    robot = kind.robot(game)
    if game.over:
        raise Refused("refused", "This game is over.")
    if not 0 <= seat < game.seats or seat == robot:
        raise Refused("malformed", f"seat: must be 0 to {game.seats - 1} and not MarsBot's, not {seat}")
    who = {seat: m.SeatSetup(kind="you", name=name), robot: m.SeatSetup(kind="marsbot")}
    rivals = m.SeatSetup(kind="bot", bot=bot)
    new = m.NewTable(
        game=game.name(),  # type: ignore[arg-type]
        seats=[who.get(s, rivals) for s in range(game.seats)],
    )
    for one in new.seats:
        if one.kind == "bot":
            bot_in(new.game, one.bot)
    table_id = secrets.token_urlsafe(9)
    return TableRow(
        id=table_id,
        name="",
        game=game.name(),
        setup=game.setup(),
        seed=game.seed,
        settings=new.settings.model_dump(),
        host=host,
        created=now,
        rules=tharsis.RULES,
        start=dict(position),
        past=False,
        seats=seats_of(new, table_id),
        events=[],
        summary=Summary.of(game, 0, now),
    )


async def position_of(at: Seated, answers: int | None, line: int | None) -> str:
    """The link to a position of a game that is over: it tells every hand, as the record does."""
    if not at.table.over:
        raise Refused("refused", "A position tells every hand; it can be analysed when the game is over.")
    if at.seat == WATCH and not at.table.open_hands:
        raise Refused("forbidden", "A position tells every hand; only those who played can have it.")
    if (answers is None) == (line is None):
        raise Refused("malformed", "Give a number of answers or of lines, one of them.")
    return await at.table.look("link_text", answers, line)


def add_analysis(api: APIRouter) -> None:
    @api.post("/api/analysis", responses=PROBLEMS)
    async def check_position(request: Request, response: Response, given: m.PositionGiven) -> m.PositionChecked:
        """Whether a position can be on a table: its link and text, or its mistakes by field."""
        await ensure_person(request, response)
        return told(await checked(hall_of(request), given))

    @api.post("/api/analysis/answer", responses=PROBLEMS)
    async def try_answer(request: Request, response: Response, ask: m.AnswerTried) -> m.PositionChecked:
        """The position that an answer leads to."""
        await ensure_person(request, response)
        hall = hall_of(request)
        found = await known(hall, ask.link, ask.seat)
        assert found.position is not None
        return told(await hall.sandbox.do(tried, found.position, ask.seat, ask.answer))

    @api.post("/api/analysis/lines", responses=PROBLEMS)
    async def lines(request: Request, response: Response, ask: m.LinesAsk, lang: m.Lang = "en") -> m.CoachJob:
        """The lines of a position, sharper as it goes on."""
        who = await ensure_person(request, response)
        await known(hall_of(request), ask.link, ask.seat)
        desk, most = desk_of(request), DEEPER[ask.deeper]

        async def work(job: Job) -> None:
            done = 0
            while done < most:
                done = min(most, done + PIECE)
                found = await desk.piece(job, analyse, ask.link, ask.seat, done)
                job.tell(found, done / most, found.simulations)

        job = desk.start(Job("lines", who, address_of(request)), work)
        job.names = tuple(clean(name) for name in ask.names)
        await job.after(0, QUICK)
        return job_of(desk, job, lang)

    @api.post("/api/analysis/play", status_code=201, responses=PROBLEMS)
    async def play(request: Request, response: Response, ask: m.PlayFrom) -> m.TableInfo:
        """A table that goes on from a position, against a bot at each other seat."""
        who = await ensure_person(request, response)
        hall = hall_of(request)
        found = await known(hall, ask.link)
        assert found.position is not None
        row = row_from(shuffled(found.position, ask.seat), ask.seat, ask.bot, ask.name, who, time.time())
        table = await hall.open(row, {}, [ask.seat], address_of(request))
        return table.info(ask.seat, True)

    @api.get("/api/tables/{table}/position", responses=PROBLEMS)
    async def position(
        at: AtTable,
        answers: Annotated[int | None, Query(ge=0, le=100_000)] = None,
        line: Annotated[int | None, Query(ge=0, le=100_000)] = None,
    ) -> m.PositionLink:
        """A position of a game that is over, after so many answers, or as the replay shows it after so many lines."""
        return m.PositionLink(link=await position_of(at, answers, line))
