"""A plan is played: what is there already is left out, and a test ends when it is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tharsis.arena.crews import Crew, batched
from tharsis.arena.matches import play_batch
from tharsis.arena.plan import Match, Plan
from tharsis.arena.results import Results
from tharsis.arena.verdict import Trial, Verdict


def open_matches(plan: Plan, done: set[str]) -> Iterator[Match]:
    """Company by company in turn, so that a report in the middle tells of all of them."""
    rows = [plan.matches(company) for company in plan.companies()]
    while rows:
        for row in list(rows):
            match = next(row, None)
            if match is None:
                rows.remove(row)
            elif match.key not in done:
                yield match


def run(plan: Plan, results: Results, crew: Crew, progress: Callable[[int], None] | None = None) -> Verdict | None:
    """Plays what is missing; gives the verdict of a test."""
    done = results.done()
    if progress is not None:
        progress(len(done))
    trial = None if plan.test is None else Trial(plan.test, plan.seed)
    said = None if trial is None else trial.hear(results.games())
    if said is not None and said.better is not None:
        return said
    for games in crew.work(play_batch, plan, batched(open_matches(plan, done))):
        results.add(games)
        if progress is not None:
            progress(len(games))
        if trial is not None:
            said = trial.hear(games)
            if said.better is not None:
                break
    return said
