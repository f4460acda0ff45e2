"""Tables of Ares Expedition for tests: a position, answers in notation, and exactly the differences they make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import tharsis
from answers import Answer, answer_all, can, differences, offered, reasons
from tharsis.ares.game import Ares
from tharsis.vocabulary.terms import STOCKS

__all__ = ["after", "can", "do", "facts", "offered", "points", "produce", "reasons", "seat", "table"]

OWN_STOCKS = ("credits", "plants", "heat")


def seat(
    corporation: str | None = None,
    hand: Sequence[str] = (),
    played: Sequence[str] = (),
    picked: str | None = None,
    resources: Mapping[str, int] | None = None,
    **fields: object,
) -> dict[str, object]:
    """One seat of a position. Stock by name: `credits=20, heat=8`; other fields of a seat go by name as well.
    Production and capacity follow from the cards played unless they are given."""
    row: dict[str, object] = {
        "corporation": corporation,
        "hand": list(hand),
        "played": list(played),
        "picked": picked,
        "resources": dict(resources or {}),
        "stock": {k: n for k, n in fields.items() if k in OWN_STOCKS},
    }
    row.update({k: v for k, v in fields.items() if k not in OWN_STOCKS})
    return row


def table(*seats: dict[str, object], phase: str | None = "action", **fields: object) -> Ares:
    """A game in which a phase has just begun for all seats; `phase=None` is planning. A single seat is a solo game.
    `options=` sets options, `tiles=["credits_4", ...]` the ocean tiles from the next one on if none lies open, `deck=`
    the next cards, everything else is a field of the position."""
    game = tharsis.load({"game": "ares", "round": 3, "phase": phase, "seats": list(seats), **fields})
    assert isinstance(game, Ares)
    return game


def do(game: Ares, *answers: Answer) -> Ares:
    """Answers in order: a notation or list of notations for seat 0, or (seat, notation)."""
    answer_all(game, *answers)
    return game


def facts(game: Ares) -> dict[str, object]:
    """Everything countable about a table, flat: what `after` compares."""
    out: dict[str, object] = {
        "temperature": game.params[0] * 2 - 30,
        "oxygen": game.params[1],
        "oceans": game.params[2],
        "deck": len(game.deck),
        "discard": len(game.discard),
        "round": game.round,
    }
    for s, who in enumerate(game.own):
        out[f"{s}.tr"] = who.tr
        out[f"{s}.forests"] = who.forests
        for kind, name in enumerate(STOCKS):
            if name in OWN_STOCKS:
                out[f"{s}.{name}"] = who.stock[kind]
                out[f"{s}.+{name}"] = game.yields(s, kind)
        out[f"{s}.+cards"] = who.draws
        out[f"{s}.steel"], out[f"{s}.titanium"] = who.capacity
        out[f"{s}.hand"] = len(who.hand)
        out[f"{s}.dealt"] = len(who.dealt)
    for card, n in enumerate(game.cubes):
        if game.cards[card].holds:
            out[f"on {game.cards[card].name}"] = n
    return out


def after(game: Ares, *answers: Answer) -> dict[str, object]:
    """Gives the answers and tells what has changed, nothing left out: numbers as differences.

    A card that is played leaves the hand; that is understood and not told.
    """
    return differences(game, lambda: facts(game), answers)


def produce(game: Ares, seat: int = 0) -> dict[str, int]:
    """What the seat would gain in a production phase now, without its rating."""
    out = {name: game.yields(seat, kind) for kind, name in enumerate(STOCKS) if name in OWN_STOCKS}
    out["cards"] = game.own[seat].draws
    return {name: n for name, n in out.items() if n}


def points(game: Ares, seat: int = 0) -> int:
    """Points from cards."""
    return game.scores()[seat]["cards"]
