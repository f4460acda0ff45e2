"""Tables for tests: a position, answers in notation, and exactly the differences they make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import tharsis
from answers import Answer, answer_all, can, differences, offered, reasons
from tharsis.mars.colonies.moons import ABSENT, CLOSED, MOONS, moons
from tharsis.mars.game import Mars
from tharsis.vocabulary.terms import STOCKS

__all__ = ["after", "can", "do", "facts", "oceans", "offered", "points", "reasons", "seat", "table"]


def seat(
    corporation: str | None = None,
    hand: Sequence[str] = (),
    played: Sequence[str] = (),
    produces: Mapping[str, int] | None = None,
    resources: Mapping[str, int] | None = None,
    tr: int | None = None,
    **stock: object,
) -> dict[str, object]:
    """One seat of a position. Stock by name: `credits=20, steel=2`; other fields of a seat go by name as well."""
    row: dict[str, object] = {
        "corporation": corporation,
        "hand": list(hand),
        "played": list(played),
        "production": dict(produces or {}),
        "resources": dict(resources or {}),
        "stock": {k: n for k, n in stock.items() if k in STOCKS},
    }
    if tr is not None:
        row["tr"] = tr
    row.update({k: v for k, v in stock.items() if k not in STOCKS})
    return row


def table(*seats: dict[str, object], **fields: object) -> Mars:
    """A game in the action phase, seat 0 to move. A single seat is a solo game. `options=` sets options,
    `tiles={"D3": ("city", 0), "E5": "ocean"}` places tiles, everything else is a field of the position."""
    tiles = fields.pop("tiles", {})
    assert isinstance(tiles, dict)
    rows: list[dict[str, object]] = []
    for area, tile in tiles.items():
        if isinstance(tile, str):
            rows.append({"area": area, "tile": tile})
        else:
            rows.append({"area": area, "tile": tile[0], "seat": tile[1]})
    game = tharsis.load({"game": "mars", "generation": 5, "seats": list(seats), "tiles": rows, **fields})
    assert isinstance(game, Mars)
    return game


def oceans(n: int) -> dict[str, str]:
    """Tiles for a table with that many oceans, from the bottom of the map up."""
    return dict.fromkeys(["I5", "F8", "F7", "F6", "E6", "E5", "E4", "D8", "B6"][:n], "ocean")


def do(game: Mars, *answers: Answer) -> Mars:
    """Answers in order: a notation or list of notations for seat 0, or (seat, notation)."""
    answer_all(game, *answers)
    return game


def facts(game: Mars) -> dict[str, object]:
    """Everything countable about a table, flat: what `after` compares.

    With Colonies also: `marker luna` for each tile in play (its step, or "closed"; `after` tells steps as a difference,
    and a tile that opens or comes into play as its step), `colonies luna` (the owners by place, as text: "0 2"),
    `fleet luna` (the seat whose fleet is there, as text, or "none"), and `0.fleets` for each seat.
    """
    out: dict[str, object] = {
        "temperature": game.params[0] * 2 - 30,
        "oxygen": game.params[1],
        "oceans": game.params[2],
        "deck": len(game.deck),
        "discard": len(game.discard),
        "generation": game.generation,
    }
    tiles = moons(game)
    for s, who in enumerate(game.seat):
        out[f"{s}.tr"] = who.tr
        for kind, name in enumerate(STOCKS):
            out[f"{s}.{name}"] = who.stock[kind]
            out[f"{s}.+{name}"] = who.production[kind]
        out[f"{s}.hand"] = len(who.hand)
        out[f"{s}.dealt"] = len(who.dealt)
        if tiles.marker:
            out[f"{s}.fleets"] = tiles.fleets[s]
    for m, step in enumerate(tiles.marker):
        name = MOONS[m].name
        if step != ABSENT:
            out[f"marker {name}"] = step if step > CLOSED else "closed"
        out[f"colonies {name}"] = " ".join(map(str, tiles.owners(m)))
        out[f"fleet {name}"] = str(tiles.visitor[m]) if tiles.visitor[m] >= 0 else "none"
    for card, n in enumerate(game.cubes):
        if game.cards[card].holds:
            out[f"on {game.cards[card].name}"] = n
    position = game.position()
    tiles = position["tiles"]
    assert isinstance(tiles, list)
    for row in tiles:
        owner = f" {row['seat']}" if "seat" in row else ""
        out[f"at {row['area']}"] = row["tile"] + owner
    return out


def after(game: Mars, *answers: Answer) -> dict[str, object]:
    """Gives the answers and tells what has changed, nothing left out: numbers as differences, new tiles by name.

    A card that is played leaves the hand; that is understood and not told.
    """
    return differences(game, lambda: facts(game), answers)


def points(game: Mars, seat: int = 0) -> int:
    """Points from cards."""
    return game.scores()[seat]["cards"]
