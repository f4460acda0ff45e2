"""A page about what was played: ratings, who beats whom, where points come from, how long games last."""

from __future__ import annotations

import html
import io
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tharsis.arena.ratings import Meetings, Rating, meetings, ratings
from tharsis.arena.results import Played, Results
from tharsis.arena.verdict import Trial, interval

PAGE: Final = "index.html"
MOST_FAULTS: Final = 20
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #221b18 }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem }
table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .3rem .8rem; text-align: right }
th:first-child, td:first-child { text-align: left } tr + tr { border-top: 1px solid #0002 }
figure { margin: 1rem 0 } svg { max-width: 100%; height: auto } .note { color: #665 }
@media (prefers-color-scheme: dark) {
  body { background: #17110f; color: #f2e9e4 } tr + tr { border-color: #fff3 } .note { color: #bba }
  svg { background: #fffb; border-radius: 8px } a { color: #ffb38a }
}
"""


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    def row(cells: Sequence[object], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{html.escape(str(cell))}</{tag}>" for cell in cells) + "</tr>"

    return "<table>" + row(head, "th") + "".join(row(cells, "td") for cells in rows) + "</table>"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


# ---- the parts
def rating_table(rows: Sequence[Rating]) -> str:
    cells = []
    for one in rows:
        low, high = interval(one.share, one.games)
        between = f"{percent(low)} to {percent(high)}"
        cells.append((one.name, f"{one.rating:.0f}", f"± {one.error:.0f}", one.games, percent(one.share), between))
    return table(("player", "rating", "95 %", "games", "wins", "95 %"), cells)


def matrix(met: Meetings) -> str:
    """What the player of the row won against that of the column."""
    rows = []
    for i, name in enumerate(met.names):
        cells = [percent(met.won[i][j] / n) if (n := met.games[i][j]) else "" for j in range(len(met.names))]
        rows.append((name, *cells))
    return table(("", *met.names), rows)


def sources(games: Sequence[Played], names: Sequence[str]) -> str:
    """Mean points by where they come from."""
    head = list(dict.fromkeys(key for game in games for row in game.scores for key in row if key != "total"))
    rows = []
    for name in names:
        mine = [game.scores[game.seats.index(name)] for game in games if name in game.seats]
        means = [sum(row.get(key, 0) for row in mine) / max(1, len(mine)) for key in (*head, "total")]
        rows.append((name, *(f"{mean:.1f}" for mean in means)))
    return table(("player", *head, "total"), rows)


def records(games: Sequence[Played], folder: Path) -> Iterator[str]:
    """The games that were kept, each as a file that the replay opens."""
    for number, game in enumerate(game for game in games if game.record is not None):
        name = f"game-{number:03}.json"
        (folder / name).write_text(json.dumps(game.record))
        points = ", ".join(f"{who} {row['total']}" for who, row in zip(game.seats, game.scores, strict=True))
        yield f'<li><a href="{name}">{html.escape(points)}</a>, {game.generations} generations, seed {game.seed}</li>'


# ---- drawings
def drawn(figure: Any) -> str:
    out = io.StringIO()
    figure.savefig(out, format="svg", bbox_inches="tight", metadata={"Date": None})
    text = out.getvalue()
    return f"<figure>{text[text.index('<svg') :]}</figure>"


def drawings(games: Sequence[Played], rows: Sequence[Rating]) -> dict[str, str]:
    """Ratings with their intervals, lengths of games, points; empty where there is nothing to draw with."""
    try:
        import matplotlib
    except ImportError:
        return {}
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "tharsis"  # the same games, the same file
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 0.6 + 0.4 * len(rows)))
    for y, one in enumerate(reversed(rows)):
        axes.errorbar(one.rating, y, xerr=one.error, fmt="o", capsize=4, color="#b5482a")
    axes.set_yticks(range(len(rows)), [one.name for one in reversed(rows)])
    axes.set_xlabel("rating")
    strengths = drawn(figure)

    figure, axes = pyplot.subplots(figsize=(7, 3))
    lengths = Counter(game.generations for game in games)
    axes.bar(list(lengths), list(lengths.values()), color="#3d6a8a")
    axes.set_xlabel("generations")
    axes.set_ylabel("games")
    duration = drawn(figure)

    figure, axes = pyplot.subplots(figsize=(7, 0.8 + 0.5 * len(rows)))
    totals = [
        [game.scores[game.seats.index(one.name)]["total"] for game in games if one.name in game.seats] for one in rows
    ]
    axes.boxplot(totals[::-1], orientation="horizontal", showfliers=False)
    axes.set_yticks(range(1, len(rows) + 1), [one.name for one in reversed(rows)])
    axes.set_xlabel("points")
    points = drawn(figure)
    pyplot.close("all")
    return {"ratings": strengths, "generations": duration, "points": points}


# ---- the page
def report(results: Results, folder: Path) -> Path:
    """Writes the page and the games that were kept."""
    folder.mkdir(parents=True, exist_ok=True)
    games = list(results.games())
    plan = results.plan
    bots = [name for name in plan.players if any(name in game.seats for game in games)]
    rows = ratings(games, bots)
    names = [one.name for one in rows]
    pictures = drawings(games, rows)
    faults = [f"{game.key}: {fault}" for game in games for fault in game.faults]
    kept = "".join(records(games, folder))
    parts = [
        f"<h1>{len(games):,} games of {html.escape(plan.game)}</h1>",
        f"<p class=note>{html.escape(json.dumps(dict(plan.options)))}, {plan.seats} seats, from seed {plan.seed}</p>",
        verdict_line(games, results),
        "<h2>Ratings</h2>",
        pictures.get("ratings", ""),
        rating_table(rows),
        "<h2>Who beats whom</h2>",
        matrix(meetings(games, names)),
        "<h2>Points by source</h2>",
        pictures.get("points", ""),
        sources(games, names),
        "<h2>Length</h2>",
        pictures.get("generations", ""),
        table(("generations", "games"), sorted(Counter(game.generations for game in games).items())),
        f"<h2>What went wrong</h2><ul>{''.join(f'<li>{html.escape(x)}</li>' for x in faults[:MOST_FAULTS])}</ul>"
        if faults
        else "",
        f"<h2>Games to look at</h2><p>The page of Tharsis opens these files (“Load a game”), and so does "
        f"<code>tharsis replay FILE</code>.</p><ul>{kept}</ul>"
        if kept
        else "",
        "" if pictures else "<p class=note>With matplotlib installed this page has drawings too.</p>",
    ]
    page = folder / PAGE
    title = f"<!doctype html><html lang=en><meta charset=utf-8><title>Arena</title><style>{STYLE}</style>"
    page.write_text(title + "\n".join(part for part in parts if part))
    return page


def verdict_line(games: Sequence[Played], results: Results) -> str:
    test = results.plan.test
    if test is None:
        return ""
    said = Trial(test, results.plan.seed).hear(games)
    answer = {True: "Yes", False: "No", None: "Not known yet"}[said.better]
    shares = f"{percent(said.share)} of {said.games} games ({percent(said.low)} to {percent(said.high)})"
    return (
        f"<p><b>Is {html.escape(test.better)} better than {html.escape(test.than)}? {answer}.</b> It won {shares}.</p>"
    )
