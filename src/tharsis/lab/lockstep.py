"""Many games at once, one answer in each at a time: what is compiled of a batch."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.errors import BadAnswer
from tharsis.kernel.game import Game

DONE: Final = -1  # among the choices of a game: no more options are picked
NOBODY: Final = -1


class Lockstep:
    """Games side by side. In each the first seat that is asked has some choices: the options, by their codes, without
    those it has picked already where it may pick several, and then perhaps `DONE`."""

    def __init__(self, games: list[Game]) -> None:
        self.games: Final = games
        self.seat: Final = [NOBODY] * len(games)
        self.count: Final = [0] * len(games)  # of the choices
        self.least: Final = [1] * len(games)  # options to pick,
        self.most: Final = [1] * len(games)
        self.picked: Final[list[list[int]]] = [[] for _ in games]  # and those that are, where there are several,
        self.left: Final[list[list[int]]] = [[] for _ in games]  # with what may be chosen besides
        for i in range(len(games)):
            self.ask(i)

    def begin(self, i: int, game: Game) -> None:
        """Another game in the place of one that is over."""
        self.games[i] = game
        self.ask(i)

    def ask(self, i: int) -> None:
        """The next question of a game."""
        g = self.games[i]
        self.seat[i] = NOBODY
        self.count[i] = 0
        if g.over:
            return
        s = 0
        offer = g.offers[0]
        while offer is None:
            s += 1
            offer = g.offers[s]
        self.seat[i] = s
        least, most = g.bounds(s)
        self.least[i] = least
        self.most[i] = most
        if self.is_single(i):
            self.count[i] = len(offer.codes)
        else:
            self.picked[i] = []
            self.offer_rest(i)

    def is_single(self, i: int) -> bool:
        return self.least[i] == 1 and self.most[i] == 1

    def offer_rest(self, i: int) -> None:
        """What may still be picked of several options."""
        picked = self.picked[i]
        left = [code for code in self.games[i].codes(self.seat[i]) if code not in picked]
        if len(picked) >= self.least[i]:
            left.append(DONE)
        self.left[i] = left
        self.count[i] = len(left)

    def choices(self, i: int) -> list[int]:
        """Those of a game."""
        if self.seat[i] == NOBODY:
            return []
        return self.games[i].codes(self.seat[i]) if self.is_single(i) else self.left[i]

    def under_way(self, i: int) -> list[int]:
        """What is picked of an answer that is not complete."""
        return [] if self.is_single(i) else self.picked[i]

    def step(self, picks: list[int]) -> list[int]:
        """Makes one choice in each game, by its place; gives the games that are over. Raises BadAnswer before anything
        is done."""
        if len(picks) != len(self.games):
            raise BadAnswer(f"picks: {len(self.games)} games need as many, not {len(picks)}", "picks")
        i = 0
        for pick in picks:
            if not 0 <= pick < self.count[i]:
                raise BadAnswer(f"picks[{i}]: must be 0 to {self.count[i] - 1}, not {pick}", f"picks[{i}]")
            i += 1
        over: list[int] = []
        i = 0
        for pick in picks:
            if self.choose(i, pick):
                over.append(i)
            i += 1
        return over

    def choose(self, i: int, pick: int) -> bool:
        """Whether the game is over."""
        g = self.games[i]
        seat = self.seat[i]
        if self.is_single(i):
            offer = g.offers[seat]
            assert offer is not None
            g.take(seat, [offer.codes[pick]])
        elif self.pick(i, self.left[i][pick]):
            g.take(seat, self.picked[i])
        else:
            return False
        self.ask(i)
        return g.over

    def pick(self, i: int, code: int) -> bool:
        """One of several options; whether these are all."""
        if code == DONE:
            return True
        picked = self.picked[i]
        picked.append(code)
        if len(picked) == self.most[i] or len(picked) == len(self.games[i].codes(self.seat[i])):
            return True
        self.offer_rest(i)
        return False
