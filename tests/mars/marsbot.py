"""Tables with MarsBot for tests: a position in which it is about to do something, and what that changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from table import seat, table

from tharsis.kernel.lanes import Lane, push
from tharsis.kernel.log import Entry
from tharsis.kernel.node import BY_TEXT, NODES
from tharsis.mars.log import answered
from tharsis.mars.marsbot.robot import MARSBOT, TRACKS
from tharsis.mars.marsbot.table import BotTable

IDLE = ["search_for_life"]  # something in hand, so that the human's turn is a real one


def bot_table(
    level: str = "normal",
    *,
    tracks: Mapping[str, int] | None = None,
    human: dict[str, object] | None = None,
    credits: int = 0,
    tr: int = 20,
    action: Sequence[str] = (),
    bonus: Sequence[str] | None = None,
    corporation: str | None = None,
    options: Mapping[str, object] | None = None,
    marsbot: Mapping[str, object] | None = None,
    **fields: object,
) -> BotTable:
    """The human to move. `action` is MarsBot's action deck and `bonus` its bonus deck, tops first."""
    row: dict[str, object] = {"tracks": dict(tracks or {}), "action_deck": list(action), "fresh": False}
    if bonus is not None:
        row["bonus_deck"] = list(bonus)
    if corporation is not None:
        row["corporation"] = corporation
    row.update(marsbot or {})
    who = human if human is not None else seat(credits=20)
    chosen = {"marsbot": level, **(options or {})}
    game = table(who, seat(credits=credits, tr=tr), marsbot=row, options=chosen, **fields)
    assert isinstance(game, BotTable)
    return game


def track(game: BotTable, name: str) -> int:
    return game.robot.tracker[TRACKS.index(name)]


def supply(game: BotTable) -> int:
    return game.seat[MARSBOT].stock[0]


def turn(game: BotTable, answer: str = "pass") -> list[Entry]:
    """The human passes, or answers something else; MarsBot's steps then."""
    decision = game.decision(0)
    assert decision is not None
    code = next(o.code for o in decision.options if o.notation == answer)
    return [line for line in answered(game, 0, [[code]]) if line.kind.startswith("bot_")]


def kinds(lines: Sequence[Entry]) -> list[str]:
    return [line.kind.removeprefix("bot_") for line in lines]


def reasons(lines: Sequence[Entry], kind: str) -> list[str]:
    """The kinds of reason of the first step of this kind."""
    line = next(x for x in lines if x.kind == f"bot_{kind}")
    return [r.kind.removeprefix("bot_") for r in line.reasons]


def bot_does(game: BotTable, text: str, about: int = 1) -> list[Entry]:
    """MarsBot does one word now, as a symbol would (about 1) or quietly (0); the human answers as little as needed."""
    lines: list[Entry] = []

    def hear(entry: Entry) -> None:
        lines.append(entry)

    game.listener = hear
    waiting, game.lanes[0] = game.lanes[0], Lane()
    game.offers[0] = None
    push(game.lanes[MARSBOT], BY_TEXT[text].number, MARSBOT, 0, about, 0)
    while game.lanes[MARSBOT].depth:
        lane = game.lanes[MARSBOT]
        NODES[lane.node].run(game, lane)
        if game.lanes[0].depth:
            break
    game.listener = None
    if not game.lanes[0].depth:
        game.lanes[0] = waiting
    game.refresh()
    return lines
