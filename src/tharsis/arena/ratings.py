"""How strong players are: ratings that explain who beat whom, with their intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING, Final

from tharsis.arena.results import Played
from tharsis.kernel.errors import GameError

if TYPE_CHECKING:
    import numpy

SCALE: Final = 400 / log(10)  # points of a rating: 400 more win ten times as often as they lose
MIDDLE: Final = 1000.0
PRIOR: Final = 1.0  # drawn games of everybody against the middle, so that who always wins has a number too
ROUNDS: Final = 200
Z: Final = 1.959964


@dataclass(frozen=True, slots=True)
class Rating:
    name: str
    rating: float
    error: float  # half of the 95 % interval
    games: int
    share: float  # of wins


@dataclass(frozen=True, slots=True)
class Meetings:
    """By two names: games of both, and what the first won of them."""

    names: Sequence[str]
    games: list[list[float]]
    won: list[list[float]]


def rank(game: Played, seat: int) -> tuple[bool, int]:
    """Winning goes before points: a solo goal or a tie-break decides, not the sum."""
    return seat in game.winners, game.scores[seat].get("total", 0)


def meetings(games: Iterable[Played], names: Sequence[str]) -> Meetings:
    """At a table of more than two everybody meets everybody, and each meeting counts as a part of the game."""
    place = {name: i for i, name in enumerate(names)}
    met = [[0.0] * len(names) for _ in names]
    won = [[0.0] * len(names) for _ in names]
    for game in games:
        seats = [(s, place[name]) for s, name in enumerate(game.seats) if name in place]
        part = 1 / max(1, len(seats) - 1)
        for s, i in seats:
            for other, j in seats:
                if i != j:
                    mine, theirs = rank(game, s), rank(game, other)
                    met[i][j] += part
                    won[i][j] += part * (0.5 if mine == theirs else float(mine > theirs))
    return Meetings(names, met, won)


def ratings(games: Sequence[Played], names: Sequence[str]) -> list[Rating]:
    """Bradley and Terry's model, fitted by Newton's method; the strongest first, 1000 in the middle."""
    if not names:
        return []
    try:
        import numpy as np
    except ImportError:
        raise GameError("ratings need numpy: pip install 'tharsis[arena]'", "numpy") from None
    table = meetings(games, names)
    met, won = np.array(table.games), np.array(table.won)
    strength = np.zeros(len(names))
    for _ in range(ROUNDS):
        slope, curve = derivatives(strength, met, won)
        step = np.linalg.solve(curve, slope)
        strength = strength + np.clip(step, -2, 2)
        if float(np.abs(step).max(initial=0.0)) < 1e-9:
            break
    _, curve = derivatives(strength, met, won)
    # only differences show in games: what is uncertain about all of them together says nothing
    centre = np.eye(len(names)) - 1 / len(names)
    strength = centre @ strength
    errors = np.sqrt(np.diag(centre @ np.linalg.inv(curve) @ centre))
    out = []
    for i, name in enumerate(names):
        mine = [game for game in games if name in game.seats]
        share = sum(game.share(name) for game in mine) / max(1, len(mine))
        rating, error = MIDDLE + SCALE * float(strength[i]), Z * SCALE * float(errors[i])
        out.append(Rating(name, round(rating, 1), round(error, 1), len(mine), round(share, 4)))
    return sorted(out, key=lambda one: -one.rating)


def derivatives(strength: numpy.ndarray, met: numpy.ndarray, won: numpy.ndarray) -> tuple[numpy.ndarray, numpy.ndarray]:
    """Of the logarithm of the likelihood: where it rises, and how it bends (with the sign changed)."""
    import numpy as np

    expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    bend = met * expected * (1 - expected)
    alone = 1 / (1 + np.exp(-strength))
    slope = (won - met * expected).sum(axis=1) + PRIOR * (0.5 - alone)
    curve = np.diag(bend.sum(axis=1) + PRIOR * alone * (1 - alone)) - bend
    return slope, curve
