"""A policy that has learned: each option is scored by its traits, and the better it scores the likelier it is taken.

It answers in some microseconds, so that search can play out games with it. Scores, chances and what it learns from are
whole numbers: nothing is rounded differently on another machine.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tharsis.bots.rollout import Dice
from tharsis.bots.traits import ONE, Traits
from tharsis.kernel.code import Offer
from tharsis.kernel.game import Game
from tharsis.kernel.rows import row_of, row_with
from tharsis.native import Row, append, i64

UNIT: Final = 1024  # a weight of one; an option with that much more of a trait is taken e times as often
SCORE: Final = UNIT * ONE  # the same in scores
HEATS: Final = (
    64  # heat is told in parts of this: at 64 options are taken as their scores say, at 1 nearly always the best
)
STEPS: Final = 64  # of the table of chances, for each factor of e
CERTAIN: Final = 1 << 20
FAR: Final = 1 << 40  # a score below all others
SURE: Final = 4096  # a chance of one, where a policy learns
SLIGHT: Final = 8  # of SURE: less is not worth learning from

# how often something is taken that scores so much less, in parts of CERTAIN
CHANCE: Final[list[int]] = [round(CERTAIN * exp(-k / STEPS)) for k in range(16 * STEPS)]


class TablePolicy:
    """Weights by trait, kept as a table. With `learning` it remembers what it did and how likely that was."""

    def __init__(self, traits: Traits, weights: list[int], seed: int = 0, heat: int = HEATS) -> None:
        assert len(weights) == traits.size
        self.traits: Final = traits
        self.weights: Row = row_of(weights)
        self.chance: Row = row_of(CHANCE)
        self.heat: i64 = heat
        self.dice = Dice(seed)
        self.learning = False
        self.memory: list[Memory] = []

    def reseed(self, seed: int) -> None:
        self.dice = Dice(seed)

    def reweigh(self, weights: list[int]) -> None:
        """Other weights from now on."""
        self.weights = row_of(weights)

    def learn(self, seats: int) -> None:
        """From now on remembers what it does for each seat."""
        self.learning = True
        self.memory = [Memory(self.traits.size) for _ in range(seats)]

    # ---- answering
    def answer(self, game: Game, seat: int) -> list[int]:
        offer = game.offers[seat]
        assert offer is not None
        self.traits.look(game, seat)
        settled = self.traits.settled(offer.codes)
        if settled >= 0:
            return [settled]
        if not self.traits.many:
            return [self.one(offer, seat)]
        low, high = game.bounds(seat)
        return self.several(offer, seat, low, min(high, len(offer.codes)))

    def scores(self, game: Game, seat: int) -> list[int]:
        """Of the options of the question to this seat, in their order."""
        offer = game.offers[seat]
        assert offer is not None
        self.traits.look(game, seat)
        return list(self.scored(offer))

    def score(self, code: int) -> i64:
        traits = self.traits
        traits.count = 0
        traits.tell(code)
        out: i64 = 0
        i: i64 = 0
        n: i64 = traits.count
        weights = self.weights
        while i < n:
            out += weights[traits.weight[i]] * traits.amount[i]
            i += 1
        return out

    def scored(self, offer: Offer) -> Row:
        out = row_of([])
        for code in offer.codes:
            if len(offer.codes) > 1 and self.traits.spared(code):
                out = append(out, -FAR)
            else:
                out = append(out, self.score(code))
        return out

    def chance_of(self, behind: i64) -> i64:
        """How often an option is taken that scores so much less than the best, in parts of CERTAIN."""
        k: i64 = behind * HEATS // self.heat // (SCORE // STEPS)
        if k >= len(self.chance):
            return 0
        return self.chance[k]

    def odds(self, score: i64) -> i64:
        """To take an option or not, by itself: of what is less likely, to CERTAIN."""
        if score < 0:
            return self.chance_of(-score)
        return self.chance_of(score)

    def chances(self, scores: Row) -> Row:
        """Of each option by its score, in parts of CERTAIN; those of the best are that much."""
        out = scores[:]
        n: i64 = len(out)
        top: i64 = -FAR
        i: i64 = 0
        while i < n:
            if out[i] > top:
                top = out[i]
            i += 1
        i = 0
        while i < n:
            out[i] = self.chance_of(top - out[i])
            i += 1
        return out

    def drawn(self, chances: Row) -> i64:
        """The place of one of them, by chance."""
        left: i64 = self.dice.roll(sum_of(chances))
        pick: i64 = 0
        while left >= chances[pick]:
            left -= chances[pick]
            pick += 1
        return pick

    def one(self, offer: Offer, seat: int) -> int:
        chances = self.chances(self.scored(offer))
        pick = self.drawn(chances)
        if self.learning:
            self.remember_one(offer.codes, seat, chances, pick, 1)
        return offer.codes[pick]

    def several(self, offer: Offer, seat: int, low: int, high: int) -> list[int]:
        """Each option by itself, as long as there is room; where so many must be picked, one after the other."""
        codes = offer.listed()
        if self.traits.clears_out:
            return self.picked(codes, seat, high)
        if low == high or self.traits.gives_up:
            return self.picked(codes, seat, low)
        if len(codes) > high:
            codes = list(self.dice.subset(offer.codes, len(codes), len(codes)))
        out: list[int] = []
        for code in codes:
            if len(out) < high and self.wanted(code, seat):
                out.append(code)
        if len(out) < low:
            out += self.picked([code for code in codes if code not in out], seat, low - len(out))
        return out

    def wanted(self, code: int, seat: int) -> bool:
        score = self.score(code)
        likely = self.dice.roll(CERTAIN + self.odds(score)) < CERTAIN
        taken = likely == (score >= 0)
        if self.learning:
            self.remember_taken(code, seat, taken)
        return taken

    def picked(self, codes: list[int], seat: int, count: int) -> list[int]:
        """So many of them: the better an option the likelier, or the worse if they are given up."""
        left = codes[:]
        out: list[int] = []
        while len(out) < count:
            row = row_of(left)
            chances = self.chances(self.ranked(row))
            pick = self.drawn(chances)
            if self.learning:
                self.remember_one(row, seat, chances, pick, self.liked())
            out.append(left.pop(pick))
        return out

    def liked(self) -> i64:
        """1, or -1 where options are picked to be rid of them."""
        return -1 if self.traits.gives_up else 1

    def ranked(self, codes: Row) -> Row:
        """What speaks for picking each of them."""
        liked = self.liked()
        out = row_of([])
        for code in codes:
            out = append(out, liked * self.score(code))
        return out

    # ---- learning
    def follow(self, game: Game, seat: int, picked: list[int]) -> None:
        """Remembers an answer as if it were its own: to learn from somebody who plays better."""
        offer = game.offers[seat]
        assert offer is not None
        self.traits.look(game, seat)
        low, high = game.bounds(seat)
        if self.traits.settled(offer.codes) >= 0:
            return
        if not self.traits.many:
            scores = self.chances(self.scored(offer))
            self.remember_one(offer.codes, seat, scores, offer.listed().index(picked[0]), 1)
        elif low == high or self.traits.gives_up:
            left = offer.listed()
            for code in picked:
                row = row_of(left)
                self.remember_one(row, seat, self.chances(self.ranked(row)), left.index(code), self.liked())
                left.remove(code)
        else:
            for code in offer.codes:
                self.remember_taken(code, seat, code in picked)

    def remember_one(self, codes: Row, seat: int, chances: Row, pick: i64, liked: i64) -> None:
        """One of several was picked, because it was liked, or to be rid of it."""
        memory = self.memory[seat]
        total = sum_of(chances)
        i: i64 = 0
        for code in codes:
            more: i64 = 0 - SURE * chances[i] // total
            if i == pick:
                more += SURE
            if more > SLIGHT or more < -SLIGHT:
                self.score(code)
                memory.add(self.traits, liked * more)
            i += 1

    def remember_taken(self, code: int, seat: int, taken: bool) -> None:
        score = self.score(code)
        chance: i64 = SURE * CERTAIN // (CERTAIN + self.odds(score))
        if score < 0:
            chance = SURE - chance
        self.memory[seat].add(self.traits, (SURE - chance) if taken else -chance)


def sum_of(row: Row) -> i64:
    out: i64 = 0
    for n in row:
        out += n
    return out


class Memory:
    """What a seat did in a game: by trait, how much more of it was taken than was to be expected."""

    def __init__(self, size: int) -> None:
        self.taken: Row = row_with(size)
        self.touched: list[int] = []  # traits of which something is remembered,
        self.known: Row = row_with(size)  # and 1 for each of them
        self.lesson: Row = row_with(size)

    def add(self, traits: Traits, more: i64) -> None:
        i: i64 = 0
        while i < traits.count:
            w = traits.weight[i]
            if self.known[w] == 0:
                self.known[w] = 1
                self.touched.append(w)
            self.taken[w] += more * traits.amount[i]
            i += 1

    def conclude(self, advantage: int, kept: int = 0) -> None:
        """It has gone so well since the last time, in parts of UNIT: what was done is to be done more often, or less.
        So much of it is remembered, in parts of UNIT, as what comes later is its doing as well."""
        still: list[int] = []
        share: i64 = kept
        more: i64 = advantage
        for w in self.touched:
            self.lesson[w] += more * self.taken[w]
            self.taken[w] = self.taken[w] * share // UNIT
            if self.taken[w] == 0:
                self.known[w] = 0
            else:
                still.append(w)
        self.touched = still

    def lessons(self) -> list[int]:
        """What the games so far say, in parts of UNIT, SURE and ONE; and forgets it."""
        out = list(self.lesson)
        self.lesson = row_with(len(out))
        return out
