"""Colonies, to be looked up: the tiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tharsis.mars.colonies.moons import COLONIES, MOONS
from tharsis.words.face import rows
from tharsis.words.item import Item, by_step, clauses
from tharsis.words.language import Language


def colony_tiles(words: Language) -> list[Item]:
    out: list[Item] = []
    for moon in MOONS:
        sentences = [
            words.lookup["build"].format(text=clauses(words, moon.build) + "."),
            words.lookup["bonus"].format(text=clauses(words, moon.bonus) + "."),
            words.lookup["income"].format(text=by_step(["", *(clauses(words, step) for step in moon.income)])),
        ]
        if moon.opened_by:
            sentences.append(words.lookup["opened_by"])
        icons = {"build": rows(list(moon.build)), "bonus": rows(list(moon.bonus))}
        icons |= {str(n): rows(list(step)) for n, step in enumerate(moon.income, 1) if step}
        out.append(Item(moon.name, words.moons[moon.name], "colony_tile", COLONIES, " ".join(sentences), icons=icons))
    return out


PARTS: Final[list[Callable[[Language], list[Item]]]] = [colony_tiles]
