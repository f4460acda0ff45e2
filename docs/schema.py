"""Writes docs/schema.md from the code: `make schema`. A test fails where the page is not what the code says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import tharsis
from tharsis import lab

PAGE = Path(__file__).parent / "schema.md"
MANY = 40  # rows that are told by the first and the last
HEAD = """# The numbers of the laboratory

Written by `make schema` from the code; [lab.md](lab.md) says what it is for. A number of an observation or of an option is
what stands at the table, divided by its unit. Seats are told from the one that looks: `me`, then `rival1` and so on in turn
order. What a table does not have (a seat, an expansion, a card in a slot) is 0.

The stamp goes with a net that was learned: `lab.schema(game).check(stamp)` refuses another one. It changes with the version,
and with every card, map or expansion that is added.
"""
OF_CARDS = "a number for each card of the box"


def listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def units(numbers: Sequence[tuple[str, int]]) -> str:
    """Numbers in order, those with the same unit together."""
    groups: list[tuple[int, list[str]]] = []
    for name, unit in numbers:
        if not groups or groups[-1][0] != unit:
            groups.append((unit, []))
        groups[-1][1].append(name)
    return "; ".join(f"{listed(names)}" + (f" in {unit}s" if unit != 1 else "") for unit, names in groups)


def layout(told: lab.Layout, facts: Sequence[str], cards: Sequence[str]) -> list[str]:
    lines = ["| section | from | shape | rows | numbers |", "| --- | ---: | --- | --- | --- |"]
    for name, section in told.sections.items():
        names = [number for number, _ in section.numbers]
        rows = list(section.rows)
        shown = listed(rows) if len(rows) <= MANY else f"`{rows[0]}` to `{rows[-1]}`"
        numbers = "the facts of a card, below" if names == list(facts) else OF_CARDS if names == list(cards) else ""
        shape = " × ".join(map(str, section.shape))
        lines.append(f"| `{name}` | {section.start} | {shape} | {shown} | {numbers or units(section.numbers)} |")
    return lines


def forms(actions: Sequence[str]) -> list[str]:
    """The actions as forms of notation, with how many there are of each."""
    words: dict[str, list[str]] = {}
    for name in actions:
        form = re.sub(r"\d+", "N", name.split()[0] if not name.startswith(("with", "from")) else name)
        words.setdefault(form, []).append(name)
    lines = ["| form | actions | from | to |", "| --- | ---: | --- | --- |"]
    for form, names in words.items():
        lines.append(f"| `{form}` | {len(names)} | `{names[0]}` | `{names[-1]}` |")
    return lines


def written() -> str:
    parts = [HEAD]
    for game in tharsis.GAMES:
        schema = lab.schema(game)
        cards = lab.encoder.facts_of(game).cards
        parts += [
            f"## {game}",
            f"Version {schema.version}, stamp `{schema.stamp}`. An observation has {schema.size} numbers, an option "
            f"{schema.option.size}, a card {len(schema.cards)}; there are {len(schema.actions)} actions.",
            "### Observation",
            "\n".join(layout(schema.observation, schema.cards, cards)),
            "### Option",
            "\n".join(layout(schema.option, schema.cards, cards)),
            "### The facts of a card",
            "Each in parts of the largest that is printed. What an action of the card brings begins with `act.`, what an "
            "effect brings with `when.`, what it waits for with `on.`, what a corporation does first with `first.`.",
            listed(schema.cards),
            "### Actions",
            "\n".join(forms(schema.actions)),
        ]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
