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
        self.choices: Final[list[list[int]]] = [[] for _ in games]
        self.picked: Final[list[list[int]]] = [[] for _ in games]
        for i in range(len(games)):
            self.ask(i)

    def begin(self, i: int, game: Game) -> None:
        """Another game in the place of one that is over."""
        self.games[i] = game
        self.ask(i)

    def ask(self, i: int) -> None:
        """The next question of a game."""
        g = self.games[i]
        self.picked[i] = []
        self.choices[i] = []
        self.seat[i] = NOBODY
        if g.over:
            return
        s = 0
        while g.offers[s] is None:
            s += 1
        self.seat[i] = s
        least, most = g.bounds(s)
        if least == 1 and most == 1:
            self.choices[i] = g.codes(s)
        else:
            self.offer(i, least)

    def offer(self, i: int, least: int) -> None:
        """What may still be picked of several options."""
        picked = self.picked[i]
        left = [code for code in self.games[i].codes(self.seat[i]) if code not in picked]
        if len(picked) >= least:
            left.append(DONE)
        self.choices[i] = left

    def counts(self) -> list[int]:
        """How many choices there are in each game."""
        return [len(choices) for choices in self.choices]

    def step(self, picks: list[int]) -> list[int]:
        """Makes one choice in each game, by its place; gives the games that are over. Raises BadAnswer before anything
        is done."""
        if len(picks) != len(self.games):
            raise BadAnswer(f"picks: {len(self.games)} games need as many, not {len(picks)}", "picks")
        i = 0
        for pick in picks:
            if not 0 <= pick < len(self.choices[i]):
                raise BadAnswer(f"picks[{i}]: must be 0 to {len(self.choices[i]) - 1}, not {pick}", f"picks[{i}]")
            i += 1
        over: list[int] = []
        i = 0
        for pick in picks:
            if self.pick(i, self.choices[i][pick]):
                over.append(i)
            i += 1
        return over

    def pick(self, i: int, code: int) -> bool:
        """Whether the game is over."""
        g = self.games[i]
        seat = self.seat[i]
        least, most = g.bounds(seat)
        if least == 1 and most == 1:
            g.take(seat, [code])
        else:
            picked = self.picked[i]
            if code != DONE:
                picked.append(code)
                if len(picked) < most and len(picked) < len(g.codes(seat)):
                    self.offer(i, least)
                    return False
            g.take(seat, picked)
        self.ask(i)
        return g.over
