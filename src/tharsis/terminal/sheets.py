"""What every table shows as text: the hand, a card in full, the final scores."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tharsis.bots.levels import Level
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import CORPORATION, TAGS
from tharsis.vocabulary.world import World
from tharsis.words.item import Item
from tharsis.words.language import Language

SEAT_STYLE = ["bold red", "bold green", "bold blue", "bold yellow", "bold magenta"]


def seat_style(seat: int) -> str:
    return SEAT_STYLE[seat] if 0 <= seat < len(SEAT_STYLE) else "bold white"


def hand(g: World, words: Language, me: int) -> Table:
    """The hand with prices; what cannot be played says why not."""
    t = words.terms
    table = Table(title=t["hand"], title_justify="left", box=None, pad_edge=False, padding=(0, 1))
    table.add_column(t["price"], justify="right")
    table.add_column(t["card"])
    table.add_column(t["tags"])
    table.add_column(t["text"])
    why = g.why_not(me)
    for c in g.seat[me].hand:
        card = g.cards[c]
        reasons = why.get(f"play {card.name}", [])
        price = g.price(g.seat[me], card)
        cost = Text(str(price), style="green" if price < card.cost else "")
        blocked = [r for r in reasons if r.kind != "not_your_turn"]
        name = Text(words.name(card.name), style="grey62" if blocked else "bold")
        text = Text(words.text(card).whole())
        if blocked:
            text.append("\n" + "; ".join(r.say(words.code) for r in blocked), style="yellow")
        table.add_row(cost, name, ", ".join(words.tags[TAGS[x]] for x in card.tags), text)
    return table


def card_sheet(words: Language, card: Card, indent: str = "  ") -> Text:
    """One card in full."""
    text = words.text(card)
    out = Text()
    out.append(words.name(card.name), style="bold")
    if card.kind != CORPORATION:
        out.append(f"  {card.cost} {words.stocks['credits']}", style="yellow")
    out.append(f"  {', '.join(words.tags[TAGS[t]] for t in card.tags)}  {card.code}", style="grey62")
    for part in (text.needs, text.effects, text.actions, text.play, text.points):
        if part:
            out.append(f"\n{indent}{part}", style="not bold")
    return out


def ladder(levels: list[Level], words: Language) -> Table:
    """Who can be played against in one game, the weakest first."""
    t = words.terms
    table = Table(title=levels[0].game, title_justify="left", box=None, pad_edge=False, padding=(0, 1))
    table.add_column(t["level"], justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for figure in ("rating", "think", "simulations"):
        table.add_column(t[figure], justify="right", no_wrap=True)
    table.add_column(t["style"])
    for level in levels:
        style = Text(words.bots[f"{level.bot}_text"])
        if level.settings:
            style.append(f"\n{t['trained']} {', '.join(level.settings)}", style="grey62")
        table.add_row(
            str(level.rank),
            Text(words.bots[level.bot], style="bold").append(f"\n{level.name}", style="not bold grey62"),
            "" if level.rating is None else str(level.rating),
            f"{level.milliseconds:g}",
            str(level.simulations or ""),
            style,
        )
    return table


def listing(items: list[Item], words: Language, title: str = "") -> Table:
    """What was looked up: cards, or other things of one kind under their title."""
    t = words.terms
    table = Table(title=title or None, title_justify="left", box=None, pad_edge=False, padding=(0, 1))
    rows = [
        (
            item.number,
            "" if item.cost is None or item.kind == "corporation" else str(item.cost),
            Text(item.name, style="bold"),
            ", ".join(words.tags[tag] for tag in item.tags),
            Text(item.text),
        )
        for item in items
    ]
    titles = ("", t["price"], "" if title else t["card"], t["tags"], t["text"])
    filled = [n for n in range(len(titles)) if any(row[n] for row in rows)]
    for n in filled:
        table.add_column(titles[n], justify="right" if n == 1 else "left")
    for row in rows:
        table.add_row(*(row[n] for n in filled))
    return table


def final_scores(g: World, words: Language) -> Table:
    table = Table(title=words.terms["points"], title_justify="left")
    table.add_column("")
    rows = g.scores()
    sources = [source for source in words.sources if any(source in row for row in rows)]
    for source in sources:
        table.add_column(words.sources[source], justify="right")
    winners = g.winners()
    for s, row in enumerate(rows):
        label = Text(words.player(s), style=seat_style(s))
        if s in winners:
            label.append(" ★")
        table.add_row(label, *(str(row.get(source, "")) for source in sources))
    return table
