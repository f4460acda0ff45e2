"""A review as plain data, as lines of a terminal, and as a page of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from tharsis.coach.moments import Judged, Mark
from tharsis.coach.review import Review
from tharsis.coach.told import answer_said, change_data, note_data, number, percent
from tharsis.words import language
from tharsis.words.language import NBSP

MARKS: Final[tuple[Mark, ...]] = ("best", "good", "slip", "missed")


def review_data(review: Review, lang: str, names: Sequence[str] = ()) -> dict[str, object]:
    """All of it, with its words in one language."""
    words = language(lang, review.game)
    marks = Counter(one.mark for one in review.judged)
    people = review.people
    return {
        "seat": review.seat,
        "points": review.points,
        "winners": review.winners,
        "generations": review.generations,
        "opinion": review.opinion,
        "unit": review.unit,
        "finished": review.finished,
        "marks": {mark: marks[mark] for mark in MARKS},
        "lost": round(review.lost, 1),
        "left": [round(n, 2) for n in review.left],
        "chances": [
            {"n": one.n, "generation": one.generation, "by_seat": [round(x, 3) for x in one.by_seat]}
            for one in review.chances
        ],
        "moves": [
            {"n": one.n, "generation": one.generation, "mark": one.mark, "chance": round(one.chance, 3)}
            for one in review.judged
        ],
        "moments": [moment_data(one, review.game, lang, names) for one in review.mattering()],
        "cards": [
            {
                "card": one.card,
                "name": words.name(one.card),
                "generation": one.generation,
                "paid": one.paid,
                "points": round(one.points, 1),
                "rating": round(one.rating, 1),
                "tiles": round(one.tiles, 1),
                "income": round(one.income, 1),
                "total": round(one.total, 1),
            }
            for one in review.cards
        ],
        "unplayed": review.unplayed,
        "curves": [{"points": curve.points, "income": curve.income} for curve in review.curves],
        "people": None
        if people is None
        else {
            "games": people.games,
            "generations": list(people.generations),
            "winner": list(people.winner),
            "mean": people.mean,
            "lead": people.lead,
        },
    }


def moment_data(one: Judged, game: str, lang: str, names: Sequence[str] = ()) -> dict[str, object]:
    return {
        "n": one.n,
        "generation": one.generation,
        "kind": one.kind,
        "mark": one.mark,
        "played": [option.notation for option in one.played],
        "played_text": answer_said(one.played, game, lang, names),
        "best": [option.notation for option in one.best],
        "best_text": answer_said(one.best, game, lang, names),
        "lost": round(one.lost, 1),
        "ahead": round(one.ahead, 1),
        "range": round(one.range, 1),
        "chance": round(one.chance, 3),
        "chance_best": round(one.chance_best, 3),
        "futures": one.futures,
        "does": [change_data(change) for change in one.does],
        "reasons": [note_data(note, lang, names) for note in one.reasons],
    }


def gain_said(one: Judged, lang: str) -> str:
    """Points that were lost, or found, with their sign and range."""
    gain = one.ahead if one.mark == "best" else -one.lost
    spread = f" ±{NBSP}{number(one.range, lang)[1:]}" if one.mark != "best" else ""
    return f"~{NBSP}{number(gain, lang)}{spread}"


def review_lines(review: Review, lang: str) -> Iterator[str]:
    """For a terminal."""
    words = language(lang, review.game)
    marks = Counter(one.mark for one in review.judged)
    yield ", ".join(f"{words.player(seat)}{words.colon} {points}" for seat, points in enumerate(review.points))
    if not review.opinion:
        yield words.coach["unknown"]
    else:
        counts = ", ".join(f"{words.coach[f'{mark}_many']}{words.colon} {marks[mark]}" for mark in MARKS)
        lost = f"~{NBSP}{number(-review.lost, lang)} {words.coach[review.unit]}"
        yield f"{words.coach['review']}{words.colon} {counts}{words.semicolon} {lost}"
    for one in review.mattering():
        played = answer_said(one.played, review.game, lang)
        yield f"{one.generation:>3}  {words.coach[one.mark]:<10} {gain_said(one, lang):<16} {played}"
        if one.mark != "best":
            instead = f"{words.coach['instead']}{words.colon} {answer_said(one.best, review.game, lang)}"
            yield f"{'':<17}{instead} ({percent(one.chance)} → {percent(one.chance_best)})"
        for note in one.reasons:
            yield f"{'':<17}+ {note.say(lang)}"
    for brought in review.cards[:8]:
        paid = f"{brought.paid}{NBSP}{words.stocks['credits']}"
        yield f"~{NBSP}{number(brought.total, lang)}  {words.name(brought.card)} ({paid})"


PAGE = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }}
h1 {{ font-size: 1.5rem; }} h2 {{ font-size: 1.1rem; margin-top: 2rem; }}
table {{ border-collapse: collapse; width: 100%; }} td, th {{ text-align: left; padding: .25rem .6rem .25rem 0; }}
td.n {{ text-align: right; white-space: nowrap; color: #6233a8; }}
svg {{ width: 100%; height: auto; background: #f6f1ea; }}
small {{ color: #666; }}
</style>
<h1>{title}</h1>
<p>{summary}</p>
{chart}
<table>{moments}</table>
<h2>{cards_title}</h2>
<table>{cards}</table>
</html>
"""


def review_html(review: Review, lang: str) -> str:
    """A page that needs nothing else."""
    words = language(lang, review.game)
    lines = list(review_lines(review, lang))
    moments = "".join(
        f"<tr><td>{one.generation}<td>{escape(words.coach[one.mark])}"
        f"<td>{escape(answer_said(one.played, review.game, lang))}"
        f"<br><small>{escape(instead(one, review.game, lang))}</small>"
        f"<td class=n>{escape(gain_said(one, lang))}"
        for one in review.mattering()
    )
    cards = "".join(
        f"<tr><td>{escape(words.name(one.card))}<td class=n>{one.paid}{NBSP}{escape(words.stocks['credits'])}"
        f"<td class=n>~{NBSP}{number(one.total, lang)}"
        for one in review.cards
    )
    return PAGE.format(
        lang=lang,
        title=escape(f"{words.coach['review']}{words.colon} {lines[0]}"),
        summary=escape(lines[1] if len(lines) > 1 else ""),
        chart=chart_of(review, words.coach["chance"] + words.colon),
        moments=moments,
        cards_title=escape(words.coach["brought"]),
        cards=cards,
    )


def instead(one: Judged, game: str, lang: str) -> str:
    """What would have been better, and why."""
    words = language(lang, game)
    why = f"{words.semicolon} ".join(note.say(lang) for note in one.reasons)
    if one.mark == "best":
        return why
    chances = f"({percent(one.chance)} → {percent(one.chance_best)})"
    return f"{words.coach['instead']}{words.colon} {answer_said(one.best, game, lang)} {chances}. {why}"


def chart_of(review: Review, title: str) -> str:
    """The chance of the seat, answer by answer."""
    if len(review.judged) < 2:
        return ""
    last = review.judged[-1].n or 1
    points = " ".join(f"{600 * one.n / last:.1f},{160 - 150 * one.chance:.1f}" for one in review.judged)
    ends = f"{percent(review.judged[0].chance)} → {percent(review.judged[-1].chance)}"
    return (
        f'<svg viewBox="0 0 600 170" role="img" aria-label="{escape(title)} {ends}">'
        f'<line x1="0" x2="600" y1="85" y2="85" stroke="#bbb"/>'
        f'<polyline points="{points}" fill="none" stroke="#6233a8" stroke-width="2"/></svg>'
        f"<p><small>{escape(title)} {ends}</small></p>"
    )
