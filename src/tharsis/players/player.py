"""A program at the table: it is asked, and where it fails somebody else answers for it."""

from __future__ import annotations

import atexit
import contextlib
import os
import time
from dataclasses import dataclass
from typing import Final

from tharsis.bots import Bot, Maker, add_bots, bots_of
from tharsis.bots.levels import RESERVED, maker_of
from tharsis.kernel.errors import BadAnswer, BadSetup, GameError
from tharsis.kernel.option import Decision, match_in
from tharsis.kernel.title import TITLES
from tharsis.kernel.view import View
from tharsis.players import protocol
from tharsis.players.program import Gone, Program

EXEC: Final = "exec:"  # before a command, where players are named
FALLBACK: Final = ("greedy", "random")  # who stands in: the first that knows the game
STAND_IN_SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds for the greeting, for one answer, and for all answers of a game; and how many faults a game forgives."""

    greeting: float = 10.0
    answer: float = 10.0
    game: float = 600.0
    faults: int = 3


USUAL: Final = Limits()


class Speaking:
    """A program that has said hello, ready for one game after the other."""

    def __init__(self, command: str, limits: Limits) -> None:
        self.program: Final = Program(command)
        self.games = 0
        try:
            self.program.tell(protocol.hello())
            greeting = self.program.hear(limits.greeting)
            self.lang: Final = protocol.language_wanted(greeting)
        except GameError:
            self.program.end()
            raise
        self.name: Final = protocol.name_of(greeting, command)


class Company:
    """The programs of this process: one for each seat that plays at the same time, used again for the next game."""

    def __init__(self) -> None:
        self.idle: dict[str, list[Speaking]] = {}
        atexit.register(self.close)
        if hasattr(os, "register_at_fork"):  # they belong to the process that started them
            os.register_at_fork(after_in_child=self.idle.clear)

    def take(self, command: str, limits: Limits) -> Speaking:
        idle = self.idle.get(command)
        return idle.pop() if idle else Speaking(command, limits)

    def give_back(self, one: Speaking) -> None:
        self.idle.setdefault(one.program.command, []).append(one)

    def close(self) -> None:
        for row in self.idle.values():
            for one in row:
                with contextlib.suppress(Gone):
                    one.program.tell(protocol.bye())
                one.program.end()
        self.idle.clear()


COMPANY: Final = Company()


class ProgramPlayer:
    """A bot whose thoughts are elsewhere.

    Late, silent, broken or wrong: it is told why, and a stand-in answers. After so many faults in a game, or when its
    time for the game is used up, the stand-in answers all the rest. What went wrong is kept in `faults`.
    """

    def __init__(self, command: str, seed: int, limits: Limits = USUAL) -> None:
        self.command: Final = command
        self.seed: Final = seed
        self.limits: Final = limits
        self.left = limits.game
        self.faults: list[str] = []
        self.asked = 0
        self.speaking: Speaking | None = None
        self.stand_in: Bot | None = None

    # ---- a bot
    def answer(self, view: View) -> list[int]:
        decision = view.decision
        assert decision is not None
        self.asked += 1
        if self.asked == 1:
            self.begin(view)
        if self.speaking is None:
            return self.instead(view)
        try:
            codes = self.ask(self.speaking, view, decision)
        except GameError as error:
            codes = self.instead(view)
            self.fault(str(error), [o.notation for o in decision.options if o.code in codes], isinstance(error, Gone))
        return codes

    def ends(self, scores: list[dict[str, int]], winners: list[int]) -> None:
        """The game is over: it hears how it went, and is free for the next one."""
        if self.speaking is not None:
            self.leave(self.speaking, protocol.over(self.speaking.games, scores, winners))

    def leaves(self) -> None:
        """Nobody asks it about this game any more, though it may go on."""
        if self.speaking is not None:
            self.leave(self.speaking, protocol.over(self.speaking.games))

    def leave(self, speaking: Speaking, last: protocol.Line) -> None:
        self.speaking = None
        try:
            speaking.program.tell(last)
        except Gone:
            speaking.program.end()
        else:
            self.gets_up(speaking)

    # ---- how
    def sits_down(self) -> Speaking:
        return COMPANY.take(self.command, self.limits)

    def gets_up(self, speaking: Speaking) -> None:
        COMPANY.give_back(speaking)

    def begin(self, view: View) -> None:
        try:
            self.speaking = self.sits_down()
            self.speaking.games += 1
            line = protocol.new_game(view, self.speaking.games, self.seed, self.limits.answer, self.limits.game)
            self.speaking.program.tell(line)
        except GameError as error:
            self.fault(str(error), [], True)

    def ask(self, speaking: Speaking, view: View, decision: Decision) -> list[int]:
        """Late lines of earlier questions are passed over."""
        speaking.program.tell(protocol.ask(view, decision, self.asked, self.left, speaking.lang))
        begun = time.monotonic()
        end = begun + min(self.limits.answer, self.left)
        try:
            while True:
                line = speaking.program.hear(end - time.monotonic())
                if line["say"] != "answer":
                    raise BadAnswer(f"an answer is expected, not {line['say']!r}", "say")
                if line.get("number", self.asked) == self.asked:
                    return match_in(decision, line.get("pick"))
        finally:
            self.left -= time.monotonic() - begun

    def instead(self, view: View) -> list[int]:
        if self.stand_in is None:
            self.stand_in = stand_in(view.title.name, self.seed + STAND_IN_SEED)
        return self.stand_in.answer(view)

    def fault(self, why: str, answered: list[str], gone: bool) -> None:
        self.faults.append(why)
        speaking = self.speaking
        if speaking is None:
            return
        if not gone:
            try:
                speaking.program.tell(protocol.wrong(self.asked, why, answered))
            except Gone:
                gone = True
        if gone or len(self.faults) >= self.limits.faults or self.left <= 0:
            self.speaking = None
            speaking.program.end()


def stand_in(game: str, seed: int) -> Bot:
    """Who answers for somebody who cannot."""
    known = bots_of(game)
    return next(known[name] for name in FALLBACK if name in known)(seed)


def maker(command: str, limits: Limits = USUAL) -> Maker:
    """As bots are made: of a seed."""

    def made(seed: int) -> Bot:
        return ProgramPlayer(command, seed, limits)

    return made


def maker_for(game: str, player: str, field: str = "bot") -> Maker:
    """Who plays under a name: a program, a level of the ladder, another bot. Raises UnknownName."""
    return maker(player.removeprefix(EXEC)) if player.startswith(EXEC) else maker_of(game, player, field)


GUESTS: Final[dict[str, str]] = {}  # programs that sit with the bots of this process, and their commands


def invite(name: str, command: str) -> None:
    """From now on a program is among the bots of every game, under this name."""
    if not name.isidentifier() or name in RESERVED or any(name in bots_of(game) for game in TITLES):
        raise BadSetup(f"player: {name!r} must be a word that no bot is called by", "player")
    COMPANY.give_back(COMPANY.take(command, USUAL))  # it must say hello
    GUESTS[name] = command
    for title in TITLES.values():
        add_bots(title, {name: maker(command)})
