"""What is sent is made in pieces, and pieces are kept. It must say what a message made at once and anew says."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from people import some_answer
from played import played, sent

from tharsis.ares.game import Ares
from tharsis.kernel.code import last
from tharsis.mars.game import Mars
from tharsis.server import messages as m
from tharsis.server import views
from tharsis.server.ares_views import ares_view
from tharsis.server.schema import WATCH
from tharsis.server.socket import written
from tharsis.server.store import EventRow
from tharsis.server.tables import Table, line_of

LANGS = ("en", "fr", "uk")
OFTEN = 17  # answers from one comparison to the next


def at_once(table: Table, seat: int, lang: str, log_from: int) -> m.Live | m.AresLive:
    """The whole message as one object, with nothing left over from before."""
    g, watching, names = table.game, seat == WATCH, table.names
    hand: list[m.HandCard] = []
    blocked: list[m.Blocked] = []
    decision = None if watching else g.decision(seat) or g.optional(seat)
    optional = decision is not None and g.decision(seat) is None
    ask = None if decision is None else views.ask_of(decision, table.ask_id(seat), lang, optional, names)
    if not watching:
        why = g.why_not(seat)
        hand = views.hand_of(g, seat, why, lang, names)
        for held, c in zip(hand, g.seat[seat].hand, strict=True):
            held.cuts = table.kind.cuts(g, seat, g.cards[c])
        if ask is not None and ask.kind in table.kind.reasoned and not optional:
            blocked = views.blocked_of({n: r for n, r in why.items() if not n.startswith("play ")}, lang, names)
    offered: list[m.HandCard] = []
    if decision is not None and decision.kind in table.kind.offers:
        cards = [last(option.code) for option in decision.options]
        offered = [
            views.card_of(
                *(g, seat, c, table.kind.why_not_play(g, seat, c), lang, names), table.kind.cuts(g, seat, g.cards[c])
            )
            for c in cards
        ]
    moves = table.way.moves
    mine = bool(moves) and moves[-1].seat == seat and table.settings.undo and not g.over
    parts: dict[str, Any] = {
        "table": table.info(seat, False),
        "seq": table.seq,
        "ask": ask,
        "hand": hand,
        "offered": offered,
        "blocked": blocked,
        "undo": 1 if mine and g.undoable(seat) >= moves[-1].answers else 0,
        "log_from": log_from,
        "log": [line_of(n, one, lang, names) for n, one in enumerate(table.lines.since(log_from), log_from)],
        "scores": views.scores_of(g) if g.over else [],
    }
    looking, all_open = None if watching else seat, table.open_hands and g.over
    if isinstance(g, Ares):
        return m.AresLive(**parts, view=ares_view(g, looking, all_open))
    assert isinstance(g, Mars)
    return m.Live(**parts, view=views.game_view(g, looking, all_open))


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("mars", 4, {"end_turn": [0, 1, 2, 3]}),
        ("mars", 3, {"colonies": True, "draft": True}),
        ("mars", 1, {}),
        ("mars", 2, {"marsbot": "normal", "colonies": True}),
        ("ares", 3, {}),
        ("ares", 2, {"cooperative": True}),
        ("ares", 1, {}),
    ],
)
def test_all_who_look_are_told_what_they_would_be_told_at_once(game: str, seats: int, options: dict[str, Any]) -> None:
    """Through a whole game, with answers taken back and somebody who changes their name."""
    table = Table(played("tabletable", 0, seed=seats, seats=seats, game=game, options=options, open_hands_after=True))
    rnd = random.Random(seats)
    people = [s.seat for s in table.row.seats if s.kind == "person"]
    while not table.game.over:
        seat = rnd.choice(table.game.waiting())
        first = max(0, table.length - 1)
        answer = some_answer(views.ask_of(table.game.asked[seat], "", "en").model_dump(), rnd)
        event = EventRow(table.seq, seat, "answer", [answer], f"m{table.seq}", float(table.seq))
        table.apply(event, table.tried(seat, table.ask_id(seat), [answer]) if rnd.random() < 0.5 else None)
        if table.undoable(seat) and rnd.random() < 0.2:
            table.apply(EventRow(table.seq, seat, "undo", [], f"m{table.seq}", float(table.seq)))
        if table.seq % 50 == 0:
            table.row.seats[0].name = f"Somebody {table.seq}"
        for who in (*people, WATCH):  # all look all the time: what they are told is kept
            sent(table, who, LANGS[who % 3], first)
        if table.seq % OFTEN == 0 or table.game.over:
            lang = LANGS[table.seq % 3]
            first = min(first, table.length)
            for who in (*people, WATCH):
                assert json.loads(sent(table, who, lang, first)) == json.loads(
                    written(at_once(table, who, lang, first))
                )
    assert table.length > 40
