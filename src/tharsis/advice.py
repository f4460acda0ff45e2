"""The coach on the command line: `tharsis hint`, `tharsis review`, `tharsis puzzles`."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, cast

import tharsis
from tharsis.coach import hint
from tharsis.coach.hints import SIMULATIONS, Depth
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
