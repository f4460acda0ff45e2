"""Simulation: whole games between bots, on one core or several, and a report of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import tharsis
from tharsis.arena.crews import Crew, batched, crew_of
from tharsis.bots import Maker
from tharsis.bots.random import RandomBot
from tharsis.bots.rollout import play_out
from tharsis.kernel.game import Game
from tharsis.kernel.title import title_of
from tharsis.players import EXEC, ProgramPlayer, maker_for
from tharsis.players.player import COMPANY, Limits

LEAST, MOST = 25, 200  # games that are handed over at a time: more of them in long runs
PARTS = 64


@dataclass(slots=True)
class Outcome:
    """How one game went."""

    seed: int
    generations: int
    decisions: int
    scores: list[dict[str, int]]
    winners: list[int]
    faults: list[str]  # what programs among the players did wrong, with their seats


@dataclass(slots=True)
class Report:
    """What many games say together. `cpu_seconds` counts the time of all processes that played."""

    game: str
    seats: list[str]
    options: dict[str, object]
    cpu_seconds: float = 0.0
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def decisions(self) -> int:
        return sum(o.decisions for o in self.outcomes)

    def generations(self) -> dict[str, object]:
        counts = Counter(o.generations for o in self.outcomes)
        n = max(1, len(self.outcomes))
        return {
            "mean": round(sum(g * k for g, k in counts.items()) / n, 2),
            "least": min(counts, default=0),
            "most": max(counts, default=0),
            "counts": {str(g): counts[g] for g in sorted(counts)},
        }

    def scores(self) -> list[dict[str, object]]:
        """For each seat: its bot, its share of wins (a shared win counts in parts), its mean points by source."""
        rows: list[dict[str, object]] = []
        n = max(1, len(self.outcomes))
        for s, bot in enumerate(self.seats):
            wins = sum(1 / len(o.winners) for o in self.outcomes if s in o.winners)
            row: dict[str, object] = {"seat": s, "bot": bot, "wins": round(wins / n, 4)}
            for source in self.outcomes[0].scores[s] if self.outcomes else ():
                row[source] = round(sum(o.scores[s][source] for o in self.outcomes) / n, 2)
            rows.append(row)
        return rows

    def faults(self) -> list[dict[str, object]]:
        """What programs among the players did wrong."""
        return [{"seed": o.seed, "fault": fault} for o in self.outcomes for fault in o.faults]

    def as_dict(self) -> dict[str, object]:
        cpu = max(self.cpu_seconds, 1e-9)
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "compiled": tharsis.compiled,
            "games": len(self.outcomes),
            "decisions": self.decisions,
            "cpu_seconds": round(self.cpu_seconds, 3),
            "decisions_per_cpu_second": round(self.decisions / cpu),
            "games_per_cpu_second": round(len(self.outcomes) / cpu, 2),
            "generations": self.generations(),
            "scores": self.scores(),
            **({"faults": faults} if (faults := self.faults()) else {}),
        }


def check_bots(game: str, seats: Sequence[str]) -> None:
    """Everybody named can play this game, else raises UnknownName; a program must say hello."""
    robots = title_of(game).robots(seats)
    for s, name in enumerate(seats):
        if s not in robots:
            maker_for(game, name, "seats")
        if name.startswith(EXEC):
            COMPANY.give_back(COMPANY.take(name.removeprefix(EXEC), Limits()))


def makers_at(game: str, seats: Sequence[str]) -> dict[int, Maker]:
    """By seat, who makes its bot; robots of the rules have none."""
    robots = title_of(game).robots(seats)
    return {s: maker_for(game, name, "seats") for s, name in enumerate(seats) if s not in robots}


def play_game(game: Game, seats: Sequence[str], seed: int, faults: list[str] | None = None) -> int:
    """Plays a game to its end between bots; gives the number of decisions, and notes the faults of programs."""
    return play_by(game, makers_at(game.name(), seats), seed, faults)


def play_by(game: Game, makers: Mapping[int, Maker], seed: int, faults: list[str] | None = None) -> int:
    if all(maker is RandomBot for maker in makers.values()):
        return play_out(game, seed, game.title().spared)
    bots = {s: maker(seed * 8 + s) for s, maker in makers.items()}
    views = [game.view(s) for s in range(game.seats)]
    while not game.over:
        seat = game.waiting()[0]
        game.take(seat, bots[seat].answer(views[seat]))
    for s, bot in bots.items():
        if isinstance(bot, ProgramPlayer):
            bot.ends(game.scores(), game.winners())
            if faults is not None:
                faults += [f"seat {s}: {fault}" for fault in bot.faults]
    return game.decisions


Table = tuple[str, list[str], dict[str, object]]  # game, bots by seat, options


def play_batch(table: Table, seeds: list[int]) -> tuple[float, list[Outcome]]:
    """Some games in a row: the work of one process at a time."""
    name, seats, options = table
    begun = time.process_time()
    makers = makers_at(name, seats)
    outcomes: list[Outcome] = []
    for seed in seeds:
        game = tharsis.new(name, len(seats), options, seed)
        game.history = None
        faults: list[str] = []
        decisions = play_by(game, makers, seed, faults)
        outcomes.append(Outcome(seed, game.rounds(), decisions, game.scores(), game.winners(), faults))
    return time.process_time() - begun, outcomes


def simulate(
    seats: Sequence[str] = ("random", "random"),
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    game: str = "mars",
    progress: Callable[[int], None] | None = None,
    crew: Crew | None = None,
) -> Report:
    """Plays so many games with the seeds from `seed` on. The outcomes do not depend on `jobs`, or on the crew that is
    given instead of them."""
    check_bots(game, seats)
    chosen = dict(options or {})
    for stands_for in title_of(game).robots(seats).values():
        chosen |= stands_for
    report = Report(game, list(seats), chosen)
    tharsis.new(game, len(seats), chosen, seed)  # complains about bad options before any process starts
    table: Table = (game, list(seats), chosen)
    size = max(LEAST, min(MOST, games // PARTS))
    who = crew or crew_of(jobs)
    for spent, outcomes in who.work(play_batch, table, batched(range(seed, seed + games), size)):
        report.cpu_seconds += spent
        report.outcomes += outcomes
        if progress is not None:
            progress(len(outcomes))
    report.outcomes.sort(key=lambda o: o.seed)
    return report


def mirrored(bot: str, against: str, games: int, seed: int = 0, jobs: int = 1, game: str = "mars") -> float:
    """The share of games that one bot wins against another; every seed is played twice, with the seats changed."""
    seeds = games // 2
    there = simulate((bot, against), seeds, seed, jobs=jobs, game=game).scores()[0]["wins"]
    back = simulate((against, bot), seeds, seed, jobs=jobs, game=game).scores()[1]["wins"]
    assert isinstance(there, float) and isinstance(back, float)
    return (there + back) / 2
