"""What one answer costs the server, without network and database: CPU time at a table of four people in mid-game.

    python benchmarks/server_answer.py [--game mars] [--answers 600] [--option colonies=true] [--profile]

An answer is tried on a copy, played, and told to all four seats, each in a text of its own that is ready to be sent.
`python benchmarks/compare.py OLD --only "server answers"` holds it against another commit. Loading a long game, taking
an answer back and going through a replay are measured as well.
"""

from __future__ import annotations

import argparse
import cProfile
import inspect
import json
import pstats
import random
import time
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from typing import Any

import tharsis
from tharsis.server import messages as m
from tharsis.server.socket import written
from tharsis.server.store import EventRow, SeatRow, TableRow
from tharsis.server.summary import Summary
from tharsis.server.tables import Table

SEATS = 4
EARLY, LATE = 120, 320  # answers between which a game is in its middle
LONG = 750  # events of a long game


def done(work: Coroutine[Any, Any, str]) -> str:
    """What is told at once, without anything to wait for."""
    try:
        work.send(None)
    except StopIteration as told:
        return str(told.value)
    raise AssertionError("it waits for something")


def new_row(game: str, seed: int, options: dict[str, object]) -> TableRow:
    """A table of people, who can take answers back."""
    undo: dict[str, object] = {"end_turn": list(range(SEATS))} if game == "mars" else {}
    setup = {**undo, **options, "seats": SEATS}
    seats = [SeatRow(s, "person", name, None) for s, name in enumerate(("Ada", "Bo", "Cleo", "Dan"))]
    settings = m.Settings().model_dump()
    return TableRow("table", "Answers", game, setup, seed, settings, "", 0.0, tharsis.RULES, None, False, seats, [])


def some_answer(table: Table, seat: int, rnd: random.Random) -> list[str]:
    """A random one. Nobody sells patents, so that hands stay full, and few pass as long as they can do something."""
    decision = table.game.decision(seat)
    assert decision is not None
    shunned = ("sell", "pass") if rnd.random() < 0.5 else ("sell",)
    options = [o.notation for o in decision.options if o.kind not in shunned]
    options = options or [o.notation for o in decision.options]
    return rnd.sample(options, min(rnd.randint(decision.least, decision.most), len(options)))


def answers(table: Table, rnd: random.Random) -> Iterator[EventRow]:
    """Random answers to whatever is asked; each must be played before the next is asked for."""
    while not table.game.over:
        seat = rnd.choice(table.game.waiting())
        yield EventRow(table.seq, seat, "answer", [some_answer(table, seat, rnd)], f"m{table.seq}", float(table.seq))


class Cost:
    """CPU time of the parts of an answer, in seconds, and what was told."""

    def __init__(self) -> None:
        self.answers = 0
        self.tried = self.played = self.told = 0.0
        self.bytes = 0

    @property
    def whole(self) -> float:
        return (self.tried + self.played + self.told) / self.answers


def told_to(table: Any, seat: int, log_from: int) -> str:
    """The text that a seat is sent; older servers make a message of it first."""
    if hasattr(table, "live_text"):
        return done(table.live_text(seat, seat == 0, "en", log_from))
    return written(table.live(seat, seat == 0, "en", log_from))


TAKES_WHAT_WAS_TRIED = len(inspect.signature(Table.apply).parameters) > 2  # older servers play everything twice


def answer(table: Table, event: EventRow, cost: Cost) -> list[str]:
    """As the hall does it; what each seat is sent."""
    begun = time.thread_time()
    after: Any = table.tried(event.seat, table.ask_id(event.seat), event.data)
    summary = Summary.of(getattr(after, "game", after), event.n + 1, event.at)
    cost.tried += time.thread_time() - begun
    begun = time.thread_time()
    told = len(table.lines)
    Table.apply(table, event, *([after] if TAKES_WHAT_WAS_TRIED else []))
    table.standing = summary
    cost.played += time.thread_time() - begun
    begun = time.thread_time()
    texts = [told_to(table, seat, max(0, told - 1)) for seat in range(SEATS)]
    cost.told += time.thread_time() - begun
    cost.answers += 1
    cost.bytes += sum(len(text.encode()) for text in texts)
    return texts


def mid_game(game: str, count: int, options: dict[str, object]) -> Cost:
    """So many answers in the middle of games."""
    cost = Cost()
    seed = 0
    while cost.answers < count:
        seed += 1
        table = Table(new_row(game, seed, options))
        for event in answers(table, random.Random(seed)):
            if event.n < EARLY:
                table.apply(event)
            elif event.n < LATE and cost.answers < count:
                answer(table, event, cost)
            else:
                break
    return cost


def long_game(game: str, options: dict[str, object]) -> TableRow:
    """A game of 750 events, or the longest of some."""
    longest = new_row(game, 0, options)
    for seed in range(1, 40):
        row = new_row(game, seed, options)
        table = Table(replace(row))
        for event in answers(table, random.Random(seed)):
            row.events.append(event)
            table.apply(event)
            if len(row.events) == LONG:
                return row
        longest = max(row, longest, key=lambda one: len(one.events))
    return longest


def milliseconds(work: Any, times: int) -> tuple[float, float]:
    """Of CPU time: the median, and the longest."""
    spent = []
    for n in range(times):
        begun = time.thread_time()
        work(n)
        spent.append(1000 * (time.thread_time() - begun))
    return sorted(spent)[len(spent) // 2], max(spent)


def from_its_bookmark(row: TableRow, kept: Any) -> None:
    """Loads a table as after a restart, where as much as can be has happened since its bookmark was made."""
    from tharsis.server.bookmarks import resume

    table = Table(replace(row, events=[]))
    for event in resume(table, kept, row.events):
        table.apply(event)


def the_past(game: str, options: dict[str, object]) -> None:
    """Loading, going back, and stepping through a long game."""
    from tharsis.server.bookmarks import EVERY, bookmark_of  # here, since older servers have none

    row = long_game(game, options)
    load = milliseconds(lambda _: Table(replace(row, events=row.events[:])), 5)
    table = Table(replace(row, events=row.events[:]))
    kept = bookmark_of(Table(replace(row, events=row.events[: len(row.events) - EVERY + 1])))
    by_bookmark = milliseconds(lambda _: from_its_bookmark(row, kept), 5)
    undo = milliseconds(lambda _: table.earlier(), 30)
    first = milliseconds(lambda _: table.step_text(table.length * 9 // 10, 0), 1)
    rnd = random.Random(1)
    step = milliseconds(lambda _: table.step_text(rnd.randrange(table.length + 1), 0), 60)
    print(f"a game of {len(row.events)} events: played in {load[0]:.1f} ms, loaded in {by_bookmark[0]:.1f} ms")
    print(f"  the game before its last move {undo[0]:.2f} ms (longest {undo[1]:.2f})")
    print(f"  the first step of its replay {first[0]:.1f} ms, any other {step[0]:.2f} (longest {step[1]:.2f})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mars")
    parser.add_argument("--answers", type=int, default=600)
    parser.add_argument("--option", action="append", default=[], help="name=value, as JSON")
    parser.add_argument("--profile", action="store_true", help="where the time goes")
    args = parser.parse_args()
    options = {name: json.loads(value) for name, _, value in (one.partition("=") for one in args.option)}
    mid_game(args.game, 50, options)  # what is made once is made
    if args.profile:
        profile = cProfile.Profile()
        profile.runcall(mid_game, args.game, args.answers, options)
        pstats.Stats(profile).sort_stats("cumulative").print_stats(60)
        return
    cost = mid_game(args.game, args.answers, options)
    parts = (cost.tried, cost.played, cost.told)
    tried, played, told = (1000 * part / cost.answers for part in parts)
    print(f"{args.game}, {SEATS} seats, {cost.answers} answers: {1000 * cost.whole:.2f} ms of CPU time each")
    print(f"  tried {tried:.3f}, played {played:.3f}, told to all seats {told:.3f} ms")
    print(f"  {cost.bytes / cost.answers / SEATS / 1000:.1f} kB for a seat")
    the_past(args.game, options)


if __name__ == "__main__":
    main()
