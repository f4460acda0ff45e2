"""The coach on the command line: `tharsis hint`, `tharsis review`, `tharsis puzzles`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, cast

import tharsis
from tharsis.coach import hint
from tharsis.coach.hints import SIMULATIONS, Depth
from tharsis.coach.looking_back import review_data, review_html, review_lines
from tharsis.coach.making import make
from tharsis.coach.review import Review, Reviewing, steps_of
from tharsis.coach.told import hint_data, hint_lines
from tharsis.files import read_file
from tharsis.kernel.errors import BadRecord, GameError
from tharsis.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_SIMULATIONS = 1_000_000


def add_hint(to: argparse.ArgumentParser) -> None:
    to.add_argument("file", metavar="FILE", help="a position or a record, JSON or YAML")
    to.add_argument("--seat", type=int, help="who asks; else the first seat that is asked something")
    to.add_argument("--answers", type=int, metavar="N", help="of a record: after so many answers, else at its end")
    to.add_argument("--depth", type=int, choices=(1, 2, 3), default=3, help="what matters, which kind, the move")
    add_effort(to, SIMULATIONS)
    to.set_defaults(run=run_hint)


def add_effort(to: argparse.ArgumentParser, simulations: int) -> None:
    to.add_argument("--simulations", type=int, default=simulations, metavar="N", help="of games that could be")
    to.add_argument("--seed", type=int, default=0)
    to.add_argument("--lang", choices=sorted(LANGUAGES), default="en", help="language of names and texts")
    to.add_argument("--json", action="store_true")


def game_in(given: Mapping[str, object], answers: int | None) -> tharsis.Game:
    """The game of a position, or of a record after so many answers."""
    if "answers" not in given:
        return tharsis.load(given)
    if answers is None:
        return tharsis.replay(given)
    rows = given["answers"]
    if not isinstance(rows, list) or not 0 <= answers <= len(rows):
        raise BadRecord(f"--answers {answers}: the record has {len(rows) if isinstance(rows, list) else 0}", "answers")
    told = {key: value for key, value in given.items() if key not in ("digests", "digest")}
    return tharsis.replay({**told, "answers": rows[:answers]})


def run_hint(args: argparse.Namespace) -> None:
    game = game_in(read_file(args.file), args.answers)
    if not 1 <= args.simulations <= MOST_SIMULATIONS:
        raise GameError(f"--simulations: must be 1 to {MOST_SIMULATIONS}, not {args.simulations}", "simulations")
    waiting = game.waiting()
    seat = args.seat if args.seat is not None else waiting[0] if waiting else 0
    if not 0 <= seat < game.seats:
        raise GameError(f"--seat: must be 0 to {game.seats - 1}, not {seat}", "seat")
    found = hint(game.view(seat), cast(Depth, args.depth), args.simulations, args.seed)
    if args.json:
        print(json.dumps(hint_data(found, args.lang), indent=1, ensure_ascii=False))
        return
    for line in hint_lines(found, args.lang):
        print(line)


# ---- review
def add_review(to: argparse.ArgumentParser) -> None:
    to.add_argument("file", metavar="RECORD", help="of a game that is over, JSON")
    to.add_argument("--seat", type=int, default=0, help="whose answers are judged")
    to.add_argument("--html", metavar="FILE", help="write a page")
    to.add_argument("--lang", choices=sorted(LANGUAGES), default="en", help="language of names and texts")
    to.add_argument("--json", action="store_true")
    to.set_defaults(run=run_review)


def run_review(args: argparse.Namespace) -> None:
    found = reviewed(tharsis.replay(read_file(args.file)), args.seat)
    if args.html:
        Path(args.html).write_text(review_html(found, args.lang), encoding="utf-8")
    if args.json:
        print(json.dumps(review_data(found, args.lang), indent=1, ensure_ascii=False))
    elif not args.html:
        for line in review_lines(found, args.lang):
            print(line)


def reviewed(game: tharsis.Game, seat: int) -> Review:
    """With a bar that shows how far it is; who stops it gets what was found so far."""
    from rich.console import Console
    from rich.progress import Progress

    work = Reviewing(game, seat)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("judging", total=1.0)
        try:
            for far in steps_of(work):
                progress.update(task, completed=far)
        except KeyboardInterrupt:
            pass
    return work.review()


# ---- puzzles
def add_puzzles(to: argparse.ArgumentParser) -> None:
    what = to.add_subparsers(dest="what", required=True)
    made = what.add_parser("make", help="find puzzles in games of bots; goes on where it was stopped")
    made.add_argument("file", metavar="FILE", help="what is found is added to it")
    made.add_argument("--count", type=int, default=100, metavar="N", help="until it has so many")
    made.add_argument("--seed", type=int, default=1000, metavar="S", help="of the first game")
    made.set_defaults(run=run_make)


def run_make(args: argparse.Namespace) -> None:
    count = make(Path(args.file), args.count, args.seed, lambda line: print(line, flush=True))
    print(f"{count} puzzles in {args.file}")
