"""What decided a game, seat by seat: chances over time, moments that mattered and what instead, points left on the
table, cards by what they brought. A review is work in pieces: a little everywhere first, then more where it seems to
matter, so that it can be shown as it grows, stopped, and gone on with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final, NamedTuple

from tharsis.bots.minds import Mind, mind_for
from tharsis.bots.outcome import together
from tharsis.coach.cards import CardBrought, Curve, cards_of, curves_of, never_played
from tharsis.coach.chances import chances, trained
from tharsis.coach.facts import Unit, unit_of
from tharsis.coach.games import COACHED
from tharsis.coach.moments import Judged, Moment, judge, moments
from tharsis.coach.people import People
from tharsis.coach.weighing import UNKNOWN
from tharsis.kernel.errors import BadRecord
from tharsis.kernel.game import Game
from tharsis.vocabulary.world import World

SHORTEST: Final = 3  # generations; what is over sooner has curves only
# simulations of each look, and how many moments get it: all, those that seem to matter, those that do
LOOKS: Final = ((100, 0, 5), (800, 30, 6), (3000, 10, 8))  # the third: answers that are weighed
JUDGE: Final = "coach-3"  # a review by another one is made anew


@dataclass(frozen=True, slots=True)
class Chance:
    """Before an answer of the seat: who is how likely to win, as it could tell."""

    n: int
    generation: int
    by_seat: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """Plain data. `judged` has every moment of the seat, in order."""

    game: str
    seat: int
    points: list[int]  # of all seats,
    winners: list[int]
    generations: int
    judged: list[Judged]
    chances: list[Chance]
    left: list[float]  # points left on the table, by generation
    cards: list[CardBrought]
    unplayed: list[str]  # bought, and in hand at the end
    curves: list[Curve]  # by seat
    people: People | None
    finished: bool
    opinion: bool  # False where nothing was learned for such tables: then there are curves and cards only
    unit: Unit = "points"  # of what was lost: steps of terraforming where one plays alone, or all together

    @property
    def lost(self) -> float:
        return sum(self.left)

    def mattering(self) -> list[Judged]:
        """The moments worth a look, in order."""
        return [one for one in self.judged if one.mark != "good"]


class State(NamedTuple):
    """How far a review is: enough to go on with it elsewhere."""

    look: int
    todo: list[int]
    found: dict[int, Judged]
    chances: list[Chance]


class Reviewing:
    """The review of one seat of a game that is over, piece by piece: `pieces` says what is to do next, `judged` takes
    what came of it, and `review` may be asked any time."""

    def __init__(self, game: Game, seat: int) -> None:
        if not game.over:
            raise BadRecord("answers: the game is not over; a review looks back", "answers")
        if not 0 <= seat < game.seats:
            raise BadRecord(f"seat: must be 0 to {game.seats - 1}, not {seat}", "seat")
        assert isinstance(game, World)
        self.game: Final = game
        self.seat: Final = seat
        judges = trained(game.name(), game.setup()) and game.rounds() >= SHORTEST
        self.moments: Final[list[Moment]] = moments(game, seat) if judges else []
        self.opinion: Final = len(self.moments) > 0  # of who was never asked there is none
        self.found: dict[int, Judged] = {}  # by the number of the moment
        self.chances: list[Chance] = []
        self.look = 0
        self.todo: list[int] = list(range(len(self.moments)))

    def state(self) -> State:
        return State(self.look, self.todo, self.found, self.chances)

    def resume(self, state: State) -> None:
        self.look, self.chances = state.look, list(state.chances)
        self.todo, self.found = list(state.todo), dict(state.found)

    @property
    def finished(self) -> bool:
        return self.look >= len(LOOKS) or not self.opinion

    @property
    def progress(self) -> float:
        """By simulations, about."""
        if self.finished:
            return 1.0
        weights = [min(most or len(self.moments), len(self.moments)) * n for n, most, _ in LOOKS]
        done = sum(weights[: self.look]) + weights[self.look] * (1 - len(self.todo) / max(1, len(self.moments)))
        return min(0.99, done / max(1, sum(weights)))

    def next_piece(self, most: int) -> list[int]:
        """Moments to judge next, about so many simulations together."""
        each = LOOKS[self.look][0]
        return self.todo[: max(1, most // each)]

    def judge(self, piece: Sequence[int], mind: Mind | None = None, seconds: float = inf) -> list[Judged]:
        """In so many seconds of a core, about."""
        mind = mind or mind_for(self.game.name(), self.game.setup())
        simulations, _, widest = LOOKS[self.look]
        each = seconds / max(1, len(piece))
        return [
            judge(moment, self.seat, mind, simulations, widest, self.look > 0, each, self.known(moment.generation))
            for moment in (self.moments[i] for i in piece)
        ]

    def known(self, generation: int) -> float:
        """The chance to win, where finding it out takes long: against the planet that of the whole generation."""
        if not together(self.game):
            return UNKNOWN
        return next((one.by_seat[self.seat] for one in self.chances if one.generation == generation), UNKNOWN)

    def take(self, piece: Iterable[int], found: Iterable[Judged]) -> None:
        """What came of a piece."""
        for i, one in zip(piece, found, strict=True):
            self.found[i] = one
            self.todo.remove(i)
        while not self.todo and not self.finished:
            self.look += 1
            if not self.finished:
                self.todo = self.worth_more(LOOKS[self.look][1])

    def worth_more(self, most: int) -> list[int]:
        """Where most seems to be lost, or was found, so far."""

        def weight(i: int) -> float:
            one = self.found[i]
            ahead = one.ahead if one.played == one.best else 0.0
            return max(one.behind, ahead / 2, 50 * (one.chance_best - one.chance))

        ranked = sorted(self.found, key=lambda i: (-weight(i), i))
        return sorted(i for i in ranked[:most] if weight(i) > 0)

    def tell_chances(self, mind: Mind | None = None, seconds: float = inf) -> list[Chance]:
        """Of all seats, at the first question of each generation; in so many seconds of a core, about."""
        mind = mind or mind_for(self.game.name(), self.game.setup())
        first: dict[int, Moment] = {}
        for moment in self.moments:
            first.setdefault(moment.generation, moment)
        each = seconds / max(1, len(first))
        out: list[Chance] = []
        for moment in first.values():
            told = chances(moment.game.view(self.seat), seed=moment.n, mind=mind, seconds=each)
            out.append(Chance(moment.n, moment.generation, tuple(told)))
        return out

    def review(self) -> Review:
        game = self.game
        judged = [self.found[i] for i in sorted(self.found)]
        generations = int(game.rounds())
        left = [0.0] * generations
        for one in judged:
            left[one.generation - 1] += one.lost
        return Review(
            game.name(),
            self.seat,
            [row["total"] for row in game.scores()],
            game.winners(),
            generations,
            judged,
            self.chances,
            left,
            cards_of(game, self.seat),
            never_played(game, self.seat),
            curves_of(game),
            COACHED[game.name()].people(game.setup()),
            self.finished,
            self.opinion,
            unit_of(game),
        )


PIECE: Final = 500  # simulations, about half a second of one core


def steps_of(work: Reviewing) -> Iterator[float]:
    """Does all of it, piece by piece; gives how far it is."""
    while not work.finished:
        one_piece(work)
        yield work.progress


def one_piece(work: Reviewing, seconds: float = inf) -> None:
    """The next piece; the chances come first. After so many seconds of a core less has to do: a record that somebody
    has made up may take a thousand times as long as others."""
    if work.opinion and not work.chances:
        work.chances = work.tell_chances(seconds=seconds)
    elif not work.finished:
        piece = work.next_piece(PIECE)
        work.take(piece, work.judge(piece, seconds=seconds))


def review(game: Game, seat: int, progress: Callable[[float], bool] | None = None) -> Review:
    """All of it. Where `progress` answers no, what was found so far is told."""
    work = Reviewing(game, seat)
    for far in steps_of(work):
        if progress is not None and not progress(far):
            break
    return work.review()
