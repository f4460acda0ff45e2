"""Bots that play by what was learned. They look at samples of their view, in which nothing hidden is left to see."""

from __future__ import annotations

from typing import Final

from tharsis.bots.minds import Mind, mind_for
from tharsis.bots.policy import HEATS
from tharsis.bots.rollout import Dice
from tharsis.bots.search import Line, Search
from tharsis.kernel.game import Game
from tharsis.kernel.playout import has_turn
from tharsis.kernel.view import View

COLD: Final = 3  # heat of a policy that answers what an action still asks
LONGEST: Final = 12  # such answers
PER_POINT: Final = 0.5  # what a point of margin counts beside the policy's opinion


class PolicyBot:
    """Plays by the policy alone: the hotter, the more often it takes something else than the best."""

    def __init__(self, seed: int, heat: int = HEATS, mind: Mind | None = None) -> None:
        self.dice: Final = Dice(seed)
        self.heat: Final = heat
        self.mind: Final = mind

    def answer(self, view: View) -> list[int]:
        root = view.sample(int(self.dice.roll(1 << 30)))
        mind = self.mind or mind_for(root.name(), root.setup())
        mind.policy.reseed(int(self.dice.roll(1 << 30)))
        mind.policy.heat = self.heat
        return mind.policy.answer(root, view.seat)


class StepBot:
    """One step ahead: what the policy likes and the net thinks well of. Without a net the policy plays alone."""

    def __init__(self, seed: int, mind: Mind | None = None) -> None:
        self.dice: Final = Dice(seed)
        self.mind: Final = mind

    def answer(self, view: View) -> list[int]:
        seed = int(self.dice.roll(1 << 30))
        root = view.sample(seed)
        mind = self.mind or mind_for(root.name(), root.setup())
        lines = Search(mind, 0, seed).candidates(root, view.seat)
        if len(lines) == 1 or mind.net is None:
            return lines[0].codes
        mind.policy.heat = COLD
        after = [self.after(mind, root, view.seat, line) for line in lines]
        worths = mind.net.worths(after, view.seat)
        merits = [line.score + PER_POINT * one.margin for line, one in zip(lines, worths, strict=True)]
        return lines[merits.index(max(merits))].codes

    def after(self, mind: Mind, root: Game, seat: int, line: Line) -> Game:
        """The position when all that the action asks is answered."""
        game = root.copy()
        game.take(seat, line.codes)
        mind.policy.reseed(1)
        for _ in range(LONGEST):
            if game.over or game.offers[seat] is None or has_turn(game, seat):
                break
            game.take(seat, mind.policy.answer(game, seat))
        return game


class SearchBot:
    """So many simulations for each question that is one."""

    def __init__(self, seed: int, simulations: int, mind: Mind | None = None) -> None:
        self.dice: Final = Dice(seed)
        self.simulations: Final = simulations
        self.mind: Final = mind

    def answer(self, view: View) -> list[int]:
        seed = int(self.dice.roll(1 << 30))
        root = view.sample(seed)
        mind = self.mind or mind_for(root.name(), root.setup())
        return Search(mind, self.simulations, seed).lines(view)[0].codes
