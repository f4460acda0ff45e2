"""A small net that tells how a game will end: by how many points, and with what chance to win. Needs numpy.

Its weights are whole numbers, and what it sees are whole numbers. They are multiplied as doubles, which are exact for
whole numbers of this size, so that the order of a sum does not matter: every machine finds the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tharsis.bots.outcome import Worth
from tharsis.bots.sight import Sight
from tharsis.bots.weights import BadWeights, Weights, most_seats
from tharsis.kernel.game import Game
from tharsis.lab import cards as card_facts
from tharsis.lab.games import lab_game

Doubles = NDArray[np.float64]
FIRST_UNIT: Final = 4096  # of the weights of the first layer,
UNIT: Final = 1024  # of the others,
LIT: Final = 256  # and of what goes from one layer to the next
POINTS: Final = 20.0  # the unit of margins
CHANCES: Final = 4096  # chances are told in parts of this
ALONE: Final = (
    2**18
)  # products that one thread does alone; for more OpenBLAS wakes others, which takes longer than to do it


class Net:
    """Two hidden layers. The first one has a row of weights for each number that is seen."""

    def __init__(self, weights: Weights) -> None:
        self.sight: Final = Sight(weights.game, most_seats(weights.table))
        hidden, second = (len(weights.numbers[f"net.bias{i}"]) for i in (1, 2))
        self.bias: Final = [whole(weights, f"net.bias{i}", -1)[:, 0] for i in (1, 2, 3)]
        self.first: Final = first_layer(weights, self.sight.names, hidden)
        self.second: Final = whole(weights, "net.2", second)
        self.third: Final = whole(weights, "net.3", 2)

    def worths(self, games: Sequence[Game], seat: int) -> list[Worth]:
        """What these games will come to for a seat."""
        seen = self.sight.rows(games, seat)
        there = np.flatnonzero(seen.any(axis=0))  # most cards lie nowhere
        lit = times(seen[:, there].astype(np.float64), self.first[there]) + self.bias[0]
        lit = times(np.floor(np.maximum(lit, 0) / (FIRST_UNIT // LIT)), self.second) + self.bias[1]
        out = (times(np.floor(np.maximum(lit, 0) / UNIT), self.third) + self.bias[2]) / (UNIT * LIT)
        wins = np.rint(CHANCES / (1 + np.exp(-np.clip(out[:, 1], -30, 30)))) / CHANCES
        return [Worth(float(margin) * POINTS, float(win)) for margin, win in zip(out[:, 0], wins, strict=True)]


def times(rows: Doubles, weights: Doubles) -> Doubles:
    """The product, a few rows at a time."""
    few = max(1, ALONE // weights.size)
    return np.concatenate([rows[i : i + few] @ weights for i in range(0, len(rows), few)])


def whole(weights: Weights, name: str, columns: int) -> Doubles:
    return np.array(weights.numbers[name], np.float64).reshape(-1, columns if columns > 0 else 1)


def first_layer(weights: Weights, names: Sequence[str], hidden: int) -> Doubles:
    """A row for each number that is seen here. What was not seen in training weighs nothing; but a card says by its
    facts what it is likely to weigh."""
    known = {name: i for i, name in enumerate(weights.names["net.seen"])}
    learned = whole(weights, "net.1", hidden)
    if not known.keys() & set(names):
        raise BadWeights("net: sees nothing that there is to see", "net.seen")
    out = np.zeros((len(names), hidden))
    guesses = guessed(weights, hidden)
    for i, name in enumerate(names):
        if name in known:
            out[i] = learned[known[name]]
        elif name in guesses:
            out[i] = guesses[name]
    return out


def guessed(weights: Weights, hidden: int) -> dict[str, Doubles]:
    """For cards in all places that the net knows of: what their facts say."""
    from_facts = whole(weights, "net.facts", hidden)
    places = list(weights.names["net.places"])
    facts = card_facts(weights.game)
    each = from_facts.reshape(len(places), -1, hidden)
    if each.shape[1] != facts.shape[1]:
        return {}  # cards tell other facts today than in training
    names = [card.name for card in lab_game(weights.game).cards]
    out: dict[str, Doubles] = {}
    for place, by_fact in zip(places, each, strict=True):
        rows = np.rint(facts @ by_fact)
        out |= {f"cards.{place}.{name}": row for name, row in zip(names, rows, strict=True)}
    return out
