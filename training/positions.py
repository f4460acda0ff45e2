"""Positions where a search looks no further, with what games from there come to: what a net learns from.

    python -m training.positions mars-2 --games 100000 --into build/learned
    python -m training.positions mars-2 --games 100000 --ahead 2

A policy plays a game up to some question. Several answers to it are tried as a search tries them, on the same hidden
cards; from the position that each leads to, games are played to their ends, on other hidden cards each, and the mean of
them is what the net is to tell. One question of a game: so the net meets as many different games as can be. Of some
questions far more games are played, to test what the net has learned, above all how it ranks answers to one question.

Once there is a net, a better one can learn from it: with `--ahead` games are played on for so many rounds, and the net
says how they will end. It knows that better than it knew before, and most of the luck of a game is yet to come. Those
that test are played to their ends all the same.

The file is written as it goes, part by part; the same command goes on where it was.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tharsis.bots.minds import Mind
from tharsis.bots.outcome import Worth, worth
from tharsis.bots.search import AHEAD, Line, Search
from tharsis.bots.sight import Sight
from tharsis.bots.weights import ENDING, read
from tharsis.kernel.game import Game
from tharsis.kernel.playout import Policy, Until, playout
from training.reinforce import guest_of
from training.settings import SETTINGS, Setting

FIRST_SEED = 40_000_000
PART = 2000  # games in a file
HEATS = (16, 24, 48, 96)  # of the policy, up to the question: the hotter, the stranger the positions
LATEST = {"mars": 320, "ares": 160}  # decisions before the question
ANSWERS = 4  # that are tried
HELD_OUT = 40  # every so many games test what was learned from the others,
TIMES = 8  # with so many times as many games played to their ends
LONGEST = 45  # rounds


class Positions(NamedTuple):
    seen: NDArray[np.int8]
    margin: NDArray[np.float32]
    win: NDArray[np.float32]
    game: NDArray[np.int64]  # its seed: those of one game answer one question


class Question(NamedTuple):
    game: Game
    seat: int
    lines: list[Line]
    guests: Mapping[int, Policy] = {}  # who plays other seats, by seat


def question_of(setting: Setting, mind: Mind, seed: int, guest: str = "") -> Question | None:
    """A question with several answers worth a try, somewhere in the game of this seed."""
    chance = Random(seed)
    game = setting.begin(seed)
    learners = setting.learners(game)
    until = chance.randrange(LATEST[setting.game])
    heat = chance.choice(HEATS)
    mind.policy.reseed(seed)
    mind.policy.heat = heat
    playing: list[Policy] = [mind.playing] * game.seats
    guests: dict[int, Policy] = {}
    if guest and seed % 2:
        seat = learners.pop(seed // 2 % len(learners))
        guests[seat] = playing[seat] = guest_of(guest, setting.game, seed)
    playout(game, playing, Until(decisions=until, rounds=LONGEST))
    while not game.over and game.rounds() < LONGEST:
        seat = next(s for s in range(game.seats) if game.offers[s] is not None)
        if seat not in learners:
            game.take(seat, playing[seat].answer(game, seat))
            continue
        lines = Search(mind, 1, chance.randrange(1 << 30)).candidates(game, seat)
        if len(lines) > 1:
            return Question(game, seat, chance.sample(lines, min(ANSWERS, len(lines))), guests)
        mind.policy.heat = heat
        game.take(seat, mind.policy.answer(game, seat))
    return None


def leaves(question: Question, mind: Mind, seed: int) -> Iterator[Game]:
    """Where the answers lead to, as a search looks ahead: on the same hidden cards and dice."""
    game, seat, lines, _ = question
    sample = game.view(seat).sample(seed)
    mind.policy.traits.ask_again(sample, seat)
    offered = set(sample.codes(seat))
    for line in lines:
        if offered.issuperset(line.codes):
            leaf = sample.copy()
            leaf.take(seat, line.codes)
            played_on(leaf, mind, seed, Until(rounds=game.rounds() + AHEAD[game.name()]))
            if not leaf.over:
                yield leaf


def played_on(game: Game, mind: Mind, seed: int, until: Until, guests: Mapping[int, Policy] = {}) -> None:
    usual = mind.play_on(seed)
    playout(game, [guests.get(seat, usual) for seat in range(game.seats)], until)


def expected(
    leaf: Game, seat: int, mind: Mind, seed: int, games: int, ahead: int, guests: Mapping[int, Policy]
) -> Worth:
    """The mean of so many games from here, on hidden cards that fit the view."""
    view = leaf.view(seat)
    until = Until(rounds=min(LONGEST, leaf.rounds() + ahead))
    played = [view.sample(seed + i) for i in range(games)]
    for i, game in enumerate(played):
        played_on(game, mind, seed + i, until, guests)
    ends = Search(mind, 1, seed).judged(played, seat) if ahead < LONGEST else [worth(game, seat) for game in played]
    return Worth(*(sum(column) / games for column in zip(*ends, strict=True)))


def explored(
    setting: Setting, mind: Mind, sight: Sight, seed: int, games: int, ahead: int, guest: str = "", stays: bool = False
) -> Positions:
    """The positions behind one question."""
    question = question_of(setting, mind, seed, guest)
    found = list(leaves(question, mind, seed)) if question is not None else []
    seat = question.seat if question is not None else 0
    if seed % HELD_OUT == 0:
        games, ahead = games * TIMES, LONGEST
    guests = question.guests if question is not None and stays else {}
    ends = [expected(leaf, seat, mind, 1000 * (seed + i), games, ahead, guests) for i, leaf in enumerate(found)]
    return Positions(
        sight.rows(found, seat) if found else np.empty((0, len(sight.names)), np.int8),
        np.array([end.margin for end in ends], np.float32),
        np.array([end.win for end in ends], np.float32),
        np.full(len(found), seed, np.int64),
    )


def joined(parts: list[Positions]) -> Positions:
    return Positions(*(np.concatenate(field) for field in zip(*parts, strict=True)))


def write_part(task: tuple[str, Path, int, int, int, str, bool, Path]) -> Path:
    name, weights, first, games, ahead, guest, stays, file = task
    setting = SETTINGS[name]
    mind = Mind(read(weights))
    sight = Sight(setting.game, setting.seats)
    found = joined(
        [explored(setting, mind, sight, seed, games, ahead, guest, stays) for seed in range(first, first + PART)]
    )
    new = file.with_suffix(".new.npz")
    np.savez_compressed(new, names=np.array(sight.names), **found._asdict())
    new.replace(file)
    return file


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("setting", choices=SETTINGS)
    arguments.add_argument("--games", type=int, default=100_000)
    arguments.add_argument("--ends", type=int, default=3, help="games that are played on from each position")
    arguments.add_argument("--ahead", type=int, default=LONGEST, help="rounds until the net says how they will end")
    arguments.add_argument("--guest", default="", help="a bot that has a seat of every other game, up to the question")
    arguments.add_argument("--stays", action="store_true", help="the guest plays on to the end")
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("--into", type=Path, default=Path("build/learned"))
    args = arguments.parse_args()
    weights = args.into / f"{args.setting}{ENDING}"
    folder = args.into / f"{args.setting}-positions"
    folder.mkdir(parents=True, exist_ok=True)
    first = FIRST_SEED + args.seed * 100_000_000
    files = {first + at: folder / f"{first + at}.npz" for at in range(0, args.games, PART)}
    begun = (args.setting, weights)
    given = (args.ends, args.ahead, args.guest, args.stays)
    missing = [(*begun, at, *given, file) for at, file in files.items() if not file.exists()]
    if args.workers == 1:
        for task in missing:
            print(write_part(task), flush=True)
        return
    with get_context("spawn").Pool(args.workers) as pool:
        for file in pool.imap_unordered(write_part, missing):
            print(file, flush=True)


if __name__ == "__main__":
    main()
