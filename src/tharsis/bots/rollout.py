"""A uniform random player kept inside the engine: whole games at full speed."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.code import kind_of
from tharsis.kernel.game import Game
from tharsis.kernel.playout import Policy, playout
from tharsis.kernel.rows import row_of
from tharsis.native import Row, i64, vec

NOTHING: Final = -1  # no kind of option


class Dice:
    """The random player's own dice, apart from the game's."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = (seed * 2654435761 + 977) & 0xFFFFFFFF or 1

    def roll(self, n: i64) -> i64:
        x: i64 = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return (x * n) >> 32

    def subset(self, codes: Row, low: i64, high: i64) -> Row:
        """A random number of random options."""
        n: i64 = len(codes)
        if high > n:
            high = n
        count = low + self.roll(high - low + 1)
        pool = codes[:]
        i: i64 = 0
        while i < count:
            j = i + self.roll(n - i)
            code = pool[i]
            pool[i] = pool[j]
            pool[j] = code
            i += 1
        return pool[:count]

    def one(self, codes: Row, avoid: i64) -> i64:
        """Any of the options. Those of the kind `avoid` are never taken if there is another."""
        n: i64 = len(codes)
        code: i64 = codes[self.roll(n)]
        if n > 1:
            while kind_of(code) == avoid:
                code = codes[self.roll(n)]
        return code

    def choose(self, codes: list[int], low: i64, high: i64, avoid: i64) -> list[int]:
        """What a uniform random player answers."""
        if low != 1 or high != 1:
            return list(self.subset(row_of(codes), low, high))
        n: i64 = len(codes)
        code = codes[self.roll(n)]
        if n > 1:
            while kind_of(code) == avoid:
                code = codes[self.roll(n)]
        return [code]

    def choose_row(self, codes: Row, low: i64, high: i64, avoid: i64) -> Row:
        """The same for who has the options in a row."""
        if low != 1 or high != 1:
            return self.subset(codes, low, high)
        return vec[i64]([self.one(codes, avoid)])


class Uniform(Policy):
    """Each option is as likely as any other, but for those of a kind that is avoided."""

    def __init__(self, seed: int, avoid: int = NOTHING) -> None:
        self.dice = Dice(seed)
        self.avoid: Final = avoid

    def answer(self, game: Game, seat: i64) -> list[int]:
        return list(self.answer_row(game, seat))

    def answer_row(self, game: Game, seat: i64) -> Row:
        offer = game.offers[seat]
        assert offer is not None
        low, high = game.bounds(seat)
        return self.dice.choose_row(offer.codes, low, high, self.avoid)


def play_out(game: Game, seed: int, avoid: i64) -> i64:
    """Plays the game to its end with random answers; gives the number of decisions."""
    return playout(game, [Uniform(seed, avoid)] * game.seats)
