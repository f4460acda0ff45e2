"""The loop of a terminal game: people type numbers, bots answer at once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tharsis.bots import Bot
from tharsis.kernel.errors import CannotUndo, GameError
from tharsis.kernel.option import Decision
from tharsis.terminal.screens import board, screen_of
from tharsis.terminal.sheets import card_sheet, final_scores, hand
from tharsis.vocabulary.world import World
from tharsis.words import language

SAVE_FILE = "tharsis-game.json"


class Quit(Exception):
    """The person wants to stop."""


class Terminal:
    """One table on one screen. Seats without a bot are played by whoever sits at the keyboard."""

    def __init__(self, game: World, bots: Mapping[int, Bot], lang: str = "en", console: Console | None = None) -> None:
        self.game = game
        self.bots = bots
        self.words = language(lang, game.name())
        self.console = console or Console(highlight=False)
        self.cards = {card.name: card for card in game.cards if card.number}
        self.shown_lines = len(game.log())
        self.last_seat = -1

    def play(self, save: Path | None = None) -> None:
        """Plays until the end or until somebody quits; what was played is then saved."""
        try:
            while not self.game.over:
                self.step()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            self.save(save or Path(SAVE_FILE))
            self.console.print(self.words.terms["goodbye"])
            return
        self.tell()
        self.console.print(board(self.game, self.words, 0))
        self.console.print(final_scores(self.game, self.words))
        winners = ", ".join(self.words.player(s) for s in self.game.winners())
        self.console.print(f"{self.words.terms['winner']}: {winners or self.words.terms['nobody']}", style="bold")

    def step(self) -> None:
        """One answer of anybody."""
        g = self.game
        seat = min(g.waiting(), key=lambda s: (s not in self.bots, s))
        if seat in self.bots:
            g.take(seat, self.bots[seat].answer(g.view(seat)))
            return
        decision = g.decision(seat)
        assert decision is not None
        self.tell()
        screen = screen_of(g)
        if decision.kind in (*screen.turns, *screen.places) or seat != self.last_seat:
            self.console.rule(style="grey37")
            self.console.print(board(g, self.words, seat))
        if decision.kind in screen.turns:
            self.console.print(hand(g, self.words, seat))
        self.last_seat = seat
        self.ask(decision)

    def tell(self) -> None:
        """What has happened since somebody last looked."""
        entries = self.game.log()
        for entry in entries[self.shown_lines :]:
            self.console.print(Text("· " + entry.say(self.words.code), style="grey70"))
        self.shown_lines = len(entries)

    def ask(self, decision: Decision) -> None:
        self.question(decision)
        while True:
            typed = self.console.input(f"[bold]{self.words.player(decision.seat)}[/]> ").strip()
            try:
                if self.command(typed, decision):
                    continue
                picked = self.numbers(typed, decision)
                self.game.answer(decision.seat, picked)
                return
            except (ValueError, GameError) as error:
                if not isinstance(error, GameError):
                    error = GameError(self.words.terms["bad"].format(text=typed))
                self.console.print(str(error), style="red")
            except Undone:
                return

    def numbers(self, typed: str, decision: Decision) -> list[int]:
        """Numbers count from 1, as they are shown."""
        if not typed and decision.least > 0:
            raise ValueError(typed)
        picked = [int(x) - 1 for x in typed.replace(",", " ").split()]
        if any(not 0 <= i < len(decision.options) for i in picked):
            raise ValueError(typed)
        return picked

    def question(self, decision: Decision) -> None:
        t = self.words.terms
        text = decision.say(self.words.code)
        self.console.print(text[:1].upper() + text[1:], style="bold")
        drafted = self.game.seat[decision.seat].drafted
        if drafted:
            names = ", ".join(self.words.name(self.game.card_name(c)) for c in drafted)
            self.console.print(f"{t['drafted']}: {names}", style="grey62")
        if not decision.single:
            self.console.print(t["pick"].format(least=decision.least, most=decision.most), style="grey62")
        width = len(str(len(decision.options)))
        for i, option in enumerate(decision.options, 1):
            line = Text(f" {i:>{width}}  ", style="grey62" if option.useless else "")
            if option.kind in ("buy", "draft", "keep", "corporation"):
                line.append_text(card_sheet(self.words, self.cards[option.card], " " * (width + 3)))
            else:
                line.append(option.say(self.words.code))
            self.console.print(line)
        self.console.print(t["help"], style="grey50")

    def command(self, typed: str, decision: Decision) -> bool:
        """Anything that is no answer. True when it was one of those."""
        g, words, seat = self.game, self.words, decision.seat
        if typed == "q":
            raise Quit
        if typed == "h":
            self.console.print(hand(g, words, seat))
        elif typed == "b":
            self.console.print(board(g, words, seat))
        elif typed == "l":
            for entry in g.log()[-40:]:
                self.console.print("· " + entry.say(words.code))
        elif typed == "w":
            for notation, reasons in g.why_not(seat).items():
                self.console.print(f"{notation}: " + "; ".join(r.say(words.code) for r in reasons))
        elif typed == "s":
            self.save(Path(SAVE_FILE))
        elif typed == "u":
            try:
                g.undo(seat)
            except CannotUndo:
                self.console.print(words.terms["cannot_undo"], style="red")
                return True
            self.shown_lines = min(self.shown_lines, len(g.log()))
            self.last_seat = -1
            raise Undone
        elif typed[:1] == "r" and "cannot_resume" in words.terms:
            self.resume(typed[1:].strip())
        elif typed.startswith("?"):
            self.look_up(typed[1:].strip())
        else:
            return False
        return True

    def resume(self, player: str) -> None:
        """Somebody at this keyboard who has finished takes that back: the player named, or the only one."""
        resting = [s for s in range(self.game.seats) if s not in self.bots and self.game.optional(s) is not None]
        if player:
            resting = [s for s in resting if player == str(s + 1)]
        if len(resting) != 1:
            self.console.print(self.words.terms["help" if resting else "cannot_resume"], style="red")
            return
        self.game.answer(resting[0], "resume")
        self.last_seat = -1
        raise Undone

    def look_up(self, wanted: str) -> None:
        """The text of every card whose name has these letters in it."""
        found = [name for name in self.cards if wanted.lower() in self.words.name(name).lower()] if wanted else []
        for name in found[:10]:
            self.console.print(card_sheet(self.words, self.cards[name]))
        if not found:
            self.console.print(self.words.terms["help"], style="grey50")

    def save(self, file: Path) -> None:
        file.write_text(json.dumps(self.game.record(), ensure_ascii=False), encoding="utf-8")
        self.console.print(self.words.terms["saved"].format(file=file))


class Undone(Exception):
    """An answer was taken back; the question is put anew."""
