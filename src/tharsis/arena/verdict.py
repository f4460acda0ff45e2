"""Is one player better than another? A sequential test over pairs of games with the seats changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from tharsis.arena.plan import Duel
from tharsis.arena.results import Played

FEWEST_PAIRS: Final = 10  # before anything is said: a spread needs some games
LEAST_SPREAD: Final = 0.01  # of pairs that all end alike
Z: Final = 1.959964  # of 95 %


@dataclass(frozen=True, slots=True)
class Verdict:
    """`better` is None as long as nobody can tell. The share of wins comes with its 95 % interval."""

    games: int
    share: float
    low: float
    high: float
    evidence: float  # the logarithm of how much better "better" explains the games than "equal"
    better: bool | None


class Trial:
    """The games of a test as they come in. Pairs are counted in the order of their seeds, whoever is done first, and
    nothing after the decision: the verdict does not depend on who plays the games."""

    def __init__(self, test: Duel, seed: int) -> None:
        self.test: Final = test
        self.next = seed
        self.waiting: dict[int, list[float]] = {}
        self.pairs = 0
        self.sum = 0.0
        self.squares = 0.0
        self.decided = False

    def hear(self, games: Iterable[Played]) -> Verdict:
        for game in games:
            self.waiting.setdefault(game.seed, []).append(game.share(self.test.better))
        while not self.decided and len(self.waiting.get(self.next, ())) == 2:
            won = sum(self.waiting.pop(self.next)) / 2
            self.next += 1
            self.pairs += 1
            self.sum += won
            self.squares += won * won
            self.decided = self.verdict().better is not None
        return self.verdict()

    def verdict(self) -> Verdict:
        """The generalised sequential probability ratio test, by the normal distribution of the shares of pairs: their
        spread is what counts, and that is smaller than the spread of games, since both have had the same cards."""
        n = self.pairs
        if not n:
            return Verdict(0, 0.5, 0.0, 1.0, 0.0, None)
        mean = self.sum / n
        spread = max(LEAST_SPREAD, (self.squares - n * mean * mean) / max(1, n - 1))
        low, high = interval(mean, 2 * n)
        evidence = n * (self.test.by - 0.5) * (2 * mean - 0.5 - self.test.by) / (2 * spread)
        limit = log((1 - self.test.error) / self.test.error)
        better = None if n < FEWEST_PAIRS or abs(evidence) < limit else evidence > 0
        return Verdict(2 * n, mean, low, high, evidence, better)


def interval(share: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of n games."""
    if n == 0:
        return 0.0, 1.0
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)
