"""Makes puzzles out of games that bots play against themselves. Goes on where it was stopped: a seed that was looked at
is not looked at again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tharsis.bots import Bot, maker_of
from tharsis.bots.minds import Mind, mind_for
from tharsis.coach.puzzles import ENDING, Kind, Puzzle, hardness, puzzle_from, read_all, total, written
from tharsis.coach.solving import Found, Step, copied, points_of, solve
from tharsis.kernel.errors import GameError
from tharsis.kernel.playout import has_turn
from tharsis.kernel.title import TITLES
from tharsis.mars.game import Mars
from tharsis.vocabulary.world import World

OPTIONS: Final[tuple[dict[str, object], ...]] = (
    {},
    {"corporate_era": True},
    {"corporate_era": True, "map": "hellas"},
    {"map": "elysium"},
)
EARLIEST: Final = 4  # generations
FEWEST: Final = 3  # deeds that all best lines have in common,
MOST: Final = 9
QUICK: Final = 24  # how many lines are followed to find one,
LONG: Final = 120  # and to check it
AHEAD: Final = 2  # points by which the best line beats what is obvious
OBVIOUS: Final = ("prospector", "navigator:14")
PLAYERS: Final = ("navigator:14", "navigator:14")


def games(first: int) -> Iterator[tuple[int, World]]:
    """Games of bots, one for each seed, with what is varied about them."""
    seed = first
    while True:
        options = dict(OPTIONS[seed % len(OPTIONS)])
        game = TITLES["mars"].start({"seats": 2, **options}, seed)
        assert isinstance(game, World)
        yield seed, game
        seed += 1


def moments(game: World, seed: int) -> Iterator[tuple[World, int]]:
    """Positions at the first turn of each generation, and at the first one after the planet is done, as if all others
    had passed: one has much to do, and time."""
    bots = [maker_of("mars", name)(seed + s) for s, name in enumerate(PLAYERS)]
    seen: set[tuple[int, bool]] = set()
    while not game.over:
        seat = game.waiting()[0]
        moment = int(game.rounds()), ends_now(game)
        if has_turn(game, seat) and game.rounds() >= EARLIEST and moment not in seen:
            seen.add(moment)
            yield alone(game, seat), seat
        game.take(seat, bots[seat].answer(game.view(seat)))


def alone(game: World, seat: int) -> World:
    """The same position with all others passed."""
    position = TITLES[game.name()].position(game)
    position["seed"] = 0
    seats = position["seats"]
    assert isinstance(seats, list)
    for s, row in enumerate(seats):
        if s != seat:
            row["passed"] = True
    loaded = TITLES[game.name()].load(position)
    assert isinstance(loaded, World)
    return loaded


def played_by(bot: Bot, game: World, seat: int) -> int:
    """The points that a bot comes to before the generation ends."""
    copy = copied(game)
    generation, points = copy.rounds(), points_of(copy, seat)
    while not copy.over and copy.rounds() == generation and copy.offers[seat] is not None:
        copy.take(seat, bot.answer(copy.view(seat)))
        if not copy.over and copy.rounds() == generation:
            points = points_of(copy, seat)
    return points


def puzzle_at(game: World, seat: int, mind: Mind, seed: int) -> Puzzle | None:
    """The puzzle of a position, if there is one in it."""
    if not has_turn(game, seat):
        return None
    quick = solve(game, seat, mind, QUICK)
    kind: Kind = "win" if ends_now(game) else "points"
    if kind == "win":
        try:
            game = just_ahead(game, seat, quick[0].points)
        except GameError:  # no rating is so low
            return None
    if not FEWEST <= len(core_of(quick)) <= MOST:
        return None
    obvious = max(played_by(maker_of("mars", name)(seed), game, seat) for name in OBVIOUS)
    if quick[0].points < obvious + AHEAD:
        return None
    found = solve(game, seat, mind, LONG)
    core = core_of(found)
    if not FEWEST <= len(core) <= MOST or found[0].points != quick[0].points or too_plain(core):
        return None
    best = found[0]
    other = max(one.points for one in found if not core <= one.deeds)
    if kind == "win" and best.points <= max(total(game, s) for s in range(game.seats) if s != seat):
        return None
    return puzzle_from(
        TITLES["mars"].position(game),
        kind,
        seat,
        begins=total(game, seat),
        best=best.points,
        next=other,
        greedy=obvious,
        rating=hardness(best.points, other, obvious, len(core)),
        line=best.steps,
        core=tuple(sorted(core)),
    )


def core_of(found: list[Found]) -> frozenset[Step]:
    """What all the best lines have in common: who leaves out any of it comes to less."""
    best = [one.deeds for one in found if one.points == found[0].points]
    return frozenset.intersection(*best)


def too_plain(core: frozenset[Step]) -> bool:
    """Awards above all: one need not look at the board for that."""
    return sum(step[0].startswith("fund ") for step in core) > 1


def ends_now(game: World) -> bool:
    """The game ends with this generation."""
    return isinstance(game, Mars) and game.terraformed()


def just_ahead(game: World, seat: int, best: int) -> World:
    """The same position with the rival one point behind the best that can be come to, and without plants for later:
    the last step of rating decides."""
    position = TITLES[game.name()].position(game)
    rivals = [s for s in range(game.seats) if s != seat]
    leader = max(rivals, key=lambda s: total(game, s))
    seats = position["seats"]
    assert isinstance(seats, list)
    for s in rivals:
        seats[s]["stock"] = {**seats[s].get("stock", {}), "plants": 0}
    seats[leader]["tr"] += best - 1 - total(game, leader)
    loaded = TITLES[game.name()].load(position)
    assert isinstance(loaded, World)
    return loaded


def make(file: Path, count: int, first: int, told: Callable[[str], None]) -> int:
    """Adds to a file until it has so many; says what is found. `<file>.seen` keeps which seeds were looked at."""
    known = {puzzle.name for puzzle in read_all(file)}
    mark = file.with_suffix(ENDING + ".seen")
    begin = max(first, int(mark.read_text()) + 1 if mark.exists() else first)
    file.open("a", encoding="utf-8").close()  # a place that cannot be written to is told now, not after the first find
    for seed, game in games(begin):
        if len(known) >= count:
            break
        mind = mind_for(game.name(), game.setup())
        for position, seat in moments(game, seed):
            puzzle = puzzle_at(position, seat, mind, seed)
            if puzzle is not None and puzzle.name not in known:
                known.add(puzzle.name)
                with file.open("a", encoding="utf-8") as opened:
                    opened.write(written(puzzle) + "\n")
                told(f"{len(known)}: {puzzle.kind}, {puzzle.begins} to {puzzle.best}, obvious {puzzle.greedy}")
        mark.write_text(str(seed))
    return len(known)
