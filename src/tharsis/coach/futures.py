"""Futures of who plays against the planet, to their ends. The policy alone wins little of what can still be won late in
such a game, and would tell somebody who is about to win that all is lost; here the last answers are searched for.
"""

from __future__ import annotations

from typing import Final

from tharsis.bots.bot import Bot
from tharsis.bots.minds import Mind
from tharsis.bots.search import Search
from tharsis.bots.thinkers import SearchBot
from tharsis.kernel.game import Game
from tharsis.kernel.playout import THE_END, Policy, Until, playout
from tharsis.kernel.view import View

CAREFUL: Final = 12  # such futures, where others are content with twice as many of the usual
CLOSE: Final = 80  # answers, about, before the end from which on each is searched for,
AHEAD: Final = 8  # with so many simulations,
THOROUGH: Final = 48  # or so many to tell a mistake


class Seated(Policy):
    """A bot in a game that is played out. It sees no more of it than at a table."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot

    def answer(self, game: Game, seat: int) -> list[int]:
        return self.bot.answer(game.view(seat))


class Careful(Search):
    """A search whose futures cost a hundred times as much, and end as those of somebody who thinks."""

    def __init__(self, mind: Mind, seed: int, view: View, ahead: int = AHEAD) -> None:
        super().__init__(mind, 0, seed)
        self.ahead: Final = ahead
        self.close: Final = last_rounds(mind, view, seed)

    def play_on(self, game: Game, seed: int, stop: Until) -> None:
        if game.rounds() < self.close:
            super().play_on(game, seed, Until(rounds=self.close))
        playout(game, [Seated(SearchBot(seed, self.ahead, self.mind))] * game.seats, stop)


def last_rounds(mind: Mind, view: View, seed: int) -> int:
    """The round with which the last answers begin; where a single one takes more of them, there are none."""
    game = view.sample(seed)
    before = game.rounds()
    answers = playout(game, [mind.play_on(seed)] * game.seats, THE_END)
    rounds = game.rounds() + 1 - before
    return int(game.rounds() + 1 - CLOSE * rounds // max(1, answers))
