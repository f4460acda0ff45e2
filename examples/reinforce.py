"""A policy that learns the solo game of Terraforming Mars from nothing: REINFORCE, with numpy alone.

    python examples/reinforce.py          # some seconds; prints how many points a game brings, as it learns
    python examples/reinforce.py 5000     # so many games

The policy is linear: an option is as good as its row of numbers, times one weight for each number. That is enough to
learn to play cards, to use them and not to pass.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from tharsis import lab

GAMES_AT_ONCE = 32
STEP = 0.3


def choose(rows: Any, starts: Any, weights: Any, rng: np.random.Generator) -> tuple[Any, Any]:
    """A choice in each game, and for each how it would become likelier."""
    first, sizes = starts[:-1], np.diff(starts)
    scores = rows @ weights
    scores -= np.repeat(np.maximum.reduceat(scores, first), sizes)
    chance = np.exp(scores)
    chance /= np.repeat(np.add.reduceat(chance, first), sizes)
    drawn = scores + rng.gumbel(size=len(rows))  # the largest of these is a draw by those chances
    picks = np.array([part.argmax() for part in np.split(drawn, first[1:])])
    return picks, rows[first + picks] - np.add.reduceat(rows * chance[:, None], first)


def learn(games: int, seed: int = 0) -> list[float]:
    """The points of the games, in the order in which they ended."""
    batch = lab.Batch(GAMES_AT_ONCE, "mars", seats=1, seed=seed)
    rng = np.random.default_rng(seed)
    weights = np.zeros(lab.schema("mars").option.size)
    traces = np.zeros((GAMES_AT_ONCE, len(weights)))
    points: list[float] = []
    while len(points) < games:
        picks, likelier = choose(*batch.choices(), weights, rng)
        traces += likelier
        for ended in batch.step(picks):
            points.append(ended.scores[0]["total"])
            better = (points[-1] - np.mean(points[-200:])) / (np.std(points[-200:]) + 5)
            weights += STEP * better * traces[ended.place] / (1 + np.linalg.norm(traces[ended.place]))
            traces[ended.place] = 0
    return points


if __name__ == "__main__":
    points = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
    for end in range(100, len(points) + 1, 100):
        mean = np.mean(points[end - 100 : end])
        print(f"games {end - 99:5d} to {end:5d}: {mean:5.1f} points {'#' * int(mean)}")
