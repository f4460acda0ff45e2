"""Puzzles: positions in which one line is clearly best and not the obvious one. They come with the house as data; which
one is today's depends on the date alone, and whoever solves them keeps their own rating.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal, cast

from tharsis.coach.links import link_of, position_in
from tharsis.kernel.errors import BadAnswer, GameError, UnknownName, shown
from tharsis.kernel.playout import has_turn
from tharsis.kernel.record import RULES
from tharsis.kernel.title import TITLES
from tharsis.vocabulary.world import World

SHIPPED: Final = Path(__file__).parent / "shipped"
ENDING: Final = ".puzzles"
FIRST_DAY: Final = date(2026, 1, 1)
Kind = Literal["points", "win"]
KINDS: Final[tuple[Kind, ...]] = ("points", "win")
STEADY: Final = 32.0  # rating points that a surprise moves
MOST_STEPS: Final = 80
MOST_HINTS: Final = 2


class BadPuzzle(GameError):
    """A puzzle that cannot be set, or was made by other rules."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """`points`: the most points before this generation ends. `win`: to win, where the game ends with this generation.
    Nobody else acts before. Points are as if the game ended then."""

    name: str
    kind: Kind
    game: str
    rules: int
    seat: int
    link: str  # of the position
    begins: int  # points of the seat now,
    best: int  # as many as anybody has found,
    next: int  # by the best line that does something else,
    greedy: int  # and by what is obvious
    rating: int
    line: tuple[tuple[str, ...], ...]  # the answers that lead to the best,
    core: tuple[tuple[str, ...], ...]  # and what all such lines have in common

    def start(self) -> World:
        game = TITLES[self.game].load(position_in(self.link))
        assert isinstance(game, World)
        return game


def name_of(link: str) -> str:
    return sha256(link.encode()).hexdigest()[:10]


# ---- as data
def written(puzzle: Puzzle) -> str:
    """One line of a file."""
    return json.dumps(asdict(puzzle), ensure_ascii=False, separators=(",", ":"))


def read(line: str) -> Puzzle:
    """Raises BadPuzzle where a line is none."""
    try:
        data = cast("dict[str, Any]", json.loads(line))
        known = {field.name for field in fields(Puzzle)}
        if set(data) != known:
            raise ValueError(f"fields {', '.join(sorted(known ^ set(data)))}")
        for name in ("line", "core"):
            data[name] = tuple(tuple(str(x) for x in step) for step in data[name])
        puzzle = Puzzle(**data)
    except (ValueError, TypeError, AttributeError) as error:
        raise BadPuzzle(f"puzzle: not as puzzles are written ({error})", "puzzle") from None
    if puzzle.rules != RULES:
        raise BadPuzzle(f"puzzle {puzzle.name}: made by rules {puzzle.rules}, these are {RULES}; make it anew", "rules")
    if puzzle.kind not in KINDS or puzzle.game not in TITLES:
        raise BadPuzzle(f"puzzle {puzzle.name}: of no known kind", "kind")
    return puzzle


def read_all(file: Path) -> list[Puzzle]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [read(line) for line in lines if line.strip()]


@cache
def shipped(game: str = "mars") -> tuple[Puzzle, ...]:
    """Those of the house, in the order in which they come day by day. Those of other rules are left out."""
    file = SHIPPED / (game + ENDING)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    current = [line for line in lines if json.loads(line).get("rules") == RULES]
    return tuple(sorted((read(line) for line in current), key=lambda puzzle: puzzle.name))


def puzzle_named(name: str) -> Puzzle:
    for game in TITLES:
        for puzzle in shipped(game):
            if puzzle.name == name:
                return puzzle
    raise UnknownName(f"puzzle: {shown(name)} is not known", "puzzle")


def puzzle_of(day: date, puzzles: Sequence[Puzzle] | None = None) -> Puzzle | None:
    """The puzzle of a day: all of them in turn."""
    there = shipped() if puzzles is None else puzzles
    return there[(day - FIRST_DAY).days % len(there)] if there else None


def nearest_to(rating: int, seen: Iterable[str], puzzles: Sequence[Puzzle] | None = None) -> Puzzle | None:
    """One that has not been seen, as hard as somebody is strong."""
    known = set(seen)
    left = [puzzle for puzzle in (shipped() if puzzles is None else puzzles) if puzzle.name not in known]
    return min(left, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.name), default=None)


# ---- solving
@dataclass(frozen=True, slots=True)
class Outcome:
    """How somebody did."""

    points: int
    solved: bool
    over: bool  # the generation has ended: nothing more can be done


def outcome(puzzle: Puzzle, answers: Sequence[Sequence[str]]) -> Outcome:
    """Where these answers lead; raises BadAnswer where one is not offered."""
    if len(answers) > MOST_STEPS:
        raise BadAnswer(f"answers: more than {MOST_STEPS}", "answers")
    game = puzzle.start()
    generation = game.rounds()
    points = total(game, puzzle.seat)
    for answer in answers:
        if game.over or game.rounds() != generation:
            break
        game.answer(puzzle.seat, list(answer))
        if not game.over and game.rounds() == generation:
            points = total(game, puzzle.seat)
    over = game.over or game.rounds() != generation or not has_turn(game, puzzle.seat)
    return Outcome(points, points >= puzzle.best, over)


def total(game: World, seat: int) -> int:
    return int(game.scores()[seat]["total"])


def rated(mine: float, puzzle: int, solved: bool, hints: int = 0) -> float:
    """The rating of whoever tried, after it: as in chess, with the puzzle as the opponent. A hint takes half of it."""
    expected = 1 / (1 + 10 ** ((puzzle - mine) / 400))
    score = max(0.0, 1.0 - hints / MOST_HINTS) if solved else 0.0
    return mine + STEADY * (score - expected)


def hardness(best: int, next_best: int, greedy: int, steps: int) -> int:
    """A rating to begin with: the further the obvious is from the best, the longer and closer the lines, the harder."""
    return max(600, min(2200, 900 + 45 * (best - greedy) + 40 * steps - 60 * (best - next_best)))


def puzzle_from(position: dict[str, object], kind: Kind, seat: int, **found: Any) -> Puzzle:
    link = link_of(position)
    return Puzzle(name_of(link), kind, str(position["game"]), RULES, seat, link, **found)
