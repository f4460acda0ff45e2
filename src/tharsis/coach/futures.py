"""Futures of who plays against the planet, to their ends. The policy alone wins little of what can still be won late in
such a game, and would tell somebody who is about to win that all is lost; here the last answers are searched for.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tharsis.bots.minds import Mind
from tharsis.bots.playing import Guest
from tharsis.bots.policy import SCORE
from tharsis.bots.rollout import Dice
from tharsis.bots.search import Line, Search, Width
from tharsis.kernel.game import Game
from tharsis.kernel.playout import THE_END, Until, playout
from tharsis.kernel.view import View
from tharsis.vocabulary.world import World

CAREFUL: Final = 12  # such futures, where others are content with twice as many of the usual
CLOSE: Final = 80  # answers, about, before the end from which on each is searched for,
AHEAD: Final = 8  # with so many simulations,
THOROUGH: Final = 48  # or so many to tell a mistake
VERY_CLOSE: Final = 25  # answers before the end from which on all futures are such: there they are short, and one
WEIGHT: Final = 16  # takes as long as so many of the usual in the middle of a game


ALIKE: Final = 0.5  # steps of terraforming
OPINION: Final = 0.15  # what the policy's counts there: less than a step of terraforming
EVERYTHING: Final = Width(24, 40 * SCORE)


class Ending(NamedTuple):
    """How far the end is, as the policy plays."""

    answers: int
    close: int  # the round with which the last answers begin,
    last: int  # and the last


class Thinker:
    """Searches for each answer, among all of them. In the last round a step that is taken is worth more than one that
    the policy might take later: of what comes out alike, what brings most at once is best."""

    def __init__(self, mind: Mind, simulations: int, seed: int, last: int) -> None:
        self.mind: Final = mind
        self.simulations: Final = simulations
        self.dice: Final = Dice(seed)
        self.last: Final = last

    def answer(self, view: View) -> list[int]:
        seed = int(self.dice.roll(1 << 30))
        lines = Search(self.mind, self.simulations, seed, opinion=OPINION, width=EVERYTHING).lines(view)
        first = lines[0]
        root = view.sample(seed)
        if len(lines) == 1 or root.rounds() < self.last:
            return first.codes
        offered = set(root.codes(view.seat))  # in this sample: what was drawn may be another card
        tried = [line for line in lines if line.simulations and offered.issuperset(line.codes)]
        alike = [line for line in tried if first.mean().margin - line.mean().margin < ALIKE]
        return max(alike, key=lambda line: self.steps(root, view.seat, line), default=first).codes

    def steps(self, root: Game, seat: int, line: Line) -> int:
        """Of terraforming, until it is asked what it does next."""
        game = root.copy()
        game.take(seat, line.codes)
        playout(game, [self.mind.play_on(0)] * game.seats, Until(turn_of=seat))
        assert isinstance(game, World)
        return int(sum(game.params))


def ending(mind: Mind, view: View, seed: int) -> Ending:
    game = view.sample(seed)
    before = game.rounds()
    answers = int(playout(game, [mind.play_on(seed)] * game.seats, THE_END))
    rounds = game.rounds() + 1 - before
    return Ending(answers, int(game.rounds() + 1 - CLOSE * rounds // max(1, answers)), int(game.rounds()))


class Careful(Search):
    """A search whose futures end as those of somebody who thinks, and thinks of everything: what the policy would never
    do may be the last step. Where a single round takes more than the last answers, they are as usual."""

    def __init__(self, mind: Mind, seed: int, end: Ending, ahead: int = AHEAD, tells: bool = False) -> None:
        super().__init__(mind, 0, seed, tells, width=EVERYTHING)
        self.ahead: Final = ahead
        self.end: Final = end

    def play_on(self, game: Game, seed: int, stop: Until) -> None:
        if game.rounds() < self.end.close:
            super().play_on(game, seed, Until(rounds=self.end.close))
        playout(game, [Guest(Thinker(self.mind, self.ahead, seed, self.end.last))] * game.seats, stop)
