"""Weighs the answers to a question against each other: all of them in the same imagined futures, so that what differs
between two is the answer and not the luck. Nothing but the view is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, sqrt
from time import process_time
from typing import Final

from tharsis.bots.minds import Mind, mind_for
from tharsis.bots.outcome import Worth, together
from tharsis.bots.policy import SCORE
from tharsis.bots.search import PRIOR, Line, Search
from tharsis.coach.chances import BEYOND, chances
from tharsis.coach.futures import VERY_CLOSE, WEIGHT, Careful, ending
from tharsis.kernel.game import Game
from tharsis.kernel.view import View

FEWEST: Final = 6  # futures before an answer is left aside,
CLEARLY: Final = 3.0  # where it is so many standard errors behind
SHOWN: Final = 3  # answers that a person is shown at least, where there are so many
OFTEN: Final = 50  # looks for twice as many futures, about
ENOUGH: Final = 160  # futures after which a clear lead is looked at no longer
ALONE: Final = 12  # futures of an answer beside which there is none, to tell the chances
DOUBT: Final = 0.4  # points that the net itself may be wrong by, in all futures alike
STAKE: Final = 20.0  # points that a sure win counts beside its margin: a person who has won still counts points
OPINION: Final = 50.0  # points of a simulation that the policy's opinion counts
HARDLY: Final = 0.002  # a chance that is as good as none
LONGEST: Final = 1.0  # seconds of a core for the chances; they take a hundredth of that, or a third against the planet
UNKNOWN: Final = -1.0  # no chance
SURE: Final = 2.0  # standard errors to each side of a range


@dataclass(frozen=True, slots=True)
class Brings:
    """What changes on average as far as is looked ahead."""

    steps: float = 0.0  # of terraforming, by whomever
    income: float = 0.0
    points: float = 0.0


@dataclass(frozen=True, slots=True)
class Weighed:
    """An answer beside the others. Points are those ahead of the best rival at the end; alone, or all together, steps
    of terraforming."""

    answer: tuple[str, ...]  # in notation; empty where nothing is picked
    codes: tuple[int, ...]
    gain: float  # against what such questions are usually answered with
    behind: float  # the first answer; 0 for itself
    range: float  # to each side of `behind`
    level: bool  # it cannot be told from the first
    margin: float  # points ahead of the best rival at the end, as expected
    win: float  # the chance to win, 0 to 1
    futures: int
    short: Brings  # what it brings less than the first


@dataclass(frozen=True, slots=True)
class Balance:
    """All that was weighed, the best first."""

    lines: list[Weighed]
    futures: int  # 0: there was nothing to weigh
    lead: float  # the share of futures in which the first answer comes out best, of those that were tried to the end
    usual: float  # the chance to win with what such questions are usually answered with
    ahead: int = 0  # generations or rounds that were looked ahead, this one with them; 0: to the end

    @property
    def clear(self) -> bool:
        return bool(self.lines) and not any(line.level for line in self.lines[1:])

    def of(self, codes: Sequence[int]) -> Weighed | None:
        wanted = set(codes)
        return next((line for line in self.lines if set(line.codes) == wanted), None)


class Lot:
    """One answer, with what came of it in each future that it was tried in."""

    def __init__(self, line: Line) -> None:
        self.line: Final = line
        self.worths: dict[int, Worth] = {}  # by the number of the future
        self.brings: dict[int, tuple[int, int, int]] = {}  # steps, income and points
        self.ended = 0  # futures in which the game was over

    def merit(self) -> float:
        """What came of it in points, and the policy's opinion, which counts the less the more was tried."""
        n = len(self.worths)
        return sum(map(value, self.worths.values())) / max(1, n) + OPINION * self.line.score / (PRIOR + n)

    def short_of(self, first: Lot) -> Brings:
        """What it brings less than the first, in the futures that both were tried in."""
        shared = self.brings.keys() & first.brings.keys()
        gaps = [[a - b for a, b in zip(first.brings[n], self.brings[n], strict=True)] for n in shared]
        return Brings(*(sum(row) / len(gaps) for row in zip(*gaps, strict=True)))


def value(one: Worth) -> float:
    """In points: the margin, and what winning itself is worth."""
    return one.margin + STAKE * (2 * one.win - 1)


class Weighing:
    """Goes on as long as one likes: `go_on`, and look at the `balance`. A seed and a number of simulations lead to the
    same on every machine. `also` are answers that are weighed whatever the policy thinks of them; so are the next ones
    that it would give, where there are fewer than `least`. Futures go `further` rounds beyond the usual; without a
    word, so many as serve this game best. Who knows the `chance` to win already need not have it found out."""

    def __init__(
        self,
        view: View,
        seed: int = 0,
        mind: Mind | None = None,
        also: Sequence[Sequence[int]] = (),
        widest: int = 0,
        least: int = 0,
        further: int | None = None,
        chance: float = UNKNOWN,
    ) -> None:
        self.view: Final = view
        root = view.sample(seed)
        self.mind: Final = mind or mind_for(root.name(), root.setup())
        beyond = BEYOND[root.name()] if further is None else further
        end = ending(self.mind, view, seed) if together(root) else None
        self.careful: Final = end is not None and end.answers <= VERY_CLOSE
        if end is not None and self.careful:
            self.search: Search = Careful(self.mind, seed, end, tells=True)
        else:
            self.search = Search(self.mind, 0, seed, tells=True, further=beyond)
        self.weight: Final = WEIGHT if self.careful else 1  # of one simulation
        self.ahead: Final = max(0, self.search.horizon(root).rounds - root.rounds())
        found = self.useful(self.search.candidates(root, view.seat))
        found.sort(key=lambda line: -line.score)
        lines = found[: widest or len(found)]
        if len(lines) < least:
            lines += self.useful(self.next_likely(root, [line.codes for line in lines], least - len(lines)))
        for codes in also:
            if all(set(line.codes) != set(codes) for line in lines):
                lines.append(next((one for one in found if set(one.codes) == set(codes)), self.unlikely(codes, lines)))
        self.lots: Final = [Lot(line) for line in lines]
        self.wanted: Final = [lot for lot in self.lots if any(set(lot.line.codes) == set(codes) for codes in also)]
        self.alive = list(self.lots)
        self.clear = False  # at the last look
        self.seed: Final = seed
        self.chance = chance  # to win, once it was asked for
        self.next_look = FEWEST  # futures after which it is looked what is behind
        self.futures = 0
        self.simulations = 0

    def useful(self, lines: list[Line]) -> list[Line]:
        """Without what would change nothing: it spends a turn, but as advice nobody would take it seriously."""
        decision = self.view.decision
        idle = {option.code for option in decision.options if option.useless} if decision else set()
        return [line for line in lines if not line.codes or not idle.issuperset(line.codes)] or lines

    def next_likely(self, root: Game, known: Sequence[Sequence[int]], count: int) -> list[Line]:
        """So many more answers in the order of the policy; none where several options are picked, or in payment."""
        decision = self.view.decision
        offer = root.offers[self.view.seat]
        if decision is None or offer is None or not decision.single or decision.kind == "pay":
            return []
        scores = zip(self.mind.policy.scores(root, self.view.seat), offer.listed(), strict=True)
        ranked = sorted(scores, key=lambda one: -one[0])
        best = ranked[0][0]
        rest = [(score, code) for score, code in ranked if [code] not in known]
        return [Line([code], (score - best) / SCORE) for score, code in rest[:count]]

    def unlikely(self, codes: Sequence[int], lines: Sequence[Line]) -> Line:
        """An answer that the policy did not think of: as likely as the least of those it did."""
        return Line(list(codes), min((line.score for line in lines), default=0.0))

    @property
    def settled(self) -> bool:
        """More futures would tell no more that matters."""
        return self.clear if len(self.lots) > 1 else self.futures >= ALONE

    def go_on(self, simulations: int, seconds: float = inf) -> bool:
        """So many more, as long as there is something to find out. Whether it came so far in so many seconds of a core:
        in a position that somebody has made up, one future may take a thousand times as long as in others."""
        until, late = self.simulations + simulations, process_time() + seconds
        while not self.settled and self.simulations < until:
            self.one_future()
            if self.futures >= self.next_look:
                self.look()
            if process_time() > late:
                return self.settled or self.simulations >= until
        return True

    def one_future(self) -> None:
        """The same hidden cards and dice for all answers that are left."""
        tried = [(lot, Line(lot.line.codes, lot.line.score)) for lot in self.alive]
        self.search.simulate(self.view, [line for _, line in tried], 1)
        for lot, line in tried:
            if line.simulations:
                lot.worths[self.futures] = line.mean()
                lot.brings[self.futures] = line.brings.steps, line.brings.income, line.brings.points
                lot.ended += line.brings.ended
        self.futures += 1
        self.simulations += self.weight * len(tried)

    def look(self) -> None:
        """What is behind, and whether one is clearly ahead: the rarer the more futures there are to go through."""
        self.leave_aside()
        if self.weight * self.futures >= ENOUGH and len(self.alive) <= 2 + len(self.wanted):
            first, *others = self.ranked()
            gaps = [difference(first, other) for other in others]
            self.clear = all(gap > CLEARLY * (error + DOUBT) for gap, error in gaps)
        self.next_look = self.futures + max(2, self.futures // OFTEN)

    def leave_aside(self) -> None:
        """What is clearly behind is tried no longer; two always stay, and what one has asked for."""
        ranked = self.ranked()
        first = ranked[0]
        for lot in reversed(ranked[2:]):
            gap, error = difference(first, lot)
            if gap > CLEARLY * error and first.merit() > lot.merit() and lot not in self.wanted:
                self.alive.remove(lot)

    def ranked(self) -> list[Lot]:
        return sorted(self.alive, key=Lot.merit, reverse=True)

    def balance(self) -> Balance:
        if not self.alive:
            return Balance([], 0, 0.0, 0.0)
        first, *close = self.ranked()
        aside = [lot for lot in self.lots if lot not in self.alive]
        behind = {id(lot): difference(first, lot) for lot in self.lots}
        for others in (close, aside):
            others.sort(key=lambda lot: behind[id(lot)][0])
        usually = usual_chances(self.lots)
        usual = sum(p * behind[id(lot)][0] for lot, p in zip(self.lots, usually, strict=True))
        lead = sum(one.margin for one in first.worths.values()) / max(1, len(first.worths))
        wins = {id(lot): self.win(first, lot) for lot in self.lots}
        usual_win = sum(p * wins[id(lot)] for lot, p in zip(self.lots, usually, strict=True))
        likely = self.likely()
        lines: list[Weighed] = []
        for lot in (first, *close, *aside):
            gap, error = behind[id(lot)]
            doubt = 0.0 if lot is first else SURE * sqrt(error * error + DOUBT * DOUBT)
            lines.append(
                Weighed(
                    self.notation(lot.line.codes),
                    tuple(lot.line.codes),
                    usual - gap,
                    gap,
                    doubt,
                    lot is not first and gap < doubt,
                    lead - gap,
                    beside(likely, wins[id(lot)], usual_win),
                    len(lot.worths),
                    lot.short_of(first),
                )
            )
        ahead = 0 if 2 * first.ended > len(first.worths) else self.ahead
        return Balance(lines, self.futures, self.lead(first), likely, ahead)

    def likely(self) -> float:
        """The chance to win that the table shows, without an answer to this question."""
        if self.chance == UNKNOWN:
            told = chances(self.view, seed=self.seed, mind=self.mind, seconds=LONGEST)
            self.chance = told[self.view.seat]
        return self.chance

    def win(self, first: Lot, lot: Lot) -> float:
        """That of the first, less by what the other did worse in the futures that both were tried in."""
        mean = sum(one.win for one in first.worths.values()) / max(1, len(first.worths))
        shared = lot.worths.keys() & first.worths.keys()
        worse = sum(first.worths[n].win - lot.worths[n].win for n in shared) / max(1, len(shared))
        return min(1.0, max(0.0, mean - worse))

    def lead(self, first: Lot) -> float:
        others = [lot for lot in self.alive if lot is not first]
        shared = [n for n in first.worths if all(n in lot.worths for lot in others)]
        ahead = sum(all(value(first.worths[n]) >= value(lot.worths[n]) for lot in others) for n in shared)
        return ahead / len(shared) if shared else 0.0

    def notation(self, codes: Sequence[int]) -> tuple[str, ...]:
        decision = self.view.decision
        assert decision is not None
        return tuple(option.notation for option in decision.options if option.code in codes)


def difference(first: Lot, other: Lot) -> tuple[float, float]:
    """By how many points the first is ahead in the futures that both were tried in, and the standard error of that."""
    gaps = [first.worths[n].margin - other.worths[n].margin for n in first.worths.keys() & other.worths.keys()]
    if not gaps or first is other:
        return 0.0, 0.0
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))


def told_apart(gap: float, error: float) -> bool:
    return gap >= SURE * sqrt(error * error + DOUBT * DOUBT)


def beside(known: float, win: float, usual: float) -> float:
    """A chance to win, as much better or worse than the known one as this answer is than the usual. What the net gets
    wrong about a position it gets wrong about all answers, and nobody should read two figures for one thing."""
    odds = chance_odds(known) * chance_odds(win) / chance_odds(usual)
    return odds / (1 + odds)


def chance_odds(chance: float) -> float:
    safe = min(1 - HARDLY, max(HARDLY, chance))
    return safe / (1 - safe)


def usual_chances(lots: Sequence[Lot]) -> list[float]:
    """How likely the policy is to give each of these answers."""
    best = max(lot.line.score for lot in lots)
    weights = [exp(lot.line.score - best) for lot in lots]
    return [weight / sum(weights) for weight in weights]
