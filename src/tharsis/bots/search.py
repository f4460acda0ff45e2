"""Search: tries what the policy thinks best in games that fit the view, and takes what turns out best.

Sequential halving: all candidates are tried alike, then the better half of them again, until one is left. Every
candidate meets the same hidden cards and dice, so that two can be compared game by game: what is surely worse than the
best is given up before its time, and a question that is decided takes no more simulations. The policy plays on for all
seats to the start of a later generation, where the net tells what that is worth; without a net, or where one plays
against the planet, to the end of the game. How much is tried is a number of simulations, not a time: a seed leads to
the same move on every machine, unless somebody says that it is late.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import fsum, inf, sqrt
from time import monotonic
from typing import Final, NamedTuple

from tharsis.bots.minds import COOL, Mind
from tharsis.bots.outcome import Worth, together, worth
from tharsis.bots.policy import SCORE
from tharsis.bots.rollout import Dice
from tharsis.kernel.game import Game
from tharsis.kernel.playout import THE_END, Until, playout
from tharsis.kernel.view import View
from tharsis.vocabulary.terms import CREDITS
from tharsis.vocabulary.world import World

LARGE: Final = 12  # candidates where several options may be picked
FEW: Final = 4  # options of which every choice of several is looked at
DRAWS: Final = 40  # answers the policy is asked for, to find different ones
PRIOR: Final = 300  # simulations that halve what the policy's opinion weighs: it holds back what the net gets wrong
LOOK: Final = 16  # games after which it is looked who is surely worse
ALIKE: Final = 0.002  # a thousandth of a win, which does not matter: who is surely no better than that goes too
AHEAD: Final = {"mars": 1, "ares": 5}  # rounds that are played on; one of Ares Expedition is a few answers


class Width(NamedTuple):
    """How many candidates are tried, and how much less than the best they may score."""

    most: int
    worst: int


NARROW: Final = Width(8, 4 * SCORE)


@dataclass(slots=True)
class Brings:
    """What a line brings until the search looks no further, in all simulations together."""

    steps: int = 0  # of terraforming, by whomever
    income: int = 0
    points: int = 0
    ended: int = 0  # simulations in which the game was over by then

    def add(self, before: Game, after: Game, seat: int) -> None:
        assert isinstance(before, World) and isinstance(after, World)
        self.steps += sum(after.params) - sum(before.params)
        self.income += income(after, seat) - income(before, seat)
        self.points += after.scores()[seat]["total"] - before.scores()[seat]["total"]
        self.ended += after.over


@dataclass(slots=True, eq=False)
class Line:
    """An answer that was tried."""

    codes: list[int]
    score: float  # the policy's opinion, 1 more is e times as likely
    simulations: int = 0
    margin: float = 0.0  # sums over all of them
    win: float = 0.0
    utility: float = 0.0
    squares: float = 0.0
    each: list[float] = field(default_factory=list)  # the utility of each of them
    brings: Brings = field(default_factory=Brings)

    def add(self, one: Worth) -> None:
        self.simulations += 1
        self.margin += one.margin
        self.win += one.win
        self.each.append(one.utility())
        self.utility += self.each[-1]
        self.squares += one.margin * one.margin

    def merit(self, opinion: float = 1.0) -> float:
        """What came of it, and the policy's opinion, which counts the less the more was tried."""
        return self.utility / max(1, self.simulations) + 2 * opinion * self.score / (PRIOR + self.simulations)

    def mean(self) -> Worth:
        n = max(1, self.simulations)
        return Worth(self.margin / n, self.win / n)

    def spread(self) -> float:
        """The standard deviation of the margin."""
        n = max(1, self.simulations)
        return sqrt(max(0.0, self.squares / n - (self.margin / n) ** 2))


class Search:
    """With what was learned for a table, and so many simulations for a question."""

    def __init__(
        self,
        mind: Mind,
        simulations: int,
        seed: int,
        tells: bool = False,
        further: int = 0,
        late: float = inf,
        opinion: float = 1.0,
        width: Width = NARROW,
        sure: float = inf,
    ) -> None:
        self.mind: Final = mind
        self.simulations: Final = simulations
        self.dice: Final = Dice(seed)
        self.tells: Final = tells  # what lines bring
        self.further: Final = further  # rounds that are played on beyond the usual
        self.late: Final = late  # by `monotonic`, when what was tried so far has to do
        self.opinion: Final = opinion  # what the policy's opinion about candidates counts; 0 is nothing
        self.width: Final = width  # the wider, the more is tried that the policy thinks little of
        self.sure: Final = sure  # so many standard errors behind the best a line is given up

    def lines(self, view: View) -> list[Line]:
        """What was tried, the best first."""
        root = view.sample(self.seed())
        lines = self.candidates(root, view.seat)
        if len(lines) == 1:
            return lines
        alive = lines
        rounds = max(1, (len(lines) - 1).bit_length())
        for _ in range(rounds):
            left = max(1, self.simulations // (rounds * len(alive)))
            while left > 0 and len(alive) > 1:
                times = left if self.sure == inf else min(left, LOOK)
                self.simulate(view, alive, times)
                left = 0 if monotonic() > self.late else left - times
                alive.sort(key=self.merit, reverse=True)
                alive = [line for line in alive if not self.hopeless(line, alive[0])]
            alive = alive[: (len(alive) + 1) // 2]
        rest = [line for line in lines if line not in alive]
        return alive + sorted(rest, key=lambda line: (line.simulations, self.merit(line)), reverse=True)

    def merit(self, line: Line) -> float:
        return line.merit(self.opinion)

    def hopeless(self, line: Line, best: Line) -> bool:
        """More simulations would surely not show that it is better than the best by anything that matters."""
        n = len(line.each)
        if line is best or self.sure == inf or n != len(best.each) or n < LOOK:
            return False
        apart = [ours - theirs for ours, theirs in zip(best.each, line.each, strict=True)]
        mean = fsum(apart) / n
        error = sqrt(fsum((one - mean) ** 2 for one in apart) / (n - 1) / n)
        ahead = min(mean, self.merit(best) - self.merit(line))  # the policy's opinion would fade, and does not decide
        return ahead > self.sure * error - ALIKE

    def seed(self) -> int:
        return int(self.dice.roll(1 << 30))

    # ---- what to try
    def candidates(self, root: Game, seat: int) -> list[Line]:
        self.mind.play_on(self.seed())
        policy = self.mind.policy
        offer = root.offers[seat]
        assert offer is not None
        traits = policy.traits
        traits.look(root, seat)
        settled = traits.settled(offer.codes)
        codes = offer.listed()
        low, high = root.bounds(seat)
        if settled >= 0 or (len(codes) == 1 and low == 1) or (traits.many and traits.gives_up):
            return [Line(policy.answer(root, seat), 0.0)]
        if traits.many:
            return self.subsets(root, seat, codes, low, min(high, len(codes)))
        scores = policy.scores(root, seat)
        ranked = sorted(zip(scores, codes, strict=True), key=lambda one: -one[0])
        best = ranked[0][0]
        most, worst = self.width
        return [Line([code], (score - best) / SCORE) for score, code in ranked[:most] if score > best - worst]

    def subsets(self, root: Game, seat: int, codes: list[int], low: int, high: int) -> list[Line]:
        """Those that score best where there are few, else those that the policy itself would pick."""
        policy = self.mind.policy
        score = dict(zip(codes, policy.scores(root, seat), strict=True))
        if len(codes) <= FEW:
            found = [list(some) for k in range(low, high + 1) for some in combinations(codes, k)]
        else:
            policy.heat = 2 * COOL
            drawn = [set(policy.answer(root, seat)) for _ in range(DRAWS)]
            policy.heat = COOL
            found = [[code for code in codes if code in some] for some in drawn]
        lines: list[Line] = []
        for some in sorted(found, key=lambda some: -sum(score[code] for code in some)):
            if len(lines) < LARGE and all(line.codes != some for line in lines):
                lines.append(Line(some, sum(score[code] for code in some) / SCORE))
        return lines

    # ---- trying
    def simulate(self, view: View, lines: Sequence[Line], times: int) -> None:
        """All of these lines, on so many samples."""
        seat = view.seat
        tried: list[tuple[Line, Game, Game]] = []
        for _ in range(times):
            seed = self.seed()
            sample = view.sample(seed)
            self.mind.policy.traits.ask_again(sample, seat)
            stop = self.horizon(sample)
            offered = set(sample.codes(seat))
            for line in lines:
                if offered.issuperset(line.codes):
                    leaf = sample.copy()
                    leaf.take(seat, line.codes)
                    self.play_on(leaf, seed, stop)
                    tried.append((line, sample, leaf))
            if monotonic() > self.late:
                break
        worths = self.judged([leaf for _, _, leaf in tried], seat)
        for (line, sample, leaf), one in zip(tried, worths, strict=True):
            line.add(one)
            if self.tells:
                line.brings.add(sample, leaf, seat)

    def play_on(self, game: Game, seed: int, stop: Until) -> None:
        playout(game, [self.mind.play_on(seed)] * game.seats, stop)

    def horizon(self, game: Game) -> Until:
        """The start of a later round, if the net can tell what that is worth."""
        if self.mind.net is None or together(game):
            return THE_END
        return Until(rounds=game.rounds() + AHEAD[game.name()] + self.further)

    def judged(self, leaves: list[Game], seat: int) -> list[Worth]:
        net = self.mind.net
        going_on = [leaf for leaf in leaves if not leaf.over]
        told = iter(net.worths(going_on, seat) if net is not None and going_on else [])
        return [worth(leaf, seat) if leaf.over else next(told) for leaf in leaves]


def income(game: World, seat: int) -> int:
    who = game.seat[seat]
    return int(who.tr + who.production[CREDITS])
