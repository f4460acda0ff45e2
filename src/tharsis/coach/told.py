"""What the coach found out, as plain data and as lines that a person reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tharsis.coach.hints import Hint
from tharsis.kernel.log import Change
from tharsis.kernel.option import Option, Reason
from tharsis.words import language
from tharsis.words.language import MINUS, NBSP


def number(n: float, lang: str, digits: int = 1) -> str:
    """+2.5 or −0.8, with the comma where it belongs."""
    text = f"{abs(n):.{digits}f}"
    sign = "+" if n >= 0 or float(text) == 0 else MINUS
    return sign + (text if lang == "en" else text.replace(".", ","))


def percent(share: float) -> str:
    return f"~{NBSP}{round(100 * share)}{NBSP}%"


def answer_said(options: Sequence[Option], game: str, lang: str, names: Sequence[str] = ()) -> str:
    """What is picked, one after the other; cards that are bought, as one list."""
    words = language(lang, game)
    if len(options) > 1 and all(o.kind == "buy" and o.amount == options[0].amount for o in options):
        return words.begun(words.bought_together([o.card for o in options], options[0].amount))
    return f"{words.semicolon} ".join(option.say(lang, names) for option in options) or words.coach["none"]


def hint_data(hint: Hint, lang: str, names: Sequence[str] = ()) -> dict[str, object]:
    """All of a hint, with its words in one language."""
    words = language(lang, hint.game)
    return {
        "depth": hint.depth,
        "verdict": hint.verdict,
        "unit": hint.unit,
        "text": words.coach[hint.verdict],
        "matters": [note_data(note, lang, names) for note in hint.matters],
        "kinds": [
            {
                "kind": one.kind,
                "name": kind_name(one.kind, hint.game, lang),
                "text": words.coach.get(f"{one.kind}_text", ""),
                "gain": one.gain,
                "answers": one.answers,
            }
            for one in hint.kinds
        ],
        "lines": [
            {
                "answer": line.answer,
                "text": answer_said(line.options, hint.game, lang, names),
                "gain": round(line.gain, 2),
                "range": round(line.range, 2),
                "level": line.level,
                "margin": round(line.margin, 1),
                "win": round(line.win, 3),
                "futures": line.futures,
            }
            for line in hint.lines
        ],
        "does": [change_data(change) for change in hint.does],
        "reasons": [note_data(note, lang, names) for note in hint.reasons],
        "lead": round(hint.lead, 3),
        "chance": round(hint.chance, 3),
        "chance_after": round(hint.chance_after, 3),
        "futures": hint.futures,
    }


def kind_name(kind: str, game: str, lang: str) -> str:
    words = language(lang, game)
    return words.coach.get(kind) or words.phases.get(kind.removeprefix("phase_"), kind)


def note_data(note: Reason, lang: str, names: Sequence[str] = ()) -> dict[str, object]:
    head = language(lang, note.game).coach.get(note.kind, "")
    out: dict[str, object] = {"kind": note.kind, "head": head, "text": note.say(lang, names)}
    return out | {"item": note.item, "need": note.need, "have": note.have}


def change_data(change: Change) -> dict[str, object]:
    return {"kind": change.kind, "seat": change.seat, "item": change.item, "card": change.card} | {
        "area": change.area,
        "amount": change.amount,
        "now": change.now,
    }


def hint_lines(hint: Hint, lang: str) -> Iterator[str]:
    """For a terminal."""
    words = language(lang, hint.game)
    for note in hint.matters:
        yield f"· {words.coach.get(note.kind, '')}{words.colon} {note.say(lang)}"
    unit = words.coach[hint.unit]
    if hint.depth < 3:
        for one in hint.kinds:
            yield f"{kind_name(one.kind, hint.game, lang):<24} ~{NBSP}{number(one.gain, lang, 0)} {unit}"
        if hint.verdict in ("nothing", "unknown"):
            yield words.coach[hint.verdict]
        return
    for rank, line in enumerate(hint.lines, 1):
        mark = "=" if line.level or (rank == 1 and hint.verdict == "close") else str(rank)
        spread = f" ±{NBSP}{number(line.range, lang)[1:]}" if line.range else ""
        gain = "" if hint.verdict == "only" else f"~{NBSP}{number(line.gain, lang)}{spread} {unit}"
        yield f"{mark} {answer_said(line.options, hint.game, lang):<48} {gain}".rstrip()
    if hint.does:
        at_once = words.coach["at_once"] + words.colon
        yield f"+ {at_once} {', '.join(words.change(change) for change in hint.does)}"
    for note in hint.reasons:
        yield f"+ {note.say(lang)}"
    yield words.coach[hint.verdict]
    if hint.futures:
        chances = f"{percent(hint.chance)} → {percent(hint.chance_after)}"
        imagined = f"{words.imagined(hint.futures)}{words.semicolon} {words.coach['guessed']}"
        yield f"{words.coach['chance']}{words.colon} {chances}{words.semicolon} {imagined}."
