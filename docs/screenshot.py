"""Draws a page of the terminal game as SVG on standard output: the picture of the README is made of it."""

from __future__ import annotations

import io
import re

from rich.console import Console

import tharsis
from tharsis.bots import bots_of
from tharsis.mars.game import Mars
from tharsis.terminal.board import board
from tharsis.terminal.sheets import hand
from tharsis.words import LANGUAGES


def main() -> None:
    game = tharsis.new("mars", 3, seed=12)
    assert isinstance(game, Mars)
    bots = [bots_of("mars")["greedy"](s) for s in range(3)]
    while game.generation < 7 or game.waiting() != [0] or game.codes(0)[0] >> 36 != 1:
        seat = game.waiting()[0]
        game.take(seat, bots[seat].answer(game.view(seat)))
    words = LANGUAGES["en"]
    console = Console(record=True, width=132, highlight=False, file=io.StringIO(), force_terminal=True)
    for entry in game.log()[-6:]:
        console.print("· " + entry.say("en"), style="grey70")
    console.print(board(game, words, 0))
    console.print(hand(game, words, 0))
    decision = game.asked[0]
    console.print(decision.say("en"), style="bold")
    for i, option in enumerate(decision.options[:8], 1):
        console.print(f" {i}  {option.say('en')}")
    svg = console.export_svg(title="tharsis terminal")
    print(re.sub(r"@font-face \{.*?\}", "", svg, flags=re.S).replace("Fira Code", "DejaVu Sans Mono"))


if __name__ == "__main__":
    main()
