"""What is said between the house and a player: one JSON object a line, each with what it is under `say`.

docs/players.md tells it to whoever writes a player; here the lines are made and read.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import fields
from typing import Final

import tharsis
from tharsis.kernel.errors import GameError, shown
from tharsis.kernel.option import Decision, Option
from tharsis.kernel.view import View

PROTOCOL: Final = 1
LONGEST_LINE: Final = 65_536  # of a player; what it has to say is short
LONGEST_NAME: Final = 60
UNTOLD: Final = ("code", "game")  # fields of an option that mean nothing outside

Line = dict[str, object]


class BadLine(GameError):
    """A player said something that is no line of the protocol."""


def write(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"


def read(text: str) -> Line:
    """One line of a player; raises BadLine."""
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        raise BadLine(f"no line of JSON: {shown(text.rstrip())}", "line") from None
    if not isinstance(line, dict) or not isinstance(line.get("say"), str):
        raise BadLine(f"a line is an object with a text under say, not {shown(line)}", "say")
    return line


# ---- of the house
def hello() -> Line:
    return {
        "say": "hello",
        "protocol": PROTOCOL,
        "tharsis": tharsis.__version__,
        "rules": tharsis.RULES,
        "games": list(tharsis.GAMES),
        "languages": sorted(tharsis.LANGUAGES),
    }


def new_game(view: View, number: int, seed: int, limit: float, bank: float) -> Line:
    """The seed is for the player's own chance; that of the game would tell it what is hidden."""
    return {
        "say": "new",
        "game": view.title.name,
        "number": number,
        "seat": view.seat,
        "seats": view.seats,
        "options": view.as_dict()["options"],
        "seed": seed,
        "clock": {"answer": limit, "game": bank},
    }


def option_line(option: Option, lang: str) -> Line:
    """Its notation, and of the other fields those that are filled."""
    out: Line = {}
    for one in fields(option):
        value = getattr(option, one.name)
        if one.name not in UNTOLD and value != one.default and value not in ({}, ()):
            out[one.name] = value
    if lang:
        out["text"] = option.say(lang)
    return out


def question_line(decision: Decision, lang: str) -> Line:
    out: Line = {"kind": decision.kind, "least": decision.least, "most": decision.most}
    if decision.card:
        out["card"] = decision.card
    if lang:
        out["text"] = decision.say(lang)
    out["options"] = [option_line(option, lang) for option in decision.options]
    return out


def ask(view: View, decision: Decision, number: int, left: float, lang: str) -> Line:
    seen = view.as_dict()
    seen.pop("question", None)
    question = question_line(decision, lang)
    return {"say": "ask", "number": number, "left": round(left, 3), "question": question, "view": seen}


def wrong(number: int, why: str, answered: Sequence[str]) -> Line:
    return {"say": "wrong", "number": number, "why": why, "answered": list(answered)}


def over(number: int, scores: list[dict[str, int]] | None = None, winners: list[int] | None = None) -> Line:
    """Without scores the game goes on, but elsewhere."""
    return {"say": "over", "number": number, "scores": scores, "winners": winners}


def bye() -> Line:
    return {"say": "bye"}


# ---- of a player
def language_wanted(greeting: Line) -> str:
    """The language in which the player wants questions told, none if it reads notations only; raises BadLine."""
    if greeting.get("say") != "hello":
        raise BadLine(f"say: the first line must be hello, not {shown(greeting.get('say'))}", "say")
    if greeting.get("protocol") != PROTOCOL:
        raise BadLine(f"protocol: must be {PROTOCOL}, not {shown(greeting.get('protocol'))}", "protocol")
    lang = greeting.get("text", "")
    if lang and lang not in tharsis.LANGUAGES:
        raise BadLine(f"text: there are {', '.join(sorted(tharsis.LANGUAGES))}, not {shown(lang)}", "text")
    return str(lang or "")


def name_of(greeting: Line, command: str) -> str:
    name = greeting.get("name")
    return name[:LONGEST_NAME] if isinstance(name, str) and name.strip() else command
