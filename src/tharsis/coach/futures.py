"""Futures of who plays against the planet, to their ends. The policy alone wins little of what can still be won late in
such a game, and would tell somebody who is about to win that all is lost; here the last answers are searched for.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tharsis.bots.bot import Bot
from tharsis.bots.minds import Mind
from tharsis.bots.policy import SCORE
from tharsis.bots.rollout import Dice
from tharsis.bots.search import Search, Width
from tharsis.kernel.game import Game
from tharsis.kernel.playout import THE_END, Policy, Until, playout
from tharsis.kernel.view import View

CAREFUL: Final = 12  # such futures, where others are content with twice as many of the usual
CLOSE: Final = 80  # answers, about, before the end from which on each is searched for,
AHEAD: Final = 8  # with so many simulations,
THOROUGH: Final = 48  # or so many to tell a mistake
VERY_CLOSE: Final = 25  # answers before the end from which on all futures are such: there they are short, and one
WEIGHT: Final = 16  # takes as long as so many of the usual in the middle of a game


EVERYTHING: Final = Width(24, 40 * SCORE)


class Seated(Policy):
    """A bot in a game that is played out. It sees no more of it than at a table."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot

    def answer(self, game: Game, seat: int) -> list[int]:
        return self.bot.answer(game.view(seat))


class Ending(NamedTuple):
    """How far the end is, as the policy plays."""

    answers: int
    close: int  # the round with which the last answers begin


class Thinker:
    """Searches for each answer, among all of them."""

    def __init__(self, mind: Mind, simulations: int, seed: int) -> None:
        self.mind: Final = mind
        self.simulations: Final = simulations
        self.dice: Final = Dice(seed)

    def answer(self, view: View) -> list[int]:
        search = Search(self.mind, self.simulations, int(self.dice.roll(1 << 30)), width=EVERYTHING)
        return search.lines(view)[0].codes


def ending(mind: Mind, view: View, seed: int) -> Ending:
    game = view.sample(seed)
    before = game.rounds()
    answers = int(playout(game, [mind.play_on(seed)] * game.seats, THE_END))
    rounds = game.rounds() + 1 - before
    return Ending(answers, int(game.rounds() + 1 - CLOSE * rounds // max(1, answers)))


class Careful(Search):
    """A search whose futures end as those of somebody who thinks, and thinks of everything: what the policy would never
    do may be the last step. Where a single round takes more than the last answers, they are as usual."""

    def __init__(self, mind: Mind, seed: int, close: int, ahead: int = AHEAD, tells: bool = False) -> None:
        super().__init__(mind, 0, seed, tells, width=EVERYTHING)
        self.ahead: Final = ahead
        self.close: Final = close

    def play_on(self, game: Game, seed: int, stop: Until) -> None:
        if game.rounds() < self.close:
            super().play_on(game, seed, Until(rounds=self.close))
        playout(game, [Seated(Thinker(self.mind, self.ahead, seed))] * game.seats, stop)
