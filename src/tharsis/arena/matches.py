"""The games of a plan, one by one."""

from __future__ import annotations

import time

import tharsis
from tharsis.arena.plan import Match, Plan
from tharsis.arena.results import Played
from tharsis.arena.simulate import play_game


def play_match(plan: Plan, match: Match, keep: bool) -> Played:
    begun = time.process_time()
    seats = [plan.players[name] for name in match.seats]
    game = tharsis.new(plan.game, plan.seats, plan.setup(match.seats), match.seed)
    if not keep:
        game.history = None
    faults: list[str] = []
    decisions = play_game(game, seats, match.seed, faults)
    return Played(
        match.key,
        match.pair,
        match.seats,
        match.seed,
        game.scores(),
        game.winners(),
        game.rounds(),
        decisions,
        round(time.process_time() - begun, 4),
        faults,
        game.record() if keep else None,
    )


def play_batch(plan: Plan, batch: list[Match]) -> list[Played]:
    return [play_match(plan, match, match.seed < plan.seed + plan.keep // plan.seats) for match in batch]
