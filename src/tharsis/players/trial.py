"""Trying a player: some games against a bot, with an eye on all it says."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping

import tharsis
from tharsis.bots import Bot
from tharsis.bots.levels import maker_of
from tharsis.kernel.game import Game
from tharsis.kernel.view import View
from tharsis.players.player import EXEC, USUAL, ProgramPlayer, Speaking


class Watched(ProgramPlayer):
    """One and the same program plays all games of a trial, and its time is counted."""

    def __init__(self, command: str, seed: int, program: Speaking) -> None:
        super().__init__(command, seed)
        self.program = program
        self.seconds: list[float] = []

    def sits_down(self) -> Speaking:
        return self.program

    def gets_up(self, speaking: Speaking) -> None:
        """It stays for the next game."""

    def answer(self, view: View) -> list[int]:
        begun = time.monotonic()
        codes = super().answer(view)
        self.seconds.append(time.monotonic() - begun)
        return codes


def trial(
    player: str, game: str, against: str, games: int, seed: int, options: Mapping[str, object], show: bool
) -> Iterator[str]:
    """What is to be said about a program, line by line; raises what `hello` comes to."""
    rival = None if against == "none" else maker_of(game, against, "against")
    command = player.removeprefix(EXEC)
    speaking = Speaking(command, USUAL)
    yield f"{speaking.name} speaks the protocol" + (f", and reads {speaking.lang}" if speaking.lang else "")
    try:
        for number in range(games):
            table = tharsis.new(game, 1 if rival is None else 2, options, seed + number)
            watched = Watched(command, seed + number, speaking)
            speaking.program.heard = [] if show else None
            play(table, number % table.seats, watched, None if rival is None else rival(seed + number))
            yield from speaking.program.heard or ()
            yield result(table, number % table.seats, watched)
            yield from (f"  wrong: {fault}" for fault in watched.faults)
            if speaking.program.process.poll() is not None:
                yield "  it has ended"
                return
    finally:
        speaking.program.end()


def play(table: Game, seat: int, player: ProgramPlayer, other: Bot | None) -> None:
    while not table.over:
        asked = table.waiting()[0]
        bot = player if asked == seat or other is None else other
        table.take(asked, bot.answer(table.view(asked)))
    player.ends(table.scores(), table.winners())


def result(table: Game, seat: int, player: Watched) -> str:
    points = " to ".join(str(table.scores()[s]["total"]) for s in sorted(range(table.seats), key=lambda s: s != seat))
    how = "won" if seat in table.winners() else "lost"
    times = sorted(player.seconds)
    slow, middle = times[-1] * 1000, times[len(times) // 2] * 1000
    return f"seed {table.seed}: {how}, {points}; {len(times)} answers, {middle:.1f} ms each, {slow:.0f} ms at most"
